"""What Camelot is drawn with: arms, swords, cards, relics, engines."""

from __future__ import annotations

from functools import lru_cache
from math import cos, degrees, pi, sin

from games.camelot.pieces import QUESTS, Black, Knight, Place, Relic, White
from games.core import emojis as small
from games.core.cards import back
from games.core.colours import darker, lighter
from games.core.drawings import SIDE, backdrop, portrait
from games.core.furniture import HEART, IVORY, KEYLINE, medallion, token
from games.core.scene import FOIL, AnyShape, Art, Box, Colour, Fade, Ground, Label, Sign, Stamp
from games.core.text import Phrase, say

INK, BLUE, CRIMSON = "#2a2118", "#23508c", "#9c2430"
SHADE, FAINT = "#5f5036", "#6a5430"
"""Text on parchment that is less loud; lines of empty places."""
TITLE, ON_WOOD = "#ffe9b8", "#ffeec8"
PARCHMENT, SPENT = Fade("#fffaf0", "#f3e6ca"), Fade("#e4d8c0", "#d3c6ac")
RIM = "#5a4326"
EVIL, EVIL_RIM, EVIL_INK = Fade("#3a2f3c", "#15101a"), "#c4404a", "#ffd9c8"
WOOD = Ground("wood", "#4a3320")
CLOTH = Ground("velvet", "#24406f", "crossed-swords", inlay=True)
NIGHT = Ground("velvet", "#43202c", "crowned-skull", inlay=True)
"""What good and evil moments lie on."""
WHITE_BACK, BLACK_BACK = "#3a6aa8", "#2a2430"
SHIELD = 1.16
"""Its height, of its width."""
Size = tuple[float, float]
_REMEMBERED = 256
"""Cards of each kind that are at hand: the same ones lie on the table over and over."""
SLOTS = 12
"""Places for swords on the Round Table; more only where more lie there."""

TINTS: dict[Place, Colour] = {
    Place.BLACK_KNIGHT: "#3b3440",
    Place.LANCELOT: "#5a3a78",
    Place.DRAGON: "#8c2a1c",
    Place.EXCALIBUR: "#23508c",
    Place.HOLY_GRAIL: "#9a6a10",
    Place.PICTS: "#3f6a4a",
    Place.SAXONS: "#8a4a24",
}
SIGNS = {
    Place.BLACK_KNIGHT: "black-knight-helm",
    Place.LANCELOT: "crested-helmet",
    Place.DRAGON: "spiked-dragon-head",
    Place.EXCALIBUR: "sword-in-stone",
    Place.HOLY_GRAIL: "jeweled-chalice",
    Place.PICTS: "barbarian",
    Place.SAXONS: "drakkar",
}
WARRIORS = {Place.PICTS: "camelot/pict", Place.SAXONS: "camelot/saxon"}
FOES = {
    **dict.fromkeys((Black.BK1, Black.BK3, Black.BK5, Black.BK7), "black-knight-helm"),
    **dict.fromkeys((Black.LD1, Black.LD3, Black.LD5, Black.LD7), "crested-helmet"),
    **dict.fromkeys((Black.MORGAN1, Black.MORGAN2, Black.MORGAN3, Black.MORGAN4, Black.MORGAN5), "witch-face"),
    Black.RIVER: "waves",
    Black.DESPAIR: "broken-heart",
    Black.PICT_RAID: "barbarian",
    Black.SAXON_RAID: "drakkar",
    Black.MERCENARIES: "crossed-swords",
    Black.DESOLATION: "raven",
    Black.DARK_FOREST: "forest",
    Black.GUINEVERE: "queen-crown",
    Black.MISTS: "fog",
    Black.MORDRED: "crowned-skull",
    Black.VIVIEN: "fairy",
}
"""A sign for each Black card."""
HIDDEN = "crowned-skull"
RIBBON = "#2b4f86"
"""Below the picture of a White card."""


def number(value: int) -> Phrase:
    return say("number", count=int(value))


# Pieces.


