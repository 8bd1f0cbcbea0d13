"""The quests on the map: their slots and cards, and the knights who stand there."""

from __future__ import annotations

from games.camelot.drawing import (
    BLUE,
    CRIMSON,
    DARK,
    GOLD,
    INK,
    PAPER,
    SHADE,
    black_card,
    number,
    relic,
    shield,
    slot,
    sword,
    warrior,
    white_card,
)
from games.camelot.landscape import ROAD, SPOTS, stone
from games.camelot.pieces import (
    BANK,
    COMBATS,
    GRAIL_SLOTS,
    PATTERNS,
    STRAIGHT,
    VALUES,
    WARRIORS,
    WARS,
    Black,
    Place,
    Relic,
)
from games.camelot.view import Board, View
from games.core.scene import AnyShape, Box, Label, Line, Point
from games.core.text import say

TALL = (Place.EXCALIBUR, Place.HOLY_GRAIL)
"""Quests beside the castle, which run from the bottom of the map upwards; knights stand beside them."""
GHOST = "#b3a68a"


def quest(view: View, board: Board) -> list[AnyShape]:
    """A place on the map: its name, what lies there, who stands there."""
    x, y, _, _ = SPOTS[board.place]
    name = say(f"camelot-place-{board.place.word}")
    shapes: list[AnyShape] = [Label(x + 12, y + 17, name, 20, INK, face="court", anchor="lm", fit=202)]
    if not board.open:
        return [*shapes, *_over(board)]
    if board.place in COMBATS:
        shapes += _combat(board, x, y)
    elif board.place in WARS:
        shapes += _war(board, x, y)
    elif board.place is Place.EXCALIBUR:
        shapes += _river(board)
    else:
        shapes += _grail(board, x, y)
    shapes += _marks(board)
    for place, seat in enumerate(view.present(board.place)):
        at = standing(board.place, place)
        shapes += shield(view.champions[seat].knight, *at, 17, active=seat == view.active)
    return shapes


def standing(quest: Place, place: int) -> Point:
    """Where the knights of a quest stand: before it, or beside the river and the Grail's path."""
    x, y, _, height = SPOTS[quest]
    if quest not in TALL:
        return x + 26 + 42 * place, y + height + 16
    column, row = divmod(place, 4)
    across = 128 + 44 * column if quest is Place.EXCALIBUR else 34 + 44 * column
    return x + across, y + 142 + 42 * row


def _marks(board: Board) -> list[AnyShape]:
    """Heroism and Mordred, on flags."""
    x, y, width, _ = SPOTS[board.place]
    there = [("camelot-heroism", GOLD, INK)] * board.heroism + [("camelot-mordred", DARK, PAPER)] * board.mordred
    shapes: list[AnyShape] = []
    for place, (key, fill, ink) in enumerate(there):
        at = (x + width - 108 - 104 * place, y + 5)
        if board.place in TALL:
            at = (x + (118 if board.place is Place.EXCALIBUR else 10), y + 34)
        shapes += [
            Box(*at, 100, 25, fill, INK, 6, 1),
            Label(at[0] + 50, at[1] + 12, say(key), 17, ink, face="bold", fit=92),
        ]
    return shapes


def _over(board: Board) -> list[AnyShape]:
    x, y, width, height = SPOTS[board.place]
    middle = x + (156 if board.place is Place.EXCALIBUR else width / 2), y + height / 2
    return [
        Box(middle[0] - 52, middle[1] - 22, 104, 44, "#e4dccb", SHADE, 8, 1.5),
        Label(*middle, say("camelot-closed"), 22, SHADE, face="bold"),
    ]


def _combat(board: Board, x: float, y: float) -> list[AnyShape]:
    """White slots above, Black ones below, and what they come to."""
    pattern, values = PATTERNS[board.place], VALUES[board.place]
    shapes: list[AnyShape] = []
    for place in range(pattern.white):
        at = (x + 12 + 34 * place, y + 34)
        shapes += white_card(number(board.white[place]), *at) if place < len(board.white) else slot(*at)
    for place in range(pattern.black):
        at = (x + 12 + 34 * place, y + 77)
        if place >= len(board.black):
            shapes += slot(*at)
            continue
        seen = board.black[place]
        shown = number(values[seen.card]) if seen.card is not None and not seen.down else None
        shapes += black_card(shown, *at)
    known = [values[one.card] for one in board.black if one.card is not None and not one.down]
    white = say("camelot-sum-white", sum=sum(board.white))
    black = say("camelot-sum-black", sum=sum(known), hidden=len(board.black) - len(known))
    for there, text, slots, line, ink in (
        (board.white, white, pattern.white, y + 54, BLUE),
        (board.black, black, pattern.black, y + 97, INK),
    ):
        right = x + 18 + 34 * slots
        if there:
            shapes.append(Label(right, line, text, 19, ink, face="bold", anchor="lm", fit=x + 382 - right))
    return shapes


def _war(board: Board, x: float, y: float) -> list[AnyShape]:
    """The straight on the left, the warriors on the right."""
    shapes: list[AnyShape] = []
    for place in range(STRAIGHT + board.mordred):
        at = (x + 12 + 36 * place, y + 37)
        wanted = min(place + 1, STRAIGHT)
        if place < len(board.white):
            shapes += white_card(number(wanted), *at)
        else:
            shapes += [*slot(*at), Label(at[0] + 15, at[1] + 20, number(wanted), 19, GHOST)]
    for place in range(WARRIORS):
        shapes += warrior(x + 254 + 36 * place, y + 58, place < board.track)
    return shapes


def _river(board: Board) -> list[AnyShape]:
    """The sword on its stone; how far it is from either bank."""
    x, y, _, _ = SPOTS[Place.EXCALIBUR]
    at = stone(board.track)
    top, bottom = stone(BANK), stone(-BANK)
    return [
        Label(x + 96, top[1] + 17, say("camelot-bank-knights"), 16, BLUE, face="bold", anchor="lm", fit=124),
        Label(x + 96, bottom[1] + 6, say("camelot-bank-evil"), 16, CRIMSON, face="bold", anchor="lm", fit=124),
        *sword(at[0] + 4, at[1], -0.6, 40, False),
        Label(x + 96, y + 102, say("camelot-step-at", at=board.track), 18, INK, face="bold", anchor="lm", fit=122),
    ]


def grail_slot(place: int) -> Point:
    """The path to the Grail: the first slot, nearest to it, is at the top."""
    x, y, _, _ = SPOTS[Place.HOLY_GRAIL]
    return x + 138 + (16 if place % 2 else -10), y + 66 + 34.0 * place


def _grail(board: Board, x: float, y: float) -> list[AnyShape]:
    """Seven slots: Grail cards from above, where the Grail is, Black cards from below."""
    path = [(a + 27, b + 15) for a, b in map(grail_slot, range(GRAIL_SLOTS))]
    shapes: list[AnyShape] = [Line([(x + 160, y + 52), *path], ROAD, 14), *relic(Relic.CUP, x + 160, y + 48)]
    for place in range(GRAIL_SLOTS):
        at = grail_slot(place)
        if place < len(board.white):
            shapes += white_card(say("camelot-grail"), *at, 68, 30)
        elif place >= GRAIL_SLOTS - len(board.black):
            seen = board.black[GRAIL_SLOTS - 1 - place]
            dark = Black.DESOLATION if seen.card is Black.DESOLATION else Black.DESPAIR
            shapes += black_card(say(f"camelot-{dark.word}"), *at, 68, 30)
        else:
            shapes += [Box(*at, 68, 30, PAPER, GHOST, 4, 1.3)]
    return shapes
