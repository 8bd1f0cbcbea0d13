"""Giving up, in every state of a turn (section 14.3)."""

from __future__ import annotations

from games.core.flow import PASS
from games.coup import GAME
from games.coup.view import view
from tests.games.coup.playing import Play, cards, fresh, table


def test_conceding_shows_all() -> None:
    """Both cards face up, coins to the Treasury; the turn is someone else's, so it goes on."""
    play = table("ca,co", "du,am", "as,as").leave(2)
    assert play.shown(2) == ["assassin", "assassin"] and play.coins() == [2, 2, 0]
    assert play.asked() == ("act", (0,))
    play.refuses(0, "steal", 2)


def test_conceding_in_the_own_turn() -> None:
    """The turn ends."""
    play = table("ca,co", "du,am", "as,as").leave(0)
    assert play.asked() == ("act", (1,)) and play.lives() == [0, 2, 2]


def test_two_conceding_at_once_end_it() -> None:
    """One left: the game is over at once."""
    play = table("ca,co", "du,am", "as,as").leave(0, 2)
    assert play.ask is None and play.state.result is not None and play.state.result.winners == [1]


def test_actor_in_a_doubt() -> None:
    """D2: the action is dropped at once."""
    play = table("ca,co", "du,am", "as,as").say(0, "steal", 1).say(2, PASS).leave(0)
    assert play.asked() == ("act", (1,)) and play.coins() == [0, 2, 2] and play.heard()[-1] == "dropped"


def test_actor_in_a_block() -> None:
    """D3: the action is dropped at once."""
    play = table("ca,co", "du,am", "as,as").say(0, "steal", 1).pass_all().leave(0)
    assert play.asked() == ("act", (1,)) and play.coins() == [0, 2, 2]


def test_actor_in_a_doubt_of_the_block() -> None:
    """D4: the action is dropped at once; the block needs no proof."""
    play = table("ca,co", "du,am", "as,as").say(0, "steal", 1).pass_all().say(1, "captain").leave(0)
    assert play.asked() == ("act", (1,)) and play.lives() == [0, 2, 2]


def test_actor_while_the_bluffing_blocker_chooses() -> None:
    """D5 after a doubted block: that loss stands, then the action is dropped."""
    play = table("ca,co", "du,am", "as,as").say(0, "foreign_aid").say(2, "duchess").say(1, "doubt").leave(0)
    assert play.asked() == ("lose", (2,))
    play.say(2, "assassin")
    assert play.coins() == [0, 2, 2] and play.lives() == [0, 2, 1] and play.asked() == ("act", (1,))


def test_actor_while_the_victim_chooses() -> None:
    """A D5 that is the effect itself: the target still loses, by Murder and by the Assassin."""
    murder = table("ca,co", "du,am", "as,as", coins=[7, 2, 2]).say(0, "murder", 1).leave(0)
    assert murder.asked() == ("lose", (1,))
    murder.say(1, "duchess")
    assert murder.lives() == [0, 1, 2] and murder.asked() == ("act", (1,))
    killer = table("ca,co", "du,am", "as,as", coins=[3, 2, 2]).say(0, "assassinate", 1).pass_all().say(1, PASS)
    killer.leave(0).say(1, "duchess")
    assert killer.lives() == [0, 1, 2] and killer.asked() == ("act", (1,))


def test_actor_who_must_lose_leaves() -> None:
    """Caught bluffing and then giving up: out, and the turn is over."""
    play = table("ca,co", "du,am", "as,as").say(0, "tax").say(1, "doubt").leave(0)
    assert play.lives() == [0, 2, 2] and play.shown(0) == ["contessa", "captain"] and play.asked() == ("act", (1,))


def test_doubter_who_must_lose_leaves() -> None:
    """The doubter is out; the proved action goes on."""
    play = table("ca,co", "du,am", "as,as").say(0, "steal", 1).say(2, "doubt").leave(2)
    assert play.lives() == [2, 2, 0] and play.asked() == ("block-steal", (1,))


def test_actor_in_an_exchange() -> None:
    """D6: the drawn cards are shuffled back first."""
    play = table("am,co", "du,am", "as,as", court="ca,ca,du").say(0, "exchange").pass_all()
    assert len(play.state.court) == 1
    play.leave(0)
    assert sorted(play.state.court) == cards("du,ca,ca") and play.state.drawn == []
    assert play.shown(0) == ["contessa", "ambassador"] and play.asked() == ("act", (1,))


def test_last_opponent_in_an_exchange() -> None:
    """D6: the drawn cards go back, the game is over."""
    play = table("am,co", "du,am", two_player="standard", court="ca,ca,du").say(0, "exchange").pass_all().leave(1)
    assert play.ask is None and sorted(play.state.court) == cards("du,ca,ca") and play.lives() == [2, 0]


def test_somebody_else_in_an_exchange() -> None:
    """D6: a third player's leaving changes nothing for the exchange."""
    play = table("am,co", "du,am", "as,as", court="ca,ca,du").say(0, "exchange").pass_all().leave(2)
    assert play.asked() == ("exchange", (0,)) and len(play.state.drawn) == 2


def examining(*answers: str) -> Play:
    play = table("in,co", "du,as", "as,as", fifth="inquisitor").say(0, "examine", 1).pass_all()
    for answer in answers:
        play.say(1, answer)
    return play


