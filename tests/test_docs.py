"""The map agrees with the land: what tests cite stands in docs/rules, and what the pages name is there."""

from __future__ import annotations

import ast
import importlib
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

import games
from tests.contract import test_contract as contract
from tests.contract import whitelist
from tests.contract.harness import Case
from texts import catalogue

ROOT = Path(__file__).parents[1]
RULES = {page.stem: page for page in sorted((ROOT / "docs" / "rules").glob("*.md"))}
CITING = [path for room in ("games", "stories") for path in sorted((ROOT / "tests" / room).rglob("*.py"))]

NOTATION = frozenset({"F1", "P1"})
"""Written like ids, but cards and players in a scenario's own words."""


# The ids that a page of rules has.

HEADING = re.compile(r"##+ ((?:\d+(?:\.\d+)?\.?(?: / )?)+)(.*)")
POINT = re.compile(r"(\d+)\. ")
ROW = re.compile(r"(?:\| |- )([A-Z]-?\d{1,2}[a-z]?)\b")
FAMILIES = {"scenarios": "S{}", "invariants": "invariant {}", "clarifications": "clarification {}"}
"""What the numbered points of a section with this word in its heading are called."""


def ids_of(page: str) -> set[str]:
    """Sections ("4.1"), their numbered points ("13.1", "S5", "invariant 12"), and rows that begin with an id."""
    found: set[str] = set()
    sections: list[str] = []
    family = ""
    for line in page.splitlines():
        if heading := HEADING.match(line):
            sections = [number.rstrip(".") for number in heading[1].split(" / ")]
            found.update(sections)
            words = heading[2].lower().split()
            family = next((name for word, name in FAMILIES.items() if word in words), "")
        elif point := POINT.match(line):
            found.update(f"{section}.{point[1]}" for section in sections)
            if family:
                found.add(family.format(point[1]))
        elif row := ROW.match(line):
            found.add(row[1])
    return found


# The ids that a test cites.

LETTERED = re.compile(r"\b([A-Z]-?)(\d{1,2})([a-z]?)\b(?:(?:-| to )\1(\d{1,2})\b)?")
DOTTED = re.compile(r"(?<![\d.])\d{1,2}\.\d{1,2}(?!\d|\.\d)")
NUMBERS = r"\d+(?:(?:, | and | to | and \d+ to )\d+)*"
NAMED = re.compile(rf"\b(section|scenario|invariant|clarification)s?(?: of the rules,)? ({NUMBERS})(?!\d|\.\d)", re.I)
TEST_NAME = re.compile(r"test_((?:(?:[a-z]\d{1,2}[a-z]?|\d{1,2})_(?:to_)?)+)")
NAME_PART = re.compile(r"([a-z])(\d+)([a-z]?)(?:_to_\1(\d+))?")


def cited_in_words(words: str) -> Iterator[str]:
    for found in LETTERED.findall(words):
        yield from _ids(*found)
    yield from DOTTED.findall(words)
    for kind, numbers in NAMED.findall(words):
        for number in _spread(numbers):
            family = kind.lower()
            yield {"section": f"{number}", "scenario": f"S{number}"}.get(family, f"{family} {number}")


def _spread(numbers: str) -> Iterator[int]:
    """ "1 to 3 and 7": 1, 2, 3, 7."""
    for part in re.split(", | and ", numbers):
        first, _, last = part.partition(" to ")
        yield from range(int(first), int(last or first) + 1)


def cited_in_name(name: str) -> Iterator[str]:
    """ "test_13_1_rotate": 13.1; "test_k05_…": K05; "test_7_…": scenario 7; "test_n1_to_n9_…": all of them."""
    if not (begins := TEST_NAME.match(name)):
        return
    parts = begins[1].rstrip("_")
    if numbers := re.fullmatch(r"\d+(?:_\d+)*", parts):
        yield numbers[0].replace("_", ".") if "_" in parts else f"S{parts}"
    for letter, first, tail, last in NAME_PART.findall(parts):
        yield from _ids(letter.upper(), first, tail, last)


def _ids(letter: str, first: str, tail: str, last: str) -> Iterator[str]:
    for number in range(int(first), int(last or first) + 1):
        yield f"{letter}{number:0{len(first)}}{tail}"


