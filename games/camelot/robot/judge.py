"""What things are worth, in swords: the harm of a Black card, the price of an engine or a life."""

from __future__ import annotations

from games.camelot.pieces import (
    BLACK_COPIES,
    BLACK_DECK,
    BLACK_SWORDS_LOSE,
    COMBATS,
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
from games.camelot.robot.mind import Mind, once
from games.camelot.robot.weights import RUIN
from games.camelot.rules.black import quest_of
from games.camelot.view import Board, Champion

MEAN = {place: sum(values[c] * BLACK_COPIES[c] for c in values) / 11 for place, values in VALUES.items()}

OTHER_HARM = {
    Black.MORGAN1: 0.25,
    Black.MORGAN2: 0.85,
    Black.MORGAN5: 0.3,
    Black.DARK_FOREST: 0.25,
    Black.MISTS: 0.0,
    Black.VIVIEN: 0.1,
}


def engine_price(mind: Mind, engines: int) -> float:
    """Cheap while there are few of them; the last ones are ruin, and a Traitor would bring them."""
    if engines >= MOST_ENGINES - 1:
        return RUIN
    fear = 1.0 if any(one.revealed for one in mind.view.champions) else mind.treachery
    return mind.weights.engine[min(engines + round(mind.weights.sabotage * fear), MOST_ENGINES - 2)]


def life_price(mind: Mind, champion: Champion) -> float:
    """What losing a point costs; some hold their lives dearer than others."""
    return mind.weights.life[champion.life] * (1 + mind.weights.temper * mind.careful)


def life_gain(mind: Mind, champion: Champion, points: int) -> float:
    """What this many more points of life are worth to this knight."""
    return sum(mind.weights.gain[champion.life : min(MOST_LIFE, champion.life + points)])


def count_price(mind: Mind, white: int, black: int) -> float:
    """What ending the game with these swords costs."""
    fear = mind.treachery
    won = (1 - fear) * (white > black) + fear * (white - 2 > black + 2)
    return RUIN * (1 - 2 * won)


def sword_price(mind: Mind, swords: int) -> float:
    """The first black swords only bring the count nearer; what white cannot outweigh any more is dear."""
    after = mind.view.black_swords + swords
    if after >= BLACK_SWORDS_LOSE:
        return RUIN
    if mind.view.white_swords + after >= SWORDS_END:
        return count_price(mind, mind.view.white_swords, after)
    room = SWORDS_END // 2 - 1 - mind.weights.turned * mind.treachery
    over = min(swords, max(0.0, after - room))
    return mind.weights.early_sword * (swords - over) + mind.weights.late_sword * over


def white_price(mind: Mind, swords: int) -> float:
    """What white swords are worth, unless the count they bring about were lost."""
    white = mind.view.white_swords + swords
    if white + mind.view.black_swords < SWORDS_END:
        return float(swords)
    return swords - count_price(mind, white, mind.view.black_swords) / 5


def ends_well(mind: Mind, place: Place) -> bool:
    """Whether even losing this quest would end the game in victory: then it only has to be ended."""
    terms, board, view = TERMS[place], mind.view.board(place), mind.view
    black = view.black_swords + terms.swords + view.mists + board.heroism
    return (
        black < BLACK_SWORDS_LOSE
        and view.white_swords + black >= SWORDS_END
        and view.engines + terms.engines < MOST_ENGINES
        and count_price(mind, view.white_swords, black) < 0
    )


def foe_sum(board: Board) -> float:
    """What the Black cards of a combat add up to; unseen ones count as the average."""
    values = VALUES[board.place]
    return sum(MEAN[board.place] if one.card is None else values[one.card] for one in board.black)


def our_sum(mind: Mind, place: Place) -> int:
    present = mind.view.present(place)
    return sum(mind.view.board(place).white) + (mind.view.owner(Relic.SWORD) in present)


@once
def loss(mind: Mind, place: Place) -> float:
    """The harm of losing a quest now."""
    terms, board = TERMS[place], mind.view.board(place)
    swords = terms.swords + mind.view.mists + board.heroism
    lives = 0.4 * terms.loss * len(mind.view.present(place))
    engines = sum(engine_price(mind, mind.view.engines + extra) for extra in range(terms.engines))
    return sword_price(mind, swords) + lives + engines + 0.1 * len(board.white)


def harm(mind: Mind, card: Black) -> float:
    """What a Black card would do to the knights now."""
    place = quest_of(card, dragon=not mind.view.board(Place.LANCELOT).open)
    if place is not None and not mind.view.board(place).open:
        return engine_price(mind, mind.view.engines)
    if place in COMBATS:
        assert place is not None
        return _foe(mind, place, VALUES[place][card])
    if card is Black.RIVER:
        return step_to_bank(mind)
    if card in (Black.DESPAIR, Black.DESOLATION):
        return despair(mind) + 0.4 * (card is Black.DESOLATION)
    if place in WARS:
        assert place is not None
        return raid(mind, place)
    if card in (Black.MERCENARIES, Black.MORDRED):
        return min(raid(mind, war) for war in WARS) + 0.25 * (card is Black.MORDRED)
    if card is Black.MORGAN3:
        return engine_price(mind, mind.view.engines) + engine_price(mind, mind.view.engines + 1)
    if card is Black.MORGAN4:
        return sum(life_price(mind, one) for one in mind.view.knights())
    if card is Black.GUINEVERE:
        return mind.weights.action * (1 + sum(one.place is not Place.CAMELOT for one in mind.view.knights()) / 2)
    return OTHER_HARM[card]


def _foe(mind: Mind, place: Place, value: int) -> float:
    """A step towards the end of a combat; a White card comes with most of them."""
    board = mind.view.board(place)
    if len(board.black) + 1 < PATTERNS[place].black:
        contested = bool(board.white)
        return loss(mind, place) / PATTERNS[place].black + (0.05 * value if contested else 0.01 * value) - 0.03
    won = our_sum(mind, place) > foe_sum(board) + value
    return -float(TERMS[place].swords) if won else loss(mind, place)


def step_to_bank(mind: Mind) -> float:
    track = mind.view.board(Place.EXCALIBUR).track
    return (
        max(mind.weights.action, loss(mind, Place.EXCALIBUR))
        if track == -4
        else mind.weights.action + 0.05 * (track < -2)
    )


def despair(mind: Mind) -> float:
    board = mind.view.board(Place.HOLY_GRAIL)
    if len(board.black) == 6 and not board.white:
        return max(mind.weights.action, loss(mind, Place.HOLY_GRAIL)) + 0.5
    return mind.weights.despair + 0.02 * (len(board.black) + len(board.white))


def raid(mind: Mind, place: Place) -> float:
    track = mind.view.board(place).track
    return loss(mind, place) if track == WARRIORS - 1 else 0.1 + 0.1 * track


def draw_harm(mind: Mind) -> float:
    """The harm to be expected of the next Black card."""
    if mind.view.foreseen and mind.view.foreseen[0][0] == 0:
        return harm(mind, mind.view.foreseen[0][1])
    return sum(harm(mind, card) * count for card, count in BLACK_COPIES.items()) / len(BLACK_DECK)


def keep(mind: Mind, card: White) -> float:
    """What a card is worth in the hand: the common ones the less, the more one holds than one can ever lay."""
    if card is White.GRAIL and not mind.view.board(Place.HOLY_GRAIL).open:
        return 0.02 * plenty(mind)
    return mind.weights.keep[card] * (plenty(mind) if card <= White.GRAIL else 1.0)


def plenty(mind: Mind) -> float:
    """How much of its worth a common card keeps in a hand of this size."""
    return mind.weights.plenty ** max(0, len(mind.view.hand) - mind.weights.enough)


def worst(mind: Mind, hand: list[White]) -> list[White]:
    """The hand, what can be spared first; a third copy of a value is spared before a first."""
    return sorted(hand, key=lambda card: (keep(mind, card) - 0.01 * (hand.count(card) > 3), card))
