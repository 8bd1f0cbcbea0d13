"""The map agrees with the land: what tests cite stands in docs/rules, and what the pages name is there."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

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


def cited(source: str) -> set[str]:
    said = {one for words in spoken(source) for one in cited_in_words(words)}
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    names = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, functions)]
    return (said | {one for name in names for one in cited_in_name(name)}) - NOTATION


def unresolved(source: str, games: Iterable[str]) -> set[str]:
    """Cited ids that stand on none of these games' pages. A test's name cannot say a dash: "n1" may be N-1."""
    known = {one for game in games for one in ids_of(RULES[game].read_text())}
    return {one for one in cited(source) if one not in known and re.sub(r"^([A-Z])(\d)", r"\1-\2", one) not in known}


def games_of(path: Path) -> list[str]:
    """The game in whose folder a test lies; a test of all games may cite any of them."""
    return [game for game in RULES if game in path.parts] or list(RULES)


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
    for game, page in RULES.items():
        rows = [one for one in ids_of(page.read_text(encoding="utf-8")) if tested.match(one)]
        assert len(rows) >= 35
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
