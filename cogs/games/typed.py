"""Moves that are typed: a command's options are picks in the same menu that the buttons walk through.

A game's commands are a table of verbs; texts `<game>-verb-<name>` describe them.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from contextlib import suppress
from itertools import product
from typing import Any, NamedTuple, cast

from discord import app_commands
from discord.ext import commands

from cogs.playing import Playing
from cogs.services.desk import Desk, Interaction, desk_of
from cogs.ui.answers import reader
from cogs.ui.choosing import asked_twice, label, with_note
from cogs.ui.limits import OPTION_TEXT, cut
from cogs.ui.names import names_at, plain_names
from games.core.ask import Pace, Question
from games.core.menu import Path, Pick, Step
from games.core.text import Refused
from games.host.table_state import TableState
from texts.catalogue import Texts, texts

SUGGESTIONS = 25

Given = Sequence[str | tuple[str, ...] | None]
"""What was typed for each step, in the menu's order; None where an option was left out; several: any that fits."""


class Verb(NamedTuple):
    """One subcommand of a game."""

    name: str
    says: tuple[str | tuple[str, ...], ...] = ()
    """The picks that the command's name already makes; where it stands for several, the one that fits."""
    options: tuple[str, ...] = ()
    """One typed option for each further step. What must stay secret has none: the panel opens instead."""
    at: str = ""
    """Only to questions whose key begins so; at any other the panel opens, and nothing is suggested."""
    never: tuple[str, ...] = ()
    """First picks that the command's name contradicts."""

    def fits(self, question: Question) -> bool:
        return question.key.startswith(self.at)


class Typed:
    """Two doors to the same action: what is typed is walked through the seat's own menu."""

    def __init__(self, desk: Desk, playing: Playing, game: str) -> None:
        self.desk = desk
        self.playing = playing
        self.game = game

    async def play(self, interaction: Interaction, verb: Verb, given: Given, table: str | None) -> None:
        """Plays a complete move; what is still missing is chosen in the private panel, which opens at that point."""
        state = await self.desk.table(interaction, table, self.game)
        seat = self.desk.seat(state, interaction.user.id)
        question, ticket = state.question(seat), state.ticket(seat)
        if question is None or ticket is None:
            await self._not_now(interaction, state)
            return
        if question.pace is Pace.SECRET or not verb.fits(question):
            # What is decided in secret is chosen in the panel; the command only opens it.
            await self.desk.show_hand(interaction, state)
            return
        if not self._possible(state, question, verb, reader(interaction)):
            note = reader(interaction)("typed-not-now", word=verb.name)
            await self.desk.show_hand(interaction, state, note=note)
            return
        path, step = walk(state, question.menu, given, reader(interaction))
        if path and path[0] in verb.never:
            raise Refused("refused-not-on-menu", word=cut(str(given[0]), 50))
        if step is None and not asked_twice(question, path):
            await self.playing.play(interaction, state, path, ticket)
        else:
            await self.desk.show_hand(interaction, state, path)

    def _possible(self, state: TableState, question: Question, verb: Verb, say: Texts) -> bool:
        """Whether the open question knows what the command's name stands for."""
        try:
            walk(state, question.menu, verb.says, say)
        except Refused:
            return False
        return True

    async def _not_now(self, interaction: Interaction, state: TableState) -> None:
        """Not asked: say whose decision it is, by name."""
        note = reader(interaction)(state.ask.not_asked().phrase, names_at(state)) if state.ask else ""
        await self.desk.show_hand(interaction, state, note=note)

    async def suggest(
        self, interaction: Interaction, verb: Verb, given: Given, typed: str, table: str | None
    ) -> list[app_commands.Choice[str]]:
        """The legal choices for the next option in words, each with what a menu would say beside it."""
        if None in given:
            return []
        try:
            state = await self.desk.table(interaction, table, self.game)
            seat = self.desk.seat(state, interaction.user.id)
            question = state.question(seat)
            if question is None or not verb.fits(question):
                return []
            say = reader(interaction)
            steps = [step for _, step in walks(state, question.menu, given, say) if step and not step.many]
        except Refused:
            return []
        names = plain_names(state)
        offered = {choice: step for step in steps for choice in step.choices if given or choice not in verb.never}
        found = [
            choice
            for choice, step in offered.items()
            if typed.lower() in label(self.game, step, choice, say, names).lower()
        ]
        return [
            app_commands.Choice(
                name=cut(with_note(self.game, offered[choice], choice, say, names), OPTION_TEXT), value=choice
            )
            for choice in found[:SUGGESTIONS]
        ]


