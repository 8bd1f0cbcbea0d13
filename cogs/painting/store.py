"""What the painter keeps: made once, forgotten when it has not been used for the longest time."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from cogs.ui.kept import Kept

_BITMAP = 500
"""What a bitmap takes besides its pixels."""
_CHANNELS = {"L": 1, "RGB": 4, "RGBA": 4}
"""Bytes of a pixel: Pillow keeps three channels in four bytes."""


def weight(image: Image.Image) -> int:
    return _BITMAP + image.width * image.height * _CHANNELS[image.mode]


class Store:
    """Bitmaps by what they show, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: Kept[Hashable, Image.Image] = Kept(most, weight)

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        known = self._kept.get(key)
        if known is None:
            known = make()
            self._kept.put(key, known)
        return known

    @property
    def bytes(self) -> int:
        return self._kept.bytes


BACKINGS = Store(20 * 2**20)
"""Grounds and boards: what does not change from picture to picture of a table."""
DRAWINGS = Store(20 * 2**20)
"""Busts and buildings, large: whatever size is asked for is made from these."""
STAMPS = Store(28 * 2**20)
"""Drawings as they lie on pictures, with their words."""
FORMS = Store(8 * 2**20)
"""Masks of boxes, discs and signs; and those that are filled with a fade."""
LETTERS = Store(4 * 2**20)
"""Written words."""
