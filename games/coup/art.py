"""What Coup's cards look like: hues, emblems, figures, backs."""

from __future__ import annotations

import msgspec

from games.core.cards import SMALL, Face, back, card, small_card, struck
from games.core.colours import darker, lighter
from games.core.drawings import portrait
from games.core.emojis import head, piece
from games.core.furniture import INK, KEYLINE, PAPER, Chip, medallion, token
from games.core.scene import FOIL, AnyShape, Art, Box, Colour, Disc, Fade, Ground, Label, Line, Scene, Sign, Stamp
from games.core.text import say
from games.coup.pieces import AMBASSADOR, CLAIMS, INQUISITOR, Character

VELVET, BACK = "#1d4a39", "#6a1f33"
PANEL, TURN, HEAD = "#05140e", "#2f6b52", "#081a13"
COIN, DEAL = "#ffe49a", "#123326"
"""The number of coins; the field of the Court's count."""
RIGHT, WRONG = "#2f7f3f", "#a8302c"
CROWN, SKULL, DAGGER, FLAG, TROPHY = "crown", "death-skull", "plain-dagger", "flag-objective", "trophy-cup"
OUT, NEW = Chip("#1b201d", "#d5d9d2", "#77807a"), Chip("#6b4208", "#fff3d0", "#ffe08a")
"""Chips: who is out; what has just been drawn."""
CLOTH = Ground("velvet", VELVET, "flower-emblem", inlay=True)

LIFE = SMALL
"""A character on a mat."""
CAST = (92, 94)
"""A character at the head of the table, wide enough for the longest name."""

HUES: dict[Character, Colour] = {
    Character.DUCHESS: "#6b3d86",
    Character.ASSASSIN: "#343a44",
    Character.CONTESSA: "#a8302c",
    Character.CAPTAIN: "#23588a",
    Character.AMBASSADOR: "#2f6b4a",
    Character.INQUISITOR: "#84610f",
}
"""Apart for colour-blind eyes; the figure, the emblem and the name say the same."""

DEEDS = {
    action: character for action, character in CLAIMS[AMBASSADOR].items() if CLAIMS[INQUISITOR][action] is character
}
"""What only one character ever does."""
EMBLEMS = {
    Character.DUCHESS: "two-coins",
    Character.ASSASSIN: DAGGER,
    Character.CONTESSA: "rose",
    Character.CAPTAIN: "anchor",
    Character.AMBASSADOR: "envelope",
    Character.INQUISITOR: "magnifying-glass",
}


def emblem(held: Character, x: float, y: float, size: float) -> Stamp:
    """The character's sign in a disc with a rim of foil, (x, y) its middle."""
    return token(x, y, EMBLEMS[held], size, HUES[held], FOIL)


def large(held: Character, x: float, y: float, turn: float = 0, *, lost: bool = False) -> Stamp:
    """A card in the hand."""
    name = f"coup-{held.word}"
    face = Face(f"coup/{held.word}", HUES[held], say(name), say(f"{name}.rules"))
    found = card(x, y, face, [emblem(held, 45, 35, 62)], turn)
    return msgspec.structs.replace(found, state="grey") if lost else found


def medium(held: Character, x: float, y: float, width: float, height: float) -> Stamp:
    """A card among three or four in the hand: narrower, with letters as large as ever."""
    hue, name = HUES[held], f"coup-{held.word}"
    window, ribbon = height - 174, 38.0
    below = window + ribbon
    shapes: list[AnyShape] = [
        Box(0, 0, width, height, fill=PAPER),
        Stamp(9, 9, width - 18, window - 9, portrait(f"coup/{held.word}", width - 18, window - 9, 1.05, 8, radius=9)),
        Box(8, 8, width - 16, window - 7, line=FOIL, radius=10, thick=2),
        Box(4, 4, width - 8, height - 8, line=FOIL, radius=10, thick=1.5),
        Box(0, window, width, ribbon, fill=Fade(lighter(hue, 0.16), darker(hue, 0.2), hue)),
        Box(0, window + 2, width, 2, fill=FOIL),
        Box(0, below - 4, width, 2, fill=FOIL),
        Label(width / 2, window + ribbon / 2, say(name), 26, "#fff8e6", "court", fit=width - 20, shadow=2),
        Label(
            width / 2, (below + height - 4) / 2, say(f"{name}.rules"), 20, INK, "semi", fit=width - 16, lines=5,
            leading=1.17,
        ),
        Box(0, 0, width, height, line="#3a2a20cc", radius=14, thick=2),
        emblem(held, 30, 30, 48),
    ]  # fmt: skip
    return Stamp(x, y, width, height, Art(width, height, shapes, clip="box", radius=14), lift=6)


def small(shown: Character, x: float, y: float, size: tuple[float, float] = LIFE, *, lost: bool = False) -> Stamp:
    """A character that lies open on the table. Grey is lighter than its hue; the name is still to be read on it."""
    art, title = f"coup/{shown.word}", say(f"coup-{shown.word}")
    return small_card(
        x, y, art, darker(HUES[shown], 0.35) if lost else HUES[shown], title, None, size, "grey" if lost else ""
    )


