"""In which language something is: by the words that no other language of ours has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from texts.catalogue import FOLDER, languages
from texts.checking import patterns, said

WORD = re.compile(r"[^\W\d_]{3,}")
SHOWN = frozenset(("content", "label", "placeholder", "description", "title", "name", "topic"))
"""What people read of all that Discord is sent."""
UNREAD = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>|</?\w[^>]*>|\w+\.(?:webp|csv|json|png)|\w+…")
"""Commands, links and mentions, files by their names, and words that were cut."""


def shown(body: Any) -> Iterator[str]:
    """Every string in a message, a form or an answer that somebody reads."""
    if isinstance(body, dict):
        for key, value in body.items():
            if isinstance(value, str) and key in SHOWN:
                yield value
            elif not isinstance(value, str):
                yield from shown(value)
    elif isinstance(body, list):
        for one in body:
            yield from shown(one)


@cache
def _words(language: str) -> frozenset[str]:
    found: set[str] = set()
    for pattern in patterns(FOLDER / language)[0].values():
        for text in said(pattern).fixed:
            found |= {word.casefold() for word in WORD.findall(text)}
    return frozenset(found)


@cache
def telltales() -> dict[str, str]:
    """The language of every word that only one of them has."""
    known = languages()
    return {
        word: language
        for language in known
        for word in _words(language)
        if sum(word in _words(other) for other in known) == 1
    }


def tongues(text: str) -> dict[str, list[str]]:
    """The languages that a text gives away, and by which words."""
    found: dict[str, list[str]] = {}
    for word in WORD.findall(UNREAD.sub(" ", text)):
        language = telltales().get(word.casefold())
        if language is not None:
            found.setdefault(language, []).append(word)
    return found
