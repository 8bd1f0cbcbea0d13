"""More is to be sent than Discord allows: whoever presses is answered at once all the same, panels follow, and tables
come as soon as they may, with what is true by then.
"""

from __future__ import annotations

import pytest

from games.host.clock import FakeClock
from games.host.rows import Presence
from sandbox import World, admin
from sandbox.rates import Rates
from tests.stories.company import confirm
from tests.stories.coup.court import Court
from tests.stories.evening import Evening, until
from tests.stories.salon import Salon

pytestmark = pytest.mark.usefixtures("blank")

HOLDING = "A{4,2} B(8) C(3)", [1, 5, 6, 7]
"""Anna plays the Handmaid, then Ben the Guard."""
COUNTED = ("channels/", "guilds/", "users/")


def spent_out(evening, rate=0.001):
    """From now on hardly anything may go that counts."""
    budget = evening.bot.budget
    budget.rate, budget._left = rate, 0.0
    return budget


def refill(budget, rate=1000.0):
    budget.rate = rate
    if budget._serving is not None:
        budget._serving.cancel()
        budget._serving = None
    budget._serve_soon()


def forget_pen(evening, table=1):
    """Nobody has clicked on the table for a long while."""
    ledger = evening.bot.desk.delivery.ledger

    async def forget():
        shown = await ledger.read(table)
        shown.pen = None
        ledger.note(table, shown)

    return forget()


def counted(evening, mark):
    return [
        (one.method, one.message_id) for one in evening.stage.world.record.since(mark) if one.route.startswith(COUNTED)
    ]


async def panels_say(salon, who, text):
    await until(lambda: text in salon.panel(who).text)


async def test_whoever_plays_is_answered_and_panels_follow_while_the_table_waits(evening):
    salon = await Salon.open(evening, *HOLDING)
    anna, ben, cleo = salon.people
    await forget_pen(evening)
    budget, mark, before = spent_out(evening), evening.stage.world.record.mark(), salon.seen()
    await anna.click("Handmaid", on=salon.panel(anna))
    await panels_say(salon, ben, "Anna plays the Handmaid")
    await panels_say(salon, cleo, "Anna plays the Handmaid")
    assert {"Guard", "Princess"} <= set(salon.panel(ben).labels), "and he can play"
    assert salon.seen().text == before.text and not counted(evening, mark)
    purse = budget.purse()
    assert purse.waiting == {"answer": 0, "call": 0, "watched": 1, "rest": 0, "spare": 0} and purse.oldest >= 0
    # He does, before the table could be shown: his move goes the same way.
    await confirm(ben, salon.panel(ben), "Guard", "Spy")
    await panels_say(salon, cleo, "Ben plays the Guard")
    assert "Your turn" in salon.panel(cleo).text and not counted(evening, mark)
    refill(budget)
    await evening.settle()
    table = salon.seen()
    assert "Ben plays the Guard" in table.text and "Cleo, your turn" in table.text
    assert counted(evening, mark) == [("PATCH", table.id)], "both moves in one"
    assert budget.purse().waiting["watched"] == 0


async def test_a_public_button_is_answered_at_once_though_the_table_waits(evening):
    court = await Court.open(evening, "du,ca", "as,co", "am,co", confirm_doubt=False)
    anna, ben, _ = court.people
    for who in court.people:
        await court.hand(who)
    await court.choose(anna, "Duchess: +3")
    await evening.settle()
    await forget_pen(evening)
    spent_out(evening)
    mark = evening.stage.world.record.mark()
    await evening.bot.desk.delivery.show_again(1)
    await until(lambda: evening.bot.desk.delivery.following.waiting)
    assert not evening.bot.desk.delivery.turns.lock(1).locked(), "it waits where it is in nobody's way"
    await ben.click("Pass", on=court.seen(ben))
    assert "Waiting for Cleo." in court.seen().text
    await ben.click("My hand", on=court.seen(ben))
    assert ben.panel() is not None and not counted(evening, mark)
    refill(evening.bot.budget)
    await evening.settle()


