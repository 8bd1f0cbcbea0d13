"""Numbered steps of a schema, only forward."""

from __future__ import annotations

from pathlib import Path

SCHEMA = Path(__file__).parent / "schema"


def migrations(folder: Path) -> list[tuple[int, Path]]:
    """In order; the number of each is the version it leads to."""
    return [(int(file.name.partition("_")[0]), file) for file in sorted(folder.glob("[0-9]*.sql"))]


def newest(folder: Path) -> int:
    return max((number for number, _ in migrations(folder)), default=0)
