"""A piece of work in SQL that every database can do: a generator yields statements and gets their rows."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

Rows = Sequence[Any]
"""What a statement finds, each row a tuple or like one."""

Step = tuple[str, tuple[Any, ...]]
"""A statement with `?` for its values, and the values."""

Script = Generator[Step, Rows, T]
"""It knows nothing of connections or transactions: whoever runs it does."""

Write = Callable[[], Script[T]]
"""Makes the script: what was undone may have to be run again from its beginning."""
