"""Bots that go on with the gateway sessions of the one before them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from cogs.services import arrivals, resumed
from cogs.services.resumed import GatewaySession
from sandbox import Stage, World
from sandbox.rates import Rates
from tests.cogs.services.small_bots import heartbeats, line_on
from tests.sandbox.loopback import until

PATIENCE = 20.0
AT_ONCE, DEFERRED = 4, 5
"""How a command is answered: with a message, or with a sign that one will follow."""


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    """Bots and sandbox share one busy process: nothing is too old only because the machine is busy."""
    monkeypatch.setattr(arrivals, "ANSWERABLE", PATIENCE)
    monkeypatch.setattr(arrivals, "FRESH", PATIENCE)


def world(shards=1):
    world = World(rates=Rates.off(), shards=shards)
    world.patience = PATIENCE
    return world


@pytest.fixture
async def line():
    async with line_on(Stage(world())) as line:
        yield line


@pytest.fixture
def alice(line):
    return line.stage.person("Alice")


async def pings(who):
    """Somebody uses the command and does not wait for the answer."""
    return await who.person.slash(who.at, "ping", wait=False)


async def answered(outcome):
    await outcome.settled(PATIENCE)
    assert not outcome.failed
    return outcome.response


# What is handed on.


async def test_a_session_is_told_as_it_stands(line, alice):
    bot = await line.start()
    (before,) = bot.sessions.now()
    (session,) = line.hub.sessions.values()
    assert (before.shard, before.id, before.sequence, before.heard) == (0, session.id, session.seq, None)
    await alice.slash("ping")
    await until(lambda: bot.sessions.now() == [msgspec.structs.replace(before, sequence=before.sequence + 1)])
    assert msgspec.json.decode(msgspec.json.encode(before), type=GatewaySession) == before


async def test_what_is_not_answered_yet_is_handed_on(line, alice):
    bot = await line.start()
    (before,) = bot.sessions.now()
    bot.may_answer.clear()
    first, _ = await pings(alice), await pings(alice)
    await until(lambda: len(bot.served) == 2)
    assert bot.sessions.now() == [before]
    bot.may_answer.set()
    await answered(first)
    await until(lambda: bot.sessions.now()[0].sequence == before.sequence + 2)


async def test_what_can_no_longer_be_answered_is_not_handed_on(line, alice, monkeypatch):
    bot = await line.start()
    (before,) = bot.sessions.now()
    bot.may_answer.clear()
    await pings(alice)
    await until(lambda: bot.served)
    monkeypatch.setattr(arrivals, "ANSWERABLE", 0)
    assert bot.sessions.now()[0].sequence == before.sequence + 1
    bot.may_answer.set()


# Nobody is there.


async def test_a_click_while_nobody_is_there_is_answered_by_the_next(line, alice):
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    asked = await pings(alice)
    assert not line.hub.connected and asked.response is None
    second = await line.start(given, identify=False)
    assert await answered(asked) == DEFERRED, "perhaps somebody else has answered it"
    assert second.served == [int(asked.id)] and line.hub.identified == 1


async def test_an_answered_click_is_not_carried_out_again(line, alice):
    first = await line.start()
    given = first.sessions.now()
    done = [await alice.slash("ping") for _ in range(3)]
    assert first.served == [int(one.id) for one in done]
    await line.dies(first)
    last = await pings(alice)
    second = await line.start(given, identify=False)
    await answered(last)
    assert second.served == [int(last.id)]


async def test_a_click_that_is_too_old_is_not_carried_out(line, alice):
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    line.stage.world.patience = 0.01
    late = await pings(alice)
    await until(lambda: late.failed)
    line.stage.world.patience = PATIENCE
    late.interaction.started -= PATIENCE
    timely = await pings(alice)
    second = await line.start(given, identify=False)
    await answered(timely)
    assert second.served == [int(timely.id)]


async def test_suggestions_are_made_at_once(line, alice):
    """They cannot be deferred, and change nothing."""
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    asked = asyncio.create_task(alice.autocomplete("ping", "what"))
    await until(lambda: line.hub.sessions[given[0].id].seq > given[0].sequence)
    await line.start(given, identify=False)
    assert await asked == ["suggested"]


async def test_live_ones_are_answered_at_once(line, alice):
    """After everything has been replayed, they come to nobody else."""
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    await line.start(given, identify=False)
    await until(lambda: line.hub.resumed)
    assert (await alice.slash("ping")).response == AT_ONCE


async def test_one_after_the_other_before_either_has_begun_a_session(line, alice):
    """Whoever dies early hands on what it has inherited."""
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    second = await line.start(given, identify=False)
    await alice.slash("ping")
    (handed,) = second.sessions.now()
    assert (handed.id, handed.url) == (given[0].id, given[0].url) and handed.sequence > given[0].sequence
    await line.dies(second)
    asked = await pings(alice)
    third = await line.start([handed], identify=False)
    await answered(asked)
    assert third.served == [int(asked.id)]


# Both sessions are there.


async def test_both_sessions_bring_the_same_click(line, alice):
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    second = await line.start(given, identify=False, guild_ready_timeout=PATIENCE)
    second.may_identify.set()
    await until(lambda: len(line.hub.lines) == 2 and all(one.line for one in line.hub.sessions.values()))
    asked = await alice.slash("ping")
    await until(lambda: {one.seq for one in line.hub.sessions.values()} <= {one.sequence for one in sockets(second)})
    assert second.served == [int(asked.id)] and len(second.seen) == 1


def sockets(bot):
    """All connections of a bot."""
    return [bot.sessions._own(0), *[one._socket for one in bot.sessions._resumed]]


async def test_an_inherited_session_ends_when_the_bots_own_is_ready(line, alice):
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    second = await line.start(given)
    await until(lambda: len(line.hub.sessions) == 1)
    (left,) = line.hub.sessions.values()
    assert [one.id for one in second.sessions.now()] == [left.id] and left.id != given[0].id
    assert len(heartbeats()) == 1
    await alice.slash("ping")
    assert (line.hub.identified, line.hub.resumed) == (2, 1)


async def test_an_inherited_session_stays_until_the_bots_own_is_noted(line, alice):
    """Whoever dies in between has told of no other."""
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    second, noted = await line.start(given, identify=False), asyncio.Event()
    second.sessions.noted = noted.wait
    second.may_identify.set()
    await until(lambda: [one.id for one in second.sessions.now()] not in ([], [given[0].id]))
    assert given[0].id in line.hub.sessions
    noted.set()
    await until(lambda: given[0].id not in line.hub.sessions)


async def test_a_session_of_a_shard_that_is_no_more_ends_with_the_others(line, alice):
    first = await line.start()
    (given,) = first.sessions.now()
    await line.dies(first)
    second = await line.start([msgspec.structs.replace(given, shard=7)])
    await until(lambda: list(line.hub.sessions) == [second.sessions.now()[0].id] != [given.id])


async def test_a_session_by_which_clicks_were_left_alone_stays(line, alice):
    """Those before the bot's own was there have come by no other."""
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    second = await line.start(given, identify=False)
    await until(lambda: line.hub.resumed)
    second.sessions.stop_listening()
    left = await pings(alice)
    second.may_identify.set()
    await second.wait_until_ready()
    (handed,) = second.sessions.now()
    assert handed.id == given[0].id
    await line.dies(second)
    third = await line.start([handed], identify=False)
    await answered(left)
    assert (second.served, third.served) == ([], [int(left.id)])


