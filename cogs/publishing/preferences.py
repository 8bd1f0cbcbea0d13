"""What people have asked for with `/preferences`: read once, remembered while the bot runs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from games.host.rows import User
from games.host.store import Store

REMEMBERED = 5_000


class Wishes:
    """Every click asks how its person likes to be answered; a hop to the database each time would be most of it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[User, Mapping[str, str]] = OrderedDict()
        self._changes = 0

    async def of(self, user: User) -> Mapping[str, str]:
        known = self._known.get(user)
        if known is not None:
            return known
        changes = self._changes
        read = await self._store.preferences(user)
        if changes == self._changes:  # else somebody may have changed their mind while this was being read
            self._known[user] = read
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return read

    async def set(self, user: User, key: str, value: str | None) -> None:
        await self._store.set_preference(user, key, value)
        self.forget(user)

    def forget(self, user: User) -> None:
        """What is known of this person is read anew the next time."""
        self._changes += 1
        self._known.pop(user, None)
