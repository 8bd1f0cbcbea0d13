"""The live table: its picture, each seat's public facts, what happened, who must decide what, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui.choosing import label
from cogs.ui.controls import Press, button, rows
from cogs.ui.layout import PICTURE, alt_text, panel_text, picture, told, view_of
from cogs.ui.limits import TEXT
from cogs.ui.lobby_view import series_score
from cogs.ui.names import described, names_at, plain_names, safe_text
from games.core.menu import code
from games.core.panel import Panel
from games.core.text import Seat
from games.host.rows import Played, Presence, Status
from games.host.table_state import TableState
from texts.catalogue import Texts

HAPPENED = 12
"""The last things that happened, shown on the table."""

FACTS = 2600
"""Characters for the table's facts: the rest of a message's room is for what happened and what is asked."""

EVERYBODY = "all"
"""In ids of a replay's controls: seen through nobody's eyes in particular."""

TURN_COLOUR = 0xC9A24B
OVER_COLOUR = 0x5B6770


def table_panel(state: TableState) -> Panel:
    return state.table_panel()


AFTERWARDS: dict[str, tuple[str, str]] = {}
"""What a game's own cog lets a winner do at a finished table: the text of a button and the verb it presses."""


BESIDE: dict[str, list[tuple[str, str]]] = {}
"""What a game's own cog puts beside the hand of a running table: by game, the text of a button and its verb."""


def table_view(
    state: TableState,
    say: Texts,
    *,
    pictured: bool = False,
    title: str = "",
    ratings: Sequence[tuple[Seat, int, int]] = (),
) -> ui.LayoutView:
    """The table message: a function of the state alone (and of whether its picture is there already).

    `title` is what a winner called the finished game's work, `ratings` what the game did to them, before and after.
    """
    names = names_at(state)
    panel = table_panel(state)
    chairs = state.seats
    facts = panel_text(panel, say, names, lambda seat: described(state, chairs[seat], say), most=FACTS)
    if title:
        facts = f"## {say(f'{state.game.key}-titled', name=safe_text(title))}\n{facts}"
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
    parts += rows(_buttons(state, say))
    return view_of(*parts, colour=OVER_COLOUR if state.status is Status.OVER else TURN_COLOUR)


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
    return f"{asked} {say('table-until', when=f'<t:{int(state.deadline)}:R>')}"


def paused_text(state: TableState) -> str:
    """Why it pauses, and who can go on."""
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
            "face",
            state.id,
            state.window.window,
            code(face, (choice,)),
            style=discord.ButtonStyle.primary,
        )
        for choice in face.choices
    ]


def _afterwards(state: TableState, say: Texts) -> list[Press]:
    """A closer look stays; and what a winner who is no robot may still do."""
    zoom = [button(say("table-zoom"), "zoom", state.id)] if state.game.close_ups(state.view(None)) else []
    winners = state.result.winners if state.result is not None else []
    if state.game.key not in AFTERWARDS or all(state.seats[seat].user is None for seat in winners):
        return zoom
    text, verb = AFTERWARDS[state.game.key]
    return [button(say(text), verb, state.id), *zoom]


def _buttons(state: TableState, say: Texts) -> list[Press]:
    if state.status is Status.OVER:
        return [
            button(say("table-rematch"), "rematch", state.id, style=discord.ButtonStyle.success),
            button(say("table-replay"), "replay", state.id, 0, EVERYBODY, "open"),
            button(say("table-export"), "export", state.id),
            button(say("table-log"), "log", state.id, 0),
            *_afterwards(state, say),
        ]
    controls = [
        button(say("table-hand"), "hand", state.id, style=discord.ButtonStyle.primary),
        *[button(say(text), verb, state.id) for text, verb in BESIDE.get(state.game.key, [])],
        button(say("table-log"), "log", state.id, 0),
        button(say("table-rules"), "rules", state.game.key),
    ]
    if state.game.close_ups(state.view(None)):
        controls.append(button(say("table-zoom"), "zoom", state.id))
    if any(chair.presence in (Presence.ASLEEP, Presence.LEFT) for chair in state.seats):
        controls.append(button(say("table-back"), "back", state.id, style=discord.ButtonStyle.success))
    if state.wishes:
        controls.append(button(say("table-agree-pause"), "agree-pause", state.id))
    if state.offers:
        controls.append(button(say("table-accept"), "accept-seat", state.id, style=discord.ButtonStyle.success))
    return controls
