"""Addresses of PostgreSQL: which texts are one, and how they are shown."""

from __future__ import annotations

SCHEMES = ("postgresql://", "postgres://")


def is_address(where: object) -> bool:
    return isinstance(where, str) and where.startswith(SCHEMES)


def masked(address: str) -> str:
    """Without anything that might be a password; where that cannot be told, without anything."""
    scheme, _, rest = address.partition("://")
    plain, _, query = rest.partition("?")
    if "@" in query or "#" in rest:
        return f"{scheme}://…"
    known, at, where = plain.rpartition("@")
    user, secret, _ = known.partition(":")
    return f"{scheme}://{user}{':…' if secret else ''}{at}{where}"
