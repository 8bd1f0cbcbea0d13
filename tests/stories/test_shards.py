"""One bot on three shards: tables in servers of each, hands by direct message, and a shard that is away."""

from __future__ import annotations

import pytest

from cogs.services import gate
from games.host.rows import Status
from sandbox import World, admin
from sandbox.rates import Rates
from tests.cogs.services.passing import Passing
from tests.stories.evening import PATIENCE, Evening, press_through, until, verb_of
from tests.stories.presses import direct_hands

pytestmark = pytest.mark.usefixtures("blank")

SHARDS = 3


class Shards(Evening):
    """A server on each shard, and two people in each; the table of shard 0 is table 1, and so on."""

    def __init__(self, folder, rates=None):
        super().__init__(folder, world=World(rates=rates or Rates.off(), shards=SHARDS))
        self.guilds = [self.stage.server(f"On {n}", shard=n) for n in range(SHARDS)]
        self.pairs = [
            [self.person(f"{name}{n}", guild=guild) for name in ("Alice", "Ben")] for n, guild in enumerate(self.guilds)
        ]

    @property
    def hub(self):
        return self.stage.world.hub

    async def tables(self, tokens=5, **options):
        """Of a game that is not over after a turn or two."""
        for n, pair in enumerate(self.pairs):
            await self.sit_down(*pair, table=n + 1, tokens_to_win=tokens, **options)

    async def asked(self, n):
        """Whose turn it is at the table of that shard."""
        await self.settle()
        state = await self.look(n + 1)
        return next(one for one in self.pairs[n] if int(one.id) == state.seats[state.awaits[0]].user)

    async def turn(self, n):
        """Somebody plays at the table of that shard."""
        before = (await self.look(n + 1)).version
        await self.by_buttons(await self.asked(n), n + 1)
        assert (await self.look(n + 1)).version > before

    async def wants_a_hand(self, n):
        """Somebody presses My hand at the table of that shard, and does not wait for what comes of it."""
        who = await self.asked(n)
        table = self.table_message(who, n + 1)
        return await who.person.press(table.message, f"p:hand:{n + 1}", wait=False)

    async def all_back(self):
        await until(lambda: self.hub.whole, PATIENCE)


@pytest.fixture
async def shards(tmp_path, monkeypatch):
    """Whoever is lost as soon as they have come need not wait for five seconds."""
    monkeypatch.setattr(gate, "PAUSE", 0.0)
    async with Shards(tmp_path) as shards:
        yield shards


async def test_one_bot_on_all_shards(shards):
    assert sorted(shards.bot.shards) == [0, 1, 2] and len(shards.bot.guilds) == SHARDS + 1
    assert [shards.bot.get_guild(int(g.id)).shard_id for g in shards.guilds] == [0, 1, 2]
    assert len(shards.stage.world.record.of("PUT", "applications/*/commands")) == 1, "commands belong to no shard"
    await shards.tables(tokens=2)
    for n, pair in enumerate(shards.pairs):
        state = await shards.play_out(*pair, table=n + 1, turn=shards.by_buttons)
        assert (state.status, state.row.guild) == (Status.OVER, int(shards.guilds[n].id))
    assert (shards.hub.identified, shards.hub.resumed) == (SHARDS, 0)


@pytest.fixture
def passing(monkeypatch):
    """Time passes only while the bot waits to identify itself."""
    passing = Passing()
    monkeypatch.setattr(gate, "time", passing)
    monkeypatch.setattr(gate, "asyncio", passing)
    return passing


def strict(passing):
    """Sessions begin as on Discord."""
    rates = Rates.off()
    rates.identify, rates.starts, rates.now = (1, 5.0), (1000, 86_400.0), passing.monotonic
    return rates


async def test_the_bot_waits_for_as_long_as_discord_wants(tmp_path, passing):
    async with Shards(tmp_path, strict(passing)) as shards:
        told = shards.hub.json()
    assert (told["identified"], told["early"], told["session_start_limit"]["remaining"]) == (SHARDS, 0, 997)
    assert passing.slept == [0, 0, 3, 2, 3, 2], "and for no longer; first without a connection, at last with one"


