"""A plain player: claims only what it holds, blocks only with what it holds, doubts only what cannot be true."""

from __future__ import annotations

from games.core.ask import Question
from games.core.draw import Dice
from games.core.flow import PASS
from games.core.menu import Path, Pick, Step, paths
from games.core.text import Seat
from games.coup import moves
from games.coup.pieces import (
    AMBASSADOR,
    ASSASSIN,
    ASSASSIN_COST,
    ASSASSINATE,
    CAPTAIN,
    CHARACTERS,
    CONTESSA,
    DUCHESS,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    INQUISITOR,
    MURDER,
    MURDER_COST,
    STEAL,
    STEAL_COINS,
    TAX,
    Character,
)
from games.coup.view import View

LIKED = (
    DUCHESS,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    INQUISITOR,
    AMBASSADOR,
)

IDLE, HASTE = 0.25, 0.04
"""How often a careless one only takes a coin, and doubts what it hears."""
PATIENCE = 25
"""Turns for each seat at the table."""


def decide(view: View, question: Question, dice: Dice) -> Path:
    key = question.key
    if key in ("act", "murder"):
        return _act(view)
    if key.startswith("doubt"):
        return (moves.DOUBT,) if _impossible(view) or _nothing_to_lose(view) else (PASS,)
    if key.startswith("block"):
        honest = [word for word in question.menu.choices if word != PASS and CHARACTERS[word] in view.hand]
        return (honest[0],) if honest else (PASS,)
    if key == "exchange":
        return max(paths(question.menu), key=lambda path: _liking([moves.card_of(word) for word in path[0]]))
    if key == "decide":
        return (dice.choice(question.menu.choices),)
    if key == "draft":
        return (dice.choice([word for word in question.menu.choices if CHARACTERS[word] not in view.hand]),)
    return min(paths(question.menu), key=lambda path: _liking([CHARACTERS[str(path[0])]]))


def carelessly(view: View, question: Question, dice: Dice) -> Path:
    """The same for beginners: now and then just a coin, anybody for a victim, any card, or a doubt for no reason."""
    key = question.key
    if key in ("act", "murder"):
        path = _act(view)
        if key == "act" and not tired(view) and dice.chance(IDLE):
            return (INCOME.word,)
        return path if len(path) == 1 else (path[0], dice.choice(_after(question, path[0]).choices))
    if key.startswith("doubt") and dice.chance(HASTE):
        return (moves.DOUBT,)
    if key == "lose":
        return (dice.choice(question.menu.choices),)
    return decide(view, question, dice)


def _after(question: Question, pick: Pick) -> Step:
    step = question.menu.after(pick)
    assert step is not None
    return step


def _act(view: View) -> Path:
    """The strongest action that it can rightly take."""
    me = view.seat
    assert me is not None
    foes = sorted((seat for seat in view.living() if seat != me), key=lambda seat: _strength(view, seat))
    coins, strongest = view.courtiers[me].coins, str(foes[-1])
    purses = [seat for seat in foes if view.courtiers[seat].coins >= STEAL_COINS]
    if coins >= MURDER_COST or tired(view):
        return hurry(view)
    if ASSASSIN in view.hand and coins >= ASSASSIN_COST:
        return (ASSASSINATE.word, strongest)
    if DUCHESS in view.hand:
        return (TAX.word,)
    if CAPTAIN in view.hand and purses:
        return (STEAL.word, str(purses[-1]))
    if view.fifth in view.hand:
        return (EXCHANGE.word,)
    duchess = any(claim.character is DUCHESS and claim.who in foes for claim in view.claims)
    return (INCOME.word if duchess else FOREIGN_AID.word,)


def tired(view: View) -> bool:
    """After this many turns a plain way to the end is better than going round for ever."""
    return view.turn > PATIENCE * len(view.courtiers)


def hurry(view: View) -> Path:
    """Save for a Murder of the strongest, and do it: nobody can stop that."""
    me = view.seat
    assert me is not None
    if view.courtiers[me].coins < MURDER_COST:
        return (INCOME.word,)
    foes = [seat for seat in view.living() if seat != me]
    return (MURDER.word, str(max(foes, key=lambda seat: _strength(view, seat))))


def _strength(view: View, seat: Seat) -> tuple[int, int]:
    return view.courtiers[seat].hidden, view.courtiers[seat].coins


def _impossible(view: View) -> bool:
    """All copies of the claimed character lie before one's own eyes."""
    claim = view.claims[-1]
    return claim.character not in view.unseen()


def _nothing_to_lose(view: View) -> bool:
    """Assassinated with the last life, and no Contessa to help."""
    move = view.move
    if move is None or move.action is not ASSASSINATE or move.target != view.seat or move.blocker is not None:
        return False
    return len(view.hand) == 1 and CONTESSA not in view.hand


def _liking(cards: list[Character]) -> int:
    return sum(len(LIKED) - LIKED.index(card) for card in dict.fromkeys(cards))
