"""The live table: its picture, each seat's public facts, what happened, who must decide what, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui.choosing import label
from cogs.ui.controls import Press, button, rows
from cogs.ui.extras import NONE, Extras, extra_buttons
from cogs.ui.house_controls import (
    EVERYBODY,
    AcceptSeat,
    AgreePause,
    Back,
    Export,
    Face,
    Hand,
    Log,
    OpenRules,
    Rematch,
    TurnReplay,
    Zoom,
)
from cogs.ui.layout import PICTURE, alt_text, panel_text, picture, told, view_of
from cogs.ui.limits import TEXT
from cogs.ui.lobby_view import series_score
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import chair_words, names_at, plain_names, safe_text
from games.core.menu import code
from games.core.text import Seat
from games.host.rows import Played, Presence, Status
from games.host.table_state import TableState
from texts.catalogue import Texts

HAPPENED = 12
"""The last things that happened, shown on the table."""

FACTS = 2600
"""Characters for the table's facts: the rest of a message's room is for what happened and what is asked."""

TURN_COLOUR = 0xC9A24B
OVER_COLOUR = 0x5B6770


def table_view(
    state: TableState,
    say: Texts,
    *,
    pictured: bool = False,
    title: str = "",
    ratings: Sequence[tuple[Seat, int, int]] = (),
    extras: Extras = NONE,
) -> ui.LayoutView:
    """The table message: a function of the state alone (and of whether its picture is there already).

    `title` is what a winner called the finished game's work, `ratings` what the game did to them, before and after.
    """
    names = names_at(state)
    panel = state.table_panel()
    chairs = state.seats
    facts = panel_text(panel, say, names, lambda seat: chair_words(state, chairs[seat], say), most=FACTS)
    if title and extras.titled:
        facts = f"## {say(extras.titled, name=safe_text(title))}\n{facts}"
    asked = _question(state, say)
    offers = _offers(state, say)
    end = _ending(state, say, ratings)
    room = TEXT - len(facts) - len(asked) - len(offers) - len(end) - 100
    happened = told(state.heard(None, HAPPENED), say, names, room)
    parts: list[ui.Item[Any]] = []
    if pictured and panel.scene is not None:
        parts.append(picture(alt_text(panel, say, plain_names(state)), PICTURE))
    parts.append(ui.TextDisplay(facts))
    parts += [ui.TextDisplay(text) for text in (happened, offers, asked, end) if text]
    parts += rows(face_buttons(state, say))
    parts += rows(_buttons(state, say, extras))
    colour = OVER_COLOUR if state.status is Status.OVER else TURN_COLOUR
    return view_of(*parts, colour=colour, mark=Mark(Kind.TABLE, state.id))


def moved_view(state: TableState, say: Texts, link: str) -> ui.LayoutView:
    """What stays behind where the table was: no buttons, a way to the new place."""
    return view_of(ui.TextDisplay(say("table-moved", game=say(state.game.key), link=link)))


def _question(state: TableState, say: Texts) -> str:
    """Who must decide what, and until when."""
    if state.status is Status.PAUSED:
        return say(paused_text(state))
    if state.ask is None:
        return ""
    asked = f"**{say(state.ask.phrase(state.game.key), names_at(state))}**"
    if state.deadline is None:
        return asked
    return f"{asked} {say('table-until', when=f'<t:{state.until}:R>')}"


def paused_text(state: TableState) -> str:
    """Why it is paused, and who can resume it."""
    if state.paused_by is not None:
        return "table-paused"
    awake = [chair.user for chair in state.seats if chair.presence is Presence.AWAKE]
    if not awake:
        return "table-paused-nobody"
    return "table-paused-asleep" if state.host in awake else "table-paused-host-asleep"


def _offers(state: TableState, say: Texts) -> str:
    """Seats that are offered to somebody new."""
    return "\n".join(say("table-offer", who=f"<@{offer.user}>", seat=offer.seat + 1) for offer in state.offers)


def _ending(state: TableState, say: Texts, ratings: Sequence[tuple[Seat, int, int]]) -> str:
    if state.status is not Status.OVER:
        return ""
    lines = []
    if state.ended is not None:
        lines.append(
            say(f"table-ended-{state.ended.why}") if say.has(f"table-ended-{state.ended.why}") else say("table-ended")
        )
    elif state.result is not None:
        winners = say.listed([names_at(state)(seat) for seat in state.result.winners])
        lines.append(say("table-won", winners=winners, count=len(state.result.winners)))
    if state.series:
        now = [state.name(seat) for seat in state.result.winners] if state.result else []
        score = series_score([*state.series, Played(state.id, now)], say)
        lines += [say("table-series", score=score)] if score else []
    if ratings:
        lines.append(say("table-ratings", moves=say.listed([_moved(state, *one) for one in ratings])))
    lines.append(say("table-seed", seed=state.seed or "", start=state.start, hash=state.commitment[:12]))
    return "\n".join(lines)


def _moved(state: TableState, seat: Seat, before: int, after: int) -> str:
    return f"{names_at(state)(seat)} {after} ({after - before:+d})"


def face_buttons(state: TableState, say: Texts) -> list[Press]:
    """The public buttons of a window: the same for everybody, whatever they hold."""
    if state.ask is None or state.ask.face is None or state.window is None or state.status is not Status.PLAYING:
        return []
    face = state.ask.face
    return [
        button(
            label(state.game.key, face, choice, say, plain_names(state)),
            Face(state.id, state.window.window, code(face, (choice,))),
            style=discord.ButtonStyle.primary,
        )
        for choice in face.choices
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
            button(say("table-export"), Export(state.id)),
            button(say("table-log"), Log(state.id, 0)),
            *_afterwards(state, say, extras),
        ]
    controls = [
        button(say("table-hand"), Hand(state.id), style=discord.ButtonStyle.primary),
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
