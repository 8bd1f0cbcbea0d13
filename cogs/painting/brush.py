"""Plain shapes on a bitmap. On a picture every shape is a mask with smooth edges, made once and kept; in a drawing,
which is made larger and reduced, shapes are drawn straight away.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image, ImageDraw

from cogs.painting import grounds, masks
from cogs.painting.paints import At, faded, field, filled, is_plain, opacity, opaque, over, rgb, shadow
from cogs.painting.store import FORMS
from games.core.scene import Box, Curve, Disc, Fade, Glow, Ground, Line, Paint, Point, Polygon

_DETAIL = 4
"""A mask of a picture is drawn so many times larger and reduced."""

Make = Callable[[], Image.Image]


class Brush:
    """A bitmap with its scale: so many pixels for one unit."""

    def __init__(self, image: Image.Image, scale: float, *, picture: bool) -> None:
        self.image = image
        self.scale = scale
        self.picture = picture
        self._detail = _DETAIL if picture else 1
        self._covering = None if picture else ImageDraw.Draw(image)
        self._blending = ImageDraw.Draw(image, "RGBA") if image.mode == "RGB" and not picture else None

    # Lines and areas.

    def polygon(self, shape: Polygon) -> None:
        self._outlined(self._scaled(shape.points), shape.fill, shape.line, shape.width)

    def curve(self, shape: Curve) -> None:
        points = masks.smooth(self._scaled(shape.points), shape.corners, shape.closed)
        if shape.closed:
            self._outlined(points, shape.fill, shape.line, shape.width)
        elif shape.line:
            self._stroke(points, shape.line, shape.width, rounded=True)

    def line(self, shape: Line) -> None:
        self._stroke(self._scaled(shape.points), shape.colour, shape.width, rounded=shape.round)

    def _scaled(self, points: list[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _outlined(self, points: list[Point], fill: Paint | None, line: str | None, width: float) -> None:
        if fill:
            self._area(points, fill)
        if line:
            self._stroke([*points, points[0]], line, width, rounded=False)

    def _area(self, points: list[Point], paint: Paint) -> None:
        if (pen := self._pen(paint)) is not None:
            pen.polygon(points, fill=paint)  # type: ignore[arg-type]
            return
        left, top, mask = masks.area(points, self._detail)
        self.lay(mask, (left, top), paint)

    def _stroke(self, points: list[Point], colour: str, width: float, *, rounded: bool) -> None:
        if (pen := self._pen(colour)) is not None:
            masks.strike(pen, points, width * self.scale, colour, rounded=rounded)
            return
        left, top, mask = masks.stroke(points, width * self.scale, self._detail, rounded=rounded)
        self.lay(mask, (left, top), colour)

    def _pen(self, paint: Paint) -> ImageDraw.ImageDraw | None:
        """What draws this colour straight away; None: it takes a mask."""
        if not is_plain(paint):
            return None
        return self._covering if opaque(paint) else self._blending

    # Boxes, discs, light.

    def box(self, shape: Box) -> None:
        wide, tall, radius = shape.width * self.scale, shape.height * self.scale, shape.radius * self.scale
        at = (round(shape.x * self.scale), round(shape.y * self.scale))
        if not (self.picture or shape.radius or shape.line or shape.lift) and isinstance(shape.fill, Fade):
            self._spread(shape.fill, at, (round(wide), round(tall)))
            return
        key = ("box", round(wide, 1), round(tall, 1), round(radius, 1))
        if shape.lift:
            self._shade(key, lambda: masks.box(wide, tall, radius, self._detail), shape.lift, at)
        if shape.fill:
            mask = self.kept(key, lambda: masks.box(wide, tall, radius, self._detail))
            self.lay(mask, at, shape.fill, key)
        if shape.line:
            thick = shape.thick * self.scale
            ring = (*key, round(thick, 1))
            mask = self.kept(ring, lambda: masks.box_ring(wide, tall, radius, thick, self._detail))
            self.lay(mask, at, shape.line, ring)

    def _spread(self, fade: Fade, at: At, size: At) -> None:
        """As much of it as there is room for."""
        near = (max(at[0], 0), max(at[1], 0))
        far = (min(at[0] + size[0], self.image.width), min(at[1] + size[1], self.image.height))
        if far[0] > near[0] and far[1] > near[1]:
            self.image.paste(
                field(fade, *size, (near[0] - at[0], near[1] - at[1], far[0] - at[0], far[1] - at[1])), near
            )

    def disc(self, shape: Disc) -> None:
        radius, tall = shape.radius * self.scale, (shape.tall or shape.radius) * self.scale
        edges = (shape.x * self.scale - radius, shape.y * self.scale - tall)
        if not shape.lift and self._ellipse(shape, (*edges, edges[0] + 2 * radius, edges[1] + 2 * tall)):
            return
        at = (round(edges[0]), round(edges[1]))
        key = ("disc", round(radius, 1), round(tall, 1))
        if shape.lift:
            self._shade(key, lambda: masks.disc(radius, tall, self._detail), shape.lift, at)
        if shape.fill:
            self.lay(self.kept(key, lambda: masks.disc(radius, tall, self._detail)), at, shape.fill, key)
        if shape.line:
            thick = shape.thick * self.scale
            ring = (*key, round(thick, 1))
            mask = self.kept(ring, lambda: masks.disc_ring(radius, tall, thick, self._detail))
            self.lay(mask, at, shape.line, ring)

    def _ellipse(self, shape: Disc, edges: tuple[float, float, float, float]) -> bool:
        """Straight away, if there are pens for it."""
        inside, around = (paint and self._pen(paint) for paint in (shape.fill, shape.line))
        if (shape.fill and inside is None) or (shape.line and around is None):
            return False
        if inside:
            inside.ellipse(edges, fill=shape.fill)  # type: ignore[arg-type]
        if around:
            around.ellipse(edges, outline=shape.line, width=max(1, round(shape.thick * self.scale)))  # type: ignore[arg-type]
        return True

    def glow(self, shape: Glow) -> None:
        measures = tuple(round(one * self.scale, 1) for one in (shape.width, shape.height, shape.radius, shape.blur))
        reach = round(2 * measures[3])
        mask = self.kept(("glow", *measures), lambda: masks.glow(*measures)[0])
        at = (round(shape.x * self.scale) - reach, round(shape.y * self.scale) - reach)
        self.lay(mask, at, shape.colour, ("glow", *measures))

    def ground(self, shape: Ground) -> None:
        at = (round(shape.x * self.scale), round(shape.y * self.scale))
        size = (round(shape.width * self.scale) or self.image.width, round(shape.height * self.scale))
        self.image.paste(grounds.ground(shape, size[0], size[1] or self.image.height), at)

    # How masks come onto the bitmap.

    def kept(self, key: Hashable, make: Make) -> Image.Image:
        return FORMS.get(key, make) if self.picture else make()

    def lay(self, mask: Image.Image, at: At, paint: Paint, key: Hashable = None) -> None:
        if not is_plain(paint):
            sprite = self.kept((key, paint), lambda: filled(mask, paint)) if key else filled(mask, paint)
            over(self.image, sprite, at)
        elif self.image.mode == "RGB":
            assert isinstance(paint, str)
            seen = opacity(paint)
            seen_mask = self.kept((key, seen), lambda: faded(mask, seen)) if seen < 255 and key else faded(mask, seen)
            self.image.paste(rgb(paint), at, seen_mask)
        else:
            over(self.image, filled(mask, paint), at)

    def _shade(self, key: Hashable, make: Make, lift: float, at: At) -> None:
        """The shadow of what is laid here next."""
        lift *= self.scale
        reach = round(2.5 * lift) + 1
        mask = self.kept((key, "shadow", round(lift, 1)), lambda: shadow(make(), lift)[0])
        spot = (at[0] - reach, at[1] - reach)
        if self.image.mode == "RGB":
            self.image.paste((0, 0, 0), spot, mask)
        else:
            over(self.image, filled(mask, "#000000"), spot)
