"""Hamlet, typed; a closer look at the village, the best places in it, and a name for the town at the end."""

from __future__ import annotations

import asyncio

from discord import app_commands

from cogs.games.typed import TABLE, Verb, add_game
from cogs.publishing.delivery import Delivery
from cogs.services.desk import Hosting
from cogs.services.hands import Hands
from cogs.ui.answers import reader, send_form, tell
from cogs.ui.controls import Control, handles
from cogs.ui.extras import Extra, Extras
from cogs.ui.forms import Form
from cogs.ui.house_controls import Zoom
from cogs.ui.interactions import Interaction
from cogs.ui.names import names_at, safe_text
from cogs.ui.typed_options import TypedOption, typed_command
from games.core.text import Refused
from games.hamlet.advice import best_places
from games.host.rows import Status, TableId
from games.host.table_state import TableState

KEY = "hamlet"

VERBS = (
    Verb("donkeys", ("donkeys",), ("start", "to")),
    Verb("activate", (("work", "refine"),), ("tile", "amount", "payment")),
    Verb("build", ("build",), ("tile", "at", "way", "payment")),
    Verb("road", ("road",), ("at", "to", "way", "payment")),
    Verb("deliver", ("deliver",), ("slot", "payment")),
    Verb("sell", ("sell",), ("sale", "payment")),
    Verb("alms", ("alms",)),
    Verb("hire", ("hire",), ("worker", "place")),
    Verb("blueprint", ("blueprint",), ("tile",)),
    Verb("end", ("end",)),
)

LONGEST = 40


class BestPlaces(Control, verb="best-places"):
    table: TableId


class NameTown(Control, verb="name-town"):
    table: TableId


class TownNamed(Control, verb="town-named"):
    """The form in which the name is written."""

    table: TableId


EXTRAS = Extras(
    panel=[Extra("hamlet-best", BestPlaces), Extra("table-zoom", Zoom)],
    winner=[Extra("hamlet-name-town", NameTown)],
    titled="hamlet-titled",
)


class Advising:
    """Whoever asks hears in their own panel where their tiles would stand best."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    @handles(BestPlaces)
    async def advise(self, interaction: Interaction, state: TableState) -> None:
        if state.game.key != KEY or state.position is None or not state.status.live:
            raise Refused("hamlet-refused-best")
        seat = self.hands.seat(state, interaction.user.id)
        say, names = reader(interaction), names_at(state)
        # In a late village it takes as long as a picture does.
        heading, places = await asyncio.to_thread(best_places, state.view(seat).village, seat)
        lines = [say("hamlet-best-line", place=say(place, names), note=say(note, names)) for place, note in places]
        note = "\n".join([say(heading), *(f"{number}. {line}" for number, line in enumerate(lines, 1))])
        await self.hands.show(interaction, state, note=note)


class Naming:
    """Whoever has won may name the town; it stands over the finished table."""

    def __init__(self, delivery: Delivery) -> None:
        self.delivery = delivery

    @handles(NameTown)
    async def ask(self, interaction: Interaction, state: TableState) -> None:
        self._need_winner(interaction, state)
        shown = await self.delivery.ledger.read(state.id)
        title = reader(interaction)("hamlet-name-town")
        await send_form(interaction, Form(interaction, title, shown.title, LONGEST, TownNamed(state.id)))

    @handles(TownNamed)
    async def named(self, interaction: Interaction, state: TableState, chosen: list[str]) -> None:
        await self.name(interaction, state, "".join(chosen))

    async def name(self, interaction: Interaction, state: TableState, given: str) -> None:
        self._need_winner(interaction, state)
        name = " ".join(given.split())
        if not 0 < len(name) <= LONGEST:
            raise Refused("hamlet-refused-name-empty", most=LONGEST)
        await self.delivery.name(state.id, name)
        await tell(interaction, "hamlet-named", name=safe_text(name))

    def _need_winner(self, interaction: Interaction, state: TableState) -> None:
        if state.game.key != KEY or state.status is not Status.OVER:
            raise Refused("hamlet-refused-name-early")
        winners = state.result.winners if state.result is not None else []
        if state.seat_of(interaction.user.id) not in winners:
            raise Refused("hamlet-refused-name-winner")


async def setup(bot: Hosting) -> None:
    desk = bot.desk
    naming = Naming(desk.delivery)
    desk.switchboard.connect(naming)
    desk.switchboard.connect(Advising(desk.hands))
    group = await add_game(bot, KEY, VERBS)
    table = TypedOption(TABLE, "typed-table", suggest=desk.tables.suggest)

    async def undo(interaction: Interaction, table: str | None) -> None:
        await desk.hands.undo(interaction, await desk.tables.meant(interaction, table, KEY))

    async def zoom(interaction: Interaction, table: str | None) -> None:
        await desk.close_ups.show(interaction, await desk.tables.meant(interaction, table, KEY), None)

    async def name(interaction: Interaction, name: str, table: str | None) -> None:
        await naming.name(interaction, await desk.tables.meant(interaction, table, KEY), name)

    called = TypedOption("name", "hamlet-verb-name.name", app_commands.Range[str, 1, LONGEST], required=True)
    group.add_command(typed_command("undo", "hamlet-verb-undo", undo, [table]))
    group.add_command(typed_command("zoom", "hamlet-verb-zoom", zoom, [table]))
    group.add_command(typed_command("name", "hamlet-verb-name", name, [called, table]))
