"""The settings of every server: what counts where, and changing it with its line in the audit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cogs.settings.definitions import LANGUAGE, Found, Setting, nearest, scope_of, written
from games.host.fellows import Alone, Fellows, Subject, Word
from games.host.rows import AuditRow, User
from games.host.store import Store

REMEMBERED = 5_000
"""Channels of which it is known which language was chosen there."""


class Settings(Mapping[str, Setting]):
    """Every setting by key, in the order in which a moderator meets them, and the values that servers gave them."""

    def __init__(
        self, known: Mapping[str, Setting], store: Store, now: Callable[[], float], fellows: Fellows | None = None
    ) -> None:
        self.known = known
        self._store = store
        self._now = now
        self._fellows = fellows or Alone()
        self._languages: OrderedDict[tuple[int, int], str] = OrderedDict()
        self._changes = 0

    def __getitem__(self, key: str) -> Setting:
        return self.known[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)

    # Reading.

    async def all_found(self, guild: int, channel: int) -> dict[str, Found]:
        """Each setting's value in a channel, and where it comes from. A thread has the settings of its channel."""
        here, server = await self._stored(guild, channel) if channel else {}, await self._stored(guild)
        return {key: nearest(setting, here, server) for key, setting in self.known.items()}

    async def found(self, key: str, guild: int, channel: int) -> Found:
        here, server = await self._stored(guild, channel) if channel else {}, await self._stored(guild)
        return nearest(self.known[key], here, server)

    async def language(self, guild: int, channel: int = 0) -> str:
        """Which language was chosen in a place: remembered, since those who are spoken to in it click there."""
        known = self._languages.get((guild, channel))
        if known is not None:
            return known
        changes, found = self._changes, str((await self.found(LANGUAGE, guild, channel)).value)
        if changes == self._changes:  # else it may have been changed while it was being read
            self._languages[guild, channel] = found
            if len(self._languages) > REMEMBERED:
                self._languages.popitem(last=False)
        return found

    async def set_here(self, guild: int, channel: int) -> list[str]:
        """The settings that have a value of their own in exactly this place."""
        return [key for key in await self._stored(guild, channel) if key in self.known]

    async def _stored(self, guild: int, channel: int = 0) -> dict[str, str]:
        return {key: row.value for key, row in (await self._store.settings(scope_of(guild, channel))).items()}

    # Changing.

    async def change(self, key: str, guild: int, channel: int, value: Any, by: User) -> AuditRow:
        """Sets one value for the server, or for one of its channels; None takes it back."""
        new = None if value is None else written(value)
        row = await self._store.set_setting(scope_of(guild, channel), key, new, by, self._now())
        if key == LANGUAGE:
            self.forget_languages()
            await self._fellows.tell(Word(Subject.SETTINGS, guild))
        return row

    def forget_languages(self) -> None:
        """Which ones were chosen is read anew the next time."""
        self._changes += 1
        self._languages.clear()

    async def audit(self, guild: int, limit: int) -> list[AuditRow]:
        """Who changed what in a server, newest first."""
        return await self._store.audit(scope_of(guild), limit)
