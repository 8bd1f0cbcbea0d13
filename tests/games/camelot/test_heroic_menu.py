"""Sections 4.2, 7, 10 and 16.2: which commands are offered, once and how often, and what their menus hold."""

from __future__ import annotations

import pytest

from games.camelot.heroic_menu import default_command
from games.camelot.pieces import Black, Place, White
from games.core.draw import Draw
from games.core.text import Refused
from tests.games.camelot.scenario import (
    BK,
    DRAGON,
    GRAIL,
    HOME,
    LANCELOT,
    PICTS,
    RIVER,
    SAXONS,
    dead,
    enchanted,
    table,
    tracked,
    with_dragon,
)

ARTHUR, GALAHAD, TRISTAN = "kay arthur galahad gawain", "kay galahad arthur gawain", "kay tristan arthur gawain"
TWELVE = " ".join(["F2"] * 12)
ELEVEN = " ".join(["F2"] * 11)

OFFERED = [
    ("the round table", "draw_white", {}, True),
    ("the round table with eleven cards", "draw_white", {"hands": {1: ELEVEN}}, True),
    ("the round table with twelve cards", "draw_white", {"hands": {1: TWELVE}}, False),
    ("the round table from afar", "draw_white", {"at": {1: PICTS}}, False),
    ("a siege", "siege", {"engines": 1, "hands": {1: "F1"}}, True),
    ("a siege with other cards, too", "siege", {"engines": 1, "hands": {1: "F1 G M"}}, True),
    ("a siege without an engine", "siege", {"hands": {1: "F1"}}, False),
    ("a siege without a fight", "siege", {"engines": 1, "hands": {1: "G M"}}, False),
    ("a siege from afar", "siege", {"engines": 1, "hands": {1: "F1"}, "at": {1: PICTS}}, False),
    ("healing", "heal", {"hands": {1: "G G G"}}, True),
    ("healing at one life", "heal", {"hands": {1: "F1 F1 F1"}, "life": {1: 1}}, True),
    ("healing at six life", "heal", {"hands": {1: "F1 F1 F1"}, "life": {1: 6}}, False),
    ("healing when dying", "heal", {"hands": {1: "F1 F1 F1"}, "life": {1: 0}}, False),
    ("healing with fights of two values", "heal", {"hands": {1: "F1 F1 F2"}}, False),
    ("a quest card at home", "quest_card", {"hands": {1: "F1 G"}}, False),
    ("a grail card", "quest_card", {"hands": {1: "G"}, "at": {1: GRAIL}}, True),
    ("another card for the grail", "quest_card", {"hands": {1: "F1 M"}, "at": {1: GRAIL}}, False),
    ("any card for the river", "quest_card", {"hands": {1: "piety"}, "at": {1: RIVER}}, True),
    ("the first of a war", "quest_card", {"hands": {1: "F1"}, "at": {1: PICTS}}, True),
    ("the second before the first", "quest_card", {"hands": {1: "F2"}, "at": {1: PICTS}}, False),
    ("a grail for the black knight", "quest_card", {"hands": {1: "G M"}, "at": {1: BK}}, False),
    ("a fight for the black knight", "quest_card", {"hands": {1: "F5"}, "at": {1: BK}}, True),
    ("the end before the first action", "end_turn", {}, False),
    ("a sacrifice before the first action", "sacrifice", {}, False),
    ("merlin without a target", "special", {"hands": {1: "M"}}, False),
    ("merlin with an engine", "special", {"hands": {1: "M"}, "engines": 1}, True),
    ("reinforcements", "special", {"hands": {1: "reinforcements"}}, True),
    ("an exchange by another knight", "arthur_exchange", {"hands": {1: "F1", 2: "F1"}}, False),
    ("a free card by another knight", "galahad_special", {"hands": {1: "piety"}}, False),
    ("a free departure by another knight", "tristan_move", {}, False),
    ("a free card", "galahad_special", {"knights": GALAHAD, "hands": {1: "piety"}}, True),
    ("a free card of the wrong kind", "galahad_special", {"knights": GALAHAD, "hands": {1: "F1"}}, False),
    ("a free departure", "tristan_move", {"knights": TRISTAN}, True),
    ("a free departure from a quest", "tristan_move", {"knights": TRISTAN, "at": {1: PICTS}}, False),
    ("an exchange", "arthur_exchange", {"knights": ARTHUR, "hands": {1: "F1", 2: "F1"}}, True),
    ("an exchange without a card", "arthur_exchange", {"knights": ARTHUR, "hands": {2: "F1"}}, False),
    ("an exchange with empty hands", "arthur_exchange", {"knights": ARTHUR, "hands": {1: "F1"}}, False),
]  # fmt: skip


