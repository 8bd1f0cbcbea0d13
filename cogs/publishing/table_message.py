"""The table's one live message: edited in place, posted anew at the bottom when it has scrolled away."""

from __future__ import annotations

import io
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from typing import Any

import discord
import msgspec

from cogs.publishing.discord_time import DiscordTime
from cogs.publishing.ledger import UNSEEN, Shown
from cogs.publishing.leftovers import Leftovers, nonce, same_words
from cogs.publishing.pictures import attachment_of, edit_keeping
from cogs.publishing.places import Place, Places, shut
from cogs.ui.extras import NONE, AllExtras
from cogs.ui.layout import PICTURE
from cogs.ui.lobby_view import lobby_view
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import mention, names_at, plain_names
from cogs.ui.painter import Painter
from cogs.ui.table_view import moved_view, table_view
from games.core.ask import Pace
from games.core.text import Phrase
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import Texts

log = logging.getLogger(__name__)

STALE_AFTER = 50 * 60
"""Discord lets a message older than an hour be edited only now and then: post the table anew before that."""


def fingerprint(view: discord.ui.LayoutView) -> str:
    """Of all that can be read and pressed. An edit that changes nothing would still tell that something happened."""
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return sha256(msgspec.json.encode(components)).hexdigest()[:16]


def call_line(state: TableState, say: Texts, users: Sequence[int]) -> str:
    """Mentions these people and says what they are awaited for, in the game's own words where it has some."""
    assert state.ask is not None
    names = names_at(state)
    seats = [seat for seat in state.ask.awaits if state.seats[seat].user in users]
    asked = state.ask.phrase(state.game.key)
    key = f"{asked.key}.call"
    if not say.has(key):
        key = "table-call" if state.ask.pace is Pace.TURN else "table-call-answer"
    return say(
        Phrase(key, {**asked.args, "who": seats}),
        lambda seat: mention(state, seat) if seat in seats else names(seat),
    )


def call_head(state: TableState, say: Texts) -> str:
    """How a call begins where it may be another table's: people see which one waits, and so does the house."""
    return say("table-call-head", game=say(state.game.key), number=str(state.id)) + " "


