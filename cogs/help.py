"""`/rules` and `/help`: the rules as short pages, and what can be done here, now."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import privately, reader, show
from cogs.ui.controls import handles, row, select
from cogs.ui.house_controls import Explain, OpenRules, TurnRules
from cogs.ui.interactions import Interaction, is_moderator, parent_of
from cogs.ui.layout import Sent, notice, view_of
from cogs.ui.limits import SELECT_OPTIONS, TEXT, cut
from cogs.ui.parts import Words
from cogs.ui.suggesting import fits, folded, suggestions
from cogs.ui.translator import choices, spoken
from games.core.text import Refused
from games.registry import GAMES
from texts.catalogue import Texts

FIRST = "overview"


def topics(game: str, say: Texts) -> dict[str, str]:
    """The pages of a game's rules by topic, with their titles."""
    start = f"{game}-rules-"
    return {key.removeprefix(start): say(f"{key}.title") for key in say.keys(start)}


class Help(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.switchboard.connect(self)

    @app_commands.command(description=spoken("command-rules"))
    @app_commands.describe(game=spoken("command-option-game"), topic=spoken("command-rules.topic"))
    @app_commands.choices(game=choices({game: spoken(game) for game in GAMES}))
    async def rules(self, interaction: Interaction, game: str, topic: str | None = None) -> None:
        say = reader(interaction)
        await privately(interaction, rules_view(game, _meant(game, topic, say) if topic else FIRST, say))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game, say = str(interaction.namespace.game or ""), reader(interaction)
        found = topics(game, say) if game in GAMES else {}
        named = [topic for topic, title in found.items() if fits(typed, title, topic)]
        about = [topic for topic in found if fits(typed, say(f"{game}-rules-{topic}"))]
        return suggestions("", {topic: found[topic] for topic in dict.fromkeys([*named, *about])})

    @handles(OpenRules)
    async def open_rules(self, interaction: Interaction, game: str) -> None:
        await privately(interaction, rules_view(game, FIRST, reader(interaction)))

    @handles(Explain)
    async def explain(self, interaction: Interaction, game: str, topic: str, chosen: list[str]) -> None:
        """A page about what is being chosen, beside the panel."""
        await privately(interaction, rules_view(game, "".join(chosen) or topic, reader(interaction)))

    @handles(TurnRules)
    async def turn_page(self, interaction: Interaction, game: str, number: int, chosen: str) -> None:
        await show(interaction, rules_view(game, chosen, reader(interaction)))

    @app_commands.command(description=spoken("command-help"))
    async def help(self, interaction: Interaction) -> None:
        say = reader(interaction)
        waiting = await self.desk.house.waiting_for(interaction.user.id)
        lines = [await self.desk.tables.line(state, interaction.user.id, say) for state in waiting]
        parts = [f"### {say('help-waiting')}", *lines] if lines else []
        parts += await self._possible(interaction, say)
        if is_moderator(interaction, interaction.guild_id):
            parts.append(say("help-moderator"))
        parts.append(f"-# {say('help-credits')}")
        await privately(interaction, notice(cut("\n".join(parts), TEXT)))

    async def _possible(self, interaction: Interaction, say: Texts) -> list[str]:
        """What this place and its settings let people do."""
        if interaction.guild_id is None:
            return [say("help-direct", games=say.listed([say(key) for key in GAMES]))]
        try:
            await self.desk.access.need_welcome(interaction.guild_id, interaction.user.id)
        except Refused as no:
            return [f"- {say(no.phrase)}", say("help-text")]
        found = await self.desk.settings.all_found(interaction.guild_id, parent_of(interaction))
        games = say.listed([say(key) for key in found["games"].value or GAMES if key in GAMES])
        channels = found["channels"].value
        if channels and parent_of(interaction) not in channels:
            where = say.listed([f"<#{one}>" for one in channels])
            return [say("help-elsewhere", channels=where, games=games), say("help-text")]
        return [say("help-play", games=games), say("help-text")]


def _meant(game: str, topic: str, say: Texts) -> str:
    """A page by its key or by its title, however it is written."""
    known = topics(game, say) if game in GAMES else {}
    wanted = folded(topic)
    return next((key for key, title in known.items() if wanted in (key, folded(title))), topic)


def rules_view(game: str, topic: str, say: Texts) -> Sent:
    """One page of the rules, and a way to all the others."""
    found = topics(game, say) if game in GAMES else {}
    if topic not in found:
        raise Refused("refused-unknown-topic", topics=[f"{game}-rules-{key}.title" for key in found])
    text = f"### {found[topic]}\n{say(f'{game}-rules-{topic}')}"
    keys = list(found)
    pages = [keys[start : start + SELECT_OPTIONS] for start in range(0, len(keys), SELECT_OPTIONS)]
    pickers = [
        row(
            select(
                say("rules-more"),
                [(key, found[key], "") for key in page],
                TurnRules(game, number),
                chosen=[topic],
            )
        )
        for number, page in enumerate(pages)
    ]
    return view_of(Words(text), *pickers[:4])


async def setup(bot: Hosting) -> None:
    await bot.add_cog(Help(bot.desk))
