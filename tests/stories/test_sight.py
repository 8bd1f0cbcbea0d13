"""Where a table is seen from: channels, threads of every kind, places that are gone; and who may sit down there."""

from __future__ import annotations

import pytest

from games.host.rows import BanRow, Status
from sandbox import admin, permissions, threads
from sandbox.model import COMPONENT, PRIVATE_THREAD, Overwrite
from tests.stories.evening import until

UNKNOWN = "refused-unknown-table"


@pytest.fixture
def zoe(evening):
    return evening.person("Zoe")


@pytest.fixture
def look(evening, told):
    """Whether somebody sees table 1 from the channel they are in."""

    async def look(who) -> bool:
        told.clear()
        await who.forge(COMPONENT, {"component_type": 2, "custom_id": "p:show:1:0"})
        assert told in ([], [UNKNOWN])
        return not told

    return look


def hide(evening, channel, who, *, hidden=True):
    bits = permissions.VIEW_CHANNEL if hidden else 0
    admin.set_overwrite(evening.stage.world, evening.stage.channel(channel), Overwrite(who.id, 1, deny=bits))


def denied(channel) -> bool:
    return any(one.view_channel is False for one in channel.overwrites.values())


async def known(evening, true) -> None:
    """What happens in the world takes a moment to reach the bot."""
    await until(lambda: true(evening.bot))


async def test_a_table_in_a_thread_is_seen_with_its_channel(evening, alice, ben, zoe, look):
    await evening.sit_down(alice, ben)
    assert evening.stage.threads()
    zoe.goes("games")
    assert await look(zoe)
    hide(evening, "general", zoe)
    general = int(evening.stage.channel("general").id)
    await known(evening, lambda bot: denied(bot.get_channel(general)))
    assert not await look(zoe), "from now on, on every panel that is still open"
    hide(evening, "general", zoe, hidden=False)
    await known(evening, lambda bot: not denied(bot.get_channel(general)))
    assert await look(zoe)


async def test_who_sits_there_sees_it_from_everywhere(evening, alice, ben, look):
    await evening.sit_down(alice, ben)
    for one in (alice, ben):
        hide(evening, "general", one)
    ben.at = ben.person.open_dm()
    alice.goes("games")
    assert await look(alice) and await look(ben)


async def test_who_sat_there_once_sees_it_too(evening, alice, ben, zoe, look):
    await evening.sit_down(alice, ben, tokens_to_win=5)
    await ben.slash("table leave", table="1")
    await ben.click("Leave", on=ben.panel())
    await alice.slash("table seat", player=zoe.user, seat=2, table="1")
    await evening.settle()
    await zoe.click("Take the seat", on=evening.table_message(zoe))
    assert (await evening.look()).owner(int(ben.id)) is None
    hide(evening, "general", ben)
    ben.goes("games")
    assert await look(ben)


async def test_an_archived_thread_is_as_public_as_its_channel(evening, alice, ben, zoe, look):
    await evening.sit_down(alice, ben)
    await evening.house.seats.end(1, int(alice.id))
    await evening.settle()
    thread = evening.stage.threads()[0]
    admin.archive_thread(evening.stage.world, thread)
    await known(evening, lambda bot: bot.get_channel(int(thread.id)) is None)
    nora = evening.person("Nora")
    hide(evening, "general", nora)
    for one in (zoe, nora):
        one.goes("games")
    assert await look(zoe) and not await look(nora)


async def test_a_private_thread_is_seen_from_inside(evening, alice, zoe, look):
    world = evening.stage.world
    thread = threads.open_thread(world, evening.stage.channel("general"), alice.user, "Us", kind=PRIVATE_THREAD)
    threads.join(world, thread, world.bot.id)
    await known(evening, lambda bot: bot.get_channel(int(thread.id)))
    await alice.slash("play", game="loveletter", where=thread)
    mod = evening.person("Mod", moderator=True)
    assert not await look(zoe) and await look(mod) and await look(alice)
    threads.join(world, thread, zoe.id)
    assert not await look(zoe), "from outside nobody can tell who is in it"
    zoe.at = thread
    assert await look(zoe)


