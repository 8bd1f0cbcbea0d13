"""Settings in words, and the one private panel where all of them can be changed, also on a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from cogs.settings.controls import ChooseScope, ChooseSetting, OpenForm, OpenSettings, SetIds, SetValue, ToDefault
from cogs.settings.definitions import DEFAULT, Found, Setting, at_table
from cogs.ui.controls import button, row, rows, select
from cogs.ui.layout import Sent, view_of
from cogs.ui.limits import SELECT_OPTIONS, TEXT, cut
from cogs.ui.lobby_view import TableSetting
from cogs.ui.parts import Part, Press, Words
from cogs.ui.pickers import pick_channels, pick_roles
from games.host.table_state import TableState
from texts.catalogue import Texts

LINE = 220
DEFAULT_WORD = "default"


def setting_line(setting: Setting, found: Found, say: Texts) -> str:
    """What it is, and where that comes from if somebody set it."""
    line = f"- **{say(f'config-{setting.key}')}**: {cut(setting.kind.words(say, found.value), LINE)}"
    return line if found.source == DEFAULT else f"{line} · *{say(f'config-from-{found.source}')}*"


def settings_text(known: Mapping[str, Setting], found: Mapping[str, Found], say: Texts) -> str:
    lines = [setting_line(setting, found[key], say) for key, setting in known.items()]
    return cut("\n".join(lines), TEXT - 500)


def settings_view(
    known: Mapping[str, Setting],
    found: Mapping[str, Found],
    say: Texts,
    *,
    channel: int = 0,
    key: str = "",
    given: Sequence[str] = (),
    note: str = "",
) -> Sent:
    """The panel for the server, or for one channel of it; `key` is the setting that is being changed."""
    where = say("config-panel-channel", channel=f"<#{channel}>") if channel else say("config-panel-server")
    head = [f"### {say('config-title')}", where, *([f"**{note}**"] if note else [])]
    offered = {one: setting for one, setting in known.items() if setting.per_channel or not channel}
    parts: list[Part] = []
    if key in offered:
        head += [setting_line(offered[key], found[key], say), say(f"config-{key}.help")]
        parts += _editor(offered[key], found[key], say, channel, tuple(given))
    else:
        head.append(settings_text(offered, found, say))
    options = [
        (one, say(f"config-{one}"), setting.kind.words(say, found[one].value)) for one, setting in offered.items()
    ]
    pages = [options[start : start + SELECT_OPTIONS] for start in range(0, len(options), SELECT_OPTIONS)]
    which = [
        row(select(say("config-panel-which"), page, ChooseSetting(channel, place), chosen=[key]))
        for place, page in enumerate(pages)
    ]
    scope: list[Part] = [pick_channels(say("config-panel-scope"), ChooseScope(), chosen=[channel] if channel else [])]
    if channel or key:
        back = [button(say("config-panel-all"), OpenSettings(channel))]
        if channel:
            back.append(button(say("config-panel-whole"), OpenSettings(0)))
        scope.append(row(*back))
    return view_of(Words("\n".join(head)), *which, *parts, *scope)


def terms_text(known: Mapping[str, Setting], state: TableState, say: Texts) -> str:
    """Under which settings a table was opened that somebody has set, and where each came from."""
    lines = []
    for key, setting in known.items():
        kept = at_table(state.terms, key)
        if kept is not None and kept.source != DEFAULT:
            lines.append(setting_line(setting, kept, say))
    return "\n".join([f"**{say('table-opened-under')}**", *lines]) if lines else ""


OWN = "."
"""Begins the key of a setting among a table's options."""


def table_setting(setting: Setting, state: TableState, say: Texts) -> TableSetting:
    """A setting as the host meets it among the options of one table."""
    kind = setting.kind
    found = at_table(state.terms, setting.key) or Found(setting.default, DEFAULT)
    return TableSetting(
        OWN + setting.key,
        say(f"config-{setting.key}"),
        kind.words(say, found.value),
        say(f"config-{setting.key}.help"),
        [(pick, kind.label(say, (), pick), "") for pick in kind.offered()],
    )


def _editor(setting: Setting, found: Found, say: Texts, channel: int, given: tuple[str, ...]) -> list[Part]:
    """What changes one setting: selects for what is offered, a form for what is typed."""
    kind = setting.kind
    parts: list[Part] = []
    if kind.mentions:
        picker = pick_channels if kind.mentions == "channel" else pick_roles
        place = say("config-panel-pick")
        parts.append(picker(place, SetIds(channel, setting.key), least=0, most=kind.most, chosen=found.value))
    for depth in range(len(given) + 1):
        before = given[:depth]
        picks = kind.offered(before)[:SELECT_OPTIONS]
        if not picks:
            continue
        chosen = list(given[depth : depth + 1]) or kind.picked(found.value)
        options = [(pick, kind.label(say, before, pick), "") for pick in picks]
        many = min(kind.most, len(options))
        place = say(f"config-field-{kind.fields[depth]}")
        control = select(place, options, SetValue(channel, setting.key, before), most=many, chosen=chosen)
        parts.append(row(control))
    return [*parts, *rows(_more(setting, found, say, channel))]


def _more(setting: Setting, found: Found, say: Texts, channel: int) -> list[Press]:
    presses = []
    if setting.kind.free:
        presses.append(button(say("config-panel-type"), OpenForm(channel, setting.key)))
    if found.source == ("channel" if channel else "server"):
        style = discord.ButtonStyle.danger
        presses.append(button(say("config-panel-default"), ToDefault(channel, setting.key), style=style))
    return presses
