"""Inkognito, typed, and its notebook. Nearly everything here is secret, so most commands open the private panel."""

from __future__ import annotations

import io
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple

import discord
import msgspec
from discord import app_commands, ui

from cogs.games.typed import TABLE, Verb, add_game
from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import reader, send_form, show
from cogs.ui.controls import Control, Malformed, Picker, button, handles, row, select, whole
from cogs.ui.extras import Extra, Extras
from cogs.ui.forms import Form
from cogs.ui.house_controls import Hand
from cogs.ui.interactions import Interaction
from cogs.ui.layout import alt_text, panel_pages, picture, view_of
from cogs.ui.names import names_at, plain_names
from cogs.ui.typed_options import TypedOption, typed_command
from games.core.panel import Panel
from games.core.text import Refused, Seat
from games.host.rows import TableId
from games.host.table_state import TableState
from games.inkognito import notebook
from games.inkognito.pieces import BY_WORD, IDENTITIES, NUMBERS, Card
from games.inkognito.sheet import NOTE_LENGTH, Marks
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


class Book(Control, verb="book"):
    table: TableId
    page: int = 0


class AboutSeat(Control, verb="book-seat"):
    table: TableId


class AboutCards(Control, verb="book-card"):
    table: TableId
    seat: int


class Sign(StrEnum):
    NO = "no"
    MAYBE = "maybe"
    YES = "yes"
    CLEAR = "clear"


class MarkCards(Control, verb="book-sign"):
    table: TableId
    seat: int
    cards: str
    sign: Sign


class Draft(Control, verb="book-draft"):
    table: TableId


class OpenNote(Control, verb="book-write"):
    table: TableId


class WriteNote(Control, verb="book-note"):
    """The form in which the note is written."""

    table: TableId


_BOOK = [Extra("inkognito-notebook-open", Book)]
EXTRAS = Extras(panel=_BOOK, table=_BOOK)


class Leaf(NamedTuple):
    """The notebook as its owner has it open."""

    state: TableState
    seat: Seat
    view: Any
    marks: Marks


class Notebook:
    """A player's own pages: read from the record, marked by hand, kept beside the table."""

    def __init__(self, desk: Desk) -> None:
        self.store = desk.house.store
        self.hands = desk.hands
        self.painter = desk.painter

    # Reading and keeping.

    async def _open(self, interaction: Interaction, state: TableState) -> Leaf:
        if state.game.key != KEY or state.position is None:
            raise Refused("inkognito-refused-notebook")
        seat = self.hands.seat(state, interaction.user.id)
        view = state.view(seat)
        kept = await self.store.paper(state.id, interaction.user.id)
        marks = msgspec.json.decode(kept, type=Marks) if kept else None
        return Leaf(state, seat, view, notebook.current(view, marks))

    async def _keep(self, interaction: Interaction, state: TableState, marks: Marks) -> None:
        await self.store.keep_paper(state.id, interaction.user.id, msgspec.json.encode(marks))

    async def show(
        self,
        interaction: Interaction,
        state: TableState,
        seat: Seat | None = None,
        cards: Sequence[Card] = (),
        page: int = 0,
    ) -> None:
        """The notebook in private: the picture, the same in words, and what can be marked."""
        leaf = await self._open(interaction, state)
        say = reader(interaction)
        pages = _pages(leaf.view, leaf.marks, say, names_at(state))
        page = max(0, min(page, len(pages) - 1))
        panel, words = pages[page]
        assert panel.scene is not None
        png = await self.painter.png(panel.scene, say, plain_names(state))
        file = discord.File(io.BytesIO(png), PICTURE)
        parts: list[ui.Item[Any]] = [
            picture(alt_text(panel, say, plain_names(state)), PICTURE),
            ui.TextDisplay(words),
            *_turning(state.id, say, page, len(pages)),
            *_controls(leaf, say, seat, cards),
        ]
        await show(interaction, view_of(*parts), [file])

    # Controls.

    @handles(Book)
    async def open(self, interaction: Interaction, state: TableState, page: int) -> None:
        await self.show(interaction, state, page=page)

    @handles(AboutSeat)
    async def about(self, interaction: Interaction, state: TableState, chosen: int) -> None:
        await self.show(interaction, state, chosen)

    @handles(AboutCards)
    async def about_cards(self, interaction: Interaction, state: TableState, seat: int, chosen: list[str]) -> None:
        await self.show(interaction, state, seat, sorted(_card(word) for word in chosen))

    @handles(MarkCards)
    async def mark(self, interaction: Interaction, state: TableState, seat: int, cards: str, sign: Sign) -> None:
        _, _, view, marks = await self._open(interaction, state)
        for card in _decoded(cards):
            if sign is Sign.CLEAR:
                marks = notebook.clear_mark(view, marks, seat, card)
            else:
                marks = notebook.set_mark(view, marks, seat, card, sign)
        await self._keep(interaction, state, marks)
        await self.show(interaction, state, seat)

    @handles(Draft)
    async def draft(self, interaction: Interaction, state: TableState, chosen: str) -> None:
        agent, _, number = chosen.partition(".")
        _, _, view, marks = await self._open(interaction, state)
        marks = notebook.set_draft(view, marks, _card(agent), BY_WORD.get(number))
        await self._keep(interaction, state, marks)
        await self.show(interaction, state)

    @handles(OpenNote)
    async def open_note(self, interaction: Interaction, state: TableState) -> None:
        written = (await self._open(interaction, state)).marks.note
        title = reader(interaction)("inkognito-notebook-write")
        await send_form(interaction, Form(interaction, title, written, NOTE_LENGTH, WriteNote(state.id)))

    @handles(WriteNote)
    async def write_note(self, interaction: Interaction, state: TableState, chosen: str) -> None:
        _, _, view, marks = await self._open(interaction, state)
        await self._keep(interaction, state, notebook.set_note(view, marks, chosen))
        await self.show(interaction, state)


