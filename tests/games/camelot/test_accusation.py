"""Section 11: who may be accused and when, what a false and a right accusation change, what unmasking takes."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic, White
from games.camelot.state import ON_BOARD, REMOVED
from tests.games.camelot.scenario import BK, GRAIL, HOME, LANCELOT, PICTS, Scenario, dead, drawn, table, unmasked


@pytest.mark.parametrize(("white", "black"), [(6, 0), (1, 5), (4, 3)])
def test_a_false_accusation_turns_a_white_sword(white: int, black: int) -> None:
    """11.1: one white sword turns black; the accused is known to be loyal, and stays in the game."""
    play = table(white_swords=white, black_swords=black, traitor=3, hands={2: "F1"}, at={2: LANCELOT}).start()
    play.say(1, "accuse", "2")
    assert (play.state.white_swords, play.state.black_swords) == (white - 1, black + 1)
    accused = play.state.players[2]
    assert accused.shown and accused.looked and accused.knightly and not accused.accused
    assert play.hand(2) == [White.FIGHT1] and play.place(2) is LANCELOT and play.life(2) == 4
    assert play.state.players[1].accused and play.key == "heroic" and "end_turn" in play.offers(1)


def test_a_false_accusation_without_a_white_sword_costs_nothing() -> None:
    play = table(black_swords=6, traitor=3).start().say(1, "accuse", "2")
    assert (play.state.white_swords, play.state.black_swords) == (0, 6) and play.key == "heroic"


def test_a_false_accusation_may_lose_the_game() -> None:
    """11.1 and 14: the seventh black sword."""
    play = table(white_swords=2, black_swords=6, traitor=3).start().say(1, "accuse", "2")
    assert play.why == "black_swords" and play.state.result is not None and play.state.result.winners == [3]


def test_a_false_accusation_never_brings_the_count() -> None:
    """A sword turns, none is added: eleven stay eleven."""
    play = table(white_swords=6, black_swords=5, traitor=3).start().say(1, "accuse", "2")
    assert play.state.swords == 11 and play.key == "heroic"


def test_the_accused_learns_that_they_are_loyal() -> None:
    """2.3 and 11.1: with the late look, being accused shows one's card to oneself, too."""
    play = table(engines=6, traitor=3, options={"loyalty_look": "from_turn_6"})
    for player in play.state.players:
        player.looked = False
    play.start().say(1, "accuse", "2")
    assert GAME.view(play.state, 2).traitor is False and GAME.view(play.state, 3).traitor is None


def test_a_right_accusation_adds_a_white_sword() -> None:
    """11.1: and the accuser's turn goes on."""
    play = table(white_swords=3, black_swords=3, traitor=3).start().say(1, "accuse", "3")
    assert (play.state.white_swords, play.state.black_swords) == (4, 3)
    assert play.key == "heroic" and play.ask is not None and play.ask.awaits == (1,) and "sacrifice" in play.offers(1)


def test_unmasking_takes_everything_but_the_armor() -> None:
    """11.2: off the board, hand discarded, no life, Excalibur and the Grail gone; nobody else loses anything."""
    play = table(
        engines=6,
        traitor=3,
        hands={1: "F1", 3: "F2 F3"},
        at={1: BK, 3: LANCELOT},
        white={BK: "F4", LANCELOT: "F5"},
        relics={Relic.SWORD: 3, Relic.CUP: 3, Relic.ARMOR: 3},
    ).start()
    play.say(1, "accuse", "3")
    gone = play.state.players[3]
    assert gone.revealed and gone.shown and gone.alive and not gone.hand and gone.place is Place.OFF and gone.life == 0
    assert play.state.relics == [REMOVED, REMOVED, 3]
    assert sorted(play.state.white_discard) == [White.FIGHT2, White.FIGHT3, White.FIGHT5]
    assert play.place(1) is BK and play.state.quest(BK).white == [White.FIGHT4] and play.hand(1) == [White.FIGHT1]
    assert play.life(1) == 4


@pytest.mark.parametrize(("relic", "owner"), [(Relic.SWORD, 1), (Relic.CUP, 2), (Relic.SWORD, ON_BOARD)])
def test_unmasking_leaves_the_relics_of_others(relic: Relic, owner: int) -> None:
    play = table(engines=6, traitor=3, relics={relic: owner}).start().say(1, "accuse", "3")
    assert play.state.relics[relic] == owner


