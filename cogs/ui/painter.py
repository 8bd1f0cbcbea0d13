"""Scenes to PNGs: the only user of Pillow. Drawn in a thread of its own, kept by content."""

from __future__ import annotations

import asyncio
import ctypes
import io
import platform
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from hashlib import sha256
from threading import Lock, local
from typing import NamedTuple

import font_source_sans_pro as sans
import font_source_serif_pro as serif
from PIL import Image, ImageDraw, ImageFont

from cogs.ui.kept import Kept
from games.core.codec import encode
from games.core.scene import AnyShape, Box, Disc, Label, Line, Polygon, Scene
from texts.catalogue import Names, Texts

_SCALE = 2
"""Shapes are drawn twice as large and reduced: smooth edges at half the cost of a vector library."""
_COLOURS = 96
_COMPRESSION = 4
"""Half the time of Pillow's usual level, for a file five percent larger."""
HEAVIEST = 80 * 1024
"""Bytes of a picture: people wait for it on the train."""
_MARGIN = 0.97
"""A smaller picture has more edges for its size."""
_OPAQUE = len("#rrggbb")
_SMALLEST = 0.6
"""A label that does not fit shrinks to this share of its size, then loses its end."""
_STEP = 0.5
"""Sizes of shrunk labels are whole steps, so that fonts do not keep piling up."""
_LEADING = 1.05
"""From one line of a label to the next, in its size."""
_PICTURES = 8 * 2**20
"""Bytes of finished pictures that are kept: some hundreds."""
_GROUNDS = 40 * 2**20
"""Bytes of boards that are kept: the two that never change, and a few of those that grow."""
_FONTS = 64
"""A font in one size takes a quarter of a megabyte, and a third of a millisecond to load."""
_MASKS = 4 * 2**20
"""Bytes of written labels that are kept."""
_MASK = 1_500
"""What a bitmap takes besides its pixels."""
_BYTES_A_PIXEL = 4
_MMAP_THRESHOLD, _LARGE = -3, 2**20
"""A parameter of glibc's `mallopt`: from how many bytes on memory is taken from the system by itself."""
_DOT, _ON_DOT = "#26221d", "#fffdf6"

_FACES = {
    (False, False): sans.SourceSansPro,
    (True, False): sans.SourceSansProBold,
    (False, True): serif.SourceSerifPro,
    (True, True): serif.SourceSerifProBold,
}

Shapes = list[AnyShape]


def give_bitmaps_back() -> bool:
    """What is as large as a bitmap goes back to the system when it is done with; for the whole process.

    glibc gets used to large pieces and keeps them for the next, between smaller ones that stay: some dozens of
    megabytes, now more, now less. False: this is another C library.
    """
    return platform.libc_ver()[0] == "glibc" and ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE) == 1


class Unwanted(Exception):
    """Nobody waits for this picture any more."""


class Painter:
    """Paints scenes off the event loop; the same scene for the same reader is painted once.

    One thread does it, one scene after the other: several would take turns anyway, and each would keep memory for
    bitmaps of its own.
    """

    def __init__(self, kept: int = _PICTURES) -> None:
        self._done: Kept[bytes, bytes] = Kept(kept, len)
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "painter")

    async def png(self, scene: Scene, texts: Texts, names: Names, wanted: Callable[[], bool] = lambda: True) -> bytes:
        """`wanted` is asked when it is this picture's turn: what is outdated by then is not painted, but `Unwanted`."""
        labels = _labels(scene.shapes, texts, names)
        key = _key(scene, labels, texts.language)
        if (known := self._done.get(key)) is not None:
            return known
        async with self._turn:
            if not wanted():
                raise Unwanted
            if (known := self._done.get(key)) is not None:  # by somebody who waited for the same
                return known
            base_labels = _labels(scene.base, texts, names)
            loop = asyncio.get_running_loop()
            done = await loop.run_in_executor(self._thread, paint, scene, labels, base_labels)
            self._done.put(key, done)
            return done


def _labels(shapes: Shapes, texts: Texts, names: Names) -> list[str]:
    return [texts(shape.text, names) if isinstance(shape, Label) else "" for shape in shapes]


def _key(scene: Scene, labels: list[str], language: str) -> bytes:
    return sha256(encode((scene, labels, language))).digest()


def paint(scene: Scene, labels: list[str], base_labels: list[str]) -> bytes:
    """The scene as a palette PNG. Labels lie above all shapes, in their own order."""
    large = _canvas(scene)
    _lay_ground(large, scene, _plated(scene.base, base_labels))
    _shapes(large, _plated(scene.shapes, labels))
    small = large.reduce(_SCALE, (0, 0, *_size(scene)))
    pen = ImageDraw.Draw(small, "RGBA")
    for shapes, texts in ((scene.base, base_labels), (scene.shapes, labels)):
        for shape, text in zip(shapes, texts, strict=True):
            if isinstance(shape, Label) and text:
                _label(small, pen, shape, text)
    return _light(small)


