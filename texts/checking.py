"""What a translation lacks, and where it says something else than English: `python -m texts`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from texts.catalogue import DEFAULT, ITSELF
from texts.words import FUNCTIONS

PLURALS = frozenset(("zero", "one", "two", "few", "many"))
"""Without the one that stands for all others, which every selection may have."""
GENDERS = frozenset(("f", "m", "n"))
BUILT_IN = frozenset(("NUMBER", "DATETIME"))
COUNTED = range(130)
"""Every plural of a language occurs among the first numbers; no table counts further."""


@dataclass
class Said(Visitor):
    """What a pattern speaks of."""

    facts: set[str] = field(default_factory=set)
    emojis: list[str] = field(default_factory=list)
    forms: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    choices: list[dict[str, str]] = field(default_factory=list)
    """The branches of its selections: what each says, as far as it is fixed."""
    fixed: list[str] = field(default_factory=list)
    """What it says whatever the facts are."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's names
        self.fixed.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        named = [one.value for one in node.arguments.positional if isinstance(one, ast.StringLiteral)]
        self.functions.add(node.id.name)
        if node.id.name == "FORM":
            self.forms.update(named)
        if node.id.name == "EMOJI":
            self.emojis += named
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append({_name(variant.key): _fixed(variant.value) for variant in node.variants})
        self.generic_visit(node)


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def _fixed(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


def said(pattern: ast.Pattern) -> Said:
    found = Said()
    found.visit(pattern)
    return found


Patterns = Mapping[str, ast.Pattern]
"""Values by the message's key, attributes by key and name with a dot between."""


def patterns(folder: Path) -> tuple[dict[str, ast.Pattern], list[str]]:
    """Everything that a language says, and what Fluent cannot read."""
    found: dict[str, ast.Pattern] = {}
    broken: list[str] = []
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                broken.append(f"{file.name}: Fluent cannot read {(entry.content or '')[:60]!r}")
            if isinstance(entry, ast.Message):
                found |= _said_by(entry)
    return found, broken


def _said_by(message: ast.Message) -> dict[str, ast.Pattern]:
    value = {message.id.name: message.value} if message.value is not None else {}
    return value | {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}


def faults(language: str, folder: Path) -> list[str]:
    """All that is missing, left over or different, a line each."""
    english, _ = patterns(folder / DEFAULT)
    mine, found = patterns(folder / language)
    found += [f"missing: {key}" for key in english if key not in mine]
    found += [f"English has no {key}" for key in mine if _message(key) not in english and key not in english]
    for key, pattern in mine.items():
        found += _odd(key, said(pattern), _plurals(mine))
        if key in english and _message(key) != ITSELF:
            found += _other(key, said(english[key]), said(pattern))
    known = {key.partition(".")[2] for key in mine}
    asked = {form: key for key, pattern in mine.items() for form in said(pattern).forms}
    return found + [f"{key}: no word has a form {form!r}" for form, key in asked.items() if form not in known]


def _message(key: str) -> str:
    return key.partition(".")[0]


def _plurals(mine: Patterns) -> set[str]:
    """Those that whole numbers have."""
    locale = Locale.parse(_fixed(mine[f"{ITSELF}.locale"]).replace("-", "_"))
    return {str(locale.plural_form(number)) for number in COUNTED}


def _odd(key: str, mine: Said, plurals: set[str]) -> Iterator[str]:
    """What is wrong whatever English says."""
    for unknown in sorted(mine.functions - {*FUNCTIONS, *BUILT_IN}):
        yield f"{key}: there is no function {unknown}"
    for branches in mine.choices:
        if not branches.keys() & PLURALS or branches.keys() & GENDERS:
            continue
        if re.search(r"\d", branches.get("one", "")):
            yield f"{key}: the branch [one] says a digit itself"
        missing = plurals - branches.keys()
        if missing - {"other"}:
            yield f"{key}: no branch for {', '.join(sorted(missing))}"


def _other(key: str, english: Said, mine: Said) -> Iterator[str]:
    """What differs from English."""
    if mine.facts != english.facts:
        lacking, strange = english.facts - mine.facts, mine.facts - english.facts
        yield f"{key}: " + ", ".join(
            [f"no ${one}" for one in sorted(lacking)] + [f"${one}?" for one in sorted(strange)]
        )
    if {*mine.emojis} != {*english.emojis}:
        yield f"{key}: other emojis than English ({', '.join(sorted({*english.emojis} ^ {*mine.emojis}))})"
