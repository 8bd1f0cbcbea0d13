"""What a seat has heard, since when; and how robots pace themselves by what has happened and by who is in play."""

from __future__ import annotations

import pytest

from games.core.text import Phrase, Seat
from games.host.timing import Timing
from tests.games.host.conftest import ANN, BOB, CAT, World
from tests.games.host.toy import State, Toy


class Lively(Toy):
    """A round begins with good luck; whether a claim stood is a moment; whoever has gone is out."""

    rounds = frozenset({"luck"})
    moments = frozenset({"stood", "doubted", "picked"})
    out: frozenset[Seat] = frozenset()

    def plays_on(self, state: State, seat: Seat) -> bool:
        return seat not in self.out


@pytest.fixture
async def lively(world: World) -> Lively:
    game = Lively()
    world.games["toy"] = game
    world.timing = Timing(robot_pause=(2.0, 2.0), heartbeat=10_000_000.0)
    await world.restart()
    return game


def keys(phrases: list[Phrase]) -> list[str]:
    return [phrase.key.removeprefix("toy-") for phrase in phrases]


async def test_since_ones_own_last_move(world: World, lively: Lively) -> None:
    table = await world.table(ANN, BOB)
    state = await world.say(table, ANN, "draw")
    assert keys(state.since(0, 10)) == ["luck", "turn-over"], "what came of it"
    assert state.has_moved(0) and not state.has_moved(1)
    assert keys(state.since(1, 10))[-2:] == ["luck", "turn-over"]
    await world.say(table, BOB, "step")
    state = await world.say(table, BOB, "no")
    assert keys(state.since(1, 10)) == ["turn-over"]
    assert keys(state.since(0, 10)) == ["luck", "turn-over", "turn-over"]
    assert keys(state.since(0, 2)) == ["turn-over", "turn-over"], "the last of them"


async def test_what_is_told_once_more_is_no_news(world: World, lively: Lively, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lively, "logged", frozenset({"turn-over"}))
    table = await world.table(ANN, BOB)
    state = await world.say(table, ANN, "draw")
    assert keys(state.since(0, 10)) == ["luck"] and keys(state.heard(None, 1)) == ["luck"]
    assert "turn-over" in keys([phrase for row in state.recent for told in row.events for phrase in told.heard_by(0)])


async def test_passing_is_no_move_of_ones_own(world: World, lively: Lively) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, "draw")
    await world.say(table, BOB, "claim")
    await world.say(table, ANN, "pass")
    state = await world.say(table, CAT, "pass")
    assert keys(state.since(0, 10)) == ["luck", "turn-over", "stood", "turn-over"]
    assert keys(state.since(1, 10)) == ["stood", "turn-over"]


async def test_news_are_what_this_seat_has_heard(world: World, lively: Lively) -> None:
    """A secret answer has none until all have answered: then each hears their own."""
    table = await world.table(ANN, BOB)
    before = await world.say(table, ANN, "secret")
    half = await world.say(table, ANN, "red")
    assert not half.news(0, before.version) and not half.news(1, before.version)
    after = await world.say(table, BOB, "blue")
    assert after.news(0, half.version) and after.news(1, half.version) and not after.news(0, after.version)
    assert [phrase.args["card"] for phrase in after.since(0, 10) if phrase.key.endswith(".private")] == ["red"]


async def test_this_round_forgets_the_one_before(world: World, lively: Lively) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "secret")
    await world.say(table, ANN, "red")
    state = await world.say(table, BOB, "blue")
    assert "picked.private" in keys(state.this_round(1))
    state = await world.say(table, BOB, "draw")
    assert keys(state.this_round(1)) == keys(state.this_round(0)) == ["luck", "turn-over"]


async def test_what_everybody_should_see_comes_with_its_version_and_nothing_private(
    world: World, lively: Lively
) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "claim")
    first = await world.say(table, BOB, "doubt")
    await world.say(table, BOB, "secret")
    await world.say(table, ANN, "red")
    await world.say(table, BOB, "blue")
    await world.say(table, ANN, "claim")
    second = await world.say(table, BOB, "pass")
    told = [(version, phrase.key) for version, phrase in second.happened(lively.moments, 0)]
    assert told == [(first.version, "toy-doubted"), (second.version, "toy-stood")]
    assert second.happened(lively.moments, first.version)[0][0] == second.version
    assert second.happened(lively.moments, second.version) == []
    assert second.happened({"time", "pause"}, 0) == [], "the house is no game"


async def waited(world: World, table: int) -> float:
    """How long the robot takes that is asked now."""
    asked, seconds = (await world.house.look(table)).version, 0.0
    while (await world.house.look(table)).version == asked:
        await world.pass_time(0.1)
        seconds += 0.1
        assert seconds < 60
    return round(seconds, 1)


async def test_robots_wait_a_beat_when_a_round_has_begun(world: World, lively: Lively) -> None:
    table = await world.table(ANN, robots=["steady"])
    await world.say(table, ANN, "draw")
    assert await waited(world, table) == pytest.approx(2 + 2 * world.timing.beat, abs=0.11)
    assert await waited(world, table) == pytest.approx(2, abs=0.11), "once"


async def test_robots_hurry_when_no_person_is_in_play(world: World, lively: Lively) -> None:
    table = await world.table(ANN, BOB, robots=["steady"])
    lively.out = frozenset({0})
    await world.say(table, ANN, "hush")
    await world.say(table, ANN, "no")
    await world.say(table, BOB, "hush")
    await world.say(table, BOB, "no")
    assert await waited(world, table) == pytest.approx(2, abs=0.11), "Bob plays on"
    lively.out = frozenset({0, 1})
    await world.house.seats.pause(table, ANN)
    await world.house.seats.resume(table, ANN)
    assert await waited(world, table) == pytest.approx(2 * world.timing.hurry, abs=0.11)


async def test_no_window_is_held_when_no_person_is_in_play(world: World, lively: Lively) -> None:
    """Nobody's standing answer could be told by it, and whoever watches wants to see the end."""
    table = await world.table(ANN, BOB, hold=20)
    lively.out = frozenset({0, 1})
    await world.say(table, ANN, "claim")
    await world.say(table, BOB, "pass")
    await world.house.quiet()
    assert "stood" in await world.said(table)
