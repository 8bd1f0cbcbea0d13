"""Coup in pictures: the claim that is being made, a mat for each player, and one's own cards."""

from __future__ import annotations

import msgspec

from games.core.cards import CARD
from games.core.furniture import IVORY, LIGHT, State, avatar, chip, coins, mat, name, solid, token
from games.core.scene import FOIL, AnyShape, Fade, Label, Scene
from games.core.text import Phrase, Seat, say
from games.coup.art import (
    CLOTH,
    COIN,
    FLAG,
    LIFE,
    MEDIUM,
    NEW,
    OUT,
    PANEL,
    RIGHT,
    SKULL,
    TROPHY,
    TURN,
    fallen,
    hidden,
    large,
    medium,
    small,
    vacant,
)
from games.coup.scenes_head import court_mat, head, heading
from games.coup.view import Courtier, View

WIDTH, HEAD, ROW, FOOT = 800, 128, 176, 10
MAT, GAP = (380, 166), 6.0
"""A mat, and the room between two lives."""
MANY_ROWS, SMALLER = 4, 0.9
"""So many rows are drawn in fewer pixels: the file would be too heavy, and a phone shows fewer still."""
HAND = (660, 470)
GONE = (150, 210)
"""A lost card beside the last one in the hand."""
MANY = (800, 372)
"""The picture of a hand of three or four."""

__all__ = ["hand_scene", "heading", "table_scene"]


