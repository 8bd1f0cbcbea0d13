"""The notebook: the automatic record, the player's own marks, and the help that counts worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from games.core.codec import encode
from games.core.menu import paths
from games.core.panel import Panel
from games.core.scene import Curve, Label, Stamp
from games.core.text import Phrase, Refused
from games.inkognito import GAME
from games.inkognito.deduction import EVERY, count
from games.inkognito.notebook import (
    against,
    clear_mark,
    current,
    notebook,
    notebook_panel,
    set_draft,
    set_mark,
    set_note,
    whole,
)
from games.inkognito.pieces import Card, Place
from games.inkognito.scenes_notebook import PENCIL, PRINT, RED, notebook_scene
from games.inkognito.sheet import BLACK, BOTH, SEEN, SHOWN, Marks
from tests.games.inkognito.table import (
    BRIAN,
    DAVID,
    EVE,
    MARCO,
    MARIO,
    RIALTO,
    ROB,
    SALUTE,
    SIGHS,
    WORLD,
    B,
    F,
    Table,
    cards,
    showed,
    world,
)
from texts.catalogue import texts


def words(panel: Panel) -> list[str]:
    """A panel as a reader has it."""
    said: list[Phrase] = [panel.heading]
    for block in panel.blocks:
        said += [*([block.title] if block.title else []), *block.lines]
    assert panel.scene is not None
    said += [shape.text for shape in panel.scene.shapes if isinstance(shape, Label)]
    return [texts()(phrase, lambda seat: ("Brian", "Rob", "Mario", "David", "Eve")[seat]) for phrase in said]


def met() -> Table:
    """N02: Brian has shown B and 24, Rob F and 13."""
    table = Table(ambassador=[MARCO]).go(RIALTO, RIALTO, MARCO, MARCO)
    return table.say(BRIAN, B, "n24").say(ROB, F, "n13")


def test_a_column_for_a_meeting() -> None:
    (column,) = notebook(met().view(BRIAN)).columns
    assert (column.round, column.place, column.whom) == (1, Place.RIALTO, ROB)
    assert {card.word: cell for card, cell in zip(Card, column.cells, strict=True) if cell} == {
        F: SEEN,
        "n13": SEEN,
        B: SHOWN,
        "n24": SHOWN,
    }


def test_seen_and_shown_combine() -> None:
    """Clarification 14."""
    state = world()
    showed(state, BRIAN, ROB, B, "n24")
    showed(state, ROB, BRIAN, F, "n24")
    (column,) = notebook(Table(state).view(BRIAN)).columns
    assert column.cells[Card.N24] == BOTH and column.cells[Card.BUBBLE] == SHOWN


def test_black_cards_seen_and_shown_are_ticked() -> None:
    state = world()
    showed(state, ROB, BRIAN, F)
    table = Table(state)
    for seat, mine in ((BRIAN, False), (ROB, True)):
        (column,) = notebook(table.view(seat)).columns
        assert column.cells[Card.FIDDLEBOTTOM] == BLACK and column.mine is mine
    assert notebook(table.view(BRIAN)).certain == [(ROB, Card.FIDDLEBOTTOM)]
    assert notebook(table.view(ROB)).certain == []
    towards = {one.whom: one.black for one in notebook(table.view(ROB)).towards}
    assert towards == {BRIAN: [Card.FIDDLEBOTTOM], MARIO: [], DAVID: []}


def test_the_ambassador_gets_two_columns_of_an_audience() -> None:
    table = Table(players=5).say(EVE, RIALTO).go(RIALTO, RIALTO, SALUTE, SIGHS)
    table.say(BRIAN, B, "n24").say(EVE, "watch").say(ROB, F, "n13")
    assert [column.whom for column in notebook(table.view(EVE)).columns] == [BRIAN, ROB]
    assert [column.whom for column in notebook(table.view(BRIAN)).columns] == [EVE]
    assert "You are the Ambassador: no cards of your own." in words(notebook_panel(table.view(EVE)))


def test_pairs_used_towards_each_player() -> None:
    towards = {one.whom: one for one in notebook(met().view(BRIAN)).towards}
    assert towards[ROB].pairs == [cards(B, "n24")] and towards[MARIO].pairs == []
    assert {one: towards[one].ever for one in towards} == {ROB: 1, MARIO: 0, DAVID: 0}
    assert "Rob: 1 of 12 pairs used" in words(notebook_panel(met().view(BRIAN)))


def test_after_clearing_none_of_twelve_and_the_history_stays() -> None:
    """Clarification 14."""
    state = world()
    for true in WORLD[BRIAN]:
        for other in Card:
            if other.word not in WORLD[BRIAN]:
                showed(state, BRIAN, ROB, true, other.word, round=len(state.shows) + 1)
    book = notebook(Table(state).view(BRIAN))
    towards = next(one for one in book.towards if one.whom == ROB)
    assert (towards.pairs, towards.ever) == ([], 12) and len(book.columns) == 12


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_notebook_is_the_log_and_nothing_more(players: int) -> None:
    """N-10: every card that an event delivered to the seat or showed for it, and no other."""
    table = Table(players=players)
    told: dict[int, Counter[str]] = {seat: Counter() for seat in range(players)}
    for step in range(120):
        seat = table.awaited[step % len(table.awaited)]
        quiet = [path for path in table.menu(seat) if path[0] != "safe"]
        table.say(seat, *map(str, quiet[(7 * step) % len(quiet)]))
        for event in table.events:
            for seat, facts in event.private.items():
                for name, words in facts.items():
                    if name != "whom":
                        told[seat].update([words] if isinstance(words, str) else words)
        for seat in range(players):
            kept: Counter[str] = Counter()
            for column in notebook(table.view(seat)).columns:
                for card, cell in zip(Card, column.cells, strict=True):
                    kept[card.word] += {"": 0, BOTH: 2}.get(cell, 1)
            assert +kept == told[seat]
    assert all(sum(cards.values()) > 8 for cards in told.values())


def long_game(meetings: int) -> Table:
    """Brian has met Rob, Mario and David by turns, and shown and seen cards each time."""
    state = world()
    pairs = [(true, other.word) for true in WORLD[BRIAN] for other in Card if other.word not in WORLD[BRIAN]]
    for number in range(meetings):
        other = (ROB, MARIO, DAVID)[number % 3]
        showed(state, BRIAN, other, *pairs[number // 3 % len(pairs)], round=number + 1)
        true = WORLD[other][number % 2]
        showed(
            state, other, BRIAN, true, next(one.word for one in Card if one.word not in WORLD[other]), round=number + 1
        )
    return Table(state)


def test_every_meeting_is_on_a_leaf() -> None:
    """However long the game: in words and in the picture, each of them once; the newest are on the first leaf."""
    view = long_game(30).view(BRIAN)
    book = notebook(view)
    assert book.leaves == 3
    rounds = []
    for leaf in range(book.leaves):
        panel = notebook_panel(view, None, leaf)
        lines = [line for line in words(panel) if line.startswith("Round ")]
        rounds.append([int(line.split(",")[0].removeprefix("Round ")) for line in lines])
        assert panel.scene is not None
        labels = [shape.text for shape in panel.scene.shapes if isinstance(shape, Label)]
        drawn = [text.args["count"] for text in labels if text.key == "number"]
        assert [number for number in drawn if number > 4] == [number for number in rounds[-1] if number > 4]
    assert rounds == [list(range(20, 31)), list(range(9, 20)), list(range(1, 9))]
    assert "Meetings 20 to 30 of 30 (X seen, O shown, ✔ black)" in words(notebook_panel(view))
    assert [notebook(long_game(number).view(BRIAN)).leaves for number in (0, 1, 11, 12, 22, 23)] == [1, 1, 1, 2, 2, 3]


def test_check_values_of_the_help() -> None:
    assert count(EVERY) == 576
    assert Table().worlds(BRIAN) == 36
    assert Table(players=5).worlds(EVE) == 576
    assert (met().worlds(BRIAN), met().worlds(ROB)) == (12, 16)


def test_help_is_there_only_where_the_host_wants_it() -> None:
    assert notebook(met().view(BRIAN)).help is None
    table = Table(ambassador=[MARCO], deduction_help=True).go(RIALTO, RIALTO, MARCO, MARCO)
    table.say(BRIAN, B, "n24").say(ROB, F, "n13")
    help = notebook(table.view(BRIAN)).help
    assert help is not None and help.worlds == 12 and len(help.combinations) == 6
    assert dict(help.possible)[ROB] == cards(F, "n24", "n36", "n47")
    assert "Rob: Lord Fiddlebottom · 24, 36 and 47" in words(notebook_panel(table.view(BRIAN)))


def test_marks() -> None:
    view = met().view(BRIAN)
    page = set_mark(view, None, ROB, Card.FIDDLEBOTTOM, "yes")
    page = set_mark(view, page, ROB, Card.N24, "maybe")
    page = set_mark(view, page, ROB, Card.N24, "no")
    assert [(mark.seat, mark.card, mark.sign) for mark in page.marks] == [
        (ROB, Card.FIDDLEBOTTOM, "yes"),
        (ROB, Card.N24, "no"),
    ]
    said = words(notebook_panel(view, page))
    assert "Rob: surely Lord Fiddlebottom" in said and "Rob: not 24" in said
    page = clear_mark(view, page, ROB, Card.N24)
    assert [mark.card for mark in page.marks] == [Card.FIDDLEBOTTOM]


def test_draft_and_note() -> None:
    view = met().view(BRIAN)
    page = set_draft(view, None, Card.FIDDLEBOTTOM, Card.N36)
    assert page.draft == (Card.N36, None, None, None)
    said = words(notebook_panel(view, page))
    assert "Draft F-B-Z-X: 36-13-?-?" in said, "one's own number is in its place"
    assert [word for word in said if word in ("13", "36")].count("36") == 2, "and the picture has the same"
    assert set_draft(view, page, Card.FIDDLEBOTTOM, None).draft == (None, None, None, None)
    page = set_note(view, page, "name")
    assert "“name”" in words(notebook_panel(view, page))


def test_what_is_certain_fills_in_the_draft() -> None:
    """Identity and number of one player, by black cards or marks; the last number follows; what is written counts."""
    state = world()
    showed(state, MARIO, BRIAN, "zsazsa")
    view = Table(state).view(BRIAN)
    assert not [line for line in words(notebook_panel(view)) if line.startswith("Draft")]
    page = set_mark(view, None, MARIO, Card.N24, "yes")
    assert "Draft F-B-Z-X: ?-13-24-?" in words(notebook_panel(view, page)) and whole(view, page) is None
    page = set_mark(view, set_mark(view, page, ROB, Card.FIDDLEBOTTOM, "yes"), ROB, Card.N36, "maybe")
    assert "Draft F-B-Z-X: ?-13-24-?" in words(notebook_panel(view, page)), "perhaps is not surely"
    page = set_mark(view, page, ROB, Card.N36, "yes")
    assert "Draft F-B-Z-X: 36-13-24-47" in words(notebook_panel(view, page))
    assert whole(view, page) == tuple(cards("n36", "n13", "n24", "n47")[place] for place in (2, 0, 1, 3))
    page = set_draft(view, page, Card.FIDDLEBOTTOM, Card.N47)
    assert "Draft F-B-Z-X: 47-13-24-36" in words(notebook_panel(view, page))
    page = set_draft(view, page, Card.FIDDLEBOTTOM, Card.N24)
    assert "Draft F-B-Z-X: 24-13-24-?" in words(notebook_panel(view, page)), "a number twice leaves two"
    assert whole(view, set_draft(view, page, Card.AGENT_X, Card.N36)) is None


def test_the_ambassador_drafts_all_four() -> None:
    view = Table(players=5).view(EVE)
    page = None
    for agent, number in ((Card.FIDDLEBOTTOM, Card.N36), (Card.BUBBLE, Card.N13), (Card.AGENT_X, Card.N47)):
        page = set_draft(view, page, agent, number)
    assert page is not None and whole(view, page) == (Card.N36, Card.N13, Card.N24, Card.N47)
    assert against(view, page, BRIAN) is None, "nobody's partner"


@pytest.mark.parametrize(
    ("seat", "card", "sign", "key"),
    [
        (ROB, Card.AGENT_X, "yes", "inkognito-doubt"),
        (MARIO, Card.FIDDLEBOTTOM, "yes", "inkognito-doubt"),
        (ROB, Card.FIDDLEBOTTOM, "no", "inkognito-doubt-no"),
        (ROB, Card.FIDDLEBOTTOM, "yes", None),
        (ROB, Card.FIDDLEBOTTOM, "maybe", None),
        (MARIO, Card.FIDDLEBOTTOM, "no", None),
        (MARIO, Card.FIDDLEBOTTOM, "maybe", None),
        (MARIO, Card.AGENT_X, "yes", None),
        (ROB, Card.N24, "yes", None),
    ],
)
def test_who_is_the_partner_by_the_notebook(seat: int, card: Card, sign: str, key: str | None) -> None:
    """Brian is with Rob; his partner is Lord Fiddlebottom."""
    view = met().view(BRIAN)
    doubt = against(view, set_mark(view, None, seat, card, sign), ROB)
    assert (doubt.key if doubt else None) == key
    if doubt is not None:
        assert doubt.args == {"by": seat, "agent": card.word}


def test_ones_own_cards_are_crossed_out_and_black_cards_ticked() -> None:
    """In the picture, for every other player, in print; a mark of one's own stands in its place."""
    state = world()
    showed(state, MARIO, BRIAN, "zsazsa")
    table = Table(state)
    view, book = table.view(BRIAN), notebook(table.view(BRIAN))

    def strokes(page: Marks) -> Counter[str | None]:
        stamps = [one.art for one in notebook_scene(view, book, page).shapes if isinstance(one, Stamp)]
        drawn = [shape for art in stamps if not isinstance(art, str) for shape in art.shapes]
        return Counter(one.line for one in drawn if isinstance(one, Curve) and not one.closed)

    bare = strokes(Marks(game=1))
    assert bare[PRINT] == 2 * 2 * 3, "two strokes, two cards, three others"
    assert bare[PENCIL] == 2, "a tick in Mario's column, and one in the meeting's"
    assert bare[RED] == 0
    marked = strokes(set_mark(view, set_mark(view, None, ROB, Card.N13, "no"), MARIO, Card.ZSAZSA, "yes"))
    assert (marked[PRINT], marked[PENCIL], marked[RED]) == (2 * 5, 1, 3)


