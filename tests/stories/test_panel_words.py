"""What a panel says, and what it leaves to the hand, to the question and to the table."""

from __future__ import annotations

import pytest

from tests.stories.company import confirm
from tests.stories.coup.court import Court
from tests.stories.salon import Salon

pytestmark = pytest.mark.usefixtures("blank")


async def test_it_speaks_of_whoever_is_asked_and_not_to_them(evening):
    salon = await Salon.open(evening, "A{4,2} B(8)")
    _, ben = salon.people
    assert "It is Anna's turn." in salon.panel(ben).text and "your turn" not in salon.panel(ben).text
    assert "Anna, your turn.**" in salon.seen(ben).read, "the table speaks to her"


async def test_before_the_first_move_nothing_is_since_it(evening):
    salon = await Salon.open(evening, "A{4,2} B(8)")
    anna, ben = salon.people
    assert "What has happened:" in salon.panel(anna).text and "Your last move, and since" not in salon.panel(anna).text
    assert "Your last move, and since:" in (await salon.plays(anna, "Handmaid")).text
    assert "What has happened:" in salon.panel(ben).text


async def test_what_the_hand_shows_is_not_learned(evening):
    """Drawn cards are news once, and so is what the Spy saw: the memory aid keeps it, where there is one."""
    salon = await Salon.open(evening, "A{4,2} B(8)", [1, 4, 1, 1], memory_aid=False)
    anna, ben = salon.people
    await salon.plays(anna, "Spy")
    await salon.plays(ben, "Guard", "Baron")
    assert "- You saw Ben's card: the Princess." in salon.panel(anna).text
    after = await salon.plays(anna, "Handmaid")
    learned, _, since = after.text.partition("Your last move, and since:")
    assert "Princess" not in learned and "You draw" not in learned
    assert since.count("Anna plays the Handmaid") == 1


async def test_what_was_seen_is_said_as_long_as_it_is_true(evening):
    """A card that its holder has shown to all is no longer called theirs, in no part of the panel."""
    salon = await Salon.open(evening, "A{4,2} B(3) C(5)", [4, 1, 1, 1, 1])
    anna, ben, cleo = salon.people
    await salon.plays(anna, "Spy", "Ben")
    assert "Ben holds the Baron." in salon.panel(anna).text
    await salon.plays(ben, "Baron", "Cleo")
    gone = salon.panel(anna).text
    assert "Ben is out of the round" in gone and "Ben holds" not in gone
    await salon.plays(cleo, "Guard", "Princess")
    after = await salon.plays(anna, "Handmaid")
    assert "Ben holds" not in after.text and "You learned" not in after.text


async def test_a_guess_is_made_beside_what_is_remembered(evening):
    """While somebody chooses the hand is hidden; what they know of the chosen player stands above the buttons."""
    salon = await Salon.open(evening, "A{1,2} B(8) C(5)", [7, 1, 3, 4, 4])
    anna, ben, cleo = salon.people
    await salon.plays(anna, "Spy", "Cleo")
    await salon.plays(ben, "Countess")
    await salon.plays(cleo, "Guard", "Ben", "King")
    reminder = "You remember: Cleo holds the Prince."
    assert reminder not in salon.panel(anna).text, "before the choice the hand says so"
    await anna.click("Guard → Ben", on=salon.panel(anna))
    assert "Which card do they hold?" in salon.panel(anna).text and reminder not in salon.panel(anna).text
    await anna.click("Back", on=salon.panel(anna))
    assert "Your turn: play a card." in salon.panel(anna).text and reminder not in salon.panel(anna).text
    await anna.click("Guard → Cleo", on=salon.panel(anna))
    assert "Which card do they hold?" in salon.panel(anna).text and salon.panel(anna).text.count(reminder) == 1


@pytest.mark.parametrize(
    ("hand", "labels"), [("8,4", ["Princess"]), ("5,8", ["Prince", "Anna"])], ids=["played", "a Prince on oneself"]
)
async def test_what_a_grave_choice_costs_stands_above_confirm(evening, hand, labels):
    salon = await Salon.open(evening, f"A{{{hand}}} B(1)")
    anna, _ = salon.people
    for label in labels:
        assert "This puts you out of the round." not in salon.panel(anna).text
        await anna.click(label, on=salon.panel(anna))
    asked = salon.panel(anna)
    assert "This puts you out of the round." in asked.text and "Confirm" in asked.labels


async def test_who_is_out_is_shown_no_empty_hand(evening):
    salon = await Salon.open(evening, "A{1,4} B(8) C(3)")
    anna, ben, _ = salon.people
    await salon.plays(anna, "Guard", "Ben", "Princess")
    assert "### You are out of this round" in salon.panel(ben).text and "Your hand:" not in salon.panel(ben).text


async def test_the_question_is_not_said_twice(evening):
    court = await Court.open(evening, "du,ca", "ca,co")
    anna, ben = court.people
    await court.hand(ben)
    await confirm(anna, await court.hand(anna), "Duchess: +3")
    await evening.settle()
    (panel,) = [one for one in ben.messages(everywhere=True) if one.ephemeral]
    assert panel.text.count("Anna claims Duchess to take 3 coins.") == 1


async def test_whose_doing_it_is_and_whom_it_is_aimed_at_are_spoken_to(evening):
    """The others read names; and what the question says in other words is not told above it once more."""
    court = await Court.open(evening, "ca,co", "du,am", "as,as")
    anna, ben, cleo = court.people
    for who in (ben, cleo):
        await court.hand(who)
    await confirm(anna, await court.hand(anna), "Captain: steal 2 → Ben")
    await evening.settle()
    panels = {}
    for who in (anna, ben, cleo):
        (panel,) = [one for one in who.messages(everywhere=True) if one.ephemeral]
        panels[who] = panel.text
    assert "Does anybody doubt your Captain? Waiting for Ben and Cleo." in panels[anna]
    assert "Anna claims Captain to steal 2 coins from you. Do you doubt it?" in panels[ben]
    assert "from Ben" not in panels[ben], "that is said already"
    assert "Anna claims Captain to steal 2 coins from Ben. Do you doubt it?" in panels[cleo]
    assert "Does anybody doubt Anna's Captain?" in court.seen(ben).text, "the table speaks of everybody by name"


async def test_a_suggestion_may_be_typed_as_it_reads(evening):
    salon = await Salon.open(evening, "A{1,4} B(8)")
    anna, _ = salon.people
    given = {"table": "1", "card": "guard", "target": "Ben"}
    label = next(one for one in await anna.autocomplete("loveletter play", "guess", **given) if "Princess" in one)
    assert label == "Princess · 1 of 1 left"
    assert await anna.autocomplete("loveletter play", "guess", label, **given) == [label]
    await anna.slash("loveletter play", **given, guess=label)
    await evening.settle()
    assert "Right!" in salon.panel(anna).text
