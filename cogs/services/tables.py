"""Which table is meant, and tables in lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.publishing.budget import Watched
from cogs.publishing.ledger import Ledger
from cogs.publishing.places import Places
from cogs.services.sight import Sight
from cogs.ui.answers import AT, NAMES, reader
from cogs.ui.interactions import Interaction, need_known_server
from cogs.ui.names import chair_words, names_at
from cogs.ui.suggesting import suggestions
from games.core.text import Refused
from games.host.house import House
from games.host.rows import Status, TableId, TableRow
from games.host.table_state import TableState
from texts.catalogue import Texts

LONGEST_NUMBER = 15
LISTED = 15


class TableFinder:
    """The one door to a table for whoever types, clicks or is shown a list: nobody gets one here that they may not
    see, and what they are told is the same as of a table that never was.
    """

    def __init__(self, house: House, ledger: Ledger, places: Places, sight: Sight, watched: Watched) -> None:
        self.house = house
        self.ledger = ledger
        self.places = places
        self.sight = sight
        self.watched = watched

    # One table.

    async def look(self, interaction: Interaction, table: TableId) -> TableState:
        """A table for somebody who deals with it: a refusal can then name its players."""
        states = await self.seen(interaction, [table])
        if not states:
            need_known_server(interaction)
            raise Refused("refused-unknown-table")
        return await self._noted(interaction, states[0])

    async def _noted(self, interaction: Interaction, state: TableState) -> TableState:
        await self.places.languages.about(interaction, state.row.guild, state.row.channel)
        self.watched.look(state.id)
        interaction.extras[NAMES], interaction.extras[AT] = names_at(state), (state.id, state.serial)
        return state

    async def seen(
        self, interaction: Interaction, tables: Sequence[TableId], most: int | None = None
    ) -> list[TableState]:
        """Those of these tables that this person may see, in this order, and at most so many."""
        found: list[TableState] = []
        for table in tables:
            if len(found) == most:
                break
            state = await self._known(table)
            if state is not None and await self.sight.sees(interaction, state):
                found.append(state)
        return found

    async def _known(self, table: TableId) -> TableState | None:
        if len(str(table)) > LONGEST_NUMBER:
            return None
        try:
            return await self.house.look(table)
        except Refused as no:
            if no.phrase.key != "refused-no-table":
                raise
            return None

    async def meant(self, interaction: Interaction, given: str | None = None, game: str | None = None) -> TableState:
        """The table that is meant: the named one, the one of this thread, the one that waits for you, your only one."""
        if given:
            return await self._named(interaction, given, game)
        here = await self._here(interaction, game)
        if here is not None and isinstance(interaction.channel, discord.Thread):
            return await self._noted(interaction, here)
        return await self._noted(interaction, await self._among_mine(interaction.user.id, here, game))

    async def _among_mine(self, user: int, here: TableState | None, game: str | None) -> TableState:
        """Of the tables where somebody sits: the only one, the one in this channel, the one that waits."""
        all_mine = [await self.house.look(row.id) for row in await self.house.tables_of(user)]
        all_mine = [state for state in all_mine if game in (None, state.game.key)]
        mine = [state for state in all_mine if state.status is not Status.LOBBY] or all_mine
        if here is not None and (not mine or here.id in [state.id for state in mine]):
            return here
        waiting = [state for state in mine if state.seat_of(user) in state.awaits]
        if len(waiting) == 1 or len(mine) == 1:
            return (waiting or mine)[0]
        raise Refused("refused-which-table" if mine else "refused-at-no-table")

    async def _named(self, interaction: Interaction, given: str, game: str | None) -> TableState:
        state = await self.look(interaction, table_number(given))
        if game not in (None, state.game.key):
            raise Refused("refused-other-game", number=str(state.id), game=state.game.key, command=f"/{state.game.key}")
        return state

    async def _here(self, interaction: Interaction, game: str | None) -> TableState | None:
        """The table whose thread this is, also when it is over; without threads, the only one in the channel."""
        channel = interaction.channel
        if channel is None or interaction.guild_id is None:
            return None
        if isinstance(channel, discord.Thread):
            table = await self.house.store.last_shown_at(channel.id)
            states = await self.seen(interaction, [] if table is None else [table])
            return next((state for state in states if game in (None, state.game.key)), None)
        rows = [row for row in await self.house.tables_in(interaction.guild_id, channel.id) if game in (None, row.game)]
        here = [row.id for row in rows if (await self.ledger.read(row.id)).place == channel.id]
        states = await self.seen(interaction, here)
        return states[0] if len(states) == 1 else None

    async def finished(
        self, interaction: Interaction, given: str | None, *, anybodys: bool = False
    ) -> TableState | None:
        """The finished table that is meant: the named one, the one of this thread, else the last that I played here
        (or, where `anybodys` will do, the last that anybody did where I can see it). None: there is none.
        """
        if given:
            return await self.meant(interaction, given)
        here = await self._here(interaction, None) if isinstance(interaction.channel, discord.Thread) else None
        if here is not None:
            return await self._noted(interaction, here)
        guild, store = interaction.guild_id or 0, self.house.store
        last = await store.finished(guild, interaction.user.id, 1)
        if not last and anybodys:
            last = await store.finished(guild)
        states = await self.seen(interaction, [row.id for row in last], 1)
        return await self._noted(interaction, states[0]) if states else None

    # Suggestions while somebody types.

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """My live tables, those that wait for me first."""
        states = [await self.house.look(row.id) for row in await self.house.tables_of(interaction.user.id)]
        states.sort(key=lambda state: state.seat_of(interaction.user.id) not in state.awaits)
        return suggested(interaction, typed, [state.row for state in states])

    async def suggest_finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What I have played in this server, newest first."""
        over = await self.house.store.finished(interaction.guild_id or 0, interaction.user.id)
        return suggested(interaction, typed, over)

    # Lists.

    async def lines(self, interaction: Interaction, say: Texts) -> list[str]:
        """A line for each live table: those that wait for me, mine, those that wait for somebody, then the rest."""
        need_known_server(interaction)
        guild, user = interaction.guild_id or 0, interaction.user.id
        states = await self.seen(interaction, [row.id for row in await self.house.tables_in(guild)])
        states.sort(key=lambda state: _urgency(state, user, say))
        lines = [await self.line(state, user, say) for state in states[:LISTED]]
        return lines if len(states) <= LISTED else [*lines, say("tables-more", count=len(states) - LISTED)]

    async def link(self, state: TableState) -> str:
        """Where it is shown."""
        return self.places.link(state, await self.ledger.read(state.id))

    async def line(self, state: TableState, user: int, say: Texts) -> str:
        """A table in one line, with a link to it."""
        link = await self.link(state)
        people = say.listed([chair_words(state, chair, say) for chair in state.seats])
        status = say(f"tables-{state.status.value}")
        head = f"- **[{say(state.game.key)} {state.id}]({link})** · {status} · {people}"
        waiting = _waiting(state, user, say)
        return f"{head} · {waiting}" if waiting else head