async def test_a_shard_that_came_too_soon_after_another_process_tries_again(tmp_path, passing):
    shards = Shards(tmp_path, strict(passing))
    assert shards.hub.starts.admit(0), "somebody else has just begun a session"
    async with shards:
        told = shards.hub.json()
        await shards.sit_down(*shards.pairs[0])
    assert (told["identified"], told["early"], told["session_start_limit"]["remaining"]) == (SHARDS, 1, 996)
    assert sum(passing.slept) == 15


async def test_a_bot_that_may_begin_no_more_sessions_today_waits_and_keeps_its_token(tmp_path, passing):
    rates = strict(passing)
    rates.starts = (2, 3600.0)
    shards, connected = Shards(tmp_path, rates), []
    passing.sleeps = lambda: connected.append(len(shards.hub.lines))
    async with shards:
        assert shards.hub.whole and shards.stage.world.token == "sandbox"
    assert passing.slept == [0, 0, 3, 2, 3595, 0, 0], "two at once, and the third when the time is over"
    assert connected == [0, 1, 1, 2, 2, 2, 3], "nobody waits for long with a connection"


async def test_a_hand_by_direct_message_is_played_while_the_tables_own_shard_is_away(shards):
    """Such clicks come by the first shard, and the table follows by requests, which need none."""
    for one in shards.pairs[2]:
        await one.slash("preferences", hands="dm")
    await shards.tables()
    who = await shards.asked(2)
    shards.hub.hold(2)
    shards.hub.abort(shard=2)
    before = (await shards.look(3)).version
    await press_through(who, direct_hands(who, 3)[-1])
    await shards.settle()
    assert who.last.interaction.guild_id is None and not shards.hub.whole
    assert (await shards.look(3)).version > before
    asked = await shards.asked(2)
    assert "Your turn" in direct_hands(asked, 3)[-1].text
    assert f"{asked.name}, your turn" in shards.table_message(who, 3).read
    shards.hub.release(2)
    await shards.all_back()
    await asked.slash("table log", table="3")


async def test_without_the_first_shard_direct_messages_wait_and_servers_go_on(shards):
    for one in shards.pairs[2]:
        await one.slash("preferences", hands="dm")
    await shards.tables()
    who = await shards.asked(2)
    hand = direct_hands(who, 3)[-1]
    choice = next(b.custom_id for b in hand.buttons if verb_of(b.custom_id) == "choose")
    shards.hub.hold(0)
    shards.hub.abort(shard=0)
    waiting = await who.person.press(hand.message, choice, wait=False)
    await shards.turn(1)
    assert waiting.response is None
    shards.hub.release(0)
    assert not (await waiting.answered()).failed


async def test_a_shard_that_was_away_hears_what_it_missed(shards):
    await shards.tables()
    shards.hub.hold(1)
    await shards.hub.drop(4000, shard=1)
    missed = await shards.wants_a_hand(1)
    await shards.turn(0)
    await shards.turn(2)
    assert missed.response is None and shards.hub.resumed == 0
    shards.hub.release(1)
    assert not (await missed.answered()).failed
    assert (shards.hub.resumed, shards.hub.identified) == (1, SHARDS)
    await shards.turn(1)


async def test_a_shard_whose_session_is_lost_begins_anew_while_the_others_play(shards):
    """A click in between reaches nobody, as on Discord; the table is where it was."""
    await shards.tables()
    shards.hub.hold(1)
    await shards.hub.drop(4000, forget=True, shard=1)
    lost = await shards.wants_a_hand(1)
    for n in (0, 2, 0, 2):
        await shards.turn(n)
    shards.hub.release(1)
    await shards.all_back()
    assert (shards.hub.resumed, shards.hub.identified) == (0, SHARDS + 1)
    await shards.turn(1)
    assert lost.response is None


async def test_a_server_that_came_back_while_its_shard_was_away_goes_on(shards):
    await shards.tables()
    world, guild = shards.stage.world, shards.guilds[1]
    admin.remove_bot(world, guild)
    await shards.reaches(Status.PAUSED, 2)
    shards.hub.hold(1)
    await shards.hub.drop(4000, forget=True, shard=1)
    admin.invite_bot(world, guild)
    shards.hub.release(1)
    await shards.reaches(Status.PLAYING, 2)
    assert [(await shards.look(table)).status for table in (1, 3)] == [Status.PLAYING] * 2
