"""A table of Love Letter on the stand-in for Discord, with cards as a story wants them and panels that stay open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandbox import Actor
from sandbox.reading import Seen
from tests.games.loveletter.table import state_from
from tests.stories.company import Company, confirm
from tests.stories.evening import Evening
from tests.stories.presses import in_private, panels

NAMES = ("Anna", "Ben", "Cleo", "Dora")
ROUNDS = 5
"""Tokens to win, so that a story ends before its game does."""


class Salon(Company):
    """People who play Love Letter by what they see; the first of them opens the table and starts."""

    @classmethod
    async def open(
        cls,
        evening: Evening,
        notation: str,
        deck: int | Sequence[int] = 3,
        *,
        tokens: Sequence[int] = (),
        robots: int = 0,
        table: int = 1,
        looking: bool = True,
        **options: Any,
    ) -> Salon:
        """A round under way, see `tests.games.loveletter.table`; those who are `looking` have opened their hands."""
        seats = notation.count(" ") + 1
        people = [evening.person(name) for name in NAMES[: seats - robots]]
        starter = next(seat for seat, hand in enumerate(notation.split()) if "{" in hand)
        unhurried = {} if evening.clock else {"turn_seconds": 600}
        given = {"tokens_to_win": ROUNDS, "first_starter": str(starter + 1), **unhurried, **options}
        await evening.sit_down(*people, robots=robots, table=table, **given)
        laid = state_from(notation, deck, 1, starter, tokens, **given)
        await evening.arrange(lambda _: laid, table)
        salon = cls(evening, people, table)
        if looking:
            for who in people:
                await salon.hand(who)
            await evening.settle()
        return salon

    # Looking.

    def panel(self, who: Actor) -> Seen:
        """The one panel that somebody has at this table."""
        (panel,) = panels(who, self.table)
        return panel

    def calls(self, who: Actor) -> list[Seen]:
        """Every public line that calls this person."""
        seen = [one for one in who.messages(everywhere=True) if not one.ephemeral and not in_private(who, one)]
        return [one for one in seen if who.id in one.calls]

    def public(self) -> list[Seen]:
        """What everybody reads at the table, oldest first; without the line with which a thread begins."""
        someone = self.people[0]
        place = someone.stage.world.channels[self.seen(someone).channel_id]
        return [one for one in someone.messages(place) if not one.ephemeral and (one.text or one.files)]

    # Doing.

    async def plays(self, who: Actor, *labels: str) -> Seen:
        """In the panel that is open already."""
        await confirm(who, self.panel(who), *labels)
        await self.evening.settle()
        return self.panel(who)
