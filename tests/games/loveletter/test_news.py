"""Who is told what (section 7): every event of every card to the letter, since a word too many is a leak."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.match import begin
from games.core.options import settle
from games.core.text import Seat
from games.loveletter import GAME
from games.loveletter.state import State
from tests.games.loveletter.table import A, B, C, D, Table

News = tuple[str, dict[str, Any], dict[Seat, dict[str, Any]], bool]


def news(table: Table) -> list[News]:
    """Key, public facts, what single seats learn, and whether it is a secret."""
    return [(event.key, event.args, event.private, event.secret) for event in table.events]


def told(key: str, private: dict[Seat, dict[str, Any]] | None = None, **args: Any) -> News:
    return key, args, private or {}, False


def two(one: Seat, other: Seat, **facts: Any) -> dict[Seat, dict[str, Any]]:
    """Both learn the same."""
    return {one: facts, other: facts}


DREW = told("drew", {B: {"card": "guard"}}, who=B)
"""B's turn follows, and B draws the Guard that lies on top."""


@pytest.mark.parametrize(
    ("hands", "move", "expected"),
    [
        ("A{1,3} B(5) C(2)", (1, C, 2), [
            told("guard-hit", who=A, whom=C, guess="spy"), told("out", who=C, cards=["spy"]), DREW]),
        ("A{1,3} B(5) C(2)", (1, C, 8), [told("guard-miss", who=A, whom=C, guess="princess"), DREW]),
        ("A{2,4} B(5) C(8)", (2, C), [told("saw", {A: {"card": "princess"}}, who=A, whom=C), DREW]),
        ("A{3,6} B(5) C(2)", (3, C), [
            told("compared", two(A, C, mine="king", theirs="spy"), who=A, whom=C),
            told("out", who=C, cards=["spy"]), DREW]),
        ("A{3,2} B(5) C(6)", (3, C), [
            told("compared", two(A, C, mine="spy", theirs="king"), who=A, whom=C),
            told("out", who=A, cards=["spy"]), DREW]),
        ("A{3,2} B(5) C(2)", (3, C), [
            told("compared-equal", two(A, C, mine="spy", theirs="spy"), who=A, whom=C), DREW]),
        ("A{4,2} B(5) C(2)", (4,), [told("shielded", who=A), DREW]),
        ("A{7,5} B(5) C(2)", (7,), [told("sighed", who=A), DREW]),
        ("A{8,2} B(5) C(2)", (8,), [told("lost", who=A), told("out", who=A, cards=["spy"]), DREW]),
        ("A{6,2} B(5) C(8)", (6, C), [
            told("swapped", {A: {"got": "princess", "gave": "spy"}, C: {"got": "spy", "gave": "princess"}},
                 who=A, whom=C), DREW]),
        ("A{5,2} B(5) C(8)", (5, C), [
            told("discarded", who=A, whom=C, card="princess"), told("out-empty", who=C, cards=[]), DREW]),
        ("A{6,2} B(5)* C(8)*", (6,), [told("no-effect", who=A, card="king"), DREW]),
    ],
)  # fmt: skip
def test_news_of_a_card(hands: str, move: tuple[int, ...], expected: list[News]) -> None:
    """Section 5, columns "Public" and "Private"."""
    assert news(Table(hands, deck=[1, 1, 1], removed=4).play(*move)) == expected


@pytest.mark.parametrize(("target", "card"), [(C, "handmaid"), (A, "spy")])
def test_news_of_a_prince(target: int, card: str) -> None:
    """Section 5: the discard is public, the new card its owner's alone."""
    table = Table("A{5,2} B(5) C(4)", deck=[6, 1, 1], removed=3).play(5, target)
    discarded = told("discarded-own" if target == A else "discarded", who=A, whom=target, card=card)
    assert news(table) == [discarded, told("redrew", {target: {"card": "king"}}, who=target), DREW]


def test_news_of_the_removed_card() -> None:
    """Section 5: whoever draws it learns what it was; at the showdown everybody does."""
    table = Table("A{5,3} B- C(4)", deck=0, removed=8, tokens_to_win=1, reveal_removed=True).play(5, C)
    assert news(table) == [
        told("discarded", who=A, whom=C, card="handmaid"),
        told("redrew-removed", {C: {"card": "princess"}}, who=C),
        told("showdown", who=[A, C], cards=["baron", "princess"], sums=[5, 4]),
        told("won-highest", who=C, number=1, tokens=1, target=1),
        told("game-won", who=[C]),
    ]


def test_news_of_time() -> None:
    """Section 8: whose time ran out is public, then the usual lines."""
    table = Table("A{7,5} B(2) C(1)", deck=[1, 1]).time()
    assert news(table) == [told("time", who=[A]), told("sighed", who=A), DREW]


@pytest.mark.parametrize(("seats", "aside"), [(2, 3), (3, 0), (4, 0)])
def test_news_of_a_round(seats: int, aside: int) -> None:
    """Section 7: the deal to each alone, the round with its open cards to all, then the first draw."""
    position = begin(GAME, seats, settle(GAME.options, {"first_starter": "2"}), "news")
    state = position.state
    assert isinstance(state, State) and len(state.aside) == aside
    heard = [(event.key, event.args, event.private, event.secret) for event in position.events]
    hands = [player.hand for player in state.players]
    assert heard == [
        *(("dealt", {}, {seat: {"card": hand[0].word}}, True) for seat, hand in enumerate(hands)),
        told("round", number=1, who=B, aside=[card.word for card in state.aside]),
        told("drew", {B: {"card": hands[B][1].word}}, who=B),
    ]


def test_news_of_the_next_round() -> None:
    """Section 7: rounds are numbered; whoever has left is dealt nothing."""
    table = Table("A(1) B(2) C{4,6}", deck=0, tokens=(0, 0, 3)).leave(B).play(4)
    dealt = [event for event in table.events if event.key == "dealt"]
    assert [list(event.private) for event in dealt] == [[A], [C]]
    assert table.event("round").args["number"] == 2 and table.event("round").args["who"] == C
    assert table.event("drew").args == {"who": C}


def test_news_of_who_leaves() -> None:
    """Section 8: who is out already only leaves; nothing is shown twice."""
    assert news(Table("A{1,3} B(5) C- D(2)").leave(C)) == [told("conceded", who=C)]
    assert news(Table("A{1,3} B(5) C(4) D(2)").leave(D)) == [
        told("conceded", who=D), told("out", who=D, cards=["spy"])
    ]  # fmt: skip
