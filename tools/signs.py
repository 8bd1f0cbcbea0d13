"""The font of signs: `python -m tools.signs ICONS_JSON` makes it, its table and the credits in NOTICE anew.

ICONS_JSON is `icons.json` of the npm package `@iconify-json/game-icons` 1.2. Which of its signs we use, and who drew
them, says `tools/signs.txt`; to add or drop one, change that list and run this again. A sign keeps its name for ever,
but not its code point. Wants `pip install fonttools skia-pathops`, which nothing else here needs.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pathops
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

from tools import notice

PAINTING = notice.ROOT / "cogs" / "painting"
FONT, TABLE = PAINTING / "signs.ttf", PAINTING / "signs.json"
FIRST = 0xE000
"""Where code points begin that mean nothing to anybody else."""
EM = 1024
"""A sign fills the square of its size, from the ascender down to the base line."""
TOLERANCE = 1.0
"""How far a quadratic curve may stray from the cubic one; the square has 1024 of it."""
MADE = 3_786_912_000
"""2024-01-01 in the seconds of a font: the same list makes the same bytes on every day."""
FRAME = {"body": '<path fill="" d="M32 32H480V480H32Z M64 64V448H448V64Z"/>'}
"""Drawn for a code point that is not there, so that somebody sees it."""
ABOUT = {
    "familyName": "Parlour Signs",
    "styleName": "Regular",
    "copyright": "Icons from Game-icons.net by many authors, see NOTICE; outlines simplified and put into one font.",
    "licenseDescription": "Creative Commons Attribution 3.0",
    "licenseInfoURL": "https://creativecommons.org/licenses/by/3.0/",
}


def path_of(icon: dict[str, Any], side: float) -> pathops.Path:
    """The outline as one shape: nothing overlaps, holes run the other way round."""
    shape = pathops.Path()
    scale = EM / side
    pen = TransformPen(shape.getPen(), (scale, 0, 0, -scale, 0, EM))
    for part in ElementTree.fromstring(f"<svg>{icon['body']}</svg>").iter():
        if part.tag == "path" and set(part.attrib) == {"fill", "d"}:
            parse_path(part.attrib["d"], pen)
        elif part.tag != "svg":
            raise SystemExit(f"cannot read <{part.tag} {' '.join(part.attrib)}>: {icon['body'][:80]}…")
    shape.simplify(fix_winding=True, clockwise=True)
    return shape


def glyph_of(shape: pathops.Path) -> Any:
    pen = TTGlyphPen(None)
    shape.draw(Cu2QuPen(pen, TOLERANCE))
    return pen.glyph()


def build(icons: dict[str, Any], codes: dict[str, int]) -> FontBuilder:
    side = icons["width"]
    glyphs = {".notdef": glyph_of(path_of(FRAME, side))}
    for name in codes:
        icon = icons["icons"].get(name)
        if icon is None or {icon.get("width", side), icon.get("height", icons["height"])} != {side}:
            raise SystemExit(f"{name} is not among the icons, or not square")
        glyphs[name] = glyph_of(path_of(icon, side))
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({code: name for name, code in codes.items()})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({name: (EM, font.font["glyf"][name].xMin) for name in glyphs})
    font.setupHorizontalHeader(ascent=EM, descent=0)
    font.setupNameTable(ABOUT, mac=False)
    font.setupOS2(sTypoAscender=EM, usWinAscent=EM, fsType=0)
    font.setupPost(keepGlyphNames=False)
    font.updateHead(created=MADE, modified=MADE)
    font.font.recalcTimestamp = False
    return font


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.signs", description="Makes the font of signs anew.")
    parser.add_argument("icons", type=Path, help="icons.json of @iconify-json/game-icons")
    icons = json.loads(parser.parse_args().icons.read_text(encoding="utf-8"))
    codes = {name: FIRST + place for place, name in enumerate(notice.listed())}
    build(icons, codes).save(FONT)
    TABLE.write_text(json.dumps(codes, indent=2) + "\n", encoding="utf-8")
    notice.write()
    print(f"{len(codes)} signs, {FONT.stat().st_size / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
