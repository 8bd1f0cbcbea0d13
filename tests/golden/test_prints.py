"""Fingerprints of whole games: whatever changes in a game's course shows here, with the decision where it begins."""

from __future__ import annotations

import pytest

from games.core.game import AnyGame
from games.registry import GAMES
from tests.contract.harness import seatings
from tests.golden import prints

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


each_print = pytest.mark.parametrize(
    ("chosen", "before"),
    [
        pytest.param(chosen, before, id=f"{game.key}-{number}")
        for game in GAMES.values()
        for number, (chosen, before) in enumerate(prints.kept(game))
    ],
)


@each_print
def test_games_go_as_they_did(chosen: prints.Chosen, before: list[str]) -> None:
    """After a change of the rules, and only then: python -m tests.golden.prints, and read the difference."""
    difference = prints.difference(chosen, before)
    assert difference is None, difference


@each_game
def test_every_seat_count_has_a_fingerprint(game: AnyGame) -> None:
    kept = {chosen.case for chosen, _ in prints.kept(game)}
    assert set(seatings({game.key: game})) <= kept


def test_a_difference_names_the_decision() -> None:
    """The first digest that is another one is found, and what was asked there."""
    chosen, before = prints.kept(GAMES["loveletter"])[0]
    found = prints.difference(chosen, [*before[:3], "xyz", *before[4:]])
    assert found is not None and "decision 3, play: seat" in found
