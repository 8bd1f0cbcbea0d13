"""`/stats` and `/leaderboard`: results and ratings in this server."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import privately, reader
from cogs.ui.interactions import Interaction
from cogs.ui.layout import notice
from cogs.ui.limits import TEXT, cut
from cogs.ui.names import safe
from cogs.ui.translator import choices, spoken
from games.core.text import Refused
from games.host.ratings import Rank, placed, ranking
from games.host.rows import ResultRow
from games.registry import GAMES
from texts.catalogue import Texts

LISTED = 15
LATEST, LOOKED_AT = 5, 25


class Ratings(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.store = desk.house.store

    @app_commands.command(description=spoken("command-stats"))
    @app_commands.describe(player=spoken("command-stats.player"))
    @app_commands.guild_only()
    async def stats(self, interaction: Interaction, player: discord.User | None = None) -> None:
        say, who = reader(interaction), player or interaction.user
        rows = await self.store.results(interaction.guild_id or 0)
        mine = sorted([row for row in rows if row.user == who.id], key=lambda row: (row.at, row.table))
        if not mine:
            raise Refused("refused-no-results" if player is None else "refused-no-results-of")
        lines = [f"### {say('stats-title', who=safe(who.display_name))}"]
        for game in GAMES:
            if any(row.game == game for row in mine):
                board = await self._board([row for row in rows if row.game == game])
                lines.append(_own_line(game, board, who.id, say))
        latest = await self._latest(interaction, mine)
        if latest:
            lines += [say("stats-latest"), *[_latest_line(row, say) for row in latest]]
        await privately(interaction, notice(cut("\n".join([*lines, say("ratings-how")]), TEXT)))

    @app_commands.command(description=spoken("command-leaderboard"))
    @app_commands.describe(game=spoken("command-option-game"))
    @app_commands.choices(game=choices({game: spoken(game) for game in GAMES}))
    @app_commands.guild_only()
    async def leaderboard(self, interaction: Interaction, game: str) -> None:
        if game not in GAMES:
            raise Refused("refused-unknown-game")
        say, user = reader(interaction), interaction.user.id
        board = await self._board(await self.store.results(interaction.guild_id or 0, game))
        rated = placed(board)
        lines = [f"### {say('leaderboard-title', game=say(game))}"]
        for number, (place, one) in enumerate(rated):
            if number < LISTED or one.user == user:
                lines.append(_board_line(place, one, say))
        if not rated:
            lines.append(say("leaderboard-empty"))
        await privately(interaction, notice(cut("\n".join([*lines, say("ratings-how")]), TEXT)))

    async def _latest(self, interaction: Interaction, rows: list[ResultRow]) -> list[ResultRow]:
        """The newest first; which table it was stands only there for those who may see it."""
        by_table = {row.table: row for row in reversed(rows[-LOOKED_AT:])}
        return [by_table[state.id] for state in await self.desk.tables.seen(interaction, list(by_table), LATEST)]

    async def _board(self, rows: list[ResultRow]) -> list[Rank]:
        """Years of games take a moment to work out: not on the event loop."""
        return await asyncio.to_thread(ranking, rows)


def _board_line(place: int, one: Rank, say: Texts) -> str:
    return say(
        "leaderboard-line", place=place, name=safe(one.name), rating=str(one.rating), games=one.games, won=one.won
    )


def _own_line(game: str, board: list[Rank], user: int, say: Texts) -> str:
    mine = next(one for one in board if one.user == user)
    facts: dict[str, Any] = {"game": say(game), "games": mine.games, "won": mine.won}
    if not mine.rated:
        return say("stats-unrated", **facts)
    places = {one.user: place for place, one in placed(board)}
    return say("stats-line", rating=str(mine.rating), place=places[user], of=len(places), **facts)


def _latest_line(row: ResultRow, say: Texts) -> str:
    key = "stats-won" if row.won else "stats-lost"
    return say(key, game=say(row.game), number=str(row.table), seats=row.seats, when=f"<t:{int(row.at)}:d>")


async def setup(bot: Hosting) -> None:
    await bot.add_cog(Ratings(bot.desk))
