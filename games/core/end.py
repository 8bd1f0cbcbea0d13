"""The end of a game as a picture to share: who won and why, how everybody stood, and what stood out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from games.core.furniture import IVORY, KEYLINE, RIM_OF_TURN, TITLE, avatar, solid
from games.core.scene import FOIL, AnyShape, Box, Colour, Face, Fade, Ground, Label, Point, Scene, Sign
from games.core.state import Result
from games.core.text import Phrase, Seat, say

WIDTH, HEIGHT = 1000, 525
"""As links are previewed."""
LEFT, ROOM = 436, 536
"""Where the words begin, and how wide they may be; what is left of them is the game's own."""
MOST_AWARDS = 4
_ALONE = 2
"""So many awards have a line each."""
_SHARED = 3
"""What so many did equally well is nothing special."""
_MOST_ROWS = 5
"""In one column; as many are a little lower than usual."""
_ROOMY = 4
_LAUREL = 150


class Award(msgspec.Struct, frozen=True):
    """Something that somebody did best, in a line that names them."""

    text: Phrase


class End(msgspec.Struct, frozen=True):
    """What the house knows of a finished game."""

    result: Result
    awards: list[Award]
    foot: Phrase
    """When it was played, and by which seed."""


class Row(NamedTuple):
    """How one seat stood: `shapes` end at (0, 0), the middle of its row's right edge."""

    seat: Seat
    place: int
    """1: won."""
    shapes: Sequence[AnyShape]
    room: float = 120
    """How wide they are."""


class Look(NamedTuple):
    """How a game's end looks."""

    ground: Ground
    figure: Sequence[AnyShape]
    """The telling card, in the left half."""
    face: Face = "court"
    panel: Colour = "#00000080"
    title: Colour = TITLE
    ink: Colour = IVORY


def most(key: str, counts: Counter[Seat], least: int) -> list[Award]:
    """An award for those who did it most often, if that is worth a word and not everybody's."""
    best = max(counts.values(), default=0)
    who = sorted(seat for seat, count in counts.items() if count == best)
    return [Award(say(key, who=who, count=best))] if best >= least and len(who) < _SHARED else []


def ranked(scores: Sequence[float], winners: Sequence[Seat]) -> list[tuple[Seat, int]]:
    """The seats and their places, the winners first; equals share a place."""
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
    return [(seat, 1 + sum(rank > ranks[seat] for rank in ranks)) for seat in order]


def end_card(game: str, look: Look, end: End, why: Phrase, rows: Sequence[Row]) -> Scene:
    """`why` says in a few words how it was won; `rows` are the seats, the best first."""
    top = 200 if end.awards else 244
    shapes: list[AnyShape] = [
        *look.figure,
        Label(LEFT, 38, say(game), 28, look.title, look.face, "lm", fit=ROOM, shadow=2),
        *_winners(look, end.result.winners, why),
        *_rows(look, rows, top),
        *_awards(look, end.awards[:MOST_AWARDS]),
        Label(LEFT + ROOM / 2, 500, end.foot, 20, look.title, "text", fit=ROOM, shadow=1),
    ]
    return Scene(WIDTH, HEIGHT, shapes, [why], ground=look.ground)


def _winners(look: Look, winners: Sequence[Seat], why: Phrase) -> list[AnyShape]:
    """One in a laurel; several side by side; nobody: only why."""
    y = 122.0
    if not winners:
        return [Label(LEFT, y, why, 32, look.ink, look.face, "lm", fit=ROOM, lines=2, leading=1.2, shadow=2)]
    shapes: list[AnyShape] = []
    if len(winners) == 1:
        x = LEFT + _LAUREL / 2 - 6
        shapes += [
            Sign(x, y, "laurels", _LAUREL, FOIL, lift=2),
            *avatar(x, y - 4, winners[0], 88, "turn")[:1],
            solid(x, y - 49, "queen-crown", 40, Fade("#fff0b4", "#b57a1c"), "#3a2408", 2),
        ]
        left = LEFT + _LAUREL + 8.0
    else:
        step = min(58.0, 190 / len(winners))
        for place, seat in enumerate(winners):
            shapes += avatar(LEFT + 34 + step * place, y, seat, 66, "turn")[:1]
        left = LEFT + 34 + step * (len(winners) - 1) + 50
    room = LEFT + ROOM - left
    below, lines = (34, 1) if len(winners) == 1 else (42, 2)
    who = say("names", who=list(winners))
    names = Label(left, y - 18, who, 46, look.ink, look.face, "lm", fit=room, lines=lines, shadow=3)
    reason = Label(left, y + below, why, 24, look.title, "semi", "lm", fit=room, lines=2, shadow=1)
    return [*shapes, names, reason]


def _rows(look: Look, rows: Sequence[Row], top: float) -> list[AnyShape]:
    """In one column, or in two where there are many."""
    columns = 1 if len(rows) <= _MOST_ROWS else 2
    gap = 10
    width = (ROOM - gap * (columns - 1)) / columns
    tall, step = (33, 37) if columns == 1 and len(rows) > _ROOMY else (39, 44)
    shapes: list[AnyShape] = []
    for at, row in enumerate(rows):
        column, line = divmod(at, -(-len(rows) // columns))
        shapes += _row(look, row, (LEFT + column * (width + gap), top + step * line), (width, tall))
    return shapes


def _row(look: Look, row: Row, at: Point, size: tuple[float, float]) -> list[AnyShape]:
    (x, y), (width, tall) = at, size
    middle = y + tall // 2 + 1
    won = row.place == 1
    fill, line = ("#8c5a1ccc", RIM_OF_TURN) if won else (look.panel, KEYLINE + "66")
    room = width - 92 - row.room
    return [
        Box(x, y, width, tall, fill=fill, line=line, radius=12, thick=2),
        Label(x + 22, middle, say("number", count=row.place), 24, look.title, "court"),
        *avatar(x + 56, middle, row.seat, 36)[:1],
        Label(x + 80, middle, say("name", who=row.seat), 23, IVORY, "bold", "lm", fit=room),
        *[moved(shape, x + width - 12, middle) for shape in row.shapes],
    ]


def _awards(look: Look, awards: Sequence[Award]) -> list[AnyShape]:
    """What stood out: one or two below each other, more in two columns."""
    columns = 1 if len(awards) <= _ALONE else 2
    room = ROOM / columns - 38
    shapes: list[AnyShape] = []
    for at, award in enumerate(awards):
        row, column = divmod(at, columns)
        x, y = LEFT + column * (ROOM / 2 + 4), 402 + (34 if columns == 1 else 46) * row + (16 if columns == 1 else 0)
        shapes.append(Sign(x + 13, y, "star-medal", 26, FOIL))
        shapes.append(Label(x + 32, y, award.text, 20, look.ink, "semi", "lm", fit=room, lines=2, leading=1, shadow=1))
    return shapes


def moved(shape: AnyShape, right: float, down: float) -> AnyShape:
    """The same shape elsewhere."""
    points = getattr(shape, "points", None)
    if points is not None:
        return msgspec.structs.replace(shape, points=[(x + right, y + down) for x, y in points])
    return msgspec.structs.replace(shape, x=shape.x + right, y=shape.y + down)  # type: ignore[union-attr]
