"""The table of settings in the README, from their definitions: `python -m cogs.settings.readme` rewrites it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cogs.settings.definitions import Setting, settings
from games.registry import GAMES
from texts.catalogue import texts

README = Path(__file__).resolve().parents[2] / "README.md"
BEGIN, END = "<!-- settings -->\n", "<!-- end of settings -->\n"


def settings_table(known: Mapping[str, Setting]) -> str:
    say = texts()
    rows = ["| Setting | Command | Usual | For | What it does |", "|---|---|---|---|---|"]
    for key, setting in known.items():
        scopes = ["server", *(["channel"] if setting.per_channel else []), *(["table"] if setting.per_table else [])]
        words = setting.kind.words(say, setting.default)
        cells = (say(f"config-{key}"), f"`/config {key}`", words, ", ".join(scopes), say(f"config-{key}.help"))
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def write() -> None:
    text = README.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    README.write_text(before + BEGIN + settings_table(settings(GAMES)) + END + after, encoding="utf-8")


if __name__ == "__main__":
    write()
