"""Setup, the end of a round and of the game, giving up: L01, L02, L23-L28, L36, L38 and section 13."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.core.codec import encode
from games.core.match import advance, begin
from games.core.options import settle
from games.core.text import Refused
from games.loveletter import GAME
from games.loveletter.pieces import BY_WORD
from games.loveletter.state import State
from tests.games.loveletter.table import A, B, C, D, Table


def dealt(seats: int, **options: object) -> State:
    state = begin(GAME, seats, settle(GAME.options, options), "deal").state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize(("seats", "aside", "deck", "target"), [(2, 3, 10, 7), (3, 0, 12, 5), (4, 0, 11, 4)])
def test_l01_l02_setup(seats: int, aside: int, deck: int, target: int) -> None:
    """L01, L02: one card removed, three open with two players; one card each; 7, 5 or 4 tokens win."""
    state = dealt(seats)
    assert (len(state.aside), state.target) == (aside, target)
    assert state.removed is not None
    assert len(state.deck) == deck - 1, "the starter has drawn"
    assert [len(player.hand) for player in state.players] == [2 if seat == state.active else 1 for seat in range(seats)]


def test_l01_the_removed_card_is_in_nobodys_view() -> None:
    """L01: the removed card is hidden: views say only that it is there."""
    state = dealt(2)
    assert all(GAME.view(state, seat).removed is True for seat in (None, A, B))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_13_6_dealing_order(seats: int) -> None:
    """13.6: one card removed, three aside with two players, then a card each in rising seat number."""
    position = begin(GAME, seats, settle(GAME.options, {"first_starter": "1"}), "deal")
    state = position.state
    assert isinstance(state, State)
    order = [BY_WORD[word] for word in reversed(next(drawn for drawn in position.draws if drawn.name == "deck").result)]
    assert order.pop(0) is state.removed
    assert [order.pop(0) for _ in state.aside] == state.aside
    assert [order.pop(0) for _ in state.players] == [player.hand[0] for player in state.players]
    assert order.pop(0) is state.players[A].hand[1]
    assert order == list(reversed(state.deck))


def test_l23_showdown() -> None:
    """L23: all show, the highest wins a token and starts the next round with all sixteen cards."""
    table = Table("A{4,3} B(6) C(2)", deck=0).play(4)
    assert table.event("showdown").args["cards"] == ["baron", "king", "spy"]
    assert table.event("round-won").args == {"who": [B]}
    assert table.tokens == [0, 1, 0]
    assert table.state.round == 2 and table.state.active == B
    assert len(GAME.pieces(table.state)) == 16 and table.deck == 11 and table.pile(A) == []


def test_l24_tie_is_broken_by_discards() -> None:
    """L24: equal cards: the higher sum of discards wins."""
    table = Table("A{3,4}[1,5] B(4)[2,5,1] C- D-", deck=0).play(3, B)
    assert table.event("showdown").args == {"who": [A, B], "cards": ["handmaid", "handmaid"], "sums": [9, 8]}
    assert table.event("round-won").args == {"who": [A]} and table.tokens == [1, 0, 0, 0]


def tied(**options: Any) -> Table:
    """L25: A and B hold a Handmaid each and have discarded nine points each; A takes the last turn."""
    table = Table("A{3,4}[1,5] B(4)[2,5,1,1] C- D-", deck=0, **options)
    return table.play(3, B)


def test_l25_none() -> None:
    """L25: tied to the last: nobody gets a token, the same starter starts again."""
    table = tied()
    assert table.event("showdown").args["sums"] == [9, 9]
    assert table.event("round-tied").args == {"who": [A, B]}
    assert table.tokens == [0, 0, 0, 0] and table.state.active == A and table.state.round == 2


def test_l25_share() -> None:
    """L25, 13.1: or both get one; the first of them to the left of the last turn starts."""
    table = tied(tie_rule="share")
    assert table.event("round-shared").args == {"who": [A, B]} and "round-won" not in table.said
    assert table.tokens == [1, 1, 0, 0] and table.state.active == B


def test_l25_share_may_make_joint_winners() -> None:
    """13.7: all who reach the target together win together."""
    table = tied(tie_rule="share", tokens_to_win=1)
    assert table.state.result is not None and table.state.result.winners == [A, B]
    assert table.position.ask is None


def test_13_1_rotate() -> None:
    """13.1: with `rotate` the seat left of this round's starter begins, whoever won."""
    table = Table("A{4,3} B(2) C(6)", deck=0, next_starter="rotate").play(4)
    assert table.event("round-won").args == {"who": [C]} and table.state.active == B