def walk(state: TableState, menu: Step, given: Given, say: Texts) -> tuple[Path, Step | None]:
    """As far as the typed options lead, up to the first gap; refuses one that is not on the menu, and one too many."""
    found = walks(state, menu, given, say)
    return found[0] if found else _walk(state, menu, _ways(given)[-1], say)


def walks(state: TableState, menu: Step, given: Given, say: Texts) -> list[tuple[Path, Step | None]]:
    """The same for every meaning of a command that stands for several first picks; only those that fit."""
    found = []
    for way in _ways(given):
        with suppress(Refused):
            found.append(_walk(state, menu, way, say))
    return found


def _ways(given: Given) -> list[tuple[str | None, ...]]:
    return list(product(*[words if isinstance(words, tuple) else (words,) for words in given]))


def _walk(state: TableState, menu: Step, given: Sequence[str | None], say: Texts) -> tuple[Path, Step | None]:
    path: list[Pick] = []
    step: Step | None = menu
    for words in given:
        if words is None:
            if step is not None:
                break
            continue
        if step is None:
            raise Refused("refused-too-much", word=words)
        if step.many:
            break
        path.append(_matched(state, step, words, say))
        step = step.after(path[-1])
    return tuple(path), step


def _matched(state: TableState, step: Step, words: str, say: Texts) -> str:
    wanted = words.strip().lower()
    for choice in step.choices:
        if wanted in (choice.lower(), label(state.game.key, step, choice, say, plain_names(state)).lower()):
            return choice
    raise Refused("refused-not-on-menu", word=cut(words, 50))


TABLE = "table"


async def add_game(bot: commands.Bot, game: str, verbs: Sequence[Verb]) -> app_commands.Group:
    """Adds a game's group of commands; what is special to a game may be added to it."""
    # Not isinstance: discord.py executes the module of a cog anew for each bot in a process, this one only once.
    playing = cast(Playing, bot.get_cog("Playing"))
    typed = Typed(desk_of(bot), playing, game)
    group = app_commands.Group(name=game, description=texts()(f"{game}-verbs"), guild_only=True)
    for verb in verbs:
        group.add_command(_command(typed, verb))
    bot.tree.add_command(group)
    return group


def _command(typed: Typed, verb: Verb) -> app_commands.Command[Any, Any, None]:
    say = texts()
    key = f"{typed.game}-verb-{verb.name}"

    async def run(interaction: Interaction, **given: str | None) -> None:
        picks = [*verb.says, *(given.get(option) for option in verb.options)]
        await typed.play(interaction, verb, picks, given.get(TABLE))

    optional = [_optional(name) for name in (*verb.options, TABLE)]
    # discord.py reads a command's options off its signature.
    run.__signature__ = inspect.Signature([_INTERACTION, *optional])  # type: ignore[attr-defined]
    command: app_commands.Command[Any, Any, None] = app_commands.Command(
        name=verb.name, description=say(key), callback=cast(Any, run)
    )
    for place, option in enumerate(verb.options):
        command._params[option].description = say(f"{key}.{option}")
        command.autocomplete(option)(_suggest(typed, verb, place))
    command._params[TABLE].description = say("typed-table")
    command.autocomplete(TABLE)(typed.desk.suggest_tables)
    return command


def _suggest(typed: Typed, verb: Verb, place: int) -> Any:
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        chosen = interaction.namespace
        before = [*verb.says, *(getattr(chosen, option, None) for option in verb.options[:place])]
        return await typed.suggest(interaction, verb, before, current, getattr(chosen, TABLE, None))

    return suggest


_INTERACTION = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)


def _optional(name: str) -> inspect.Parameter:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(name, kind, default=None, annotation=str | None)
