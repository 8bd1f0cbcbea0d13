"""Who changed what: the audit in words, as a file, and in the log channel of the server."""

from __future__ import annotations

import asyncio
import csv
import io
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec

from cogs.settings.definitions import Setting, scope_of
from cogs.ui.limits import TEXT, cut
from cogs.ui.names import safe_text
from games.host.rows import AuditRow, Sentence
from texts.catalogue import Texts, texts

if TYPE_CHECKING:
    from cogs.services.desk import Desk

log = logging.getLogger(__name__)

AT_ONCE = 30
MESSAGE = 1900


class Logbook:
    """Posts to the server's log channel, if it has one, what moderators do."""

    def __init__(self, bot: discord.Client, desk: Desk) -> None:
        self.bot = bot
        self.desk = desk
        self._locks: dict[int, asyncio.Lock] = {}

    @asynccontextmanager
    async def watching(self, guild: int) -> AsyncIterator[None]:
        """Whatever the audit notes meanwhile is posted."""
        store, scope = self.desk.house.store, scope_of(guild)
        async with self._locks.setdefault(guild, asyncio.Lock()):
            before = await store.audit(scope, 1)
            yield
            known = before[0].id if before else 0
            rows = [row for row in await store.audit(scope, AT_ONCE) if row.id > known]
        if rows:
            lines = [line(row, self.desk.settings, texts()) for row in reversed(rows)]
            await self.post(guild, "\n".join(lines))

    async def post(self, guild: int, text: str) -> bool:
        """A word in the log channel; False where there is none, or it cannot be written to."""
        found: list[int] = await self.desk.setting("log", guild, 0)
        for channel in found:
            place = await self.desk.delivery.places.fetch(channel)
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
    sheet.writerow(["when", "who", "channel", "what", "from", "to"])
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
