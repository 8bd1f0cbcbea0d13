"""The way to a stand-in for Discord: everything goes to one address on this machine, in plain text."""

from __future__ import annotations

from typing import Any

import aiohttp


class LoopbackConnector(aiohttp.BaseConnector):
    """Sends every request, whatever its host and scheme, to one address."""

    allowed_protocol_schema_set = aiohttp.UnixConnector.allowed_protocol_schema_set

    def __init__(self, address: str) -> None:
        super().__init__(limit=0)
        host, _, port = address.rpartition(":")
        self._address = host, int(port)

    # Private to aiohttp, as are loop and factory: its public connectors speak TLS with whatever is called https.
    async def _create_connection(self, req: Any, traces: Any, timeout: Any) -> Any:  # noqa: ASYNC109
        _, protocol = await self._loop.create_connection(self._factory, *self._address)
        return protocol
