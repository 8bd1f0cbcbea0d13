"""Everything in play at once, with the longest names: all of it is said, within Discord's limits, and reads well."""

from __future__ import annotations

import asyncio
import re

from cogs.ui.layout import panel_text
from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic, White
from games.camelot.state import Dark
from tests.stories.camelot.realm import Realm, arranged, refused
from tests.stories.evening import fresh, until
from texts.catalogue import texts

LONG = [f"{number}*_~|`<@>[]()#-:*_~|`<@>[]()#" for number in range(7)]
ALL = "arthur galahad gawain kay palamedes percival tristan"


def crowded(**more):
    """Every quest full of cards, every spell, every relic, many cards in hand."""
    state = arranged(
        knights=ALL,
        hands={
            0: "M M F1 F2 F3 F4 F5 G G clairvoyance convocation fate lady messenger piety reinforcements",
            1: "M M G F1 F2",
        },
        at=dict(zip(range(1, 7), [Place.HOLY_GRAIL, Place.PICTS, Place.SAXONS, *[Place.CAMELOT] * 3], strict=True)),
        white={Place.BLACK_KNIGHT: "F5 F5 F4", Place.DRAGON: "F3 F3 F3 F2 F2 F2 F1 F1", Place.PICTS: "F1 F2 F3 F4 F5"},
        relics={Relic.SWORD: 4, Relic.CUP: 4, Relic.ARMOR: 4},
        engines=11,
        white_swords=5,
        black_swords=5,
        **more,
    )
    for place, foes in (
        (Place.BLACK_KNIGHT, [Black.BK1, Black.BK3, Black.BK5]),
        (Place.DRAGON, [Black.LD1, Black.LD3, Black.LD5, Black.LD7]),
        (Place.HOLY_GRAIL, [Black.DESPAIR] * 5),
    ):
        state.quest(place).black = [take(state, card, down=place is not Place.HOLY_GRAIL) for card in foes]
    state.quest(Place.LANCELOT).open, state.quest(Place.DRAGON).open = False, True
    state.quest(Place.PICTS).mordred = bool(take(state, Black.MORDRED))
    state.quest(Place.PICTS).heroism = True
    state.white_draw.remove(White.HEROISM)
    state.quest(Place.PICTS).track = state.quest(Place.SAXONS).track = 3
    for card in (Black.DARK_FOREST, Black.MISTS, Black.VIVIEN):
        take(state, card)
    state.dark_forest = state.mists = state.vivien = True
    for player in state.players:
        player.accused = True
    return state


def take(state, card, *, down=True):
    found = next(dark for dark in state.black_draw if dark.card is card)
    state.black_draw.remove(found)
    return Dark(card, [0, 1], down)


async def seated(evening):
    people = [evening.person(name) for name in LONG]
    await evening.sit_down(*people, game="camelot", min_window=0)
    return Realm(evening, people)


async def test_all_seven_with_everything_in_play(evening):
    realm = await seated(evening)
    await realm.arrange(crowded())
    text, words = await realm.shown(), await realm.in_words()
    for number in range(7):
        assert re.search(rf"\*\*{number}\\", words), "no knight is left out"
    for line in (
        "**The Black Knight** · White: 5, 5 and 4 · Black: 3 face down",
        "In force: Dark Forest, Mists of Avalon and Vivien",
        "**Pict War** · Mordred wants one more Fight 5 · 3 of 4 warriors",
        "with Heroism and Mordred",
        "Bears Excalibur, the Holy Grail and Lancelot's Armor",
    ):
        assert line in words and line not in text, line
    panel = await realm.hand(realm.people[0])
    for line in (
        "**Reinforcements**",
        "Face down on the Dragon: Dragon 11",
        "What is your heroic action?",
    ):
        assert line in panel.text, line
    assert len(text) <= 4000 and len(panel.text) <= 4000 and not refused(evening)


