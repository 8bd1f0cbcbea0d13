"""The characters of the court, and what can be done in their names."""

from __future__ import annotations

from functools import cache
from typing import Literal

from games.core.word import Worded


class Character(Worded):
    """Six characters are in the box; a game is played with five of them."""

    DUCHESS = 1
    ASSASSIN = 2
    CONTESSA = 3
    CAPTAIN = 4
    AMBASSADOR = 5
    INQUISITOR = 6


class Action(Worded):
    """What a turn may be used for."""

    INCOME = 1
    FOREIGN_AID = 2
    MURDER = 3
    TAX = 4
    ASSASSINATE = 5
    STEAL = 6
    EXCHANGE = 7
    EXAMINE = 8


Stage = Literal["draft", "action", "doubt", "block", "doubt-block", "loss", "exchange", "show", "decide"]
"""What the table is waiting for; everybody can see that much."""

# Members by their plain names: looking them up on their class costs more than most rules do.
DUCHESS, ASSASSIN, CONTESSA, CAPTAIN, AMBASSADOR, INQUISITOR = Character
INCOME, FOREIGN_AID, MURDER, TAX, ASSASSINATE, STEAL, EXCHANGE, EXAMINE = Action

CHARACTERS = {character.word: character for character in Character}
ACTIONS = {action.word: action for action in Action}

ALWAYS = (DUCHESS, ASSASSIN, CONTESSA, CAPTAIN)
BOX_COPIES = 4

START_COINS = 2
FIRST_OF_TWO_COINS = 1
MURDER_COST = 7
ASSASSIN_COST = 3
MUST_MURDER = 10
STEAL_COINS = 2

COSTS = {MURDER: MURDER_COST, ASSASSINATE: ASSASSIN_COST}
COINS = {INCOME: 1, FOREIGN_AID: 2, TAX: 3}
"""What an action brings from the Treasury."""


def cast(fifth: Character) -> tuple[Character, ...]:
    """The five characters of a game."""
    return (*ALWAYS, fifth)


@cache
def deck(fifth: Character, copies: int) -> tuple[Character, ...]:
    """This many copies of each of the five."""
    return tuple(card for card in cast(fifth) for _ in range(copies))


def copies_for(seats: int) -> int:
    """Three copies of each character; with seven or eight players all four."""
    return 4 if seats >= 7 else 3


def exchanged_by(fifth: Character) -> int:
    """The Ambassador draws two cards from the Court, the Inquisitor one."""
    return 2 if fifth is AMBASSADOR else 1


CLAIMS = {
    fifth: {
        TAX: DUCHESS,
        ASSASSINATE: ASSASSIN,
        STEAL: CAPTAIN,
        EXCHANGE: fifth,
        EXAMINE: INQUISITOR,
    }
    for fifth in (AMBASSADOR, INQUISITOR)
}
"""The character that an action claims, by the game's fifth character."""

BLOCKERS = {
    fifth: {
        FOREIGN_AID: (DUCHESS,),
        ASSASSINATE: (CONTESSA,),
        STEAL: (CAPTAIN, fifth),
    }
    for fifth in (AMBASSADOR, INQUISITOR)
}
"""The characters that block an action, by the game's fifth character."""
