"""Two worlds that differ only in hidden cards: all that others can read is the same, and comes at the same moments."""

from __future__ import annotations

import pytest

from games.core.draw import Dice
from games.coup import GAME
from games.host.clock import FakeClock
from games.host.timing import Timing
from tests.stories.company import confirm
from tests.stories.coup.court import Court
from tests.stories.coup.watching import Watch
from tests.stories.evening import Evening


async def examined(court, watch):
    """Every window in a round of three others, seen by Anna and by somebody who only walks by."""
    _, ben, cleo, dora = court.people
    anna = court.people[0]

    async def passed(*people):
        await court.press("Pass", *people)
        await watch.note()
        await watch.wait(9)

    await court.choose(anna, "Income: +1")
    await watch.note()
    await court.choose(ben, "Duchess: +3")
    await passed(anna, cleo, dora)
    await court.choose(cleo, "Foreign aid: +2")
    await watch.note()
    await court.press("Block as Duchess", dora)
    await passed(anna, ben, cleo)
    await court.choose(dora, "Captain: steal 2", "Ben")
    await passed(anna, ben, cleo)
    await court.press("Allow", ben)
    await watch.note()
    await court.choose(anna, "Income: +1")
    inquisitor = court_is_inquisitor(await court.state())
    await court.choose(ben, "Inquisitor: exchange" if inquisitor else "Ambassador: exchange")
    await passed(anna, cleo, dora)
    panel = await court.hand(ben)
    await ben.choose("Cards to keep", *["0", "1"], on=panel)
    await watch.note()
    if inquisitor:
        await court.choose(cleo, "Inquisitor: examine", "Dora")
        await passed(anna, ben, dora)
        panel = await court.hand(dora)
        await confirm(dora, panel, panel.labels[0])
        await watch.note()
        await court.choose(cleo, "Have it replaced")
    else:
        await court.choose(cleo, "Ambassador: exchange")
        await passed(anna, ben, dora)
        await watch.wait(61)
    await watch.note()
    await court.choose(dora, "Assassin: pay 3", "Ben")
    await passed(anna, ben, cleo)
    await court.press("Allow", ben)
    await watch.note()
    assert await court.asked() == "lose"
    await watch.wait(3)


def court_is_inquisitor(state):
    return state.fifth.word == "inquisitor"


async def world(folder, fifth, redeal):
    clock = FakeClock()
    folder.mkdir()
    async with Evening(folder, clock=clock, timing=Timing()) as evening:
        evening.house.tables.new_seed = lambda: "7" * 64
        fourth = "co,in" if fifth == "inquisitor" else "co,am"
        court = await Court.open(
            evening, "ca,co", "du,du", "as,ca", fourth, coins=[2, 2, 2, 5], fifth=fifth, window_hold=4
        )
        if redeal:
            await evening.arrange(lambda state: GAME.redeal(state, 0, Dice(f"twin {redeal}")))
        hands = [sorted(player.hidden) for player in (await court.state()).players]
        watch = Watch(evening, clock, court.people[0])
        await examined(court, watch)
        return hands, watch


@pytest.mark.timeout(240)
@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
async def test_what_others_read_does_not_depend_on_hidden_cards(tmp_path, fifth):
    hands, watch = await world(tmp_path / "one", fifth, "")
    assert watch.contents() > 60
    other_hands, other = await world(tmp_path / "two", fifth, "b")
    assert hands[0] == other_hands[0] and hands[1:] != other_hands[1:], "another world"
    for one, two in zip(watch.read, other.read, strict=True):
        assert one == two


async def collected(folder, answer):
    """Slow tables: Dora answers first, then Cleo passes, then Ben, who sits nearer, doubts."""
    clock = FakeClock()
    folder.mkdir()
    async with Evening(folder, clock=clock, timing=Timing()) as evening:
        evening.house.tables.new_seed = lambda: "7" * 64
        court = await Court.open(evening, "ca,co", "du,du", "as,ca", "co,am", doubt_priority="clockwise", window_hold=4)
        anna, ben, cleo, dora = court.people
        watch = Watch(evening, clock, anna, cleo)
        await court.choose(anna, "Duchess: +3")
        evening.nobody_looks()
        for who, label in ((dora, answer), (cleo, "Pass"), (ben, "Doubt")):
            await court.press(label, who)
            await watch.note()
            await watch.wait(2)
        await watch.wait(9)
        assert "Ben doubts Anna's Duchess" in await court.shown()
        return watch.read


async def test_an_answer_that_is_collected_stays_secret(tmp_path):
    """Whether Dora doubted or passed, nobody can tell, neither then nor later."""
    doubted = await collected(tmp_path / "one", "Doubt")
    assert doubted == await collected(tmp_path / "two", "Pass")
