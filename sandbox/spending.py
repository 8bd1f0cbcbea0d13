"""What the bot spends, place by place: a table lives in one thread, so its thread's account is the table's."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from sandbox.model import Json

ELSEWHERE = ""
"""The place of requests that belong to no channel: who is a member, which commands there are."""
CLOUDFLARE = "cloudflare"
"""The scope of a 429 that never came as far as Discord."""


@dataclass(slots=True)
class Account:
    """Requests of one place, refused ones too."""

    counted: int = 0
    """Those that fill the bot's fifty a second."""
    others: int = 0
    """Answers to interactions and whatever goes through their tokens."""
    limited: dict[str, int] = field(default_factory=dict)
    """How many of them were answered 429, by scope."""
    bytes: int = 0
    """Of files."""

    def note(self, *, counted: bool, size: int, scope: str | None) -> None:
        """Add one request."""
        self.counted += counted
        self.others += not counted
        self.bytes += size
        if scope is not None:
            self.limited[scope] = self.limited.get(scope, 0) + 1

    def json(self) -> Json:
        """The account for a page."""
        return asdict(self)


class Spending:
    """One account for everything, and one for each place in which anything happened."""

    def __init__(self) -> None:
        self.all = Account()
        self.places: dict[str, Account] = {}

    def at(self, place: str) -> Account:
        """The account of a channel, thread or direct conversation by its id; an empty one where nothing happened."""
        return self.places.get(place) or Account()

    def note(self, place: str, *, counted: bool, size: int, scope: str | None) -> None:
        """Add one request."""
        account = self.places.get(place)
        if account is None:
            account = self.places[place] = Account()
        account.note(counted=counted, size=size, scope=scope)
        self.all.note(counted=counted, size=size, scope=scope)

    def clear(self) -> None:
        """Begin to count anew."""
        self.all = Account()
        self.places.clear()
