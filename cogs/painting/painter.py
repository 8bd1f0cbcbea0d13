"""Scenes to files, off the event loop: the same scene for the same reader is painted once."""

from __future__ import annotations

import asyncio
import ctypes
import io
import platform
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from hashlib import sha256
from threading import Lock
from typing import TypeVar, TypeVarTuple

from msgspec.structs import replace
from PIL import Image

import measures
from cogs.painting.arts import all_labels, brief
from cogs.painting.canvas import Canvas, bitmap
from cogs.painting.paints import rgb
from cogs.painting.store import BACKINGS
from cogs.ui.kept import Kept
from games.core.codec import encode
from games.core.scene import AnyShape, Art, Ground, Scene, Stamp
from texts.catalogue import Names, Texts, seat_number

P = TypeVarTuple("P")
T = TypeVar("T")

SUFFIX = "webp"
"""Of a picture's file name, by which Discord knows what it is."""
HEAVIEST = 80 * 1024
"""Bytes of a picture: people wait for it on the train."""
_QUALITY, _QUALITY_LARGE = 70, 60
_LARGE = 700_000
"""Pixels; a larger picture is shown smaller still, and its faults with it."""
_METHOD = 2
"""Half the time of the usual 4, for a file hardly larger."""
_MARGIN = 0.97
"""A smaller picture has more edges for its size."""
_SMALLEST, _WIDTH = 16, 800
"""No text that had to shrink becomes smaller than this, in a picture so wide: on a phone that is half as large."""
_PICTURES = 8 * 2**20
"""Bytes of finished pictures that are kept: a hundred and more."""
_EMOJI = 128
"""The side of an emoji, in pixels."""
EMOJI_LOOK = 1
"""Grows when the painter makes something else of the same drawing: then all emojis are uploaded anew."""
_MMAP_THRESHOLD, _MAPPED = -3, 2**20
"""A parameter of glibc's `mallopt`: from how many bytes on memory is taken from the system by itself."""


def give_bitmaps_back() -> bool:
    """What is as large as a bitmap goes back to the system when it is done with; for the whole process.

    glibc gets used to large pieces and keeps them for the next, between smaller ones that stay: some dozens of
    megabytes, now more, now less. False: this is another C library.
    """
    return platform.libc_ver()[0] == "glibc" and ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _MAPPED) == 1


class Unwanted(Exception):
    """Nobody waits for this picture any more."""


class Painter:
    """One thread paints, one scene after the other: several would take turns anyway."""

    def __init__(self, kept: int = _PICTURES) -> None:
        self._done: Kept[bytes, bytes] = Kept(kept, len)
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "painter")
        self._awaited = 0
        """Pictures that somebody waits for."""
        self._leisure = asyncio.Event()
        self._leisure.set()

    async def picture(
        self, scene: Scene, texts: Texts, names: Names, wanted: Callable[[], bool] = lambda: True
    ) -> bytes:
        """`wanted` is asked when it is this picture's turn: what is outdated by then is not painted, but `Unwanted`."""
        words = _words(scene.shapes, texts, names)
        key = _key(scene, words, texts.language)
        if (known := self._done.get(key)) is not None:
            return known
        self._awaited += 1
        self._leisure.clear()
        try:
            async with self._turn:
                if not wanted():
                    raise Unwanted
                if (known := self._done.get(key)) is not None:  # by somebody who waited for the same
                    return known
                began = time.perf_counter()
                done = await self._painted(paint, scene, words, _words(scene.base, texts, names))
                measures.PICTURE.took(time.perf_counter() - began)
                self._done.put(key, done)
                return done
        finally:
            self._awaited -= 1
            if not self._awaited:
                self._leisure.set()

    async def warm(self, scenes: Iterable[Scene], texts: Texts, names: Names) -> None:
        """Make what these scenes are made of, piece by piece, while nobody waits for a picture."""
        for piece in (piece for scene in scenes for piece in pieces(scene)):
            words = _words(piece.shapes, texts, names), _words(piece.base, texts, names)
            async with self._at_leisure():
                await self._painted(draw, piece, *words)

    async def emoji(self, art: Art, texts: Texts) -> bytes:
        """A small square picture as a PNG, transparent outside; the same bytes for the same drawing."""
        async with self._at_leisure():
            return await self._painted(paint_emoji, art, _words(art.shapes, texts, seat_number))

    @asynccontextmanager
    async def _at_leisure(self) -> AsyncIterator[None]:
        """The painter's turn, after all who wait for a picture."""
        while True:
            await self._leisure.wait()
            async with self._turn:
                if self._leisure.is_set():
                    yield
                    return

    async def _painted(self, work: Callable[[*P], T], *facts: *P) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *facts)


