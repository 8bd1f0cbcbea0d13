"""Which quest is worth a knight's next actions: what it brings, how likely, and how many steps are left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import ceil, exp, prod
from typing import NamedTuple

from games.camelot.pieces import (
    BANK,
    BLACK_DECK,
    COMBATS,
    FIGHTS,
    GRAIL_SLOTS,
    PATTERNS,
    STRAIGHT,
    TERMS,
    WARRIORS,
    WARS,
    WHITE_COPIES,
    WHITE_DECK,
    Knight,
    Place,
    Relic,
    White,
    fits,
)
from games.camelot.robot.judge import MEAN, ends_well, foe_sum, keep, life_gain, loss, white_price
from games.camelot.robot.mind import Mind, once

SHAPES = {Place.BLACK_KNIGHT: ((2, 2),), Place.LANCELOT: ((3, 2), (2, 3)), Place.DRAGON: ((3, 3, 3),)}
"""How often each value of a full combat lies there, the highest value first."""


WAYS = {
    place: [
        (tuple(zip(values, counts, strict=True)), sum(card * count for card, count in zip(values, counts, strict=True)))
        for values in combinations(FIGHTS[::-1], PATTERNS[place].values)
        for counts in SHAPES[place]
    ]
    for place in COMBATS
}
"""Every full combat: its values with their counts, and what they add up to."""

RELIANCE = {Place.HOLY_GRAIL: 0.4, Place.PICTS: 0.5, Place.SAXONS: 0.5, Place.DRAGON: 0.7}
"""How far a knight on the quest is trusted to have the card it needs before one gets there; any card does elsewhere."""


class Prospect(NamedTuple):
    """What a quest looks like to one knight."""

    chance: float
    """That it is won if this knight takes part."""
    left: float
    """Steps still to be taken by all together."""
    mine: int
    """Steps this hand could take."""


NONE = Prospect(0.0, 1.0, 0)


@once
def quest_worth(mind: Mind, place: Place) -> float:
    """Swords to be had from this quest for each action spent on it, the way there included."""
    assert mind.view.seat is not None
    if not mind.view.board(place).open:
        return 0.0
    prospect = look(mind, place)
    if not prospect.mine:
        return 0.0
    me = mind.view.champions[mind.view.seat]
    others = sum(1 for seat in mind.view.present(place) if seat != mind.view.seat)
    here = me.place is place
    left = prospect.left if here else prospect.left - others * RELIANCE.get(place, 1.0)
    steps = min(prospect.mine, ceil(left / (others + 1)))
    if steps <= 0:
        return 0.0
    share = steps * stake(mind, place) / max(1.0, prospect.left)
    healed = life_gain(mind, me, TERMS[place].gain + (me.knight is Knight.PALAMEDES))
    value = prospect.chance * (share + healed) / (steps + (0.0 if here else mind.weights.road))
    return mind.weights.favour[place - Place.BLACK_KNIGHT] * value * (1 + mind.weights.temper * mind.bold)


def stake(mind: Mind, place: Place) -> float:
    """What winning the quest brings to all: swords, cards, a relic, and that it is not lost."""
    terms, board = TERMS[place], mind.view.board(place)
    relic = 0.0 if terms.relic is None else mind.weights.relics[terms.relic]
    saved = mind.weights.danger * peril(mind, place) * max(0.0, loss(mind, place))
    swords = white_price(mind, terms.swords + board.heroism)
    return swords + mind.weights.card * terms.cards + relic + saved


def peril(mind: Mind, place: Place) -> float:
    """How near Evil is to ending this quest, from 0 to 1."""
    board = mind.view.board(place)
    if place in COMBATS:
        return len(board.black) / PATTERNS[place].black
    if place in WARS:
        return board.track / WARRIORS
    if place is Place.EXCALIBUR:
        return max(0, -board.track) / BANK
    return len(board.black) / GRAIL_SLOTS


@once
def look(mind: Mind, place: Place) -> Prospect:
    if place in COMBATS:
        return _combat(mind, place)
    if place in WARS:
        return _war(mind, place)
    return _river(mind) if place is Place.EXCALIBUR else _grail(mind)


def arrivals(mind: Mind, copies: int, rounds: float) -> float:
    """Black cards to be expected of those with this many copies."""
    return rounds * len(mind.view.order) * mind.weights.pace * copies / len(BLACK_DECK)


class Muster(NamedTuple):
    """A way to fill a combat's pattern."""

    total: int
    """What its Fights add up to when all are laid."""
    cards: list[White]
    """What the hand gives."""
    wanted: dict[White, int]
    """What is not in the hand."""
    missing: int
    """How many these are."""
    chance: float = 0.0


@once
def best_combat(mind: Mind, place: Place) -> Muster:
    """The way whose strength is worth what it costs: alone one that lacks fewest cards, else the likeliest."""
    ways = list(_musters(mind, place))
    if TERMS[place].solo:
        fewest = min((way.missing for way in ways), default=0)
        ways = [way for way in ways if way.missing == fewest]
    weighed = [way._replace(chance=_victory(mind, place, way)) for way in ways]
    return max(weighed, key=lambda way: _profit(mind, place, way), default=Muster(0, [], {White.FIGHT1: 99}, 99))


def _profit(mind: Mind, place: Place, way: Muster) -> float:
    return way.chance * TERMS[place].swords * 1.5 - sum(keep(mind, card) for card in way.cards)


