"""What things are worth, in swords: the harm of a Black card, the price of an engine or a life."""

from __future__ import annotations

from games.camelot.pieces import (
    BLACK_COPIES,
    BLACK_DECK,
    BLACK_SWORDS_LOSE,
    COMBATS,
    FIGHTS,
    LOYALTY_CARDS,
    MOST_ENGINES,
    MOST_LIFE,
    PATTERNS,
    SWORDS_END,
    TERMS,
    VALUES,
    WARRIORS,
    WARS,
    Black,
    Place,
    Relic,
    White,
)
from games.camelot.robot import weights
from games.camelot.rules.black import quest_of
from games.camelot.view import Board, Champion, View

MEAN = {place: sum(values[c] * BLACK_COPIES[c] for c in values) / 11 for place, values in VALUES.items()}

OTHER_HARM = {
    Black.MORGAN1: 0.25,
    Black.MORGAN2: 0.85,
    Black.MORGAN5: 0.3,
    Black.DARK_FOREST: 0.25,
    Black.MISTS: 0.0,
    Black.VIVIEN: 0.1,
}


def engine_price(view: View, engines: int) -> float:
    """Cheap while there are few of them; the last ones are ruin, and a Traitor would bring them."""
    if engines >= MOST_ENGINES - 1:
        return weights.RUIN
    fear = 1.0 if any(one.revealed for one in view.champions) else treachery(view)
    return weights.ENGINE[min(engines + round(weights.SABOTAGE * fear), MOST_ENGINES - 2)]


def life_price(champion: Champion) -> float:
    return weights.LIFE[champion.life]


def life_gain(champion: Champion, points: int) -> float:
    """What this many more points of life are worth to this knight."""
    return sum(weights.GAIN[champion.life : min(MOST_LIFE, champion.life + points)])


def treachery(view: View) -> float:
    """How likely one of the others is the Traitor, alive and hidden, for all a loyal knight can know."""
    if any(one.loyalty for one in view.champions) or view.traitor_mode == "none":
        return 0.0
    others = [one for one in view.champions if one.seat != view.seat and one.loyalty is None]
    suspects = sum(one.alive for one in others)
    size = {"standard": LOYALTY_CARDS, "n_plus_1": len(view.champions) + 1, "certain": len(view.champions)}
    cleared = len(view.champions) - len(others)
    return suspects / max(1, size[view.traitor_mode] - cleared)


def count_price(view: View, white: int, black: int) -> float:
    """What ending the game with these swords costs."""
    fear = treachery(view)
    won = (1 - fear) * (white > black) + fear * (white - 2 > black + 2)
    return weights.RUIN * (1 - 2 * won)


def sword_price(view: View, swords: int) -> float:
    """The first black swords only bring the count nearer; what white cannot outweigh any more is dear."""
    after = view.black_swords + swords
    if after >= BLACK_SWORDS_LOSE:
        return weights.RUIN
    if view.white_swords + after >= SWORDS_END:
        return count_price(view, view.white_swords, after)
    room = SWORDS_END // 2 - 1 - weights.TURNED * treachery(view)
    over = min(swords, max(0.0, after - room))
    return weights.EARLY_SWORD * (swords - over) + weights.LATE_SWORD * over


def white_price(view: View, swords: int) -> float:
    """What white swords are worth, unless the count they bring about were lost."""
    white = view.white_swords + swords
    if white + view.black_swords < SWORDS_END:
        return float(swords)
    return swords - count_price(view, white, view.black_swords) / 5


def foe_sum(board: Board) -> float:
    """What the Black cards of a combat add up to; unseen ones count as the average."""
    values = VALUES[board.place]
    return sum(MEAN[board.place] if one.card is None else values[one.card] for one in board.black)


def our_sum(view: View, place: Place) -> int:
    present = view.present(place)
    return sum(view.board(place).white) + (view.owner(Relic.SWORD) in present)


def loss(view: View, place: Place) -> float:
    """The harm of losing a quest now."""
    terms, board = TERMS[place], view.board(place)
    swords = terms.swords + view.mists + board.heroism
    lives = 0.4 * terms.loss * len(view.present(place))
    engines = sum(engine_price(view, view.engines + extra) for extra in range(terms.engines))
    return sword_price(view, swords) + lives + engines + 0.1 * len(board.white)


