"""Misbehaviour on demand: errors, rate limits, slow answers, dropped connections, a bot that dies."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(slots=True)
class Fault:
    """What happens to matching requests, a number of times (None: until cleared)."""

    kind: str
    method: str | None
    pattern: re.Pattern[str] | None
    times: int | None = 1
    status: int = 500
    code: int = 0
    retry_after: float = 0.5
    scope: str = "user"
    delay: float = 0.0
    after: bool = False
    skip: int = 0
    of: str | None = None
    then: Callable[[], Awaitable[None]] | None = None
    hits: int = 0

    @property
    def spent(self) -> bool:
        """Whether it has struck as often as it should."""
        return self.times is not None and self.hits >= self.times

    def fits(self, method: str, route: str, aside: str) -> bool:
        """Whether a request is hit."""
        if self.spent or self.method not in (None, method) or self.of not in (None, aside):
            return False
        return self.pattern is None or self.pattern.fullmatch(route) is not None


def _pattern(route: str | None) -> re.Pattern[str] | None:
    """`channels/*/messages` as it stands in the route table; `**` matches any rest."""
    if route is None:
        return None
    parts = [re.escape(p).replace(r"\*\*", ".*") for p in route.strip("/").split("/")]
    return re.compile("/".join(r"(?:\*|[^/]+)" if p == r"\*" else p for p in parts))


class Faults:
    """The faults in force, and interactions to be delivered twice."""

    def __init__(self) -> None:
        self.active: list[Fault] = []
        self.twice = 0

    def _add(self, fault: Fault) -> Fault:
        self.active.append(fault)
        return fault

    def fail(
        self,
        status: int = 502,
        *,
        method: str | None = None,
        route: str | None = None,
        times: int | None = 1,
        code: int = 0,
        after: bool = False,
    ) -> Fault:
        """Answer with an error; `after`: the request is carried out all the same."""
        return self._add(Fault("fail", method, _pattern(route), times, status=status, code=code, after=after))

    def limit(
        self,
        retry_after: float = 0.5,
        *,
        method: str | None = None,
        route: str | None = None,
        times: int | None = 1,
        scope: str = "user",
    ) -> Fault:
        """Answer 429; scope is user, shared or global."""
        return self._add(Fault("limit", method, _pattern(route), times, 429, retry_after=retry_after, scope=scope))

    def block(self, *, method: str | None = None, route: str | None = None, times: int | None = 1) -> Fault:
        """Cloudflare's page instead of an answer: 429 in HTML, and nothing of Discord in its headers."""
        return self._add(Fault("block", method, _pattern(route), times, 429))

    def drop(
        self,
        *,
        method: str | None = None,
        route: str | None = None,
        times: int | None = 1,
        after: bool = False,
    ) -> Fault:
        """Cut the connection; `after`: only when the request has been carried out."""
        return self._add(Fault("drop", method, _pattern(route), times, after=after))

    def slow(
        self,
        seconds: float,
        *,
        method: str | None = None,
        route: str | None = None,
        times: int | None = 1,
        after: bool = False,
    ) -> Fault:
        """Wait before carrying out the request, or (`after`) before answering."""
        return self._add(Fault("slow", method, _pattern(route), times, delay=seconds, after=after))

    def die(
        self,
        kill: Callable[[], Awaitable[None]],
        *,
        method: str | None = None,
        route: str | None = None,
        skip: int = 0,
        of: str | None = None,
        after: bool = True,
    ) -> Fault:
        """The bot dies when a request has been carried out, before it hears so (not `after`: before it is carried
        out); `skip` matching ones are let through first. Of several processes only requests of one, by what it says
        `aside`.
        """
        return self._add(Fault("die", method, _pattern(route), after=after, skip=skip, of=of, then=kill))

    def deliver_twice(self, times: int = 1) -> None:
        """Send each of the next interactions to the bot two times."""
        self.twice += times

    def clear(self) -> None:
        """Behave again."""
        self.active.clear()
        self.twice = 0

    def take(self, method: str, route: str, aside: str = "") -> list[Fault]:
        """The faults that hit this request: all delays, and the first of the others."""
        hit: list[Fault] = []
        final = False
        for fault in self.active:
            if not fault.fits(method, route, aside) or (final and fault.kind != "slow"):
                continue
            if fault.skip:
                fault.skip -= 1
                continue
            fault.hits += 1
            hit.append(fault)
            final = final or fault.kind != "slow"
        if hit:
            self.active = [f for f in self.active if not f.spent]
        return hit
