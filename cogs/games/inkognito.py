"""Inkognito, typed, and its notebook. Nearly everything here is secret, so most commands open the private panel."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs.games.typed import Verb, add_game
from cogs.services.desk import Desk, Interaction, desk_of, is_panel
from cogs.ui.answers import privately, reader
from cogs.ui.controls import button, row, select
from cogs.ui.forms import Form
from cogs.ui.hand_view import EXTRAS
from cogs.ui.layout import alt_text, panel_pages, picture, view_of
from cogs.ui.names import names_at, plain_names
from cogs.ui.table_view import BESIDE
from games.core.panel import Panel
from games.core.text import Refused, Seat
from games.host.table_state import TableState
from games.inkognito import notebook
from games.inkognito.pieces import BY_WORD, IDENTITIES, NUMBERS, Card
from games.inkognito.sheet import NOTE_LENGTH, SIGNS, Marks
from texts.catalogue import Names, Texts, texts

KEY = "inkognito"
PICTURE = "notebook.png"
WORDS = 3600
"""Characters on a page of the notebook."""

VERBS = (
    Verb("visit", options=("place",), at="place"),
    Verb("meet"),
    Verb("show"),
    Verb("ask"),
    Verb("look"),
    Verb("safe"),
    Verb("watch"),
    Verb("decline"),
)


class Notebook:
    """A player's own pages: read from the record, marked by hand, kept beside the table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        for verb, handler in {
            "book": self.open,
            "book-seat": self.about,
            "book-card": self.card,
            "book-sign": self.sign,
            "book-draft": self.draft,
            "book-write": self.write,
            "book-note": self.note,
        }.items():
            desk.switchboard.on(verb, handler)

    # Reading and keeping.

    async def _page(self, interaction: Interaction, table: int) -> tuple[TableState, Seat, Any, Marks]:
        state = await self.desk.look(interaction, table)
        if state.game.key != KEY or state.position is None:
            raise Refused("inkognito-refused-notebook")
        seat = self.desk.seat(state, interaction.user.id)
        view = state.view(seat)
        kept = await self.desk.house.store.paper(table, interaction.user.id)
        marks = msgspec.json.decode(kept, type=Marks) if kept else None
        return state, seat, view, notebook.current(view, marks)

    async def _keep(self, interaction: Interaction, table: int, marks: Marks) -> None:
        await self.desk.house.store.keep_paper(table, interaction.user.id, msgspec.json.encode(marks))

    async def show(
        self, interaction: Interaction, table: int, seat: Seat | None = None, cards: Sequence[Card] = (), page: int = 0
    ) -> None:
        """The notebook in private: the picture, the same in words, and what can be marked."""
        state, mine, view, marks = await self._page(interaction, table)
        say = reader(interaction)
        pages = _pages(view, marks, say, names_at(state))
        page = min(page, len(pages) - 1)
        panel, words = pages[page]
        assert panel.scene is not None
        png = await self.desk.painter.png(panel.scene, say, plain_names(state))
        file = discord.File(io.BytesIO(png), PICTURE)
        parts: list[ui.Item[Any]] = [
            picture(alt_text(panel, say, plain_names(state)), PICTURE),
            ui.TextDisplay(words),
            *_turning(state.id, say, page, len(pages)),
            *self._controls(state, mine, view, marks, say, seat, cards),
        ]
        layout = view_of(*parts)
        if is_panel(interaction) and not interaction.response.is_done():
            await interaction.response.edit_message(view=layout, attachments=[file])
        else:
            await privately(interaction, layout, [file])

    def _controls(
        self,
        state: TableState,
        mine: Seat,
        view: Any,
        marks: Marks,
        say: Texts,
        seat: Seat | None,
        cards: Sequence[Card],
    ) -> list[ui.ActionRow[Any]]:
        """Whom to mark, as what, and how; the draft; the note."""
        names = plain_names(state)
        others = [other for other in view.agents if other != mine]
        labels = {other: say("inkognito-air") if other == view.air else names(other) for other in others}
        whose = [(str(other), labels[other], "") for other in others]
        chosen = [] if seat is None else [str(seat)]
        rows = [row(select(say("inkognito-notebook-whose"), whose, "book-seat", state.id, chosen=chosen))]
        if seat is not None:
            signs = {
                mark.card: say(f"inkognito-notebook-sign-{mark.sign}") for mark in marks.marks if mark.seat == seat
            }
            what = [(one.word, say.word(KEY, one.word), signs.get(one, "")) for one in Card]
            picked = [card.word for card in cards]
            rows.append(
                row(
                    select(
                        say("inkognito-notebook-what"), what, "book-card", state.id, seat, most=len(what), chosen=picked
                    )
                )
            )
        if seat is not None and cards:
            rows.append(
                row(
                    *[
                        button(say(f"inkognito-notebook-sign-{sign}"), "book-sign", state.id, seat, _coded(cards), sign)
                        for sign in (*SIGNS, "clear")
                    ]
                )
            )
        own = view.black[:1]
        drafts = [
            (f"{agent.word}.{number}", f"{say.word(KEY, agent.word)}: {shown}", "")
            for agent in IDENTITIES
            if agent not in own
            for number, shown in [*((one.word, say.word(KEY, one.word)) for one in NUMBERS), ("none", "?")]
        ]
        rows.append(row(select(say("inkognito-notebook-draft"), drafts, "book-draft", state.id)))
        rows.append(
            row(
                button(say("inkognito-notebook-write"), "book-write", state.id),
                button(say("table-hand"), "hand", state.id),
            )
        )
        return rows

    # Controls.

    async def open(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        await self.show(interaction, int(args[0]), page=int(args[1]) if len(args) > 1 else 0)

    async def about(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        await self.show(interaction, int(args[0]), int(values[0]))

    async def card(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        await self.show(interaction, int(args[0]), int(args[1]), sorted(BY_WORD[value] for value in values))

    async def sign(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        table, seat, sign = int(args[0]), int(args[1]), args[3]
        _state, _seat, view, marks = await self._page(interaction, table)
        for card in _decoded(args[2]):
            if sign == "clear":
                marks = notebook.clear_mark(view, marks, seat, card)
            else:
                marks = notebook.set_mark(view, marks, seat, card, sign)
        await self._keep(interaction, table, marks)
        await self.show(interaction, table, seat)

    async def draft(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        table = int(args[0])
        agent, _, number = values[0].partition(".")
        _state, _seat, view, marks = await self._page(interaction, table)
        marks = notebook.set_draft(view, marks, BY_WORD[agent], BY_WORD.get(number))
        await self._keep(interaction, table, marks)
        await self.show(interaction, table)

    async def write(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        table = int(args[0])
        marks = (await self._page(interaction, table))[-1]
        title = reader(interaction)("inkognito-notebook-write")
        await interaction.response.send_modal(Form(interaction, title, marks.note, NOTE_LENGTH, "book-note", table))

    async def note(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        table = int(args[0])
        _state, _seat, view, marks = await self._page(interaction, table)
        await self._keep(interaction, table, notebook.set_note(view, marks, values[0] if values else ""))
        await self.show(interaction, table)


def _pages(view: Any, marks: Marks, say: Texts, names: Names) -> list[tuple[Panel, str]]:
    """The whole notebook, leaf by leaf from the newest, each on as many pages as its words take."""
    panels = [notebook.notebook_panel(view, marks, leaf) for leaf in range(notebook.notebook(view).leaves)]
    return [(panel, words) for panel in panels for words in panel_pages(panel, say, names, WORDS)]


def _turning(table: int, say: Texts, page: int, pages: int) -> list[ui.ActionRow[Any]]:
    """Back to what is newer, on to what is older."""
    if pages == 1:
        return []
    newer = button(say("inkognito-note-newer"), "book", table, page - 1, disabled=page == 0)
    older = button(say("inkognito-note-older"), "book", table, page + 1, disabled=page == pages - 1)
    return [row(newer, older)]


def _coded(cards: Sequence[Card]) -> str:
    """Short enough for a control's id, however many."""
    return ".".join(str(int(card)) for card in cards)


def _decoded(written: str) -> list[Card]:
    return [Card(int(number)) for number in written.split(".")]


async def setup(bot: commands.Bot) -> None:
    desk = desk_of(bot)
    book = Notebook(desk)
    group = await add_game(bot, KEY, VERBS)

    @group.command(name="notebook", description="Your notebook, in private")
    @app_commands.describe(table=texts()("typed-table"))
    async def open_book(interaction: Interaction, table: str | None = None) -> None:
        state = await desk.table(interaction, table, KEY)
        await book.show(interaction, state.id)

    @group.command(name="note", description="Write a note into your notebook")
    @app_commands.describe(text="Your note; it replaces the last one", table=texts()("typed-table"))
    async def write_note(
        interaction: Interaction, text: app_commands.Range[str, 0, NOTE_LENGTH], table: str | None = None
    ) -> None:
        state = await desk.table(interaction, table, KEY)
        await book.note(interaction, [str(state.id)], [text])

    open_book.autocomplete("table")(desk.suggest_tables)
    write_note.autocomplete("table")(desk.suggest_tables)
    EXTRAS[KEY] = BESIDE[KEY] = [("inkognito-notebook-open", "book")]
