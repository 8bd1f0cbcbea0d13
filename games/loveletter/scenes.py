"""Love Letter in pictures: seats around the deck, and cards as they lie in the hand."""

from __future__ import annotations

from games.core.scene import AnyShape, Box, Disc, Label, Polygon, Scene
from games.core.text import say
from games.loveletter.pieces import Card
from games.loveletter.view import Suitor, View

INK = "#2b2320"
PAPER = "#fbf6ec"
FELT = "#7a2e3a"
GOLD = "#c9a24b"
ROSE = "#c2485a"
SHADE = "#8d8077"

# A hue for each card that stays apart for colour-blind eyes; the value and the name say the same.
HUES = {
    Card.GUARD: "#5b6770",
    Card.SPY: "#35618e",
    Card.BARON: "#8a5a2b",
    Card.HANDMAID: "#3c7d6b",
    Card.PRINCE: "#6a4c93",
    Card.KING: "#b8860b",
    Card.COUNTESS: "#a63a50",
    Card.PRINCESS: "#d46a9c",
}

WIDTH = 800
ROW = 104


def table_scene(view: View) -> Scene:
    """Each player a row: name, hearts, shield and the discards in order; the deck on the right."""
    shapes: list[AnyShape] = []
    height = 64 + ROW * len(view.suitors) + 8
    shapes.append(Box(0, 0, WIDTH, 56, fill=FELT))
    shapes.append(
        Label(20, 28, say("loveletter-heading", round=view.round), 26, PAPER, bold=True, serif=True, anchor="lm")
    )
    shapes += _deck(view)
    for seat, suitor in enumerate(view.suitors):
        shapes += _row(view, seat, suitor, 64 + ROW * seat)
    alt = [say("loveletter-alt-table", round=view.round, deck=view.deck)]
    return Scene(WIDTH, height, shapes, alt)


def _deck(view: View) -> list[AnyShape]:
    shapes: list[AnyShape] = []
    x = float(WIDTH - 190)
    for card in view.aside:
        shapes += _small_card(card, x - 36, 6)
        x -= 36
    return [
        *shapes,
        Label(WIDTH - 20, 28, say("loveletter-deck", deck=view.deck), 22, PAPER, anchor="rm"),
    ]


def _row(view: View, seat: int, suitor: Suitor, top: float) -> list[AnyShape]:
    alive = suitor.cards > 0
    turn = alive and seat == view.active and not view.over
    shapes: list[AnyShape] = [
        Box(10, top, WIDTH - 20, ROW - 8, fill="#fff9ee" if alive else "#e6ddd0", line=GOLD if turn else "#d8cbb8",
            radius=14, thick=4 if turn else 1.5)
    ]  # fmt: skip
    if turn:
        shapes.append(Polygon([(10, top + 34), (26, top + 48), (10, top + 62)], fill=GOLD))
    shapes.append(
        Label(36, top + 30, say("name", who=seat), 24, INK if alive else SHADE, bold=True, anchor="lm", fit=190)
    )
    shapes += _hearts(view, suitor, top + 64)
    if suitor.protected:
        shapes += shield(250, top + 48, 26)
    if suitor.gone or not alive:
        word = "loveletter-mark-gone" if suitor.gone else "loveletter-mark-out"
        shapes.append(Label(250, top + 48, say(word), 20, SHADE, bold=True, fit=84))
    apart = min(72.0, (WIDTH - 300 - 80) / max(len(suitor.pile) - 1, 1))
    for place, card in enumerate(suitor.pile):
        shapes += _small_card(card, 300 + apart * place, top + 6, faded=not alive)
    return shapes


def _hearts(view: View, suitor: Suitor, y: float) -> list[AnyShape]:
    """Won tokens filled, the rest to come as outlines; with many, a number says it."""
    if view.target > 7:
        won = say("loveletter-mark-tokens", tokens=suitor.tokens, target=view.target)
        return [*heart(46, y, 11, True), Label(64, y, won, 20, ROSE, anchor="lm")]
    shapes: list[AnyShape] = []
    for place in range(view.target):
        shapes += heart(46 + 24 * place, y, 10, place < suitor.tokens)
    return shapes


def heart(x: float, y: float, size: float, full: bool) -> list[AnyShape]:
    outline = [
        (x, y + size),
        (x - size, y),
        (x - size, y - size * 0.5),
        (x - size * 0.5, y - size * 0.9),
        (x, y - size * 0.4),
        (x + size * 0.5, y - size * 0.9),
        (x + size, y - size * 0.5),
        (x + size, y),
    ]
    return [Polygon(outline, fill=ROSE if full else None, line=ROSE if full else "#cbb9a5", width=1.5)]


def shield(x: float, y: float, size: float) -> list[AnyShape]:
    outline = [
        (x - size * 0.7, y - size * 0.8),
        (x, y - size),
        (x + size * 0.7, y - size * 0.8),
        (x + size * 0.6, y + size * 0.2),
        (x, y + size),
        (x - size * 0.6, y + size * 0.2),
    ]
    return [
        Polygon(outline, fill="#35618e", line=INK, width=2),
        Polygon([(x, y - size * 0.6), (x + size * 0.35, y), (x, y + size * 0.55), (x - size * 0.35, y)], fill=PAPER),
    ]


