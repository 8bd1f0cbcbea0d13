"""Words that keep their key until a sentence is formed, so that each language can inflect them in its own files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fluent.runtime.types import fluent_number

BESIDE = "\u00a0"
"""Between an emoji and its word: a line never ends between the two."""
NEUTRAL = "n"
"""Whoever has not said how texts shall speak of them, and every robot."""
MANY = "many"
"""The gender of several together."""

Forms = Callable[[str], str | None]
"""A word's other forms by name, as the attributes of its message have them; None: it has no such form."""


def no_forms(name: str) -> None:
    """Of what is no word of ours: a number, or what somebody typed."""


class Word(str):
    """A word of a language that knows its forms. In an f-string or a message it is what it says."""

    forms: Forms
    before: str
    """The emoji that stands before it, whatever its form."""

    def __new__(cls, text: str, forms: Forms, before: str = "") -> Word:
        word = super().__new__(cls, before + text)
        word.forms, word.before = forms, before
        return word

    def form(self, name: str) -> str:
        found = self.forms(name)
        return self.before + found if found is not None else str(self)

    def __eq__(self, other: object) -> bool:
        """Sentences are remembered by their facts: words that look alike may have other forms."""
        return str.__eq__(self, other) is True and (not isinstance(other, Word) or self.forms == other.forms)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


class Name(str):
    """A person's name, and how they want to be spoken of: "f", "m", or "n" for neither."""

    gender: str

    def __new__(cls, text: str, gender: str = NEUTRAL) -> Name:
        name = super().__new__(cls, text)
        name.gender = gender
        return name

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True and getattr(other, "gender", NEUTRAL) == self.gender

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


class Listed(str):
    """Several things in a row, which can be put into another form each."""

    parts: tuple[str, ...]
    joined: Callable[[Sequence[str]], str]

    def __new__(cls, parts: Sequence[str], joined: Callable[[Sequence[str]], str]) -> Listed:
        listed = super().__new__(cls, joined(parts))
        listed.parts, listed.joined = tuple(parts), joined
        return listed

    def form(self, name: str) -> str:
        return self.joined([form(part, name) for part in self.parts])

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True and (not isinstance(other, Listed) or self.parts == other.parts)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


# What texts may ask for besides their facts; docs/TRANSLATING.md explains each to translators.


def form(word: Any, name: str) -> str:
    """FORM($card, "acc"): a word that has no such form, and everything that is no word of ours, stands as it is."""
    return word.form(name) if isinstance(word, Word | Listed) else str(word)


def gender(word: Any) -> str:
    """GENDER($card), GENDER($who)."""
    if isinstance(word, Listed):
        return gender(word.parts[0]) if len(word.parts) == 1 else MANY
    if isinstance(word, Word):
        return word.forms("gender") or NEUTRAL
    return word.gender if isinstance(word, Name) else NEUTRAL


def count(words: Any) -> Any:
    """COUNT($who): what is no list is one; what is empty is none."""
    if isinstance(words, Listed):
        return fluent_number(len(words.parts))
    return fluent_number(1 if words else 0)


def capital(word: Any) -> str:
    """CAP($card): the first letter is made large, wherever an emoji or markdown stands before it."""
    text = str(word)
    start = text.rfind(BESIDE, 0, text.find(">") + 2) + 1 if text.startswith("<:") else 0
    for place in range(start, len(text)):
        if text[place].isalpha():
            return text[:place] + text[place].upper() + text[place + 1 :]
        if text[place].isalnum():
            break
    return text


def room(word: str) -> str:
    """EMOJI("guard"): where a text has room for one, until it is known whether there is one."""
    return f"\ue000{word}\ue001"


FUNCTIONS: dict[str, Any] = {"EMOJI": room, "FORM": form, "GENDER": gender, "COUNT": count, "CAP": capital}
