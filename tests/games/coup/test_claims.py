"""Doubts and blocks, window by window, as the rulebook's examples have them."""

from __future__ import annotations

from games.core.flow import PASS
from games.coup.pieces import Character
from tests.games.coup.playing import Play, cards, table


def aid_blocked(third: str, fourth: str = "as,am") -> Play:
    """K05: foreign aid, blocked by the third player."""
    play = table("ca,co", "as,am", third, fourth).say(0, "foreign_aid")
    assert play.asked() == ("block-foreign_aid", (1, 2, 3))
    return play.say(2, "duchess")


def test_first_blocker_counts() -> None:
    """K05: the third player's block arrives first; the fourth is too late; all but the blocker may doubt."""
    play = aid_blocked("ca,co")
    play.refuses(3, "duchess")
    assert play.asked() == ("doubt-block", (3, 0, 1)) and 2 not in play.open().menus
    assert play.state.move is not None and play.state.move.blocker == 2


def test_bluffed_block_falls_and_nobody_blocks_again() -> None:
    """K06: the blocker loses one, the aid is paid, no second window."""
    play = aid_blocked("ca,co").say(3, "doubt").say(2, "captain")
    assert play.coins() == [4, 2, 2, 2] and play.lives() == [2, 2, 1, 2] and play.asked() == ("act", (1,))


def test_proved_block() -> None:
    """K07: the Duchess is shown, shuffled in and replaced; the doubter loses one; no coins."""
    play = aid_blocked("du,co").say(0, "doubt")
    assert play.asked() == ("lose", (0,))
    play.say(0, "captain")
    assert play.coins() == [2, 2, 2, 2] and play.lives() == [1, 2, 2, 2] and play.asked() == ("act", (1,))
    assert "proved" in play.heard() and "redrew" in play.heard()


def test_bluffed_duchess() -> None:
    """K11: a card of one's own choice is lost, nothing is gained."""
    play = table("ca,co", "as,am").say(0, "tax").say(1, "doubt")
    assert play.asked() == ("lose", (0,))
    play.say(0, "contessa")
    assert play.shown(0) == ["contessa"] and play.coins() == [2, 2] and play.asked() == ("act", (1,))


def test_example_one() -> None:
    """K12: the Captain is proved, the doubter loses one, is asked to block, and loses two coins."""
    play = table("ca,co", "as,am", "du,du").say(0, "steal", 1).say(1, "doubt").say(1, "assassin")
    assert play.asked() == ("block-steal", (1,))
    play.say(1, PASS)
    assert play.coins() == [4, 0, 2] and play.lives() == [2, 1, 2] and play.asked() == ("act", (1,))
    assert play.heard().index("proved") < play.heard().index("redrew") < play.heard().index("turned-up")


def test_example_one_without_the_block() -> None:
    """K12 with doubter_keeps_block off: no block window for the target who doubted and lost."""
    play = table("ca,co", "as,am", "du,du", doubter_keeps_block=False)
    play.say(0, "steal", 1).say(1, "doubt").say(1, "assassin")
    assert play.coins() == [4, 0, 2] and play.asked() == ("act", (1,))
    third = table("ca,co", "as,am", "du,du", doubter_keeps_block=False)
    third.say(0, "steal", 1).say(2, "doubt").say(2, "duchess")
    assert third.asked() == ("block-steal", (1,))


def test_an_earlier_doubt_costs_no_block() -> None:
    """K12 with doubter_keeps_block off: only the doubt of this very action takes the block away."""
    play = table("du,co", "as,am", "ca,du", doubter_keeps_block=False).say(0, "tax").say(1, "doubt").say(1, "assassin")
    play.say(1, "income").say(2, "steal", 1).pass_all()
    assert play.asked() == ("block-steal", (1,))
    late = table("du,co", "as,am", "ca,du", doubter_keeps_block=False).say(0, "tax").pass_all().say(1, "income")
    late.say(2, "steal", 1).say(1, "doubt").say(1, "assassin")
    assert late.coins() == [5, 1, 4] and late.asked() == ("act", (0,))


