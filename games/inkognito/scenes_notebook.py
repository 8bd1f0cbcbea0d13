"""The notebook in a picture: the record in pencil, opinions in red pencil on a column of their own."""

from __future__ import annotations

from functools import cache
from math import cos, sin

from games.core.furniture import INK, solid
from games.core.scene import AnyShape, Art, Box, Colour, Curve, Disc, Fade, Ground, Label, Line, Point, Scene, Stamp
from games.core.text import Seat, say
from games.inkognito.art import agent, face, number_plate
from games.inkognito.pieces import IDENTITIES, Card
from games.inkognito.scenes import seat_label
from games.inkognito.sheet import BLACK, BOTH, LEAF, SEEN, SHOWN, Column, Marks, Notebook
from games.inkognito.view import View

WIDTH = 800
WOOD = "#5a3a24"
PENCIL, RED, PRINT = "#2c3a4e", "#b3261e", "#8a8172"
"""What is on record, what is the player's opinion, and what follows from one's own cards."""
_RULE, _HAIR = "#7a5c30", "#7a5c3066"
_LEFT, _OPINIONS, _MEETINGS, _RIGHT = 56.0, 262.0, 412.0, 784.0
"""The edges of names, opinions and meetings."""
_TOP, _LINE = 152.0, 43.0
_BOTTOM = _TOP + _LINE * len(Card)
HEIGHT = round(_BOTTOM + 74)
_WIDE = (_RIGHT - _MEETINGS) / LEAF


def _pad() -> list[AnyShape]:
    """The empty page in its spiral, and what is printed on it."""
    shapes: list[AnyShape] = [Box(22, 12, WIDTH - 30, HEIGHT - 24, fill=Fade("#fffaf0", "#f0e3c8"), radius=10, lift=8)]
    for y in range(36, HEIGHT - 24, 30):
        shapes += [
            Disc(38, y, 6.5, fill="#2a1d14"),
            Line([(12, y), (38, y)], "#9a9184", 5, round=True),
            Line([(12, y - 1), (37, y - 1)], "#fffcf4", 2, round=True),
        ]
    tint = Box(_OPINIONS, _TOP - 52, _MEETINGS - _OPINIONS, _BOTTOM - _TOP + 52, fill="#b3261e16", radius=8)
    shapes += [
        Label(_LEFT, 46, say("inkognito-pad"), 32, "#3a2418", "court", "lm", fit=300),
        Line([(_LEFT, 70), (_LEFT + 150, 68)], RED, 3, round=True),
        tint,
    ]
    for card in Card:
        line = _TOP + _LINE * card
        bold = card in (0, 4)
        shapes.append(Line([(_LEFT - 6, line), (_RIGHT, line)], _RULE if bold else _HAIR, 2 if bold else 1))
    shapes.append(Line([(_LEFT - 6, _BOTTOM), (_RIGHT, _BOTTOM)], _RULE, 2))
    shapes.append(Line([(_MEETINGS, _TOP - 52), (_MEETINGS, _BOTTOM)], _RULE, 2))
    for spot in range(1, LEAF):
        x = _MEETINGS + _WIDE * spot
        shapes.append(Line([(x, _TOP - 46), (x, _BOTTOM)], "#7a5c3040", 1))
    return shapes


PAD = _pad()


def notebook_scene(view: View, book: Notebook, page: Marks, leaf: int = 0) -> Scene:
    """The pad: the combination as drafted, one's own marks, a column for each meeting, and whose colour is whose."""
    shapes: list[AnyShape] = [*_draft(book, page), *_cards(book)]
    others = [seat for seat in view.agents if seat != view.seat]
    width = (_MEETINGS - _OPINIONS) / len(others)
    for spot, seat in enumerate(others):
        x = _OPINIONS + width * (spot + 0.5)
        shapes.append(agent(x, _TOP - 27, view.colour(seat), 29))
        if spot:
            shapes.append(Line([(x - width / 2, _TOP - 46), (x - width / 2, _BOTTOM)], _HAIR, 1))
        for card in Card:
            shapes += _cell(book, page, seat, card, x)
    for spot, place in enumerate(book.leaf(leaf)):
        shapes += _meeting(view, book.columns[place], _MEETINGS + _WIDE * (spot + 0.5))
    shapes += _legend(view, others)
    alt = [say("inkognito-alt-notebook", game=view.game)]
    return Scene(WIDTH, HEIGHT, shapes, alt, PAD, Ground("wood", WOOD))


def _cards(book: Notebook) -> list[AnyShape]:
    """The eight rows; one's own in gold, with a key."""
    shapes: list[AnyShape] = []
    for card in Card:
        y = _TOP + _LINE * (card + 0.5)
        if card in book.black:
            shapes.append(Box(_LEFT - 4, y - 19, _OPINIONS - _LEFT - 2, 38, fill="#e9bf5a70", radius=8))
        if card in IDENTITIES:
            shapes.append(face(_LEFT + 18, y, card, 37))
            name = say(f"inkognito-{card.word}")
            shapes.append(Label(_LEFT + 42, y, name, 21, INK, "bold", "lm", fit=_OPINIONS - _LEFT - 48))
        else:
            shapes.append(number_plate(_LEFT + 30, y, card))
        if card in book.black:
            at = _LEFT + 32 if card in IDENTITIES else _LEFT + 82
            size, low = (22, 10) if card in IDENTITIES else (28, 0)
            shapes.append(solid(at, y + low, "key", size, Fade("#ffe9a8", "#c98f1c"), "#5a3a08", 1.6))
    return shapes


