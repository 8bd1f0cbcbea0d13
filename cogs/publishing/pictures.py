"""Pictures that hang on messages. Discord does not list them with the message, so what hangs where is remembered here;
and an edit of the words that does not name the picture's file takes it down.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from cogs.ui.layout import Sent
from cogs.ui.sending import send

log = logging.getLogger(__name__)

REMEMBERED = 5_000
INVALID_FORM = 50035


class Kept(discord.Attachment):
    """A file that a message has and shall keep, by its id and name: more is neither known nor needed."""

    def __init__(self, attachment: int, name: str) -> None:
        self.id = attachment
        self.filename = name

    def to_dict(self) -> Any:
        return {"id": self.id, "filename": self.filename}


async def edit_keeping(
    edit: Callable[..., Awaitable[object]], view: Callable[[bool], Sent], name: str, attachment: int
) -> int:
    """Change the words and keep the picture, if there is one; what hangs there afterwards.

    `view` makes the message with or without it. A picture that Discord does not know any more is left out.
    """
    if attachment:
        try:
            await send(edit, view(True), attachments=[Kept(attachment, name)])
            return attachment
        except discord.HTTPException as problem:
            if problem.code != INVALID_FORM:
                raise
            log.warning("a picture that was to stay is not there any more")
    await send(edit, view(False), attachments=[])
    return 0


def attachment_of(message: discord.Message) -> int:
    """The file that the picture just sent with this message has become."""
    return next(_attachments(message.components), 0)


def _attachments(components: Sequence[object]) -> Any:
    for one in components:
        if isinstance(one, discord.MediaGalleryComponent):
            yield from (item.media.attachment_id for item in one.items if item.media.attachment_id)
        yield from _attachments(getattr(one, "children", ()))


class Hanging:
    """Which picture hangs on which private panel. Nothing of it outlives the process: then they are drawn anew."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[str, int]] = OrderedDict()

    def at(self, message: int, name: str) -> int:
        """The file of this name that hangs there; 0: none, or nobody knows."""
        hangs, attachment = self._known.get(message, ("", 0))
        return attachment if hangs == name else 0

    def hung(self, message: discord.Message, name: str) -> None:
        """A message came back from Discord with this picture, or without one."""
        self.put(message.id, name, attachment_of(message) if name else 0)

    def sent(self, message: int, body: discord.Message | None, name: str) -> None:
        """An answer went out with this picture, or without one; `body` is how it came back, if it did."""
        self.put(message, name, attachment_of(body) if name and body is not None else 0)

    def put(self, message: int, name: str, attachment: int) -> None:
        if not attachment:
            self._known.pop(message, None)
            return
        self._known[message] = name, attachment
        self._known.move_to_end(message)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