def shield(
    knight: Knight, x: float, y: float, width: float, *, active: bool = False, grey: bool = False
) -> list[AnyShape]:
    """A knight's arms about (x, y). They differ by division or charge, so they are told apart without colour, too."""
    tall = SHIELD * width
    left, top = x - width / 2, y - tall / 2
    arms = Stamp(left, top, width, tall, f"camelot/{knight.word}", lift=2, state="grey" if grey else "")
    return [arms, Stamp(left, top, width, tall, "camelot/rim")] if active else [arms]


def sword(x: float, y: float, length: float, *, black: bool, angle: float = -pi / 2, lift: float = 1.5) -> Stamp:
    """About (x, y), pointing along the angle: -π/2 is upwards."""
    tall, art = length * 66 / 180, "camelot/black_sword" if black else "camelot/white_sword"
    return Stamp(x - length / 2, y - tall / 2, length, tall, art, lift=lift, turn=round(-degrees(angle), 1))


def engine(x: float, y: float, width: float, lift: float = 1.5) -> Stamp:
    tall = 0.92 * width
    return Stamp(x - width / 2, y - tall / 2, width, tall, "camelot/siege_engine", lift=lift)


def relic(which: Relic, x: float, y: float, size: float, *, grey: bool = False) -> Stamp:
    state = "grey" if grey else ""
    return Stamp(x - size / 2, y - size / 2, size, size, f"camelot/{which.word}", lift=1.5, state=state)  # type: ignore[arg-type]


def round_table(x: float, y: float, radius: float) -> Stamp:
    return Stamp(x - radius / 0.96, y - radius / 0.96, 2 * radius / 0.96, 2 * radius / 0.96, "camelot/round_table")


def laid(x: float, y: float, radius: float, white: int, black: int) -> list[AnyShape]:
    """Swords on the Round Table, from the top clockwise: the white ones, then the black ones."""
    places = max(SLOTS, white + black)
    angles = [-pi / 2 + 2 * pi * (place + 0.5) / places for place in range(white + black)]
    return [
        sword(
            x + 0.68 * radius * cos(angle), y + 0.68 * radius * sin(angle), 0.58 * radius,
            black=place >= white, angle=angle,
        )
        for place, angle in enumerate(angles)
    ]  # fmt: skip


def swords(x: float, y: float, radius: float, white: int, black: int) -> list[AnyShape]:
    """What lies on the Round Table, and in its middle how many of either colour that are."""
    aside, size = 0.17 * radius, 0.38 * radius
    return [
        *laid(x, y, radius, white, black),
        Label(x - aside, y, number(white), size, BLUE, "court", fit=0.29 * radius),
        Label(x, y, say("camelot-sign-to"), 0.3 * radius, FAINT, "court"),
        Label(x + aside, y, number(black), size, CRIMSON, "court", fit=0.29 * radius),
    ]


# Cards on the table.


def slot(x: float, y: float, width: float = 34, height: float = 46, text: Phrase | None = None) -> list[AnyShape]:
    """An empty place for a card; `text` says which one it takes."""
    shapes: list[AnyShape] = [Box(x, y, width, height, fill="#8a745024", line="#7a6238b3", radius=5, thick=1.2)]
    if text is not None:
        shapes.append(Label(x + width / 2, y + height / 2, text, 22, FAINT, "court"))
    return shapes


def _lying(x: float, y: float, art: Art) -> Stamp:
    return Stamp(x, y, art.width, art.height, art, lift=1.5)


def _card(size: Size, shapes: list[AnyShape], line: Colour) -> Art:
    wide, tall = size
    return Art(wide, tall, [*shapes, Box(0, 0, wide, tall, line=line, radius=5, thick=2)], clip="box", radius=5)


def fight(x: float, y: float, value: int, size: Size = (34, 46)) -> Stamp:
    """A Fight with its value before a sword."""
    return _lying(x, y, _fight(int(value), size))


@lru_cache(_REMEMBERED)
def _fight(value: int, size: Size) -> Art:
    wide, tall = size
    shapes: list[AnyShape] = [
        Box(0, 0, wide, tall, fill=Fade("#ffffff", "#e3eaf4")),
        Sign(wide / 2, tall / 2, "broadsword", 0.92 * wide, "#23508c2c"),
        Label(wide / 2, tall / 2, number(value), 26, "#1d3f70", "court"),
    ]
    return _card(size, shapes, BLUE)


