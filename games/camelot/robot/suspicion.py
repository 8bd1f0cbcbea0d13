"""Who might be the Traitor, from what everybody has done in the open."""

from __future__ import annotations

from math import exp

from games.camelot.robot.mind import Mind
from games.camelot.robot.reckoning import Hopes, charge, clear, hidden, wait
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


def hopes_of(mind: Mind) -> Hopes:
    view = mind.view
    return Hopes(view.white_swords, view.black_swords, view.engines, len(view.champions))


def accusers(mind: Mind) -> int:
    """How many of the loyal may still accuse, for all one knows."""
    return max(1, sum(not one.accused for one in mind.view.knights()) - 1)


def accusation(mind: Mind, whom: Seat | None = None) -> tuple[float, Seat | None]:
    """What accusing this knight, or else the worst of them, is worth against waiting for the next sword.

    A sword and no turned swords, against a sword turned in vain. Unmasked, the Traitor does open harm in every
    round that is left: it is best done late, but before the last sword.
    """
    found, fear, hopes = suspects(mind), mind.treachery, hopes_of(mind)
    if not found:
        return -9.0, None
    seat = max(found, key=lambda one: found[one]) if whom is None else whom
    sure = min(fear, found.get(seat, 0.0) * (1 + mind.weights.temper * mind.wary))
    able = accusers(mind)
    waits = fear * wait(hopes, len(found), able) + (1 - fear) * clear(hopes)
    charged = fear * charge(hopes, len(found), able, sure / fear) + (1 - fear) * clear(hopes.wronged())
    return mind.weights.victory * (charged - waits), seat


def slander(mind: Mind) -> float:
    """What a false accusation brings the hidden Traitor: a sword turned, against fewer others to be suspected."""
    hopes = hopes_of(mind)
    unknown = sum(one.loyalty is None for one in mind.view.knights()) - 1
    able = sum(not one.accused for one in mind.view.knights()) - (not mind.me.accused)
    return mind.weights.victory * (
        hidden(hopes, max(1, unknown), able) - hidden(hopes.wronged(), max(1, unknown - 1), able)
    )


def exposure(mind: Mind) -> float:
    """How much worse one's own record looks than the others' do."""
    mine = record(mind, mind.me)
    others = [record(mind, one) for one in mind.view.knights() if one.seat != mind.view.seat]
    return mine - sum(others) / len(others) if others else 0.0
