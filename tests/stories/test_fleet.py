"""Three processes and a spare serve one house, and are killed, stopped, cut off and left without their database while
people play in servers on every shard and by direct message. Nothing that was answered is lost, nothing is there twice,
and as long as there is a spare everybody gets an answer.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from games.registry import GAMES
from sandbox import Stage, World
from sandbox.rates import Rates
from tests.conftest import need_postgres
from tests.postgres import Server as Postgres
from tests.stories.auditor import Audit
from tests.stories.evening import until
from tests.stories.fleet import Fleet, Process
from tests.stories.mortal import STARTS_WITHIN, Nursery
from tests.stories.pressing import Crowd, Server

PROCESSES, SHARDS = 3, 4
IDENTIFIES = (1, 0.2)
"""Sessions begin one after the other, as on Discord, only faster."""
LOOK, BLINK = 0.1, 0.3
"""Seconds between two looks at whether this process keeps up, and by how much it may come too late."""
ALL_GAMES = ("loveletter", "loveletter", "coup", "coup", "inkognito", "camelot", "hamlet")
HURRIED = 1
FIRST = (("coup", 0), ("inkognito", 1), ("camelot", 2), ("hamlet", 3), ("loveletter", 2))
"""What is played from the beginning, and on which shard."""
POSTS = ["channels/*/messages"] * 3 + ["interactions/*/*/callback"] * 3 + ["channels/*/messages/*/threads"]
SOON = 40
"""Requests after which whoever is to die does so in any case."""


def a_world() -> World:
    rates = Rates.off()
    rates.identify = IDENTIFIES
    return World(rates=rates, shards=SHARDS)


def servers(stage: Stage) -> list[Server]:
    """One on each shard; on one of them, time runs out for somebody who never comes back."""
    guilds = [stage.guild, *(stage.server(f"On {shard}", shard=shard) for shard in range(1, SHARDS))]
    names = (("Anna", "Ben", "Chloé"), ("Dmitri", "Eva", "Farid"), ("Greta", "Hugo", "Ines"), ("Jonas", "Kaya", "Liam"))
    places = [Server(guild, some, ALL_GAMES, live=2) for guild, some in zip(guilds, names, strict=True)]
    places[HURRIED] = places[HURRIED]._replace(clock="15s", window="5s", away=names[HURRIED][-1:])
    return places


@asynccontextmanager
async def an_evening(folder: Path, seed: int) -> AsyncIterator[Storm]:
    """A world, the fleet on it, a crowd with tables of every game, and an auditor."""
    need_postgres()
    server = Postgres()
    try:
        async with (
            Nursery(folder) as nursery,
            Stage(a_world()) as stage,
            Fleet(nursery, stage, server, PROCESSES) as fleet,
        ):
            crowd = Crowd(fleet, random.Random(seed), servers(stage))
            await crowd.arrange()
            for table, (game, where) in enumerate(FIRST, 1):
                await crowd.seat(crowd.servers[where], game, table)
            yield Storm(fleet, crowd)
    finally:
        server.remove()


class Storm:
    """What happens to a fleet, at seeded moments."""

    def __init__(self, fleet: Fleet, crowd: Crowd) -> None:
        self.fleet = fleet
        self.crowd = crowd
        self.chance = crowd.chance
        self.audit = Audit(crowd)
        self.strikes: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        """What stands in all logs: by game how often somebody clicked, and how many answers, of robots as well, and
        how often time ran out.
        """
        self.blinks = 0
        """How often the stand-in, which runs in this process, saw nothing for so long that two sessions which began one
        after the other may have seemed to begin together.
        """
        self._deck: list[Callable[[], Awaitable[None]]] = []

    async def watch_itself(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(LOOK)
            self.blinks += time.monotonic() - began - LOOK > BLINK

    def _draw(self) -> Callable[[], Awaitable[None]]:
        """All of them come again and again, in any order."""
        if not self._deck:
            unexpected = [self.kill] * 4 + [self.kill_two, self.kill_the_heir, self.kill_the_spare]
            self._deck = [*unexpected, self.stop, self.stop, self.cut_listeners, self.restart_database]
            self.chance.shuffle(self._deck)
        return self._deck.pop()

    async def strike(self) -> None:
        """One of all, after people have played for a while; returns when all is as it was."""
        heard = self.crowd.heard + self.chance.choice([0, 3, 6, 12])
        await until(lambda: self.crowd.heard >= heard, STARTS_WITHIN)
        blow = self._draw()
        await blow()
        await self.fleet.complete()
        self.strikes[blow.__name__] += 1

    async def kill(self) -> None:
        """Mostly right after something was posted, before whoever posted it hears so; else at any moment."""
        victim, world = self.chance.choice(self.fleet.holders), self.crowd.world
        kill = partial(self.fleet.kill, victim)
        soon = world.record.count + self.chance.randrange(SOON)
        if self.chance.random() < 0.75:
            route, skip = self.chance.choice(POSTS), self.chance.randrange(4)
            world.faults.die(kill, method="POST", route=route, skip=skip, of=str(victim))
            soon += SOON
        await until(lambda: victim not in self.fleet.alive or world.record.count >= soon, STARTS_WITHIN)
        await kill()
        world.faults.clear()

    async def stop(self) -> None:
        await self.fleet.stop(self.chance.choice(self.fleet.holders))

    async def kill_the_spare(self) -> None:
        await self.fleet.kill(self.fleet.idle[0])

    async def kill_two(self) -> None:
        victims: list[Process] = self.chance.sample(self.fleet.alive, 2)
        await asyncio.gather(*map(self.fleet.kill, victims))
        await self._nobody_was_there()

    async def kill_the_heir(self) -> None:
        """Whoever has just gone on where another one was told to end."""
        (heir,) = self.fleet.idle
        stopping = asyncio.create_task(self.fleet.stop(self.chance.choice(self.fleet.holders)))
        await until(lambda: heir in self.fleet.holders, STARTS_WITHIN)
        await self.fleet.kill(heir)
        await stopping
        await self._nobody_was_there()

    async def _nobody_was_there(self) -> None:
        """There is one spare: what people do until another one has come may be heard by nobody."""
        await self.fleet.complete()
        self.fleet.excuse()

    async def cut_listeners(self) -> None:
        """One of them or all."""
        await self.fleet.cut_listeners(self.chance.choice([1, PROCESSES + 1]))

    async def restart_database(self) -> None:
        await self.fleet.restart_database()

    async def well_played(self) -> None:
        """Returns when everything that should happen at the tables has happened at some."""
        async with asyncio.timeout(STARTS_WITHIN):
            while not await self._has_all():  # noqa: ASYNC110 - what is waited for is in another process
                await asyncio.sleep(0.1)

    async def _has_all(self) -> bool:
        self.played.clear()
        async with self.fleet.books.opened() as page:
            for table in page.owed:
                stored = await page.store.load(table, 0)
                for row in await page.store.log(table):
                    self.played[type(row.entry).__name__] += 1
                    self.played[stored.row.game] += row.version in page.clicked[table]
        return bool(self.crowd.in_private and all(self.played[one] for one in (*GAMES, "Time")))


async def campaign(folder: Path, seed: int, strikes: int, each: int) -> Storm:
    """So many strikes; after every few, all rest, and the auditor looks."""
    async with an_evening(folder, seed) as storm:
        crowd = storm.crowd
        crowd.world.record.listener = _forget_files
        watching = asyncio.create_task(storm.watch_itself())
        async with crowd.at_play() as tasks:
            for number in range(1, strikes + 1):
                await storm.strike()
                if number == strikes:
                    await storm.well_played()
                if number % each == 0 or number == strikes:
                    await storm.audit.look()
                    crowd.resting = False
                for task in tasks:
                    if task.done():
                        task.result()
        watching.cancel()
    return storm


def _forget_files(entry) -> None:
    """Pictures of a whole campaign would fill the memory."""
    entry.files = ()


def judge(storm: Storm) -> None:
    crowd, fleet, waited = storm.crowd, storm.fleet, sorted(storm.crowd.waited)
    print(f"{dict(storm.strikes)}; {len(waited)} clicks, {crowd.in_private} of them in direct messages")
    print(f"{len(crowd.taken)} answers taken; {dict(crowd.opened)} lobbies; played: {dict(storm.played)}")
    usual, seldom, late = waited[len(waited) // 2], waited[-len(waited) // 100], sum(one > 3 for one in waited)
    print(f"half of the clicks waited {usual:.2f} s, one of a hundred {seldom:.2f}, and {late} longer than three")
    print(f"found: {dict(storm.audit.found)}, unanswered: {len(fleet.unanswered)}, blinks: {storm.blinks}")
    assert not storm.audit.found, "\n".join(storm.audit.details[:10])
    assert not fleet.unanswered, [(one.name, one.guild_id, one.payload["data"]) for one in fleet.unanswered[:10]]
    assert not fleet.fell, f"processes ended by themselves: {fleet.fell}"
    assert fleet.hub.starts.early <= storm.blinks, "sessions were begun too soon after each other"


@pytest.mark.timeout(900)
async def test_a_fleet_in_a_storm(tmp_path: Path) -> None:
    judge(await campaign(tmp_path, 1, 11, 11))


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(10))
async def test_a_fleet_in_a_long_storm(tmp_path: Path, seed: int) -> None:
    """In ten of them, five hundred processes end before their time."""
    began = time.monotonic()
    judge(await campaign(tmp_path, 100 + seed, 55, 11))
    print(f"seed {seed}: {time.monotonic() - began:.0f} seconds")
