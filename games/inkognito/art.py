"""What Inkognito is drawn with: masked agents, black and coloured cards, tickets to places; its emojis."""

from __future__ import annotations

from functools import cache
from math import cos, sin, tau
from typing import Literal

from games.core.colours import darker, lighter, veiled
from games.core.drawings import portrait
from games.core.emojis import head as framed_head
from games.core.emojis import piece
from games.core.furniture import INK, IVORY, PAPER, TITLE, lit, medallion
from games.core.scene import (
    FOIL,
    AnyShape,
    Art,
    Box,
    Colour,
    Curve,
    Disc,
    Fade,
    Ground,
    Label,
    Plate,
    Point,
    Polygon,
    Sign,
    Stamp,
)
from games.core.text import Phrase, say
from games.inkognito.pieces import COLOURS, IDENTITIES, Card, Place

NIGHT = "#23455a"
CLOTH = Ground("velvet", NIGHT, "polar-star", inlay=True)
LANTERN = "#a8432f"
PLATE = Plate(Fade("#fffaf0", "#ecdcb8"), "#8a6a30", tall=1.45, pad=0.66, radius=0.38, lift=3)
"""Under a place's name on the map."""

AGENTS: tuple[Colour, ...] = ("#c8402b", "#1f6fb2", "#0c8467", "#e0b521")
"""Red, blue, green, yellow, apart for colour-blind eyes; each carries its number."""
_ON_AGENTS: tuple[Colour, ...] = ("#ffffff", "#ffffff", "#ffffff", "#241c08")
_AMBASSADOR, _ON_AMBASSADOR = "#1c2027", "#ffe49a"
HUES: dict[Card, Colour] = {
    Card.FIDDLEBOTTOM: "#41592f",
    Card.BUBBLE: "#2f4f80",
    Card.ZSAZSA: "#7d3168",
    Card.AGENT_X: "#37434d",
}
BLACK = (150.0, 240.0)
OWN = (104.0, 117.0)
TICKET = (146.0, 98.0)
_NEAR = {Place.RIALTO: 1.6, Place.SIGHS: 1.6, Place.SALUTE: 1.3}
"""How much larger than a ticket's sky a landmark is shown; only towers need all of their space."""


# Agents.

FIGURE = (48, 62)
"""An agent's space; one is drawn by the width of its figure, of which this has 40."""
_CLOAK: list[Point] = [(24, 19), (35, 23), (41, 40), (42, 55), (24, 56), (6, 55), (7, 40), (13, 23)]
_HAT: list[Point] = [(5, 6), (15, 7), (24, 2.5), (33, 7), (43, 6), (37, 15), (24, 17.5), (11, 15)]


def agent(x: float, y: float, colour: int | None, size: float) -> Stamp:
    """A masked figure in its colour, numbered, (x, y) its middle; black and with an A: the Ambassador."""
    wide, tall = FIGURE[0] * size / 40, FIGURE[1] * size / 40
    return Stamp(x - wide / 2, y - tall / 2, wide, tall, _agent(colour), lift=2)


@cache
def _agent(colour: int | None) -> Art:
    hue, ink, text = _AMBASSADOR, _ON_AMBASSADOR, say("inkognito-initial-ambassador")
    if colour is not None:
        hue, ink, text = AGENTS[colour], _ON_AGENTS[colour], say("number", count=colour + 1)
    shapes: list[AnyShape] = [
        Curve(_CLOAK, corners=[3, 5], fill=IVORY, line=IVORY, width=5),
        Disc(24, 17, 13, fill=IVORY),
        Curve(_HAT, corners=[0, 4], fill=IVORY, line=IVORY, width=4.4),
        Curve(_CLOAK, corners=[3, 5], fill=darker(hue, 0.62)),
        Disc(24, 17, 10.5, fill="#15181d"),
        Curve(_HAT, corners=[0, 4], fill="#15181d"),
        Curve([(24 + 0.92 * (x - 24), y if y < 54 else y - 1.2) for x, y in _CLOAK], corners=[3, 5], fill=hue),
        Curve([(27, 20), (34, 23), (40, 40), (40.4, 53), (31, 53)], corners=[3, 4], fill=veiled(darker(hue, 0.5), 0.4)),
        Curve([(24, 12), (31, 13), (32, 19), (28, 26), (24, 28), (20, 26), (16, 19), (17, 13)], fill=IVORY),
        Curve([(25, 12), (31, 13), (32, 19), (28, 26), (24, 28)], fill="#78645a50"),
        *[Disc(24 + side * 3.6, 18.6, 2.0, fill="#15181d") for side in (-1, 1)],
        Curve([(7, 7), (15, 8), (24, 4), (33, 8), (41, 7), (36, 13.4), (24, 15.4), (12, 13.4)], [0, 4], fill="#2a2f38"),
        Curve([(7, 7.4), (13, 13), (24, 15), (35, 13), (41, 7.4)], closed=False, line="#e9bf5a", width=1.4),
        Label(24, 42, text, 26, ink, "bold"),
    ]
    return Art(*FIGURE, shapes)


