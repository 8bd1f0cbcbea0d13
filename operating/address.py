"""Where the health page listens."""

from __future__ import annotations

from typing import NamedTuple

HERE = "127.0.0.1"


class Address(NamedTuple):
    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def address(text: str) -> Address | None:
    """`127.0.0.1:8080`, `[::1]:8080`; a port alone is one of this machine's own. None: it cannot be read."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdecimal() and 0 < int(port) < 65_536):
        return None
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host or " " in host or "/" in host:
        return None
    return Address(host or HERE, int(port))
