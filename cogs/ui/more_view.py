"""What else can be done at a table, by whoever asks: one private page behind the button More."""

from __future__ import annotations

import discord

from cogs.ui.controls import button, rows
from cogs.ui.hand_view import asked_of_others
from cogs.ui.house_controls import (
    EVERYBODY,
    AgreePause,
    AskToLeave,
    Back,
    Explain,
    FairPlay,
    Hand,
    Log,
    OpenRules,
    OpenStanding,
    Resume,
    Review,
    Show,
    TurnReplay,
)
from cogs.ui.layout import Sent, view_of
from cogs.ui.lobby_view import coach_text, played_text
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import names_at
from cogs.ui.parts import Press, Words
from cogs.ui.standing_view import standing_offered
from cogs.ui.table_view import hand_label, paused_text
from games.host.rows import Presence, Status
from games.host.seats import free_to_resume
from games.host.table_state import TableState
from texts.catalogue import Texts

REFERENCE = "reference"
"""The page of a game's rules that has all of it on one screen."""


def more_view(state: TableState, user: int, say: Texts, link: str, *, moderator: bool = False, note: str = "") -> Sent:
    """How the table stands, in a line or two, and what this person may do there; `note` says what just happened."""
    title = say("more-title", game=say(state.game.key), number=str(state.id), link=link)
    # That it is paused is how it stands: one sentence is enough.
    lines = [title, "" if state.status is Status.PAUSED else note, _stands(state, user, say), coach_text(state, say)]
    text = Words("\n".join(line for line in lines if line))
    controls = [*_looking(state, user, say), *_doing(state, user, say, moderator=moderator)]
    mark = Mark(Kind.HAND, state.id) if state.seat_of(user) is not None else None
    return view_of(text, *rows(controls, each=4), mark=mark)


def _stands(state: TableState, user: int, say: Texts) -> str:
    if state.status is Status.PAUSED:
        return say(paused_text(state))
    if state.ask is not None:
        phrase, seat, names = state.ask.phrase(state.game.key), state.seat_of(user), names_at(state)
        rich = say.rich
        return rich(phrase, names) if seat in state.awaits else asked_of_others(phrase, seat, rich, names)
    return played_text(state, say.rich) if state.status is Status.OVER else say(f"tables-{state.status.value}")


def _looking(state: TableState, user: int, say: Texts) -> list[Press]:
    """Pages about the table, with the way back to the hand first."""
    game, found = state.game.key, []
    if state.ask is not None and state.seat_of(user) is not None:
        found.append(button(hand_label(state, say), Hand(state.id), style=discord.ButtonStyle.primary))
    if state.position is not None:
        found += [button(say("more-words"), Show(state.id, 0)), button(say("table-log"), Log(state.id, 0))]
    if state.status is Status.OVER:
        found.append(button(say("table-replay"), TurnReplay(state.id, 0, EVERYBODY, "open")))
        found.append(button(say("coach-review"), Review(state.id)))
    elif state.coached and state.seat_of(user) is not None:
        found.append(button(say("coach-so-far"), Review(state.id)))
    rules = Explain(game, REFERENCE) if say.has(f"{game}-rules-{REFERENCE}") else OpenRules(game)
    found.append(button(say("table-rules"), rules))
    if standing_offered(state, state.seat_of(user)):
        found.append(button(say("standing-open"), OpenStanding(state.id)))
    return [*found, button(say("fair-play"), FairPlay(state.id))]


def _doing(state: TableState, user: int, say: Texts, *, moderator: bool) -> list[Press]:
    """A seat's coming and going, and the pause: by consent of those who play, or a moderator's alone."""
    if state.status not in (Status.PLAYING, Status.PAUSED):
        return []
    found, mine = [], state.owner(user)
    if mine is not None and mine.presence in (Presence.ASLEEP, Presence.LEFT):
        found.append(button(say("table-back"), Back(state.id), style=discord.ButtonStyle.success))
    seated = state.seat_of(user) is not None
    if state.status is Status.PAUSED:
        if moderator or _may_resume(state, user):
            found.append(button(say("more-resume"), Resume(state.id), style=discord.ButtonStyle.success))
    elif (seated or (moderator and mine is None)) and all(wish.user != user for wish in state.wishes):
        label = "table-agree-pause" if state.wishes and seated else "more-pause"
        found.append(button(say(label), AgreePause(state.id)))
    if seated:
        found.append(button(say("more-leave"), AskToLeave(state.id)))
    return found


def _may_resume(state: TableState, user: int) -> bool:
    awake = [chair.user for chair in state.seats if chair.presence is Presence.AWAKE]
    return bool(awake) and (user == state.host or user in free_to_resume(awake, state.host, state.paused_by))
