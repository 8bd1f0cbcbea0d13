"""What is kept to spare doing it again: the things used last, as many as fit into so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Kept(Generic[K, T]):
    def __init__(self, most: int, size: Callable[[T], int]) -> None:
        self._most = most
        self._size = size
        self._known: OrderedDict[K, T] = OrderedDict()
        self.bytes = 0

    def get(self, key: K) -> T | None:
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def put(self, key: K, value: T) -> None:
        """What was not used for longest makes room; what alone is too large is not kept."""
        if (before := self._known.pop(key, None)) is not None:
            self.bytes -= self._size(before)
        self._known[key] = value
        self.bytes += self._size(value)
        while self.bytes > self._most:
            self.bytes -= self._size(self._known.popitem(last=False)[1])

    def __len__(self) -> int:
        return len(self._known)
