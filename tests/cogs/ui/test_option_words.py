"""Options as people read them."""

from __future__ import annotations

import pytest

from cogs.ui.option_words import option_value
from games.registry import GAMES
from texts.catalogue import texts


@pytest.mark.parametrize(
    ("game", "key", "value", "words"),
    [
        ("loveletter", "tokens_to_win", 0, "Tokens to win: by the rules"),
        ("loveletter", "tokens_to_win", 3, "Tokens to win: 3"),
        ("loveletter", "tie_rule", "none", "Full tie: no token"),
        ("loveletter", "turn_seconds", 120, "Time per turn: 2 minutes"),
        ("loveletter", "first_starter", "2", "Who starts the first round: seat 2"),
        ("coup", "series_wins", 3, "Games to win: 3"),
        ("coup", "start", "random", "Who starts: by chance"),
        ("coup", "doubt_priority", "clockwise", "Whose doubt counts: the nearest clockwise"),
    ],
)
def test_a_value_is_a_word_where_the_game_has_one(game: str, key: str, value: object, words: str) -> None:
    """A number stands for itself unless the game calls it something."""
    option = next(option for option in GAMES[game].options if option.key == key)
    assert f"{texts()(f'{game}-option-{key}')}: {option_value(game, option, value, texts())}" == words


@pytest.mark.parametrize("game", ["coup", "loveletter"])
def test_every_option_is_called_something(game: str) -> None:
    """None of the words that options are stored by is left to the reader."""
    for option in GAMES[game].options:
        for value in getattr(option, "values", ()):
            key = f"{game}-{option.key}-{value}"
            assert texts().has(key) or texts().has(f"{game}-{value}"), key
