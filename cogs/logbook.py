"""Who changed what: the audit in words, as a file, and in the log channel of the server."""

from __future__ import annotations

import asyncio
import csv
import io
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec

from cogs.settings import Setting, scope_of
from cogs.ui.limits import TEXT, cut
from data.texts import Texts, texts
from games.host.store import AuditRow

if TYPE_CHECKING:
    from cogs.desk import Desk

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
        act = f"audit-{row.key}"
        what = row.value or ""
        person = row.key in ("ban", "unban")
        return head + (say(act, what=f"<@{what}>" if person else what) if say.has(act) else row.key)
    where = say("audit-in-channel", channel=f"<#{channel_of(row)}>") if channel_of(row) else ""
    before, after = (_words(setting, value, say) for value in (row.old, row.value))
    return head + say("audit-setting", setting=say(f"config-{row.key}"), where=where, before=before, after=after)


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
        when = datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds")
        setting = settings.get(row.key)
        values = [row.old or "", row.value or ""]
        if setting is not None:
            values = [_words(setting, value, say) for value in (row.old, row.value)]
        sheet.writerow([when, row.by, channel_of(row) or "", row.key, *values])
    return out.getvalue().encode()
