"""Buttons, selects and forms with types. Each is answered by its id alone, so it works for ever, over any restart.

A control is declared once, with the types of its parts; what is shown carries them in its id ("p:log:12:0"), and
`Switchboard` reads them back and hands them to the one handler. Nothing secret goes into an id: anybody who sees a
message sees its ids. And anybody can send an id that was never shown: what cannot be read is one refusal.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

import discord

from cogs.ui.interactions import Interaction
from cogs.ui.limits import BUTTON_LABEL, OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, cut
from cogs.ui.parts import Option, Picker, Press, Row, Symbol
from games.core.text import Refused
from games.host.rows import TableId
from games.host.table_state import TableState
from texts.catalogue import Emoji

_NUMBER = re.compile(r"-?[0-9]{1,19}")
_LARGEST = 2**63


class Part(NamedTuple):
    """A part of a control's id."""

    name: str
    kind: Any
    default: Any


@dataclass_transform(frozen_default=True)
class Control:
    """Something to press or to pick from. A subclass names its verb and the parts of its id, in their order.

    A part is a whole number, a word, or one of a `StrEnum`; the last may be a tuple of words, which takes the rest.
    At the end of an id, what is as usual is left out.
    """

    verb: ClassVar[str]
    parts: ClassVar[tuple[Part, ...]]

    def __init_subclass__(cls, *, verb: str) -> None:
        dataclass(frozen=True)(cls)
        types = get_type_hints(cls)
        cls.verb = verb
        cls.parts = tuple([Part(one.name, types[one.name], one.default) for one in fields(cls)])  # type: ignore[arg-type]

    def written(self) -> str:
        """As it stands in an id, behind the mark of its kind."""
        words: list[str] = []
        for part in reversed(self.parts):
            value = getattr(self, part.name)
            if words or value != part.default:
                words[:0] = value if isinstance(value, tuple) else [str(value)]
        return ":".join([self.verb, *words])

    @classmethod
    def read(cls, written: Sequence[str]) -> Self:
        """From the parts of an id; refuses what cannot be one of ours."""
        left, found = list(written), {}
        for part in cls.parts:
            if get_origin(part.kind) is tuple:
                found[part.name], left = tuple(left), []
            elif left:
                found[part.name] = _read(part.kind, left.pop(0))
            elif part.default is MISSING:
                raise Malformed
        if left:
            raise Malformed
        return cls(**found)


class Malformed(Refused):
    """An id that this version of the house does not write."""

    def __init__(self) -> None:
        super().__init__("refused-old-control")


def _read(kind: Any, word: str) -> Any:
    if kind is str:
        return word
    if kind is int:
        return whole(word)
    if issubclass(kind, StrEnum) and word in list(kind):
        return kind(word)
    raise Malformed


def whole(word: str) -> int:
    """A number in an id or a value: ASCII digits only, and no more than Discord and the database can hold."""
    if not _NUMBER.fullmatch(word) or not -_LARGEST <= int(word) < _LARGEST:
        raise Malformed
    return int(word)


class Person(NamedTuple):
    """Somebody picked in a select of people, as Discord tells of them."""

    id: int
    name: str
    bot: bool

    @classmethod
    def read(cls, interaction: Interaction, picked: str) -> Person:
        data: Any = interaction.data
        resolved = data.get("resolved") or {}
        account = resolved.get("users", {}).get(picked)
        if account is None:
            raise Malformed
        member = resolved.get("members", {}).get(picked, {})
        name = member.get("nick") or account.get("global_name") or account["username"]
        return cls(whole(picked), name, bool(account.get("bot")))


Check = Callable[[Interaction], None]
"""Refuses people."""


class Handled(NamedTuple):
    """What `handles` notes at a method."""

    control: type[Control]
    check: Check | None


Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])
STATE, CHOSEN = "state", "chosen"


def handles(
    control: type[Control], *, check: Callable[[Interaction], None] | None = None
) -> Callable[[Method], Method]:
    """This method answers the control. Its parameters are the control's parts by name, and besides them

    - `state` in place of `table`: the table itself, looked up for the one who pressed;
    - `chosen`: what was picked or typed: `list[str]`, or exactly one `str`, `int` or `Person`.

    `check` refuses people before anything is read.
    """

    def mark(method: Method) -> Method:
        method.__dict__.setdefault("handled", []).append(Handled(control, check))
        return method

    return mark


