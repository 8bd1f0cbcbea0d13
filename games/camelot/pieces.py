"""The knights, the cards, the quests and what each of them is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.core.word import Worded


class Knight(Worded):
    ARTHUR = 1
    GALAHAD = 2
    GAWAIN = 3
    KAY = 4
    PALAMEDES = 5
    PERCIVAL = 6
    TRISTAN = 7


class White(Worded):
    """A card of the knights; a Fight's number is its strength."""

    FIGHT1 = 1
    FIGHT2 = 2
    FIGHT3 = 3
    FIGHT4 = 4
    FIGHT5 = 5
    GRAIL = 6
    MERLIN = 7
    CLAIRVOYANCE = 8
    CONVOCATION = 9
    FATE = 10
    HEROISM = 11
    LADY = 12
    MESSENGER = 13
    PIETY = 14
    REINFORCEMENTS = 15

    @property
    def fights(self) -> bool:
        return self <= White.FIGHT5


WHITE_BY_WORD = {card.word: card for card in White}

WHITE_COPIES = {
    White.FIGHT1: 14,
    White.FIGHT2: 12,
    White.FIGHT3: 10,
    White.FIGHT4: 8,
    White.FIGHT5: 7,
    White.GRAIL: 18,
    White.MERLIN: 7,
    **{card: 1 for card in White if card >= White.CLAIRVOYANCE},
}
WHITE_DECK = tuple(card for card, copies in WHITE_COPIES.items() for _ in range(copies))
FIGHTS = tuple(card for card in White if card.fights)


class Black(Worded):
    """A card of Evil. BK: Black Knight; LD: Lancelot, or the Dragon once he has come."""

    BK1 = 1
    BK3 = 2
    BK5 = 3
    BK7 = 4
    LD1 = 5
    LD3 = 6
    LD5 = 7
    LD7 = 8
    RIVER = 9
    DESPAIR = 10
    PICT_RAID = 11
    SAXON_RAID = 12
    MERCENARIES = 13
    MORGAN1 = 14
    MORGAN2 = 15
    MORGAN3 = 16
    MORGAN4 = 17
    MORGAN5 = 18
    DESOLATION = 19
    DARK_FOREST = 20
    GUINEVERE = 21
    MISTS = 22
    MORDRED = 23
    VIVIEN = 24

    @property
    def special(self) -> bool:
        return self >= Black.MORGAN1

    @property
    def duels(self) -> bool:
        """A combat card, which may be laid face down."""
        return self <= Black.LD7


BLACK_BY_WORD = {card.word: card for card in Black}

BLACK_COPIES: dict[Black, int] = {
    Black.BK1: 5,
    Black.BK3: 3,
    Black.BK5: 2,
    Black.BK7: 1,
    Black.LD1: 4,
    Black.LD3: 3,
    Black.LD5: 3,
    Black.LD7: 1,
    Black.RIVER: 15,
    Black.DESPAIR: 15,
    Black.PICT_RAID: 4,
    Black.SAXON_RAID: 4,
    Black.MERCENARIES: 4,
    Black.DESOLATION: 2,
    **{card: 1 for card in Black if card.special and card is not Black.DESOLATION},
}
BLACK_DECK = tuple(card for card, copies in BLACK_COPIES.items() for _ in range(copies))


class Place(Worded):
    """Where a knight stands. OFF: dead or unmasked."""

    OFF = 0
    CAMELOT = 1
    BLACK_KNIGHT = 2
    LANCELOT = 3
    DRAGON = 4
    EXCALIBUR = 5
    HOLY_GRAIL = 6
    PICTS = 7
    SAXONS = 8


PLACE_BY_WORD = {place.word: place for place in Place}

QUESTS = tuple(place for place in Place if place >= Place.BLACK_KNIGHT)
COMBATS = (Place.BLACK_KNIGHT, Place.LANCELOT, Place.DRAGON)
WARS = (Place.PICTS, Place.SAXONS)

