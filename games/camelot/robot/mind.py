"""One robot's mind: what its seat may know, and how it judges."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, wraps
from typing import TypeVar

from games.camelot.pieces import LOYALTY_CARDS, Place
from games.camelot.robot.weights import Weights, weights_of
from games.camelot.view import Champion, View
from games.core.draw import Dice
from games.core.robot import EASY, STRONG, USUAL, trait

BLUR = {EASY: 0.5, USUAL: 0.18, STRONG: 0.0}
"""By what share of it each level may misjudge a worth."""


class Mind:
    """A view, the dice, and a temper: the level, and what the name leans to."""

    def __init__(self, view: View, dice: Dice, level: str = STRONG, name: str = "") -> None:
        assert view.seat is not None
        self.view, self.dice, self.level = view, dice, level
        self.memory: dict[tuple[object, ...], object] = {}
        self.me: Champion = view.champions[view.seat]
        self.bold, self.careful, self.wary = (trait(name, what) for what in ("bold", "careful", "wary"))

    @cached_property
    def weights(self) -> Weights:
        return weights_of(len(self.view.champions))

    @cached_property
    def treachery(self) -> float:
        """How likely one of the others is the Traitor, alive and hidden, for all a loyal knight can know."""
        view = self.view
        if any(one.loyalty for one in view.champions) or view.traitor_mode == "none":
            return 0.0
        others = [one for one in view.champions if one.seat != view.seat and one.loyalty is None]
        suspects = sum(one.alive for one in others)
        size = {"standard": LOYALTY_CARDS, "n_plus_1": len(view.champions) + 1, "certain": len(view.champions)}
        cleared = len(view.champions) - len(others)
        return suspects / max(1, size[view.traitor_mode] - cleared)

    def blurred(self, worth: float) -> float:
        """The worth as a judge of this level sees it, now less, now more: the greater, the further off."""
        blur = BLUR[self.level]
        return worth * (1 + blur * (self.dice.below(1001) / 500 - 1)) if blur else worth


T = TypeVar("T")


def once(thought: Callable[[Mind, Place], T]) -> Callable[[Mind, Place], T]:
    """Thought through once for each place; a mind lasts for one decision."""

    @wraps(thought)
    def remembered(mind: Mind, place: Place) -> T:
        key = (thought.__name__, place)
        if key not in mind.memory:
            mind.memory[key] = thought(mind, place)
        return mind.memory[key]  # type: ignore[return-value]

    return remembered
