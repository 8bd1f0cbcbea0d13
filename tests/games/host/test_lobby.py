"""A lobby's life: opened, filled, set, started, closed."""

from __future__ import annotations

from games.core.draw import commitment
from games.host.rows import Ended, Presence, Status
from tests.games.host.conftest import ANN, BOB, CAT, World, refusal
from tests.games.host.toy import Toy


async def test_a_table_from_open_to_start(world: World) -> None:
    """The commitment is shown from the beginning, the seed is not; the first turn is dealt in the same commit."""
    table = await world.lobby(ANN, BOB)
    lobby = await world.house.look(table)
    assert (lobby.status, lobby.host, [chair.name for chair in lobby.seats]) == (Status.LOBBY, ANN, ["Ann", "Bob"])
    assert lobby.seed is None
    state = await world.house.lobby.start(table, ANN, 77)
    assert state.status is Status.PLAYING
    assert state.commitment == lobby.commitment
    assert state.awaits == (0,)
    assert state.seed is None
    assert state.deadline == world.clock.now() + 100


async def test_the_same_click_opens_one_lobby(world: World) -> None:
    first = await world.house.lobby.open(1, 2, ANN, "Ann", "toy", click=5)
    assert await world.house.lobby.open(1, 2, ANN, "Ann", "toy", click=5) == first
    assert await world.house.lobby.open(1, 2, ANN, "Ann", "toy", click=6) != first


async def test_a_replayed_click_adds_one_robot(world: World) -> None:
    table = await world.lobby(ANN)
    await world.house.lobby.add_robot(table, ANN, click=9)
    state = await world.house.lobby.add_robot(table, ANN, click=9)
    assert [chair.presence for chair in state.seats] == [Presence.AWAKE, Presence.ROBOT]


async def test_robots_never_run_out_of_names(world: World) -> None:
    """When every name is taken they come round again, with a numeral."""

    class Crowd(Toy):
        key = "crowd"
        seats = range(2, 100)

    world.games[Crowd.key] = Crowd()
    table = await world.house.lobby.open(1, 2, ANN, "Curie 2", Crowd.key)
    for _ in range(45):
        state = await world.house.lobby.add_robot(table, ANN)
    names = [chair.name for chair in state.seats]
    assert len(set(names)) == 46
    assert names[1:4] == ["Ada", "Boole", "Curie"]
    assert names[10:14] == ["Kepler", "Ada 2", "Boole 2", "Darwin 2"]
    assert names[20] == "Ada 3"
    assert names[30] == "Ada 4"


async def test_what_a_lobby_refuses(world: World) -> None:
    """Each with its own word, and nothing changes."""
    table = await world.lobby(ANN, BOB)
    before = (await world.house.look(table)).version
    house = world.house
    assert await refusal(house.lobby.open(1, 2, ANN, "Ann", "chess")) == "refused-no-game"
    assert await refusal(house.lobby.open(1, 2, ANN, "Ann", "toy", {"hold": 99})) == "refused-option-number"
    assert await refusal(house.lobby.open(1, 2, ANN, "Ann", "toy", {"bogus": 1})) == "refused-option-unknown"
    assert await refusal(house.lobby.join(table, BOB, "Bob")) == "refused-already-seated"
    assert await refusal(house.lobby.join(999, BOB, "Bob")) == "refused-no-table"
    assert await refusal(house.lobby.start(table, BOB, 1)) == "refused-only-host"
    assert await refusal(house.lobby.add_robot(table, BOB)) == "refused-only-host"
    assert await refusal(house.lobby.add_robot(table, ANN, "genius")) == "refused-level"
    assert await refusal(house.lobby.remove_robot(table, ANN)) == "refused-no-robot"
    assert await refusal(house.lobby.set_options(table, ANN, {"hold": "many"})) == "refused-option-number"
    assert await refusal(house.lobby.set_options(table, BOB, {"hold": 1})) == "refused-only-host"
    assert await refusal(house.seats.leave(table, CAT)) == "refused-not-at-table"
    assert await refusal(house.seats.give_host(table, ANN, CAT)) == "refused-host-not-here"
    assert await refusal(house.seats.end(table, ANN)) == "refused-not-started"
    assert await refusal(house.lobby.rematch(table, ANN)) == "refused-not-over"
    assert (await house.look(table)).version == before


async def test_a_table_is_full_at_the_games_most_seats(world: World) -> None:
    table = await world.lobby(ANN)
    for _ in range(4):
        await world.house.lobby.add_robot(table, ANN)
    assert await refusal(world.house.lobby.join(table, BOB, "Bob")) == "refused-full"
    names = [chair.name for chair in (await world.house.look(table)).seats]
    assert len(set(names)) == 5


async def test_too_few_players_cannot_start(world: World) -> None:
    table = await world.lobby(ANN)
    assert await refusal(world.house.lobby.start(table, ANN, 1)) == "refused-too-few"
    assert (await world.house.look(table)).status is Status.LOBBY