def _light(image: Image.Image) -> bytes:
    """The picture as a file. One that would be too heavy becomes smaller: in a message it is shown smaller still."""
    while len(png := _png(image)) > HEAVIEST:
        share = _MARGIN * (HEAVIEST / len(png)) ** 0.5
        image = image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.BICUBIC)
    return png


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        out, "PNG", compress_level=_COMPRESSION
    )
    return out.getvalue()


class _Canvas(local):
    """What a thread paints on, over and over: bitmaps of this size, made and thrown away, would tear memory apart."""

    image = Image.new("RGB", (0, 0))


_canvases = _Canvas()


def _size(scene: Scene) -> tuple[int, int]:
    return scene.width * _SCALE, scene.height * _SCALE


def _canvas(scene: Scene) -> Image.Image:
    """At least as large as the scene, which lies in its upper left corner; what was painted before is still on it."""
    known, (width, height) = _canvases.image, _size(scene)
    if width > known.width or height > known.height:
        _canvases.image = Image.new("RGB", (max(width, known.width), max(height, known.height)))
    return _canvases.image


def _bitmap(image: Image.Image) -> int:
    return image.width * image.height * _BYTES_A_PIXEL


_grounds: Kept[bytes, Image.Image] = Kept(_GROUNDS, _bitmap)
_grounds_lock = Lock()


def _lay_ground(large: Image.Image, scene: Scene, base: Shapes) -> None:
    """The base of the picture; a board that never changes is drawn once."""
    size = _size(scene)
    if not base:
        large.paste(scene.ground, (0, 0, *size))
        return
    key = sha256(encode((base, size, scene.ground))).digest()
    with _grounds_lock:
        known = _grounds.get(key)
    if known is None:
        known = Image.new("RGB", size, scene.ground)
        _shapes(known, base)
        with _grounds_lock:
            _grounds.put(key, known)
    large.paste(known, (0, 0))


def _shapes(image: Image.Image, shapes: Shapes) -> None:
    """One after another; a pen that blends costs four times as much, so only what is translucent gets it."""
    blending, covering = ImageDraw.Draw(image, "RGBA"), ImageDraw.Draw(image)
    for shape in shapes:
        _shape(blending if _translucent(shape) else covering, shape)


def _translucent(shape: AnyShape) -> bool:
    if isinstance(shape, Label):
        return False
    colours = (shape.colour,) if isinstance(shape, Line) else (shape.fill, shape.line)
    return any(colour is not None and len(colour) > _OPAQUE for colour in colours)


