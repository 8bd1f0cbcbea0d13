"""A loyal knight's heroic phase: every command gets a worth, the best is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from games.camelot.pieces import (
    BANK,
    COMBATS,
    DIE,
    GRAIL_SLOTS,
    PATTERNS,
    PLACE_BY_WORD,
    QUESTS,
    TERMS,
    WARRIORS,
    WARS,
    Place,
    Relic,
    White,
)
from games.camelot.pieces import white as card_of
from games.camelot.robot import suspicion, weights
from games.camelot.robot.judge import engine_price, foe_sum, keep, life_gain, life_price, loss, our_sum, worst
from games.camelot.robot.plans import best_card, best_combat, quest_worth
from games.camelot.view import View
from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path, Step

Idea = tuple[float, Path]
NOTHING: Idea = (-9.0, ())


class Planner:
    """What this seat thinks of its turn."""

    def __init__(self, view: View, question: Question, dice: Dice) -> None:
        assert view.seat is not None
        self.view, self.menu, self.dice = view, question.menu, dice
        self.me = view.champions[view.seat]

    @cached_property
    def worths(self) -> dict[Place, float]:
        return {place: quest_worth(self.view, place) for place in QUESTS}

    def decide(self) -> Path:
        ideas = [idea for idea in self.ideas() if idea[1]]
        return max(ideas, key=lambda idea: idea[0])[1] if ideas else self.anything()

    def anything(self) -> Path:
        """The first way through the menu, when there is nothing one would want to do."""
        path: list[str | tuple[str, ...]] = []
        step: Step | None = self.menu
        while step is not None:
            path.append(next(iter(step.picks())))
            step = step.after(path[-1])
        return tuple(path)

    def ideas(self) -> list[Idea]:
        """Every command with its worth and the best way to do it."""
        thoughts: dict[str, Callable[[], Idea]] = {
            "quest_card": self.quest_card,
            "draw_white": self.draw_white,
            "siege": self.siege,
            "move": self.move,
            "tristan_move": lambda: self.move("tristan_move"),
            "special": self.special,
            "galahad_special": lambda: self.special("galahad_special"),
            "heal": self.heal,
            "accuse": self.accuse,
            "sacrifice": self.sacrifice,
            "arthur_exchange": self.exchange,
            "end_turn": lambda: (weights.REST, ("end_turn",)),
        }
        return [thoughts[word]() for word in self.menu.choices if word in thoughts]

    def after(self, word: str) -> Step:
        step = self.menu.after(word)
        assert step is not None
        return step

    def quest_card(self) -> Idea:
        """Go on with the quest one is on."""
        place = self.me.place
        choices = self.after("quest_card").choices
        value = weights.STAY * self.worths[place] or 0.02
        return value, ("quest_card", best_card(self.view, place, choices, worst(self.view, self.view.hand)))

    def draw_white(self) -> Idea:
        """The fewer cards, the better two more."""
        return self.table(), ("draw_white",)

    def siege(self) -> Idea:
        """Spend what suffices against most rolls; only worth it when engines threaten."""
        step = self.after("siege")
        bonus = int(self.view.owner(Relic.SWORD) == self.me.seat)
        cheap = sorted(step.choices, key=lambda word: (keep(self.view, card_of(word)) / card_of(word), word))
        best = NOTHING
        chosen: list[str] = []
        total = bonus
        for word in cheap:
            chosen.append(word)
            total += card_of(word)
            odds = sum(1 for roll in DIE if total > roll) / len(DIE)
            cost = sum(keep(self.view, card_of(one)) for one in chosen)
            gain = odds * engine_price(self.view, self.view.engines) - (1 - odds) * life_price(self.me) - cost
            if gain > best[0]:
                best = gain, ("siege", tuple(one for one in step.choices if one in chosen))
        return best

    def move(self, word: str = "move") -> Idea:
        """To the quest that promises most; home when there is nothing to do out there."""
        here = self.me.place
        best = NOTHING
        for target in self.after(word).choices:
            place = PLACE_BY_WORD[target]
            value = weights.HOME * self.table() if place is Place.CAMELOT else self.worths[place]
            if here in COMBATS and TERMS[here].solo:
                value -= 0.12 * len(self.view.board(here).white)
            value -= self.forgone()
            if value > best[0]:
                best = value, (word, target)
        free = word == "tristan_move" and best[0] > self.table()
        return best[0] + free, best[1]

    def forgone(self) -> float:
        """What leaving gives up: the next card here. While this turn's is not laid, that is an idea of its own."""
        return self.worths.get(self.me.place, 0.0) if "quest" in self.view.turn.used else 0.0

    def table(self) -> float:
        """What drawing at the Round Table is worth."""
        return weights.DRAW[min(len(self.view.hand), len(weights.DRAW) - 1)]

    def heal(self) -> Idea:
        word = min(self.after("heal").choices, key=lambda one: keep(self.view, card_of(one)))
        return life_gain(self.me, 1) - 3 * keep(self.view, card_of(word)), ("heal", word)

    def accuse(self) -> Idea:
        value, seat = suspicion.accusation(self.view)
        return NOTHING if str(seat) not in self.after("accuse").choices else (value, ("accuse", str(seat)))

    def sacrifice(self) -> Idea:
        """A second action for a life, when there are lives to spare and something good to do."""
        life, view = self.me.life, self.view
        if life < weights.SACRIFICE_LIFE:
            return NOTHING
        used = view.turn.used
        best = 0.0
        if "quest" not in used:
            best = self.table() if self.me.place is Place.CAMELOT else self.worths[self.me.place]
        if "move" not in used:
            away = [worth for place, worth in self.worths.items() if view.free(place) and place is not self.me.place]
            best = max(best, max(away) - self.forgone())
        return best - life_price(self.me) - weights.SACRIFICE, ("sacrifice",)

    def special(self, word: str = "special") -> Idea:
        """The Special card that does most now."""
        best = NOTHING
        step = self.after(word)
        for choice in step.choices:
            value, how = self.special_card(card_of(choice), step.after(choice))
            if word == "galahad_special" and value > 0.1:
                value += 1.0
            if value > best[0]:
                best = value, (word, choice, *how)
        return best

    def special_card(self, card: White, step: Step | None) -> Idea:
        view, me = self.view, self.me
        if card is White.MERLIN:
            assert step is not None
            return max(
                ((self.merlin(target) - weights.MERLIN, (target,)) for target in step.choices), key=lambda idea: idea[0]
            )
        if card is White.LADY:
            if view.board(Place.EXCALIBUR).open:
                track = view.board(Place.EXCALIBUR).track
                return (1.5 if track == BANK - 1 else 0.9 if track == 1 - BANK else weights.ACTION), ()
            return life_gain(me, 2), ()
        if card is White.HEROISM:
            assert step is not None
            return self.heroism(step)
        if card is White.MESSENGER:
            assert step is not None
            return self.messenger(step)
        if card in (White.PIETY, White.REINFORCEMENTS):
            assert step is not None
            return self.for_whom(card, step)
        if card is White.FATE:
            if step is not None and "as_loyal" not in step.choices:
                return NOTHING
            return weights.CARD * len(view.knights()), ("as_loyal",) if step else ()
        if card is White.CONVOCATION:
            return weights.CARD * len(view.present(Place.CAMELOT)), ()
        return 0.1, ()

    def seeker(self) -> str | None:
        """Who else is on the Grail, when one has a Grail card and is not there."""
        view = self.view
        if not view.board(Place.HOLY_GRAIL).open or self.me.place is Place.HOLY_GRAIL or White.GRAIL not in view.hand:
            return None
        there = [seat for seat in view.present(Place.HOLY_GRAIL) if view.champions[seat].cards]
        return str(min(there, key=lambda seat: view.champions[seat].cards)) if there else None

    def exchange(self) -> Idea:
        """Arthur's Grail card for one on the Grail; or, there himself, any other card in the hope of one."""
        view, seat = self.view, self.seeker()
        if seat is not None:
            return 2.0, ("arthur_exchange", White.GRAIL.word, seat)
        spare = [card for card in worst(view, view.hand) if card.fights]
        away = [one for one in view.knights() if one.place is not Place.HOLY_GRAIL and one.cards > 2]
        if self.me.place is not Place.HOLY_GRAIL or not spare or not away:
            return NOTHING
        whom = max(away, key=lambda one: one.cards)
        return 2.0, ("arthur_exchange", spare[0].word, str(whom.seat))

    def messenger(self, step: Step) -> Idea:
        """Grail cards for one on the Grail."""
        seat = self.seeker()
        gifts = step.after(seat) if seat is not None else None
        if seat is None or gifts is None:
            return NOTHING
        cards = tuple(word for word in gifts.choices if card_of(word) is White.GRAIL)[:3]
        return 0.13 * len(cards), (seat, cards)

    def for_whom(self, card: White, step: Step) -> Idea:
        others = [one for one in self.view.knights() if one.seat != self.me.seat]
        if card is White.PIETY:
            gains = {"self": life_gain(self.me, 3), "others": sum(life_gain(one, 1) for one in others)}
        else:
            gains = {"self": 4 * weights.CARD, "others": weights.CARD * len(others)}
        return max(((gains[word], (word,)) for word in step.choices), key=lambda idea: idea[0])

    def merlin(self, target: str) -> float:
        """What Merlin's help is worth there."""
        view = self.view
        if target == "engine":
            return engine_price(view, view.engines)
        place = PLACE_BY_WORD[target]
        board = view.board(place)
        if place in WARS:
            return 0.7 * loss(view, place) if board.track == WARRIORS - 1 else 0.1
        if place in COMBATS:
            close = len(board.black) + 1 == PATTERNS[place].black and our_sum(view, place) <= foe_sum(board)
            return 0.5 * loss(view, place) if close else 0.0
        return 0.5 * loss(view, place) if len(board.black) == GRAIL_SLOTS - 1 else weights.LIFT

    def heroism(self, step: Step) -> Idea:
        """On a quest that is nearly won."""
        best = NOTHING
        for target in step.choices:
            place = PLACE_BY_WORD[target]
            near = _nearly_won(self.view, place)
            if near > best[0]:
                best = near, (target,)
        return best


def _nearly_won(view: View, place: Place) -> float:
    board = view.board(place)
    if place is Place.HOLY_GRAIL:
        return 0.9 if len(board.white) >= 5 else 0.0
    if place is Place.EXCALIBUR:
        return 0.9 if board.track >= 3 else 0.0
    if place in WARS:
        return 0.9 if len(board.white) >= 4 and board.track < 3 else 0.0
    if view.present(place) == [view.seat]:
        muster = best_combat(view, place)
        return muster.chance if muster.missing == 0 and len(muster.cards) <= 2 else 0.0
    return 0.0
