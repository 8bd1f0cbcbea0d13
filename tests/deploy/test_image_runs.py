"""The image without Docker: what it copies, in a folder of somebody else's, run by somebody without rights."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import NO_TOKEN
from sandbox import Stage, World
from sandbox.rates import Rates
from tests.conftest import free_port
from tests.deploy.reading import ROOT, copied, environment, the, without_rights
from tests.deploy.test_image import health
from tests.stories.evening import PATIENCE, until

NOBODY = 65_534
ADVICE = "The coach, knowing what you know:"


class Container:
    """Folders as in the image: the code, what it may write, and nothing else."""

    def __init__(self, home: Path) -> None:
        self.app, self.data, self.tmp = home / "app", home / "data", home / "tmp"
        self.port = free_port()
        for file, place in copied().items():
            (self.app / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, self.app / place)
        for folder in (self.data, self.tmp):
            folder.mkdir(mode=0o700)
        for path in (home, self.app, *self.app.rglob("*")):
            path.chmod(0o555 if path.is_dir() else 0o444)
            if os.getuid() == 0:
                os.chown(path, NOBODY, NOBODY)

    @property
    def environment(self) -> dict[str, str]:
        """The image's own, with its folders as they are here and the Python of these tests."""
        mapped = {key: value.replace("/data", str(self.data)) for key, value in environment().items()}
        mapped["PATH"] = str(Path(sys.executable).parent)
        return {
            **mapped,
            "PARLOUR_HTTP": f"127.0.0.1:{self.port}",
            "HOME": str(self.data),
            "TMPDIR": str(self.tmp),
            "PYTHONPATH": "",
        }

    def code(self) -> dict[str, float]:
        return {str(path): path.stat().st_mtime for path in (self.app, *self.app.rglob("*"))}


@pytest.fixture
def container() -> Iterator[Container]:
    home = Path(tempfile.mkdtemp(prefix="parlour-image-"))
    try:
        yield Container(home)
    finally:
        for path in (home, *home.rglob("*")):
            if path.is_dir():
                path.chmod(0o755)
        shutil.rmtree(home)


def test_nobody_writes_beside_the_code(container: Container) -> None:
    """What the others here rest on: whoever runs the bot could not if they tried."""
    for folder, may in ((container.app, False), (container.data, True)):
        done = subprocess.run(without_rights("touch", str(folder / "a")), capture_output=True)
        assert (done.returncode == 0) is may


async def test_the_image_serves_a_game_and_ends_when_told(container: Container) -> None:
    """Robots think in processes of their own, pictures are painted; nothing is written but in its volume."""
    before = container.code()
    async with Stage(World(rates=Rates.off())) as stage:
        stage.world.patience = PATIENCE
        bot = stage.bot(command=without_rights(*the("ENTRYPOINT").listed), env=container.environment, restart=False)
        bot.cwd = container.app
        await bot.start()
        try:
            await stage.ready("play", within=60)
            assert await asyncio.to_thread(health, container.port) == 0
            alice = stage.person("Alice")
            alice.patience = 2 * PATIENCE
            await alice.slash("play", game="loveletter")
            await alice.click("Add robot")
            await alice.click("Start")
            await until(lambda: any(one.files for one in alice.messages(everywhere=True)), 60)
            while not ((panel := alice.panel()) and ADVICE in panel.text):
                await alice.slash("table advise")
                # A process of its own begins to think, perhaps on a busy machine: whoever asks all the time starves it.
                await asyncio.sleep(0.5)
            assert bot.process is not None
            bot.process.terminate()
            await until(lambda: not bot.alive, 60)
            assert bot.process.returncode == 0, "\n".join(bot.log[-20:])
        finally:
            await bot.stop()
    assert not [line for line in bot.log if "Traceback" in line]
    assert container.code() == before
    assert list(container.tmp.iterdir()) == []
    assert {path.name for path in container.data.iterdir()} <= {"parlour.db", "parlour.db-lock"}
    assert (container.data / "parlour.db").stat().st_mode & 0o077 == 0


async def test_an_image_without_a_token_says_so(container: Container) -> None:
    """Exit code 2, and no stand-in for Discord that nobody could reach."""
    async with Stage(World()) as stage:
        bot = stage.bot(command=without_rights(*the("ENTRYPOINT").listed), env=container.environment, restart=False)
        bot.env |= {"DISCORD_TOKEN": "", "PARLOUR_SANDBOX": ""}
        bot.cwd = container.app
        await bot.start()
        await until(lambda: not bot.alive, 60)
    assert bot.process is not None and bot.process.returncode == 2
    assert bot.log == [NO_TOKEN]
