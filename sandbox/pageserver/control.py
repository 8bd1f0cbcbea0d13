"""The bot's process and the world as a whole: restarted, killed, reset."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sandbox import admin
from sandbox.bot_process import BotProcess
from sandbox.model import Json
from sandbox.slash import CannotDo
from sandbox.storage import dump, load
from sandbox.world import World


class Control:
    """Who is at the switches; without a process here the bot runs elsewhere and can only be watched."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.bot: BotProcess | None = None
        self.forget: Callable[[], None] = lambda: None
        self.busy: str | None = None
        self._one = asyncio.Lock()

    def state(self) -> str:
        """What the bot is up to: online, starting, stopping, stopped, crashed (and soon started again) or absent."""
        if self.busy is not None:
            return self.busy
        if self.world.hub.connected:
            return "online"
        if self.bot is None:
            return "absent"
        if self.bot.waiting:
            return "crashed"
        return "starting" if self.bot.alive else "stopped"

    def json(self) -> Json:
        """The bot for a page."""
        return {"state": self.state(), "managed": self.bot is not None}

    async def turn(self, how: str) -> None:
        """Start, restart, stop or kill the bot."""
        bot = self.bot
        if bot is None:
            raise CannotDo("this sandbox did not start the bot")
        async with self._one:
            self.busy = "stopping" if how in ("restart", "stop", "kill") else None
            try:
                if how == "kill":
                    await bot.kill()
                elif how != "start" or not bot.alive:
                    # Also ends the wait for a restart, so that there are never two bots.
                    await bot.stop()
                if how in ("restart", "start") and not bot.alive:
                    await bot.start()
            finally:
                self.busy = None

    async def reset(self) -> None:
        """Throw the world and the bot's memory away and begin again."""
        async with self._one:
            self.busy = "stopping"
            try:
                if self.bot is not None:
                    await self.bot.stop()
                await self.world.hub.drop(forget=True)
                self.forget()
                fresh = World(bot_name=self.world.bot.name, token=self.world.token)
                admin.default_world(fresh)
                for pending in self.world.interactions.values():
                    if pending.timer is not None:
                        pending.timer.cancel()
                load(self.world, dump(fresh), {})
                self.world.nonces.clear()
                self.world.spent.clear()
                self.world.hub.starts.clear()
                self.world.leaving.clear()
                self.world.commands_made.clear()
                self.world.dirty()
                if self.bot is not None:
                    await self.bot.start()
            finally:
                self.busy = None