@pytest.mark.parametrize(
    ("engines", "white", "black", "allowed"),
    [(5, 3, 2, False), (6, 0, 0, True), (0, 6, 0, True), (0, 3, 3, True), (0, 0, 6, True), (5, 5, 0, False)],
)
def test_suspicion_needs_six_swords_or_six_engines(engines: int, white: int, black: int, allowed: bool) -> None:
    """11.1."""
    play = table(engines=engines, white_swords=white, black_swords=black, traitor=3).start()
    assert ("accuse" in play.offers(1)) is allowed


def test_whom_one_may_accuse() -> None:
    """11.1: not oneself, not the dead, not one whose card is public; anywhere on the map, in turn order."""
    play = dead(table(knights="arthur percival gawain kay galahad tristan", engines=6, at={3: LANCELOT, 5: GRAIL}), 2)
    play.state.players[4].shown = True
    assert play.start().offers(1, "accuse") == ("3", "5", "0")


def test_nobody_is_accused_where_there_is_no_traitor_to_find() -> None:
    """11.1: the Traitor is unmasked, or none was dealt."""
    assert "accuse" not in unmasked(table(engines=6), 3).start().offers(1)
    assert "accuse" not in table(engines=6, options={"traitor_mode": "none"}).start().offers(1)
    assert "accuse" in table(engines=6).start().offers(1)


def test_one_accusation_each() -> None:
    play = table(engines=6, traitor=3)
    play.state.players[1].accused = True
    assert "accuse" not in play.start().offers(1)
    play = table(engines=6, traitor=3)
    play.state.players[2].accused = True
    assert "accuse" in play.start().offers(1)


def test_an_accusation_is_an_action() -> None:
    """4.2: of its own type; a second action costs a life."""
    play = table(engines=6, traitor=3).start().say(1, "accuse", "2")
    assert play.state.turn.used == ["accuse"] and play.state.turn.acted and play.state.turn.actions == 0
    assert play.offers(1) == ("sacrifice", "end_turn")


def with_traitor(**more: object) -> Scenario:
    """Seat 3 is the unmasked Traitor."""
    return unmasked(table(**more), 3)  # type: ignore[arg-type]


def test_the_unmasked_traitor_is_no_target() -> None:
    """9.1 and 11.3: nothing can be given to the unmasked Traitor, nor taken."""
    play = with_traitor(knights="kay arthur gawain tristan", hands={0: "F2", 1: "messenger piety reinforcements F1"})
    play.start()
    assert play.offers(1, "special", "messenger") == ("2", "0")
    assert play.offers(1, "arthur_exchange", "fight1") == ("0",)
    play.say(1, "special", "reinforcements", "others")
    assert [len(play.hand(seat)) for seat in (0, 2, 3)] == [2, 1, 0]
    pious = with_traitor(hands={1: "piety"}).start().say(1, "special", "piety", "others")
    assert [pious.life(seat) for seat in range(4)] == [5, 4, 5, 0]
    fated = with_traitor(hands={1: "fate"}).start().say(1, "special", "fate")
    assert [len(fated.hand(seat)) for seat in range(4)] == [1, 1, 1, 0]


@pytest.mark.parametrize("card", [Black.MORGAN1, Black.MORGAN4, Black.MORGAN5, Black.GUINEVERE])
def test_the_unmasked_traitor_is_not_asked(card: Black) -> None:
    """16 and 11.3: neither to stop a card, nor to pay for it; nor hurt by it."""
    play = unmasked(table("evil", top=[card], hands={0: "F1 F1 F1 F1"}, relics={Relic.ARMOR: 3}), 3).start()
    play.say(1, "draw")
    assert play.ask is not None and set(play.ask.menus) == {0, 1, 2}
    play.let_come()
    if play.key.startswith("volunteer"):
        assert set(play.ask.menus) == {0, 1, 2}
    player = play.state.players[3]
    assert player.life == 0 and player.alive and player.place is Place.OFF and play.state.relics[Relic.ARMOR] == 3


def test_the_unmasked_traitor_plays_no_power_and_no_heroic_phase() -> None:
    """10 and 11.3: Percival's look ends with the mask; after helping Evil the next turn begins."""
    play = unmasked(table("traitor", knights="arthur percival gawain kay", hands={0: "F1", 2: "G"}), 1).start()
    assert play.key == "taunt" and play.offers(1) == ("2", "0")
    play.say(1, "2")
    assert play.key == "help-evil" and play.offers(1) == ("draw", "engine") and not play.hand(2)
    play.say(1, "engine")
    assert play.state.engines == 1 and play.key == "evil" and play.ask is not None and play.ask.awaits == (2,)


