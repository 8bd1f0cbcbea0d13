"""Slash commands whose options are known only at run time: the one place that tells discord.py about them."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from discord import app_commands

from cogs.ui.interactions import Interaction
from cogs.ui.translator import Called, choices, spoken

Suggest = Callable[[Interaction, str], Awaitable[list[app_commands.Choice[str]]]]


@dataclass(frozen=True)
class TypedOption:
    """One option of a command."""

    name: str
    text: str
    """The key of its description."""
    kind: Any = str
    required: bool = False
    words: Mapping[str, Called] = field(default_factory=dict)
    """The only values it takes, if there are few, each with what it is called."""
    suggest: Suggest | None = None


def typed_command(
    name: str, text: str, run: Callable[..., Awaitable[None]], options: Sequence[TypedOption]
) -> app_commands.Command[Any, Any, None]:
    """A command that calls `run(interaction, **given)`; `text` is the key of its description."""

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
        name=name, description=spoken(text), callback=cast(Any, callback)
    )
    # All in one call: an option that it does not name would be called "…".
    app_commands.describe(**{option.name: spoken(option.text) for option in options})(command)
    app_commands.choices(**{option.name: choices(option.words) for option in options if option.words})(command)
    for option in options:
        if option.suggest is not None:
            command.autocomplete(option.name)(cast(Any, option.suggest))
    return command
