"""What people can read at a table, and when: to compare two worlds that they must not be able to tell apart."""

from __future__ import annotations

import json
import re
from hashlib import sha256

from games.host.clock import FakeClock
from sandbox import Actor
from sandbox.reading import Seen
from sandbox.record import Entry
from tests.stories.evening import Evening

DEALT = re.compile(r"- You are dealt: [\w ]+\.")
"""Said before the cards were arranged."""


def normal(text: str) -> str:
    """Without the numbers that differ from one world to the next."""
    return re.sub(r"\d{15,}", "#", text)


class Watch:
    """All that anybody could read since the last look, in its order and by which request each came, deletions too;
    and what these people see in private.
    """

    def __init__(self, evening: Evening, clock: FakeClock, *readers: Actor) -> None:
        self.evening, self.clock, self.readers = evening, clock, readers
        self.anybody = evening.person("Eve")
        self.start = clock.now()
        self.mark = evening.stage.world.record.mark()
        self.read: list[tuple[float, list[str]]] = []

    async def note(self, seconds: float = 0.0) -> None:
        """Time passes; then everything that came is written down."""
        await self.evening.pass_time(seconds)
        record = self.evening.stage.world.record
        came = [public(entry) for entry in record.since(self.mark) if self.anybody.id in entry.readers]
        self.mark = record.mark()
        private = [seen(one) for who in self.readers for one in who.messages(everywhere=True) if one.ephemeral]
        self.read.append((self.clock.now() - self.start, came + private))

    async def wait(self, seconds: int) -> None:
        for _ in range(seconds):
            await self.note(1)

    def contents(self) -> int:
        return sum(len(came) for _, came in self.read)


def public(entry: Entry) -> str:
    """A message that was sent, edited or taken away, and by which request."""
    data = (entry.body or {}).get("data") or entry.body or {}
    mentions = (data.get("allowed_mentions") or {}).get("users") or []
    files = [sha256(file).hexdigest() for _, file in entry.files]
    said = [data.get("content"), data.get("components"), mentions, files]
    return normal(json.dumps([entry.method, entry.route, entry.status, *said], sort_keys=True))


def seen(message: Seen) -> str:
    files = [sha256(file.data).hexdigest() for file in message.files]
    return DEALT.sub("", normal(json.dumps([message.text, message.labels, message.custom_ids, files])))


def refused(evening: Evening) -> list[str]:
    """What the stand-in did not take: texts too long, buttons too many, messages that are gone."""
    record = evening.stage.world.record
    return [f"{one.method} {one.route} {one.status} {one.text[:200]}" for one in record if one.status >= 400]
