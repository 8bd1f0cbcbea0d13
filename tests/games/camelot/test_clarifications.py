"""Section 22: the clarifications that no scenario shows. The others stand with what they clarify."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from games.camelot.heroic_menu import default_command
from games.camelot.pieces import BLACK_DECK, Black, Place, Relic, White
from games.camelot.state import ESCROW
from games.core.draw import Draw
from tests.games.camelot.scenario import BK, GRAIL, HOME, PICTS, RIVER, SAXONS, Scenario


def test_22_3_a_lost_grail_lifts_the_dark_forest_but_not_vivien() -> None:
    play = Scenario(
        phase="evil", black={GRAIL: [Black.DESPAIR] * 6}, top=[Black.DESPAIR], dark_forest=True, vivien=True
    )
    play.in_force(Black.DARK_FOREST)
    play.in_force(Black.VIVIEN)
    play.start().say(0, "draw").let_come()
    assert not play.state.dark_forest and play.state.vivien
    assert Black.DARK_FOREST in play.state.black_discard


def test_22_3_a_lost_war_lifts_neither() -> None:
    play = Scenario(phase="evil", top=[Black.PICT_RAID], dark_forest=True, vivien=True)
    play.in_force(Black.DARK_FOREST)
    play.in_force(Black.VIVIEN)
    play.state.quest(PICTS).track = 3
    play.start().say(0, "draw").let_come()
    assert play.state.black_swords == 1 and play.state.dark_forest and play.state.vivien


def test_22_4_deaths_inside_the_chain_come_after_each_card() -> None:
    """The Grail is asked for before the next chained card is drawn."""
    play = Scenario(
        phase="evil",
        life={1: 1},
        relics={Relic.CUP: 2},
        top=[Black.MORGAN2, Black.MORGAN4, Black.PICT_RAID, Black.SAXON_RAID],
    )
    play.start().say(0, "draw").let_come()
    assert play.key == "grail" and play.ask is not None and play.ask.about["whom"] == 1
    assert play.state.quest(PICTS).track == 0
    play.say(2, "refuse")
    assert not play.state.players[1].alive and play.state.quest(PICTS).track == play.state.quest(SAXONS).track == 1


def test_22_6_an_empty_pool_opens_no_prompt() -> None:
    play = Scenario(hands={0: "convocation"}, at={1: BK})
    state = play.state
    state.players[2].hand, state.white_draw = state.white_draw, []
    play.start().say(0, "special", "convocation").say(1, "return")
    assert play.key == "heroic" and play.place(1) is HOME and not state.pool


@pytest.mark.parametrize("traitor", [None, 0])
def test_22_7_fate_needs_a_card_to_draw_or_a_traitor(traitor: int | None) -> None:
    play = Scenario(hands={0: "fate"}, traitor=traitor)
    play.state.players[1].hand, play.state.white_draw = play.state.white_draw, []
    play.start()
    if traitor is None:
        assert "special" not in play.offers(0)
    else:
        assert play.offers(0, "special", "fate") == ("as_traitor",)


def test_22_7_a_convocation_that_reaches_nobody_is_not_offered() -> None:
    """The last knight, dying and at home, would neither move nor draw."""
    play = Scenario(hands={0: "convocation"}, life={0: 0})
    for seat in (1, 2):
        other = play.state.players[seat]
        other.alive, other.life, other.place = False, 0, Place.OFF
    assert "special" not in play.start().offers(0)


@pytest.mark.parametrize(
    ("card", "choices"), [("piety", ("others",)), ("reinforcements", ("self", "others"))], ids=["piety", "cards"]
)
def test_22_7_a_dying_player_is_not_offered_life(card: str, choices: tuple[str, ...]) -> None:
    play = Scenario(hands={0: card}, life={0: 0}).start()
    assert play.offers(0, "special", card) == choices


def test_22_9_convocation_does_not_count_the_dying() -> None:
    play = Scenario(phase="evil", hands={0: "convocation"}, life={0: 1}).start().say(0, "life")
    play.say(0, "special", "convocation")
    assert len(play.state.pool) == 2 and play.ask is not None and set(play.ask.menus) == {1, 2}
    assert play.ask.awaits == (1,), "the next after the player of the card proposes"


@pytest.mark.parametrize("at", [HOME, RIVER])
def test_22_10_escrow_from_afar_and_on_the_spot(at: Place) -> None:
    """Saved by their own Grail, the winner keeps the sword."""
    play = Scenario(hands={0: "lady"}, life={0: 1}, at={0: at}, relics={Relic.CUP: 0}, phase="evil")
    play.state.quest(RIVER).track = 4
    play.start().say(0, "life").say(0, "special", "lady")
    assert play.state.relics[Relic.SWORD] == ESCROW and play.life(0) == 0
    play.say(0, "end_turn").say(0, "use")
    assert play.state.relics[Relic.SWORD] == 0 and play.life(0) == 4


def test_22_10_paying_the_river_while_dying_wins_no_sword() -> None:
    play = Scenario(phase="evil", hands={0: "F1"}, life={0: 1}, at={0: RIVER})
    play.state.quest(RIVER).track = 4
    play.start().say(0, "life").say(0, "quest_card", "fight1")
    assert play.state.white_swords == 2 and play.events("relic-lost")[0].args["relic"] == "sword"


def test_22_11_one_reshuffle_for_a_simultaneous_discard() -> None:
    """With the White pile empty, the first discards that come together are taken up together."""
    play = Scenario(phase="evil", hands={0: "F1", 1: "F2"}, top=[Black.MORGAN1])
    state = play.state
    state.players[2].hand, state.white_draw = [*state.white_draw, *state.players[2].hand], []
    black = state.black_draw
    state.black_draw, state.black_discard = black[-1:], [dark.card for dark in black[:-1]]
    play.start().say(0, "draw").let_come()
    for seat in range(3):
        play.say(seat, "pass")
    before = len(play.events("reshuffled"))
    play.say(0, ("fight1",)).say(1, ("fight2",)).time()
    assert len(play.events("reshuffled")) == before + 1
    assert len(state.white_draw) == 3 and not state.white_discard
    assert len(state.black_draw) + len(state.black_discard) == len(BLACK_DECK)


def test_22_14_a_special_card_lies_on_the_table_during_its_effect() -> None:
    play = Scenario(hands={0: "clairvoyance"}).start().say(0, "special", "clairvoyance")
    assert play.state.played == [White.CLAIRVOYANCE] and not play.state.white_discard
    play.time()
    assert not play.state.played and play.state.white_discard == [White.CLAIRVOYANCE]


def test_22_14_engines_stop_at_twelve() -> None:
    play = Scenario(phase="evil", engines=11, top=[Black.MORGAN3]).start().say(0, "draw").let_come()
    assert play.state.engines == 12 and play.why == "engines"


def test_22_15_the_sixth_turn_counts_turns_taken() -> None:
    """A dead seat takes none; the unmasked Traitor's do count."""
    play = Scenario("arthur kay gawain galahad", options={"loyalty_look": "from_turn_6"}, traitor=3)
    play.state.turns = 4
    dead, traitor = play.state.players[1], play.state.players[3]
    dead.alive, dead.life, dead.place = False, 0, Place.OFF
    traitor.revealed, traitor.place = True, Place.OFF
    play.state.players[0].looked = False
    play.start().say(0, "draw_white").say(0, "end_turn")
    assert play.state.turns == 5 and GAME.view(play.state, 0).traitor is None
    play.say(2, "engine").say(2, "draw_white").say(2, "end_turn")
    assert play.key == "taunt" and play.state.turns == 6 and GAME.view(play.state, 0).traitor is False


def test_22_16_after_the_named_defaults_the_first_legal_command() -> None:
    """Tristan has left Camelot freely: a quest card goes before a Special one."""
    play = Scenario("tristan kay gawain", hands={0: "F1 piety"}, life={0: 2}).start().say(0, "tristan_move", "picts")
    assert default_command(play.state, 0, Draw("any")) == ("quest_card", "fight1")
    play = Scenario("tristan kay gawain", hands={0: "piety"}, life={0: 2}).start().say(0, "tristan_move", "picts")
    assert default_command(play.state, 0, Draw("any")) == ("special", "piety", "self")


def test_22_17_the_armor_asks_about_two_equal_cards() -> None:
    play = Scenario(phase="evil", relics={Relic.ARMOR: 0}, top=[Black.DESPAIR, Black.DESPAIR]).start().say(0, "draw")
    assert play.key == "armor" and play.offers(0) == ("despair", "despair~2")
    play.say(0, "despair~2")
    assert len(play.state.quest(GRAIL).black) == 1 and play.state.black_draw[0].card is Black.DESPAIR
