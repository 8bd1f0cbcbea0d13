"""Panels as Discord shows them: a container of text, a picture and rows of controls."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.ui.controls import Press, button, rows
from cogs.ui.house_controls import Show
from cogs.ui.limits import ALT_TEXT, TEXT, check, cut
from cogs.ui.marks import Mark
from games.core.panel import Panel
from games.core.text import Phrase
from texts.catalogue import Names, Texts

PICTURE = "table.png"
EVERYTHING = 1_000_000


class Sent(ui.LayoutView):
    """What goes out and is forgotten: `cogs.ui.door` answers a control by its id alone.

    discord.py keeps a view that has not finished, for a quarter of an hour where it is private; one that has finished
    it sends like any other, and neither keeps nor times it.
    """

    _written: list[dict[str, Any]] | None = None

    def is_finished(self) -> bool:
        return True

    def to_components(self) -> list[dict[str, Any]]:
        """Once: it is measured, sent and compared, and does not change on the way."""
        if self._written is None:
            self._written = super().to_components()  # type: ignore[no-untyped-call]
        return self._written


def view_of(*parts: ui.Item[Any], colour: int | None = None, mark: Mark | None = None) -> ui.LayoutView:
    """One container with these parts, ready to send: within Discord's limits, and kept by nobody."""
    view = Sent(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=colour, id=mark.number if mark else None))
    check(view.to_components())
    return view


def fingerprint(view: discord.ui.LayoutView) -> str:
    """Of all that can be read and pressed. An edit that changes nothing would still tell that something happened."""
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return sha256(msgspec.json.encode(components)).hexdigest()[:16]


def notice(text: str, *controls: Press) -> ui.LayoutView:
    """A sentence, and perhaps something to press."""
    return view_of(ui.TextDisplay(cut(text, TEXT)), *rows(controls))


def picture(alt: str, file: str = PICTURE) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file}", description=cut(alt, ALT_TEXT)))


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

    What would be longer than `most` loses blocks from the end: a picture, or `/table show`, has them.
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
    left = list(lines)
    while left and sum(len(line) + 3 for line in left) > most:
        left.pop(0)
    return "\n".join(f"- {line}" for line in left)
