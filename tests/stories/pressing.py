"""People who press whatever they may, and remember which answers were taken."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol

from sandbox import Actor, Outcome, Stage
from sandbox.model import ACK, DM, Channel, Guild
from sandbox.people import CannotDo
from sandbox.reading import Seen
from sandbox.record import Entry
from tests.stories.books import Books
from tests.stories.evening import PATIENCE, newest, until

SETTLING = 3.0
"""Seconds after an acknowledgement in which somebody waits for more; nobody knows whether there will be any."""
READ = 12
"""Messages of a place that somebody reads, from the end."""
WITH_THREADS, WITHOUT = "general", "games"
"""The channels they play in."""
FOOLISH = 0.03
UPDATE = 7
"""The callback that changes the message which was pressed."""
REFUSALS = ("The table has moved on", "Too late:", "It is not your decision now", "That is not possible")
"""What a panel says instead of taking an answer."""


ANSWERS = ("confirm", "choose", "pick")
"""What may bring an answer to its end."""


def _says(entry: Entry) -> bool:
    """Whether it shows anything: whoever goes on where another process ended acknowledges first."""
    return not entry.code and not (isinstance(entry.body, dict) and entry.body.get("type") == ACK)


class Host(Protocol):
    """Who serves the tables: one process of the bot or several."""

    stage: Stage
    books: Books

    @property
    def here(self) -> bool:
        """Whether anybody hears what people do."""


class Server(NamedTuple):
    """Where people play, and who they are; the second of them has hands by direct message."""

    guild: Guild
    names: Sequence[str]
    games: Sequence[str] = ("loveletter", "loveletter", "coup", "inkognito")
    live: int = 3
    """Tables that somebody sees at a time before they open another one."""
    clock: str = "10m"
    """So long that it does not run out however slow the machine is."""
    window: str = "10m"
    away: Sequence[str] = ()
    """Who sits down, and does nothing more."""


class Press(NamedTuple):
    """A click that may be an answer: where, whose, and the question it was meant for."""

    table: int
    user: int
    window: int
    question: str
    """Empty: a public button, of which somebody may press several in turn."""


class Crowd:
    def __init__(self, bot: Host, chance: random.Random, servers: Sequence[Server] = ()) -> None:
        self.bot = bot
        self.stage = bot.stage
        self.world = bot.stage.world
        self.chance = chance
        self.servers = servers or [Server(self.stage.guild, ("Anna", "Ben", "Chloé", "Dmitri"))]
        self._home = {self.stage.person(name, guild=one.guild): one for one in self.servers for name in one.names}
        self.people = list(self._home)
        self.pressed: dict[int, Press] = {}
        """By the click's id."""
        self.taken: set[int] = set()
        """Clicks of which the bot said that the answer counts."""
        self.heard = 0
        """How often the bot said anything to a click."""
        self.in_private = 0
        """How often in a direct message."""
        self.waited: list[float] = []
        """Seconds, for each click, until it was answered or given up."""
        self.opened: defaultdict[str, int] = defaultdict(int)
        """Lobbies: by channel, and of rematches."""
        self.pressing = 0
        self.resting = False

    async def arrange(self) -> None:
        """In every server one channel without threads, short games, and the server's clocks."""
        for who in self.people:
            who.patience = 2 * PATIENCE
        for server in self.servers:
            await self._arrange(server)

    async def _arrange(self, server: Server) -> None:
        host = self.stage.person(f"Mod of {server.guild.name}", moderator=True, guild=server.guild)
        host.patience = 2 * PATIENCE
        await host.slash("config threads", value="off", channel=self.stage.channel(WITHOUT, server.guild))
        await host.slash("config defaults", game="loveletter", option="tokens_to_win", value="1")
        for what, value in (("clock", server.clock), ("window", server.window)):
            await host.slash(f"config {what}", value=value)
        await self.stage.person(server.names[1]).slash("preferences", hands="dm")

    async def begin(self) -> None:
        """A table in the channel without threads, and the lobby of a rematch in the thread of the game before."""
        anna, ben = self.people[:2]
        await ben.slash("play", game="coup", where=self.stage.channel(WITHOUT))
        await ben.click("Add robot", on=newest(ben, "p:join:1"))
        await ben.click("Start", on=newest(ben, "p:join:1"))
        await self.ended(anna, 2)
        await anna.click("Rematch", on=newest(anna, "p:rematch:2"))

    async def ended(self, who: Actor, table: int) -> None:
        """A game in a thread of its own that its host has ended, and whose end everybody sees."""
        await who.slash("play", game="loveletter", where=self.stage.channel(WITH_THREADS))
        await who.click("Add robot", on=newest(who, f"p:join:{table}"))
        await who.click("Start", on=newest(who, f"p:join:{table}"))
        await who.slash("table end", table=str(table))
        await who.click("End the table", on=who.panel())
        await until(
            lambda: any(
                f"p:rematch:{table}" in one.custom_ids and not one.ephemeral for one in who.messages(everywhere=True)
            ),
            PATIENCE,
        )

    async def seat(self, server: Server, game: str, table: int) -> None:
        """Everybody of a server and a robot at a new table of this number."""
        first, *others = (self.stage.person(name) for name in server.names)
        await first.slash("play", game=game, where=self.chance.choice(self._channels(first)))
        for one in others:
            await one.click("Join", on=newest(one, f"p:join:{table}"))
        await first.click("Add robot", on=newest(first, f"p:join:{table}"))
        await first.click("Start", on=newest(first, f"p:join:{table}"))

    async def play(self, who: Actor) -> None:
        while True:
            if self.resting or not self.bot.here:
                await asyncio.sleep(0.01)
                continue
            self.pressing += 1
            try:
                await self._act(who)
            except CannotDo:
                pass
            finally:
                self.pressing -= 1
            await asyncio.sleep(self.chance.uniform(0.0, 0.02))

    async def _act(self, who: Actor) -> None:
        by_verb: defaultdict[str, list[tuple[Seen, str]]] = defaultdict(list)
        for seen in self.readable(who):
            for one in (*seen.buttons, *seen.selects):
                if not one.disabled and ":" in one.custom_id and self._sensible(who, seen, one.custom_id.split(":")[1]):
                    by_verb[one.custom_id.split(":")[1]].append((seen, one.custom_id))
        tables = {one.split(":")[2] for verb in ("join", "hand") for _, one in by_verb[verb]}
        if len(tables) < self._home[who].live and self.chance.random() < 0.3:
            if by_verb["rematch"] and self.chance.random() < 0.5:
                await self._press(who, *self.chance.choice(by_verb["rematch"]))
            else:
                await self._open(who)
            return
        for verbs in (("confirm",), ("choose", "pick"), ("join", "robot", "start", "hand", "face", "advise")):
            offered = [one for verb in verbs for one in by_verb[verb]]
            if offered and self.chance.random() < 0.8:
                await self._press(who, *self.chance.choice(offered[-6:]))
                return

    def _sensible(self, who: Actor, seen: Seen, verb: str) -> bool:
        """People mostly read before they press."""
        if self.chance.random() < FOOLISH:
            return True
        if verb in ("start", "robot"):
            return f"{who.name} · host" in seen.text
        if verb in ("hand", "face"):
            return who.name in seen.text[seen.text.rfind("\n**") :]
        return True

    def readable(self, who: Actor) -> list[Seen]:
        """The last messages of each place that somebody reads; of their panels only the newest."""
        seen: list[Seen] = []
        for channel in who.person.channels():
            messages = [Seen(self.world, one) for one in who.person.messages(channel)]
            panels = [one for one in messages if one.ephemeral]
            for old in panels[:-1]:
                who.person.dismiss(old.message)
            seen += [one for one in messages if not one.ephemeral][-READ:] + panels[-1:]
        return seen

    async def _open(self, who: Actor) -> None:
        where = self.chance.choice(self._channels(who))
        done = await who.person.slash(where, "play", {"game": self.chance.choice(self._home[who].games)})
        await done.settled(SETTLING)
        self.opened[where.name] += not done.failed

    def _channels(self, who: Actor) -> list[Channel]:
        return [one for one in who.person.channels() if one.guild_id and one.name in (WITH_THREADS, WITHOUT)]

    async def _press(self, who: Actor, seen: Seen, custom_id: str) -> None:
        """Now and then Discord brings a click twice."""
        verb, table, *rest = custom_id.split(":")[1:]
        mark, began = self.world.record.mark(), time.monotonic()
        done = await self._clicked(who, seen, custom_id, self.chance.random() < 0.2)
        if verb in (*ANSWERS, "face"):
            question = ":".join(rest[:2]) if verb != "face" else ""
            self.pressed[int(done.id)] = Press(int(table), int(who.id), int(rest[0]), question)
        self.waited.append(time.monotonic() - began)
        await done.settled(SETTLING)
        self.heard += not done.failed
        self.in_private += not done.failed and done.interaction.guild_id is None
        self.opened["rematch"] += verb == "rematch" and not done.failed
        if verb in ANSWERS and done.response in (UPDATE, ACK):
            # As it was answered: by now the panel may show more.
            said = [one.text for one in self.world.record.since(mark) if one.interaction_id == done.id and _says(one)]
            here = f":{table}:{':'.join(rest[:2])}:"
            if said and here not in said[0] and not any(words in said[0] for words in REFUSALS):
                self.taken.add(int(done.id))
        public = not seen.ephemeral and self.world.channels[seen.channel_id].type != DM
        if verb == "face" and public and done.response == UPDATE:
            self.taken.add(int(done.id))

    async def _clicked(self, who: Actor, seen: Seen, custom_id: str, twice: bool) -> Outcome:
        menu = next((one for one in seen.selects if one.custom_id == custom_id), None)
        if menu is None:
            return await who.person.press(seen.message, custom_id, twice=twice)
        picks = self.chance.sample([value for _, value in menu.options], self.chance.randint(menu.low, menu.high))
        return await who.person.choose(seen.message, custom_id, picks, twice=twice)

    @asynccontextmanager
    async def at_play(self) -> AsyncIterator[list[asyncio.Task[None]]]:
        present = [who for who in self.people if who.name not in self._home[who].away]
        tasks = [asyncio.create_task(self.play(who)) for who in present]
        try:
            yield tasks
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def rest(self) -> None:
        """Nobody presses anything, and the bot has nothing more to say for a moment."""
        self.resting = True
        await until(lambda: not self.pressing, 3 * PATIENCE)
        quiet, before = 0, -1
        while quiet < 5:
            before, quiet = self.world.record.count, quiet + 1 if self.world.record.count == before else 0
            await asyncio.sleep(0.1)
