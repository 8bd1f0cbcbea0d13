"""A table of Inkognito on the stand-in for Discord, with cards and tiles as a story wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core.menu import SEAT, Path
from games.host.rows import Status
from games.host.table_state import TableState
from games.inkognito.pieces import BY_WORD, Card, Place
from games.inkognito.state import State
from sandbox import Actor
from tests.stories.company import Company
from tests.stories.evening import Evening
from texts.catalogue import texts

NAMES = ("Brian", "Rob", "Mario", "David", "Ugo")

W = ("bubble 13", "fiddlebottom 36", "zsazsa 24", "agent_x 47")
"""The world of the rules' examples: its combination is 36-13-24-47."""
RIGHT = "36-13-24-47"

RIALTO, SALUTE, MARCO, GIORGIO, SIGHS = "Rialto", "Salute", "San Marco", "San Giorgio", "Bridge of Sighs"
AT = {texts().word("inkognito", place.word): place for place in Place}


def black(hand: str) -> list[Card]:
    """ "bubble 13" as cards."""
    agent, number = hand.split()
    return [BY_WORD[agent], BY_WORD[f"n{number}"]]


class Venice(Company):
    """People in Venice; the first of them opens the table and starts. The first seat goes first."""

    @classmethod
    async def open(
        cls,
        evening: Evening,
        seats: int = 4,
        *,
        robots: int = 0,
        cards: Sequence[str] = W,
        ambassador: str = SIGHS,
        air: str = SIGHS,
        **options: Any,
    ) -> Venice:
        """A new game: these cards, and the next tile on the piles that nobody holds."""
        people = [evening.person(name) for name in NAMES[: seats - robots]]
        given = {"first": "1", **({"ambassador": "5"} if seats == 5 else {}), **options}
        await evening.sit_down(*people, game="inkognito", robots=robots, **given)
        venice = cls(evening, people)

        def laid(state: State) -> None:
            for seat, hand in zip(state.agents, cards, strict=True):
                state.black[seat] = black(hand)
            for pile, top in ((state.pile, ambassador), (state.air_pile, air)):
                if pile:
                    pile.sort(key=AT[top].__eq__)

        await evening.arrange(laid)
        return venice

    # Looking.

    def person(self, state: TableState, seat: int) -> Actor:
        return next(who for who in self.people if int(who.id) == state.seats[seat].user)

    # Doing.

    async def go(self, *places: str) -> None:
        """In the order of the table, by the public buttons; the Ambassador in private."""
        for place in places:
            await self.evening.bot.desk.delivery.idle()
            state = await self.look()
            who = self.person(state, state.awaits[0])
            if state.ask.key == "stealth":
                await self.choose(who, place)
            else:
                await who.click(place, on=self.seen(who))

    async def play_out(self, decide: Any, most: int = 600) -> TableState:
        """Until the series is over: `decide` gives the path of whoever is asked; people press what it says."""
        for _ in range(most):
            state = await self.look()
            if state.status is not Status.PLAYING:
                await self.evening.settle()
                return state
            seat = state.awaits[0]
            if state.seats[seat].robot:
                await self.evening.settle()
                continue
            await self.one(state, seat, decide)
        raise AssertionError("no end")

    async def one(self, state: TableState, seat: int, decide: Any) -> None:
        """One decision, by what is to be pressed for it."""
        question = state.question(seat)
        labels = in_words(question.menu, decide(state, seat, question), state)
        if state.ask.face is not None:
            await self.go(*labels)
        else:
            await self.choose(self.person(state, seat), *labels)


def in_words(menu: Any, path: Path, state: TableState) -> list[str]:
    """A path as the labels to press; a step that leaves no choice is taken by itself."""
    labels, step = [], menu
    for pick in path:
        if step.forced is None or step is menu:
            labels.append(state.name(int(pick)) if step.kind == SEAT else texts().word("inkognito", pick, step.kind))
        step = step.after(pick)
    return labels
