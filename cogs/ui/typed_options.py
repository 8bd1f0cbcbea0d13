"""Slash commands whose options are known only at run time: the one place that tells discord.py about them."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from discord import app_commands

from cogs.ui.interactions import Interaction

Suggest = Callable[[Interaction, str], Awaitable[list[app_commands.Choice[str]]]]


@dataclass(frozen=True)
class TypedOption:
    """One option of a command."""

    name: str
    description: str
    kind: Any = str
    required: bool = False
    words: Sequence[str] = ()
    """The only values it takes, if there are few,"""
    names: Callable[[str], str] = str
    """and what they are called."""
    suggest: Suggest | None = None


def typed_command(
    name: str, description: str, run: Callable[..., Awaitable[None]], options: Sequence[TypedOption]
) -> app_commands.Command[Any, Any, None]:
    """A command that calls `run(interaction, **given)`."""

    async def callback(interaction: Interaction, **given: Any) -> None:
        await run(interaction, **given)

    # discord.py reads a command's options off its signature, and offers no other way to name them.
    usual = inspect.Parameter.POSITIONAL_OR_KEYWORD
    taken = [inspect.Parameter("interaction", usual, annotation=Interaction)]
    for option in options:
        default, kind = (inspect.Parameter.empty, option.kind) if option.required else (None, option.kind | None)
        taken.append(inspect.Parameter(option.name, usual, default=default, annotation=kind))
    callback.__signature__ = inspect.Signature(taken)  # type: ignore[attr-defined]
    command: app_commands.Command[Any, Any, None] = app_commands.Command(
        name=name, description=description, callback=cast(Any, callback)
    )
    # All in one call: an option that it does not name would be called "…".
    app_commands.describe(**{option.name: option.description for option in options})(command)
    app_commands.choices(**{option.name: _choices(option) for option in options if option.words})(command)
    for option in options:
        if option.suggest is not None:
            command.autocomplete(option.name)(cast(Any, option.suggest))
    return command


def _choices(option: TypedOption) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=option.names(word), value=word) for word in option.words]
