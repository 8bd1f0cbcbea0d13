"""How the house behaves: the times it keeps, all in seconds. Tests and operators may change them."""

from __future__ import annotations

import msgspec

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Timing(msgspec.Struct, frozen=True):
    lobby: float = 30 * MINUTE
    """A lobby that nobody has changed for this long closes."""
    abandon: float = 7 * DAY
    """A table that has paused for this long ends."""
    robot_pause: tuple[float, float] = (1.0, 3.0)
    """Robots take a moment, as a person would."""
    beat: float = 1.5
    """How many times their longest pause robots wait when a round has just begun: people look at how the last ended."""
    hurry: float = 0.2
    """By how much their pauses shrink when no person is in play any more."""
    standing_pause: tuple[float, float] = (2.0, 7.0)
    """A standing answer comes as late as a click would."""
    wish: float = 15 * MINUTE
    """How long a wish for a pause holds; longer where a decision may take longer."""
    remind_least: float = 60.0
    """Shorter windows get no reminder."""
    live: float = HOUR
    """Windows up to this length get their full time again after the house was closed."""
    sleep_after: int = 2
    """Lapsed decisions in a row until a robot takes the seat."""
    heartbeat: float = 30.0
    retry: float = 30.0
    """After trouble at a table, the clock leaves it alone for this long."""
    recent: int = 30
    """Rows of the log that a look at a table shows."""
    cached: int = 2_000
    """Tables kept in memory, to spare a reading; nothing depends on it."""
    states: int = 100
    """Tables whose views and panels are kept once worked out, so that an answer, the table's message and the hands of
    one version share them; nothing depends on it. One with a large picture takes about a megabyte.
    """
    ended: int = 20
    """Tables kept in memory after their end: most are looked at for a moment more."""
    busy: int = 64
    """Tables that the clock serves at once."""


class Hours(msgspec.Struct, frozen=True):
    """How house time hangs on the wall's."""

    closed: float = 0.0
    """How long the house has been closed in all: house time is the wall's minus this. Less than nothing when the wall
    clock was set back.
    """
    boot: float = 0.0
    """House time at which the house last opened."""


class Moment(msgspec.Struct, frozen=True):
    """When something happens: house time, wall time, and the house time at which the house last opened."""

    now: float
    wall: float
    boot: float
