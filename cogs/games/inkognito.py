"""Inkognito, typed, and its notebook. All that is done in a meeting is secret, so its command opens the panel."""

from __future__ import annotations

import io
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple

import discord
import msgspec
from discord import app_commands

from cogs.games.typed import TABLE, Verb, add_game
from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import reader, send_form, show
from cogs.ui.choosing import Choice
from cogs.ui.controls import Control, Malformed, button, handles, row, select, whole
from cogs.ui.extras import Extra, Extras
from cogs.ui.forms import Form
from cogs.ui.house_controls import Choose, Hand
from cogs.ui.interactions import Interaction
from cogs.ui.layout import alt_text, panel_pages, panel_text, picture, view_of
from cogs.ui.names import names_at, plain_names
from cogs.ui.parts import Part, Picker, Press, Row, Words
from cogs.ui.typed_options import TypedOption, typed_command
from games.core.menu import Path
from games.core.panel import Panel
from games.core.text import Phrase, Refused, Seat
from games.host.rows import Status, TableId
from games.host.table_state import TableState
from games.inkognito import notebook
from games.inkognito.moves import SAFE, stated
from games.inkognito.pieces import BY_WORD, IDENTITIES, IDENTITY, NUMBER, NUMBERS, Card, written
from games.inkognito.sheet import NOTE_LENGTH, Marks
from texts.catalogue import Names, Texts

KEY = "inkognito"
PICTURE = "notebook.webp"
WORDS = 3600
"""Characters on a page of the notebook."""

VERBS = (
    Verb("visit", options=("place",), at="place"),
    Verb("meet"),
)


class Book(Control, verb="book"):
    table: TableId
    page: int = 0
    whole: int = 0
    """1: in words, too, what its picture shows."""


class Kind(StrEnum):
    """What a menu of facts is about: who is who, or who has which number."""

    IDENTITY = IDENTITY
    NUMBER = NUMBER


class PickFacts(Control, verb="book-facts"):
    table: TableId
    kind: Kind


class Sign(StrEnum):
    NO = "no"
    MAYBE = "maybe"
    YES = "yes"
    CLEAR = "clear"


class MarkFacts(Control, verb="book-mark"):
    table: TableId
    facts: str
    sign: Sign


# Notebooks that were open before a person and a fact were picked in one menu.


class AboutSeat(Control, verb="book-seat"):
    table: TableId


class AboutCards(Control, verb="book-card"):
    table: TableId
    seat: int


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


Fact = tuple[Seat, Card]
"""That this agent is, or has, this."""


class Leaf(NamedTuple):
    """The notebook as its owner has it open."""

    state: TableState
    seat: Seat
    view: Any
    marks: Marks

    @property
    def others(self) -> list[Seat]:
        return [other for other in self.view.agents if other != self.seat]


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
        return Leaf(state, seat, view, _read(view, kept))

    async def _keep(self, interaction: Interaction, state: TableState, marks: Marks) -> None:
        await self.store.keep_paper(state.id, interaction.user.id, msgspec.json.encode(marks))

    async def show(
        self,
        interaction: Interaction,
        state: TableState,
        facts: Sequence[Fact] = (),
        page: int = 0,
        whole: bool = False,
    ) -> None:
        """The notebook in private: the picture, in words what it does not show or the whole, and what can be marked."""
        leaf = await self._open(interaction, state)
        if any(seat not in leaf.others for seat, _ in facts):
            raise Refused("inkognito-refused-mark")
        say, plain = reader(interaction), await self.hands.message.preferences.plain(interaction.user.id)
        pages = _pages(leaf, say, whole or plain)
        page = max(0, min(page, len(pages) - 1))
        panel, words = pages[page]
        assert panel.scene is not None
        png = await self.painter.picture(panel.scene, say, plain_names(state))
        file = discord.File(io.BytesIO(png), PICTURE)
        parts: list[Part] = [
            picture(alt_text(panel, say, plain_names(state)), PICTURE),
            Words(words),
            *_turning(state.id, say, page, len(pages), whole),
            *_controls(leaf, say, facts, [] if plain else [_other_form(state.id, say, whole)]),
        ]
        await show(interaction, view_of(*parts), [file])

    # Controls.

    @handles(Book)
    async def open(self, interaction: Interaction, state: TableState, page: int, whole: int) -> None:
        await self.show(interaction, state, page=page, whole=bool(whole))

    @handles(PickFacts)
    async def pick(self, interaction: Interaction, state: TableState, kind: Kind, chosen: list[str]) -> None:
        """Whom to mark as what; how comes next."""
        await self.show(interaction, state, sorted(_fact(word) for word in chosen))

    @handles(MarkFacts)
    async def mark(self, interaction: Interaction, state: TableState, facts: str, sign: Sign) -> None:
        await self._mark(interaction, state, [_fact(word) for word in facts.split(".")], sign)

    async def _mark(self, interaction: Interaction, state: TableState, facts: Sequence[Fact], sign: Sign) -> None:
        _, _, view, marks = await self._open(interaction, state)
        for seat, card in facts:
            if sign is Sign.CLEAR:
                marks = notebook.clear_mark(view, marks, seat, card)
            else:
                marks = notebook.set_mark(view, marks, seat, card, sign)
        await self._keep(interaction, state, marks)
        await self.show(interaction, state)

    @handles(AboutSeat)
    async def about(self, interaction: Interaction, state: TableState, chosen: int) -> None:
        await self.show(interaction, state)

    @handles(AboutCards)
    async def about_cards(self, interaction: Interaction, state: TableState, seat: int, chosen: list[str]) -> None:
        await self.show(interaction, state, sorted((seat, _card(word)) for word in chosen))

    @handles(MarkCards)
    async def mark_cards(self, interaction: Interaction, state: TableState, seat: int, cards: str, sign: Sign) -> None:
        await self._mark(interaction, state, [(seat, card) for card in _decoded(cards)], sign)

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


