"""What a table was opened under, pausing by consent, more time, another channel; bans and the audit beside it."""

from __future__ import annotations

from games.host.rows import BanRow, Presence, StandingRow, Status, Terms
from tests.games.host.conftest import ANN, BOB, CAT, World, refusal


async def under(world: World, terms: Terms, *users: int) -> int:
    table = await world.house.lobby.open(1, 2, users[0], "Ann", "toy", terms=terms)
    for user in users[1:]:
        await world.house.lobby.join(table, user, "Somebody")
    await world.house.lobby.start(table, users[0], world.click())
    return table


async def test_who_falls_asleep_is_waited_for_where_the_table_was_opened_so(world: World) -> None:
    table = await under(world, Terms(waits=True), ANN, BOB)
    for _ in range(10):
        state = await world.house.look(table)
        if state.status is Status.PAUSED:
            break
        if state.awaits == (0,):
            await world.pass_time(101)
        else:
            await world.say(table, BOB, "step")
    state = await world.house.look(table)
    assert (state.status, state.paused_by, state.seats[0].presence) == (Status.PAUSED, None, Presence.ASLEEP)
    assert await refusal(world.say(table, BOB, "step")) == "refused-paused-asleep"
    await world.restart(downtime=100)
    assert (await world.house.seats.come_back(table, ANN)).status is Status.PLAYING


async def test_only_moderators_end_it_where_the_table_was_opened_so(world: World) -> None:
    table = await under(world, Terms(moderated=True), ANN, BOB)
    assert await refusal(world.house.seats.end(table, ANN)) == "refused-end-moderators"
    assert (await world.house.seats.end(table, CAT, moderator=True)).status is Status.OVER


async def test_a_pause_begins_when_all_who_are_awake_want_it(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.house.seats.leave(table, CAT)
    await world.house.seats.wish_pause(table, ANN)
    assert (await world.house.seats.wish_pause(table, ANN)).status is Status.PLAYING
    await world.pass_time(world.timing.wish + 1)
    assert (await world.house.seats.wish_pause(table, BOB)).status is Status.PLAYING, "Ann's wish is forgotten"
    state = await world.house.seats.wish_pause(table, ANN)
    assert (state.status, state.paused_by, state.wishes) == (Status.PAUSED, ANN, [])
    assert await refusal(world.house.seats.resume(table, CAT)) == "refused-only-host"
    assert (await world.house.seats.resume(table, BOB)).status is Status.PLAYING


async def test_more_time_also_while_it_pauses(world: World) -> None:
    table = await world.table(ANN, BOB)
    before = (await world.house.look(table)).deadline
    assert before is not None
    assert (await world.house.seats.extend(table, CAT)).deadline == before + 100
    await world.house.seats.pause(table, ANN)
    await world.pass_time(1_000)
    await world.house.seats.extend(table, CAT)
    assert (await world.house.seats.resume(table, ANN)).deadline == before + 200 + 1_000
    assert [row.key for row in await world.db.audit("guild:1")] == ["extend", "extend"]


async def test_a_table_goes_on_in_another_channel(world: World) -> None:
    table = await world.table(ANN, BOB)
    assert await refusal(world.house.seats.move(table, BOB, 9)) == "refused-only-host"
    await world.house.seats.move(table, ANN, 9)
    assert [row.id for row in await world.house.tables_in(1, 9)] == [table]


async def test_a_lasting_pass_outlives_the_players_own_turn(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.house.standing.set(table, BOB, "pass", lasting=True)
    await world.restart()
    assert (await world.house.look(table))._record.standing == (StandingRow(1, "pass", True),)
    await world.say(table, ANN, "step")
    assert (await world.house.look(table)).standing(1) == ["pass"]


async def test_bans_and_settings_are_audited_with_what_was_before(world: World) -> None:
    await world.db.set_setting("guild:1", "clock", "60", CAT, 1.0)
    await world.db.set_setting("guild:1/channel:5", "clock", "30", CAT, 2.0)
    await world.db.set_setting("guild:1", "clock", None, CAT, 3.0)
    await world.db.ban(BanRow(1, BOB, None, "tea", CAT, 4.0))
    assert [ban.user for ban in await world.db.bans(1)] == [BOB] and await world.db.bans(2) == []
    assert await world.db.unban(1, BOB, CAT, 5.0) and not await world.db.unban(1, BOB, CAT, 6.0)
    rows = await world.db.audit("guild:1")
    assert [(row.key, row.old, row.value) for row in reversed(rows)] == [
        ("clock", None, "60"),
        ("clock", None, "30"),
        ("clock", "60", None),
        ("ban", '{"until":null,"reason":"tea"}', str(BOB)),
        ("unban", None, str(BOB)),
    ]
    assert await world.db.audit("guild:11") == [], "a scope is not another one that begins like it"
