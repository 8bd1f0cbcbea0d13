"""The tool that counts mistakes makes none itself: it tells killed from survived, and its exceptions still exist."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.making import Key, equivalents, mutants

HERE = Path(__file__).parent

RULES = """\
LIVES = 3


def alive(hurt: int) -> bool:
    return hurt < LIVES


def bold(hurt: int) -> bool:
    return hurt < 2
"""
TESTS = """\
from games.toy.rules import alive, bold


def test_toy_lives() -> None:
    assert alive(2) and not alive(3)


def test_toy_boldness() -> None:
    assert bold(0)
"""
SURVIVORS = {"return hurt <= 2", "return hurt < 3", "return hurt < 1"}
"""Of the small mistakes in these rules, those that these tests cannot notice."""
MADE = 7


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A tree of its own with the tool in it, and a game of two rules whose tests are good and poor."""
    files = {
        "games/toy/rules.py": RULES,
        "tests/games/toy/test_toy.py": TESTS,
        "tests/contract/test_contract.py": "",
        "tests/golden/test_prints.py": "",
        "tests/mutants/equivalent.toml": "",
        **{f"{room}/__init__.py": "" for room in ("games", "games/toy", "tests", "tests/games", "tests/games/toy")},
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    for name in ("__init__.py", "__main__.py", "making.py", "running.py"):
        shutil.copy(HERE / name, tmp_path / "tests" / "mutants" / name)
    return tmp_path


def run(toy: Path, *words: str) -> str:
    command = [sys.executable, "-m", "tests.mutants", "toy", "--jobs", "1", *words]
    return subprocess.run(command, cwd=toy, capture_output=True, text=True, check=True).stdout


def test_it_tells_the_killed_from_the_survivors(toy: Path) -> None:
    """What a test notices is counted, also in a constant that was read while modules were loaded; the rest is shown.

    A survivor is written down in the form of an exception; on their list, it is tried no more.
    """
    said = run(toy)
    assert {line[4:] for line in said.splitlines() if line.startswith("  + ")} == SURVIVORS, said
    assert f"toy: {MADE - len(SURVIVORS)} of {MADE} killed" in said, said
    shutil.copy(toy / ".mutants" / "toy.toml", toy / "tests" / "mutants" / "equivalent.toml")
    assert f"{len(SURVIVORS)} of them left out" in (said := run(toy)) and "0 survived" in said, said


EQUIVALENT = equivalents()


@pytest.mark.parametrize("module", sorted({key[0] for key in EQUIVALENT}))
def test_every_equivalent_mutant_can_still_be_made(module: str) -> None:
    """Whoever changes such a line, or takes it away, looks at its exception again; and each has a reason."""
    listed: list[Key] = [key for key in EQUIVALENT if key[0] == module]
    made = {mutant.key for mutant in mutants(module)}
    assert [key for key in listed if key not in made] == []
    assert all(EQUIVALENT[key] for key in listed)
