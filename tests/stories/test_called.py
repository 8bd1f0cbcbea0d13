"""Calls: for whoever has no live panel, with a button, until the question is settled; panels that rest, restarts, and
hands by direct message.
"""

from __future__ import annotations

import asyncio
import time

import pytest

from games.host.clock import FakeClock
from games.host.rows import Status
from games.host.timing import Timing
from sandbox import World
from sandbox.rates import Rates
from tests.stories.coup.court import Court
from tests.stories.evening import Evening, fresh, press_through
from tests.stories.presses import direct_hands, panels
from tests.stories.salon import Salon

pytestmark = pytest.mark.usefixtures("blank")

MINUTE = 60
HOLDING = "A{4,2} B(8)", [1, 5, 6, 7]
"""Anna plays the Handmaid, Ben is next."""


@pytest.fixture
async def timed(tmp_path):
    """Time passes for the bot and for Discord, whose tokens die, when it is told to."""
    clock = FakeClock(float(int(time.time())))
    async with Evening(
        tmp_path, clock=clock, timing=Timing(robot_pause=(0, 0)), world=World(rates=Rates.off(), clock=clock.now)
    ) as evening:
        yield evening


async def wait(evening, seconds):
    while seconds > 0:
        await evening.pass_time(min(seconds, 20))
        seconds -= 20


async def longer(evening, *hands, **options):
    return await Salon.open(evening, *hands, turn_seconds=3600, **options)


# A panel rests.


async def test_a_panel_rests_and_its_player_is_called_while_something_is_asked(timed, caplog):
    salon = await longer(timed, *HOLDING)
    anna, ben = salon.people
    await wait(timed, 9 * MINUTE)
    await anna.click("Handmaid", on=salon.panel(anna))
    await wait(timed, 4 * MINUTE)
    assert "Your turn" in salon.panel(ben).text and not salon.calls(ben)
    hand = salon.panel(ben)
    await wait(timed, 2 * MINUTE)
    rests = fresh(ben, hand)
    assert "this panel rests after a quarter of an hour" in rests.text and rests.labels == ["My hand"]
    (call,) = salon.calls(ben)
    assert call.id == salon.seen().id and "My hand" in call.labels and call.id == salon.public()[-1].id
    assert "Waiting" not in salon.panel(anna).text and "It is Ben's turn." in salon.panel(anna).text, (
        "renewed by her click"
    )
    await ben.click("My hand", on=rests)
    await timed.settle()
    awake = fresh(ben, hand)
    assert "Your turn: play a card." in awake.text and {"Guard", "Princess"} <= set(awake.labels)
    await ben.click("Guard", on=awake)
    await timed.settle()
    assert not salon.calls(ben) and "It is Anna's turn." in salon.panel(ben).text
    assert "a picture that was to stay" not in caplog.text


async def test_a_panel_that_rests_calls_nobody_of_whom_nothing_is_asked(timed):
    salon = await longer(timed, *HOLDING)
    anna, ben = salon.people
    for _ in range(2):
        await wait(timed, 8 * MINUTE)
        await anna.click("Refresh", on=salon.panel(anna))
    assert "rests" in [one for one in ben.messages(everywhere=True) if one.ephemeral][-1].text
    assert not salon.calls(ben)


async def test_a_finished_game_stays_as_it_ended(timed):
    salon = await longer(timed, "A{3,8} B(2)", tokens=(4, 0))
    anna, ben = salon.people
    await salon.plays(anna, "Baron")
    over = salon.panel(ben)
    await wait(timed, 20 * MINUTE)
    assert salon.panel(ben).data == over.data


# Calls.


async def test_only_whoever_has_no_live_panel_is_called_and_until_it_is_settled(evening):
    salon = await Salon.open(evening, "A{4,2} B(8) C(3)", [1, 5, 6, 7])
    anna, ben, cleo = salon.people
    doors = evening.bot.desk.panels
    doors.shut(doors.of(int(cleo.id), 1))
    assert not salon.calls(ben)
    await salon.plays(anna, "Handmaid")
    assert not salon.calls(ben), "his panel has it"
    await salon.plays(ben, "Guard", "Spy")
    (call,) = salon.calls(cleo)
    assert f"**<@{cleo.id}>, your turn.** Press **My hand**." in call.text and call.calls == call.pings == [cleo.id]
    assert "Cleo, your turn" not in call.text, "it is said once"
    await cleo.click("My hand", on=call)
    await evening.settle()
    await salon.evening.by_typing(cleo)
    await evening.settle()
    assert not salon.calls(cleo)


