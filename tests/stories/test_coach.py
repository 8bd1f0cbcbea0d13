"""The coach: announced, asked in private, followed by the same door as any choice; and a review when it is over."""

from __future__ import annotations

import asyncio

import pytest

from games.core.menu import paths
from games.core.robot import Weighed
from games.core.text import say
from games.host.rows import Status
from games.loveletter import LoveLetter
from tests.games.loveletter.table import state_from
from tests.stories.evening import fresh, latest_panel, press_through, until

REASON = "every bird in the garden knows that"
"""No other text has these words."""


@pytest.fixture(autouse=True)
def opinions(monkeypatch):
    """A coach with plain views: the later on the menu the better, each place a point."""

    def weigh(self, view, question, dice, also=None):
        found = list(paths(question.menu))
        best = [*reversed(found)][:4]
        also = [also] if also is not None and also not in best else []
        return [Weighed(path, float(found.index(path)), say("number", count=REASON)) for path in [*best, *also]]

    monkeypatch.setattr(LoveLetter, "weigh", weigh)
    monkeypatch.setattr(LoveLetter, "slip", 0.5)


async def allowed(evening, host, *others, **options):
    """A table of several people whose host has allowed the coach; the host begins."""
    await evening.sit_down(host, *others, start=False, first_starter="1", **options)
    await host.click("Options", on=evening.lobby_message(host))
    await host.choose("Option", ".coach", on=host.panel())
    await host.choose("Value", "on", on=host.panel())
    await evening.settle()
    lobby = evening.lobby_message(others[0] if others else host)
    assert "Coach: allowed" in lobby.text and "does not count for ratings" in lobby.text
    await host.click("Start", on=lobby)
    await evening.settle()


async def hold(evening, cards="A{1,4} B(2)"):
    """The host holds a Guard and a Handmaid."""
    await evening.arrange(lambda _: state_from(cards, 2, removed=5, starter=0, tokens=()))


async def hand(evening, who):
    await who.click("My hand", on=evening.table_message(who))
    await evening.settle()
    return who.panel()


async def advised(evening, who):
    panel = await hand(evening, who)
    await who.click("Advise me", on=panel)
    await evening.settle()
    return fresh(who, panel)


def numbered(panel):
    return [one.label for one in panel.buttons if one.label[:2] in ("1.", "2.", "3.")]


async def test_the_best_three_in_the_panel_itself(evening, alice, ben):
    await allowed(evening, alice, ben)
    await hold(evening)
    panel = await advised(evening, alice)
    text = panel.read
    assert "The coach, knowing what you know:" in text and text.count(REASON) == 3
    assert "1. **Handmaid**:" in text
    assert "2. **Guard → Ben → Princess** (about 1 % of the round less):" in text
    assert "3. **Guard → Ben → Countess** (about 2 % of the round less):" in text
    assert numbered(panel) == ["1. Handmaid", "2. Guard → Ben → Princess", "3. Guard → Ben → Countess"]
    assert "Advise me" not in panel.labels and "Back to my choices" in panel.labels
    assert panel.files, "the hand's picture stays"
    await alice.click("Back to my choices", on=panel)
    panel = fresh(alice, panel)
    assert REASON not in panel.text and "Advise me" in panel.labels


async def test_advice_is_followed_by_the_door_of_any_choice(evening, alice, ben):
    await allowed(evening, alice, ben)
    await hold(evening)
    panel = await advised(evening, alice)
    await alice.click("2. Guard → Ben → Princess", on=panel)
    await evening.settle()
    assert "Princess" in evening.table_message(ben).text and REASON not in fresh(alice, panel).text
    assert (await evening.look()).awaits == (1,)


async def test_who_wants_to_confirm_confirms_advice_too(evening, alice, ben):
    await evening.careful(alice)
    await allowed(evening, alice, ben)
    await hold(evening)
    panel = await advised(evening, alice)
    await alice.click("1. Handmaid", on=panel)
    panel = fresh(alice, panel)
    assert "Confirm" in panel.labels and (await evening.look()).awaits == (0,)
    await alice.click("Confirm", on=panel)
    assert (await evening.look()).awaits == (1,)


async def test_what_is_grave_is_asked_for_twice(evening, alice, ben):
    await allowed(evening, alice, ben)
    await hold(evening, "A{4,8} B(2)")
    panel = await advised(evening, alice)
    await alice.click("1. Princess", on=panel)
    assert "Confirm" in fresh(alice, panel).labels and (await evening.look()).awaits == (0,)


async def test_advice_about_a_question_that_has_passed_is_gone(slow_evening):
    """Time has answered it: the panel shows how the table stands, without a click."""
    alice, ben = slow_evening.person("Alice"), slow_evening.person("Ben")
    await allowed(slow_evening, alice, ben)
    panel = await advised(slow_evening, alice)
    assert REASON in panel.text
    await slow_evening.pass_time(121)
    assert REASON not in fresh(alice, panel).text and numbered(fresh(alice, panel)) == []
    await slow_evening.close()
    await slow_evening.open()
    assert "Advise me" in (await hand(slow_evening, ben)).labels, "also after a restart"


