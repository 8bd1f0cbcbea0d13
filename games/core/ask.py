"""The one noun of decision: who may answer what, whom we wait for, and how it is shown."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from games.core.menu import Menu, Step, opened
from games.core.text import Phrase, Refused, Seat, plain


class Pace(Enum):
    """How much time a decision deserves, and whether missing it counts as sleeping."""

    TURN = "turn"
    REACTION = "reaction"
    SECRET = "secret"


class Ask(msgspec.Struct):
    """An open decision. Everything in it except the menus is public."""

    key: str
    menus: dict[Seat, Menu]
    """The seats that may answer, and what each may say."""
    awaits: tuple[Seat, ...]
    """The seats we wait for. One that has passed may still be on `menus`, to change its mind."""
    about: dict[str, Any] = {}
    """Public facts that the question names."""
    pace: Pace = Pace.TURN
    window: int | str = 0
    """Asks of one window share its identity, clock and buttons. A name outlasts a checkpoint, a number does not."""
    face: Step | None = None
    """The public buttons, the same for everybody; None when the choice is made in private."""
    hold: int = 0
    """Seconds this window stays open even when nobody is awaited, so that speed betrays nothing."""
    collected: bool = False
    """Answers are gathered in secret: who closed the window says nothing about what they said."""
    counted: bool = False
    """Offered to all: the table learns how many answers are missing, never whose."""
    round: int = 0
    """Grows when the same window asks about something new (another proposal): older buttons no longer count."""
    confirm: bool = False
    """An answer is asked for twice, the second time in private; passing never is."""
    quiet: bool = False
    """Nobody else hears whether it was answered or time ran out."""

    @property
    def discreet(self) -> bool:
        """Who answered and who did not stays unknown: neither may show later, in who is taken for asleep."""
        return self.quiet or self.counted

    def menu(self, seat: Seat) -> Step:
        """What this seat may choose from; refuses a seat that is not asked."""
        if seat not in self.menus:
            raise self.not_asked()
        return opened(self.menus[seat])

    def not_asked(self) -> Refused:
        """For a seat that may not answer: whom the table waits for. In a held window that may be nobody."""
        if not self.awaits:
            return Refused("refused-not-asked-held")
        if self.counted:
            return Refused("refused-not-asked-counted", count=len(self.awaits))
        return Refused("refused-not-asked", who=list(self.awaits))

    def phrase(self, game: str) -> Phrase:
        """The question to the table; `waiting` is how many are awaited, none in a window that is only held open.

        `who` names them, except in a window where they are only counted.
        """
        named = {} if self.counted else {"who": list(self.awaits)}
        facts = {**named, "waiting": len(self.awaits), **self.about}
        return Phrase(f"{game}-ask-{self.key}", plain(facts))

    def question(self, seat: Seat, menu: Step | None = None) -> Question:
        """`menu`: this seat's, if somebody has worked it out already."""
        return Question(self.key, self.about, menu or self.menu(seat), self.pace, self.confirm)


class Question(msgspec.Struct, frozen=True):
    """An ask as one seat hears it: its own menu and the public facts. All that a robot gets to see of it."""

    key: str
    about: dict[str, Any]
    menu: Step
    pace: Pace
    confirm: bool = False
    """As in `Ask`: whoever shows the question asks again before an answer counts."""
