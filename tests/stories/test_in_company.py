"""Two processes on one database, each with a shard: people who play in one place at a table that the other shows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot import Parlour
from cogs.services import gate
from data.opening import Where
from games.host.fellows import Subject, Word
from games.host.rows import Status
from sandbox import Actor, World
from sandbox.admin import join_guild
from sandbox.rates import Rates
from tests.conftest import need_postgres
from tests.postgres import empty_database
from tests.stories.evening import PATIENCE, Evening, fresh, press_through, until
from tests.stories.presses import direct_hands

pytestmark = pytest.mark.usefixtures("blank")


class Neighbours(Evening):
    """A server on each shard, and two people in each; the table of shard 0 is table 1, that of shard 1 table 2."""

    def __init__(self, database: Where) -> None:
        super().__init__(Path(), world=World(rates=Rates.off(), shards=2))
        self.database = database
        self.processes = 2
        self.bots: list[Parlour] = []
        self.guilds = [self.stage.server(f"On {n}", shard=n) for n in range(2)]
        self.pairs = [
            [self.person(f"{name}{n}", guild=guild) for name in ("Alice", "Ben")] for n, guild in enumerate(self.guilds)
        ]
        self._all: list[asyncio.Task[None]] = []
        self._heard: list[list[Word]] = [[], []]
        self._marks = count(1)
        self.elsewhere = self.stage.channel("general", self.guilds[0])
        """Where Alice of shard 1 is at home, too."""
        join_guild(self.stage.world, self.guilds[0], self.pairs[1][0].person.user)

    async def open(self) -> None:
        for number in range(2):
            await self._begin()
            self.bots.append(self.bot)
            self._all.append(self._running)
            company, delivery = self.bot.company, self.bot.desk.delivery
            assert company is not None
            delivery.hears = self._hearing(number, delivery.hears)
            await until(lambda company=company: company.share is not None, PATIENCE)
        for bot in self.bots:
            self.bot = bot
            await self._ready()

    def _hearing(self, number: int, hears: Callable[[Word], Awaitable[None]]) -> Callable[[Word], Awaitable[None]]:
        async def heard(word: Word) -> None:
            await hears(word)
            self._heard[number].append(word)

        return heard

    async def close(self) -> None:
        for bot in self.bots:
            await bot.close()
        await asyncio.gather(*self._all, return_exceptions=True)

    async def settle(self) -> None:
        """Also whatever they have told each other: what is told last is heard last."""
        for _ in range(3):
            for number, bot in enumerate(self.bots):
                self.bot = bot
                await super().settle()
                mark = Word(Subject.PREFERENCES, about=next(self._marks))
                await bot.house.fellows.tell(mark)
                await until(lambda mark=mark, heard=self._heard[1 - number]: mark in heard, PATIENCE)
                await asyncio.gather(*self._errands())
        self.bot = self.bots[0]

    def _errands(self) -> list[Awaitable[Any]]:
        return [bot.house._run_errands() for bot in self.bots]

    async def asked(self) -> Actor:
        """Of the people of shard 1, at table 1."""
        await self.settle()
        state = await self.look(1)
        return next(one for one in self.pairs[1] if int(one.id) == state.seats[state.awaits[0]].user)

    def remembers(self, number: int, table: int) -> bool:
        """Whether a process keeps the books of a table."""
        return table in self.bots[number].desk.delivery.ledger._kept


@pytest.fixture
async def neighbours(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Neighbours]:
    need_postgres()
    monkeypatch.setattr(gate, "PAUSE", 0.0)
    async with Neighbours(await empty_database()) as neighbours:
        yield neighbours


async def test_each_serves_its_own_server(neighbours: Neighbours) -> None:
    assert [sorted(bot.shards) for bot in neighbours.bots] == [[0], [1]]
    assert len(neighbours.stage.world.record.of("PUT", "applications/*/commands")) == 1, "one of them writes commands"
    for n, pair in enumerate(neighbours.pairs):
        await neighbours.sit_down(*pair, table=n + 1, tokens_to_win=1)
        state = await neighbours.play_out(*pair, table=n + 1, turn=neighbours.by_buttons)
        assert state.status is Status.OVER
        await neighbours.settle()
    assert [[neighbours.remembers(number, table) for table in (1, 2)] for number in (0, 1)] == [
        [True, False],
        [False, True],
    ]


async def test_a_server_s_language_is_known_to_all_at_once(neighbours: Neighbours) -> None:
    """Whoever reads none that is spoken here reads the server's, whichever process answers them."""
    guild = int(neighbours.stage.guild.id)
    for bot in neighbours.bots:
        assert await bot.desk.settings.language(guild) == "auto"
    moderator = neighbours.person("Mod", moderator=True)
    await moderator.slash("config language", value="it")
    await neighbours.settle()
    for bot in neighbours.bots:
        assert await bot.desk.settings.language(guild) == "it"


