"""Answers to one person: private unless said otherwise, and never silence."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands, ui

from cogs.ui.interactions import Interaction, is_panel
from cogs.ui.layout import notice
from games.core.text import Phrase, Refused
from texts.catalogue import DEFAULT, Names, Texts, languages, seat_number, texts

log = logging.getLogger(__name__)

GONE = (10062, 40060, 50027)
"""Discord's codes for an interaction that can no longer be answered, or has been."""


def reader(interaction: Interaction) -> Texts:
    """The texts in the language of the one who asks."""
    language = str(interaction.locale).split("-")[0]
    return texts(language if language in languages() else DEFAULT)


async def privately(interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> int | None:
    """Answer so that only this person sees it, whatever has been answered before. The id of the message."""
    if interaction.response.is_done():
        return (await interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)).id
    return (await interaction.response.send_message(view=view, files=files, ephemeral=True)).message_id


async def show(interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
    """In place where the click came from a private panel, else as a new private message."""
    if not is_panel(interaction):
        await privately(interaction, view, files)
    elif interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files)
    else:
        await interaction.response.edit_message(view=view, attachments=files)


async def tell(interaction: Interaction, phrase: Phrase | str, names: Names = seat_number, **args: Any) -> None:
    """One sentence, to this person alone."""
    await privately(interaction, notice(reader(interaction)(phrase, names, **args)))


NAMES = "names"
"""Whoever deals with a table leaves its players' names with the interaction, for refusals to use."""


async def guarded(interaction: Interaction, act: Callable[[], Awaitable[None]]) -> None:
    """Runs what a click or a command asks for. A refusal is told; a bug is logged without content, and told."""
    try:
        await act()
    except Refused as no:
        await _try_to_tell(interaction, no.phrase)
    except (discord.HTTPException, aiohttp.ClientError) as problem:
        if isinstance(problem, discord.HTTPException) and problem.code in GONE:
            log.debug("an interaction could no longer be answered (%s)", problem.code)
        else:
            log.warning("Discord did not take an answer: %s", type(problem).__name__)
            await _try_to_tell(interaction, Phrase("refused-try-again"))
    except Exception as bug:
        log_bug(_name(interaction), bug)
        await _try_to_tell(interaction, Phrase("refused-bug"))


def log_bug(what: str, bug: Exception) -> None:
    """By its type and place: the message of an exception may quote a hand."""
    log.error("a bug in %s: %s\n%s", what, type(bug).__name__, "".join(traceback.format_tb(bug.__traceback__)))


REFUSALS: dict[type[Exception], str] = {
    app_commands.MissingPermissions: "refused-moderators-only",
    app_commands.NoPrivateMessage: "refused-server-only",
    app_commands.TransformerError: "refused-option-typed",
    app_commands.CommandSignatureMismatch: "refused-command-changed",
    app_commands.CommandNotFound: "refused-command-changed",
}
"""What discord.py itself refuses, in our words."""


async def on_command_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Slash commands fail the same way as clicks."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    for kind, refusal in REFUSALS.items():
        if isinstance(cause, kind):
            cause = Refused(refusal)
            break

    async def fail() -> None:
        raise cause

    await guarded(interaction, fail)


async def _try_to_tell(interaction: Interaction, phrase: Phrase) -> None:
    try:
        await tell(interaction, phrase, interaction.extras.get(NAMES, seat_number))
    except (discord.HTTPException, aiohttp.ClientError):
        log.debug("a refusal could not be delivered")


def _name(interaction: Interaction) -> str:
    command = interaction.command
    return f"/{command.qualified_name}" if command is not None else interaction.type.name