def _controls(leaf: Leaf, say: Texts, seat: Seat | None, cards: Sequence[Card]) -> list[ui.ActionRow[Any]]:
    """Whom to mark, as what, and how; the draft; the note."""
    table, view, names = leaf.state.id, leaf.view, plain_names(leaf.state)
    others = [other for other in view.agents if other != leaf.seat]
    labels = {other: say("inkognito-air") if other == view.air else names(other) for other in others}
    whose = [(str(other), labels[other], "") for other in others]
    chosen = [] if seat is None else [str(seat)]
    rows = [row(select(say("inkognito-notebook-whose"), whose, AboutSeat(table), chosen=chosen))]
    if seat is not None:
        rows.append(row(_card_picker(leaf, say, seat, cards)))
    if seat is not None and cards:
        signs = [
            button(say(f"inkognito-notebook-sign-{sign}"), MarkCards(table, seat, _coded(cards), sign)) for sign in Sign
        ]
        rows.append(row(*signs))
    own = view.black[:1]
    drafts = [
        (f"{agent.word}.{number}", f"{say.word(KEY, agent.word)}: {shown}", "")
        for agent in IDENTITIES
        if agent not in own
        for number, shown in [*((one.word, say.word(KEY, one.word)) for one in NUMBERS), ("none", "?")]
    ]
    rows.append(row(select(say("inkognito-notebook-draft"), drafts, Draft(table))))
    write = button(say("inkognito-notebook-write"), OpenNote(table))
    rows.append(row(write, button(say("table-hand"), Hand(table))))
    return rows


def _card_picker(leaf: Leaf, say: Texts, seat: Seat, cards: Sequence[Card]) -> Picker:
    signs = {mark.card: say(f"inkognito-notebook-sign-{mark.sign}") for mark in leaf.marks.marks if mark.seat == seat}
    what = [(one.word, say.word(KEY, one.word), signs.get(one, "")) for one in Card]
    picked = [card.word for card in cards]
    where = AboutCards(leaf.state.id, seat)
    return select(say("inkognito-notebook-what"), what, where, most=len(what), chosen=picked)


def _pages(view: Any, marks: Marks, say: Texts, names: Names) -> list[tuple[Panel, str]]:
    """The whole notebook, leaf by leaf from the newest, each on as many pages as its words take."""
    panels = [notebook.notebook_panel(view, marks, leaf) for leaf in range(notebook.notebook(view).leaves)]
    return [(panel, words) for panel in panels for words in panel_pages(panel, say, names, WORDS)]


def _turning(table: int, say: Texts, page: int, pages: int) -> list[ui.ActionRow[Any]]:
    """Back to what is newer, on to what is older."""
    if pages == 1:
        return []
    newer = button(say("inkognito-note-newer"), Book(table, page - 1), disabled=page == 0)
    older = button(say("inkognito-note-older"), Book(table, page + 1), disabled=page == pages - 1)
    return [row(newer, older)]


def _coded(cards: Sequence[Card]) -> str:
    """Short enough for a control's id, however many."""
    return ".".join(str(int(card)) for card in cards)


def _decoded(written: str) -> list[Card]:
    numbers = [whole(number) for number in written.split(".")]
    if any(number not in list(Card) for number in numbers):
        raise Malformed
    return [Card(number) for number in numbers]


def _card(word: str) -> Card:
    if word not in BY_WORD:
        raise Malformed
    return BY_WORD[word]


async def setup(bot: Hosting) -> None:
    desk, say = bot.desk, texts()
    book = Notebook(desk)
    desk.switchboard.connect(book)
    group = await add_game(bot, KEY, VERBS)
    table = TypedOption(TABLE, say("typed-table"), suggest=desk.tables.suggest)

    async def open_book(interaction: Interaction, table: str | None) -> None:
        await book.show(interaction, await desk.tables.meant(interaction, table, KEY))

    async def write_note(interaction: Interaction, text: str, table: str | None) -> None:
        await book.write_note(interaction, await desk.tables.meant(interaction, table, KEY), text)

    note = TypedOption(
        "text", "Your note; it replaces the last one", app_commands.Range[str, 0, NOTE_LENGTH], required=True
    )
    group.add_command(typed_command("notebook", "Your notebook, in private", open_book, [table]))
    group.add_command(typed_command("note", "Write a note into your notebook", write_note, [note, table]))
