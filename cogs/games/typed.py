"""Moves that are typed: a command's options are picks in the same menu that the buttons walk through.

A game's commands are a table of verbs; texts `<game>-verb-<name>` describe them.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import product
from typing import Any, NamedTuple

from discord import app_commands

from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import reader
from cogs.ui.choosing import label, table_asks_twice, taken, with_note
from cogs.ui.interactions import Interaction
from cogs.ui.limits import OPTION_TEXT, SELECT_OPTIONS, cut
from cogs.ui.names import names_at, plain_names
from cogs.ui.suggesting import fits, folded
from cogs.ui.translator import spoken
from cogs.ui.typed_options import Suggest, TypedOption, typed_command
from games.core.ask import Pace, Question
from games.core.menu import Path, Pick, Step, step_after
from games.core.text import Refused
from games.host.table_state import TableState
from texts.catalogue import Names, Texts

TABLE = "table"

Given = Sequence[str | None]
"""What was typed for each option, in the menu's order; None where one was left out."""


class Verb(NamedTuple):
    """One subcommand of a game."""

    name: str
    says: tuple[str | tuple[str, ...], ...] = ()
    """The picks that the command's name already makes; where it stands for several, the one that fits."""
    options: tuple[str, ...] = ()
    """One typed option for each further step. What must stay secret has none: the panel opens instead."""
    at: str = ""
    """Only for questions whose key begins with this; at any other the panel opens, and nothing is suggested."""
    never: tuple[str, ...] = ()
    """First picks that the command's name contradicts."""
    only: tuple[str, ...] = ()
    """First picks that are no secret, where others on the same menus are; none: all."""

    def fits(self, question: Question) -> bool:
        return question.key.startswith(self.at)

    def may_begin(self, pick: Pick) -> bool:
        return pick not in self.never and (not self.only or pick in self.only)


class Place(NamedTuple):
    """How far a command has led through a menu."""

    path: Path
    step: Step | None
    """What is to be chosen next; None: the answer is complete."""


class Walk(NamedTuple):
    """Typed words are found on a seat's own menu: by their keys, as they are called there, or as they are suggested."""

    game: str
    menu: Step
    say: Texts
    names: Names

    def begun(self, verb: Verb) -> list[Place]:
        """Where the command's name leads: one place for each of its meanings that is on the menu."""
        ways = product(*[words if isinstance(words, tuple) else (words,) for words in verb.says])
        found = []
        for way in ways:
            with suppress(Refused):
                found.append(self.on(Place((), self.menu), way))
        return found

    def on(self, place: Place, given: Given) -> Place:
        """As far as the options lead, up to the first gap; refuses one that is not on the menu, and one too many."""
        path: list[Pick] = list(place.path)
        step = place.step
        for words in given:
            if words is None:
                if step is not None:
                    break
                continue
            if step is None:
                raise Refused("refused-too-much", word=words)
            if step.many:
                break
            path.append(self._matched(step, words))
            step = step.after(path[-1])
        return Place(tuple(path), step)

    def first_on(self, places: Sequence[Place], given: Given) -> Place:
        """The first of these meanings that the options fit; the last one's refusal when they fit none."""
        for place in places[:-1]:
            with suppress(Refused):
                return self.on(place, given)
        return self.on(places[-1], given)

    def _matched(self, step: Step, words: str) -> str:
        wanted = folded(words)
        for choice in step.choices:
            called = label(self.game, step, choice, self.say, self.names)
            if wanted in map(folded, (choice, called, self.suggested(step, choice))):
                return choice
        raise Refused("refused-not-on-menu", word=cut(words, 50))

    def suggested(self, step: Step, choice: str) -> str:
        """With what a menu would say beside it."""
        return cut(with_note(self.game, step, choice, self.say, self.names), OPTION_TEXT)


