"""What may be told of an exception: its type and its place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from traceback import walk_tb
from typing import NamedTuple

ROOT = f"{Path(__file__).resolve().parents[2].as_posix()}/"
PACKAGES = "/site-packages/"

NEAREST = 6
"""Frames of each exception that a line of a log names."""
DEEPEST = 30
"""Frames that are kept of each: endless recursion has a thousand."""
MOST = 8
"""Exceptions that are followed from one to what lies behind it."""


class Frame(NamedTuple):
    file: str
    """Within the project, or within its package."""
    line: int
    function: str
    ours: bool

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}"


class Failure(NamedTuple):
    """An exception in a log or a report. Its message may quote a hand, and so may what its frames hold: neither is
    kept.
    """

    error: str
    """Its type."""
    where: tuple[Frame, ...]
    """Innermost last."""
    behind: tuple[Failure, ...] = ()
    """What it was raised from, or because of; of a group, what is in it."""

    @classmethod
    def of(cls, problem: BaseException) -> Failure:
        return _read(problem, set())

    def __str__(self) -> str:
        near = " < ".join(str(frame) for frame in reversed(self.where[-NEAREST:]))
        own = f"{self.error} at {near}" if near else self.error
        return "; from ".join([own, *map(str, self.behind)])


def _read(problem: BaseException, known: set[int]) -> Failure:
    known.add(id(problem))
    where = [_frame(at.f_code.co_filename, line, at.f_code.co_name) for at, line in walk_tb(problem.__traceback__)]
    behind = [_read(one, known) for one in _behind(problem) if id(one) not in known and len(known) < MOST]
    return Failure(type(problem).__name__, tuple(where[-DEEPEST:]), tuple(behind))


def _behind(problem: BaseException) -> Iterator[BaseException]:
    if isinstance(problem, BaseExceptionGroup):
        yield from problem.exceptions
    if problem.__cause__ is not None:
        yield problem.__cause__
    elif problem.__context__ is not None and not problem.__suppress_context__:
        yield problem.__context__


def _frame(path: str, line: int, function: str) -> Frame:
    file = path.replace("\\", "/")
    if PACKAGES in file:
        return Frame(file.rpartition(PACKAGES)[2], line, function, False)
    if file.startswith(ROOT):
        return Frame(file.removeprefix(ROOT), line, function, True)
    return Frame("/".join(file.split("/")[-2:]), line, function, False)
