"""What may be chosen: the action and its target, doubts and blocks, and which cards to lose, keep or show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from games.core.flow import PASS
from games.core.menu import SEAT, Path, Step, Tone
from games.core.text import Seat
from games.coup.pieces import (
    AMBASSADOR,
    ASSASSIN_COST,
    ASSASSINATE,
    CHARACTERS,
    CLAIMS,
    EXAMINE,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    INQUISITOR,
    MURDER,
    MURDER_COST,
    MUST_MURDER,
    STEAL,
    TAX,
    Character,
    cast,
)
from games.coup.state import State

DOUBT = "doubt"
RETURN = "return"
REPLACE = "replace"

DOUBT_FACE = Step("doubt", (DOUBT, PASS), tones={DOUBT: Tone.GRAVE, PASS: Tone.QUIET})
DECIDE = Step("decide", (RETURN, REPLACE))


@cache
def block_face(blockers: tuple[Character, ...]) -> Step:
    """Block as one of these, or allow it."""
    return Step("block", [*(character.word for character in blockers), PASS], tones={PASS: Tone.QUIET})


def block_menu(blockers: tuple[Character, ...], hidden: Sequence[Character]) -> Step:
    """The same choices in private, where a block that would be a bluff stands apart."""
    return _block_menu(blockers, tuple([character in hidden for character in blockers]))


@cache
def _block_menu(blockers: tuple[Character, ...], held: tuple[bool, ...]) -> Step:
    bluffs = [character.word for character, is_held in zip(blockers, held, strict=True) if not is_held]
    return Step("block", block_face(blockers).choices, tones=dict.fromkeys([*bluffs, PASS], Tone.QUIET))


def actions(state: State, me: Seat) -> Step:
    """What this player may do; what everybody can see decides it, the cards only how it stands on the menu."""
    players = state.players
    others = state.others(me)
    rich = others if state.steal_from_zero else [seat for seat in others if players[seat].coins]
    wealth = _AFFORDS[min(players[me].coins, MUST_MURDER)]
    return _actions(wealth, tuple(others), tuple(rich), state.fifth, frozenset(players[me].hidden))


_STEPS = (0, ASSASSIN_COST, MURDER_COST, MUST_MURDER)
_AFFORDS = tuple(max(step for step in _STEPS if coins >= step) for coins in range(MUST_MURDER + 1))
"""By coins: only these steps of wealth matter."""


_KINDS = {AMBASSADOR: "action", INQUISITOR: "action_inquisitor"}
"""By the game's fifth character, in whose name an exchange is offered."""


@lru_cache(4096)
def _actions(
    coins: int, others: tuple[Seat, ...], rich: tuple[Seat, ...], fifth: Character, held: frozenset[Character]
) -> Step:
    """With ten coins or more only Murder; otherwise whatever can be paid, in any character's name."""
    kind, tones = _KINDS[fifth], _tones(fifth, held)
    murder = {MURDER.word: _target(others)} if coins >= MURDER_COST else {}
    if coins >= MUST_MURDER:
        return Step(kind, tuple(murder), murder, tones={MURDER.word: tones[MURDER.word]})
    after: dict[str, Step | None] = {INCOME.word: None, FOREIGN_AID.word: None, TAX.word: None}
    if rich:
        after[STEAL.word] = _target(rich)
    after[EXCHANGE.word] = None
    if fifth is INQUISITOR:
        after[EXAMINE.word] = _target(others)
    if coins >= ASSASSIN_COST:
        after[ASSASSINATE.word] = _target(others)
    after |= murder
    return Step(kind, tuple(after), after, tones={word: tones[word] for word in after if word in tones})


@cache
def _tones(fifth: Character, held: frozenset[Character]) -> dict[str, Tone]:
    """A claim that is not backed by one's cards stands apart, the Assassin's too; what nobody can answer any more is
    asked for twice.
    """
    bluffs = {action.word: Tone.QUIET for action, claim in CLAIMS[fifth].items() if claim not in held}
    return {**bluffs, MURDER.word: Tone.GRAVE}


@cache
def _target(seats: tuple[Seat, ...]) -> Step:
    return Step(SEAT, [str(seat) for seat in sorted(seats)])


def one_card(kind: str, hidden: Sequence[Character]) -> Step:
    """One of the hidden cards; two equal ones are one choice."""
    return _one_card(kind, tuple(sorted(hidden)))


@cache
def _one_card(kind: str, hidden: tuple[Character, ...]) -> Step:
    return Step(kind, [card.word for card in dict.fromkeys(hidden)])


def keep(held: Sequence[Character], drawn: Sequence[Character]) -> Step:
    """As many as there are lives, of those held and those drawn."""
    return _keep(tuple(sorted([*held, *drawn])), len(held))


@cache
def _keep(cards: tuple[Character, ...], lives: int) -> Step:
    return Step("keep", _told_apart(cards), some=(lives, lives))


def keep_old(held: Sequence[Character]) -> Path:
    """The default of an exchange: the cards one had."""
    return (tuple(_told_apart(sorted(held))),)


def _told_apart(cards: Sequence[Character]) -> list[str]:
    words = []
    for place, card in enumerate(cards):
        copy = cards[:place].count(card) + 1
        words.append(card.word if copy == 1 else f"{card.word}~{copy}")
    return words


def card_of(word: str) -> Character:
    return CHARACTERS[word.split("~", 1)[0]]


@cache
def pick(fifth: Character) -> Step:
    """Two players: one card from one's own pile."""
    return Step("pick", [character.word for character in cast(fifth)])
