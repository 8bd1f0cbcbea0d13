"""People around one table on the stand-in for Discord, whatever they play: how they look at it and press buttons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from games.host.table_state import TableState
from sandbox import Actor
from sandbox.reading import Seen
from tests.stories.evening import Evening, fresh, latest_panel, ticket_of


class Company:
    """The first of them has opened the table. Each game's stories add how it is set up and what is special to it."""

    def __init__(self, evening: Evening, people: Sequence[Actor], table: int = 1) -> None:
        self.evening = evening
        self.people = list(people)
        self.table = table

    # Looking.

    async def look(self) -> TableState:
        return await self.evening.look(self.table)

    async def asked(self) -> str:
        """The key of the open question."""
        state = await self.look()
        return state.ask.key if state.ask else ""

    async def state(self) -> Any:
        """The game's own state, with all that is hidden."""
        return (await self.look()).position.state

    def seen(self, who: Actor | None = None) -> Seen:
        """The table as it hangs there now."""
        return self.evening.table_message(who or self.people[0], self.table)

    async def shown(self, who: Actor | None = None) -> str:
        """What the table says when everything has been sent, as people read it."""
        await self.evening.settle()
        return self.seen(who).read

    # Doing.

    async def press(self, label: str, *people: Actor) -> None:
        """These press a public button, one after the other."""
        for who in people:
            await self.evening.bot.desk.delivery.idle()
            await who.click(label, on=self.seen(who))

    async def hand(self, who: Actor) -> Seen:
        """My hand, opened anew."""
        await self.evening.bot.desk.delivery.idle()
        await who.click("My hand", on=self.seen(who))
        panel = who.panel()
        assert panel is not None
        return panel

    async def choose(self, who: Actor, *labels: str) -> Seen:
        """In the private panel, step by step, then Confirm."""
        await self.hand(who)
        return await confirm(who, latest_panel(who, self.table), *labels)

    async def again(self) -> None:
        """The bot goes and comes back, on the same database."""
        await self.evening.close()
        await self.evening.open()


async def confirm(who: Actor, panel: Seen, *labels: str) -> Seen:
    """Step by step, as far as there is something to choose; Confirm where it is asked for."""
    asked, left = ticket_of(panel), [*labels, "Confirm"]
    while left and ticket_of(panel := fresh(who, panel)) == asked:
        there = [button.label for button in panel.buttons]
        both = " → ".join(left[:2])  # one press may say two things, some of them briefly
        briefly = re.sub(r"\b(Lord|Colonel|Madame) ", "", " ".join(left[:2]))
        if both in there or briefly in there:
            await who.click(both if both in there else briefly, on=panel)
            left = left[2:]
            continue
        label = left.pop(0)
        if label in there or label != "Confirm":
            await who.click(label, on=panel)
    return fresh(who, panel)
