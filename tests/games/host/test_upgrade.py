"""New rules under a running turn: they fit, they do not fit, or they fit but mean something else."""

from __future__ import annotations

from games.core.flow import Flow
from games.core.menu import Step
from games.host.rows import Status
from tests.games.host.conftest import ANN, BOB, World, refusal
from tests.games.host.toy import ACTS, Rules, State, Toy


class SameRules(Toy):
    version = 2


class OtherWords(Rules):
    """The answer that was given is not on the menu any more."""

    def play(self) -> Flow[None]:
        yield from self.one(self.state.active, "act", Step("act", ("jump",)), lambda: ("jump",))
        self.state.turns += 1


class OtherRules(Toy):
    version = 2
    table = OtherWords


class OtherSense(Rules):
    """The same words, but a step is worth more before the second question."""

    def play(self) -> Flow[None]:
        state = self.state
        yield from self.one(state.active, "act", Step("act", ACTS), lambda: ("step",))
        state.points[state.active] += 10
        yield from self.one(state.active, "more", Step("more", ("yes", "no")), lambda: ("no",))
        state.turns += 1


class OtherMeaning(Toy):
    version = 2
    table = OtherSense


class RicherState(State):
    weather: str = ""


class Richer(Toy):
    version = 2
    state = RicherState
    upcasters = {1: lambda plain: {**plain, "weather": "sunny"}}


async def _in_the_middle_of_a_turn(world: World) -> int:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "draw")
    await world.say(table, BOB, "step")
    return table


async def _upgrade(world: World, game: Toy) -> None:
    world.games["toy"] = game
    await world.restart()


async def test_rules_that_fit_go_on_in_the_middle(world: World) -> None:
    table = await _in_the_middle_of_a_turn(world)
    before = await world.house.look(table)
    await _upgrade(world, SameRules())
    state = await world.house.look(table)
    assert state.ask is not None
    assert (state.ask.key, state.version, state.ticket(1)) == ("more", before.version, before.ticket(1))
    await world.say(table, BOB, "yes")
    assert await world.points(table) == [0, 2]


async def test_upcasters_bring_the_snapshot_along(world: World) -> None:
    table = await _in_the_middle_of_a_turn(world)
    await _upgrade(world, Richer())
    state = await world.house.look(table)
    assert state.position is not None
    assert getattr(state.position.state, "weather", None) == "sunny"


async def test_rules_that_do_not_fit_start_the_turn_again(world: World) -> None:
    """The table is told once, the clock is wound up, old buttons are dead, and the match goes on."""
    table = await _in_the_middle_of_a_turn(world)
    old = (await world.house.look(table)).ticket(1)
    await world.pass_time(50)
    await _upgrade(world, OtherRules())
    assert await refusal(world.press(table, BOB, old, "yes")) == "refused-stale"
    state = await world.house.look(table)
    assert state.ask is not None
    assert (state.ask.key, state.awaits, state.deadline) == ("act", (1,), world.clock.now() + 100)
    assert (await world.said(table)).count("turn-restarted") == 1
    assert world.shown.changes[-1] == (table, state.version)
    await world.say(table, BOB, "jump")
    await world.restart()
    assert (await world.said(table)).count("turn-restarted") == 1
    assert (await world.house.look(table)).awaits == (1,)


async def test_rules_that_fit_but_mean_something_else_start_the_turn_again(world: World) -> None:
    table = await _in_the_middle_of_a_turn(world)
    await _upgrade(world, OtherMeaning())
    state = await world.house.look(table)
    assert state.ask is not None
    assert state.ask.key == "act"
    assert "turn-restarted" in await world.said(table)
    assert await world.points(table) == [0, 0]


async def test_a_table_that_has_ended_is_told_nothing(world: World) -> None:
    """New rules read its last turn otherwise; nobody plays it again."""
    table = await _in_the_middle_of_a_turn(world)
    ended = await world.house.seats.end(table, ANN)
    await _upgrade(world, OtherRules())
    state = await world.house.look(table)
    assert (state.status, state.version) == (Status.OVER, ended.version)
    assert "turn-restarted" not in await world.said(table)


async def test_the_clock_alone_also_mends(world: World) -> None:
    table = await _in_the_middle_of_a_turn(world)
    await _upgrade(world, OtherRules())
    await world.pass_time(200)
    await world.pass_time(200)
    assert "turn-restarted" in await world.said(table)
    assert "time" in await world.said(table)


async def test_a_table_from_newer_rules_waits(world: World) -> None:
    """Refused with a word, unchanged, and readable again by rules that know it."""
    world.games["toy"] = SameRules()
    table = await world.table(ANN, BOB)
    await _upgrade(world, Toy())
    assert await refusal(world.house.look(table)) == "refused-unreadable"
    await world.pass_time(500)
    await _upgrade(world, SameRules())
    assert (await world.house.look(table)).status is Status.PLAYING


async def test_a_game_that_is_gone_refuses_its_tables(world: World) -> None:
    table = await world.table(ANN, BOB)
    del world.games["toy"]
    await world.restart()
    assert await refusal(world.house.look(table)) == "refused-unreadable"
