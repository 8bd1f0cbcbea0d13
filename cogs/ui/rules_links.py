"""The rules at the moment when they matter: which pages are about what somebody holds or may choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from cogs.ui.controls import button, row, select
from cogs.ui.house_controls import Explain
from cogs.ui.limits import SELECT_OPTIONS
from cogs.ui.parts import Row
from games.core.menu import Step
from games.core.panel import Panel
from texts.catalogue import Texts

MOST_BUTTONS = 3
GENERAL = ("overview", "setup", "turn", "round", "end", "clock")
"""Pages about the game as a whole, whatever else shares their name."""


def topics_of(game: str, panel: Panel, step: Step | None, asked: str, say: Texts) -> list[str]:
    """The pages named like a card in the hand, a choice on the menu or the question; and those that say in their
    `.about` that they are about one of these.
    """
    words = [*_held(panel), *(step.choices if step else ()), asked, asked.partition("-")[0]]
    bare = list(dict.fromkeys(word.partition("~")[0] for word in words))
    pages, about = _pages(game, say.bare), _about(game, say.bare)
    named = [topic for word in bare if word not in GENERAL for topic in (word, f"{word}s") if topic in pages]
    meant = [topic for word in bare for topic in about.get(word, ())]
    return list(dict.fromkeys([*named, *meant]))


@cache
def _pages(game: str, say: Texts) -> frozenset[str]:
    """What there is a page about."""
    start = f"{game}-rules-"
    return frozenset(key.removeprefix(start) for key in say.keys(start) if say.has(key))


@cache
def _about(game: str, say: Texts) -> dict[str, list[str]]:
    """For each word, the pages that are about it."""
    found: dict[str, list[str]] = {}
    start = f"{game}-rules-"
    for key in say.keys(start):
        for word in say(f"{key}.about").split() if say.has(f"{key}.about") else ():
            found.setdefault(word, []).append(key.removeprefix(start))
    return found


def _held(panel: Panel) -> Iterator[str]:
    for block in panel.blocks:
        for phrase in block.lines:
            yield phrase.key.rpartition("-")[2]
            for value in phrase.args.values():
                yield from [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)]


def explained(game: str, topics: Sequence[str], say: Texts) -> list[Row]:
    """A button for each page; a menu where there are many."""
    titles = {topic: say(f"{game}-rules-{topic}.title") for topic in topics}
    if not titles:
        return []
    if len(titles) <= MOST_BUTTONS:
        labels = [(one, say("hand-rules", what=titles[one])) for one in titles]
        return [row(*[button(label, Explain(game, one), emoji=say.emoji(game, one)) for one, label in labels])]
    options = [(topic, title, "") for topic, title in titles.items()][:SELECT_OPTIONS]
    emojis = {topic: say.emoji(game, topic) for topic in titles}
    return [row(select(say("hand-rules-which"), options, Explain(game), emojis=emojis))]
