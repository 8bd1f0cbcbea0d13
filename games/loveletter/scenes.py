"""Love Letter in pictures: seats around the deck, and cards as they lie in the hand."""

from __future__ import annotations

from typing import NamedTuple

from games.core.cards import CARD, SMALL
from games.core.furniture import LIGHT, TITLE, State, avatar, chip, heart, mat, medallion, name, plaque, token
from games.core.scene import FOIL, AnyShape, Box, Disc, Label, Point, Scene
from games.core.text import Seat, say
from games.loveletter.art import CLOTH, PANEL, TITLE_PLATE, TURN, hidden, large, small
from games.loveletter.view import Suitor, View

WIDTH, HEIGHT = 800, 590
DECK, DECK_OF_TWO = (400.0, 322.0), (216.0, 322.0)
"""The middle of the deck's disc; with two at the table, what is put aside lies beside it."""
MOST_HEARTS = 7
"""More are told by a number."""
HELD = (44, 62)
PLAYED, PLAYED_SMALL, PLAYED_LOW, GAP, INSET = (92, 130), (74, 103), (74, 64), 1, 9
"""Discards, in three sizes; the room between them, and to the edge of the mat."""


class Place(NamedTuple):
    """A seat's mat. Names are at the outer edge of the table, cards towards the deck."""

    x: float
    y: float
    width: float
    right: bool
    """Everything runs from its right edge."""
    low: bool
    height: float = 250


FOUR = (
    Place(14, 66, 380, False, False),
    Place(406, 66, 380, True, False),
    Place(406, 328, 380, True, True),
    Place(14, 328, 380, False, True),
)
TWO = (Place(14, 66, 772, False, False, 160), Place(14, 418, 772, False, True, 160))
"""Their cards lie beside the names."""
BESIDE = 300


def table_scene(view: View) -> Scene:
    """Two to four mats around the deck: name, hearts, what is held, and the discards in order; clockwise."""
    seats = len(view.suitors)
    places: tuple[Place, ...] = TWO if seats == 2 else FOUR
    shapes: list[AnyShape] = [
        *plaque(200, 12, 400, 46, TITLE_PLATE),
        Label(400, 35, say("loveletter-heading", round=view.round), 25, TITLE, "court", fit=360, shadow=2),
    ]
    for seat, suitor in enumerate(view.suitors):
        shapes += _seat(view, seat, suitor, places[seat])
    if seats == 3:
        free = places[3]
        shapes += mat(free.x, free.y, free.width, free.height, "out", PANEL, TURN)
        shapes += _aside(view, (free.x + 24, free.y + 30), SMALL)
    shapes += _deck(view, DECK_OF_TWO if seats == 2 else DECK)
    if seats == 2:
        shapes += _aside(view, (360, 271), PLAYED_SMALL)
    alt = [say("loveletter-alt-table", round=view.round, deck=view.deck)]
    return Scene(WIDTH, HEIGHT, shapes, alt, ground=CLOTH)


def _deck(view: View, middle: tuple[float, float]) -> list[AnyShape]:
    x, y = middle
    left, top = x - 37, y - 52
    cards: list[AnyShape] = [
        hidden(left + 3 - 2 * layer, top + 4 - 3 * layer, (74, 104)) for layer in range(min(view.deck, 4))
    ]
    empty = Box(left, top, 74, 104, fill="#0000004d", line="#f0cdb880", radius=9, thick=2)
    return [
        Disc(x, y, 78, fill="#1c060dcc", line=FOIL, thick=3),
        *(cards or [empty]),
        medallion(x + 52, y + 56, 48, TITLE_PLATE, say("number", count=view.deck)),
    ]


def _aside(view: View, corner: Point, size: tuple[float, float]) -> list[AnyShape]:
    """What has been put aside: one card unseen, with two players three open ones."""
    (x, y), step = corner, size[0] + 6
    shapes: list[AnyShape] = [hidden(x, y, size)] if view.removed else []
    shapes += [small(card, x + step * (place + 1), y, size) for place, card in enumerate(view.aside)]
    below = y + size[1] + 24 if not view.aside else y + size[1] / 2
    right = x if not view.aside else x + step * 4 + 10
    return [*shapes, Label(right, below, say("loveletter-mark-aside"), 22, LIGHT, "semi", "lm", fit=110, lines=2)]