async def test_several_shards():
    async with line_on(Stage(world(shards=4))) as line:
        guilds = [line.stage.server(f"On {n}", shard=n) for n in range(4)]
        people = [line.stage.person(f"Alice{n}", guild=guild) for n, guild in enumerate(guilds)]
        first = await line.start()
        given = first.sessions.now()
        assert [one.shard for one in given] == [0, 1, 2, 3]
        await line.dies(first)
        asked = [await pings(who) for who in people]
        second = await line.start(given, identify=False)
        for one in asked:
            await answered(one)
        assert sorted(second.served) == sorted(int(one.id) for one in asked)
        second.may_identify.set()
        await second.wait_until_ready()
        await until(lambda: len(line.hub.sessions) == 4)
        assert {one.shard for one in second.sessions.now()} == {0, 1, 2, 3}
        assert not {one.id for one in second.sessions.now()} & {one.id for one in given}


# What cannot be resumed.


@pytest.mark.parametrize("how", ["forgotten", "never", "ahead"])
async def test_a_session_that_cannot_be_resumed_is_no_matter(line, alice, how, caplog):
    first = await line.start()
    (given,) = first.sessions.now()
    await line.dies(first)
    if how == "forgotten":
        line.hub.sessions.clear()
    unknown = GatewaySession(0, "nobody's", 5, given.url)
    ahead = msgspec.structs.replace(given, sequence=given.sequence + 100)
    second = await line.start([{"forgotten": given, "never": unknown, "ahead": ahead}[how]])
    await until(lambda: not second.sessions._resumed[0].alive)
    assert (await alice.slash("ping")).response == AT_ONCE and line.hub.resumed == 0
    assert [one.shard for one in second.sessions.now()] == [0]
    assert not [one for one in caplog.records if one.levelname in ("WARNING", "ERROR")]


async def test_an_inherited_connection_that_is_lost_is_resumed(line, alice):
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    second = await line.start(given, identify=False)
    await until(lambda: line.hub.resumed == 1)
    line.hub.abort()
    asked = await pings(alice)
    assert await answered(asked) == AT_ONCE and second.served == [int(asked.id)]


# Somebody goes and says so.


