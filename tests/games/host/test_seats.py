"""Leaving, coming back, being shown the door, seating someone new, conceding, pausing, ending."""

from __future__ import annotations

from games.core.entry import Left
from games.host.rows import Presence, Status
from tests.games.host.conftest import ANN, BOB, CAT, DAN, World, refusal


async def test_leaving_hands_the_seat_to_a_robot_until_the_player_is_back(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.house.seats.leave(table, BOB)
    assert await refusal(world.say(table, BOB, "step")) == "refused-you-left"
    await world.say(table, ANN, "draw")
    await world.house.quiet()
    assert await world.points(table) == [0, 2, 0]
    state = await world.house.seats.come_back(table, BOB)
    assert state.seats[1].presence is Presence.AWAKE
    assert [key for key in await world.said(table) if key in ("left", "back")] == ["left", "back"]
    await world.say(table, CAT, "draw")
    await world.say(table, ANN, "draw")
    await world.house.quiet()
    assert (await world.house.look(table)).awaits == (1,)


async def test_a_host_who_leaves_hands_the_table_on(world: World) -> None:
    table = await world.table(ANN, BOB)
    state = await world.house.seats.leave(table, ANN)
    assert state.host == BOB
    assert "host" in await world.said(table)


async def test_a_table_where_nobody_is_awake_pauses_and_goes_on(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(30)
    await world.house.seats.leave(table, BOB)
    state = await world.house.seats.leave(table, ANN)
    assert (state.status, state.deadline) == (Status.PAUSED, None)
    assert (await world.said(table))[-2:] == ["left-alone", "paused-nobody"], "no robot plays on"
    assert await refusal(world.say(table, ANN, "step")) == "refused-paused-nobody"
    assert await refusal(world.house.seats.resume(table, ANN, moderator=True)) == "refused-paused-nobody"
    await world.pass_time(5_000)
    state = await world.house.seats.come_back(table, ANN)
    assert (state.status, state.deadline) == (Status.PLAYING, world.clock.now() + 70)


async def test_a_table_that_pauses_for_days_ends_and_shows_its_seed(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.house.seats.leave(table, ANN)
    await world.house.seats.leave(table, BOB)
    await world.pass_time(7 * 86_400 - 1)
    assert (await world.house.look(table)).status is Status.PAUSED
    await world.pass_time(1)
    state = await world.house.look(table)
    assert state.status is Status.OVER
    assert state.ended is not None
    assert (state.ended.why, state.ended.by) == ("abandoned", None)
    assert state.seed is not None
    assert await world.db.results(1) == []


async def test_pause_and_resume_keep_the_time_left(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(60)
    assert await refusal(world.house.seats.pause(table, BOB)) == "refused-only-host"
    await world.house.seats.pause(table, ANN)
    assert await refusal(world.say(table, ANN, "step")) == "refused-paused"
    await world.pass_time(9_000)
    assert "time" not in await world.said(table)
    state = await world.house.seats.resume(table, ANN)
    assert state.deadline == world.clock.now() + 40
    assert await refusal(world.house.seats.resume(table, ANN)) == "refused-not-paused"
    await world.pass_time(40)
    assert "time" in await world.said(table)


async def test_coming_back_does_not_undo_the_hosts_pause(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.house.seats.leave(table, BOB)
    await world.house.seats.pause(table, ANN)
    assert (await world.house.seats.come_back(table, BOB)).status is Status.PAUSED


async def test_kick(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    assert await refusal(world.house.seats.kick(table, BOB, 2)) == "refused-only-host"
    assert await refusal(world.house.seats.kick(table, ANN, 9)) == "refused-no-seat"
    state = await world.house.seats.kick(table, ANN, 1)
    assert state.seats[1].presence is Presence.KICKED
    assert await refusal(world.house.seats.come_back(table, BOB)) == "refused-not-at-table"
    assert await refusal(world.house.seats.kick(table, ANN, 1)) == "refused-kick-nobody"
    assert state.seat_of(BOB) is None


async def test_someone_new_is_offered_a_seat_and_accepts(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.house.seats.leave(table, BOB)
    assert await refusal(world.house.seats.accept_seat(table, DAN)) == "refused-no-offer"
    state = await world.house.seats.offer_seat(table, ANN, 1, DAN, "Dan")
    assert [(offer.seat, offer.user) for offer in state.offers] == [(1, DAN)]
    state = await world.house.seats.accept_seat(table, DAN)
    assert (state.name(1), state.seat_of(DAN), state.offers) == ("Dan", 1, [])
    assert "seated" in await world.said(table)
    assert await refusal(world.house.seats.come_back(table, BOB)) == "refused-not-at-table"
    await world.say(table, ANN, "draw")
    await world.say(table, DAN, "draw")


async def test_who_saw_another_hand_cannot_take_a_seat(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.house.seats.leave(table, BOB)
    assert await refusal(world.house.seats.offer_seat(table, ANN, 1, CAT, "Cat")) == "refused-saw-a-hand"
    assert await refusal(world.house.seats.offer_seat(table, ANN, 0, DAN, "Dan")) == "refused-seat-taken"
    await world.house.seats.offer_seat(table, ANN, 1, DAN, "Dan")
    await world.house.seats.accept_seat(table, DAN)
    await world.house.seats.leave(table, CAT)
    assert await refusal(world.house.seats.offer_seat(table, ANN, 2, BOB, "Bob")) == "refused-saw-a-hand"
    await world.house.seats.leave(table, DAN)
    await world.house.seats.offer_seat(table, ANN, 1, BOB, "Bob")
    assert (await world.house.seats.accept_seat(table, BOB)).name(1) == "Bob"


async def test_an_offer_ends_when_the_player_is_back_or_it_is_declined(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.house.seats.leave(table, BOB)
    await world.house.seats.offer_seat(table, ANN, 1, DAN, "Dan")
    await world.house.seats.come_back(table, BOB)
    assert await refusal(world.house.seats.accept_seat(table, DAN)) == "refused-no-offer"


async def test_a_moderators_seating_is_audited(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.house.seats.leave(table, BOB)
    await world.house.seats.offer_seat(table, CAT, 1, DAN, "Dan", moderator=True)
    await world.house.seats.accept_seat(table, DAN)
    assert [(row.key, row.by) for row in await world.db.audit("guild:1")] == [("seat", CAT)]
    assert world.shown.audited == [("seat", CAT, 1)], "told once, when it was kept"


async def test_what_is_not_kept_is_not_told_as_audited(world: World) -> None:
    table = await world.table(ANN, BOB)
    assert await refusal(world.house.seats.resume(table, CAT, moderator=True)) == "refused-not-paused"
    await world.house.seats.pause(table, ANN)
    assert world.shown.audited == [], "the host's own doing is nobody's business"


async def test_conceding_ends_the_seat_by_the_games_rules(world: World) -> None:
    """Also when the seat is not asked anything."""
    table = await world.table(ANN, BOB, CAT)
    state = await world.house.play.concede(table, BOB)
    assert state.seats[1].presence is Presence.CONCEDED
    assert not state.seats[1].robot
    assert [row.entry for row in await world.db.log(table) if row.entry] == [Left(1)]
    assert await refusal(world.house.play.concede(table, BOB)) == "refused-you-conceded"
    state = await world.house.play.concede(table, CAT)
    assert state.status is Status.OVER
    assert state.result is not None
    assert state.result.winners == [0]


async def test_where_conceding_does_not_end_a_robot_plays_for_good(world: World) -> None:
    table = await world.table(ANN, BOB, game="stubborn")
    state = await world.house.play.concede(table, BOB)
    assert (state.seats[1].presence, state.seats[1].robot) == (Presence.CONCEDED, True)
    assert await refusal(world.house.seats.come_back(table, BOB)) == "refused-you-conceded"
    await world.say(table, ANN, "draw")
    await world.house.quiet()
    assert (await world.house.look(table)).awaits == (0,)


async def test_ending_early(world: World) -> None:
    table = await world.table(ANN, BOB)
    assert await refusal(world.house.seats.end(table, BOB)) == "refused-only-host"
    state = await world.house.seats.end(table, BOB, moderator=True)
    assert state.ended is not None
    assert (state.status, state.ended.why, state.ended.by) == (Status.OVER, "ended", BOB)
    assert [row.key for row in await world.db.audit("guild:1")] == ["end"]
    assert await refusal(world.house.seats.end(table, ANN)) == "refused-over"
    await world.pass_time(10_000)
    assert (await world.house.look(table)).version == state.version


async def test_standing_answers_come_as_late_as_a_click(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    assert await refusal(world.house.standing.set(table, BOB, "dance")) == "refused-standing"
    await world.house.standing.set(table, BOB, "pass")
    assert (await world.house.look(table)).standing(1) == ["pass"]
    await world.say(table, ANN, "claim")
    await world.pass_time(1.9)
    assert (await world.house.look(table)).awaits == (1, 2)
    await world.pass_time(5.2)
    assert (await world.house.look(table)).awaits == (2,)


async def test_a_standing_answer_ends_with_the_players_own_turn(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.house.standing.set(table, BOB, "pass")
    await world.say(table, ANN, "draw")
    assert (await world.house.look(table)).standing(1) == []
    await world.say(table, BOB, "draw")
    await world.say(table, CAT, "claim")
    await world.pass_time(8)
    assert (await world.house.look(table)).awaits == (0, 1)


async def test_a_standing_answer_set_while_asked_and_one_taken_back(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, "claim")
    await world.house.standing.set(table, BOB, "pass")
    await world.house.standing.set(table, CAT, "pass")
    await world.house.standing.clear(table, CAT)
    await world.restart(downtime=100)
    await world.pass_time(7.1)
    assert (await world.house.look(table)).awaits == (2,)


async def test_a_standing_answer_ends_those_that_it_excludes(world: World) -> None:
    """One by one: the last one given holds; what goes together stays, and so does what others have said."""
    table = await world.table(ANN, BOB, CAT, game="moody")
    await world.house.standing.set(table, CAT, "brood")
    for preference in ("brood", "sulk", "hum"):
        await world.house.standing.set(table, BOB, preference)
    assert (await world.house.look(table)).standing(1) == ["brood", "sulk", "hum"]
    await world.house.standing.set(table, BOB, "pass")
    assert (await world.house.look(table)).standing(1) == ["hum", "pass"]
    await world.house.standing.set(table, BOB, "sulk")
    state = await world.house.look(table)
    assert state.standing(1) == ["hum", "sulk"] and state.standing(2) == ["brood"]


async def test_of_standing_answers_given_together_the_new_one_holds(world: World) -> None:
    """All at once: what is new ends what was there; of two new ones that exclude each other the last named holds."""
    table = await world.table(ANN, BOB, CAT, game="moody")
    for given, held in (
        (["pass", "hum"], ["pass", "hum"]),
        (["pass", "brood", "hum"], ["brood", "hum"]),
        (["pass", "brood", "hum"], ["pass", "hum"]),
        (["hum"], ["hum"]),
        (["sulk", "brood", "pass"], ["pass"]),
        ([], []),
        (["pass", "brood", "sulk"], ["brood", "sulk"]),
    ):
        assert (await world.house.standing.set_all(table, BOB, given)).standing(1) == held


async def test_who_comes_back_to_a_table_without_a_host_is_the_host(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.house.seats.leave(table, BOB)
    await world.house.seats.leave(table, ANN)
    assert (await world.house.look(table)).host == ANN
    assert (await world.house.seats.come_back(table, BOB)).host == BOB


async def test_a_person_can_be_forgotten_at_running_tables_too(world: World) -> None:
    table, lobby = await world.table(ANN, BOB, CAT), await world.lobby(BOB, ANN)
    over = await world.table(ANN, BOB)
    await world.say(over, ANN, "win")
    await world.house.forget(BOB, "Player")
    state = await world.house.look(table)
    assert [(chair.user, chair.name, chair.robot) for chair in state.seats][1] == (None, "Player 2", True)
    assert (await world.house.look(lobby)).host == ANN
    assert [row.name for row in await world.db.results(1)] == ["Ann", "Player 2"]
    kept = await world.db.person(BOB)
    assert [what for what, found in kept.items() if found] == ["sat"], "they must not see another hand at this table"
    await world.house.seats.end(table, ANN)
    assert not any((await world.db.person(BOB)).values())
