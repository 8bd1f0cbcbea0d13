"""The bot is killed in the middle of things, again and again, while people play. Nothing that was answered is lost,
nothing is there twice, and everything that hangs there is true.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from sandbox import Actor, Stage, World, messages
from sandbox.rates import Rates
from sandbox.reading import Seen
from tests.stories.auditor import Audit
from tests.stories.books import File
from tests.stories.evening import newest, until
from tests.stories.mortal import STARTS_WITHIN, Bot, Nursery
from tests.stories.pressing import WITHOUT, Crowd, Press

POSTS = ["channels/*/messages"] * 5 + [
    "interactions/*/*/callback",
    "interactions/*/*/callback",
    "channels/*/messages/*/threads",
]
SOON = 40
"""Requests after which the bot dies in any case."""


@asynccontextmanager
async def an_evening(nursery: Nursery, folder: Path, seed: int) -> AsyncIterator[Audit]:
    """A world, the bot on it, a crowd and an auditor."""
    async with Stage(World(rates=Rates.off())) as stage, Bot(nursery, stage, File(folder / "parlour.db")) as bot:
        crowd = Crowd(bot, random.Random(seed))
        yield Audit(crowd)


async def campaign(folder: Path, seed: int, kills: int, each: int) -> Audit:
    """So many kills at seeded moments; after every few, all rest, and the auditor looks."""
    async with Nursery(folder) as nursery, an_evening(nursery, folder, seed) as audit:
        crowd = audit.crowd
        await crowd.arrange()
        await crowd.begin()
        async with crowd.at_play() as tasks:
            for number in range(1, kills + 1):
                await struck(crowd)
                await crowd.bot.start()
                if number % each == 0 or number == kills:
                    # Something must have been answered that could be lost, however slow the machine is.
                    await until(partial(_enough, crowd, number // 2), STARTS_WITHIN)
                    await audit.look()
                    crowd.resting = False
                for task in tasks:
                    if task.done():
                        task.result()
    return audit


def _enough(crowd: Crowd, answers: int) -> bool:
    return len(crowd.taken) >= answers


async def struck(crowd: Crowd) -> None:
    """The bot dies: mostly right after something was posted, before it hears of it; else at any moment. Sometimes
    while it still brings up what it owes, sometimes after people have played for a while.
    """
    chance, faults, died = crowd.chance, crowd.world.faults, asyncio.Event()

    async def kill() -> None:
        await crowd.bot.kill()
        died.set()

    async def kill_soon() -> None:
        dying.append(asyncio.create_task(later()))

    async def later() -> None:
        await asyncio.sleep(chance.uniform(0.0, 0.02))
        await kill()

    dying: list[asyncio.Task[None]] = []
    heard = crowd.heard + chance.choice([0, 0, 3, 6])
    await until(lambda: crowd.heard >= heard, STARTS_WITHIN)
    if chance.random() < 0.75:
        faults.die(kill, method="POST", route=chance.choice(POSTS), skip=chance.randrange(4))
        faults.die(kill, skip=SOON)
    else:
        faults.die(kill_soon, skip=chance.randrange(SOON), after=chance.random() < 0.5)
    async with asyncio.timeout(STARTS_WITHIN):
        await died.wait()
    await asyncio.gather(*dying)
    faults.clear()


# One kill, at a chosen moment.


async def sit_down(crowd: Crowd) -> None:
    """A lobby, and a game with hands in panels and by direct message, as long as the bot lives."""
    stage, bot = crowd.stage, crowd.bot
    anna, ben = crowd.people[:2]
    await ben.person.slash(stage.channel(), "preferences", {"hands": "dm", "pings": "dm"})
    await anna.person.slash(stage.channel(), "play", {"game": "coup"})
    for who, verb in ((ben, "join"), (anna, "robot"), (anna, "start"), (anna, "hand")):

        def offered(who=who, verb=verb):
            buttons = [(seen, one.custom_id) for seen in crowd.readable(who) for one in seen.buttons]
            return [one for one in buttons if one[1].startswith(f"p:{verb}:1")]

        await until(lambda offered=offered: not bot.process or offered(), STARTS_WITHIN)
        if not bot.process:
            return
        seen, custom_id = offered()[0]
        await who.person.press(seen.message, custom_id)


async def killed_at(nursery: Nursery, folder: Path, route: str, skip: int) -> None:
    """Whatever had been posted by then is there once afterwards."""
    async with an_evening(nursery, folder, skip) as audit:
        crowd, faults = audit.crowd, audit.world.faults
        faults.die(crowd.bot.kill, method="POST", route=route, skip=skip)
        await sit_down(crowd)
        await until(lambda: not faults.active and not crowd.bot.process, STARTS_WITHIN)
        await crowd.bot.start()
        await audit.look()
        assert not audit.found, f"killed at {route} {skip}:\n" + "\n".join(audit.details)


async def test_what_was_posted_when_the_bot_died_is_found_and_not_posted_again(tmp_path: Path) -> None:
    """A lobby, a thread, a table, a hand by direct message: each of them was the last thing that happened."""
    async with Nursery(tmp_path) as nursery:
        for skip in (1, 4):
            await killed_at(nursery, tmp_path / f"a{skip}", "interactions/**", skip)
        for skip in range(3):
            await killed_at(nursery, tmp_path / f"b{skip}", "channels/**", skip)


@pytest.mark.parametrize("looking", [False, True])
async def test_a_call_in_a_channel_for_a_question_that_has_been_answered_since(tmp_path: Path, looking: bool) -> None:
    """It was posted, its reader answered, and only then the bot died, before it could note the call. It goes, whether
    the next one is called or has a panel open.
    """
    async with Nursery(tmp_path) as nursery, an_evening(nursery, tmp_path, 1) as audit:
        crowd, bot, killed = audit.crowd, audit.bot, asyncio.Event()
        await crowd.arrange()
        anna, *others = crowd.people
        await crowd.people[1].slash("preferences", hands="panel")
        await anna.slash("play", game="coup", where=WITHOUT)
        for one in others:
            await one.click("Join", on=newest(one, "p:join:1"))
        await anna.click("Start", on=newest(anna, "p:join:1"))
        await audit.look()
        turn = crowd.people.index(asked(crowd))
        first, second, third, fourth = crowd.people[turn:] + crowd.people[:turn]
        for one in (second, fourth) if looking else ():
            await one.click("My hand", on=newest(one, "p:log:1:0"))
        await income(crowd, first)
        await audit.look()
        assert called(crowd) == ([] if looking else [second.id])
        audit.world.faults.die(killed.wait, method="POST", route="channels/*/messages")
        await income(crowd, second)
        await until(lambda: third.id in called(crowd), STARTS_WITHIN)
        await income(crowd, third)
        await bot.kill()
        killed.set()
        await bot.start()
        await audit.look()
        assert not audit.found, "\n".join(audit.details)
        assert asked(crowd) is fourth and called(crowd) == ([] if looking else [fourth.id])
        if looking:
            # Found again after the crash; its words come with its picture, which a painter draws that has just begun.
            await until(lambda: "Your turn" in fourth.panel().text, STARTS_WITHIN)


def asked(crowd: Crowd) -> Actor:
    """Whose turn it is, as the table says."""
    said = newest(crowd.people[0], "p:log:1:0").read
    return next(one for one in crowd.people if f"{one.name}, your turn" in said)


def called(crowd: Crowd) -> list[str]:
    return [user for one in crowd.people[0].messages(WITHOUT) for user in one.calls]


async def income(crowd: Crowd, who: Actor) -> None:
    await who.click("My hand", on=newest(who, "p:log:1:0"))
    done = await who.click("Income", on=who.panel())
    crowd.pressed[int(done.id)] = Press(1, int(who.id), 0, "")


async def test_a_rematch_in_a_thread_is_found_there(tmp_path: Path) -> None:
    """Its lobby was posted, and the bot died before it could note so."""
    async with Nursery(tmp_path) as nursery, an_evening(nursery, tmp_path, 1) as audit:
        crowd, bot, anna = audit.crowd, audit.bot, audit.crowd.people[0]
        await crowd.arrange()
        await crowd.ended(anna, 1)
        await audit.look()
        old = newest(anna, "p:rematch:1")
        audit.world.faults.die(bot.kill, method="POST", route="interactions/*/*/callback")
        await anna.click("Rematch", on=old, may_fail=True)
        await until(lambda: not bot.process, STARTS_WITHIN)
        await bot.start()
        await audit.look()
        await anna.click("Rematch", on=old)
        await audit.look()
        assert not audit.found, "\n".join(audit.details)
        assert newest(anna, "p:join:2").channel_id == old.channel_id


async def test_a_lobby_that_nobody_noted_before_the_game_began(tmp_path: Path) -> None:
    """The bot died when it was posted, and again when somebody had pressed Start, before it could be looked for."""
    async with Nursery(tmp_path) as nursery, an_evening(nursery, tmp_path, 1) as audit:
        crowd, bot, anna, faults = audit.crowd, audit.bot, audit.crowd.people[0], audit.world.faults
        await crowd.arrange()
        faults.die(bot.kill, method="POST", route="interactions/*/*/callback")
        await anna.slash("play", game="loveletter", may_fail=True)
        await until(lambda: not bot.process, STARTS_WITHIN)
        killed = asyncio.Event()
        faults.die(killed.wait, method="GET", route="channels/*/messages")
        await bot.start()
        await until(lambda: not faults.active, STARTS_WITHIN)
        for verb in ("robot", "start"):
            await anna.person.press(newest(anna, "p:join:1").message, f"p:{verb}:1")
        await bot.kill()
        killed.set()
        await bot.start()
        await audit.look()
        assert not audit.found, "\n".join(audit.details)
        assert len(crowd.stage.threads()) == 1


# The auditor himself.


WRITTEN_TWICE = (
    "UPDATE tables SET version = version + 1 WHERE id = (SELECT table_id FROM clicked WHERE click = {click})",
    "INSERT INTO log SELECT l.table_id, t.version, l.data FROM log l JOIN tables t ON t.id = l.table_id"
    " JOIN clicked c ON c.table_id = l.table_id AND c.version = l.version WHERE c.click = {click}",
    "UPDATE lives SET data = CAST(json_insert(CAST(data AS TEXT), '$.clicks[#]', {click}) AS BLOB)"
    " WHERE table_id = (SELECT table_id FROM clicked WHERE click = {click})",
)
"""As if the table had taken a click for two answers."""

FORGOTTEN = (
    "DELETE FROM log WHERE (table_id, version) IN (SELECT table_id, version FROM clicked WHERE click = {click})",
)
"""As if its commit had never been made."""

OVERWRITTEN = (
    "UPDATE moved SET version = version - 1"
    " WHERE (table_id, version) IN (SELECT table_id, version FROM clicked WHERE click = {click})",
)
"""As if two processes had made the same version of a table."""

HARMS = [
    # Whether the log leads elsewhere by it hangs on what was said twice: a pass may change nothing.
    (WRITTEN_TWICE, {"answer doubled", "click counted twice", "gap in the log"}),
    (FORGOTTEN, {"answer lost", "gap in the log"}),
    (OVERWRITTEN, {"gap in versions"}),
]


@pytest.mark.parametrize(("harm", "noticed"), HARMS)
async def test_the_auditor_notices(tmp_path: Path, harm: tuple[str, ...], noticed: set[str]) -> None:
    async with Nursery(tmp_path) as nursery, an_evening(nursery, tmp_path, 1) as audit:
        crowd = audit.crowd
        await crowd.arrange()
        async with crowd.at_play():
            await until(lambda: crowd.taken, STARTS_WITHIN)
            await audit.look()
        assert not audit.found, "\n".join(audit.details)
        # The first: of somebody who has answered in the same window before, a further answer may change nothing.
        await crowd.bot.books.forge(*(one.format(click=min(crowd.taken)) for one in harm))
        await audit.look()
        assert noticed <= audit.found.keys(), audit.found


async def test_the_auditor_notices_what_is_announced_twice(tmp_path: Path) -> None:
    async with Nursery(tmp_path) as nursery, an_evening(nursery, tmp_path, 1) as audit:
        crowd, world = audit.crowd, audit.world
        await crowd.arrange()

        def announced() -> list[Seen]:
            heard = crowd.people[0].messages(everywhere=True)
            return [one for one in heard if one.data["type"] == 0 and one.data["content"] and not one.ephemeral]

        async with crowd.at_play():
            await until(announced, STARTS_WITHIN)
            await audit.look()
        assert not audit.found, "\n".join(audit.details)
        said = announced()[-1]
        messages.post(world, world.channels[said.channel_id], world.bot, {"content": said.data["content"]}, [])
        await audit.look()
        assert audit.found.keys() == {"announced twice"}


# Many.


@pytest.mark.timeout(900)
async def test_nothing_is_there_twice_after_thirty_kills(tmp_path: Path) -> None:
    audit = await campaign(tmp_path, 1, 30, 15)
    assert not audit.found, "\n".join(audit.details[:10])


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seed", range(10))
async def test_nothing_is_there_twice_after_three_hundred_kills(tmp_path: Path, seed: int) -> None:
    began = time.monotonic()
    audit = await campaign(tmp_path, 100 + seed, 30, 10)
    crowd = audit.crowd
    print(f"seed {seed}: {len(crowd.taken)} answers acknowledged, {dict(crowd.opened)} lobbies, {dict(audit.found)}")
    print(f"{time.monotonic() - began:.0f} seconds, {audit.looks} looks")
    assert not audit.found, "\n".join(audit.details[:10])
