"""Scenes on a bitmap: plain shapes, words and signs, and drawings in drawings."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice
from typing import Any

from PIL import Image, ImageOps

from cogs.painting import masks
from cogs.painting.arts import count_labels, fingerprint
from cogs.painting.brush import Brush
from cogs.painting.lettering import Lines, capitals, set_text, sign_mask, write
from cogs.painting.paints import filled, is_plain, lifted, opaque, over, raised
from cogs.painting.store import DRAWINGS, STAMPS
from games.core.drawings import drawing
from games.core.scene import (
    AnyShape,
    Art,
    Box,
    Curve,
    Disc,
    Glow,
    Ground,
    Label,
    Line,
    Paint,
    Plate,
    Polygon,
    Sign,
    Stamp,
)

_RAISED = 3
_SHADOW = "#000000a0"
_SIGN, _GAP = 1.2, 0.35
"""Of a sign on a plate, and after it; in sizes of the text."""
_DOT, _ON_DOT = "#2a2018", "#fffaf0"
_BADGE = 0.62
"""The radius of a plate's dot, in sizes of the text."""
_LARGE = 2
"""Named drawings are kept twice as large as their own space: about as large as any picture shows them."""
_TURNED = 2
"""What is turned is turned while it is so many times larger."""
_VEIL = "#3c282c"

Size = tuple[int, int]


