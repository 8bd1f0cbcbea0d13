"""A witness who knows what the table waits for, and else only what people see: does everybody know it who should?

Nothing is read from the bot's memory of what it has shown where; messages are those of the stand-in, and so is the age
of an interaction's token.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from cogs.ui.marks import Kind, Mark
from cogs.ui.names import names_at
from games.core.ask import Pace
from games.core.text import Phrase, Seat
from games.host.rows import Presence, Status
from games.host.table_state import TableState
from sandbox import Actor
from sandbox.reading import Seen
from tests.stories.presses import direct_hands, panels, public
from texts.catalogue import texts

CHOICES = ("choose", "page", "pick", "confirm")
OVER = re.compile(r"\b(over|wins?|won|lost|ended)\b", re.IGNORECASE)


class Witness:
    def __init__(self, people: Sequence[Actor], table: int = 1) -> None:
        self.people = {int(one.id): one for one in people}
        self.table = table
        self.world = people[0].stage.world

    def complaints(self, state: TableState) -> list[str]:
        """All that is wrong when everything has been sent, one line each."""
        if state.status is Status.OVER:
            return self._after(state)
        return [*self._unreached(state), *self._stale(state), *self._idle_calls(state), *self._too_many()]

    # Whom the table waits for.

    def _unreached(self, state: TableState) -> list[str]:
        if state.status is not Status.PLAYING:
            return []
        awaited = [seat for seat in state.awaits if state.seats[seat].presence is Presence.AWAKE]
        lost = [seat for seat in awaited if self._who(state, seat) and not self.door(state, seat)]
        assert state.ask is not None or not lost
        return [f"{state.name(seat)} is asked {state.ask.key} and has no door to it" for seat in lost if state.ask]

    def door(self, state: TableState, seat: Seat) -> str:
        """How somebody who is awaited learns of it and can act at once; empty: not at all."""
        who = self._who(state, seat)
        assert who is not None and state.ask is not None
        if any(self._asks(one, state, seat) for one in self.live_panels(who)[-1:]):
            return "panel"
        if any(self._asks(one, state, seat) for one in direct_hands(who, self.table)[-1:]):
            return "direct message"
        if self.calls(who):
            return "call"
        several = state.ask.pace is Pace.REACTION and len(state.concerned) > 1
        return "table" if several and self._table_asks(state) else ""

    def calls(self, who: Actor) -> list[Seen]:
        """Public messages that mention this person and open their hand."""
        return [
            one for one in public(who, self.table) if who.id in one.calls and f"p:hand:{self.table}" in one.custom_ids
        ]

    def live_panels(self, who: Actor) -> list[Seen]:
        """Private panels that the bot could still change."""
        hands = panels(who, self.table)
        within_reach = self._within_reach(who) if hands else set()
        return [one for one in hands if one.id in within_reach]

    def _within_reach(self, who: Actor) -> set[str]:
        """The messages that can be changed by the token of something which this person did."""
        edge, found = self.world.clock() - self.world.token_life, set()
        for one in takewhile(lambda one: one.created > edge, reversed(self.world.interactions.values())):
            if one.user_id == who.id and one.response is not None:
                found |= {*one.messages, one.original_id or "", one.message_id or ""}
        return found

    def _table_asks(self, state: TableState) -> bool:
        """The live table has the buttons of the open window; where it has none, My hand."""
        mark = Mark(Kind.TABLE, self.table).number
        someone = next(iter(self.people.values()))
        tables = [one for one in public(someone, self.table) if one.data["components"][0].get("id") == mark]
        assert state.ask is not None and state.window is not None
        wanted = f"p:face:{self.table}:{state.window.window}:" if state.ask.face else f"p:hand:{self.table}"
        return bool(tables) and any(one.startswith(wanted) for one in tables[-1].custom_ids)

    # What people have before them.

    def _asks(self, seen: Seen, state: TableState, seat: Seat) -> bool:
        """Whether this hand has controls for the open question, and no others."""
        tickets = [self._is_current(one, state, seat) for one in self._choices(seen)]
        return bool(tickets) and all(tickets)

    def _choices(self, seen: Seen) -> list[str]:
        parts = [one.split(":") for one in seen.custom_ids]
        return [
            ":".join(one) for one in parts if one[1:2] and one[1] in (*CHOICES, "face") and one[2] == str(self.table)
        ]

    @staticmethod
    def _is_current(custom_id: str, state: TableState, seat: Seat) -> bool:
        _, verb, _, window, *rest = custom_id.split(":")
        if verb == "face":
            return state.window is not None and int(window) == state.window.window
        ticket = state.ticket(seat) if state.question(seat) is not None else None
        return ticket is not None and (int(window), int(rest[0])) == (ticket.window, ticket.asked or 0)

    def _stale(self, state: TableState) -> list[str]:
        found = []
        for who in self.people.values():
            seat = state.seat_of(int(who.id))
            if seat is None:
                continue
            for kind, hands in (("panel", panels(who, self.table)), ("direct message", direct_hands(who, self.table))):
                for one in hands:
                    if not all(self._is_current(choice, state, seat) for choice in self._choices(one)):
                        found.append(f"the {kind} of {who.name} has buttons of an older question")
                    elif state.ask is not None and state.status is Status.PLAYING and not _says(one, state, seat):
                        found.append(
                            f"the {kind} of {who.name} does not say what the table waits for ({state.ask.key})"
                        )
        return found

    def _too_many(self) -> list[str]:
        held = {who.name: len(panels(who, self.table)) for who in self.people.values()}
        return [f"{name} has {number} panels" for name, number in held.items() if number > 1]

    def _idle_calls(self, state: TableState) -> list[str]:
        """A call stands only as long as somebody in it is awaited."""
        awaited = {str(state.seats[seat].user) for seat in state.awaits} if state.status is Status.PLAYING else set()
        return [f"a call is left: {one.text}" for one in self.standing_calls() if not awaited & set(one.calls)]

    def standing_calls(self) -> list[Seen]:
        """Every public line that mentions players: calls and reminders."""
        someone = next(iter(self.people.values()))
        players = {who.id for who in self.people.values()}
        return [one for one in self.thread(someone) if players & set(one.calls)]

    def thread(self, who: Actor) -> list[Seen]:
        """What everybody reads where the table is."""
        place = public(who, self.table)[-1].channel_id
        return [one for one in who.messages(self.world.channels[place]) if not one.ephemeral]

    # When it is over.

    def _after(self, state: TableState) -> list[str]:
        held = [(who, one) for who in self.people.values() for one in self._held(who)]
        found = [f"a call is left: {one.text}" for one in self.standing_calls()]
        found += [
            f"what {who.name} holds does not say that it is over: {one.text[:80]!r}"
            for who, one in held
            if not OVER.search(one.text) or self._choices(one)
        ]
        last = self.thread(next(iter(self.people.values())))[-1]
        if f"p:rematch:{self.table}" not in last.custom_ids:
            found.append(f"the result is not the last message, but: {last.text[:80]!r}")
        return found + self._too_many()

    def _held(self, who: Actor) -> list[Seen]:
        return [*panels(who, self.table), *direct_hands(who, self.table)]

    def _who(self, state: TableState, seat: Seat) -> Actor | None:
        return self.people.get(state.seats[seat].user or 0)


def _says(seen: Seen, state: TableState, seat: Seat) -> bool:
    """Whether a hand says what is asked now, in any of the ways it may: to whoever is asked or is aimed at, to others
    of them, to whose doing it is about.
    """
    assert state.ask is not None
    say, phrase = texts(), state.ask.phrase(state.game.key)
    ways = ("mine", "aimed", "waiting") if state.question(seat) else ("others", "own")
    turned = [f"{phrase.key}.{to}" for to in ways]
    lines = [say(Phrase(key, phrase.args), names_at(state)) for key in (phrase.key, *turned) if say.has(key)]
    return any(line in seen.text for line in (*lines, say("hand-may-change")))
