"""Time that passes while somebody sleeps."""

from __future__ import annotations

from collections.abc import Callable


class Passing:
    """In place of the modules `time` and `asyncio`, as far as a gate needs them."""

    def __init__(self) -> None:
        self.now = 100.0
        self.stands = False
        """Nobody's sleep takes any time."""
        self.slept: list[float] = []
        self.sleeps: Callable[[], object] = lambda: None
        """Told when somebody does."""

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.sleeps()
        if not self.stands:
            self.now += seconds
