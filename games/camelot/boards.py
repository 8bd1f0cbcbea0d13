"""The quests on the map: their slots and cards, and the knights who stand there."""

from __future__ import annotations

from games.camelot.art import (
    BLUE,
    CRIMSON,
    EVIL_INK,
    INK,
    RIM,
    SIGNS,
    SPENT,
    TINTS,
    WARRIORS,
    black_card,
    fight,
    named_card,
    number,
    relic,
    shield,
    slot,
)
from games.camelot.landscape import SPOTS, stone
from games.camelot.pieces import COMBATS, GRAIL_SLOTS, PATTERNS, STRAIGHT, VALUES, WARS, Black, Place, Relic, White
from games.camelot.pieces import WARRIORS as MOST_WARRIORS
from games.camelot.view import Board, View
from games.core.colours import veiled
from games.core.furniture import Chip, chip, token
from games.core.scene import AnyShape, Box, Disc, Label, Point, Sign, Stamp
from games.core.text import say

TALL = (Place.EXCALIBUR, Place.HOLY_GRAIL)
"""Quests beside the castle, which run from the bottom of the map upwards; knights stand beside them."""
HERO = Chip("#c4922a", "#2a1a08", RIM)
MORDRED = Chip("#2a2430", EVIL_INK, "#8a3a44")
OVER = Chip("#6a5a44", "#fbf3df", "#8a7a62")
TALL_MARKS = {Place.EXCALIBUR: (96, 118), Place.HOLY_GRAIL: (10, 70)}
"""Where the first of their chips begins."""
WATERMARKS = {
    **dict.fromkeys(COMBATS, (322, 70, 100)),
    Place.EXCALIBUR: (156, 206, 104),
    Place.HOLY_GRAIL: (58, 190, 92),
}
"""A quest's sign, pale, where there is room: its middle and its size."""
GRAIL_CARD = (98.0, 31.0)


def quest(view: View, board: Board) -> list[AnyShape]:
    """A place on the map: its name, what lies there, who stands there."""
    x, y, width, _ = SPOTS[board.place]
    shapes: list[AnyShape] = [] if board.open else _spent(board)
    name = say(f"camelot-place-{board.place.word}")
    tint = TINTS[board.place] if board.open else "#8a7a62"
    shapes += [
        token(x + 25, y + 25, SIGNS[board.place], 38, tint, "#f0dcae"),
        Label(x + 49, y + 26, name, 24, INK if board.open else "#62543f", "quest", "lm", fit=min(width - 58, 190)),
    ]
    if not board.open:
        return [*shapes, *_over(board)]
    if board.place in WATERMARKS:
        right, down, size = WATERMARKS[board.place]
        shapes.append(Sign(x + right, y + down, SIGNS[board.place], size, veiled(tint, 0.13)))
    if board.place in COMBATS:
        shapes += _combat(board, x, y)
    elif board.place in WARS:
        shapes += _war(board, x, y)
    elif board.place is Place.EXCALIBUR:
        shapes += _river(board)
    else:
        shapes += _grail(board)
    shapes += _marks(board)
    for place, seat in enumerate(view.present(board.place)):
        at = standing(board.place, place)
        shapes += shield(view.champions[seat].knight, *at, 38, active=seat == view.active)
    return shapes


def standing(quest: Place, place: int) -> Point:
    """Where the knights of a quest stand: before it, or beside the river and the Grail's path."""
    x, y, _, height = SPOTS[quest]
    if quest not in TALL:
        return x + 32 + 46 * place, y + height + 14
    across = 3 if quest is Place.EXCALIBUR else 2
    row, column = divmod(place, across)
    if quest is Place.EXCALIBUR:
        return x + 116 + 40 * column, y + 162 + 48 * row
    return x + 34 + 45 * column, y + 118 + 48 * row


def _marks(board: Board) -> list[AnyShape]:
    """Heroism and Mordred, on chips: at the head, or where the tall quests have room."""
    x, y, width, _ = SPOTS[board.place]
    there = [("camelot-heroism", HERO)] * board.heroism + [("camelot-mordred", MORDRED)] * board.mordred
    left = TALL_MARKS.get(board.place)
    shapes: list[AnyShape] = []
    for place, (key, colours) in enumerate(there):
        at = (x + width - 12 - 104 * place, y + 25) if left is None else (x + left[0], y + left[1] - 32 * place)
        shapes.append(chip(*at, say(key), "", "rm" if left is None else "lm", 18, 102, colours))
    return shapes


def _spent(board: Board) -> list[AnyShape]:
    """Another parchment over the first, as worn as what happened on it."""
    x, y, width, height = SPOTS[board.place]
    return [Box(x, y, width, height, fill=SPENT, line=RIM, radius=12, thick=2)]


