"""Controls with types: what is declared is written into an id, read back, checked and handed to one method."""

from __future__ import annotations

from enum import StrEnum
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.controls import Control, Malformed, Switchboard, button, handles, select
from games.core.text import Refused
from games.host.rows import TableId
from games.host.table_state import TableState

LARGE = st.integers(-(2**63), 2**63 - 1)
"""As large as Discord's ids and the database's numbers get."""


class Mood(StrEnum):
    GOOD = "good"
    BAD = "bad"


class Knock(Control, verb="knock"):
    table: TableId
    mood: Mood
    word: str = ""
    times: int = 1


class Rest(Control, verb="rest"):
    channel: int
    words: tuple[str, ...] = ()


class Bare(Control, verb="bare"):
    pass


class Door:
    """Notes what reaches it."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    @handles(Knock)
    async def knock(self, interaction: Any, state: TableState, mood: Mood, word: str, times: int) -> None:
        self.heard.append((state, mood, word, times))

    @handles(Rest)
    async def rest(self, interaction: Any, channel: int, words: tuple[str, ...], chosen: list[int]) -> None:
        self.heard.append((channel, words, chosen))

    @handles(Bare)
    async def bare(self, interaction: Any, chosen: str) -> None:
        self.heard.append(chosen)


def board(*owners: object) -> tuple[Switchboard, list[str]]:
    """A switchboard whose tables are words, and the keys of what it refused."""
    refused: list[str] = []

    async def guard(interaction: Any, act: Any) -> None:
        try:
            await act()
        except Refused as no:
            refused.append(no.phrase.key)

    async def look(interaction: Any, table: TableId) -> Any:
        return f"table {table}"

    made = Switchboard(guard, look)
    for owner in owners:
        made.connect(owner)
    return made, refused


def a_click() -> Any:
    return SimpleNamespace(message=None, id=1, extras={})


def test_an_id_is_the_verb_and_the_parts() -> None:
    assert Knock(12, Mood.BAD, "hello", 3).written() == "knock:12:bad:hello:3"
    assert Rest(5, ("a", "b")).written() == "rest:5:a:b"
    assert Bare().written() == "bare"


def test_what_is_as_usual_at_the_end_is_left_out() -> None:
    assert Knock(12, Mood.BAD).written() == "knock:12:bad"
    assert Knock(12, Mood.BAD, times=2).written() == "knock:12:bad::2", "but not in the middle"


@given(st.integers(-(10**15), 10**15), st.sampled_from(Mood), st.from_regex(r"[\w.-]*", fullmatch=True), LARGE)
def test_what_is_written_is_read_back(table: int, mood: Mood, word: str, times: int) -> None:
    control = Knock(table, mood, word, times)
    assert Knock.read(control.written().split(":")[1:]) == control


@given(st.lists(st.text()))
def test_anything_else_is_one_refusal(parts: list[str]) -> None:
    for control in (Knock, Rest, Bare):
        try:
            read = control.read(parts)
        except Malformed as no:
            assert no.phrase.key == "refused-old-control"
        else:
            assert type(read) is control


@pytest.mark.parametrize(
    "written",
    [
        *("knock", "knock:1", "knock:x:bad", "knock:١٢:bad", "knock:1:fair", "knock:1:bad:w:2:3", "knock:1.5:bad"),
        *(f"knock:{2**63}:bad", f"knock:{-(2**63) - 1}:bad", "knock:" + "9" * 400 + ":bad"),
        *("waltz:1", "", ":", "knock::bad", "rest", "bare:1"),
    ],
)
async def test_a_malformed_id_reaches_no_handler(written: str) -> None:
    door = Door()
    switchboard, refused = board(door)
    await switchboard.answer(a_click(), written, ["1"])
    assert (door.heard, refused) == ([], ["refused-old-control"])


async def test_parts_and_the_table_are_handed_over_by_name() -> None:
    door = Door()
    switchboard, refused = board(door)
    await switchboard.answer(a_click(), "knock:12:good:hi", [])
    await switchboard.answer(a_click(), "rest:5:a:b", ["3", "4"])
    await switchboard.answer(a_click(), "bare", ["one"])
    assert door.heard == [("table 12", Mood.GOOD, "hi", 1), (5, ("a", "b"), [3, 4]), "one"]
    assert not refused


@pytest.mark.parametrize(
    ("written", "values"), [("bare", []), ("bare", ["a", "b"]), ("rest:5", ["a"]), ("rest:5", ["٣"])]
)
async def test_values_that_do_not_fit_are_refused_too(written: str, values: list[str]) -> None:
    door = Door()
    switchboard, refused = board(door)
    await switchboard.answer(a_click(), written, values)
    assert (door.heard, refused) == ([], ["refused-old-control"])


async def test_a_check_comes_before_anything_is_read() -> None:
    def nobody(interaction: Any) -> None:
        raise Refused("refused-moderators-only")

    class Vault:
        @handles(Bare, check=nobody)
        async def bare(self, interaction: Any, chosen: str) -> None:
            raise AssertionError

    switchboard, refused = board(Vault())
    await switchboard.answer(a_click(), "bare:too:much", [])
    assert refused == ["refused-moderators-only"]


def test_two_handlers_for_one_control_are_a_bug() -> None:
    with pytest.raises(ValueError, match="two handlers for bare"):
        board(Door(), Door())


def test_a_handler_must_take_what_its_control_carries() -> None:
    class Deaf:
        @handles(Knock)
        async def knock(self, interaction: Any, state: TableState, mood: str) -> None: ...

    with pytest.raises(TypeError, match="Knock carries"):
        board(Deaf())


def test_controls_are_listed_for_whoever_walks_over_them() -> None:
    switchboard, _ = board(Door())
    assert switchboard.controls() == {"bare": Bare, "knock": Knock, "rest": Rest}


async def test_buttons_and_selects_carry_the_id() -> None:
    assert button("Knock", Knock(1, Mood.GOOD)).custom_id == "p:knock:1:good"
    assert select("Which?", [("1", "One", "")], Rest(7)).custom_id == "s:rest:7"
