"""Fair play: what binds the shuffles before the game, and how everybody can check them after it."""

from __future__ import annotations

import discord

from cogs.ui.controls import button, rows
from cogs.ui.house_controls import Export, Hand, More
from cogs.ui.layout import Sent, view_of
from cogs.ui.lobby_view import coach_text
from cogs.ui.parts import Words
from cogs.ui.table_view import hand_label
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import Texts


def export_name(state: TableState) -> str:
    """The file under which a finished game is saved."""
    return f"parlour-{state.id}.json"


def fair_play_view(state: TableState, user: int, say: Texts) -> Sent:
    """The seed itself only when the table is over."""
    parts = [
        f"### {say('fair-play')}",
        say("fair-play-what"),
        say("fair-play-fingerprint", hash=state.commitment),
    ]
    if coach := coach_text(state, say):
        parts.insert(1, coach)
    controls = []
    if state.ask is not None and state.seat_of(user) is not None:
        controls.append(button(hand_label(state, say), Hand(state.id), style=discord.ButtonStyle.primary))
    if state.position is not None:
        controls.append(button(say("more-open"), More(state.id)))
    if state.seed is not None:
        parts.append(say("fair-play-seed", seed=state.seed, start=state.start))
        parts.append(say("fair-play-check", file=export_name(state)))
        controls.append(button(say("table-export"), Export(state.id)))
    else:
        parts.append(say("fair-play-never" if state.status is Status.CLOSED else "fair-play-later"))
    return view_of(Words("\n".join(parts)), *rows(controls))
