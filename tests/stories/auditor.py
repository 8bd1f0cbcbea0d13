"""An auditor who knows nothing of the bot's memory: looks at the world from outside, and at the books."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator

from cogs.publishing.call_words import call_head, call_words
from cogs.publishing.ledger import Called
from cogs.ui.marks import CALLS, SPAN
from cogs.ui.names import names_at
from cogs.ui.results import won_line
from cogs.ui.table_view import Call, table_view
from games.core.entry import Answer
from games.core.text import Seat
from games.host.house import House
from games.host.replay import LEAVES, RETURNS, SUCCEEDS, replay
from games.host.rows import HOUSE, LogRow, Status, TableId
from games.host.table_state import TableState
from games.registry import GAMES
from sandbox.model import DM, Channel
from sandbox.reading import Seen
from sandbox.record import Entry
from tests.stories.books import Page
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
        self.looks = 0
        self.found: Counter[str] = Counter()
        self.details: list[str] = []
        self._now: list[tuple[str, str]] = []
        self._places: list[tuple[Channel, list[Seen]]] = []
        self._clicked: dict[TableId, dict[int, int]] = {}
        self._hands: Counter[str] = Counter()
        self._news: defaultdict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
        """By place, what could be announced there: how the message begins, the line, and how often it happened."""
        self._run_again: dict[TableId, int] = {}
        """The version of each table whose log is known to lead to where it stands."""

    def _wrong(self, what: str, *about: object) -> None:
        self._now.append((what, f"{what}: {about}"))

    async def look(self) -> None:
        """Everybody rests. When everything has been shown, by the house's own word, it must be so."""
        end = asyncio.get_running_loop().time() + STARTS_WITHIN
        while True:
            await self.crowd.rest()
            if not await self._look() or asyncio.get_running_loop().time() > end:
                break
        self.looks += 1
        for what, detail in self._now:
            if detail not in self.details:
                self.found[what] += 1
                self.details.append(detail)

    async def _look(self) -> bool:
        """World and books at one moment; whether it is worth looking again."""
        self._now.clear()
        self._places = self._look_around()
        async with self.bot.books.opened() as page:
            if not _same(self._places, self._look_around()):
                return True
            await self._judge(page)
        return bool(PASSING & {what for what, _ in self._now})

    def _look_around(self) -> list[tuple[Channel, list[Seen]]]:
        return [
            (place, [Seen(self.world, one) for one in place.messages.values() if one.reader is None])
            for place in self.world.channels.values()
        ]

    async def _judge(self, page: Page) -> None:
        house = House(page.store, GAMES)
        house.alarm.time = page.time
        self._clicked = page.clicked
        self._hands.clear()
        self._news.clear()
        for number, owed in page.owed.items():
            if owed:
                self._wrong("owed", number)
            state, log = await house.look(number), await page.store.log(number)
            self._versions(state, log, page.versions[number])
            self._answers(state, log)
            self._table(state, log)
        self._threads()
        self._announcements()
        self._calls()
        self._advice()
        self._direct_messages()

    # The books.

    def _versions(self, state: TableState, log: list[LogRow], versions: list[int]) -> None:
        """Every version came once, after the one before, and so did every entry; they lead to where it stands."""
        if versions != list(range(1, state.version + 1)):
            self._wrong("gap in versions", state.id, state.version, versions)
        clicks = Counter(self._clicked[state.id].values())
        for click, times in clicks.items():
            if times > 1:
                self._wrong("click counted twice", state.id, click)
        if state.position is None:
            return
        match = state.position.match
        serials = [row.serial for row in log if row.entry is not None]
        if serials != list(range(2, match.serial + 1)):
            self._wrong("gap in the log", state.id, match.serial, serials)
        if self._run_again.get(state.id) != state.version:
            if replay(state.game, match, log).whole:
                self._run_again[state.id] = state.version
            else:
                self._wrong("log leads elsewhere", state.id, state.version)

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
        for row in _said_by_people(log, seat_of.values()):
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
        # Somebody in whose place a robot has said the same may only have woken up.
        kept = {self._clicked[state.id].get(row.version) for row in log}
        for click in self.crowd.taken - kept:
            press = self.crowd.pressed[click]
            if press.table == state.id and not again(press, click):
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

    def _table(self, state: TableState, log: list[LogRow]) -> None:
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
        self._happened(state, log, shown[-1].channel_id)

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

    def _happened(self, state: TableState, log: list[LogRow], place: str) -> None:
        head = "" if self.world.channels[place].thread is not None else call_head(state, texts())
        for row in log:
            for told in row.events:
                if told.voice == state.game.key and told.event.key in state.game.moments:
                    for phrase in told.heard_by(None):
                        self._news[place][head, texts().rich(phrase, names_at(state))] += 1
        self._news[place][head, won_line(state, texts())] += state.status is Status.OVER

    def _announcements(self) -> None:
        """Nothing is said more often than it happened."""
        for place, seen in self._places:
            news, said = self._news[place.id], Counter[tuple[str, str]]()
            for text in [one.data["content"] for one in seen if one.data["type"] == 0]:
                for head in {head for head, _ in news if text.startswith(head)}:
                    said.update((head, line) for line in text.removeprefix(head).split("\n"))
            for one, times in said.items():
                if 0 < news[one] < times:
                    self._wrong("announced twice", place.name, *one, times)

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


def _same(before: list[tuple[Channel, list[Seen]]], after: list[tuple[Channel, list[Seen]]]) -> bool:
    """Nothing has been written meanwhile."""
    return [[one.data for one in seen] for _, seen in before] == [[one.data for one in seen] for _, seen in after]


def _said_by_people(log: list[LogRow], seats: Collection[Seat]) -> Iterator[LogRow]:
    """The answers in these seats, without those of robots while somebody was asleep or had left."""
    away: set[Seat] = set()
    for row in log:
        back = _about(row, {RETURNS, SUCCEEDS})
        if isinstance(row.entry, Answer) and row.entry.seat in seats and row.entry.seat not in away - back:
            yield row
        away = (away | _about(row, LEAVES)) - back


def _about(row: LogRow, keys: Collection[str]) -> set[Seat]:
    """The seats of which the house says one of these things."""
    return {told.event.args["who"] for told in row.events if told.voice == HOUSE and told.event.key in keys}


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