@pytest.mark.parametrize(("word", "more", "offered"), [row[1:] for row in OFFERED], ids=[row[0] for row in OFFERED])
def test_what_is_offered(word: str, more: dict[str, object], offered: bool) -> None:
    """16.2: each command with what it needs, and without."""
    assert (word in table(**more).start().offers(1)) is offered  # type: ignore[arg-type]


def test_nothing_to_draw() -> None:
    """16.2: with both White piles empty nobody draws at the Round Table, nor by Reinforcements."""
    play = table(hands={1: "reinforcements"})
    play.state.players[2].hand, play.state.white_draw = play.state.white_draw, []
    assert not {"draw_white", "special"} & set(play.start().offers(1))


@pytest.mark.parametrize(
    ("at", "closed", "allowed", "refused"),
    [
        ({}, [], [BK, LANCELOT, RIVER, GRAIL, PICTS, SAXONS], [HOME, DRAGON]),
        ({2: BK, 3: LANCELOT}, [], [RIVER, GRAIL, PICTS, SAXONS], [BK, LANCELOT]),
        ({1: PICTS, 2: GRAIL, 3: GRAIL, 0: SAXONS}, [], [HOME, GRAIL, SAXONS, RIVER], [PICTS]),
        ({1: PICTS}, [RIVER, GRAIL, LANCELOT], [HOME, BK, SAXONS], [RIVER, GRAIL, LANCELOT, DRAGON]),
    ],
)
def test_where_one_may_go(
    at: dict[int, Place], closed: list[Place], allowed: list[Place], refused: list[Place]
) -> None:
    """7.1: to Camelot or any open quest; not where one is, nor to a solo quest with another knight on it."""
    play = table(at=at)
    play.close(*closed)
    offered = set(play.start().offers(1, "move"))
    assert {place.word for place in allowed} <= offered and not offered & {place.word for place in refused}


def test_the_dragon_takes_many() -> None:
    """7.1: a group quest has no limit of knights."""
    play = with_dragon(table(at={2: DRAGON, 3: DRAGON, 0: DRAGON})).start()
    assert "dragon" in play.offers(1, "move")


def test_one_action_then_the_sacrifice() -> None:
    """4.2: one action, a second one for a life, each of another type; no third, and no second sacrifice."""
    play = table(hands={1: "G G G piety"}, engines=6).start()
    assert "end_turn" not in play.offers(1)
    play.say(1, "heal", "grail")
    assert play.life(1) == 5 and set(play.offers(1)) == {"sacrifice", "end_turn"}
    play.say(1, "sacrifice")
    assert play.life(1) == 4 and set(play.offers(1)) == {"move", "draw_white", "special", "accuse", "end_turn"}
    play.say(1, "draw_white")
    assert play.offers(1) == ("end_turn",)
    assert play.state.turn.used == ["heal", "quest"]


def test_a_sacrificed_action_may_be_dropped() -> None:
    """16.2: the life stays paid."""
    play = table().start().say(1, "draw_white").say(1, "sacrifice").say(1, "end_turn")
    assert play.life(1) == 3 and play.key == "evil"


@pytest.mark.parametrize(("life", "offered"), [(2, True), (1, True), (0, False)])
def test_the_last_life_may_be_sacrificed(life: int, offered: bool) -> None:
    """4.2: it needs one; whoever is at none cannot pay."""
    play = table(life={1: life}).start().say(1, "draw_white")
    assert ("sacrifice" in play.offers(1)) is offered


def test_no_sacrifice_for_nothing() -> None:
    """16.2: without a legal action of an unused type; a life that paid for the only one left is looked at, too."""
    play = table(hands={1: "G G G"}, at={1: PICTS}, life={1: 6}).start().say(1, "move", "saxons")
    assert "sacrifice" in play.offers(1)
    poor = table(hands={1: "G G"}, at={1: PICTS}, life={1: 6}).start().say(1, "move", "saxons")
    assert "sacrifice" not in poor.offers(1)
    saved = table(hands={1: "G G G"}, at={1: PICTS}, life={1: 2}).start().say(1, "move", "saxons")
    assert "sacrifice" in saved.offers(1)


