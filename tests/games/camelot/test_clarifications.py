"""Section 22: the clarifications that no scenario shows. The others stand with what they clarify."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from games.camelot.heroic_menu import default_deed
from games.camelot.pieces import BLACK_DECK, Black, Place, Relic, White
from games.camelot.state import ESCROW
from games.core.draw import Draw
from tests.games.camelot.desk import BK, GRAIL, HOME, PICTS, RIVER, SAXONS, Desk


def test_22_3_a_lost_grail_lifts_the_dark_forest_but_not_vivien() -> None:
    desk = Desk(phase="evil", black={GRAIL: [Black.DESPAIR] * 6}, top=[Black.DESPAIR], dark_forest=True, vivien=True)
    desk.in_force(Black.DARK_FOREST)
    desk.in_force(Black.VIVIEN)
    desk.start().say(0, "draw").let_come()
    assert not desk.state.dark_forest and desk.state.vivien
    assert Black.DARK_FOREST in desk.state.black_discard


def test_22_3_a_lost_war_lifts_neither() -> None:
    desk = Desk(phase="evil", top=[Black.PICT_RAID], dark_forest=True, vivien=True)
    desk.in_force(Black.DARK_FOREST)
    desk.in_force(Black.VIVIEN)
    desk.state.quest(PICTS).track = 3
    desk.start().say(0, "draw").let_come()
    assert desk.state.black_swords == 1 and desk.state.dark_forest and desk.state.vivien


def test_22_4_deaths_inside_the_chain_come_after_each_card() -> None:
    """The Grail is asked for before the next chained card is drawn."""
    desk = Desk(
        phase="evil",
        life={1: 1},
        relics={Relic.CUP: 2},
        top=[Black.MORGAN2, Black.MORGAN4, Black.PICT_RAID, Black.SAXON_RAID],
    )
    desk.start().say(0, "draw").let_come()
    assert desk.key == "grail" and desk.ask is not None and desk.ask.about["whom"] == 1
    assert desk.state.quest(PICTS).track == 0
    desk.say(2, "refuse")
    assert not desk.state.players[1].alive and desk.state.quest(PICTS).track == desk.state.quest(SAXONS).track == 1


def test_22_6_an_empty_pool_opens_no_prompt() -> None:
    desk = Desk(hands={0: "convocation"}, at={1: BK})
    state = desk.state
    state.players[2].hand, state.white_draw = state.white_draw, []
    desk.start().say(0, "special", "convocation").say(1, "return")
    assert desk.key == "heroic" and desk.place(1) is HOME and not state.pool


@pytest.mark.parametrize("traitor", [None, 0])
def test_22_7_fate_needs_a_card_to_draw_or_a_traitor(traitor: int | None) -> None:
    desk = Desk(hands={0: "fate"}, traitor=traitor)
    desk.state.players[1].hand, desk.state.white_draw = desk.state.white_draw, []
    desk.start()
    if traitor is None:
        assert "special" not in desk.offers(0)
    else:
        assert desk.offers(0, "special", "fate") == ("as_traitor",)


def test_22_7_a_convocation_that_reaches_nobody_is_not_offered() -> None:
    """The last knight, dying and at home, would neither move nor draw."""
    desk = Desk(hands={0: "convocation"}, life={0: 0})
    for seat in (1, 2):
        other = desk.state.players[seat]
        other.alive, other.life, other.place = False, 0, Place.OFF
    assert "special" not in desk.start().offers(0)


@pytest.mark.parametrize(
    ("card", "choices"), [("piety", ("others",)), ("reinforcements", ("self", "others"))], ids=["piety", "cards"]
)
def test_22_7_a_dying_player_is_not_offered_life(card: str, choices: tuple[str, ...]) -> None:
    desk = Desk(hands={0: card}, life={0: 0}).start()
    assert desk.offers(0, "special", card) == choices


def test_22_9_convocation_does_not_count_the_dying() -> None:
    desk = Desk(phase="evil", hands={0: "convocation"}, life={0: 1}).start().say(0, "life")
    desk.say(0, "special", "convocation")
    assert len(desk.state.pool) == 2 and desk.ask is not None and set(desk.ask.menus) == {1, 2}
    assert desk.ask.awaits == (1,), "the next after the player of the card proposes"


@pytest.mark.parametrize("at", [HOME, RIVER])
def test_22_10_escrow_from_afar_and_on_the_spot(at: Place) -> None:
    """Saved by the own Grail, the winner keeps the sword."""
    desk = Desk(hands={0: "lady"}, life={0: 1}, at={0: at}, relics={Relic.CUP: 0}, phase="evil")
    desk.state.quest(RIVER).track = 4
    desk.start().say(0, "life").say(0, "special", "lady")
    assert desk.state.relics[Relic.SWORD] == ESCROW and desk.life(0) == 0
    desk.say(0, "end_turn").say(0, "use")
    assert desk.state.relics[Relic.SWORD] == 0 and desk.life(0) == 4


def test_22_10_paying_the_river_while_dying_wins_no_sword() -> None:
    desk = Desk(phase="evil", hands={0: "F1"}, life={0: 1}, at={0: RIVER})
    desk.state.quest(RIVER).track = 4
    desk.start().say(0, "life").say(0, "quest_card", "fight1")
    assert desk.state.white_swords == 2 and desk.events("relic-lost")[0].args["relic"] == "sword"


def test_22_11_one_reshuffle_for_a_simultaneous_discard() -> None:
    """With the White pile empty, the first discards that come together are taken up together."""
    desk = Desk(phase="evil", hands={0: "F1", 1: "F2"}, top=[Black.MORGAN1])
    state = desk.state
    state.players[2].hand, state.white_draw = [*state.white_draw, *state.players[2].hand], []
    black = state.black_draw
    state.black_draw, state.black_discard = black[-1:], [dark.card for dark in black[:-1]]
    desk.start().say(0, "draw").let_come()
    for seat in range(3):
        desk.say(seat, "pass")
    before = len(desk.events("reshuffled"))
    desk.say(0, ("fight1",)).say(1, ("fight2",)).time()
    assert len(desk.events("reshuffled")) == before + 1
    assert len(state.white_draw) == 3 and not state.white_discard
    assert len(state.black_draw) + len(state.black_discard) == len(BLACK_DECK)


def test_22_14_a_special_card_lies_on_the_table_during_its_effect() -> None:
    desk = Desk(hands={0: "clairvoyance"}).start().say(0, "special", "clairvoyance")
    assert desk.state.played == [White.CLAIRVOYANCE] and not desk.state.white_discard
    desk.time()
    assert not desk.state.played and desk.state.white_discard == [White.CLAIRVOYANCE]


def test_22_14_engines_stop_at_twelve() -> None:
    desk = Desk(phase="evil", engines=11, top=[Black.MORGAN3]).start().say(0, "draw").let_come()
    assert desk.state.engines == 12 and desk.why == "engines"


def test_22_15_the_sixth_turn_counts_turns_taken() -> None:
    """A dead seat takes none; the unmasked Traitor's do count."""
    desk = Desk("arthur kay gawain galahad", options={"loyalty_look": "from_turn_6"}, traitor=3)
    desk.state.turns = 4
    dead, traitor = desk.state.players[1], desk.state.players[3]
    dead.alive, dead.life, dead.place = False, 0, Place.OFF
    traitor.revealed, traitor.place = True, Place.OFF
    desk.state.players[0].looked = False
    desk.start().say(0, "draw_white").say(0, "end_turn")
    assert desk.state.turns == 5 and GAME.view(desk.state, 0).traitor is None
    desk.say(2, "engine").say(2, "draw_white").say(2, "end_turn")
    assert desk.key == "taunt" and desk.state.turns == 6 and GAME.view(desk.state, 0).traitor is False


def test_22_16_after_the_named_defaults_the_first_legal_command() -> None:
    """Tristan has left Camelot freely: a quest card goes before a Special one."""
    desk = Desk("tristan kay gawain", hands={0: "F1 piety"}, life={0: 2}).start().say(0, "tristan_move", "picts")
    assert default_deed(desk.state, 0, Draw("any")) == ("quest_card", "fight1")
    desk = Desk("tristan kay gawain", hands={0: "piety"}, life={0: 2}).start().say(0, "tristan_move", "picts")
    assert default_deed(desk.state, 0, Draw("any")) == ("special", "piety", "self")


def test_22_17_the_armor_asks_about_two_equal_cards() -> None:
    desk = Desk(phase="evil", relics={Relic.ARMOR: 0}, top=[Black.DESPAIR, Black.DESPAIR]).start().say(0, "draw")
    assert desk.key == "armor" and desk.offers(0) == ("despair", "despair~2")
    desk.say(0, "despair~2")
    assert len(desk.state.quest(GRAIL).black) == 1 and desk.state.black_draw[0].card is Black.DESPAIR
