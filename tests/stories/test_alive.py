"""A panel that was opened once follows the game, whatever happens, until it rests; and there is one for each table."""

from __future__ import annotations

import asyncio

import pytest

from cogs.publishing.following import Following
from tests.stories.coup.court import Court
from tests.stories.evening import fresh, until
from tests.stories.inkognito.venice import RIALTO, Venice
from tests.stories.presses import panels
from tests.stories.salon import Salon

pytestmark = pytest.mark.usefixtures("blank")

PEN = "webhooks/*/*/messages/*"


@pytest.fixture
def quick_retries(monkeypatch):
    """discord.py waits whole seconds between its tries; here they pass quickly."""
    real = asyncio.sleep

    async def quick(seconds, *args):
        await real(min(seconds, 0.02), *args)

    for module in ("discord.http", "discord.webhook.async_"):
        monkeypatch.setattr(f"{module}.asyncio.sleep", quick)


# It follows.


async def test_a_panel_follows_to_the_end_without_another_press(evening):
    """Somebody's move, my turn, the next round, being knocked out, the end: My hand was pressed once."""
    salon = await Salon.open(evening, "A{4,2} B(8) C(3)", [1, 5, 1, 7], tokens=(0, 4, 0))
    anna, ben, cleo = salon.people
    hand = salon.panel(ben)
    assert "It is Anna's turn." in hand.text and not salon.panel(ben).selects
    await salon.plays(anna, "Handmaid")
    mine = salon.panel(ben)
    assert mine.id == hand.id and "Your turn: play a card." in mine.text
    assert "- Anna plays the Handmaid" in mine.text and {"Guard", "Princess"} <= set(mine.labels)
    await salon.plays(ben, "Guard", "Baron")
    assert "- Cleo is out of the round" in salon.panel(cleo).text
    assert "You are out of this round" in salon.panel(cleo).text
    await salon.plays(anna, "Prince → Ben")
    again = salon.panel(cleo)
    assert "- Anna is the last one left and wins round 1" in again.text and "- You are dealt" in again.text
    assert "- Round 2 begins. Anna starts." in again.text and "You are out" not in again.text
    for who in (cleo, anna):
        await evening.house.play.concede(1, int(who.id))
    await evening.settle()
    over = salon.panel(ben)
    assert over.id == hand.id and "### Ben won" in over.text and over.labels == ["Rematch", "Replay", "Review", "Log"]


async def test_the_winner_and_the_others_read_it_where_they_are(evening):
    salon = await Salon.open(evening, "A{3,8} B(2)", tokens=(4, 0))
    anna, ben = salon.people
    await salon.plays(anna, "Baron")
    for who in (anna, ben):
        panel = salon.panel(who)
        assert panel.text.startswith("### Anna won with 5 tokens.")
        assert panel.labels == ["Rematch", "Replay", "Review", "Log"]
        assert "- Ben is out of the round" in panel.text


async def test_a_question_for_me_comes_with_its_buttons(evening):
    """A window that several may answer: everybody's panel has it, and nobody is called."""
    court = await Court.open(evening, "du,ca", "as,co", "am,co")
    anna, ben, cleo = court.people
    hands = {who: await court.hand(who) for who in (ben, cleo)}
    await court.choose(anna, "Duchess: +3")
    await evening.settle()
    for who, hand in hands.items():
        assert "Anna claims Duchess" in fresh(who, hand).text
        assert {"Doubt", "Pass"} <= set(fresh(who, hand).labels)
    assert not [one for one in anna.messages(everywhere=True) if one.calls]


# One for each table.


async def test_a_newer_panel_folds_the_older_one(evening):
    salon = await Salon.open(evening, "A{3,8} B(2)")
    anna, ben = salon.people
    first = salon.panel(anna)
    await anna.slash("hand", table="1")
    await evening.settle()
    assert salon.panel(anna).id != first.id and {"Baron", "Princess"} <= set(salon.panel(anna).labels)
    await anna.click("Log", on=salon.seen(anna))
    await evening.settle()
    assert not panels(anna, 1), "the page is the panel now"
    assert len([one for one in anna.messages(everywhere=True) if one.ephemeral]) == 1
    assert salon.panel(ben), "nobody else's"


