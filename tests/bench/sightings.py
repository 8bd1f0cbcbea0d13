"""From a click to the table that shows what came of it, as seen from Discord's side.

The bot's process says which click made which version, and which version each request carries that writes a table
(`tests/bench/lively_bot.py`). Seen is what has arrived: a public message of the table with that version or a later one.
What the bot found not worth sending, since the table looks the same, counts from when it said so.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from sandbox.record import Entry
from sandbox.world import World
from tests.bench.lively_bot import BUDGET, HANGS, MADE

REMEMBERED = 20
"""Versions of one table: word of a click may come later than the table that shows it."""


class Wait(NamedTuple):
    version: int
    clicked: float


class Sightings:
    def __init__(self, world: World) -> None:
        self.world = world
        self.seconds: list[tuple[float, float]] = []
        """When it was clicked, and how long it took until it was seen."""
        self.first: dict[str, int] = {}
        self.newest: dict[str, int] = {}
        """Versions of tables, the first and the last that was heard of."""
        self.budget = ""
        """What the bot allows itself a second."""
        self._waiting: dict[str, list[Wait]] = {}
        self._seen: dict[str, deque[tuple[float, int]]] = {}
        world.record.listener = self.heard

    def said(self, line: str) -> bool:
        """A line of the bot's output; whether it was meant for this."""
        words = line.split()
        match " ".join(words[:2]):
            case str(kind) if kind == MADE:
                self._made(words[2], words[3], int(words[4]))
            case str(kind) if kind == HANGS:
                self._saw(words[2], int(words[3]))
            case str(kind) if kind == BUDGET:
                self.budget = words[2]
            case _:
                return False
        return True

    def heard(self, entry: Entry) -> None:
        """A request has been answered."""
        if not entry.aside or entry.message_id is None or entry.status >= 300:
            return
        channel = self.world.channels.get(entry.place)
        message = channel.messages.get(entry.message_id) if channel is not None else None
        if message is None or message.reader is not None:
            return
        table, _, version = entry.aside.partition(":")
        custom_ids = str(message.data["components"])
        if f":log:{table}:" in custom_ids:
            self._saw(table, int(version))

    def changes(self) -> int:
        """So far, of all tables together."""
        return sum(self.newest[table] - first for table, first in self.first.items())

    def unseen(self, since: float, until: float) -> list[float]:
        """How long clicks of this time have been waiting by now."""
        now = self.world.mono()
        waits = (wait for waits in self._waiting.values() for wait in waits)
        return [now - wait.clicked for wait in waits if since <= wait.clicked < until]

    def seen(self, since: float, until: float) -> list[float]:
        return [took for clicked, took in self.seconds if since <= clicked < until]

    def _made(self, click: str, table: str, version: int) -> None:
        interaction = self.world.interactions.get(click)
        if interaction is None:
            return
        self._heard_of(table, version)
        seen = (at for at, shown in self._seen.get(table, ()) if shown >= version and at >= interaction.started)
        if (at := next(seen, None)) is not None:
            self.seconds.append((interaction.started, at - interaction.started))
        else:
            self._waiting.setdefault(table, []).append(Wait(version, interaction.started))

    def _saw(self, table: str, version: int) -> None:
        now = self.world.mono()
        self._heard_of(table, version)
        self._seen.setdefault(table, deque(maxlen=REMEMBERED)).append((now, version))
        waiting = self._waiting.pop(table, [])
        self.seconds += [(wait.clicked, now - wait.clicked) for wait in waiting if wait.version <= version]
        if left := [wait for wait in waiting if wait.version > version]:
            self._waiting[table] = left

    def _heard_of(self, table: str, version: int) -> None:
        self.first.setdefault(table, version)
        self.newest[table] = max(version, self.newest.get(table, 0))


def share(seconds: Iterable[float], part: float) -> float:
    """The time within which this part of them was done."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]
