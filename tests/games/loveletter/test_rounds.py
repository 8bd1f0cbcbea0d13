"""Setup, the end of a round and of the game, giving up: L01, L02, L23-L28, L36, L38 and section 13."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.match import begin
from games.core.options import settle
from games.core.text import Refused, say
from games.loveletter import GAME
from games.loveletter.moves import others
from games.loveletter.pieces import BY_WORD, DECK
from games.loveletter.state import State
from tests.games.loveletter.table import A, B, C, D, Table


def dealt(seats: int, **options: object) -> State:
    state = begin(GAME, seats, settle(GAME.options, options), "deal").state
    assert isinstance(state, State)
    return state


def test_the_cards_and_the_players() -> None:
    """Section 1: sixteen cards of eight values, for two to four; stored games name cards by these values."""
    values = {"guard": 1, "spy": 2, "baron": 3, "handmaid": 4, "prince": 5, "king": 6, "countess": 7, "princess": 8}
    assert {word: int(card) for word, card in BY_WORD.items()} == values and GAME.seats == range(2, 5)
    assert sorted(map(int, DECK)) == [1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8]


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
    assert table.event("won-highest").args == {"who": B, "number": 1, "tokens": 1, "target": 5}
    assert table.tokens == [0, 1, 0]
    assert table.state.round == 2 and table.state.active == B
    assert len(GAME.pieces(table.state)) == 16 and table.deck == 11 and table.pile(A) == []


def test_l24_tie_is_broken_by_discards() -> None:
    """L24: equal cards: the higher sum of discards wins."""
    table = Table("A{3,4}[1,5] B(4)[2,5,1] C- D-", deck=0).play(3, B)
    assert table.event("showdown").args == {"who": [A, B], "cards": ["handmaid", "handmaid"], "sums": [9, 8]}
    assert table.event("won-sum").args == {"who": A, "number": 1, "tokens": 1, "target": 4}
    assert table.tokens == [1, 0, 0, 0]


def tied(starter: int = A, **options: Any) -> Table:
    """L25: A and C hold a Handmaid each and have discarded nine points each; C takes the last turn."""
    table = Table("A(4)[2,5,1,1] B- C{3,4}[1,5] D-", deck=0, starter=starter, **options)
    return table.play(3, A)


@pytest.mark.parametrize("starter", range(4))
def test_l25_none(starter: int) -> None:
    """L25: tied to the last: nobody gets a token, the same starter starts again."""
    table = tied(starter)
    assert table.event("showdown").args["sums"] == [9, 9]
    assert table.event("round-tied").args == {"who": [A, C]}
    assert table.tokens == [0, 0, 0, 0] and table.state.active == starter and table.state.round == 2


@pytest.mark.parametrize("starter", range(4))
def test_l25_share(starter: int) -> None:
    """L25, 13.1: or both get one; the first of them to the left of the last turn starts, whoever did before."""
    table = tied(starter, tie_rule="share")
    assert table.event("round-shared").args == {"who": [A, C]} and not any(key.startswith("won") for key in table.said)
    assert table.tokens == [1, 0, 1, 0] and table.state.active == A


def test_l25_share_counts_the_last_turn_last() -> None:
    """13.1: the player of the last turn starts only when nobody else is tied."""
    table = Table("A{3,4}[1,5] B(4)[2,5,1,1] C- D-", deck=0, starter=C, tie_rule="share").play(3, B)
    assert table.tokens == [1, 1, 0, 0] and table.state.active == B


def test_l25_share_may_make_joint_winners() -> None:
    """13.7: all who reach the target together win together; who is still short of it does not."""
    table = tied(tie_rule="share", tokens_to_win=1)
    assert table.state.result is not None and table.state.result.winners == [A, C]
    assert table.position.ask is None and table.event("game-won").args == {"who": [A, C]}
    short = tied(tie_rule="share", tokens_to_win=2, tokens=(0, 0, 1))
    assert short.state.result is not None and short.state.result.winners == [C]
    assert short.state.result.scores == [1, 0, 2, 0]


@pytest.mark.parametrize("starter", range(4))
@pytest.mark.parametrize("last", [A, C])
def test_13_1_rotate(starter: int, last: int) -> None:
    """13.1: with `rotate` the seat left of this round's starter begins, whoever won and whoever played last."""
    hands = ["A(1)", "B(2)", "C(1)", "D(6)"]
    hands[last] = f"{'ABCD'[last]}{{4,3}}"
    table = Table(" ".join(hands), deck=0, starter=starter, next_starter="rotate").play(4)
    assert table.event("won-highest").args["who"] == D and table.state.active == (starter + 1) % 4


