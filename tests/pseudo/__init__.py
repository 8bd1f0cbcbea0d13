"""A language that nobody speaks, made of English: longer, and with no English word left in it.

What still reads like English when everybody speaks it never came from a text; what is cut was measured for English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from texts import catalogue

PSEUDO, LOCALE = "xx", "bg"
"""Its folder; and whose plurals, lists and place among Discord's locales it takes: its "and" has no Latin letters."""
LONGER = 1.4
"""By so much it is longer than English, about."""
OPEN, CLOSE = "⟦", "⟧"
"""They show where one text ends and another one begins."""

_LETTERS = str.maketrans("acegijlnorstuyzACEGIJLNORSTUYZ", "åçéğïĵľñöŕšťüýžÅÇÉĞÏĴĽÑÖŔŠŤÜÝŽ")
_VOWELS = re.compile(r"[aeiouAEIOU]")
_KEPT = re.compile(r"`[^`]*`|/\w[\w :]*(?=\*\*|`)|https?://\S+|<[^>]*>|<t:|\\n")
"""What is typed, and what Discord reads, is the same in every language."""
_WORD = re.compile(r"(?<![\w])[A-Za-z]{3,}(?!\w)")


def lengthened(text: str) -> str:
    """Four letters of ten are vowels: doubled, they make it as much longer as the longest languages are. A sign of one
    or two letters is no longer in any of them.
    """
    if len(text) < 3:
        return text.translate(_LETTERS)
    kept = [found.span() for found in _KEPT.finditer(text)]
    parts, place = [], 0
    for start, end in kept:
        parts += [_strange(text[place:start]), text[start:end]]
        place = end
    return "".join([*parts, _strange(text[place:])])


def _strange(text: str) -> str:
    return _VOWELS.sub(lambda vowel: vowel[0] + vowel[0].lower(), text).translate(_LETTERS)


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's names
        return ast.TextElement(lengthened(node.value))

    def visit_Comment(self, node: ast.Comment) -> None:  # noqa: N802
        return None


def _bracketed(pattern: ast.Pattern | None) -> None:
    fixed = [part for part in pattern.elements if isinstance(part, ast.TextElement)] if pattern is not None else []
    if pattern is not None and any(part.value.strip() for part in fixed) and not _marked(pattern):
        pattern.elements.insert(0, ast.TextElement(OPEN))
        pattern.elements.append(ast.TextElement(CLOSE))


def without_brackets(text: str) -> str:
    return text.replace(OPEN, "").replace(CLOSE, "")


def _marked(pattern: ast.Pattern) -> bool:
    """Markdown counts only where a line begins with it."""
    first = pattern.elements[0]
    return isinstance(first, ast.TextElement) and first.value.startswith(("#", "-", ">"))


def drop_in(folder: Path) -> None:
    """Its files, beside the languages that there are."""
    for language in catalogue.FOLDER.glob("*/language.ftl"):
        (folder / language.parent.name).symlink_to(language.parent)
    mine = folder / PSEUDO
    mine.mkdir()
    for file in sorted((catalogue.FOLDER / catalogue.DEFAULT).glob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                entry.value = _Pseudo().visit(entry.value) if entry.value is not None else None
                _bracketed(entry.value)
                for attribute in entry.attributes:
                    attribute.value = _Pseudo().visit(attribute.value)
                    _bracketed(attribute.value)
        (mine / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    (mine / "language.ftl").write_text(
        f"language = ⟦Pšéüdö⟧\n    .locale = {LOCALE}\n    .discord = {LOCALE}\n    .alphabet = abc\n", encoding="utf-8"
    )


@contextmanager
def spoken(folder: Path) -> Iterator[None]:
    """The languages of this folder are those that there are. What has been read of the others stays read."""
    before = catalogue.FOLDER
    catalogue.FOLDER = folder
    _count_anew()
    try:
        yield
    finally:
        catalogue.FOLDER = before
        _count_anew()


def _count_anew() -> None:
    catalogue.languages.cache_clear()
    catalogue.language_of.cache_clear()


def english_in(text: str, *known: str) -> list[str]:
    """Words of plain English in it, except those that are known to be nobody's text: names above all."""
    for name in sorted(known, key=len, reverse=True):
        text = text.replace(name, "")
    return [word[0] for word in _WORD.finditer(_KEPT.sub("", text))]
