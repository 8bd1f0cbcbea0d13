"""A loyal knight's heroic phase: every command gets a worth, the best is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from games.camelot.pieces import (
    BANK,
    COMBATS,
    DIE,
    GRAIL_SLOTS,
    PATTERNS,
    PLACE_BY_WORD,
    QUESTS,
    STRAIGHT,
    TERMS,
    WARRIORS,
    WARS,
    Knight,
    Place,
    Relic,
    White,
)
from games.camelot.pieces import white as card_of
from games.camelot.robot import suspicion
from games.camelot.robot.ideas import Idea, because
from games.camelot.robot.judge import engine_price, foe_sum, keep, life_gain, life_price, loss, our_sum, worst
from games.camelot.robot.mind import Mind
from games.camelot.robot.plans import best_card, best_combat, look, quest_worth
from games.core.ask import Question
from games.core.menu import Path, Step
from games.core.text import Phrase, Seat

NOTHING = -9.0

Use = tuple[float, Path]
"""What a Special card is worth, and what is chosen with it."""
USELESS: Use = (NOTHING, ())

MANY = 3
"""Places worth naming when one thinks of leaving."""

ALIKE = ("move", "tristan_move", "special", "galahad_special")
"""Commands whose first choice makes another plan of them."""


class Planner:
    """What this seat thinks of its turn, as a loyal knight."""

    def __init__(self, mind: Mind, question: Question) -> None:
        self.mind, self.view, self.menu, self.me = mind, mind.view, question.menu, mind.me

    @cached_property
    def worths(self) -> dict[Place, float]:
        return {place: quest_worth(self.mind, place) for place in QUESTS}

    def anything(self) -> Idea:
        """The first way through the menu, when there is nothing one would want to do."""
        path: list[str | tuple[str, ...]] = []
        step: Step | None = self.menu
        while step is not None:
            path.append(next(iter(step.picks())))
            step = step.after(path[-1])
        return Idea(0.0, tuple(path), because("nothing-better"))

    def ideas(self) -> list[Idea]:
        """Every plan worth a thought, the way to do it, and its worth."""
        thoughts: dict[str, Callable[[], list[Idea]]] = {
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
            "end_turn": lambda: [Idea(self.mind.weights.rest, ("end_turn",), because("rest"))],
        }
        found = [idea for word in self.menu.choices if word in thoughts for idea in thoughts[word]()]
        return found or [self.anything()]

    def rate(self, path: Path) -> Idea:
        """What one thinks of this answer, which need not be a good one."""
        like = [
            idea
            for idea in self.ideas()
            if idea.path[: 2 if path[0] in ALIKE else 1] == path[: 2 if path[0] in ALIKE else 1]
        ]
        if path[0] == "siege":
            return self.assault([str(word) for word in path[1]])
        if path[0] == "accuse":
            value, _ = suspicion.accusation(self.mind, int(str(path[1])))
            return Idea(value, path, self.doubts(int(str(path[1]))))
        if not like:
            return Idea(min(0.0, self.mind.weights.rest), path, because("wasted"))
        best = max(like, key=lambda idea: idea.worth)
        if best.path == path:
            return best
        if path[0] in ("quest_card", "heal"):
            dearer = keep(self.mind, card_of(path[1])) - keep(self.mind, card_of(best.path[1]))
            return Idea(best.worth - max(0.05, dearer), path, because("dearer-card", card=card_of(path[1])))
        return Idea(best.worth - 0.1, path, because("not-the-best-way"))

    def after(self, word: str) -> Step:
        step = self.menu.after(word)
        assert step is not None
        return step

    def quest_card(self) -> list[Idea]:
        """Go on with the quest one is on."""
        place = self.me.place
        choices = self.after("quest_card").choices
        card = best_card(self.mind, place, choices, worst(self.mind, self.view.hand))
        value = self.mind.weights.stay * self.worths[place] or 0.02
        return [Idea(value, ("quest_card", card), outlook(self.mind, place))]

    def draw_white(self) -> list[Idea]:
        """The fewer cards, the better two more."""
        return [Idea(self.table, ("draw_white",), because("draw", cards=len(self.view.hand)))]

    def siege(self) -> list[Idea]:
        """Spend what suffices against most rolls; only worth it when engines threaten."""
        step = self.after("siege")
        cheap = sorted(step.choices, key=lambda word: (keep(self.mind, card_of(word)) / card_of(word), word))
        sets = [cheap[: size + 1] for size in range(len(cheap))]
        return [max((self.assault(chosen) for chosen in sets), key=lambda idea: idea.worth)]

    def assault(self, chosen: Sequence[str]) -> Idea:
        """These Fights against the die."""
        step, bonus = self.after("siege"), int(self.view.owner(Relic.SWORD) == self.me.seat)
        total = bonus + sum(card_of(word) for word in chosen)
        odds = sum(1 for roll in DIE if total > roll) / len(DIE)
        cost = sum(keep(self.mind, card_of(one)) for one in chosen)
        price = engine_price(self.mind, self.view.engines)
        gain = odds * price - (1 - odds) * life_price(self.mind, self.me) - cost
        path = ("siege", tuple(one for one in step.choices if one in chosen))
        return Idea(gain, path, because("siege", chance=round(100 * odds), engines=self.view.engines))

    def move(self, word: str = "move") -> list[Idea]:
        """To the quest that promises most; home when there is nothing to do out there."""
        found = [self.ride(word, target) for target in self.after(word).choices]
        best = max(idea.worth for idea in found)
        if word == "tristan_move" and best > self.table:
            found = [idea._replace(soon=1.0) if idea.worth == best else idea for idea in found]
        return sorted(found, key=lambda idea: -idea.worth)[:MANY]

    def ride(self, word: str, target: str) -> Idea:
        here, place = self.me.place, PLACE_BY_WORD[target]
        value = self.mind.weights.home * self.table if place is Place.CAMELOT else self.worths[place]
        if here in COMBATS and TERMS[here].solo:
            value -= 0.12 * len(self.view.board(here).white)
        home = because("home", cards=len(self.view.hand))
        return Idea(
            value - self.forgone(), (word, target), home if place is Place.CAMELOT else outlook(self.mind, place)
        )

    def forgone(self) -> float:
        """What leaving gives up: the next card here. While this turn's is not laid, that is an idea of its own."""
        return self.worths.get(self.me.place, 0.0) if "quest" in self.view.turn.used else 0.0

    @cached_property
    def table(self) -> float:
        """What drawing at the Round Table is worth; Gawain draws three."""
        weights = self.mind.weights
        worth = weights.draw[min(len(self.view.hand), len(weights.draw) - 1)]
        return worth * weights.gawain if self.me.knight is Knight.GAWAIN else worth

    def heal(self) -> list[Idea]:
        word = min(self.after("heal").choices, key=lambda one: keep(self.mind, card_of(one)))
        value = life_gain(self.mind, self.me, 1) - 3 * keep(self.mind, card_of(word))
        return [Idea(value, ("heal", word), because("heal", life=self.me.life))]

    def accuse(self) -> list[Idea]:
        value, seat = suspicion.accusation(self.mind)
        if seat is None or str(seat) not in self.after("accuse").choices:
            return []
        return [Idea(value, ("accuse", str(seat)), self.doubts(seat))]

    def doubts(self, seat: Seat) -> Phrase:
        """What speaks against a knight, by the deeds that everybody saw."""
        one = self.view.champions[seat]
        sure = round(100 * suspicion.suspects(self.mind).get(seat, 0.0))
        reason = "accuse" if 2 * one.deeds.helped < suspicion.turns(one) else "accuse-unhurt"
        return because(
            reason, whom=seat, chance=sure, helped=one.deeds.helped, turns=suspicion.turns(one), life=one.life
        )

    def sacrifice(self) -> list[Idea]:
        """A second action for a life, when there are lives to spare and something good to do."""
        life, view = self.me.life, self.view
        if life < self.mind.weights.sacrifice_life:
            return [Idea(-life_price(self.mind, self.me), ("sacrifice",), because("sacrifice-never", life=life))]
        used = view.turn.used
        best = 0.0
        if "quest" not in used:
            best = self.table if self.me.place is Place.CAMELOT else self.worths[self.me.place]
        if "move" not in used:
            away = [worth for place, worth in self.worths.items() if view.free(place) and place is not self.me.place]
            best = max(best, max(away) - self.forgone())
        value = best - life_price(self.mind, self.me) - self.mind.weights.sacrifice
        return [Idea(value, ("sacrifice",), because("sacrifice" if value > 0 else "sacrifice-not", life=life))]

    def special(self, word: str = "special") -> list[Idea]:
        """Each Special card, as it does most now."""
        step = self.after(word)
        found = []
        for choice in step.choices:
            value, how = self.special_card(card_of(choice), step.after(choice))
            soon = 1.0 if word == "galahad_special" and value > 0.1 else 0.0
            if value > NOTHING:
                reason = (
                    f"merlin-{'engine' if how[0] == 'engine' else 'quest'}"
                    if choice == White.MERLIN.word
                    else "special"
                )
                facts = {"card": card_of(choice), "engines": self.view.engines}
                if reason == "merlin-quest":
                    facts["quest"] = PLACE_BY_WORD[str(how[0])]
                found.append(Idea(value, (word, choice, *how), because(reason, **facts), soon))
        return found

    def spell(self, card: White, how: Path) -> Phrase:
        """What a Special card is played for."""
        if card is not White.MERLIN:
            return because("special", card=card)
        if how[0] == "engine":
            return because("merlin-engine", engines=self.view.engines)
        return because("merlin-quest", quest=PLACE_BY_WORD[str(how[0])])

    def special_card(self, card: White, step: Step | None) -> Use:
        view, me = self.view, self.me
        if card is White.MERLIN:
            assert step is not None
            return max(
                ((self.merlin(target) - self.mind.weights.merlin, (target,)) for target in step.choices),
                key=lambda use: use[0],
            )
        if card is White.LADY:
            if view.board(Place.EXCALIBUR).open:
                track = view.board(Place.EXCALIBUR).track
                return (1.5 if track == BANK - 1 else 0.9 if track == 1 - BANK else self.mind.weights.action), ()
            return life_gain(self.mind, me, 2), ()
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
                return USELESS
            return self.mind.weights.card * len(view.knights()), ("as_loyal",) if step else ()
        if card is White.CONVOCATION:
            return self.mind.weights.card * len(view.present(Place.CAMELOT)), ()
        return 0.1, ()

    def seeker(self) -> str | None:
        """Who else is on the Grail, when one has a Grail card and is not there."""
        if (
            not self.view.board(Place.HOLY_GRAIL).open
            or self.me.place is Place.HOLY_GRAIL
            or White.GRAIL not in self.view.hand
        ):
            return None
        there = [seat for seat in self.view.present(Place.HOLY_GRAIL) if self.view.champions[seat].cards]
        return str(min(there, key=lambda seat: self.view.champions[seat].cards)) if there else None

    def exchange(self) -> list[Idea]:
        """Arthur's Grail card for one on the Grail; or, there himself, any other card in the hope of one."""
        view, seat = self.view, self.seeker()
        if seat is not None:
            why = because("exchange-grail", whom=int(seat))
            return [Idea(0.15, ("arthur_exchange", White.GRAIL.word, seat), why, 2.0)]
        spare = [card for card in worst(self.mind, self.view.hand) if card.fights]
        away = [one for one in view.knights() if one.place is not Place.HOLY_GRAIL and one.cards > 2]
        if self.me.place is not Place.HOLY_GRAIL or not spare or not away:
            return []
        whom = max((one for one in away), key=lambda one: one.cards)
        why = because("exchange", whom=whom.seat)
        return [Idea(0.1, ("arthur_exchange", spare[0].word, str(whom.seat)), why, 2.0)]

    def messenger(self, step: Step) -> Use:
        """Grail cards for one on the Grail."""
        seat = self.seeker()
        gifts = step.after(seat) if seat is not None else None
        if seat is None or gifts is None:
            return USELESS
        cards = tuple(word for word in gifts.choices if card_of(word) is White.GRAIL)[:3]
        return 0.13 * len(cards), (seat, cards)

    def for_whom(self, card: White, step: Step) -> Use:
        others = [one for one in self.view.knights() if one.seat != self.me.seat]
        if card is White.PIETY:
            gains = {
                "self": life_gain(self.mind, self.me, 3),
                "others": sum(life_gain(self.mind, one, 1) for one in others),
            }
        else:
            gains = {"self": 4 * self.mind.weights.card, "others": self.mind.weights.card * len(others)}
        return max(((gains[word], (word,)) for word in step.choices), key=lambda use: use[0])

    def merlin(self, target: str) -> float:
        """What Merlin's help is worth there."""
        if target == "engine":
            return engine_price(self.mind, self.view.engines)
        place = PLACE_BY_WORD[target]
        board = self.view.board(place)
        if place in WARS:
            return 0.7 * loss(self.mind, place) if board.track == WARRIORS - 1 else 0.1
        if place in COMBATS:
            close = len(board.black) + 1 == PATTERNS[place].black and our_sum(self.mind, place) <= foe_sum(board)
            return 0.5 * loss(self.mind, place) if close else 0.0
        return 0.5 * loss(self.mind, place) if len(board.black) == GRAIL_SLOTS - 1 else self.mind.weights.lift

    def heroism(self, step: Step) -> Use:
        """On a quest that is nearly won."""
        best = USELESS
        for target in step.choices:
            place = PLACE_BY_WORD[target]
            near = _nearly_won(self.mind, place)
            if near > best[0]:
                best = near, (target,)
        return best