def table_number(given: str) -> TableId:
    """A table as somebody typed it."""
    if not given.isdecimal() or len(given) > LONGEST_NUMBER:
        raise Refused("refused-unknown-table")
    return int(given)


def suggested(interaction: Interaction, typed: str, rows: Sequence[TableRow]) -> list[app_commands.Choice[str]]:
    """Those of these tables that what was typed may mean."""
    say = reader(interaction)
    names = {str(row.id): say("table-suggestion", game=say(row.game), number=str(row.id)) for row in rows}
    return suggestions(typed, names)


def _urgency(state: TableState, user: int, say: Texts) -> tuple[bool, bool, bool, list[Any], int]:
    named = state.awaits if state.ask is not None and not state.ask.counted else ()
    people = [say.place(state.name(seat)) for seat in named if not state.seats[seat].robot]
    return state.seat_of(user) not in state.awaits, state.owner(user) is None, not people, people, -state.id


def _waiting(state: TableState, user: int, say: Texts) -> str:
    """For whom it waits."""
    if state.seat_of(user) in state.awaits:
        return say("tables-waiting-you")
    if not state.awaits:
        return ""
    if state.ask is not None and state.ask.counted:
        return say("tables-waiting-counted", count=len(state.awaits))
    return say("tables-waiting", who=say.listed([names_at(state)(seat) for seat in state.awaits]))
