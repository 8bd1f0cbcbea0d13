"""What a robot believes of hidden hands: card counting, weighted by who has claimed what, and whether it was true."""

from __future__ import annotations

from collections import Counter

import msgspec

from games.core.text import Seat
from games.coup.pieces import ASSASSINATE, BLOCKERS, FOREIGN_AID, Action, Character, cast
from games.coup.view import View


class Temper(msgspec.Struct, frozen=True):
    """How a robot sees people and what it cares for. Lives are the measure: a first life is worth 1."""

    trust: float = 4.0
    """How much likelier somebody claims a character they hold than one they do not."""
    doubts: float = 1.1
    claims: float = 2.7
    """What the table is taken to have doubted, of how many claims, before it has shown its mood."""
    bluff_contessa: float = 0.3
    bluff_captain: float = 0.16
    """How often a target blocks without holding the character."""
    last_life: float = 1.3
    """What one's own last life is worth."""
    caution: float = 0.03
    """How much better than passing a doubt must look."""
    crowd: float = 0.66
    """How fast another's loss stops being one's own gain as the table grows."""
    coin: float = 0.13
    """What a coin is worth in a duel."""
    murder: float = 0.5
    """How much of the coins' worth counts against a Murder."""
    exchange: float = 0.1
    """How much of what the hand lacks an exchange is hoped to bring."""
    rich: float = 0.07
    """How much more dangerous each coin makes a rival."""
    last_of_many: float = 0.8
    """What the last life of one rival among several is worth."""
    proof: float = 0.5
    """What it is worth to be doubted with the truth in the hand."""
    nerve: float = 1.7
    """How much the risk of one's own bluff counts."""


class Belief:
    """The hidden hands as one seat may guess them."""

    def __init__(self, view: View, temper: Temper) -> None:
        assert view.seat is not None
        self.view = view
        self.temper = temper
        self.me = view.seat
        self.known = {
            seat: {sight.card for sight in view.seen if sight.whom == seat and sight.sure}
            for seat in range(len(view.courtiers))
        }
        self.pool = Counter(view.unseen())
        for cards in self.known.values():
            self.pool.subtract(cards)
        self.size = sum(self.pool.values())
        self.words = {seat: self._words(seat) for seat in view.living() if seat != self.me}
        self.mood = self._mood()

    def holds(self, seat: Seat, character: Character) -> float:
        """How likely this seat is to hold the character."""
        if character in self.known[seat]:
            return 1.0
        slots = self.view.courtiers[seat].hidden - len(self.known[seat])
        copies = self.pool[character]
        if slots <= 0 or copies <= 0:
            return 0.0
        without = 1.0
        for place in range(slots):
            without *= max(self.size - copies - place, 0) / max(self.size - place, 1)
        if without <= 0:
            return 1.0
        odds = (1 - without) / without * self.words[seat].get(character, 1.0)
        return odds / (1 + odds)

    def blocks(self, seat: Seat, action: Action) -> float:
        """How likely this seat is to block such an action."""
        bluff = 0.0
        if action is not FOREIGN_AID:
            bluff = self.temper.bluff_contessa if action is ASSASSINATE else self.temper.bluff_captain
        honest = 1.0
        for character in BLOCKERS[self.view.fifth].get(action, ()):
            honest *= 1 - self.holds(seat, character)
        return 1 - honest * (1 - bluff)

    def doubted(self, character: Character) -> float:
        """How likely a claim of one's own is to be doubted: by the mood of the table, and by how it sounds."""
        mine = [claim for claim in self.view.claims if claim.who == self.me]
        fresh = [claim for claim in mine if claim.turn > self.view.courtiers[self.me].renewed]
        likely = self.mood
        visible = sum(courtier.shown.count(character) for courtier in self.view.courtiers)
        likely *= 0.8 + 0.5 * visible * 3 / self.view.copies
        if any(claim.character is character and claim.proved is False for claim in fresh):
            likely *= 2.5
        told = {claim.character for claim in fresh if claim.proved is None} | {character}
        likely *= 1 + 0.4 * max(0, len(told) - len(self.view.hand))
        return min(max(likely, 0.02), 0.95)

    def _words(self, seat: Seat) -> dict[Character, float]:
        """What a seat's claims say of its hand: a factor on the odds of each character."""
        claims = [claim for claim in self.view.claims if claim.who == seat]
        proofs = sum(1 for claim in claims if claim.proved)
        lies = sum(1 for claim in claims if claim.proved is False)
        weight = min(max(self.temper.trust * (proofs + 1.5) / (1.5 * (lies + 1)), 0.9), 20.0)
        factors = dict.fromkeys(cast(self.view.fifth), 1.0)
        for claim in claims:
            if claim.turn <= self.view.courtiers[seat].renewed:
                continue
            if claim.proved is None:
                factors[claim.character] = min(factors[claim.character] * weight, 60.0)
            else:
                factors[claim.character] = 1.0 if claim.proved else 0.1
        return factors

    def _mood(self) -> float:
        """How often claims are doubted at this table by others than oneself."""
        doubts = sum(1 for claim in self.view.claims if claim.by not in (None, self.me))
        return (doubts + self.temper.doubts) / (len(self.view.claims) + self.temper.claims)