@pytest.mark.parametrize("tie_rule", ["none", "share"])
@pytest.mark.parametrize("starter", range(4))
def test_13_1_rotate_holds_for_ties(starter: int, tie_rule: str) -> None:
    """13.1: also after a tie, shared or not, and although the next one was out of the last round."""
    table = tied(starter, next_starter="rotate", tie_rule=tie_rule)
    assert table.state.active == (starter + 1) % 4


def test_13_1_rotate_passes_over_who_conceded() -> None:
    """13.1: the seat to the left is that of somebody who still plays."""
    table = Table("A(1) B(2) C{4,3} D(6)", deck=0, starter=A, next_starter="rotate").leave(B).play(4)
    assert table.event("won-highest").args["who"] == D and table.state.active == C


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
    table = Table("A{1,6} B(4) C- D-", tokens=(3, 2, 0, 1)).play(1, B, 4)
    assert table.tokens == [4, 2, 0, 1] and table.position.ask is None
    assert table.state.result is not None and table.state.result.winners == [A]
    assert table.state.result.scores == [4, 2, 0, 1]
    assert table.said[-1] == "game-won" and table.event("game-won").args == {"who": [A]}


def test_l28_three_tokens_of_four_do_not_win() -> None:
    """L28: with two tokens the third does not end a game of four."""
    table = Table("A{1,6} B(4) C- D-", tokens=(2,)).play(1, B, 4)
    assert table.tokens == [3, 0, 0, 0] and table.state.result is None and table.state.round == 2


@pytest.mark.parametrize(("notation", "leaver", "following"), [
    ("A(1) B(1) C{7,6}", C, A), ("A{7,6} B(1) C(1)", A, B), ("A(1) B{7,6} C(1)", B, C),
])  # fmt: skip
def test_l36_leaving_in_the_own_turn(notation: str, leaver: int, following: int) -> None:
    """L36: out with all cards open, the turn goes to the left; later rounds are dealt for two, the target stays."""
    table = Table(notation, deck=[2, 3]).leave(leaver)
    assert table.out(leaver) and table.pile(leaver) == [6, 7] and table.state.active == following
    assert table.said == ["conceded", "out", "drew"] and table.hand(following) == [1, 2]
    assert table.event("out").args == {"who": leaver, "cards": ["king", "countess"]}
    last = ({A, B, C} - {leaver, following}).pop()
    table.play(2, last).play(1, following, 8)
    assert table.state.round == 2 and table.state.target == 5 and table.state.players[leaver].gone
    assert table.said[:2] == ["guard-miss", "showdown"], "the deck was empty: the leaver is not among those who show"
    assert len(table.state.aside) == 3 and table.deck == 9 and table.state.removed is not None
    assert [len(table.hand(seat)) for seat in (leaver, table.state.active)] == [0, 2]
    assert table.state.active != leaver and table.state.active == table.event("won-highest").args["who"]


def test_l36_later_rounds_pass_the_leaver_over() -> None:
    """L36: whoever has left is neither dealt in nor asked nor a target, round after round."""
    table = Table("A(1) B(2) C{7,6}", deck=[3, 3]).leave(C).play(1, B, 2)
    for _ in range(12):
        assert table.state.active in (A, B) and table.hand(C) == [] and table.pile(C) in ([6, 7], [])
        assert C not in others(table.state, table.state.active)
        table.time()
    assert table.tokens[C] == 0 and table.state.round > 1