def test_example_two() -> None:
    """K13: the third player doubts action and block, both are true, and is out."""
    play = table("ca,co", "am,du", "du,du", coins=[2, 2, 5], court="as,as,co")
    play.say(0, "steal", 1).say(2, "doubt").say(2, "duchess")
    assert play.asked() == ("block-steal", (1,))
    play.say(1, "ambassador").say(2, "doubt")
    assert play.lives() == [2, 2, 0] and play.coins() == [2, 2, 0]
    assert play.asked() == ("act", (1,)) and play.heard().count("proved") == 2 and "block-holds-steal" in play.heard()


def test_double_loss_by_doubting_the_assassin() -> None:
    """K14: the target doubts a true Assassin and allows: two lives in one turn."""
    play = table("as,co", "du,am", "ca,ca", coins=[3, 2, 2]).say(0, "assassinate", 1).say(1, "doubt")
    assert play.coins()[0] == 3
    play.say(1, "duchess")
    assert play.asked() == ("block-assassinate", (1,)) and play.coins()[0] == 0
    play.say(1, PASS)
    assert play.lives() == [2, 0, 2] and play.coins() == [0, 0, 2] and play.asked() == ("act", (2,))


def test_double_loss_by_bluffing_the_contessa() -> None:
    """K15: paid, the bluff costs one life and the Assassin the other."""
    play = table("du,co", "du,am", "ca,ca", coins=[3, 2, 2]).say(0, "assassinate", 1).pass_all()
    assert play.coins()[0] == 0
    play.say(1, "contessa").say(0, "doubt").say(1, "duchess")
    assert play.lives() == [2, 0, 2] and play.coins()[0] == 0 and play.asked() == ("act", (2,))


def test_bluffed_assassin_keeps_the_coins() -> None:
    """K16: a doubt by a third player; the coins are not spent, the target is untouched, no block is asked."""
    play = table("du,co", "du,am", "ca,ca", coins=[3, 2, 2]).say(0, "assassinate", 1).say(2, "doubt").say(0, "duchess")
    assert play.coins() == [3, 2, 2] and play.lives() == [1, 2, 2] and play.asked() == ("act", (1,))


def test_contessa_undoubted() -> None:
    """K17: the coins stay spent, the target is untouched."""
    play = table("as,co", "du,am", "ca,ca", coins=[3, 2, 2]).say(0, "assassinate", 1).pass_all()
    play.say(1, "contessa").pass_all()
    assert play.coins()[0] == 0 and play.lives() == [2, 2, 2] and play.asked() == ("act", (1,))


def test_contessa_proved() -> None:
    """K18: the third player doubts the true Contessa and loses one; the coins stay spent."""
    play = table("as,am", "co,am", "ca,ca", coins=[3, 2, 2]).say(0, "assassinate", 1).pass_all()
    play.say(1, "contessa").say(2, "doubt").say(2, "captain")
    assert play.coins()[0] == 0 and play.lives() == [2, 2, 1] and play.asked() == ("act", (1,))
    assert {"proved", "redrew", "block-holds-assassinate"} <= set(play.heard()) and len(play.hidden(1)) == 2


def test_target_out_by_the_doubt() -> None:
    """K19: with others alive the Assassin is paid and comes to nothing."""
    play = table("as,am", "co", "ca,ca", lost={1: "du"}, coins=[3, 2, 2]).say(0, "assassinate", 1).say(1, "doubt")
    assert play.lives() == [2, 0, 2] and play.coins()[0] == 0 and play.asked() == ("act", (2,))
    assert "fizzled" in play.heard()


def test_last_opponent_out_by_the_doubt() -> None:
    """K19, K36: alone at the table the game is over at once, nothing is paid, no effect; the winner starts anew."""
    play = table("as,am", "co", lost={1: "du"}, coins=[3, 2], two_player="standard", series_wins="2")
    play.say(0, "assassinate", 1).say(1, "doubt")
    assert "paid" not in play.heard() and "fizzled" not in play.heard() and "game-won" in play.heard()
    assert play.state.game == 2 and play.asked() == ("act", (0,)) and play.player(0).wins == 1


def test_coins_of_the_dead_are_not_stolen() -> None:
    """K20: a bluffed block with the last card; the coins go to the Treasury."""
    play = table("ca,am", "co", "du,du", lost={1: "du"}, coins=[2, 5, 2]).say(0, "steal", 1).pass_all()
    play.say(1, "captain").say(0, "doubt")
    assert play.coins() == [2, 0, 2] and play.lives() == [2, 0, 2] and play.asked() == ("act", (2,))


