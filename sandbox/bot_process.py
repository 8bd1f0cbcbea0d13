"""The bot as a child process: started, watched, restarted."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

Say = Callable[[str], None]


class BotProcess:
    """One bot process; it is started again, with growing pauses, when it dies by itself."""

    def __init__(
        self,
        address: str,
        *,
        token: str = "sandbox",
        database: Path | None = None,
        command: Sequence[str] = (sys.executable, "bot.py"),
        env: Mapping[str, str] | None = None,
        say: Say | None = None,
        forward: Say | None = None,
        restart: bool = True,
    ) -> None:
        self.command = tuple(command)
        self.cwd: Path | None = None
        """Where it is started; None: where this process was."""
        self.env = {**os.environ, "PARLOUR_SANDBOX": address, "DISCORD_TOKEN": token, **(env or {})}
        if database is not None:
            self.env["PARLOUR_DB"] = str(database)
        self.say = say or (lambda line: None)
        self.forward = forward or (lambda line: None)
        self.restart_when_dead = restart
        self.pause = 1.0
        self.log: list[str] = []
        self.process: asyncio.subprocess.Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self._stopping = False

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self.process is not None and self.process.returncode is None

    @property
    def waiting(self) -> bool:
        """Whether the process died and is about to be started again."""
        return not self.alive and self._watch is not None and not self._watch.done()

    async def start(self) -> None:
        """Start the process and watch over it."""
        self._stopping = False
        await self._spawn()
        self._watch = asyncio.create_task(self._watching())

    async def _spawn(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            env=self.env,
            cwd=self.cwd,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=1 << 20,
            # Ctrl-C in the terminal goes to the sandbox alone, which then asks the bot to end.
            start_new_session=True,
        )

    async def _watching(self) -> None:
        loop = asyncio.get_running_loop()
        pause = self.pause
        while True:
            assert self.process is not None and self.process.stdout is not None
            began = loop.time()
            await self._read(self.process.stdout)
            code = await self.process.wait()
            if self._stopping or not self.restart_when_dead:
                return
            if loop.time() - began > 60:
                pause = self.pause
            self.say(f"The bot ended unexpectedly (exit code {code}); starting it again in {pause:.0f} s.")
            await asyncio.sleep(pause)
            pause = min(pause * 2, 60.0)
            await self._spawn()

    async def _read(self, stream: asyncio.StreamReader) -> None:
        while True:
            try:
                raw = await stream.readline()
            except ValueError:
                continue
            if not raw:
                return
            line = raw.decode(errors="replace").rstrip("\n")
            self.log.append(line)
            del self.log[:-2000]
            self.forward(line)

    async def kill(self) -> None:
        """Kill the process at once, as a crash would; nothing is started in its place."""
        await self._end(signal.SIGKILL, 5.0)

    async def stop(self, grace: float = 10.0) -> None:
        """Ask the process to end, and kill it if it does not."""
        await self._end(signal.SIGTERM, grace)

    async def restart(self) -> None:
        """End the process and start it again."""
        await self.stop()
        await self.start()

    async def _end(self, how: signal.Signals, grace: float) -> None:
        self._stopping = True
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(how)
            try:
                await asyncio.wait_for(self.process.wait(), grace)
            except TimeoutError:
                self.process.kill()
                await self.process.wait()
        if self._watch is not None:
            # While the watcher pauses before a restart there is nothing left to read.
            done, _ = await asyncio.wait({self._watch}, timeout=1.0)
            if not done:
                self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
            self._watch = None
