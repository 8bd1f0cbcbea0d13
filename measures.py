"""What is counted while the bot runs, for whoever runs it. Any part of the house may count here, and nothing of the
house is known here. Numbers only: never who, and never what was in a hand.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

# When a figure began to be counted would be a figure of its own for each: Prometheus finds out by itself.
disable_created_metrics()  # type: ignore[no-untyped-call]

REGISTRY = CollectorRegistry()

HOUR = 3600.0

_SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0)
"""Discord waits for three seconds."""
_LATE = (0.05, 0.25, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0)
_BATCH = (1, 2, 5, 10, 25, 50, 100, 250, 500)


class Slow(NamedTuple):
    kind: str
    what: str
    """Which of that kind; empty: they are all alike."""
    seconds: float


class Slowest:
    """The slowest of each kind of thing within the last hour."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._worst: dict[tuple[str, str], tuple[float, float]] = {}
        """How long each took, and when that was."""

    def note(self, kind: str, what: str, seconds: float) -> None:
        before = self._worst.get((kind, what))
        if before is None or seconds >= before[0] or self._now() - before[1] > HOUR:
            self._worst[kind, what] = seconds, self._now()

    def first(self, number: int) -> list[Slow]:
        recent = [Slow(*name, took) for name, (took, at) in self._worst.items() if self._now() - at <= HOUR]
        return sorted(recent, key=lambda one: -one.seconds)[:number]


SLOWEST = Slowest()


class Duration:
    """How long something takes: how it is spread, and the slowest of late."""

    def __init__(self, kind: str, name: str, help: str, buckets: Sequence[float], label: str = "") -> None:
        self._kind = kind
        self._spread = Histogram(name, help, [label] if label else [], buckets=buckets, registry=REGISTRY)

    def took(self, seconds: float, *, label: str = "", what: str = "") -> None:
        (self._spread.labels(label) if label else self._spread).observe(seconds)
        SLOWEST.note(self._kind, what, seconds)


ANSWER = Duration(
    *("answer", "parlour_answer_seconds", "From a click's arrival until Discord has our answer", _ANSWERS),
    label="kind",
)
TOO_LATE = Counter("parlour_answers_too_late", "Answers that Discord no longer took (10062)", registry=REGISTRY)
BUGS = Counter("parlour_bugs", "Failures that nobody foresaw; each is in the log", registry=REGISTRY)

COMMIT = Duration("commit", "parlour_commit_seconds", "Until a change is durable", _SHORT)
BATCH = Histogram("parlour_commit_batch", "Changes that shared a commit", buckets=_BATCH, registry=REGISTRY)
CONFLICTS = Counter("parlour_conflicts", "Changes that came second, and were tried again", registry=REGISTRY)

DEADLINE = Duration("deadline", "parlour_deadline_late_seconds", "By how much the clock came too late", _LATE)
PICTURE = Duration("picture", "parlour_picture_seconds", "Painting a picture that somebody waits for", _SHORT)
LAG = Duration("loop", "parlour_loop_lag_seconds", "By how much the event loop came too late", _SHORT)
