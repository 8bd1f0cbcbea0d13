"""The door for commands and for what is suggested while somebody types: read here, answered always.

discord.py takes it for granted that Discord sends what the commands say. What does not fit them ends in errors that it
logs with everything typed, or drops, while somebody waits for an answer.
"""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.ui.answers import guarded, log_bug
from cogs.ui.interactions import Interaction
from games.core.text import Refused

log = logging.getLogger(__name__)

Command = app_commands.Command[Any, Any, Any]

VALUES: dict[Kind, tuple[type, ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.number: (int, float),
    Kind.user: (discord.User, discord.Member),
}
"""What discord.py hands on unread; the other kinds it checks itself."""


class Tree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether discord.py may go on: what is unreadable is refused here, and suggestions are made here."""
        # A command may be answered before the rest of the house has heard of it.
        await interaction.client.greet(interaction)
        command, given = _read(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            await _complete(interaction, command, given)
            return False
        refusal = "" if command is not None else "refused-command-changed"
        # Whoever may not use it at all is told that, by the command's own check.
        if command is not None and _may_use(interaction, command) and not _fits(command, given):
            refusal = "refused-option-typed"

        async def refuse() -> None:
            raise Refused(refusal)

        if refusal:
            await guarded(interaction, refuse)
        return not refusal


def _read(interaction: Interaction) -> tuple[Command | None, dict[str, Any]]:
    """The command, if it is one of ours, and what was given for its options."""
    try:
        command = interaction.command
        return command if isinstance(command, app_commands.Command) else None, dict(iter(interaction.namespace))
    except Exception:
        # Whatever discord.py stumbles over in it, Discord itself would not send it.
        return None, {}


def _fits(command: Command, given: dict[str, Any], typing: str = "") -> bool:
    """Whether every option is of the kind that the command asks for; what is still being typed may be anything."""
    return all(_allows(one, given[one.name]) for one in command.parameters if one.name in given and one.name != typing)


def _allows(option: app_commands.Parameter, value: Any) -> bool:
    """Which words there are to choose from is for the command to say: it can name them."""
    kinds = VALUES.get(option.type)
    if kinds is None:
        return True
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        return False
    size: Any = len(value) if isinstance(value, str) else value
    least, most = option.min_value, option.max_value
    return (least is None or size >= least) and (most is None or size <= most)


async def _complete(interaction: Interaction, command: Command | None, given: dict[str, Any]) -> None:
    """Suggestions, or none; also for whoever may not use the command at all."""
    try:
        focused = _focused(interaction)
        if command is not None and _may_use(interaction, command) and _suggests(command, focused, given):
            # Nothing public does it but the tree, which logs what goes wrong with its message, and answers nothing.
            await command._invoke_autocomplete(interaction, focused, interaction.namespace)  # noqa: SLF001
    except Refused:
        pass
    except discord.HTTPException as problem:
        log.debug("a suggestion came too late (%s)", problem.code)
    except Exception as bug:
        log_bug("a suggestion", bug)
    if not interaction.response.is_done():
        try:
            await interaction.response.autocomplete([])
        except discord.HTTPException as problem:
            log.debug("a suggestion came too late (%s)", problem.code)


def _focused(interaction: Interaction) -> str:
    """The option that is being typed; it stands below the names of the subcommands."""
    data: Any = interaction.data
    try:
        options = data.get("options") or []
        while options and options[0].get("type") in (Kind.subcommand.value, Kind.subcommand_group.value):
            options = options[0].get("options") or []
        return next((str(one["name"]) for one in options if one.get("focused")), "")
    except (LookupError, TypeError, AttributeError):
        return ""


def _suggests(command: Command, focused: str, given: dict[str, Any]) -> bool:
    option = command.get_parameter(focused)
    if option is None or not option.autocomplete:
        return False
    return isinstance(given.get(focused), str) and _fits(command, given, typing=focused)


def _may_use(interaction: Interaction, command: Command) -> bool:
    """Discord asks for suggestions on behalf of those to whom it shows the command, and discord.py checks nobody."""
    wanted = (command.root_parent or command).default_permissions
    return wanted is None or interaction.permissions >= wanted
