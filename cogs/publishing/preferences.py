"""What people have asked for with `/preferences`: read once, remembered while the bot runs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence

from games.host.fellows import Alone, Fellows, Subject, Word
from games.host.rows import User
from games.host.store import Store

REMEMBERED = 5_000

HANDS, PINGS, PICTURES, PASSES, CONFIRM = "hands", "pings", "pictures", "passes", "confirm"
LANGUAGE, GENDER = "language", "gender"
LOCALE = "locale"
"""Not asked for: the language of somebody's Discord, where it is another than their server's."""
DM, PANEL, MENTION, NONE = "dm", "panel", "mention", "none"
ON, OFF = "on", "off"
AUTO = "auto"
NEUTRAL, FEMININE, MASCULINE = "n", "f", "m"


class Preferences:
    """Every click asks how its person likes to be answered; a hop to the database each time would cost most of it."""

    def __init__(self, store: Store, fellows: Fellows | None = None) -> None:
        self._store = store
        self._fellows = fellows or Alone()
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
        await self._fellows.tell(Word(Subject.PREFERENCES, about=user))

    def forget(self, user: User) -> None:
        """What is known of this person is read anew the next time."""
        self._changes += 1
        self._known.pop(user, None)

    def forget_all(self) -> None:
        self._changes += 1
        self._known.clear()

    # What they mean.

    async def plain(self, user: User | None) -> bool:
        """Whether somebody wants words instead of pictures."""
        return user is not None and (await self.of(user)).get(PICTURES, ON) == OFF

    async def by_message(self, user: User) -> bool:
        """Whether somebody's hands go by direct message."""
        return (await self.of(user)).get(HANDS, PANEL) == DM

    async def passes(self, user: User) -> bool:
        """Whether somebody passes by themselves wherever a game knows it."""
        return (await self.of(user)).get(PASSES, OFF) == ON

    async def confirms(self, user: User) -> bool:
        """Whether somebody wants every move to be asked for twice, not only the grave ones."""
        return (await self.of(user)).get(CONFIRM, OFF) == ON

    async def gender(self, user: User) -> str:
        """How texts speak of somebody; empty: neutrally, as of those who have not said it."""
        said = (await self.of(user)).get(GENDER, NEUTRAL)
        return said if said in (FEMININE, MASCULINE) else ""

    async def genders(self, users: Iterable[User]) -> dict[User, str]:
        """Of those among these who have said it."""
        return {user: said for user in users if (said := await self.gender(user))}

    async def called(self, users: Sequence[User], how: str) -> list[User]:
        """Those who want to be called in this way: by a mention at the table, or by a direct message."""
        return [user for user in users if (await self.of(user)).get(PINGS, MENTION) == how]
