"""An auditor who knows nothing of the bot's memory: looks at the world from outside, and at a copy of the database."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing

from cogs.publishing.call_words import call_words
from cogs.publishing.ledger import Called
from cogs.ui.marks import CALLS, SPAN
from cogs.ui.table_view import Call, table_view
from data.database import Database
from games.core.entry import Answer
from games.host.house import House
from games.host.rows import LogRow, Status
from games.host.table_state import TableState
from games.host.timing import Hours
from games.registry import GAMES
from sandbox.model import DM, Channel
from sandbox.reading import Seen
from sandbox.record import Entry
from tests.stories.mortal import STARTS_WITHIN
from tests.stories.pressing import Crowd, Press
from texts.catalogue import texts

STAMP = re.compile(r"<t:(\d+):R>")
POSTED = "channels/*/messages"
COACHED = (texts()("coach-head"), texts()("coach-silent"))
"""How a coach's advice begins, and what it says where it has none."""
PASSING = frozenset({"owed", "old deadline", "no picture"})
"""What comes right by itself, a moment after a start: where nothing is owed, a picture may still be drawn."""


class Audit:
    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.world = crowd.world
        self.bot = crowd.bot
        self.copy = crowd.bot.database.with_suffix(".copy")
        self.looks = 0
        self.found: Counter[str] = Counter()
        self.details: list[str] = []
        self._now: list[tuple[str, str]] = []
        self._places: list[tuple[Channel, list[Seen]]] = []
        self._clicked: defaultdict[int, dict[int, int]] = defaultdict(dict)
        self._hours = Hours()
        self._hands: Counter[str] = Counter()

    def _wrong(self, what: str, *about: object) -> None:
        self._now.append((what, f"{what}: {about}"))

    async def look(self) -> None:
        """Everybody rests. When everything has been shown, by the house's own word, it must be so."""
        end = asyncio.get_running_loop().time() + STARTS_WITHIN
        while True:
            await self.crowd.rest()
            self._now.clear()
            await self._judge(self._snapshot())
            if not PASSING & {what for what, _ in self._now} or asyncio.get_running_loop().time() > end:
                break
        self.looks += 1
        for what, detail in self._now:
            if detail not in self.details:
                self.found[what] += 1
                self.details.append(detail)

    def _snapshot(self) -> list[int]:
        """World and database at one moment: the numbers of all tables."""
        with self.bot.look_inside() as live, closing(sqlite3.connect(self.copy)) as copy:
            live.backup(copy)
            self._places = [
                (place, [Seen(self.world, one) for one in place.messages.values() if one.reader is None])
                for place in self.world.channels.values()
            ]
            rows = copy.execute("SELECT id, owed FROM tables ORDER BY id").fetchall()
            self._clicked.clear()
            for table, version, click in copy.execute("SELECT table_id, version, click FROM clicked"):
                self._clicked[table][version] = click
            at, closed = copy.execute("SELECT at, closed FROM opened ORDER BY rowid DESC LIMIT 1").fetchone()
            self._hours = Hours(closed, at - closed)
        for table, owed in rows:
            if owed:
                self._wrong("owed", table)
        return [table for table, _ in rows]

    async def _judge(self, tables: list[int]) -> None:
        database = await Database.open(self.copy)
        try:
            house = House(database, GAMES)
            house.alarm._hours = self._hours
            self._hands.clear()
            for number in tables:
                state = await house.look(number)
                self._answers(state, await house.store.log(number))
                self._table(state)
            self._threads()
            self._calls()
            self._advice()
            self._direct_messages()
        finally:
            await database.close()

    # Answers.

    def _answers(self, state: TableState, log: list[LogRow]) -> None:
        """What was acknowledged stands in the log exactly once; so does every answer there come from one click."""

        def again(press: Press, click: int) -> bool:
            """Whoever says the same once more in an open window changes nothing."""
            mine = [row for row in log if isinstance(row.entry, Answer) and row.entry.seat == seat_of.get(press.user)]
            return any(
                row.serial > press.window and self._clicked[state.id].get(row.version, click) < click for row in mine
            )

        seat_of = {chair.user: chair.seat for chair in state.seats if chair.user is not None}
        rows: defaultdict[int, list[Answer]] = defaultdict(list)
        to: Counter[tuple[int, str]] = Counter()
        for row in log:
            if not isinstance(row.entry, Answer) or row.entry.seat not in seat_of.values():
                continue
            click = self._clicked[state.id].get(row.version, 0)
            rows[click].append(row.entry)
            press = self.crowd.pressed.get(click)
            if press is None or seat_of.get(press.user) != row.entry.seat or press.table != state.id:
                self._wrong("answer that nobody gave", state.id, row.version, click, press)
            elif press.question:
                to[press.user, press.question] += 1
        for click, entries in rows.items():
            if len(entries) > 1:
                self._wrong("answer doubled", state.id, click, entries)
        for question, count in to.items():
            if count > 1:
                self._wrong("question answered twice", state.id, question)
        for click in self.crowd.taken:
            press = self.crowd.pressed[click]
            if press.table == state.id and not rows[click] and not again(press, click):
                self._wrong("answer lost", state.id, click, press)

    # Messages.

    def _having(self, *ids: str) -> list[Seen]:
        return [
            seen
            for place, all_seen in self._places
            if place.type != DM
            for seen in all_seen
            if {*ids} & {*seen.custom_ids} and not seen.ephemeral
        ]

    def _table(self, state: TableState) -> None:
        number = state.id
        lobbies = self._having(f"p:join:{number}")
        shown = self._having(f"p:log:{number}:0")
        if len(lobbies) > (state.status is Status.LOBBY):
            self._wrong("second lobby", number, state.status)
        if len(shown) > 1:
            self._wrong("second table message", number, [seen.id for seen in shown])
        if state.status is Status.LOBBY and not lobbies:
            self._wrong("no lobby", number)
        if state.status in (Status.LOBBY, Status.CLOSED):
            return
        for chair in state.seats:
            if chair.user is not None:
                self._hands[str(chair.user)] += 1
        if not shown:
            self._wrong("no table message", number)
            return
        self._up_to_date(state, shown[-1])

    def _up_to_date(self, state: TableState, shown: Seen) -> None:
        view = table_view(state, texts(), pictured=bool(shown.files), call=self._call(state, shown))
        words = "\n".join(view.texts)
        if state.status is not Status.OVER and STAMP.sub("", shown.text) != STAMP.sub("", words):
            self._wrong("old table message", state.id, shown.text, words)
        until_shown = [int(stamp) for stamp in STAMP.findall(shown.text)]
        if state.until and (not until_shown or abs(until_shown[-1] - state.until) > 1):
            self._wrong("old deadline", state.id)
        if not shown.files:
            self._wrong("no picture", state.id)

    def _call(self, state: TableState, shown: Seen) -> Call | None:
        """What it says to those whom it called, and still mentions."""
        seats = [chair.seat for chair in state.seats if f"<@{chair.user}>" in shown.text]
        late = seats if "time is running out" in shown.text else []
        window = state.window.window if state.window else -1
        return call_words(state, texts(), Called(window, seats, mentioned=seats, reminded=late))

    def _threads(self) -> None:
        names = Counter(place.name for place in self.world.channels.values() if place.thread is not None)
        for name, count in names.items():
            if count > 1:
                self._wrong("second thread", name)

    def _calls(self) -> None:
        """Tables call, and nothing else does; nobody is called twice for the same question in the same words."""
        for place, seen in self._places:
            for one in seen:
                if place.type != DM and one.data["type"] == 0 and one.pings and one.data["content"]:
                    self._wrong("call left behind", place.name, one.text)
        # What is posted twice with the same nonce is one message.
        posts = {(one.message_id, call) for one in self.world.record.of("POST", POSTED) for call in _called(one)}
        for call, times in Counter(call for _, call in posts).items():
            if times > 1:
                self._wrong("called twice", *call)

    def _advice(self) -> None:
        """What a coach says is for one reader."""
        for place, seen in self._places:
            for one in seen:
                if place.type != DM and any(words in one.text for words in COACHED):
                    self._wrong("advice in public", place.name, one.text)

    def _direct_messages(self) -> None:
        """One hand for each game, at most."""
        for place, seen in self._places:
            if place.type == DM:
                count, games = len([one for one in seen if not one.data["content"]]), self._hands[place.recipient or ""]
                if count > games:
                    self._wrong("second hand", place.name, count, games)


def _called(entry: Entry) -> Iterator[tuple[int, int, str, str]]:
    """Who was called by a post: the table's mark, the question's, the person, and in which words."""
    if entry.status >= 300 or not isinstance(entry.body, dict):
        return
    for frame in entry.body.get("components") or []:
        for part in frame.get("components") or []:
            if CALLS <= (part.get("id") or 0) < SPAN:
                for user in entry.body["allowed_mentions"].get("users") or []:
                    kind = "reminder" if "time is running out" in part["content"] else "call"
                    yield frame["id"], part["id"], str(user), kind
