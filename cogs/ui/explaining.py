"""The rules at the moment where they matter: which pages are about what somebody holds or may choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from cogs.ui.controls import button, row, select
from cogs.ui.limits import SELECT_OPTIONS
from data.texts import Texts
from games.core.menu import Step
from games.core.panel import Panel

MOST_BUTTONS = 3
GENERAL = ("overview", "setup", "turn", "round", "end", "clock")
"""Pages about the game as a whole, whatever else is called like them."""


def topics_of(game: str, panel: Panel, step: Step | None, say: Texts) -> list[str]:
    """The pages named like a card in the hand or a choice on the menu."""
    words = dict.fromkeys([*_held(panel), *(step.choices if step else ())])
    bare = [one for word in words if (one := word.partition("~")[0]) not in GENERAL]
    pages = dict.fromkeys(topic for word in bare for topic in (word, f"{word}s") if say.has(f"{game}-rules-{topic}"))
    return list(pages)


def _held(panel: Panel) -> Iterator[str]:
    for block in panel.blocks:
        for phrase in block.lines:
            yield phrase.key.rpartition("-")[2]
            for value in phrase.args.values():
                yield from [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)]


def explained(game: str, topics: Sequence[str], say: Texts) -> list[ui.ActionRow[Any]]:
    """A button for each page; a menu where there are many."""
    titles = {topic: say(f"{game}-rules-{topic}.title") for topic in topics}
    if not titles:
        return []
    if len(titles) <= MOST_BUTTONS:
        return [row(*[button(say("hand-rules", what=titles[one]), "explain", game, one) for one in titles])]
    options = [(topic, title, "") for topic, title in titles.items()][:SELECT_OPTIONS]
    return [row(select(say("hand-rules-which"), options, "explain", game))]
