"""The forms of shapes as masks: how much of each pixel they cover."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core.scene import Point

_STEPS = 10
"""Straight pieces between two points of a curve."""


def box(width: float, height: float, radius: float, detail: int) -> Image.Image:
    """A rectangle with round corners; drawn so many times larger and reduced."""
    size = (max(1, round(width * detail)), max(1, round(height * detail)))
    mask = Image.new("L", _whole(size, detail))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius * detail, fill=255)
    return mask.reduce(detail)


def disc(radius: float, tall: float, detail: int) -> Image.Image:
    size = (max(1, round(2 * radius * detail)), max(1, round(2 * tall * detail)))
    mask = Image.new("L", _whole(size, detail))
    ImageDraw.Draw(mask).ellipse((0, 0, size[0] - 1, size[1] - 1), fill=255)
    return mask.reduce(detail)


def _whole(size: tuple[int, int], detail: int) -> tuple[int, int]:
    """Large enough for whole pixels."""
    return -(-size[0] // detail) * detail, -(-size[1] // detail) * detail


def box_ring(width: float, height: float, radius: float, thick: float, detail: int) -> Image.Image:
    inner = box(width - 2 * thick, height - 2 * thick, max(radius - thick, 0), detail)
    return _ring(box(width, height, radius, detail), inner)


def disc_ring(radius: float, tall: float, thick: float, detail: int) -> Image.Image:
    if detail > 1:
        return disc_ring(radius * detail, tall * detail, thick * detail, 1).reduce(detail)
    return _ring(disc(radius, tall, 1), disc(max(radius - thick, 0.5), max(tall - thick, 0.5), 1))


def _ring(outer: Image.Image, inner: Image.Image) -> Image.Image:
    hole = Image.new("L", outer.size)
    hole.paste(inner, ((outer.width - inner.width) // 2, (outer.height - inner.height) // 2))
    return ImageChops.subtract(outer, hole)


def area(points: Sequence[Point], detail: int) -> tuple[int, int, Image.Image]:
    """A polygon, and where its mask lies."""
    left, top, mask, inside = _patch(points, 0, detail)
    ImageDraw.Draw(mask).polygon(inside, fill=255)
    return left, top, mask.reduce(detail)


def stroke(points: Sequence[Point], width: float, detail: int, *, rounded: bool) -> tuple[int, int, Image.Image]:
    left, top, mask, inside = _patch(points, width / 2 + 1, detail)
    strike(ImageDraw.Draw(mask), inside, width * detail, 255, rounded=rounded)
    return left, top, mask.reduce(detail)


def strike(pen: ImageDraw.ImageDraw, points: Sequence[Point], width: float, fill: int | str, *, rounded: bool) -> None:
    """A line, perhaps with round ends."""
    thick = max(1, round(width))
    pen.line(list(points), fill=fill, width=thick, joint="curve")
    for x, y in (points[0], points[-1]) if rounded and thick > 2 else ():
        pen.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=fill)


def _patch(points: Sequence[Point], margin: float, detail: int) -> tuple[int, int, Image.Image, list[Point]]:
    """An empty mask just as large as these points need, where it lies, and the points in it."""
    left, top = (floor(min(point[axis] for point in points) - margin) for axis in (0, 1))
    right, bottom = (ceil(max(point[axis] for point in points) + margin) + 1 for axis in (0, 1))
    mask = Image.new("L", ((right - left) * detail, (bottom - top) * detail))
    return left, top, mask, [((x - left) * detail, (y - top) * detail) for x, y in points]


def glow(width: float, height: float, radius: float, blur: float) -> tuple[Image.Image, int]:
    """Light about a box, and how far it reaches."""
    reach = round(2 * blur)
    inside = box(width, height, radius, 4)
    mask = Image.new("L", (inside.width + 2 * reach, inside.height + 2 * reach))
    mask.paste(inside, (reach, reach))
    mask = mask.filter(ImageFilter.GaussianBlur(blur))
    mask.paste(0, (reach, reach), inside)
    return mask, reach


def smooth(points: Sequence[Point], corners: Sequence[int], closed: bool) -> list[Point]:
    """A curve through the points: at each it runs as from the last to the next, at a corner it stands still."""
    count, sharp = len(points), frozenset(corners)
    found: list[Point] = []
    for place in range(count if closed else count - 1):
        here, there = points[place], points[(place + 1) % count]
        before = points[place - 1] if closed or place else here
        after = points[(place + 2) % count] if closed or place + 2 < count else there
        leaving = (0.0, 0.0) if place in sharp else _half(before, there)
        arriving = (0.0, 0.0) if (place + 1) % count in sharp else _half(here, after)
        found += [_on_the_way(here, leaving, there, arriving, step / _STEPS) for step in range(_STEPS)]
    return found if closed else [*found, points[-1]]


def _half(start: Point, end: Point) -> Point:
    return (end[0] - start[0]) / 2, (end[1] - start[1]) / 2


def _on_the_way(here: Point, leaving: Point, there: Point, arriving: Point, share: float) -> Point:
    """Hermite's cubic."""
    square, cube = share**2, share**3
    weights = 2 * cube - 3 * square + 1, cube - 2 * square + share, 3 * square - 2 * cube, cube - square
    ends = (here, leaving, there, arriving)
    x, y = (sum(weight * end[axis] for weight, end in zip(weights, ends, strict=True)) for axis in (0, 1))
    return x, y