def test_types_are_used_up_by_powers() -> None:
    """4.2: Tristan's departure is a move, Galahad's card the turn's only Special; both leave the action."""
    play = table(knights=TRISTAN, hands={1: "F1"}).start().say(1, "tristan_move", "picts")
    assert play.state.turn.actions == 1 and not play.state.turn.acted and "move" not in play.offers(1)
    play.say(1, "quest_card", "fight1")
    assert play.state.turn.used == ["move", "quest"]
    galahad = table(knights=GALAHAD, hands={1: "piety reinforcements"}).start()
    galahad.say(1, "galahad_special", "piety", "self")
    assert galahad.state.turn.actions == 1 and not {"special", "galahad_special"} & set(galahad.offers(1))
    paid = table(knights=GALAHAD, hands={1: "piety reinforcements"}).start()
    paid.say(1, "special", "piety", "self")
    assert "galahad_special" not in paid.offers(1) and paid.state.turn.actions == 0


def test_tristan_departs_after_a_move_home_no_more() -> None:
    """4.2 and 10: a move used up the type; brought home by a quest's end he may still depart."""
    play = table(knights=TRISTAN, at={1: PICTS}).start().say(1, "move", "camelot")
    assert "tristan_move" not in play.offers(1)
    won = table(knights=TRISTAN, at={1: PICTS}, hands={1: "F5"}, white={PICTS: "F1 F2 F3 F4"})
    won.start().say(1, "quest_card", "fight5").say(1, "tristan_move", "saxons")
    assert won.place(1) is SAXONS and "tristan_move" not in won.offers(1)


def test_arthur_exchanges_once_a_turn_for_free() -> None:
    """10: before or after the action, with anybody, wherever they are; it is of no type."""
    play = table(knights=ARTHUR, hands={1: "F1 F2", 2: "F3", 0: "G"}).start()
    play.say(1, "arthur_exchange", "fight1", "2").say(2, "fight3")
    assert play.hand(1) == [White.FIGHT2, White.FIGHT3] and play.hand(2) == [White.FIGHT1]
    assert "arthur_exchange" not in play.offers(1) and play.state.turn.actions == 1 and not play.state.turn.used
    play.say(1, "draw_white").say(1, "end_turn").idle(2).idle(3).idle(0).say(1, "engine")
    assert "arthur_exchange" in play.offers(1), "the next turn has its own"


def test_everything_is_new_in_the_next_turn() -> None:
    """4.3: types, actions, the sacrifice, the Special card and the powers."""
    play = table(knights="arthur tristan gawain kay", hands={1: "piety reinforcements G G G"}).start()
    play.say(1, "tristan_move", "picts").say(1, "special", "piety", "self").say(1, "sacrifice").say(1, "end_turn")
    play.idle(2).idle(3).idle(0).say(1, "engine").say(1, "move", "camelot").say(1, "end_turn")
    play.idle(2).idle(3).idle(0).say(1, "engine")
    assert {"move", "special", "draw_white", "tristan_move"} <= set(play.offers(1))
    turn = play.state.turn
    assert turn.actions == 1 and not turn.used and not turn.acted and not turn.sacrificed and not turn.special


def test_flags_of_the_turn() -> None:
    """4.3: what was used is written down."""
    play = (
        table(knights="arthur galahad gawain kay", hands={1: "piety"})
        .start()
        .say(1, "galahad_special", "piety", "self")
    )
    assert play.state.turn.galahad and play.state.turn.special and not play.state.turn.tristan
    play = table(hands={1: "piety"}).start().say(1, "special", "piety", "self")
    assert play.state.turn.special and not play.state.turn.galahad
    play = table(knights="arthur tristan gawain kay").start().say(1, "tristan_move", "picts")
    assert play.state.turn.tristan and not play.state.turn.special
    play = table(knights="arthur tristan gawain kay").start().say(1, "move", "picts")
    assert not play.state.turn.tristan


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_messenger_carries_one_to_three_cards(size: int) -> None:
    """9.1: other cards than itself, to another knight."""
    play = table(hands={1: "messenger F1 F2 F3 G"}).start()
    assert play.offers(1, "special", "messenger") == ("2", "3", "0")
    assert play.offers(1, "special", "messenger", "2") == ("fight1", "fight2", "fight3", "grail")
    gift = ("fight1", "fight2", "fight3", "grail")[:size]
    if size == 4:
        with pytest.raises(Refused):
            play.say(1, "special", "messenger", "2", gift)
        return
    play.say(1, "special", "messenger", "2", gift)
    assert len(play.hand(2)) == size and len(play.hand(1)) == 4 - size


def test_a_messenger_carries_something() -> None:
    play = table(hands={1: "messenger F1 F2"}).start()
    with pytest.raises(Refused):
        play.say(1, "special", "messenger", "2", ())
    lone = table(hands={1: "messenger F1"}).start().say(1, "special", "messenger", "3", ("fight1",))
    assert lone.hand(3) == [White.FIGHT1]


