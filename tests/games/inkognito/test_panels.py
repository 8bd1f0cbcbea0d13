"""What the table and the hand say: where everybody has been, whom one meets, what was laid open."""

from __future__ import annotations

import pytest

from games.core.panel import Panel
from games.core.scene import labels
from games.inkognito import GAME
from tests.games.inkognito.table import (
    BRIAN,
    EVE,
    MARCO,
    RIALTO,
    RIGHT,
    ROB,
    SALUTE,
    SIGHS,
    B,
    F,
    Table,
    showed,
    world,
)
from texts.catalogue import texts

NAMES = ("Brian", "Rob", "Mario", "David", "Eve")


def lines(panel: Panel, *, details: bool = False) -> list[str]:
    blocks = [block for block in panel.blocks if details or not block.detail]
    return [texts()(line, NAMES.__getitem__) for block in blocks for line in block.lines]


def hand(table: Table, seat: int) -> list[str]:
    """What stands in the hand's words beside its picture."""
    return lines(GAME.hand_panel(table.view(seat)))


def three(ambassador: str, air: str) -> Table:
    return Table(players=3, ambassador=[ambassador], air=[air]).go(RIALTO, SALUTE, SIGHS)


def five(eve: str) -> Table:
    return Table(players=5).say(EVE, eve).go(RIALTO, RIALTO, SALUTE, SIGHS)


@pytest.mark.parametrize(
    ("table", "seat", "line"),
    [
        (Table(ambassador=[MARCO]).go(RIALTO, RIALTO, SALUTE, SIGHS), BRIAN, "You are alone with Rob at Rialto."),
        (three(RIALTO, MARCO), BRIAN, "You are alone with the Ambassador at Rialto."),
        (three(MARCO, RIALTO), BRIAN, "You are alone with the air player at Rialto."),
        (
            five(RIALTO),
            ROB,
            "You and Brian are before the Ambassador (Eve) at Rialto. What you show, only the Ambassador sees.",
        ),
        (five(RIALTO), EVE, "You receive Brian and Rob at Rialto."),
        (five(SALUTE), EVE, "You receive Mario at Salute."),
    ],
    ids=["pair", "ambassador", "air", "audience", "receiving two", "receiving one"],
)
def test_the_hand_says_whom_one_meets(table: Table, seat: int, line: str) -> None:
    assert table.state.waiting()
    assert hand(table, seat)[0] == line


def test_the_ambassador_is_told_what_to_do_for_want_of_cards() -> None:
    """An agent's picture says who one is; the Ambassador's has nothing but tiles."""
    goal = "As the Ambassador you win alone: find out whose number is which, and open the safe when you meet somebody."
    assert goal in hand(five(SALUTE), EVE) and goal not in hand(five(SALUTE), ROB)


def test_the_ambassador_sees_along_and_the_hand_says_so() -> None:
    table = five(SALUTE).say(BRIAN, B, "n24").say(ROB, F, "n13")
    assert "whatever black card you see, the Ambassador sees, too" in hand(table, 2)[0]


def test_who_meets_nobody_is_told_nothing_of_it() -> None:
    table = Table(ambassador=[MARCO]).go(RIALTO, RIALTO, SALUTE, SIGHS)
    assert not [line for line in hand(table, 2) if line.startswith("You are alone")]
    table.say(BRIAN, B, "n24").say(ROB, F, "n13")
    assert not [line for line in hand(table, BRIAN) if line.startswith("You are alone")]


def test_the_pairs_used_towards_the_one_i_meet_are_beside_the_choice() -> None:
    state = world(ambassador=[MARCO])
    showed(state, BRIAN, ROB, B, "n24")
    showed(state, BRIAN, 2, B, "n36")
    table = Table(state).go(RIALTO, RIALTO, SALUTE, SIGHS)
    assert hand(table, BRIAN)[-2:] == [
        "What you have shown Rob already, and cannot show again:",
        "– Colonel Bubble and 24",
    ]
    assert hand(table, ROB)[-1] == "You have not shown Brian any pair yet."


def test_the_table_has_a_row_for_each() -> None:
    """In the order of the visits, a dash for each tile to come; which ones these are; all of it is in the picture."""
    table = Table(ambassador=[MARCO]).go(RIALTO, SALUTE, SIGHS, "san_giorgio").go(SIGHS)
    panel = GAME.table_panel(table.view(None))
    assert lines(panel) == []
    said = lines(panel, details=True)
    assert said[0] == "First: Rob"
    assert "blue · Salute · Bridge of Sighs · – · – · –" in said
    assert "red · Rialto · – · – · – · –" in said and "black · San Marco · – · – · – · –" in said
    assert "Rob: San Marco, Rialto and San Giorgio" in said


