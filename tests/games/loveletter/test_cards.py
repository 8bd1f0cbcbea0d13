"""The cards of Love Letter, row by row: L03-L22 and L37."""

from __future__ import annotations

import pytest

from games.core.text import say
from tests.games.loveletter.table import A, B, C, D, Table

ALL = range(1, 9)


def test_l03_guard_hit() -> None:
    """L03: a right guess knocks the other out; the card lies on their pile without effect, for all to see."""
    table = Table("A{1,3} B(5) C(2)", deck=3).play(1, B, 5)
    assert table.out(B) and table.pile(B) == [5]
    assert table.said[:2] == ["guard-hit", "out"]
    assert table.event("guard-hit").args == {"who": A, "whom": B, "guess": "prince"}
    assert table.event("out").args["cards"] == ["prince"]
    assert table.deck == 2, "only C, whose turn it is, has drawn"


def test_l04_guard_miss() -> None:
    """L04: a wrong guess shows nothing of the other's card."""
    table = Table("A{1,3} B(5) C(2)").play(1, B, 4)
    assert table.hand(B)[0] == 5 and table.pile(B) == []
    assert table.event("guard-miss").args == {"who": A, "whom": B, "guess": "handmaid"}
    assert table.learns(A) == [] and table.learns(C) == []
    other = Table("A{1,3} B(6) C(2)").play(1, B, 4)
    assert [say.key for say in table.heard(A)] == [say.key for say in other.heard(A)]


def test_l05_guard_cannot_name_the_guard() -> None:
    """L05: a Guard is not asked about Guards."""
    table = Table("A{1,3} B(1) C(2)")
    assert table.refuses(1, B, 1)
    assert all(not table.refuses(1, B, value) for value in range(2, 9))


@pytest.mark.parametrize("card", [1, 2, 3, 5, 6])
def test_l06_protected_out_or_oneself_cannot_be_chosen(card: int) -> None:
    """L06: neither a protected player nor one who is out can be chosen; oneself only with the Prince."""
    table = Table(f"A{{{card},4}} B(2)* C(1) D-")
    guess = 8 if card == 1 else None
    assert table.refuses(card, B, guess) and table.refuses(card, D, guess)
    assert table.refuses(card, A, guess) == (card != 5)
    assert not table.refuses(card, C, guess)


@pytest.mark.parametrize("card", [1, 2, 3, 6])
def test_l07_nobody_to_choose_means_no_effect(card: int) -> None:
    """L07: with everybody protected the card is legal only without a target, and the turn passes."""
    table = Table(f"A{{{card},4}} B(5)* C(8)*")
    assert table.refuses(card, B) and table.refuses(card, B, 5)
    table.play(card)
    assert table.event("no-effect").args["who"] == A
    assert table.hand(A) == [4] and not table.out(B) and not table.out(C)
    assert table.state.active == B


@pytest.mark.parametrize("card", [1, 2, 3, 6])
def test_l07_a_target_must_be_named_where_there_is_one(card: int) -> None:
    """L07: an effect cannot be declined while somebody can be chosen."""
    assert Table(f"A{{{card},4}} B(5)* C(8)").refuses(card)


def test_l08_spy_tells_only_its_player() -> None:
    """L08: only the Spy's player learns the card; the table learns on whom it was played."""
    table = Table("A{2,4} B(8) C(1)").play(2, B)
    assert table.event("saw").args == {"who": A, "whom": B}
    assert [phrase.args["card"] for phrase in table.learns(A)] == ["princess"]
    assert table.learns(B) == [] and table.learns(C) == []
    assert table.known(A, B) == 8


def test_l09_baron_lower_card_is_out() -> None:
    """L09: the lower card is shown and out; the other stays secret between the two."""
    table = Table("A{3,2} B(6) C(1)").play(3, B)
    assert table.out(A) and table.pile(A) == [3, 2] and not table.out(B)
    assert table.event("compared").args == {"who": A, "whom": B}
    assert table.event("out").args == {"who": A, "cards": ["spy"]}
    assert table.learns(C) == []
    assert [phrase.args["theirs"] for phrase in table.learns(A)] == ["king"]
    assert [phrase.args["mine"] for phrase in table.learns(B)] == ["spy"]


