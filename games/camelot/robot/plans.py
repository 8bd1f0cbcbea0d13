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
    """Black cards to be expected of those with this many copies."""
    return rounds * len(view.order) * weights.PACE * copies / len(BLACK_DECK)


class Muster(NamedTuple):
    """A way to fill a combat's pattern."""

    total: int
    """What its Fights add up to when all are laid."""
    cards: list[White]
    """What the hand gives."""
    wanted: dict[White, int]
    """What is not in the hand."""
    chance: float = 0.0

    @property
    def missing(self) -> int:
        return sum(self.wanted.values())


def best_combat(view: View, place: Place) -> Muster:
    """The way whose strength is worth what it costs: alone one that lacks fewest cards, else the likeliest."""
    ways = list(_musters(view, place))
    if TERMS[place].solo:
        fewest = min((way.missing for way in ways), default=0)
        ways = [way for way in ways if way.missing == fewest]
    weighed = [way._replace(chance=_victory(view, place, way)) for way in ways]
    return max(weighed, key=lambda way: _profit(view, place, way), default=Muster(0, [], {White.FIGHT1: 99}))


def _profit(view: View, place: Place, way: Muster) -> float:
    return way.chance * TERMS[place].swords * 1.5 - sum(keep(view, card) for card in way.cards)


def _musters(view: View, place: Place) -> Iterator[Muster]:
    """Every choice of values that agrees with the Fights already laid."""
    assert view.seat is not None
    mine = view.champions[view.seat].place is place or not TERMS[place].solo
    laid = view.board(place).white if mine else []
    held, down = ({card: cards.count(card) for card in FIGHTS} for cards in (view.hand, laid))
    for values in combinations(FIGHTS[::-1], PATTERNS[place].values):
        if sum(down[card] for card in values) < len(laid):
            continue
        for counts in SHAPES[place]:
            whole = dict(zip(values, counts, strict=True))
            lacking = {card: count - down[card] for card, count in whole.items()}
            if min(lacking.values()) < 0:
                continue
            given = [card for card, lack in lacking.items() for _ in range(min(lack, held[card]))]
            wanted = {card: max(0, lack - held[card]) for card, lack in lacking.items()}
            yield Muster(sum(card * count for card, count in whole.items()), given, wanted)


def brought(view: View, place: Place, card: White, count: int) -> float:
    """The likelihood that the others have this many of a card to bring, by the size of their hands."""
    if not count:
        return 1.0
    others = [one for one in view.knights() if one.seat != view.seat]
    hands = sum(one.cards * (1.0 if one.place is place else weights.JOIN) for one in others)
    expected = hands * WHITE_COPIES[card] / len(WHITE_DECK)
    return expected / (expected + weights.DOUBT * count)


def comrades(view: View, place: Place) -> float:
    """How many will work on a group quest: those there, oneself, and whoever may yet come."""
    there = len({*view.present(place), view.seat})
    return min(len(view.knights()), there + weights.COMRADES)


def _victory(view: View, place: Place, way: Muster) -> float:
    """The likelihood that the way is walked to its end and beats what will lie there by then."""
    assert view.seat is not None
    board, me, solo = view.board(place), view.champions[view.seat], TERMS[place].solo
    helpers = 1 if solo else comrades(view, place)
    left = len(way.cards) + way.missing
    coming = arrivals(view, 11, left / helpers + (me.place is not place))
    foe = foe_sum(board) + coming * MEAN[place]
    ours = way.total + (view.owner(Relic.SWORD) == view.seat) + 2 * (me.knight is Knight.KAY)
    late = max(0.0, len(board.black) + coming - PATTERNS[place].black + 0.5)
    stronger = 1 / (1 + exp((foe - ours) / (1.5 + 0.15 * MEAN[place] * (1 + coming)))) / (1 + late)
    trust = 1.0 if solo else prod(brought(view, place, card, count) for card, count in way.wanted.items())
    return stronger * trust


def _combat(view: View, place: Place) -> Prospect:
    """Alone one needs the whole hand for it, and the place."""
    assert view.seat is not None
    way = best_combat(view, place)
    if TERMS[place].solo and (way.missing or (not view.free(place) and view.seat not in view.present(place))):
        return NONE
    return Prospect(way.chance, len(way.cards) + way.missing, len(way.cards))


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
    """Each Despair takes one more Grail card."""
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
