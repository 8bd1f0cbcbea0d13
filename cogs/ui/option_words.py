"""Options and times in words, and which values of an option are offered."""

from __future__ import annotations

from typing import Any

from games.core.options import DAY, HOUR, Choice, Flag, Option, Seconds
from texts.catalogue import Texts, languages, own_name

UNITS = {"s": 1, "m": 60, "h": HOUR, "d": DAY}


def duration(say: Texts, seconds: int) -> str:
    for unit in ("d", "h", "m"):
        if seconds and seconds % UNITS[unit] == 0:
            return say(f"config-time-{unit}", count=seconds // UNITS[unit])
    return say("config-time-s", count=seconds)


def age(say: Texts, seconds: float) -> str:
    """About how long, in the largest unit that fits."""
    unit = next((unit for unit in ("d", "h", "m") if seconds >= UNITS[unit]), "s")
    return say(f"config-time-{unit}", count=int(max(seconds, 0) // UNITS[unit]))


def option_value(game: str, option: Option, value: Any, say: Texts) -> str:
    """An option's value in words."""
    if isinstance(option, Flag):
        return say("config-on" if value else "config-off")
    if isinstance(option, Seconds):
        return duration(say, int(value))
    return say.word(game, str(value), option.key)


def offered(option: Option) -> list[str]:
    """The values a select offers; for numbers a sensible few, the rest can be typed."""
    if isinstance(option, Flag):
        return ["on", "off"]
    if isinstance(option, Choice):
        return list(option.values)
    span = option.most - option.least
    numbers = (
        [*range(option.least, option.most + 1)]
        if span < 20
        else [
            number
            for number in (5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 600)
            if option.least <= number <= option.most
        ]
    )
    return [str(number) for number in sorted({*option.also, *numbers, option.default})][:25]


def language_name(word: str) -> str:
    """A language as it calls itself; any other word as it is."""
    return own_name(word) if word in languages() else word
