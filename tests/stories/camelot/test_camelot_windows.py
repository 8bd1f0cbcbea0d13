"""Windows offered to all: the same buttons for everybody, answers that are counted, and answers given in advance."""

from __future__ import annotations

import pytest

from games.camelot.pieces import Black, Relic, White
from games.camelot.standing import CHOICES
from games.core.text import Refused
from games.host.rows import Task
from games.host.timing import Timing
from sandbox import components
from tests.stories.camelot.realm import HAND, Realm, arranged, refused
from tests.stories.evening import Evening, fresh

MERLINS = {"phase": "evil", "top": [Black.MORGAN4], "hands": {0: "M M", 1: "F1", 2: "M G"}}
MENU = "Say for me, without asking…"
NOT_POSSIBLE = "That is not possible here; open your panel to see what is."


async def entering(evening, **more):
    """Anna has drawn a Special Black card."""
    realm = await Realm.set_up(evening, **{**MERLINS, **more})
    await realm.say(0, "draw")
    assert await realm.asked() == "cancel"
    return realm


async def test_everybody_has_the_same_buttons_and_a_refusal_says_nothing_of_others(evening):
    """Ben has no Merlin: the button is there for him too, and what he is told does not depend on other hands."""
    realm = await entering(evening, knights="arthur kay gawain tristan", unmasked=3)
    anna, ben, cleo, dora = realm.people
    text = await realm.shown()
    assert "Entering play: Morgan (a life each). Each knight loses a life. Will anyone stop it? Merlins offered" in text
    assert "Merlins offered: 0 of 3. 3 answers are missing." in text
    assert realm.seen().labels[:2] == ["Offer Merlin", "Let it come"]
    mark, version = evening.stage.world.record.mark(), (await realm.look()).version
    await realm.press("Offer Merlin", ben)
    assert ben.panel().text == NOT_POSSIBLE and (await realm.look()).version == version
    await realm.press("Offer Merlin", dora)
    assert dora.panel().text == "It is not your decision now; the table waits for 3 answers."
    await dora.slash("camelot answer", reply="pass", table="1")
    assert "It is not your decision now; the table waits for 3 answers." in dora.panel().text
    assert not [one for one in evening.stage.world.record.since(mark) if {anna.id, cleo.id} & one.audience]
    await realm.press("Offer Merlin", cleo)
    assert "Cleo offers a Merlin (1 of 3)." in await realm.shown()
    await realm.press("Offer Merlin", anna)
    await anna.click("two cards", on=anna.panel())
    text = await realm.shown()
    assert "Three Merlins stand together: the Black card has no effect." in text
    assert [len(player.hand) for player in (await realm.state()).players] == [0, 1, 1, 0] and not refused(evening)


@pytest.mark.parametrize("top", [Black.MORGAN4, Black.MORGAN1, Black.MORGAN5])
async def test_only_the_number_of_missing_answers_is_shown(evening, top):
    """In the question, in the list of tables, and in what is said when time is up: how many, never who."""
    realm = await entering(evening, top=[top])
    _, ben, cleo = realm.people
    eve = evening.person("Eve")
    if top is not Black.MORGAN4:
        for seat in range(3):
            await realm.say(seat, "pass")
        assert (await realm.asked()).startswith("volunteer")
    await realm.shown()
    label = next(one for one in realm.seen().labels if one in ("Let it come", "Not me"))
    await realm.press(label, ben)
    text = await realm.shown()
    question = next(line for line in text.splitlines() if "answers are missing" in line)
    assert "2 answers are missing." in question and not any(name in question for name in ("Anna", "Ben", "Cleo"))
    await eve.slash("tables")
    assert "2 answers are missing" in eve.panel().text and "waiting for" not in eve.panel().text
    await cleo.slash("tables")
    assert "**waiting for you**" in cleo.panel().text
    await realm.press(label, cleo)
    assert "One answer is missing." in await realm.shown()


async def test_time_up_in_a_window_for_all_names_nobody(slow_evening, clock):
    realm = await entering(slow_evening)
    await realm.press("Let it come", realm.people[0])
    mark = slow_evening.stage.world.record.mark()
    await slow_evening.pass_time(50)
    reminders = [one for one in slow_evening.stage.world.record.since(mark) if "time is running out" in str(one.body)]
    assert reminders == [], "a reminder would say who has not answered"
    clock.advance(11)
    text = await realm.shown()
    assert "Time is up; 2 answers were missing, which counts as a pass." in text and await realm.asked() == "heroic"
    assert [row.lapses for row in (await slow_evening.house.tables.load(1)).seats] == [0, 0, 0]


async def test_excalibur_alone_is_asked_by_name(evening):
    realm = await Realm.set_up(evening, phase="evil", top=[Black.BK3], relics={Relic.SWORD: 1})
    _, ben, cleo = realm.people
    await realm.say(0, "draw")
    await realm.decide(0, ("down",))
    text = await realm.shown()
    assert "Entering play: a face-down Black card. Ben bears Excalibur" in text and "missing" not in text
    assert realm.seen().labels[:2] == ["Let it come", "Sacrifice Excalibur"]
    await realm.press("Sacrifice Excalibur", cleo)
    assert cleo.panel().text == "It is not your decision now; the table waits for Ben."
    assert "Black Knight 3" not in (await realm.hand(ben)).text, "he stops what he has not seen"
    await realm.press("Sacrifice Excalibur", ben)
    assert "Ben throws Excalibur back into the lake: the Black card has no effect." in await realm.shown()