class Typed:
    """Two doors to the same action: what is typed is walked through the seat's own menu."""

    def __init__(self, desk: Desk, game: str) -> None:
        self.tables = desk.tables
        self.hands = desk.hands
        self.game = game

    async def play(self, interaction: Interaction, verb: Verb, given: Given, table: str | None) -> None:
        """Plays a complete move; what is still missing is chosen in the private panel, which opens at that point."""
        state = await self.tables.meant(interaction, table, self.game)
        seat = self.hands.seat(state, interaction.user.id)
        question, ticket = state.question(seat), state.ticket(seat)
        if question is None or ticket is None:
            await self._not_now(interaction, state)
            return
        if question.pace is Pace.SECRET or not verb.fits(question):
            # What is decided in secret is chosen in the panel; the command only opens it.
            await self.hands.show(interaction, state)
            return
        walk = self._walk(interaction, state, question)
        begun = walk.begun(verb)
        if not begun:
            await self.hands.show(interaction, state, note=walk.say("typed-not-now", word=f"/{self.game} {verb.name}"))
            return
        path, step = walk.first_on(begun, given)
        if path and not verb.may_begin(path[0]):
            raise Refused("refused-not-on-menu", word=cut(str(given[0]), 50))
        if step is not None and path:
            path = taken(question.menu, path)
            step = step_after(question.menu, path)
        if step is None and not table_asks_twice(question, path):
            await self.hands.play(interaction, state, path, ticket)
        else:
            await self.hands.show(interaction, state, path)

    def _walk(self, interaction: Interaction, state: TableState, question: Question) -> Walk:
        return Walk(self.game, question.menu, reader(interaction), plain_names(state))

    async def _not_now(self, interaction: Interaction, state: TableState) -> None:
        """Not asked: say whose decision it is, by name."""
        note = reader(interaction)(state.ask.not_asked().phrase, names_at(state)) if state.ask else ""
        await self.hands.show(interaction, state, note=note)

    async def suggest(
        self, interaction: Interaction, verb: Verb, given: Given, typed: str, table: str | None
    ) -> list[app_commands.Choice[str]]:
        """The legal choices for the next option in words."""
        if None in given:
            return []
        try:
            state = await self.tables.meant(interaction, table, self.game)
            question = state.question(self.hands.seat(state, interaction.user.id))
        except Refused:
            return []
        if question is None or not verb.fits(question):
            return []
        walk = self._walk(interaction, state, question)
        offered = _offered(walk, verb, given)
        said = {choice: label(self.game, step, choice, walk.say, walk.names) for choice, step in offered.items()}
        shown = {choice: walk.suggested(step, choice) for choice, step in offered.items()}
        return [
            app_commands.Choice(name=shown[choice], value=choice)
            for choice in offered
            if fits(typed, said[choice], *_typed_as(choice)) or folded(shown[choice]).startswith(folded(typed))
        ][:SELECT_OPTIONS]


def _typed_as(choice: str) -> list[str]:
    """Seats have numbers that nobody sees."""
    return [] if choice.isdecimal() else [choice]


def _offered(walk: Walk, verb: Verb, given: Given) -> dict[str, Step]:
    """What may be typed next, in every meaning of the command that fits so far."""
    offered: dict[str, Step] = {}
    for begun in walk.begun(verb):
        with suppress(Refused):
            path, step = walk.on(begun, given)
            if step is not None and not step.many:
                offered |= {choice: step for choice in step.choices if path or verb.may_begin(choice)}
    return offered


async def add_game(bot: Hosting, game: str, verbs: Sequence[Verb]) -> app_commands.Group:
    """Adds a game's group of commands; what is special to a game may be added to it."""
    typed = Typed(bot.desk, game)
    group = app_commands.Group(name=game, description=spoken(f"{game}-verbs"), guild_only=True)
    for verb in verbs:
        group.add_command(_command(typed, verb))
    bot.tree.add_command(group)
    return group


def _command(typed: Typed, verb: Verb) -> app_commands.Command[Any, Any, None]:
    key = f"{typed.game}-verb-{verb.name}"

    async def run(interaction: Interaction, **given: str | None) -> None:
        await typed.play(interaction, verb, [given.get(option) for option in verb.options], given.get(TABLE))

    options = [
        TypedOption(option, f"{key}.{option}", suggest=_suggest(typed, verb, place))
        for place, option in enumerate(verb.options)
    ]
    options.append(TypedOption(TABLE, "typed-table", suggest=typed.tables.suggest))
    return typed_command(verb.name, key, run, options)


def _suggest(typed: Typed, verb: Verb, place: int) -> Suggest:
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        chosen = interaction.namespace
        before = [getattr(chosen, option, None) for option in verb.options[:place]]
        return await typed.suggest(interaction, verb, before, current, getattr(chosen, TABLE, None))

    return suggest
