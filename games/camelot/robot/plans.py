"""Which quest is worth a knight's next actions: what it brings, how likely, and how many steps are left."""

from __future__ import annotations

from itertools import combinations
from math import ceil, exp
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
from games.camelot.robot import weights
from games.camelot.robot.judge import MEAN, foe_sum, keep, life_gain, loss, white_price
from games.camelot.view import View

SHAPES = {Place.BLACK_KNIGHT: ((2, 2),), Place.LANCELOT: ((3, 2), (2, 3)), Place.DRAGON: ((3, 3, 3),)}
"""How often each value of a full combat lies there, the highest value first."""


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


def quest_worth(view: View, place: Place) -> float:
    """Swords to be had from this quest for each action spent on it, the way there included."""
    assert view.seat is not None
    if not view.board(place).open:
        return 0.0
    prospect = look(view, place)
    if not prospect.mine:
        return 0.0
    me = view.champions[view.seat]
    others = sum(1 for seat in view.present(place) if seat != view.seat)
    here = me.place is place
    left = prospect.left if here else prospect.left - others * RELIANCE.get(place, 1.0)
    steps = min(prospect.mine, ceil(left / (others + 1)))
    if steps <= 0:
        return 0.0
    share = steps * stake(view, place) / max(1.0, prospect.left)
    healed = life_gain(me, TERMS[place].gain + (me.knight is Knight.PALAMEDES))
    value = prospect.chance * (share + healed) / (steps + (0.0 if here else weights.ROAD))
    return weights.FAVOUR[place - Place.BLACK_KNIGHT] * value


def stake(view: View, place: Place) -> float:
    """What winning the quest brings to all: swords, cards, a relic, and that it is not lost."""
    terms, board = TERMS[place], view.board(place)
    relic = 0.0 if terms.relic is None else weights.RELICS[terms.relic]
    saved = weights.DANGER * peril(view, place) * max(0.0, loss(view, place))
    swords = white_price(view, terms.swords + board.heroism)
    return swords + weights.CARD * terms.cards + relic + saved


def peril(view: View, place: Place) -> float:
    """How near Evil is to ending this quest, from 0 to 1."""
    board = view.board(place)
    if place in COMBATS:
        return len(board.black) / PATTERNS[place].black
    if place in WARS:
        return board.track / WARRIORS
    if place is Place.EXCALIBUR:
        return max(0, -board.track) / BANK
    return len(board.black) / GRAIL_SLOTS


def look(view: View, place: Place) -> Prospect:
    if place in COMBATS:
        return _combat(view, place)
    if place in WARS:
        return _war(view, place)
    return _river(view) if place is Place.EXCALIBUR else _grail(view)


def arrivals(view: View, copies: int, rounds: float) -> float:
    """Black cards to be expected of those with so many copies."""
    return rounds * len(view.order) * weights.PACE * copies / len(BLACK_DECK)


class Muster(NamedTuple):
    """A way to fill a combat's pattern."""

    missing: int
    """Cards that are not in the hand."""
    total: int
    cards: list[White]
    """What the hand gives."""
    chance: float


def best_combat(view: View, place: Place) -> Muster:
    """The way whose strength is worth what it costs: alone the one that lacks fewest cards, else the likeliest."""
    assert view.seat is not None
    solo = TERMS[place].solo
    laid = view.board(place).white if view.champions[view.seat].place is place or not solo else []
    held = [view.hand.count(card) for card in FIGHTS]
    down = [laid.count(card) for card in FIGHTS]
    best, value = Muster(99, 0, [], 0.0), (-99, 0.0)
    for values in combinations(FIGHTS[::-1], PATTERNS[place].values):
        if sum(down[card - 1] for card in values) < len(laid):
            continue
        for counts in SHAPES[place]:
            lacking = [count - down[card - 1] for card, count in zip(values, counts, strict=True)]
            if min(lacking) < 0:
                continue
            mine = [min(lack, held[card - 1]) for card, lack in zip(values, lacking, strict=True)]
            missing = sum(lacking) - sum(mine)
            if solo and -missing < value[0]:
                continue
            cards = [card for card, have in zip(values, mine, strict=True) for _ in range(have)]
            total = sum(card * count for card, count in zip(values, counts, strict=True))
            chance = _victory(view, place, total, len(cards) + missing)
            if not solo:
                for card, lack, have in zip(values, lacking, mine, strict=True):
                    chance *= brought(view, place, card, lack - have)
            price = sum(keep(view, card) for card in cards)
            score = (-missing if solo else 0, chance * TERMS[place].swords * 1.5 - price)
            if score > value:
                best, value = Muster(missing, total, cards, chance), score
    return best