def test_13_1_rotate_holds_for_ties() -> None:
    """13.1: also after a tie, shared or not."""
    assert tied(next_starter="rotate").state.active == B
    assert tied(next_starter="rotate", tie_rule="share").state.active == B


def test_l26_forced_discards_count() -> None:
    """L26: what a Prince made somebody discard counts in their sum."""
    table = Table("A(5)[1] B{5,4} C-", deck=[4], tokens_to_win=1).play(5, A)
    assert table.event("showdown").args == {"who": [A, B], "cards": ["handmaid", "handmaid"], "sums": [6, 5]}
    assert table.tokens == [1, 0, 0]


def test_l26_the_open_cards_do_not_count() -> None:
    """L26: the three cards set aside open count for nobody."""
    table = Table("A{3,4}[1] B(4)[2]", deck=0, tokens_to_win=1).play(3, B)
    assert len(table.state.aside) >= 3
    assert table.event("showdown").args["sums"] == [4, 2] and table.tokens == [1, 0]


def test_l27_the_last_one_wins_without_showing() -> None:
    """L27: one player left: the round is over at once, the hand is not shown."""
    table = Table("A{1,6} B(4) C-", deck=6, tokens_to_win=1).play(1, B, 4)
    assert table.tokens == [1, 0, 0] and "showdown" not in table.said
    assert table.hand(A) == [6] and all("king" not in str(phrase.args) for phrase in table.heard(B))


def test_l28_enough_tokens_win_the_game() -> None:
    """L28: the fourth token wins a game of four; nothing is asked any more."""
    table = Table("A{1,6} B(4) C- D-", tokens_to_win=4)
    table.state.players[A].tokens = 3
    table = replant(table)
    table.play(1, B, 4)
    assert table.tokens == [4, 0, 0, 0] and table.position.ask is None
    assert table.state.result is not None and table.state.result.winners == [A]
    assert table.said[-1] == "game-won"


def replant(table: Table) -> Table:
    """The table with its state as the new checkpoint, the drawn card back on the deck."""
    state = table.state
    state.deck.append(state.players[state.active].hand.pop())
    match = msgspec.structs.replace(table.position.match, snapshot=msgspec.Raw(encode(state)))
    table.position = advance(GAME, match)
    return table


def test_three_tokens_of_four_do_not_win() -> None:
    """L28: with two tokens the third does not end a game of four."""
    table = Table("A{1,6} B(4) C- D-")
    table.state.players[A].tokens = 2
    table = replant(table).play(1, B, 4)
    assert table.tokens == [3, 0, 0, 0] and table.state.result is None and table.state.round == 2


def test_l36_leaving_in_the_own_turn() -> None:
    """L36: out with all cards open, the turn goes on to A; later rounds are dealt for two, the target stays."""
    table = Table("A(1) B(2) C{7,6}", deck=[3, 3]).leave(C)
    assert table.out(C) and table.pile(C) == [6, 7] and table.state.active == A
    assert table.said[:2] == ["conceded", "out"]
    table.play(1, B, 2)
    assert table.state.round == 2 and table.state.target == 5
    assert len(table.state.aside) == 3 and table.hand(C) == [] and table.state.active == A


def test_l36_a_starter_who_left_is_replaced() -> None:
    """Leaving: a starter who left is replaced by the next seat to the left."""
    table = tied_with_starter_gone()
    assert table.state.round == 2 and table.state.active == B


def tied_with_starter_gone() -> Table:
    """A started and left; B and C tie to the last, so the starter would start again."""
    table = Table("A(1) B{3,4}[1,5] C(4)[2,5,1,1] D-", deck=0)
    return table.leave(A).play(3, C)