def _over(board: Board) -> list[AnyShape]:
    x, y, width, height = SPOTS[board.place]
    middle, sunk = x + width / 2, y + height / 2
    if board.place not in TALL:
        return [
            Sign(x + width - 70, sunk, SIGNS[board.place], 104, "#8a7a6278"),
            chip(middle, sunk + 14, say("camelot-closed"), "check-mark", "mm", 20, 0, OVER),
        ]
    return [
        Sign(middle, sunk - 14, SIGNS[board.place], 104, "#8a7a6278"),
        chip(middle, sunk + 74, say("camelot-closed"), "check-mark", "mm", 20, 0, OVER),
    ]


def _combat(board: Board, x: float, y: float) -> list[AnyShape]:
    """White slots above, Black ones below, and what they come to."""
    pattern, values = PATTERNS[board.place], VALUES[board.place]
    step, wide = (38, 34) if pattern.white < 8 else (34, 31)
    shapes: list[AnyShape] = []
    for place in range(pattern.white):
        at = (x + 12 + step * place, y + 47)
        laid = place < len(board.white)
        shapes += [fight(*at, board.white[place], (wide, 40))] if laid else slot(*at, wide, 40)
    for place in range(pattern.black):
        at = (x + 12 + step * place, y + 90)
        if place >= len(board.black):
            shapes += slot(*at, wide, 36)
            continue
        seen = board.black[place]
        shown = values[seen.card] if seen.card is not None and not seen.down else None
        shapes.append(black_card(*at, shown, (wide, 36)))
    known = [values[one.card] for one in board.black if one.card is not None and not one.down]
    white = say("camelot-sum-white", sum=sum(board.white))
    black = say("camelot-sum-black", sum=sum(known), hidden=len(board.black) - len(known))
    for there, text, slots, line, ink in (
        (board.white, white, pattern.white, y + 67, BLUE),
        (board.black, black, pattern.black, y + 108, INK),
    ):
        right = x + 18 + step * slots
        if there:
            shapes.append(Label(right, line, text, 22, ink, "bold", "lm", fit=x + 376 - right))
    return shapes


def _war(board: Board, x: float, y: float) -> list[AnyShape]:
    """The straight on the left, the warriors on the right."""
    shapes: list[AnyShape] = []
    for place in range(STRAIGHT + board.mordred):
        at = (x + 12 + 37 * place, y + 47)
        wanted = min(place + 1, STRAIGHT)
        shapes += [fight(*at, wanted, (34, 42))] if place < len(board.white) else slot(*at, 34, 42, number(wanted))
    for place in range(MOST_WARRIORS):
        middle = (x + 253 + 35 * place, y + 68)
        if place < board.track:
            shapes.append(Stamp(middle[0] - 17, middle[1] - 17, 34, 34, WARRIORS[board.place], lift=1.5))
        else:
            shapes.append(Disc(*middle, 15, fill="#8a745024", line="#7a6238b3", thick=1.2))
    return shapes


def _river(board: Board) -> list[AnyShape]:
    """The sword on its stone; how far it is from either bank."""
    x, y, _, height = SPOTS[Place.EXCALIBUR]
    at = stone(board.track)
    return [
        Label(x + 96, y + 64, say("camelot-bank-knights"), 19, BLUE, "bold", "lm", fit=118),
        Label(x + 96, y + 90, say("camelot-step-at", at=board.track), 20, INK, "bold", "lm", fit=118),
        Label(x + 96, y + height - 24, say("camelot-bank-evil"), 19, CRIMSON, "bold", "lm", fit=118),
        relic(Relic.SWORD, at[0] + 3, at[1] - 5, 46),
    ]


def grail_slot(place: int) -> Point:
    """The path to the Grail: the first slot, nearest to it, is at the top."""
    x, y, _, _ = SPOTS[Place.HOLY_GRAIL]
    return x + 116 + (2 if place % 2 else -2), y + 52 + 35.0 * place


def _grail(board: Board) -> list[AnyShape]:
    """Seven slots: Grail cards from above, where the Grail is, Black cards from below."""
    shapes: list[AnyShape] = []
    for place in range(GRAIL_SLOTS):
        at = grail_slot(place)
        if place < len(board.white):
            shapes.append(named_card(*at, GRAIL_CARD, White.GRAIL.word, black=False))
        elif place >= GRAIL_SLOTS - len(board.black):
            seen = board.black[GRAIL_SLOTS - 1 - place]
            dark = Black.DESOLATION if seen.card is Black.DESOLATION else Black.DESPAIR
            shapes.append(named_card(*at, GRAIL_CARD, dark.word, black=True))
        else:
            shapes += slot(*at, *GRAIL_CARD)
    return shapes
