"""`/about`: which version this is, how it fares, and what is kept about people."""

from __future__ import annotations

import math
from collections import Counter

from discord import app_commands
from discord.ext import commands

from cogs.services.desk import Hosting
from cogs.ui.answers import privately, reader
from cogs.ui.interactions import Interaction
from cogs.ui.layout import notice
from cogs.ui.option_words import age
from cogs.ui.translator import spoken
from games.host.rows import Status
from texts.catalogue import Texts
from version import VERSION


class About(commands.Cog):
    def __init__(self, bot: Hosting) -> None:
        self.bot = bot
        self.house = bot.desk.house

    @app_commands.command(description=spoken("command-about"))
    async def about(self, interaction: Interaction) -> None:
        say = reader(interaction)
        facts = [
            say("about-uptime", age=age(say, self.bot.desk.vitals.uptime)),
            self._servers(say),
            await self._tables(say),
            *self._line(interaction, say),
        ]
        parts = [
            f"### {say('about-title', version=VERSION)}",
            *[f"- {fact}" for fact in facts],
            say("about-privacy"),
            *([say("about-privacy-link", url=url)] if (url := self.bot.desk.privacy_url) else []),
        ]
        await privately(interaction, notice("\n".join(parts)))

    def _servers(self, say: Texts) -> str:
        """A process among several knows only its own."""
        return say("about-servers-here" if self._several else "about-servers", count=len(self.bot.guilds))

    async def _tables(self, say: Texts) -> str:
        """All that live, whichever process serves them."""
        count: Counter[Status] = Counter()
        for _, status, number in await self.house.store.census():
            count[status] += number
        return say(
            "about-tables",
            count=count.total(),
            playing=count[Status.PLAYING],
            paused=count[Status.PAUSED],
            lobbies=count[Status.LOBBY],
        )

    def _line(self, interaction: Interaction, say: Texts) -> list[str]:
        """The way to Discord: what is typed in a server comes by its shard, direct messages by the first."""
        shards = self.bot.shard_count or 1
        shard = ((interaction.guild_id or 0) >> 22) % shards
        session = self.bot.get_shard(shard)
        latency = session.latency if session is not None else math.nan
        measured = math.isfinite(latency)
        share = self.house.fellows.share
        return [
            say("about-latency", ms=round(latency * 1000)) if measured else say("about-latency-unknown"),
            say("about-shard", shard=shard, shards=shards),
            *(
                [say("about-process", slot=share.slot + 1, processes=share.processes)]
                if share and self._several
                else []
            ),
        ]

    @property
    def _several(self) -> bool:
        share = self.house.fellows.share
        return share is not None and share.processes > 1


async def setup(bot: Hosting) -> None:
    await bot.add_cog(About(bot))
