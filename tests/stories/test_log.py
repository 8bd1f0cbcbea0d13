"""The log as people read it: by turns, first what is new to them, with ways to every part of it and back."""

from __future__ import annotations

import pytest

from sandbox.picks import select_of
from tests.stories.coup.court import Court

JUMP = "Jump to a round or turn"


async def rounds(evening, people, count: int) -> None:
    for _ in range(count):
        (seat,) = (await evening.look()).awaits
        await evening.by_typing(people[seat])


async def read(evening, who):
    await who.click("Log", on=evening.table_message(who))
    return who.panel()


@pytest.fixture
async def table(evening, alice, ben):
    """Alice has played, and Ben is to play."""
    await evening.sit_down(alice, ben, first_starter="1", tokens_to_win=13)
    await rounds(evening, [alice, ben], 1)
    return evening


async def test_each_turn_has_its_heading(table, alice, ben):
    text = (await read(table, table.person("Zoe"))).text
    assert text.startswith("## What happened\n") and "Round 1 begins" in text
    assert text.index("**Alice's turn**") < text.index("- Alice") and "Since your last turn" not in text
    assert "You draw" not in text


async def test_what_happened_since_ones_own_turn_comes_first(table, alice, ben):
    await rounds(table, [alice, ben], 1)
    text = (await read(table, alice)).text
    since, _, before = text.partition("## Before that\n")
    assert since.startswith("## Since your last turn\n") and "**Ben's turn**" in since
    assert "You draw" in since, "her next card, too"
    assert "Round 1 begins" in before and "**Alice's turn**" in before and "You draw" in before
    text = (await read(table, table.person("Zoe"))).text
    assert "Since your last turn" not in text, "only for those who play"


async def test_every_page_and_turn_can_be_reached(table, alice, ben):
    await rounds(table, [alice, ben], 34)
    zoe = table.person("Zoe")
    panel = await read(table, zoe)
    assert "‹ Earlier" in panel.labels and "Later ›" not in panel.labels
    newest = panel.text
    await zoe.click("« Start", on=panel)
    panel = zoe.panel()
    assert "Round 1 begins" in panel.text and {"Later ›", "Newest »"} <= set(panel.labels)
    turns = [label for label, _ in select_of(panel, JUMP).options]
    assert turns[0].startswith("1 · ") and len(turns) == 25, "as many as a menu holds, those around the page"
    await zoe.click("Newest »", on=panel)
    assert zoe.panel().text == newest
    later = [label for label, _ in select_of(zoe.panel(), JUMP).options]
    assert later[0] != turns[0] and later[-1] != turns[-1]
    turn = next(label for label in later if label.endswith("'s turn"))
    await zoe.choose(JUMP, turn, on=zoe.panel())
    assert f"**{turn.partition(' · ')[2]}**" in zoe.panel().text != newest
    assert len([one for one in zoe.messages(everywhere=True) if one.ephemeral]) == 1, "one panel, edited in place"


async def test_from_the_log_to_ones_hand_and_to_the_table(table, alice, ben):
    panel = await read(table, ben)
    assert panel.labels == ["My hand", "Whole table in words"]
    await ben.click("My hand", on=panel)
    assert "Your hand" in ben.panel().text
    zoe = table.person("Zoe")
    panel = await read(table, zoe)
    assert panel.labels == ["Whole table in words"], "she has no hand here"
    await zoe.click("Whole table in words", on=panel)
    assert "tokens of affection" in zoe.panel().text
    await zoe.click("Log", on=zoe.panel())
    assert "## What happened" in zoe.panel().text


async def test_a_finished_table_has_no_hands_and_nobodys_turn_comes_again(table, alice, ben):
    await table.house.seats.end(1, int(alice.id))
    await table.settle()
    panel = await read(table, alice)
    assert panel.labels == ["Whole table in words"]
    assert panel.text.startswith("## What happened\n")


async def test_a_turn_that_begins_with_a_question(evening):
    """Coup tells of no turn: the question that one player alone is asked begins it, and windows belong to it."""
    court = await Court.open(evening, "du,ca", "as,co", "ca,am")
    anna, ben, cleo = court.people
    for who in (anna, ben):
        ticket = (await evening.look()).ticket(court.people.index(who))
        await evening.house.play.submit(1, int(who.id), ticket, ("income",))
    await evening.settle()
    text = (await read(evening, anna)).text
    since, _, before = text.partition("## Before that\n")
    assert "**Ben's turn**" in since and "Anna" not in since and "**Anna's turn**" in before
    assert "Since your last turn" not in (await read(evening, cleo)).text, "she had none yet"
