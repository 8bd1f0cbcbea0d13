"""Connections to PostgreSQL: how they are made, and what an error on one means."""

from __future__ import annotations

import ssl
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, TypeVar

import asyncpg

from data.postgres.address import masked
from data.refusal import DatabaseAway, DatabaseRefused
from data.script import Script

T = TypeVar("T")

Line = Any
"""A connection of asyncpg, which has no types."""

OLDEST = 14
"""The oldest PostgreSQL that knows all we ask of it."""

CONNECTING, ANSWERING = 5.0, 20.0
"""Seconds, for a new connection and for an answer."""
PATIENCE, DECIDING = 10.0, 30.0
"""Seconds while nobody can be reached: for what has not been sent, and for what may have been kept."""

SETTINGS = {
    # Whoever waits for somebody else's lock gives up as on SQLite, and a machine that is lost holds nothing for long.
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "30s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "jit": "off",
}

_GIVEN_UP = "PL001"
_LOST = ("57P01", "57P02", "57P03", "57P05", "25006", "25P03")
_AGAIN = ("40001", "40P01")
_WAITED = ("55P03", "57014")


class Undecided(Exception):
    """The connection was lost, and nobody can be asked whether the change was kept."""


async def connect(address: str, settings: Mapping[str, str] = {}) -> Line:
    """Raises DatabaseRefused with one sentence that names no password."""
    named = {} if "application_name=" in address else {"application_name": "parlour"}
    with refusing(address):
        line = await asyncpg.connect(address, timeout=CONNECTING, command_timeout=ANSWERING, server_settings=named)
    with refusing(address, line):
        if line.get_server_version().major < OLDEST:
            raise DatabaseRefused(f"{masked(address)} is older than PostgreSQL {OLDEST}; update it.")
        await line.execute("".join(f"SET {key} = '{value}';" for key, value in {**SETTINGS, **settings}.items()))
        # A commit that is only probably durable is none.
        await line.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
    return line


@contextmanager
def refusing(address: str, line: Line = None) -> Iterator[None]:
    """Whatever goes wrong inside ends the connection, and is told in one sentence."""
    try:
        yield
    except BaseException as error:
        if line is not None:
            line.terminate()
        if not isinstance(error, Exception):
            raise
        raise _refusal(address, error) from None


def is_lost(error: BaseException, line: Line) -> bool:
    """Whether the connection is of no more use; what was under way on it may have been kept or not."""
    if line.is_closed() or isinstance(error, OSError | asyncpg.PostgresConnectionError):
        return True
    if isinstance(error, asyncpg.InterfaceError) and not isinstance(error, ValueError):
        return True
    return _code(error) in _LOST


def was_given_up(error: BaseException) -> bool:
    """Another connection of this writer has taken its place; nothing was kept."""
    return _code(error) == _GIVEN_UP


def is_worth_repeating(error: BaseException) -> bool:
    """Somebody else was in the way, and nothing was kept."""
    return _code(error) in _AGAIN


def waited_too_long(error: BaseException) -> bool:
    """For somebody else's lock; nothing was kept."""
    return _code(error) in _WAITED


def is_about_the_rows(error: BaseException) -> bool:
    """One row is impossible; its neighbours may be well."""
    return isinstance(error, ValueError) or _code(error)[:2] in ("22", "23")


def _code(error: BaseException) -> str:
    return str(getattr(error, "sqlstate", None) or "")


async def run(line: Line, script: Script[T]) -> T:
    """All of its statements, one after the other, on whatever fetches rows: a connection, or several of them."""
    try:
        step = next(script)
        while True:
            statement, values = step
            step = script.send(await line.fetch(numbered(statement), *values))
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]


@lru_cache(maxsize=256)
def numbered(statement: str) -> str:
    """Every `?` becomes `$1`, `$2` and so on."""
    first, *rest = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


def _refusal(address: str, error: Exception) -> DatabaseRefused:
    """Of what the library says, nothing is repeated that might hold a piece of the address."""
    shown, code = masked(address), _code(error)
    if isinstance(error, DatabaseRefused):
        return error
    if isinstance(error, ssl.SSLError):
        return DatabaseRefused(f"{shown} cannot be reached over TLS: {error.reason or 'the handshake failed'}.")
    if code == "3D000":
        return DatabaseRefused(f"There is no such database at {shown}; make it with createdb.")
    if code.startswith("28"):
        return DatabaseRefused(f"{shown} does not let us in; check the user and the password in PARLOUR_DB.")
    if code == "25006":
        return DatabaseAway(f"{shown} can only be read; name the primary, or add target_session_attrs=primary.")
    if code in ("53300", *_LOST) or isinstance(error, OSError | asyncpg.PostgresConnectionError):
        return DatabaseAway(f"{shown} cannot be reached ({_why(error)}); check that PostgreSQL is running there.")
    if isinstance(error, asyncpg.TargetServerAttributeNotMatched):
        return DatabaseAway(f"None of the servers of {shown} is the one that target_session_attrs asks for.")
    if isinstance(error, asyncpg.PostgresError):
        return DatabaseRefused(f"{shown} cannot be used: {type(error).__name__} ({code}).")
    return DatabaseRefused(
        f"The address {shown} cannot be read; signs such as @, / and # in a password are written as %40, %2F and %23."
    )


def _why(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, OSError) and error.strerror and "(" not in error.strerror and "[" not in error.strerror:
        return error.strerror.lower()
    return type(error).__name__
