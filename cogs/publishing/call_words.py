"""How people are called to a table: in the game's own words, and by its name where that is not plain."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.names import mention, names_at
from games.core.ask import Pace
from games.core.text import Phrase
from games.host.table_state import TableState
from texts.catalogue import Texts

NAMED = "**"
"""Begins a call that says which table it is for."""


def call_line(state: TableState, say: Texts, users: Sequence[int]) -> str:
    """Mentions these people and says what they are awaited for, in the game's own words where it has some."""
    assert state.ask is not None
    names = names_at(state)
    seats = [seat for seat in state.ask.awaits if state.seats[seat].user in users]
    asked = state.ask.phrase(state.game.key)
    key = f"{asked.key}.call"
    if not say.has(key):
        key = "table-call" if state.ask.pace is Pace.TURN else "table-call-answer"
    return say(
        Phrase(key, {**asked.args, "who": seats}),
        lambda seat: mention(state, seat) if seat in seats else names(seat),
    )


def call_head(state: TableState, say: Texts) -> str:
    """How a call begins where it may be another table's: people see which one waits, and so does the house."""
    return say("table-call-head", game=say(state.game.key), number=str(state.id)) + " "
