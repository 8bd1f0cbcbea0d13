"""The notebook's pages, read from top to bottom; and the pieces as section 1 lists them."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.core.options import settle
from games.core.text import Seat
from games.inkognito import GAME
from games.inkognito.notebook import notebook, notebook_panel, set_draft, set_mark, set_note
from games.inkognito.pieces import (
    COLOURS,
    COMBINATIONS,
    IDENTITIES,
    KINDS,
    NUMBERS,
    PAIRS,
    PARTNER,
    Card,
    Place,
    written,
)
from games.inkognito.sheet import Marks
from games.inkognito.state import Show
from games.inkognito.view import View
from tests.games.inkognito.table import AIR, BRIAN, DAVID, EVE, MARIO, ROB, B, F, Table, Z, cards, showed, world
from tests.games.inkognito.test_notebook import long_game
from texts.catalogue import texts

NAMES = ("Brian", "Rob", "Mario", "David", "Eve")


def page(view: View, marks: Marks | None = None, leaf: int = 0) -> list[list[str]]:
    """Heading and blocks, each with its title first."""
    panel = notebook_panel(view, marks, leaf)
    parts = [[panel.heading], *([*([block.title] if block.title else []), *block.lines] for block in panel.blocks)]
    return [[texts()(line, NAMES.__getitem__) for line in part] for part in parts]


def test_a_page_with_everything_on_it() -> None:
    """Section 8: own cards and what is certain, meetings, what others saw, marks, draft, note, and the help."""
    state = world(deduction_help=True)
    showed(state, BRIAN, ROB, B, "n24", round=1)
    showed(state, ROB, BRIAN, F, "n24", round=1)
    showed(state, MARIO, BRIAN, Z, round=2)
    showed(state, BRIAN, DAVID, B, round=3)
    showed(state, BRIAN, DAVID, "n13", round=4)
    view = Table(state).view(BRIAN)
    marks: Marks | None = None
    marked: list[tuple[Seat, Card, str]] = [
        (DAVID, Card.N47, "yes"),
        (ROB, Card.N47, "no"),
        (ROB, Card.N36, "maybe"),
        (ROB, Card.FIDDLEBOTTOM, "yes"),
        (ROB, Card.N24, "no"),
    ]
    for seat, card, sign in marked:
        marks = set_mark(view, marks, seat, card, sign)
    marks = set_note(view, set_draft(view, marks, Card.FIDDLEBOTTOM, Card.N36), "Ask Rob.")
    assert page(view, marks) == [
        ["Your notebook · game 1"],
        [
            "You: Colonel Bubble, 13.",
            "Crossed out for all others: Colonel Bubble, 13.",
        ],
        [
            "Your partner is Lord Fiddlebottom.",
            "Certain: Mario holds Madame Zsa Zsa (black card seen).",
        ],
        [
            "Meetings (X seen, O shown, ✔ black)",
            "Round 1, Rialto, Rob – X: Lord Fiddlebottom and 24 · O: Colonel Bubble and 24",
            "Round 2, Rialto, Mario – ✔ Madame Zsa Zsa",
            "Round 3, Rialto, David – you showed ✔ Colonel Bubble",
            "Round 4, Rialto, David – you showed ✔ 13",
        ],
        [
            "What others have seen of you",
            "Rob: 1 of 12 pairs used",
            "– Colonel Bubble and 24",
            "Mario: 0 of 12 pairs used",
            "David: 0 of 12 pairs used",
            "David has seen your black card: Colonel Bubble and 13",
        ],
        [
            "Your marks",
            "Rob: surely Lord Fiddlebottom",
            "Rob: perhaps 36",
            "Rob: not 24 and 47",
            "David: surely 47",
            "Draft F-B-Z-X: 36-13-?-?",
        ],
        ["Your note", "“Ask Rob.”"],
        [
            "What your record leaves possible",
            "6 ways left to give everybody an identity and a number.",
            "4 combinations: 36-13-24-47, 36-13-47-24, 47-13-24-36 and 47-13-36-24",
            "Rob: Lord Fiddlebottom and Agent X · 24, 36 and 47",
            "Mario: Madame Zsa Zsa · 24, 36 and 47",
            "David: Lord Fiddlebottom and Agent X · 24, 36 and 47",
        ],
    ]


def test_a_draft_that_has_a_number_twice_says_so() -> None:
    """Such a draft is offered nowhere, and one wonders why."""
    view = Table(world()).view(BRIAN)
    marks = set_draft(view, None, Card.FIDDLEBOTTOM, Card.N24)
    assert page(view, marks)[-1] == ["Your marks", "Draft F-B-Z-X: 24-13-?-?"]
    twice = set_draft(view, marks, Card.AGENT_X, Card.N24)
    assert page(view, twice)[-1][-1] == "⚠️ The draft has 24 twice, so it opens no safe."


def test_a_page_about_the_air_player() -> None:
    """Three players: no partner, and the fourth seat has a name of its own; a card seen twice is certain once."""
    state = world(players=3, deduction_help=True)
    for round in (1, 2):
        state.shows.append(Show(round, Place.SALUTE, AIR, [BRIAN], [Card.N47], "look"))
    view = Table(state).view(BRIAN)
    said = page(view, set_mark(view, None, AIR, Card.AGENT_X, "maybe"))
    assert said[1:6] == [
        ["You: Colonel Bubble, 13.", "Crossed out for all others: Colonel Bubble, 13."],
        ["Certain: The air player holds 47 (black card seen)."],
        [
            "Meetings (X seen, O shown, ✔ black)",
            "Round 1, Salute, The air player – ✔ 47",
            "Round 2, Salute, The air player – ✔ 47",
        ],
        ["What others have seen of you", "Rob: 0 of 12 pairs used", "Mario: 0 of 12 pairs used"],
        ["Your marks", "The air player: perhaps Agent X"],
    ]
    assert said[6][-1] == "The air player: Lord Fiddlebottom, Madame Zsa Zsa and Agent X · 47"


def test_pages_of_an_audience() -> None:
    """Five players: what the agent showed the Ambassador, and what the Ambassador saw along."""
    state = world(players=5, deduction_help=True)
    state.shows.append(Show(1, Place.SALUTE, BRIAN, [EVE], cards(B, "n24"), "audience"))
    state.shows.append(Show(2, Place.SIGHS, ROB, [BRIAN, EVE], cards("n36"), "interview"))
    table = Table(state)
    brian, eve = page(table.view(BRIAN)), page(table.view(EVE))
    assert brian[3][1:] == ["Round 1, Salute, Eve – O: Colonel Bubble and 24", "Round 2, Bridge of Sighs, Rob – ✔ 36"]
    assert brian[4][-2:] == ["Eve: 1 of 12 pairs used", "– Colonel Bubble and 24"]
    assert [part[:3] for part in eve[1:]] == [
        ["You are the Ambassador: no cards of your own."],
        ["Certain: Rob holds 36 (black card seen)."],
        [
            "Meetings (X seen, O shown, ✔ black)",
            "Round 1, Salute, Brian – X: Colonel Bubble and 24",
            "Round 2, Bridge of Sighs, Rob – ✔ 36",
        ],
        [
            "What your record leaves possible",
            "60 ways left to give everybody an identity and a number.",
            eve[4][2],
        ],
    ]
    assert eve[4][2].startswith("18 combinations: ")
    rob = {one.whom: one.black for one in notebook(table.view(ROB)).towards}
    assert rob == {BRIAN: [Card.N36], MARIO: [], DAVID: [], EVE: [Card.N36]}, "both have seen it"


def test_a_further_leaf_has_only_meetings() -> None:
    assert page(long_game(13).view(BRIAN), None, 1) == [
        ["Your notebook · game 1"],
        [
            "Meetings 1 to 2 of 13 (X seen, O shown, ✔ black)",
            "Round 1, Rialto, Rob – X: Lord Fiddlebottom and Colonel Bubble · O: Lord Fiddlebottom and Colonel Bubble",
            "Round 2, Rialto, Mario – X: Lord Fiddlebottom and 24 · O: Lord Fiddlebottom and Colonel Bubble",
        ],
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_black_card_and_every_tile_is_somewhere(players: int) -> None:
    """Section 1: eight black cards, and 25 tiles in five colours; nothing before the deal."""
    assert GAME.pieces(GAME.setup(players, settle(GAME.options, {}))) == []
    for state in (world(players), Table(players=players).go("rialto").state):
        pieces = GAME.pieces(state)
        assert len(pieces) == len(set(pieces)) == 8 + 25
        assert {card.word for card in Card} < set(pieces)


def test_the_pieces() -> None:
    """Section 1: four agents in the order F-B-Z-X, who belongs to whom, four numbers, five places."""
    assert [card.word for card in IDENTITIES] == ["fiddlebottom", "bubble", "zsazsa", "agent_x"]
    assert [card.word for card in NUMBERS] == ["n13", "n24", "n36", "n47"]
    assert [*IDENTITIES, *NUMBERS] == list(Card)
    assert [card.kind for card in Card] == ["identity"] * 4 + ["number"] * 4 and KINDS == ("identity", "number")
    assert {(one, other) for one, other in combinations(IDENTITIES, 2) if PARTNER[one] is other} == {
        (Card.FIDDLEBOTTOM, Card.BUBBLE),
        (Card.ZSAZSA, Card.AGENT_X),
    }
    assert all(PARTNER[PARTNER[agent]] is agent for agent in IDENTITIES)
    assert [place.word for place in Place] == ["san_marco", "rialto", "san_giorgio", "sighs", "salute"]
    assert (PAIRS, len(COMBINATIONS), written(COMBINATIONS[0])) == (12, 24, "13-24-36-47")
    assert COLOURS == ("red", "blue", "green", "yellow")