def test_leaving_an_examination() -> None:
    """D7 and D8, actor or target: nothing more is shown or replaced, the turn ends."""
    for answers in ((), ("duchess",)):
        for seat, following in ((0, 1), (1, 2)):
            play = examining(*answers)
            court = sorted(play.state.court)
            play.leave(seat)
            assert play.asked() == ("act", (following,)) and sorted(play.state.court) == court
            assert len(play.state.sights) == len(answers)
            assert not {"given-back", "replaced"} & set(play.heard())
            assert all(not view(play.state, other).looking for other in range(3))


def test_third_player_in_an_examination() -> None:
    """D7: a third player's leaving changes nothing."""
    assert examining().leave(2).asked() == ("show", (1,))


def test_target_in_a_doubt() -> None:
    """K42: the cards are shown, the others may still doubt; undoubted, the Assassin is paid and nothing happens."""
    play = table("ca,co", "du,am", "as,as", coins=[3, 2, 2]).say(0, "assassinate", 1).leave(1)
    assert play.asked() == ("doubt-assassinate", (2,)) and play.lives() == [2, 0, 2]
    play.say(2, PASS)
    assert play.coins() == [0, 0, 2] and play.asked() == ("act", (2,)) and "fizzled" in play.heard()


def test_target_left_and_the_bluff_is_doubted() -> None:
    """14.3: a doubt is still possible, and then nothing is paid."""
    play = table("ca,co", "du,am", "as,as", coins=[3, 2, 2]).say(0, "assassinate", 1).leave(1)
    play.say(2, "doubt").say(0, "captain")
    assert play.coins() == [3, 0, 2] and play.lives() == [1, 0, 2]


def test_target_in_a_block() -> None:
    """D3: a pass; the Assassin was paid, and comes to nothing."""
    play = table("as,co", "du,am", "as,as", coins=[3, 2, 2]).say(0, "assassinate", 1).pass_all().leave(1)
    assert play.coins() == [0, 0, 2] and play.asked() == ("act", (2,))


def test_blocker_in_a_doubt_of_the_block() -> None:
    """D4: the block is dropped and the action proceeds; the target's steal comes to nothing."""
    aid = table("ca,co", "du,am", "as,as").say(0, "foreign_aid").say(2, "duchess").leave(2)
    assert aid.coins() == [4, 2, 0] and aid.asked() == ("act", (1,))
    steal = table("ca,co", "du,am", "as,as").say(0, "steal", 1).pass_all().say(1, "captain").leave(1)
    assert steal.coins() == [2, 0, 2] and steal.asked() == ("act", (2,))


def test_blocker_after_proving() -> None:
    """14.3: the block stands."""
    play = table("ca,co", "du,am", "as,as").say(0, "foreign_aid").say(1, "duchess").say(2, "doubt").leave(1)
    assert play.asked() == ("lose", (2,))
    play.say(2, "assassin")
    assert play.coins() == [2, 0, 2] and "block-holds-foreign_aid" in play.heard() and play.asked() == ("act", (2,))


def test_bluffing_blocker_who_must_lose_leaves() -> None:
    """The block is gone; foreign aid is paid."""
    play = table("ca,co", "du,am", "as,as").say(0, "foreign_aid").say(2, "duchess").say(1, "doubt").leave(2)
    assert play.coins() == [4, 2, 0] and play.asked() == ("act", (1,))


def test_a_passer_drops_out() -> None:
    """14.2: a conceding seat drops out as a pass; the window closes when nobody is awaited any more."""
    play = table("du,co", "du,am", "as,as", "ca,ca").say(0, "tax").say(1, PASS).leave(2)
    assert play.asked() == ("doubt-tax", (3,))
    play.leave(3)
    assert play.coins() == [5, 2, 0, 0] and play.asked() == ("act", (1,))


def test_collected_doubt_is_void() -> None:
    """14.3: under clockwise a conceding seat's doubt does not count."""
    play = table("ca,co", "du,am", "as,as", "am,am", doubt_priority="clockwise").say(0, "tax").say(1, "doubt").leave(1)
    play.say(2, PASS).say(3, PASS)
    assert play.coins()[0] == 5 and play.state.claims[-1].by is None


def test_leaving_the_draft() -> None:
    """14.3: the dealt card and, if made, the pick are shown; the game ends."""
    for picked in (False, True):
        play = fresh(2, {"third pile": [cards("du,as,co,ca,am")]}, start="1")
        if picked:
            play.say(0, "contessa")
        play.leave(0)
        assert play.shown(0) == (["contessa", "ambassador"] if picked else ["ambassador"])
        assert play.ask is None and play.state.result is not None and play.state.result.winners == [1]


def test_who_is_out_may_leave_too() -> None:
    """Leaving after elimination disturbs nobody, but there is no seat in the next game."""
    play = table("ca,co", "", "as,as", lost={1: "du,am"}).leave(1)
    assert play.asked() == ("act", (0,)) and play.heard()[-1] == "left" and play.state.playing() == [0, 2]


def test_whoever_has_no_character_left_plays_on_with_the_next_game() -> None:
    """Everybody can see it; robots among themselves need not wait for them."""
    play = table("ca,co", "du", "as,as", coins=[7, 2, 2], lost={1: "am"}, series_wins=2)
    assert [GAME.plays_on(play.state, seat) for seat in range(3)] == [True, True, True]
    play.say(0, "murder", 1)
    assert play.lives() == [2, 0, 2]
    assert [GAME.plays_on(play.state, seat) for seat in range(3)] == [True, False, True]
    play.leave(2)
    assert play.state.game == 2 and GAME.plays_on(play.state, 1), "dealt in again"
    assert all(GAME.plays_on(fresh(2).state, seat) for seat in range(2)), "while they pick their cards, too"