def _state(view: View, seat: Seat, suitor: Suitor) -> State:
    if not suitor.cards:
        return "out"
    return "turn" if seat == view.active and not view.over else ""


def _seat(view: View, seat: Seat, suitor: Suitor, place: Place) -> list[AnyShape]:
    state = _state(view, seat, suitor)
    way, edge = (-1, place.x + place.width) if place.right else (1, place.x)
    line = place.y + place.height / 2 if _is_wide(place) else place.y + (place.height - 46 if place.low else 46)
    side = "rm" if place.right else "lm"
    shapes: list[AnyShape] = [
        *mat(place.x, place.y, place.width, place.height, state, PANEL, TURN),
        *avatar(edge + 46 * way, line, seat, 62, state),
        name(edge + 88 * way, line - 16, seat, state, 172, side, 27),
        *_hearts(view, suitor, edge + 98 * way, line + 16, way, state),
        *_pile(suitor, place, state),
    ]
    far = place.x + 18 if place.right else place.x + place.width - 18
    if state == "out":
        mark, sign = ("gone", "flag-objective") if suitor.gone else ("out", "broken-heart")
        shapes.append(chip(far, line, say(f"loveletter-mark-{mark}"), sign, "lm" if place.right else "rm", fit=150))
        return shapes
    for held in range(suitor.cards):
        left = far + 24 * held if place.right else far - HELD[0] - 24 * held
        lean = (9 - 14 * held if suitor.cards > 1 else 6) * -way
        shapes.append(hidden(left, line - HELD[1] / 2, HELD, lean))
    if suitor.protected:
        shapes.append(token(far - 104 * way, line, "shield", 46, "#2a63a8", FOIL))
    return shapes


def _hearts(view: View, suitor: Suitor, x: float, y: float, way: int, state: State) -> list[AnyShape]:
    """Won tokens solid, those to come as outlines; with many, a number says it."""
    pale = state == "out"
    if view.target > MOST_HEARTS:
        won = say("loveletter-mark-tokens", tokens=suitor.tokens, target=view.target)
        side = "rm" if way < 0 else "lm"
        ink = "#d6b8b0" if pale else LIGHT
        return [heart(x, y, 24, True, pale), Label(x + 22 * way, y, won, 22, ink, "bold", side, fit=140, shadow=1)]
    hearts = range(view.target)
    step = min(26.0, 172 / view.target)
    return [heart(x + step * at * way, y, 22, at < suitor.tokens, pale) for at in hearts]


def _pile(suitor: Suitor, place: Place, state: State) -> list[AnyShape]:
    """The discards in their order, none over another's name: smaller where there are many, in the end in two rows."""
    count, wide = len(suitor.pile), _is_wide(place)
    room = 380 if wide else place.width - 81
    size, fitting = next((one for one in ((PLAYED, count), (PLAYED_SMALL, count)) if _row(*one) <= room), None) or (
        PLAYED_LOW,
        -(-count // 2),
    )
    step = min(size[0] + GAP, (room - size[0]) / max(fitting - 1, 1))
    top = place.y + 14 if place.low or wide else place.y + place.height - 14 - PLAYED[1]
    start = BESIDE if wide else INSET
    shapes: list[AnyShape] = []
    for at, card in enumerate(suitor.pile):
        row, column = divmod(at, fitting)
        along = step * column
        left = place.x + place.width - start - size[0] - along if place.right else place.x + start + along
        shapes.append(small(card, left, top + row * (size[1] + GAP), size, dim=state == "out"))
    return shapes


def _is_wide(place: Place) -> bool:
    return place.width > FOUR[0].width


def _row(size: tuple[float, float], count: int) -> float:
    """How wide so many cards are."""
    return count * (size[0] + GAP) - GAP


def hand_scene(view: View) -> Scene:
    """One's own cards, large, with what they do; a single card has the room of two, so that the question below it stays
    on a phone's screen.
    """
    count = len(view.hand)
    width, height = 660, 470
    shapes: list[AnyShape] = []
    for place, card in enumerate(view.hand):
        middle = width / 2 + (place - (count - 1) / 2) * 304
        lean = 2.2 - 4.4 * place if count > 1 else 0.0
        shapes.append(large(card, middle - CARD[0] / 2, (height - CARD[1]) / 2, lean))
    return Scene(width, height, shapes, [say("loveletter-alt-hand", cards=view.hand)], ground=CLOTH)
