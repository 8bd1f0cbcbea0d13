"""Every refusal and every word of the house has a text: one sentence that says what is possible instead."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from games.core.text import Phrase
from texts.catalogue import Texts

ROOT = Path(__file__).resolve().parents[3]
FACTS = {
    "who": [0],
    "most": 5,
    "least": 2,
    "games": "toy",
    "word": ["steady"],
    "typed": ["`steady`"],
}


def _keys(folder: str) -> set[str]:
    """The keys that the code names: `Refused("…")` and the house's `tell("…")`."""
    found = set()
    for file in (ROOT / folder).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("refused-"):
                found.add(node.value)
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                words = [one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
                found |= {f"house-{word}" for word in words if isinstance(word, str)}
    return found


KEYS = sorted(_keys("games/host"))


def test_there_are_keys() -> None:
    assert len([key for key in KEYS if key.startswith("house-")]) > 12
    assert len([key for key in KEYS if key.startswith("refused-")]) > 30


@pytest.mark.parametrize("key", KEYS)
def test_it_is_one_sentence(key: str) -> None:
    sentence = Texts("en")(Phrase(key, FACTS))
    assert sentence.endswith(".")
    assert sentence.count(". ") == 0


def test_the_file_has_no_text_that_nobody_says() -> None:
    lines = (ROOT / "texts/en/host.ftl").read_text(encoding="utf-8").splitlines()
    written = {line.split(" = ")[0] for line in lines if " = " in line and not line.startswith(("#", " "))}
    assert written <= set(KEYS)