def test_nobody_to_taunt() -> None:
    """11.3: without a card in any hand the taunt is left out."""
    assert unmasked(table("traitor"), 1).start().key == "help-evil"


def test_the_taunt_is_drawn_by_chance() -> None:
    """11.3: any card of the victim's hand; the others keep theirs."""
    play = unmasked(table("traitor", hands={2: "F1 F5 G", 3: "M"}, fixed={"taunt": [White.FIGHT5]}), 1).start()
    play.say(1, "2")
    assert play.hand(2) == [White.FIGHT1, White.GRAIL] and play.hand(3) == [White.MERLIN]
    assert play.state.white_discard == [White.FIGHT5]


def test_the_traitors_black_card_may_be_stopped() -> None:
    """11.3: the knights may cancel it; the Traitor makes its choices."""
    play = unmasked(table("traitor", top=[Black.MERCENARIES, Black.MORGAN4], hands={2: "M M M"}), 1).start()
    play.say(1, "2").say(1, "draw")
    assert play.key == "war" and play.ask is not None and play.ask.awaits == (1,)
    play.say(1, "picts")
    assert play.state.quest(PICTS).track == 1 and play.key == "evil"
    other = unmasked(table("traitor", top=[Black.MORGAN4], hands={2: "M M M F1"}, fixed={"taunt": [White.FIGHT1]}), 1)
    other.start().say(1, "2").say(1, "draw").say(2, "offer", "3")
    assert [other.life(seat) for seat in range(4)] == [4, 0, 4, 4] and other.ask is not None
    assert other.key == "evil" and other.ask.awaits == (2,)


def test_the_traitor_may_help_evil_to_the_end() -> None:
    play = unmasked(table("traitor", engines=11), 1).start().say(1, "engine")
    assert play.why == "engines" and play.state.result is not None and play.state.result.winners == [1]


def test_without_black_cards_only_an_engine_is_left() -> None:
    """17.1: Evil's menu and its default, where no Black card can be drawn."""
    for phase, menu in (("traitor", ("engine",)), ("evil", ("engine", "life"))):
        play = table(phase, engines=10)
        if phase == "traitor":
            unmasked(play, 1)
        play.without_black_cards().start()
        assert play.offers(1) == menu
        play.time()
        assert play.state.engines == 11


def test_the_traitors_default_with_eleven_engines_and_no_black_card() -> None:
    play = unmasked(table("traitor", engines=11), 1).without_black_cards()
    assert play.start().time().why == "engines"


@pytest.mark.parametrize(
    ("option", "traitor", "looked", "offered"),
    [(True, 1, True, True), (False, 1, True, False), (True, None, True, False), (True, 1, False, False)],
)
def test_who_may_unmask_themselves(option: bool, traitor: int | None, looked: bool, offered: bool) -> None:
    """2.1: where it is allowed, the Traitor alone, and only one who has seen the card."""
    play = table("evil", traitor=traitor, options={"allow_voluntary_reveal": option})
    play.state.players[1].looked = looked
    assert ("reveal" in play.start().offers(1)) is offered


def test_unmasking_oneself_comes_before_anything_else() -> None:
    """2.1: not after Percival's look; the turn goes on as the Traitor's, with no sword added."""
    play = table("evil", traitor=1, hands={2: "G"}, options={"allow_voluntary_reveal": True}).start()
    assert "reveal" not in play.say(1, "peek").offers(1)
    other = table("evil", traitor=1, hands={2: "G"}, options={"allow_voluntary_reveal": True}).start().say(1, "reveal")
    assert other.key == "taunt" and other.state.swords == 0 and other.ask is not None and other.ask.awaits == (1,)
    other.say(1, "2").say(1, "engine")
    assert other.key == "evil" and other.ask.awaits == (2,)


def test_hidden_traitors_play_by_the_rules_of_knights() -> None:
    """11.4: the same menus, cancel windows and rewards."""
    loyal, traitor = drawn(Black.MORGAN4), drawn(Black.MORGAN4, traitor=1)
    assert loyal.ask is not None and traitor.ask is not None and set(loyal.ask.menus) == set(traitor.ask.menus)
    loyal.let_come(), traitor.let_come()
    assert loyal.offers(1) == traitor.offers(1) and traitor.place(1) is HOME