async def test_a_share_among_seven_with_everything_in_play(evening):
    """The pool, all seven portions and the question fit beside all knights; nothing is said twice."""
    realm = await seated(evening)
    state = crowded()
    for seat in range(1, 7):
        state.players[seat].place = Place.CAMELOT
    await realm.arrange(state)
    await realm.say(0, "special", "convocation")
    await realm.decide(0, await realm.robots_word(0))
    text, words = await realm.shown(), await realm.in_words()
    assert len(re.findall(r"^(- )?For ", text, re.M)) == 7 and "Do you accept the split" in text
    assert len(re.findall(r"^For ", words, re.M)) == 7 and "To be shared:" in words
    assert all(re.search(rf"\*\*{number}\\", words) for number in range(7))
    assert realm.seen().labels[:3] == ["Propose a split", "Accept", "Reject"]
    assert not refused(evening)


async def test_pictures_have_words(evening):
    """The table's picture and the hand's say what they show."""
    realm = await Realm.open(evening, 3)
    await realm.arrange(crowded_three())
    await realm.shown()
    parts = str(realm.seen().data["components"])
    assert "5 white and 5 black swords on the Round Table, 11 of 12 siege engines" in parts
    panel = await realm.hand(realm.people[0])
    await evening.settle()
    for _ in range(200):
        shown = next(one for one in realm.people[0].messages(everywhere=True) if one.id == panel.id)
        if shown.files:
            break
        await asyncio.sleep(0.02)
    assert "Your cards: Fight 1, Grail and Merlin." in str(shown.data["components"])


def crowded_three():
    return arranged(hands={0: "M F1 G"}, engines=11, white_swords=5, black_swords=5)


def test_lines_begin_with_a_capital():
    """Read aloud, every line of the table is a sentence or a heading."""
    text = panel_text(GAME.table_panel(GAME.view(crowded(), None)), texts(), lambda seat: f"Player {seat}", whole=True)
    lines = [line for line in text.splitlines() if not line.startswith("↳")]
    assert len(lines) > 15 and not [line for line in lines if line.lstrip("#* ")[:1].islower()]


async def test_a_panel_offers_the_rules_of_what_is_asked(evening):
    """What a Special card does stands in the hand itself; and a life that is sacrificed has nothing to do with
    Excalibur.
    """
    realm = await Realm.set_up(evening, knights="kay arthur gawain", active=0, engines=1, hands={0: "F1 M"})
    anna = realm.people[0]
    await realm.say(0, "move", "picts")
    panel = await realm.hand(anna)
    rules = [one.label for one in panel.buttons if one.label.startswith("Rules: ")]
    assert "Sacrifice a life for another action" in panel.labels and rules == ["Rules: A turn"]


async def test_what_takes_two_sentences_is_said_once(evening):
    """Above the menu all of it, in the menu only what it is about."""
    realm = await Realm.set_up(evening, knights="kay arthur gawain", active=0, engines=1, hands={0: "F1 F2 F3"})
    anna = realm.people[0]
    panel = await realm.hand(anna)
    await anna.click("Fight a siege engine", on=panel)
    panel = anna.panel()
    assert "Together they must be more than an eight-sided die shows" in panel.text
    assert panel.selects[0].placeholder == "Which Fight cards?"


async def test_with_all_hands_open_each_is_said_in_words(evening):
    """Pictures side by side are cropped to squares: neither a row of cards nor the loyalty can be read there."""
    realm = await Realm.open(evening, 3, traitor_mode="certain", loyalty_look="at_once")
    anna = realm.people[0]
    await anna.slash("table end", table="1")
    await anna.click("End the table")
    await evening.settle()
    await anna.slash("replay", table="1")
    panel = anna.panel()
    await anna.choose("Through whose eyes?", "All hands open", on=panel)
    await until(lambda: "'s hand" in fresh(anna, panel).text)
    text = fresh(anna, panel).text
    assert len(re.findall(r"'s hand · 6 cards", text)) == 3
    assert len(re.findall(r"is \*\*loyal\*\*", text)) == 2 and len(re.findall(r"is the \*\*Traitor\*\*", text)) == 1