def bust(shown: Character, x: float, y: float, size: tuple[float, float], turn: float) -> Stamp:
    """A card in a fan, where a name would be covered: the figure and its emblem."""
    wide, tall = size
    shapes: list[AnyShape] = [
        Stamp(0, 0, wide, tall, portrait(f"coup/{shown.word}", wide, tall, 1.02)),
        Box(5, 5, wide - 10, tall - 10, line=FOIL, radius=7, thick=1.5),
        Box(0, 0, wide, tall, line=KEYLINE, radius=10, thick=3),
        emblem(shown, 25, 25, 38),
    ]
    return Stamp(x, y, wide, tall, Art(wide, tall, shapes, clip="box", radius=10), lift=4, turn=turn)


def fallen(lost: Character, x: float, y: float, size: tuple[float, float] = LIFE) -> list[AnyShape]:
    """A lost character: grey, with two strokes across; its name stays readable."""
    return [small(lost, x, y, size, lost=True), *struck(x, y, size)]


def hidden(x: float, y: float, size: tuple[float, float] = LIFE, turn: float = 0) -> Stamp:
    return back(x, y, BACK, CROWN, size, turn)


def vacant(x: float, y: float, size: tuple[float, float] = LIFE) -> Box:
    """The place of a card that is still to come."""
    return Box(x, y, *size, fill="#00000038", line="#f0d9b88c", radius=9, thick=2)


def pile(x: float, y: float, count: int, size: tuple[float, float]) -> list[AnyShape]:
    """The Court face down, and how many cards it has; (x, y) is the corner of the lowest."""
    wide, tall = size
    step = 0.06 * wide
    cards: list[AnyShape] = [hidden(x + step * layer, y - step * layer, size) for layer in range(min(count, 4))]
    return [*(cards or [vacant(x, y, size)]), medallion(x - 4, y + tall - 20, 44, DEAL, say("number", count=count))]


def copy_dots(x: float, y: float, copies: int, lost: int, step: float = 19) -> list[AnyShape]:
    """A dot for each copy of a character, a cross for each that is lost; (x, y) is the middle of the last."""
    shapes: list[AnyShape] = []
    for place in range(copies):
        at = x - step * (copies - 1 - place)
        if place < copies - lost:
            shapes.append(Disc(at, y, 6, fill=FOIL, line="#3a2408", thick=1))
        else:
            shapes.append(Stamp(at - 9, y - 9, 18, 18, CROSS))
    return shapes


CROSS = Art(
    18,
    18,
    [
        Line([(4, 4), (14, 14)], "#2a0c0a", 6, round=True),
        Line([(14, 4), (4, 14)], "#2a0c0a", 6, round=True),
        Line([(4, 4), (14, 14)], "#ff8f73", 3.2, round=True),
        Line([(14, 4), (4, 14)], "#ff8f73", 3.2, round=True),
    ],
)


def emojis() -> dict[str, Art]:
    """A head with its emblem for each character and for what only that one does, and a coin. Who exchanges, hangs on
    the fifth character.
    """
    heads = {card.word: head(f"coup/{card.word}", HUES[card], sign=EMBLEMS[card]) for card in Character}
    deeds = {action.word: heads[character.word] for action, character in DEEDS.items()}
    return {**heads, **deeds, "coin": _coin()}


def _coin() -> Art:
    return piece(
        [
            Disc(64, 66, 60, fill="#5a380a"),
            Disc(64, 63, 60, fill=FOIL),
            Disc(64, 63, 51, fill="#a8741a"),
            Disc(64, 63, 48, fill=Fade("#ffe9a0", "#d9a53c", "#f2cc68", round=True)),
            Sign(65, 65, CROWN, 66, "#7a4e0c"),
            Sign(63, 62, CROWN, 66, "#a8741a"),
        ]
    )


def samples() -> list[Scene]:
    """Each character on the table, lost, in the hand and among several, with the backs: a few small pictures, so that
    nobody who waits for one of their own waits long.
    """
    found: list[Scene] = []
    for one in Character:
        lying = [small(one, 0, 20), *fallen(one, 100, 20), small(one, 200, 20, CAST), hidden(300, 20)]
        held: list[AnyShape] = [large(one, 30, 30, 2.2), large(one, 334, 30, -2.2)]
        drawn: list[AnyShape] = [medium(one, 10, 20, *MEDIUM[4])]
        found += [
            Scene(800, 490, lying, [], ground=CLOTH),
            Scene(660, 470, held, [], ground=CLOTH),
            Scene(800, 372, drawn, [], ground=CLOTH),
        ]
    return found


MEDIUM = {3: (246.0, 330.0), 4: (184.0, 330.0)}
"""The size of a card by how many lie side by side."""
