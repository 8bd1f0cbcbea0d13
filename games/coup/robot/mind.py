"""What a robot expects of the others: who might doubt, who might block, and what comes of an action."""

from __future__ import annotations

from math import exp
from typing import Any

from games.core.draw import Dice
from games.core.menu import Path, Pick
from games.core.text import Seat
from games.coup.pieces import ASSASSINATE, COINS, FOREIGN_AID, MURDER, STEAL, STEAL_COINS, Action
from games.coup.robot.belief import Belief
from games.coup.robot.places import BLOCKED, CONTESSA, Hand
from games.coup.robot.temper import Temper
from games.coup.robot.worth import Changes, Standing
from games.coup.view import View

USUAL_DOUBTS = 0.05
"""How many of the claims they hear people doubt."""


def sigmoid(odds: float) -> float:
    return 1 / (1 + exp(-odds)) if odds > -40 else 0.0


class Thought:
    """A choice, what chance to win it leaves, and what that rests on."""

    __slots__ = ("facts", "limit", "path", "why", "worth")

    def __init__(self, path: Path, worth: float, why: str, limit: float = 1.0, **facts: Any) -> None:
        self.path = path
        self.worth = worth
        self.limit = limit
        self.why = why
        self.facts = facts


class Mind:
    """One seat's thoughts at one question."""

    def __init__(self, view: View, dice: Dice, temper: Temper) -> None:
        self.view = view
        self.dice = dice
        self.temper = temper
        self.belief = Belief(view, temper)
        self.me = self.belief.me
        self.foes = self.belief.foes
        self.standing = Standing(self.belief)
        self.hand = self.standing.hand
        self.lives, self.coins = self.standing.lives, self.standing.coins
        self.now = self.standing.chance({})
        self._doubters: dict[tuple[int, bool], Doubted] = {}
        self._habits = {seat: self._habit(seat) for seat in self.foes}

    # Changes.

    def loses(self, seat: Seat, changes: Changes) -> Changes:
        """One life of that seat less."""
        lives, coins = changes.get(seat, (self.lives[seat], self.coins[seat]))
        return {**changes, seat: (lives - 1, coins if lives > 1 else 0)}

    def gains(self, seat: Seat, coins: int, changes: Changes) -> Changes:
        lives, had = changes.get(seat, (self.lives[seat], self.coins[seat]))
        return {**changes, seat: (lives, had + coins)}

    def chance(self, changes: Changes, hand: Hand | None = None, tilt: float = 0.0) -> float:
        return self.standing.chance(changes, hand, tilt)

    def effect(self, action: Action, actor: Seat, target: Seat | None, changes: Changes) -> Changes:
        """What an action changes when nothing stops it, beyond its price."""
        if action in COINS:
            return self.gains(actor, COINS[action], changes)
        if target is None:
            return changes
        lives, coins = changes.get(target, (self.lives[target], self.coins[target]))
        if lives <= 0:
            return changes
        if action is STEAL:
            taken = min(STEAL_COINS, coins)
            return self.gains(actor, taken, self.gains(target, -taken, changes))
        if action is ASSASSINATE or action is MURDER:
            return self.loses(target, changes)
        return changes

    # Doubts of others.

    def _habit(self, seat: Seat) -> float:
        """How often this one doubts beyond what is usual."""
        courtier = self.view.courtiers[seat]
        beyond = courtier.doubts - USUAL_DOUBTS * courtier.heard
        return max(beyond, 0.0) / (courtier.heard + self.temper.memory)

    def habits_of(self, card: int) -> dict[Seat, float]:
        """The same of one character alone, and never less than of all."""
        heard = 0
        own: dict[Seat, int] = {}
        doubted: dict[Seat, int] = {}
        for claim in self.view.claims:
            if min(claim.character, 5) - 1 == card:
                heard += 1
                own[claim.who] = own.get(claim.who, 0) + 1
                if claim.by is not None:
                    doubted[claim.by] = doubted.get(claim.by, 0) + 1
        found = dict(self._habits)
        for seat, doubts in doubted.items():
            if seat in found:
                chances = heard - own.get(seat, 0)
                beyond = (doubts - USUAL_DOUBTS * chances) / (chances + self.temper.memory)
                found[seat] = max(found[seat], beyond)
        return found

    def doubters(
        self, card: int, *, block: bool, target: Seat | None, price: float, stakes: tuple[float, float, float]
    ) -> Doubters:
        """Who might doubt a claim of one's own.

        `target`: whom it concerns; `price`: what it would cost them if it stood, as a share of their chance;
        `stakes`: one's own chance if it stands, if it falls, and if it is wrongly doubted.
        """
        found = self._doubters.get((card, block))
        if found is None:
            found = self._doubters[(card, block)] = Doubted(self, card, block)
        return found.by(target, price, stakes)

    def careful(self, true: float, gain: float, loss: float) -> float:
        """How likely a claim is to be true, given what a doubt may bring and cost: where others have every reason to
        doubt, only the careless bluff oftener than doubting would pay.
        """
        if true <= 0 or gain <= 0 or loss <= 0:
            return true
        part = self.temper.bluffs if len(self.foes) == 1 else self.temper.dared
        bluffs = (1 - true) / true
        careless = self.temper.careless
        return 1 / (1 + careless * bluffs + (1 - careless) * min(bluffs, part * loss / gain))

    def would(self, true: float, gain: float, loss: float) -> float:
        true = self.careful(true, gain, loss)
        better = (1 - true) * gain - true * loss - self.temper.reserve
        return sigmoid(better / self.temper.blur)

    def public(self, seat: Seat) -> float:
        """Strength by lives and coins alone, which everybody sees."""
        return (1.0 + 1.2 * (self.lives[seat] - 1)) * (1 + 0.09 * min(self.coins[seat], 9))

    def fraction(self, seat: Seat) -> float:
        """What is left of a seat's strength when it loses a life."""
        return 0.45 if self.lives[seat] == 2 else 0.0

    # Blocks of others.

    def blocks(self, seat: Seat, action: Action) -> tuple[float, float]:
        """How likely this seat is to block such an action truly, and to block it without the character."""
        holds = self.belief.holds[seat]
        true = 0.0
        for card in BLOCKED.get(action, ()):
            true = 1 - (1 - true) * (1 - holds[card])
        if action is ASSASSINATE:
            bluff = self.temper.bluff_contessa[min(self.lives[seat], 2) - 1]
        else:
            bluff = self.temper.bluff_aid if action is FOREIGN_AID else self.temper.bluff_steal
        return 0.97 * true, (1 - true) * bluff

    # Choosing.

    def pick(self, thoughts: list[Thought], whim: float) -> Path:
        """The best; what is nearly as good is taken now and then, so that nobody can read it.

        A bluff is only made as often as others cannot make a living of doubting it.
        """
        thought = self._pick(thoughts, whim)
        if thought.limit < 1 and not self.dice.chance(thought.limit):
            honest = [one for one in thoughts if one.limit >= 1]
            return self._pick(honest, whim).path if honest else thought.path
        return thought.path

    def _pick(self, thoughts: list[Thought], whim: float) -> Thought:
        """What to do first, each kind as good as its best; then against whom."""
        kinds: dict[Pick, list[Thought]] = {}
        for thought in thoughts:
            kinds.setdefault(thought.path[0], []).append(thought)
        tops = [max(those, key=_worth) for those in kinds.values()]
        return self._among(kinds[self._among(tops, whim).path[0]], whim)

    def _among(self, thoughts: list[Thought], whim: float) -> Thought:
        if len(thoughts) == 1:
            return thoughts[0]
        best = max(thought.worth for thought in thoughts)
        scale = max(whim * max(best, 0.02), 1e-9)
        odds = [exp(max((thought.worth - best) / scale, -30.0)) for thought in thoughts]
        roll = self.dice.below(1_000_000) / 1_000_000 * sum(odds)
        for thought, part in zip(thoughts, odds, strict=True):
            roll -= part
            if roll < 0:
                return thought
        return thoughts[-1]


