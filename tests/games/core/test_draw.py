"""Chance: the same on every Python, uniform as far as one can see, bound by its commitment, fixable by name."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from hashlib import sha256, sha512
from itertools import permutations

import pytest

from games.core.draw import Dice, Draw, Drawn, commitment, key_of


def test_golden_draws() -> None:
    """Known results: a change here would falsify every seed ever published."""
    draw = Draw("golden")
    assert draw.shuffle("deck", range(10)) == [5, 1, 9, 0, 8, 2, 4, 7, 6, 3]
    assert draw.pick("starter", "abcdef") == "b"
    assert draw.shuffle("deck", range(90))[:12] == [27, 58, 57, 46, 74, 28, 85, 67, 83, 43, 4, 0]
    assert draw.pick("starter", "abcdef") == "e"
    assert draw.count == 4


def test_golden_commitment() -> None:
    """Known hashes of seed and key."""
    assert commitment("seed") == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"
    assert key_of("seed", "42") == "f6ef7999c7631f7871c1638ea0ff0504b36ebf6455f4a4568a023737a24d1f4a"


def test_the_documented_algorithm() -> None:
    """A dozen lines that know nothing of the house come to the same order."""
    number = int.from_bytes(sha512(b"key:7:deck").digest(), "big")
    cards = list(range(52))
    for place in range(51, 0, -1):
        number, other = divmod(number, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    assert Draw("key", 7).shuffle("deck", range(52)) == cards
    assert commitment("s") == sha256(b"s").hexdigest() and key_of("s", "1") == sha256(b"s:1").hexdigest()


def test_a_draw_depends_on_key_number_and_name() -> None:
    """Each of the three changes the result; what was drawn before does not."""
    usual = Draw("key", 3).shuffle("deck", range(20))
    assert Draw("other", 3).shuffle("deck", range(20)) != usual
    assert Draw("key", 4).shuffle("deck", range(20)) != usual
    assert Draw("key", 3).shuffle("bag", range(20)) != usual
    later = Draw("key")
    for _ in range(3):
        later.pick("anything", "ab")
    assert later.shuffle("deck", range(20)) == usual


def test_shuffles_are_uniform() -> None:
    """Over 6,000 shuffles of three pieces each order comes up about a thousand times."""
    counts = Counter(tuple(Draw("uniform", number).shuffle("deck", "abc")) for number in range(6000))
    assert set(counts) == set(permutations("abc"))
    assert all(880 < count < 1120 for count in counts.values())


def test_picks_are_uniform() -> None:
    """Over 7,000 picks of seven each comes up about a thousand times."""
    counts = Counter(Draw("uniform", number).pick("one", range(7)) for number in range(7000))
    assert len(counts) == 7 and all(880 < count < 1120 for count in counts.values())


def test_a_shuffle_loses_nothing_and_leaves_its_input_alone() -> None:
    """A new list of the same pieces."""
    pieces = list(range(90))
    assert sorted(Draw("key").shuffle("deck", pieces)) == pieces == list(range(90))
    assert Draw("key").shuffle("none", []) == [] and Draw("key").shuffle("one", ["x"]) == ["x"]


def test_too_many_pieces_for_one_digest() -> None:
    """More than ninety would show a bias, so they are not drawn at once."""
    with pytest.raises(ValueError, match="90"):
        Draw("key").shuffle("deck", range(91))


def test_fixed_draws() -> None:
    """A test fixes draws by name, one after another; then chance goes on as if nothing had been fixed."""
    draw = Draw("key", fixed={"deck": [[3, 1, 2]], "die": [6]})
    assert draw.shuffle("deck", [1, 2, 3]) == [3, 1, 2] and draw.pick("die", range(1, 7)) == 6
    assert draw.shuffle("deck", range(9)) == Draw("key", 2).shuffle("deck", range(9))


def test_the_log() -> None:
    """Whoever listens gets a record of every draw, enums as words."""

    class Suit(Enum):
        RED = 1
        BLUE = 2

    log: list[Drawn] = []
    draw = Draw("key", 5, log)
    order = draw.shuffle("deck", list(Suit))
    one = draw.pick("colour", [Suit.RED])
    assert one is Suit.RED
    assert log == [
        Drawn(5, "deck", ["red", "blue"], [suit.name.lower() for suit in order]),
        Drawn(6, "colour", ["red"], ["red"]),
    ]


def test_dice_are_reproducible() -> None:
    """The same key, the same stream; another key, another one."""

    def stream(key: str) -> list[int]:
        dice = Dice(key)
        return [dice.below(1000) for _ in range(200)]

    assert stream("a") == stream("a") != stream("b")


def test_dice_are_uniform() -> None:
    """A stream of small numbers shows no preference, across many refills."""
    dice = Dice("uniform")
    counts = Counter(dice.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6)) and all(1850 < count < 2150 for count in counts.values())
    assert 4600 < sum(dice.chance(0.5) for _ in range(10_000)) < 5400
    assert not any(dice.chance(0) for _ in range(100)) and all(dice.chance(1) for _ in range(100))


def test_dice_sample_and_shuffle() -> None:
    """A sample keeps the order it came in and repeats nothing; a shuffle loses nothing."""
    dice = Dice("sample")
    for size in range(11):
        sample = dice.sample(range(10), size)
        assert sample == sorted(set(sample)) and len(sample) == size
    assert sorted(dice.shuffle(range(50))) == list(range(50)) != dice.shuffle(range(50))
    assert {dice.choice("abc") for _ in range(60)} == set("abc")
