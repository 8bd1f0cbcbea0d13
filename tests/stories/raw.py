"""Controls with ids as they stand on messages, also such as the house would never write."""

from __future__ import annotations

from typing import Any


class Written:
    """Stands in for a control where a button or a select is made."""

    def __init__(self, *words: Any) -> None:
        self.words = words

    def written(self) -> str:
        return ":".join(map(str, self.words))
