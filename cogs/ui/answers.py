"""Answers to one person: private unless said otherwise, and never silence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any, NamedTuple

import aiohttp
import discord
from discord import app_commands, ui

import measures
from cogs.ui.interactions import Interaction, OperatorsOnly, is_panel, need_known_server
from cogs.ui.layout import Sent, notice
from cogs.ui.sending import send
from games.core.text import Phrase, Refused
from games.host.failure import Failure
from games.host.rows import TableId
from games.host.store import Busy
from texts.catalogue import DEFAULT, Emojis, Names, Texts, language_of, seat_number, texts

log = logging.getLogger(__name__)

GONE = (10062, 40060, 50027)
"""Discord's codes for an interaction that can no longer be answered, or has been."""


EMOJIS, SPOKEN = "emojis", "spoken"
"""Left with the interaction of somebody who sees emojis; and in which language to speak to them."""


def reader(interaction: Interaction) -> Texts:
    """The texts in the language of the one who asks: where nothing was found out of them, that of their Discord."""
    language = interaction.extras.get(SPOKEN) or language_of(str(interaction.locale)) or DEFAULT
    emojis = interaction.extras.get(EMOJIS)
    return emojis.texts(language) if isinstance(emojis, Emojis) else texts(language)


TURN = "turn"
"""Whoever answers an interaction takes turns by this lock: the first answer must not cross with an acknowledgement."""


def _turn(interaction: Interaction) -> asyncio.Lock:
    lock: asyncio.Lock = interaction.extras.setdefault(TURN, asyncio.Lock())
    return lock


class Answered(NamedTuple):
    """A message that an interaction was answered with, or that it changed."""

    message: int
    follow_up: bool = False
    """It is not the first answer."""
    body: discord.Message | None = None
    """As it came back from Discord, where it did."""


SENT = "sent"
"""What was sent or changed last is left with the interaction, for whoever keeps panels up to date."""


BESIDE, LEFT = "beside", "left"
"""A click on a table whose answer shall leave a pen; and that it has."""


async def privately(interaction: Interaction, view: Sent, files: Sequence[discord.File] = ()) -> Answered:
    """Answer so that only this person sees it, whatever has been answered before."""
    async with _turn(interaction):
        if BESIDE in interaction.extras and not interaction.response.is_done():
            # As if the table were to be changed by it: then its token writes on the table for a while. The answer
            # itself goes out beside it.
            table = interaction.extras.pop(BESIDE)
            await interaction.response.defer()
            interaction.extras[LEFT] = table
        if interaction.response.is_done():
            message = await send(interaction.followup.send, view, files=files, ephemeral=True, wait=True)
            sent = Answered(message.id, True, message)
        else:
            answer = await send(interaction.response.send_message, view, files=files, ephemeral=True)
            sent = Answered(answer.message_id or 0, body=_body(answer))
    interaction.extras[SENT] = sent
    return sent


class Posted(NamedTuple):
    id: int
    body: discord.Message | None
    """As it came back, if it did."""


async def publicly(interaction: Interaction, view: Sent, picture: discord.File | None = None) -> Posted | None:
    """Answer so that everybody sees it. None: it was acknowledged late, for this person alone."""
    async with _turn(interaction):
        if interaction.response.is_done():
            return None
        files = [picture] if picture is not None else []
        answer = await send(interaction.response.send_message, view, files=files)
        return Posted(answer.message_id or 0, _body(answer))


TURN_OF_PANEL = "turn of panel"
"""How whoever answers in a private panel waits until nothing else is on its way there: it would undo the answer."""


class OutOfReach(Exception):
    """What was clicked is a public message, and the click was acknowledged late: it cannot be the answer any more."""


