"""What a player reads and presses: how choices stand beside each other, what is left to guess, one line a move."""

from __future__ import annotations

import pytest

from games.core.menu import Step, Tone, grave, step_after
from games.core.text import say
from games.loveletter import GAME
from games.loveletter.pieces import Card
from games.loveletter.scenes import table_scene
from tests.games.loveletter.table import A, B, C, Table
from texts.catalogue import texts

NAMES = ("Anna", "Ben", "Carl", "Dora")


def said(table: Table, seat: int | None = None) -> list[str]:
    """The log as a reader sees it: what has no words is no line."""
    return [line for line in (texts()(phrase, NAMES.__getitem__) for phrase in table.heard(seat)) if line]


def menu(table: Table) -> Step:
    assert table.position.ask is not None
    return table.position.ask.menu(table.state.active)


# How choices stand beside each other.


def test_the_princess_is_played_on_purpose() -> None:
    """4.1: she may be played, and whoever does is out; so it is asked for twice."""
    step = menu(Table("A{8,2} B(5) C(3)"))
    assert step.tones == {"princess": Tone.GRAVE} and grave(step, ("princess",)) and not grave(step, ("spy", "1"))
    assert menu(Table("A{1,2} B(5) C(3)")).tones == {}


@pytest.mark.parametrize(("kept", "expected"), [(8, {"0": Tone.GRAVE}), (2, {})])
def test_a_prince_on_one_s_own_princess_is_grave(kept: int, expected: dict[str, Tone]) -> None:
    """L15: it knocks its player out as surely as playing her."""
    step = step_after(menu(Table(f"A{{5,{kept}}} B(3) C(3)")), ("prince",))
    assert step is not None and step.choices == ("0", "1", "2") and step.tones == expected


# What is left to guess.


def left(table: Table) -> dict[str, tuple[int, int]]:
    """Beside each guess: copies not seen, and copies there are."""
    step = step_after(menu(table), ("guard", str(B)))
    assert step is not None
    return {word: (note.args["left"], note.args["copies"]) for word, note in step.notes.items()}


def test_copies_left_beside_a_guess() -> None:
    """4.2: discards of all, the open cards and one's own hand are counted; what others hold is not."""
    table = Table("A{1,5}[2] B(7)[2,4] C(6) D-[3]", deck=3)
    aside = table.state.aside
    counted = left(table)
    assert list(counted) == [card.word for card in Card if card is not Card.GUARD]
    gone = [Card.PRINCE, Card.SPY, Card.SPY, Card.HANDMAID, Card.BARON, *aside]
    assert counted == {card.word: (copies - gone.count(card), copies) for card, copies in COPIES.items()}


COPIES = {
    Card.SPY: 2,
    Card.BARON: 2,
    Card.HANDMAID: 2,
    Card.PRINCE: 2,
    Card.KING: 1,
    Card.COUNTESS: 1,
    Card.PRINCESS: 1,
}


def test_copies_left_do_not_tell_who_holds_what() -> None:
    """I-9: two deals that look the same to the guesser have the same figures."""
    one, other = Table("A{1,5} B(7) C(6)", deck=[8, 2]), Table("A{1,5} B(8) C(2)", deck=[6, 7])
    assert left(one) == left(other)


@pytest.mark.parametrize(
    ("seen", "words"),
    [((), "2 of 2 left"), ((2,), "1 of 2 left"), ((2, 2), "none left")],
)
def test_copies_left_in_words(seen: tuple[int, ...], words: str) -> None:
    """4.2: in the private panel, beside the guess."""
    pile = ",".join(map(str, seen))
    table = Table(f"A{{1,5}} B(7) C(6)[{pile}]", deck=11 - len(seen))
    guess = step_after(menu(table), ("guard", str(B)))
    assert guess is not None and texts()(guess.notes["spy"]) == words


# One line a move.


def test_a_turn_is_one_line() -> None:
    """Section 7: that somebody draws is no news, and what is drawn is their own."""
    table = Table("A{4,2} B(5) C(2)", deck=[1, 1, 1]).play(4)
    assert said(table) == ["Anna plays the Handmaid and is protected until their next turn."]
    assert said(table, B)[1:] == ["You draw the Guard."]
    prince = Table("A{5,2} B(5) C(4)", deck=[6, 1, 1], removed=3).play(5, C)
    assert said(prince) == ["Anna plays the Prince on Carl, who discards the Handmaid."]
    assert said(prince, C)[1:] == ["Your new card is the King."]
    own = Table("A{5,2} B(5) C(4)", deck=[6, 1, 1], removed=3).play(5, A)
    assert said(own) == ["Anna plays the Prince and discards the Spy as well."]