def _shape(pen: ImageDraw.ImageDraw, shape: AnyShape) -> None:
    if isinstance(shape, Polygon):
        points = [(x * _SCALE, y * _SCALE) for x, y in shape.points]
        if shape.fill:
            pen.polygon(points, fill=shape.fill)
        if shape.line:
            pen.line([*points, points[0]], fill=shape.line, width=round(shape.width * _SCALE), joint="curve")
    elif isinstance(shape, Line):
        points = [(x * _SCALE, y * _SCALE) for x, y in shape.points]
        pen.line(points, fill=shape.colour, width=round(shape.width * _SCALE), joint="curve")
    elif isinstance(shape, Box):
        corners = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
        pen.rounded_rectangle(
            [corner * _SCALE for corner in corners],
            radius=shape.radius * _SCALE,
            fill=shape.fill,
            outline=shape.line,
            width=round(shape.thick * _SCALE),
        )
    elif isinstance(shape, Disc):
        around = (shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
        pen.ellipse(
            [edge * _SCALE for edge in around],
            fill=shape.fill,
            outline=shape.line,
            width=round(shape.thick * _SCALE),
        )


def _plated(shapes: Shapes, texts: list[str]) -> Shapes:
    """The shapes, with the plates and dots that lie behind their labels."""
    found: Shapes = []
    for shape, text in zip(shapes, texts, strict=True):
        if isinstance(shape, Label) and shape.plate and text:
            wide, tall = _plate(shape, text)
            left, top = shape.x - wide / 2, shape.y - tall
            found.append(Box(left, top, wide, tall, fill=shape.plate, radius=0.35 * shape.size))
            if shape.badge:
                found.append(Disc(*_corner(shape, text), 0.62 * shape.size, fill=_DOT))
        else:
            found.append(shape)
    return found


def _plate(label: Label, text: str) -> tuple[float, float]:
    """How large a plate must be."""
    lines, size = _set(text, label.size, label.bold, label.serif, label.fit, label.two_lines)
    font = _font(size, label.bold, label.serif)
    wide = max(font.getlength(line) for line in lines)
    return wide + 0.5 * label.size, (1.25 + _LEADING * (len(lines) - 1)) * size


def _corner(label: Label, text: str) -> tuple[float, float]:
    wide, tall = _plate(label, text)
    return label.x + wide / 2 + 0.3 * label.size, label.y - tall + 0.1 * label.size


def _label(image: Image.Image, pen: ImageDraw.ImageDraw, label: Label, text: str) -> None:
    lines, size = _set(text, label.size, label.bold, label.serif, label.fit, label.two_lines)
    middle = label.y - _plate(label, text)[1] / 2 if label.plate else label.y
    first = middle - _LEADING * size * (len(lines) - 1) / 2
    for place, line in enumerate(lines):
        at = (label.x, first + _LEADING * size * place)
        _write(pen, at, line, size, label.colour, label)
    if label.plate and label.badge:
        _write(pen, _corner(label, text), label.badge, 0.8 * label.size, _ON_DOT, label)


def _write(
    pen: ImageDraw.ImageDraw, at: tuple[float, float], line: str, size: float, colour: str, label: Label
) -> None:
    left, top, written = _written(line, size, label.bold, label.serif, label.anchor)
    if written is not None:
        pen.bitmap((round(at[0]) + left, round(at[1]) + top), written, fill=colour)


@lru_cache(4096)
def _set(text: str, size: float, bold: bool, serif_face: bool, fit: float, two_lines: bool) -> tuple[list[str], float]:
    """A text in lines and in the size in which it fits; what would be too small loses its end."""
    font = _font(size, bold, serif_face)
    if not fit or font.getlength(text) <= fit:
        return [text], size
    lines, least = _broken(text, font) if two_lines else [text], size * _SMALLEST
    wide = max(font.getlength(line) for line in lines)
    if wide > fit:
        size = max(least, size * fit / wide) // _STEP * _STEP
        font = _font(size, bold, serif_face)
        if max(font.getlength(line) for line in lines) > fit and size > least:
            # A font's widths do not shrink quite as its size does.
            size -= _STEP
            font = _font(size, bold, serif_face)
    return [_cut(line, font, fit) for line in lines], size


def _broken(text: str, font: ImageFont.FreeTypeFont) -> list[str]:
    """A text of several words in two lines of about the same width."""
    words = text.split()
    ways = [[" ".join(words[:place]), " ".join(words[place:])] for place in range(1, len(words))]
    return min(ways, key=lambda lines: max(font.getlength(line) for line in lines)) if ways else [text]


class _Mask(NamedTuple):
    """A text as it is laid on a picture."""

    left: int
    top: int
    """Where it lies from its place."""
    image: Image.Image | None
    """None: there is nothing to see of it."""

    @property
    def bytes(self) -> int:
        return _MASK + (self.image.width * self.image.height if self.image is not None else 0)


Lettering = tuple[str, float, bool, bool, str]
"""A text, its size, whether it is bold and serif, and its anchor."""

_masks: Kept[Lettering, _Mask] = Kept(_MASKS, lambda mask: mask.bytes)


def _written(*lettering: *Lettering) -> _Mask:
    """Made once: pictures of one table say mostly the same."""
    known = _masks.get(lettering)
    if known is None:
        known = _mask(*lettering)
        _masks.put(lettering, known)
    return known


def _mask(text: str, size: float, bold: bool, serif_face: bool, anchor: str) -> _Mask:
    font = _font(size, bold, serif_face)
    left, top, right, bottom = (int(edge) for edge in font.getbbox(text, anchor=_anchor(anchor)))
    if right <= left or bottom <= top:
        return _Mask(0, 0, None)
    mask = Image.new("L", (right - left + 2, bottom - top + 2))
    ImageDraw.Draw(mask).text((1 - left, 1 - top), text, fill=255, font=font, anchor=_anchor(anchor))
    return _Mask(left - 1, top - 1, mask)


def _cut(text: str, font: ImageFont.FreeTypeFont, fit: float) -> str:
    if font.getlength(text) <= fit:
        return text
    while text and font.getlength(text + "…") > fit:
        text = text[:-1]
    return text.rstrip() + "…"


def _anchor(anchor: str) -> str:
    """Pillow calls the top an ascender and the bottom a descender."""
    return anchor[0] + {"t": "a", "b": "d"}.get(anchor[1], anchor[1])


@lru_cache(_FONTS)
def _font(size: float, bold: bool, serif_face: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FACES[bold, serif_face], size)