def test_what_cannot_be_marked_is_refused() -> None:
    view = met().view(BRIAN)
    wrongs: list[Callable[[], Marks]] = [
        lambda: set_mark(view, None, BRIAN, Card.N13, "yes"),
        lambda: set_mark(view, None, 7, Card.N13, "yes"),
        lambda: set_mark(view, None, ROB, Card.N13, "surely"),
        lambda: set_draft(view, None, Card.N13, Card.N13),
        lambda: set_draft(view, None, Card.BUBBLE, Card.BUBBLE),
        lambda: set_note(view, None, "x" * 1001),
    ]
    for wrong in wrongs:
        with pytest.raises(Refused) as refused:
            wrong()
        assert texts()(refused.value.phrase)
    assert set_note(view, None, "x" * 1000).note == "x" * 1000


def test_each_game_has_its_own_page() -> None:
    view = met().view(BRIAN)
    page = set_mark(view, None, ROB, Card.N24, "no")
    later = msgspec.structs.replace(view, game=2)
    assert current(view, page) == page
    assert current(later, page) == Marks(game=2)
    assert set_note(later, page, "new").marks == []


def test_marks_are_plain_data() -> None:
    view = met().view(BRIAN)
    page = set_draft(view, set_mark(view, None, ROB, Card.N24, "maybe"), Card.ZSAZSA, Card.N47)
    assert msgspec.json.decode(encode(page), type=Marks) == page


def test_own_decision_is_shown_to_oneself_alone() -> None:
    table = Table(ambassador=[MARCO]).go(RIALTO, RIALTO, MARCO, MARCO)
    for path in paths(table.position.ask.menu(BRIAN)):  # type: ignore[union-attr]
        table.say(BRIAN, *[str(pick) for pick in path])
        said = words(GAME.hand_panel(table.view(BRIAN)))
        assert [line for line in said if line.startswith("Decided: ")]
        assert not [line for line in words(GAME.hand_panel(table.view(ROB))) if line.startswith("Decided: ")]
    assert "Decided: you open the safe with 47-13-36-24." in said
