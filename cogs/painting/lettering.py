"""Words and signs: faces, sizes that fit, and masks of what is written."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import font_source_sans_pro as sans
from PIL import Image, ImageDraw, ImageFont

from cogs.painting.store import LETTERS
from games.core.scene import Face

_HERE = Path(__file__).parent
FACES: dict[str, str] = {
    "text": sans.SourceSansPro,
    "semi": sans.SourceSansProSemibold,
    "bold": sans.SourceSansProBold,
    "court": str(_HERE / "fonts" / "yeseva-one.ttf"),
    "realm": str(_HERE / "fonts" / "alegreya-sc.ttf"),
    "quest": str(_HERE / "fonts" / "alegreya.ttf"),
    "village": str(_HERE / "fonts" / "balsamiq-sans.ttf"),
    "hand": str(_HERE / "fonts" / "caveat.ttf"),
    "signs": str(_HERE / "signs.ttf"),
}
_FONTS = 96
"""A font in one size takes a quarter of a megabyte, and a third of a millisecond to load."""
_NARROWEST = 0.62
"""What is as small as can be read and still too wide is drawn narrower, down to this share, before it loses its end."""
_STEP = 0.5
"""Sizes of shrunk texts are whole steps, so that fonts do not keep piling up."""


@lru_cache(_FONTS)
def font(face: str, size: float) -> ImageFont.FreeTypeFont:
    # Pillow's other way to set text kerns more, but only where the system has a library for it.
    return ImageFont.truetype(FACES[face], size, layout_engine=ImageFont.Layout.BASIC)


@cache
def signs() -> dict[str, int]:
    """The code points of the signs in their font."""
    found: dict[str, int] = json.loads((_HERE / "signs.json").read_text(encoding="utf-8"))
    return found


class Lines(NamedTuple):
    """A text as it is set."""

    lines: tuple[str, ...]
    size: float
    width: float
    cut: bool
    """It lost its end."""
    narrow: float = 1
    """Its letters are drawn in this share of their width."""


@lru_cache(4096)
def set_text(text: str, face: Face, size: float, fit: float, most: int, least: float) -> Lines:
    """A text in up to so many lines, and in the size in which it fits; never smaller than `least`, if it is not
    smaller by itself. What still does not fit loses its end.
    """
    whole = font(face, size).getlength(text)
    if not fit or whole <= fit:
        return Lines((text,), size, whole, False)
    smallest = min(size, least)
    while True:
        lines, written = _broken(text, face, size, fit, most), font(face, size)
        wide = max(written.getlength(line) for line in lines)
        if wide <= fit:
            return Lines(lines, size, wide, False)
        if size <= smallest:
            return _squeezed(lines, written, size, fit)
        size = max(smallest, min(size - _STEP, size * fit / wide // _STEP * _STEP) if most == 1 else size - _STEP)


def _squeezed(lines: tuple[str, ...], written: ImageFont.FreeTypeFont, size: float, fit: float) -> Lines:
    """Narrower letters; what needs narrower ones than can be read loses its end."""
    kept = tuple([_cut(line, written, fit / _NARROWEST) for line in lines])
    wide = max(written.getlength(line) for line in kept)
    return Lines(kept, size, min(wide, fit), kept != lines, min(1.0, fit / wide))


def _broken(text: str, face: Face, size: float, fit: float, most: int) -> tuple[str, ...]:
    """In as few lines as can be, of about the same width: none is left with one word alone."""
    written, words = font(face, size), text.split()
    if most == 1 or written.getlength(text) <= fit or len(words) == 1:
        return (text,)
    for count in range(2, min(most, len(words)) + 1):
        lines = _even(words, written, count)
        if max(written.getlength(line) for line in lines) <= fit:
            break
    return lines


def _even(words: list[str], written: ImageFont.FreeTypeFont, count: int) -> tuple[str, ...]:
    """So many lines whose widest is as narrow as can be."""
    widths = [written.getlength(word) for word in words]
    space = written.getlength(" ")
    narrow, wide = max(widths), sum(widths) + space * (len(words) - 1)
    for _ in range(12):
        middle = (narrow + wide) / 2
        if len(_filled(words, widths, space, middle)) <= count:
            wide = middle
        else:
            narrow = middle
    return tuple(_filled(words, widths, space, wide))


def _filled(words: list[str], widths: list[float], space: float, fit: float) -> list[str]:
    lines: list[list[str]] = [[]]
    used = 0.0
    for word, width in zip(words, widths, strict=True):
        if lines[-1] and used + space + width > fit:
            lines.append([])
            used = -space
        used += width + (space if lines[-1] or used < 0 else 0)
        lines[-1].append(word)
    return [" ".join(line) for line in lines]


def _cut(text: str, written: ImageFont.FreeTypeFont, fit: float) -> str:
    if written.getlength(text) <= fit:
        return text
    while text and written.getlength(text + "…") > fit:
        text = text[:-1]
    return text.rstrip() + "…"


@lru_cache(512)
def capitals(face: str, size: float) -> float:
    """How tall they are."""
    return -font(face, size).getbbox("H", anchor="ls")[1]


class Written(NamedTuple):
    """A line of text as a mask, and where that lies from the line's beginning on its foot."""

    left: int
    top: int
    mask: Image.Image


def write(text: str, face: str, size: float, narrow: float = 1, *, keep: bool) -> Written | None:
    """None: there is nothing to see. Kept only where it may come again: pictures of one table say mostly the same."""
    left, top, right, bottom = _bounds(text, face, size)
    if right <= left or bottom <= top:
        return None

    def make() -> Image.Image:
        mask = Image.new("L", (right - left + 2, bottom - top + 2))
        ImageDraw.Draw(mask).text((1 - left, 1 - top), text, fill=255, font=font(face, size), anchor="ls")
        if narrow == 1:
            return mask
        return mask.resize((max(1, round(mask.width * narrow)), mask.height), Image.Resampling.LANCZOS)

    mask = LETTERS.get((text, face, size, narrow), make) if keep else make()
    return Written(round((left - 1) * narrow), top - 1, mask)


@lru_cache(4096)
def _bounds(text: str, face: str, size: float) -> tuple[int, int, int, int]:
    left, top, right, bottom = (int(edge) for edge in font(face, size).getbbox(text, anchor="ls"))
    return left, top, right, bottom


def sign_mask(sign: str, size: float, stroke: float = 0) -> Image.Image:
    """A sign in its square, with so wide a border all around and two pixels of room."""
    pad = round(stroke) + 2
    side = round(size)
    mask = Image.new("L", (side + 2 * pad, side + 2 * pad))
    ImageDraw.Draw(mask).text(
        (pad, pad), chr(signs()[sign]), fill=255, font=font("signs", side), anchor="la", stroke_width=round(stroke)
    )
    return mask