async def test_nobody_is_called_while_the_table_is_paused(evening):
    salon = await Salon.open(evening, *HOLDING, looking=False)
    anna, ben = salon.people
    assert salon.calls(anna)
    await evening.house.seats.pause(1, int(anna.id))
    await evening.settle()
    assert (await salon.look()).status is Status.PAUSED and not salon.calls(anna)
    await evening.house.seats.resume(1, int(anna.id))
    await evening.settle()
    assert len(salon.calls(anna)) == 1 and not salon.calls(ben)


async def test_a_reaction_of_several_calls_nobody_but_one_alone_is_called(evening):
    court = await Court.open(evening, "as,ca", "du,co", "am,co", coins=[5, 2, 2])
    anna, ben, cleo = court.people
    await court.choose(anna, "Assassin: pay 3", "Ben")
    await evening.settle()

    def called():
        return {user for one in anna.messages(everywhere=True) for user in one.calls}

    assert (await court.look()).awaits == (1, 2) and not called()
    await court.press("Pass", ben)
    await evening.settle()
    assert (await court.look()).awaits == (2,) and not called(), "who is left of several is not named"
    await court.press("Pass", cleo)
    await evening.settle()
    assert await court.asked() == "block-assassinate" and called() == {ben.id}


async def test_a_reminder_takes_the_place_of_the_call_and_goes_the_same_way(timed):
    salon = await longer(timed, *HOLDING, looking=False)
    anna = salon.people[0]
    (call,) = salon.calls(anna)
    await wait(timed, 46 * MINUTE)
    (reminder,) = salon.calls(anna)
    assert reminder.id != call.id and f"<@{anna.id}>, time is running out." in reminder.text.split("\n")
    assert reminder.id == salon.public()[-1].id and "My hand" in reminder.labels
    assert call.id not in [one.id for one in salon.public()]
    await timed.by_typing(anna)
    await timed.settle()
    assert not salon.calls(anna)


async def test_by_direct_message_likewise(timed):
    anna = timed.person("Anna")
    await anna.slash("preferences", pings="dm")
    salon = await longer(timed, *HOLDING, looking=False)
    assert not salon.calls(anna)
    (ring,) = anna.dms()
    assert ring.text.startswith("A table of Love Letter waits for you: https://discord.com/channels/")
    await wait(timed, 46 * MINUTE)
    (reminder,) = anna.dms()
    assert reminder.text.startswith("Time is running out")
    await timed.by_typing(anna)
    await timed.settle()
    assert anna.dms() == [] and not salon.calls(anna)


async def test_who_wants_no_call_gets_none(timed):
    anna = timed.person("Anna")
    await anna.slash("preferences", pings="none")
    salon = await longer(timed, *HOLDING, looking=False)
    await wait(timed, 46 * MINUTE)
    assert not salon.calls(anna) and anna.dms() == []
    assert "Anna, time is running out." in salon.seen().text.split("\n"), "a name is no call"


# Hands by direct message.


async def by_message(evening, *hands, **options):
    """Ben has his hand by direct message."""
    ben = evening.person("Ben")
    await ben.slash("preferences", hands="dm")
    return await Salon.open(evening, *hands, looking=False, **options)


async def test_a_direct_hand_and_a_panel_side_by_side(evening):
    salon = await by_message(evening, *HOLDING)
    anna, ben = salon.people
    await salon.hand(ben)
    await evening.by_typing(anna)
    await evening.settle()
    (direct,), panel = direct_hands(ben, 1), salon.panel(ben)
    for one in (direct, panel):
        assert "Your turn: play a card." in one.text and {"Guard", "Princess"} <= set(one.labels)
    assert direct.text.startswith("-# Love Letter · table 1 ·") and not salon.calls(ben)
    await press_through(ben, direct)
    await evening.settle()
    (direct,) = direct_hands(ben, 1)
    assert "It is Anna's turn." in direct.text and not panels(ben, 1), "he goes on by direct message"