def face(x: float, y: float, card: Card, size: float, *, dim: bool = False) -> Stamp:
    """The head of one of the four in a disc, (x, y) its middle."""
    state: Literal["", "dim"] = "dim" if dim else ""
    return Stamp(x - size / 2, y - size / 2, size, size, _face(card), state=state)


@cache
def _face(card: Card) -> Art:
    art = portrait(f"inkognito/{card.word}", 100, 100, zoom=1.75, up=-6)
    shapes: list[AnyShape] = [Stamp(0, 0, 100, 100, art), Disc(50, 50, 50, line="#7a5c30", thick=6)]
    return Art(100, 100, shapes, clip="disc")


def number_plate(x: float, y: float, card: Card, size: float = 22, fill: Fade | None = None) -> Label:
    """One of the four numbers, (x, y) its middle."""
    plate = Plate(fill or Fade("#3a4656", "#1d2530"), tall=1.5, pad=0.5, radius=0.36)
    return Label(x, y, say(f"inkognito-{card.word}"), size, TITLE, "court", plate=plate)


# Cards.


def black(card: Card, x: float, y: float, width: float = BLACK[0], turn: float = 0) -> Stamp:
    """A black card: the truth."""
    art = _identity(card) if card in IDENTITIES else _number(card)
    return Stamp(x, y, width, width * BLACK[1] / BLACK[0], art, lift=5, turn=turn)


def unnamed(card: Card, x: float, y: float, width: float, turn: float = 0) -> Stamp:
    """A black card so small that its name could not be read: the figure alone."""
    wide, tall = BLACK[0], 206.0
    art = portrait(f"inkognito/{card.word}", wide, tall, zoom=1.02)
    edges = [Box(0, 0, wide, tall, line=FOIL, radius=14, thick=6), Box(0, 0, wide, tall, line="#0b0e13", radius=14)]
    whole = Art(wide, tall, [Stamp(0, 0, wide, tall, art), *edges], clip="box", radius=14)
    return Stamp(x, y, width, width * tall / wide, whole, lift=5, turn=turn)


def ambassador_card(x: float, y: float, width: float = BLACK[0], turn: float = 0) -> Stamp:
    wide, tall = BLACK
    figure = agent(wide / 2, 96, None, 96)
    title = Label(
        wide / 2, 206, say("inkognito-the-ambassador"), 20, TITLE, "court", fit=wide - 10, lines=2, leading=1.2
    )
    art = Art(wide, tall, [*_night(96), figure, title, *_gold_edge()], clip="box", radius=14)
    return Stamp(x, y, width, width * tall / wide, art, lift=5, turn=turn)


def _night(middle: float) -> list[AnyShape]:
    """A black ground with rays from a point on its middle line."""
    wide, tall = BLACK
    shapes: list[AnyShape] = [Box(0, 0, wide, tall, fill=Fade("#2b3240", "#0b0e13", "#171c25", round=True))]
    for ray in range(0, 24, 2):
        ends = [(wide / 2 + tall * cos(tau * one / 24), middle + tall * sin(tau * one / 24)) for one in (ray, ray + 1)]
        shapes.append(Polygon([(wide / 2, middle), *ends], fill="#ffe9b812"))
    return shapes


def _gold_edge() -> list[AnyShape]:
    return [Box(0, 0, *BLACK, line=FOIL, radius=14, thick=3)]


@cache
def _identity(card: Card) -> Art:
    wide, tall = BLACK
    art = portrait(f"inkognito/{card.word}", wide - 20, 166, zoom=1.02, radius=9)
    shapes: list[AnyShape] = [
        *_night(96),
        Stamp(10, 10, wide - 20, 166, art),
        Box(9, 9, wide - 18, 168, line=FOIL, radius=10, thick=2),
        Label(wide / 2, 206, say(f"inkognito-{card.word}"), 20, TITLE, "court", fit=wide - 10, lines=2, leading=1.2),
        *_gold_edge(),
    ]
    return Art(wide, tall, shapes, clip="box", radius=14)


@cache
def _number(card: Card) -> Art:
    wide, tall = BLACK
    shapes: list[AnyShape] = [
        *_night(104),
        Label(wide / 2, 104, say(f"inkognito-{card.word}"), 76, FOIL, "court", fit=wide - 24, shadow=3),
        Sign(wide / 2, 188, "key", 44, FOIL),
        *_gold_edge(),
    ]
    return Art(wide, tall, shapes, clip="box", radius=14)


def own(card: Card, x: float, y: float, colour: int, true: bool) -> Stamp:
    """A card in one's own colour, to be shown: ticked when it is true, crossed when it is false."""
    return Stamp(x, y, *OWN, _own(card, colour, true), lift=3)


