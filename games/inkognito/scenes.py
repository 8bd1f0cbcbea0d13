"""Pictures of Inkognito: Venice with everybody in it, one's own cards, and the notebook."""

from __future__ import annotations

from games.core.scene import AnyShape, Box, Label, Line, Polygon, Scene
from games.core.text import Phrase, Seat, say
from games.inkognito.drawing import (
    BRICK,
    DARK,
    FADED,
    GREY,
    INK,
    PALE,
    PAPER,
    RULE,
    VENICE,
    WATER,
    WIDTH,
    big_card,
    cross,
    ring,
    small_card,
    tick,
    token,
)
from games.inkognito.pieces import IDENTITIES, Card, Place
from games.inkognito.sheet import BLACK, BOTH, SEEN, SHOWN, Column, Marks, Notebook
from games.inkognito.state import rounds_in_cycle
from games.inkognito.view import View

PLACES: dict[Place, tuple[float, float]] = {
    Place.RIALTO: (330, 130),
    Place.SAN_MARCO: (465, 272),
    Place.SIGHS: (665, 168),
    Place.SALUTE: (250, 330),
    Place.SAN_GIORGIO: (600, 405),
}
"""The middle of each place's plate on the map."""

PLATE_WIDTH, PLATE_HEIGHT = 190.0, 92.0
MAP_HEIGHT = 470
ROW = 48

_PLATES: list[AnyShape] = [
    shape
    for place, (x, y) in PLACES.items()
    for shape in (
        Box(x - PLATE_WIDTH / 2, y - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT, PAPER, INK, radius=10, thick=2),
        Label(x, y - 26, say(f"inkognito-{place.word}"), 24, INK, face="court", fit=PLATE_WIDTH - 12),
    )
]
MAP: list[AnyShape] = [*VENICE, *_PLATES]


def seat_label(view: View, seat: Seat) -> Phrase:
    return say("inkognito-air") if seat == view.air else say("name", who=seat)


def table_scene(view: View) -> Scene:
    """The map with everybody who has arrived this round; below, who has been where in this cycle."""
    shapes: list[AnyShape] = []
    for place, seats in view.here().items():
        colours = [view.colour(seat) for seat in seats]
        if view.ambassador_at() is place:
            colours.append(None)
        x, y = PLACES[place]
        left = x - 18 * (len(colours) - 1)
        for spot, colour in enumerate(colours):
            shapes += token(left + 36 * spot, y + 18, colour)
    shapes += _visits(view)
    height = MAP_HEIGHT + 44 + ROW * 5 + 8
    return Scene(WIDTH, height, shapes, _table_alt(view), MAP, WATER)


def _visits(view: View) -> list[AnyShape]:
    """A row for each, a column for each place: in which round of the cycle it was visited, or empty: still to come."""
    top = float(MAP_HEIGHT)
    rows = 44 + ROW * 5 + 8
    shapes: list[AnyShape] = [Box(0, top, WIDTH, rows, fill=PAPER)]
    for spot, place in enumerate(Place):
        shapes.append(
            Label(_column(spot), top + 24, say(f"inkognito-short-{place.word}"), 19, INK, face="bold", fit=94)
        )
    everybody: list[Seat | None] = [*view.agents, None]
    for row, seat in enumerate(everybody):
        y = top + 44 + ROW * row + ROW / 2
        shapes.append(Line([(10, y - ROW / 2), (WIDTH - 10, y - ROW / 2)], RULE, 1.5))
        shapes += token(34, y, view.colour(seat))
        shapes += _name(view, seat, y)
        laid = view.visits if seat is None else view.laid[seat]
        for spot, place in enumerate(Place):
            if place in laid:
                shapes.append(Box(_column(spot) - 17, y - 17, 34, 34, fill=GREY, radius=6))
                shapes.append(
                    Label(_column(spot), y, say("number", count=laid.index(place) + 1), 22, PAPER, face="bold")
                )
            else:
                shapes.append(Box(_column(spot) - 17, y - 17, 34, 34, line=INK, radius=6, thick=2))
    return shapes