def spoken(source: str) -> Iterator[str]:
    """What a test says to people: docstrings, comments, what an assertion says when it fails, names of cases."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
        elif isinstance(node, ast.Assert) and node.msg is not None:
            yield from (f"invariant {said}" if said.isdigit() else said for said in _strings(node.msg))
        elif isinstance(node, ast.keyword) and node.arg in ("id", "ids"):
            yield from _strings(node.value)


def _strings(node: ast.AST) -> Iterator[str]:
    return (one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str))


@cache
def cited(source: str) -> set[str]:
    said = {one for words in spoken(source) for one in cited_in_words(words)}
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    names = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, functions)]
    return (said | {one for name in names for one in cited_in_name(name)}) - NOTATION


@cache
def rules_of(game: str) -> set[str]:
    return ids_of(RULES[game].read_text(encoding="utf-8"))


def unresolved(source: str, games: Iterable[str]) -> set[str]:
    """Cited ids that stand on none of these games' pages. A test's name cannot say a dash: "n1" may be N-1."""
    known = {one for game in games for one in rules_of(game)}
    return {one for one in cited(source) if one not in known and re.sub(r"^([A-Z])(\d)", r"\1-\2", one) not in known}


def games_of(path: Path) -> list[str]:
    """The game in whose folder a test lies; a test of all games may cite any of them."""
    parts = path.relative_to(ROOT).parts
    return [game for game in RULES if game in parts] or list(RULES)


@pytest.mark.parametrize("path", CITING, ids=lambda path: str(path.relative_to(ROOT / "tests")))
def test_what_a_test_cites_stands_in_the_rules(path: Path) -> None:
    """Every id in a docstring, a comment, an assertion or a name leads somewhere."""
    lost = unresolved(path.read_text(encoding="utf-8"), games_of(path))
    assert not lost, f"not in docs/rules: {', '.join(sorted(lost))}"


def test_every_numbered_row_is_shown_by_a_test() -> None:
    """Rows, scenarios and invariants are there to be tested; a finder that finds nothing would prove nothing."""
    named = {game: set[str]() for game in RULES}
    for path in CITING:
        for game in games_of(path):
            named[game] |= {one.replace("-", "") for one in cited(path.read_text(encoding="utf-8"))}
    tested = re.compile(r"[LS]\d|I-\d|C-\d|N-?\d|K\d\d|invariant ")
    for game in RULES:
        rows = [one for one in rules_of(game) if tested.match(one)]
        assert rows, f"{game}: no numbered row"
        untested = [one for one in rows if one.replace("-", "") not in named[game]]
        assert not untested, f"{game}: no test names {', '.join(sorted(untested))}"
    assert len(set[str]().union(*named.values())) >= 133


@pytest.mark.parametrize(
    ("source", "made_up"),
    [
        ('"""K05 and K99: late."""', {"K99"}),
        ("# C-4 and C-40", {"C-40"}),
        ("def test_k77_something(): ...", {"K77"}),
        ("def test_14_77_something(): ...", {"14.77"}),
        ("def test_12_something(): ...", {"S12"}),
        ("assert True, 'D5 or D50'", {"D50"}),
        ("assert True, '3'", {"invariant 3"}),
        ('"""Rows K43-K45."""', {"K45"}),
        ('"""C-11 to C-13."""', {"C-13"}),
        ('"""4.1, and 4.9."""', {"4.9"}),
        ('"""Clarifications 7 to 9."""', {"clarification 9"}),
        ('"""Section 14, not section 15."""', {"15"}),
        ("param(1, id='K05 or Q7')", {"Q7"}),
        ("x = 0.25  # K05, 14.3 and clarification 2.", set()),
    ],
)
def test_a_made_up_id_is_found(source: str, made_up: set[str]) -> None:
    assert unresolved(source, ["coup"]) == made_up


# What the pages name.

PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "tests" / "README.md"], key=lambda page: page.as_posix()
)
ROOMS = r"(?:cogs|games|data|deploy|operating|texts|sandbox|tests|tools|docs|\.ci)"
EXAMPLE = "nim"
"""The game that only exists on a page."""
THEIRS = frozenset({"pytest", "venv", "pip"})
"""Modules run by name that are not ours."""

FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.S | re.M)
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(rf"(?<![\w./<-]){ROOMS}/[\w./*<>{{}}-]*")
FILE = re.compile(r"[\w.-]+\.(?:py|md|ftl|json|sql|toml|txt|svg|png|ya?ml)")
DOTTED_NAME = re.compile(
    r"(?<![\w./-])(?:bot|cogs|games|data|operating|texts|sandbox|tests|tools)(?:\.\w+)+(?![\w/]|\.\w)"
)
MAKE = re.compile(r"\bmake ([a-z]+)")
RUN = re.compile(r"python -m ([\w.]+)")
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")


def lost_names(page: str) -> set[str]:
    """Paths, modules, files, make targets and commands in a page's code that are not there."""
    fenced = [code for language, code in FENCE.findall(page) if language != "ftl"]
    spans = SPAN.findall(FENCE.sub("", page))
    code = [*fenced, *spans]
    shell = [*(code for language, code in FENCE.findall(page) if not language), *spans]
    lost = {path for words in code for path in PATH.findall(words) if not _path_is_there(path.rstrip("./"))}
    lost |= {name for words in code for name in DOTTED_NAME.findall(words) if not _name_is_there(name)}
    lost |= {name for name in spans if FILE.fullmatch(name) and name not in _files()}
    lost |= {f"make {target}" for words in shell for target in MAKE.findall(words) if target not in _targets()}
    return lost | {module for words in shell for module in RUN.findall(words) if not _module_is_there(module)}


