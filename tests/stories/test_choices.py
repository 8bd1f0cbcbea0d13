"""Fewer presses: what leaves no choice is taken, the last choice plays, what is grave is asked for twice. The same in
words; refusals that vanish; and nobody sees what happens on others' panels.
"""

from __future__ import annotations

import logging

import pytest

from cogs.publishing.pens import Pen
from cogs.ui import answers
from tests.stories.coup.court import Court
from tests.stories.evening import Evening, fresh, until
from tests.stories.salon import Salon

PEN = "webhooks/*/*/messages/*"
HOLDING = "A{4,2} B(8) C(3)", [1, 5, 6, 7]


async def version(salon):
    return (await salon.look()).version


# Fewer presses.


async def test_a_step_with_one_option_is_taken_and_back_leads_before_it(evening, blank):
    """Anna is protected: a Guard can only be played on Cleo."""
    salon = await Salon.open(evening, *HOLDING)
    anna, ben, cleo = salon.people
    await salon.plays(anna, "Handmaid")
    before = await version(salon)
    await ben.click("Guard", on=salon.panel(ben))
    panel = salon.panel(ben)
    assert "**Guard → Cleo**" in panel.text and "Which card do they hold?" in panel.text
    await ben.click("Back", on=panel)
    panel = salon.panel(ben)
    assert {"Guard", "Princess"} <= set(panel.labels) and "Back" not in panel.labels
    assert await version(salon) == before
    await ben.click("Guard", on=panel)
    await ben.click("Baron", on=panel)
    await evening.settle()
    assert "- Cleo is out of the round" in salon.panel(cleo).text, "two presses, and no Confirm"


async def test_the_last_choice_plays(evening, blank):
    salon = await Salon.open(evening, *HOLDING)
    anna = salon.people[0]
    before = await version(salon)
    await anna.click("Handmaid", on=salon.panel(anna))
    assert await version(salon) > before
    assert "- Anna plays the Handmaid" in salon.panel(anna).text


async def test_what_is_grave_is_asked_for_twice(evening, blank):
    salon = await Salon.open(evening, *HOLDING)
    anna, ben, _ = salon.people
    await salon.plays(anna, "Handmaid")
    before, grave = await version(salon), next(one for one in salon.panel(ben).buttons if one.label == "Princess")
    assert grave.style == 4, "red"
    await ben.click("Princess", on=salon.panel(ben))
    panel = salon.panel(ben)
    assert "Confirm" in panel.labels and "**Princess**" in panel.text and await version(salon) == before
    await ben.click("Confirm", on=panel)
    await evening.settle()
    assert "- Ben is out of the round" in salon.panel(ben).text


async def test_who_wants_so_is_asked_every_time(evening, blank):
    salon = await Salon.open(evening, *HOLDING)
    anna = salon.people[0]
    await anna.slash("preferences", confirm="on")
    before = await version(salon)
    await anna.click("Handmaid", on=salon.panel(anna))
    assert "Confirm" in salon.panel(anna).labels and await version(salon) == before
    await anna.click("Confirm", on=salon.panel(anna))
    assert await version(salon) > before


async def test_a_public_button_brings_the_picture_along(evening):
    """The click is answered with the words at once; the picture of what came of it follows."""
    court = await Court.open(evening, "du,ca", "as,co")
    await court.hand(court.people[1])
    await court.choose(court.people[0], "Duchess: +3")
    await evening.settle()
    before = court.seen()
    await court.press("Pass", court.people[1])
    await evening.settle()
    assert await court.coins() == [5, 2]
    assert court.seen().id == before.id and court.seen().files[0].data != before.files[0].data


# In words.


