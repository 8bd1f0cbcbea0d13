"""The live table: its picture, each seat's public facts, what happened, who must decide what, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.choosing import STYLES, by_tone, label
from cogs.ui.controls import button, rows
from cogs.ui.extras import NONE, Extras, extra_buttons
from cogs.ui.house_controls import (
    EVERYBODY,
    AcceptSeat,
    AgreePause,
    Back,
    Face,
    FairPlay,
    Hand,
    Log,
    OpenRules,
    Rematch,
    Review,
    TurnReplay,
    Zoom,
)
from cogs.ui.layout import PICTURE, Sent, alt_text, panel_text, picture, told, view_of
from cogs.ui.limits import TEXT, cut
from cogs.ui.lobby_view import series_score
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import chair_words, names_at, plain_names, safe_text
from cogs.ui.parts import Part, Press, Words
from cogs.ui.results import won_line
from games.core.menu import code
from games.core.text import Seat
from games.host.rows import Played, Presence, Status
from games.host.table_state import TableState
from texts.catalogue import Texts

HAPPENED = 8
"""The last things that happened, shown on the table."""

FACTS = 2600
"""Characters for the table's facts: the rest of a message's room is for what happened and what is asked."""

TURN_COLOUR = 0xC9A24B
OVER_COLOUR = 0x5B6770


class Call(NamedTuple):
    """The words that mention those whom nothing else has reached."""

    text: str
    mark: int
    """The number of the part of the message that says it."""
    is_question: bool = False
    """They are the question that everybody reads; else they stand beside it."""


def table_view(
    state: TableState,
    say: Texts,
    *,
    pictured: bool = False,
    title: str = "",
    ratings: Sequence[tuple[Seat, int, int]] = (),
    extras: Extras = NONE,
    call: Call | None = None,
) -> Sent:
    """The table message: a function of the state alone (and of whether its picture is there already).

    `title` is what a winner called the finished game's work, `ratings` what the game did to them, before and after;
    `call` mentions those whom nothing else has reached.
    """
    names, rich = names_at(state), say.rich
    panel = state.table_panel()
    pictured = pictured and panel.scene is not None
    facts = _away(state, rich) if pictured else _facts(state, rich)
    if title and extras.titled:
        facts = f"## {say(extras.titled, name=safe_text(title))}\n{facts}".strip()
    asked = _question(state, rich, call if call and call.is_question else None)
    beside = call.text if call and not call.is_question else ""
    offers = _offers(state, rich)
    won, end = _won(state, rich), _ending(state, rich, ratings)
    room = TEXT - len(facts) - len(asked) - len(offers) - len(won) - len(end) - len(beside) - 100
    # At the end only what decided it: who won should be on the screen as well.
    heard = state.heard_last() if state.result is not None else state.heard(None, 3 * HAPPENED)
    news = [phrase for phrase in heard if rich(phrase, names) not in facts]
    happened = told(news, rich, names, room, HAPPENED)
    parts: list[Part] = [Words(won)] if won else []
    if pictured:
        parts.append(picture(alt_text(panel, say, plain_names(state)), PICTURE))
    parts += [Words(text) for text in (facts, happened, offers) if text]
    mark = call.mark if call else None
    parts += [Words(asked, id=mark if not beside else None)] if asked else []
    parts += [Words(beside, id=mark)] if beside else []
    parts += [Words(end)] if end else []
    parts += rows(face_buttons(state, say))
    parts += rows(_buttons(state, say, extras))
    colour = OVER_COLOUR if state.status is Status.OVER else TURN_COLOUR
    return view_of(*parts, colour=colour, mark=Mark(Kind.TABLE, state.id))


def _facts(state: TableState, say: Texts) -> str:
    """The table in words, for as long as no picture shows it."""
    chairs = state.seats
    return panel_text(
        state.table_panel(), say, names_at(state), lambda seat: chair_words(state, chairs[seat], say), most=FACTS
    )


def _away(state: TableState, say: Texts) -> str:
    """What no picture shows: facts beside it, and for whom a robot plays."""
    panel = state.table_panel()
    beside = [block for block in panel.blocks if block.seat is None and not block.detail]
    names, lines = names_at(state), []
    for block in beside:
        lines += [f"**{say(block.title, names)}**"] if block.title else []
        lines += [say(phrase, names) for phrase in block.lines]
    away = [chair for chair in state.seats if chair.presence not in (Presence.AWAKE, Presence.ROBOT)]
    lines += [f"-# {chair_words(state, chair, say)}" for chair in away if state.status is not Status.OVER]
    return cut("\n".join(line for line in lines if line), FACTS)


def _won(state: TableState, say: Texts) -> str:
    """The end, in large letters."""
    if state.status is not Status.OVER:
        return ""
    if state.ended is not None:
        why = f"table-ended-{state.ended.why}"
        return say(why if say.has(why) else "table-ended")
    won = won_line(state, say)
    return f"## {say('table-won', won=won) if state.result and state.result.winners else won}" if won else ""


def _question(state: TableState, say: Texts, call: Call | None) -> str:
    """Who must decide what, where, and until when; perhaps in words that mention them."""
    if state.status is Status.PAUSED:
        return say(paused_text(state))
    if state.ask is None:
        return ""
    asked = f"**{call.text if call else say(state.ask.phrase(state.game.key), names_at(state))}**"
    # Where answers are only counted, nobody may learn whether it is people who are awaited.
    people = state.ask.counted or any(state.seats[seat].presence is Presence.AWAKE for seat in state.awaits)
    if state.ask.face is None and people:
        asked = f"{asked} {say('table-press', hand=hand_label(state, say))}"
    if state.deadline is None:
        return asked
    return f"{asked} {say('table-until', when=f'<t:{state.until}:R>')}"


def hand_label(state: TableState, say: Texts) -> str:
    """What the private panel is called: in some games there is no hand."""
    own = f"{state.game.key}-hand-button"
    return say(own if say.has(own) else "table-hand")


def paused_text(state: TableState) -> str:
    """Why it is paused, and who can resume it."""
    if state.paused_by is not None:
        return "table-paused"
    awake = [chair.user for chair in state.seats if chair.presence is Presence.AWAKE]
    if not awake:
        return "table-paused-nobody"
    return "table-paused-asleep" if state.host in awake else "table-paused-host-asleep"


def _offers(state: TableState, say: Texts) -> str:
    """Seats that are offered to somebody new, who is told what they sit down to."""
    lines = [say("table-offer", who=f"<@{offer.user}>", seat=offer.seat + 1) for offer in state.offers]
    return "\n".join([*lines, say("coach-here")] if lines and state.coached else lines)


def _ending(state: TableState, say: Texts, ratings: Sequence[tuple[Seat, int, int]]) -> str:
    if state.status is not Status.OVER:
        return ""
    lines = []
    if state.series:
        now = [state.name(seat) for seat in state.result.winners] if state.result else []
        score = series_score([*state.series, Played(state.id, now)], say)
        lines += [say("table-series", score=score)] if score else []
    if state.coached and sum(chair.user is not None for chair in state.seats) > 1:
        lines.append(say("coach-unrated"))
    if ratings:
        lines.append(say("table-ratings", moves=say.listed([_moved(state, *one) for one in ratings])))
    return "\n".join(lines)


def _moved(state: TableState, seat: Seat, before: int, after: int) -> str:
    return f"{names_at(state)(seat)} {after} ({after - before:+d})"


def face_buttons(state: TableState, say: Texts) -> list[Press]:
    """The public buttons of a window: the same for everybody, whatever they hold."""
    if state.ask is None or state.ask.face is None or state.window is None or state.status is not Status.PLAYING:
        return []
    face = state.ask.face
    here = (Presence.AWAKE, Presence.ASLEEP)
    robots = all(state.seats[seat].presence not in here for seat in state.ask.menus)
    return [
        button(
            label(state.game.key, face, choice, say, plain_names(state)),
            Face(state.id, state.window.window, code(face, (choice,))),
            style=STYLES[face.tone(choice)],
            disabled=robots,
            emoji=say.emoji(state.game.key, choice),
        )
        for choice in by_tone(face)
    ]


def _afterwards(state: TableState, say: Texts, extras: Extras) -> list[Press]:
    """What a winner who is no robot may still do; and a closer look stays."""
    zoom = [button(say("table-zoom"), Zoom(state.id))] if state.game.close_ups(state.view(None)) else []
    winners = state.result.winners if state.result is not None else []
    if all(state.seats[seat].user is None for seat in winners):
        return zoom
    return [*extra_buttons(extras.winner, state.id, say), *zoom]


def _buttons(state: TableState, say: Texts, extras: Extras) -> list[Press]:
    if state.status is Status.OVER:
        return [
            button(say("table-rematch"), Rematch(state.id), style=discord.ButtonStyle.success),
            button(say("table-replay"), TurnReplay(state.id, 0, EVERYBODY, "open")),
            button(say("coach-review"), Review(state.id)),
            button(say("table-log"), Log(state.id, 0)),
            button(say("fair-play"), FairPlay(state.id)),
            *_afterwards(state, say, extras),
        ]
    controls = [
        button(hand_label(state, say), Hand(state.id), style=discord.ButtonStyle.primary),
        *extra_buttons(extras.table, state.id, say),
        button(say("table-log"), Log(state.id, 0)),
        button(say("table-rules"), OpenRules(state.game.key)),
    ]
    if state.game.close_ups(state.view(None)):
        controls.append(button(say("table-zoom"), Zoom(state.id)))
    if any(chair.presence in (Presence.ASLEEP, Presence.LEFT) for chair in state.seats):
        controls.append(button(say("table-back"), Back(state.id), style=discord.ButtonStyle.success))
    if state.wishes:
        controls.append(button(say("table-agree-pause"), AgreePause(state.id)))
    if state.offers:
        controls.append(button(say("table-accept"), AcceptSeat(state.id), style=discord.ButtonStyle.success))
    return controls