async def test_an_old_button_shows_how_the_table_stands(evening, alice, ben):
    await allowed(evening, alice, ben)
    await hold(evening, "A{1,4} B(3)")
    panel = await hand(evening, alice)
    await press_through(alice, latest_panel(alice, 1))
    await alice.click("Advise me", on=panel, force=True)
    text = fresh(alice, panel).text
    assert "It is not your decision now" in text and REASON not in text


async def test_typed_and_in_words_only(evening, alice, ben):
    await alice.slash("preferences", pictures="off")
    await allowed(evening, alice, ben)
    await hold(evening)
    await alice.slash("table advise")
    panel = alice.panel()
    assert panel.ephemeral and panel.files == [] and panel.text.count(REASON) == 3
    assert "Your hand: " in panel.text, "and all that is to be known beside it"
    await alice.click("1. Handmaid", on=panel)
    await evening.settle()
    assert (await evening.look()).awaits == (1,)


async def test_by_direct_message(evening, alice, ben):
    await alice.slash("preferences", hands="dm")
    await allowed(evening, alice, ben)
    await hold(evening)
    direct = next(one for one in alice.messages(everywhere=True) if "Advise me" in one.labels)
    await alice.click("Advise me", on=direct)
    await evening.settle()
    assert fresh(alice, direct).text.count(REASON) == 3
    await alice.click("1. Handmaid", on=fresh(alice, direct))
    await evening.settle()
    assert REASON not in fresh(alice, direct).text and (await evening.look()).awaits == (1,)


async def test_refusals(evening, alice, ben):
    await evening.sit_down(alice, ben, first_starter="1")
    assert "Advise me" not in (await hand(evening, alice)).labels
    await alice.slash("table advise", table="1")
    assert "The coach is off at rated tables; the host can allow it in the lobby." in alice.panel().text
    await alice.slash("table review", table="1")
    assert "The coach is off at rated tables; the review comes when the game is over." in alice.panel().text
    await evening.play_out(alice, ben, turn=evening.by_typing)
    await alice.slash("table advise", table="1")
    assert "This game is over" in alice.panel().text
    zoe = evening.person("Zoe")
    await zoe.slash("table review", where="#general")
    assert "You have not finished a game here yet" in zoe.panel().text


async def test_not_asked_and_nothing_to_say(evening, alice, ben, monkeypatch):
    await allowed(evening, alice, ben)
    assert "Advise me" not in (await hand(evening, ben)).labels
    await ben.slash("table advise")
    assert "It is not your decision now; the table waits for Alice." in ben.panel().text
    monkeypatch.setattr(LoveLetter, "weigh", lambda *facts: [])
    panel = await advised(evening, alice)
    assert "The coach has nothing to say about this one." in panel.text and "Back to my choices" in panel.labels


async def test_everybody_can_read_that_there_is_a_coach(evening, alice, ben):
    await allowed(evening, alice, ben, robots=1)
    zoe = evening.person("Zoe")
    there = "There is a coach at this table"
    await ben.click("More", on=await hand(evening, ben))
    assert there in ben.panel().text
    await ben.click("Fair play", on=ben.panel())
    assert there in ben.panel().text
    await alice.slash("table seat", player=zoe.user, seat=3)
    await evening.settle()
    assert there in evening.table_message(zoe).text, "whoever is offered a seat knows what they sit down to"
    await zoe.click("Take the seat", on=evening.table_message(zoe))
    await evening.settle()
    assert there not in evening.table_message(zoe).text


async def test_whoever_plays_with_robots_alone_has_a_coach(evening, alice):
    await evening.sit_down(alice, robots=1, first_starter="1")
    panel = await advised(evening, alice)
    assert REASON in panel.text
    await alice.click("More", on=panel)
    assert "You play with robots alone, so there is a coach" in fresh(alice, panel).text


async def a_whole_game(evening, alice, ben):
    """Alice follows the coach, Ben takes what comes first; what is private never shows in public."""
    await allowed(evening, alice, ben, tokens_to_win=2)
    zoe = evening.person("Zoe")

    async def turn(who, table):
        if who is not alice:
            await evening.by_buttons(who, table)
            return
        panel = await hand(evening, alice)
        if "Advise me" not in panel.labels:
            await press_through(who, latest_panel(who, table))
            return
        await alice.click("Advise me", on=panel)
        await evening.settle()
        asked = (await evening.look(table)).ticket(0)
        await alice.click(numbered(fresh(alice, panel))[0], on=fresh(alice, panel))
        if "Confirm" in fresh(alice, panel).labels and (await evening.look(table)).ticket(0) == asked:
            await alice.click("Confirm", on=fresh(alice, panel))
        await evening.settle()

    state = await evening.play_out(alice, ben, turn=turn)
    assert state.status is Status.OVER
    return zoe


