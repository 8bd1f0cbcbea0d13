"""Colours that must be told apart and read: by contrast, and as colour-blind eyes see them."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.core.colours import contrast, darker, lighter, mix, veiled
from games.core.furniture import INK, IVORY, LIGHT, PAPER, SEATS, TITLE
from games.loveletter import art as loveletter

ENOUGH = 4.5
APART = 10
"""Of CIE76: what lies that far apart is not taken for the same, side by side."""

# How red- and green-blind eyes see linear light (Viénot, Brettel and Mollon 1999).
EYES = {
    "red-blind": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "green-blind": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def linear(colour: str) -> list[float]:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(colour: str, eyes: str) -> list[float]:
    light = linear(colour)
    return [max(0.0, sum(weight * part for weight, part in zip(row, light, strict=True))) for row in EYES[eyes]]


def lab(light: list[float]) -> list[float]:
    x = (0.4124 * light[0] + 0.3576 * light[1] + 0.1805 * light[2]) / 0.95047
    y = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    z = (0.0193 * light[0] + 0.1192 * light[1] + 0.9505 * light[2]) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]


def apart(one: str, other: str, eyes: str) -> float:
    pairs = zip(lab(seen(one, eyes)), lab(seen(other, eyes)), strict=True)
    return float(sum((ours - theirs) ** 2 for ours, theirs in pairs) ** 0.5)


@pytest.mark.parametrize("eyes", EYES)
def test_seats_are_told_apart_by_all_eyes(eyes: str) -> None:
    near = [(one, other) for one, other in combinations(SEATS, 2) if apart(one, other, eyes) < APART]
    assert near == []


def test_the_check_finds_colours_that_look_alike() -> None:
    assert apart("#c24c2a", "#7a6f2a", "green-blind") < apart("#c24c2a", "#1f5fa8", "green-blind")
    assert apart("#808000", "#7f8000", "red-blind") < APART


@pytest.mark.parametrize("colour", SEATS)
def test_an_initial_reads_on_every_seat(colour: str) -> None:
    assert contrast(IVORY, colour) >= ENOUGH


def test_text_reads_on_paper_and_on_cloth() -> None:
    assert min(contrast(INK, PAPER.top), contrast(INK, PAPER.bottom)) >= ENOUGH
    for ground in (loveletter.VELVET, loveletter.PANEL, loveletter.TURN, loveletter.TITLE_PLATE):
        assert min(contrast(LIGHT, ground), contrast(TITLE, ground)) >= ENOUGH
    assert all(contrast(IVORY, hue) >= ENOUGH for hue in loveletter.HUES.values())


def test_colours_mix() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080" and lighter("#800000", 1) == "#ffffff"
    assert darker("#ff8040", 1) == "#000000" and veiled("#123456", 0.5) == "#12345680"
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
