"""Hamlet, typed; a closer look at the village; and a name for the town in the end."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.closeups import CloseUps
from cogs.games.typed import Verb, add_game
from cogs.playing import Playing
from cogs.services.desk import Desk, Interaction, desk_of
from cogs.ui.answers import reader, tell
from cogs.ui.forms import Form
from cogs.ui.hand_view import EXTRAS
from cogs.ui.names import safe_text
from cogs.ui.table_view import AFTERWARDS
from games.core.text import Refused
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import texts

KEY = "hamlet"

VERBS = (
    Verb("donkeys", ("donkeys",), ("start", "to")),
    Verb("activate", (("work", "refine"),), ("tile", "amount", "payment")),
    Verb("build", ("build",), ("tile", "at", "segment", "turn", "payment")),
    Verb("road", ("road",), ("at", "to", "way", "segment", "payment")),
    Verb("deliver", ("deliver",), ("slot", "payment")),
    Verb("sell", ("sell",), ("sale", "payment")),
    Verb("alms", ("alms",)),
    Verb("hire", ("hire",), ("worker", "place")),
    Verb("blueprint", ("blueprint",), ("tile",)),
    Verb("end", ("end",)),
)

LONGEST = 40


class Naming:
    """Whoever has won may name the town; it stands over the finished table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.switchboard.on("name-town", self.ask)
        desk.switchboard.on("town-named", self.named)

    async def ask(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        state = await self.desk.look(interaction, int(args[0]))
        self._need_winner(interaction, state)
        shown = await self.desk.delivery.ledger.read(state.id)
        title = reader(interaction)("hamlet-name-town")
        form = Form(interaction, title, shown.title, LONGEST, "town-named", state.id)
        await interaction.response.send_modal(form)

    async def named(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        await self.name(interaction, await self.desk.look(interaction, int(args[0])), "".join(values))

    async def name(self, interaction: Interaction, state: TableState, given: str) -> None:
        self._need_winner(interaction, state)
        name = " ".join(given.split())
        if not 0 < len(name) <= LONGEST:
            raise Refused("hamlet-refused-name-empty", most=LONGEST)
        delivery = self.desk.delivery
        async with delivery.opening(state.id) as shown:
            shown.title = name
        await delivery.show_again(state.id)
        await tell(interaction, "hamlet-named", name=safe_text(name))

    def _need_winner(self, interaction: Interaction, state: TableState) -> None:
        if state.game.key != KEY or state.status is not Status.OVER:
            raise Refused("hamlet-refused-name-early")
        winners = state.result.winners if state.result is not None else []
        if state.seat_of(interaction.user.id) not in winners:
            raise Refused("hamlet-refused-name-winner")


async def setup(bot: commands.Bot) -> None:
    desk = desk_of(bot)
    playing, close_ups = bot.get_cog("Playing"), bot.get_cog("CloseUps")
    assert isinstance(playing, Playing) and isinstance(close_ups, CloseUps)
    say = texts()
    naming = Naming(desk)
    group = await add_game(bot, KEY, VERBS)

    @group.command(description=say("hamlet-verb-undo"))
    @app_commands.describe(table=say("typed-table"))
    async def undo(interaction: Interaction, table: str | None = None) -> None:
        state = await desk.table(interaction, table, KEY)
        await playing.undo(interaction, [str(state.id)], [])

    @group.command(description=say("hamlet-verb-zoom"))
    @app_commands.describe(table=say("typed-table"))
    async def zoom(interaction: Interaction, table: str | None = None) -> None:
        await close_ups.show(interaction, await desk.table(interaction, table, KEY), None)

    @group.command(name="name", description=say("hamlet-verb-name"))
    @app_commands.describe(name=say("hamlet-verb-name.name"), table=say("typed-table"))
    async def name_town(
        interaction: Interaction, name: app_commands.Range[str, 1, LONGEST], table: str | None = None
    ) -> None:
        await naming.name(interaction, await desk.table(interaction, table, KEY), name)

    undo.autocomplete("table")(desk.suggest_tables)
    zoom.autocomplete("table")(desk.suggest_tables)
    name_town.autocomplete("table")(desk.suggest_tables)
    EXTRAS[KEY] = [("table-zoom", "zoom")]
    AFTERWARDS[KEY] = ("hamlet-name-town", "name-town")