class _Answer(NamedTuple):
    """One control's way to its method."""

    handled: Handled
    method: Callable[..., Awaitable[None]]
    chosen: Any
    """The type of what is picked; None where nothing is."""
    at_table: bool
    """Whether the method wants the table itself, not its number."""


Guard = Callable[[Interaction, Callable[[], Awaitable[None]]], Awaitable[None]]
Look = Callable[[Interaction, TableId], Awaitable[TableState]]


class Switchboard:
    """Which method answers which control. All ids are read here, and nowhere else."""

    def __init__(self, guard: Guard, look: Look) -> None:
        self._guard = guard
        self._look = look
        self._answers: dict[str, _Answer] = {}

    def connect(self, owner: object) -> None:
        """All methods of this object that handle a control."""
        for name in dir(type(owner)):
            for handled in getattr(getattr(type(owner), name), "handled", ()):
                verb = handled.control.verb
                if verb in self._answers:
                    raise ValueError(f"two handlers for {verb}")
                self._answers[verb] = _answer(handled, getattr(owner, name))

    def controls(self) -> dict[str, type[Control]]:
        """Every control that somebody answers, by verb."""
        return {verb: self._answers[verb].handled.control for verb in sorted(self._answers)}

    def verbs(self) -> list[str]:
        return sorted(self._answers)

    async def answer(self, interaction: Interaction, written: str, values: list[str]) -> None:
        await self._guard(interaction, lambda: self._answer(interaction, written, values))

    async def _answer(self, interaction: Interaction, written: str, values: list[str]) -> None:
        verb, *parts = written.split(":")
        found = self._answers.get(verb)
        if found is None:
            raise Malformed
        if found.handled.check is not None:
            found.handled.check(interaction)
        given = dict(vars(found.handled.control.read(parts)))
        if found.chosen is not None:
            given[CHOSEN] = _chosen(found.chosen, values, interaction)
        elif values:
            raise Malformed
        if found.at_table:
            given[STATE] = interaction.extras[STATE] = await self._look(interaction, given.pop("table"))
        await found.method(interaction, **given)


def _answer(handled: Handled, method: Callable[..., Awaitable[None]]) -> _Answer:
    """Checks once, when the house is put together, that the method takes what its control carries."""
    takes = get_type_hints(method)
    del takes["return"], takes["interaction"]
    chosen, at_table = takes.pop(CHOSEN, None), STATE in takes
    carries = {part.name: part.kind for part in handled.control.parts}
    if at_table:
        del takes[STATE], carries["table"]
    if takes != carries:
        raise TypeError(f"{handled.control.__name__} carries {carries}, {method.__qualname__} takes {takes}")
    return _Answer(handled, method, chosen, at_table)


def _chosen(kind: Any, values: list[str], interaction: Interaction) -> Any:
    if get_origin(kind) is list:
        return [_read(get_args(kind)[0], value) for value in values]
    if len(values) != 1:
        raise Malformed
    return Person.read(interaction, values[0]) if kind is Person else _read(kind, values[0])


def switchboard_of(interaction: Interaction) -> Switchboard:
    board = interaction.client.switchboard
    assert isinstance(board, Switchboard)
    return board


NO_EMOJIS: Mapping[str, Emoji | None] = {}


def button(
    label: str,
    control: Control,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    emoji: Emoji | None = None,
) -> Press:
    custom_id = f"p:{control.written()}"
    return Press(style.value, cut(label, BUTTON_LABEL), custom_id, disabled, Symbol.of(emoji))


def select(
    placeholder: str,
    options: Sequence[tuple[str, str, str]],
    control: Control,
    *,
    least: int = 1,
    most: int = 1,
    chosen: Sequence[str] = (),
    emojis: Mapping[str, Emoji | None] = NO_EMOJIS,
) -> Picker:
    """Options are (value, label, description); `emojis` stand beside the labels of these values."""
    if len(options) > SELECT_OPTIONS:
        raise ValueError(f"a select has at most {SELECT_OPTIONS} options")
    return Picker(
        custom_id=f"s:{control.written()}",
        placeholder=cut(placeholder, PLACEHOLDER),
        options=[
            Option(
                cut(label, OPTION_TEXT),
                value,
                cut(note, OPTION_TEXT) or None,
                value in chosen,
                Symbol.of(emojis.get(value)),
            )
            for value, label, note in options
        ],
        min_values=least,
        max_values=most,
    )


def row(*items: Press | Picker) -> Row:
    return Row(list(items))


def rows(items: Sequence[Press], each: int = 5) -> list[Row]:
    return [row(*items[start : start + each]) for start in range(0, len(items), each)]
