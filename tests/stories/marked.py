"""Languages that are English with a mark before each text: who hears which can be seen at a glance."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

from tests.pseudo import spoken
from texts import catalogue

MARKS = {"en": "", "xa": "Å·", "xb": "ß·", "xc": "Ç·"}
"""By language."""
LOCALES = {"en": "en-US", "xa": "fr", "xb": "de", "xc": "none"}
"""Which of Discord's each is; Japanese is none of them."""
SPOKEN_OF = "{ $who } { GENDER($who) ->\n    [f] as a woman\n    [m] as a man\n   *[n] as anybody\n } has left"


def drop_in(folder: Path) -> None:
    """English, and beside it each of those that are marked."""
    english = catalogue.FOLDER / catalogue.DEFAULT
    (folder / catalogue.DEFAULT).symlink_to(english)
    for language, mark in MARKS.items():
        if mark:
            (folder / language).mkdir()
            for file in sorted(english.glob("*.ftl")):
                (folder / language / file.name).write_text(_marked(file, mark), encoding="utf-8")
            (folder / language / "language.ftl").write_text(
                f"language = Lingua {language}\n    .locale = en-GB\n    .discord = {LOCALES[language]}\n"
                "    .alphabet = abc\n"
            )


def _marked(file: Path, mark: str) -> str:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.id.name == "house-left-alone":
                inflected = FluentResource(f"one = {SPOKEN_OF}\n").body[0]
                assert isinstance(inflected, ast.Message)
                entry.value = inflected.value
            for pattern in (entry.value, *[attribute.value for attribute in entry.attributes]):
                fixed = [one for one in pattern.elements if isinstance(one, ast.TextElement)] if pattern else []
                if pattern is not None and any(one.value.strip() for one in fixed):
                    pattern.elements.insert(0, ast.TextElement(mark))
    return FluentSerializer().serialize(resource)


@contextmanager
def marked(folder: Path) -> Iterator[None]:
    """These and no others are spoken."""
    with spoken(folder):
        yield


def heard(text: str) -> set[str]:
    """The languages that a text is in, English where it bears no mark."""
    found = {language for language, mark in MARKS.items() if mark and mark in text}
    return found or {"en"}