def _small_card(card: Card, x: float, y: float, faded: bool = False) -> list[AnyShape]:
    hue = HUES[card] + ("99" if faded else "")
    tall = 84 if y > 40 else 44
    wide = 66 if y > 40 else 32
    shapes: list[AnyShape] = [
        Box(x, y, wide, tall, fill=PAPER, line=INK, radius=6, thick=1.5),
        Box(x + 3, y + 3, wide - 6, tall * 0.58, fill=hue, radius=4),
        Label(x + wide / 2, y + tall * 0.33, say("number", count=int(card)), tall * 0.42, PAPER, bold=True, serif=True),
    ]
    if wide > 40:
        name = Label(x + wide / 2, y + tall * 0.8, say("loveletter-" + card.word), 16, INK, bold=True, fit=wide - 6)
        shapes.append(name)
    return shapes


CARD_WIDTH, CARD_HEIGHT = 280, 380


def hand_scene(view: View) -> Scene:
    """One's own cards, large, with what they do."""
    shapes: list[AnyShape] = []
    for place, card in enumerate(view.hand):
        shapes += big_card(card, 20 + place * (CARD_WIDTH + 20), 20)
    width = 20 + max(len(view.hand), 1) * (CARD_WIDTH + 20)
    return Scene(width, CARD_HEIGHT + 40, shapes, [say("loveletter-alt-hand", cards=view.hand)], ground=FELT)


def big_card(card: Card, x: float, y: float) -> list[AnyShape]:
    hue = HUES[card]
    middle = x + CARD_WIDTH / 2
    return [
        Box(x, y, CARD_WIDTH, CARD_HEIGHT, fill=PAPER, line=INK, radius=18, thick=3),
        Box(x + 10, y + 10, CARD_WIDTH - 20, 190, fill=hue, radius=12),
        *emblem(card, middle, y + 118),
        Disc(x + 42, y + 42, 26, fill=PAPER, line=INK, thick=2),
        Label(x + 42, y + 42, say("number", count=int(card)), 34, hue, bold=True, serif=True),
        Label(middle, y + 228, say("loveletter-" + card.word), 34, INK, bold=True, serif=True, fit=CARD_WIDTH - 30),
        *[
            Label(
                middle, y + 268 + 26 * row, say(f"loveletter-{card.word}.line{row + 1}"), 20, INK, fit=CARD_WIDTH - 24
            )
            for row in range(4)
        ],
    ]


def emblem(card: Card, x: float, y: float) -> list[AnyShape]:
    """A plain device for each card, so that it is known at a glance."""
    pale, gold = PAPER, "#f0d58a"
    if card is Card.GUARD:
        return [
            Polygon([(x - 5, y - 62), (x + 5, y - 62), (x + 5, y + 62), (x - 5, y + 62)], fill=gold),
            Polygon([(x, y - 80), (x + 18, y - 44), (x, y - 30), (x - 18, y - 44)], fill=pale),
            Polygon([(x + 5, y - 34), (x + 40, y - 50), (x + 40, y - 4), (x + 5, y - 12)], fill=pale),
        ]
    if card is Card.SPY:
        eye = [(x - 64, y), (x - 34, y - 28), (x, y - 38), (x + 34, y - 28), (x + 64, y), (x + 34, y + 28), (x, y + 38),
               (x - 34, y + 28)]  # fmt: skip
        return [
            Polygon(eye, fill=pale),
            Disc(x, y, 26, fill="#35618e"),
            Disc(x, y, 12, fill=INK),
            Disc(x + 6, y - 8, 5, fill=pale),
        ]
    if card is Card.BARON:
        return [
            Polygon([(x - 4, y - 56), (x + 4, y - 56), (x + 4, y + 50), (x - 4, y + 50)], fill=gold),
            Polygon([(x - 64, y - 40), (x + 64, y - 46), (x + 64, y - 38), (x - 64, y - 32)], fill=gold),
            Polygon([(x - 88, y + 18), (x - 40, y + 18), (x - 64, y - 34)], line=pale, width=4),
            Polygon([(x + 40, y + 10), (x + 88, y + 10), (x + 64, y - 40)], line=pale, width=4),
            Polygon([(x - 34, y + 58), (x + 34, y + 58), (x + 20, y + 48), (x - 20, y + 48)], fill=gold),
        ]
    if card is Card.HANDMAID:
        return shield(x, y, 62)
    if card is Card.PRINCE:
        return _crown(x, y, gold, points=3)
    if card is Card.KING:
        return _crown(x, y, gold, points=5)
    if card is Card.COUNTESS:
        fan = [(x, y + 56), (x - 80, y - 20), (x - 48, y - 50), (x, y - 62), (x + 48, y - 50), (x + 80, y - 20)]
        ribs = [Polygon([(x, y + 56), (x + dx, y - 50)], line=gold, width=3) for dx in (-48, -16, 16, 48)]
        return [Polygon(fan, fill=pale, line=gold, width=3), *ribs, Disc(x, y + 56, 8, fill=gold)]
    return [*heart(x, y, 58, True), *_crown(x, y - 52, gold, points=3, size=0.45)]


def _crown(x: float, y: float, gold: str, points: int, size: float = 1.0) -> list[AnyShape]:
    wide, tall = 62 * size, 44 * size
    outline = [(x - wide, y + tall)]
    for place in range(points):
        left = x - wide + 2 * wide * place / points
        outline += [
            (left, y - tall * 0.2),
            (left + wide / points, y - tall),
            (left + 2 * wide / points, y - tall * 0.2),
        ]
    outline.append((x + wide, y + tall))
    gems: list[AnyShape] = [
        Disc(x - wide + wide * (2 * place + 1) / points, y - tall, 7 * size, fill="#fbf6ec") for place in range(points)
    ]
    band = Box(x - wide, y + tall * 0.55, wide * 2, tall * 0.45, fill="#fbf6ec99")
    return [Polygon(outline, fill=gold), band, *gems]