def table_scene(view: View) -> Scene:
    """The claim on top; then mats in rows of two: name, coins, lives and lost characters. Where their number is odd,
    the Court lies in the free place.
    """
    seats = len(view.courtiers)
    odd = seats % 2 == 1
    shapes = head(view, court=not odd)
    for seat, courtier in enumerate(view.courtiers):
        shapes += _seat(view, seat, courtier, *_place(seat))
    if odd:
        shapes += court_mat(view, *_place(seats), *MAT)
    alt = [say("coup-alt-table", court=view.court)]
    rows = -(-seats // 2)
    return Scene(WIDTH, HEAD + ROW * rows + FOOT, shapes, alt, ground=CLOTH, scale=1 if rows < MANY_ROWS else SMALLER)


def _place(seat: Seat) -> tuple[float, float]:
    return 14 + 392 * (seat % 2), HEAD + ROW * (seat // 2)


def _state(view: View, seat: Seat, courtier: Courtier) -> State:
    if not courtier.hidden:
        return "out"
    if view.over or view.stage == "draft":
        return ""
    if seat == view.active:
        return "turn"
    return "target" if view.move is not None and view.move.target == seat else ""


def _seat(view: View, seat: Seat, courtier: Courtier, x: float, y: float) -> list[AnyShape]:
    state = _state(view, seat, courtier)
    called = name(x + 72, y + 38, seat, state, 96)
    shapes: list[AnyShape] = [
        *mat(x, y, *MAT, state, PANEL, TURN),
        *avatar(x + 36, y + 40, seat, 56, state),
        msgspec.structs.replace(called, lines=2, leading=1.05),
    ]
    if view.over and state != "out":
        shapes.append(token(x + 55, y + 59, "queen-crown", 30, "#8a5a10", FOIL))
    shapes += _mark(courtier, x, y) if state == "out" else _purse(courtier, x, y + MAT[1] - 12)
    if view.series_wins > 1:
        shapes += _trophies(view, courtier, x + 90, y + 71, state)
    return [*shapes, *_lives(view, seat, courtier, x + MAT[0] - 12, y + (MAT[1] - LIFE[1]) / 2)]


def _purse(courtier: Courtier, x: float, foot: float) -> list[AnyShape]:
    """Coins in stacks and as a number."""
    stacks = coins(x + 12, foot, courtier.coins)
    after = x + 20 + 42 * len(stacks)
    number = say("number", count=courtier.coins)
    return [*stacks, Label(after, foot - 22, number, 34, COIN, "court", "lm", shadow=2)]


def _mark(courtier: Courtier, x: float, y: float) -> list[AnyShape]:
    mark, sign = ("gone", FLAG) if courtier.gone else ("out", SKULL)
    return [chip(x + 12, y + 136, say(f"coup-mark-{mark}"), sign, fit=158, colours=OUT)]


def _trophies(view: View, courtier: Courtier, x: float, y: float, state: State) -> list[AnyShape]:
    """Games won of the series."""
    won = say("coup-mark-wins", wins=courtier.wins, target=view.series_wins)
    ink = "#c4ccc6" if state == "out" else LIGHT
    cup = solid(x, y, TROPHY, 24, Fade("#fff0b4", "#b57a1c"), "#3a2408")
    return [cup, Label(x + 18, y, won, 20, ink, "bold", "lm", fit=60, shadow=1)]


def _lives(view: View, seat: Seat, courtier: Courtier, right: float, y: float) -> list[AnyShape]:
    """Lost characters face up, hidden ones as backs; after the end these lie open too."""
    shapes: list[AnyShape] = []
    x = right - 2 * LIFE[0] - GAP
    for card in courtier.shown:
        shapes += fallen(card, x, y)
        x += LIFE[0] + GAP
    held = view.reports[seat].held if view.over else []
    for place in range(courtier.hidden):
        shapes.append(small(held[place], x, y) if held else hidden(x, y))
        x += LIFE[0] + GAP
    if view.stage == "draft" and courtier.hidden == 1:
        shapes.append(vacant(x, y))
    return shapes


def hand_scene(view: View) -> Scene:
    """One's own cards with what they do; drawn ones bear a chip. A last card has the room of two: an upright picture
    would push the question off a phone's screen.
    """
    cards = [*view.hand, *view.drawn]
    if len(cards) > 2:
        return _many(view)
    width, height = HAND
    if len(cards) == 1:
        return _single(view)
    shapes: list[AnyShape] = []
    for place, card in enumerate(cards):
        middle = width / 2 + (place - 0.5) * 304
        shapes.append(large(card, middle - CARD[0] / 2, (height - CARD[1]) / 2, 2.2 - 4.4 * place))
        if place >= len(view.hand):
            shapes.append(_drawn(middle + 40, 42))
    return Scene(width, height, shapes, _alt(view), ground=CLOTH)


def _alt(view: View) -> list[Phrase]:
    """Which of the cards are new is said too, and what there is to pick from."""
    alt = [say("coup-alt-hand", cards=[*view.hand, *view.drawn])]
    if view.drawn:
        alt.append(say("coup-drawn", cards=view.drawn))
    if view.stage == "draft" and view.pile:
        alt.append(say("coup-alt-pile", cards=view.pile))
        alt += [say("coup-picked", card=view.pick)] if view.pick else []
    elif view.seat is not None and len(view.hand) == 1 and view.courtiers[view.seat].shown:
        alt.append(say("coup-lost", cards=view.courtiers[view.seat].shown))
    return alt


def _drawn(x: float, y: float) -> Label:
    return chip(x, y, say("coup-mark-drawn"), "card-draw", "mm", colours=NEW)


def _many(view: View) -> Scene:
    """Three or four cards during an exchange."""
    cards = [*view.hand, *view.drawn]
    wide, tall = MEDIUM[len(cards)]
    width, height = MANY
    gap = (width - 24 - wide * len(cards)) / len(cards)
    shapes: list[AnyShape] = []
    for place, card in enumerate(cards):
        x = 12 + gap / 2 + (wide + gap) * place
        shapes.append(medium(card, x, (height - tall) / 2, wide, tall))
        if place >= len(view.hand):
            shapes.append(_drawn(x + wide - 62, (height - tall) / 2 + 22))
    return Scene(width, height, shapes, _alt(view), ground=CLOTH)


def _single(view: View) -> Scene:
    """Beside a last card lies what is lost; while a second one is picked, the pile to pick from."""
    (card,) = view.hand
    width, height = HAND
    top = (height - CARD[1]) / 2
    gone = [] if view.seat is None else view.courtiers[view.seat].shown
    shapes: list[AnyShape]
    if view.stage == "draft" and view.pile:
        shapes = [large(card, 30, top), Label(490, 78, say("coup-mark-pile"), 26, IVORY, "court", fit=290, shadow=2)]
        for place, one in enumerate(view.pile):
            row, column = divmod(place, 3)
            x, y = 338 + 104 * column + (52 if row else 0), 110 + 148 * row
            shapes.append(small(one, x, y))
            if one is view.pick:
                shapes.append(token(x + 76, y + 18, "check-mark", 40, RIGHT))
    elif gone:
        left, high = 428, height / 2 - GONE[1] / 2 - 14
        shapes = [large(card, 82, top), *fallen(gone[0], left, high, GONE)]
        shapes.append(chip(left + GONE[0] / 2, high + GONE[1] + 34, say("coup-mark-lost"), SKULL, "mm", colours=OUT))
    else:
        shapes = [large(card, (width - CARD[0]) / 2, top)]
    return Scene(width, height, shapes, _alt(view), ground=CLOTH)
