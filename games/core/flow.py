"""Rules as generators: a turn runs top to bottom, a question is yielded, the answer comes back where it was asked.

All windows of all games go through the few helpers here. They alone know about passes that may be changed,
time running out, and people giving up.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from games.core.ask import Ask, Pace
from games.core.draw import Draw
from games.core.entry import Answer, Entry, Left
from games.core.event import Event
from games.core.menu import Menu, Path, Step
from games.core.state import State
from games.core.text import Seat, plain

T = TypeVar("T")
S = TypeVar("S", bound=State)

Flow = Generator[Ask, Entry, T]

PASS = "pass"


class Table(Generic[S]):
    """What the rules of a game have in their hands: the state, the draws, and a voice."""

    def __init__(self, state: S, draw: Draw, events: list[Event] | None = None) -> None:
        self.state = state
        self.draw = draw
        self.events = events
        """Whoever listens gets a list here; without one, nothing is written down and telling costs nothing."""
        self.secrets_told = 0
        self.windows_opened = 0

    # What each game says of itself.

    def turn(self) -> Flow[None]:
        """Play from one checkpoint to the next: nobody is in the middle of anything before or after."""
        raise NotImplementedError

    def leaves(self, seat: Seat) -> None:
        """A seat has given up: change what the rules say changes; an exception of the game breaks off the turn."""
        raise NotImplementedError

    # The voice.

    def tell(self, key: str, private: Mapping[Seat, Mapping[str, object]] | None = None, **args: object) -> None:
        """Tell the table; `private` adds what single seats learn with it."""
        if private:
            self.secrets_told += 1
        if self.events is not None:
            secrets = {seat: plain(facts) for seat, facts in (private or {}).items()}
            self.events.append(Event(key, plain(args), secrets))

    def whisper(self, seat: Seat, key: str, **args: object) -> None:
        """Tell one seat; nobody else learns that there was anything to tell."""
        self.secrets_told += 1
        if self.events is not None:
            self.events.append(Event(key, {}, {seat: plain(args)}, secret=True))

    # Questions.

    def one(
        self,
        seat: Seat,
        key: str,
        menu: Menu,
        default: Callable[[], Path],
        *,
        pace: Pace = Pace.TURN,
        window: str | None = None,
        quiet: bool = False,
        confirm: bool = False,
        **about: object,
    ) -> Flow[Path]:
        """This one decides, in private. When the clock runs out, the default is played and, unless quiet, said."""
        if window is None:
            self.windows_opened += 1
        ask = Ask(key, {seat: menu}, (seat,), about, pace, window or self.windows_opened, confirm=confirm, quiet=quiet)
        while True:
            entry = yield ask
            if isinstance(entry, Answer):
                return entry.path
            if isinstance(entry, Left):
                self.leaves(entry.seat)
                if entry.seat != seat:
                    continue
            elif not quiet:
                self.tell("time", who=ask.awaits)
            return default()

    def all_of(
        self,
        key: str,
        menus: Mapping[Seat, Menu],
        default: Callable[[Seat], Path],
        *,
        pace: Pace = Pace.SECRET,
        hold: int = 0,
        confirm: bool = False,
        **about: object,
    ) -> Flow[dict[Seat, Path]]:
        """All of these decide, secretly and at once; each may change its mind until the last one has spoken."""
        asked = Window(self, key, dict(menus), pace=pace, hold=hold, confirm=confirm, about=about)
        said: dict[Seat, Path] = {}
        while answer := (yield from asked.hear()):
            said[answer.seat] = answer.path
            asked.heard(answer.seat)
        for seat in asked.awaited:
            said[seat] = default(seat)
        return {seat: said[seat] for seat in menus if seat in asked.menus and seat in said}

    def first_to(
        self,
        key: str,
        seats: Sequence[Seat],
        face: Step,
        *,
        menus: Mapping[Seat, Menu] | None = None,
        collect: bool = False,
        hold: int = 0,
        confirm: bool = False,
        **about: object,
    ) -> Flow[Answer | None]:
        """The first who does it settles it; a pass may be changed while the window is open; None: nobody did.

        With `collect` the answers are gathered in secret, and the first of `seats` who did it counts.
        """
        asked = Window(
            self,
            key,
            dict(menus) if menus else dict.fromkeys(seats, face),
            face=face,
            hold=hold,
            collected=collect,
            confirm=confirm,
            about=about,
            late="time-passed",
        )
        said: dict[Seat, Answer] = {}
        while answer := (yield from asked.hear()):
            if answer.path[0] != PASS:
                if not collect:
                    return answer
                said[answer.seat] = answer
                asked.settled(answer.seat)
            asked.heard(answer.seat)
        found = [said[seat] for seat in seats if seat in said and seat not in asked.gone] if said else []
        return found[0] if found else None


class Window(msgspec.Struct, eq=False):
    """A run of asks that belong together: the same buttons, one clock, people answering in any order.

    For windows with rules of their own (offers that add up, proposals and votes): loop over `hear`,
    change `menus` and `awaited` in between, and raise `round` when the question is about something new.
    """

    table: Table[Any]
    key: str
    menus: dict[Seat, Menu]
    awaited: list[Seat] = []
    """Everybody on the menus, unless the rules name them."""
    pace: Pace = Pace.REACTION
    face: Step | None = None
    hold: int = 0
    collected: bool = False
    counted: bool = False
    confirm: bool = False
    name: int | str = 0
    """A number of its own, unless the rules give it a name."""
    about: dict[str, Any] = {}
    late: str = "time"
    """How the table is told whom time ran out for."""
    round: int = 0
    gone: list[Seat] = []

    def __post_init__(self) -> None:
        if not self.awaited:
            self.awaited = list(self.menus)
        if not self.name:
            self.table.windows_opened += 1
            self.name = self.table.windows_opened

    def hear(self) -> Flow[Answer | None]:
        """The next answer; None when the window is closed, because time ran out or nobody is awaited any more."""
        while self.awaited or self.hold:
            entry = yield Ask(
                self.key,
                self.menus,
                tuple(self.awaited),
                self.about,
                self.pace,
                self.name,
                self.face,
                self.hold,
                self.collected,
                self.counted,
                self.round,
                self.confirm,
            )
            if isinstance(entry, Answer):
                return entry
            if isinstance(entry, Left):
                self.drop(entry.seat)
                self.table.leaves(entry.seat)
                continue
            if self.awaited and self.counted:
                self.table.tell("time-counted", count=len(self.awaited))
            elif self.awaited:
                self.table.tell(self.late, who=self.awaited)
            return None
        return None

    def heard(self, seat: Seat) -> None:
        """This seat has spoken; it is not awaited any more, but may still change its mind."""
        if seat in self.awaited:
            self.awaited.remove(seat)

    def settled(self, seat: Seat) -> None:
        """This seat has spoken for good. The menus are new ones: what was asked before stays as it was."""
        self.heard(seat)
        self.menus = {other: menu for other, menu in self.menus.items() if other != seat}

    def drop(self, seat: Seat) -> None:
        """This seat is out of the window, as if it had never been asked."""
        self.settled(seat)
        self.gone.append(seat)