VALUES = {
    Place.BLACK_KNIGHT: {Black.BK1: 1, Black.BK3: 3, Black.BK5: 5, Black.BK7: 7},
    Place.LANCELOT: {Black.LD1: 1, Black.LD3: 3, Black.LD5: 5, Black.LD7: 7},
    Place.DRAGON: {Black.LD1: 5, Black.LD3: 7, Black.LD5: 9, Black.LD7: 11},
}
"""What a Black combat card is worth where it lies: the left number against Lancelot, the right one for the Dragon."""


def foe(card: Black, quest: Place) -> str:
    """What a Black combat card is called where it lies: "lancelot_5", and "dragon_9" once he has come."""
    return f"{quest.word}_{VALUES[quest][card]}"


class Relic(Worded):
    SWORD = 0
    CUP = 1
    ARMOR = 2


class Terms(NamedTuple):
    """A quest's stakes."""

    solo: bool
    perpetual: bool
    swords: int
    gain: int
    """Life for each knight present when it is won; `loss` when it is lost."""
    loss: int
    cards: int
    engines: int
    relic: Relic | None = None


TERMS = {
    Place.BLACK_KNIGHT: Terms(True, True, 1, 1, 1, 3, 0),
    Place.LANCELOT: Terms(True, False, 1, 1, 1, 4, 0, Relic.ARMOR),
    Place.DRAGON: Terms(False, False, 2, 2, 2, 7, 0),
    Place.EXCALIBUR: Terms(False, False, 2, 1, 1, 7, 0, Relic.SWORD),
    Place.HOLY_GRAIL: Terms(False, False, 3, 1, 1, 7, 0, Relic.CUP),
    Place.PICTS: Terms(False, True, 1, 1, 1, 4, 2),
    Place.SAXONS: Terms(False, True, 1, 1, 1, 4, 2),
}


class Pattern(NamedTuple):
    """A combat's White slots: this many different values, each at most this often; and its Black slots."""

    values: int
    each: int
    white: int
    black: int


PATTERNS = {
    Place.BLACK_KNIGHT: Pattern(2, 2, 4, 4),
    Place.LANCELOT: Pattern(2, 3, 5, 5),
    Place.DRAGON: Pattern(3, 3, 9, 5),
}

MOST_LIFE = 6
START_LIFE = 4
SAVED_LIFE = 4
MOST_ENGINES = 12
BLACK_SWORDS_LOSE = 7
SWORDS_END = 12
SUSPICION = 6
"""This many swords or engines allow accusations."""
HAND_LIMIT = 12
BANK = 5
"""Steps from the middle of the river to either bank."""
GRAIL_SLOTS = 7
WARRIORS = 4
STRAIGHT = 5
DIE = tuple(range(1, 9))
TRIO = 3
OPENING = 5
FORESIGHT = 5
LOYALTY_CARDS = 8
LATE_TURN = 6
"""With the late look, loyalty is read when this turn begins."""


def fits(place: Place, laid: Sequence[White], card: White) -> bool:
    """Whether this Fight keeps the combat's pattern possible."""
    if not card.fights or place not in PATTERNS:
        return False
    pattern, counts = PATTERNS[place], Counter([*laid, card])
    return len(laid) < pattern.white and len(counts) <= pattern.values and max(counts.values()) <= pattern.each


def kinds(cards: Iterable[White]) -> list[str]:
    """Equal cards as one word."""
    return [card.word for card in sorted(set(cards))]


def copies(words: Iterable[str]) -> list[str]:
    """Equal pieces told apart, where several may be picked: fight1, fight1~2."""
    seen: Counter[str] = Counter()
    told = []
    for word in words:
        seen[word] += 1
        told.append(word if seen[word] == 1 else f"{word}~{seen[word]}")
    return told


def bare(word: str) -> str:
    return word.split("~", 1)[0]


def white(word: object) -> White:
    return WHITE_BY_WORD[bare(str(word))]


def black(word: object) -> Black:
    return word if isinstance(word, Black) else BLACK_BY_WORD[bare(str(word))]


def place(word: object) -> Place:
    return word if isinstance(word, Place) else PLACE_BY_WORD[str(word)]
