"""What is worked out of a drawing once: its fingerprint, and the labels in it. Games put drawings together once and lay
the same ones on picture after picture, so they are known again by being the same object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Generic, TypeVar

from msgspec.structs import replace

from games.core.codec import encode
from games.core.scene import AnyShape, Art, Label, Stamp, labels

T = TypeVar("T")
_MOST = 4096
"""Drawings that are remembered; then all are forgotten, which costs a few milliseconds."""


class _Once(Generic[T]):
    """Remembers the drawing itself as well: as long as it lives, no other has its identity."""

    def __init__(self, work_out: Callable[[Art], T]) -> None:
        self._work_out = work_out
        self._known: dict[int, tuple[Art, T]] = {}

    def __call__(self, art: Art) -> T:
        known = self._known.get(id(art))
        if known is None:
            if len(self._known) >= _MOST:
                self._known = {}
            known = self._known[id(art)] = art, self._work_out(art)
        return known[1]


fingerprint = _Once(lambda art: sha256(encode(art)).hexdigest())
"""Of all that it shows."""
_labels_of = _Once(lambda art: tuple(labels(art.shapes)))


def all_labels(shapes: Sequence[AnyShape]) -> Iterator[Label]:
    """As `labels` finds them."""
    for shape in shapes:
        if isinstance(shape, Label):
            yield shape
        elif isinstance(shape, Stamp) and isinstance(shape.art, Art):
            yield from _labels_of(shape.art)


def count_labels(art: Art) -> int:
    return len(_labels_of(art))


def brief(shapes: Sequence[AnyShape]) -> list[AnyShape]:
    """The same shapes, with a fingerprint in place of each drawing: enough to tell whether two pictures are alike."""
    return [
        replace(shape, art=fingerprint(shape.art)) if isinstance(shape, Stamp) and isinstance(shape.art, Art) else shape
        for shape in shapes
    ]
