"""The table's one live message: edited in place, posted anew at the bottom when it has scrolled away."""

from __future__ import annotations

import io
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, partial
from hashlib import sha256

import discord

from cogs.publishing.below import Below
from cogs.publishing.call_words import NAMED, call_head
from cogs.publishing.discord_time import DiscordTime
from cogs.publishing.ledger import Shown
from cogs.publishing.leftovers import Found, Leftovers, nonce, same_words
from cogs.publishing.pens import Pens
from cogs.publishing.pictures import attachment_of, edit_keeping
from cogs.publishing.places import Place, Places, shut
from cogs.ui.answers import passing
from cogs.ui.controls import button
from cogs.ui.extras import NONE, AllExtras
from cogs.ui.house_controls import Hand
from cogs.ui.layout import PICTURE, beside, fingerprint
from cogs.ui.limits import CONTENT, cut
from cogs.ui.lobby_view import lobby_view
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import names_at, plain_names
from cogs.ui.painter import Painter
from cogs.ui.table_view import table_view
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import Texts

log = logging.getLogger(__name__)

STALE_AFTER = 50 * 60
"""Discord lets a message older than an hour be edited only now and then: post the table anew before that."""


class TableMessage:
    def __init__(
        self,
        places: Places,
        painter: Painter,
        extras: AllExtras,
        leftovers: Leftovers,
        time: DiscordTime,
        pens: Pens,
        below: Below,
    ) -> None:
        self.places = places
        self.pens = pens
        self.painter = painter
        self.extras = extras
        self.leftovers = leftovers
        self.time = time
        self.below = below

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
        found = await self._left(state, shown, channel, Kind.LOBBY)
        if found:
            shown.lobby = found
        return bool(found)

    async def _found(self, state: TableState, shown: Shown, place: Place) -> Found:
        """What lies about in a place; calls among it are noted at once."""
        found = await self.leftovers.found(state, place, place.id)
        calls = [message for message, text in found.lines if self._calls(state, shown, place, text)]
        shown.strays += [message for message in calls if message not in shown.strays and message != shown.ping]
        return found

    async def _left(self, state: TableState, shown: Shown, place: Place, kind: Kind) -> int:
        """The newest message of this kind that was posted and not noted; those before it go."""
        found = (await self._found(state, shown, place)).take(Mark(kind, state.id))
        for surplus in found[:-1]:
            await self._delete_quietly(place, surplus)
        return found[-1] if found else 0

    async def _unnoted(self, state: TableState, shown: Shown, place: Place) -> bool:
        """Whether the table hangs there once more than was noted. What it has said since, a moment or a call, must not
        hide that.
        """
        if not self.leftovers.suspected(state.id, place.id, place.last_message_id):
            return False
        return (await self._found(state, shown, place)).has(Mark(Kind.TABLE, state.id))

    # The table.

    async def draw(self, state: TableState, shown: Shown, say: Texts) -> bytes | None:
        """The table's picture, drawn off the event loop; None: it has none, or nothing is to be sent."""
        scene, pictured = state.table_panel().scene, shown.picture and shown.drawn >= state.version
        if scene is None or (pictured and self._is_shown(state, shown) and not self._comes_down(state, shown)):
            return None
        return await self.painter.png(scene, say, plain_names(state))

    def _is_shown(self, state: TableState, shown: Shown) -> bool:
        return bool(shown.message) and shown.version >= state.version and shown.until == state.until

    async def show_table(self, state: TableState, shown: Shown, say: Texts, png: bytes | None) -> None:
        """Words, buttons and picture in one. What would look the same is not sent."""
        place = await self._place(state, shown)
        if place is None:
            return
        anew = self._comes_down(state, shown)
        hangs = png is not None and shown.picture == _look(png)
        if hangs:
            shown.drawn = state.version
        if self._is_shown(state, shown) and not anew and (png is None or hangs):
            shown.down = False
            return
        try:
            stays = shown.message and not anew and not await self._unnoted(state, shown, place)
            if stays and (shown.ended or self._still_good(place, shown)):
                try:
                    await self._edit(place, state, shown, say, png)
                except discord.NotFound:
                    if shown.ended:
                        log.debug("nobody misses the message of finished table %s", state.id)
                        shown.version = state.version
                    else:
                        await self._post(place, state, shown, say, png, gone=True)
            else:
                await self._post(place, state, shown, say, png)
            shown.until, shown.down = state.until, False
        except discord.HTTPException as problem:
            if not shut(problem):
                raise
            log.info("table %s may not be shown in its place", state.id)
        try:
            await self.leave(shown)
        except Exception as problem:
            # Nobody is called later for it: it is tried again when everything else has been shown.
            if not passing(problem):
                raise

    async def leave(self, shown: Shown) -> None:
        """Where the table hung before, nothing stays."""
        place = await self.places.fetch(shown.place) if shown.left else None
        while place is not None and shown.left:
            await self._delete_quietly(place, shown.left[0])
            del shown.left[0]

    def _comes_down(self, state: TableState, shown: Shown) -> bool:
        """At every round the table is posted at the bottom, and at the end: an edit far above reaches nobody. Where
        nothing has come below it, a round leaves it there: else it would push people's own panels up.
        """
        if shown.ended or not shown.message:
            return False
        if state.status is Status.OVER:
            return not shown.result
        below = shown.bottom > shown.message or self.below.anything(shown.place, shown.message)
        return below and (shown.down or bool(state.happened(state.game.rounds, _told(shown))))

    async def show_moments(self, state: TableState, shown: Shown, say: Texts) -> None:
        """What everybody should see gets a message of its own, which stays. At the end the result says it all."""
        shown.down = shown.down or bool(state.happened(state.game.rounds, _told(shown)))
        moments = self._moments(state, shown, say) if state.status.live and shown.message else []
        place = await self.places.fetch(shown.place) if moments else None
        if place is not None:
            try:
                head = "" if isinstance(place, discord.Thread) else call_head(state, say)
                if moments := await self._unsaid(state, shown, place, head, moments):
                    text = cut(head + "\n".join(line for _, line in moments), CONTENT)
                    shown.bottom = (await place.send(text, nonce=nonce(state, "m", moments[-1][0]))).id
                    self.below.posted(place.id, shown.bottom)
            except discord.HTTPException as problem:
                if not shut(problem):
                    raise
        shown.told = max(shown.told, state.version)

    def _moments(self, state: TableState, shown: Shown, say: Texts) -> list[tuple[int, str]]:
        """The lines that are still to be posted, each with its version."""
        happened, names = state.happened(state.game.moments, _told(shown)), names_at(state)
        return [(version, line) for version, phrase in happened if (line := say(phrase, names))]

    async def _unsaid(
        self, state: TableState, shown: Shown, place: Place, head: str, moments: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """Without the first of them, if those were posted and not noted."""
        found = await self._found(state, shown, place)
        for message, text in list(found.lines):
            said = text.removeprefix(head).split("\n")
            if text.startswith(head) and [line for _, line in moments[: len(said)]] == said:
                found.lines.remove((message, text))
                shown.told, shown.bottom = moments[len(said) - 1][0], max(shown.bottom, message)
                moments = moments[len(said) :]
        return moments

    async def _place(self, state: TableState, shown: Shown) -> Place | None:
        """Where it is shown; a finished game whose thread or channel is gone is shown nowhere else."""
        if shown.ended and await self.places.fetch(shown.place) is None:
            shown.version = state.version
            return None
        if not shown.place and not shown.lobby and (channel := await self.places.home(state, shown)) is not None:
            await self.find_lobby(state, shown, channel)
        return await self.places.find(state, shown)

    async def _edit(self, place: Place, state: TableState, shown: Shown, say: Texts, png: bytes | None) -> None:
        """What would look the same is not sent, and a picture that hangs there already is only named."""
        view = cache(lambda pictured: self.view(state, shown, say, pictured=pictured))
        edit = partial(self._edit_message, place, shown)
        if png is not None and _look(png) != shown.picture:
            # Until the answer is there, nobody knows which picture hangs.
            shown.bare()
            message = await edit(view=view(True), attachments=[_file(png)])
            self._hangs(state, shown, png, message)
            shown.words = fingerprint(view(True))
        elif fingerprint(view(bool(shown.attachment))) != shown.words:
            if not await edit_keeping(edit, view, PICTURE, shown.attachment):
                shown.bare()
            shown.words = fingerprint(view(bool(shown.attachment)))
        shown.version = state.version

    async def _edit_message(
        self,
        place: Place,
        shown: Shown,
        *,
        view: discord.ui.LayoutView,
        attachments: Sequence[discord.File | discord.Attachment],
    ) -> discord.Message:
        """With the pen of the last click on it while that lasts, which Discord does not count; else as a bot does."""
        pen = shown.pen
        if pen is not None and pen.message == shown.message and self.pens.left(pen) > 0:
            try:
                return await self.pens.edit(pen, view, attachments)
            except discord.HTTPException as problem:
                if passing(problem):
                    raise
                log.debug("a table could not be written on with a pen (%s)", problem.code)
                shown.pen = None
                for file in attachments:
                    if isinstance(file, discord.File):
                        file.reset()
        return await place.get_partial_message(shown.message).edit(view=view, attachments=attachments)

    def _hangs(self, state: TableState, shown: Shown, png: bytes, message: discord.Message) -> None:
        shown.picture, shown.drawn, shown.attachment = _look(png), state.version, attachment_of(message)

    async def _post(
        self, place: Place, state: TableState, shown: Shown, say: Texts, png: bytes | None, *, gone: bool = False
    ) -> None:
        """At the bottom; where it was, nothing stays. What an earlier process posted there and could not note any more
        takes its place.

        `gone`: somebody deleted the message that it replaces.
        """
        found = await self._left(state, shown, place, Kind.TABLE)
        lines = (await self._found(state, shown, place)).lines
        if 0 < found < max([shown.bottom, *[message for message, _ in lines]]):
            # Something has been said below it since: it is replaced itself, as if it had been noted.
            shown.left += [shown.message] if shown.message and not gone else []
            shown.message, found, gone = found, 0, False
        old = shown.message
        shown.bare()
        if found:
            shown.message, shown.words = found, ""
            shown.bottom = max(shown.bottom, found)
            await self._edit(place, state, shown, say, png)
        else:
            view = self.view(state, shown, say, pictured=png is not None)
            message = await self._send(place, view, nonce(state, "t", old), png)
            shown.message, shown.version, shown.words = message.id, state.version, fingerprint(view)
            if png is not None:
                self._hangs(state, shown, png, message)
            shown.bottom = message.id
        shown.result = state.status is Status.OVER
        if old and old != shown.message and not gone:
            shown.left.append(old)

    async def _send(
        self, place: Place, view: discord.ui.LayoutView, once: str, png: bytes | None = None
    ) -> discord.Message:
        """Posted once, however often it is asked for: an earlier message that comes back is brought up to date."""
        files = [_file(png)] if png is not None else []
        message = await place.send(view=view, nonce=once, files=files)
        if same_words(message, view):
            self.time.heard(message.id)
            return message
        return await message.edit(view=view, attachments=[_file(png)] if png is not None else [])

    def _still_good(self, place: Place, shown: Shown) -> bool:
        """Whether it can be edited where it is: it has not been pushed off the screen, and it is not too old."""
        away = self.below.scrolled_away(place.id, shown.message)
        if away is None:
            last = place.last_message_id
            away = last is not None and last > max(shown.message, shown.bottom)
        return not away and self.time.age(shown.message) < STALE_AFTER

    async def tell_lobby(self, state: TableState, shown: Shown, say: Texts) -> None:
        """The message it all began with says where the game is, and later who won."""
        # In a channel without threads the table's own message is where to go, and it moves.
        where = shown.place if shown.place != shown.home else shown.message
        says = f"{state.status}:{where}"
        if not shown.lobby or not shown.message or shown.lobby_says == says:
            return
        channel = await self.places.home(state, shown)
        if channel is not None:
            with suppress(discord.NotFound, discord.Forbidden):
                view = lobby_view(state, say, self.places.link(state, shown))
                await channel.get_partial_message(shown.lobby).edit(view=view)
        shown.lobby_says = says

    # Calls.

    async def call(self, state: TableState, shown: Shown, say: Texts, line: str, users: Sequence[int]) -> None:
        """A short line that mentions those who must act, with their hand to press; the one before it goes. Without a
        line it only goes.
        """
        place = await self.places.fetch(shown.place)
        if place is None:
            return
        line = self._call_head(state, shown, place) + line if line else ""
        window = state.window.window if state.window else 0
        once = nonce(state, "c", window, shown.ping)
        try:
            said = await self._said(state, shown, place)
            there = max((message for message, text in said if text == line), default=0)
            for old in {shown.ping, *shown.strays, *[message for message, _ in said]} - {there}:
                await self._delete_quietly(place, old)
            shown.ping, shown.strays = there, []
            if line and not shown.ping:
                called = discord.AllowedMentions(users=[discord.Object(user) for user in users])
                own = f"{state.game.key}-hand-button"
                label = say(own if say.has(own) else "call-open")
                hand = beside(button(label, Hand(state.id), style=discord.ButtonStyle.primary))
                shown.ping = (await place.send(line, view=hand, nonce=once, allowed_mentions=called)).id
            shown.bottom = max(shown.bottom, shown.ping)
        except discord.HTTPException as problem:
            if not shut(problem):
                raise
            log.info("table %s may not call its players in its place", state.id)

    async def _said(self, state: TableState, shown: Shown, place: Place) -> list[tuple[int, str]]:
        """Calls of this table that were posted and not noted, for this question or an earlier one."""
        found = await self._found(state, shown, place)
        said = [(message, text) for message, text in found.lines if self._calls(state, shown, place, text)]
        found.lines = [one for one in found.lines if one not in said]
        return said

    def _calls(self, state: TableState, shown: Shown, place: Place, text: str) -> bool:
        """Whether a line is a call of this table. In its own thread there may be those of a rematch, under its name."""
        head = self._call_head(state, shown, place)
        return "<@" in text and text.startswith(head) and (bool(head) or not text.startswith(NAMED))

    def _call_head(self, state: TableState, shown: Shown, place: Place) -> str:
        own = shown.threads and isinstance(place, discord.Thread)
        return "" if own else call_head(state, self.places.texts(state))

    async def _delete_quietly(self, place: Place, message: int) -> None:
        if message:
            with suppress(discord.NotFound, discord.Forbidden):
                await place.get_partial_message(message).delete()


def _told(shown: Shown) -> int:
    """Up to which version moments and rounds have been dealt with; tables of an older house have not counted them."""
    return shown.told or shown.version


def _look(png: bytes) -> str:
    return sha256(png).hexdigest()[:16]


def _file(png: bytes) -> discord.File:
    return discord.File(io.BytesIO(png), PICTURE)
