"""Options: read from what people type, with defaults, refusing the rest with what is possible."""

from __future__ import annotations

import pytest

from games.core.options import DAY, LONG_CLOCKS, Choice, Flag, Number, Seconds, settle
from games.core.text import Refused

KNOWN = (Choice("tie", ("none", "share"), "none"), Flag("aid", True), Number("tokens", 1, 13, 0, also=(0,)))


def test_defaults() -> None:
    """What is not given is as usual, in the order of the definition."""
    assert settle(KNOWN, {}) == {"tie": "none", "aid": True, "tokens": 0}
    assert list(settle(KNOWN, {"tokens": 3})) == ["tie", "aid", "tokens"]


def test_given_values() -> None:
    """Words and numbers as people type them."""
    assert settle(KNOWN, {"tie": "share", "aid": "off", "tokens": "7"}) == {"tie": "share", "aid": False, "tokens": 7}
    assert Flag("aid").read("yes") is True and Flag("aid").read(False) is False


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        ({"tie": "both"}, "refused-option-value"),
        ({"aid": "perhaps"}, "refused-option-value"),
        ({"aid": 1}, "refused-option-value"),
        ({"tokens": 14}, "refused-option-number"),
        ({"tokens": -1}, "refused-option-number"),
        ({"tokens": "many"}, "refused-option-number"),
        ({"tokens": True}, "refused-option-number"),
        ({"tokens": "3.5"}, "refused-option-number"),
        ({"speed": 1}, "refused-option-unknown"),
    ],
)
def test_refusals(given: dict[str, object], refusal: str) -> None:
    """What is not possible is refused, naming the option."""
    with pytest.raises(Refused) as refused:
        settle(KNOWN, given)
    assert refused.value.phrase.key == refusal
    assert refused.value.phrase.args["option"] == next(iter(given))


def test_clocks() -> None:
    """A clock has a live range and the long times of correspondence."""
    clock = Seconds("turn_seconds", 15, 600, 120)
    assert all(clock.read(value) == value for value in (15, 600, DAY + 1, *LONG_CLOCKS))
    for wrong in (14, 601, LONG_CLOCKS[0] - 1, LONG_CLOCKS[-1] + 1, "soon"):
        with pytest.raises(Refused):
            clock.read(wrong)
