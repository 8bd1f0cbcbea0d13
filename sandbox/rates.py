"""Rate-limit buckets and the headers that announce them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sandbox.errors import Refusal

Limit = tuple[int, float] | None
SCOPE = "X-RateLimit-Scope"


@dataclass(slots=True)
class _Bucket:
    left: int
    resets: float


@dataclass(slots=True)
class Rates:
    """How many requests in how many seconds; None means no limit."""

    create: Limit = (5, 5.0)
    edit: Limit = (5, 5.0)
    webhook: Limit = (5, 2.0)
    old_edit: Limit = (3, 6.0)
    everything: Limit = (50, 1.0)
    identify: Limit = (1, 5.0)
    """How many shards may begin a session in how many seconds, each under a key of its own."""
    starts: Limit = (1000, 86_400.0)
    """How many sessions may be begun in a day."""
    now: Callable[[], float] = time.monotonic
    buckets: dict[str, _Bucket] = field(default_factory=dict)
    _uses: int = 0

    @classmethod
    def off(cls) -> Rates:
        """No limit at all, for load benches and hasty tests."""
        return cls(create=None, edit=None, webhook=None, old_edit=None, everything=None, identify=None, starts=None)

    def use(self, name: str, key: str) -> dict[str, str] | None:
        """Take one from a bucket; returns the headers, or refuses with 429."""
        limit: Limit = getattr(self, name)
        if limit is None:
            return None
        bucket_key = f"{name}:{key}"
        now = self.now()
        bucket = self.buckets.get(bucket_key)
        if bucket is None or bucket.resets <= now:
            self._sweep(now)
            bucket = self.buckets[bucket_key] = _Bucket(limit[0], now + limit[1])
        after = max(0.0, bucket.resets - now)
        if bucket.left <= 0:
            raise limited(after, name, limit[0], code=30046 if name == "old_edit" else 0)
        bucket.left -= 1
        return _headers(name, limit[0], bucket.left, after)

    def use_global(self) -> None:
        """Take one from what all requests share; refuses with a global 429."""
        if self.everything is None:
            return
        try:
            self.use("everything", "")
        except Refusal as refusal:
            assert refusal.extra is not None
            raise limited(refusal.extra["retry_after"], "global", self.everything[0], scope="global") from None

    def _sweep(self, now: float) -> None:
        """Forget buckets that are full again; otherwise every channel ever used stays."""
        self._uses += 1
        if self._uses % 500 == 0:
            self.buckets = {k: b for k, b in self.buckets.items() if b.resets > now}


def _headers(name: str, limit: int, left: int, after: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{time.time() + after:.3f}",
        "X-RateLimit-Reset-After": f"{after:.3f}",
        "X-RateLimit-Bucket": f"sandbox-{name}",
    }


def limited(after: float, name: str, limit: int, *, scope: str = "user", code: int = 0) -> Refusal:
    """A 429 as Discord sends it; without Via the client would take it for a Cloudflare ban."""
    headers = {"Via": "1.1 sandbox", "Retry-After": f"{after:.3f}", SCOPE: scope}
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"
    else:
        headers |= _headers(name, limit, 0, after)
    return Refusal(
        429,
        code,
        "You are being rate limited." if not code else None,
        extra={"retry_after": round(after, 3), "global": scope == "global"},
        headers=headers,
    )