@cache
def _own(card: Card, colour: int, true: bool) -> Art:
    wide, tall = OWN
    hue, ink = AGENTS[colour], _ON_AGENTS[colour]
    paper = PAPER if true else Fade("#cbc3b4", "#b1a999")
    shapes: list[AnyShape] = [
        Box(0, 0, wide, tall, fill=paper),
        Box(0, 0, wide, 30, fill=Fade(lighter(hue, 0.08), darker(hue, 0.06 if colour == 3 else 0.15))),
        Label(16, 15, say("number", count=colour + 1), 22, ink, "bold"),
        Sign(wide - 17, 15, "check-mark" if true else "cancel", 21, ink),
    ]
    if card in IDENTITIES:
        shapes += [
            face(wide / 2, 52, card, 50, dim=not true),
            Label(wide / 2, 96, say(f"inkognito-{card.word}"), 17, INK, "bold", fit=wide - 6, lines=2, leading=1.0),
        ]
    else:
        shapes.append(Label(wide / 2, 74, say(f"inkognito-{card.word}"), 46, INK, "court"))
    rim = Box(0, 0, wide, tall, line="#ffffff" if true else "#7d8794", radius=10, thick=4 if true else 2)
    return Art(wide, tall, [*shapes, rim], clip="box", radius=10)


def ticket(place: Place, x: float, y: float, size: tuple[float, float] = TICKET, used: int = 0) -> list[AnyShape]:
    """A tile: the place, and its name; a used one is grey and has the number of its round in the cycle."""
    laid: list[AnyShape] = [Stamp(x, y, *size, _ticket(place, size), lift=3, state="grey" if used else "")]
    if used:
        laid.append(medallion(x + size[0] - 24, y + 24, 40, "#2c4c5a", say("number", count=used), "bold"))
    return laid


@cache
def _ticket(place: Place, size: tuple[float, float]) -> Art:
    wide, tall = size
    sky = tall - 34
    high = _NEAR.get(place, 1.2) * (sky - 4)
    across = 1.125 * high
    shapes: list[AnyShape] = [
        Box(0, 0, wide, sky, fill=Fade("#5b7f93", "#e8b98a", "#9a93a0")),
        Disc(wide / 2, sky + 8, wide * 0.62, fill="#b98d5e", tall=16),
        Stamp((wide - across) / 2, sky - 0.94 * high, across, high, f"inkognito/{place.word}"),
        Box(0, sky, wide, 34, fill=PAPER),
        Box(0, sky - 1, wide, 2, fill=FOIL),
        Label(wide / 2, sky + 18, say(f"inkognito-{place.word}"), 20, INK, "court", fit=wide - 12),
        Box(0, 0, wide, tall, line=FOIL, radius=10, thick=3),
    ]
    return Art(wide, tall, shapes, clip="box", radius=10)


# Small marks.


def lantern(x: float, y: float, size: float, sign: str, text: Phrase | None = None) -> Stamp:
    """A sign, or a letter, in a lantern's red."""
    return Stamp(x - size / 2, y - size / 2, size, size, _lantern(sign, text), lift=1.5)


@cache
def _lantern(sign: str, text: Phrase | None) -> Art:
    shapes: list[AnyShape] = [
        Disc(50, 50, 50, fill=darker(LANTERN, 0.6)),
        Disc(50, 50, 48, fill="#f4e8cf"),
        Disc(50, 50, 41, fill=lit(LANTERN, 0.06)),
    ]
    shapes.append(Sign(50, 50, sign, 66, IVORY) if text is None else Label(50, 50, text, 60, IVORY, "bold"))
    return Art(100, 100, shapes)


def emojis() -> dict[str, Art]:
    """The five agents by their colours, the four by their heads, the five places."""
    found = {word: _standing(colour) for colour, word in enumerate(COLOURS)}
    found |= {"black": _standing(None), "as-ambassador": _standing(None)}
    found |= {card.word: framed_head(f"inkognito/{card.word}", HUES[card]) for card in IDENTITIES}
    return found | {place.word: _view(place) for place in Place}


def _standing(colour: int | None) -> Art:
    return piece([agent(64, 64, colour, 82)])


def _view(place: Place) -> Art:
    shapes: list[AnyShape] = [
        Box(0, 0, 128, 128, fill=Fade("#5b7f93", "#e8b98a", "#9a93a0")),
        Disc(64, 128, 90, fill="#b98d5e", tall=30),
        Stamp(-2, 0, 132, 117, f"inkognito/{place.word}"),
        Box(0, 0, 128, 128, line="#23455a", radius=26, thick=9),
        Box(0, 0, 128, 128, line="#fff3d6", radius=26, thick=3),
    ]
    return Art(128, 128, shapes, clip="box", radius=26)
