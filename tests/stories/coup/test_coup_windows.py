"""Windows: who may answer, who was first, minds that change, answers in secret, doubts asked for twice."""

from __future__ import annotations

import asyncio

import pytest

from tests.stories.company import confirm
from tests.stories.coup.court import Court
from tests.stories.coup.watching import refused
from tests.stories.evening import fresh


@pytest.mark.parametrize("way", ["buttons", "panels"])
async def test_two_doubts_in_the_same_instant(evening, way):
    """One counts, exactly once; the other is told who was faster, and loses nothing."""
    court = await Court.open(evening, "ca,ca", "as,co", "am,co", "as,am", coins=[2, 2, 2, 2])
    anna, ben, cleo, dora = court.people
    await court.choose(anna, "Duchess: +3")
    await court.shown()
    if way == "buttons":
        table = court.seen()
        await asyncio.gather(*[who.click("Doubt", on=table, force=True) for who in (ben, cleo, dora)])
    else:
        panels = [await court.hand(who) for who in (ben, cleo, dora)]
        for who, panel in zip((ben, cleo, dora), panels, strict=True):
            await who.click("Doubt", on=panel)
        ready = [fresh(who, panel) for who, panel in zip((ben, cleo, dora), panels, strict=True)]
        await asyncio.gather(
            *[who.click("Confirm", on=panel) for who, panel in zip((ben, cleo, dora), ready, strict=True)]
        )
    text = await court.shown()
    assert text.count("doubts Anna's Duchess") == 1
    (first,) = [who for who in (ben, cleo, dora) if f"{who.name} doubts Anna's Duchess" in text]
    for late in {ben, cleo, dora} - {first}:
        assert f"Too late: {first.name} was faster." in late.panel().text
    assert "Anna has no Duchess" in text and await court.asked() == "lose"
    assert await court.lives() == [2, 2, 2, 2]
    await court.choose(anna, "Captain")
    assert await court.lives() == [1, 2, 2, 2] and await court.coins() == [2, 2, 2, 2]
    await anna.slash("table log", table="1")
    assert anna.panel().text.count("loses the") == 1 and not refused(evening)


async def test_two_blocks_in_the_same_instant(evening):
    """K05: the first to block counts, the other is too late; then everybody but the blocker may doubt it, once."""
    court = await Court.open(evening, "ca,co", "as,am", "ca,co", "as,am")
    anna, ben, cleo, dora = court.people
    await court.choose(anna, "Foreign aid: +2")
    await court.shown()
    table = court.seen()
    await asyncio.gather(*[who.click("Block as Duchess", on=table, force=True) for who in (cleo, dora)])
    text = await court.shown()
    (first,) = [who for who in (cleo, dora) if f"{who.name} blocks as Duchess" in text]
    (late,) = {cleo, dora} - {first}
    assert f"Too late: {first.name} was faster." in late.panel().text
    state = await court.look()
    assert state.ask.key == "doubt-block" and set(state.awaits) == {0, 1, court.people.index(late)}
    await ben.click("Block as Duchess", on=table, force=True)
    assert f"Too late: {first.name} was faster." in ben.panel().text and await court.asked() == "doubt-block"
    await court.press("Doubt", late)
    await court.choose(first, "Captain" if first is cleo else "Assassin")
    assert await court.coins() == [4, 2, 2, 2] and await court.asked() == "act", "no second block"


async def test_a_pass_may_become_a_doubt_and_a_second_pass_says_nothing(evening):
    court = await Court.open(evening, "ca,ca", "as,co", "am,co")
    anna, ben, _ = court.people
    await court.choose(anna, "Duchess: +3")
    await court.press("Pass", ben)
    assert "Waiting for Cleo." in await court.shown()
    version = (await court.look()).version
    await court.press("Pass", ben)
    assert (await court.look()).version == version, "nothing new"
    panel = await court.hand(ben)
    assert "You may still doubt Anna's Duchess." in panel.text
    await court.press("Doubt", ben)
    assert "Ben doubts Anna's Duchess" in await court.shown()
    assert await court.asked() == "lose"