async def test_a_setup_the_game_refuses_leaves_the_lobby(world: World) -> None:
    table = await world.lobby(ANN, BOB, hold=59)
    assert await refusal(world.house.lobby.start(table, ANN, 1)) == "refused-not-possible"
    await world.house.lobby.set_options(table, ANN, {"hold": 0})
    assert (await world.house.lobby.start(table, ANN, 1)).status is Status.PLAYING


async def test_the_host_leaving_passes_the_lobby_on_and_the_last_one_closes_it(world: World) -> None:
    table = await world.lobby(ANN, BOB)
    await world.house.lobby.add_robot(table, ANN)
    state = await world.house.seats.leave(table, ANN)
    assert (state.host, [chair.seat for chair in state.seats]) == (BOB, [0, 1])
    state = await world.house.seats.leave(table, BOB)
    assert (state.status, state.ended) == (Status.CLOSED, Ended("closed-empty"))
    assert await refusal(world.house.lobby.join(table, ANN, "Ann")) == "refused-closed"


async def test_robots_come_and_go(world: World) -> None:
    table = await world.lobby(ANN)
    for level in ("steady", "broken", "cheat"):
        await world.house.lobby.add_robot(table, ANN, level)
    state = await world.house.lobby.remove_robot(table, ANN, 2)
    assert [chair.level for chair in state.seats] == ["", "steady", "cheat"]
    state = await world.house.lobby.remove_robot(table, ANN)
    assert [chair.level for chair in state.seats] == ["", "steady"]


async def test_kick_and_host_in_a_lobby(world: World) -> None:
    table = await world.lobby(ANN, BOB, CAT)
    assert await refusal(world.house.seats.kick(table, ANN, 0)) == "refused-kick-self"
    state = await world.house.seats.kick(table, ANN, 1)
    assert [chair.name for chair in state.seats] == ["Ann", "Cat"]
    assert (await world.house.seats.give_host(table, ANN, CAT)).host == CAT


async def test_a_lobby_nobody_starts_closes_itself_with_a_word(world: World) -> None:
    """Any change winds the time up again."""
    table = await world.lobby(ANN)
    await world.pass_time(1_700)
    await world.house.lobby.join(table, BOB, "Bob")
    await world.pass_time(1_700)
    assert (await world.house.look(table)).status is Status.LOBBY
    await world.pass_time(200)
    state = await world.house.look(table)
    assert (state.status, state.ended) == (Status.CLOSED, Ended("closed-idle"))
    assert await world.said(table) == ["closed-idle"]


async def test_a_moderator_closes_a_lobby_and_it_is_audited(world: World) -> None:
    table = await world.lobby(ANN)
    assert await refusal(world.house.lobby.close(table, BOB)) == "refused-only-host"
    state = await world.house.lobby.close(table, BOB, moderator=True)
    assert (state.status, state.ended) == (Status.CLOSED, Ended("closed", BOB))
    (noted,) = await world.db.audit("guild:1")
    assert (noted.key, noted.value, noted.by) == ("close", str(table), BOB)


async def test_lists_and_counts(world: World) -> None:
    first, second = await world.lobby(ANN, BOB), await world.lobby(BOB)
    assert {row.id for row in await world.house.tables_of(BOB)} == {first, second}
    assert [row.id for row in await world.house.tables_of(ANN)] == [first]
    assert await world.db.count_in(1, 2) == 2
    assert await world.db.count_in(1, 3) == 0
    assert await world.db.count_of(BOB) == 2
    await world.house.lobby.close(second, BOB)
    assert [row.id for row in await world.house.tables_in(1)] == [first]


async def test_rematch_opens_one_lobby_with_the_same_people(world: World) -> None:
    table = await world.table(ANN, BOB, robots=["cheat"], hold=3)
    await world.say(table, ANN, "win")
    again = await world.house.lobby.rematch(table, BOB)
    assert await world.house.lobby.rematch(table, ANN) == again == await world.house.lobby.rematch_of(table)
    state = await world.house.look(again)
    assert (state.status, state.host, state.options["hold"]) == (Status.LOBBY, BOB, 3)
    assert [(chair.name, chair.level) for chair in state.seats][:2] == [("Ann", ""), ("Bob", "")]
    assert state.seats[2].level == "cheat"
    assert [(game.table, game.winners) for game in state.series] == [(table, ["Ann"])]


async def test_the_seed_comes_out_at_the_end_and_fits_its_commitment(world: World) -> None:
    table = await world.table(ANN, BOB)
    promised = (await world.house.look(table)).commitment
    state = await world.house.seats.end(table, ANN)
    assert state.seed is not None
    assert commitment(state.seed) == promised


async def test_a_game_without_picks_refuses_them(world: World) -> None:
    table = await world.lobby(ANN, BOB)
    assert await refusal(world.house.lobby.pick(table, ANN, "anything")) == "refused-nothing-to-pick"
    assert await refusal(world.house.lobby.pick(table, CAT, "anything")) == "refused-not-at-table"
