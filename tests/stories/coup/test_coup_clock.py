"""The clock at a table of Coup: nobody answers, robots that wait for people, and passes said in advance."""

from __future__ import annotations

from itertools import pairwise

from games.host.clock import FakeClock
from games.host.rows import Status, Task
from games.host.timing import Timing
from tests.stories.coup.court import PASS_FOR_ME, Court
from tests.stories.coup.watching import refused, seen
from tests.stories.evening import Evening, fresh


async def run_down(evening, clock, most=400):
    """Nobody does anything: only time passes, from one thing that is due to the next."""
    for _ in range(most):
        state = await evening.look()
        if not state.status.live:
            return state
        await evening.pass_time(max(state.row.due - clock.now(), 0.0) + 0.01)
    raise AssertionError("no end")


async def planned(evening, task, seat=-1):
    """When the house means to do this next."""
    agenda = (await evening.house.tables.load(1)).life.agenda
    return next((due.at for due in agenda if due.task is task and seat in (-1, due.seat)), None)


async def test_a_table_where_nobody_answers_ends_by_the_clock_alone(tmp_path):
    """People who are never taken for asleep: income until ten coins, then murder, to the last card."""
    clock = FakeClock()
    timing = Timing(robot_pause=(0, 0), sleep_after=10_000)
    async with Evening(tmp_path, clock=clock, timing=timing) as evening:
        court = await Court.open(evening, "du", "as,co", "am", lost={0: "ca", 2: "ca"}, coins=[6, 3, 5])
        state = await run_down(evening, clock)
        assert state.status is Status.OVER and state.ended is None and len(state.result.winners) == 1
        assert " won." in await court.shown()
        await court.people[0].slash("table log", table="1")
        assert "ran out of time; the house decides." in court.people[0].panel().text
        assert not refused(evening)


async def test_a_table_that_everybody_left_alone_sleeps_and_ends(slow_evening, clock):
    court = await Court.open(slow_evening, "du,ca", "as,co", "am,co")
    state = await run_down(slow_evening, clock)
    assert state.status is Status.OVER and state.ended.why == "abandoned"
    text = await court.shown()
    assert "Nobody came back for days, so the table has ended." in text and "seems to be asleep" in text


async def test_a_lapsed_exchange_is_not_told_by_a_nap(slow_evening, clock):
    """K27: whoever let an exchange lapse and then, for all to see, a turn, is not taken for asleep after the one."""
    court = await Court.open(slow_evening, "am,co", "as,co", "du,co")
    anna, ben, cleo = court.people
    await court.choose(anna, "Ambassador: exchange")
    await court.press("Pass", ben, cleo)
    await slow_evening.pass_time(60)
    assert "Anna has exchanged cards with the Court." in await court.shown()
    for who in (ben, cleo):
        await court.choose(who, "Income: +1")
    await slow_evening.pass_time(90)
    text = await court.shown()
    assert "Anna ran out of time" in text and "asleep" not in text


async def test_each_question_has_a_clock_of_its_own(slow_evening, clock):
    """Doubt, block, doubt of the block, the card to lose: the full time each, however much the one before had left."""
    court = await Court.open(slow_evening, "ca,du", "as,co", "am,co")
    anna, ben, cleo = court.people

    async def left():
        return (await court.look()).deadline - clock.now()

    assert await left() == 90
    await slow_evening.pass_time(70)
    await court.choose(anna, "Captain: steal 2", "Ben")
    assert await court.asked() == "doubt-steal" and await left() == 30
    await slow_evening.pass_time(10)
    await court.press("Pass", cleo)
    assert await left() == 20, "a pass does not wind it up again"
    await court.press("Pass", ben)
    assert await court.asked() == "block-steal" and await left() == 30
    await slow_evening.pass_time(29)
    await court.press("Block as Ambassador", ben)
    assert await court.asked() == "doubt-block" and await left() == 30
    await slow_evening.pass_time(1)
    await court.press("Doubt", cleo)
    assert await court.asked() == "lose" and await left() == 60