def white_card(x: float, y: float, card: White, size: Size = (34, 46)) -> Stamp:
    """A Fight by its value, another card by its picture."""
    return fight(x, y, card, size) if card.fights else _lying(x, y, _pictured(card, size))


@lru_cache(_REMEMBERED)
def _pictured(card: White, size: Size) -> Art:
    return _card(size, [Stamp(0, 0, *size, portrait(f"camelot/{card.word}", *size))], KEYLINE)


def black_card(x: float, y: float, value: int | None, size: Size = (34, 36)) -> Stamp:
    """A card of Evil in a combat: with its value, or face down."""
    return _lying(x, y, _foe(value, size))


@lru_cache(_REMEMBERED)
def _foe(value: int | None, size: Size) -> Art:
    wide, tall = size
    inside: AnyShape = Sign(wide / 2, tall / 2, HIDDEN, 0.72 * wide, "#d0525c")
    if value is not None:
        inside = Label(wide / 2, tall / 2, number(value), 24, EVIL_INK, "court", fit=wide - 6)
    shapes: list[AnyShape] = [Box(0, 0, wide, tall, fill=Fade("#4a3f4c", "#1b161d")), inside]
    return _card(size, shapes, "#8a6f6a" if value is None else "#b3303c")


def named_card(x: float, y: float, size: Size, word: str, *, black: bool) -> Stamp:
    """A card on the path to the Grail."""
    return _lying(x, y, _named(word, size, black))


@lru_cache(_REMEMBERED)
def _named(word: str, size: Size, black: bool) -> Art:
    wide, tall = size
    name = say(f"camelot-{word}")
    if black:
        dark: list[AnyShape] = [
            Box(0, 0, wide, tall, fill=Fade("#4a3f4c", "#1b161d")),
            Label(wide / 2, tall / 2, name, 18, EVIL_INK, "bold", fit=wide - 8),
        ]
        return _card(size, dark, "#b3303c")
    shapes: list[AnyShape] = [
        Box(0, 0, wide, tall, fill=Fade("#fff6d8", "#f0d58a")),
        Sign(tall / 2 + 3, tall / 2, "jeweled-chalice", tall - 8, "#8a5a08"),
        Label(wide / 2 + 0.36 * tall, tall / 2, name, 19, "#3a2408", "bold", fit=wide - tall - 8),
    ]
    return _card(size, shapes, "#9a6a10")


def white_back(x: float, y: float, size: Size, turn: float = 0) -> Stamp:
    return back(x, y, WHITE_BACK, "broadsword", size, turn, lift=2)


def black_back(x: float, y: float, size: Size, turn: float = 0) -> Stamp:
    return back(x, y, BLACK_BACK, HIDDEN, size, turn, lift=2)


# Cards in the hand.


def large(x: float, y: float, word: str, size: Size, value: int = 0, turn: float = 0) -> Stamp:
    """A White card, or one's loyalty: its picture, its name on a ribbon, and a Fight's value."""
    return Stamp(x, y, *size, _large(word, size, int(value)), lift=4, turn=turn)


