"""People who are there: their panels stay open, and at every table somebody decides something every so many seconds."""

from __future__ import annotations

import asyncio

from sandbox.driver import Stage
from sandbox.model import Channel, Message
from sandbox.people import Person
from sandbox.reading import Seen
from tests.bench.crowd import CHOOSING, MOST_STEPS, Crowd, Party, table_of, verb_of, verbs_of

BREATH = 1.0
"""Between two clicks of one decision."""
SOON = 1.0
"""While a robot is at its turn, somebody looks again."""
APPEARS = 5.0
"""A panel that has been asked for."""


class LivelyCrowd(Crowd):
    def __init__(self, stage: Stage, tables: int, think: float) -> None:
        self.think = think
        """From one decision at a table to the next."""
        super().__init__(stage, tables, min(BREATH, think / 4), LivelyParty)

    def tables(self) -> list[str | None]:
        """The number of the table at which each party sits; None between two games."""
        shown = [table_of(party.world, party.thread) for party in self.parties]
        return [
            _number(party, one) if one is not None else None for party, one in zip(self.parties, shown, strict=True)
        ]


class LivelyParty(Party):
    crowd: LivelyCrowd

    def __init__(self, crowd: Crowd, stage: Stage, place: int) -> None:
        super().__init__(crowd, stage, place)
        self.answered: dict[str, list[str]] = {}
        """The question that each of them answered last."""

    async def play(self) -> None:
        loop = asyncio.get_running_loop()
        think = self.crowd.think
        at = loop.time() + self.dice.uniform(0, think)
        while True:
            if self.thread is None:
                self.thread = await self._open()
                self.crowd.begun += 1
            if self._is_over(self.thread):
                self.crowd.over += 1
                self.thread = None  # it stays: the bot may still have something to say there
                continue
            await asyncio.sleep(max(at - loop.time(), 0.0))
            if await self._decide(self.thread):
                at = max(at + self.dice.uniform(0.7, 1.3) * think, loop.time())
            else:
                at = loop.time() + min(SOON, think / 4)

    async def _decide(self, thread: Channel) -> bool:
        """Whoever is asked answers: in an open panel, at the table, or where they were called. False: nobody is."""
        table = table_of(self.world, thread)
        if table is None:
            return False
        if "face" in verbs_of(self.world, table) and self.dice.random() < 0.5:
            await self._react(thread)
            return True
        asked = [(who, panel) for who in self.people if (panel := self._asked(who, thread))]
        called = [(who, one) for who in self.people for one in self._calls(who, thread)]
        # Where several may react nobody is called, and whoever has no panel sees it at the table alone.
        called += [(who, table) for who in self.people if self._panel(who, thread) is None]
        if asked and (not called or self.dice.random() < 0.5):
            await self._answer(*self.dice.choice(asked))
        elif called:
            who, call = self.dice.choice(called)
            await self._come(who, call, thread)
        else:
            # Some may change what they have decided, and whoever did not get through tries again.
            self.answered.clear()
        return bool(asked or called)

    async def _react(self, thread: Channel) -> None:
        """One after the other says something to what is open to all, until it is settled."""
        for who in self.dice.sample(self.people, len(self.people)):
            table = table_of(self.world, thread)
            if table is None or await self._press(who, table, "face") is None:
                return

    async def _answer(self, who: Person, panel: Message) -> None:
        asked = self.answered[who.id] = _ticket(self, panel)
        for _ in range(MOST_STEPS):
            pressed = await self._press(who, panel, *CHOOSING)
            if pressed is None or panel.id not in self.world.channels[panel.channel_id].messages:
                return
            if _ticket(self, panel) != asked:
                return

    async def _come(self, who: Person, call: Message, thread: Channel) -> None:
        """The panel is the answer to the click, or follows it."""
        if await self._press(who, call, "hand") is None:
            return
        self.crowd.hands += 1
        loop = asyncio.get_running_loop()
        end = loop.time() + APPEARS
        while loop.time() < end:
            if (panel := self._asked(who, thread)) is not None:
                await self._answer(who, panel)
                return
            await asyncio.sleep(self.crowd.pause / 4)

    def _panel(self, who: Person, thread: Channel) -> Message | None:
        """Their newest one."""
        own = (one for one in reversed(thread.messages.values()) if one.reader == who.id and not one.dismissed)
        return next(own, None)

    def _asked(self, who: Person, thread: Channel) -> Message | None:
        """Their panel, if it asks something that they have not answered."""
        panel = self._panel(who, thread)
        ticket = _ticket(self, panel) if panel is not None else []
        return panel if ticket and ticket != self.answered.get(who.id) else None

    def _calls(self, who: Person, thread: Channel) -> list[Message]:
        """A message of its own, or the table itself, that still mentions them; not if they have answered since."""
        panel = self._panel(who, thread)
        if panel is not None and _ticket(self, panel) and not self._asked(who, thread):
            return []
        public = (one for one in thread.messages.values() if one.reader is None and who.id in one.pings)
        called = (one for one in public if who.id in Seen(self.world, one).calls)
        return [one for one in called if "hand" in verbs_of(self.world, one)][-1:]


def _ticket(party: Party, panel: Message) -> list[str]:
    """The question on a panel: table, window, and when it was asked."""
    current = party.world.channels[panel.channel_id].messages.get(panel.id, panel)
    found = [one.split(":")[2:5] for one in Seen(party.world, current).custom_ids if verb_of(one) in CHOOSING]
    return found[0] if found else []


def _number(party: Party, table: Message) -> str:
    return next(one.split(":")[2] for one in Seen(party.world, table).custom_ids if verb_of(one) == "log")
