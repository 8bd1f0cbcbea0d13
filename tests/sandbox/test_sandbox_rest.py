"""Messages, threads, direct conversations, permissions and nonces with the real client."""

from __future__ import annotations

import asyncio
import json

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from loopback import LoopbackConnector
from sandbox import Actor, Stage, World, admin, permissions
from sandbox.model import Overwrite
from sandbox.people import CannotDo
from sandbox.rates import Rates
from sandbox.threads import archive_idle
from tests.sandbox.loopback import Bot, Tap, channel_of, command, panel_of, running, until


def code(error: pytest.ExceptionInfo[discord.HTTPException]) -> tuple[int, int]:
    return error.value.status, error.value.code


async def test_messages_live_and_die(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(bot):
        channel = channel_of(bot, alice)
        message = await channel.send("one", embed=discord.Embed(title="T", description="D"))
        assert (await alice.sees("D")).text == "one\nT\nD"
        await message.edit(content="two")
        assert (await alice.sees("two")).edited
        assert (await channel.fetch_message(message.id)).content == "two"
        others = [await channel.send(str(i)) for i in range(3)]
        assert [m.content async for m in channel.history(limit=2)] == ["2", "1"]
        assert [m.content async for m in channel.history(after=message, oldest_first=True)] == ["0", "1", "2"]
        await message.delete()
        await alice.sees_not("two")
        for act in (message.edit(content="x"), message.delete(), channel.fetch_message(message.id)):
            with pytest.raises(discord.NotFound) as gone:
                await act
            assert code(gone) == (404, 10008)
        with pytest.raises(discord.Forbidden):
            await channel.delete_messages(others)
        admin.set_bot_permissions(stage.world, stage.guild, permissions.BOT | permissions.MANAGE_MESSAGES)
        await channel.delete_messages(others)
        assert alice.messages() == []


async def test_others_messages_cannot_be_edited_or_deleted(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(bot):
        said = alice.says("mine")
        message = channel_of(bot, alice).get_partial_message(int(said.id))
        with pytest.raises(discord.Forbidden) as refused:
            await message.edit(content="yours")
        assert code(refused) == (403, 50005)
        with pytest.raises(discord.Forbidden) as refused:
            await message.delete()
        assert code(refused) == (403, 50013)


async def test_ephemerals_are_out_of_reach_of_channel_routes(stage: Stage, bot: Bot, alice: Actor) -> None:
    @command(bot, "hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("secret", ephemeral=True)

    async with running(bot):
        await alice.slash("hand")
        channel = channel_of(bot, alice)
        message = channel.get_partial_message(int(panel_of(alice).id))
        for act in (message.edit(content="x"), message.fetch(), message.delete()):
            with pytest.raises(discord.NotFound) as gone:
                await act
            assert code(gone) == (404, 10008)
        assert [m async for m in channel.history()] == []
        alice.dismisses()
        assert alice.panel() is None


async def test_direct_messages_open_closed_and_without_a_server(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(bot):
        user = await bot.fetch_user(int(alice.id))
        message = await user.send("psst")
        assert [m.text for m in alice.dms()] == ["psst"]
        await message.edit(content="psst!")
        assert alice.dms()[0].text == "psst!"
        alice.closes_dms()
        with pytest.raises(discord.Forbidden) as refused:
            await user.send("again")
        assert code(refused) == (403, 50007)
        alice.opens_dms()
        alice.person.leave(stage.guild)
        with pytest.raises(discord.Forbidden) as refused:
            await user.send("again")
        assert code(refused) == (403, 50278)


async def test_threads(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    async with running(bot):
        channel = channel_of(bot, alice)
        start = await channel.send("lobby")
        thread = await start.create_thread(name="Table 1", auto_archive_duration=60)
        assert thread.id == start.id
        with pytest.raises(discord.HTTPException) as twice:
            await start.create_thread(name="Again")
        assert code(twice) == (400, 160004)
        board = await thread.send("board")
        assert (await bob.sees("board", "Table 1")).channel == "Table 1"
        await thread.edit(archived=True)
        with pytest.raises(discord.HTTPException) as archived:
            await board.edit(content="x")
        assert code(archived) == (400, 50083)
        with pytest.raises(discord.HTTPException) as archived:
            await thread.add_user(discord.Object(int(bob.id)))
        assert code(archived) == (400, 50083)
        await thread.edit(archived=False)
        await board.edit(content="reopened")
        await thread.delete()
        with pytest.raises(discord.NotFound) as gone:
            await thread.send("x")
        assert code(gone) == (404, 10003)


async def test_idle_threads_archive_and_a_message_reopens_them(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(bot):
        thread = await channel_of(bot, alice).create_thread(
            name="t", type=discord.ChannelType.public_thread, auto_archive_duration=60
        )
        first = await thread.send("a")
        real = stage.world.clock
        stage.world.clock = lambda: real() + 3599
        await first.edit(content="an edit is no activity")
        assert archive_idle(stage.world) == []
        stage.world.clock = lambda: real() + 3601
        assert [c.name for c in archive_idle(stage.world)] == ["t"]
        await until(lambda: bot.guilds[0].get_thread(thread.id) is None)
        await thread.send("b")
        kept = stage.threads()[0].thread
        assert kept is not None and not kept.archived


async def test_private_threads_are_for_members_and_moderators(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    mod = stage.person("Mod", moderator=True)
    async with running(bot):
        thread = await channel_of(bot, alice).create_thread(name="hidden")
        await thread.add_user(discord.Object(int(alice.id)))
        await thread.send("whisper")
        await alice.sees("whisper")
        await mod.sees("whisper")
        await bob.sees_not("whisper")
        entry = stage.world.record.of("POST", "channels/*/messages")[-1]
        assert entry.audience == {alice.id, mod.id, stage.world.bot.id, stage.world.owner.id}
        await thread.send(f"come in, <@{bob.id}>")
        await bob.sees("whisper")


async def test_same_nonce_is_the_same_message(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(bot):
        channel = channel_of(bot, alice)
        stage.world.faults.fail(502, method="POST", route="channels/*/messages", after=True)
        await channel.send("once")
        assert len(alice.messages()) == 1
        a = await channel.send("x", nonce="n1")
        b = await channel.send("y", nonce="n1")
        assert a.id == b.id
        assert [m.text for m in alice.messages()] == ["once", "x"]
        real = stage.world.clock
        stage.world.clock = lambda: real() + 600
        assert (await channel.send("z", nonce="n1")).id != a.id


async def test_permissions_decide(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(bot):
        channel = channel_of(bot, alice)
        admin.set_bot_permissions(stage.world, stage.guild, 0, everyone=permissions.VIEW_CHANNEL)
        for act in (channel.send("x"), channel.create_thread(name="t"), channel.delete()):
            with pytest.raises(discord.Forbidden) as refused:
                await act
            assert code(refused) == (403, 50013)
        admin.set_bot_permissions(stage.world, stage.guild, 0, everyone=0)
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send("x")
        assert code(refused) == (403, 50001)


async def test_interactions_carry_permissions(stage: Stage, bot: Bot, alice: Actor) -> None:
    mod = stage.person("Mod", moderator=True)
    got = []

    @command(bot, "who")
    async def who(interaction: discord.Interaction) -> None:
        got.append((interaction.permissions.manage_guild, interaction.app_permissions.attach_files))
        await interaction.response.send_message("ok")

    async with running(bot):
        await alice.slash("who")
        await mod.slash("who")
        everyone = Overwrite(stage.guild.id, 0, deny=permissions.ATTACH_FILES)
        admin.set_overwrite(stage.world, stage.channel("general"), everyone)
        await alice.slash("who")
        assert got == [(False, True), (True, True), (False, False)]
        admin.moderator(stage.world, stage.guild, mod.user, False)
        await mod.slash("who")
        assert got[-1] == (False, False)


async def test_commands_by_permission_and_context(stage: Stage, bot: Bot, alice: Actor) -> None:
    mod = stage.person("Mod", moderator=True)
    got: list[object] = []

    @command(bot, "config")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def config(interaction: discord.Interaction) -> None:
        got.append(interaction.user.display_name)
        await interaction.response.send_message("ok", ephemeral=True)

    @command(bot, "rules")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def rules(interaction: discord.Interaction) -> None:
        got.append(interaction.guild)
        await interaction.response.send_message("rules", ephemeral=True)

    @app_commands.command(name="here", description="here")
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here", ephemeral=True)

    bot.tree.add_command(here, guild=discord.Object(int(stage.guild.id)))
    async with running(bot):
        await bot.tree.sync(guild=discord.Object(int(stage.guild.id)))
        assert alice.commands() == ["here", "rules"]
        assert mod.commands() == ["config", "here", "rules"]
        assert mod.commands("dm") == ["rules"]
        with pytest.raises(CannotDo, match="not offered"):
            await alice.slash("config")
        await alice.slash("config", force=True)
        await mod.slash("config")
        await alice.slash("rules", where="dm")
        await alice.slash("here")
        assert got == ["Alice", "Mod", None]
        synced = await bot.tree.fetch_commands()
        again = await bot.tree.sync()
        assert [c.id for c in synced] == [c.id for c in again]


async def test_old_messages_have_a_stricter_edit_limit() -> None:
    moment = [0.0]
    world = World(rates=Rates(create=None, edit=None, old_edit=(3, 0.1), now=lambda: moment[0]))
    async with Stage(world) as stage:
        alice = stage.person("Alice")
        bot = Bot(stage.sandbox.address)
        async with running(bot):
            message = await channel_of(bot, alice).send("old")
            real = world.clock
            world.clock = lambda: real() + 3601
            for i in range(3):
                await message.edit(content=str(i))

            def refused() -> list[int]:
                return [e.code for e in world.record.of("PATCH", "channels/*/messages/*") if e.status == 429]

            fourth = asyncio.create_task(message.edit(content="3"))
            await until(refused)
            moment[0] += 1
            await fourth
            assert set(refused()) == {30046}
            assert (await alice.sees("3")).edited


async def test_buckets_are_announced_and_kept() -> None:
    async with Stage(World(rates=Rates(create=(2, 0.3)))) as stage:
        world = stage.world
        alice = stage.person("Alice")
        bot = Bot(stage.sandbox.address)
        async with running(bot):
            channel = channel_of(bot, alice)
            loop = asyncio.get_running_loop()
            began = loop.time()
            for i in range(5):
                await channel.send(str(i))
            assert loop.time() - began >= 0.55
            assert all(e.status == 200 for e in stage.world.record.of("POST", "channels/*/messages"))
        async with aiohttp.ClientSession(connector=LoopbackConnector(stage.sandbox.address)) as http:
            url = f"https://discord.com/api/v10/channels/{alice.at.id}/messages"
            world.rates = Rates(create=(2, 0.3), now=lambda: 0.0)
            auth = {"Authorization": "Bot sandbox"}
            answers = [await http.post(url, json={"content": "x"}, headers=auth) for _ in range(3)]
            assert [a.headers["X-RateLimit-Remaining"] for a in answers] == ["1", "0", "0"]
            last = answers[-1]
            assert last.status == 429 and "Via" in last.headers
            assert (await last.json())["retry_after"] == 0.3
            assert last.headers["Content-Type"] == "application/json"


async def test_wrong_token_and_unknown_routes(stage: Stage) -> None:
    async with aiohttp.ClientSession(connector=LoopbackConnector(stage.sandbox.address)) as http:
        api = "https://discord.com/api/v10"
        answer = await http.get(f"{api}/users/@me", headers={"Authorization": "Bot wrong"})
        assert (answer.status, (await answer.json())["message"]) == (401, "401: Unauthorized")
        answer = await http.get(f"{api}/nothing", headers={"Authorization": "Bot sandbox"})
        assert answer.status == 404
        answer = await http.post(f"{api}/channels/1/messages", data=b"{", headers={"Authorization": "Bot sandbox"})
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
    client = discord.Client(intents=discord.Intents.none(), connector=LoopbackConnector(stage.sandbox.address))
    with pytest.raises(discord.LoginFailure):
        await client.login("wrong")
    await client.close()


async def test_only_loopback_names_reach_the_pages(stage: Stage) -> None:
    base = f"http://{stage.sandbox.address}/"
    async with aiohttp.ClientSession() as http:
        assert (await http.get(base)).status == 200
        assert (await http.get(base, headers={"Host": "evil.example"})).status == 403
        assert (await http.get(base, headers={"Origin": "https://evil.example"})).status == 403
        assert (await http.get(base, headers={"Origin": base.rstrip("/")})).status == 200
        assert (await http.get(f"{base}attachments/1/2/a.png", headers={"Host": "evil.example"})).status == 403
        assert (await http.get(f"{base}attachments/1/2/a.png", headers={"Host": "evildiscord.com"})).status == 403
        cdn = {"Host": "cdn.discordapp.com"}
        assert (await http.get(f"{base}attachments/1/2/a.png", headers=cdn)).status == 404
        api = f"{base}api/v10/users/@me"
        auth = {"Authorization": "Bot sandbox"}
        assert (await http.get(api, headers=auth)).status == 200
        assert (await http.get(api, headers=auth | {"Origin": "https://evil.example"})).status == 403


async def test_mentions_ping_only_whom_they_may(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    async with running(bot):
        channel = channel_of(bot, alice)
        both = f"<@{alice.id}> <@{bob.id}>"
        await channel.send(both, allowed_mentions=discord.AllowedMentions.none())
        assert alice.messages()[-1].pings == []
        only = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(int(bob.id))])
        await channel.send(both, allowed_mentions=only)
        assert alice.messages()[-1].pings == [bob.id]
        view = ui.LayoutView()
        view.add_item(ui.TextDisplay(f"your turn <@{alice.id}>"))
        await channel.send(view=view)
        assert alice.messages()[-1].pings == [alice.id]


async def test_a_server_removes_the_bot(stage: Stage, bot: Bot, alice: Actor) -> None:
    gone = asyncio.Event()

    @bot.event
    async def on_guild_remove(guild: discord.Guild) -> None:
        gone.set()

    async with running(bot):
        channel = channel_of(bot, alice)
        admin.remove_bot(stage.world, stage.guild)
        await asyncio.wait_for(gone.wait(), 2)
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send("x")
        assert code(refused) == (403, 50001)
        assert alice.commands() == []


async def test_members_roles_and_guilds_can_be_fetched(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(bot):
        guild = bot.guilds[0]
        member = await guild.fetch_member(int(alice.id))
        assert member.display_name == "Alice"
        with pytest.raises(discord.NotFound) as unknown:
            await guild.fetch_member(1)
        assert unknown.value.code == 10013
        assert (await bot.fetch_guild(guild.id)).name == "Parlour"
        assert [r.name for r in await guild.fetch_roles()] == ["@everyone", "Parlour"]
        assert [c.name for c in await guild.fetch_channels()] == ["general", "games", "off-topic"]
        with pytest.raises(discord.NotFound) as unknown:
            await bot.fetch_channel(1)
        assert unknown.value.code == 10003


async def test_application_emojis(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(bot):
        emoji = await bot.create_application_emoji(name="card_ah", image=b"\x89PNG\r\n\x1a\n" + b"\0" * 30)
        assert [e.name for e in await bot.fetch_application_emojis()] == ["card_ah"]
        view = ui.View()
        view.add_item(ui.Button(emoji=emoji, custom_id="x"))
        await channel_of(bot, alice).send("card", view=view)
        await emoji.delete()
        with pytest.raises(discord.HTTPException) as refused:
            await channel_of(bot, alice).send("card", view=view)
        assert "COMPONENT_INVALID_EMOJI" in json.dumps(refused.value._errors)


async def test_dynamic_items_survive_a_new_bot_process(stage: Stage, alice: Actor) -> None:
    for i in range(2):
        bot = Bot(stage.sandbox.address)
        bot.add_dynamic_items(Tap)
        async with running(bot):
            if i == 0:
                view = ui.LayoutView(timeout=None)
                view.add_item(ui.ActionRow(Tap(0)))
                await channel_of(bot, alice).send(view=view)
            await alice.click("Tap")
    assert alice.messages()[-1].labels == ["Tap 2"]
