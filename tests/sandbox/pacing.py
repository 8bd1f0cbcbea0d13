"""Limits that go by a clock which stands still until it is moved."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.wire import Wire


class Paced:
    """A wire whose rate limits go by a clock that stands still until it is moved."""

    def __init__(self, wire: Wire, moment: list[float]) -> None:
        self.wire, self.moment = wire, moment

    async def runs_dry(
        self,
        times: int,
        seconds: float,
        method: str,
        path: str,
        body: Any = None,
        *,
        auth: bool = True,
        code: int = 0,
        everywhere: bool = False,
    ) -> None:
        """So many are taken, one more is not, and as soon as Discord said it is taken again."""
        for _ in range(times):
            assert (await self.wire.call(method, path, body, auth=auth))[0] < 300
        status, answer = await self.wire.call(method, path, body, auth=auth)
        assert (status, answer["code"], answer["global"]) == (429, code, everywhere)
        assert answer["retry_after"] == pytest.approx(seconds)
        self.moment[0] += seconds
        assert (await self.wire.call(method, path, body, auth=auth))[0] < 300