def brought(view: View, place: Place, card: White, count: int) -> float:
    """The likelihood that the others have so many of a card to bring, by the size of their hands."""
    if count <= 0:
        return 1.0
    hands = sum(
        one.cards * (1.0 if one.place is place else weights.JOIN) for one in view.knights() if one.seat != view.seat
    )
    expected = hands * WHITE_COPIES[card] / len(WHITE_DECK)
    return expected / (expected + weights.DOUBT * count)


def comrades(view: View, place: Place) -> float:
    """How many will work on a group quest: those there, oneself, and who may yet come."""
    there = len({*view.present(place), view.seat})
    return min(len(view.knights()), there + weights.COMRADES)


def _victory(view: View, place: Place, total: int, left: int) -> float:
    """The likelihood that so many pips beat what will lie there when so many cards more have been laid."""
    assert view.seat is not None
    board, me = view.board(place), view.champions[view.seat]
    helpers = 1 if TERMS[place].solo else comrades(view, place)
    coming = arrivals(view, 11, left / helpers + (me.place is not place))
    foe = foe_sum(board) + coming * MEAN[place]
    ours = total + (view.owner(Relic.SWORD) == view.seat) + 2 * (me.knight is Knight.KAY)
    late = max(0.0, len(board.black) + coming - PATTERNS[place].black + 0.5)
    return 1 / (1 + exp((foe - ours) / (1.5 + 0.15 * MEAN[place] * (1 + coming)))) / (1 + late)


def _combat(view: View, place: Place) -> Prospect:
    assert view.seat is not None
    missing, _, cards, chance = best_combat(view, place)
    if TERMS[place].solo and (missing or (not view.free(place) and view.seat not in view.present(place))):
        return NONE
    return Prospect(chance, len(cards) + missing, len(cards))


def _war(view: View, place: Place) -> Prospect:
    board = view.board(place)
    wanted = [White(min(step + 1, STRAIGHT)) for step in range(len(board.white), STRAIGHT + board.mordred)]
    hand, run = list(view.hand), 0
    for card in wanted:
        if card not in hand:
            break
        hand.remove(card)
        run += 1
    missing = sum(1 for card in wanted[run:] if card not in hand)
    coming = arrivals(view, 8, len(wanted) / len({*view.present(place), view.seat}) + 1)
    chance = min(0.95, max(0.1, (WARRIORS - board.track - coming) / 2))
    return Prospect(chance * weights.ALONE**missing, len(wanted), run)


def _river(view: View) -> Prospect:
    """Any card moves the sword: the poor ones do as well."""
    track = view.board(Place.EXCALIBUR).track
    spare = sum(1 for card in view.hand if keep(view, card) < 0.17)
    helpers = len({*view.present(Place.EXCALIBUR), view.seat})
    left = (BANK - track) / max(0.4, 1 - arrivals(view, 15, 1) / (helpers + 0.5))
    chance = 0.95 if spare * helpers >= left else weights.ALONE
    return Prospect(chance, left, spare)


def _grail(view: View) -> Prospect:
    """Each Despair takes a Grail card more."""
    if view.dark_forest:
        return NONE
    board = view.board(Place.HOLY_GRAIL)
    held = view.hand.count(White.GRAIL)
    present = view.present(Place.HOLY_GRAIL)
    helpers = len({*present, view.seat})
    left = (GRAIL_SLOTS - len(board.white) + len(board.black)) / max(0.4, 1 - arrivals(view, 17, 1) / (helpers + 1))
    reach = held + sum(
        weights.GRAIL_HELP * one.cards * (1.0 if one.seat in present else weights.GRAIL_FAR)
        for one in view.knights()
        if one.seat != view.seat
    )
    return Prospect(min(0.95, reach / left), left, held)


def best_card(view: View, place: Place, choices: tuple[str, ...], spare: list[White]) -> str:
    """Which card to lay on the quest one stands on."""
    if place in COMBATS:
        cards = best_combat(view, place).cards
        wanted = [card.word for card in sorted(cards, reverse=True) if card.word in choices]
        fitting = [card.word for card in sorted(view.hand, reverse=True) if fits(place, view.board(place).white, card)]
        return (wanted or fitting)[0]
    if place is Place.EXCALIBUR:
        return next(card.word for card in spare if card.word in choices)
    return choices[0]