async def test_at_three_tables_each_panel_follows_its_own(evening):
    salons = [
        await Salon.open(evening, "A{4,3} B(2)", [1, 6, 7], table=table, looking=False, turn_seconds=600)
        for table in (1, 2, 3)
    ]
    anna, ben = salons[0].people
    for salon in salons:
        await ben.slash("hand", table=str(salon.table), where="#general")
    for salon in salons:
        await salon.hand(anna)
    await evening.settle()
    for table, salon in enumerate(salons, 1):
        assert f"Love Letter · table {table} · https://discord.com/channels/" in salon.panel(ben).text
        assert f"table {table}" not in salon.panel(anna).text, "in its own thread everybody knows"
    await salons[1].plays(anna, "Handmaid")
    assert ["Your turn" in salon.panel(ben).text for salon in salons] == [False, True, False]
    assert all(salon.panel(ben).text.startswith(f"-# Love Letter · table {salon.table} ·") for salon in salons)


# Pages and half-made choices.


@pytest.mark.parametrize("page", ["log", "more"])
async def test_a_page_is_left_alone_until_something_is_asked(evening, page):
    salon = await Salon.open(evening, "A{4,2} B(8) C(3)", [1, 5, 1, 7])
    anna, ben, cleo = salon.people
    hand = salon.panel(cleo)
    await cleo.person.press(hand.message, f"p:{page}:1:0" if page == "log" else f"p:{page}:1", force=True)
    await evening.settle()
    reading = fresh(cleo, hand)
    assert not {"Baron", "Guard"} & set(reading.labels)
    await salon.plays(anna, "Handmaid")
    assert fresh(cleo, hand).data == reading.data, "it is Ben's turn: nothing is asked of her"
    await salon.plays(ben, "Guard", "Spy")
    assert "Your turn: play a card." in fresh(cleo, hand).text and salon.panel(cleo).id == hand.id
    assert not salon.calls(cleo)


async def test_a_notebook_is_left_alone_until_something_is_asked(evening):
    venice = await Venice.open(evening)
    rob, first = venice.people[1], venice.people[0]
    hand = await venice.hand(rob)
    await rob.click("Notebook", on=hand)
    await evening.settle()
    paper = fresh(rob, hand)
    assert (await venice.look()).awaits == (0,) and "Your notebook" in paper.text
    await venice.hand(first)
    assert fresh(rob, hand).data == paper.data
    await venice.go(RIALTO)
    await evening.settle()
    assert (await venice.look()).awaits == (1,) and RIALTO in fresh(rob, hand).labels


async def test_a_half_made_choice_survives_a_neighbours_answer_and_goes_with_its_question(evening):
    court = await Court.open(evening, "ca,ca", "as,co", "am,co", "am,as", confirm_doubt=True)
    anna, ben, cleo, dora = court.people
    await court.choose(anna, "Duchess: +3")
    hand = await court.hand(ben)
    await ben.click("Doubt", on=hand)
    await evening.settle()
    half = fresh(ben, hand)
    assert "Confirm" in half.labels
    await court.press("Pass", cleo)
    await evening.settle()
    assert "Confirm" in fresh(ben, hand).labels and "Doubt" in fresh(ben, hand).text
    await court.hand(dora)
    await dora.click("Doubt", on=dora.panel())
    await dora.click("Confirm", on=dora.panel())
    await evening.settle()
    after = fresh(ben, hand)
    assert "Confirm" not in after.labels and "Anna is choosing which character to lose" in after.text


# What stands in it.


async def test_what_came_of_my_move_and_what_has_happened_since(evening):
    salon = await Salon.open(evening, "A{1,4} B(8) C(3)", [1, 5, 6, 7])
    anna, ben, _ = salon.people
    await anna.click("Guard → Cleo", on=salon.panel(anna))
    assert "Your last move, and since" not in salon.panel(anna).text, "while a choice is made only that is shown"
    await anna.click("Princess", on=salon.panel(anna))
    assert "- Anna plays the Guard on Cleo: the Princess? Wrong." in salon.panel(anna).text, "in the answer itself"
    await evening.settle()
    await salon.plays(ben, "Guard → Cleo", "Baron")
    text = salon.panel(anna).text
    since = text.partition("-# Your last move, and since:\n")[2].splitlines()
    assert since[:3] == [
        "- Anna plays the Guard on Cleo: the Princess? Wrong.",
        "- Ben plays the Guard on Cleo: the Baron? Right!",
        "- Cleo is out of the round, showing the Baron.",
    ]