def _column(spot: int) -> float:
    return 348 + 98.0 * spot


def _name(view: View, seat: Seat | None, y: float) -> list[AnyShape]:
    player = view.ambassador if seat is None else seat
    label = say("inkognito-the-ambassador") if player is None else seat_label(view, player)
    shapes: list[AnyShape] = [Label(62, y, label, 22, INK, face="bold", anchor="lm", fit=186)]
    if seat is not None and seat == view.first and view.in_game:
        shapes.append(Polygon([(256, y - 12), (256, y + 12), (276, y)], fill=BRICK, line=INK))
    if seat is None and view.face_down:
        shapes.append(Box(253, y - 15, 26, 30, fill=DARK, line=INK, radius=5))
        shapes.append(Label(266, y, say("inkognito-sign-maybe"), 20, PAPER, face="bold"))
    if view.target > 1 and player is not None and player != view.air:
        shapes.append(Label(288, y, say("number", count=view.points[player]), 20, BRICK, face="bold"))
    return shapes


def _table_alt(view: View) -> list[Phrase]:
    lines = [say("inkognito-alt-table", round=view.round, of=rounds_in_cycle(view.round))]
    for place, seats in view.here().items():
        if seats:
            who = ["air" if seat == view.air else seat for seat in seats]
            lines.append(say("inkognito-alt-place", place=place, who=who))
    if (at := view.ambassador_at()) is not None:
        lines.append(say("inkognito-alt-ambassador", place=at))
    if view.face_down:
        lines.append(say("inkognito-alt-face-down"))
    return lines


