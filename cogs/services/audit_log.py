"""Who changed what: the audit in words, as a file, and in the log channel of the server."""

from __future__ import annotations

import asyncio
import csv
import io
import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any
from weakref import WeakValueDictionary

import aiohttp
import discord
import msgspec

from cogs.publishing.places import Places
from cogs.settings.definitions import Setting
from cogs.settings.service import Settings
from cogs.ui.limits import TEXT, cut
from cogs.ui.names import safe_text
from games.host.rows import AuditRow, Sentence
from texts.catalogue import Texts, texts

log = logging.getLogger(__name__)

MESSAGE = 1900
COLUMNS = ("when", "who", "channel", "what", "from", "to")


class AuditLog:
    """Posts to the server's log channel, if it has one, what moderators do."""

    def __init__(self, settings: Settings, places: Places) -> None:
        self.settings = settings
        self.places = places
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def noted(self, rows: Sequence[AuditRow]) -> None:
        """What the audit has just noted of one server."""
        if not rows:
            return
        guild = guild_of(rows[0])
        lock = self._locks.get(guild)
        if lock is None:
            lock = self._locks[guild] = asyncio.Lock()
        async with lock:
            say = await self.texts(guild)
            await self.post(guild, "\n".join([line(row, self.settings, say) for row in rows]))

    async def texts(self, guild: int) -> Texts:
        """In the language of the server."""
        return texts(await self.places.languages.at(guild))

    async def post(self, guild: int, text: str) -> bool:
        """A word in the log channel; False where there is none, or it cannot be written to."""
        found: list[int] = (await self.settings.found("log", guild, 0)).value
        for channel in found:
            place = await self.places.fetch(channel)
            if place is None:
                continue
            try:
                await place.send(cut(text, MESSAGE))
                return True
            except (discord.HTTPException, aiohttp.ClientError):
                log.info("the log channel of server %s cannot be written to", guild)
        return False


def line(row: AuditRow, settings: Mapping[str, Setting], say: Texts) -> str:
    """One row in words: when, who, what, from what to what."""
    who = f"<@{row.by}>" if row.by else say("audit-forgotten")
    head = f"- <t:{int(row.at)}:f> · {who} · "
    setting = settings.get(row.key)
    if setting is None:
        return head + _act(row, say, lambda at: f"<t:{int(at)}:f>", lambda user: f"<@{user}>")
    where = say("audit-in-channel", channel=f"<#{channel_of(row)}>") if channel_of(row) else ""
    before, after = (_words(setting, value, say) for value in (row.old, row.value))
    return head + say("audit-setting", setting=say(f"config-{row.key}"), where=where, before=before, after=after)


def _act(row: AuditRow, say: Texts, when: Callable[[float], str], who: Callable[[str], str]) -> str:
    """What a moderator did at a table or to a person, with a ban's end and reason."""
    act, what = f"audit-{row.key}", row.value or ""
    if not say.has(act):
        return row.key
    if row.key not in ("ban", "unban"):
        return say(act, what=what)
    ban = msgspec.json.decode(row.old, type=Sentence) if row.old else None
    person = who(what) if what else say("audit-forgotten")
    said = say(act, what=person)
    if ban is not None and ban.until is not None:
        said = say("audit-ban-until", what=person, when=when(ban.until))
    return say("audit-why", act=said, reason=safe_text(ban.reason)) if ban is not None and ban.reason else said


def guild_of(row: AuditRow) -> int:
    return int(row.scope.removeprefix("guild:").partition("/")[0])


def channel_of(row: AuditRow) -> int:
    """The channel whose setting it was; 0: the server's."""
    return int(row.scope.rpartition(":")[2]) if "/channel:" in row.scope else 0


def _words(setting: Setting, value: str | None, say: Texts) -> str:
    if value is None:
        return say("config-from-default")
    return cut(setting.kind.words(say, msgspec.json.decode(value)), TEXT // 20)


def as_file(rows: Sequence[AuditRow], settings: Mapping[str, Setting], say: Texts) -> bytes:
    """The whole audit as a table for a spreadsheet, oldest first."""
    out = io.StringIO()
    sheet: Any = csv.writer(out)
    sheet.writerow([say(f"audit-file.{column}") for column in COLUMNS])
    for row in reversed(rows):
        setting = settings.get(row.key)
        if setting is not None:
            values = [_words(setting, value, say) for value in (row.old, row.value)]
        else:
            values = ["", _act(row, say, _iso, str)]
        sheet.writerow([_iso(row.at), row.by, channel_of(row) or "", row.key, *values])
    return out.getvalue().encode()


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