def _draft(book: Notebook, page: Marks) -> list[AnyShape]:
    """The four, and the numbers believed to be theirs; one's own is there from the beginning."""
    shapes: list[AnyShape] = []
    for spot, (one, number) in enumerate(zip(IDENTITIES, page.proposed(book), strict=True)):
        x = _RIGHT - 96 + 100.0 * (spot - 3)
        shapes.append(Box(x, 22, 96, 48, fill=Fade("#ffffff", "#f2e7cf"), line=_RULE, radius=9, thick=2))
        shapes.append(face(x + 25, 46, one, 40))
        if number is not None:
            shapes.append(Label(x + 70, 46, say(f"inkognito-{number.word}"), 38, PENCIL, "hand"))
    return shapes


def _cell(book: Notebook, page: Marks, seat: Seat, card: Card, x: float) -> list[AnyShape]:
    """One's own mark; else, printed, what is certain: nobody else has one's own cards, and black cards are true."""
    y = _TOP + _LINE * (card + 0.5)
    for mark in page.marks:
        if (mark.seat, mark.card) == (seat, card):
            return [pencilled({"no": "x", "yes": "v"}.get(mark.sign, "?"), x, y, 11, RED)]
    if card in book.black:
        return [pencilled("x", x, y, 8, PRINT)]
    return [pencilled("v", x, y, 11, PENCIL)] if (seat, card) in book.certain else []


def _meeting(view: View, column: Column, x: float) -> list[AnyShape]:
    shapes: list[AnyShape] = [
        Label(x, _TOP - 64, say("number", count=column.round), 27, PENCIL, "hand"),
        agent(x, _TOP - 27, view.colour(column.whom), 27),
    ]
    for card in Card:
        y = _TOP + _LINE * (card + 0.5)
        cell = column.cells[card]
        if cell in (SEEN, BOTH):
            shapes.append(pencilled("x", x, y, 9, PENCIL))
        if cell in (SHOWN, BOTH):
            shapes.append(pencilled("o", x, y, 14 if cell == BOTH else 10, PENCIL))
        if cell == BLACK:
            shapes.append(pencilled("v", x, y, 11, PENCIL))
            shapes += [pencilled("o", x, y, 15, PENCIL)] if column.mine else []
    return shapes


def _legend(view: View, others: list[Seat]) -> list[AnyShape]:
    """The figures and their players."""
    people = others if view.ambassador is None or view.ambassador == view.seat else [*others, view.ambassador]
    width = (_RIGHT - _LEFT + 6) / len(people)
    shapes: list[AnyShape] = []
    for spot, seat in enumerate(people):
        x = _LEFT + width * spot
        shapes.append(agent(x + 14, _BOTTOM + 32, view.colour(seat), 30))
        label = seat_label(view, seat)
        shapes.append(Label(x + 38, _BOTTOM + 34, label, 23, INK, "semi", "lm", fit=width - 44, lines=2, leading=1.0))
    return shapes


# As a hand makes them.

_VARIANTS = 4


def pencilled(kind: str, x: float, y: float, size: float, colour: Colour) -> Stamp:
    """A cross, a ring, a tick or a question mark; no two beside each other are quite alike."""
    side = 2 * size + 12
    variant = (round(x) * 31 + round(y) * 7) % _VARIANTS
    return Stamp(x - side / 2, y - side / 2, side, side, _pencilled(kind, size, colour, variant))


@cache
def _pencilled(kind: str, size: float, colour: Colour, variant: int) -> Art:
    side = 2 * size + 12
    strokes = {
        "x": [[(-0.8, -0.75), (0, 0.05), (0.85, 0.8)], [(0.8, -0.85), (-0.05, 0), (-0.75, 0.8)]],
        "o": [[(cos(turn * 0.62 - 1.3) * (1 + 0.012 * turn), sin(turn * 0.62 - 1.3)) for turn in range(11)]],
        "v": [[(-0.8, 0), (-0.3, 0.7), (0.95, -0.95)]],
        "?": [[(-0.5, -0.5), (0, -1), (0.55, -0.5), (0, 0.05), (0, 0.35)]],
    }[kind]
    shapes: list[AnyShape] = []
    for place, stroke in enumerate(strokes):
        points: list[Point] = []
        for at, (across, down) in enumerate(stroke):
            right, low = _shake(at + 3 * place + variant), _shake(at + 5 * place + 2 * variant + 1)
            points.append((side / 2 + across * size + right, side / 2 + down * size + low))
        width = 2.4 if kind == "o" else 3.0
        shapes.append(Curve(points, [1] if kind == "v" else [], closed=False, line=colour, width=width))
    if kind == "?":
        shapes.append(Disc(side / 2, side / 2 + 0.85 * size, 2.2, fill=colour))
    return Art(side, side, shapes)


def _shake(place: int) -> float:
    """How far a hand strays."""
    return (place * 7919 % 13 - 6) * 0.12