@lru_cache(_REMEMBERED)
def _large(word: str, size: Size, value: int) -> Art:
    wide, tall = size
    ribbon, inset = round(0.22 * tall), round(0.045 * wide)
    window = (wide - 2 * inset, tall - ribbon - 2 * inset)
    hue = CRIMSON if word == "traitor" else RIBBON
    top = inset + window[1]
    shapes: list[AnyShape] = [
        Box(0, 0, wide, tall, fill=Fade("#fffaf0", "#efe2c8")),
        Stamp(inset, inset, *window, portrait(f"camelot/{word}", *window, radius=5)),
        Box(inset, inset, *window, line=FOIL, radius=5, thick=2),
        Box(inset, top, wide - 2 * inset, ribbon, fill=Fade(lighter(hue, 0.12), darker(hue, 0.25), hue)),
        Box(inset, top, wide - 2 * inset, 2, fill=FOIL),
        Label(
            wide / 2, top + ribbon / 2 + 1, say(f"camelot-{word}"), max(0.155 * wide, 20), IVORY, "quest",
            fit=wide - 2 * inset - 6, lines=2, leading=0.95, shadow=1,
        ),
        Box(0, 0, wide, tall, line="#3a2a20cc", radius=0.06 * wide, thick=1.6),
    ]  # fmt: skip
    if value:
        medal = 0.3 * wide
        shapes.append(medallion(inset + 0.46 * medal, inset + 0.46 * medal, medal, "#1f4580", number(value)))
    return Art(wide, tall, shapes, clip="box", radius=0.06 * wide, detail=3)


def large_black(x: float, y: float, word: str, sign: str, size: Size) -> Stamp:
    """A Black card that one seat alone knows: its sign before dark rays, its name below."""
    return Stamp(x, y, *size, _large_black(word, sign, size), lift=4)


@lru_cache(_REMEMBERED)
def _large_black(word: str, sign: str, size: Size) -> Art:
    wide, tall = size
    ribbon, inset = round(0.29 * tall), round(0.045 * wide)
    window = (wide - 2 * inset, tall - ribbon - 2 * inset)
    side = max(window)
    rays = Art(SIDE, SIDE, backdrop("#3a0f1c"), clip="box")
    picture: list[AnyShape] = [
        Box(0, 0, *window, fill="#15101a"),
        Stamp((window[0] - side) / 2, (window[1] - side) / 2, side, side, rays),
        Sign(window[0] / 2, window[1] / 2 + 10, sign, 0.62 * window[1], "#ffd0c4", stroke=2.5, stroke_fill="#15101a"),
    ]
    top = inset + window[1]
    shapes: list[AnyShape] = [
        Box(0, 0, wide, tall, fill=EVIL),
        Stamp(inset, inset, *window, Art(*window, picture, clip="box", radius=5)),
        Box(inset, inset, *window, line="#b3303c", radius=5, thick=2),
        Label(
            wide / 2, top + (ribbon + inset) / 2, say(f"camelot-{word}"), 18, EVIL_INK, "bold",
            fit=wide - 2 * inset, lines=2, leading=1.05,
        ),
        Box(0, 0, wide, tall, line="#8a6f6a", radius=0.06 * wide, thick=2),
    ]  # fmt: skip
    return Art(wide, tall, shapes, clip="box", radius=0.06 * wide, detail=3)


# Elsewhere.


def emojis() -> dict[str, Art]:
    """The seven shields, both swords, relics, quests, an engine, a heart, and a card's picture for each White card."""
    found = {knight.word: _emoji(knight.word, 110, 128) for knight in Knight}
    found |= {which.word: _emoji(which.word, 124, 124) for which in Relic}
    found |= {
        "white_sword": small.piece([sword(64, 64, 150, black=False, angle=-pi / 4, lift=0)]),
        "black_sword": small.piece([sword(64, 64, 150, black=True, angle=-pi / 4, lift=0)]),
        **dict.fromkeys(("siege_engine", "engine"), _emoji("siege_engine", 126, 116)),
        "life": small.piece([Sign(64, 64, "hearts", 112, HEART, stroke=5, stroke_fill="#4a0814", raised=4)]),
        "loyal": small.head("camelot/loyal", "#2f5fa0"),
        "traitor": small.head("camelot/traitor", "#7a1f2c"),
    }
    found |= {place.word: small.piece([token(64, 64, SIGNS[place], 122, TINTS[place], FOIL)]) for place in QUESTS}
    found |= {card.word: small.head(f"camelot/{card.word}", RIBBON, number(card)) for card in White if card.fights}
    return found | {card.word: small.head(f"camelot/{card.word}", RIBBON) for card in White if not card.fights}


def _emoji(word: str, width: float, height: float) -> Art:
    return small.piece([Stamp(64 - width / 2, 64 - height / 2, width, height, f"camelot/{word}")])