def _read(view: Any, paper: bytes | None) -> Marks:
    return notebook.current(view, msgspec.json.decode(paper, type=Marks) if paper else None)


def _controls(leaf: Leaf, say: Texts, facts: Sequence[Fact], more: Sequence[Press]) -> list[Part]:
    """Who is who and has what, and how to mark it; the draft; the safe, the note and the hand."""
    table, view = leaf.state.id, leaf.view
    parts: list[Part] = [row(_fact_picker(leaf, say, kind, facts)) for kind in Kind]
    if facts:
        listed = say.listed([_fact_words(leaf, say, fact, names_at(leaf.state)) for fact in facts])
        parts.append(Words(say("inkognito-notebook-marking", facts=listed)))
        coded = ".".join(_coded(fact) for fact in facts)
        parts.append(
            row(*[button(say(f"inkognito-notebook-sign-{sign}"), MarkFacts(table, coded, sign)) for sign in Sign])
        )
    numbers = [(one.word, say.word(KEY, one.word)) for one in NUMBERS if one not in view.black]
    drafts = [
        (f"{agent.word}.{number}", say("inkognito-notebook-draft-as", agent=say.word(KEY, agent.word), number=one), "")
        for agent in IDENTITIES
        if agent not in view.black
        for number, one in [*numbers, ("none", "?")]
    ]
    parts.append(row(select(say("inkognito-notebook-draft"), drafts, Draft(table))))
    write = button(say("inkognito-notebook-write"), OpenNote(table))
    return [*parts, *_safe(leaf, say), row(write, *more, button(say("table-hand"), Hand(table)))]


def _fact_picker(leaf: Leaf, say: Texts, kind: Kind, facts: Sequence[Fact]) -> Picker:
    """Each other agent with each identity or number that is not one's own, and how it is marked."""
    signs = {(mark.seat, mark.card): say(f"inkognito-notebook-sign-{mark.sign}") for mark in leaf.marks.marks}
    offered = [
        (other, card) for other in leaf.others for card in Card if card.kind == kind and card not in leaf.view.black
    ]
    names = plain_names(leaf.state)
    options = [(_coded(fact), _fact_words(leaf, say, fact, names), signs.get(fact, "")) for fact in offered]
    chosen = [_coded(fact) for fact in facts]
    return select(
        say(f"inkognito-notebook-{kind}"), options, PickFacts(leaf.state.id, kind), most=len(options), chosen=chosen
    )


def _fact_words(leaf: Leaf, say: Texts, fact: Fact, names: Names) -> str:
    seat, card = fact
    who = say("inkognito-air") if seat == leaf.view.air else names(seat)
    return say("inkognito-notebook-fact", who=who, card=say.word(KEY, card.word))