def test_l36_a_starter_who_left_is_replaced() -> None:
    """Leaving: a starter who left is replaced by the next seat to the left that still plays."""
    one = Table("A(1) B{3,4}[1,5] C(4)[2,5,1,1] D-", deck=0).leave(A).play(3, C)
    assert one.state.round == 2 and one.state.active == B, "A started and left; B and C tie to the last"
    other = Table("A(4)[2,5,1,1] B- C{3,4}[1,5] D-", deck=0, starter=B).leave(B).play(3, A)
    assert other.event("round-tied").args == {"who": [A, C]} and other.state.active == C


def test_l38_the_last_opponent_leaves() -> None:
    """L38: the open turn is called off, A wins the round unplayed; A and C go on with a setup for two."""
    table = Table("A{5,8} B(2) C-").leave(B)
    assert table.tokens == [1, 0, 0] and table.event("won-last").args["who"] == A
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
    with pytest.raises(Refused) as refused:
        dealt(2, first_starter="3")
    assert refused.value.phrase == say("refused-option-seat", option="loveletter-option-first_starter", most=2)


def test_defaults_and_ranges() -> None:
    """Section 9: what a host who changes nothing gets, and what may be set."""
    assert settle(GAME.options, {}) == {
        "tokens_to_win": 0,
        "tie_rule": "none",
        "first_starter": "random",
        "next_starter": "winner",
        "memory_aid": True,
        "reveal_removed": False,
        "show_unseen_count": False,
        "turn_seconds": 120,
    }
    assert [settle(GAME.options, {"tokens_to_win": value})["tokens_to_win"] for value in (0, 1, 13)] == [0, 1, 13]
    for wrong in ({"tokens_to_win": 14}, {"tokens_to_win": -1}, {"first_starter": "5"}, {"tie_rule": "both"}):
        with pytest.raises(Refused):
            settle(GAME.options, wrong)
    assert GAME.brief == {"tokens_to_win": 1}, "one round is a whole game, for whoever only wants to try it"


def test_every_option_counts() -> None:
    """Section 9: each option is where the rules look for it."""

    def set_up(**given: object) -> tuple[object, ...]:
        state = GAME.setup(3, settle(GAME.options, given))
        return (state.target, state.tie_rule, state.next_starter, state.memory_aid, state.reveal_removed,
                state.show_unseen_count, state.starter)  # fmt: skip

    assert set_up() == (5, "none", "winner", True, False, False, None)
    others = {"next_starter": "rotate", "memory_aid": False, "reveal_removed": True, "show_unseen_count": True}
    assert set_up(tokens_to_win=9, tie_rule="share", first_starter="3", **others) == (
        9, "share", "rotate", False, True, True, 2
    )  # fmt: skip


def dealt_by(key: str) -> int:
    state = begin(GAME, 3, settle(GAME.options, {}), key).state
    assert isinstance(state, State)
    return state.active


def test_turns_pass_to_the_left_over_those_out() -> None:
    """Section 2: turns go to the next seat, skipping whoever is out, and round again."""
    table = Table("A- B(2) C- D{4,1}", deck=[1, 1]).play(4)
    assert table.state.active == B
    assert table.play(1).state.active == D


def test_whoever_is_out_of_the_round_plays_on_with_the_next() -> None:
    """Everybody can see it; robots among themselves need not wait for them."""
    table = Table("A{1,4} B(8) C(3)", deck=[5, 6, 7])
    assert [GAME.plays_on(table.state, seat) for seat in (A, B, C)] == [True, True, True]
    table.play(1, B, 8)
    assert [GAME.plays_on(table.state, seat) for seat in (A, B, C)] == [True, False, True]
    table.leave(C)
    assert table.state.round == 2 and GAME.plays_on(table.state, B), "dealt in again"
