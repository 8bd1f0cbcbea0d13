"""Many tables at once on the stand-in: people who open them, look at their hands, play at random and begin again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

from games.host.rows import TableId
from games.registry import GAMES
from sandbox import admin
from sandbox.driver import Stage
from sandbox.model import Channel, Guild, Message
from sandbox.outcome import Outcome
from sandbox.people import CannotDo, Person
from sandbox.rates import Rates
from sandbox.reading import Button, Seen, Select
from sandbox.world import World
from tests.bench.ahead import Sitting, play_ahead

TABLES_PER_SERVER = 30
MOST_STEPS = 12
"""To one answer; whoever has not come to an end by then leaves it to the next look."""
CURIOUS = 0.1
"""How often somebody looks something up instead of at their hand."""
PATIENCE = 30.0
"""The machine may be busy: three seconds would measure that."""
LOOK = 0.2
LOOKING_UP = ("log", "rules", "zoom")
CHOOSING = ("choose", "pick", "confirm")


def busy_world() -> World:
    """Without limits on rates, and nothing written down."""
    world = World(rates=Rates.off())
    world.record.keep = False
    world.patience = PATIENCE
    return world


class Crowd:
    """So many tables of all games in turn; one that is over makes room for the next of its kind."""

    def __init__(self, stage: Stage, tables: int, pause: float, party: type[Party] | None = None) -> None:
        self.pause = pause
        """Seconds between two clicks at one table, on average."""
        self.clicks = 0
        self.failed = 0
        self.hands = 0
        """That were opened."""
        self.begun = 0
        self.over = 0
        self.parties = [(party or Party)(self, stage, place) for place in range(tables)]

    async def play_ahead(self, database: Path) -> None:
        """Their first games are of all ages when the bot starts.

        If all began together, all would grow old together, and later minutes would have more to hold than earlier ones.
        """
        self.found(await play_ahead(database, self.sittings()))

    def sittings(self) -> list[Sitting]:
        return [party.sitting() for party in self.parties]

    def found(self, tables: Sequence[TableId]) -> None:
        """At these they sit when the bot starts."""
        for party, table in zip(self.parties, tables, strict=True):
            party.left = table

    async def arrive(self) -> None:
        """Returns when every game that is under way is shown."""
        await asyncio.gather(*[party.arrive() for party in self.parties])

    async def play(self, seconds: float, hands: int = 0) -> None:
        """All of them, for so long and until so many hands have been opened."""
        playing = [asyncio.create_task(party.play()) for party in self.parties]
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        try:
            while loop.time() < end or self.hands < hands:
                done, _ = await asyncio.wait(playing, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
                for party in done:
                    party.result()
        finally:
            for party in playing:
                party.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


class Party:
    """The people around one table after another, with a robot where there is room for one."""

    def __init__(self, crowd: Crowd, stage: Stage, place: int) -> None:
        self.crowd = crowd
        self.world = stage.world
        self.dice = random.Random(place)
        self.game = list(GAMES.values())[place % len(GAMES)]
        self.guild = guild = _server(stage, place // TABLES_PER_SERVER)
        self.room = stage.channel("games", guild)
        least = max(2, self.game.seats[0])
        names = [f"Guest {place}.{number}" for number in range(least)]
        self.people = [stage.person(name, guild=guild, at="games").person for name in names]
        self.robot = self.game.seats[-1] > least
        self.left: TableId | None = None
        """The table at which they sit when the bot starts."""
        self.thread: Channel | None = None
        """Where it is shown."""

    def sitting(self) -> Sitting:
        people = [(int(one.user.id), one.user.display) for one in self.people]
        return Sitting(self.game.key, int(self.guild.id), int(self.room.id), people, self.robot, self.dice.random())

    async def arrive(self) -> None:
        """The bot opens a thread for a table that it finds."""
        while self.left is not None and table_of(self.world, self.thread) is None:
            await asyncio.sleep(LOOK)
            self.thread = thread_of(self.world, self.left)

    async def play(self) -> None:
        await asyncio.sleep(self.dice.uniform(0, 2 * self.crowd.pause))
        while True:
            thread = self.thread or await self._open()
            self.thread = None
            self.crowd.begun += 1
            while not self._is_over(thread):
                await self._turn(thread, self.dice.choice(self.people))
            self.crowd.over += 1
            admin.delete_channel(self.world, thread)

    async def _open(self) -> Channel:
        """From /play to the table's message in its thread, which has the id of the lobby's."""
        host, *others = self.people
        lobby = self._note(await host.slash(self.room, "play", {"game": self.game.key})).original
        assert lobby is not None, "no lobby"
        for other in others:
            await self._press(other, lobby, "join")
        if self.robot:
            await self._press(host, lobby, "robot")
        await self._press(host, lobby, "start")
        while table_of(self.world, self.world.channels.get(lobby.id)) is None:
            await self._breathe()
        return self.world.channels[lobby.id]

    def _is_over(self, thread: Channel) -> bool:
        table = table_of(self.world, thread)
        return table is not None and "rematch" in verbs_of(self.world, table)

    async def _turn(self, thread: Channel, who: Person) -> None:
        """Somebody looks at their hand and answers what they are asked, if they are; or looks something up."""
        table = table_of(self.world, thread)
        if table is None:
            await self._breathe()
            return
        if self.dice.random() < CURIOUS:
            await self._press(who, table, *LOOKING_UP)
            return
        opened = await self._press(who, table, "hand")
        panel = opened.original if opened is not None else None
        if panel is None or panel.reader is None:
            return
        self.crowd.hands += 1
        await self._looks(panel)
        for _ in range(MOST_STEPS):
            pressed = await self._press(who, panel, *CHOOSING)
            if pressed is None or verb_of(pressed.interaction.payload["data"]["custom_id"]) == "confirm":
                return

    async def _looks(self, panel: Message) -> None:
        """Whoever is to choose waits for the picture: a slow machine gets fewer clicks, not more and more to draw."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while not panel.attached and {*CHOOSING} & {*verbs_of(self.world, panel)}:
            await self._breathe()
            if asyncio.get_running_loop().time() > end:
                return

    async def _press(self, who: Person, message: Message, *verbs: str) -> Outcome | None:
        """One of these controls, at random; None: there is none any more."""
        await self._breathe()
        seen = Seen(self.world, message)
        found: list[Button | Select] = [
            one for one in seen.buttons if not one.disabled and verb_of(one.custom_id) in verbs
        ]
        found += [one for one in seen.selects if not one.disabled and verb_of(one.custom_id) in verbs]
        if not found:
            return None
        control = self.dice.choice(found)
        try:
            if isinstance(control, Button):
                outcome = await who.press(message, control.custom_id)
            else:
                outcome = await who.choose(message, control.custom_id, self._picked(control))
        except CannotDo:
            return None  # It was taken away while a hand went for it.
        return self._note(outcome)

    def _picked(self, menu: Select) -> list[str]:
        values = [value for _, value in menu.options]
        least, most = min(max(menu.low, 1), len(values)), min(menu.high, len(values))
        return self.dice.sample(values, self.dice.randint(least, most))

    async def _breathe(self) -> None:
        await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.crowd.pause)

    def _note(self, outcome: Outcome) -> Outcome:
        self.crowd.clicks += 1
        self.crowd.failed += outcome.failed
        return outcome


def verb_of(custom_id: str) -> str:
    return custom_id.split(":")[1]


def table_of(world: World, thread: Channel | None) -> Message | None:
    """The live message of a table: the newest public one with its log; calls have only a hand to open."""
    public = [one for one in (thread.messages.values() if thread else ()) if one.reader is None]
    found = (one for one in reversed(public) if "log" in verbs_of(world, one))
    return next(found, None)


def thread_of(world: World, table: TableId) -> Channel | None:
    return next((one for one in world.channels.values() if one.thread and one.name.startswith(f"#{table} ")), None)


def verbs_of(world: World, message: Message) -> list[str]:
    return [verb_of(one) for one in Seen(world, message).custom_ids]


def _server(stage: Stage, number: int) -> Guild:
    name = f"Server {number}"
    known = [guild for guild in stage.world.guilds.values() if guild.name == name]
    return known[0] if known else admin.make_guild(stage.world, name, stage.world.owner, channels=("games",))