def pieces(scene: Scene) -> Iterator[Scene]:
    """A scene's ground and board, then each of its drawings: whoever comes meanwhile waits for one of them."""
    yield replace(scene, shapes=[])
    for shape in scene.shapes:
        if isinstance(shape, Stamp):
            yield replace(scene, base=[], ground="#000000", shapes=[shape])


def _words(shapes: Sequence[AnyShape], texts: Texts, names: Names) -> list[str]:
    return [
        _initial(texts(label.text, names)) if label.initial else texts(label.text, names)
        for label in all_labels(shapes)
    ]


def _initial(text: str) -> str:
    return next((letter for letter in text if letter.isalnum()), "?").upper()


def _key(scene: Scene, words: Sequence[str], language: str) -> bytes:
    facts = (scene.width, scene.height, scene.scale, scene.ground, brief(scene.base), brief(scene.shapes))
    return sha256(encode((facts, words, language))).digest()


def paint(scene: Scene, words: Sequence[str], base_words: Sequence[str]) -> bytes:
    return _light(draw(scene, words, base_words), detailed=scene.scale < 1)


_one_at_a_time = Lock()
"""What painters keep they keep together."""


def draw(scene: Scene, words: Sequence[str], base_words: Sequence[str]) -> Image.Image:
    """The scene as a bitmap: a copy of what never changes, and the rest on top of it."""
    with _one_at_a_time:
        image = _backing(scene, base_words).copy()
        Canvas(image, scene.scale, iter(words), least(scene)).draw(scene.shapes)
        return image


def least(scene: Scene) -> float:
    """The smallest that a text may become, in the scene's units."""
    return _SMALLEST * scene.width / _WIDTH


def _backing(scene: Scene, words: Sequence[str]) -> Image.Image:
    size = (round(scene.width * scene.scale), round(scene.height * scene.scale))

    def make() -> Image.Image:
        image = Image.new("RGB", size, "#000000" if isinstance(scene.ground, Ground) else rgb(scene.ground))
        canvas = Canvas(image, scene.scale, iter(words), least(scene))
        canvas.draw([scene.ground] if isinstance(scene.ground, Ground) else [])
        canvas.draw(scene.base)
        return image

    return BACKINGS.get(sha256(encode((scene.ground, brief(scene.base), words, size))).digest(), make)


def _light(image: Image.Image, *, detailed: bool) -> bytes:
    """The picture as a file. One that would be too heavy becomes smaller: in a message it is shown smaller still. What
    is drawn smaller than its units has more detail than its pixels tell: it is not even tried in the better quality.
    """
    large = detailed or image.width * image.height >= _LARGE
    quality = _QUALITY_LARGE if large else _QUALITY
    while len(file := _file(image, quality)) > HEAVIEST:
        if quality > _QUALITY_LARGE:
            quality = _QUALITY_LARGE
            continue
        share = _MARGIN * (HEAVIEST / len(file)) ** 0.5
        image = image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.BICUBIC)
    return file


def _file(image: Image.Image, quality: int) -> bytes:
    out = io.BytesIO()
    image.save(out, "WEBP", quality=quality, method=_METHOD)
    return out.getvalue()


def paint_emoji(art: Art, words: Sequence[str]) -> bytes:
    with _one_at_a_time:
        image = bitmap(art, tuple(words), (_EMOJI, _EMOJI), 0, art.detail)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
