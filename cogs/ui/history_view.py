"""A past table in one line, for moderators: who played, when, and how it ended. Nothing of it was ever secret."""

from __future__ import annotations

from cogs.ui.names import chair_words, names_at
from cogs.ui.option_words import age
from cogs.ui.results import won_line
from games.host.rows import HOUSE, Status, TableRow
from games.host.table_state import Chair, TableState
from texts.catalogue import Texts

CLOSED = ("closed", "closed-idle", "closed-empty")
"""How a lobby closes, in the words of the house."""


def history_line(state: TableState, say: Texts) -> str:
    people = say.listed([_who(state, chair, say) for chair in state.seats]) or say("history-nobody")
    return _line(state.row, state.began, people, _end(state, say), say)


def _who(state: TableState, chair: Chair, say: Texts) -> str:
    """Whether they were still there in the end."""
    gone = f"history-{chair.presence.value}"
    return say(gone, name=names_at(state)(chair.seat)) if say.has(gone) else chair_words(state, chair, say)


def unreadable_line(row: TableRow, say: Texts) -> str:
    """What its narrow row tells, where the rules of today cannot read the rest."""
    return _line(row, 0.0, "", say("history-unreadable"), say)


def _line(row: TableRow, began: float, people: str, end: str, say: Texts) -> str:
    # Tables that started before it was written down began, as far as anybody knows, when they were opened.
    since = began or row.created
    facts = [
        f"**{say(row.game) if say.has(row.game) else row.game} {row.id}**",
        people,
        f"<t:{int(since)}:f>",
        say("history-lobby" if row.status is Status.CLOSED else "history-long", age=age(say, row.changed - since)),
        end,
    ]
    return "- " + " · ".join([fact for fact in facts if fact])


def _end(state: TableState, say: Texts) -> str:
    if state.status is Status.CLOSED:
        return _closed(state, say)
    if state.ended is None:
        return won_line(state, say)
    if state.ended.why != "ended":
        return say(f"history-{state.ended.why}")
    return say(f"history-ended-{_whose(state, state.ended.by)}", who=f"<@{state.ended.by}>")


def _closed(state: TableState, say: Texts) -> str:
    """Of lobbies that closed before it was written down by whom, the log has the house's last word."""
    if state.ended is not None and state.ended.why == "closed":
        return say(f"history-closed-{_whose(state, state.ended.by)}", who=f"<@{state.ended.by}>")
    told = [one.event.key for row in state.recent for one in row.events if one.voice == HOUSE]
    why = state.ended.why if state.ended is not None else next((key for key in reversed(told) if key in CLOSED), "")
    return say(f"history-{why}" if why in CLOSED[1:] else "history-closed-unknown")


def _whose(state: TableState, by: int | None) -> str:
    """As whom somebody ended a table: only its host and moderators can."""
    if by is None:
        return "forgotten"
    return "host" if by == state.host else "moderator"
