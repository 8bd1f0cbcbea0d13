"""Makes mutants of a game's rules: mutmut's operators and a few of our own, one small change each."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import libcst as cst
from libcst.metadata import CodeRange, MetadataWrapper, ParentNodeProvider, PositionProvider
from libcst.metadata import WhitespaceInclusivePositionProvider as WholePosition
from mutmut.mutation import mutators

ROOT = Path(__file__).resolve().parent.parent.parent
EQUIVALENT = Path(__file__).parent / "equivalent.toml"

NO_RULES = (
    "robot*",
    "*/robot/*",
    "scenes*",
    "drawing.py",
    "boards.py",
    "landscape.py",
    "panels.py",
    "notes.py",
    "belief.py",
    "honest.py",
    "worth.py",
    "stats.py",
    "redeal.py",
)
"""Modules that decide nothing: robots, pictures, words, and other worlds for the tests."""
NO_RULE_FUNCTIONS = {"redeal", "robot", "stats", "table_panel", "hand_panel", "preview", "close_up", "close_ups"}

Key = tuple[str, str, str, str]
"""What names a mutant whatever line it stands on: module, function, the lines before and after."""


@dataclass(frozen=True)
class Mutant:
    module: str
    function: str
    """The qualified name of the outermost function around it; empty: the module's or a class's own body."""
    defined: int
    """The line on which that function begins."""
    lines: tuple[int, int]
    """The first and last line of the statement that is changed."""
    source: str
    """The whole module with the mistake in it."""
    was: str
    now: str

    @property
    def key(self) -> Key:
        return self.module, self.function, self.was, self.now

    @property
    def path(self) -> Path:
        return path_of(self.module)

    def __str__(self) -> str:
        changed = [f"  - {line}" for line in self.was.splitlines()] + [f"  + {line}" for line in self.now.splitlines()]
        return "\n".join([f"{self.module}:{self.lines[0]} {self.function}".rstrip(), *changed])


def path_of(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def modules(game: str) -> list[str]:
    """The modules of a game that hold its rules."""
    found = []
    for path in sorted((ROOT / "games" / game).rglob("*.py")):
        within = path.relative_to(ROOT / "games" / game)
        if any(fnmatch(within.name, pattern) or fnmatch(f"/{within}", pattern) for pattern in NO_RULES):
            continue
        found.append(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    return found


def mutants(module: str) -> list[Mutant]:
    """All mutants of a module, each once."""
    source = path_of(module).read_text()
    found = {mutant.key: mutant for mutant in _Maker(module, source).made}
    return list(found.values())


def equivalents() -> dict[Key, str]:
    """Mutants that are no mistakes, and why."""
    listed = tomllib.loads(EQUIVALENT.read_text()).get("mutant", [])
    return {(one["module"], one["function"], one["was"], one["now"]): one["because"] for one in listed}


class _Maker(cst.CSTVisitor):
    """Walks a module and makes the mutants of every node that is run."""

    def __init__(self, module: str, source: str) -> None:
        self.module, self.source = module, source
        self.made: list[Mutant] = []
        wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
        self.tree = wrapper.module
        self.whole = wrapper.resolve(WholePosition)
        self.places = wrapper.resolve(PositionProvider)
        self.parents = wrapper.resolve(ParentNodeProvider)
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.tree.visit(self)

    def on_visit(self, node: cst.CSTNode) -> bool:
        if _passed_over(node) or self._named_for_others(node):
            return False
        for before, after in _changes(node):
            self._make(node, before, after)
        return True

    def _named_for_others(self, node: cst.CSTNode) -> bool:
        """A class's own settings, and the name of a draw, which only tells draws apart."""
        above = self.parents.get(node)
        call = self.parents.get(above) if above is not None else None
        if isinstance(node, cst.Arg):
            return isinstance(above, cst.ClassDef)
        if not isinstance(node, cst.SimpleString) or not isinstance(call, cst.Call):
            return False
        return self.tree.code_for_node(call.func).startswith("self.draw.")

    def _make(self, node: cst.CSTNode, before: cst.CSTNode, after: str | cst.CSTNode) -> None:
        span = self.whole[before]
        assert isinstance(span, CodeRange)
        start = self.starts[span.start.line - 1] + span.start.column
        end = self.starts[span.end.line - 1] + span.end.column
        text = after if isinstance(after, str) else self.tree.code_for_node(after)
        changed = self.source[:start] + text.replace("\n", "\n" + self._margin(span.start.line)) + self.source[end:]
        was, now = _difference(self.source.splitlines(), changed.splitlines())
        if _checked_less(was) == _checked_less(now):
            return
        function, defined = self._around(node)
        self.made.append(Mutant(self.module, function, defined, self._statement(node), changed, was, now))

    def _margin(self, line: int) -> str:
        """What a node's own text has lost: the indentation of the block it stands in."""
        text = self.source[self.starts[line - 1] : self.starts[line]]
        return text[: len(text) - len(text.lstrip())]

    def _around(self, node: cst.CSTNode) -> tuple[str, int]:
        """The outermost function whose body holds the node, and its first line (that of its first decorator)."""
        chain = [node]
        while (parent := self.parents.get(chain[-1])) is not None:
            chain.append(parent)
        names: list[str] = []
        for outer, inner in zip(chain[::-1], chain[-2::-1], strict=False):
            if isinstance(outer, cst.ClassDef):
                names.append(outer.name.value)
            elif isinstance(outer, cst.FunctionDef):
                if inner is not outer.body:
                    break
                first = outer.decorators[0] if outer.decorators else outer
                return ".".join([*names, outer.name.value]), self._lines(first)[0]
        return "", 0

    def _statement(self, node: cst.CSTNode) -> tuple[int, int]:
        """The lines of the statement around a node; of a compound one, those of its head alone."""
        while not isinstance(node, cst.BaseSmallStatement):
            parent = self.parents.get(node)
            if parent is None or isinstance(parent, cst.BaseCompoundStatement):
                break
            node = parent
        return self._lines(node)

    def _lines(self, node: cst.CSTNode) -> tuple[int, int]:
        place = self.places[node]
        assert isinstance(place, CodeRange)
        return place.start.line, place.end.line