async def test_a_change_of_mind_that_comes_too_late_is_told_who_was_faster(evening):
    """Also those who had passed."""
    court = await Court.open(evening, "ca,ca", "as,co", "am,co")
    anna, ben, cleo = court.people
    await court.choose(anna, "Duchess: +3")
    await court.press("Pass", ben)
    await court.shown()
    table = court.seen()
    await cleo.click("Doubt", on=table)
    await ben.click("Doubt", on=table, force=True)
    assert "Too late: Cleo was faster." in ben.panel().text


async def test_a_window_that_all_have_passed_was_not_won_by_the_last(evening):
    court = await Court.open(evening, "du,ca", "as,co", "am,co")
    anna, ben, cleo = court.people
    await court.choose(anna, "Duchess: +3")
    await court.shown()
    table = court.seen()
    await court.press("Pass", ben, cleo)
    await ben.click("Doubt", on=table, force=True)
    assert "The table has moved on" in ben.panel().text and "faster" not in ben.panel().text
    assert "Anna takes 3 coins" in ben.panel().text and ben.panel().files, "with the panel, as it stands now"
    assert await court.coins() == [5, 2, 2] and await court.asked() == "act"


async def test_only_the_target_may_allow_or_block(evening):
    court = await Court.open(evening, "as,ca", "du,co", "am,co", coins=[5, 2, 2])
    anna, ben, cleo = court.people
    outsider = evening.person("Eve")
    await court.choose(anna, "Assassin: pay 3", "Ben")
    await court.press("Pass", ben, cleo)
    text = await court.shown()
    assert "Ben, Anna's Assassin is after you. Do you block?" in text
    assert court.seen().labels[:2] == ["Block as Contessa", "Allow"]
    for who in (cleo, anna):
        for label in ("Allow", "Block as Contessa"):
            await court.press(label, who)
            assert "It is not your decision now; the table waits for Ben." in who.panel().text
    await court.press("Allow", outsider)
    assert "You do not sit at this table" in outsider.panel().text
    assert await court.asked() == "block-assassinate" and await court.lives() == [2, 2, 2]
    await court.press("Block as Contessa", ben)
    text = await court.shown()
    assert "Does anybody doubt Ben's Contessa? Waiting for Cleo and Anna." in text
    await court.press("Pass", anna, cleo)
    assert "Ben's block holds: the assassination fails." in await court.shown()
    assert await court.coins() == [2, 2, 2], "the Assassin stays paid"


async def test_a_failed_doubt_of_the_assassin_costs_two_but_never_the_same_card(evening):
    """Doubt, loss, then the block the target still has, then the loss of the other card: out."""
    court = await Court.open(evening, "as,ca", "du,am", "am,co", coins=[5, 2, 2])
    anna, ben, cleo = court.people
    await court.choose(anna, "Assassin: pay 3", "Ben")
    await court.press("Doubt", ben)
    await court.shown()
    panel = await court.hand(ben)
    old = fresh(ben, panel)
    await confirm(ben, panel, "Duchess")
    assert await court.asked() == "block-assassinate", "who doubted may still block"
    await ben.click("Duchess", on=old, force=True)
    assert "The table has moved on" in ben.panel().text and await court.lives() == [2, 1, 2]
    await court.press("Allow", ben)
    text = await court.shown()
    assert "Ben loses the Duchess" in text and "Ben loses the Ambassador" in text and "Ben is out" in text
    assert await court.asked() == "act" and await court.lives() == [2, 0, 2]
    offered = {who: "Standing answers" in (await court.hand(who)).labels for who in (ben, cleo)}
    assert offered == {ben: False, cleo: True}, "who is out has nothing to pass"


