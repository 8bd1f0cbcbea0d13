"""The log in pages: within Discord's limits, no turn torn without need, and every line on exactly one page."""

from __future__ import annotations

import pytest

from cogs.ui.limits import SELECT_OPTIONS, TEXT
from cogs.ui.log_view import LINES, around, log_pages, page_of
from games.core.text import Phrase
from games.host.chronicle import Chapter
from texts.catalogue import texts

SAY = texts()


def names(seat: int) -> str:
    return f"P{seat}"


def line(number: int, word: str = "") -> Phrase:
    """A text that shows a word as it is."""
    return Phrase("replay-told", {"name": f"{number}", "line": word or "x"})


def turn(number: int, seat: int | None, lines: int, word: str = "") -> Chapter:
    return Chapter(number, seat=seat, lines=[line(100 * number + one, word) for one in range(lines)])


def pages(*found: Chapter, seat: int | None = None) -> list[list[str]]:
    """All lines of each page, the newest page first."""
    return [[one for part in page for one in part.lines] for page in log_pages(found, seat, SAY, names)]


def test_the_newest_page_comes_first_and_reads_from_old_to_new() -> None:
    found = [turn(number, number % 2, 8) for number in range(4)]
    newest, older = pages(*found)
    assert newest[0] == "**P0's turn**" and newest[1] == "- To 200: x" and newest[-1] == "- To 307: x"
    assert older[0] == "**P0's turn**" and older[-1] == "- To 107: x"


def test_a_turn_is_torn_only_if_no_page_can_hold_it() -> None:
    newest, older = pages(turn(1, 0, 12), turn(2, 1, 12))
    assert newest[0] == "**P1's turn**" and older[0] == "**P0's turn**"
    torn = pages(turn(1, 0, 2 * LINES))
    assert len(torn) > 1 and all(page[0] == "**P0's turn**" and len(page) <= LINES for page in torn)
    written = [one for page in reversed(torn) for one in page[1:]]
    assert written == [f"- To {100 + one}: x" for one in range(2 * LINES)], "each line once"


@pytest.mark.parametrize("length", [1, 200, 990])
def test_a_page_of_long_lines_is_within_the_limit(length: int) -> None:
    found = [turn(number, number % 3, 7, "x" * length) for number in range(12)]
    for page in pages(*found):
        assert page and len("\n".join(page)) < TEXT - 100


def test_rounds_and_turns_have_headings_and_what_was_before_has_none() -> None:
    opening = Chapter(1, round=line(7, "Round 1"))
    (page,) = pages(turn(0, None, 1), opening, turn(2, 1, 1), Chapter(3, seat=0))
    assert page == ["- To 0: x", "### To 7: Round 1", "**P1's turn**", "- To 200: x"], (
        "nothing of a turn without a line"
    )


def test_an_empty_text_is_no_line() -> None:
    silent = Chapter(1, seat=0, lines=[Phrase("camelot-your-loyalty")])
    assert SAY(silent.lines[0]) == ""
    assert pages(silent) == [[]]


def test_what_is_new_is_what_came_after_ones_own_turn() -> None:
    found = [turn(1, 0, 1), turn(2, 1, 1), turn(3, 0, 1), turn(4, 1, 1)]
    (page,) = log_pages(found, 0, SAY, names)
    assert [part.new for part in page] == [False, False, False, True]
    (page,) = log_pages(found, None, SAY, names)
    assert not any(part.new for part in page)


def test_the_page_where_a_turn_begins() -> None:
    shown = log_pages([turn(1, 0, 3), turn(2, 1, 3 * LINES), turn(5, 0, 3)], None, SAY, names)
    oldest = len(shown) - 1
    assert page_of(shown, 5) == 0
    begins = page_of(shown, 2)
    assert shown[begins][-1].lines[1] == "- To 200: x"
    assert page_of(shown, 1) == oldest and page_of(shown, -9) == oldest
    assert page_of(shown, 4) == begins, "nothing was to be read of it"
    assert page_of(shown, 10**18) == 0
    assert page_of([[]], 3) == 0


@pytest.mark.parametrize(("place", "count"), [(0, 3), (0, 80), (40, 80), (79, 80), (12, 25), (25, 26)])
def test_a_menu_has_the_place_where_one_is(place: int, count: int) -> None:
    offered = around(place, count)
    assert place in offered and len(offered) == min(count, SELECT_OPTIONS) and offered[-1] < count