def _safe(leaf: Leaf, say: Texts) -> list[Part]:
    """The safe, opened as the notebook has it: everything is filled in, and only to be confirmed."""
    state, seat, view, marks = leaf
    question, ticket, numbers = state.question(seat), state.ticket(seat), notebook.whole(view, marks)
    if question is None or ticket is None or numbers is None or state.status is not Status.PLAYING:
        return []
    path = stated(question.menu, numbers)
    if path is None:
        return []
    label = say("inkognito-notebook-safe", combination=written(numbers))
    choice = Choice(KEY, question.menu, (), state.id, ticket)
    press = button(label, Choose(*choice.at(path)), style=discord.ButtonStyle.danger)
    doubt = _doubt(view, marks)
    warning: list[Part] = [Words(say(doubt, names_at(state)))] if doubt else []
    return [*warning, row(press)]


def _doubt(view: Any, marks: Marks) -> Phrase | None:
    """Four players: the one met is named as the partner."""
    meeting = view.my_meeting()
    if view.players != 4 or meeting is None or meeting.kind != "aa":
        return None
    return notebook.against(view, marks, next(seat for seat in meeting.seats if seat != view.seat))


def advice(state: TableState, seat: Seat, paper: bytes | None, path: Path) -> list[Phrase]:
    """Beside the safe: what the notebook proposes, and whom it has as the partner. What black cards have shown stands
    in the last step itself."""
    if path[:1] != (SAFE,):
        return []
    view = state.view(seat)
    marks = _read(view, paper)
    doubt, numbers = _doubt(view, marks), notebook.whole(view, marks)
    said = [] if doubt is None or (len(path) > 1 and _doubt(view, notebook.blank(view)) is not None) else [doubt]
    if numbers is not None and len(path) == 1:
        said.append(Phrase("inkognito-notebook-proposes", {"combination": written(numbers)}))
    return said


_BOOK = [Extra("inkognito-notebook-open", Book)]
EXTRAS = Extras(panel=_BOOK, table=_BOOK, advice=advice)


def _pages(book: Leaf, say: Texts, whole: bool) -> list[tuple[Panel, str]]:
    """Leaf by leaf from the newest: what no picture shows, or the whole on as many pages as its words take."""
    leaves, names = range(notebook.notebook(book.view).leaves), names_at(book.state)
    panels = [notebook.notebook_panel(book.view, book.marks, leaf) for leaf in leaves]
    if not whole:
        return [(panel, panel_text(panel, say.rich, names, most=WORDS)) for panel in panels]
    return [(panel, words) for panel in panels for words in panel_pages(panel, say.rich, names, WORDS)]


def _turning(table: int, say: Texts, page: int, pages: int, whole: bool) -> list[Row]:
    """Back to what is newer, on to what is older."""
    if pages == 1:
        return []
    newer = button(say("inkognito-note-newer"), Book(table, page - 1, int(whole)), disabled=page == 0)
    older = button(say("inkognito-note-older"), Book(table, page + 1, int(whole)), disabled=page == pages - 1)
    return [row(newer, older)]


def _other_form(table: int, say: Texts, whole: bool) -> Press:
    """From the picture to everything in words, and back."""
    return button(say("inkognito-notebook-open" if whole else "more-words"), Book(table, 0, int(not whole)))


def _coded(fact: Fact) -> str:
    """Two digits: short enough for a control's id, however many."""
    seat, card = fact
    return f"{seat}{int(card)}"


def _fact(word: str) -> Fact:
    if len(word) != 2:
        raise Malformed
    return whole(word[0]), _numbered(word[1])


def _numbered(word: str) -> Card:
    number = whole(word)
    if number not in list(Card):
        raise Malformed
    return Card(number)


def _decoded(cards: str) -> list[Card]:
    return [_numbered(number) for number in cards.split(".")]


def _card(word: str) -> Card:
    if word not in BY_WORD:
        raise Malformed
    return BY_WORD[word]


async def setup(bot: Hosting) -> None:
    desk = bot.desk
    book = Notebook(desk)
    desk.switchboard.connect(book)
    group = await add_game(bot, KEY, VERBS)
    table = TypedOption(TABLE, "typed-table", suggest=desk.tables.suggest)

    async def open_book(interaction: Interaction, table: str | None) -> None:
        await book.show(interaction, await desk.tables.meant(interaction, table, KEY))

    async def write_note(interaction: Interaction, text: str, table: str | None) -> None:
        await book.write_note(interaction, await desk.tables.meant(interaction, table, KEY), text)

    note = TypedOption("text", "inkognito-verb-note.text", app_commands.Range[str, 0, NOTE_LENGTH], required=True)
    group.add_command(typed_command("notebook", "inkognito-verb-notebook", open_book, [table]))
    group.add_command(typed_command("note", "inkognito-verb-note", write_note, [note, table]))
