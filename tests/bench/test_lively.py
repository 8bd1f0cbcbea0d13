"""The simulation's own parts: what counts as seen, how a budget is scaled, and that a run measures something."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandbox import Stage, World, interactions, messages
from sandbox.model import COMPONENT, Act, Channel, Interaction, Message
from sandbox.rates import Rates
from sandbox.record import Entry
from sandbox.spending import Account
from tests.bench.lively import BUDGET, MANY, OWN, Figures, Load, run, scaled
from tests.bench.lively_bot import HANGS, MADE
from tests.bench.sightings import Sightings, share
from tests.sandbox.wire import button, row, v2


class Table:
    """Number 7 in a channel, somebody who clicks, and a clock that is moved by hand."""

    def __init__(self, stage: Stage) -> None:
        self.moment = 100.0
        self.world = stage.world
        self.world.mono = lambda: self.moment
        self.person = stage.person("Anna")
        self.message = self.post("p:log:7:0")
        self.sightings = Sightings(self.world)

    @property
    def channel(self) -> Channel:
        return self.person.at

    def post(self, custom_id: str, reader: str | None = None) -> Message:
        body = v2(row(button(custom_id=custom_id)))
        return messages.post(self.world, self.channel, self.world.bot, body, [], reader=reader)

    def click(self) -> Interaction:
        data = {"component_type": 2, "custom_id": "p:log:7:0"}
        return interactions.deliver(
            self.world, self.person.user, self.channel, Act(COMPONENT, data, message=self.message)
        )

    def arrives(self, aside: str, message: Message | None = None, status: int = 200) -> None:
        """A request has been answered."""
        entry = Entry(1, 0.0, "PATCH", "", "", None, status=status, place=self.channel.id, aside=aside)
        entry.message_id = (message or self.message).id
        self.sightings.heard(entry)

    @property
    def took(self) -> list[float]:
        return self.sightings.seen(0.0, 1e9)


@pytest.fixture
async def table() -> Table:
    return Table(Stage(World(rates=Rates.off())))


async def test_a_click_is_seen_when_the_table_arrives_with_its_version_or_a_later_one(table: Table) -> None:
    click = table.click()
    table.moment += 1
    assert table.sightings.said(f"{MADE} {click.id} 7 12")
    table.arrives("7:11")
    assert table.took == [] and table.sightings.unseen(0.0, 1e9) == [1.0]
    table.moment += 1
    table.arrives("7:13")
    assert table.took == [2.0] and table.sightings.unseen(0.0, 1e9) == []


async def test_the_table_may_arrive_before_the_word_of_the_click(table: Table) -> None:
    table.arrives("7:12")
    table.moment += 1
    click = table.click()
    table.moment += 1
    table.arrives("7:13")
    table.moment += 1
    table.sightings.said(f"{MADE} {click.id} 7 13")
    assert table.took == [1.0]


async def test_what_is_private_refused_or_something_else_shows_no_table(table: Table) -> None:
    click = table.click()
    table.sightings.said(f"{MADE} {click.id} 7 12")
    table.arrives("7:12", table.post("p:log:7:0", reader=table.person.id))
    table.arrives("7:12", table.post("p:hand:7"))
    table.arrives("7:12", status=429)
    table.arrives("")
    assert table.took == []
    table.sightings.said(f"{HANGS} 7 12")
    assert table.took == [0.0], "what looks the same need not arrive"


async def test_changes_are_counted_over_all_tables(table: Table) -> None:
    for aside in ("7:12", "7:15", "7:14"):
        table.arrives(aside)
    table.sightings.said(f"{HANGS} 8 3")
    table.sightings.said(f"{HANGS} 8 4")
    assert table.sightings.changes() == 4
    assert not table.sightings.said("an error of the bot's")


def test_every_table_has_as_much_of_a_scaled_budget_as_among_two_thousand() -> None:
    for tables in (5, 20, 60, 300, MANY):
        limit = scaled(tables)
        assert limit is not None and limit[0] / limit[1] / tables == pytest.approx(BUDGET / MANY)


def test_shares() -> None:
    assert share([3.0, 1.0, 2.0], 0.5) == 2.0 and share([1.0] * 99 + [9.0], 0.99) == 9.0


def test_a_run_in_which_nothing_changed_is_no_measurement() -> None:
    nothing = Figures(1.0, 0, 5, 5, Account(), 9, 0, [1.0], 0, 0.0, 0.0, None, "none")
    with pytest.raises(AssertionError, match="no table has changed"):
        nothing.check()
    with pytest.raises(AssertionError, match="did not say"):
        nothing._replace(changes=1, waits=[]).check()


async def test_a_short_run_with_every_game(tmp_path: Path) -> None:
    """Tables move, and each stretch has the limits that it says: Discord's, and the bot's own if it has one."""
    load = Load(tables=5, dots=True, think=0.5, warm=3.0, settle=1.0, seconds=6.0)
    whole, small = (await asyncio.wait_for(run(tmp_path, load), 120)).values()
    assert whole.stuck < 5 and whole.spent.others and whole.bot > 0 and whole.sandbox > 0
    assert (whole.limit, small.limit) == ((BUDGET, 1.0), scaled(5))
    told = [one.budget if one.budget == "none" else float(one.budget) for one in (whole, small)]
    assert told in (["none", "none"], [OWN, OWN * 5 / MANY])
