"""The driver's own promises: finding, waiting, complaining; the record; the clocks."""

from __future__ import annotations

import asyncio
import re
from typing import Any, cast

import discord
import pytest
from discord import ui

from sandbox import Actor, Stage, World
from sandbox.driver import Failed
from sandbox.people import CannotDo
from sandbox.rates import Rates
from tests.sandbox.loopback import Bot, Tap, channel_of, command, panel_of, running, until


def plain(*labels: str, **more: Any) -> ui.View:
    view = ui.View(timeout=None)
    for label in labels:
        view.add_item(ui.Button(label=label, custom_id=f"x:{label}", **more))
    return view


async def test_sees_waits_and_complains_with_the_whole_screen(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(bot):
        channel = channel_of(bot, alice)
        asyncio.get_running_loop().call_later(0.05, asyncio.ensure_future, channel.send("at last"))
        assert (await alice.sees("at last")).author == "Parlour"
        assert (await alice.sees(re.compile("a. l"))).text == "at last"
        with pytest.raises(Failed, match=r"does not see 'never'.*\n.*#general Parlour: at last"):
            await alice.sees("never", within=0.05)
        with pytest.raises(Failed, match="at last"):
            await alice.sees_not("last")
        with pytest.raises(Failed):
            await alice.sees("at last", "#games", within=0.01)


async def test_text_reaches_into_layouts(stage: Stage, bot: Bot, alice: Actor) -> None:
    view = ui.LayoutView()
    view.add_item(
        ui.Container(
            ui.TextDisplay("one"),
            ui.Section(ui.TextDisplay("two"), accessory=ui.Button(label="Go", custom_id="go")),
            ui.ActionRow(
                ui.Select(custom_id="s", placeholder="Pick", options=[discord.SelectOption(label="L", value="v")])
            ),
        )
    )
    async with running(bot):
        await channel_of(bot, alice).send(view=view)
        seen = alice.messages()[-1]
        assert seen.text == "one\ntwo"
        assert seen.labels == ["Go"] and seen.custom_ids == ["go", "s"]
        assert (seen.selects[0].placeholder, seen.selects[0].labels) == ("Pick", ["L"])
        assert "[Go]" in seen.readable() and "<Pick: L>" in seen.readable()


async def test_click_takes_the_newest_and_prefers_exact_labels(stage: Stage, bot: Bot, alice: Actor) -> None:
    got = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        assert interaction.message is not None
        got.append((interaction.message.content, cast(Any, interaction.data)["custom_id"]))
        await interaction.response.defer()

    async with running(bot):
        channel = channel_of(bot, alice)
        await channel.send("old", view=plain("Join", "Other"))
        await channel.send("new", view=plain("Join robots", "Join"))
        await channel.send("newest", view=plain("Join everybody"))
        await channel.send("off", view=plain("Join", disabled=True))
        alice.patience = 0.5  # nothing comes after these acknowledgements
        await alice.click("join")
        await alice.click("Join", on=alice.messages()[0])
        await alice.click("robots")
        assert got == [("new", "x:Join"), ("old", "x:Join"), ("new", "x:Join robots")]
        alice.patience = 0.05
        with pytest.raises(Failed, match=r"finds no button 'Leave'"):
            await alice.click("Leave")
        with pytest.raises(CannotDo, match="disabled"):
            await alice.person.press(alice.messages()[-1].message, "x:Join")
        with pytest.raises(CannotDo, match="no such control"):
            await alice.person.press(alice.messages()[-1].message, "x:Nothing")


async def test_others_private_answers_cannot_be_pressed(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    @command(bot, "hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("cards", ephemeral=True, view=plain("Play"))

    async with running(bot):
        await alice.slash("hand")
        panel = panel_of(alice)
        bob.patience = 0.05
        with pytest.raises(Failed):
            await bob.click("Play")
        with pytest.raises(CannotDo, match="gone"):
            await bob.person.press(panel.message, "x:Play")


async def test_the_record_keeps_order_bodies_and_readers(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    @command(bot, "hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("secret 7", ephemeral=True)

    record = stage.world.record
    async with running(bot):
        mark = record.mark()
        await alice.slash("hand")
        await channel_of(bot, alice).send("public")
        await (await bot.fetch_user(int(bob.id))).send("for Bob")
        entries = record.since(mark)
        assert [e.route for e in entries] == [
            "interactions/*/*/callback",
            "channels/*/messages",
            "users/*",
            "users/@me/channels",
            "channels/*/messages",
        ]
        assert [e.status for e in entries] == [200] * 5
        assert "secret 7" in entries[0].text
        assert [e.body["content"] for e in record.readable_by(bob.id, mark)] == ["public", "for Bob"]
        assert {alice.id, bob.id} <= entries[1].audience


async def test_fake_clocks_rule_ids_times_and_deadlines() -> None:
    now = [1_700_000_000.0]
    mono = [0.0]
    world = World(clock=lambda: now[0], mono=lambda: mono[0], rates=Rates.off())
    async with Stage(world) as stage:
        alice = stage.person("Alice")
        bot = Bot(stage.sandbox.address)
        bot.add_dynamic_items(Tap)
        errors = []

        @command(bot, "late")
        async def late(interaction: discord.Interaction) -> None:
            mono[0] += 3.1
            try:
                await interaction.response.send_message("x")
            except discord.NotFound as error:
                errors.append(error.code)
                world.patience = 100
                await interaction.response.send_message("y")

        async with running(bot):
            message = await channel_of(bot, alice).send("t")
            assert message.created_at.timestamp() == now[0]
            assert discord.utils.snowflake_time(message.id).timestamp() == pytest.approx(now[0], abs=1)
            now[0] += 86400
            later = await channel_of(bot, alice).send("t")
            assert (later.created_at - message.created_at).days == 1
            await alice.slash("late")
            assert errors == [10062]


async def test_people_come_and_go(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    async with running(bot):
        await channel_of(bot, alice).send("hello")
        await bob.sees("hello")
        bob.person.leave(stage.guild)
        assert bob.person.servers() == [] and bob.messages(everywhere=True) == []
        with pytest.raises(CannotDo, match="cannot see"):
            bob.says("still here", where=alice.at)
        bob.person.join(stage.guild)
        await bob.sees("hello")
        overview = bob.person.overview()
        assert [g["name"] for g in overview["guilds"]] == ["Parlour"]
        assert [c["name"] for c in overview["channels"]] == ["general", "games", "off-topic"]


async def test_waiting_people_are_let_go_when_the_sandbox_stops() -> None:
    async with Stage(World(rates=Rates.off())) as stage:
        # Nobody is let go merely because time is up.
        stage.world.patience = 3600
        alice = stage.person("Alice")
        bot = Bot(stage.sandbox.address)

        @command(bot, "never")
        async def never(interaction: discord.Interaction) -> None:
            return

        async with running(bot):
            waiting = asyncio.create_task(alice.slash("never", may_fail=True))
            await until(lambda: stage.world.interactions)
        await stage.sandbox.stop()
        assert (await waiting).failed
