"""The bot goes and comes back in the middle of each kind of window: the buttons that were there still work."""

from __future__ import annotations

import pytest

from games.host.clock import FakeClock
from tests.stories.company import confirm
from tests.stories.coup.court import Court
from tests.stories.coup.watching import refused
from tests.stories.evening import Evening, fresh


async def to_draft(court):
    return court.people[1]


async def to_action(court):
    return court.people[0]


async def to_loss(court):
    anna, ben, cleo = court.people
    await court.choose(anna, "Duchess: +3")
    await court.press("Pass", ben)
    await court.press("Doubt", cleo)
    return cleo


async def to_exchange(court):
    anna, ben, cleo = court.people
    await court.choose(anna, "Ambassador: exchange")
    await court.press("Pass", ben, cleo)
    return anna


async def to_show(court):
    anna, ben, cleo = court.people
    await court.choose(anna, "Inquisitor: examine", "Cleo")
    await court.press("Pass", ben, cleo)
    return cleo


async def to_decide(court):
    anna, _, cleo = court.people
    await to_show(court)
    await court.choose(cleo, "Contessa")
    return anna


PRIVATE = {
    "draft": (to_draft, ["Contessa"], "You pick the Contessa", {"two_player": "draft"}),
    "act": (to_action, ["Captain: steal 2 → Ben"], "Anna claims Captain to steal 2 coins from Ben.", {}),
    "lose": (to_loss, ["Ambassador"], "Cleo loses the Ambassador", {}),
    "exchange": (to_exchange, [], "You keep: Duchess and Captain.", {}),
    "show": (to_show, ["Contessa"], "It is the Contessa; only the two of you know.", {"fifth": "inquisitor"}),
    "decide": (to_decide, ["Have it replaced"], "Anna has the card replaced", {"fifth": "inquisitor"}),
}


@pytest.mark.parametrize("kind", PRIVATE)
async def test_in_the_middle_of_a_private_choice(evening, kind):
    """The panel was open before, half way through; it stands there after, and is finished from there."""
    lead, labels, told, options = PRIVATE[kind]
    third = "in,co" if options.get("fifth") else "am,co"
    hands = ("", "") if kind == "draft" else ("du,ca", "as,co", third)
    court = await Court.open(evening, *hands, **options)
    await evening.careful(*court.people)
    who = await lead(court)
    assert await court.asked() == kind
    panel = await court.hand(who)
    if kind == "exchange":
        await who.choose("Cards to keep", "Duchess", "Captain", on=panel)
    elif labels:
        await who.click(labels[0], on=panel)
    half, before = fresh(who, panel), await court.look()
    assert "Confirm" in half.labels
    await court.again()
    after = await court.look()
    assert after.ask.key == kind and after.awaits == before.awaits and after.position.state == before.position.state
    await evening.settle()
    assert fresh(who, panel).labels == half.labels, "as far as it had got"
    await confirm(who, half)
    assert told in fresh(who, panel).text
    moved = await court.look()
    assert moved.version > after.version and (kind == "draft" or moved.ask.key != kind)
    assert court.seen().id == evening.table_message(who).id and not refused(evening)


async def test_a_hand_by_direct_message_stays_beside_a_panel(evening):
    """It was pressed before the bot went; a panel that is opened after does not fold it."""
    court = await Court.open(evening, "du,ca", "as,co", "am,co")
    anna = court.people[0]
    await anna.slash("preferences", hands="dm", confirm="on")
    await evening.settle()
    (hand,) = anna.dms()
    await anna.click("Income: +1", on=hand)
    assert "Confirm" in fresh(anna, hand).labels
    await court.again()
    await evening.settle()
    await court.hand(anna)
    await evening.settle()
    assert [one.id for one in anna.dms()] == [hand.id]


async def to_doubt(court):
    await court.choose(court.people[0], "Captain: steal 2", "Ben")


async def to_block(court):
    await to_doubt(court)
    await court.press("Pass", *court.people[1:])