def test_l09_baron_the_other_may_be_lower() -> None:
    """L09: the one challenged is out when theirs is the lower card."""
    table = Table("A{3,6} B(2) C(1)").play(3, B)
    assert table.out(B) and table.pile(B) == [2] and table.hand(A) == [6]


def test_l10_baron_equal_cards() -> None:
    """L10: equal cards change nothing; the two know them, the others hear that they were equal."""
    table = Table("A{3,4} B(4) C(1)").play(3, B)
    assert not table.out(A) and not table.out(B)
    assert table.known(A, B) == 4 and table.known(B, A) == 4
    assert table.said[0] == "compared-equal" and table.learns(C) == []
    assert len(table.learns(A)) == len(table.learns(B)) == 1


def test_l11_handmaid_until_the_next_own_turn() -> None:
    """L11: protection lasts through the others' turns and ends with one's own, before the draw."""
    table = Table("A{4,2} B(1) C(1)", deck=[3, 5, 6]).play(4)
    assert table.protected(A) and table.refuses(1, A, 2)
    table.play(1, C, 8)
    assert table.protected(A) and table.refuses(1, A, 2)
    table.play(1, B, 8)
    assert table.state.active == A and not table.protected(A)
    assert table.said[-1] == "drew"


@pytest.mark.parametrize(("victim", "other"), [(B, C), (C, B)])
def test_l12_prince_discards_without_effect(victim: int, other: int) -> None:
    """L12: a Handmaid thrown away for a Prince protects nobody, also who has no turn yet; a new card is drawn."""
    hands = {victim: 4, other: 1}
    table = Table(f"A{{5,1}} B({hands[B]}) C({hands[C]})", deck=[6, 1, 3]).play(5, victim)
    assert table.pile(victim) == [4] and not table.protected(victim)
    assert table.hand(victim)[0] == 6 and table.pile(A) == [5] and table.pile(other) == []
    assert table.event("discarded").args == {"who": A, "whom": victim, "card": "handmaid"}
    assert table.event("redrew").args == {"who": victim}
    assert table.deck == 1, "three, less the new card, less B's own draw"
    assert [phrase.args["card"] for phrase in table.learns(victim)] == ["king"]
    assert table.learns(A) == [] and table.learns(other) == []
    target = C if victim == C else A
    assert not table.refuses(1, target, 2), "whoever is not protected can be chosen"


def test_l13_prince_on_the_princess() -> None:
    """L13: whoever must discard the Princess is out and draws nothing."""
    table = Table("A{5,1} B(8) C(2)", deck=3).play(5, B)
    assert table.out(B) and table.pile(B) == [8]
    assert "redrew" not in table.said and "out-empty" in table.said
    assert table.deck == 2, "only C has drawn"


def test_l14_prince_on_oneself_when_all_are_protected() -> None:
    """L14: with everybody protected the Prince must be played on oneself."""
    table = Table("A{5,1} B(2)* C(3)*", deck=[6, 7, 3])
    assert table.refuses(5, B) and table.refuses(5)
    table.play(5, A)
    assert table.pile(A) == [5, 1] and table.hand(A) == [6]


def test_l15_prince_on_oneself_with_the_princess() -> None:
    """L15: even when that means discarding the Princess."""
    table = Table("A{5,8} B(2)* C(3)*")
    assert table.refuses(5, B) and table.refuses(5, C)
    table.play(5, A)
    assert table.out(A) and table.pile(A) == [5, 8]


