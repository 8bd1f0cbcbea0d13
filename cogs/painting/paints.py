"""Colours, fades and foil, as fields of any size."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter, ImageOps

from games.core.scene import FOIL, Colour, Fade, Paint

_FOIL = Fade("#fff3c4", "#a8741a", "#e9bf5a")
_OPAQUE = len("#rrggbb")
_SHADOW = 0.55
"""How dark a shadow is below the middle of what throws it."""

Rgb = tuple[int, int, int]
At = tuple[int, int]


@lru_cache(1024)
def rgb(colour: Colour) -> Rgb:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(1024)
def opacity(colour: Colour) -> int:
    return int(colour[_OPAQUE:], 16) if len(colour) > _OPAQUE else 255


def is_plain(paint: Paint) -> bool:
    return isinstance(paint, str) and paint != FOIL


def opaque(paint: Paint) -> bool:
    return isinstance(paint, str) and len(paint) == _OPAQUE


def field(paint: Paint, width: int, height: int, part: tuple[int, int, int, int] | None = None) -> Image.Image:
    """A fade or foil so large, or a part of it; it has an alpha channel only where one of its colours lets something
    through.
    """
    fade = _FOIL if paint == FOIL else paint
    assert isinstance(fade, Fade)
    small = _small(fade)
    if part is None:
        return small.resize((width, height), Image.Resampling.BILINEAR)
    across, down = small.width / width, small.height / height
    box = (part[0] * across, part[1] * down, part[2] * across, part[3] * down)
    return small.resize((part[2] - part[0], part[3] - part[1]), Image.Resampling.BILINEAR, box)


@lru_cache(128)
def _small(fade: Fade) -> Image.Image:
    """As large as the 256 steps of a fade need."""
    grey = (Image.radial_gradient if fade.round else Image.linear_gradient)("L")
    if not fade.round:
        grey = grey.resize((2, 256))
    stops = [fade.top, fade.bottom, *([fade.middle] if fade.middle else [])]
    solid = ImageOps.colorize(grey, *[rgb(colour) for colour in stops])  # type: ignore[arg-type]
    if all(opacity(colour) == 255 for colour in stops):
        return solid
    first, last = opacity(fade.top), opacity(fade.bottom)
    middle = opacity(fade.middle) if fade.middle else (first + last) / 2
    solid.putalpha(grey.point([round(_between(first, middle, last, value / 255)) for value in range(256)]))
    return solid


def _between(first: float, middle: float, last: float, share: float) -> float:
    if share < 0.5:
        return first + (middle - first) * share * 2
    return middle + (last - middle) * (share - 0.5) * 2


@lru_cache(256)
def _fading(opacity_of: int) -> list[int]:
    return [value * opacity_of // 255 for value in range(256)]


def faded(mask: Image.Image, opacity_of: int) -> Image.Image:
    return mask if opacity_of == 255 else mask.point(_fading(opacity_of))


def filled(mask: Image.Image, paint: Paint) -> Image.Image:
    """A sprite: the mask with a paint inside."""
    if isinstance(paint, str) and paint != FOIL:
        sprite = Image.new("RGBA", mask.size, (*rgb(paint), 0))
        sprite.putalpha(faded(mask, opacity(paint)))
        return sprite
    inside = field(paint, *mask.size)
    if inside.mode == "RGBA":
        mask = ImageChops.multiply(mask, inside.getchannel("A"))
    sprite = inside.convert("RGBA")
    sprite.putalpha(mask)
    return sprite


def over(image: Image.Image, sprite: Image.Image, at: At) -> None:
    """Lay a sprite on a picture; what would hang over the edge is cut off."""
    if image.mode == "RGB":
        image.paste(sprite, at, sprite)
        return
    left, top = max(at[0], 0), max(at[1], 0)
    right, bottom = min(at[0] + sprite.width, image.width), min(at[1] + sprite.height, image.height)
    if right > left and bottom > top:
        part = sprite.crop((left - at[0], top - at[1], right - at[0], bottom - at[1]))
        image.alpha_composite(part, (left, top))


def shadow(alpha: Image.Image, lift: float) -> tuple[Image.Image, int]:
    """What lies so high throws this mask of a shadow, wider than itself on all sides by the second."""
    pad = round(2.5 * lift) + 1
    mask = Image.new("L", (alpha.width + 2 * pad, alpha.height + 2 * pad))
    mask.paste(alpha, (pad, pad + round(0.8 * lift)))
    return faded(mask.filter(ImageFilter.GaussianBlur(lift)), round(255 * _SHADOW)), pad


def lifted(sprite: Image.Image, lift: float) -> tuple[Image.Image, int]:
    """A sprite on its own soft shadow, and by how much that makes it wider on each side."""
    if not lift:
        return sprite, 0
    mask, pad = shadow(sprite.getchannel("A"), lift)
    whole = filled(mask, "#000000")
    whole.alpha_composite(sprite, (pad, pad))
    return whole, pad


def raised(mask: Image.Image, paint: Paint, depth: float) -> Image.Image:
    """A solid piece: light on its upper left edge, shade on its lower right."""
    sprite, by = filled(mask, paint), max(1, round(depth))
    soft = mask.filter(ImageFilter.GaussianBlur(0.6 * depth))
    for colour, shift, share in (("#000000", -by, 0.45), ("#ffffff", by, 0.7)):
        edge = ImageChops.multiply(ImageChops.subtract(mask, _shifted(soft, shift)), mask)
        sprite.alpha_composite(filled(faded(edge, round(255 * share)), colour))
    sprite.putalpha(mask)
    return sprite


def _shifted(mask: Image.Image, by: int) -> Image.Image:
    moved = Image.new("L", mask.size)
    moved.paste(mask, (by, by))
    return moved
