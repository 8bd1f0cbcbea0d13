"""States to bytes and back, over versions of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from games.core.state import State

S = TypeVar("S", bound=State)

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the plain JSON of version n into that of version n + 1."""

_encoder = msgspec.json.Encoder()


class Unreadable(Exception):
    """A snapshot that these rules cannot read: written by newer rules, or damaged."""


def encode(value: object) -> bytes:
    return _encoder.encode(value)


def digest(state: State) -> str:
    """A short fingerprint of a state: equal states, equal digests, in every process."""
    return sha256(_encoder.encode(state)).hexdigest()[:16]


def load_state(kind: type[S], snapshot: bytes, written_by: int, version: int, upcasters: Mapping[int, Upcaster]) -> S:
    """The state in a snapshot, brought up to today's rules where older ones wrote it."""
    try:
        if written_by == version:
            return _decoder(kind).decode(snapshot)  # type: ignore[no-any-return]
        if written_by > version:
            raise Unreadable(f"written by rules {written_by}, these are {version}")
        plain = msgspec.json.decode(snapshot)
        for older in range(written_by, version):
            if older in upcasters:
                plain = upcasters[older](plain)
        return msgspec.convert(plain, kind, str_keys=True)
    except msgspec.DecodeError as broken:
        raise Unreadable(str(broken)) from broken


_decoders: dict[type[State], msgspec.json.Decoder[Any]] = {}


def _decoder(kind: type[State]) -> msgspec.json.Decoder[Any]:
    if kind not in _decoders:
        _decoders[kind] = msgspec.json.Decoder(kind)
    return _decoders[kind]