class Canvas(Brush):
    """`words` are the texts of the labels, in the order of the shapes; no text of a picture is made smaller than
    `least` units to let it fit.
    """

    def __init__(
        self, image: Image.Image, scale: float, words: Iterator[str], least: float, *, picture: bool = True
    ) -> None:
        super().__init__(image, scale, picture=picture)
        self.words = words
        self.least = least

    def draw(self, shapes: Sequence[AnyShape]) -> None:
        for shape in shapes:
            _WAYS[type(shape)](self, shape)

    # Words and signs.

    def sign(self, shape: Sign) -> None:
        sprite = self.kept(("sign", *_sign_key(shape, self.scale)), lambda: _sign_sprite(shape, self.scale))
        at = (round(shape.x * self.scale - sprite.width / 2), round(shape.y * self.scale - sprite.height / 2))
        over(self.image, sprite, at)

    def label(self, label: Label) -> None:
        text = next(self.words)
        if not text:
            return
        size, plate = label.size * self.scale, label.plate
        fit = label.fit * self.scale
        if plate is not None and fit:
            fit -= size * (2 * plate.pad + (_SIGN + _GAP if plate.sign else 0))
        if self.picture:
            size = round(size * 2) / 2
        found = set_text(text, label.face, size, fit, label.lines, self.least * self.scale)
        x, y = label.x * self.scale, label.y * self.scale
        if plate is not None:
            self._plated(label, plate, found, x, y)
            return
        height = label.leading * found.size * (len(found.lines) - 1)
        cap = capitals(label.face, found.size)
        first = {"t": y + cap / 2, "m": y - height / 2, "b": y - cap / 2 - height}[label.anchor[1]]
        self._lines(label, found, label.anchor[0], x, first)

    def _lines(self, label: Label, found: Lines, side: str, x: float, middle: float) -> None:
        """Lines one below the other; `middle` is the middle of the first one's capitals."""
        cap = capitals(label.face, found.size)
        for place, line in enumerate(found.lines):
            wide = found.width if len(found.lines) == 1 else None
            foot = middle + cap / 2 + label.leading * found.size * place
            self._text(line, label, found.size, side, x, foot, label.fill, wide, found.narrow)

    def _text(  # noqa: PLR0913 - one line of text, and all that is known of it
        self,
        line: str,
        label: Label,
        size: float,
        side: str,
        x: float,
        foot: float,
        fill: Paint,
        wide: float | None,
        narrow: float = 1,
    ) -> None:
        written = write(line, label.face, size, narrow, keep=self.picture)
        if written is None:
            return
        if wide is None:
            wide = set_text(line, label.face, size, 0, 1, 0).width * narrow
        what = ("text", line, label.face, size, narrow)
        left = x - {"l": 0.0, "m": wide / 2, "r": wide}[side]
        at = (round(left) + written.left, round(foot) + written.top)
        if label.shadow:
            down = max(1, round(label.shadow * self.scale))
            self.lay(written.mask, (at[0], at[1] + down), _SHADOW, what)
        self.lay(written.mask, at, fill, what)

    def _plated(self, label: Label, plate: Plate, found: Lines, x: float, y: float) -> None:
        size = found.size
        before = size * (_SIGN + _GAP) if plate.sign else 0.0
        wide = found.width + before + 2 * plate.pad * size
        tall = size * (plate.tall + label.leading * (len(found.lines) - 1))
        left = x - {"l": 0.0, "m": wide / 2, "r": wide}[label.anchor[0]]
        top = y - {"t": 0.0, "m": tall / 2, "b": tall}[label.anchor[1]]
        x, y, width, height = (round(one) / self.scale for one in (left, top, wide, tall))
        radius = plate.radius * size / self.scale
        self.box(Box(x, y, width, height, plate.fill, plate.line, radius, plate.thick, plate.lift))
        middle = top + size * plate.tall / 2
        start = left + plate.pad * size
        if plate.sign:
            side = _SIGN * size / self.scale
            place = ((start + _SIGN * size / 2) / self.scale, (top + tall / 2) / self.scale)
            self.sign(Sign(*place, plate.sign, side, label.fill))
        self._lines(label, found, "m", start + before + found.width / 2, middle)
        if plate.badge:
            radius = _BADGE * size
            spot = (left + wide + 0.25 * size, top + 0.05 * size)
            self.disc(Disc(spot[0] / self.scale, spot[1] / self.scale, radius / self.scale, _DOT, _ON_DOT, 1.2))
            foot = spot[1] + capitals(label.face, 0.8 * size) / 2
            self._text(plate.badge, label, 0.8 * size, "m", spot[0], foot, _ON_DOT, None)

    # Drawings.

    def stamp(self, shape: Stamp) -> None:
        count = count_labels(shape.art) if isinstance(shape.art, Art) else 0
        words = tuple(islice(self.words, count))
        laid = sprite(shape, words, self.scale, self.least, picture=self.picture)
        middle = ((shape.x + shape.width / 2) * self.scale, (shape.y + shape.height / 2) * self.scale)
        over(self.image, laid, (round(middle[0] - laid.width / 2), round(middle[1] - laid.height / 2)))


_WAYS: dict[type, Callable[[Canvas, Any], None]] = {
    Polygon: Canvas.polygon,
    Curve: Canvas.curve,
    Line: Canvas.line,
    Box: Canvas.box,
    Disc: Canvas.disc,
    Glow: Canvas.glow,
    Ground: Canvas.ground,
    Sign: Canvas.sign,
    Label: Canvas.label,
    Stamp: Canvas.stamp,
}


def _sign_key(shape: Sign, scale: float) -> tuple[Hashable, ...]:
    measures = (shape.size, shape.stroke, shape.raised, shape.lift)
    return (shape.sign, shape.fill, shape.stroke_fill, shape.turn, *(round(one * scale, 1) for one in measures))


