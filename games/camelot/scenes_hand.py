"""A hand in a picture: the cards grouped by kind."""

from __future__ import annotations

from games.camelot.drawing import BLUE, CRIMSON, GOLD, HUES, INK, PAPER, number
from games.camelot.pieces import White
from games.camelot.view import View
from games.core.scene import AnyShape, Box, Label, Scene
from games.core.text import say

WIDE, TALL, GAP = 122, 160, 10
ACROSS = 6


def hand_scene(view: View) -> Scene:
    """One card for each kind with how many there are of it; Fights first, then Grails, then the special ones."""
    kinds = sorted(set(view.hand))
    shapes: list[AnyShape] = []
    for place, card in enumerate(kinds):
        x, y = GAP + (WIDE + GAP) * (place % ACROSS), GAP + (TALL + GAP) * (place // ACROSS)
        shapes += _card(card, view.hand.count(card), x, y)
    rows = (len(kinds) + ACROSS - 1) // ACROSS
    height = max(1, rows) * (TALL + GAP) + GAP
    if view.traitor is not None:
        word, colour = ("traitor", CRIMSON) if view.traitor else ("loyal", BLUE)
        shapes += [
            Box(GAP, height, 230, 40, colour, INK, 8, 2),
            Label(GAP + 115, height + 20, say(f"camelot-{word}"), 22, PAPER, face="court", fit=210),
        ]
        height += 50
    alt = [say("camelot-alt-hand", cards=sorted(view.hand))] if view.hand else [say("camelot-hand-empty")]
    if view.traitor is not None:
        alt.append(say("camelot-alt-loyalty", loyalty="traitor" if view.traitor else "loyal"))
    return Scene(800, height, shapes, alt)


def _card(card: White, count: int, x: float, y: float) -> list[AnyShape]:
    middle = x + WIDE / 2
    sign = number(card) if card.fights else say(f"camelot-sign-{card.word}")
    shapes: list[AnyShape] = [
        Box(x, y, WIDE, TALL, PAPER, INK, 12, 2.5),
        Box(x + 7, y + 7, WIDE - 14, 92, HUES.get(card, "#2e7466"), None, 8),
        Label(middle, y + 53, sign, 58, PAPER, face="court", fit=WIDE - 20),
        Label(middle, y + 122, say(f"camelot-{card.word}"), 19, INK, face="bold", fit=WIDE - 10),
    ]
    if count > 1:
        shapes += [
            Box(x + WIDE - 42, y + 4, 38, 28, GOLD, INK, 8, 1.5),
            Label(x + WIDE - 23, y + 18, say("camelot-times", count=count), 18, INK, face="bold"),
        ]
    return shapes
