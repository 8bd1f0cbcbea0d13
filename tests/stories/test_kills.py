"""The bot is killed in the middle of things, again and again, while people play. Nothing that was answered is lost,
nothing is there twice, and everything that hangs there is true.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sqlite3
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from cogs.ui.table_view import table_view
from data.database import Database
from games.core.entry import Answer
from games.host.house import House
from games.host.rows import Status
from games.registry import GAMES
from sandbox import Actor, Stage, World
from sandbox.model import DM, Channel
from sandbox.people import CannotDo
from sandbox.rates import Rates
from sandbox.reading import Seen
from tests.stories.evening import until
from texts.catalogue import texts

ROOT = Path(__file__).resolve().parents[2]
POSTS = ["channels/*/messages"] * 5 + [
    "interactions/*/*/callback",
    "interactions/*/*/callback",
    "channels/*/messages/*/threads",
]
STAMP = re.compile(r"<t:(\d+):R>")
LIVE = 3
"""Tables that are open at a time."""


class Nursery:
    """Starts bot processes."""

    async def __aenter__(self) -> Nursery:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.stories.nursery",
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        await self._said()
        return self

    async def __aexit__(self, *exc: object) -> None:
        self.process.kill()
        await self.process.wait()

    async def _said(self) -> str:
        assert self.process.stdout is not None
        return (await self.process.stdout.readline()).decode().strip()

    async def start(self, address: str, database: Path) -> int:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{address} {database}\n".encode())
        return int(await self._said())


class Bot:
    """The real bot as a process of its own, to be killed and started again."""

    def __init__(self, nursery: Nursery, stage: Stage, database: Path) -> None:
        self.nursery = nursery
        self.stage = stage
        self.database = database
        self.process = 0
        self.started = 0.0

    async def __aenter__(self) -> Bot:
        await self.start()
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.kill()

    async def start(self) -> None:
        self.started = time.time()
        self.process = await self.nursery.start(self.stage.sandbox.address, self.database)
        await self.stage.ready("play", within=60)

    async def kill(self) -> None:
        with suppress(ProcessLookupError):
            while self.process:
                os.kill(self.process, signal.SIGKILL)
                await asyncio.sleep(0.001)
        self.process = 0


class Crowd:
    """People who press whatever they may, and remember which answers were taken."""

    def __init__(self, stage: Stage, chance: random.Random) -> None:
        self.stage = stage
        self.world = stage.world
        self.chance = chance
        self.people = [stage.person(name) for name in ("Anna", "Ben", "Chloé", "Dmitri")]
        self.taken: Counter[tuple[int, str]] = Counter()
        """Answers that were acknowledged: by table and person."""
        self.pressing = 0
        self.resting = False

    async def play(self, who: Actor) -> None:
        while True:
            if self.resting or not self.world.hub.connected:
                await asyncio.sleep(0.01)
                continue
            self.pressing += 1
            try:
                await self._act(who)
            except CannotDo:
                pass
            finally:
                self.pressing -= 1
            await asyncio.sleep(self.chance.uniform(0.0, 0.02))

    async def _act(self, who: Actor) -> None:
        found = [(seen, one) for seen in self.readable(who) for one in seen.buttons if not one.disabled]
        by_verb: dict[str, list[tuple[Seen, str]]] = {}
        for seen, one in found:
            by_verb.setdefault(one.custom_id.split(":")[1] if ":" in one.custom_id else "", []).append(
                (seen, one.custom_id)
            )
        tables = {one.split(":")[2] for verb in ("join", "hand") for _, one in by_verb.get(verb, [])}
        if len(tables) < LIVE and self.chance.random() < 0.3:
            rematches = by_verb.get("rematch", [])
            if rematches and self.chance.random() < 0.5:
                await self._press(who, *self.chance.choice(rematches))
            else:
                game = self.chance.choice(["loveletter", "coup", "coup", "inkognito"])
                done = await who.person.slash(self.stage.channel(), "play", {"game": game})
                await done.settled(3)
            return
        for verbs in (("confirm",), ("choose", "face"), ("join", "robot", "start", "hand")):
            offered = [one for verb in verbs for one in by_verb.get(verb, [])]
            if offered and self.chance.random() < 0.8:
                await self._press(who, *self.chance.choice(offered[-6:]))
                return

    def readable(self, who: Actor) -> list[Seen]:
        """The last messages of each place that somebody reads; of their panels only the newest."""
        seen: list[Seen] = []
        for channel in who.person.channels():
            messages = [Seen(self.world, one) for one in who.person.messages(channel)]
            panels = [one for one in messages if one.ephemeral]
            for old in panels[:-1]:
                who.person.dismiss(old.message)
            seen += [one for one in messages if not one.ephemeral][-6:] + panels[-1:]
        return seen

    async def _press(self, who: Actor, seen: Seen, custom_id: str) -> None:
        done = await who.person.press(seen.message, custom_id)
        await done.settled(3)
        answer = Seen(self.world, done.original).text if done.original is not None else ""
        if custom_id.startswith("p:confirm:") and done.response is not None and answer.startswith("You chose:"):
            self.taken[int(custom_id.split(":")[2]), who.id] += 1

    async def rest(self) -> None:
        """Nobody presses anything, and the bot has nothing more to say for a moment."""
        self.resting = True
        await until(lambda: not self.pressing, 30)
        quiet, before = 0, -1
        while quiet < 5:
            before, quiet = self.world.record.count, quiet + 1 if self.world.record.count == before else 0
            await asyncio.sleep(0.1)


class Audit:
    """Looks at the world from outside, and at a copy of the database."""

    def __init__(self, crowd: Crowd, bot: Bot) -> None:
        self.crowd = crowd
        self.world = crowd.world
        self.bot = bot
        self.copy = bot.database.with_suffix(".copy")
        self.found: Counter[str] = Counter()
        self.details: list[str] = []
        self.places: list[tuple[Channel, list[Seen]]] = []
        self.hands: Counter[str] = Counter()

    def _wrong(self, what: str, *about: object) -> None:
        self.found[what] += 1
        self.details.append(f"{what}: {about}")

    async def look(self) -> None:
        """When everything has been shown, by the house's own word, it must be so."""
        async with asyncio.timeout(60):
            while True:
                await self.crowd.rest()
                tables, owed = self._snapshot()
                if not owed:
                    break
        database = await Database.open(self.copy)
        try:
            house = House(database, GAMES)
            alive = await database.alive()
            assert alive is not None
            house.alarm.closed = alive[1]
            house.alarm.boot = self.bot.started - alive[1]
            self.hands.clear()
            for number in tables:
                await self._table(house, number)
            self._threads()
            self._direct_messages()
        finally:
            await database.close()

    def _snapshot(self) -> tuple[list[int], int]:
        """World and database at one moment: all tables, and how many of them are still to be shown."""
        live, copy = sqlite3.connect(self.bot.database), sqlite3.connect(self.copy)
        try:
            live.backup(copy)
            self.places = [
                (place, [Seen(self.world, one) for one in place.messages.values() if one.reader is None])
                for place in self.world.channels.values()
            ]
            rows = copy.execute("SELECT id, owed FROM tables ORDER BY id").fetchall()
        finally:
            live.close()
            copy.close()
        return [number for number, _ in rows], sum(owed for _, owed in rows)

    def _having(self, *ids: str) -> list[Seen]:
        return [
            seen
            for place, all_seen in self.places
            if place.type != DM
            for seen in all_seen
            if {*ids} & {*seen.custom_ids}
        ]

    async def _table(self, house: House, number: int) -> None:
        state = await house.look(number)
        lobbies = self._having(f"p:join:{number}")
        shown = self._having(f"p:hand:{number}", f"p:rematch:{number}")
        if len(lobbies) > (state.status is Status.LOBBY):
            self._wrong("second lobby", number, state.status)
        if len(shown) > 1:
            self._wrong("second table message", number, [seen.id for seen in shown])
        log = await house.store.log(number)
        answers = Counter(row.entry.seat for row in log if isinstance(row.entry, Answer))
        for chair in state.seats:
            taken = self.crowd.taken[number, str(chair.user)]
            if taken > answers[chair.seat]:
                self._wrong("answer lost", number, chair.name, taken, answers[chair.seat])
        if state.status in (Status.LOBBY, Status.CLOSED):
            return
        for chair in state.seats:
            if chair.user is not None:
                self.hands[str(chair.user)] += 1
        if not shown:
            self._wrong("no table message", number)
            return
        view = table_view(state, texts(), ratings=())
        words = "\n".join(one.content for one in view.walk_children() if hasattr(one, "content"))
        if state.status is not Status.OVER and STAMP.sub("", shown[-1].text) != STAMP.sub("", words):
            self._wrong("old table message", number, shown[-1].text, words)
        until_shown = [int(stamp) for stamp in STAMP.findall(shown[-1].text)]
        if state.deadline is not None and abs(until_shown[-1] - state.deadline) > 5:
            self._wrong("old deadline", number, until_shown, state.deadline)
        if not shown[-1].files:
            self._wrong("no picture", number)

    def _threads(self) -> None:
        names = Counter(place.name for place in self.world.channels.values() if place.thread is not None)
        for name, count in names.items():
            if count > 1:
                self._wrong("second thread", name)
        for place, seen in self.places:
            calls = [
                one
                for one in seen
                if place.thread is not None and one.data["type"] == 0 and one.pings and not one.buttons
            ]
            if len(calls) > 1:
                self._wrong("second call", place.name, [one.text for one in calls])

    def _direct_messages(self) -> None:
        """One hand for each game, at most."""
        for place, seen in self.places:
            if place.type == DM:
                count, games = len([one for one in seen if not one.data["content"]]), self.hands[place.recipient or ""]
                if count > games:
                    self._wrong("second hand", place.name, count, games)


