"""The table's one live message: edited in place, posted anew at the bottom when it has scrolled away."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any

import discord
import msgspec

from cogs.publishing.ledger import Shown
from cogs.publishing.places import Place, Places, shut
from cogs.ui.extras import NONE, AllExtras
from cogs.ui.layout import PICTURE
from cogs.ui.lobby_view import lobby_view
from cogs.ui.names import mention, names_at, plain_names
from cogs.ui.painter import Painter
from cogs.ui.table_view import moved_view, table_view
from games.core.ask import Pace
from games.core.text import Phrase
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


class TableMessage:
    def __init__(self, places: Places, painter: Painter, extras: AllExtras, now: Callable[[], float]) -> None:
        self.places = places
        self.painter = painter
        self.extras = extras
        self.now = now

    def view(self, state: TableState, shown: Shown, say: Texts, *, pictured: bool) -> discord.ui.LayoutView:
        """The table with all that is noted of it."""
        extras, ratings = self.extras.get(state.game.key, NONE), shown.ratings or ()
        return table_view(state, say, pictured=pictured, title=shown.title, ratings=ratings, extras=extras)

    async def show_lobby(self, state: TableState, shown: Shown, say: Texts) -> None:
        """The lobby in its channel; posted again if somebody deleted it."""
        if shown.version >= state.version:
            return
        channel = await self.places.home(state, shown)
        if channel is None:
            return
        view = lobby_view(state, say)
        if shown.lobby:
            try:
                await channel.get_partial_message(shown.lobby).edit(view=view)
                shown.version = state.version
                return
            except discord.NotFound:
                pass
            except discord.Forbidden:
                return
        try:
            shown.lobby = (await channel.send(view=view, nonce=state.nonce(0))).id
            shown.version = state.version
        except discord.Forbidden:
            log.info("the lobby of table %s may not be posted in its channel", state.id)

    async def show_table(self, state: TableState, shown: Shown, say: Texts) -> None:
        """The table's text and buttons; its picture follows by an edit of its own."""
        place = await self.places.find(state, shown)
        if place is None:
            return
        if shown.message and shown.version >= state.version and shown.until == state.until:
            return
        shown.until = state.until
        fresh = shown.message and not self._scrolled_away(place, shown) and self.now() - shown.posted < STALE_AFTER
        try:
            if fresh:
                try:
                    view = self.view(state, shown, say, pictured=bool(shown.picture))
                    words = fingerprint(view)
                    if words != shown.words:
                        await place.get_partial_message(shown.message).edit(view=view)
                    shown.version, shown.words = state.version, words
                    return
                except discord.NotFound:
                    shown.message = 0
            await self._post(place, state, shown, say)
        except discord.HTTPException as problem:
            if not shut(problem):
                raise
            log.info("table %s may not be shown in its place", state.id)

    async def _post(self, place: Place, state: TableState, shown: Shown, say: Texts) -> None:
        """At the bottom, with a deterministic nonce: a crash in between posts nothing twice."""
        old = shown.message
        first = not old
        view = self.view(state, shown, say, pictured=False)
        message = await place.send(view=view, nonce=state.nonce(state.version))
        shown.message, shown.version, shown.posted, shown.picture = message.id, state.version, self.now(), ""
        shown.words = fingerprint(view)
        shown.bottom = message.id
        if old and old != message.id:
            await self._strip(place, old, state, shown, say)
        if first and shown.lobby:
            channel = await self.places.home(state, shown)
            if channel is not None:
                await self._edit_quietly(channel, shown.lobby, lobby_view(state, say, self.places.link(state, shown)))

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

    def _scrolled_away(self, place: Place, shown: Shown) -> bool:
        """Whether somebody else has written below it."""
        last = place.last_message_id
        return last is not None and last > max(shown.message, shown.bottom)

    async def show_picture(self, state: TableState, shown: Shown, say: Texts) -> None:
        """Drawn off the event loop after the text is out; nothing is sent when it would look the same."""
        scene = state.table_panel().scene
        if scene is None or not shown.message:
            return
        png = await self.painter.png(scene, say, plain_names(state))
        look = sha256(png).hexdigest()[:16]
        if look == shown.picture:
            return
        place = await self.places.fetch(shown.place)
        if place is None:
            return
        file = discord.File(io.BytesIO(png), PICTURE)
        view = self.view(state, shown, say, pictured=True)
        try:
            await place.get_partial_message(shown.message).edit(view=view, attachments=[file])
            shown.picture, shown.version, shown.words = look, state.version, fingerprint(view)
        except (discord.NotFound, discord.Forbidden):
            log.debug("the picture of table %s has no message to go to", state.id)

    async def call(self, state: TableState, shown: Shown, say: Texts, users: list[int]) -> None:
        """A short line that mentions those who must act; the last one is taken away, so calls do not pile up."""
        place = await self.places.fetch(shown.place)
        if place is None:
            return
        try:
            if shown.ping:
                await self._delete_quietly(place, shown.ping)
                shown.ping = 0
            if users:
                message = await place.send(
                    call_line(state, say, users),
                    nonce=f"{state.id}.{state.version}c",
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in users]),
                )
                shown.ping = shown.bottom = message.id
        except discord.HTTPException as problem:
            if not shut(problem):
                raise
            log.info("table %s may not call its players in its place", state.id)

    async def _delete_quietly(self, place: Place, message: int) -> None:
        with suppress(discord.NotFound, discord.Forbidden):
            await place.get_partial_message(message).delete()