async def test_a_whole_game_by_direct_messages_that_another_process_answers(neighbours: Neighbours) -> None:
    """What people press there arrives on shard 0; the table hangs in a server of shard 1."""
    for one in neighbours.pairs[1]:
        await one.slash("preferences", hands="dm")
    await neighbours.sit_down(*neighbours.pairs[1], table=1, tokens_to_win=1)
    for _ in range(60):
        await neighbours.settle()
        state = await neighbours.look(1)
        if state.status is Status.OVER:
            break
        who = await neighbours.asked()
        hands = direct_hands(who, 1)
        assert len(hands) == 1 and "Your turn" in hands[0].text
        await press_through(who, hands[0])
        assert who.last.interaction.guild_id is None
        await neighbours.settle()
        after = await neighbours.look(1)
        assert after.version > state.version
        if after.status is Status.PLAYING:
            asked = await neighbours.asked()
            assert f"{asked.name}, your turn" in neighbours.table_message(who, 1).read
    assert (await neighbours.look(1)).status is Status.OVER
    rows = await neighbours.bots[0].database.log(1)
    assert [row.version for row in rows] == sorted({row.version for row in rows})
    assert not neighbours.remembers(0, 1), "only who shows a table keeps its books"
    for one in neighbours.pairs[1]:
        assert "wins" in direct_hands(one, 1)[0].text or "won" in direct_hands(one, 1)[0].text


async def test_a_panel_that_was_opened_by_direct_message_stays_true(neighbours: Neighbours) -> None:
    """It was answered by one process, and is kept up to date by the other."""
    pair = neighbours.pairs[1]
    await neighbours.sit_down(*pair, table=1, tokens_to_win=5)
    asked = await neighbours.asked()
    waiting = next(one for one in pair if one is not asked)
    for one in pair:
        await one.slash("preferences", hands="dm")
    await neighbours.settle()
    await waiting.person.press(direct_hands(waiting, 1)[0].message, "p:more:1")
    await neighbours.settle()
    await neighbours.by_buttons(asked, 1)
    await neighbours.settle()
    assert "Your turn" in direct_hands(waiting, 1)[-1].text, (
        "something is asked: the other page makes room for the hand"
    )


async def test_a_hand_can_be_looked_at_from_another_server(neighbours: Neighbours) -> None:
    """A private panel in a server of shard 0 for a table in one of shard 1."""
    alice, ben = neighbours.pairs[1]
    await neighbours.sit_down(alice, ben, table=1, tokens_to_win=5)
    await alice.slash("hand", table="1", where=neighbours.elsewhere)
    moved = set()
    for _ in range(8):
        asked = await neighbours.asked()
        panel = alice.panel()
        assert panel is not None and panel.channel_id == neighbours.elsewhere.id
        assert ("Your turn" in panel.text) == (asked is alice)
        await (press_through(alice, panel) if asked is alice else neighbours.by_buttons(ben, 1))
        moved.add(asked)
    assert moved == {alice, ben}


async def test_a_preference_counts_everywhere_at_once(neighbours: Neighbours) -> None:
    """It was set in one process, and the other had read it before."""
    alice, ben = neighbours.pairs[1]
    await neighbours.sit_down(alice, ben, table=1, tokens_to_win=5)
    await neighbours.settle()
    assert direct_hands(alice, 1) == []
    await alice.slash("preferences", hands="dm", where=neighbours.elsewhere)
    await neighbours.settle()
    assert len(direct_hands(alice, 1)) == 1


async def test_whoever_is_forgotten_is_named_in_nobodys_books(neighbours: Neighbours) -> None:
    alice, ben = neighbours.pairs[1]
    await alice.slash("preferences", hands="dm")
    await neighbours.sit_down(alice, ben, table=1, tokens_to_win=5)
    await neighbours.settle()
    await alice.slash("privacy delete", where=neighbours.elsewhere)
    await alice.click("Forget me", on=alice.panel())
    await neighbours.settle()
    noted = await neighbours.bots[0].database.published(1)
    assert noted is not None and alice.id.encode() not in noted.data
    assert (await neighbours.look(1)).owner(int(alice.id)) is None


async def test_a_notice_reaches_the_tables_of_both(neighbours: Neighbours) -> None:
    """The operator sits in a server of shard 0; the process of shard 1 tells its own tables."""
    for number, pair in enumerate(neighbours.pairs, 1):
        await neighbours.sit_down(*pair, table=number, tokens_to_win=5)
    await neighbours.settle()
    owner = neighbours.person("Operator", guild=neighbours.guilds[0])
    await owner.slash("operator notice", text="Back soon.")
    panel = owner.panel()
    assert panel is not None and panel.text.startswith("This goes to 2 tables")
    await owner.click("Send it", on=panel)
    await until(lambda: "reached" in fresh(owner, panel).text, PATIENCE)
    one_each = "One table was reached.\nOne table is told by another process, which tries as well."
    assert fresh(owner, panel).text == one_each
    await neighbours.settle()
    for number, (alice, _) in enumerate(neighbours.pairs, 1):
        there = [one.text for one in alice.messages(neighbours.table_message(alice, number))]
        assert there.count("**From those who run this bot:** Back soon.") == 1
    assert [neighbours.remembers(number, table) for number, table in ((0, 2), (1, 1))] == [False, False]


async def test_about_names_the_shard_and_the_process(neighbours: Neighbours) -> None:
    for number, (alice, _) in enumerate(neighbours.pairs):
        await alice.slash("about")
        panel = alice.panel()
        assert panel is not None
        for line in (
            "- One server in this process" if number else "- 2 servers in this process",
            f"- Shard {number} of 2, counted from 0",
            f"- Process {number + 1} of 2",
        ):
            assert line in panel.text.split("\n"), panel.text
