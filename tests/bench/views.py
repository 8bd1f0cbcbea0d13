"""What discord.py keeps of the views we send: after ten thousand clicks it must be what it was after the first."""

from __future__ import annotations

import gc
from pathlib import Path

import discord

from games.host.clock import FakeClock
from sandbox.rates import Rates
from sandbox.world import World
from tests.bench.report import Report
from tests.stories.evening import Evening, fresh, latest_panel

CLICKS = 10_000


def kept_views(bot: discord.Client) -> dict[str, int]:
    """Entries in discord.py's store of views, by its own tables: nothing public counts them."""
    store = bot._connection._view_store
    return {
        "views": sum(map(len, store._views.values())),
        "messages": len(store._synced_message_views),
        "modals": len(store._modals),
        "dynamic": len(store._dynamic_items),
    }


async def click_about(evening: Evening, clicks: int) -> None:
    """Somebody opens a choice and goes back, again and again, on one private panel."""
    host, other = evening.person("Anna"), evening.person("Ben")
    await evening.sit_down(host, other)
    state = await evening.look()
    who = host if state.awaits == (0,) else other
    await evening.careful(who)
    await who.click("My hand", on=evening.table_message(who))
    panel = latest_panel(who, 1)
    for _ in range(clicks // 2):
        await who.person.press(panel.message, panel.buttons[0].custom_id)
        onward = fresh(who, panel)
        back = next(button for button in onward.buttons if button.label == "Back")
        await who.person.press(onward.message, back.custom_id)
        panel = fresh(who, panel)


async def measure(folder: Path, report: Report) -> None:
    world = World(rates=Rates.off())
    world.record.keep = False
    async with Evening(folder, world=world, clock=FakeClock()) as evening:
        before = kept_views(evening.bot)
        await click_about(evening, CLICKS)
        gc.collect()
        alive = sum(isinstance(one, discord.ui.LayoutView) for one in gc.get_objects())
        after = kept_views(evening.bot)
    report.line(f"entries in discord.py's view store after {CLICKS:,} clicks", str(after), f"before: {before}")
    report.line("  views still in memory", str(alive), "a handful")