async def test_robots_never_beat_a_persons_doubt(slow_evening, clock):
    """A robot that is sure of the bluff waits for half of the time; the person who doubts before is first."""
    court = await Court.open(slow_evening, "ca", "as,co", "du,du", lost={0: "du"}, robots=1)
    anna, ben = court.people
    await court.choose(anna, "Duchess: +3")
    for _ in range(14):
        await slow_evening.pass_time(1)
        assert (await court.look()).awaits == (1, 2), "the robot holds its tongue"
    await court.press("Doubt", ben)
    assert "Ben doubts Anna's Duchess" in await court.shown()


async def test_a_robot_that_knows_better_doubts_when_people_have_had_their_time(slow_evening, clock):
    court = await Court.open(slow_evening, "ca", "as,co", "du,du", lost={0: "du"}, robots=1)
    await court.choose(court.people[0], "Duchess: +3")
    await slow_evening.pass_time(14.9)
    assert (await court.look()).awaits == (1, 2)
    await slow_evening.pass_time(0.2)
    assert f"{(await court.look()).name(2)} doubts Anna's Duchess" in await court.shown()


async def test_robots_do_not_wait_when_nobody_is_left_to_wait_for(slow_evening, clock):
    court = await Court.open(slow_evening, "ca,co", "as,co", "am,as", "am,ca", robots=2)
    anna, ben = court.people
    await court.choose(anna, "Foreign aid: +2")
    await slow_evening.pass_time(5)
    assert (await court.look()).awaits == (1, 2, 3)
    await court.press("Allow", ben)
    await slow_evening.settle()
    state = await court.look()
    assert state.ask.key != "block-foreign_aid", "they have answered at once"


async def test_pass_for_me_set_and_taken_back_in_private(slow_evening, clock):
    """Two to seven seconds after the window opens it passes, as if clicked; the window is held; nobody else sees it."""
    court = await Court.open(slow_evening, "du,ca", "as,co", "am,co", window_hold=4)
    anna, ben, cleo = court.people
    mark = slow_evening.stage.world.record.mark()
    panel = await court.standing(ben)
    await ben.click(f"Turn on: {PASS_FOR_ME}", on=panel)
    assert f"Turn off: {PASS_FOR_ME}" in fresh(ben, panel).labels
    eve = slow_evening.person("Eve")
    await slow_evening.settle()
    told = [one for one in slow_evening.stage.world.record.since(mark) if {eve.id, anna.id} & one.audience]
    assert told == [], "not even an edit that changes nothing"
    await court.choose(anna, "Duchess: +3")
    opened = clock.now()
    due = await planned(slow_evening, Task.STANDING, 1) - opened
    assert 2 <= due <= 7
    await slow_evening.pass_time(due - 0.01)
    assert "Waiting for Ben and Cleo." in await court.shown()
    await slow_evening.pass_time(0.02)
    assert "Waiting for Cleo." in await court.shown()
    await court.press("Pass", cleo)
    await slow_evening.settle()
    state = await court.look()
    if state.ask.key == "doubt-tax":
        assert "Everybody has answered; it goes on in a moment." in await court.shown()
        await anna.slash("coup doubt")
        assert "everybody has answered" in anna.panel().text
        assert "<t:" not in court.seen().text, "no clock that people could miss"
        held = await planned(slow_evening, Task.TIME) - opened
        assert 4 <= held <= 8
        await slow_evening.pass_time(held + opened - clock.now())
    assert await court.coins() == [5, 2, 2]
    panel = await court.standing(ben)
    assert f"Turn on: {PASS_FOR_ME}" in panel.labels, "it ends with his own turn"


