"""The coach: where there is one, what it says before and after a decision, and that such games are not rated."""

from __future__ import annotations

import msgspec
import pytest

from games.core.robot import LEVELS, Weighed
from games.host.ratings import ranking
from games.host.review import Review
from games.host.rows import Kept, Played, Status, Terms
from tests.games.host.conftest import ANN, BOB, CAT, DAN, World, refusal
from tests.games.host.toy import Toy

COACHED = Terms(coached=True)


async def coached(world: World, *users: int, terms: Terms = COACHED) -> int:
    table = await world.house.lobby.open(1, 2, users[0], "Ann", "toy", terms=terms)
    for user in users[1:]:
        await world.house.lobby.join(table, user, "Somebody")
    await world.house.lobby.start(table, users[0], world.click())
    return table


async def advice(world: World, table: int, user: int) -> list[tuple[object, ...]]:
    return [(*one.path, one.worth) for one in await world.house.coach.advise(table, user)]


def slips(found: Review) -> list[tuple[object, object, float]]:
    """What was chosen, what was better, and by how much."""
    return [(slip.chosen[0][1], slip.better[0][1], slip.cost) for slip in found.slips]


# Whether there is one.


@pytest.mark.parametrize(
    ("people", "robots", "terms", "there"),
    [
        ([ANN, BOB], 0, Terms(), False),
        ([ANN, BOB], 1, Terms(), False),
        ([ANN, BOB], 0, COACHED, True),
        ([ANN], 1, Terms(), True),
        ([ANN], 3, COACHED, True),
    ],
)
async def test_there_is_a_coach_where_the_host_allows_it_or_one_plays_alone(
    world: World, people: list[int], robots: int, terms: Terms, there: bool
) -> None:
    table = await world.house.lobby.open(1, 2, ANN, "Ann", "toy", terms=terms)
    for user in people[1:]:
        await world.house.lobby.join(table, user, "Somebody")
    for _ in range(robots):
        await world.house.lobby.add_robot(table, ANN, "steady")
    assert not (await world.house.look(table)).coached, "it is settled when the game starts"
    await world.house.lobby.start(table, ANN, world.click())
    assert (await world.house.look(table)).coached is there
    await world.restart()
    assert (await world.house.look(table)).coached is there


async def test_whoever_leaves_or_comes_later_changes_nothing_about_it(world: World) -> None:
    rated = await world.table(ANN, BOB)
    await world.house.seats.leave(rated, BOB)
    assert await refusal(world.house.coach.advise(rated, ANN)) == "refused-no-coach"
    alone = await world.table(ANN, robots=["steady"])
    await world.house.seats.offer_seat(alone, ANN, 1, CAT, "Cat")
    await world.house.seats.accept_seat(alone, CAT)
    state = await world.say(alone, ANN, "win")
    assert state.coached and state.status is Status.OVER
    assert [row.rated for row in await world.db.results(1)] == [False, False]


async def test_a_rematch_keeps_the_hosts_choice(world: World) -> None:
    table = await coached(world, ANN, BOB)
    await world.say(table, ANN, "win")
    again = await world.house.lobby.rematch(table, ANN)
    state = await world.house.look(again)
    assert state.terms.coached and not state.coached
    assert (await world.house.lobby.start(again, ANN, world.click())).coached
    assert state.series == [Played(table, ["Ann"])]


async def test_a_game_with_a_coach_is_played_but_moves_no_rating(world: World) -> None:
    await world.say(await coached(world, ANN, BOB), ANN, "win")
    board = ranking(await world.db.results(1))
    assert {one.user: (one.games, one.won, one.rated) for one in board} == {ANN: (1, 1, 0), BOB: (1, 0, 0)}
    await world.say(await world.table(ANN, BOB), ANN, "win")
    board = ranking(await world.db.results(1))
    assert {one.user: (one.games, one.won, one.rated) for one in board} == {ANN: (2, 2, 1), BOB: (2, 0, 1)}


# Advice.


async def test_the_choices_best_first(world: World) -> None:
    table = await coached(world, ANN, BOB)
    told = await advice(world, table, ANN)
    assert told == [("win", 9.0), ("step", 2.0), ("draw", 1.75), ("claim", 1.0)]
    await world.restart()
    assert await advice(world, table, ANN) == told
    await world.say(table, ANN, "step")
    assert await advice(world, table, ANN) == [("yes", 2.0), ("no", 1.0)], "the next question, and nothing of the last"


async def test_about_some_questions_there_is_nothing_to_say(world: World) -> None:
    table = await coached(world, ANN, BOB)
    await world.say(table, ANN, "claim")
    assert await advice(world, table, BOB) == []


