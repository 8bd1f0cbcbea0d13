"""`bot.py --check`: everything that a start needs is tried, and what is missing is said, all of it at once."""

from __future__ import annotations

import os
import socket
from collections.abc import AsyncIterator, Callable
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

from cogs.services.fitness import Connect, contact, explained
from data.opening import Where
from data.postgres.address import is_address
from data.refusal import DatabaseAway, DatabaseRefused
from data.sqlite.backup import backups as backups_of
from data.trial import tried
from operating.address import Address


class Found(IntEnum):
    """How a part stands; the worst of them becomes the exit code."""

    WELL = 0
    DOUBT = 1
    """It may be as it was meant to be."""
    LATER = 75
    """Trying again later may do."""
    WRONG = 2
    """Something must be put right first."""


class Line(NamedTuple):
    part: str
    found: Found
    words: str

    def __str__(self) -> str:
        sign = {Found.WELL: "ok  ", Found.DOUBT: "note"}.get(self.found, "FAIL")
        return f"{sign}  {self.part}: {self.words}"


async def database(where: Where) -> Line:
    try:
        return Line("database", Found.WELL, await tried(where))
    except DatabaseAway as no:
        return Line("database", Found.LATER, str(no))
    except DatabaseRefused as no:
        return Line("database", Found.WRONG, str(no))


def backups(where: Where, made: bool) -> Line:
    if is_address(str(where)):
        return Line("backups", Found.DOUBT, "PostgreSQL makes its own; see docs/OPERATING.md")
    if not made:
        return Line("backups", Found.DOUBT, "none are made; set PARLOUR_BACKUP_EVERY=6h")
    folder = backups_of(Path(where).absolute())
    there = next(one for one in (folder, *folder.parents) if one.exists())
    if not os.access(there, os.W_OK):
        return Line("backups", Found.WRONG, f"{folder} cannot be written")
    return Line("backups", Found.WELL, f"go to {folder}")


async def discord(token: str, connect: Connect) -> list[Line]:
    if not token:
        return [Line("token", Found.WRONG, "there is none; put it behind DISCORD_TOKEN= in .env")]
    try:
        made = await contact(token, connect)
    except Exception as problem:
        if (no := explained(problem)) is None:
            raise
        return [Line("Discord", Found.LATER if no.later else Found.WRONG, no.why)]
    heard = "a session was begun and ended" if made.heard else "no session was begun, too few are left for today"
    return [
        Line("token", Found.WELL, f"Discord knows it as {made.name}; servers: {made.servers}"),
        *[Line("application", Found.DOUBT, doubt) for doubt in made.doubts],
        Line("gateway", Found.WELL, f"{heard}; left for today: {made.sessions}; shards wanted: {made.shards}"),
    ]


def http(where: Address | None) -> Line:
    if where is None:
        return Line("health and figures", Found.DOUBT, "not served; set PARLOUR_HTTP=127.0.0.1:8080")
    family = socket.AF_INET6 if ":" in where.host else socket.AF_INET
    try:
        with socket.socket(family) as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind((where.host, where.port))
    except OSError as error:
        words = f"{where} cannot be listened on: {error.strerror}; if the bot is running already, it is its own"
        return Line("health and figures", Found.DOUBT, words)
    return Line("health and figures", Found.WELL, f"will be at http://{where}/readyz")


async def told(lines: AsyncIterator[Line], say: Callable[[str], None]) -> int:
    """Each as soon as it is known; the exit code."""
    found = set()
    async for line in lines:
        say(str(line))
        found.add(line.found)
    worst = next((bad for bad in (Found.WRONG, Found.LATER) if bad in found), Found.WELL)
    say("Everything that a start needs is there." if worst is Found.WELL else "The bot would not start like this.")
    return int(worst)
