"""Low pictures over the whole width: a game's banner for its lobby, and strips for great moments."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.scene import FOIL, AnyShape, Colour, Face, Ground, Label, Scene
from games.core.text import Phrase, say

WIDTH = 800
BANNER, STRIP = 220, 236
"""Heights."""


def banner(game: str, ground: Ground, face: Face, figures: Sequence[AnyShape], ink: Colour = "#fff3dc") -> Scene:
    """The game's name in foil, a few words, and its figures to the right of the middle."""
    shapes: list[AnyShape] = [
        *figures,
        Label(44, 88, say(game), 54, FOIL, face, "lm", fit=360, lines=2, leading=1.05, shadow=3),
        Label(46, 170, say(f"{game}.motto"), 22, ink, "semi", "lm", fit=340, lines=2, leading=1.2, shadow=1),
    ]
    return Scene(WIDTH, BANNER, shapes, [say(f"{game}.motto")], ground=ground)


def strip(ground: Ground, title: Phrase, shapes: Sequence[AnyShape], face: Face = "court") -> Scene:
    """A moment: what happened in large letters at the top, and what there is to see of it below."""
    head = Label(WIDTH / 2, 38, title, 27, "#ffe9b8", face, fit=WIDTH - 80, lines=1, shadow=2)
    return Scene(WIDTH, STRIP, [head, *shapes], [title], ground=ground)
