"""Who won, in one line."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.ui.results import won_line
from games.core.state import Result
from games.host.rows import Ended
from texts.catalogue import texts


def line(game: str, result: Result | None, ended: Ended | None = None) -> str:
    seats = [SimpleNamespace(name=name, gender="") for name in ("Anna", "Boole", "*Cat*")]
    state: Any = SimpleNamespace(game=SimpleNamespace(key=game), seats=seats, result=result, ended=ended)
    return won_line(state, texts())


@pytest.mark.parametrize(
    ("game", "winners", "scores", "expected"),
    [
        ("loveletter", [1], [2, 4, 0], "Boole won with 4 tokens."),
        ("loveletter", [2], [0, 0, 1], r"\*Cat\* won with 1 token."),
        ("loveletter", [0, 1], [4, 4, 0], "Anna and Boole won with 4 tokens."),
        ("loveletter", [0, 1], [3, 4, 0], "Anna and Boole won."),
        ("hamlet", [0], [61, 40, 20], "Anna won with 61★."),
        ("coup", [0], [1, 0, 0], "Anna won."),
        ("coup", [0], [], "Anna won."),
        ("coup", [], [0, 0, 0], "Nobody won."),
    ],
)
def test_who_won_and_with_what(game: str, winners: list[int], scores: list[int], expected: str) -> None:
    assert line(game, Result(winners, scores)) == expected


def test_a_game_may_have_its_own_word_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    say = texts()
    monkeypatch.setattr(say, "has", lambda key: key == "coup-nobody-won")
    monkeypatch.setattr(type(say), "__call__", lambda self, key, **facts: (key, facts))
    assert line("coup", Result([], [3, 7])) == ("coup-nobody-won", {"score": 7})


def test_a_game_that_was_ended_has_no_winner() -> None:
    assert line("coup", None, Ended("ended", 1)) == "Nobody won: the game was not played to its end."
    assert line("coup", None) == ""
