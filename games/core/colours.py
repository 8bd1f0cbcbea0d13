"""Colours mixed with each other."""

from __future__ import annotations

from functools import lru_cache

from games.core.scene import Colour

_CHANNELS = (1, 3, 5)


@lru_cache(4096)
def mix(one: Colour, other: Colour, share: float) -> Colour:
    """One colour with a share of the other in it."""
    pairs = ((int(one[place : place + 2], 16), int(other[place : place + 2], 16)) for place in _CHANNELS)
    return "#" + "".join(f"{round(ours + (theirs - ours) * share):02x}" for ours, theirs in pairs)


def lighter(colour: Colour, share: float) -> Colour:
    return mix(colour, "#ffffff", share)


def darker(colour: Colour, share: float) -> Colour:
    return mix(colour, "#000000", share)


def veiled(colour: Colour, share: float) -> Colour:
    """The colour so that only this share of it covers what lies below."""
    return f"{colour[:7]}{round(255 * share):02x}"


def contrast(one: Colour, other: Colour) -> float:
    """How far apart they are in lightness, by WCAG: 1 to 21. Text needs 4.5."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in _CHANNELS]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