def test_l16_prince_on_an_empty_deck_takes_the_removed_card() -> None:
    """L16: with no card left the removed one is taken, and the round ends."""
    table = Table("A{5,3} B(4) C-", deck=0, removed=8, tokens_to_win=1).play(5, B)
    assert table.pile(B) == [4] and table.hand(B) == [8] and table.state.removed is None
    assert "redrew-removed" in table.said
    assert table.event("showdown").args["cards"] == ["baron", "princess"]
    assert table.tokens == [0, 1, 0]


def test_l17_prince_takes_the_last_card() -> None:
    """L17: the last card of the deck goes to the Prince's victim; the round ends with that turn."""
    table = Table("A{5,1} B(2) C-", deck=[7], tokens_to_win=1).play(5, B)
    assert table.hand(B) == [7] and table.state.removed is not None
    assert table.event("showdown").args["cards"] == ["guard", "countess"]
    assert table.tokens == [0, 1, 0]


def test_l18_king_swaps_hands() -> None:
    """L18: hands are swapped, the two are told, the others see only that it happened."""
    table = Table("A{6,1} B(8) C(2)").play(6, B)
    assert table.hand(A) == [8] and table.hand(B)[0] == 1
    assert table.event("swapped").args == {"who": A, "whom": B}
    assert [(phrase.args["got"], phrase.args["gave"]) for phrase in table.learns(A)] == [("princess", "guard")]
    assert [(phrase.args["got"], phrase.args["gave"]) for phrase in table.learns(B)] == [("guard", "princess")]
    assert table.learns(C) == []


@pytest.mark.parametrize("other", [5, 6])
def test_l19_countess_with_king_or_prince(other: int) -> None:
    """L19: the Countess must be played beside King or Prince; the other card stays secret."""
    table = Table(f"A{{7,{other}}} B(2) C(1)")
    assert table.choices() == ["countess"]
    assert table.refuses(other, B) and table.refuses(other, A)
    table.play(7)
    assert table.hand(A) == [other] and table.pile(A) == [7]
    assert table.said[0] == "sighed" and table.event("sighed").args == {"who": A}


@pytest.mark.parametrize("other", [8, 4])
def test_l20_countess_is_free_beside_others(other: int) -> None:
    """L20: beside any other card she may be played or kept."""
    table = Table(f"A{{7,{other}}} B(2) C(1)")
    assert not table.refuses(7) and not table.refuses(other)


def test_l21_playing_the_princess() -> None:
    """L21: whoever plays the Princess is out; the other card follows without effect."""
    table = Table("A{8,2} B(5) C(1)").play(8)
    assert table.out(A) and table.pile(A) == [8, 2]
    assert table.said[:2] == ["lost", "out"] and "saw" not in table.said
    assert table.learns(A) == []


def test_l22_who_is_out_stays_out() -> None:
    """L22: a knocked-out player's card does nothing, and the player cannot be chosen any more."""
    table = Table("A{1,2} B(4) C(1)", deck=[1, 3, 5]).play(1, B, 4)
    assert table.out(B) and not table.protected(B)
    assert table.state.active == C and table.refuses(1, B, 8) and not table.refuses(1, A, 8)


def test_l37_a_guess_is_never_refused_for_being_hopeless() -> None:
    """L37: the Princess may be named although everybody can see her."""
    table = Table("A{1,3} B(2) C(5) D-[8]").play(1, B, 8)
    assert table.event("guard-miss").args["guess"] == "princess" and not table.out(B)


def test_the_guess_list_is_always_whole() -> None:
    """4.2: every card but the Guard is on the list, whatever lies open."""
    table = Table("A{1,3} B(2) C(5) D-[8,6,7]")
    assert table.position.ask is not None
    target = table.position.ask.menu(A).after("guard")
    assert target is not None
    guess = target.after(str(B))
    assert guess is not None and len(guess.choices) == 7 and "guard" not in guess.choices


def test_no_effect_says_which_card() -> None:
    """The table hears which card was played for nothing."""
    table = Table("A{3,4} B(5)* C(8)*").play(3)
    assert table.heard(None)[0] == say("loveletter-no-effect", who=A, card="baron")
