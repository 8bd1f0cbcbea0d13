"""Pictures of Inkognito: Venice with everybody in it, and one's own cards."""

from __future__ import annotations

from games.core.furniture import GLOW, INK, IVORY, medallion, token
from games.core.scene import FOIL, AnyShape, Box, Fade, Glow, Ground, Label, Line, Scene, Stamp
from games.core.text import Phrase, Seat, say
from games.inkognito.art import (
    BLACK,
    CLOTH,
    LANTERN,
    OWN,
    PLATE,
    TICKET,
    agent,
    ambassador_card,
    black,
    face,
    lantern,
    number_plate,
    own,
    ticket,
)
from games.inkognito.pieces import Card, Place
from games.inkognito.state import Finished, rounds_in_cycle
from games.inkognito.venice import HEIGHT as MAP
from games.inkognito.venice import SPOTS, WIDTH
from games.inkognito.view import View

ROW = 48.0
HEAD = 48.0
"""The ledger's first line, with the gold edge above it."""
HEIGHT = round(MAP + HEAD + 5 * ROW + 4)
_ON_HEAD = "#ffeec8"
_FIGURE = 44
_RULE = "#8c69375a"


def _board() -> list[AnyShape]:
    """The map with its plates, and the empty ledger below it."""
    shapes: list[AnyShape] = [Stamp(0, 0, WIDTH, MAP, "inkognito/venice")]
    for place, (x, y) in SPOTS.items():
        shapes.append(Label(x, y + 4, say(f"inkognito-{place.word}"), 23, INK, "court", plate=PLATE))
    shapes += [
        Ground("paper", "#fff9ec", y=MAP, width=WIDTH, height=HEIGHT - MAP),
        Box(0, MAP + 4, WIDTH, HEAD - 4, fill=Fade("#24485a", "#152c38")),
        Box(0, MAP, WIDTH, 4, fill=FOIL),
    ]
    for spot, place in enumerate(Place):
        text = say(f"inkognito-short-{place.word}")
        shapes.append(Label(_column(spot), MAP + 27, text, 20, _ON_HEAD, "bold", fit=95))
    for row in range(1, 5):
        y = MAP + HEAD + ROW * row
        if row % 2:
            shapes.append(Box(0, y, WIDTH, ROW, fill="#a0783c1a"))
        shapes.append(Line([(14, y), (WIDTH - 14, y)], _RULE, 1))
    return shapes


def _column(spot: int) -> float:
    return 352 + 98.0 * spot


BOARD = _board()


def seat_label(view: View, seat: Seat) -> Phrase:
    return say("inkognito-air") if seat == view.air else say("name", who=seat)


def table_scene(view: View) -> Scene:
    """The map with everybody who has arrived this round; below, who has been where in this cycle."""
    shapes: list[AnyShape] = [*_town(view)]
    if view.round:
        text = say("inkognito-mark-round", round=view.round, of=rounds_in_cycle(view.round))
        shapes.append(Label(20, MAP + 27, text, 22, _ON_HEAD, "court", "lm", fit=270))
    everybody: list[Seat | None] = [*view.agents, None]
    for row, seat in enumerate(everybody):
        shapes += _row(view, seat, MAP + HEAD + ROW * row + ROW / 2)
    return Scene(WIDTH, HEIGHT, shapes, _table_alt(view), BOARD)


def _town(view: View) -> list[AnyShape]:
    """Agents below the plates; where people are alone together, a sign says so, and where a safe was tried."""
    shapes: list[AnyShape] = []
    marked = _marked(view)
    for place, seats in view.here().items():
        colours = [view.colour(seat) for seat in seats]
        if view.ambassador_at() is place:
            colours.append(None)
        x, y = SPOTS[place]
        left = x - _FIGURE * (len(colours) - 1) / 2
        shapes += [agent(left + _FIGURE * spot, y + 47, colour, 42) for spot, colour in enumerate(colours)]
        if place in marked:
            # Below Rialto's plate stands the dome of the Salute.
            at = (x - 78, y + 5) if place is Place.RIALTO else (left - 50, y + 48)
            shapes.append(lantern(*at, 42, marked[place]))
    return shapes


def _marked(view: View) -> dict[Place, str]:
    """Signs of what goes on at places, or of what was the end."""
    if view.over:
        tried = view.finished.attempt if view.finished is not None else None
        return {} if tried is None else {tried.place: "key"}
    return {meeting.place: "conversation" for meeting in view.now() if not meeting.outcome}


def _row(view: View, seat: Seat | None, y: float) -> list[AnyShape]:
    player = view.ambassador if seat is None else seat
    moving = view.to_move() == (view.ambassador if seat is None else seat) is not None
    shapes: list[AnyShape] = []
    if moving:
        shapes.append(Glow(7, y - 20, 312, 40, GLOW, radius=12, blur=5))
        shapes.append(Box(7, y - 20, 312, 40, fill="#ffe9a8", line=FOIL, radius=12, thick=3))
    shapes.append(agent(34, y, view.colour(seat), 30))
    left = 66.0
    if view.target > 1:
        if player is not None and player != view.air:
            shapes.append(medallion(84, y, 36, LANTERN, say("number", count=view.points[player]), "bold"))
        left = 108
    beside = _beside_name(view, seat, y)
    shapes += beside
    right = 324.0 if not beside else 234.0 if view.over else 276.0
    if moving:
        shapes.append(token(260, y, "hourglass", 32, "#8a5a10", FOIL))
        right = 240
    label = say("inkognito-the-ambassador") if player is None else seat_label(view, player)
    shapes.append(Label(left, y, label, 23, INK, "bold", "lm", fit=right - left))
    return shapes + _visits(view, seat, y)


