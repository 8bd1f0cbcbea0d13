"""What a player's private panel shows at this moment: the words, and the picture that belongs to them."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from typing import NamedTuple

import discord
import msgspec

from cogs.painting.painter import Painter, Unwanted
from cogs.publishing.below import Below
from cogs.publishing.ledger import Ledger, Shown
from cogs.publishing.pens import Pen
from cogs.publishing.preferences import Preferences
from cogs.ui.answers import log_bug
from cogs.ui.choosing import has_chosen, to_choose
from cogs.ui.extras import NONE, AllExtras
from cogs.ui.hand_view import PICTURE, PREVIEW, HandLook, hand_view
from cogs.ui.kept import Kept
from cogs.ui.layout import Sent
from cogs.ui.names import plain_names
from games.core.ask import Question
from games.core.menu import Path, Step, step_after
from games.core.panel import Panel
from games.core.robot import Weighed
from games.core.text import Phrase, Refused, Seat
from games.host.coach import Coach
from games.host.rows import Status, TableId, User
from games.host.store import Store
from games.host.table_state import TableState
from texts.catalogue import Emojis, Texts

Key = tuple[TableId, int, Seat, str, Path]
"""All that the picture of a hand hangs on: the table and its version, the seat, the language, what is half chosen."""
LATELY = 4 * 2**20
"""Bytes of pictures of hands that are at hand; the painter has most of them as well."""
WORDED = 128
"""Panels whose words are at hand: what a click was answered with is needed once more when its picture follows."""


class Drawn(NamedTuple):
    """A panel with its picture."""

    view: Sent
    name: str = ""
    """Of the picture's file; empty: there is none."""
    png: bytes = b""
    look: str = ""
    """A fingerprint of the picture."""

    def files(self) -> list[discord.File]:
        return [discord.File(io.BytesIO(self.png), self.name)] if self.png else []


class Picture(NamedTuple):
    """The picture of a hand, and the panel that it is of."""

    panel: Panel
    name: str
    png: bytes
    look: str


class Worded(NamedTuple):
    """A panel in words, and all that they hang on."""

    state: TableState
    language: str
    look: HandLook
    file: str
    view: Sent