async def test_the_block_is_gone_for_who_doubted_where_the_host_wants_it(evening):
    court = await Court.open(evening, "ca,du", "du,am", "am,co", doubter_keeps_block=False)
    anna, ben, _ = court.people
    await court.choose(anna, "Captain: steal 2", "Ben")
    await court.press("Doubt", ben)
    await court.choose(ben, "Duchess")
    assert await court.asked() == "act" and await court.coins() == [4, 0, 2]


async def test_clockwise_the_nearest_doubt_counts_and_the_others_stay_secret(evening):
    """Dora doubts first, Ben later; Ben sits nearer. Nobody learns what Dora said."""
    court = await Court.open(evening, "ca,ca", "as,co", "am,co", "as,am", doubt_priority="clockwise")
    anna, ben, cleo, dora = court.people
    await court.choose(anna, "Duchess: +3")
    await court.press("Doubt", dora)
    assert "Waiting for Ben and Cleo." in await court.shown()
    await court.press("Pass", dora)
    assert "It is not your decision now" in dora.panel().text, "a doubt is said for good"
    await court.press("Pass", cleo)
    await court.press("Doubt", cleo)
    await court.press("Doubt", ben)
    text = await court.shown()
    assert "Ben doubts Anna's Duchess" in text and "Cleo doubts" not in text and "Dora doubts" not in text
    await cleo.slash("table log", table="1")
    assert "Dora doubts" not in cleo.panel().text


async def test_clockwise_who_comes_too_late_learns_nothing_about_the_last(evening):
    """Dora's doubt was the last answer and closed the window; Ben's counts; Cleo is not told who was how fast."""
    court = await Court.open(evening, "ca,ca", "as,co", "am,co", "as,am", doubt_priority="clockwise")
    anna, ben, cleo, dora = court.people
    await court.choose(anna, "Duchess: +3")
    await court.press("Doubt", ben)
    await court.press("Pass", cleo)
    await court.shown()
    table = court.seen()
    await court.press("Doubt", dora)
    assert "Ben doubts Anna's Duchess" in await court.shown()
    await cleo.click("Doubt", on=table, force=True)
    assert "The table has moved on" in cleo.panel().text and "Dora" not in cleo.panel().text


async def test_a_doubt_is_asked_for_twice_where_the_host_wants_it(evening):
    """The public button opens a private question; passing needs none; the time of the confirmation counts."""
    court = await Court.open(evening, "ca,ca", "as,co", "am,co", confirm_doubt=True)
    anna, ben, cleo = court.people
    await court.choose(anna, "Duchess: +3")
    version = (await court.look()).version
    await court.press("Doubt", ben)
    asked = ben.panel()
    assert {"Confirm", "Back"} <= set(asked.labels) and "Nothing is played before you confirm" in asked.text
    assert "**Doubt**" in asked.text and (await court.look()).version == version
    await ben.slash("coup doubt")
    asked = ben.panel()
    assert "Confirm" in asked.labels and (await court.look()).version == version, "typed as well"
    await court.press("Doubt", cleo)
    await cleo.click("Confirm", on=cleo.panel())
    assert "Cleo doubts Anna's Duchess" in await court.shown()
    assert "Confirm" not in fresh(ben, asked).labels and "Cleo doubts Anna's Duchess" in fresh(ben, asked).text
    await ben.click("Confirm", on=asked, force=True)
    assert "Too late: Cleo was faster." in fresh(ben, asked).text
    await court.choose(anna, "Captain")
    await court.choose(ben, "Foreign aid: +2")
    await court.press("Block as Duchess", cleo)
    assert await court.asked() == "doubt-block", "a block is no doubt"
    await court.press("Pass", anna, ben)
    assert await court.asked() == "act", "a pass counts at once"