def test_the_last_knight_has_nobody_to_give_to() -> None:
    """9.1 and clarification 7: neither Messenger, nor cards for others; Convocation at home still draws."""
    play = dead(table(hands={1: "messenger reinforcements convocation F1"}, life={1: 1}), 0, 2, 3).start()
    assert play.offers(1, "special") == ("convocation", "reinforcements")
    assert play.offers(1, "special", "reinforcements") == ("self",)
    play.say(1, "special", "convocation")
    assert len(play.hand(1)) == 4


def test_a_siege_takes_fights_and_at_least_one() -> None:
    """8.8 and clarification 14."""
    play = table(hands={1: "M F2 G F1"}, engines=1).start()
    assert play.offers(1, "siege") == ("fight1", "fight2")
    with pytest.raises(Refused):
        play.say(1, "siege", ())


def test_a_convocation_that_would_do_nothing() -> None:
    """Clarification 7: everybody is home and no card is left to draw."""
    play = table(hands={1: "convocation"})
    play.state.players[2].hand, play.state.white_draw = play.state.white_draw, []
    assert "special" not in play.start().offers(1)


def test_menus_are_in_order() -> None:
    """16.2: equal cards once, where it does not matter which; from the smallest to the specials."""
    play = table(hands={1: "piety M G G G F5 F1 F1 F1 fate"}, at={1: RIVER}, engines=1).start()
    assert play.offers(1, "quest_card") == ("fight1", "fight5", "grail", "merlin", "fate", "piety")
    assert play.offers(1, "special") == ("merlin", "fate", "piety")
    assert play.offers(1, "heal") == ("fight1", "grail")


def test_what_merlin_can_reach() -> None:
    """9.1: warriors, engines, and quests in play with a standard Black card on them."""
    laid = {BK: [Black.BK1], LANCELOT: [Black.LD1], GRAIL: [Black.DESPAIR]}
    play = tracked(table(hands={1: "M"}, engines=2, black=laid), PICTS, 1).start()
    offered = play.offers(1, "special", "merlin")
    assert set(offered) == {"engine", "black_knight", "lancelot", "holy_grail", "picts"}
    cursed = enchanted(table(hands={1: "M"}, engines=2), Black.VIVIEN).start()
    assert "special" not in cursed.offers(1)


def test_heroism_goes_to_an_open_quest() -> None:
    play = table(hands={1: "heroism"})
    play.close(GRAIL, RIVER)
    assert set(play.start().offers(1, "special", "heroism")) == {"black_knight", "lancelot", "picts", "saxons"}


@pytest.mark.parametrize(("card", "life"), [("piety", 1), ("piety", 5), ("lady", 1), ("lady", 5)])
def test_life_for_those_who_have_some(card: str, life: int) -> None:
    """Clarification 7: between one and five."""
    play = table(hands={1: card}, life={1: life, 0: 6, 2: 6, 3: 6})
    play.close(RIVER)
    assert "special" in play.start().offers(1)


def test_the_lady_of_a_dying_knight() -> None:
    """Clarification 7: with Excalibur closed she has nothing for the dying; with it open she has."""
    play = table(hands={1: "lady"}, life={1: 0})
    assert "special" in play.start().offers(1)
    closed = table(hands={1: "lady"}, life={1: 0})
    closed.close(RIVER)
    assert "special" not in closed.start().offers(1)


@pytest.mark.parametrize("acted", [False, True])
def test_the_default_ends_the_turn_only_when_something_was_done(acted: bool) -> None:
    """17.1."""
    play = table().start()
    play.state.turn.acted = acted
    assert default_command(play.state, 1, Draw("any")) == (("end_turn",) if acted else ("draw_white",))


@pytest.mark.parametrize("key", [f"move {number}" for number in range(12)])
def test_the_default_move_is_to_a_group_quest(key: str) -> None:
    """17.1: with a full hand in Camelot; the solo quests are left to those who want them."""
    play = table(hands={1: TWELVE}).start()
    word, place = default_command(play.state, 1, Draw(key))
    assert word == "move" and place in {"excalibur", "holy_grail", "picts", "saxons"}


def test_the_default_where_nothing_is_left() -> None:
    """17.1: Tristan has departed and holds nothing: the turn ends."""
    play = table(knights="arthur tristan gawain kay").start().say(1, "tristan_move", "picts")
    assert default_command(play.state, 1, Draw("any")) == ("end_turn",)
