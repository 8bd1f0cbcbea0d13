"""A menu as controls: step by step, always a way back. A step that leaves no choice is taken by itself, and the last
choice plays; only what is grave, or what the table or the player wants so, is asked for twice.

How far somebody has got lives in the ids of the controls, coded by position; so a half-made choice needs no memory
of ours and outlives every restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import discord

from cogs.ui.controls import button, row, rows, select
from cogs.ui.house_controls import Choose, Confirm, Page, PickFrom
from cogs.ui.limits import SELECT_OPTIONS
from cogs.ui.parts import Picker, Press, Row
from games.core.ask import Question
from games.core.flow import PASS
from games.core.menu import SEAT, Path, Pick, Step, Tone, code, decode, grave, opened, step_after
from games.host.review import Steps, with_kinds
from games.host.rows import TableId
from games.host.ticket import Ticket
from texts.catalogue import Names, Texts

MOST_BUTTONS = 10
MOST_OFFERS, READS_WELL = 13, 40
"""Where one press says two things: as many buttons, and as many letters on each."""
MOST_PAGES = 4
MOST_ROWS = 3

STYLES = {
    Tone.MAIN: discord.ButtonStyle.success,
    Tone.PLAIN: discord.ButtonStyle.primary,
    Tone.QUIET: discord.ButtonStyle.secondary,
    Tone.GRAVE: discord.ButtonStyle.danger,
}
"""What stands out and what does not, in the order in which it is offered."""


def by_tone(step: Step) -> list[str]:
    """The choices as they are offered: what most people want first, what cannot be undone last."""
    order = list(STYLES)
    return sorted(step.choices, key=lambda one: order.index(step.tone(one)))


def taken(menu: Step, prefix: Path) -> Path:
    """The prefix, and behind it every step that leaves nothing to choose."""
    step = step_after(menu, prefix)
    while step is not None and (pick := step.forced) is not None:
        prefix, step = (*prefix, pick), step.after(pick)
    return prefix


def to_choose(menu: Step, prefix: Path) -> Path:
    """As far as a panel goes by itself: up to the next real choice. Where there is none, the last step stays to be
    pressed: an answer is given by a person, never by opening a panel.
    """
    led = taken(menu, prefix)
    return led if step_after(menu, led) is not None or led == prefix else led[:-1]


def has_chosen(menu: Step, prefix: Path) -> bool:
    """Whether somebody has begun to choose: steps that were taken by themselves do not count."""
    return before(menu, prefix) is not None


def before(menu: Step, prefix: Path) -> Path | None:
    """Where Back leads: to the last step at which there was something to choose; None: there was none."""
    for length in range(len(prefix) - 1, -1, -1):
        step = step_after(menu, prefix[:length])
        if step is not None and step.forced is None:
            return prefix[:length]
    return None


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
    if choice.prefix:  # the first step is what the question itself asks for
        lines.append(say(f"{game}-step-{step.kind}"))
    if as_buttons(step):
        # A menu has them beside its entries, where the longest list of them fits.
        lines += [
            f"- **{label(game, step, one, say, names)}**: {say(step.notes[one], names)}"
            for one in step.choices
            if one in step.notes
        ]
    if _gathers(step) and (chosen := Leaf.read(choice.page, step).chosen(step)):
        lines.append(say("choose-marked", choices=say.listed([label(game, step, one, say, names) for one in chosen])))
    return "\n".join(lines)


def choice_controls(choice: Choice, say: Texts, labels: Names) -> list[Row]:
    """What to press: the next step, and a way back; or Confirm. `labels` are names where nothing need be escaped."""
    step, prefix = choice.step, choice.prefix
    earlier = _where_it_was_pressed(choice, say, labels)
    back = [button(say("choose-back"), Page(*choice.at(earlier), 0))] if earlier is not None else []
    if step is None:
        style = discord.ButtonStyle.danger if grave(choice.menu, prefix) else discord.ButtonStyle.success
        return [row(button(say("choose-confirm"), Confirm(*choice.at(prefix)), style=style), *back)]
    if as_buttons(step):
        return [*_presses(choice, step, say, labels), *rows(back)]
    leaf = Leaf.read(choice.page, step)
    picker = _picker(choice, step, leaf, say, labels)
    return [row(picker), *rows([*back, *_send_off(choice, step, leaf, say), *_pages(choice, step, leaf, say)])]


def _where_it_was_pressed(choice: Choice, say: Texts, labels: Names) -> Path | None:
    """Where Back leads: one step back, or two where one press has said both."""
    earlier = before(choice.menu, choice.prefix)
    first = before(choice.menu, earlier) if earlier is not None else None
    if first is None:
        return earlier
    step = step_after(choice.menu, first)
    if step is None or not as_buttons(step):
        return earlier
    here = taken(choice.menu, choice.prefix)
    said_both = any(taken(choice.menu, (*first, *path)) == here for path in _offered(choice, step, say, labels))
    return first if said_both else earlier


def _offered(choice: Choice, step: Step, say: Texts, labels: Names) -> list[Path]:
    return offers(step, lambda path: len(_said(choice, step, path, say, labels)) <= READS_WELL)


def offers(step: Step, reads_well: Callable[[Path], bool]) -> list[Path]:
    """What one press can say: a choice; or, where there is room for it, the choice with what would be asked next.

    What is grave is never said by one press, and what the rules say beside a choice is to be read first.
    """
    short: list[Path] = [(one,) for one in by_tone(step)]
    if step.many:
        return short
    room = MOST_OFFERS - len(short)
    found: list[Path] = []
    for path in short:
        onward = [path] if step.tone(str(path[0])) is Tone.GRAVE else _onward(path, step.after(path[0]))
        more = len(onward) - 1
        fits = more <= room and all(map(reads_well, onward))
        found += onward if fits else [path]
        room -= more if fits else 0
    return found


def _onward(path: Path, step: Step | None) -> list[Path]:
    """All ways on from here by one plain choice."""
    if step is None or step.many or step.notes or Tone.GRAVE in step.tones.values() or len(step.choices) > MOST_BUTTONS:
        return [path]
    if step.forced is not None:
        return _onward((*path, step.forced), step.after(step.forced))
    return [(*path, one) for one in step.choices]


def _said(choice: Choice, step: Step, path: Path, say: Texts, labels: Names) -> str:
    """A way on in words; what leaves no choice at its end goes without saying. Two things on one button are said
    briefly, where the game has a word for that.
    """
    picks: list[tuple[Step, str]] = []
    here: Step | None = step
    last = 0
    for place, pick in enumerate(path):
        assert here is not None and isinstance(pick, str)
        last = place if here.forced is None else last
        picks.append((here, pick))
        here = here.after(pick)
    picks = picks[: last + 1]
    brief = [f"{choice.game}-{at.kind}-{pick}.brief" for at, pick in picks]
    if last and all(map(say.has, brief)):
        return " ".join(map(say, brief))
    return " → ".join(label(choice.game, at, pick, say, labels) for at, pick in picks)


def _presses(choice: Choice, step: Step, say: Texts, labels: Names) -> list[Row]:
    """A button for each offer; where they need more than a row, those of one tone stand in rows of their own."""
    found: dict[Tone, list[Press]] = {}

    for path in _offered(choice, step, say, labels):
        tone, words = step.tone(str(path[0])), _said(choice, step, path, say, labels)
        pick = (tuple(str(one) for one in path),) if step.many else path
        onward = Choose(*choice.at((*choice.prefix, *pick)))
        emoji = next((one for pick in path if (one := say.emoji(choice.game, str(pick)))), None)
        found.setdefault(tone, []).append(button(words, onward, style=STYLES[tone], emoji=emoji))
    together = rows([press for presses in found.values() for press in presses])
    apart = [line for presses in found.values() for line in rows(presses)]
    return apart if len(together) > 1 and len(apart) <= MOST_ROWS else together


def _picker(choice: Choice, step: Step, leaf: Leaf, say: Texts, labels: Names) -> Picker:
    """A menu of one page of the step."""
    options = [
        (str(step.choices.index(one)), label(choice.game, step, one, say, labels), _note(step, one, say, labels))
        for one in _on_page(step, leaf.page)
    ]
    least, most = (min(step.least, len(options)), min(step.most, len(options))) if step.many else (1, 1)
    gathers = _gathers(step)
    here = choice.at(choice.prefix)
    asked = f"{choice.game}-step-{step.kind}"
    short = f"{asked}.short"  # the whole of it stands above: what takes two sentences is not said twice
    return select(
        say(short if say.has(short) else asked),
        options,
        PickFrom(*here, leaf.number) if gathers else PickFrom(*here),
        least=0 if gathers else least,
        most=max(most, 1),
        chosen=[str(place) for place in leaf.marked] if gathers else [],
        emojis={str(step.choices.index(one)): say.emoji(choice.game, one) for one in _on_page(step, leaf.page)},
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


def as_buttons(step: Step) -> bool:
    """One of a few: also where the rules speak of some, and it is one."""
    return (not step.many or step.least == step.most == 1) and len(step.choices) <= MOST_BUTTONS


def _gathers(step: Step) -> bool:
    """Several may be chosen from more than one menu holds: they are marked page by page, then sent off together."""
    return step.many and len(step.choices) > SELECT_OPTIONS


def _on_page(step: Step, page: int) -> tuple[str, ...]:
    return step.choices[page * SELECT_OPTIONS : (page + 1) * SELECT_OPTIONS]


def label(game: str, step: Step, choice: str, say: Texts, names: Names) -> str:
    return _called(game, step.kind, choice, say, names)


def _called(game: str, kind: str, choice: str, say: Texts, names: Names) -> str:
    return names(int(choice)) if kind == SEAT else say.word(game, choice, kind)


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
    return steps_words(game, with_kinds(menu, path), say, names)


def steps_words(game: str, steps: Steps, say: Texts, names: Names) -> list[str]:
    """The same where the menu is not at hand any more."""
    words = []
    for kind, pick in steps:
        chosen = [pick] if isinstance(pick, str) else list(pick)
        words.append(say.listed([_called(game, kind, one, say, names) for one in chosen]) or say("choose-nothing"))
    return words


def table_asks_twice(question: Question, path: Path) -> bool:
    """Whether the table wishes this answer to be confirmed in private, wherever it was given; passing never is."""
    return question.confirm and path != (PASS,)


def asked_twice(question: Question, path: Path, *, always: bool) -> bool:
    """Whether a panel asks again before it plays: what is grave, and `always` what this player wants so."""
    return path != (PASS,) and (always or question.confirm or grave(question.menu, path))


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