def test_only_the_target_blocks() -> None:
    """K21: the third player cannot block a steal, nor allow it for the target."""
    play = table("ca,am", "co,du", "ca,ca").say(0, "steal", 1).pass_all()
    assert play.asked() == ("block-steal", (1,)) and play.menu(1).choices == ("captain", "ambassador", PASS)
    play.refuses(2, "captain")
    play.refuses(2, PASS)
    play.refuses(0, PASS)


def test_exactly_the_claimed_character_counts() -> None:
    """K22: blocking as Ambassador with a Captain in the hand is a bluff."""
    play = table("ca,am", "ca,du", "co,co").say(0, "steal", 1).pass_all().say(1, "ambassador").say(0, "doubt")
    assert play.asked() == ("lose", (1,))
    play.say(1, "duchess")
    assert play.coins() == [4, 0, 2] and play.hidden(1) == ["captain"]


def test_block_opens_after_a_third_party_doubt() -> None:
    """K24: the doubter's loss first, then the block window for the target."""
    play = table("ca,am", "co,du", "as,as").say(0, "steal", 1).say(2, "doubt").say(2, "assassin")
    assert play.asked() == ("block-steal", (1,))


def test_failed_block_lets_the_steal_happen() -> None:
    """K25: the bluffing target loses one, the steal is carried out, the turn goes on."""
    play = table("ca,am", "co,du", "as,as").say(0, "steal", 1).pass_all().say(1, "ambassador").say(0, "doubt")
    play.say(1, "contessa")
    assert play.coins() == [4, 0, 2] and play.lives() == [2, 1, 2] and play.asked() == ("act", (1,))


def test_doubt_then_bluffed_block() -> None:
    """K25b: the target doubts and loses one, bluffs a block and loses the other: nothing left to steal."""
    play = table("ca,am", "co,du", "as,as").say(0, "steal", 1).say(1, "doubt").say(1, "contessa")
    play.say(1, "captain").say(0, "doubt")
    assert play.lives() == [2, 0, 2] and play.coins() == [2, 0, 2] and play.asked() == ("act", (2,))


def test_the_other_fifth_character_blocks() -> None:
    """K31: in an Inquisitor game the Inquisitor blocks a steal, the Ambassador does not exist."""
    play = table("ca,in", "co,du", "as,as", fifth="inquisitor").say(0, "steal", 1).pass_all()
    assert play.menu(1).choices == ("captain", "inquisitor", PASS)
    play.refuses(1, "ambassador")
    play.say(1, "inquisitor")
    assert play.asked() == ("doubt-block", (2, 0))


def test_deadline_counts_as_pass() -> None:
    """K33: two pass, the third runs out of time."""
    play = table("du,am", "co,du", "as,as", "ca,ca").say(0, "tax").say(1, PASS).say(3, PASS)
    assert play.asked() == ("doubt-tax", (2,))
    play.time()
    assert play.coins()[0] == 5 and play.asked() == ("act", (1,))
    assert [event.args for event in play.events if event.key == "time-passed"] == [{"who": [2]}]


def test_a_pass_may_become_a_doubt() -> None:
    """K34 and 14.1: while the window is open; pressing Pass again changes nothing."""
    play = table("ca,am", "co,du", "as,as").say(0, "tax").say(1, PASS).say(1, PASS)
    assert play.asked() == ("doubt-tax", (2,))
    play.say(1, "doubt")
    assert play.asked() == ("lose", (0,))


def test_too_late() -> None:
    """K35: the window is closed; an old Doubt changes nothing."""
    play = table("ca,am", "co,du", "as,as").say(0, "tax").pass_all()
    play.refuses(2, "doubt")
    assert play.coins()[0] == 5


def test_doubting_a_true_block_with_the_last_card() -> None:
    """K37: the actor is out, the coins go to the Treasury, the action has failed, the next living seat plays."""
    play = table("am", "co,ca", "as,as", lost={0: "du"}, coins=[4, 2, 2]).say(0, "steal", 1).pass_all()
    play.say(1, "captain").say(0, "doubt")
    assert play.lives() == [0, 2, 2] and play.coins() == [0, 2, 2] and play.asked() == ("act", (1,))


