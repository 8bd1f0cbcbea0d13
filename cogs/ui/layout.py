"""Panels as Discord shows them: a container of text, a picture and rows of controls."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from discord import ui

from cogs.ui.controls import button, rows
from cogs.ui.house_controls import Show
from cogs.ui.limits import ALT_TEXT, TEXT, check, cut
from cogs.ui.marks import Mark
from cogs.ui.parts import Frame, Gallery, Media, Part, Pictured, Press, Words, bare
from games.core.panel import Panel
from games.core.text import Phrase
from texts.catalogue import Names, Texts, without_emojis

PICTURE = "table.webp"
EVERYTHING = 1_000_000


class Sent(ui.LayoutView):
    """What goes out and is forgotten: `cogs.ui.door` answers a control by its id alone.

    discord.py keeps a view that has not finished, for a quarter of an hour where it is private; one that has finished
    it sends like any other, and neither keeps nor times it.
    """

    def __init__(self, frame: Frame) -> None:
        super().__init__(timeout=None)
        self.frame = frame
        self._written = [frame.written()]

    @property
    def texts(self) -> list[str]:
        """All that is to be read."""
        return [part.content for part in self.frame.components if isinstance(part, Words)]

    def is_finished(self) -> bool:
        return True

    def has_components_v2(self) -> bool:
        return True

    def to_components(self) -> list[dict[str, Any]]:
        return self._written


def view_of(*parts: Part, colour: int | None = None, mark: Mark | None = None) -> Sent:
    """One container with these parts, ready to send: within Discord's limits, and kept by nobody."""
    view = Sent(Frame(list(parts), colour, mark.number if mark else None))
    check(view.to_components())
    return view


def fingerprint(view: Sent) -> str:
    """Of all that can be read and pressed. An edit that changes nothing would still tell that something happened."""
    return sha256(msgspec.json.encode(view.frame, enc_hook=bare)).hexdigest()[:16]


def notice(text: str, *controls: Press) -> Sent:
    """A sentence, and perhaps something to press."""
    return view_of(Words(cut(text, TEXT)), *rows(controls))


def picture(alt: str, file: str = PICTURE) -> Gallery:
    return pictures([(alt, file)])


def pictures(shown: Sequence[tuple[str, str]]) -> Gallery:
    """Side by side: what each shows in words, and its file."""
    return Gallery([Pictured(Media.of(file), cut(alt, ALT_TEXT)) for alt, file in shown])


def panel_text(
    panel: Panel,
    say: Texts,
    names: Names,
    heads: Names | None = None,
    *,
    most: int = TEXT,
    whole: bool = False,
    headed: bool = True,
) -> str:
    """A panel in words, `whole` with all details; `heads` names the seats whose block it is. A picture may be its
    heading.

    What would be longer than `most` loses its emojis, then blocks from the end: a picture, or `/table show`, has them.
    """
    parts = [f"### {say(panel.heading, names)}"] if headed else []
    for block in panel.blocks:
        if block.detail and panel.scene is not None and not whole:
            continue
        lines = [line for line in (say(phrase, names) for phrase in block.lines) if line]
        if block.seat is not None:
            parts.append(f"**{(heads or names)(block.seat)}** · " + " · ".join(lines))
        else:
            head = [f"**{say(block.title, names)}**"] if block.title else []
            parts.append("\n".join(head + lines))
    if sum(len(part) + 1 for part in parts) > most:
        parts = [without_emojis(part) for part in parts]
    while len(parts) > headed and sum(len(part) + 1 for part in parts) > most:
        parts.pop()
    return "\n".join(part for part in parts if part)


def panel_pages(panel: Panel, say: Texts, names: Names, most: int) -> list[str]:
    """All of a panel in words, line by line on as many pages as it takes."""
    pages = [""]
    for line in panel_text(panel, say, names, most=EVERYTHING, whole=True).split("\n"):
        if len(pages[-1]) + 1 + len(line) > most:
            pages.append("")
        pages[-1] += f"\n{line}" if pages[-1] else cut(line, most)
    return pages


def page_buttons(say: Texts, table: int, pages: int, page: int) -> list[Press]:
    """The pages of a table in words, if there is more than one."""
    if pages < 2:
        return []
    return [button(say("choose-page", page=one + 1), Show(table, one), disabled=one == page) for one in range(pages)]


def alt_text(panel: Panel, say: Texts, names: Names) -> str:
    return " ".join(say(phrase, names) for phrase in panel.scene.alt) if panel.scene else ""


def told(phrases: Sequence[Phrase], say: Texts, names: Names, most: int, last: int = EVERYTHING) -> str:
    """The last things that happened, newest last, as many as fit; what has no line of its own does not count."""
    return newest([sentence for sentence in (say(phrase, names) for phrase in phrases) if sentence][-last:], most)


def newest(lines: Sequence[str], most: int) -> str:
    """As many of these as fit, the last ones."""
    return "\n".join(f"- {line}" for line in last_that_fit(lines, most))


def last_that_fit(lines: Sequence[str], most: int, least: int = 0) -> list[str]:
    """As many of these as list items as fit, at `least` so many; emojis go before lines do."""
    left = list(lines)
    if sum(len(line) + 3 for line in left) > most:
        left = [without_emojis(line) for line in left]
    while len(left) > least and sum(len(line) + 3 for line in left) > most:
        left.pop(0)
    return left
