"""Pieces and their words: the same value in every form that a state, an event or a copy gives it."""

from __future__ import annotations

import copy
import pickle

import msgspec

from games.core.text import plain
from games.core.word import Worded


class Suit(Worded):
    RED = 0
    DARK_BLUE = 7


def test_a_word_is_the_name_in_small_letters() -> None:
    assert [suit.word for suit in Suit] == ["red", "dark_blue"]
    assert plain({"suit": Suit.DARK_BLUE}) == {"suit": Suit.DARK_BLUE.word}


def test_the_word_is_no_part_of_the_value() -> None:
    """In the state a piece is its number, and it comes back as the same piece."""
    assert Suit.DARK_BLUE == 7 and list(Suit) == [Suit.RED, Suit.DARK_BLUE]
    assert msgspec.json.encode([Suit.RED, Suit.DARK_BLUE]) == b"[0,7]"
    assert msgspec.json.decode(b"7", type=Suit) is Suit.DARK_BLUE
    assert copy.deepcopy(Suit.RED) is Suit.RED is pickle.loads(pickle.dumps(Suit.RED))
