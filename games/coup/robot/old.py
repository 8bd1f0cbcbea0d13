"""Two players of Coup. They see what their seat may know, and decide from that alone.

The usual one weighs every choice in lives: what it wins, what it risks, how likely somebody is to hold or doubt what.
The honest one claims only what it holds, and doubts only what cannot be.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.ask import Question
from games.core.draw import Dice
from games.core.flow import PASS
from games.core.menu import Path, paths
from games.core.robot import EASY
from games.core.text import Seat
from games.coup import honest, moves
from games.coup.robot.oldbelief import Belief, Temper
from games.coup.pieces import (
    ACTIONS,
    AMBASSADOR,
    ASSASSIN,
    ASSASSIN_COST,
    ASSASSINATE,
    BLOCKERS,
    CAPTAIN,
    CHARACTERS,
    CLAIMS,
    COINS,
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
    Action,
    Character,
)
from games.coup.view import View

WORTH = {
    DUCHESS: 1.0,
    ASSASSIN: 0.95,
    CAPTAIN: 0.9,
    CONTESSA: 0.8,
    AMBASSADOR: 0.55,
    INQUISITOR: 0.6,
}
"""What a character is worth in the hand, between others."""

TEMPER = Temper()


def decide(view: View, question: Question, dice: Dice, level: str) -> Path:
    if level == EASY:
        return honest.decide(view, question, dice)
    return Schemer(view, dice, TEMPER).decide(question)


class Schemer:
    """Bluffs, doubts and blocks by what it has seen."""

    def __init__(self, view: View, dice: Dice, temper: Temper) -> None:
        self.belief = Belief(view, temper)
        self.temper = temper
        self.view = view
        self.dice = dice
        self.me = self.belief.me
        self.foes = [seat for seat in view.living() if seat != self.me]
        self.share: float = max(len(self.foes), 1) ** -temper.crowd
        """How much of another's loss is one's own gain: all of it in a duel, less at a full table."""
        self.coin: float = temper.coin * self.share
        """What a coin is worth: seven of them are a life of another."""

    def decide(self, question: Question) -> Path:
        key = question.key
        if key == "act" and honest.tired(self.view):
            return honest.hurry(self.view)
        if key in ("act", "murder"):
            return self.best({path: self.acting(path) for path in paths(question.menu)})
        if key.startswith("doubt"):
            return (moves.DOUBT if self.doubting() > self.temper.caution else PASS,)
        if key.startswith("block"):
            return self.best({path: self.blocking(str(path[0])) for path in paths(question.menu)})
        if key == "exchange":
            return self.best({path: self.hand_worth(_cards(path[0])) for path in paths(question.menu)})
        if key == "decide":
            return (moves.REPLACE if self.unpleasant() else moves.RETURN,)
        if key == "draft":
            return self.drafting(question)
        return self.giving(question)

    def best(self, worth: dict[Path, float]) -> Path:
        """The best; what is nearly as good is taken now and then, so that nobody can read it."""
        top = max(worth.values())
        return self.dice.choice([path for path, value in worth.items() if value > top - 0.02])

    # What things are worth.

    def life(self) -> float:
        """What losing a character costs."""
        return 1.0 if len(self.view.hand) == 2 else self.temper.last_life

    def life_of(self, seat: Seat) -> float:
        """What another's loss of a character is worth: more of one who is rich, or out by it."""
        foe = self.view.courtiers[seat]
        last = 1.0 if len(self.foes) == 1 else self.temper.last_of_many
        return self.share * (1.0 if foe.hidden == 2 else last) * (1 + self.temper.rich * min(foe.coins, 8))

    def hand_worth(self, cards: Sequence[Character]) -> float:
        """Different characters are worth more than twice the same."""
        worth = sum(self.card_worth(card) for card in cards)
        return worth if len(set(cards)) == len(cards) else worth - 0.45

    def card_worth(self, card: Character) -> float:
        worth = WORTH[card]
        if card is CONTESSA and len(self.view.hand) == 1:
            worth += 0.35
        if card is CAPTAIN and len(self.foes) == 1:
            worth += 0.15
        return worth

    # A turn of one's own.

    def acting(self, path: Path) -> float:
        action = ACTIONS[str(path[0])]
        target = int(str(path[1])) if len(path) == 2 else None
        gain = self.gain(action, target)
        claim = CLAIMS[self.view.fifth].get(action)
        if claim is None:
            return gain
        doubt = self.belief.doubted(claim)
        if claim in self.view.hand:
            return gain + doubt * self.temper.proof * self.share
        return (1 - doubt) * gain - doubt * self.temper.nerve * self.life()

    def gain(self, action: Action, target: Seat | None) -> float:
        """What an action brings if its claim stands."""
        if target is not None:
            return self.gain_from(action, target)
        if action is INCOME:
            return self.coin
        if action is TAX:
            return COINS[TAX] * self.coin
        if action is EXCHANGE:
            return self.temper.exchange * max(0.0, 2.0 - self.hand_worth(self.view.hand)) + 0.02
        allowed = 1.0
        for seat in self.foes:
            allowed *= 1 - self.belief.blocks(seat, FOREIGN_AID)
        return 2 * self.coin * allowed

    def gain_from(self, action: Action, target: Seat) -> float:
        foe = self.view.courtiers[target]
        if action is MURDER:
            return self.life_of(target) - MURDER_COST * self.coin * self.temper.murder
        succeeds = 1 - self.belief.blocks(target, action)
        if action is ASSASSINATE:
            return succeeds * self.life_of(target) - ASSASSIN_COST * self.coin
        if action is STEAL:
            stolen = min(STEAL_COINS, foe.coins)
            return succeeds * stolen * self.coin * (1 + self.share * (1 + 0.05 * foe.coins))
        return 0.1 * self.share

    # Windows.

    def doubting(self) -> float:
        """What a doubt is worth beyond a pass: a life of theirs and the action stopped, or a life of one's own."""
        move = self.view.move
        assert move is not None
        blocked = move.blocker is not None and move.block is not None
        who = move.blocker if blocked else self.view.active
        character = move.block if blocked else move.claim
        assert who is not None and character is not None
        true = self.belief.holds(who, character)
        stopped = self.saving_block(who) if blocked else self.saving_action()
        return (1 - true) * (self.life_of(who) + stopped) - true * self.life()

    def saving_action(self) -> float:
        """What it is worth that the announced action does not happen."""
        move = self.view.move
        assert move is not None
        mine = move.target == self.me
        if move.action is ASSASSINATE:
            return self.harm() if mine else -0.3 * self.share
        if move.action is STEAL:
            return 2 * STEAL_COINS * self.coin if mine else 0.0
        return (COINS[TAX] if move.action is TAX else 1) * self.coin * self.share

    def harm(self) -> float:
        """An assassination of oneself, as far as no Contessa stops it."""
        if CONTESSA in self.view.hand:
            return 0.0
        doubt = self.belief.doubted(CONTESSA)
        bluff = (1 - doubt) * self.life() - doubt * self.caught()
        return self.life() - max(0.0, bluff)

    def saving_block(self, blocker: Seat) -> float:
        """What it is worth that a block falls: much for the one whose action it is."""
        move = self.view.move
        assert move is not None
        if self.view.active != self.me:
            return 0.0
        if move.action is ASSASSINATE:
            foe = self.view.courtiers[blocker]
            return self.life_of(blocker) if foe.hidden == 2 else 0.0
        return 2 * self.coin

    def blocking(self, word: str) -> float:
        """What a block is worth beyond letting it happen."""
        if word == PASS:
            return 0.0
        move = self.view.move
        assert move is not None
        character = CHARACTERS[word]
        saved = self.saved()
        doubt = self.belief.doubted(character)
        if character in self.view.hand:
            return saved + 0.05 + doubt * 0.3 * self.share
        if any(other in self.view.hand for other in BLOCKERS[self.view.fifth][move.action]):
            return -1.0
        return (1 - doubt) * saved - doubt * self.caught()

    def saved(self) -> float:
        """What a block that stands keeps."""
        move = self.view.move
        assert move is not None
        if move.action is ASSASSINATE:
            return self.life()
        if move.action is STEAL:
            return min(STEAL_COINS, self.view.courtiers[self.me].coins) * self.coin * (1 + self.share)
        return 2 * self.coin * self.share

    def caught(self) -> float:
        """What a bluffed block costs beyond what would have happened anyway."""
        move = self.view.move
        assert move is not None
        if move.action is ASSASSINATE:
            return self.temper.last_life if len(self.view.hand) == 2 else 0.0
        return self.life()

    # Cards.

    def unpleasant(self) -> bool:
        """An examined card that is better taken away."""
        card = self.view.looking
        if card is None:
            return False
        strong = WORTH[card] >= 0.9
        return strong or (card is CONTESSA and self.view.courtiers[self.me].coins >= ASSASSIN_COST)

    def drafting(self, question: Question) -> Path:
        """A good partner for the dealt card, but not always the same one."""
        dealt = self.view.hand
        worth = {path: self.hand_worth([*dealt, CHARACTERS[str(path[0])]]) for path in paths(question.menu)}
        return self.dice.choice(sorted(worth, key=lambda path: -worth[path])[:3])

    def giving(self, question: Question) -> Path:
        """The card that is missed least, to lose or to show."""
        worth = {}
        for path in paths(question.menu):
            rest = list(self.view.hand)
            rest.remove(CHARACTERS[str(path[0])])
            worth[path] = sum(self.card_worth(card) + self.alone(card) for card in rest)
        return self.best(worth)

    def alone(self, card: Character) -> float:
        """Behind the last life a Contessa saves it."""
        armed = any(self.view.courtiers[seat].coins >= ASSASSIN_COST for seat in self.foes)
        return 0.3 if card is CONTESSA and armed else 0.0


def _cards(words: str | tuple[str, ...]) -> list[Character]:
    return [moves.card_of(word) for word in ([words] if isinstance(words, str) else words)]