async def test_the_table_that_has_waited_longest_goes_first_and_calls_go_before_it(evening):
    """Three tables have something to show; at the last of them somebody must be called."""
    salons = []
    for table in (1, 2, 3):
        salons.append(await Salon.open(evening, *HOLDING, table=table))
        await forget_pen(evening, table)
    watched = evening.bot.desk.delivery.following.watched
    watched._looked.clear()
    panels = evening.bot.desk.panels
    panels.shut(panels.of(int(salons[2].people[1].id), 3))
    budget = spent_out(evening)
    mark, delivery = evening.stage.world.record.mark(), evening.bot.desk.delivery
    for number, salon in enumerate(salons, start=1):
        state = await salon.look()
        await evening.house.play.submit(number, int(salon.people[0].id), state.ticket(0), ("handmaid",))
        await until(lambda number=number: number in delivery.following.waiting)
    assert budget.purse().waiting == {"answer": 0, "call": 1, "watched": 0, "rest": 2, "spare": 0}
    refill(budget, 20.0)
    await evening.settle()
    shown = [message for method, message in counted(evening, mark) if method in ("POST", "PATCH")]
    assert shown == [salons[2].seen().id, salons[0].seen().id, salons[1].seen().id]


async def test_a_whole_game_under_discords_own_limit_meets_no_refusal(tmp_path):
    """With the limits of every kind on, and a bucket of a few a second: slow, and never too much."""
    rates = Rates(everything=(8, 1.0))
    async with Evening(tmp_path, world=World(rates=rates), requests=5.0) as evening:
        alice, ben = evening.person("Alice"), evening.person("Ben")
        await evening.sit_down(alice, ben, tokens_to_win=2)
        state = await evening.play_out(alice, ben, turn=evening.by_buttons)
        await evening.settle()
        assert state.result is not None and "won with" in evening.table_message(alice).text
        refused = [one for one in evening.stage.world.record if one.status == 429]
        assert not refused and evening.bot.budget.purse().refused == {}


# Nobody is asked for who need not be.


async def test_calling_asks_discord_for_nobody(evening):
    salon = await Salon.open(evening, *HOLDING, looking=False)
    mark = evening.stage.world.record.mark()
    for who in salon.people[:2]:
        await evening.by_typing(who)
        await evening.settle()
    assert any(one.pings for one in salon.public())
    assert not [one for one in evening.stage.world.record.since(mark) if one.route.startswith("guilds/")]


async def test_whoever_has_left_the_server_is_found_out_by_the_call_itself(evening):
    salon = await Salon.open(evening, *HOLDING, looking=False)
    anna, ben, _ = salon.people
    admin.leave_guild(evening.stage.world, evening.stage.guild, ben.person.user)
    mark = evening.stage.world.record.mark()
    await evening.by_typing(anna)
    await until(lambda: anna.dms())
    assert "Ben" in anna.dms()[-1].text and (await salon.look()).seats[1].presence is Presence.LEFT
    assert len(evening.stage.world.record.of("GET", "guilds/*/members/*", since=mark)) == 1


async def test_before_a_reminder_people_are_asked_for_and_remembered_for_a_while(tmp_path):
    clock = FakeClock()
    async with Evening(tmp_path, clock=clock, world=World(clock=clock.now, rates=Rates.off())) as evening:
        alice, ben = evening.person("Alice"), evening.person("Ben")
        await evening.sit_down(alice, ben, first_starter="1", turn_seconds=3600)
        guild, caretaker = evening.bot.get_guild(int(evening.stage.guild.id)), evening.bot.desk.caretaker
        state = await evening.look()

        async def asked():
            mark = evening.stage.world.record.mark()
            assert await caretaker.still_here(state, [int(alice.id)]) == [int(alice.id)]
            return len(evening.stage.world.record.of("GET", "guilds/*/members/*", since=mark))

        assert guild is not None and await asked() == 0, "she has just been here"
        clock.advance(601)
        assert [await asked(), await asked()] == [1, 0]
        clock.advance(599)
        assert await asked() == 0
        clock.advance(2)
        assert await asked() == 1
