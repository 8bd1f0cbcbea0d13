"""The strong suitor thinking aloud: the plays it sees, what each is worth, and why."""

from __future__ import annotations

from games.core.ask import Question
from games.core.menu import Path
from games.core.robot import Weighed
from games.core.text import Phrase, Seat, say
from games.loveletter.pieces import COPIES, Card
from games.loveletter.thinking.last import GUARD, Act, act_of
from games.loveletter.thinking.prospect import Prospect
from games.loveletter.thinking.thought import think
from games.loveletter.view import View

LIKELY = 0.005
"""What is less likely than that is not worth a word."""


def weigh(view: View, question: Question, also: Path | None) -> list[Weighed]:
    """Of each card and whom it is played on the best; with the chance to win the round, in per cent."""
    worth = think(view, question).worth
    best: dict[tuple[object, ...], Path] = {}
    for path in sorted(worth, key=lambda path: -worth[path]):
        best.setdefault(path[:2], path)
    named = list(best.values())
    if also in worth and also not in named:
        named.append(also)
    named.sort(key=lambda path: -worth[path])
    reasons = _Reasons(view)
    return [Weighed(path, 100 * worth[path], reasons.why(act_of(path))) for path in named]


class _Reasons:
    """Why a play is good or bad, in words, from what the seat believes of the others."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.prospect = Prospect(view)

    def why(self, act: Act) -> Phrase:
        kept = Card(self.prospect.kept(act))
        if act.card == Card.PRINCESS:
            return say("loveletter-coach-princess")
        if act.card == Card.HANDMAID:
            return say("loveletter-coach-handmaid", kept=kept)
        if act.whom is None:
            return self.idle(act, kept)
        if act.whom == self.prospect.me:
            return self.own_prince(kept)
        return self.struck(act, kept, act.whom)

    def idle(self, act: Act, kept: Card) -> Phrase:
        """Nobody is chosen: what counts is the card that stays."""
        if not self.view.deck:
            return say("loveletter-coach-showdown", kept=kept, chance=_per_cent(self.prospect.at_last(act)))
        if (seen_by := self.prospect.seen_by) and act.card == self.prospect.shown:
            return say("loveletter-coach-hides", card=Card(act.card), whom=seen_by, count=len(seen_by))
        if self.exposed(kept):
            return self.exposed_by(kept)
        if act.card == Card.COUNTESS:
            return say("loveletter-coach-countess", kept=kept)
        return say("loveletter-coach-no-target", kept=kept)

    def exposed(self, kept: Card) -> bool:
        """Whether somebody has seen the card that would stay; nobody can guess a Guard."""
        return bool(self.prospect.seen_by) and kept == self.prospect.shown and kept is not Card.GUARD

    def exposed_by(self, kept: Card) -> Phrase:
        seen_by = self.prospect.seen_by
        return say("loveletter-coach-exposed", kept=kept, whom=seen_by, count=len(seen_by))

    def own_prince(self, kept: Card) -> Phrase:
        if kept is Card.PRINCESS:
            return say("loveletter-coach-own-princess")
        better = sum(card > kept for card in self.prospect.unseen) / len(self.prospect.unseen)
        return say("loveletter-coach-own-prince", kept=kept, chance=_per_cent(better))

    def struck(self, act: Act, kept: Card, whom: Seat) -> Phrase:
        held = self.prospect.held[whom]
        known = whom in self.prospect.known
        if act.card == GUARD:
            return self.guard(act, whom)
        if act.card == Card.SPY and not known and self.exposed(kept):
            return self.exposed_by(kept)
        if act.card == Card.SPY:
            return say("loveletter-coach-spy-known" if known else "loveletter-coach-spy", whom=whom, kept=kept)
        wins, loses = sum(held[:kept]), sum(held[kept + 1 :])
        if act.card == Card.BARON and known:
            return say("loveletter-coach-baron-known", whom=whom, kept=kept, end=round(wins - loses))
        if act.card == Card.BARON:
            odds = {"wins": _per_cent(wins), "loses": _per_cent(loses)}
            return say("loveletter-coach-baron", whom=whom, kept=kept, **odds)
        if act.card == Card.KING:
            return say("loveletter-coach-king", whom=whom, kept=kept, chance=_per_cent(loses))
        if held[Card.PRINCESS] > LIKELY:
            return say("loveletter-coach-prince-princess", whom=whom, chance=_per_cent(held[Card.PRINCESS]))
        mean = sum(card * one for card, one in enumerate(held))
        high = mean > sum(self.prospect.unseen) / len(self.prospect.unseen)
        return say("loveletter-coach-prince-high" if high else "loveletter-coach-prince", whom=whom)

    def guard(self, act: Act, whom: Seat) -> Phrase:
        """How likely the guess is, and what makes it so."""
        guess = Card(act.guess)
        chance, left = self.prospect.held[whom][guess], self.prospect.unseen.count(guess)
        facts = {"whom": whom, "guess": guess, "chance": _per_cent(chance), "left": left, "copies": COPIES[guess]}
        if whom in self.prospect.known:
            return say(
                "loveletter-coach-guard-known" if chance else "loveletter-coach-guard-not", whom=whom, guess=guess
            )
        if not left:
            return say("loveletter-coach-guard-gone", guess=guess, copies=COPIES[guess])
        if chance < LIKELY:
            return say("loveletter-coach-guard-not", whom=whom, guess=guess)
        if chance > 1.3 * left / len(self.prospect.unseen):
            return say("loveletter-coach-guard-read", whom=whom, guess=guess, chance=_per_cent(chance))
        return say("loveletter-coach-guard", **facts)


def _per_cent(chance: float) -> int:
    return round(100 * chance)
