"""Tests that read like a story: `await alice.slash("play", game="coup")`, `await bob.click("Join")`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sandbox import admin
from sandbox.bot_process import BotProcess
from sandbox.model import Act, Channel, Guild, Json, User
from sandbox.people import CannotDo, Outcome, Person
from sandbox.picks import button_of, contains, fields_of, select_of, shown
from sandbox.reading import Seen
from sandbox.server import Sandbox
from sandbox.world import World

T = TypeVar("T")
Where = Channel | Seen | str | None


class Failed(AssertionError):
    """What a person wanted to do or see did not happen."""


class Actor:
    """A person in a story; `at` is the channel they are looking at."""

    def __init__(self, stage: Stage, person: Person, at: Channel) -> None:
        self.stage = stage
        self.person = person
        self.at = at
        self.last: Outcome | None = None
        self.patience = 5.0

    @property
    def id(self) -> str:
        """The user's id."""
        return self.person.id

    @property
    def user(self) -> User:
        """The account."""
        return self.person.user

    @property
    def name(self) -> str:
        """The shown name."""
        return self.person.user.display

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # Seeing.

    def place(self, where: Where) -> Channel:
        """A channel, thread, or the direct conversation ("dm"), by name or by a message in it."""
        if where is None:
            return self.at
        if isinstance(where, Channel):
            return where
        if isinstance(where, Seen):
            return self.stage.world.channels[where.channel_id]
        if where == "dm":
            return self.person.open_dm()
        wanted = where.removeprefix("#")
        named = [c for c in self.person.channels() if wanted in (c.name, c.id)]
        if not named:
            seen = ", ".join(f"#{c.name}" for c in self.person.channels())
            raise Failed(f"{self.name} sees no #{wanted}, only {seen}")
        return named[-1]

    def goes(self, where: Where) -> Channel:
        """Look at another channel or thread from now on."""
        self.at = self.place(where)
        return self.at

    def messages(self, where: Where = None, *, everywhere: bool = False) -> list[Seen]:
        """Visible messages of a channel (of all: `everywhere`), oldest first."""
        world = self.stage.world
        if not everywhere:
            return [Seen(world, m) for m in self.person.messages(self.place(where))]
        found = [m for c in self.person.channels() for m in self.person.messages(c)]
        return [Seen(world, m) for m in sorted(found, key=lambda m: int(m.id))]

    def panel(self) -> Seen | None:
        """The newest private answer."""
        return next((m for m in reversed(self.messages(everywhere=True)) if m.ephemeral), None)

    def dms(self) -> list[Seen]:
        """The conversation with the bot."""
        channel = self.person.direct()
        return self.messages(channel) if channel is not None else []

    def screen(self) -> str:
        """All that can be seen, as text."""
        return "\n".join(m.readable() for m in self.messages(everywhere=True)) or "(nothing)"

    def commands(self, where: Where = None) -> list[str]:
        """The names of the commands offered."""
        return sorted(c["name"] for c in self.person.commands(self.place(where)))

    def hint(self, command: str, where: Where = None) -> list[str]:
        """What can be read while a command is typed."""
        return self.person.hint(self.place(where), command)

    def _where(self, where: Where) -> list[Seen]:
        return self.messages(everywhere=True) if where is None else self.messages(where)

    async def sees(self, text: str | re.Pattern[str], where: Where = None, *, within: float | None = None) -> Seen:
        """Wait until some visible message contains a text; returns the newest such message."""

        def look() -> Seen | None:
            return next((m for m in reversed(self._where(where)) if contains(m, text)), None)

        return await self._until(look, within, f"{self.name} does not see {shown(text)}")

    async def sees_not(self, text: str | re.Pattern[str], where: Where = None, *, within: float = 0.1) -> None:
        """Fail if a visible message contains a text now or in the next moments."""
        end = asyncio.get_running_loop().time() + within
        while True:
            for m in self._where(where):
                if contains(m, text):
                    raise Failed(f"{self.name} sees {shown(text)}:\n{m.readable()}")
            if asyncio.get_running_loop().time() >= end:
                return
            await asyncio.sleep(0.02)

    async def _until(self, look: Callable[[], T | None], within: float | None, complaint: str) -> T:
        """Look again after every visible change, until there is something to see."""
        found = look()
        if found is not None:
            return found
        changed = asyncio.Event()
        stop = self.person.subscribe(lambda _: changed.set())
        loop = asyncio.get_running_loop()
        end = loop.time() + (self.patience if within is None else within)
        try:
            while (left := end - loop.time()) > 0:
                changed.clear()
                try:
                    await asyncio.wait_for(changed.wait(), left)
                except TimeoutError:
                    break
                found = look()
                if found is not None:
                    return found
        finally:
            stop()
        found = look()
        if found is not None:
            return found
        raise Failed(f"{complaint}. {self.name} sees:\n{self.screen()}")

    # Doing.

    async def _done(self, outcome: Outcome, may_fail: bool) -> Outcome:
        self.last = outcome
        await outcome.settled(self.patience)
        if self.stage.afterwards is not None:
            await self.stage.afterwards()
        if outcome.failed and not may_fail:
            raise Failed(f"{self.name} was told {outcome.error!r} and sees:\n{self.screen()}")
        return outcome

    async def slash(
        self,
        command: str,
        *,
        where: Where = None,
        force: bool = False,
        twice: bool = False,
        may_fail: bool = False,
        **options: Any,
    ) -> Outcome:
        """Use a slash command, e.g. `slash("table leave")`; an option named like a keyword gets a `_`."""
        given = {k.rstrip("_"): v for k, v in options.items()}
        done = await self.person.slash(self.place(where), command, given, force=force, twice=twice)
        return await self._done(done, may_fail)

    async def autocomplete(
        self, command: str, option: str, typed: str = "", *, where: Where = None, **options: Any
    ) -> list[str]:
        """The suggestions' names for what is being typed; values are in `last.choices`."""
        given = {k.rstrip("_"): v for k, v in options.items()}
        self.last = await self.person.autocomplete(self.place(where), command, option, typed, given)
        if self.last.failed:
            raise Failed(f"no suggestions for {option} of /{command}")
        return [c["name"] for c in self.last.choices]

    async def click(
        self,
        label: str,
        *,
        on: Seen | None = None,
        where: Where = None,
        force: bool = False,
        twice: bool = False,
        may_fail: bool = False,
    ) -> Outcome:
        """Press the button of that label on the newest visible message that has it."""
        if on is not None and force:
            stale = button_of(on, label, True)
            if stale is None:
                raise Failed(f"there never was a button {label!r} on:\n{on.readable()}")
            message, custom_id = on.as_seen(), stale.custom_id
        else:
            seen, button = await self._until(
                lambda: self._find(on, where, lambda m: button_of(m, label, force), exact=label),
                None,
                f"{self.name} finds no button {label!r}",
            )
            message, custom_id = seen.message, button.custom_id
        done = await self.person.press(message, custom_id, force=force, twice=twice)
        return await self._done(done, may_fail)

    async def choose(
        self,
        menu: str,
        *picks: Any,
        on: Seen | None = None,
        where: Where = None,
        force: bool = False,
        twice: bool = False,
        may_fail: bool = False,
    ) -> Outcome:
        """Choose in the select of that placeholder (or custom_id), by label, value or person."""
        seen, select = await self._until(
            lambda: self._find(on, where, lambda m: select_of(m, menu)),
            None,
            f"{self.name} finds no menu {menu!r}",
        )
        done = await self.person.choose(seen.as_seen(), select.custom_id, list(picks), force=force, twice=twice)
        return await self._done(done, may_fail)

    async def submit(
        self, *, force: bool = False, twice: bool = False, may_fail: bool = False, **values: Any
    ) -> Outcome:
        """Send off the form that is open; fields by custom_id or label (`_` for a space)."""
        if self.last is None or self.last.modal is None:
            raise Failed(f"{self.name} has no form open and sees:\n{self.screen()}")
        known = {label.casefold().replace(" ", "_"): c["custom_id"] for label, c in fields_of(self.last)}
        given = {known.get(k.casefold(), k): v for k, v in values.items()}
        done = await self.person.submit(self.last, given, force=force, twice=twice)
        return await self._done(done, may_fail)

    async def forge(
        self, kind: int, data: Json, *, where: Where = None, on: Seen | None = None, may_fail: bool = False
    ) -> Outcome:
        """Send the bot an interaction of this kind with any data, as no client of Discord's would."""
        message = on.message if on is not None else None
        done = await self.person.forge(self.place(where), Act(kind, data, message=message))
        return await self._done(done, may_fail)

    def _find(
        self,
        on: Seen | None,
        where: Where,
        pick: Callable[[Seen], T | None],
        exact: str | None = None,
    ) -> tuple[Seen, T] | None:
        """The newest message on which something can be picked; exact labels win over partial ones."""
        if on is not None:
            channel = self.stage.world.channels.get(on.channel_id)
            fresh = channel.messages.get(on.id) if channel is not None else None
            candidates = [Seen(self.stage.world, fresh)] if fresh is not None else []
        else:
            candidates = self._where(where)[::-1]
        partial: tuple[Seen, T] | None = None
        for seen in candidates:
            found = pick(seen)
            if found is None:
                continue
            if exact is None or getattr(found, "label", exact).casefold() == exact.casefold():
                return seen, found
            partial = partial or (seen, found)
        return partial

    def says(self, text: str, *, where: Where = None, files: list[tuple[str, bytes]] | None = None) -> Seen:
        """Send a plain message."""
        return Seen(self.stage.world, self.person.say(self.place(where), text, files=files))

    def dismisses(self, seen: Seen | None = None) -> None:
        """Put a private answer away, the newest if none is given."""
        seen = seen or self.panel()
        if seen is None:
            raise Failed(f"{self.name} has nothing to dismiss")
        self.person.dismiss(seen.message)

    def closes_dms(self) -> None:
        """Refuse direct messages."""
        self.person.set_dms(False)

    def opens_dms(self) -> None:
        """Accept direct messages."""
        self.person.set_dms(True)


