"""What a robot believes of hidden hands: counted, and by what everybody has seen."""

from __future__ import annotations

from games.core.draw import Dice
from games.coup.pieces import Character
from games.coup.robot.belief import Belief
from games.coup.robot.mind import Mind
from games.coup.robot.places import ASSASSIN, CAPTAIN, CONTESSA, DUCHESS, FIFTH, FIVE
from games.coup.robot.stories import Story, odds, weight
from games.coup.robot.temper import Temper
from games.coup.view import view
from tests.games.coup.playing import Play, table


def belief(play: Play, seat: int) -> Belief:
    return Belief(view(play.state, seat), Temper())


def holds(play: Play, seat: int, other: int, card: int) -> float:
    return belief(play, seat).holds[other][card]


def test_hands_are_counted_from_what_is_unseen() -> None:
    """Three copies each, two Assassins in one's own hand: of thirteen cards one is an Assassin."""
    play = table("du,ca", "co,am", "as,as")
    seen = belief(play, 2)
    assert sum(likely for _, likely in seen.hands[0]) == 1
    assert abs(seen.holds[0][ASSASSIN] - 2 / 13) < 1e-9
    assert abs(seen.holds[0][DUCHESS] - (1 - 10 / 13 * 9 / 12)) < 1e-9


def test_a_character_of_which_all_copies_are_seen_is_nowhere() -> None:
    play = table("ca,co", "du", "am", "as,as", lost={1: "du", 2: "du"})
    assert holds(play, 1, 0, DUCHESS) == holds(play, 1, 3, DUCHESS) == 0
    assert holds(play, 3, 0, DUCHESS) > 0


def test_claims_weigh() -> None:
    """Whoever has claimed a character is likelier to hold it; whoever was caught with it does not hold it."""
    play = table("ca,co", "du,am", "as,as")
    before = holds(play, 1, 0, DUCHESS)
    play.say(0, "tax").pass_all()
    once = holds(play, 1, 0, DUCHESS)
    assert before < once < 1
    play.say(1, "income").say(2, "tax").say(0, "doubt").say(2, "assassin")
    assert holds(play, 1, 2, DUCHESS) == 0
    play.say(0, "tax").pass_all()
    assert once < holds(play, 1, 0, DUCHESS) < 1


def test_what_one_holds_another_does_not() -> None:
    """Two who claim the same character leave less of it for a third."""
    play = table("du,co", "du,am", "as,as", "ca,ca", active=0)
    before = holds(play, 3, 2, DUCHESS)
    play.say(0, "tax").pass_all().say(1, "tax").pass_all()
    assert holds(play, 3, 2, DUCHESS) < before


def test_a_claim_is_explained_by_the_card_that_was_lost_since() -> None:
    """Whoever taxed and then lost a Duchess is not taken for another Duchess."""
    play = table("du,co", "ca,am", "as,as", coins=[2, 7, 2])
    play.say(0, "tax").pass_all()
    claimed = holds(play, 2, 0, DUCHESS)
    play.say(1, "murder", 0).say(0, "duchess")
    assert holds(play, 2, 0, DUCHESS) < 0.5 * claimed


def test_who_does_not_block_does_not_hold_what_blocks() -> None:
    """A target that lets an Assassin pass has no Contessa; one that is robbed neither Captain nor Ambassador."""
    play = table("as,ca", "du,am", "co,as", "du,ca", coins=[3, 3, 2, 2])
    before = holds(play, 3, 1, CONTESSA)
    play.say(0, "assassinate", 1).pass_all().pass_all().say(1, "ambassador")
    assert holds(play, 3, 1, CONTESSA) < 0.3 * before
    before = holds(play, 3, 0, CAPTAIN)
    play.say(1, "steal", 2).pass_all().pass_all()
    robbed = belief(play, 3).holds[2]
    assert robbed[CAPTAIN] < before and robbed[FIFTH] < before


def test_a_proof_and_an_exchange_end_a_story() -> None:
    """A proved character went into the Court; after an exchange what was claimed before says nothing."""
    play = table("du,am", "ca,co", "as,as").say(0, "tax").pass_all()
    told = belief(play, 1).stories[0].told
    assert told[DUCHESS] == 1
    play.say(1, "income").say(2, "income").say(0, "exchange").pass_all()
    play.say(0, ("duchess", "ambassador"))
    assert belief(play, 1).stories[0].told == [0] * 5
    proved = table("du,am", "ca,co", "as,as").say(0, "tax").say(1, "doubt").say(1, "captain")
    assert belief(proved, 2).stories[0].told == [0] * 5
    assert belief(proved, 2).stories[0].factors[DUCHESS] == 1


def test_a_card_that_was_shown_is_known() -> None:
    """An Inquisitor knows the card until something could have taken it away."""
    play = table("in,co", "du,ca", "as,as", fifth="inquisitor")
    play.say(0, "examine", 1).pass_all().say(1, "captain").say(0, "return")
    seen = belief(play, 0)
    assert seen.holds[1][CAPTAIN] > 0.999
    assert all(CAPTAIN in hand for hand, _ in seen.hands[1])
    assert holds(play, 2, 1, CAPTAIN) < 1


def test_all_hands_add_up_whatever_is_said() -> None:
    """However unlikely a story is, some hand is possible."""
    play = table("ca,co", "du,am", "as,as")
    for _ in range(2):
        for seat in range(3):
            play.say(seat, "tax").pass_all()
    for seat in range(3):
        seen = belief(play, seat)
        for hands in seen.hands.values():
            assert abs(sum(likely for _, likely in hands) - 1) < 1e-9
        assert all(0 <= likely <= 1 for held in seen.holds.values() for likely in held)
        assert all(0 <= seen.seems(card, block=False) <= 1 for card in FIVE)


def test_a_story_makes_the_next_claim_believable() -> None:
    """Others take a seat for the Duchess that it has claimed, and less for anybody else."""
    play = table("ca,co", "du,am", "as,as")
    fresh = belief(play, 0)
    play.say(0, "tax").pass_all().say(1, "income").say(2, "income")
    told = belief(play, 0)
    assert told.seems(DUCHESS, block=False) > fresh.seems(DUCHESS, block=False)
    assert told.seems(ASSASSIN, block=False) < fresh.seems(ASSASSIN, block=False)
    assert Character.DUCHESS not in view(play.state, 0).hand


def test_only_the_careless_bluff_what_nobody_believes() -> None:
    """The less likely a character was, the more a claim of it says; and the more a doubt would bring, the more too."""
    story = Story((1.0,) * 5, trusted=1.0)
    likely, unlikely = odds(1.0, 3, 15, 2), odds(1.0, 1, 11, 1)
    said = [weight(story, DUCHESS, False, 2, before, Temper()) for before in (likely, unlikely)]
    assert unlikely < likely and said[0] < said[1]
    play = table("du,am", "ca,co", "as,as").say(0, "tax")
    mind = Mind(view(play.state, 1), Dice("one"), Temper())
    assert mind.careful(0.5, gain=0.1, loss=0.4) == 0.5 < mind.careful(0.5, gain=0.4, loss=0.1)
    assert mind.careful(0.0, gain=0.4, loss=0.1) == 0.0