async def in_place(
    interaction: Interaction,
    view: Sent,
    attachments: Sequence[discord.File | discord.Attachment] | None = None,
) -> discord.Message | None:
    """The message that was clicked becomes this; None leaves its files alone. As it came back, where it did."""
    changes: dict[str, Any] = {} if attachments is None else {"attachments": attachments}
    body: discord.Message | None
    async with interaction.extras.get(TURN_OF_PANEL, nullcontext)(), _turn(interaction):
        if not interaction.response.is_done():
            answer = await send(interaction.response.edit_message, view, **changes)
            body = _body(answer) if answer is not None else None
        elif is_panel(interaction):
            body = await send(interaction.edit_original_response, view, **changes)
        else:
            raise OutOfReach
    if is_panel(interaction) and interaction.message is not None:
        interaction.extras[SENT] = Answered(interaction.message.id, body=body)
    return body


def _body(answer: discord.InteractionCallbackResponse[Any]) -> discord.Message | None:
    return answer.resource if isinstance(answer.resource, discord.Message) else None


async def show(interaction: Interaction, view: Sent, files: Sequence[discord.File] = ()) -> None:
    """In place where the click came from a private panel, else as a new private message."""
    if is_panel(interaction):
        await in_place(interaction, view, files)
    else:
        await privately(interaction, view, files)


async def replaced(interaction: Interaction, view: Sent, files: Sequence[discord.File] = ()) -> None:
    """The same, in place of what has been answered so far: for what takes a while, and says so."""
    sent = interaction.extras.get(SENT)
    if is_panel(interaction) or sent is None:
        await show(interaction, view, files)
    elif sent.follow_up:
        await send(partial(interaction.followup.edit_message, sent.message), view, attachments=list(files))
    else:
        await send(interaction.edit_original_response, view, attachments=list(files))


async def send_form(interaction: Interaction, form: ui.Modal) -> None:
    """A form can only be the first answer."""
    async with _turn(interaction):
        if interaction.response.is_done():
            raise Refused("refused-form-late")
        await interaction.response.send_modal(form)


ACKNOWLEDGING = "acknowledging"
"""The task that does it; nothing else would keep it alive."""

IN_TIME = 1.5
"""Discord waits three seconds for a first answer: what takes longer than this is acknowledged, and answered later."""


def answer_in_time(interaction: Interaction) -> asyncio.TimerHandle:
    """Whatever is asked for may take its time, behind a locked database or a long queue; its outcome is told then.

    Who has answered calls it off: else a second and a half of clicks is kept in memory.
    """
    return asyncio.get_running_loop().call_later(IN_TIME, _late, interaction)


def _late(interaction: Interaction) -> None:
    suggesting = interaction.type is discord.InteractionType.autocomplete
    if not suggesting and not interaction.response.is_done():
        insisting = _insist(interaction, partial(acknowledge, interaction))
        interaction.extras[ACKNOWLEDGING] = asyncio.ensure_future(insisting)


async def acknowledge(interaction: Interaction) -> None:
    """A first sign, unless there was one: the answer may then come within fifteen minutes.

    Only a private panel stays within reach. For anything else a private message is begun: what follows must never
    get into a public one.
    """
    async with _turn(interaction):
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=not is_panel(interaction))


async def could_acknowledge(interaction: Interaction) -> bool:
    """The same where somebody else may have answered: False, where it has been or can be no more."""
    await _insist(interaction, partial(acknowledge, interaction))
    return interaction.response.is_done()


async def tell(interaction: Interaction, phrase: Phrase | str, names: Names = seat_number, **args: Any) -> None:
    """One sentence, to this person alone."""
    await privately(interaction, notice(reader(interaction)(phrase, names, **args)))
    # A sentence is no panel: nobody keeps it up to date.
    del interaction.extras[SENT]


VANISHES_AFTER = 30.0
"""Seconds until a refusal has been read: after that it would only be in the way."""


async def tell_briefly(interaction: Interaction, phrase: Phrase | str, names: Names = seat_number) -> None:
    """One sentence that goes away by itself."""
    sent = await privately(interaction, notice(reader(interaction)(phrase, names)))
    del interaction.extras[SENT]
    asyncio.get_running_loop().call_later(VANISHES_AFTER, _vanish, interaction, sent)