class Stage:
    """A world to tell stories in: a server with people, and the port the bot connects to."""

    def __init__(self, world: World | None = None, *, name: str = "Parlour", **options: Any) -> None:
        self.world = world if world is not None else World(**options)
        self.sandbox = Sandbox(self.world)
        self.people: dict[str, Actor] = {}
        self.afterwards: Callable[[], Awaitable[None]] | None = None
        """Waited for after everything that somebody does: whoever runs the bot may know when it is done with it."""
        self.guild: Guild = next(iter(self.world.guilds.values()), None) or admin.make_guild(
            self.world, name, self.world.owner, channels=("general", "games", "off-topic"), shard=0
        )

    async def __aenter__(self) -> Stage:
        await self.sandbox.start()
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.sandbox.stop()

    def person(
        self,
        name: str,
        *,
        moderator: bool = False,
        locale: str = "en-US",
        guild: Guild | None = None,
        at: str | None = None,
    ) -> Actor:
        """Somebody by name, made and seated in the server if new."""
        guild = guild or self.guild
        if name in self.people:
            return self.people[name]
        known = [u for u in self.world.users.values() if u.display == name]
        user = known[0] if known else admin.make_user(self.world, name, locale=locale)
        admin.join_guild(self.world, guild, user)
        if moderator:
            admin.moderator(self.world, guild, user)
        actor = Actor(self, Person(self.world, user), self.channel(at, guild))
        self.people[name] = actor
        return actor

    def server(self, name: str, *, shard: int) -> Guild:
        """Another server with the bot in it, on one of the shards that the bot is told to use."""
        return admin.make_guild(self.world, name, self.world.owner, channels=("general", "games"), shard=shard)

    def channel(self, name: str | None = None, guild: Guild | None = None) -> Channel:
        """A channel or thread of the server by name; the first if none is given."""
        guild = guild or self.guild
        for c in self.world.channels.values():
            if c.guild_id == guild.id and name in (None, c.name, f"#{c.name}"):
                return c
        raise Failed(f"there is no channel {name} in {guild.name}")

    def threads(self) -> list[Channel]:
        """All threads, oldest first."""
        return [c for c in self.world.channels.values() if c.thread is not None]

    def bot(self, **options: Any) -> BotProcess:
        """The bot as a child process of this story, not yet started; options are those of `BotProcess`."""
        return BotProcess(self.sandbox.address, token=self.world.token, **options)

    async def ready(self, *commands: str, within: float = 20.0) -> None:
        """Wait until every shard of the bot is connected and it has these commands."""
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        while loop.time() < end:
            known = {c["name"] for found in self.world.commands.values() for c in found.values()}
            if self.world.hub.whole and known.issuperset(commands):
                return
            await asyncio.sleep(0.01)
        raise Failed(f"the bot is not there; sessions: {self.world.hub.json()['sessions']}, commands: {sorted(known)}")


__all__ = ["Actor", "CannotDo", "Failed", "Outcome", "Seen", "Stage"]