async def test_the_same_question_is_thought_about_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever others do meanwhile, as long as the seat sees nothing of it."""
    table = await coached(world, ANN, BOB, CAT)
    asked: list[str] = []
    real = world.house.thinker.weigh

    async def weigh(game: object, position: object, seat: int, dice: str, *more: object) -> list[Weighed]:
        asked.append(dice)
        return await real(game, position, seat, dice, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(world.house.thinker, "weigh", weigh)
    await world.say(table, ANN, "secret")
    first = await advice(world, table, BOB)
    await world.say(table, CAT, "blue")
    assert await advice(world, table, BOB) == first == [("red", 1.0), ("blue", 0.0)]
    assert len(asked) == 1


async def test_who_is_not_advised(world: World) -> None:
    table = await coached(world, ANN, BOB)
    coach = world.house.coach
    assert await refusal(coach.advise(table, DAN)) == "refused-not-at-table"
    assert await refusal(coach.advise(table, BOB)) == "refused-not-asked"
    await world.house.seats.pause(table, ANN)
    assert await refusal(coach.advise(table, ANN)) == "refused-paused"
    await world.house.seats.resume(table, ANN)
    await world.say(table, ANN, "win")
    assert await refusal(coach.advise(table, ANN)) == "refused-over-won"
    lobby = await world.lobby(ANN, BOB)
    assert await refusal(coach.advise(lobby, ANN)) == "refused-not-started"
    rated = await world.table(ANN, BOB)
    assert await refusal(coach.advise(rated, ANN)) == "refused-no-coach"


async def test_a_coach_who_fails_says_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await coached(world, ANN, BOB)

    async def broken(*facts: object) -> list[Weighed]:
        raise RuntimeError("the ace of spades")

    monkeypatch.setattr(world.house.thinker, "weigh", broken)
    assert await advice(world, table, ANN) == []


# Reviews.


async def turn(world: World, table: int, user: int, more: str) -> None:
    await world.say(table, user, "step")
    await world.say(table, user, more)


async def test_the_costliest_decisions_of_each_seat(world: World) -> None:
    """At most three, those above a slip, the costliest first; each with its place in the replay."""
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "draw")
    await turn(world, table, BOB, "yes")
    await world.say(table, ANN, "draw")
    await turn(world, table, BOB, "no")
    await turn(world, table, ANN, "yes")
    await world.say(table, BOB, "win")
    ann = await world.house.coach.review(table, ANN, None)
    assert (ann.seat, ann.decisions) == (0, 4)
    assert slips(ann) == [("draw", "win", 7.25), ("draw", "win", 7.25), ("step", "win", 7.0)]
    assert [slip.step for slip in ann.slips] == [0, 1, 3]
    bob = await world.house.coach.review(table, ANN, 1)
    assert (bob.seat, bob.decisions) == (1, 5)
    assert slips(bob) == [("step", "win", 7.0), ("step", "win", 7.0), ("no", "yes", 1.0)]
    run = await world.house.replay(table)
    assert [(slip.number, run.stops[slip.number - 1].seat) for slip in bob.slips] == [(1, 1), (3, 1), (3, 1)]
    assert (await world.house.coach.review(table, DAN, None)).seat == 0, "whoever watched begins with the first seat"
    assert await refusal(world.house.coach.review(table, DAN, 7)) == "refused-no-seat"


async def test_praise_where_nothing_was_lost(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "win")
    found = await world.house.coach.review(table, ANN, None)
    assert (found.decisions, found.slips) == (1, [])
    nothing = await world.house.coach.review(table, ANN, 1)
    assert (nothing.decisions, nothing.slips) == (0, [])


async def test_what_was_taken_back_was_not_decided(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "step")
    await world.house.play.take_back(table, ANN)
    await world.say(table, ANN, "win")
    assert slips(await world.house.coach.review(table, ANN, None)) == []


async def test_neither_time_nor_a_stand_in_decides_for_a_person(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(101)
    await world.say(table, ANN, "yes")
    await world.say(table, BOB, "draw")
    await world.house.seats.leave(table, ANN)
    await world.pass_time(1)
    assert (await world.points(table))[0] == 4, "the robot has played her turn"
    await world.house.seats.come_back(table, ANN)
    await world.say(table, BOB, "draw")
    await world.say(table, ANN, "win")
    found = await world.house.coach.review(table, ANN, None)
    assert (found.decisions, found.slips) == (2, [])


async def test_who_wakes_up_with_an_answer_gave_it(world: World) -> None:
    """Two lapses, and a robot may play; the next answer is the sleeper's own, the robot's are not."""
    world.timing = msgspec.structs.replace(world.timing, robot_pause=(50.0, 50.0))
    await world.restart()
    table = await world.table(ANN, BOB)
    while not (state := await world.house.look(table)).seats[0].robot:
        if state.awaits == (0,):
            await world.pass_time(101)
        else:
            await world.say(table, BOB, "draw")
    await world.say(table, BOB, "draw")
    await world.pass_time(51)
    assert (await world.house.look(table)).question(0).key == "more", "the robot has begun a turn"  # type: ignore[union-attr]
    await world.say(table, ANN, "no")
    await world.say(table, BOB, "win")
    found = await world.house.coach.review(table, ANN, None)
    assert (found.decisions, slips(found)) == (1, [("no", "yes", 1.0)])


async def test_what_was_decided_before_somebody_sat_down_is_not_theirs(world: World) -> None:
    table = await world.table(ANN, BOB, robots=["steady"])
    await world.say(table, ANN, "draw")
    await world.say(table, BOB, "draw")
    await world.pass_time(1)
    await world.house.seats.offer_seat(table, ANN, 2, CAT, "Cat")
    await world.house.seats.accept_seat(table, CAT)
    state = await world.house.look(table)
    while state.awaits != (2,):
        user = state.seats[state.awaits[0]].user
        assert user is not None
        state = await world.say(table, user, "draw")
    await world.say(table, CAT, "win")
    found = await world.house.coach.review(table, CAT, None)
    assert (found.seat, found.decisions, found.slips) == (2, 1, [])


async def test_one_decision_that_cannot_be_weighed_spoils_nothing(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "draw")
    await world.say(table, BOB, "claim")
    await world.say(table, ANN, "doubt")
    await world.say(table, ANN, "win")
    found = await world.house.coach.review(table, ANN, None)
    assert (found.decisions, slips(found)) == (2, [("draw", "win", 7.25)]), "about doubts there is nothing to say"


async def test_while_it_runs_only_ones_own_game_at_a_table_with_a_coach(world: World) -> None:
    table = await coached(world, ANN, BOB)
    await world.say(table, ANN, "draw")
    found = await world.house.coach.review(table, ANN, None)
    assert slips(found) == [("draw", "win", 7.25)]
    assert await refusal(world.house.coach.review(table, ANN, 1)) == "refused-review-running"
    assert await refusal(world.house.coach.review(table, DAN, None)) == "refused-review-running"
    await world.say(table, BOB, "draw")
    await world.say(table, ANN, "claim")
    assert slips(await world.house.coach.review(table, ANN, 0)) == [("claim", "win", 8.0), ("draw", "win", 7.25)]
    rated = await world.table(ANN, BOB)
    assert await refusal(world.house.coach.review(rated, ANN, None)) == "refused-review-rated"
    assert await refusal(world.house.coach.review(await world.lobby(ANN), ANN, None)) == "refused-not-started"


async def test_it_is_told_how_far_it_has_got_and_worked_out_once(world: World) -> None:
    table = await world.table(ANN, BOB)
    for user in (ANN, BOB, ANN):
        await world.say(table, user, "draw")
    await world.say(table, BOB, "win")
    heard: list[tuple[int, int]] = []

    async def progress(done: int, of: int) -> None:
        heard.append((done, of))

    first = await world.house.coach.review(table, ANN, None, progress)
    assert heard == [(0, 2), (1, 2)]
    assert await world.house.coach.review(table, BOB, 0, progress) is first
    assert len(heard) == 2
    await world.restart()
    assert slips(await world.house.coach.review(table, ANN, None)) == slips(first)


# Levels of earlier versions.


async def test_levels_of_earlier_versions_are_todays(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "levels", LEVELS)
    kept = {"level": Kept('"honest"', "server")}
    lobby = await world.house.lobby.open(1, 2, ANN, "Ann", "toy", terms=Terms(level="honest", settings=kept))
    state = await world.house.lobby.add_robot(lobby, ANN)
    assert state.seats[1].level == "easy"
    for before, now in (("simple", "easy"), ("default", "usual"), ("", "easy"), ("gone", "usual")):
        state = await world.house.tables.change(lobby, lambda draft, level=before: draft.put(1, level=level))
        assert state.seats[1].level == now
    state = await world.house.lobby.set_terms(lobby, ANN, Terms(level="strong"))
    assert state.seats[1].level == "strong", "robots that sit there already play as the table says"