def test_l38_the_last_opponent_leaves() -> None:
    """L38: the open turn is called off, A wins the round unplayed; A and C go on with a setup for two."""
    table = Table("A{5,8} B(2) C-").leave(B)
    assert table.tokens == [1, 0, 0] and table.event("round-won").args == {"who": [A]}
    assert table.state.round == 2 and len(table.state.aside) == 3
    assert table.hand(B) == [] and len(table.hand(A)) == 2 and len(table.hand(C)) == 1


def test_13_2_the_last_one_playing_wins_the_game() -> None:
    """13.2: whoever is alone in the game wins at once, without a token and without a showdown."""
    table = Table("A{5,8} B(2)").leave(B)
    assert table.state.result is not None and table.state.result.winners == [A]
    assert table.tokens == [0, 0] and table.position.ask is None
    assert table.said == ["conceded", "out", "game-won"]


def test_13_2_also_when_it_is_the_leavers_turn() -> None:
    """13.2: the same when the one to play gives up."""
    table = Table("A{5,8} B(2)").leave(A)
    assert table.state.result is not None and table.state.result.winners == [B] and table.tokens == [0, 0]


def test_13_3_conceded_cards_rise_and_the_shield_falls() -> None:
    """13.3: cards go onto the pile in rising value; a conceding player is protected no more."""
    first = Table("A{8,1} B(2) C(3)").leave(A)
    second = Table("A{1,8} B(2) C(3)").leave(A)
    assert first.pile(A) == second.pile(A) == [1, 8]
    third = Table("A{1,8} B(2)* C(3)").leave(B)
    assert not third.protected(B)


def test_13_5_the_question_stays_open() -> None:
    """13.5: when somebody else gives up, the turn's question and its clock stay; aiming at them is refused."""
    table = Table("A{1,3} B(5) C(2) D(4)")
    window = table.position.window
    table.leave(C)
    assert table.position.ask is not None and table.position.ask.awaits == (A,)
    assert table.position.window == window and table.hand(A) == [1, 3]
    assert table.refuses(1, C, 2) and not table.refuses(1, B, 2)


def test_leaving_twice_is_refused() -> None:
    """Whoever has left cannot leave again, however often the turn has been run since."""
    table = Table("A{1,3} B(5) C(2) D(4)").leave(C)
    with pytest.raises(Refused):
        table.leave(C)
    assert table.leave(B).position.match.left == [C, B]


def test_13_8_the_removed_card_stays_hidden() -> None:
    """13.8: within a game the removed card is shown after the round only where the option says so."""
    hidden = Table("A{4,3} B(6) C(2)", deck=0, removed=8).play(4)
    shown = Table("A{4,3} B(6) C(2)", deck=0, removed=8, reveal_removed=True).play(4)
    assert "removed" not in hidden.said
    assert shown.event("removed").args == {"card": "princess"}


def test_one_left_is_checked_before_the_empty_deck() -> None:
    """Section 3: with one player left and no card either, there is no showdown."""
    table = Table("A{1,6} B(4) C-", deck=0, tokens_to_win=1).play(1, B, 4)
    assert "showdown" not in table.said and table.tokens == [1, 0, 0]


def test_first_starter() -> None:
    """Options: the first starter may be named; a seat that nobody sits on is refused."""
    assert dealt(3, first_starter="3").active == C
    assert {dealt_by(key) for key in "abcdefgh"} == {0, 1, 2}
    with pytest.raises(Refused):
        dealt(2, first_starter="3")


def dealt_by(key: str) -> int:
    state = begin(GAME, 3, settle(GAME.options, {}), key).state
    assert isinstance(state, State)
    return state.active


def test_turns_pass_to_the_left_over_those_out() -> None:
    """Section 2: turns go to the next seat, skipping whoever is out, and round again."""
    table = Table("A- B(2) C- D{4,1}", deck=[1, 1]).play(4)
    assert table.state.active == B
    assert table.play(1).state.active == D
