"""What happened at a table, in pages: a heading for each round and turn, and first what is new to the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.ui.controls import button, row, rows, select
from cogs.ui.house_controls import Hand, Log, LogAt, Show
from cogs.ui.layout import Sent, view_of
from cogs.ui.limits import SELECT_OPTIONS, cut
from cogs.ui.names import plain_names
from cogs.ui.parts import Press, Row, Words
from cogs.ui.table_view import hand_label
from games.core.text import Seat
from games.host.chronicle import Chapter, since_turn
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import Names, Texts

LINES = 20
ROOM = 3500
"""Lines and characters of a page, its title not counted."""
LINE = 900
"""Characters of the longest line: every page has room for it and its heading, and so has a text that quotes it."""


class Part(NamedTuple):
    """A chapter, or as much of a long one as a page holds; its heading is the first line."""

    chapter: Chapter
    lines: list[str]
    new: bool
    """It happened since the reader's last turn."""


Page = list[Part]


def log_pages(found: Sequence[Chapter], seat: Seat | None, say: Texts, names: Names) -> list[Page]:
    """The newest page first, each from its oldest line to its newest; a chapter is torn only if no page can hold it."""
    fresh = since_turn(found, seat)
    pages: list[Page] = [[]]
    for place, chapter in reversed(list(enumerate(found))):
        new = fresh is not None and place >= fresh
        for lines in reversed(_pieces(chapter, say.rich, names)):
            if not _fits([*(line for part in pages[-1] for line in part.lines), *lines]):
                pages.append([])
            pages[-1].insert(0, Part(chapter, lines, new))
    return pages


def _pieces(chapter: Chapter, say: Texts, names: Names) -> list[list[str]]:
    """A chapter's lines, in as few pieces as pages can hold; none where there is nothing to read."""
    title = heading(chapter, say, names)
    head = [f"### {title}" if chapter.round else f"**{title}**"] if title else []
    pieces = [list(head)] if chapter.round else []
    for line in _written(chapter, say, names):
        if not pieces or not _fits([*pieces[-1], line]):
            pieces.append(list(head))
        pieces[-1].append(f"- {line}")
    return pieces


def _written(chapter: Chapter, say: Texts, names: Names) -> list[str]:
    return [cut(line, LINE) for line in (say(phrase, names) for phrase in chapter.lines) if line]


def _fits(lines: Sequence[str]) -> bool:
    return len(lines) <= LINES and sum(len(line) + 3 for line in lines) <= ROOM


def heading(chapter: Chapter, say: Texts, names: Names) -> str:
    """What a round began with, or whose turn it is; nothing before the first of them."""
    if chapter.round is not None:
        return cut(say(chapter.round, names), LINE)
    return say("log-turn", name=names(chapter.seat)) if chapter.seat is not None else ""


def page_of(pages: Sequence[Page], number: int) -> int:
    """The page on which this chapter begins; if there is nothing to read of it, the one before it."""
    shown = {part.chapter.number: at for at, page in enumerate(pages) for part in page}
    return shown[max((one for one in shown if one <= number), default=min(shown))] if shown else 0


def log_view(state: TableState, pages: Sequence[Page], seat: Seat | None, page: int, say: Texts) -> Sent:
    """One page, and the ways to the others, to one's own hand and to the table."""
    page = max(0, min(page, len(pages) - 1))
    new, before = [part for part in pages[page] if part.new], [part for part in pages[page] if not part.new]
    sections = [
        "\n".join([f"## {say(title)}", *(line for part in parts for line in part.lines)])
        for title, parts in (("log-since", new), ("log-before" if new else "log-title", before))
        if parts
    ]
    text = "\n".join(sections) or f"## {say('log-title')}\n{say('log-empty')}"
    turning = rows(_turning(state, len(pages), page, say))
    return view_of(Words(text), *turning, *_jump(state, pages, page, say), row(*_ways(state, seat, say)))


def _turning(state: TableState, pages: int, page: int, say: Texts) -> list[Press]:
    """To the pages beside this one, and to the first and the newest where those are others."""
    ways = [("first", pages - 1, pages > page + 2), ("earlier", page + 1, pages > page + 1)]
    ways += [("later", page - 1, page > 0), ("newest", 0, page > 1)]
    return [button(say(f"log-{way}"), Log(state.id, to)) for way, to, there in ways if there]


def _jump(state: TableState, pages: Sequence[Page], page: int, say: Texts) -> list[Row]:
    """A menu of rounds and turns, where there is more than one page: those around this one, if there are too many."""
    names = plain_names(state)
    titled = {part.chapter.number: part.chapter for one in pages for part in one if heading(part.chapter, say, names)}
    if len(titled) < 2 or len(pages) < 2:
        return []
    numbers, here = sorted(titled), pages[page][0].chapter.number
    options = []
    for place in around(sum(number < here for number in numbers), len(numbers)):
        chapter = titled[numbers[place]]
        title = say("log-numbered", number=place + 1, title=heading(chapter, say, names))
        options.append((str(chapter.number), title, next(iter(_written(chapter, say, names)), "")))
    return [row(select(say("log-jump"), options, LogAt(state.id)))]


def around(place: int, count: int) -> range:
    """As many of these as a menu can hold, this place among them."""
    start = max(0, min(place - SELECT_OPTIONS // 2, count - SELECT_OPTIONS))
    return range(start, min(start + SELECT_OPTIONS, count))


def _ways(state: TableState, seat: Seat | None, say: Texts) -> list[Press]:
    in_play = seat is not None and state.status in (Status.PLAYING, Status.PAUSED)
    hand = [button(hand_label(state, say), Hand(state.id))] if in_play else []
    return [*hand, button(say("table-whole"), Show(state.id, 0))]
