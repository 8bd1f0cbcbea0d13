"""A lobby: what is played, by whom, under which options, and what to press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.ui.controls import button, row, rows, select
from cogs.ui.house_controls import (
    AddRobot,
    ChooseOption,
    Join,
    LeaveLobby,
    OpenOptions,
    OpenPicks,
    OpenRules,
    RemoveRobot,
    SetOption,
    SetPick,
    Start,
)
from cogs.ui.layout import view_of
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import chair_words, names_at, plain_names, safe
from cogs.ui.option_words import offered, option_value
from games.core.options import Flag, Option, Options, Seconds
from games.host.rows import Played, Presence, Status
from games.host.table_state import Chair, TableState
from texts.catalogue import Texts

HASH_SHOWN = 64
CHANCE = "-"
"""What is picked by those who leave it to chance."""


def lobby_view(state: TableState, say: Texts, link: str | None = None) -> ui.LayoutView:
    """The lobby as everybody sees it; a started or closed one only says so."""
    title = f"## {say(state.game.key)}\n{say(state.game.key + '.blurb')}"
    mark = Mark(Kind.LOBBY, state.id)
    if state.status is Status.CLOSED:
        why = [say(phrase, names_at(state)) for phrase in state.heard(None, 1)] or [say("lobby-closed")]
        return view_of(ui.TextDisplay(f"{title}\n\n{why[-1]}"), mark=mark)
    if state.status is not Status.LOBBY:
        return view_of(ui.TextDisplay(f"{title}\n\n{say('lobby-started', link=link or '')}"), mark=mark)
    least, most = state.game.seats[0], state.game.seats[-1]
    seats = [_seat(state, chair, say) for chair in state.seats]
    series = series_score(state.series, say)
    parts = [
        title,
        say("lobby-seats", taken=len(seats), least=least, most=most) + "\n" + "\n".join(seats),
        say("lobby-series", score=series) if series else "",
        options_text(state.game.key, state.game.options, state.options, say),
        say("lobby-commitment", hash=state.commitment[:HASH_SHOWN]),
    ]
    full = len(seats) >= most
    controls = [
        button(say("lobby-join"), Join(state.id), style=discord.ButtonStyle.success, disabled=full),
        button(say("lobby-leave"), LeaveLobby(state.id)),
        button(say("lobby-robot"), AddRobot(state.id), disabled=full),
        button(say("lobby-options"), OpenOptions(state.id)),
        button(say("lobby-rules"), OpenRules(state.game.key)),
        button(say("lobby-start"), Start(state.id), style=discord.ButtonStyle.primary),
    ]
    picking = bool(state.game.picks(state.options))
    if picking:
        controls.insert(3, button(say(f"{state.game.key}-pick"), OpenPicks(state.id)))
    text: ui.TextDisplay[Any] = ui.TextDisplay("\n\n".join(part for part in parts if part))
    return view_of(text, *rows(controls, each=3 + picking), mark=mark)


def _seat(state: TableState, chair: Chair, say: Texts) -> str:
    """Who sits there, whether it is the host, and what they have chosen for themselves."""
    who = chair_words(state, chair, say)
    if chair.user is not None and chair.user == state.host:
        who = say("lobby-host", name=who)
    line, word = f"{chair.seat + 1}. {who}", state.picks.get(chair.seat)
    return f"{line} · {say.word(state.game.key, word)}" if word else line


def pick_view(state: TableState, user: int, say: Texts) -> ui.LayoutView:
    """Somebody's private panel: what is still free for their seat, or chance."""
    game = state.game.key
    mine = next((state.picks.get(chair.seat) for chair in state.seats if chair.user == user), None)
    free = [word for word in state.game.picks(state.options) if word == mine or word not in state.picks.values()]
    offered = [(CHANCE, say("pick-chance"), ""), *((word, say.word(game, word), "") for word in free)]
    picker = select(say(f"{game}-pick"), offered, SetPick(state.id), chosen=[mine or CHANCE])
    return view_of(ui.TextDisplay(say(f"{game}-pick.help")), row(picker))


def series_score(series: Sequence[Played], say: Texts) -> str:
    """How often each has won in a series of rematches, the luckiest first."""
    won = Counter(safe(name) for played in series for name in played.winners)
    return say.listed([f"{name} {count}" for name, count in won.most_common()])


def options_text(game: str, known: tuple[Option, ...], options: Options, say: Texts) -> str:
    """The options that differ from the usual, and the clock, in words."""
    lines = []
    for option in known:
        value = options[option.key]
        if value != option.default or isinstance(option, Seconds):
            lines.append(f"- {say(f'{game}-option-{option.key}')}: **{option_value(game, option, value, say)}**")
    return say("lobby-options-are") + "\n" + "\n".join(lines) if lines else ""


def options_view(
    state: TableState, say: Texts, chosen: str | None = None, more: Sequence[TableSetting] = ()
) -> ui.LayoutView:
    """The host's private panel: which option, then its value; `more` are settings of this one table."""
    game = state.game
    known = {option.key: option for option in game.options}
    listed = [
        (
            option.key,
            say(f"{game.key}-option-{option.key}"),
            option_value(game.key, option, state.options[option.key], say),
        )
        for option in game.options
    ] + [(one.key, one.label, one.value) for one in more]
    picker = select(say("options-which"), listed[:25], ChooseOption(state.id), chosen=[chosen] if chosen else [])
    parts: list[ui.Item[Any]] = [ui.TextDisplay(say("options-head")), row(picker)]
    if chosen in known:
        option = known[chosen]
        parts.append(ui.TextDisplay(say(f"{game.key}-option-{chosen}.help")))
        values = offered(option)
        shown = [(value, option_value(game.key, option, option.read(value), say), "") for value in values]
        now = str(state.options[option.key])
        parts.append(
            row(select(say("options-value"), shown, SetOption(state.id, chosen), chosen=[_as_typed(option, now)]))
        )
    for one in more:
        if one.key == chosen:
            parts.append(ui.TextDisplay(one.help))
            parts.append(row(select(say("options-value"), one.offered, SetOption(state.id, chosen))))
    robots = [chair for chair in state.seats if chair.presence is Presence.ROBOT]
    if robots:
        parts += rows([button(say("lobby-robot-out", name=plain_names(state)(robots[-1].seat)), RemoveRobot(state.id))])
    return view_of(*parts)


class TableSetting(NamedTuple):
    """A setting that the host may choose otherwise for one table, in words."""

    key: str
    label: str
    value: str
    help: str
    offered: list[tuple[str, str, str]]


def _as_typed(option: Option, value: str) -> str:
    return {"True": "on", "False": "off"}.get(value, value) if isinstance(option, Flag) else value
