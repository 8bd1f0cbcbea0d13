"""A menu as controls: step by step, always a way back, nothing counts before Confirm.

How far somebody has got lives in the ids of the controls, coded by position; so a half-made choice needs no memory
of ours and outlives every restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.ui.controls import Picker, Press, button, row, rows, select
from cogs.ui.house_controls import Choose, Confirm, Page, PickFrom
from cogs.ui.limits import SELECT_OPTIONS
from games.core.ask import Question
from games.core.flow import PASS
from games.core.menu import SEAT, Path, Pick, Step, code, decode, opened, step_after
from games.host.rows import TableId
from games.host.ticket import Ticket
from texts.catalogue import Names, Texts

MOST_BUTTONS = 10
MOST_PAGES = 4


class Leaf(NamedTuple):
    """A place in a list that one menu cannot hold: the page, and what is marked so far on all pages together."""

    page: int
    marked: tuple[int, ...] = ()

    @property
    def number(self) -> int:
        """All of it as one number, which has room in an id."""
        return self.page + MOST_PAGES * sum(1 << place for place in self.marked)

    @classmethod
    def read(cls, number: int, step: Step) -> Leaf:
        marks, page = divmod(number, MOST_PAGES)
        return cls(page, tuple(place for place in range(len(step.choices)) if marks >> place & 1))

    def chosen(self, step: Step) -> tuple[str, ...]:
        return tuple(step.choices[place] for place in self.marked)


class Choice(NamedTuple):
    """A choice that is being made: the seat's menu, how far it has got, and which question its controls answer."""

    game: str
    menu: Step
    prefix: Path
    table: TableId
    ticket: Ticket
    page: int = 0

    def at(self, prefix: Path) -> tuple[TableId, int, int, str]:
        """The parts of a control that leads there."""
        return self.table, self.ticket.window, self.ticket.asked or 0, code(self.menu, prefix)

    @property
    def step(self) -> Step | None:
        """What is to be chosen next; None: it is complete."""
        return step_after(self.menu, self.prefix)


def choice_text(choice: Choice, say: Texts, names: Names) -> str:
    """What to read: what has been chosen, what is to be chosen, and what the rules say beside it."""
    game, step = choice.game, choice.step
    so_far = " → ".join(path_words(game, choice.menu, choice.prefix, say, names))
    lines = [f"**{so_far}**{_about_last(choice.menu, choice.prefix, say, names)}"] if so_far else []
    if step is None:
        return "\n".join([*lines, say("choose-confirm-text")])
    lines.append(say(f"{game}-step-{step.kind}"))
    if _as_buttons(step):
        # A menu has them beside its entries, where the longest list of them fits.
        lines += [
            f"- **{label(game, step, one, say, names)}**: {say(step.notes[one], names)}"
            for one in step.choices
            if one in step.notes
        ]
    if _gathers(step) and (chosen := Leaf.read(choice.page, step).chosen(step)):
        lines.append(say("choose-marked", choices=say.listed([label(game, step, one, say, names) for one in chosen])))
    return "\n".join(lines)


def choice_controls(choice: Choice, say: Texts, labels: Names) -> list[ui.ActionRow[Any]]:
    """What to press: the next step, and a way back; or Confirm. `labels` are names where nothing need be escaped."""
    step, prefix = choice.step, choice.prefix
    back = [button(say("choose-back"), Page(*choice.at(prefix[:-1]), 0))] if prefix else []
    if step is None:
        style = discord.ButtonStyle.success
        return [row(button(say("choose-confirm"), Confirm(*choice.at(prefix)), style=style), *back)]
    if _as_buttons(step):
        presses = [
            button(
                label(choice.game, step, one, say, labels),
                Choose(*choice.at((*prefix, one))),
                style=discord.ButtonStyle.primary,
            )
            for one in step.choices
        ]
        return [*rows(presses), *rows(back)]
    leaf = Leaf.read(choice.page, step)
    picker = _picker(choice, step, leaf, say, labels)
    return [row(picker), *rows([*back, *_send_off(choice, step, leaf, say), *_pages(choice, step, leaf, say)])]


def _picker(choice: Choice, step: Step, leaf: Leaf, say: Texts, labels: Names) -> Picker:
    """A menu of one page of the step."""
    options = [
        (str(step.choices.index(one)), label(choice.game, step, one, say, labels), _note(step, one, say, labels))
        for one in _on_page(step, leaf.page)
    ]
    least, most = (min(step.least, len(options)), min(step.most, len(options))) if step.many else (1, 1)
    gathers = _gathers(step)
    here = choice.at(choice.prefix)
    return select(
        say(f"{choice.game}-step-{step.kind}"),
        options,
        PickFrom(*here, leaf.number) if gathers else PickFrom(*here),
        least=0 if gathers else least,
        most=max(most, 1),
        chosen=[str(place) for place in leaf.marked] if gathers else [],
    )


