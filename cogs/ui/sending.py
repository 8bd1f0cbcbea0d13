"""How views go out. Discord refuses a whole message for one emoji on a button that it does not know (any more, or for a
moment: it has been seen to forget those of applications): then the same goes out without them.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord

from cogs.ui.layout import Sent

log = logging.getLogger(__name__)

T = TypeVar("T")
INVALID_FORM, INVALID_EMOJI = 50035, "Invalid emoji"


async def send(how: Callable[..., Awaitable[T]], view: Sent, **more: Any) -> T:
    """Send or change a message, `more` being all of it but the view."""
    try:
        return await how(view=view, **more)
    except discord.HTTPException as problem:
        if problem.code != INVALID_FORM or INVALID_EMOJI not in problem.text:
            raise
    log.info("Discord does not know an emoji on a button; it goes without")
    for file in (*more.get("files", ()), *more.get("attachments", ())):
        if isinstance(file, discord.File):
            file.reset()  # it has been read to its end
    return await how(view=Sent(view.frame.without_symbols()), **more)
