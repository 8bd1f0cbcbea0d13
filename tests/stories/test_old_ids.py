"""Messages stay for years: a control with an id as version 0.1 wrote it still reaches whoever answers it."""

from __future__ import annotations

import discord
import pytest

from cogs.ui.controls import row, select
from cogs.ui.layout import view_of
from cogs.ui.parts import Press, Words
from cogs.ui.pickers import pick_channels, pick_person, pick_roles
from tests.stories.raw import Written

BUTTONS = [
    "accept-seat:1",
    "advise:1",
    "agree-pause:1",
    "back:1",
    "best-places:1",
    "book:1",
    "book:1:2",
    "book-mark:1:10.16:yes",
    "book-mark:1:10.11.12.13.20.21.22.23:clear",
    "book-sign:1:1:0.6:yes",
    "book-sign:1:1:0.1.2.3.4.5.6.7:clear",
    "book-write:1",
    "cfg-default:0:clock",
    "cfg-file",
    "cfg-form:0:channels",
    "cfg-open:0",
    "cfg-reset:0:all",
    "cfg-reset:0:clock",
    "choose:1:1:1:a",
    "confirm:1:1:1:ab",
    "explain:loveletter:guard",
    "export:1",
    "face:1:1:a",
    "fair-play:1",
    "hand:1",
    "join:1",
    "leave:1",
    "lobby-leave:1",
    "log:1:0",
    "mod:1",
    "mod-bans:0",
    "mod-history:0",
    "mod-history:0:5",
    "mod-do:extend:1",
    "mod-do:pause:1",
    "mod-do:resume:1",
    "mod-do:seat:1:2",
    "mod-do:end:1",
    "more:1",
    "name-town:1",
    "never-mind",
    "op-notice:5",
    "options:1",
    "own:1",
    "page:1:1:1::0",
    "rematch:1",
    "replay:1:0:all:open",
    "replay:1:1:0:next",
    "review:1",
    "review:1:1",
    "resume:1",
    "robot:1",
    "robot-out:1",
    "rules:loveletter",
    "show:1:0",
    "standing:1:pass-for-me:on",
    "standing:1:pass-for-me:off",
    "standing-open:1",
    "start:1",
    "sure:leave:1:0",
    "sure:kick:1:2",
    "undo:1",
    "zoom:1",
    "mod-do:end-now:1",
    "sure:concede:1:0",
    "sure:end:1:0",
    "forget-me",
]
"""One of each kind, and of each length; what ends the table comes last."""

SELECTS = {
    "book-card:1:1": "zsazsa",
    "book-draft:1": "zsazsa.one",
    "book-facts:1:identity": "10",
    "book-facts:1:number": "14",
    "book-seat:1": "1",
    "cfg:0:0": "clock",
    "cfg-set:0:clock": "60",
    "cfg-set:0:defaults:coup": "fifth",
    "cfg-set:0:defaults:coup:fifth": "on",
    "explain:loveletter": "guard",
    "log-at:1": "0",
    "mod": "1",
    "option:1": "tokens_to_win",
    "option-set:1:.level": "usual",
    "option-set:1:first_starter": "1",
    "own-set:1": "-",
    "pick:1:1:1:": "0",
    "pick:1:1:1:a:4": "0",
    "pref:hands": "panel",
    "replay-eyes:1:0": "all",
    "replay-turn:1:all": "0",
    "review-seat:1": "0",
    "standings:1": "pass-for-me",
    "topic:loveletter:0": "guard",
    "zoom-at:1:0": "church",
}


@pytest.fixture
async def stage(evening, told):
    """A running table, a moderator, and what was refused."""
    mod = evening.person("Mod", moderator=True)
    await evening.sit_down(mod, evening.person("Ben"), robots=1)
    return evening, mod, told


async def post(evening, mod, *parts):
    """These parts, in a message that everybody sees."""
    sent = await evening.bot.get_channel(int(mod.at.id)).send(view=view_of(Words("From long ago"), *parts))
    return next(one for one in mod.messages() if one.id == str(sent.id))


async def answered(told, written, outcome) -> None:
    assert not (await outcome).failed, written
    assert not {"refused-bug", "refused-old-control"} & set(told), (written, told)
    told.clear()


async def test_buttons_of_the_first_version(stage):
    evening, mod, told = stage
    for written in BUTTONS:
        press = Press(2, "Press", f"p:{written}")
        seen = await post(evening, mod, row(press))
        await answered(told, written, mod.click("Press", on=seen))


async def test_selects_of_the_first_version(stage):
    evening, mod, told = stage
    for written, chosen in SELECTS.items():
        menu = select("Menu", [(chosen, chosen, ""), ("other", "other", "")], Written(*written.split(":")))
        seen = await post(evening, mod, row(menu))
        await answered(told, written, mod.choose("Menu", chosen, on=seen))


async def test_selects_of_channels_roles_and_people_of_the_first_version(stage):
    evening, mod, told = stage
    games, zoe = evening.stage.channel("games"), evening.person("Zoe").user
    everyone = discord.Object(int(evening.stage.guild.id))
    for make, written, chosen in (
        (pick_channels, "cfg-scope", games),
        (pick_channels, "cfg-ids:0:channels", games),
        (pick_roles, "cfg-ids:0:joiners", evening.stage.guild.roles[str(everyone.id)]),
        (pick_person, "mod-seat:1:2", zoe),
    ):
        seen = await post(evening, mod, make("Menu", Written(*written.split(":"))))
        await answered(told, written, mod.choose("Menu", chosen, on=seen))


async def test_every_control_has_an_old_id_here(evening):
    """Forms are not pressed: they are open for a quarter of an hour, and none is older."""
    verbs = {written.partition(":")[0] for written in (*BUTTONS, *SELECTS)}
    others = {"cfg-scope", "cfg-ids", "mod-seat"} | {"book-note", "cfg-typed", "town-named"}
    assert set(evening.bot.desk.switchboard.verbs()) == verbs | others


async def test_what_is_written_today_is_what_was_written_then(evening):
    """The same parts in the same order, so that a panel and its older sister do the same."""
    controls = evening.bot.desk.switchboard.controls()
    for written in (*BUTTONS, *SELECTS):
        verb, *parts = written.split(":")
        assert controls[verb].read(parts).written() == written