def _nearly_won(mind: Mind, place: Place) -> float:
    board = mind.view.board(place)
    if place is Place.HOLY_GRAIL:
        return 0.9 if len(board.white) >= 5 else 0.0
    if place is Place.EXCALIBUR:
        return 0.9 if board.track >= 3 else 0.0
    if place in WARS:
        return 0.9 if len(board.white) >= 4 and board.track < 3 else 0.0
    if mind.view.present(place) == [mind.view.seat]:
        muster = best_combat(mind, place)
        return muster.chance if muster.missing == 0 and len(muster.cards) <= 2 else 0.0
    return 0.0


def outlook(mind: Mind, place: Place) -> Phrase:
    """How a quest stands for this knight, in words."""
    board = mind.view.board(place)
    if place is Place.EXCALIBUR:
        return because("river", steps=BANK - board.track)
    if place is Place.HOLY_GRAIL:
        lacking = GRAIL_SLOTS - len(board.white)
        return because("grail", lacking=lacking, held=mind.view.hand.count(White.GRAIL), despair=len(board.black))
    if place in WARS:
        lacking = STRAIGHT + board.mordred - len(board.white)
        return because("war", quest=place, lacking=lacking, mine=look(mind, place).mine, warriors=board.track)
    way = best_combat(mind, place)
    chance = round(100 * way.chance)
    if way.missing:
        return because(
            "combat-together", quest=place, lacking=len(way.cards) + way.missing, mine=len(way.cards), chance=chance
        )
    return because("combat", quest=place, lacking=len(way.cards), chance=chance)
