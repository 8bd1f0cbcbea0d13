"""How Coup is drawn: its colours, and an emblem for each character, known at a glance and without its colour."""

from __future__ import annotations

from games.core.scene import AnyShape, Box, Disc, Line, Polygon
from games.coup.pieces import Character

PALE = "#fbf6ec"
GOLD = "#f0d58a"
INK = "#26221f"

HUES = {
    Character.DUCHESS: "#7a4a8c",
    Character.ASSASSIN: "#3b3f46",
    Character.CONTESSA: "#a8433f",
    Character.CAPTAIN: "#2f6690",
    Character.AMBASSADOR: "#4d7d5b",
    Character.INQUISITOR: "#8a6a24",
}
"""Hues that stay apart for colour-blind eyes, by lightness too; name and emblem say the same."""


def emblem(card: Character, x: float, y: float, size: float) -> list[AnyShape]:
    """Drawn about (x, y), twice `size` wide."""
    return _EMBLEMS[card](x, y, size / 60)


def _coronet(x: float, y: float, k: float) -> list[AnyShape]:
    """The Duchess: a coronet over three coins."""
    outline = [(-56, 10), (-60, -40), (-30, -14), (0, -56), (30, -14), (60, -40), (56, 10)]
    coins: list[AnyShape] = [Disc(x + dx * k, y + 42 * k, 14 * k, fill=GOLD, line=INK, thick=k) for dx in (-34, 0, 34)]
    pearls: list[AnyShape] = [
        Disc(x + dx * k, y + dy * k, 7 * k, fill=PALE) for dx, dy in ((-60, -44), (0, -60), (60, -44))
    ]
    return [Polygon(_at(outline, x, y, k), fill=GOLD), *pearls, *coins]


def _dagger(x: float, y: float, k: float) -> list[AnyShape]:
    """The Assassin: a dagger, point down."""
    blade = [(-11, -18), (11, -18), (11, 40), (0, 66), (-11, 40)]
    ridge = [(0, -14), (0, 56)]
    return [
        Polygon(_at(blade, x, y, k), fill=PALE),
        Line(_at(ridge, x, y, k), "#9aa0a6", 3 * k),
        Box(x - 36 * k, y - 28 * k, 72 * k, 11 * k, fill=GOLD, radius=5 * k),
        Box(x - 7 * k, y - 56 * k, 14 * k, 28 * k, fill=GOLD, radius=4 * k),
        Disc(x, y - 60 * k, 10 * k, fill=GOLD),
    ]


def _rose(x: float, y: float, k: float) -> list[AnyShape]:
    """The Contessa: a rose on its stem."""
    leaf = [(0, 40), (30, 18), (42, 34), (20, 50)]
    petals: list[AnyShape] = [
        Disc(x + dx * k, y + (dy - 20) * k, 22 * k, fill=PALE, line="#a8433f", thick=2 * k)
        for dx, dy in ((-24, 0), (24, 0), (0, -24), (0, 24), (0, 0))
    ]
    return [
        Line(_at([(0, 10), (0, 66)], x, y, k), GOLD, 7 * k),
        Polygon(_at(leaf, x, y, k), fill=GOLD),
        *petals,
        Disc(x, y - 20 * k, 9 * k, fill=GOLD),
    ]


def _wheel(x: float, y: float, k: float) -> list[AnyShape]:
    """The Captain: a ship's wheel."""
    spokes: list[AnyShape] = [
        Line(_at([(-dx, -dy), (dx, dy)], x, y, k), GOLD, 8 * k) for dx, dy in ((0, 64), (64, 0), (45, 45), (45, -45))
    ]
    return [
        *spokes,
        Disc(x, y, 42 * k, line=PALE, thick=9 * k),
        Disc(x, y, 14 * k, fill=PALE, line=INK, thick=k),
    ]


def _letter(x: float, y: float, k: float) -> list[AnyShape]:
    """The Ambassador: a sealed letter."""
    return [
        Box(x - 60 * k, y - 38 * k, 120 * k, 78 * k, fill=PALE, line=INK, radius=5 * k, thick=2 * k),
        Line(_at([(-60, -36), (0, 12), (60, -36)], x, y, k), INK, 3 * k),
        Disc(x, y + 12 * k, 15 * k, fill="#a8433f", line=INK, thick=k),
    ]


def _lens(x: float, y: float, k: float) -> list[AnyShape]:
    """The Inquisitor: an eye under a lens."""
    eye = [(-32, -10), (-14, -26), (14, -26), (32, -10), (14, 6), (-14, 6)]
    return [
        Line(_at([(28, 24), (60, 62)], x, y, k), GOLD, 14 * k),
        Disc(x, y - 10 * k, 46 * k, fill="#fbf6ec40", line=GOLD, thick=8 * k),
        Polygon(_at(eye, x, y, k), fill=PALE),
        Disc(x, y - 10 * k, 11 * k, fill=INK),
    ]


def _at(
    points: list[tuple[float, float]] | list[tuple[int, int]], x: float, y: float, k: float
) -> list[tuple[float, float]]:
    return [(x + dx * k, y + dy * k) for dx, dy in points]


_EMBLEMS = {
    Character.DUCHESS: _coronet,
    Character.ASSASSIN: _dagger,
    Character.CONTESSA: _rose,
    Character.CAPTAIN: _wheel,
    Character.AMBASSADOR: _letter,
    Character.INQUISITOR: _lens,
}
