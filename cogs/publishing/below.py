"""How much has come below a message: what everybody writes, the bot included, pushes a table up the screen."""

from __future__ import annotations

from collections import OrderedDict, deque

SCREENFUL = 5
"""As many messages below a table, and people have to scroll to find it."""
REMEMBERED = 20_000
"""Channels."""


class Below:
    """Hears of every message that is posted or deleted; of each channel the last few are enough."""

    def __init__(self) -> None:
        self._last: OrderedDict[int, deque[int]] = OrderedDict()

    def posted(self, channel: int, message: int) -> None:
        last = self._last.get(channel)
        if last is None:
            last = self._last[channel] = deque(maxlen=SCREENFUL + 1)
            if len(self._last) > REMEMBERED:
                self._last.popitem(last=False)
        self._last.move_to_end(channel)
        if message not in last:
            last.append(message)

    def deleted(self, channel: int, message: int) -> None:
        last = self._last.get(channel)
        if last is not None and message in last:
            last.remove(message)

    def anything(self, channel: int, message: int, but: int = 0) -> bool:
        """Whether anybody was heard to write below it, other than this one message."""
        return any(one > message and one != but for one in self._last.get(channel, ()))

    def scrolled_away(self, channel: int, message: int) -> bool | None:
        """Whether a screenful has come below it; None: nobody was here to count."""
        last = self._last.get(channel, ())
        after = sum(one > message for one in last)
        if after >= SCREENFUL:
            return True
        return False if any(one <= message for one in last) else None