async def test_a_place_that_is_gone_is_left_to_players_and_moderators(evening, alice, ben, zoe, look):
    for one in (alice, ben):
        one.goes("off-topic")
    await evening.sit_down(alice, ben)
    for one in (alice, ben):
        one.goes("general")
    assert await look(zoe)
    channel = evening.stage.channel("off-topic")
    admin.delete_channel(evening.stage.world, channel)
    await known(evening, lambda bot: bot.get_channel(int(channel.id)) is None)
    await evening.settle()
    mod = evening.person("Mod", moderator=True)
    assert not await look(zoe) and await look(alice) and await look(mod)


async def test_a_table_that_moved_is_seen_where_it_is(evening, alice, ben, zoe, look):
    for one in (alice, ben):
        one.goes("off-topic")
    await evening.sit_down(alice, ben)
    channel = evening.stage.channel("off-topic")
    hide(evening, "games", zoe)
    alice.goes("games")
    admin.delete_channel(evening.stage.world, channel)
    await known(evening, lambda bot: bot.get_channel(int(channel.id)) is None)
    await evening.settle()
    await alice.slash("table move", table="1")
    await evening.settle()
    assert not await look(zoe)
    assert await look(evening.person("Nora"))


async def test_a_lobby_is_joined_by_the_roles_of_its_own_channel(evening, alice, zoe, told):
    """A forged click in a channel with other settings does not get around them."""
    role = admin.make_role(evening.stage.world, evening.stage.guild, "Regulars")
    guild, general = int(evening.stage.guild.id), int(evening.stage.channel("general").id)
    await evening.bot.desk.settings.change("joiners", guild, general, [int(role.id)], 0)
    await alice.slash("play", game="loveletter")
    zoe.goes("games")
    await zoe.forge(COMPONENT, {"component_type": 2, "custom_id": "p:join:1"})
    assert told == ["refused-joiners"]
    assert len((await evening.look()).seats) == 1


# Bans hold for every way to a seat.


async def ban(evening, who) -> None:
    await evening.house.store.ban(BanRow(int(evening.stage.guild.id), int(who.id), None, "", 0, 0))


async def test_a_ban_cannot_be_walked_around_through_another_server(evening, alice, ben, told):
    await evening.sit_down(alice, ben)
    await evening.house.seats.end(1, int(alice.id))
    await evening.settle()
    await ban(evening, ben)
    other = admin.make_guild(evening.stage.world, "Elsewhere", ben.user)
    ben.at = evening.stage.channel("general", other)
    await ben.slash("table rematch", table="1")
    await ben.forge(COMPONENT, {"component_type": 2, "custom_id": "p:rematch:1"})
    ben.goes(evening.stage.channel("general"))
    await ben.slash("table rematch", table="1")
    assert told == ["refused-rematch-elsewhere", "refused-rematch-elsewhere", "refused-banned"]
    assert await evening.house.lobby.rematch_of(1) is None
    await alice.slash("table rematch", table="1")
    assert [chair.user for chair in (await evening.look(2)).seats] == [int(alice.id)], "others may, without them"


async def test_nobody_who_is_banned_is_offered_a_seat(evening, alice, ben, zoe, told):
    await evening.sit_down(alice, ben, robots=1)
    mod = evening.person("Mod", moderator=True)
    await ban(evening, zoe)
    await alice.slash("table seat", player=zoe.user, seat=3, table="1")
    await ben.slash("table seat", player=zoe.user, seat=3, table="1")
    await mod.slash("moderate tables")
    await mod.choose("Which table?", "1", on=mod.panel())
    offer = next(label for label in mod.panel().labels if label.startswith("Seat somebody"))
    await mod.click(offer, on=mod.panel())
    await mod.choose(mod.panel().selects[-1].placeholder, zoe.user, on=mod.panel())
    assert told == ["refused-seat-banned", "refused-only-host", "refused-seat-banned"]
    assert not (await evening.look()).offers


async def test_an_offer_to_somebody_who_is_banned_then_is_void(evening, alice, ben, zoe, told):
    await evening.sit_down(alice, ben, robots=1, tokens_to_win=5)
    await alice.slash("table seat", player=zoe.user, seat=3, table="1")
    await ban(evening, zoe)
    await evening.settle()
    await zoe.click("Take the seat", on=evening.table_message(zoe))
    assert told == ["refused-banned"] and (await evening.look()).status is Status.PLAYING
    assert (await evening.look()).owner(int(zoe.id)) is None
