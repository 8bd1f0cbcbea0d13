"""The table's one live message: edited in place, posted anew at the bottom when it has scrolled away."""

from __future__ import annotations

import io
import logging
from collections.abc import Sequence
from functools import cache, partial
from hashlib import sha256

import discord
import msgspec

from cogs.painting.painter import Painter
from cogs.publishing.below import Below
from cogs.publishing.call_words import call_words
from cogs.publishing.discord_time import STALE_AFTER
from cogs.publishing.ledger import Called, Shown
from cogs.publishing.leftovers import nonce
from cogs.publishing.lobby_message import LobbyMessage
from cogs.publishing.moments import Moments, told
from cogs.publishing.pens import LAST_STROKE, Pens
from cogs.publishing.pictures import attachment_of, edit_keeping
from cogs.publishing.places import Place, Places, shut
from cogs.publishing.posts import Posts
from cogs.ui.answers import passing
from cogs.ui.extras import NONE, AllExtras
from cogs.ui.layout import PICTURE, Sent, fingerprint
from cogs.ui.marks import Kind, Mark, call_mark
from cogs.ui.names import plain_names
from cogs.ui.sending import send
from cogs.ui.table_view import table_view
from games.core.text import Seat
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import Texts

log = logging.getLogger(__name__)


class TableMessage:
    def __init__(
        self,
        places: Places,
        painter: Painter,
        extras: AllExtras,
        posts: Posts,
        pens: Pens,
        below: Below,
        moments: Moments,
        lobby: LobbyMessage,
    ) -> None:
        self.posts = posts
        self.lobby = lobby
        self.places = places
        self.pens = pens
        self.painter = painter
        self.extras = extras
        self.leftovers = posts.leftovers
        self.time = posts.time
        self.below = below
        self.moments = moments

    def view(self, state: TableState, shown: Shown, say: Texts, *, pictured: bool) -> Sent:
        """The table with all that is noted of it."""
        return table_view(
            state,
            say,
            pictured=pictured,
            title=shown.title,
            ratings=shown.ratings or (),
            extras=self.extras.get(state.game.key, NONE),
            call=call_words(state, say, shown.called),
        )

    async def _unnoted(self, state: TableState, shown: Shown, place: Place) -> bool:
        """Whether the table hangs there once more than was noted. What it has said since, a moment or a call, must not
        hide that.
        """
        if not self.leftovers.suspected(state.id, place.id, place.last_message_id):
            return False
        return (await self.leftovers.found(state, place, place.id)).has(Mark(Kind.TABLE, state.id))

    async def draw(self, state: TableState, shown: Shown, say: Texts, called: Called) -> bytes | None:
        """The table's picture, drawn off the event loop; None: it has none, or nothing is to be sent."""
        scene, pictured = state.table_panel().scene, shown.picture and shown.drawn >= state.version
        stays = self._is_shown(state, shown) and not self._comes_down(state, shown) and not newly(shown, called)
        if scene is None or (pictured and stays):
            return None
        return await self.painter.picture(scene, say, plain_names(state))

    def _is_shown(self, state: TableState, shown: Shown) -> bool:
        return bool(shown.message) and shown.version >= state.version and shown.until == state.until

    def is_free(self, state: TableState, shown: Shown, say: Texts, called: Called) -> bool:
        """Whether showing it costs nothing of what the bot may send in all."""
        anew = not shown.message or bool(newly(shown, called)) or self._comes_down(state, shown)
        if anew or self.moments.untold(state, shown, say):
            return False
        return self._can_be_written_on(shown) or self._is_shown(state, shown)

    async def show_table(self, state: TableState, shown: Shown, say: Texts, png: bytes | None, called: Called) -> None:
        """Words, buttons and picture in one, and mentions of those who are `called` by it. What would look the same is
        not sent.
        """
        place = await self._place(state, shown)
        if place is None:
            return
        before, pinged = shown.pinged, [user for seat in newly(shown, called) if (user := state.seats[seat].user)]
        silent = call_words(state, say, shown.called) == call_words(state, say, called)
        anew = bool(pinged) or self._comes_down(state, shown)
        hangs = png is not None and shown.picture == _look(png)
        if hangs:
            shown.drawn = state.version
        shown.pinged = called if state.window is not None else ""
        if self._is_shown(state, shown) and silent and not anew and (png is None or hangs):
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
                await self._post(place, state, shown, say, png, pinged)
            shown.until, shown.down = state.until, False
        except BaseException as problem:
            shown.pinged = before
            if not isinstance(problem, discord.HTTPException) or not shut(problem):
                raise
            log.info("table %s may not be shown in its place", state.id)
        try:
            await self.leave(shown)
        except Exception as problem:
            # Nobody is called later for it: it is tried again when everything else has been shown.
            if not passing(problem):
                raise

    async def leave(self, shown: Shown) -> None:
        """Where the table hung before, nothing stays; nor does the call of an earlier version of the house."""
        if shown.ping:
            shown.left.append(shown.ping)
            shown.ping = 0
        place = await self.places.fetch(shown.place) if shown.left else None
        while place is not None and shown.left:
            await self._take_down(place, shown, shown.left[0])
            del shown.left[0]

    async def _take_down(self, place: Place, shown: Shown, message: int) -> None:
        """With the pen of the last click on it, if that still writes: for this once it need not last."""
        pen = shown.pen
        if pen is not None and pen.message == message and self.pens.left(pen) > -LAST_STROKE:
            try:
                await self.pens.delete(pen)
                return
            except discord.HTTPException as problem:
                if passing(problem):
                    raise
                shown.pen = None
        await self.posts.delete(place, message)

    async def find_call(self, state: TableState, shown: Shown) -> None:
        """A call that was posted with the table and not noted counts: nobody is called twice."""
        unsure = state.window is not None and self.leftovers.unsure(state.id)
        place = await self._place(state, shown) if unsure else None
        if place is None or state.window is None:
            return
        # Where not even the table has been noted, a look precedes its post in any case.
        if shown.message and not self.leftovers.suspected(state.id, place.id, place.last_message_id):
            return
        found, window = await self.leftovers.found(state, place, place.id), state.window.window
        own = [message for number, message in found.frames if number == Mark(Kind.TABLE, state.id).number]
        said = [text for message, (mark, text) in found.calls.items() if message in own and mark == call_mark(window)]
        seats = [chair.seat for chair in state.seats if any(f"<@{chair.user}>" in text for text in said)]
        if seats:
            noted = shown.called if shown.called.window == window else Called(window, [])
            shown.pinged = msgspec.structs.replace(
                noted, seats=_union(noted.seats, seats), mentioned=_union(noted.mentioned, seats)
            )

    def _comes_down(self, state: TableState, shown: Shown) -> bool:
        """At every round the table is posted at the bottom, and at the end: an edit far above reaches nobody. Where
        nothing has come below it but its own last word, a round leaves it there: else it would push people's own panels
        up, and nobody would have clicked on it yet.
        """
        if shown.ended or not shown.message:
            return False
        if state.status is Status.OVER:
            return not shown.result
        bottom = max(shown.message, shown.bottom if shown.bottom != shown.moment else 0)
        below = bottom > shown.message or self.below.anything(shown.place, shown.message, but=shown.moment)
        return below and (shown.down or bool(state.happened(state.game.rounds, told(shown))))

    async def _place(self, state: TableState, shown: Shown) -> Place | None:
        """Where it is shown; a finished game whose thread or channel is gone is shown nowhere else."""
        if shown.ended and await self.places.fetch(shown.place) is None:
            shown.version = state.version
            return None
        if not shown.place and not shown.lobby and (channel := await self.places.home(state, shown)) is not None:
            await self.lobby.find(state, shown, channel)
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
        view: Sent,
        attachments: Sequence[discord.File | discord.Attachment],
    ) -> discord.Message:
        """With the pen of the last click on it while that lasts, which Discord does not count; else as a bot does."""
        pen = shown.pen
        if pen is not None and self._can_be_written_on(shown):
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
        return await send(place.get_partial_message(shown.message).edit, view, attachments=attachments)

    def _can_be_written_on(self, shown: Shown) -> bool:
        """Whether a click on it has left a pen that still writes."""
        return shown.pen is not None and shown.pen.message == shown.message and self.pens.left(shown.pen) > 0

    def _hangs(self, state: TableState, shown: Shown, png: bytes, message: discord.Message) -> None:
        shown.picture, shown.drawn, shown.attachment = _look(png), state.version, attachment_of(message)

    async def _post(
        self,
        place: Place,
        state: TableState,
        shown: Shown,
        say: Texts,
        png: bytes | None,
        pinged: Sequence[int] = (),
        *,
        gone: bool = False,
    ) -> None:
        """At the bottom; where it was, nothing stays. What an earlier process posted there and could not note any more
        takes its place, unless somebody is to be `pinged`: an edit calls nobody.

        `gone`: somebody deleted the message that it replaces.
        """
        found = await self.posts.left(state, place, Kind.TABLE)
        lines = (await self.leftovers.found(state, place, place.id)).lines
        if found and (pinged or found < max([shown.bottom, *[message for message, _ in lines]])):
            # Somebody is to be called, or something has been said below it since: it is replaced itself, as if it had
            # been noted.
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
            once = nonce(state, "c", state.window.window, old) if pinged and state.window else nonce(state, "t", old)
            message = await self.posts.send(place, view, once, _file(png) if png is not None else None, pinged)
            shown.message, shown.version, shown.words = message.id, state.version, fingerprint(view)
            if png is not None:
                self._hangs(state, shown, png, message)
            shown.bottom = message.id
        shown.result = state.status is Status.OVER
        if old and old != shown.message and not gone:
            shown.left.append(old)

    def _still_good(self, place: Place, shown: Shown) -> bool:
        """Whether it can be edited where it is: it has not been pushed off the screen, and it is not too old."""
        away = self.below.scrolled_away(place.id, shown.message)
        if away is None:
            last = place.last_message_id
            away = last is not None and last > max(shown.message, shown.bottom)
        return not away and self.time.age(shown.message) < STALE_AFTER


def newly(shown: Shown, called: Called) -> list[Seat]:
    """Whom the table has not mentioned yet for this question, or not in these words."""
    before = shown.called if shown.called.window == called.window else Called(called.window, [])
    said = {*before.mentioned} - ({*called.reminded} - {*before.reminded})
    return [seat for seat in called.mentioned if seat not in said]


def _union(some: list[Seat], more: list[Seat]) -> list[Seat]:
    return [*some, *[seat for seat in more if seat not in some]]


def _look(png: bytes) -> str:
    return sha256(png).hexdigest()[:16]


def _file(png: bytes) -> discord.File:
    return discord.File(io.BytesIO(png), PICTURE)
