"""A lobby: what is played, by whom, under which options, and what to press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.controls import button, row, rows, select
from cogs.ui.house_controls import (
    AddRobot,
    ChooseOption,
    FairPlay,
    Join,
    LeaveLobby,
    OpenOptions,
    OpenPicks,
    OpenRules,
    Rematch,
    RemoveRobot,
    SetOption,
    SetPick,
    Start,
)
from cogs.ui.layout import Sent, picture, view_of
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import chair_words, names_at, plain_names, safe
from cogs.ui.option_words import offered, option_value
from cogs.ui.parts import Part, Words
from cogs.ui.results import won_line
from games.core.options import Flag, Option, Options
from games.host.rows import Played, Presence, Status
from games.host.table_state import Chair, TableState
from texts.catalogue import Texts

EACH = 4
"""Buttons in a row."""
BANNER = "banner.webp"
CHANCE = "-"
"""What is picked by those who leave it to chance."""


def lobby_view(state: TableState, say: Texts, link: str | None = None, *, pictured: bool = False) -> Sent:
    """The lobby as everybody sees it: open, then who plays and where, in the end who won. `link` leads to the table;
    while it is open, its banner may hang over it.
    """
    title = f"## {say(state.game.key)}\n{say(state.game.key + '.blurb')}"
    mark = Mark(Kind.LOBBY, state.id)
    if state.status is Status.CLOSED:
        why = [say(phrase, names_at(state)) for phrase in state.heard(None, 1)] or [say("lobby-closed")]
        return view_of(Words(f"{title}\n\n{why[-1]}"), mark=mark)
    if state.status is not Status.LOBBY:
        lines = [f"{title}\n", played_text(state, say.rich), *([link] if link else [])]
        rematch = [row(button(say("table-rematch"), Rematch(state.id)))] if state.status is Status.OVER else []
        return view_of(Words("\n".join(lines)), *rematch, mark=mark)
    series = series_score(state.series, say)
    parts = [
        f"{title}\n-# {say(f'{state.game.key}-lobby-facts')}",
        "\n".join([_seats(state, say), *[_seat(state, chair, say.rich) for chair in state.seats]]),
        say("lobby-series", score=series) if series else "",
        options_text(state.game.key, state.game.options, state.options, say),
        coach_text(state, say),
    ]
    full = len(state.seats) >= state.game.seats[-1]
    controls = [
        button(say("lobby-join"), Join(state.id), style=discord.ButtonStyle.success, disabled=full),
        button(say("lobby-leave"), LeaveLobby(state.id)),
        button(say("lobby-robot"), AddRobot(state.id), disabled=full),
        button(say("lobby-options"), OpenOptions(state.id)),
        button(say("lobby-rules"), OpenRules(state.game.key)),
        button(say("fair-play"), FairPlay(state.id)),
        button(say("lobby-start"), Start(state.id), style=discord.ButtonStyle.primary),
    ]
    if state.game.picks(state.options):
        controls.insert(3, button(say(f"{state.game.key}-pick"), OpenPicks(state.id)))
    text = Words("\n\n".join(part for part in parts if part))
    banner = [picture(say(f"{state.game.key}.motto"), BANNER)] if pictured else []
    return view_of(*banner, text, *rows(controls, each=EACH), mark=mark)


def coach_text(state: TableState, say: Texts) -> str:
    """Whether there is a coach, for everybody who sits here or thinks of it; nothing where there is none."""
    if state.status is Status.LOBBY:
        return say("coach-lobby") if state.terms.coached else ""
    people = sum(chair.user is not None for chair in state.seats)
    return "" if not state.coached else say("coach-here" if people > 1 else "coach-alone")


def played_text(state: TableState, say: Texts) -> str:
    """Who plays; when it is over, who won or why it ended, and who played."""
    people = [
        chair_words(state, chair, say) if chair.presence is Presence.ROBOT else names_at(state)(chair.seat)
        for chair in state.seats
    ]
    if state.status is not Status.OVER:
        return say("lobby-playing", people=say.listed(people), count=len(people))
    return f"{_outcome(state, say)}\n{say('lobby-played', people=say.listed(people))}"


def _outcome(state: TableState, say: Texts) -> str:
    """Why it ended early, or who won."""
    if state.ended is not None:
        return say(f"house-{state.ended.why}")
    won = won_line(state, say)
    return say("table-won", won=won) if state.result and state.result.winners else won


def _seats(state: TableState, say: Texts) -> str:
    """How many are taken, and how many more it takes to start."""
    taken = len(state.seats)
    missing = min(count for count in state.game.seats if count >= taken) - taken
    return say("lobby-seats", taken=taken, most=state.game.seats[-1], missing=missing)


def _seat(state: TableState, chair: Chair, say: Texts) -> str:
    """Who sits there, whether it is the host, and what they have chosen for themselves."""
    who = chair_words(state, chair, say)
    if chair.presence is Presence.ROBOT and chair.level != state.game.levels[0]:
        who = say("seat-robot-level", name=names_at(state)(chair.seat), level=say(f"config-word-{chair.level}"))
    if chair.user is not None and chair.user == state.host:
        who = say("lobby-host", name=who)
    line, word = f"{chair.seat + 1}. {who}", state.picks.get(chair.seat)
    return f"{line} · {say.word(state.game.key, word)}" if word else line


def pick_view(state: TableState, user: int, say: Texts) -> Sent:
    """Somebody's private panel: what is still free for their seat, or chance."""
    game = state.game.key
    mine = next((state.picks.get(chair.seat) for chair in state.seats if chair.user == user), None)
    free = [word for word in state.game.picks(state.options) if word == mine or word not in state.picks.values()]
    offered = [(CHANCE, say("pick-chance"), ""), *((word, say.word(game, word), "") for word in free)]
    emojis = {word: say.emoji(game, word) for word in free}
    picker = select(say(f"{game}-pick"), offered, SetPick(state.id), chosen=[mine or CHANCE], emojis=emojis)
    return view_of(Words(say(f"{game}-pick.help")), row(picker))


def series_score(series: Sequence[Played], say: Texts) -> str:
    """How often each has won in a series of rematches, the luckiest first."""
    won = Counter(safe(name) for played in series for name in played.winners)
    return say.listed([f"{name} {count}" for name, count in won.most_common()])


def options_text(game: str, known: tuple[Option, ...], options: Options, say: Texts) -> str:
    """The options that differ from the usual, in words."""
    lines = [
        f"- {say(f'{game}-option-{option.key}')}: **{option_value(game, option, options[option.key], say)}**"
        for option in known
        if options[option.key] != option.default
    ]
    return say("lobby-options-are") + "\n" + "\n".join(lines) if lines else ""


def options_view(state: TableState, say: Texts, chosen: str | None = None, more: Sequence[TableSetting] = ()) -> Sent:
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
    parts: list[Part] = [Words(say("options-head")), row(picker)]
    if chosen in known:
        option = known[chosen]
        parts.append(Words(say(f"{game.key}-option-{chosen}.help")))
        values = offered(option)
        shown = [(value, option_value(game.key, option, option.read(value), say), "") for value in values]
        now = str(state.options[option.key])
        parts.append(
            row(select(say("options-value"), shown, SetOption(state.id, chosen), chosen=[_as_typed(option, now)]))
        )
    for one in more:
        if one.key == chosen:
            parts.append(Words(one.help))
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
