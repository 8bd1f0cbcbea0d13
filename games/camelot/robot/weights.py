"""The numbers a robot weighs by, in swords; tried in selfplay."""

from __future__ import annotations

from functools import cache

import msgspec

RUIN = 20.0
"""The harm of losing the game."""


class Weights(msgspec.Struct, frozen=True):
    life: tuple[float, ...] = (RUIN, 5.0, 0.5, 0.28, 0.22, 0.2, 0.08)
    """What losing a point costs, by the life one has."""
    engine: tuple[float, ...] = (0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.45, 0.6, 1.5, RUIN)
    """What one more engine costs, by the engines there are."""
    sabotage: float = 3.0
    """This many more engines count as built where there may be a Traitor."""
    early_sword: float = -1.0
    """What a black sword costs while it only brings the count nearer."""
    turned: float = 2.0
    """This many fewer black swords can be borne while a Traitor may turn white ones."""
    late_sword: float = 0.7
    """What each black sword costs that the white ones cannot bear any more."""
    action: float = 0.3
    """What an action is worth."""
    despair: float = 0.36
    """What a Despair costs while the Grail can be won."""
    card: float = 0.09
    """What a White card is worth."""
    keep: tuple[float, ...] = (
        0.0,
        0.045,
        0.09,
        0.135,
        0.18,
        0.225,
        0.17,
        0.22,
        0.05,
        0.3,
        0.4,
        0.5,
        0.4,
        0.03,
        0.6,
        0.35,
    )
    """What each White card is worth in the hand, in the order of the cards."""
    enough: int = 6
    """This many cards are as many as one can lay soon."""
    plenty: float = 0.85
    """How much less a common card is worth for each card beyond that."""
    gain: tuple[float, ...] = (0.0, 0.8, 0.35, 0.24, 0.18, 0.1)
    """What winning a point is worth, by the life one has."""
    relics: tuple[float, ...] = (0.5, 0.6, 0.3)
    """What each relic is worth."""
    pace: float = 0.5
    """How often a player draws a Black card in the Evil phase."""
    road: float = 1.6
    """Actions lost on the way to a quest."""
    favour: tuple[float, ...] = (1.0, 1.0, 1.8, 1.3, 1.8, 1.0, 1.0)
    """How each quest is favoured, in the order of the board."""
    stay: float = 1.5
    """How much more the quest one is on is favoured."""
    danger: float = 0.5
    """How much the harm of losing a quest adds to its worth."""
    alone: float = 0.8
    """How much a quest is trusted that others must finish."""
    comrades: float = 2.0
    """How many more are expected to come to the Dragon."""
    join: float = 0.6
    """How much of the hands of knights elsewhere is expected to come with them."""
    doubt: float = 0.4
    """How much each card weighs that the others must bring."""
    grail_help: float = 0.3
    """Grail cards expected among the cards of another seeker on the Grail."""
    grail_far: float = 0.7
    """How much of that is expected of knights elsewhere."""
    draw: tuple[float, ...] = (0.3, 0.28, 0.26, 0.24, 0.22, 0.2, 0.17, 0.14, 0.11, 0.08, 0.05, 0.03)
    """Drawing at the Round Table, by the size of the hand."""
    gawain: float = 1.3
    """How much better Gawain draws."""
    home: float = 0.7
    """How much of that is left when one has to go home first."""
    lift: float = 0.5
    """One Despair less on the Grail."""
    rest: float = 0.02
    """What a second deed must be worth, so that nobody wanders off for nothing."""
    merlin: float = 0.2
    """What Merlin is kept for."""
    sacrifice_life: int = 3
    """With this much life one may think of a second action."""
    sacrifice: float = 0.08
    """How much better than the life it costs a second action has to be."""
    offer: float = 0.4
    """The harm against which Merlins are offered."""
    excalibur: float = 0.8
    """The harm against which Excalibur is given up."""
    lazy: float = 0.5
    """What speaks against a knight: each deed that others would have done,"""
    unhurt: float = 0.5
    """each point of life kept,"""
    sly: float = 0.2
    """each engine let in."""
    temper: float = 0.15
    """How far a name's lean bends what it weighs."""
    victory: float = 10.0
    """What a won game is worth where an accusation may decide it."""
    brink: int = 5
    """This many black swords let a hidden Traitor drop all pretence."""
    patience: int = 0
    """Below this many swords a hidden Traitor does as the loyal do,"""
    tempting: int = 9
    """unless this many engines stand."""
    slack: float = 0.2
    """How much harm a hidden Traitor dares with a record like the others',"""
    haste: float = 0.8
    """and how much more at the end of the game."""
    battery: float = 0.02
    """How much better one more engine is, for each that stands, to the Traitor."""
    shown: float = 0.5
    """What letting an engine come costs a hidden Traitor in looks."""
    blood: float = 0.4
    """What bleeding brings in looks."""
    show: float = 0.5
    """What help in the open brings in looks."""
    spite: float = 1.0
    """How much a hidden Traitor minds helping."""
    feint: float = 0.25
    """What a deed that only looks like help is worth."""
    lurk: float = 0.3
    """What blocking a quest for one alone is worth."""


FEW = msgspec.structs.replace(
    Weights(),
    early_sword=-1.6,
    late_sword=0.762,
    turned=1.95,
    action=0.267,
    despair=0.303,
    card=0.155,
    enough=7,
    plenty=0.861,
    pace=0.823,
    road=1.93,
    alone=0.38,
    join=0.51,
    doubt=0.508,
    grail_help=0.204,
    grail_far=0.635,
    lift=0.73,
    sacrifice=0.07,
    offer=0.451,
    home=0.6,
    relics=(0.43, 0.52, 0.26),
    excalibur=0.578,
    sabotage=2.5,
    draw=(0.488, 0.456, 0.423, 0.391, 0.358, 0.28, 0.235, 0.193, 0.152, 0.11, 0.07, 0.04),
    engine=(0.377, 0.377, 0.377, 0.377, 0.377, 0.377, 0.377, 0.442, 0.497, 0.663, 1.656, RUIN),
    life=(RUIN, 5.0, 0.421, 0.29, 0.22, 0.176, 0.071),
    gain=(0.0, 0.708, 0.31, 0.215, 0.161, 0.09),
    favour=(0.92, 1.32, 1.65, 1.6, 1.0, 1.09, 1.09),
    keep=(
        0,
        0.036,
        0.073,
        0.109,
        0.146,
        0.182,
        0.28,
        0.25,
        0.05,
        0.3,
        0.4,
        0.5,
        0.4,
        0.03,
        0.6,
        0.35,
    ),
)
"""At a small table: fewer lives to spend, fewer hands to finish what one begins, and more cards to be drawn first."""

PATIENCE = {3: (12, 11), 4: (12, 11), 5: (11, 11), 6: (11, 11), 7: (0, 9)}
"""Below how many swords and engines a hidden Traitor does as the loyal do.

It is kept back at tables of up to six: one that works from the first turn on leaves the knights, who expect little harm
of a hidden one, hardly a game (9 of 100 at five seats). At seven it need not be.
"""


@cache
def weights_of(seats: int) -> Weights:
    patience, tempting = PATIENCE[seats]
    return msgspec.structs.replace(FEW if seats <= 4 else Weights(), patience=patience, tempting=tempting)