@pytest.mark.parametrize("hold", [0, 8, 20])
async def test_a_window_for_all_is_held(tmp_path, clock, hold):
    """All have answered at once: it stays open so long, and by chance up to seven seconds longer."""
    async with Evening(tmp_path, clock=clock) as evening:
        realm = await entering(evening, min_window=hold)
        opened = clock.now()
        await realm.press("Let it come", *realm.people)
        if not hold:
            assert await realm.asked() == "heroic"
            return
        assert "Everybody has answered; it goes on in a moment." in await realm.shown()
        held = (await realm.hand(realm.people[0])).text
        assert "Merlins offered: 0 of 3. You have answered;" in held and "change your mind" not in held
        due = next(one.at for one in (await evening.house.tables.load(1)).life.agenda if one.task is Task.TIME) - opened
        assert hold <= due <= hold + 7
        await evening.pass_time(due - 0.01)
        assert await realm.asked() == "cancel"
        await realm.press("Offer Merlin", realm.people[2])
        assert "Cleo offers a Merlin (1 of 3)." in await realm.shown(), "minds may change while it is held"


def preset(panel):
    """The options that are chosen already."""
    parts = components.walk(panel.data["components"])
    return [one["label"] for part in parts for one in part.get("options", []) if one.get("default")]


async def standing_page(realm, who):
    """The page behind the one button that every hand has for it."""
    panel = await realm.hand(who)
    await who.click(next(one for one in panel.labels if one.startswith("Standing answers")), on=panel)
    return fresh(who, panel)


async def test_standing_answers_in_one_menu(tmp_path, clock):
    """All in one select with those given chosen; they answer a moment after the window opens, as a click would."""
    async with Evening(tmp_path, clock=clock, timing=Timing()) as evening:
        realm = await Realm.set_up(evening, min_window=8, **MERLINS)
        anna, ben, cleo = realm.people
        panel = await standing_page(realm, ben)
        menu = next(one for one in panel.selects if one.placeholder == MENU)
        assert len(menu.options) == len(CHOICES) == menu.high and menu.low == 0 and not preset(panel)
        mark = evening.stage.world.record.mark()
        await ben.choose(MENU, "Merlin: always let Black cards come", "Morgan: never volunteer", on=panel)
        assert "Said for you now:\n- Merlin: always let Black cards come\n- Morgan: never" in fresh(ben, panel).text
        assert preset(fresh(ben, panel)) == ["Merlin: always let Black cards come", "Morgan: never volunteer"]
        told = [one for one in evening.stage.world.record.since(mark) if {anna.id, cleo.id} & one.audience]
        assert told == [], "nobody's business"
        await realm.say(0, "draw")
        assert "3 answers are missing" in await realm.shown()
        clock.advance(7.01)
        assert "2 answers are missing" in await realm.shown() and (await realm.look()).awaits == (0, 2)
        panel = await standing_page(realm, ben)
        await ben.choose(MENU, on=panel)
        assert "Nothing is said for you: you are always asked." in fresh(ben, panel).text
        assert (await realm.look()).standing(1) == []


async def test_merlins_only_for_listed_cards(tmp_path, clock):
    """Two cards on the list: each of them is asked about, any other passes by itself."""
    listed = ["merlin_only_morgan4", "merlin_only_mists"]
    async with Evening(tmp_path, clock=clock, timing=Timing()) as evening:
        realm = await Realm.set_up(evening, **MERLINS)
        await evening.house.standing.set_all(1, int(realm.people[2].id), listed)
        for card, asked in ((Black.MORGAN4, True), (Black.MISTS, True), (Black.GUINEVERE, False)):
            await realm.arrange(arranged(**{**MERLINS, "top": [card]}))
            await realm.say(0, "draw")
            await evening.pass_time(8)
            assert (2 in (await realm.look()).awaits) is asked, card


async def test_pass_until_my_next_turn_ends_there(evening):
    realm = await Realm.set_up(evening, hands={0: HAND, 1: "M"})
    await evening.house.standing.set_all(1, int(realm.people[1].id), ["merlin_pass_turn", "morgan_pass"])
    await realm.say(0, "draw_white")
    await realm.say(0, "end_turn")
    state = await realm.look()
    assert state.awaits == (1,) and state.standing(1) == ["morgan_pass"]


async def test_typed_at_the_wrong_time(evening):
    """The panel opens with a word of why; no word of the program's own is shown."""
    realm = await Realm.set_up(evening, phase="evil", hands={0: HAND})
    anna, ben, _ = realm.people
    await anna.slash("camelot draw", table="1")
    assert "`/camelot draw` cannot be chosen here; this is what can." in anna.panel().text
    assert "Draw a Black card" in anna.panel().labels and "draw_white" not in anna.panel().text
    await ben.slash("camelot end", table="1")
    assert "It is not your decision now; the table waits for Anna." in ben.panel().text
    assert (await realm.state()).players[0].hand.count(White.MERLIN) == 1


async def test_a_game_with_one_standing_answer_keeps_its_button(evening):
    """Coup: one choice needs no menu."""
    anna, ben = evening.person("Anna"), evening.person("Ben")
    await evening.sit_down(anna, ben, game="coup")
    await ben.slash("hand", table="1")
    panel = ben.panel()
    await ben.click("Standing answers", on=panel)
    panel = fresh(ben, panel)
    assert [one for one in panel.labels if one.startswith("Turn on: Pass for me")]
    assert MENU not in [one.placeholder for one in panel.selects]


async def test_only_what_the_game_knows_can_stand(evening):
    """A menu of another time, or a forged one, changes nothing."""
    realm = await Realm.set_up(evening, hands={0: HAND})
    await evening.house.standing.set_all(1, int(realm.people[0].id), ["kay_auto"])
    with pytest.raises(Refused):
        await evening.house.standing.set_all(1, int(realm.people[0].id), ["morgan_pass", "no such thing"])
    assert (await realm.look()).standing(0) == ["kay_auto"]