async def test_a_direct_hand_in_which_nothing_has_changed_is_not_edited(evening):
    """An edit would tell that somebody has given a standing answer."""
    ben = evening.person("Ben")
    await ben.slash("preferences", hands="dm")
    court = await Court.open(evening, "du,ca", "as,co", "am,co", "am,as")
    anna, _, cleo, dora = court.people
    await court.choose(anna, "Duchess: +3")
    await court.press("Pass", ben)
    await evening.settle()
    mark, version = evening.stage.world.record.mark(), (await court.look()).version
    await evening.house.standing.set_all(1, int(dora.id), ["pass-for-me"])
    await evening.settle()
    assert (await court.look()).version > version
    written = [one for one in evening.stage.world.record.readable_by(ben.id, mark) if anna.id not in one.audience]
    assert written == []
    await court.press("Pass", cleo, dora)
    await evening.settle()
    assert "Your turn" in direct_hands(ben, 1)[-1].text


async def test_a_half_made_choice_by_direct_message_survives_a_neighbours_answer(evening, monkeypatch):
    """However long the pen takes, nobody else writes on the message meanwhile."""
    message = evening.bot.desk.panels.message
    drawn = message.drawn

    async def late(state, seat, say, look, wanted=None):
        await asyncio.sleep(0.1 if wanted else 0)
        return await drawn(state, seat, say, look, wanted)

    monkeypatch.setattr(message, "drawn", late)
    ben = evening.person("Ben")
    await ben.slash("preferences", hands="dm")
    court = await Court.open(evening, "ca,ca", "as,co", "am,co", "am,as", confirm_doubt=True)
    anna, _, cleo, _ = court.people
    await court.choose(anna, "Duchess: +3")
    await evening.settle()
    (direct,) = direct_hands(ben, 1)
    await ben.click("Doubt", on=direct)
    await court.press("Pass", cleo)
    await evening.settle()
    assert "Confirm" in fresh(ben, direct).labels
    await ben.click("Confirm", on=direct)
    await evening.settle()
    assert await court.asked() == "lose" and "Confirm" not in fresh(ben, direct).labels


# A restart.


async def test_panels_of_an_earlier_process_are_found_again(timed):
    salon = await longer(timed, *HOLDING, looking=False)
    anna, ben = salon.people
    await ben.slash("hand", table="1", where="#general")
    await timed.settle()
    hand = salon.panel(ben)
    await salon.again()
    await timed.by_typing(anna)
    await timed.settle()
    found = fresh(ben, hand)
    assert "Your turn: play a card." in found.text and not salon.calls(ben)
    assert found.text.startswith("-# Love Letter · table 1 ·"), "it still says which table it is"


async def test_a_panel_is_brought_up_to_date_by_the_restart_itself(timed):
    """The table moved on while the process was dying."""
    salon = await longer(timed, *HOLDING)
    anna, ben = salon.people
    hand = salon.panel(ben)
    timed.stage.world.faults.fail(503, method="PATCH", route="webhooks/*/*/messages/*", times=None)
    await timed.by_typing(anna)
    await timed.close()
    timed.stage.world.faults.clear()
    assert "It is Anna's turn." in fresh(ben, hand).text
    await timed.open()
    await timed.settle()
    assert "Your turn: play a card." in fresh(ben, hand).text and not salon.calls(ben)


async def test_those_whose_token_died_meanwhile_are_called(timed):
    salon = await longer(timed, *HOLDING)
    anna, ben = salon.people
    await timed.by_typing(anna)
    await timed.settle()
    assert not salon.calls(ben)
    await timed.close()
    timed.clock.advance(16 * MINUTE)
    await timed.open()
    await timed.settle()
    assert (await salon.look()).awaits == (1,) and len(salon.calls(ben)) == 1 and not salon.calls(anna)


async def test_a_direct_hand_outlives_a_restart_and_a_look_at_the_log(evening):
    """Of a hand by direct message there is one, which no newer panel folds."""
    salon = await by_message(evening, *HOLDING)
    anna, ben = salon.people
    await evening.by_typing(anna)
    await evening.settle()
    await press_through(ben, direct_hands(ben, 1)[-1])
    await evening.settle()
    await salon.again()
    await evening.settle()
    await ben.click("Log", on=salon.seen(ben))
    await evening.settle()
    (direct,) = direct_hands(ben, 1)
    assert direct.text.startswith("-# Love Letter · table 1 ·") and "It is Anna's turn." in direct.text