def hand_scene(view: View) -> Scene:
    """The two black cards, large; the eight in one's own colour, true or false; the tiles left."""
    shapes: list[AnyShape] = []
    if view.black:
        colour = view.colour(view.seat)
        assert colour is not None
        for spot, card in enumerate(view.black):
            shapes += big_card(card, 16 + 146 * spot, 16)
        for card in Card:
            x, y = 322 + 118.0 * (card % 4), 16 + 102.0 * (card // 4)
            shapes += small_card(card, x, y, colour, card in view.black)
    top = 230.0 if view.black else 16.0
    for spot, place in enumerate(Place):
        left = place in view.tiles_left(view.seat)
        x = 16 + 156.0 * spot
        shapes.append(Box(x, top, 144, 44, PAPER if left else DARK, PALE, radius=8, thick=2))
        label = Label(
            x + 72,
            top + 22,
            say(f"inkognito-{place.word}"),
            20,
            INK if left else FADED,
            face="bold" if left else "text",
            fit=132,
        )
        shapes.append(label)
        if not left:
            shapes.append(Line([(x + 8, top + 22), (x + 136, top + 22)], FADED, 2))
    alt = [say("inkognito-alt-tiles", places=view.tiles_left(view.seat))]
    if view.black:
        alt.insert(0, say("inkognito-hand", identity=view.black[0], number=view.black[1]))
    return Scene(WIDTH, int(top) + 60, shapes, alt, ground=DARK)


LINE = 40.0
HEAD = 118.0
LEGEND = 46.0


def notebook_scene(view: View, book: Notebook, page: Marks, leaf: int = 0) -> Scene:
    """The pad: the combination as drafted, one's own marks, a column for each meeting, and whose colour is whose."""
    shapes: list[AnyShape] = [Label(16, 30, say("inkognito-pad"), 26, INK, face="court", anchor="lm")]
    shapes += _draft(book, page)
    bottom = HEAD + LINE * len(Card)
    for card in Card:
        y = HEAD + LINE * card
        shapes.append(Line([(10, y), (WIDTH - 10, y)], INK if card in (0, 4) else RULE, 2 if card in (0, 4) else 1))
        own = card in book.black
        shapes.append(
            Label(
                16,
                y + LINE / 2,
                say(f"inkognito-{card.word}"),
                22,
                INK,
                face="bold" if own else "text",
                anchor="lm",
                fit=174,
            )
        )
    shapes.append(Line([(10, bottom), (WIDTH - 10, bottom)], INK, 2))
    others = [seat for seat in view.agents if seat != view.seat]
    width = 174.0 / len(others)
    for spot, seat in enumerate(others):
        x = 198 + width * (spot + 0.5)
        shapes += token(x, HEAD - 24, view.colour(seat), 15)
        shapes.append(Line([(x - width / 2, HEAD - 44), (x - width / 2, bottom)], RULE))
        for card in Card:
            shapes += _cell(book, page, seat, card, x)
    shapes.append(Line([(374, HEAD - 44), (374, bottom)], INK, 2))
    for spot, place in enumerate(book.leaf(leaf)):
        shapes += _meeting(view, book.columns[place], 396 + 37.0 * spot, bottom)
    shapes += _legend(view, others, bottom)
    alt = [say("inkognito-alt-notebook", game=view.game)]
    return Scene(WIDTH, int(bottom + LEGEND), shapes, alt, ground=PAPER)


def _legend(view: View, others: list[Seat], bottom: float) -> list[AnyShape]:
    """The tokens and their players."""
    people = others if view.ambassador is None or view.ambassador == view.seat else [*others, view.ambassador]
    width = (WIDTH - 20) / len(people)
    shapes: list[AnyShape] = []
    for spot, seat in enumerate(people):
        x = 28 + width * spot
        shapes += token(x, bottom + LEGEND / 2, view.colour(seat), 14)
        label = seat_label(view, seat)
        shapes.append(Label(x + 22, bottom + LEGEND / 2, label, 21, INK, anchor="lm", fit=width - 48))
    return shapes


def _draft(book: Notebook, page: Marks) -> list[AnyShape]:
    """F, B, Z, X and the numbers believed to be theirs; one's own is printed."""
    shapes: list[AnyShape] = []
    for spot, (agent, number) in enumerate(zip(IDENTITIES, page.proposed(book), strict=True)):
        x = 440 + 88.0 * spot
        shapes.append(Box(x, 8, 80, 46, fill="#ffffff", line=INK, radius=6, thick=2))
        shapes.append(Label(x + 17, 31, say(f"inkognito-initial-{agent.word}"), 24, BRICK, face="court"))
        if number is not None:
            shapes.append(Label(x + 51, 31, say(f"inkognito-{number.word}"), 27, INK, face="bold"))
    return shapes


def _cell(book: Notebook, page: Marks, seat: Seat, card: Card, x: float) -> list[AnyShape]:
    """One's own mark; else, printed, what is certain: nobody else has one's own cards, and black cards are true."""
    y = HEAD + LINE * card + LINE / 2
    for mark in page.marks:
        if (mark.seat, mark.card) == (seat, card):
            return _sign(mark.sign, x, y)
    if card in book.black:
        return cross(x, y, 7, GREY)
    return tick(x, y, 10) if (seat, card) in book.certain else []


def _sign(sign: str, x: float, y: float) -> list[AnyShape]:
    """In red pencil, so that an opinion is not taken for the record."""
    if sign == "no":
        return cross(x, y, 9, BRICK)
    if sign == "yes":
        return tick(x, y, 10, BRICK)
    return [Label(x, y, say("inkognito-sign-maybe"), 26, BRICK, face="bold")]


def _meeting(view: View, column: Column, x: float, bottom: float) -> list[AnyShape]:
    shapes: list[AnyShape] = [
        Label(x, HEAD - 52, say("number", count=column.round), 19, INK),
        *token(x, HEAD - 24, view.colour(column.whom), 15),
        Line([(x + 18.5, HEAD - 44), (x + 18.5, bottom)], RULE),
    ]
    for card in Card:
        y = HEAD + LINE * card + LINE / 2
        cell = column.cells[card]
        if cell in (SEEN, BOTH):
            shapes += cross(x, y, 9)
        if cell in (SHOWN, BOTH):
            shapes += ring(x, y, 13 if cell == BOTH else 10)
        if cell == BLACK:
            shapes += tick(x, y, 10)
            shapes += ring(x, y, 16) if column.mine else []
    return shapes
