"""An evening at the parlour: the stand-in for Discord, the real bot on it, and people who play."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from bot import Parlour, Settings, build
from cogs.publishing.pauses import Pauses
from data.opening import Where, open_store
from games.core.codec import encode
from games.core.match import advance
from games.host.clock import Clock, FakeClock
from games.host.draft import Draft, replace
from games.host.rows import PublishedRow, Status
from games.host.table_state import TableState
from games.host.timing import Timing
from games.registry import GAMES
from sandbox import Actor, Stage, World
from sandbox.rates import Rates
from sandbox.reading import Seen

PATIENCE = 20.0
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker", "discord.py: on_app_command_completion")
"""What discord.py calls the tasks in which the bot answers: they go on for a moment after the answer has arrived."""
QUICK = Timing(robot_pause=(0, 0))


def deal() -> str:
    """What the cards of the running story come from: every run deals it the same ones.

    PARLOUR_DEAL=2 (or any other word) deals others, to look for stories that hang on luck.
    """
    return os.environ.get("PARLOUR_DEAL", "1") + os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]


def _answering() -> list[asyncio.Task[Any]]:
    return [task for task in asyncio.all_tasks() if task.get_name() in ANSWERING]


async def _heard_out() -> None:
    """Until the bot is done with every click: what it notes after its answer is noted by then."""
    while answering := _answering():
        await asyncio.wait(answering)


class Evening:
    """One world and one bot in this process; the bot may be closed and opened again on the same database."""

    def __init__(
        self,
        folder: Path,
        *,
        clock: Clock | None = None,
        timing: Timing = QUICK,
        rates: Rates | None = None,
        world: World | None = None,
        first: float = 0.0,
        requests: float = 10_000,
        emojis: bool = False,
    ) -> None:
        self.database: Where = folder / "parlour.db"
        self.processes = 1
        self.clock = clock
        self.timing = timing
        self.first = first
        self.requests = requests
        self.emojis = emojis
        """Whether the bot uploads its emojis: stories that are not about them spare themselves the time."""
        self.stage = Stage(world or World(rates=rates or Rates.off()))
        # Bot and sandbox share one process here, and the machine may be busy: three seconds would measure that.
        self.stage.world.patience = PATIENCE
        self.stage.afterwards = _heard_out
        self._seeds = 0
        self.bot: Parlour
        self._running: asyncio.Task[None]

    async def __aenter__(self) -> Evening:
        await self.stage.__aenter__()
        try:
            await self.open()
        except BaseException:
            await self.stage.__aexit__()
            raise
        return self

    async def __aexit__(self, *exc: object) -> None:
        if not self.bot.is_closed():
            await self.close()
        await self.stage.__aexit__()

    async def open(self) -> None:
        await self._begin()
        await self._ready()

    def settings(self) -> Settings:
        """What the operator of this evening's bot has decided."""
        return Settings(
            database=self.database,
            sandbox=self.stage.sandbox.address,
            timing=self.timing,
            pauses=Pauses(self.first, 0.0, 0.02, 0.0, turn=PATIENCE, picture=PATIENCE, prompt=PATIENCE),
            requests=self.requests,
            processes=self.processes,
            emojis=self.emojis,
        )

    async def _begin(self) -> None:
        self.bot = await build(self.settings(), self.clock)
        # An option of discord.py's client that the bot leaves alone: here nobody waits two seconds for more servers.
        self.bot._connection.guild_ready_timeout = 0.02
        self.bot.house.tables.new_seed = self._seed
        self._running = asyncio.create_task(self.bot.start("sandbox"))

    async def _ready(self) -> None:
        ready = asyncio.create_task(self.stage.ready("play"))
        await asyncio.wait({ready, self._running}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            ready.cancel()
            # A bot that could not start must not leave its database's threads behind: nothing would ever end.
            await self.bot.close()
            await self._running
        await ready
        await self.bot.wait_until_ready()

    def _seed(self) -> str:
        self._seeds += 1
        return f"{deal()}:{self._seeds}"

    async def close(self) -> None:
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)

    async def forgets(self, noted: PublishedRow) -> None:
        """The process dies before it could note anything after this; the next one starts."""
        await self.close()
        database = await open_store(self.database)
        await database.note_published(noted)
        await database.close()
        await self.open()

    # Looking.

    @property
    def house(self) -> Any:
        return self.bot.house

    async def look(self, table: int = 1) -> TableState:
        return await self.house.look(table)

    async def settle(self) -> None:
        """Every click has been answered to its end, nothing is due, and everything has been sent."""
        for _ in range(3):
            await _heard_out()
            await self.house.quiet()
            await self.bot.desk.panels.idle()
            await self.bot.desk.delivery.idle()

    async def pass_time(self, seconds: float) -> None:
        """What is due by now is done before, and what is due then after it: else it would be chance at which of the two
        times it happened.
        """
        assert isinstance(self.clock, FakeClock)
        await self.settle()
        self.clock.advance(seconds)
        await self.settle()

    async def reaches(self, status: Status, table: int = 1) -> None:
        """What happens in the world takes a moment to arrive; then the table has this status."""
        for _ in range(300):
            await self.settle()
            if (await self.look(table)).status is status:
                return
            await asyncio.sleep(0.01)
        raise AssertionError((await self.look(table)).status)

    def person(self, name: str, **more: Any) -> Actor:
        actor = self.stage.person(name, **more)
        actor.patience = 2 * PATIENCE
        return actor

    async def careful(self, *people: Actor) -> None:
        """These want every move to be asked for twice."""
        for who in people:
            await self.bot.desk.preferences.set(int(who.id), "confirm", "on")

    def nobody_looks(self) -> None:
        """All panels are closed: whoever is asked next has to be called."""
        panels = self.bot.desk.panels
        for panel in list(panels._open.values()):
            panels.shut(panel)

    # Playing.

    async def sit_down(
        self,
        *people: Actor,
        game: str = "loveletter",
        robots: int = 0,
        table: int = 1,
        start: bool = True,
        **options: Any,
    ) -> int:
        """The first of these opens a table, the others join; a short game unless said otherwise."""
        host = people[0]
        await host.slash("play", game=game)
        for one in people[1:]:
            await one.click("Join", on=self.lobby_message(one, table))
        for _ in range(robots):
            await host.click("Add robot", on=self.lobby_message(host, table))
        await self.house.lobby.set_options(table, int(host.id), {**GAMES[game].brief, **options})
        if start:
            await host.click("Start", on=self.lobby_message(host, table))
            await self.settle()
        return table

    async def arrange(self, change: Callable[[Any], Any], table: int = 1) -> TableState:
        """The cards lie as a story wants them: `change` gets the state at the last checkpoint, and may return another.

        Nobody is told, and the open question stays the one it was.
        """

        def act(draft: Draft) -> None:
            match = draft.life.match
            assert match is not None and not match.entries, "only between two turns"
            state = msgspec.json.decode(bytes(match.snapshot), type=draft.game.state)
            state = change(state) or state
            match = msgspec.structs.replace(match, snapshot=msgspec.Raw(encode(state)))
            position = advance(draft.game, match)
            draft.position, draft.life, draft.touched = position, replace(draft.life, match=position.match), True

        state = await self.house.tables.change(table, act)
        await self.settle()
        return state

    def lobby_message(self, who: Actor, table: int = 1) -> Seen:
        return newest(who, f"p:join:{table}")

    def table_message(self, who: Actor, table: int = 1) -> Seen:
        """The live message of a table: the newest public one with its log; calls have only a hand to open."""
        return newest(who, f"p:log:{table}:0")

    async def play_out(
        self,
        *people: Actor,
        table: int = 1,
        turn: Callable[[Actor, int], Awaitable[None]],
        most: int = 200,
    ) -> TableState:
        """Everybody plays in turn until the game is over."""
        by_user = {int(one.id): one for one in people}
        for _ in range(most):
            state = await self.look(table)
            if state.status is not Status.PLAYING:
                await self.settle()
                return state
            user = state.seats[state.awaits[0]].user
            if user in by_user and not state.seats[state.awaits[0]].robot:
                await turn(by_user[user], table)
            else:
                await self.settle()
        raise AssertionError(f"no end after {most} turns")

    async def by_buttons(self, who: Actor, table: int = 1) -> None:
        """One turn: My hand on the table message, then the first choice of each step, then Confirm."""
        await self.bot.desk.delivery.idle()
        await who.click("My hand", on=self.table_message(who, table))
        await press_through(who, latest_panel(who, table))

    async def by_typing(self, who: Actor, table: int = 1) -> None:
        """One turn: what autocomplete offers first, typed."""
        given: dict[str, Any] = {}
        for option in ("card", "target", "guess"):
            if not await who.autocomplete("loveletter play", option, table=str(table), **given):
                break
            assert who.last is not None
            given[option] = who.last.choices[0]["value"]
        await who.slash("loveletter play", table=str(table), **given)


