"""Moments: what everybody should see has a message of its own, which stays."""

from __future__ import annotations

import discord

from cogs.publishing.below import Below
from cogs.publishing.call_words import call_head
from cogs.publishing.discord_time import STALE_AFTER, DiscordTime
from cogs.publishing.ledger import Shown
from cogs.publishing.leftovers import Leftovers, nonce
from cogs.publishing.places import Place, Places, shut
from cogs.publishing.tableaux import Tableau, Tableaux
from cogs.ui.limits import CONTENT, cut
from cogs.ui.names import names_at
from cogs.ui.results import won_line
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import Texts, without_emojis

TOGETHER = 6
"""As many moments are told by one message, while nothing has come below it: a list is read faster than a row of
messages, and does not push the table up the screen.
"""


class Moments:
    def __init__(
        self, places: Places, leftovers: Leftovers, time: DiscordTime, below: Below, tableaux: Tableaux
    ) -> None:
        self.places = places
        self.tableaux = tableaux
        self.leftovers = leftovers
        self.time = time
        self.below = below

    def untold(self, state: TableState, shown: Shown, say: Texts) -> list[tuple[int, str]]:
        """The lines that are still to be told, each with its version. At the end the result says it all."""
        if not state.status.live or not shown.message:
            return []
        happened, names = state.happened(state.game.moments, told(shown)), names_at(state)
        return [(version, line) for version, phrase in happened if (line := say.rich(phrase, names))]

    async def draw(self, state: TableState, shown: Shown, say: Texts) -> Tableau | None:
        """The picture that belongs to what is still to be told."""
        if self._ends(state, shown):
            return await self.tableaux.end(state, say)
        return await self.tableaux.moment(state, told(shown), say) if self.untold(state, shown, say) else None

    def _ends(self, state: TableState, shown: Shown) -> bool:
        """Whether the card of its end is still to be shown; what is over since long before cards gets none."""
        return state.status is Status.OVER and bool(shown.message) and not shown.result and not shown.ended

    async def show(self, state: TableState, shown: Shown, say: Texts, tableau: Tableau | None = None) -> None:
        """`tableau`: a picture of it. Lines that go on below each other share the last of their pictures."""
        shown.down = shown.down or bool(state.happened(state.game.rounds, told(shown)))
        moments = self.untold(state, shown, say)
        if self._ends(state, shown):
            if tableau is None or not tableau.is_end:  # it has ended since that was drawn
                tableau = await self.tableaux.end(state, say)
            moments = [(state.version, won_line(state, say))] if tableau is not None else []
        place = await self.places.fetch(shown.place) if moments else None
        if place is not None:
            try:
                head = "" if isinstance(place, discord.Thread) else call_head(state, say)
                if moments := await self._unsaid(state, shown, place, head, moments):
                    await self._say(state, shown, place, head, moments, tableau)
            except discord.HTTPException as problem:
                if not shut(problem):
                    raise
        shown.told = max(shown.told, state.version)

    async def _say(
        self,
        state: TableState,
        shown: Shown,
        place: Place,
        head: str,
        moments: list[tuple[int, str]],
        tableau: Tableau | None,
    ) -> None:
        lines = [line for _, line in moments]
        together = [*shown.moments, *lines]
        files = [tableau.file()] if tableau is not None else []
        if self._goes_on(place, shown) and len(together) <= TOGETHER and state.status.live:
            try:
                kept = files if files else discord.utils.MISSING
                await place.get_partial_message(shown.moment).edit(content=_text(head, together), attachments=kept)
                shown.moments = together
                return
            except discord.NotFound:
                pass  # somebody has deleted it
        files = [tableau.file()] if tableau is not None else []
        message = await place.send(_text(head, lines), nonce=nonce(state, "m", moments[-1][0]), files=files)
        shown.moment, shown.moments, shown.bottom = message.id, lines, message.id
        self.below.posted(place.id, message.id)

    def _goes_on(self, place: Place, shown: Shown) -> bool:
        """Whether the last message of this kind is still the newest in its place, and can be edited as one likes."""
        newest = max(place.last_message_id or 0, shown.message, shown.bottom)
        last = shown.moment >= newest and not self.below.anything(place.id, shown.moment)
        return bool(shown.moment) and last and self.time.age(shown.moment) < STALE_AFTER

    async def _unsaid(
        self, state: TableState, shown: Shown, place: Place, head: str, moments: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """Without the first of them, if those were posted and not noted."""
        found = await self.leftovers.found(state, place, place.id)
        if shown.moment and self.leftovers.unsure(state.id) and shown.moment not in found.read:
            found.read.add(shown.moment)
            moments = await self._unadded(shown, place, head, moments)
        for message, text in list(found.lines):
            said = text.removeprefix(head).split("\n")
            if text.startswith(head) and _same(moments[: len(said)], said):
                found.lines.remove((message, text))
                shown.told, shown.bottom = moments[len(said) - 1][0], max(shown.bottom, message)
                shown.moment, shown.moments = message, said
                moments = moments[len(said) :]
        return moments

    async def _unadded(
        self, shown: Shown, place: Place, head: str, moments: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """Without the first of them, if those were added to the last message and that was not noted."""
        try:
            text = (await place.fetch_message(shown.moment)).content
        except (discord.NotFound, discord.Forbidden):
            return moments
        there, noted = text.removeprefix(head).split("\n"), len(shown.moments)
        added = there[noted:]
        before = [without_emojis(line) for line in there[:noted]] == [without_emojis(line) for line in shown.moments]
        if not before or not _same(moments[: len(added)], added) or not added:
            return moments
        shown.told, shown.moments = moments[len(added) - 1][0], there
        return moments[len(added) :]


def told(shown: Shown) -> int:
    """Up to which version moments and rounds have been dealt with; tables of an older house have not counted them."""
    return shown.told or shown.version


def _same(moments: list[tuple[int, str]], said: list[str]) -> bool:
    """Whether it is these that were said, perhaps with other emojis."""
    return [without_emojis(line) for _, line in moments] == [without_emojis(line) for line in said]


def _text(head: str, lines: list[str]) -> str:
    return cut(head + "\n".join(lines), CONTENT)