def test_one_of_two_captains_goes_back() -> None:
    """K38, C-9: one Captain is in the Court before the new card is drawn, the other stays."""
    play = table("ca,ca", "co,du", "as,as", court="am,am,co", fixed={"court": [cards("co,am,ca,am")]})
    play.say(0, "steal", 1).say(2, "doubt")
    assert play.hidden(0) == ["ambassador", "captain"] and sorted(play.state.court) == cards("co,ca,am")


def test_the_shown_card_may_be_drawn_again() -> None:
    """4.2: shuffled in first, then drawn."""
    play = table("ca,du", "co,du", "as,as", court="am", fixed={"court": [cards("am,ca")]})
    play.say(0, "steal", 1).say(2, "doubt")
    assert play.hidden(0) == ["captain", "duchess"] and play.state.court == cards("am")


# Bugs that other programs for this game have had.


def test_failed_doubt_of_the_assassin_costs_one_card_at_a_time() -> None:
    """A failed doubt of the Assassin costs one card; the second is lost only after the block was offered."""
    play = table("as,co", "du,am", "ca,ca", coins=[3, 2, 2]).say(0, "assassinate", 1).say(1, "doubt").say(1, "duchess")
    assert play.lives() == [2, 1, 2] and play.asked() == ("block-assassinate", (1,))
    play.say(1, "contessa").pass_all()
    assert play.lives() == [2, 1, 2] and play.coins()[0] == 0


def test_block_is_offered_after_a_survived_doubt() -> None:
    """A survived doubt does not skip the block, also when the third player doubted the Assassin."""
    play = table("as,co", "du,am", "ca,ca", coins=[3, 2, 2]).say(0, "assassinate", 1).say(2, "doubt").say(2, "captain")
    assert play.asked() == ("block-assassinate", (1,))


def test_the_same_card_is_not_lost_twice() -> None:
    """A card that lies open can neither be lost again nor shown for a claim."""
    play = table("du,co", "du,am", "ca,ca", coins=[7, 7, 2]).say(0, "murder", 1).say(1, "duchess")
    play.refuses(1, "murder", 1)
    play.say(1, "tax").say(0, "doubt")
    assert play.shown(1) == ["duchess", "ambassador"] and play.lives()[1] == 0


def test_nobody_answers_for_the_target() -> None:
    """Somebody else's Allow is refused, and the window stays open."""
    play = table("as,co", "du,am", "ca,ca", coins=[3, 2, 2]).say(0, "assassinate", 1).pass_all()
    play.refuses(2, PASS)
    play.refuses(0, PASS)
    assert play.asked() == ("block-assassinate", (1,))


def test_actor_leaves_while_the_doubter_chooses() -> None:
    """The doubter's loss stands, then the action is dropped, and the turn does not hang."""
    play = table("ca,co", "du,am", "as,as").say(0, "steal", 1).say(2, "doubt").leave(0)
    assert play.asked() == ("lose", (2,))
    play.say(2, "assassin")
    assert play.lives() == [0, 2, 1] and play.coins() == [0, 2, 2] and play.asked() == ("act", (1,))


def test_claims_are_facts() -> None:
    """Who claimed what, doubted or not, proved or bluffed, is kept for robots and the report."""
    play = table("ca,co", "du,am", "as,as").say(0, "steal", 1).pass_all().say(1, "ambassador").pass_all()
    play.say(1, "tax").say(2, "doubt").say(2, "assassin").say(2, "exchange").say(0, "doubt")
    known = [(claim.who, claim.character, claim.block, claim.true, claim.by) for claim in play.state.claims]
    assert known == [
        (0, Character.CAPTAIN, False, True, None),
        (1, Character.AMBASSADOR, True, True, None),
        (1, Character.DUCHESS, False, True, 2),
        (2, Character.AMBASSADOR, False, False, 0),
    ]
    assert (play.player(2).claims, play.player(2).bluffs, play.player(2).caught) == (1, 1, 1)


def test_every_bluff_counts() -> None:
    """Section 7: claims, bluffs and being caught add up; a bluff that passes is a bluff."""
    play = table("ca,co", "as,am", "du,du").say(0, "tax").pass_all().say(1, "income").say(2, "income")
    play.say(0, "tax").say(1, "doubt").say(0, "captain").say(1, "income").say(2, "income").say(0, "tax").say(2, "doubt")
    one = play.player(0)
    assert (one.claims, one.bluffs, one.caught) == (3, 3, 2) and play.player(2).caught == play.player(1).caught == 0