class Calls:
    """Who was called since the last look."""

    def __init__(self, evening):
        self.record = evening.stage.world.record
        self.mark = self.record.mark()

    def read(self):
        posts = [one.body or {} for one in self.record.since(self.mark) if one.method == "POST"]
        self.mark = self.record.mark()
        return [str(user) for one in posts for user in (one.get("allowed_mentions") or {}).get("users", [])]


async def test_a_window_calls_nobody_but_a_lone_target(evening):
    """Not the last one who has not answered yet, and nobody twice; the question says what is awaited."""
    court = await Court.open(evening, "ca,ca", "as,co", "am,co")
    anna, ben, cleo = court.people
    calls = Calls(evening)
    await court.choose(anna, "Captain: steal 2", "Ben")
    evening.nobody_looks()
    await court.press("Pass", cleo)
    await court.shown()
    assert calls.read() == [], "a doubt is for everybody"
    await court.press("Pass", ben)
    await court.shown()
    assert calls.read() == [ben.id], "a block is for the target alone"
    assert f"<@{ben.id}>, Anna's Captain wants your coins. Do you block?" in court.seen().text
    await court.press("Allow", ben)
    await court.shown()
    assert calls.read() == [ben.id], "and then it is his turn"
    assert not [one for one in anna.messages(everywhere=True) if set(one.calls) - {ben.id}]


async def heard(court, calls, who, text):
    """Exactly this person was called, exactly so; then everybody closes their panels."""
    await court.evening.settle()
    assert text.replace("…", f"<@{who.id}>") in court.seen().text
    assert calls.read() == [who.id]
    court.evening.nobody_looks()


async def test_of_two_players_the_other_is_called_to_every_window(evening):
    """Doubts of actions and of blocks, a block that anybody may make, cards to keep and to lose."""
    court = await Court.open(evening, "am,du", "as,ca", coins=[2, 10])
    anna, ben = court.people
    calls = Calls(evening)
    evening.nobody_looks()
    await court.choose(anna, "Ambassador: exchange")
    await heard(court, calls, ben, "Does anybody doubt Anna's Ambassador? Waiting for ….")
    await court.press("Pass", ben)
    await heard(court, calls, anna, "…, choose what you keep.")
    await court.keep(anna, "Duchess", "Ambassador")
    await heard(court, calls, ben, "…, your turn: with ten coins or more you must murder.")
    await court.choose(ben, "Anna")
    await heard(court, calls, anna, "…, choose which character you lose.")
    await court.choose(anna, "Ambassador")
    await court.choose(anna, "Foreign aid: +2")
    await heard(court, calls, ben, "Does anybody block Anna's foreign aid? Waiting for ….")
    await court.press("Block as Duchess", ben)
    await heard(court, calls, anna, "Does anybody doubt Ben's Duchess? Waiting for ….")


async def test_of_three_who_must_answer_is_called(evening):
    """Blocks and examinations: the others have passed last, so the one awaited was away."""
    court = await Court.open(evening, "in,as", "du,co", "ca,co", coins=[5, 2, 2], fifth="inquisitor")
    anna, ben, cleo = court.people
    calls = Calls(evening)
    await court.choose(anna, "Inquisitor: examine", "Ben")
    await court.press("Pass", ben)
    evening.nobody_looks()
    await court.press("Pass", cleo)
    await heard(court, calls, ben, "…, choose which card you show Anna.")
    await court.choose(ben, "Contessa")
    await heard(court, calls, anna, "…, does Ben keep the card?")
    await court.choose(anna, "Give it back")
    await heard(court, calls, ben, "…, your turn.")
    await court.choose(ben, "Income: +1")
    await heard(court, calls, cleo, "…, your turn.")
    await court.choose(cleo, "Income: +1")
    await heard(court, calls, anna, "…, your turn.")
    await court.choose(anna, "Assassin: pay 3", "Ben")
    await court.press("Pass", ben)
    evening.nobody_looks()
    await court.press("Pass", cleo)
    await heard(court, calls, ben, "Anna's Assassin is after you. Do you block?")
