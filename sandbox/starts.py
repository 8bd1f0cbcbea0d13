"""How often sessions may begin: so many in a day, and those under one key one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.model import Json

if TYPE_CHECKING:
    from sandbox.world import World

USUAL = 1000
"""What Discord tells a small bot that has not begun any session."""


class Starts:
    """Counts every IDENTIFY, also those that are refused, as the world's rates say."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.used = 0
        self.early = 0
        """Those that came too soon after another one."""
        self._ends: float | None = None
        """When the count begins anew; None: nothing has been counted."""
        self._free: dict[int, float] = {}

    @property
    def at_once(self) -> int:
        """Discord's max_concurrency: how many shards may begin together; all of them where nothing limits them."""
        limit = self.world.rates.identify
        return limit[0] if limit is not None else self.world.shards

    def spend(self) -> bool:
        """Count one; False if none was left."""
        limit, now = self.world.rates.starts, self.world.rates.now()
        self._begin_anew(now)
        if limit is not None and self.used >= limit[0]:
            return False
        if limit is not None and self._ends is None:
            self._ends = now + limit[1]
        self.used += 1
        return True

    def admit(self, shard: int) -> bool:
        """Whether enough time has passed since another shard under the same key began its session."""
        limit, now = self.world.rates.identify, self.world.rates.now()
        if limit is None:
            return True
        key = shard % limit[0]
        if self._free.get(key, now) > now:
            self.early += 1
            return False
        self._free[key] = now + limit[1]
        return True

    def clear(self) -> None:
        """Begin to count anew."""
        self.used = self.early = 0
        self._ends = None
        self._free.clear()

    def _begin_anew(self, now: float) -> None:
        if self._ends is not None and self._ends <= now:
            self.used, self._ends = 0, None

    def json(self) -> Json:
        """Discord's session start limit."""
        limit, now = self.world.rates.starts, self.world.rates.now()
        self._begin_anew(now)
        total = limit[0] if limit is not None else USUAL
        return {
            "total": total,
            "remaining": total - self.used if limit is not None else total,
            "reset_after": round(max(0.0, (self._ends or now) - now) * 1000),
            "max_concurrency": self.at_once,
        }