def _musters(mind: Mind, place: Place) -> Iterator[Muster]:
    """Every choice of values that agrees with the Fights already laid."""
    mine = mind.me.place is place or not TERMS[place].solo
    laid = mind.view.board(place).white if mine else []
    hand = mind.view.hand
    held, down = [hand.count(card) for card in FIGHTS], [laid.count(card) for card in FIGHTS]
    for whole, total in WAYS[place]:
        lacking = [(card, count - down[card - 1]) for card, count in whole]
        if (
            sum(count for _, count in lacking) + len(laid) != PATTERNS[place].white
            or min(lack for _, lack in lacking) < 0
        ):
            continue
        given = [card for card, lack in lacking for _ in range(min(lack, held[card - 1]))]
        wanted = {card: lack - held[card - 1] for card, lack in lacking if lack > held[card - 1]}
        yield Muster(total, given, wanted, sum(wanted.values()))


def brought(mind: Mind, place: Place, card: White, count: int) -> float:
    """The likelihood that the others have this many of a card to bring, by the size of their hands."""
    if not count:
        return 1.0
    others = [one for one in mind.view.knights() if one.seat != mind.view.seat]
    hands = sum(one.cards * (1.0 if one.place is place else mind.weights.join) for one in others)
    expected = hands * WHITE_COPIES[card] / len(WHITE_DECK)
    return expected / (expected + mind.weights.doubt * count)


def comrades(mind: Mind, place: Place) -> float:
    """How many will work on a group quest: those there, oneself, and whoever may yet come."""
    there = len({*mind.view.present(place), mind.view.seat})
    return min(len(mind.view.knights()), there + mind.weights.comrades)


def _victory(mind: Mind, place: Place, way: Muster) -> float:
    """The likelihood that the way is walked to its end and beats what will lie there by then."""
    assert mind.view.seat is not None
    board, me, solo = mind.view.board(place), mind.view.champions[mind.view.seat], TERMS[place].solo
    helpers = 1 if solo else comrades(mind, place)
    left = len(way.cards) + way.missing
    coming = arrivals(mind, 11, left / helpers + (me.place is not place))
    foe = foe_sum(board) + coming * MEAN[place]
    ours = way.total + (mind.view.owner(Relic.SWORD) == mind.view.seat) + 2 * (me.knight is Knight.KAY)
    late = max(0.0, len(board.black) + coming - PATTERNS[place].black + 0.5)
    stronger = 1 / (1 + exp((foe - ours) / (1.5 + 0.15 * MEAN[place] * (1 + coming)))) / (1 + late)
    trust = 1.0 if solo else prod(brought(mind, place, card, count) for card, count in way.wanted.items())
    return trust if ends_well(mind, place) else stronger * trust


def _combat(mind: Mind, place: Place) -> Prospect:
    """Alone one needs the whole hand for it, and the place."""
    assert mind.view.seat is not None
    way = best_combat(mind, place)
    if TERMS[place].solo and (
        way.missing or (not mind.view.free(place) and mind.view.seat not in mind.view.present(place))
    ):
        return NONE
    return Prospect(way.chance, len(way.cards) + way.missing, len(way.cards))


def _war(mind: Mind, place: Place) -> Prospect:
    board = mind.view.board(place)
    wanted = [White(min(step + 1, STRAIGHT)) for step in range(len(board.white), STRAIGHT + board.mordred)]
    hand, run = list(mind.view.hand), 0
    for card in wanted:
        if card not in hand:
            break
        hand.remove(card)
        run += 1
    missing = sum(1 for card in wanted[run:] if card not in hand)
    coming = arrivals(mind, 8, len(wanted) / len({*mind.view.present(place), mind.view.seat}) + 1)
    chance = min(0.95, max(0.1, (WARRIORS - board.track - coming) / 2))
    return Prospect(chance * mind.weights.alone**missing, len(wanted), run)


def _river(mind: Mind) -> Prospect:
    """Any card moves the sword: the poor ones do as well."""
    track = mind.view.board(Place.EXCALIBUR).track
    spare = sum(1 for card in mind.view.hand if keep(mind, card) < 0.17)
    helpers = len({*mind.view.present(Place.EXCALIBUR), mind.view.seat})
    left = (BANK - track) / max(0.4, 1 - arrivals(mind, 15, 1) / (helpers + 0.5))
    chance = 0.95 if spare * helpers >= left else mind.weights.alone
    return Prospect(chance, left, spare)


def _grail(mind: Mind) -> Prospect:
    """Each Despair takes one more Grail card."""
    if mind.view.dark_forest:
        return NONE
    board = mind.view.board(Place.HOLY_GRAIL)
    held = mind.view.hand.count(White.GRAIL)
    present = mind.view.present(Place.HOLY_GRAIL)
    helpers = len({*present, mind.view.seat})
    left = (GRAIL_SLOTS - len(board.white) + len(board.black)) / max(0.4, 1 - arrivals(mind, 17, 1) / (helpers + 1))
    reach = held + sum(
        mind.weights.grail_help * one.cards * (1.0 if one.seat in present else mind.weights.grail_far)
        for one in mind.view.knights()
        if one.seat != mind.view.seat
    )
    return Prospect(min(0.95, reach / left), left, held)


def best_card(mind: Mind, place: Place, choices: tuple[str, ...], spare: list[White]) -> str:
    """Which card to lay on the quest one stands on."""
    if place in COMBATS:
        cards = best_combat(mind, place).cards
        wanted = [card.word for card in sorted(cards, reverse=True) if card.word in choices]
        fitting = [
            card.word
            for card in sorted(mind.view.hand, reverse=True)
            if fits(place, mind.view.board(place).white, card)
        ]
        return (wanted or fitting)[0]
    if place is Place.EXCALIBUR:
        return next(card.word for card in spare if card.word in choices)
    return choices[0]
