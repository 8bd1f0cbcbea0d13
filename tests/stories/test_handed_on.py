"""One process follows another, planned or not: what people press meanwhile is answered, and nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import Parlour
from cogs.services import arrivals, gate
from cogs.services.succession import GoneBefore
from data.opening import Where
from games.host.rows import Status
from sandbox.admin import make_role
from sandbox.people import Outcome
from tests.conftest import need_postgres
from tests.postgres import empty_database
from tests.stories.evening import PATIENCE, Evening, latest_panel, until
from tests.stories.test_late import CALLBACK

pytestmark = pytest.mark.usefixtures("blank")

MESSAGE, DEFERRED, HEARD, CHANGED, FORM = 4, 5, 6, 7, 9
"""How an interaction is answered first."""


class Heirs(Evening):
    """One process serves, and another one waits."""

    def __init__(self, database: Where) -> None:
        super().__init__(Path())
        self.database = database
        self.may_identify = asyncio.Event()
        self.may_identify.set()
        self._heir: tuple[Parlour, asyncio.Task[None]]
        self._past: list[tuple[Parlour, asyncio.Task[None]]] = []

    async def open(self) -> None:
        await super().open()
        await self._appoint()

    async def _appoint(self) -> None:
        serving = self.bot, self._running
        await self._begin()
        self._heir = self.bot, self._running
        self.bot.gate.admit = self._admit
        self.bot, self._running = serving
        while not await self.bot.company.is_awaited():  # noqa: ASYNC110 - the database knows
            await asyncio.sleep(0.01)

    async def _admit(self, shard: int) -> None:
        await self.may_identify.wait()

    async def close(self) -> None:
        self.may_identify.set()
        for bot, running in [*self._past, self._heir, (self.bot, self._running)]:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)

    @property
    def sessions(self):
        return self.bot.succession._sessions

    # One goes.

    async def pulse(self) -> None:
        """The last one before the process dies."""
        await self.bot.company._pulse()
        await self.bot.company._stop_beating()

    async def dies(self) -> None:
        """It has no connections any more, and its slot is free."""
        await self.sessions.leave()
        self.bot.company._lease._line.terminate()
        await self.bot.http.close()
        self.bot.succession = None

    async def heir(self) -> None:
        """Serves, if only by what it has inherited."""
        self._past.append((self.bot, self._running))
        self.bot, self._running = self._heir
        await until(lambda: self.sessions._resumed, PATIENCE)
        if self.may_identify.is_set():
            await self._ready()

    async def roll(self, act) -> Outcome:
        """The process is told to end, and somebody acts meanwhile."""
        sessions, closing = self.sessions, asyncio.create_task(self.bot.close())
        await until(lambda: not sessions._arrivals.listening, PATIENCE)
        done = await act()
        await closing
        assert done.response is None
        await self.heir()
        return await self.answered(done)

    async def answered(self, done: Outcome) -> Outcome:
        await done.settled(PATIENCE)
        assert not done.failed
        await self.settle()
        return done


@pytest.fixture
async def evening(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Heirs]:
    need_postgres()
    monkeypatch.setattr(gate, "PAUSE", 0.0)
    monkeypatch.setattr(arrivals, "ANSWERABLE", PATIENCE)
    monkeypatch.setattr(arrivals, "FRESH", PATIENCE)
    async with Heirs(await empty_database()) as evening:
        yield evening


def presses(who, seen, label):
    """A button, whoever may answer."""
    button = next(one for one in seen.buttons if one.label == label)
    return who.person.press(seen.message, button.custom_id, wait=False)


def types(who, command, **options):
    return who.person.slash(who.at, command, options, wait=False)


async def versions(evening, table=1):
    return [row.version for row in await evening.bot.database.log(table)]


async def test_without_its_slot_a_process_says_nothing(evening, alice, ben):
    """Until it has it again: somebody else may be at it."""
    await alice.slash("play", game="loveletter")
    evening.bot.company._serving.clear()
    opening, joining = await types(ben, "play", game="coup"), await presses(ben, evening.lobby_message(ben), "Join")
    await asyncio.sleep(0.2)
    assert opening.response is joining.response is None
    assert (await evening.look()).version == 1 and await evening.bot.database.version(2) is None
    evening.bot.company._serving.set()
    for done in (opening, joining):
        await evening.answered(done)
    assert "2. Ben" in evening.lobby_message(ben).text and evening.lobby_message(ben, 2)


# Planned: nobody notices anything.


async def test_a_lobby_is_answered_in_its_place(evening, alice, ben):
    await alice.slash("play", game="loveletter")
    done = await evening.roll(lambda: presses(ben, evening.lobby_message(ben), "Join"))
    assert done.response == CHANGED and "2. Ben" in evening.lobby_message(ben).text
    assert not [one for one in ben.messages(everywhere=True) if one.ephemeral]


async def test_a_table_opens_in_public(evening, alice):
    done = await evening.roll(lambda: types(alice, "play", game="loveletter"))
    assert done.response == MESSAGE and evening.lobby_message(alice).id == done.messages[0].id


async def test_a_form_opens(evening):
    mod = evening.person("Mod", moderator=True)
    await mod.slash("config panel")
    await mod.choose("What do you want to change?", "clock", on=mod.panel())
    done = await evening.roll(lambda: presses(mod, mod.panel(), "Type a value"))
    assert done.response == FORM


async def test_a_game_goes_on_from_hand_to_hand(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=5, first_starter="1")
    await alice.click("My hand", on=evening.table_message(alice))
    before = (await evening.look()).version
    panel = latest_panel(alice, 1)
    await evening.roll(lambda: presses(alice, panel, panel.labels[0]))
    if (await evening.look()).version == before:
        await evening.by_buttons(alice)
    assert (await evening.look()).version > before
    seen = await versions(evening)
    assert seen == sorted(set(seen))
    hub = evening.stage.world.hub
    await until(lambda: len(hub.sessions) == 1)


async def test_whoever_waits_may_be_told_to_end(evening, alice):
    bot, running = evening._heir
    await bot.close()
    with pytest.raises(GoneBefore):
        await running
    assert not await evening.bot.company.is_awaited()
    await alice.slash("help")


# Not planned.


async def test_sessions_belong_to_whoever_has_taken_the_slot(evening, alice):
    """Who has lost it ends without ending them."""
    await evening.pulse()
    evening.bot.company.lost.set()
    await evening.bot.close()
    asked = await types(alice, "help")
    await evening.heir()
    await evening.answered(asked)
    assert evening.stage.world.hub.resumed == 1


async def test_whoever_has_not_begun_to_serve_leaves_what_it_was_left(evening, alice, monkeypatch):
    heir, _ = evening._heir
    may_open, open_doors = asyncio.Event(), heir.house.open_doors

    async def opening(moved):
        await may_open.wait()
        await open_doors(moved)

    monkeypatch.setattr(heir.house, "open_doors", opening)
    await evening.pulse()
    left = evening.bot.company.baton()
    await evening.dies()
    await until(lambda: heir.company.baton(), PATIENCE)
    assert heir.company.baton() == left
    asked = await types(alice, "help")
    may_open.set()
    await evening.heir()
    await evening.answered(asked)


async def test_what_was_pressed_while_nobody_was_there(evening, alice, ben):
    await alice.slash("play", game="loveletter")
    await evening.pulse()
    await evening.dies()
    joins = await presses(ben, evening.lobby_message(ben), "Join")
    opens = await types(ben, "play", game="coup")
    await evening.heir()
    for one in (joins, opens):
        await evening.answered(one)
    assert "2. Ben" in evening.lobby_message(ben).text
    assert not evening.lobby_message(ben, 2).ephemeral
    assert (joins.response, opens.response) == (DEFERRED, DEFERRED), "somebody might have answered them"


async def test_what_was_answered_is_not_done_again(evening, alice, ben):
    mod = evening.person("Mod", moderator=True)
    await alice.slash("play", game="loveletter")
    await evening.settle()
    await evening.pulse()
    await ben.click("Join", on=evening.lobby_message(ben))
    await alice.slash("play", game="coup")
    await mod.slash("config clock", value="5m")
    await evening.settle()
    before, seen = (await evening.look()).version, {who.name: who.screen() for who in (alice, ben, mod)}
    asked = len(evening.stage.world.record.of("POST", CALLBACK))
    await evening.dies()
    last = await types(alice, "help")
    await evening.heir()
    await evening.answered(last)
    record = evening.stage.world.record.of("POST", CALLBACK)[asked:]
    assert sorted(one.status for one in record)[-3:] == [400, 400, 400], "each was tried, and Discord knew it"
    assert (await evening.look()).version == before
    assert len(await evening.bot.house.tables_in(int(evening.stage.guild.id))) == 2
    assert len(await evening.bot.desk.settings.audit(int(evening.stage.guild.id), 10)) == 1
    assert {who.name: who.screen() for who in (ben, mod)} == {name: seen[name] for name in ("Ben", "Mod")}


async def die_before_the_answer(evening, act):
    """What was asked for has been committed by then."""
    await evening.settle()
    await evening.pulse()
    evening.stage.world.faults.die(evening.dies, route=CALLBACK, after=False)
    done = await act
    await until(lambda: evening.bot.succession is None, PATIENCE)
    assert done.response is None
    await evening.heir()
    return await evening.answered(done)


async def test_a_seat_taken_before_the_answer(evening, alice, ben):
    await alice.slash("play", game="loveletter")
    before = (await evening.look()).version
    await die_before_the_answer(evening, presses(ben, evening.lobby_message(ben), "Join"))
    assert evening.lobby_message(ben).text.count("Ben") == 1 and (await evening.look()).version == before + 1


async def test_a_table_opened_before_the_answer(evening, alice):
    await die_before_the_answer(evening, types(alice, "play", game="loveletter"))
    assert len(await evening.bot.house.tables_in(int(evening.stage.guild.id))) == 1
    assert len([one for one in alice.messages() if "p:join:1" in one.custom_ids]) == 1


async def test_a_move_made_before_the_answer(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=5, first_starter="1")
    await evening.careful(alice)
    await alice.click("My hand", on=evening.table_message(alice))
    panel = latest_panel(alice, 1)
    while "Confirm" not in panel.labels:
        await alice.click(panel.labels[0], on=panel)
        panel = latest_panel(alice, 1)
    await evening.settle()
    before = (await evening.look()).version
    await die_before_the_answer(evening, presses(alice, latest_panel(alice, 1), "Confirm"))
    state = await evening.look()
    seen = await versions(evening)
    assert state.status is Status.PLAYING and seen == sorted(set(seen)) and seen[-1] == state.version > before


# Before anything is known of the servers.


@pytest.fixture
def strangers(evening):
    """Whoever takes over has to wait until it may begin a session of its own."""
    evening.may_identify.clear()
    return evening


async def test_roles_are_known_at_once(strangers, alice, ben):
    evening, world, guild = strangers, strangers.stage.world, strangers.stage.guild
    role = make_role(world, guild, "Player")
    guild.members[alice.id].roles.append(role.id)
    mod = evening.person("Mod", moderator=True)
    await mod.slash("config openers", value=f"<@&{role.id}>")
    await evening.pulse()
    await evening.dies()
    await evening.heir()
    assert evening.bot.get_guild(int(guild.id)) is None
    await ben.slash("play", game="coup")
    assert "can open tables here" in ben.panel().text
    await alice.slash("play", game="coup")
    assert not evening.lobby_message(alice).ephemeral


async def test_whether_there_is_such_a_table_is_not_said(strangers, alice, ben):
    """Zoe might see it, when more is known; of a table that never was she hears the same."""
    evening = strangers
    zoe = evening.person("Zoe", at="off-topic")
    await evening.sit_down(alice, ben)
    await evening.pulse()
    await evening.dies()
    await evening.heir()
    told = []
    for table in ("1", "77"):
        await zoe.slash("table show", table=table)
        told.append(zoe.panel().text)
    assert told[0] == told[1] and "only just started" in told[0]
    await alice.slash("table show", table="1")
    assert "only just started" not in alice.panel().text
    evening.may_identify.set()
    await evening._ready()
    await zoe.slash("table show", table="1")
    assert "only just started" not in zoe.panel().text
    await zoe.slash("table show", table="77")
    assert "no such table" in zoe.panel().text


async def test_settings_of_a_channel_wait(strangers):
    evening = strangers
    mod = evening.person("Mod", moderator=True)
    await evening.pulse()
    await evening.dies()
    await evening.heir()
    await mod.slash("config clock", value="5m", channel=mod.at)
    assert "only just started" in mod.panel().text
    await mod.slash("config clock", value="5m")
    assert "only just started" not in mod.panel().text
