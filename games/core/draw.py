"""Chance. Every shuffle and pick of a match comes from one secret key; a test can fix it, anyone can check it later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from hashlib import sha256, sha512
from math import factorial
from typing import Any, TypeVar

from games.core.row import Row

T = TypeVar("T")

_MOST = 90
"""A digest of 512 bits can order this many pieces without a bias anyone could measure (90! < 2^460)."""


def commitment(seed: str) -> str:
    """What the lobby shows: it binds the seed without telling it."""
    return sha256(seed.encode()).hexdigest()


def key_of(seed: str, start: str) -> str:
    """The key of all draws: the committed seed and the id of the Start click, so that nobody could choose it."""
    return sha256(f"{seed}:{start}".encode()).hexdigest()


class Drawn(Row, frozen=True, array_like=True):
    """The record of one draw, published with the seed when the table has ended."""

    number: int
    name: str
    of: list[Any]
    result: list[Any]


class Draw:
    """Named draws, numbered through the match: each is a function of key, number and name alone."""

    __slots__ = ("_key", "count", "fixed", "log")

    def __init__(
        self,
        key: str,
        count: int = 0,
        log: list[Drawn] | None = None,
        fixed: Mapping[str, Sequence[Any]] | None = None,
    ) -> None:
        self._key = key
        self.count = count
        self.log = log
        self.fixed = {name: list(results) for name, results in (fixed or {}).items()}

    def _number(self, name: str) -> int:
        digest = sha512(f"{self._key}:{self.count}:{name}".encode()).digest()
        self.count += 1
        return int.from_bytes(digest, "big")

    def shuffle(self, name: str, pieces: Sequence[T]) -> list[T]:
        """A new list in random order: Fisher-Yates from the end, each place a digit of one big number."""
        if len(pieces) > _MOST:
            raise ValueError(f"one draw orders at most {_MOST} pieces, not {len(pieces)}")
        shuffled = list(pieces)
        number = self._number(name)
        if self.fixed.get(name):
            shuffled = list(self.fixed[name].pop(0))
        else:
            number %= factorial(len(shuffled))  # the digits above never count, and small numbers divide faster
            for place in range(len(shuffled) - 1, 0, -1):
                number, other = divmod(number, place + 1)
                shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
        if self.log is not None:
            self.log.append(Drawn(self.count - 1, name, _words(pieces), _words(shuffled)))
        return shuffled

    def pick(self, name: str, pieces: Sequence[T]) -> T:
        number = self._number(name)
        picked = pieces[number % len(pieces)]
        if self.fixed.get(name):
            picked = self.fixed[name].pop(0)
        if self.log is not None:
            self.log.append(Drawn(self.count - 1, name, _words(pieces), _words([picked])))
        return picked


def _words(pieces: Sequence[Any]) -> list[Any]:
    return [piece.name.lower() if isinstance(piece, Enum) else piece for piece in pieces]


_LOW = 1 << 128
"""A stream takes a new digest when so little is left of the old one that small bounds would show a bias."""


class Dice:
    """Chance for robots and timers: as reproducible as Draw, but a stream without names and outside the match."""

    __slots__ = ("_counter", "_key", "_pool")

    def __init__(self, key: str) -> None:
        self._key = key
        self._counter = 0
        self._pool = 0

    def below(self, bound: int) -> int:
        if self._pool < _LOW:
            digest = sha512(f"{self._key}:{self._counter}".encode()).digest()
            self._pool = int.from_bytes(digest, "big")
            self._counter += 1
        self._pool, value = divmod(self._pool, bound)
        return value

    def choice(self, pieces: Sequence[T]) -> T:
        return pieces[self.below(len(pieces))]

    def sample(self, pieces: Sequence[T], size: int) -> list[T]:
        """That many of them, in the order they came in."""
        left = list(range(len(pieces)))
        taken = sorted(left.pop(self.below(len(left))) for _ in range(size))
        return [pieces[place] for place in taken]

    def shuffle(self, pieces: Sequence[T]) -> list[T]:
        left = list(pieces)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]

    def chance(self, likelihood: float) -> bool:
        return self.below(1_000_000) < likelihood * 1_000_000
