"""One way only: the import rules of the house, read off the syntax trees."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOUSE = (
    *("bot", "cogs", "data", "event_loop", "games", "loopback", "measures", "operating", "sandbox", "settings"),
    *("texts", "tools", "version", "tests"),
)
CHANCE_AND_CLOCKS = ("random", "time", "datetime", "asyncio", "secrets")

MAY_IMPORT = {
    "bot": ("bot", "cogs", "games", "data", "texts", "event_loop", "loopback", "operating", "settings", "version"),
    "settings": ("cogs.publishing", "games.host", "data", "operating.address", "operating.logs", "operating.reports"),
    "operating": ("operating", "cogs.services", "data", "games.host", "measures", "version"),
    "cogs": ("cogs", "games", "measures", "texts.catalogue", "texts.words", "version"),
    "data": ("data", "games.core", "games.host.store", "games.host.rows", "games.host.fellows", "measures", "version"),
    "texts": ("texts", "games.core"),
    "sandbox": ("sandbox",),
    "tools": ("tools", "cogs.painting", "games", "texts.catalogue"),
    "event_loop": ("measures",),
    "loopback": (),
    "measures": (),
    "version": (),
    "games": (),
    "games.core": ("games.core",),
    "games.host": ("games.core", "games.host", "measures"),
    "games.__main__": ("games", "data", "texts"),
    "games.cli": ("games", "data", "texts"),
}
"""What each part of the house may import of the house; a game only the core and itself, the registry any game."""

ROOMS = {
    "cogs.ui": ("cogs.ui",),
    "cogs.painting": ("cogs.painting", "cogs.ui.kept"),
    "cogs.settings": ("cogs.settings", "cogs.ui"),
    "cogs.publishing": ("cogs.publishing", "cogs.painting", "cogs.ui"),
    "cogs.services": ("cogs.services", "cogs.settings", "cogs.publishing", "cogs.painting", "cogs.ui"),
    "cogs.games": ("cogs.games.typed", "cogs.services", "cogs.settings", "cogs.publishing", "cogs.painting", "cogs.ui"),
    "cogs": ("cogs.services", "cogs.settings", "cogs.publishing", "cogs.painting", "cogs.ui"),
}
"""What each room of cogs/ may import of the others; an extension none of its neighbours, a game no other game."""


def part_of(module: str) -> str:
    """The part of the house a module belongs to."""
    names = module.split(".")
    return ".".join(names[:2]) if names[0] == "games" and len(names) > 1 else names[0]


def room_of(module: str) -> str:
    """The room of a module in cogs/; an extension stands in none of them."""
    room = ".".join(module.split(".")[:2])
    return room if room in ROOMS else "cogs"


def within(name: str, prefixes: tuple[str, ...]) -> bool:
    return any(name == prefix or name.startswith(prefix + ".") for prefix in prefixes)


def is_game(part: str) -> bool:
    return part.startswith("games.") and part not in MAY_IMPORT and part != "games.registry"


def imports(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """The full name of everything a module imports, wherever in it the import stands."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


def complaint(module: str, imported: str) -> str | None:
    """Why this module may not import that name; None where it may."""
    part = part_of(module)
    top = imported.split(".")[0]
    if top in HOUSE:
        allowed = _house_allows(part, imported) and (part != "cogs" or _room_allows(module, imported))
        return None if allowed else f"{module} may not import {imported}"
    if top == "discord" and part not in ("bot", "cogs"):
        return f"{module}: discord belongs to bot.py and cogs/"
    if top == "aiosqlite" and part != "data":
        return f"{module}: aiosqlite belongs to data/"
    if top == "asyncpg" and not module.startswith("data.postgres."):
        return f"{module}: asyncpg belongs to data/postgres"
    if top == "PIL" and not module.startswith("cogs.painting."):
        return f"{module}: Pillow belongs to the painter in cogs/painting"
    if part == "games.core" or is_game(part):
        if top in CHANCE_AND_CLOCKS:
            return f"{module}: rules know neither chance nor clocks of their own, so no {top}"
        if top not in sys.stdlib_module_names and top != "msgspec":
            return f"{module}: rules need the standard library and msgspec, not {top}"
    return None


def _house_allows(part: str, imported: str) -> bool:
    if part == "games.registry":
        return within(imported, ("games",)) and part_of(imported) not in ("games.host", "games.__main__", "games.cli")
    allowed = (part, "games.core") if is_game(part) else MAY_IMPORT[part]
    return within(imported, allowed)


def _room_allows(module: str, imported: str) -> bool:
    return not within(imported, ("cogs",)) or within(imported, ROOMS[room_of(module)])


def modules() -> Iterator[tuple[str, Path]]:
    for top in HOUSE[:-1]:
        files = [ROOT / f"{top}.py"] if (ROOT / f"{top}.py").exists() else sorted((ROOT / top).rglob("*.py"))
        for file in files:
            if file.exists():
                names = file.relative_to(ROOT).with_suffix("").parts
                yield ".".join(names[:-1] if names[-1] == "__init__" else names), file


def complaints(module: str, source: str, is_package: bool = False) -> list[str]:
    found = (complaint(module, imported) for imported in imports(source, module, is_package))
    return [text for text in found if text]


