"""Grounds: cloth, boards, paper, grass and water. The same on every machine: all chance in them has a fixed seed."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from cogs.painting import masks
from cogs.painting.lettering import sign_mask
from cogs.painting.paints import faded, field, filled, over, rgb
from games.core.colours import darker, lighter, mix, veiled
from games.core.scene import FOIL, Fade, Ground

_TILE = 256
"""The side of a piece of grain, which is laid beside itself."""
_STEP = 60
"""From one sign of a damask to the next."""
_BOARD = 96
"""The height of a board."""


def ground(shape: Ground, width: int, height: int) -> Image.Image:
    image = _KINDS[shape.kind](shape, width, height)
    if shape.inlay:
        over(image, _inlay(width, height), (0, 0))
    return image


def _velvet(shape: Ground, width: int, height: int) -> Image.Image:
    """Light in the middle, and a sign woven into it: a dark copy and a light one, a little apart."""
    hue = shape.hue
    image = field(Fade(lighter(hue, 0.14), darker(hue, 0.52), hue, round=True), width, height)
    if not shape.sign:
        return image
    damask = _damask(shape.sign, width, height)
    image.paste(rgb(darker(hue, 0.55)), (1, 2), faded(damask, 102))
    image.paste(rgb(lighter(hue, 0.35)), (0, 0), faded(damask, 51))
    return image


def _damask(sign: str, width: int, height: int) -> Image.Image:
    tile = Image.new("L", (_STEP, _STEP))
    for name, size, places in ((sign, 0.52, [(0.5, 0.5)]), ("round-star", 0.16, [(0, 0), (0, 1), (1, 0), (1, 1)])):
        mask = sign_mask(name, size * _STEP * 2).reduce(2)
        for x, y in places:
            tile.paste(255, (round(x * _STEP - mask.width / 2), round(y * _STEP - mask.height / 2)), mask)
    woven = Image.new("L", (width, height))
    for row, top in enumerate(range(-_STEP // 2, height, _STEP)):
        for left in range(-_STEP // 2 - (_STEP // 2 if row % 2 else 0), width, _STEP):
            woven.paste(tile, (left, top))
    return woven


def _wood(shape: Ground, width: int, height: int) -> Image.Image:
    """Boards; their grain runs along them."""
    hue = shape.hue
    coarse = _grain(64, height, 5).resize((width, height), Image.Resampling.BICUBIC, box=(0, 0, 6, height))
    fine = _grain(128, height, 6).resize((width, height), Image.Resampling.BICUBIC, box=(0, 0, 24, height))
    both = Image.blend(coarse, fine, 0.35).filter(ImageFilter.GaussianBlur(3))
    image = ImageOps.colorize(both, rgb(darker(hue, 0.16)), rgb(lighter(hue, 0.09)), rgb(hue))
    pen = ImageDraw.Draw(image, "RGBA")
    for board in range(max(1, round(height / _BOARD))):
        top = board * _BOARD
        pen.line((0, top, width, top), fill="#0000006e", width=2)
        pen.line((0, top + 2, width, top + 2), fill="#ffe6be24")
    return image


def _paper(shape: Ground, width: int, height: int) -> Image.Image:
    image = field(Fade(shape.hue, mix(shape.hue, "#b08a4a", 0.22)), width, height)
    return _blotched(image, 0.03, seed=3, size=8)


def _meadow(shape: Ground, width: int, height: int) -> Image.Image:
    """Lighter and darker patches, tufts, a few flowers."""
    hue = shape.hue
    image = _blotched(field(Fade(lighter(hue, 0.14), darker(hue, 0.09), hue), width, height), 0.08, seed=9, size=16)
    chance, pen = Random(4), ImageDraw.Draw(image, "RGBA")
    for _ in range(width * height // 4_500):
        x, y = chance.uniform(0, width), chance.uniform(0, height)
        if chance.random() < 0.35:
            pen.ellipse((x - 1.6, y - 1.6, x + 1.6, y + 1.6), fill="#fff6dcb0")
            continue
        for lean in (-3, 0, 3):
            pen.line((x, y, x + lean, y - 6), fill=veiled(darker(hue, 0.4), 0.45), width=1)
    return image


def _water(shape: Ground, width: int, height: int) -> Image.Image:
    """Deeper towards the foot, with short strokes of waves."""
    hue, chance = shape.hue, Random(11)
    image = field(Fade(lighter(hue, 0.12), darker(hue, 0.4), darker(hue, 0.1)), width, height)
    pen = ImageDraw.Draw(image, "RGBA")
    for row in range(height // 16 + 1):
        for column in range(width // 36 + 1):
            x = column * 36 + (18 if row % 2 else 0) + chance.uniform(-9, 9)
            y, wide = row * 16 + chance.uniform(-4, 4), chance.uniform(8, 17)
            colour = veiled("#bee6eb", chance.uniform(0.05, 0.13))
            pen.line([(x, y), (x + wide / 2, y - 2.4), (x + wide, y)], fill=colour, width=2, joint="curve")
    return image


_KINDS = {"velvet": _velvet, "wood": _wood, "paper": _paper, "meadow": _meadow, "water": _water}


@lru_cache(8)
def _noise(seed: int) -> Image.Image:
    return Image.frombytes("L", (_TILE, _TILE), Random(seed).randbytes(_TILE * _TILE))


def _grain(width: int, height: int, seed: int) -> Image.Image:
    image = Image.new("L", (width, height))
    for left in range(0, width, _TILE):
        for top in range(0, height, _TILE):
            image.paste(_noise(seed), (left, top))
    return image


def _blotched(image: Image.Image, share: float, seed: int, size: int) -> Image.Image:
    """With soft lighter and darker patches: finer ones nobody sees, and the file pays for them."""
    small = (image.width // size + 2, image.height // size + 2)
    soft = _grain(*small, seed).filter(ImageFilter.GaussianBlur(1.2)).resize(image.size, Image.Resampling.BICUBIC)
    soft = ImageOps.autocontrast(soft, cutoff=1)
    reach = share * 255 / 128
    image.paste((0, 0, 0), (0, 0), soft.point([round(max(0, 128 - value) * reach) for value in range(256)]))
    image.paste((255, 255, 255), (0, 0), soft.point([round(max(0, value - 128) * reach) for value in range(256)]))
    return image


def _inlay(width: int, height: int) -> Image.Image:
    frame = Image.new("RGBA", (width, height))
    over(frame, filled(masks.box_ring(width - 12, height - 12, 16, 2, 2), FOIL), (6, 6))
    over(frame, filled(masks.box_ring(width - 22, height - 22, 12, 1, 2), "#f0d9a873"), (11, 11))
    return frame
