"""The append-only record of what the bot asked for and who could read it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sandbox.model import Json

ASIDE = "X-Aside"


@dataclass(slots=True)
class Entry:
    """One REST request of the bot and its answer."""

    number: int
    at: float
    method: str
    path: str
    route: str
    body: Any
    files: tuple[tuple[str, bytes], ...] = ()
    status: int = 0
    code: int = 0
    message_id: str | None = None
    audience: frozenset[str] = frozenset()
    interaction_id: str | None = None
    fault: str | None = None
    place: str = ""
    """The channel that it is about, or in which the interaction happened whose token it uses."""
    aside: str = ""
    """What the bot's process adds for whoever measures it, in a header that Discord would ignore."""
    notes: Json = field(default_factory=dict)

    @property
    def readers(self) -> set[str]:
        """Of what it wrote, or took away."""
        return {*self.audience, *self.notes.get("readers", ())}

    @property
    def text(self) -> str:
        """The body as JSON text, for searching."""
        return json.dumps(self.body, ensure_ascii=False) if self.body is not None else ""


class Record:
    """All entries in order; `keep = False` turns it off for load benches."""

    def __init__(self) -> None:
        self.keep = True
        self.count = 0
        self.entries: list[Entry] = []
        self.listener: Callable[[Entry], None] | None = None
        """Hears of every request when it has been answered, also of those that are not kept."""

    def open(self, at: float, method: str, path: str, route: str) -> Entry:
        """A new entry, listed at once so that order is the order of arrival."""
        self.count += 1
        entry = Entry(self.count, at, method, path, route, None)
        if self.keep:
            self.entries.append(entry)
        return entry

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, index: int) -> Entry:
        return self.entries[index]

    def mark(self) -> int:
        """A position to look from later."""
        return len(self.entries)

    def since(self, mark: int) -> list[Entry]:
        """Entries after a mark."""
        return self.entries[mark:]

    def of(self, method: str | None = None, route: str | None = None, since: int = 0) -> list[Entry]:
        """Entries of one method and/or one route template, e.g. `channels/*/messages`."""
        return [
            e
            for e in self.entries[since:]
            if (method is None or e.method == method) and (route is None or e.route == route)
        ]

    def readable_by(self, user_id: str, since: int = 0) -> list[Entry]:
        """Successful entries whose message a user could read when it was sent."""
        return [e for e in self.entries[since:] if e.status < 300 and user_id in e.audience]