async def campaign(folder: Path, seed: int, kills: int, each: int) -> Audit:
    """So many kills at seeded moments; after every few, all rest, and the auditor looks."""
    chance = random.Random(seed)
    database = folder / "parlour.db"
    async with Nursery() as nursery, Stage(World(rates=Rates.off())) as stage, Bot(nursery, stage, database) as bot:
        stage.world.patience = 1.5
        crowd = Crowd(stage, chance)
        audit = Audit(crowd, bot)
        ben = stage.person("Ben")
        await ben.slash("preferences", hands="dm")
        tasks = [asyncio.create_task(crowd.play(who)) for who in crowd.people]
        try:
            for number in range(1, kills + 1):
                await struck(stage, bot, chance)
                await bot.start()
                if number % each == 0 or number == kills:
                    await audit.look()
                    crowd.resting = False
                for task in tasks:
                    if task.done():
                        task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    return audit


async def struck(stage: Stage, bot: Bot, chance: random.Random) -> None:
    """The bot dies: mostly right after something was posted, before it hears of it; else at any moment."""
    died = asyncio.Event()

    async def kill() -> None:
        await bot.kill()
        died.set()

    if chance.random() < 0.75:
        fault = stage.world.faults.die(kill, method="POST", route=chance.choice(POSTS), skip=chance.randrange(4))
        with suppress(TimeoutError):
            await asyncio.wait_for(died.wait(), 2.0)
        if fault in stage.world.faults.active:
            stage.world.faults.active.remove(fault)
    else:
        await asyncio.sleep(chance.uniform(0.05, 0.6))
    if not died.is_set():
        await bot.kill()