async def test_a_secret_answer_says_what_i_chose(evening):
    court = await Court.open(evening, "ca,du", "as,co", "am,co", "am,co", doubt_priority="clockwise")
    anna, ben, cleo, _ = court.people
    await court.choose(anna, "Duchess: +3")
    await court.choose(cleo, "Doubt")
    assert "You chose: **Doubt**." in cleo.panel().text
    await evening.settle()
    assert "Doubt**" not in (await court.hand(ben)).text


# A pen that fails.


@pytest.mark.parametrize("status,code", [(401, 50027), (404, 10015), (404, 10008)])
async def test_whoever_has_lost_the_panel_early_is_called_at_once(evening, status, code):
    salon = await Salon.open(evening, "A{4,2} B(8)", [1, 5, 1, 7])
    anna, ben = salon.people
    live = evening.bot.desk.panels
    live.shut(live.of(int(anna.id), 1))
    # The table has a pen as well.
    evening.stage.world.faults.fail(status, code=code, method="PATCH", route=PEN, times=2)
    ticket = (await salon.look()).ticket(0)
    await evening.house.play.submit(1, int(anna.id), ticket, ("handmaid",))
    await evening.settle()
    assert not evening.stage.world.faults.active
    (call,) = salon.calls(ben)
    await ben.click("My hand", on=call)
    await evening.settle()
    assert "Your turn" in panels(ben, 1)[-1].text


@pytest.mark.parametrize("how", ["limit", "block", "fail", "drop"])
async def test_a_pen_that_meets_bad_weather_is_tried_again(evening, how, quick_retries):
    salon = await Salon.open(evening, "A{4,2} B(8)", [1, 5, 1, 7])
    anna, ben = salon.people
    hand, faults = salon.panel(ben), evening.stage.world.faults
    strike = {"limit": lambda **to: faults.limit(0.02, **to), "fail": lambda **to: faults.fail(503, **to)}
    for _ in range(7):
        strike.get(how, getattr(faults, how))(method="PATCH", route=PEN)
    await salon.evening.by_typing(anna)
    await until(lambda: not faults.active)
    await evening.settle()
    assert salon.panel(ben).id == hand.id and "Your turn: play a card." in salon.panel(ben).text
    assert not salon.calls(ben)


async def test_a_page_that_is_opened_while_the_hand_is_on_its_way_stays_open(evening):
    """What was sent before the click must not arrive after its answer."""
    salon = await Salon.open(evening, "A{4,2} B(8)", [1, 5, 1, 7])
    anna, ben = salon.people
    live, record = evening.bot.desk.panels, evening.stage.world.record
    live.shut(live.of(int(anna.id), 1))
    hand, mark = salon.panel(ben), record.mark()
    evening.stage.world.faults.slow(0.2, method="PATCH", route=PEN, times=None)
    ticket = (await salon.look()).ticket(0)
    await evening.house.play.submit(1, int(anna.id), ticket, ("handmaid",))
    await until(lambda: record.of("PATCH", PEN, since=mark))
    await ben.click("More", on=hand)
    await evening.settle()
    assert "Log" in fresh(ben, hand).labels and "Guard" not in fresh(ben, hand).labels


@pytest.mark.parametrize("page", ["My hand", "Log"])
async def test_a_panel_of_an_earlier_process_goes_when_another_one_opens(evening, monkeypatch, page):
    """Also before the table is shown again, which is when what was left open is taken over."""
    salon = await Salon.open(evening, "A{5,3} B(4)")
    anna, ben = salon.people
    await evening.close()
    served, show = asyncio.Event(), Following.show

    async def held(following, table):
        await served.wait()
        await show(following, table)

    monkeypatch.setattr(Following, "show", held)
    await evening.open()
    await anna.click(page, on=salon.seen(anna))
    opened = anna.panel()
    served.set()
    await evening.settle()
    (left,) = [one for one in anna.messages(everywhere=True) if one.ephemeral]
    assert left.id == opened.id
    assert salon.panel(ben), "nobody else's"