class HandMessage:
    def __init__(
        self,
        store: Store,
        ledger: Ledger,
        preferences: Preferences,
        painter: Painter,
        extras: AllExtras,
        below: Below,
        emojis: Emojis,
        coach: Coach,
    ) -> None:
        self.store = store
        self.ledger = ledger
        self.preferences = preferences
        self.painter = painter
        self.extras = extras
        self.below = below
        self.emojis = emojis
        self.coach = coach
        self._lately: Kept[Key, Picture] = Kept(LATELY, lambda picture: len(picture.png))
        self._worded: OrderedDict[tuple[TableId, Seat], Worded] = OrderedDict()

    async def head(self, state: TableState, say: Texts, where: int = 0, shown: Shown | None = None) -> str:
        """Which table it is, and how to get there; in its own thread everybody knows. `where` is the panel's place."""
        shown = shown or await self.ledger.read(state.id)
        if where and where == shown.place != shown.home:
            return ""
        link = f"https://discord.com/channels/{state.row.guild}/{shown.place or state.row.channel}"
        return say("hand-head", game=say(state.game.key), number=str(state.id), link=link)

    async def out_of_sight(self, state: TableState, seat: Seat, look: HandLook, pen: Pen) -> bool:
        """Whether the reader of this panel is asked something and would have to scroll up to it: the table has come
        down since they last pressed it, or a screenful has. Whoever has begun to choose has it before their eyes.
        """
        question = state.question(seat)
        if seat not in state.awaits or question is None or has_chosen(question.menu, look.prefix):
            return False
        if look.coach is not None:
            return False
        shown, looked = await self.ledger.read(state.id), max(pen.message, pen.pressed)
        below_table = shown.place == pen.place and shown.message > looked
        return below_table or self.below.scrolled_away(pen.place, looked) is True

    async def look(
        self,
        state: TableState,
        user: User,
        prefix: Path = (),
        page: int = 0,
        note: str = "",
        head: str = "",
        *,
        advised: bool = False,
    ) -> HandLook:
        """How this player looks at it: by their preferences, at the next real choice; or `advised` by the coach."""
        plain, seat = await self.preferences.plain(user), state.seat_of(user)
        question = state.question(seat) if seat is not None else None
        prefix = to_choose(question.menu, prefix) if question is not None else ()
        advice = await self._advice(state, user, seat, prefix) if seat is not None and prefix else ()
        coach = await self._coach(state, user, question) if advised else None
        return HandLook(prefix, page, note, plain, self.extras.get(state.game.key, NONE), head, advice, coach)

    async def _coach(self, state: TableState, user: User, question: Question | None) -> Sequence[Weighed] | None:
        """What fits the question that is shown: it may have passed since the coach was asked."""
        weighed = await self.coach.advise(state.id, user)
        return None if question is None else [one for one in weighed if _on_menu(question.menu, one.path)]

    async def _advice(self, state: TableState, user: User, seat: Seat, prefix: Path) -> Sequence[Phrase]:
        """What the player's own paper says to a choice that has begun, however the panel came to it."""
        advice = self.extras.get(state.game.key, NONE).advice
        return advice(state, seat, await self.store.paper(state.id, user), prefix) if advice is not None else ()

    def words(self, state: TableState, seat: Seat, say: Texts, look: HandLook, file: str = "") -> Sent:
        """The panel as it goes out at once; `file`: a picture that hangs there already."""
        return self._view(state, seat, say, in_play(state, seat), look, file)

    def _view(self, state: TableState, seat: Seat, say: Texts, panel: Panel | None, look: HandLook, file: str) -> Sent:
        """Put together once for all who need it."""
        known = self._worded.get((state.id, seat))
        if known is not None and known.state is state and known[1:4] == (say.language, look, file):
            return known.view
        view = hand_view(state, seat, say, panel, look, file)
        self._worded[state.id, seat] = Worded(state, say.language, look, file, view)
        self._worded.move_to_end((state.id, seat))
        if len(self._worded) > WORDED:
            self._worded.popitem(last=False)
        return view

    def _under(self, picture: Picture, state: TableState, seat: Seat, say: Texts, look: HandLook) -> Drawn:
        """A picture with the words that belong to it now."""
        view = self._view(state, seat, say, picture.panel, look, picture.name)
        return Drawn(view, picture.name, picture.png, picture.look)

    def pictured(self, state: TableState, seat: Seat, look: HandLook) -> bool:
        """Whether a picture of the hand belongs to it."""
        panel = in_play(state, seat)
        return panel is not None and panel.scene is not None and not look.plain

    async def drawn(
        self, state: TableState, seat: Seat, say: Texts, look: HandLook, wanted: Callable[[], bool] | None = None
    ) -> Drawn:
        """With its picture: of what is half chosen, where the game has one, else of the hand.

        Nothing is painted that is not `wanted` any more.
        """
        if (known := self._known(state, seat, say, look)) is not None:
            return known
        panel = None if look.plain else in_play(state, seat)
        preview = state.game.preview(state.view(seat), look.half_made) if panel and look.half_made else None
        scene = preview or (panel.scene if panel else None)
        if panel is None or scene is None:
            return Drawn(self.words(state, seat, say, look))
        png = await self.painter.picture(scene, say, plain_names(state), wanted=wanted or _always)
        name = PREVIEW if preview else PICTURE
        picture = Picture(msgspec.structs.replace(panel, scene=scene), name, png, sha256(png).hexdigest()[:16])
        self._lately.put(_key(state, seat, say, look), picture)
        return self._under(picture, state, seat, say, look)

    async def at_hand(
        self, state: TableState, seat: Seat, say: Texts, look: HandLook, within: float = 0.0
    ) -> Drawn | None:
        """The same, if it has been drawn before, or is `within` so many seconds. None: it takes longer."""
        known = self._known(state, seat, say, look)
        if known is not None or not within:
            return known
        waiting = True
        drawing = asyncio.ensure_future(self.drawn(state, seat, say, look, wanted=lambda: waiting))
        await asyncio.wait({drawing}, timeout=within)
        if drawing.done():
            return drawing.result()
        # Whoever keeps the panel up to date asks for what it shows by then; what is being painted is painted.
        waiting = False
        drawing.add_done_callback(partial(_given_up, state))
        return None

    def _known(self, state: TableState, seat: Seat, say: Texts, look: HandLook) -> Drawn | None:
        """Found without working out what is in the picture: that is most of the work."""
        picture = self._lately.get(_key(state, seat, say, look)) if not look.plain else None
        return self._under(picture, state, seat, say, look) if picture is not None else None


def _key(state: TableState, seat: Seat, say: Texts, look: HandLook) -> Key:
    return state.id, state.version, seat, say.language, look.half_made


def _on_menu(menu: Step, path: Path) -> bool:
    try:
        step_after(menu, path)
    except Refused:
        return False
    return True


def in_play(state: TableState, seat: Seat) -> Panel | None:
    """The hand of a running game; None before and after."""
    return state.hand_panel(seat) if state.status in (Status.PLAYING, Status.PAUSED) else None


def _given_up(state: TableState, drawing: asyncio.Future[Drawn]) -> None:
    """Nobody asks any more what became of it."""
    if not drawing.cancelled() and (problem := drawing.exception()) and not isinstance(problem, Unwanted):
        log_bug("a picture", problem, state.id, state.serial)


def _always() -> bool:
    return True