def _sign_sprite(shape: Sign, scale: float) -> Image.Image:
    """Larger and reduced where it has a border or an edge; otherwise the font itself is smooth enough."""
    detail = _RAISED if shape.raised or shape.stroke or shape.turn else 1
    size, stroke = shape.size * scale * detail, shape.stroke * scale * detail
    mask = sign_mask(shape.sign, size)
    body = raised(mask, shape.fill, shape.raised * scale * detail) if shape.raised else filled(mask, shape.fill)
    if stroke and shape.stroke_fill:
        edge = sign_mask(shape.sign, size, stroke)
        at = ((edge.width - body.width) // 2, (edge.height - body.height) // 2)
        if not (is_plain(shape.fill) and opaque(shape.fill)) and not shape.raised:
            edge.paste(0, at, mask)
        border = filled(edge, shape.stroke_fill)
        border.alpha_composite(body, at)
        body = border
    if shape.turn:
        body = body.rotate(shape.turn, Image.Resampling.BICUBIC, expand=True)
    if detail > 1:
        body = body.reduce(detail)
    return lifted(body, shape.lift * scale)[0]


def sprite(stamp: Stamp, words: tuple[str, ...], scale: float, least: float, *, picture: bool) -> Image.Image:
    """With its shadow, turned, in its state; its middle is the stamp's middle."""
    size = (max(1, round(stamp.width * scale)), max(1, round(stamp.height * scale)))
    if isinstance(stamp.art, Art):
        least *= stamp.art.width / stamp.width
    if not picture:
        return _finished(stamp, _drawn(stamp.art, words, size, least, 1), scale)
    what = stamp.art if isinstance(stamp.art, str) else fingerprint(stamp.art)
    plain = (what, words, size, round(least, 1))
    if not (stamp.turn or stamp.state or stamp.lift):
        return STAMPS.get(plain, lambda: _drawn(stamp.art, words, size, least))
    return STAMPS.get(
        (plain, stamp.turn, stamp.state, round(stamp.lift * scale, 1)),
        # What leans to both sides or may be lost is drawn once all the same.
        lambda: _finished(stamp, STAMPS.get(plain, lambda: _drawn(stamp.art, words, size, least)), scale),
    )


def _finished(stamp: Stamp, image: Image.Image, scale: float) -> Image.Image:
    image = _in_state(image, stamp.state)
    if stamp.turn:
        large = image.resize((image.width * _TURNED, image.height * _TURNED), Image.Resampling.BICUBIC)
        image = large.rotate(stamp.turn, Image.Resampling.BILINEAR, expand=True).reduce(_TURNED)
    return lifted(image, stamp.lift * scale)[0]


def _drawn(art: str | Art, words: tuple[str, ...], size: Size, least: float, detail: int = 0) -> Image.Image:
    if isinstance(art, str):
        return _large(art).resize(size, Image.Resampling.LANCZOS, reducing_gap=3.0)
    return bitmap(art, words, size, least, detail or art.detail)


def _large(name: str) -> Image.Image:
    """A drawing of a game, as large as it is ever needed."""

    def make() -> Image.Image:
        art = drawing(name)
        size = (round(art.width * _LARGE), round(art.height * _LARGE))
        return bitmap(art, (), size, 0, max(1, art.detail // _LARGE))

    return DRAWINGS.get(name, make)


def bitmap(art: Art, words: tuple[str, ...], size: Size, least: float, detail: int) -> Image.Image:
    wide, tall = size[0] * detail, size[1] * detail
    image = Image.new("RGB", (wide, tall)) if art.clip else Image.new("RGBA", (wide, tall))
    scale = wide / art.width
    Canvas(image, scale, iter(words), least, picture=False).draw(art.shapes)
    if art.clip:
        mask = masks.box(wide, tall, art.radius * scale, 1) if art.clip == "box" else masks.disc(wide / 2, tall / 2, 1)
        image.putalpha(mask)
    return image.reduce(detail) if detail > 1 else image


def _in_state(image: Image.Image, state: str) -> Image.Image:
    if not state:
        return image
    alpha, solid = image.getchannel("A"), image.convert("RGB")
    grey = ImageOps.grayscale(solid).convert("RGB")
    if state == "grey":
        solid = Image.blend(grey, Image.new("RGB", grey.size, "#6d6259"), 0.3)
    else:
        solid = Image.blend(Image.blend(solid, grey, 0.65), Image.new("RGB", grey.size, _VEIL), 0.3)
    solid.putalpha(alpha)
    return solid