def _beside_name(view: View, seat: Seat | None, y: float) -> list[AnyShape]:
    """Who is first in this round, or a tile face down; at the end, who they were."""
    if view.over:
        if seat is None or view.finished is None or not view.finished.black[seat]:
            return []
        identity, number = view.finished.black[seat]
        return [face(256, y, identity, 38), number_plate(300, y, number)]
    if seat is None:
        return [lantern(298, y, 34, "", say("inkognito-sign-maybe"))] if view.face_down else []
    return [lantern(298, y, 34, "candle-flame")] if seat == view.first and view.in_game else []


def _visits(view: View, seat: Seat | None, y: float) -> list[AnyShape]:
    """In which round of the cycle each place was visited; this round's has a gold edge. Empty: still to come."""
    laid = view.visits if seat is None else view.laid[seat]
    shapes: list[AnyShape] = []
    for spot, place in enumerate(Place):
        x = _column(spot)
        if place not in laid:
            shapes.append(Box(x - 17, y - 17, 34, 34, fill="#ffffff80", line="#8a7450cc", radius=9, thick=2))
            continue
        now = view.moved(len(laid)) and place is laid[-1]
        if now:
            shapes.append(Box(x - 20, y - 20, 40, 40, fill=FOIL, radius=11, lift=1.5))
        shapes.append(Box(x - 17, y - 17, 34, 34, fill=Fade("#44697a", "#284755"), radius=9))
        shapes.append(Label(x, y, say("number", count=laid.index(place) + 1), 24, IVORY, "bold"))
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
    if view.in_game:
        lines.append(say("inkognito-alt-first", who="air" if view.first == view.air else view.first))
    if view.over and view.finished is not None:
        lines += unmasked(view, view.finished)
    return lines


def unmasked(view: View, game: Finished) -> list[Phrase]:
    """Who was who, when all masks have fallen."""
    return [
        say("inkognito-revealed", who="air" if seat == view.air else seat, identity=cards[0], number=cards[1])
        for seat, cards in enumerate(game.black)
        if cards
    ]


# The hand.

_EDGE = 20.0


def hand_scene(view: View) -> Scene:
    """The two black cards, large; the eight in one's own colour, true or false; the tiles left and used."""
    colour = view.colour(view.seat)
    if not view.black or colour is None:
        return _ambassador_hand(view)
    shapes: list[AnyShape] = [
        black(card, _EDGE + (BLACK[0] + 10) * spot, _EDGE) for spot, card in enumerate(view.black)
    ]
    step = OWN[0] + 6
    for card in Card:
        x, y = WIDTH - _EDGE - OWN[0] - step * (3 - card % 4), _EDGE + (OWN[1] + 6) * (card // 4)
        shapes.append(own(card, x, y, colour, card in view.black))
    top = _EDGE + BLACK[1] + 16
    gap = (WIDTH - 2 * _EDGE - 5 * TICKET[0]) / 4
    for spot, place in enumerate(Place):
        shapes += ticket(place, _EDGE + (TICKET[0] + gap) * spot, top, used=_used(view, place))
    alt = [say("inkognito-hand", identity=view.black[0], number=view.black[1]), _tiles_alt(view)]
    return Scene(WIDTH, round(top + TICKET[1] + _EDGE), shapes, alt, ground=CLOTH)


def _ambassador_hand(view: View) -> Scene:
    """No cards but the part itself; the tile that lies face down shines."""
    shapes: list[AnyShape] = [ambassador_card(_EDGE + 2, _EDGE)]
    left, wide, tall = 2 * _EDGE + BLACK[0] + 6, 186.0, 115.0
    for spot, place in enumerate(Place):
        row, column = divmod(spot, 3)
        x = left + (wide + 8) * (column + 0.5 * row)
        y = _EDGE + (tall + 10) * row
        if place is view.my_face_down:
            shapes.append(Glow(x, y, wide, tall, GLOW, radius=12, blur=7))
        shapes += ticket(place, x, y, (wide, tall), used=_used(view, place))
        if place is view.my_face_down:
            shapes.append(lantern(x + wide - 24, y + 24, 40, "", say("inkognito-sign-maybe")))
    alt = [say("inkognito-hand-ambassador"), _tiles_alt(view)]
    return Scene(WIDTH, round(2 * _EDGE + BLACK[1]), shapes, alt, ground=CLOTH)


def _used(view: View, place: Place) -> int:
    """In which round of the cycle this tile was laid; 0: it is left."""
    seat = view.seat
    laid = view.visits if seat is None or seat == view.ambassador else view.laid[seat]
    return laid.index(place) + 1 if place in laid else 0


def _tiles_alt(view: View) -> Phrase:
    return say("inkognito-alt-tiles", places=view.tiles_left(view.seat))
