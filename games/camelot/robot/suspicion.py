"""Who might be the Traitor, from what everybody has done in the open."""

from __future__ import annotations

from math import exp

from games.camelot.pieces import BLACK_SWORDS_LOSE, SWORDS_END
from games.camelot.robot.mind import Mind
from games.camelot.robot.weights import RUIN
from games.camelot.view import Champion
from games.core.text import Seat


def turns(one: Champion) -> int:
    """How often Evil has progressed by this knight's choice: once a turn."""
    return one.deeds.drew + one.deeds.engines + one.deeds.bled


def record(mind: Mind, one: Champion) -> float:
    """The higher, the worse: little help for the turns taken, life kept while others bleed, engines let in.

    A false accusation is no deed of this kind: the loyal err, too, and whoever waits with it would go free.
    """
    deeds, weights = one.deeds, mind.weights
    idle = weights.lazy * (0.5 * turns(one) - deeds.helped)
    return idle + weights.unhurt * one.life + weights.sly * deeds.engines


def suspects(mind: Mind) -> dict[Seat, float]:
    """How likely each of the others is the Traitor; nobody may be."""
    view = mind.view
    others = [one for one in view.knights() if one.seat != view.seat and one.loyalty is None]
    fear = mind.treachery
    if not others or not fear:
        return {}
    records = {one.seat: record(mind, one) for one in view.knights()}
    total = sum(records.values())
    odds = {one.seat: exp(records[one.seat] - (total - records[one.seat]) / max(1, len(records) - 1)) for one in others}
    innocent = len(others) * (1 - fear) / fear
    whole = sum(odds.values()) + innocent
    return {seat: odd / whole for seat, odd in odds.items()}


def accusation(mind: Mind, whom: Seat | None = None) -> tuple[float, Seat | None]:
    """What accusing this knight, or else the worst of them, is worth.

    A sword and no turned swords, against a sword turned in vain. Unmasked, the Traitor does open harm in every
    round that is left: it is best done late.
    """
    view, weights = mind.view, mind.weights
    found = suspects(mind)
    if not found:
        return -9.0, None
    seat = max(found, key=lambda one: found[one]) if whom is None else whom
    vain = weights.slander if view.white_swords else weights.action
    if view.white_swords and view.black_swords + 1 >= BLACK_SWORDS_LOSE:
        vain = RUIN
    rounds = SWORDS_END - view.white_swords - view.black_swords
    gain = weights.truth - weights.open_harm * rounds
    sure = min(1.0, found.get(seat, 0.0) * (1 + weights.temper * mind.wary))
    if sure < 1 and vain < RUIN:
        # Whoever is cleared leaves the others fewer to suspect, and each of them may still accuse.
        rest = max((chance for one, chance in found.items() if one != seat), default=0.0) / (1 - sure)
        vain -= weights.narrowed * max(0.0, gain) * max(0.0, 2 * min(1.0, rest) - 1)
    return sure * gain - (1 - sure) * vain, seat


def exposure(mind: Mind) -> float:
    """How much worse one's own record looks than the others' do."""
    mine = record(mind, mind.me)
    others = [record(mind, one) for one in mind.view.knights() if one.seat != mind.view.seat]
    return mine - sum(others) / len(others) if others else 0.0
