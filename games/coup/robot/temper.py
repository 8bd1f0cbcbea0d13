"""How a robot sees people and what it dares: the levels, and what tells two robots of one level apart."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.core.robot import STRONG, USUAL, trait


class Temper(msgspec.Struct, frozen=True):
    """Chances and likelihoods; what is `worth` something is measured in a share of one's chance to win."""

    trust: tuple[float, float, float, float, float] = (3.6, 10.0, 4.0, 8.0, 6.0)
    """How much likelier an action claims this character by somebody who holds it, by its place."""
    trust_block: tuple[float, float, float, float, float] = (10.0, 1.0, 2.2, 10.0, 10.0)
    """The same of a block."""
    trust_last: float = 2.0
    """The same of a Contessa before the last life: nothing is lost by claiming her."""
    careless: float = 0.2
    """How many bluffs are made without asking whether anybody could believe them."""
    dared: float = 0.65
    """How much of the bluffs that nobody can make a living of doubting are expected between several others."""
    repeat: float = 1.2
    """The same of a claim that was made before."""
    memory: float = 1.5
    """How slowly a rival's doubts are taken for a habit."""
    bluff_contessa: tuple[float, float] = (0.35, 0.05)
    bluff_steal: float = 0.08
    bluff_aid: float = 0.02
    """How often somebody blocks without holding the character; the Contessa by lives."""
    reserve: float = 0.07
    """How much better than passing a doubt must look, as a share of one's chance."""
    blur: float = 0.05
    """How much doubts and blocks waver around that."""
    shame: float = 0.02
    """What a bluff must bring beyond an honest choice."""
    bluffs: float = 0.9
    """How much of the bluffs that nobody can make a living of doubting it makes in a duel."""
    stories: tuple[float, float, float, float, float] = (0.5, 0.4, 0.06, 0.2, 0.25)
    """The same between several others, by what is claimed; a story that stands is told again."""
    last_contessa: float = 0.2
    """The same of a Contessa before the last life."""
    whim: float = 0.02
    """How much worse than the best an action may be and still be taken now and then."""
    fresh: float = -0.13
    """What an exchange is worth beyond better cards: a turn without coins is spent on it."""

    sharp: bool = True
    """Whether it knows what coins and characters are worth at a table of this size."""


LEVELS = {STRONG: Temper(), USUAL: Temper(sharp=False, whim=0.08, blur=0.1, memory=3.0)}


@lru_cache(64)
def temper(level: str, name: str) -> Temper:
    """The level's temper, leaning a little with the name."""
    base = LEVELS[level]
    if not name:
        return base
    return msgspec.structs.replace(
        base,
        reserve=base.reserve * (1 - 0.25 * trait(name, "doubting")),
        shame=base.shame * (1 - 0.4 * trait(name, "bold")),
        fresh=base.fresh - 0.02 * trait(name, "greedy"),
    )