@pytest.mark.parametrize("part", [name for name in HOUSE if name != "tests"])
def test_imports_go_one_way(part: str) -> None:
    """No module imports what lies above or beside it."""
    wrong = [
        text
        for module, file in modules()
        if module.split(".")[0] == part
        for text in complaints(module, file.read_text(encoding="utf-8"), file.name == "__init__.py")
    ]
    assert not wrong, "\n".join(wrong)


def test_the_walk_finds_the_house() -> None:
    """The walk sees core and games; an empty walk would prove nothing."""
    found = {part_of(module) for module, _ in modules()}
    assert {"games.core", "games.loveletter", "data"} <= found


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("games.core.flow", "import random"),
        ("games.core.flow", "def later():\n    from time import sleep"),
        ("games.core.flow", "from games.loveletter import GAME"),
        ("games.core.flow", "from games import host"),
        ("games.core.flow", "import attrs"),
        ("games.coup.rules", "from asyncio import sleep"),
        ("games.coup.rules", "from games.loveletter.rules import Rules"),
        ("games.coup.rules", "from ..loveletter import rules"),
        ("games.coup.rules", "from games.host.tables import Tables"),
        ("games.coup.rules", "import PIL.Image"),
        ("games.registry", "from games.host import store"),
        ("games.host.tables", "import discord"),
        ("games.host.tables", "from games.registry import GAMES"),
        ("games.host.tables", "import aiosqlite"),
        ("games.host.tables", "import asyncpg"),
        ("games.host.tables", "from data import opening"),
        ("data.opening", "from games.host.tables import Tables"),
        ("data.opening", "from games.registry import GAMES"),
        ("data.opening", "import asyncpg"),
        ("cogs.table", "from data.opening import open_store"),
        ("cogs.table", "from PIL import Image"),
        ("cogs.table", "import aiosqlite"),
        ("cogs.table", "import bot"),
        ("cogs.table", "from cogs.playing import Playing"),
        ("cogs.table", "from cogs.games.coup import VERBS"),
        ("cogs.games.coup", "from cogs.games.hamlet import VERBS"),
        ("cogs.games.coup", "from cogs.playing import Playing"),
        ("cogs.services.hands", "from cogs.games.typed import Verb"),
        ("cogs.services.hands", "import cogs.playing"),
        ("cogs.publishing.delivery", "from cogs.services.hands import Hands"),
        ("cogs.publishing.delivery", "from cogs.settings.service import Settings"),
        ("cogs.settings.view", "from cogs.services.access import Access"),
        ("cogs.settings.view", "from cogs.publishing.ledger import Ledger"),
        ("cogs.ui.table_view", "from cogs.publishing.ledger import Shown"),
        ("cogs.ui.table_view", "from cogs.settings.kinds import Kind"),
        ("bot", "import sandbox"),
        ("cogs.painting.painter", "from tools import notice"),
        ("sandbox.server", "from games.core import draw"),
        ("sandbox.server", "import discord"),
        ("sandbox.server", "import tests.conftest"),
    ],
)
def test_a_bad_import_is_caught(module: str, source: str) -> None:
    """Each of these would break the architecture."""
    assert complaints(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("games.core.flow", "import msgspec\nfrom hashlib import sha256\nfrom games.core.ask import Ask"),
        ("games.coup.rules", "from games.core.flow import Flow\nfrom . import state"),
        ("games.registry", "from games.coup import GAME"),
        ("games.host.clock", "import asyncio, time, secrets\nfrom games.core.match import Match"),
        ("games.__main__", "from games.registry import GAMES\nfrom data.opening import open_store"),
        ("games.cli.verify", "from games.host.store import Store"),
        (
            "data.sqlite.database",
            "import aiosqlite\nfrom games.host.store import Store\nfrom games.core.text import Phrase",
        ),
        ("cogs.games.coup", "from cogs.games.typed import Verb\nfrom cogs.services.desk import Desk"),
        ("cogs.table", "from cogs.services.desk import Desk\nfrom cogs.ui.answers import tell"),
        ("cogs.games.coup", "import discord\nfrom games.coup.pieces import Card\nfrom texts.catalogue import texts"),
        ("cogs.painting.painter", "from PIL import Image"),
        ("bot", "import discord\nfrom data.opening import open_store\nfrom cogs.lobby import Lobby"),
    ],
)
def test_a_good_import_is_not(module: str, source: str) -> None:
    """What the architecture wants is let through."""
    assert complaints(module, source) == []


def test_what_stands_directly_in_cogs_is_an_extension() -> None:
    """Whoever opens the folder sees the commands; all that serves them has a room."""
    for file in sorted((ROOT / "cogs").glob("*.py")):
        if file.name != "__init__.py":
            functions = [
                node.name for node in ast.parse(file.read_text()).body if isinstance(node, ast.AsyncFunctionDef)
            ]
            assert "setup" in functions, file.name


def test_a_game_needs_one_module_in_cogs() -> None:
    from games.registry import GAMES

    modules_there = {file.stem for file in (ROOT / "cogs/games").glob("*.py")} - {"__init__", "typed"}
    assert modules_there == set(GAMES)


def test_nobody_fetches_a_cog_or_fills_in_a_global() -> None:
    """Services are passed in."""
    for module, file in modules():
        if module.startswith(("cogs", "bot")):
            nodes = list(ast.walk(ast.parse(file.read_text())))
            assert "get_cog" not in [node.attr for node in nodes if isinstance(node, ast.Attribute)], module
            assert not [node for node in nodes if isinstance(node, ast.Global)], module
