"""What emojis are called, and which words share one."""

from __future__ import annotations

import re

import pytest

from cogs.services import emoji_shelf
from cogs.services.emoji_shelf import designs
from games.core.emojis import of_the_house, piece, sign
from games.core.scene import Disc, Label
from games.core.text import say
from games.registry import GAMES
from texts.catalogue import texts

RED, BLUE = sign("crown", "#aa0000"), sign("crown", "#0000aa")


def named(game, drawn):
    return [one.name for one in designs(game, drawn, texts())]


def test_a_name_is_made_of_game_word_and_content() -> None:
    (name,) = named("loveletter", {"guard": RED})
    assert re.fullmatch(r"lo_guard_[0-9a-f]{8}", name)
    assert named("loveletter", {"guard": RED}) == [name]
    assert named("loveletter", {"guard": BLUE}) != [name]


@pytest.mark.parametrize("word", ["a", "x" * 60, "fool's-gold", "trading_post~x", "étude"])
def test_every_name_is_one_that_discord_takes(word) -> None:
    (name,) = named("inkognito", {word: RED})
    assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) and len(name) <= 24


def test_words_with_the_same_picture_share_it() -> None:
    """An action and the character who does it need only one."""
    both, other = designs("coup", {"duchess": RED, "captain": BLUE, "tax": RED}, texts())
    assert both.words == ["duchess", "tax"] and other.words == ["captain"]


def test_a_drawing_that_is_only_named_belongs_to_the_content(monkeypatch) -> None:
    """Else a bust that is drawn anew would keep its old emoji for ever."""
    drawn = {"guard": GAMES["loveletter"].emojis()["guard"]}
    before = named("loveletter", drawn)
    monkeypatch.setattr(emoji_shelf, "named", lambda art: [piece([Disc(1, 1, 1, fill="#ffffff")])])
    assert named("loveletter", drawn) != before


def test_words_in_the_picture_belong_to_the_content() -> None:
    numbers = [piece([Label(64, 64, say("number", count=count), 40)]) for count in (1, 2)]
    one, two = named("loveletter", {"a": numbers[0], "b": numbers[1]})
    assert one.rpartition("_")[2] != two.rpartition("_")[2]


@pytest.mark.parametrize("game", GAMES)
def test_the_emojis_of_a_game_stand_before_words(game) -> None:
    """A number is none: it could be anybody's seat; and copies of a piece share theirs."""
    assert not [word for word in GAMES[game].emojis() if word.isdecimal() or "~" in word]


def test_all_of_them_are_few_enough() -> None:
    """Discord keeps two thousand for an application; the old ones stay until the new ones are there."""
    drawn = [of_the_house(), *[game.emojis() for game in GAMES.values()]]
    assert sum(map(len, drawn)) < 900