def test_beside_the_picture_stands_only_what_it_does_not_show() -> None:
    """A series' goal; in the hand the partner and the decision, not the cards and the tiles."""
    table = Table(ambassador=[MARCO], series_points=3).go(RIALTO, RIALTO, SALUTE, SIGHS).say(BRIAN, B, "n24")
    assert lines(GAME.table_panel(table.view(None))) == ["Game 1 · first to 3 points"]
    everything = lines(GAME.table_panel(table.view(None)), details=True)
    assert "Brian and Rob meet at Rialto." in everything and "0 points" in everything
    assert hand(table, BRIAN)[:3] == [
        "You are alone with Rob at Rialto.",
        "Your partner is Lord Fiddlebottom.",
        "Decided: you show Colonel Bubble and 24.",
    ]
    everything = lines(GAME.hand_panel(table.view(BRIAN)), details=True)
    assert "Tiles left: San Marco, San Giorgio, Bridge of Sighs and Salute." in everything
    assert [line for line in everything if line.startswith("False when you show them")]


def test_a_tile_face_down_is_in_the_picture() -> None:
    """K1: that it lies there, not which one it is."""
    before, after = Table(players=5), Table(players=5).say(EVE, SALUTE)
    for table, lies in ((before, False), (after, True)):
        scene = GAME.table_panel(table.view(None)).scene
        assert scene is not None
        assert ("The Ambassador's next place is chosen, face down." in [texts()(line) for line in scene.alt]) is lies
        assert ("?" in [texts()(one.text, NAMES.__getitem__) for one in labels(scene.shapes)]) is lies
    assert after.view(None) == Table(players=5).say(EVE, RIALTO).view(None)


def test_the_heading_counts_the_rounds_of_the_cycle() -> None:
    """Section 3: five rounds are a cycle."""
    table = Table(max_rounds=10, auto_last_tile=False)
    seen: dict[int, str] = {}
    while table.key is not None:
        seen[table.state.round] = texts()(GAME.table_panel(table.view(None)).heading)
        table.time()
    assert list(seen.values()) == [
        f"Inkognito · round {number} ({(1, 2, 3, 4, 5)[number % 5 - 1]} of 5)" for number in seen
    ]
    assert list(seen) == list(range(1, 11))


def test_everything_is_laid_open_and_the_recap_is_where_it_says() -> None:
    table = Table(ambassador=[MARCO, SIGHS]).go(RIALTO, RIALTO, SALUTE, SIGHS).say(BRIAN, B, "n24").say(ROB, F, "n13")
    table.go(SALUTE, MARCO, RIALTO, SALUTE)
    table.say(ROB, F, "n24").open_safe(BRIAN, RIGHT)
    panel = GAME.table_panel(table.view(None))
    said = lines(panel)
    assert "Mario: Madame Zsa Zsa, 24." in said
    assert (
        "Everything that was shown, round by round, and who could have known the combination when, is in the log."
        in said
    )
    shown = "Round 1, Rialto: Rob showed Brian Lord Fiddlebottom and 13."
    assert shown not in said and shown in lines(panel, details=True)
    told = [texts()(one, NAMES.__getitem__) for event in table.events for one in event.heard_by(GAME.key, None)]
    once = "Brian could not be sure of the combination."
    assert shown in told and once in told and once not in lines(panel, details=True), "said once: in the log"


def test_without_a_recap_nothing_that_was_shown_is_kept() -> None:
    """Section 10: identities, numbers and the attempt are laid open, the exchanges are not."""
    table = Table(ambassador=[MARCO, SIGHS], recap=False).go(RIALTO, RIALTO, SALUTE, SIGHS)
    table.say(BRIAN, B, "n24").say(ROB, F, "n13").go(SALUTE, MARCO, RIALTO, SALUTE)
    table.say(ROB, F, "n24").open_safe(BRIAN, RIGHT)
    finished = table.view(None).finished
    assert finished is not None and (finished.shows, finished.knew) == ([], [])
    assert [event.key for event in table.events if event.key.startswith(("retold", "could"))] == []
    assert finished.black == table.state.black and finished.attempt is not None


def test_in_a_later_round_only_the_places_of_that_round_count() -> None:
    """Section 4.1: the tiles of earlier rounds lie there as well, but nobody is there any more."""
    table = Table(ambassador=[MARCO, SIGHS]).go(RIALTO, SALUTE, SIGHS, "san_giorgio")
    assert table.state.round == 2
    table.go(MARCO, RIALTO, SALUTE)
    view = table.view(None)
    assert {place.word: seats for place, seats in view.here().items() if seats} == {
        MARCO: [ROB], RIALTO: [2], SALUTE: [3],
    }  # fmt: skip
    assert view.ambassador_at() is None
    table.go(SIGHS)
    place = table.view(None).ambassador_at()
    assert place is not None and place.word == SIGHS
    assert table.heard() == ["went", "ambassador", "meets-am"], "no crowd where the Ambassador was before"
