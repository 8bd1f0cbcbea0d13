"""What happened, as each seat may know it."""

from __future__ import annotations

from typing import Any

from games.core.row import Row
from games.core.text import Phrase, Seat


class Event(Row, frozen=True, omit_defaults=True):
    """A fact with its audience: a public face, and what single seats learn on top of it."""

    key: str
    args: dict[str, Any] = {}
    private: dict[Seat, dict[str, Any]] = {}
    """Facts that only these seats learn; they read them in the text's `private` attribute."""
    secret: bool = False
    """No public face at all: only the seats in `private` learn that it happened."""

    def heard_by(self, game: str, seat: Seat | None) -> list[Phrase]:
        """What this seat (None: everybody) is told of it."""
        heard = [] if self.secret else [Phrase(f"{game}-{self.key}", self.args)]
        if seat is not None and seat in self.private:
            heard.append(Phrase(f"{game}-{self.key}.private", {**self.args, **self.private[seat]}))
        return heard