def _path_is_there(path: str) -> bool:
    """A path with a gap in it stands for many; what git ignores comes with use."""
    ignored = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split()]
    pattern = re.search(r"[<>*{}]", path) or EXAMPLE in re.split(r"[/.-]", path)
    return bool(pattern) or (ROOT / path).exists() or any(fnmatch(path, one) for one in ignored)


def _name_is_there(name: str) -> bool:
    """A module, or something that a module defines."""
    parts = name.split(".")
    if FILE.fullmatch(name) or EXAMPLE in parts:
        return True
    for size in range(len(parts), 0, -1):
        place = ROOT.joinpath(*parts[:size])
        if place.is_dir() and size == len(parts):
            return True
        file = place.with_suffix(".py") if place.with_suffix(".py").exists() else place / "__init__.py"
        if file.exists():
            return size == len(parts) or bool(re.search(rf"\b{parts[size]}\b", file.read_text(encoding="utf-8")))
    return False


def _module_is_there(name: str) -> bool:
    return name in THEIRS or _name_is_there(name)


@cache
def _files() -> frozenset[str]:
    rooms = [path for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")]
    return frozenset(path.name for path in [*ROOT.iterdir(), *(one for room in rooms for one in room.rglob("*"))])


@cache
def _targets() -> frozenset[str]:
    return frozenset(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def lost_links(page: str, folder: Path) -> set[str]:
    """Links to files or headings of ours that are not there."""
    found = [one or other for one, other in LINK.findall(page)]
    return {link for link in found if not re.match(r"\w+:", link) and not _leads_somewhere(link, page, folder)}


def _leads_somewhere(link: str, page: str, folder: Path) -> bool:
    path, _, anchor = link.partition("#")
    if path and not (folder / path).exists():
        return False
    target = (folder / path).read_text(encoding="utf-8") if path and anchor else page
    return not anchor or anchor in {_slug(heading) for heading in re.findall(r"^#+ (.*)$", target, re.M)}


def _slug(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_page_names_is_there(path: Path) -> None:
    """Modules, files, targets of make and links."""
    page = path.read_text(encoding="utf-8")
    assert not lost_names(page) | lost_links(page, path.parent)


@pytest.mark.parametrize(
    "page",
    [
        "`games/core/flaw.py`",
        "`games.core.flow.Flaw`",
        "`cogs.no.where`",
        "`flaw.py`",
        "`make tea`",
        "```\nmake tea\n```\n",
        "`python -m games.nothing`",
        "[here](docs/NOWHERE.md)",
        "[here](README.md#nowhere)",
        "# Heading\n[here](#another)",
        '<img src="docs/nothing.png">',
    ],
)
def test_what_is_not_there_is_found(page: str) -> None:
    assert lost_names(page) | lost_links(page, ROOT)


def test_what_stands_for_many_is_let_through() -> None:
    page = "# A heading\n[up](#a-heading) `games/<key>/rules.py` `data/parlour.db` `games.core.flow.Window` `make run`"
    assert not lost_names(page) | lost_links(page, ROOT)


# The game that is written on a page.

LANGUAGE = "en-GB"
"""Nobody else's: texts are read once for each language, and these have the example's among them."""


def test_the_game_in_the_guide_keeps_the_contract(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nim, taken off the page file by file, passes the suite that every game passes."""
    page = (ROOT / "docs" / "WRITING_A_GAME.md").read_text(encoding="utf-8")
    for _, code in FENCE.findall(page):
        if first := re.match(rf"# (\S*{EXAMPLE}\S*)\n", code):
            file = tmp_path / first[1].replace("/en/", f"/{LANGUAGE}/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(code, encoding="utf-8")
    catalogue.texts()  # read before another folder takes its place
    for text in catalogue.FOLDER.glob("en/*.ftl"):
        (tmp_path / "texts" / LANGUAGE / text.name).write_bytes(text.read_bytes())
    monkeypatch.setattr(games, "__path__", [str(tmp_path / "games"), *games.__path__])
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path / "texts")
    monkeypatch.setattr(whitelist, "FOLDER", tmp_path / "tests" / "contract" / "told")
    game = importlib.import_module(f"games.{EXAMPLE}").GAME
    for seats in game.seats:
        keeps_the_contract(Case(game, seats))
    contract.test_secret_answers_stay_secret(game)


def keeps_the_contract(case: Case) -> None:
    contract.test_random_play_ends_and_keeps_all_pieces(case)
    contract.test_live_and_rerun_agree(case)
    contract.test_time_may_run_out_at_any_ask(case)
    contract.test_a_game_of_silence_goes_on(case)
    contract.test_menus_are_well_made(case)
    contract.test_every_text_is_there(case, LANGUAGE)
    contract.test_looking_changes_nothing(case)
    contract.test_nothing_leaks(case)
    contract.test_events_carry_what_the_white_list_allows(case)
    contract.test_anyone_may_leave_at_any_time(case)
    contract.test_robots_answer_legally(case)
    contract.test_refused_entries_change_nothing(case)