def _worth(thought: Thought) -> float:
    return thought.worth


class Doubters:
    """How likely each of the others is to doubt, taken by itself, and all together; and how often a bluff may be."""

    __slots__ = ("any", "each", "limit")

    def __init__(self, each: list[tuple[Seat, float]], limit: float) -> None:
        self.each = each
        self.limit = limit
        alone = 1.0
        for _, likely in each:
            alone *= 1 - likely
        self.any = 1 - alone


class Doubted:
    """One claim of one's own in the eyes of the others."""

    def __init__(self, mind: Mind, card: int, block: bool) -> None:
        self.mind = mind
        self.card = card
        self.held = mind.belief.seems(card, block=None)
        self.seems = mind.belief.seems(card, block=block)
        self.seems_less = mind.belief.seems(card, block=block, seen=1)
        strength = {seat: mind.public(seat) for seat in (mind.me, *mind.foes)}
        total = sum(strength.values())
        less = strength[mind.me] * (1 - mind.fraction(mind.me))
        habits = mind.habits_of(card)
        self.stakes = {}
        for seat in mind.foes:
            fraction = mind.fraction(seat)
            loss = 1 - fraction * total / (total - strength[seat] * (1 - fraction))
            self.stakes[seat] = (less / max(total - less, strength[seat]), loss, habits.get(seat, 0.0))

    def by(self, target: Seat | None, price: float, stakes: tuple[float, float, float]) -> Doubters:
        each = []
        eager = 0.0
        for seat, (gain, loss, habit) in self.stakes.items():
            if len(self.stakes) == 1:
                stands, falls, proved = stakes
                rest = max(1 - stands, 0.02)
                gain, loss = max(stands - falls, 0.0) / rest, max(proved - stands, 0.001) / rest
            elif seat == target:
                gain += price
            holds = self.mind.belief.holds[seat][self.card]
            would = self.mind.would
            likely = (1 - holds) * would(self.seems, gain, loss) + holds * would(self.seems_less, gain, loss)
            each.append((seat, min(1 - (1 - likely) * (1 - habit), 0.97)))
            eager = max(eager, gain / (gain + loss))
        return Doubters(each, self._limit(eager))

    def _limit(self, eager: float) -> float:
        """How often to claim it without holding it: less than would make doubting always pay."""
        mind, card = self.mind, self.card
        if len(mind.foes) == 1:
            part = mind.temper.bluffs
        elif card == CONTESSA and mind.lives[mind.me] == 1:
            part = mind.temper.last_contessa
        elif mind.belief.stories[mind.me].told[card] and card != CONTESSA:
            return 0.999
        else:
            part = mind.temper.stories[card]
        if eager <= 0 or self.held >= 1:
            return min(part, 0.999)
        return min(self.held * (1 - eager) / ((1 - self.held) * eager), 0.999) * part
