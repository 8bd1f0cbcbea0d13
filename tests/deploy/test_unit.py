"""The unit of systemd: it starts what is there, and shuts it in no further than it can bear."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from tests.deploy.reading import ROOT, the, unit

HOME = Path("/opt/parlour")
"""Where the pages put a clone."""


def said(key: str, section: str = "Service") -> str:
    (only,) = unit()[section][key]
    return only


def test_it_starts_what_a_clone_has() -> None:
    python, *words = said("ExecStart").split()
    assert python == f"{HOME}/.venv/bin/python" and said("WorkingDirectory") == str(HOME)
    assert (ROOT / words[0]).exists()
    assert words == the("ENTRYPOINT").listed[1:], "as the image does"


def test_the_page_says_the_same() -> None:
    """Folder, user, state and file of the unit."""
    page = (ROOT / "docs/operating/systemd.md").read_text(encoding="utf-8")
    state = f"/var/lib/{said('StateDirectory')}"
    for words in (str(HOME), f"PARLOUR_DB={state}/parlour.db", f"sudo -u {said('User')} ", "deploy/parlour.service"):
        assert words in page, words
    assert (ROOT / said("Documentation", "Unit").removeprefix(f"file://{HOME}/")).exists()


def test_exit_codes_are_honoured() -> None:
    """What must be put right is not tried again; all else is, for as long as it takes."""
    assert said("RestartPreventExitStatus") == str(bot.PUT_RIGHT)
    assert said("Restart") == "always" and said("StartLimitIntervalSec", "Unit") == "0"


def test_systemd_understands_it(tmp_path: Path) -> None:
    """With programs that are here in the place of those that will be."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd-analyze on this system")
    text = (ROOT / "deploy/parlour.service").read_text(encoding="utf-8")
    here = tmp_path / "parlour.service"
    here.write_text(text.replace(f"{HOME}/.venv/bin/python", sys.executable), encoding="utf-8")
    done = subprocess.run([analyze, "verify", "--man=no", str(here)], capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "parlour.service" in line]
    assert done.returncode == 0 and not complaints, done.stderr


def test_little_is_left_open(tmp_path: Path) -> None:
    """By systemd's own reckoning, in which a service that says nothing of itself has 9.6."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd-analyze on this system")
    command = [analyze, "security", "--offline=yes", "--threshold=20", str(ROOT / "deploy/parlour.service")]
    done = subprocess.run(command, capture_output=True, text=True)
    if "unrecognized option" in done.stderr:
        pytest.skip("an older systemd cannot look at a file")
    assert done.returncode == 0, done.stdout[-200:]


WITHOUT_WRITABLE_CODE = """
import ctypes, os, sys
if ctypes.CDLL(None).prctl(65, 1, 0, 0, 0):
    sys.exit(75)
os.execv(sys.executable, [sys.executable, "-c", sys.argv[1]])
"""

BEAR_IT = """
import asyncio, mmap
import asyncpg, bot, prometheus_client, sentry_sdk
from event_loop import new_event_loop
from cogs.painting.painter import Painter, give_bitmaps_back
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

try:
    mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
except PermissionError:
    print("denied")
give_bitmaps_back()
Painter()
loop = new_event_loop()
with ProcessPoolExecutor(1, get_context("spawn")) as pool:
    print(loop.run_until_complete(loop.run_in_executor(pool, abs, -5)))
"""


def test_the_bot_bears_what_the_unit_denies() -> None:
    """MemoryDenyWriteExecute: no library of ours writes code into its memory while it runs."""
    assert said("MemoryDenyWriteExecute") == "yes"
    command = [sys.executable, "-c", WITHOUT_WRITABLE_CODE, BEAR_IT]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode == 75:
        pytest.skip("this kernel cannot deny it")
    assert done.stdout.split() == ["denied", "5"], done.stderr


def test_processes_of_robots_have_what_they_need() -> None:
    """Semaphores in /dev/shm, which PrivateDevices leaves; calls that no filter takes away; no subset of /proc."""
    assert said("PrivateDevices") == "yes" and "ProcSubset" not in unit()["Service"]
    assert re.search(r"AF_UNIX", said("RestrictAddressFamilies"))
    assert unit()["Service"]["SystemCallFilter"][0] == "@system-service"