async def test_a_held_window_can_still_be_doubted(slow_evening, clock):
    """Everybody has passed in a second; until it closes minds may change; then the first one counts."""
    court = await Court.open(slow_evening, "ca,ca", "as,co", "am,co", window_hold=4)
    anna, ben, cleo = court.people
    await court.choose(anna, "Duchess: +3")
    await court.press("Pass", ben, cleo)
    assert "Everybody has answered" in await court.shown()
    await slow_evening.pass_time(3.9)
    table = court.seen()
    await cleo.click("Doubt", on=table)
    await ben.click("Doubt", on=table, force=True)
    assert "Too late: Cleo was faster." in ben.panel().text
    assert "Cleo doubts Anna's Duchess" in await court.shown()


async def test_pass_for_me_leaves_the_target_alone_and_can_be_revoked(slow_evening, clock):
    court = await Court.open(slow_evening, "ca,ca", "as,co", "am,co", window_hold=4)
    anna, ben, cleo = court.people
    for who in (ben, cleo):
        await who.click(f"Turn on: {PASS_FOR_ME}", on=await court.standing(who))
    panel = cleo.panel()
    await court.choose(anna, "Captain: steal 2", "Ben")
    await slow_evening.settle()
    assert "Doubt" in fresh(cleo, panel).labels, "what is asked takes the page's place"
    await cleo.click(f"Turn off: {PASS_FOR_ME}", on=await court.standing(cleo))
    await slow_evening.pass_time(20)
    assert (await court.look()).awaits == (1, 2), "Ben is the target, Cleo has taken it back"
    await cleo.click(f"Turn on: {PASS_FOR_ME}", on=await court.standing(cleo))
    await slow_evening.pass_time(7.1)
    assert (await court.look()).awaits == (1,)
    await court.press("Pass", ben)
    await slow_evening.pass_time(10)
    assert await court.asked() == "block-steal" and (await court.look()).awaits == (1,)


async def test_a_host_who_wants_no_standing_passes_offers_none(slow_evening):
    court = await Court.open(slow_evening, "ca,ca", "as,co", "am,co", auto_pass=False)
    assert {"More", "Refresh"} <= set((panel := await court.hand(court.people[1])).labels)
    assert not [label for label in panel.labels if "Standing answers" in label]


async def read_by_others(folder, standing):
    """What everybody reads, and Cleo in her panel, half a second at a time, while Ben passes five seconds into a
    window.
    """
    clock = FakeClock()
    folder.mkdir()
    async with Evening(folder, clock=clock, timing=Timing(standing_pause=(5, 5))) as evening:
        evening.house.tables.new_seed = lambda: "5" * 64
        court = await Court.open(evening, "ca,ca", "as,co", "am,co", window_hold=4)
        anna, ben, cleo = court.people
        page = await court.standing(ben)
        if standing:
            await ben.click(f"Turn on: {PASS_FOR_ME}", on=page)
        assert (await court.look()).standing(1) == ["pass-for-me"] * standing
        await court.choose(anna, "Duchess: +3")
        evening.nobody_looks()
        await court.press("Pass", cleo)
        await court.hand(cleo)
        read = []
        for tick in range(1, 25):
            await evening.pass_time(0.5)
            if tick == 10:
                state = await court.look()
                assert (1 in state.awaits) is not standing
                if not standing:
                    await court.press("Pass", ben)
                    await evening.settle()
            everything = cleo.messages(everywhere=True)
            read.append([(seen(one), len(one.calls)) for one in everything])
        public = [one for one in everything if not one.ephemeral]
        assert f"<@{ben.id}>" in public[-1].text and "Anna takes 3 coins" in court.seen().text, (
            "he was called to his turn"
        )
        assert "Anna takes 3 coins" in cleo.panel().text
        changes = [tick for tick, (before, after) in enumerate(pairwise(read), 2) if before != after]
        assert changes[0] == 10 and len(changes) > 1, "his pass is seen when it is made, and later what came of it"
        return read


async def test_nobody_can_tell_a_standing_pass_from_a_click(tmp_path):
    """The same texts, buttons, pictures and calls at the same moments."""
    assert await read_by_others(tmp_path / "one", True) == await read_by_others(tmp_path / "two", False)
