"""A knight who never answers, and a Traitor who is found out and plays on."""

from __future__ import annotations

from collections import Counter

from games.camelot.pieces import Black
from games.host.clock import FakeClock
from games.host.rows import Presence, Status
from games.host.timing import Timing
from tests.stories.camelot.realm import HAND, Realm, arranged, refused
from tests.stories.evening import Evening, fresh


async def test_a_knight_who_never_answers(tmp_path):
    """Ben lets his clock run out in every kind of prompt; the house plays the least harm, then a robot has his seat."""
    clock = FakeClock()
    async with Evening(tmp_path, clock=clock, timing=Timing(robot_pause=(0, 0), sleep_after=3)) as evening:
        realm = await Realm.open(evening)
        for seat in (0, 2):
            await realm.decide(seat, await realm.robots_word(seat))
        await evening.pass_time(301)
        text = await realm.shown()
        assert "Ben ran out of time; the house decides." in text and await realm.asked() == "share"
        await realm.arrange(arranged(phase="evil", active=1, hands={1: HAND}, top=[Black.DARK_FOREST]))
        await evening.pass_time(301)
        assert "Ben draws a Black card: Dark Forest." in await realm.shown() and await realm.asked() == "cancel"
        await realm.press("Let it come", realm.people[0], realm.people[2])
        assert "One answer is missing." in await realm.shown()
        await evening.pass_time(61)
        assert await realm.asked() == "heroic", "reaction windows lapse too, but do not count"
        assert (await realm.look()).seats[1].presence is Presence.AWAKE
        await evening.pass_time(301)
        text = await realm.shown()
        assert "Ben seems to be asleep" in text and (await realm.look()).seats[1].presence is Presence.ASLEEP
        ben = realm.people[1]
        await ben.click("I'm back", on=realm.seen(ben))
        assert (await realm.look()).seats[1].presence is Presence.AWAKE


async def test_a_table_where_nobody_answers_comes_to_an_end(tmp_path):
    """Only time passes: draws, engines and passes, until Camelot falls or stands. Nobody is ever asked in vain."""
    clock = FakeClock()
    async with Evening(tmp_path, clock=clock, timing=Timing(robot_pause=(0, 0), sleep_after=10_000)) as evening:
        evening.bot.desk.painter.picture = no_picture
        realm = await Realm.open(evening)
        await realm.arrange(arranged(phase="evil", engines=9, top=[Black.RIVER, Black.MORGAN4, Black.GUINEVERE]))
        asked = Counter()
        for _ in range(400):
            state = await realm.look()
            if state.status is not Status.PLAYING:
                break
            asked[state.ask.key] += 1
            await evening.pass_time(max(state.row.due - clock.now(), 0) + 0.01)
        assert state.status is Status.OVER and state.ended is None and asked["cancel"] and asked["heroic"]
        text = await realm.in_words()
        assert "The end" in text and ("Camelot falls: Evil wins." in text) is (state.result.winners != [0, 1, 2])
        assert not refused(evening)


async def no_picture(scene, say, names, **more):
    return b"\x89PNG"


async def test_a_traitor_unmasked_plays_on_to_the_end(evening):
    """Accused with reason: off the board, no hand, no power, but a turn of their own; wins when Camelot falls."""
    realm = await Realm.set_up(evening, hands={0: HAND, 1: HAND, 2: HAND}, engines=8, traitor=1)
    anna, ben, cleo = realm.people
    await ben.slash("preferences", pictures="off")
    assert "You are the **Traitor**. Do not be found out." in (await realm.hand(ben)).text
    await realm.type(0, ("accuse", "1"))
    text = await realm.shown()
    assert "Anna accuses Ben!" in text and "Ben is the **Traitor**, and leaves the board." in text
    assert "is unmasked: the Traitor." in await realm.in_words() and "1 white, 0 black" in text
    panel = await realm.hand(ben)
    assert "You are unmasked: no hand and no knight any more." in panel.text and "everybody knows it" in panel.text
    assert "found out" not in panel.text
    await realm.decide(0, ("end_turn",))
    assert "Ben, the Traitor, taunts a knight." in await realm.shown()
    await realm.decide(1, ("2",))
    text = await realm.shown()
    assert "Ben taunts Cleo, who loses a card." in text and "You lose" in (await realm.hand(cleo)).text
    assert "You lose" not in (await realm.hand(anna)).text
    await realm.type(1, ("engine",))
    assert "Ben lets a siege engine come: 9 of 12." in await realm.shown()
    for _ in range(60):
        state = await realm.look()
        if state.status is not Status.PLAYING:
            break
        seat = state.awaits[0]
        path = await realm.robots_word(seat)
        await realm.decide(seat, ("engine",) if state.ask.key in ("evil", "help-evil") else path)
    text = await realm.shown()
    assert state.result.winners == [1] and "Camelot falls. Evil has won." in text and "The Traitor was Ben." in text
    words = await realm.in_words()
    assert "Camelot falls: Evil wins." in words and "Twelve siege engines stand before the walls." in words
    assert words.count("Shown to be loyal") == 2 and "engines **12** of 12" in words
    assert "Ben won." in (await realm.hand(ben)).text and not refused(evening)


async def test_a_traitor_who_shows_himself(evening):
    """Where it is allowed: the button is only in the Traitor's panel, in their own evil phase."""
    realm = await Realm.set_up(evening, phase="evil", traitor=0, options={"allow_voluntary_reveal": True})
    panel = await realm.hand(realm.people[0])
    assert "Show yourself as the Traitor" in panel.labels
    await realm.walk(0, panel, ("reveal",))
    await realm.people[0].click("Confirm", on=fresh(realm.people[0], panel))
    assert "Anna is the **Traitor**, and leaves the board." in await realm.shown()
    assert await realm.asked() == "help-evil"
    await realm.arrange(arranged(phase="evil", traitor=1, options={"allow_voluntary_reveal": True}))
    assert "Show yourself as the Traitor" not in (await realm.hand(realm.people[0])).labels