def _passed_over(node: cst.CSTNode) -> bool:
    """What is never run, or only for the type checker; and calls whose broken arguments say nothing about the rules."""
    if isinstance(node, cst.Annotation | cst.Decorator | cst.Import | cst.ImportFrom | cst.Assert):
        return True
    if isinstance(node, cst.FunctionDef):
        return node.name.value in NO_RULE_FUNCTIONS
    if isinstance(node, cst.Call):
        return isinstance(node.func, cst.Name) and node.func.value in {"isinstance", "TypeVar", "cast"}
    return isinstance(node, cst.Expr) and isinstance(node.value, cst.SimpleString | cst.ConcatenatedString)


def _changes(node: cst.CSTNode) -> Iterator[tuple[cst.CSTNode, str | cst.CSTNode]]:
    """What to put in place of what."""
    for kind, operator in mutators.mutation_operators:
        if isinstance(node, kind) and operator is not mutators.operator_match:
            made: Iterable[cst.CSTNode] = operator(node)
            yield from ((node, after) for after in list(made)[: 1 if isinstance(node, cst.SimpleString) else None])
    if isinstance(node, cst.Integer) and node.evaluated_value > 0:
        yield node, str(node.evaluated_value - 1)
    if isinstance(node, cst.If | cst.While) and not isinstance(node.test, cst.Comparison | cst.UnaryOperation):
        yield node.test, f" not ({cst.Module([]).code_for_node(node.test)})".removeprefix(" ")
    if isinstance(node, cst.Expr):
        yield node, "pass"


def _checked_less(text: str) -> str:
    """Without `strict`: it refuses what never happens."""
    return re.sub(r",\s*(strict=\w+)?\s*(?=\))", "", text)


def _difference(before: list[str], after: list[str]) -> tuple[str, str]:
    """The lines that differ, without the margin: the one change is in one place."""
    while before and after and before[0] == after[0]:
        before, after = before[1:], after[1:]
    while before and after and before[-1] == after[-1]:
        before, after = before[:-1], after[:-1]
    return tuple("\n".join(line.strip() for line in lines) for lines in (before, after))  # type: ignore[return-value]