async def test_whoever_has_stopped_listening_leaves_clicks_to_the_next(line, alice):
    first = await line.start()
    first.may_answer.clear()
    under_way = await pings(alice)
    await until(lambda: first.served)
    first.sessions.stop_listening()
    left = await pings(alice)
    await until(lambda: line.hub.sessions[first.sessions.now()[0].id].seq == sockets(first)[0].sequence)
    first.may_answer.set()
    await first.sessions.finished(PATIENCE)
    assert under_way.response == AT_ONCE and left.response is None
    (given,) = first.sessions.now()
    assert given.sequence == given.heard, "nothing else is to be replayed"
    await line.dies(first)
    second = await line.start([given], identify=False)
    assert await answered(left) == AT_ONCE, "nobody else has acted on it"
    assert (first.served, second.served) == ([int(under_way.id)], [int(left.id)])


async def test_what_was_left_for_long_is_acknowledged_first(line, alice, monkeypatch):
    """Whether it can still be answered is known before it is carried out."""
    monkeypatch.setattr(arrivals, "FRESH", 0)
    first = await line.start()
    first.sessions.stop_listening()
    left = await pings(alice)
    given = first.sessions.now()
    await line.dies(first)
    await line.start(given, identify=False)
    assert await answered(left) == DEFERRED


async def test_what_was_not_finished_in_time_may_have_been_carried_out(line, alice):
    """Discord knows: it is acknowledged first."""
    first = await line.start()
    first.may_answer.clear()
    begun = await pings(alice)
    await until(lambda: first.served)
    first.sessions.stop_listening()
    await first.sessions.finished(0.01)
    (given,) = first.sessions.now()
    assert given.heard == given.sequence + 1
    await first.sessions.leave()
    second = await line.start([given], identify=False)
    assert await answered(begun) == DEFERRED and second.served == first.served
    first.may_answer.set()


async def test_of_what_was_not_replayed_yet_nobody_knows_who_acted_on_it(line):
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    line.hub.hold(0)
    second = await line.start(given, identify=False)
    await until(lambda: second.sessions._resumed[0]._socket is not None)
    second.sessions.stop_listening()
    assert second.sessions.now() == given and given[0].heard is None
    line.hub.release(0)


async def test_leaving_keeps_the_sessions_and_closing_is_quick(line, alice):
    bot = await line.start()
    (session,) = line.hub.sessions.values()
    await bot.sessions.leave()
    assert session.line is None and list(line.hub.sessions) == [session.id]
    assert line.starting[bot].done(), "discord.py does not connect again"
    async with asyncio.timeout(PATIENCE):
        await line.ends(bot)
    assert list(line.hub.sessions) == [session.id] and line.hub.resumed == 0
    await until(lambda: not heartbeats())


async def test_leaving_while_discord_cannot_be_reached(line):
    """discord.py is about to try again, and does not."""
    bot = await line.start()
    line.hub.refuse_connections = True
    line.hub.abort()
    await until(lambda: not sockets(bot)[0].open)
    given = bot.sessions.now()
    await bot.sessions.leave()
    line.hub.refuse_connections = False
    await line.ends(bot)
    assert line.hub.resumed == 0 and [one.id for one in given] == list(line.hub.sessions)


async def test_closing_before_all_shards_have_begun():
    """discord.py alone would try for ever."""
    async with line_on(Stage(world(shards=2))) as line:
        bot = await line.start(identify=False)
        await until(lambda: line.hub.lines)
        async with asyncio.timeout(PATIENCE):
            await line.ends(bot)


@pytest.mark.parametrize("how", ["leave", "close"])
async def test_nothing_is_left_behind(line, how):
    before = asyncio.all_tasks()
    first = await line.start()
    given = first.sessions.now()
    await line.dies(first)
    second = await line.start(given, identify=False)
    await until(lambda: line.hub.resumed)
    await getattr(second.sessions, how)()
    await line.ends(second)
    assert list(line.hub.sessions) == ([given[0].id] if how == "leave" else [])
    await until(lambda: not line.hub.lines and not heartbeats())
    await until(lambda: not [one for one in asyncio.all_tasks() - before if "sandbox" not in repr(one)])


# The predecessor is not dead.


async def test_a_predecessor_that_is_only_cut_off_hears_nothing_any_more(line, alice):
    first = await line.start()
    second = await line.start(first.sessions.now(), identify=False)
    await until(lambda: line.hub.resumed)
    asked = await alice.slash("ping")
    assert (first.served, second.served) == ([], [int(asked.id)])


async def test_two_who_take_a_session_from_each_other_do_not_go_on_for_ever(line, alice, monkeypatch):
    """Where Discord closes the connection from which a session was taken, its owner resumes it."""
    monkeypatch.setattr(resumed, "TRIES", (0.0, 0.0, 0.0))
    line.hub.evict = True
    first = await line.start()
    second = await line.start(first.sessions.now(), identify=False)
    await until(lambda: not second.sessions._resumed[0].alive)
    await until(lambda: line.hub.resumed == 6)
    asked = await alice.slash("ping")
    assert (first.served, second.served) == ([int(asked.id)], [])
    second.may_identify.set()
    await second.wait_until_ready()
    assert line.hub.resumed == 6