async def test_in_words_a_panel_follows_just_the_same(evening):
    for name in ("Anna", "Ben"):
        await evening.person(name).slash("preferences", pictures="off")
    salon = await Salon.open(evening, "A{4,2} B(8)", [1, 5, 6, 7], tokens=(0, 4))
    anna, ben = salon.people
    hand = salon.panel(ben)
    assert not hand.files and "Your hand: Princess" in hand.text and "Deck" in hand.text, "the table as well"
    await salon.plays(anna, "Handmaid")
    mine = salon.panel(ben)
    assert mine.id == hand.id and not mine.files and "- Anna plays the Handmaid" in mine.text
    assert "Your turn: play a card." in mine.text and {"Guard", "Princess"} <= set(mine.labels)
    await evening.house.play.concede(1, int(anna.id))
    await evening.settle()
    over = salon.panel(ben)
    assert over.id == hand.id and "### Ben won" in over.text and over.labels == ["Rematch", "Replay", "Review", "Log"]
    assert not [one for one in evening.stage.world.record if any("hand" in name for name, _ in one.files)]


# Refusals.


async def test_a_refusal_vanishes_and_the_panel_stays(evening, blank, monkeypatch):
    monkeypatch.setattr(answers, "VANISHES_AFTER", 0.05)
    court = await Court.open(evening, "as,ca", "du,co", "am,co")
    anna, ben, _ = court.people
    hand = await court.hand(anna)
    await court.choose(anna, "Duchess: +3")
    await evening.settle()
    hand = anna.panel()
    await court.press("Doubt", anna)
    refused = anna.panel()
    assert refused.id != hand.id and "not your decision" in refused.text
    await until(lambda: refused.id not in [one.id for one in anna.messages(everywhere=True)])
    assert fresh(anna, hand).text == hand.text and ben.panel() is None


# Nothing leaks.


async def test_nobody_else_can_read_what_is_written_on_a_panel(evening, blank):
    salon = await Salon.open(evening, *HOLDING)
    anna, ben, cleo = salon.people
    zoe, mark = evening.person("Zoe"), evening.stage.world.record.mark()
    await salon.plays(anna, "Handmaid")
    await salon.plays(ben, "Guard", "Spy")
    table = salon.seen().id
    written = [
        one
        for one in evening.stage.world.record.since(mark)
        if one.route.startswith("webhooks/") and one.message_id not in (table, None)
    ]
    people = {one.id for one in (anna, ben, cleo, zoe)}
    assert {frozenset(one.audience & people) for one in written} == {frozenset({one.id}) for one in (anna, ben, cleo)}


@pytest.mark.parametrize("looking", [True, False])
async def test_what_others_read_does_not_tell_who_has_a_panel(evening, blank, looking):
    """The same requests in public, in the same order, whether Cleo's panel follows or she never opened one."""
    salon = await Salon.open(evening, *HOLDING, looking=False)
    anna, _, cleo = salon.people
    zoe = evening.person("Zoe")
    await salon.hand(anna)
    if looking:
        await salon.hand(cleo)
        await evening.settle()
    mark = evening.stage.world.record.mark()
    await salon.plays(anna, "Handmaid")
    seen = [(one.method, one.route) for one in evening.stage.world.record.readable_by(zoe.id, mark)]
    assert seen == [("POST", "channels/*/messages")], "the table, with the call for Ben"


async def test_the_token_of_a_pen_is_in_no_log_and_no_name(tmp_path, blank, caplog):
    """Whatever happens to it, and however much is logged; nor is a hand."""
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.NOTSET, "discord")
    async with Evening(tmp_path) as evening:
        salon = await Salon.open(evening, *HOLDING)
        panels, faults = evening.bot.desk.panels, evening.stage.world.faults
        anna, ben, cleo = salon.people
        tokens = {panel.pen.token for panel in panels.at(1)}
        # Of the table's pen and those of the panels, whichever comes first.
        faults.fail(404, code=10015, method="PATCH", route=PEN, times=2)
        faults.fail(400, code=50035, method="PATCH", route=PEN)
        await salon.plays(anna, "Handmaid")
        faults.drop(method="DELETE", route=PEN)
        for who in (ben, cleo):
            await who.slash("hand", table="1")
        await evening.settle()
        tokens |= {panel.pen.token for panel in panels.at(1)}
        names = repr(panels.at(1))
    assert len(tokens) >= 3 and "a panel could not be written on" in caplog.text
    assert not [token for token in tokens if token in caplog.text or token in names]
    assert "Princess" not in caplog.text and repr(Pen(5, "secret", 7)) == "<Pen for 5>"
