"""A menu as controls: step by step, always a way back, nothing counts before Confirm.

How far somebody has got lives in the ids of the controls, coded by position; so a half-made choice needs no memory
of ours and outlives every restart.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.ui.controls import Press, button, row, rows, select
from cogs.ui.limits import SELECT_OPTIONS
from games.core.ask import Question
from games.core.flow import PASS
from games.core.menu import SEAT, Path, Pick, Step, code, decode, opened, step_after
from texts.catalogue import Names, Texts

MOST_BUTTONS = 10
MOST_PAGES = 4


class Ticket(NamedTuple):
    """What a private control answers: the table, its window and the very question."""

    table: int
    window: int
    serial: int

    def args(self) -> tuple[int, int, int]:
        return self.table, self.window, self.serial


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


class Chooser(NamedTuple):
    """One moment of a choice: what to read, and what to press."""

    text: str
    controls: list[ui.ActionRow[Any]]


def chooser(
    game: str, menu: Step, prefix: Path, ticket: Ticket, say: Texts, names: Names, labels: Names, page: int = 0
) -> Chooser:
    """The controls for the step after this prefix, or Confirm when it is complete.

    `names` are those of a message, `labels` those of controls, where nothing need be escaped.
    """
    written = code(menu, prefix)
    step = step_after(menu, prefix)
    so_far = " → ".join(described(game, menu, prefix, say, names))
    lines = [f"**{so_far}**{_about_last(menu, prefix, say, names)}"] if so_far else []
    if step is None:
        confirm = button(say("choose-confirm"), "confirm", *ticket.args(), written, style=discord.ButtonStyle.success)
        lines.append(say("choose-confirm-text"))
        return Chooser("\n".join(lines), [row(confirm, _back(menu, prefix, ticket, say))])
    lines.append(say(f"{game}-step-{step.kind}"))
    if _as_buttons(step):
        # A menu has them beside its entries, where the longest list of them fits.
        lines += [
            f"- **{label(game, step, choice, say, names)}**: {say(step.notes[choice], names)}"
            for choice in step.choices
            if choice in step.notes
        ]
    if _gathers(step) and (marked := Leaf.read(page, step).chosen(step)):
        lines.append(say("choose-marked", choices=say.listed([label(game, step, one, say, names) for one in marked])))
    return Chooser("\n".join(lines), _controls(game, menu, step, prefix, ticket, say, labels, page))


def _controls(
    game: str, menu: Step, step: Step, prefix: Path, ticket: Ticket, say: Texts, names: Names, page: int
) -> list[ui.ActionRow[Any]]:
    written = code(menu, prefix)
    after: list[Press] = [_back(menu, prefix, ticket, say)] if prefix else []
    leaf = Leaf.read(page, step)
    shown = _on_page(step, leaf.page)
    if _as_buttons(step):
        presses = [
            button(
                label(game, step, choice, say, names),
                "choose",
                *ticket.args(),
                code(menu, (*prefix, choice)),
                style=discord.ButtonStyle.primary,
            )
            for choice in shown
        ]
        return [*rows(presses), *rows(after)]
    options = [
        (str(step.choices.index(choice)), label(game, step, choice, say, names), _note(step, choice, say, names))
        for choice in shown
    ]
    gathers = _gathers(step)
    least, most = (min(step.least, len(options)), min(step.most, len(options))) if step.many else (1, 1)
    picker = select(
        say(f"{game}-step-{step.kind}"),
        options,
        "pick",
        *ticket.args(),
        written,
        *([leaf.number] if gathers else []),
        least=0 if gathers else least,
        most=max(most, 1),
        chosen=[str(place) for place in leaf.marked] if gathers else [],
    )
    if gathers:
        pick = leaf.chosen(step)
        legal = step.allows(pick)
        ready = code(menu, (*prefix, pick)) if legal else written
        done = say("choose-done", count=len(pick))
        after.append(button(done, "choose", *ticket.args(), ready, disabled=not legal))
    elif step.many and step.least == 0:
        # A select cannot be sent off with nothing chosen in it.
        after.append(button(say("choose-none"), "choose", *ticket.args(), code(menu, (*prefix, ()))))
    if len(step.choices) > SELECT_OPTIONS:
        pages = min(MOST_PAGES, -(-len(step.choices) // SELECT_OPTIONS))
        after += [
            button(
                say("choose-page", page=place + 1),
                "page",
                *ticket.args(),
                written,
                Leaf(place, leaf.marked if gathers else ()).number,
                disabled=place == leaf.page,
            )
            for place in range(pages)
        ]
    return [row(picker), *rows(after)]


def _as_buttons(step: Step) -> bool:
    return not step.many and len(step.choices) <= MOST_BUTTONS


def _gathers(step: Step) -> bool:
    """Several may be chosen from more than one menu holds: they are marked page by page, then sent off together."""
    return step.many and len(step.choices) > SELECT_OPTIONS


def _on_page(step: Step, page: int) -> tuple[str, ...]:
    return step.choices[page * SELECT_OPTIONS : (page + 1) * SELECT_OPTIONS]


def _back(menu: Step, prefix: Path, ticket: Ticket, say: Texts) -> Press:
    return button(say("choose-back"), "page", *ticket.args(), code(menu, prefix[:-1]), 0)


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


def described(game: str, menu: Step, path: Path, say: Texts, names: Names) -> list[str]:
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


def marked(menu: Step, written: str, values: list[str], number: int) -> int:
    """After a select of one page: the same page, with what is marked now on all of them."""
    step = step_after(menu, decode(menu, written))
    if step is None:
        return 0
    leaf = Leaf.read(number, step)
    elsewhere = [place for place in leaf.marked if place // SELECT_OPTIONS != leaf.page]
    return Leaf(leaf.page, tuple(sorted({*elsewhere, *(int(value) for value in values)}))).number


def picked(menu: Step, written: str, values: list[str]) -> Path:
    """The path after a select: its prefix and the chosen places, in the menu's own order."""
    prefix = decode(menu, written)
    step = step_after(menu, prefix)
    if step is None:
        return prefix
    chosen = [step.choices[place] for place in sorted(int(value) for value in values) if place < len(step.choices)]
    pick: Pick = tuple(chosen) if step.many else "".join(chosen[:1])
    path = (*prefix, pick)
    step_after(opened(menu), path)
    return path