def harm(view: View, card: Black) -> float:
    """What a Black card would do to the knights now."""
    place = quest_of(card, dragon=not view.board(Place.LANCELOT).open)
    if place is not None and not view.board(place).open:
        return engine_price(view, view.engines)
    if place in COMBATS:
        assert place is not None
        return _foe(view, place, VALUES[place][card])
    if card is Black.RIVER:
        return step_to_bank(view)
    if card in (Black.DESPAIR, Black.DESOLATION):
        return despair(view) + 0.4 * (card is Black.DESOLATION)
    if place in WARS:
        assert place is not None
        return raid(view, place)
    if card in (Black.MERCENARIES, Black.MORDRED):
        return min(raid(view, war) for war in WARS) + 0.25 * (card is Black.MORDRED)
    if card is Black.MORGAN3:
        return engine_price(view, view.engines) + engine_price(view, view.engines + 1)
    if card is Black.MORGAN4:
        return sum(life_price(one) for one in view.knights())
    if card is Black.GUINEVERE:
        return weights.ACTION * (1 + sum(one.place is not Place.CAMELOT for one in view.knights()) / 2)
    return OTHER_HARM[card]


def _foe(view: View, place: Place, value: int) -> float:
    """A step towards the end of a combat; a White card comes with most of them."""
    board = view.board(place)
    if len(board.black) + 1 < PATTERNS[place].black:
        contested = bool(board.white)
        return loss(view, place) / PATTERNS[place].black + (0.05 * value if contested else 0.01 * value) - 0.03
    won = our_sum(view, place) > foe_sum(board) + value
    return -float(TERMS[place].swords) if won else loss(view, place)


def step_to_bank(view: View) -> float:
    track = view.board(Place.EXCALIBUR).track
    return max(weights.ACTION, loss(view, Place.EXCALIBUR)) if track == -4 else weights.ACTION + 0.05 * (track < -2)


def despair(view: View) -> float:
    board = view.board(Place.HOLY_GRAIL)
    if len(board.black) == 6 and not board.white:
        return max(weights.ACTION, loss(view, Place.HOLY_GRAIL)) + 0.5
    return weights.DESPAIR + 0.02 * (len(board.black) + len(board.white))


def raid(view: View, place: Place) -> float:
    track = view.board(place).track
    return loss(view, place) if track == WARRIORS - 1 else 0.1 + 0.1 * track


def draw_harm(view: View) -> float:
    """The harm to be expected of the next Black card."""
    if view.foreseen and view.foreseen[0][0] == 0:
        return harm(view, view.foreseen[0][1])
    return sum(harm(view, card) * count for card, count in BLACK_COPIES.items()) / len(BLACK_DECK)


KEEP = {
    **{card: 0.045 * card for card in FIGHTS},
    White.GRAIL: 0.17,
    White.MERLIN: 0.22,
    White.CLAIRVOYANCE: 0.05,
    White.CONVOCATION: 0.3,
    White.FATE: 0.4,
    White.HEROISM: 0.5,
    White.LADY: 0.4,
    White.MESSENGER: 0.03,
    White.PIETY: 0.6,
    White.REINFORCEMENTS: 0.35,
}


def keep(view: View, card: White) -> float:
    """What a card is worth in the hand: the common ones the less, the more one holds than one can ever lay."""
    if card is White.GRAIL and not view.board(Place.HOLY_GRAIL).open:
        return 0.04 * plenty(view)
    return KEEP[card] * (plenty(view) if card <= White.GRAIL else 1.0)


def plenty(view: View) -> float:
    """How much of its worth a common card keeps in a hand of this size."""
    return weights.PLENTY ** max(0, len(view.hand) - weights.ENOUGH)


def worst(view: View, hand: list[White]) -> list[White]:
    """The hand, what can be spared first; a third copy of a value is spared before a first."""
    return sorted(hand, key=lambda card: (keep(view, card) - 0.01 * (hand.count(card) > 3), card))
