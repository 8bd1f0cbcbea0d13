"""Who might be the Traitor, from what everybody has done in the open."""

from __future__ import annotations

from math import exp

from games.camelot.pieces import BLACK_SWORDS_LOSE, SWORDS_END
from games.camelot.robot import weights
from games.camelot.robot.judge import treachery
from games.camelot.view import Champion, View
from games.core.text import Seat


def record(view: View, one: Champion) -> float:
    """The higher, the worse: little help for the turns taken, life kept while the others bleed, a false alarm."""
    deeds = one.deeds
    turns = deeds.drew + deeds.engines + deeds.bled
    slander = one.accused and not any(other.revealed for other in view.champions)
    return weights.LAZY * (0.5 * turns - deeds.helped) + weights.UNHURT * one.life + weights.SLANDERER * slander


def suspects(view: View) -> dict[Seat, float]:
    """How likely each of the others is the Traitor; nobody may be."""
    others = [one for one in view.knights() if one.seat != view.seat and one.loyalty is None]
    fear = treachery(view)
    if not others or not fear:
        return {}
    records = {one.seat: record(view, one) for one in view.knights()}
    total = sum(records.values())
    odds = {one.seat: exp(records[one.seat] - (total - records[one.seat]) / max(1, len(records) - 1)) for one in others}
    innocent = len(others) * (1 - fear) / fear
    whole = sum(odds.values()) + innocent
    return {seat: odd / whole for seat, odd in odds.items()}


def accusation(view: View) -> tuple[float, Seat | None]:
    """What accusing the worst of them is worth: a sword and no turned swords, against a sword turned in vain.

    Unmasked, the Traitor does open harm in every round that is left: it is best done late.
    """
    found = suspects(view)
    if not found:
        return -9.0, None
    seat = max(found, key=lambda one: found[one])
    vain = weights.SLANDER if view.white_swords else weights.ACTION
    if view.white_swords and view.black_swords + 1 >= BLACK_SWORDS_LOSE:
        vain = weights.RUIN
    rounds = SWORDS_END - view.white_swords - view.black_swords
    return found[seat] * (weights.TRUTH - weights.OPEN_HARM * rounds) - (1 - found[seat]) * vain, seat
