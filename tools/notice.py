"""Who drew which sign, from `tools/signs.txt` into NOTICE: `python -m tools.notice` rewrites its end."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "tools" / "signs.txt"
NOTICE = ROOT / "NOTICE"
HEADING = "Signs and their authors\n-----------------------\n"
"""All that follows it in NOTICE is written here."""

PAGES = {
    "Caro Asercion": "",
    "Cathelineau": "",
    "DarkZaitzev": "http://darkzaitzev.deviantart.com",
    "Delapouite": "https://delapouite.com",
    "Faithtoken": "http://fungustoken.deviantart.com",
    "HeavenlyDog": "http://www.gnomosygoblins.blogspot.com",
    "Lorc": "http://lorcblog.blogspot.com",
    "Pierre Leducq": "",
    "Rihlsul": "",
    "Sbed": "http://opengameart.org/content/95-game-icons",
    "Skoll": "",
    "Viscious Speed": "http://viscious-speed.deviantart.com",
}
"""Where the authors are at home, as they want to be named; some have no page."""
PUBLIC_DOMAIN = frozenset({"Viscious Speed"})
"""Gave their signs away (CC0); all others want to be named (CC BY 3.0)."""


def listed() -> dict[str, str]:
    """The author of each sign, in the order of the list."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    signs = dict(line.split(maxsplit=1) for line in lines)
    if list(signs) != sorted(signs) or len(signs) != len(lines):
        raise SystemExit(f"{LIST.name}: each sign once, sorted by name")
    if strangers := set(signs.values()) - set(PAGES):
        raise SystemExit(f"{LIST.name}: not among the authors in tools/notice.py: {', '.join(sorted(strangers))}")
    return signs


def credits_of(signs: dict[str, str]) -> str:
    """A paragraph for each author, who has drawn most comes first."""
    by: dict[str, list[str]] = {}
    for sign, author in signs.items():
        by.setdefault(author, []).append(sign)
    return "".join(_paragraph(author, by[author]) for author in sorted(by, key=lambda one: (-len(by[one]), one)))


def _paragraph(author: str, signs: list[str]) -> str:
    page = f" ({PAGES[author]})" if PAGES[author] else ""
    licence = "CC0 1.0" if author in PUBLIC_DOMAIN else "CC BY 3.0"
    names = fill(", ".join(signs), 100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    return f"\nIcons made by {author}{page}, {licence}:\n{names}\n"


def write() -> None:
    before, heading, _ = NOTICE.read_text(encoding="utf-8").partition(HEADING)
    NOTICE.write_text(before + heading + credits_of(listed()), encoding="utf-8")


if __name__ == "__main__":
    write()