async def test_a_whole_game_with_a_coach_and_its_review(evening, alice, ben):
    zoe = await a_whole_game(evening, alice, ben)
    end = evening.table_message(zoe)
    assert "Played with a coach: ratings stay as they were." in end.text and "Ratings:" not in end.text
    assert {"Rematch", "Replay", "Review"} <= set(end.labels)
    sent = [one for one in evening.stage.world.record if one.message_id and one.status < 300 and REASON in one.text]
    assert len(sent) >= 2
    assert all(len(one.audience - {evening.stage.world.bot.id}) == 1 for one in sent), "advice has one reader"
    await ben.click("Review", on=end)
    await until(lambda: "Review · Love Letter" in ben.panel().text)
    panel = ben.panel()
    assert panel.ephemeral and "of yours" in panel.read and "what you could know then." in panel.read
    assert "Chosen: **" in panel.read and "Better: **" in panel.read and "lost" in panel.read
    assert 1 <= panel.read.count("Better: **") <= 3
    assert len(panel.files) == panel.read.count("Better: **")
    await ben.choose("Whose decisions?", "Alice", on=panel)
    await until(lambda: "of Alice's" in fresh(ben, panel).text)
    assert "Alice made no slip worth naming: well played!" in fresh(ben, panel).read
    await ben.choose("Whose decisions?", "Ben", on=fresh(ben, panel))
    await until(lambda: "1. Show it" in fresh(ben, panel).labels)
    await ben.click("1. Show it", on=fresh(ben, panel))
    await until(lambda: "Love Letter · table 1 · step" in fresh(ben, panel).text)
    assert "Your hand: " in fresh(ben, panel).text, "through their own eyes"
    await ben.click("Review", on=fresh(ben, panel))
    await until(lambda: "1. Show it" in fresh(ben, panel).labels)
    await ben.slash("stats")
    assert "with a coach at the table" in ben.panel().text


async def test_anybody_may_read_a_review_when_it_is_over(evening, alice, ben):
    zoe = await a_whole_game(evening, alice, ben)
    await zoe.slash("table review", table="1")
    await until(lambda: "Review · Love Letter" in zoe.panel().text)
    assert "of Alice's" in zoe.panel().text
    await zoe.choose("Whose decisions?", "Ben", on=zoe.panel())
    await until(lambda: "of Ben's" in zoe.panel().text)
    assert "of yours" not in zoe.panel().text and "Your" not in zoe.panel().read
    await evening.close()
    await evening.open()
    await zoe.choose("Whose decisions?", "Alice", on=zoe.panel())
    await until(lambda: "of Alice's" in zoe.panel().text)


async def test_my_game_so_far(evening, alice, ben):
    """In private, and of one's own decisions alone."""
    await allowed(evening, alice, ben, tokens_to_win=7)
    await evening.by_typing(alice)
    await evening.settle()
    panel = await hand(evening, alice)
    await alice.click("More", on=panel)
    await alice.click("My game so far", on=fresh(alice, panel))
    await until(lambda: "Your game so far · Love Letter" in fresh(alice, panel).text)
    read = fresh(alice, panel)
    assert "One decision of yours" in read.read and "Chosen: **" in read.read
    assert read.selects == [] and "Replay" not in read.labels and len(read.files) == 1
    await alice.click("My hand", on=read)
    assert "so far ·" not in fresh(alice, panel).text
    await ben.slash("table review", table="1")
    assert "You have decided nothing yet" in ben.panel().text
    zoe = evening.person("Zoe")
    await zoe.slash("table review", table="1")
    assert "The review comes when the game is over" in zoe.panel().text


async def test_a_long_review_says_how_far_it_has_got(evening, alice, ben, monkeypatch):
    """In the same message, a few times; then it is there."""
    from cogs.services import coaching

    await a_whole_game(evening, alice, ben)
    monkeypatch.setattr(coaching, "SAYS_AFTER", (0.0, 0.02, 30.0))
    go_on, real = asyncio.Event(), evening.house.thinker.weigh

    async def slowly(*facts):
        await go_on.wait()
        return await real(*facts)

    monkeypatch.setattr(evening.house.thinker, "weigh", slowly)
    mark = evening.stage.world.record.mark()
    pressing = asyncio.create_task(ben.click("Review", on=evening.table_message(ben)))
    await until(lambda: "Looking at decision 1 of" in (ben.panel().text if ben.panel() else ""))
    panel = ben.panel()
    go_on.set()
    await pressing
    await until(lambda: "Review · Love Letter" in fresh(ben, panel).text)
    assert "Looking" not in fresh(ben, panel).text
    shown = [one for one in evening.stage.world.record.since(mark) if "Looking" in one.text]
    assert 1 <= len(shown) <= 2


async def test_in_words_for_who_wants_no_pictures(evening, alice, ben):
    await a_whole_game(evening, alice, ben)
    await ben.slash("preferences", pictures="off")
    await ben.slash("table review")
    await until(lambda: "Review · Love Letter" in ben.panel().text)
    assert ben.panel().files == [] and "Better: **" in ben.panel().read


async def test_a_rematch_keeps_the_coach(evening, alice, ben):
    await a_whole_game(evening, alice, ben)
    await alice.click("Rematch", on=evening.table_message(alice))
    await evening.settle()
    assert "Coach: allowed" in evening.lobby_message(ben, 2).text
