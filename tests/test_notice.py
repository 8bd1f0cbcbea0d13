"""What others made is named in NOTICE, lies beside its licence, and is what the table of signs says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFont

from tools import notice

PAINTING = notice.ROOT / "cogs" / "painting"
FACES = sorted((PAINTING / "fonts").glob("*.ttf"))
SIGNS: dict[str, int] = json.loads((PAINTING / "signs.json").read_text(encoding="utf-8"))
NOTICE = notice.NOTICE.read_text(encoding="utf-8")
NOWHERE = 0xF8FF
"""A code point that no sign has."""

PARAGRAPH = re.compile(r"^Icons made by ([^(\n]+?)(?: \(\S+\))?, (CC BY 3\.0|CC0 1\.0):\n((?:  .+\n)+)", re.M)


def named(text: str) -> dict[str, str]:
    """The author of each sign, as a reader finds it."""
    found = PARAGRAPH.findall(text)
    return {sign: author for author, _, signs in found for sign in re.split(r",\s+", signs.strip())}


def test_every_sign_is_named_with_its_author() -> None:
    """Whom the list says; a sign that is no longer used is not named either."""
    assert SIGNS, "no signs"
    listed = notice.listed()
    assert named(NOTICE) == {sign: listed[sign] for sign in SIGNS}


def test_the_credits_are_those_of_the_list() -> None:
    """`python -m tools.notice` was run after the last change."""
    assert NOTICE.endswith(notice.HEADING + notice.credits_of(notice.listed()))


def test_a_sign_under_another_name_is_found() -> None:
    """A reader that finds anything anywhere would prove nothing."""
    text = notice.credits_of({"anchor": "Lorc", "abstract-021": "Viscious Speed", "key": "Sbed"})
    assert named(text) == {"anchor": "Lorc", "abstract-021": "Viscious Speed", "key": "Sbed"}
    assert "CC0 1.0:\n  abstract-021\n" in text and "CC BY 3.0:\n  anchor\n" in text
    assert named(text.replace("Lorc", "Skoll"))["anchor"] == "Skoll"
    assert "key" not in named(text.replace("Icons made by Sbed", "Icons of Sbed"))


@pytest.mark.parametrize("face", FACES, ids=lambda face: str(face.name))
def test_a_face_lies_beside_its_licence(face: Path) -> None:
    licence = face.with_name(f"LICENSE-{face.stem}.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert licence.splitlines()[0] in NOTICE and face.name in NOTICE


def test_there_are_faces_and_no_licence_without_one() -> None:
    licences = {path.stem.removeprefix("LICENSE-") for path in (PAINTING / "fonts").glob("*.txt")}
    assert licences == {face.stem for face in FACES} != set()


def drawn(code: int, size: int = 32) -> Image.Image:
    """A sign with a margin of half its size all around."""
    image = Image.new("L", (2 * size, 2 * size))
    font = ImageFont.truetype(PAINTING / "signs.ttf", size)
    ImageDraw.Draw(image).text((size // 2, size // 2), chr(code), fill=255, font=font, anchor="la")
    return image


def test_table_and_font_have_the_same_signs() -> None:
    """Each code point of the table draws something of its own, and no other draws anything but the frame."""
    frame = drawn(NOWHERE).tobytes()
    pictures = {code: drawn(code) for code in SIGNS.values()}
    assert len({picture.tobytes() for picture in pictures.values()} | {frame}) == len(SIGNS) + 1
    assert all(picture.getbbox() for picture in pictures.values())
    others = [code for code in range(0xE000, NOWHERE) if code not in pictures]
    assert [hex(code) for code in others if drawn(code).tobytes() != frame] == []


def test_a_sign_stands_in_the_square_of_its_size() -> None:
    """From the point where it is written to the right and down; a narrow one in the middle, not at the left edge."""
    size = 128
    low, high = size // 2 - 1, size // 2 + size + 1  # the hinter may touch one pixel more
    boxes = {sign: drawn(code, size).getbbox() or (0, 0, 0, 0) for sign, code in SIGNS.items()}
    assert {sign: box for sign, box in boxes.items() if min(box[:2]) < low or max(box[2:]) > high} == {}
    middle = sum(left + right for left, _, right, _ in boxes.values()) / (2 * len(boxes))
    assert abs(middle - size) < size / 40
