"""Time that passes while somebody sleeps."""

from __future__ import annotations


class Passing:
    """In place of the modules `time` and `asyncio`, as far as a gate needs them."""

    def __init__(self) -> None:
        self.now = 100.0
        self.stands = False
        """Nobody's sleep takes any time."""
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        if not self.stands:
            self.now += seconds
