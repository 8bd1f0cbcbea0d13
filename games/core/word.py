"""Pieces and their words: numbers in the state, words in menus, events and texts."""

from __future__ import annotations

from enum import IntEnum


class Worded(IntEnum):
    """A base for enums of pieces, places and actions: each member has a word, its name in small letters."""

    word: str

    def __init__(self, value: int) -> None:
        self.word = self._name_.lower()