async def an_evening(stage: Stage, crowd: Crowd, bot: Bot) -> None:
    """A lobby, and a game with hands in panels and by direct message, as long as the bot lives."""
    anna, ben = crowd.people[:2]
    await ben.person.slash(stage.channel(), "preferences", {"hands": "dm", "pings": "dm"})
    await anna.person.slash(stage.channel(), "play", {"game": "coup"})
    for who, verb in ((ben, "join"), (anna, "robot"), (anna, "start"), (anna, "hand"), (anna, "face"), (ben, "face")):
        offered = [(seen, one.custom_id) for seen in crowd.readable(who) for one in seen.buttons]
        wanted = [one for one in offered if one[1].startswith(f"p:{verb}:1")]
        if bot.process and wanted:
            await who.person.press(wanted[0][0].message, wanted[0][1])
            await asyncio.sleep(0.1)


async def killed_at(nursery: Nursery, database: Path, route: str, skip: int) -> bool:
    """Whether the evening came so far; whatever had been posted is there once afterwards."""
    async with Stage(World(rates=Rates.off())) as stage, Bot(nursery, stage, database) as bot:
        stage.world.patience = 1.0
        crowd = Crowd(stage, random.Random(skip))
        audit = Audit(crowd, bot)
        stage.world.faults.die(bot.kill, method="POST", route=route, skip=skip)
        await an_evening(stage, crowd, bot)
        struck = not bot.process
        await bot.kill()
        stage.world.faults.clear()
        await bot.start()
        await audit.look()
        assert not audit.found, f"killed at {route} {skip}:\n" + "\n".join(audit.details)
        return struck


async def test_what_was_posted_when_the_bot_died_is_found_and_not_posted_again(tmp_path: Path) -> None:
    """A lobby, a thread, a table, a hand by direct message, a call: each of them was the last thing that happened."""
    async with Nursery() as nursery:
        told = [await killed_at(nursery, tmp_path / f"a{skip}", "interactions/**", skip) for skip in (1, 4)]
        posted = [await killed_at(nursery, tmp_path / f"b{skip}", "channels/**", skip) for skip in range(5)]
    assert all(told) and sum(posted) >= 3, "the evening was too short"


async def test_nothing_is_there_twice_after_thirty_kills(tmp_path: Path) -> None:
    audit = await campaign(tmp_path, 1, 30, 15)
    print(sum(audit.crowd.taken.values()), audit.found)
    assert not audit.found, "\n".join(audit.details[:10])
    assert sum(audit.crowd.taken.values()) > 20, "hardly anybody could play"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_nothing_is_there_twice_after_three_hundred_kills(tmp_path: Path, seed: int) -> None:
    audit = await campaign(tmp_path, 100 + seed, 30, 10)
    assert not audit.found, "\n".join(audit.details[:10])
