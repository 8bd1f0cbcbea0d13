"""The faces of the pictures, cut down to what we write with them: `python -m tools.faces FOLDER` makes the fonts anew.

FOLDER has the whole fonts, from the npm packages `@expo-google-fonts/alegreya`, `alegreya-sc`, `balsamiq-sans`,
`caveat` and `yeseva-one`. Wants `pip install fonttools`, which nothing else here needs.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from typing import NamedTuple

from fontTools import subset

FONTS = Path(__file__).resolve().parents[1] / "cogs" / "painting" / "fonts"


class Face(NamedTuple):
    source: str
    whole: bool = False
    """Its authors reserve the name for what they made themselves, so it stays as it is, to the byte."""


FACES = {
    "alegreya": Face("Alegreya_800ExtraBold.ttf"),
    "alegreya-sc": Face("AlegreyaSC_800ExtraBold.ttf"),
    "balsamiq-sans": Face("BalsamiqSans_700Bold.ttf", whole=True),
    "caveat": Face("Caveat_700Bold.ttf"),
    "yeseva-one": Face("YesevaOne_400Regular.ttf", whole=True),
}

CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # the accents of Europe, Esperanto among them
    *range(0x400, 0x460),  # Cyrillic
    *(0x490, 0x491),
    *range(0x2010, 0x2028),  # dashes, quotation marks, dots
    *(0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A),
    *map(ord, "€№™←↑→↓−★♥"),
]

FEATURES = ["kern", "ccmp", "locl", "liga"]
"""Caveat's contextual letters would double it, and we write figures with it."""


def cut(source: Path, target: Path) -> None:
    """Hints stay: without them letters of Alegreya SC grow wider and lines longer."""
    options = subset.Options(layout_features=FEATURES, name_IDs=["*"], notdef_outline=True, recalc_timestamp=False)
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.faces", description="Makes the fonts of the pictures anew.")
    parser.add_argument("folder", type=Path, help="where the whole fonts are")
    folder = parser.parse_args().folder
    for name, face in FACES.items():
        target = FONTS / f"{name}.ttf"
        if face.whole:
            shutil.copyfile(folder / face.source, target)
        else:
            cut(folder / face.source, target)
        print(f"{target.name}: {target.stat().st_size / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