def _vanish(interaction: Interaction, sent: Answered) -> None:
    interaction.extras[VANISHING] = asyncio.ensure_future(_vanished(interaction, sent))


VANISHING = "vanishing"
"""The task that takes a sentence away; nothing else would keep it alive."""


async def _vanished(interaction: Interaction, sent: Answered) -> None:
    try:
        if sent.follow_up:
            await interaction.followup.delete_message(sent.message)
        else:
            await interaction.delete_original_response()
    except (discord.HTTPException, aiohttp.ClientError) as problem:
        log.debug("a refusal stays: %s", type(problem).__name__)


NAMES, AT = "names", "at"
"""Whoever deals with a table leaves its players' names with the interaction, for refusals to use; and its number and
serial, for whoever looks for a bug.
"""


async def guarded(interaction: Interaction, act: Callable[[], Awaitable[None]]) -> None:
    """Runs what a click or a command asks for. A refusal is told; a bug is logged without content, and told."""
    try:
        await act()
    except Refused as no:
        await _try_to_tell(interaction, no.phrase)
    except Busy:
        await _try_to_tell(interaction, Phrase("refused-store-busy"))
    except (discord.HTTPException, aiohttp.ClientError) as problem:
        if isinstance(problem, discord.HTTPException) and problem.code in GONE:
            log.debug("an interaction could no longer be answered (%s)", problem.code)
        else:
            log.warning("Discord did not take an answer: %s", type(problem).__name__)
            await _try_to_tell(interaction, Phrase("refused-try-again"))
    except Exception as bug:
        log_bug(_name(interaction), bug, *interaction.extras.get(AT, ()))
        await _try_to_tell(interaction, Phrase("refused-bug"))


def log_bug(what: str, bug: BaseException, table: TableId | None = None, serial: int | None = None) -> None:
    """By its type and place: the message of an exception may quote a hand."""
    measures.BUGS.inc()
    if table is None:
        log.error("a bug in %s: %s", what, Failure.of(bug))
    elif serial is None:
        log.error("table %d: a bug in %s: %s", table, what, Failure.of(bug))
    else:
        log.error("table %d, serial %d: a bug in %s: %s", table, serial, what, Failure.of(bug))


REFUSALS: dict[type[Exception], str] = {
    app_commands.MissingPermissions: "refused-moderators-only",
    OperatorsOnly: "refused-operators-only",
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
        if isinstance(error, app_commands.TransformerError):
            # Channels are looked up among those that are known.
            need_known_server(interaction)
        raise cause

    await guarded(interaction, fail)


async def _try_to_tell(interaction: Interaction, phrase: Phrase) -> None:
    names = interaction.extras.get(NAMES, seat_number)
    await _insist(interaction, partial(tell_briefly, interaction, phrase, names))


FIRST_PAUSE, LONGEST_PAUSE = 0.3, 30.0


async def _insist(interaction: Interaction, attempt: Callable[[], Awaitable[None]]) -> None:
    """Again and again, ever more rarely, while Discord stumbles. An interaction without any sign is dead after three
    seconds, one with a sign after fifteen minutes: then nothing can be told any more.
    """
    pause = FIRST_PAUSE
    while True:
        try:
            await attempt()
            return
        except (discord.HTTPException, aiohttp.ClientError) as problem:
            if interaction.is_expired() or not passing(problem):
                log.debug("an answer could not be delivered: %s", type(problem).__name__)
                return
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def passing(problem: Exception) -> bool:
    """Whether it may go through later: too much at once, a page of Cloudflare's, a lost line, a locked store."""
    if isinstance(problem, discord.HTTPException):
        return problem.status == 429 or problem.status >= 500
    return isinstance(problem, aiohttp.ClientError | OSError | Busy)


def _name(interaction: Interaction) -> str:
    command = interaction.command
    return f"/{command.qualified_name}" if command is not None else interaction.type.name
