"""What the files of a deployment say, read without the programs that they are for."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).resolve().parents[2]


@cache
def tracked() -> tuple[str, ...]:
    """Every file that a clone has."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    return tuple(listed.stdout.decode().rstrip("\0").split("\0"))


def under(path: str) -> list[str]:
    """The files of a clone that are this path, or lie in it."""
    return [one for one in tracked() if one == path or one.startswith(path + "/")]


def load(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


class Step(NamedTuple):
    """One instruction of a Dockerfile."""

    name: str
    words: str
    stage: int
    """Counted from nought."""

    @property
    def listed(self) -> list[str]:
        """The words of the form that no shell reads: `["a", "b"]`."""
        words: list[str] = json.loads(self.words[self.words.index("[") :])
        return words


@cache
def dockerfile() -> tuple[Step, ...]:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    stage, steps = -1, []
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        if line.strip():
            name, _, words = line.partition(" ")
            stage += name == "FROM"
            steps.append(Step(name, words.strip(), stage))
    return tuple(steps)


def steps(name: str, *, last: bool = True) -> list[Step]:
    """The instructions of this name, in the stage that becomes the image or in all of them."""
    end = dockerfile()[-1].stage
    return [step for step in dockerfile() if step.name == name and (step.stage == end or not last)]


def the(name: str) -> Step:
    (only,) = steps(name)
    return only


def environment() -> dict[str, str]:
    """What the image sets."""
    return dict(re.findall(r"(\w+)=(\S+)", " ".join(step.words for step in steps("ENV"))))


def copied() -> dict[str, str]:
    """Each file of a clone that gets into the image, and where it lies there below the working folder."""
    found = {}
    for step in steps("COPY"):
        if "--from=" in step.words:
            continue
        *sources, target = step.words.split()
        for source in sources:
            for file in under(source):
                place = file.replace(source, target, 1) if target != "./" else file
                if not ignored(file):
                    found[file] = place
    return found


def ignored(path: str) -> bool:
    """Whether .dockerignore keeps it out: the last line that fits it, or a folder that it lies in, decides."""
    verdict = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n"):
        pattern = line.removeprefix("!")
        if pattern and not line.startswith("#") and _fits(path, pattern):
            verdict = not line.startswith("!")
    return verdict


def _fits(path: str, pattern: str) -> bool:
    parts = path.split("/")
    starts = range(len(parts)) if pattern.startswith("**/") else range(1)
    names = pattern.removeprefix("**/").split("/")
    return any(
        len(parts) - start >= len(names)
        and all(fnmatch(part, name) for part, name in zip(parts[start:], names, strict=False))
        for start in starts
    )


def unit() -> dict[str, dict[str, list[str]]]:
    """The unit of systemd: sections, keys, and every value of a key in order."""
    found: dict[str, dict[str, list[str]]] = {}
    for line in (ROOT / "deploy/parlour.service").read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            section = found.setdefault(heading[1], {})
        elif line and not line.startswith("#"):
            key, _, value = line.partition("=")
            section.setdefault(key, []).append(value)
    return found


def example() -> dict[str, str]:
    """Every key of .env.example with its value."""
    return dict(re.findall(r"^(\w+)=(.*)$", (ROOT / ".env.example").read_text(encoding="utf-8"), re.M))


COMPOSE_ONLY = frozenset({"COMPOSE_PROFILES", "POSTGRES_PASSWORD"})
"""Keys of .env that compose.yaml reads and the bot does not."""

WITHOUT_RIGHTS = """
import ctypes, os, sys
libc = ctypes.CDLL(None)
for capability in range(64):
    libc.prctl(24, capability, 0, 0, 0)
os.execvp(sys.argv[1], sys.argv[1:])
"""
"""Nothing that root may do beyond others outlives the next program, once it has left the bounding set."""


def without_rights(*command: str) -> tuple[str, ...]:
    """The command for somebody who may do no more than the owner of their files, whoever runs the tests."""
    return (sys.executable, "-c", WITHOUT_RIGHTS, *command)
