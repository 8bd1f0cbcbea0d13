"""What is seen (sections 7 and 8): the view field by field, and the panels made of it."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.codec import encode
from games.core.text import Phrase, say
from games.loveletter import GAME
from games.loveletter.pieces import Card
from games.loveletter.view import Suitor, View
from tests.games.loveletter.table import A, B, C, D, Table

MIDDLE = "A(5)*[4,1] B{7,2}[2] C-[1,8,3] D(1)[5,4]"
"""B is to play; A is protected; C is out."""


def cards(*values: int) -> list[Card]:
    return [Card(value) for value in values]


def middle(**options: Any) -> Table:
    return Table(MIDDLE, deck=2, removed=6, tokens=(1, 0, 3, 2), **options)


def lines(table: Table, seat: int | None = None) -> list[Phrase]:
    view = GAME.view(table.state, seat)
    panel = GAME.table_panel(view) if seat is None else GAME.hand_panel(view)
    return [line for block in panel.blocks for line in block.lines]


@pytest.mark.parametrize("seat", [None, A, B, C, D])
def test_the_view_is_what_lies_open_and_the_own_hand(seat: int | None) -> None:
    """Section 7: all that is public, in its order, the seat's own cards, and no more."""
    hands = {A: cards(5), B: cards(2, 7), C: [], D: cards(1)}
    table = middle()
    assert GAME.view(table.state, seat) == View(
        seat=seat,
        hand=[] if seat is None else hands[seat],
        known=[None] * 4 if seat is not None and hands[seat] else [],
        suitors=[
            Suitor(1, 1, cards(4, 1), True, False),
            Suitor(0, 2, cards(2), False, False),
            Suitor(3, 0, cards(1, 8, 3), False, False),
            Suitor(2, 1, cards(5, 4), False, False),
        ],
        active=B,
        round=1,
        in_round=True,
        target=4,
        deck=2,
        removed=True,
        aside=table.state.aside,
        show_unseen_count=False,
        over=False,
    )


def test_the_view_of_the_end() -> None:
    """Section 7: that it is over, who gave up, and that the removed card was taken."""
    table = Table("A{5,3} B(4) C(1)", deck=0, removed=8, tokens_to_win=1)
    assert GAME.view(table.state, None).removed
    table.leave(C).play(5, B)
    view = GAME.view(table.state, None)
    assert view.over and not view.in_round and not view.removed and view.deck == 0 and view.target == 1
    assert [suitor.gone for suitor in view.suitors] == [False, False, True]
    assert [suitor.tokens for suitor in view.suitors] == [0, 1, 0]


def test_which_card_was_drawn_shows_nowhere() -> None:
    """13.3: two cards are shown and offered by value, whichever came first."""
    one, other = Table("A{7,4} B(2) C(1)", deck=9), Table("A{4,7} B(2) C(1)", deck=9)
    assert one.choices() == other.choices() == ["handmaid", "countess"]
    assert encode(GAME.view(one.state, A)) == encode(GAME.view(other.state, A))


def test_what_is_unseen() -> None:
    """Section 7: to a player the deck, the removed card and other hands; the cards on the table to nobody."""
    table = middle()
    hidden = [*table.state.deck, table.state.removed, *table.state.players[A].hand, *table.state.players[D].hand]
    assert sorted(GAME.view(table.state, B).unseen()) == sorted(card for card in hidden if card)
    assert sorted(GAME.view(table.state, None).unseen()) == sorted([*(card for card in hidden if card), *cards(2, 7)])


def test_the_table_in_words() -> None:
    """Section 8: tokens, shield, who is out, discards in order, the open cards."""
    table = middle().leave(D)
    assert lines(table) == [
        say("loveletter-status", deck=2, target=4),
        say("loveletter-aside", cards=table.state.aside),
        say("loveletter-suitor-protected", tokens=1, target=4),
        say("loveletter-pile", cards=cards(4, 1)),
        say("loveletter-suitor-in", tokens=0, target=4),
        say("loveletter-pile", cards=cards(2)),
        say("loveletter-suitor-out", tokens=3, target=4),
        say("loveletter-pile", cards=cards(1, 8, 3)),
        say("loveletter-suitor-gone", tokens=2, target=4),
        say("loveletter-pile", cards=cards(5, 4, 1)),
    ]
    assert "aside" not in str(lines(Table("A{1,1} B(2)", deck=12)))


def test_copies_not_yet_public() -> None:
    """Section 9, `show_unseen_count`: hands count as hidden, the reader's own too."""
    table = middle(show_unseen_count=True)
    for seat in (None, B):
        panel = GAME.table_panel(GAME.view(table.state, seat))
        (line,) = [line for block in panel.blocks for line in block.lines if line.key == "loveletter-unseen"]
        hidden = [*table.state.deck, table.state.removed, *(card for one in table.state.players for card in one.hand)]
        counted = {card: hidden.count(card) for card in Card if card in hidden}
        assert line == say("loveletter-unseen", cards=list(counted), counts=list(counted.values()))


def test_the_hand_in_words() -> None:
    """Section 8: one's own cards with their texts, each once; whoever is out has none."""
    assert lines(middle(), B) == [say("loveletter-hold-spy"), say("loveletter-hold-countess")]
    assert lines(Table("A{1,1} B(2)", deck=3), A) == [say("loveletter-hold-guard")]
    assert lines(middle(), C) == []
    assert GAME.hand_panel(GAME.view(middle().state, C)).heading == say("loveletter-hand-empty")
    assert GAME.hand_panel(GAME.view(middle().state, B)).heading == say("loveletter-hand", cards=cards(2, 7))
