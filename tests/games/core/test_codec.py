"""Snapshots over versions of the rules: a stored sample, its upcaster, what is newer or damaged refused."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import pytest

from games.core import state
from games.core.codec import Unreadable, digest, encode, load_state


class Suit(IntEnum):
    RED = 1
    BLUE = 2


class State(state.State):
    """Version 3 of a small state: 2 renamed a field, 3 added one."""

    hand: list[Suit]
    coins: dict[int, int]
    place: tuple[int, int] = (0, 0)
    note: str | None = None


SAMPLE_1 = b'{"result":null,"cards":[1,2],"coins":{"0":3,"1":5}}'
"""As version 1 wrote it."""


def renamed(plain: dict[str, Any]) -> dict[str, Any]:
    plain["hand"] = plain.pop("cards")
    return plain


def placed(plain: dict[str, Any]) -> dict[str, Any]:
    return {**plain, "place": [len(plain["hand"]), 7]}


UPCASTERS = {1: renamed, 2: placed}


def test_round_trip() -> None:
    """What is written is read back, with the same digest."""
    one = State(hand=[Suit.BLUE], coins={2: 1}, place=(1, 2), note="é", result=state.Result([0], [1, 2], "why"))
    again = load_state(State, encode(one), 3, 3, UPCASTERS)
    assert again == one and digest(again) == digest(one)
    assert isinstance(again.hand[0], Suit) and isinstance(again.place, tuple)


def test_a_stored_sample_is_brought_up_to_date() -> None:
    """A snapshot of version 1 goes through every upcaster in turn, also with numbers as keys."""
    loaded = load_state(State, SAMPLE_1, 1, 3, UPCASTERS)
    assert loaded == State(hand=[Suit.RED, Suit.BLUE], coins={0: 3, 1: 5}, place=(2, 7))


def test_a_version_without_an_upcaster_is_read_as_it_is() -> None:
    """A version that changed no field needs none."""
    assert load_state(State, b'{"hand":[1],"coins":{}}', 2, 4, {}) == State(hand=[Suit.RED], coins={})


def test_newer_rules_are_refused() -> None:
    """What newer rules wrote is not guessed at."""
    with pytest.raises(Unreadable, match="written by rules 4"):
        load_state(State, SAMPLE_1, 4, 3, UPCASTERS)


@pytest.mark.parametrize("broken", [b"", b"{", b'{"hand":[9],"coins":{}}', b'{"coins":{}}', b"[]"])
@pytest.mark.parametrize("written_by", [3, 2])
def test_damage_is_refused(broken: bytes, written_by: int) -> None:
    """What cannot be read is Unreadable, whoever wrote it."""
    with pytest.raises(Unreadable):
        load_state(State, broken, written_by, 3, {})


def test_digests() -> None:
    """Equal states, equal digests; a known one, so that no version of Python or msgspec changes it unnoticed."""
    one, same, other = (State(hand=[Suit.RED], coins={0: coins}) for coins in (1, 1, 2))
    assert digest(one) == digest(same) != digest(other)
    assert digest(one) == "4a662b6e7659f5b0"