def test_what_came_of_it_is_said_at_once() -> None:
    """Section 5: a guess, a look, a comparison, each to those who may know."""
    guess = Table("A{1,3} B(5) C(2)", deck=[1, 1]).play(1, C, 2)
    assert said(guess) == [
        "Anna plays the Guard on Carl: the Spy? Right!", "Carl is out of the round, showing the Spy."
    ]  # fmt: skip
    look = Table("A{2,4} B(5) C(8)", deck=[1, 1]).play(2, C)
    assert said(look, A)[1] == "You saw Carl's card: the Princess." and said(look, C) == said(look)
    compared = Table("A{3,6} B(5) C(2)", deck=[1, 1]).play(3, C)
    assert said(compared, A)[1] == said(compared, C)[1] == "Anna had the King, Carl the Spy."
    assert said(compared)[1:] == ["Carl is out of the round, showing the Spy."]
    equal = Table("A{3,5} B(6) C(5)", deck=[1, 1]).play(3, C)
    assert said(equal, A)[1] == said(equal, C)[1] == "You both had the Prince."


def test_what_was_seen_is_told_as_past() -> None:
    """Section 8: it is read again after the card was played, so it never says who holds something."""
    table = Table("A{2,4} B(5) C(8)", deck=[1, 1, 3]).play(2, C)
    assert not any(" holds " in line for line in said(table, A))
    remembered = GAME.hand_panel(GAME.view(table.state, A)).blocks[-1]
    assert remembered.lines == [say("loveletter-known", who=C, card="princess")]
    assert {"saw", "compared-equal", "swapped"} <= GAME.handed, "what they showed is the memory aid's to keep"
    assert "compared" not in GAME.handed, "who lost by a Baron keeps what they were told"


# The end of a round.


def test_the_end_of_a_round_says_who_held_what_and_who_wins_what() -> None:
    """Section 6: cards are shown when the deck is empty; whoever is left alone keeps theirs."""
    shown = Table("A{4,3} B(6) C(2)", deck=0, tokens=(0, 2, 0)).play(4)
    assert said(shown)[1:3] == [
        "The deck is empty: Anna shows the Baron (discards: 4), Ben shows the King (discards: 0) and "
        "Carl shows the Spy (discards: 0).",
        "Ben has the highest card and wins round 1 and a token (3 of 5).",
    ]
    tie = Table("A{3,4}[1,5] B(4)[2,5,1] C- D-", deck=0).play(3, B)
    assert "The discards break the tie: Anna wins round 1 and a token (1 of 4)." in said(tie)
    alone = Table("A{1,6} B(5) C-", deck=3).play(1, B, 5)
    assert said(alone)[2] == "Anna is the last one left and wins round 1 and a token (1 of 5)."
    assert not any("King" in line for line in said(alone))


def test_moments_and_rounds() -> None:
    """The end of a round deserves a message of its own, and the next one begins another chapter."""
    table = Table("A{4,3} B(6) C(2)", deck=0).play(4)
    assert [key for key in table.said if key in GAME.moments] == ["showdown", "won-highest"]
    assert [key for key in table.said if key in GAME.rounds] == ["round"]
    assert not any(event.secret for event in table.events if event.key in GAME.moments | GAME.rounds)


def test_copies_that_are_not_public_are_counted_card_by_card() -> None:
    """Section 9: each card with its own number, none to be looked up in a second list."""
    table = Table("A{5,1}[1,1,1] B(8)[2] C(7)[3,3,4]", deck=[2, 6], show_unseen_count=True)
    (line,) = [block.lines[0] for block in GAME.table_panel(GAME.view(table.state, None)).blocks if not block.detail]
    counted = "2 × Guard, 1 × Spy, 1 × Prince, 1 × King, 1 × Countess and 1 × Princess"
    assert texts()(line, NAMES.__getitem__) == f"Still hidden: {counted}."
    over = Table("A{4,3} B(6) C(2)", deck=0, tokens_to_win=1, show_unseen_count=True).play(4)
    assert "loveletter-unseen" not in str(GAME.table_panel(GAME.view(over.state, None))), "all cards were shown"


# Nothing twice.


def test_words_leave_to_the_picture_what_it_shows() -> None:
    """Details are words for those who ask for them; the count of unseen cards and memories are in no picture."""
    table = Table("A{2,4} B(8) C(1)", show_unseen_count=True).play(2, B)
    blocks = GAME.table_panel(GAME.view(table.state, None)).blocks
    assert [block.lines[0].key for block in blocks if not block.detail] == ["loveletter-unseen"]
    assert [block.detail for block in GAME.hand_panel(GAME.view(table.state, A)).blocks] == [True, False]
    out = GAME.hand_panel(GAME.view(Table("A{1,4} B(8) C(1)").play(1, B, 8).state, B))
    assert out.heading.key == "loveletter-hand-empty" and out.scene is None, "there is no picture of no cards"


def test_the_picture_shows_who_gave_up_and_how_many_tokens_win() -> None:
    """Section 8: also where there are more tokens to win than hearts have room."""
    table = Table("A{1,4} B(8) C(1)", tokens_to_win=9, tokens=(2, 0, 0)).leave(C)
    shapes = str(table_scene(GAME.view(table.state, None)))
    assert "loveletter-mark-gone" in shapes and "{'tokens': 2, 'target': 9}" in shapes