class TableMessage:
    def __init__(
        self, places: Places, painter: Painter, extras: AllExtras, leftovers: Leftovers, time: DiscordTime
    ) -> None:
        self.places = places
        self.painter = painter
        self.extras = extras
        self.leftovers = leftovers
        self.time = time

    def view(self, state: TableState, shown: Shown, say: Texts, *, pictured: bool) -> discord.ui.LayoutView:
        """The table with all that is noted of it."""
        extras, ratings = self.extras.get(state.game.key, NONE), shown.ratings or ()
        return table_view(state, say, pictured=pictured, title=shown.title, ratings=ratings, extras=extras)

    # The lobby.

    async def show_lobby(self, state: TableState, shown: Shown, say: Texts) -> None:
        """The lobby in its channel; posted again if somebody deleted it while it was open."""
        if shown.version >= state.version:
            return
        channel = await self.places.home(state, shown)
        if channel is None:
            return
        view = lobby_view(state, say)
        try:
            there = await self._lobby_edited(channel, shown.lobby, view)
            if not there and await self.find_lobby(state, shown, channel):
                there = await self._lobby_edited(channel, shown.lobby, view)
            if not there and state.status is Status.LOBBY:
                shown.lobby = (await self._send(channel, view, nonce(state, "l", shown.lobby))).id
            shown.version = state.version
        except discord.Forbidden:
            log.info("the lobby of table %s may not be shown in its channel", state.id)

    async def _lobby_edited(self, channel: Place, lobby: int, view: discord.ui.LayoutView) -> bool:
        if lobby:
            with suppress(discord.NotFound):
                await channel.get_partial_message(lobby).edit(view=view)
                return True
        return False

    async def find_lobby(self, state: TableState, shown: Shown, channel: Place) -> bool:
        """Whether a lobby was posted and not noted: it is taken over, and one too many is taken away."""
        found = await self._left(state, channel, Kind.LOBBY)
        if found:
            shown.lobby = found
        return bool(found)

    async def _left(self, state: TableState, place: Place, kind: Kind) -> int:
        """The newest message of this kind that was posted and not noted; those before it go."""
        found = (await self.leftovers.found(state, place, place.id)).take(Mark(kind, state.id))
        for surplus in found[:-1]:
            await self._delete_quietly(place, surplus)
        return found[-1] if found else 0

    # The table.

    async def show_table(self, state: TableState, shown: Shown, say: Texts) -> None:
        """The table's text and buttons; its picture follows by an edit of its own."""
        place = await self._place(state, shown)
        if place is None:
            return
        if shown.message and shown.version >= state.version and shown.until == state.until:
            return
        try:
            if shown.message and (shown.ended or self._still_good(place, shown)):
                try:
                    await self._edit(place, state, shown, say)
                except discord.NotFound:
                    if shown.ended:
                        log.debug("nobody misses the message of finished table %s", state.id)
                        shown.version = state.version
                    else:
                        await self._post(place, state, shown, say, gone=True)
            else:
                await self._post(place, state, shown, say)
            shown.until = state.until
        except discord.HTTPException as problem:
            if not shut(problem):
                raise
            log.info("table %s may not be shown in its place", state.id)

    async def _place(self, state: TableState, shown: Shown) -> Place | None:
        """Where it is shown; a finished game whose thread or channel is gone is shown nowhere else."""
        if shown.ended and await self.places.fetch(shown.place) is None:
            shown.version = state.version
            return None
        if not shown.place and not shown.lobby and (channel := await self.places.home(state, shown)) is not None:
            await self.find_lobby(state, shown, channel)
        return await self.places.find(state, shown)

    async def _edit(self, place: Place, state: TableState, shown: Shown, say: Texts) -> None:
        """What would look the same is not sent."""
        view = cache(lambda pictured: self.view(state, shown, say, pictured=pictured))
        if fingerprint(view(bool(shown.attachment))) != shown.words:
            edit = place.get_partial_message(shown.message).edit
            if not await edit_keeping(edit, view, PICTURE, shown.attachment):
                shown.bare()
            shown.words = fingerprint(view(bool(shown.attachment)))
        shown.version = state.version

    async def _post(self, place: Place, state: TableState, shown: Shown, say: Texts, *, gone: bool = False) -> None:
        """At the bottom. What an earlier process posted there and could not note any more takes its place.

        `gone`: somebody deleted the message that it replaces.
        """
        old = shown.message
        found = await self._left(state, place, Kind.TABLE)
        shown.bare()
        if found:
            shown.message, shown.words = found, ""
            shown.bottom = max(shown.bottom, found)
            await self._edit(place, state, shown, say)
        else:
            view = self.view(state, shown, say, pictured=False)
            message = await self._send(place, view, nonce(state, "t", old))
            shown.message, shown.version, shown.words = message.id, state.version, fingerprint(view)
            shown.bottom = message.id
        if old and old != shown.message and not gone:
            await self._strip(place, old, state, shown, say)
        if (gone or not old) and shown.lobby:
            channel = await self.places.home(state, shown)
            if channel is not None:
                await self._edit_quietly(channel, shown.lobby, lobby_view(state, say, self.places.link(state, shown)))

    async def _send(self, place: Place, view: discord.ui.LayoutView, once: str) -> discord.Message:
        """Posted once, however often it is asked for: an earlier message that comes back is brought up to date."""
        message = await place.send(view=view, nonce=once)
        if same_words(message, view):
            self.time.heard(message.id)
        else:
            await message.edit(view=view, attachments=[])
        return message

    async def _strip(self, place: Place, old: int, state: TableState, shown: Shown, say: Texts) -> None:
        await self._edit_quietly(place, old, moved_view(state, say, self.places.link(state, shown)), attachments=True)

    async def _edit_quietly(
        self, place: Place, message: int, view: discord.ui.LayoutView, *, attachments: bool = False
    ) -> None:
        """An old message that is gone needs no stripping."""
        with suppress(discord.NotFound, discord.Forbidden):
            if attachments:
                await place.get_partial_message(message).edit(view=view, attachments=[])
            else:
                await place.get_partial_message(message).edit(view=view)

    def _still_good(self, place: Place, shown: Shown) -> bool:
        """Whether it can be edited where it is: nobody else has written below it, and it is not too old."""
        last = place.last_message_id
        scrolled_away = last is not None and last > max(shown.message, shown.bottom)
        return not scrolled_away and self.time.age(shown.message) < STALE_AFTER

    # The picture.

    async def draw(self, state: TableState, shown: Shown, say: Texts) -> bytes | None:
        """The table's picture, drawn off the event loop; None: it has none, or needs no new one."""
        scene = state.table_panel().scene
        if scene is None or shown.picture == UNSEEN:
            return None
        return await self.painter.png(scene, say, plain_names(state))

    async def show_picture(self, state: TableState, shown: Shown, say: Texts, png: bytes) -> None:
        """Nothing is sent when it would look the same."""
        look = sha256(png).hexdigest()[:16]
        place = await self.places.fetch(shown.place) if shown.message and look != shown.picture else None
        if place is None:
            return
        file = discord.File(io.BytesIO(png), PICTURE)
        view = self.view(state, shown, say, pictured=True)
        # Until the answer is there, nobody knows which picture hangs.
        shown.bare()
        try:
            message = await place.get_partial_message(shown.message).edit(view=view, attachments=[file])
            shown.picture, shown.attachment = look, attachment_of(message)
            shown.version, shown.words = state.version, fingerprint(view)
        except (discord.NotFound, discord.Forbidden):
            log.debug("the picture of table %s has no message to go to", state.id)

    # Calls.

    async def call(self, state: TableState, shown: Shown, say: Texts, users: list[int]) -> None:
        """A short line that mentions those who must act; the last one is taken away, so calls do not pile up."""
        place = await self.places.fetch(shown.place)
        if place is None:
            return
        head = "" if shown.threads and isinstance(place, discord.Thread) else call_head(state, say)
        line = head + call_line(state, say, users) if users else ""
        window = state.window.window if state.window else 0
        once = nonce(state, "c", window, shown.ping)
        try:
            said = await self._said(state, place, head)
            there = max((message for message, text in said if text == line), default=0)
            for old in {shown.ping, *[message for message, _ in said]} - {there}:
                await self._delete_quietly(place, old)
            shown.ping = there
            if line and not shown.ping:
                called = discord.AllowedMentions(users=[discord.Object(user) for user in users])
                shown.ping = (await place.send(line, nonce=once, allowed_mentions=called)).id
            shown.bottom = max(shown.bottom, shown.ping)
        except discord.HTTPException as problem:
            if not shut(problem):
                raise
            log.info("table %s may not call its players in its place", state.id)

    async def _said(self, state: TableState, place: Place, head: str) -> list[tuple[int, str]]:
        """Calls of this table that were posted and not noted, for this question or an earlier one."""
        found = await self.leftovers.found(state, place, place.id)
        said = [(message, text) for message, text in found.lines if text.startswith(head) and "<@" in text]
        found.lines = [one for one in found.lines if one not in said]
        return said

    async def _delete_quietly(self, place: Place, message: int) -> None:
        if message:
            with suppress(discord.NotFound, discord.Forbidden):
                await place.get_partial_message(message).delete()
