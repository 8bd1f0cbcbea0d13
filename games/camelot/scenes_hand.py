"""A hand in a picture: the knight with his power and loyalty, and the cards grouped by kind."""

from __future__ import annotations

from typing import NamedTuple

from games.camelot.art import (
    CLOTH,
    EVIL_INK,
    FOES,
    INK,
    PARCHMENT,
    RIM,
    SHADE,
    SIGNS,
    TITLE,
    large,
    large_black,
    shield,
)
from games.camelot.pieces import White, foe
from games.camelot.scenes_roll import called, foe_sign
from games.camelot.view import View
from games.core.cards import back
from games.core.furniture import Chip, chip
from games.core.scene import FOIL, AnyShape, Box, Label, Plate, Scene
from games.core.text import Phrase, say

WIDTH, EDGE, GAP = 800, 16, 12
WHERE = Chip("#15101a", EVIL_INK, "#b3303c")
HEAD = 150
"""Height of the knight's own parchment."""
WIDEST = {1: 190.0, 2: 158.0, 3: 142.0}
"""A card, where there are so many rows of them."""
LOYALTY = (94.0, 130.0)
DARK, DARK_ACROSS, MOST_DARK = (120.0, 168.0), 6, 12
"""Black cards that one alone knows: their size, how many in a row, and how many at all; words tell of all."""


class Known(NamedTuple):
    """A Black card that only this seat knows: what it is called, its sign, where it is, and that in a sentence."""

    word: str
    sign: str
    where: Phrase
    told: Phrase


def hand_scene(view: View) -> Scene:
    """One card for each kind with how many there are of it; Fights first, then Grails, then the special ones."""
    kinds = sorted(set(view.hand))
    rows = 1 if len(kinds) <= 5 else 2 if len(kinds) <= 10 else 3
    across = -(-len(kinds) // rows)
    wide = min(WIDEST[rows], (WIDTH - 2 * EDGE - GAP * (across - 1)) / across)
    tall = round(1.4 * wide)
    shapes = _knight(view)
    top = EDGE + HEAD + GAP + 4
    for place, card in enumerate(kinds):
        row, column = divmod(place, across)
        here = min(across, len(kinds) - row * across)
        x = WIDTH / 2 + (column - here / 2) * (wide + GAP) + GAP / 2
        shapes += _cards(card, view.hand.count(card), x, top + row * (tall + GAP), (wide, tall))
    alt = [say("camelot-alt-hand", cards=sorted(view.hand))] if view.hand else [say("camelot-hand-empty")]
    assert view.seat is not None
    alt.append(say(f"camelot-does-{view.champions[view.seat].knight.word}"))
    if view.traitor is not None:
        alt.append(say("camelot-alt-loyalty", loyalty="traitor" if view.traitor else "loyal"))
    bottom: float = top + rows * (tall + GAP)
    dark = _known(view)[:MOST_DARK]
    if dark:
        alt += [one.told for one in dark]
        shapes += _dark(dark, bottom)
        bottom += 40 + -(-len(dark) // DARK_ACROSS) * (DARK[1] + GAP)
    return Scene(WIDTH, int(bottom - GAP + EDGE + 4), shapes, alt, ground=CLOTH)


def _knight(view: View) -> list[AnyShape]:
    """Arms, name and power; the loyalty card at the right, face down as long as it is unread."""
    assert view.seat is not None
    me = view.champions[view.seat]
    x, width = EDGE, WIDTH - 2 * EDGE
    cards = view.traitor is not None or view.traitor_mode != "none"
    room = width - 140 - (LOYALTY[0] + 26 if cards else 10)
    shapes: list[AnyShape] = [
        Box(x, EDGE, width, HEAD, fill=PARCHMENT, line=RIM, radius=14, thick=2, lift=5),
        Box(x + 5, EDGE + 5, width - 10, HEAD - 10, line="#9a6a1080", radius=10, thick=1),
        *shield(me.knight, x + 68, EDGE + HEAD / 2, 96),
        Label(x + 132, EDGE + 32, say(f"camelot-{me.knight.word}"), 30, INK, "quest", "lm", fit=room),
        Label(
            x + 132, EDGE + 92, say(f"camelot-does-{me.knight.word}"), 22, SHADE, "semi", "lm",
            fit=room, lines=3, leading=1.2,
        ),
    ]  # fmt: skip
    at = (x + width - LOYALTY[0] - 12, EDGE + (HEAD - LOYALTY[1]) / 2)
    if view.traitor is not None:
        shapes.append(large(*at, "traitor" if view.traitor else "loyal", LOYALTY))
    elif cards:
        shapes.append(back(*at, "#4a4038", "duality-mask", LOYALTY))
    return shapes


def _known(view: View) -> list[Known]:
    """What was drawn and is still to be laid, what lies in the pile, what was laid face down."""
    drawn = [seen.card for seen in view.resolving if seen.down and seen.card is not None]
    found = [
        Known(word, foe_sign(view, card), say("camelot-mark-drawn"), say("camelot-drew-foe.private", card=word))
        for card, word in [(card, called(view, card)) for card in drawn]
    ]
    for above, card in view.foreseen:
        told = say("camelot-know-pile", above=above, card=card)
        found.append(Known(card.word, FOES[card], say("camelot-mark-pile", above=above), told))
    for board in view.boards:
        for card in [one.card for one in board.black if one.down and one.card is not None]:
            word = foe(card, board.place)
            told = say("camelot-know-laid", quest=board.place, card=word)
            found.append(Known(word, SIGNS[board.place], say("camelot-hidden"), told))
    return found


def _dark(known: list[Known], top: float) -> list[AnyShape]:
    shapes: list[AnyShape] = [
        Label(EDGE + 8, top + 16, say("camelot-title-known"), 24, TITLE, "quest", "lm", fit=WIDTH - 60, shadow=1)
    ]
    for place, one in enumerate(known):
        row, column = divmod(place, DARK_ACROSS)
        x, y = EDGE + column * (DARK[0] + 9.6), top + 40 + row * (DARK[1] + GAP)
        shapes += [
            large_black(x, y, one.word, one.sign, DARK),
            chip(x + DARK[0] / 2, y + 16, one.where, "", "mm", 17, DARK[0] + 4, WHERE),
        ]
    return shapes


def _cards(card: White, count: int, x: float, y: float, size: tuple[float, float]) -> list[AnyShape]:
    """Equal cards lie behind each other; a number says how many they are."""
    layers = min(count - 1, 2)
    shapes: list[AnyShape] = [
        Box(
            x + 4 * layer,
            y - 4 * layer,
            *size,
            fill="#efe2c8",
            line="#3a2a20cc",
            radius=0.06 * size[0],
            thick=1.6,
            lift=2,
        )
        for layer in range(layers, 0, -1)
    ]
    shapes.append(large(x, y, card.word, size, card if card.fights else 0))
    if count > 1:
        plate = Plate("#16223f", FOIL, thick=2.5, lift=3, tall=1.5, pad=0.5)
        right = x + size[0] + 2
        shapes.append(Label(right, y + 24, say("camelot-times", count=count), 25, "#ffe9b8", "bold", "rm", plate=plate))
    return shapes