def _send_off(choice: Choice, step: Step, leaf: Leaf, say: Texts) -> list[Press]:
    """What a select cannot do: send off what is marked on several pages, or nothing at all."""
    if _gathers(step):
        pick = leaf.chosen(step)
        legal = step.allows(pick)
        done = choice.at((*choice.prefix, pick) if legal else choice.prefix)
        return [button(say("choose-done", count=len(pick)), Choose(*done), disabled=not legal)]
    if step.many and step.least == 0:
        return [button(say("choose-none"), Choose(*choice.at((*choice.prefix, ()))))]
    return []


def _pages(choice: Choice, step: Step, leaf: Leaf, say: Texts) -> list[Press]:
    """A button for each page, where one menu cannot hold all."""
    if len(step.choices) <= SELECT_OPTIONS:
        return []
    marked = leaf.marked if _gathers(step) else ()
    here, pages = choice.at(choice.prefix), min(MOST_PAGES, -(-len(step.choices) // SELECT_OPTIONS))
    return [
        button(say("choose-page", page=place + 1), Page(*here, Leaf(place, marked).number), disabled=place == leaf.page)
        for place in range(pages)
    ]


def _as_buttons(step: Step) -> bool:
    return not step.many and len(step.choices) <= MOST_BUTTONS


def _gathers(step: Step) -> bool:
    """Several may be chosen from more than one menu holds: they are marked page by page, then sent off together."""
    return step.many and len(step.choices) > SELECT_OPTIONS


def _on_page(step: Step, page: int) -> tuple[str, ...]:
    return step.choices[page * SELECT_OPTIONS : (page + 1) * SELECT_OPTIONS]


def label(game: str, step: Step, choice: str, say: Texts, names: Names) -> str:
    return names(int(choice)) if step.kind == SEAT else say.word(game, choice, step.kind)


def with_note(game: str, step: Step, choice: str, say: Texts, names: Names) -> str:
    """A choice and what is said beside it, in one line."""
    note = _note(step, choice, say, names)
    called = label(game, step, choice, say, names)
    return f"{called} · {note}" if note else called


def _note(step: Step, choice: str, say: Texts, names: Names) -> str:
    return say(step.notes[choice], names) if choice in step.notes else ""


def _about_last(menu: Step, prefix: Path, say: Texts, names: Names) -> str:
    """What stood beside the choice made last: what it costs and brings is still to be seen when it is confirmed."""
    before, last = step_after(menu, prefix[:-1]), prefix[-1]
    note = _note(before, last, say, names) if before is not None and isinstance(last, str) else ""
    return f" · {note}" if note else ""


def path_words(game: str, menu: Step, path: Path, say: Texts, names: Names) -> list[str]:
    """A path in words, step by step."""
    words = []
    step: Step | None = menu
    for pick in path:
        assert step is not None
        chosen = [pick] if isinstance(pick, str) else list(pick)
        words.append(say.listed([label(game, step, one, say, names) for one in chosen]) or say("choose-nothing"))
        step = step.after(pick)
    return words


def asked_twice(question: Question, path: Path) -> bool:
    """Whether this answer is to be confirmed in private first, as the table wishes; passing never is."""
    return question.confirm and path != (PASS,)


def marked(menu: Step, written: str, places: Sequence[int], number: int) -> int:
    """After a select of one page: the same page, with what is marked now on all of them."""
    step = step_after(menu, decode(menu, written))
    if step is None:
        return 0
    leaf = Leaf.read(number, step)
    elsewhere = [place for place in leaf.marked if place // SELECT_OPTIONS != leaf.page]
    here = [place for place in places if 0 <= place < len(step.choices)]
    return Leaf(leaf.page, tuple(sorted({*elsewhere, *here}))).number


def picked(menu: Step, written: str, places: Sequence[int]) -> Path:
    """The path after a select: its prefix and the chosen places, in the menu's own order."""
    prefix = decode(menu, written)
    step = step_after(menu, prefix)
    if step is None:
        return prefix
    chosen = [step.choices[place] for place in sorted(places) if 0 <= place < len(step.choices)]
    pick: Pick = tuple(chosen) if step.many else "".join(chosen[:1])
    path = (*prefix, pick)
    step_after(opened(menu), path)
    return path
