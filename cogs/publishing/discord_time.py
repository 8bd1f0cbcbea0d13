"""What time it is at Discord."""

from __future__ import annotations

from discord.utils import snowflake_time

from games.host.clock import Clock

STALE_AFTER = 50 * 60
"""Discord lets a message older than an hour be edited only now and then: before that it is posted anew."""


class DiscordTime:
    """Told by the ids that Discord hands out, and between them by how long the process has run: our wall clock may be
    set, theirs goes on.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = clock.now() - clock.running()
        """Of the running time. Until the first id is heard, the wall clock is all there is."""

    def heard(self, snowflake: int) -> None:
        """Something has just been given this id."""
        self._ahead = snowflake_time(snowflake).timestamp() - self._clock.running()

    def age(self, snowflake: int) -> float:
        """Seconds since something was given this id."""
        return self._clock.running() + self._ahead - snowflake_time(snowflake).timestamp()