async def to_doubt_of_a_block(court):
    await to_block(court)
    await court.press("Block as Ambassador", court.people[1])


async def to_block_by_anybody(court):
    await court.choose(court.people[0], "Foreign aid: +2")


PUBLIC = {
    "block-foreign_aid": (to_block_by_anybody, ["Allow", "Block as Duchess"], (1, 2)),
    "doubt-steal": (to_doubt, ["Pass", "Doubt"], (1, 2)),
    "block-steal": (to_block, ["Block as Captain"], (1,)),
    "doubt-block": (to_doubt_of_a_block, ["Pass", "Doubt"], (0, 2)),
}


@pytest.mark.parametrize("kind", PUBLIC)
async def test_in_the_middle_of_a_window(evening, kind):
    """Answers given before are kept; the public buttons that hung there go on."""
    lead, labels, seats = PUBLIC[kind]
    court = await Court.open(evening, "du,ca", "as,co", "am,co")
    await lead(court)
    if len(seats) > 1:
        await court.press(labels[0], court.people[seats[0]])
    await court.shown()
    old, before = court.seen(), await court.look()
    assert before.ask.key == kind
    await court.again()
    after = await court.look()
    assert after.awaits == before.awaits and after.window == before.window
    await court.people[seats[-1]].click(labels[-1], on=old)
    assert await court.asked() != kind and not refused(evening)
    again = court.people[seats[-1]]
    await again.click(labels[-1], on=old, force=True)
    assert "The table has moved on" in again.panel().text, "and counts once"


async def test_in_the_middle_of_a_window_that_collects(evening):
    """A doubt said in secret before is kept in secret, and counts after; the public buttons go on."""
    court = await Court.open(evening, "ca,ca", "as,co", "am,co", "as,am", doubt_priority="clockwise")
    anna, ben, cleo, dora = court.people
    await court.choose(anna, "Duchess: +3")
    await court.press("Doubt", cleo)
    await court.shown()
    old = court.seen()
    await court.again()
    assert (await court.look()).awaits == (1, 3) and "Cleo doubts" not in await court.shown()
    await dora.click("Doubt", on=old)
    await ben.click("Pass", on=old)
    text = await court.shown()
    assert "Cleo doubts Anna's Duchess" in text and "Dora doubts" not in text and not refused(evening)


async def test_a_held_window_stays_held(tmp_path):
    """Everybody has passed; the bot goes and comes back; minds may change until the window closes by the clock."""
    clock = FakeClock()
    async with Evening(tmp_path, clock=clock) as evening:
        court = await Court.open(evening, "du,ca", "as,co", "am,co", window_hold=4)
        anna, ben, cleo = court.people
        await court.choose(anna, "Duchess: +3")
        await court.press("Pass", ben, cleo)
        await court.again()
        state = await court.look()
        assert state.ask.key == "doubt-tax" and state.awaits == ()
        await court.press("Doubt", ben)
        assert "Ben doubts Anna's Duchess" in await court.shown() and await court.asked() == "lose"


async def test_a_window_has_its_full_time_again_and_never_an_older_one(tmp_path):
    """Half of the time was gone; closed for an hour; then thirty fresh seconds, and the next window its own."""
    clock = FakeClock()
    async with Evening(tmp_path, clock=clock) as evening:
        court = await Court.open(evening, "du,ca", "as,co", "am,co")
        await to_doubt(court)
        opened = clock.now()
        await evening.pass_time(20)
        assert (await court.look()).deadline == opened + 30
        await evening.close()
        clock.advance(3600)
        await evening.open()
        assert (await court.look()).deadline == clock.now() + 30
        await evening.pass_time(29)
        assert await court.asked() == "doubt-steal"
        await evening.pass_time(1)
        assert await court.asked() == "block-steal", "nobody doubted"
        assert (await court.look()).deadline == clock.now() + 30
        assert f"<t:{int(clock.now()) + 30}:R>" in await court.shown()