def newest(who: Actor, *ids: str) -> Seen:
    found = [one for one in who.messages(everywhere=True) if set(ids) & set(one.custom_ids) and not one.ephemeral]
    assert found, f"{who} sees no control {ids}:\n{who.screen()}"
    return found[-1]


def latest_panel(who: Actor, table: int) -> Seen:
    """The newest private message with a choice at this table."""
    for one in reversed(who.messages(everywhere=True)):
        verbs = ("choose", "confirm", "page", "pick")
        if one.ephemeral and any(
            part.split(":")[1:3] in ([verb, str(table)] for verb in verbs) for part in one.custom_ids
        ):
            return one
    raise AssertionError(f"{who} has no choice at table {table}:\n{who.screen()}")


def fresh(who: Actor, seen: Seen) -> Seen:
    """The same message as it stands now."""
    return Seen(seen.world, who.stage.world.channels[seen.channel_id].messages[seen.id])


async def press_through(who: Actor, panel: Seen) -> Seen:
    """The first choice of each step until the question is answered; Confirm where it is asked for."""
    asked = ticket_of(panel)
    for _ in range(6):
        gone = panel.id not in who.stage.world.channels[panel.channel_id].messages
        panel = latest_panel(who, int(asked[0])) if gone else fresh(who, panel)  # it may have come down
        if ticket_of(panel) != asked:
            return panel
        choices = [one for one in panel.buttons if not one.disabled and verb_of(one.custom_id) in ("choose", "confirm")]
        await who.click(choices[0].label, on=panel)
    raise AssertionError(f"no end on:\n{panel.readable()}")


def verb_of(custom_id: str) -> str:
    return custom_id.split(":")[1] if custom_id.count(":") else ""


def ticket_of(panel: Seen) -> list[str]:
    """The question that a panel's choices belong to: table, window, and when it was asked."""
    found = [one.split(":") for one in panel.custom_ids if verb_of(one) in ("choose", "confirm", "page", "pick")]
    return found[0][2:5] if found else []


async def until(true: Callable[[], Any], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - what is waited for lives in other objects without events
            await asyncio.sleep(0.005)
