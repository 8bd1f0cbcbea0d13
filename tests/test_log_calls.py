"""Every log call of the house, read off the syntax trees: no exception goes into one, and tables are named alike."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from operating.logs import FIELDS
from tests.test_imports import modules

LEVELS = ("debug", "info", "warning", "error", "exception", "critical", "log")
HOUSE = ("bot", "cogs", "data", "games", "operating", "settings", "texts")

SENTENCES = ("DatabaseRefused",)
"""Exceptions whose message is a sentence of ours for the operator, with nothing in it but where the database is."""

NUMBERS = {"table": "table", "state.id": "table", "record.id": "table", "row.id": "table", "errand.table": "table"}
NUMBERS |= {"serial": "serial", "position.serial": "serial", "guild": "server"}
"""What is a number of what."""


class Call(NamedTuple):
    node: ast.Call
    caught: dict[str, str]
    """Exceptions that have been caught there, by name: their types."""

    @property
    def words(self) -> str | None:
        first = self.node.args[0] if self.node.args else None
        return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


def calls(tree: ast.AST, caught: dict[str, str] | None = None) -> Iterator[Call]:
    caught = dict(caught or {})
    if isinstance(tree, ast.ExceptHandler) and tree.name is not None:
        caught[tree.name] = ast.unparse(tree.type) if tree.type is not None else ""
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Attribute) and tree.func.attr in LEVELS:
        owner = ast.unparse(tree.func.value).rpartition(".")[2]
        yield from [Call(tree, caught)] if owner in ("log", "logger", "_log") else []
    for child in ast.iter_child_nodes(tree):
        yield from calls(child, caught)


def complaints(source: str) -> list[str]:
    found = []
    for call in calls(ast.parse(source)):
        found += [f"line {call.node.lineno}: {why}" for why in wrong(call)]
    return found


def wrong(call: Call) -> Iterator[str]:
    node = call.node
    assert isinstance(node.func, ast.Attribute)
    if node.func.attr == "exception" or any(word.arg in ("exc_info", "stack_info") for word in node.keywords):
        yield "an exception is logged with its message"
    if node.func.attr in ("error", "critical") and call.words is None:
        yield "the words of an error are reported, so they stand in the code"
    if isinstance(node.args[0], ast.JoinedStr | ast.BinOp | ast.Call):
        yield "words are put together before they are logged"
    for given in node.args[1:]:
        yield from _quoted(given, call.caught)
    if call.words is not None:
        yield from _misnamed(call.words, node.args[1:])


def _quoted(given: ast.expr, caught: dict[str, str]) -> Iterator[str]:
    """The exception itself, its words, or what it was made with; its type, its place and codes may be told."""
    if isinstance(given, ast.Call) and ast.unparse(given.func) in ("str", "repr"):
        given = given.args[0]
    if isinstance(given, ast.Attribute) and given.attr in ("args", "text", "message", "msg"):
        given = given.value
    if isinstance(given, ast.JoinedStr):
        for part in given.values:
            if isinstance(part, ast.FormattedValue):
                yield from _quoted(part.value, caught)
    elif isinstance(given, ast.Name) and given.id in caught and caught[given.id] not in SENTENCES:
        yield f"{given.id} is an exception, and its message may quote a hand"


def _misnamed(words: str, given: list[ast.expr]) -> Iterator[str]:
    """`table %d` becomes a field of its own; a table that is called otherwise does not."""
    named = [found[1] for found in FIELDS.finditer(words) if not found[2]]
    for name, one in zip(named, given, strict=True):
        if (expected := NUMBERS.get(ast.unparse(one))) is not None and name != expected:
            yield f"{ast.unparse(one)} must stand behind the word {expected}"


@pytest.mark.parametrize("part", HOUSE)
def test_no_exception_goes_into_the_log(part: str) -> None:
    bad = [
        f"{file}: {why}"
        for module, file in modules()
        if module.split(".")[0] == part
        for why in complaints(file.read_text(encoding="utf-8"))
    ]
    assert not bad, "\n".join(bad)


def test_the_walk_finds_the_calls() -> None:
    found = {
        module: list(calls(ast.parse(file.read_text(encoding="utf-8"))))
        for module, file in modules()
        if module.split(".")[0] in HOUSE
    }
    assert len(found["games.host.tables"]) > 3 and len(found["cogs.ui.answers"]) > 3
    assert any(call.caught for call in found["games.host.tables"])


@pytest.mark.parametrize(
    "source",
    [
        "log.exception('it failed')",
        "log.error('it failed', exc_info=True)",
        "log.error('it failed', stack_info=True)",
        "try: f()\nexcept ValueError as no: log.error('it failed: %s', no)",
        "try: f()\nexcept ValueError as no:\n    if x: log.debug('it failed: %s', str(no))",
        "try: f()\nexcept ValueError as no: self.log.debug('it failed: %r', repr(no))",
        "try: f()\nexcept HTTPException as no: log.debug('it failed: %s', no.text)",
        "try: f()\nexcept ValueError as no: log.debug('it failed: %s', no.args)",
        "try: f()\nexcept ValueError as no: log.debug('%s', f'it failed: {no}')",
        "try: f()\nexcept ValueError as no: log.debug(f'it failed: {no}')",
        "log.info('it failed: ' + why)",
        "log.error(how)",
        "log.error('the lobby of %s is gone', state.id)",
        "log.error('table %d, at %d', table, position.serial)",
    ],
)
def test_a_bad_call_is_caught(source: str) -> None:
    assert complaints(source)


@pytest.mark.parametrize(
    "source",
    [
        "try: f()\nexcept ValueError as no: log.error('it failed: %s', type(no).__name__)",
        "try: f()\nexcept ValueError as no: log.error('it failed: %s', Failure.of(no))",
        "try: f()\nexcept HTTPException as no: log.error('it failed (%s)', no.code)",
        "try: f()\nexcept DatabaseRefused as no: log.error('nothing can be written: %s', no)",
        "try: f()\nexcept Refused as no: log.debug('refused: %s', no.phrase.key)",
        "log.error('the lobby of table %s is gone', state.id)",
        "log.info(how)",
        "catalogue.error('hello', exc_info=True)",
    ],
)
def test_a_good_call_is_not(source: str) -> None:
    assert complaints(source) == []
