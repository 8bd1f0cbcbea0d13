"""Every kind of interaction with the real client."""

from __future__ import annotations

import asyncio
import io
from typing import Any, cast

import discord
import pytest
from discord import app_commands, ui

from sandbox import Actor, Stage, admin, permissions
from sandbox.model import COMPONENT, Overwrite
from sandbox.people import CannotDo
from tests.sandbox.loopback import Bot, Tap, channel_of, command, panel_of, running, until
from tests.sandbox.wire import Wire


async def test_login_sync_and_answer(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    @command(bot, "ping")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    async with running(bot):
        assert bot.user is not None and bot.user.id == int(stage.world.bot.id)
        assert [g.name for g in bot.guilds] == ["Parlour"]
        assert (await bot.application_info()).name == "Parlour"
        done = await alice.slash("ping")
        assert done.response == 4
        assert panel_of(alice).text == "pong"
        await bob.sees_not("pong")
        assert stage.world.record[-1].audience == {alice.id, stage.world.bot.id}


async def test_everybody_reads_commands_in_their_own_language(stage: Stage, bot: Bot, alice: Actor) -> None:
    """And picks what they see; the bot is told the value."""
    got: list[str] = []
    said = {"d": "Сыграть", "Which": "Во что", "Love Letter": "Любовное письмо"}

    class Russian(app_commands.Translator):
        async def translate(
            self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
        ) -> str | None:
            return said.get(string.message) if locale is discord.Locale.russian else None

    @command(bot, "play", description=app_commands.locale_str("d"))
    @app_commands.describe(game=app_commands.locale_str("Which"))
    @app_commands.choices(game=[app_commands.Choice(name=app_commands.locale_str("Love Letter"), value="loveletter")])
    async def play(interaction: discord.Interaction, game: str) -> None:
        got.append(game)
        await interaction.response.send_message("ok")

    dmitri = stage.person("Dmitri", locale="ru")
    await bot.tree.set_translator(Russian())
    async with running(bot):
        assert alice.hint("play") == ["d", "game: Which", "Love Letter"]
        assert dmitri.hint("play") == ["Сыграть", "game: Во что", "Любовное письмо"]
        await alice.slash("play", game="Love Letter")
        await dmitri.slash("play", game="Любовное письмо")
        await dmitri.slash("play", game="loveletter")
        with pytest.raises(CannotDo, match="Любовное письмо"):
            await dmitri.slash("play", game="Love Letter")
    assert got == ["loveletter"] * 3


async def test_everybody_has_a_language_and_a_community_one_of_its_own(stage: Stage, bot: Bot, alice: Actor) -> None:
    heard: list[tuple[str, str]] = []

    @command(bot, "tongue")
    async def tongue(interaction: discord.Interaction) -> None:
        heard.append((str(interaction.locale), str(interaction.guild_locale)))
        await interaction.response.send_message("aha", ephemeral=True)

    async with running(bot):
        (guild,) = bot.guilds
        await alice.slash("tongue")
        alice.person.set_locale("sv-SE")
        stage.guild.chosen_locale = "it"
        await alice.slash("tongue")
        admin.set_community(stage.world, stage.guild, "ru")
        await alice.slash("tongue")
        await until(lambda: str(guild.preferred_locale) == "ru" and guild.features == ["COMMUNITY"])
        admin.set_community(stage.world, stage.guild, None)
        await until(lambda: str(guild.preferred_locale) == "en-US" and guild.features == [])
        with pytest.raises(CannotDo):
            alice.person.set_locale("eo")
    assert heard == [("en-US", "en-US"), ("sv-SE", "en-US"), ("sv-SE", "ru")], "no Community has Discord's own"


async def test_all_option_types_are_resolved(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    got: dict[str, Any] = {}

    @command(bot, "all")
    @app_commands.choices(game=[app_commands.Choice(name="Love Letter", value="loveletter")])
    async def all_(
        interaction: discord.Interaction,
        game: app_commands.Choice[str],
        user: discord.Member,
        channel: discord.TextChannel,
        role: discord.Role,
        count: int,
        share: float,
        yes: bool,
        file: discord.Attachment,
    ) -> None:
        got.update(game=game.value, user=user, channel=channel, role=role, n=(count, share, yes))
        got["file"] = await file.read()
        await interaction.response.send_message("ok")

    async with running(bot):
        everyone = stage.guild.roles[stage.guild.id]
        await alice.slash(
            "all",
            game="love letter",
            user=bob,
            channel="#games",
            role=everyone,
            count=3,
            share=0.5,
            yes=True,
            file=("a.txt", b"hi"),
        )
        assert got["game"] == "loveletter"
        assert got["user"].display_name == "Bob"
        assert got["channel"].name == "games"
        assert got["role"].id == bot.guilds[0].id
        assert got["n"] == (3, 0.5, True)
        assert got["file"] == b"hi"
        with pytest.raises(CannotDo, match="not one of"):
            await alice.slash(
                "all", game="chess", user=bob, channel="games", role=everyone, count=1, share=1, yes=1, file=("a", b"")
            )


async def test_groups_and_autocomplete(stage: Stage, bot: Bot, alice: Actor) -> None:
    group = app_commands.Group(name="loveletter", description="cards")
    bot.tree.add_command(group)
    got = []

    @group.command(name="play", description="play")
    async def play(interaction: discord.Interaction, card: str, target: str = "") -> None:
        got.append((card, target))
        await interaction.response.send_message(card, ephemeral=True)

    @play.autocomplete("card")
    async def cards(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = [n for n in ("Guard", "Priest") if n.lower().startswith(current)]
        return [app_commands.Choice(name=n, value=n.lower()) for n in names]

    async with running(bot):
        assert await alice.autocomplete("loveletter play", "card", "gu", target="x") == ["Guard"]
        await alice.slash("loveletter play", card="guard")
        assert got == [("guard", "")]
        with pytest.raises(CannotDo, match="needs card"):
            await alice.slash("loveletter play")
        with pytest.raises(CannotDo, match="subcommand"):
            await alice.slash("loveletter")


async def test_buttons_update_in_place_and_can_be_delivered_twice(
    stage: Stage, bot: Bot, alice: Actor, bob: Actor
) -> None:
    bot.add_dynamic_items(Tap)

    @command(bot, "start")
    async def start(interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(ui.TextDisplay("tapped 0"), ui.ActionRow(Tap(0))))
        await interaction.response.send_message(view=view)

    async with running(bot):
        await alice.slash("start")
        done = await bob.click("Tap 0")
        assert done.response == 7
        board = await alice.sees("tapped 1")
        assert board.labels == ["Tap 1"] and board.custom_ids == ["tap:1"]
        await bob.click("Tap 1", twice=True)
        await alice.sees("tapped 2")
        await until(lambda: [e.code for e in stage.world.record if e.status >= 400] == [40060])
        assert len(bot.taps) == 3
        assert bot.taps[1] == bot.taps[2]
        old = board
        await bob.click("Tap 1", on=old, force=True)
        assert len(bot.taps) == 4
        stage.world.faults.deliver_twice()
        await bob.click("Tap")
        await until(lambda: len(bot.taps) == 6)


async def test_selects(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    got = []

    class Choose(ui.View):
        @ui.select(placeholder="Target", options=[discord.SelectOption(label=n) for n in ("Ann", "Bob")])
        async def target(self, interaction: discord.Interaction, select: ui.Select[Choose]) -> None:
            got.append(select.values)
            await interaction.response.defer()

        @ui.select(cls=ui.UserSelect, placeholder="Who", max_values=2)
        async def who(self, interaction: discord.Interaction, select: ui.UserSelect[Choose]) -> None:
            got.append([v.display_name for v in select.values])
            await interaction.response.defer()

        @ui.select(cls=ui.RoleSelect, placeholder="Role")
        async def role(self, interaction: discord.Interaction, select: ui.RoleSelect[Choose]) -> None:
            got.append([v.name for v in select.values])
            await interaction.response.defer()

        @ui.select(cls=ui.ChannelSelect, placeholder="Channel")
        async def channel(self, interaction: discord.Interaction, select: ui.ChannelSelect[Choose]) -> None:
            got.append([v.name for v in select.values])
            await interaction.response.defer()

    @command(bot, "choose")
    async def choose(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("?", view=Choose(), ephemeral=True)

    async with running(bot):
        await alice.slash("choose")
        alice.patience = 0.5  # nothing comes after these acknowledgements
        done = await alice.choose("Target", "Bob")
        assert done.response == 6
        await alice.choose("Who", bob, alice)
        await alice.choose("Role", "@everyone")
        await alice.choose("Channel", "#games")
        assert got == [["Bob"], ["Bob", "Alice"], ["@everyone"], ["games"]]
        with pytest.raises(CannotDo, match="not among"):
            await alice.choose("Target", "Zoe")
        with pytest.raises(CannotDo, match="choose 1 to 2"):
            await alice.choose("Who", bob, alice, bob)


async def test_modal_with_labels(stage: Stage, bot: Bot, alice: Actor) -> None:
    got: dict[str, Any] = {}

    class Form(ui.Modal, title="Notes"):
        word: ui.Label[Any] = ui.Label(text="A word", component=ui.TextInput(custom_id="word", max_length=5))
        pick: ui.Label[Any] = ui.Label(
            text="Pick",
            component=ui.Select(custom_id="pick", options=[discord.SelectOption(label=x) for x in "ab"]),
        )
        radio: ui.Label[Any] = ui.Label(
            text="Radio",
            component=ui.RadioGroup(
                custom_id="radio", options=[discord.RadioGroupOption(label=x, value=x) for x in "xy"]
            ),
        )
        tick: ui.Label[Any] = ui.Label(text="Tick", component=ui.Checkbox(custom_id="tick"))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            got.update(
                word=cast(ui.TextInput[Any], self.word.component).value,
                pick=cast(ui.Select[Any], self.pick.component).values,
                radio=cast(ui.RadioGroup[Any], self.radio.component).value,
                tick=cast(ui.Checkbox[Any], self.tick.component).value,
            )
            await interaction.response.send_message("thanks", ephemeral=True)

    @command(bot, "form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    async with running(bot):
        done = await alice.slash("form")
        assert done.response == 9 and done.modal and done.modal["title"] == "Notes"
        with pytest.raises(CannotDo, match="characters"):
            await alice.submit(word="too long", pick="a", radio="x")
        await alice.submit(A_word="hi", pick="b", radio="y", tick=True)
        assert got == {"word": "hi", "pick": ["b"], "radio": "y", "tick": True}
        assert panel_of(alice).text == "thanks"


async def test_defer_followups_and_original(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    steps = asyncio.Event()

    @command(bot, "slow")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await steps.wait()
        await interaction.followup.send("first")
        second = await interaction.followup.send("second", wait=True)
        await second.edit(content="second, changed")
        third = await interaction.followup.send("third", ephemeral=True, wait=True)
        await third.delete()
        await interaction.edit_original_response(content="original")

    async with running(bot):
        going = asyncio.create_task(alice.slash("slow"))
        await until(lambda: alice.panel() and panel_of(alice).thinking)
        steps.set()
        done = await going
        assert done.response == 5 and not done.thinking
        await alice.sees("original")
        assert panel_of(alice).text == "original"
        # After a deferral only the first follow-up is as private as the deferral was.
        assert (await bob.sees("second, changed")).ephemeral is False
        await bob.sees_not("original")
        await bob.sees_not("first")
        await alice.sees_not("third")
        assert len(done.messages) == 2


async def test_files_come_back_from_the_cdn(stage: Stage, bot: Bot, alice: Actor) -> None:
    png = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (7).to_bytes(4, "big") + (5).to_bytes(4, "big")

    @command(bot, "picture")
    async def picture(interaction: discord.Interaction) -> None:
        view = ui.LayoutView()
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://b.png", description="a board")))
        await interaction.response.send_message(view=view, file=discord.File(io.BytesIO(png), "b.png"))

    async with running(bot):
        await alice.slash("picture")
        seen = alice.messages()[-1]
        assert [(f.name, f.data) for f in seen.files] == [("b.png", png)]
        channel = channel_of(bot, alice)
        message = await channel.fetch_message(int(seen.id))
        assert message.attachments == [], "what a component shows is not listed"
        gallery = message.components[0]
        assert isinstance(gallery, discord.MediaGalleryComponent)
        media = gallery.items[0].media
        assert await bot.http.get_from_cdn(media.url) == png and (media.width, media.height) == (7, 5)
        assert str(media.attachment_id) in media.url


async def test_a_file_that_was_replaced_can_still_be_loaded_for_a_while(wire: Wire) -> None:
    _, message = await wire.upload(b"old")
    old = message["attachments"][0]["url"]
    path = f"{wire.channel}/messages/{message['id']}"
    await wire.call("PATCH", path, {"attachments": []})
    async with wire.http.get(old) as answer:
        assert (answer.status, await answer.read()) == (200, b"old")
    now = wire.world.mono()
    wire.world.mono = lambda: now + 61
    async with wire.http.get(old) as answer:
        assert answer.status == 404
    _, other = await wire.upload(b"new")
    await wire.call("DELETE", f"{wire.channel}/messages/{other['id']}")
    assert [file.data for _, file in wire.world.leaving.values()] == [b"new"]


async def test_silence_is_a_failed_interaction_and_late_answers_are_unknown(
    stage: Stage, bot: Bot, alice: Actor
) -> None:
    stage.world.patience = 0.3
    late = asyncio.Event()
    errors = []

    @command(bot, "sleepy")
    async def sleepy(interaction: discord.Interaction) -> None:
        await late.wait()
        try:
            await interaction.response.send_message("too late")
        except discord.NotFound as error:
            errors.append(error.code)

    async with running(bot):
        done = await alice.slash("sleepy", may_fail=True)
        assert done.failed and done.error == "The application did not respond"
        with pytest.raises(AssertionError, match="did not respond"):
            await alice.slash("sleepy")
        late.set()
        await until(lambda: errors == [10062, 10062])
        await alice.sees_not("too late")


async def test_tokens_die_after_fifteen_minutes(stage: Stage, bot: Bot, alice: Actor) -> None:
    kept = []

    @command(bot, "keep")
    async def keep(interaction: discord.Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("kept", ephemeral=True)

    async with running(bot):
        await alice.slash("keep")
        real = stage.world.clock
        stage.world.clock = lambda: real() + 901
        with pytest.raises(discord.HTTPException) as failed:
            await kept[0].edit_original_response(content="x")
        assert (failed.value.status, failed.value.code) == (401, 50027)


async def test_context_menus(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    got = []

    @bot.tree.context_menu(name="Greet")
    async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
        got.append(member.display_name)
        await interaction.response.send_message("hello", ephemeral=True)

    @bot.tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        got.append(message.content)
        await interaction.response.send_message("quoted", ephemeral=True)

    async with running(bot):
        said = bob.says("my words")
        await alice.person.use_on(alice.at, "Greet", bob.user)
        await alice.person.use_on(alice.at, "Quote", said.message)
        assert got == ["Bob", "my words"]


async def test_forged_interactions_carry_anything_but_whose_they_are(
    stage: Stage, bot: Bot, alice: Actor, bob: Actor
) -> None:
    """What a person may do where they are is Discord's own word, whatever data they send; and there is a message."""
    heard: list[discord.Interaction] = []

    @bot.listen()
    async def on_interaction(interaction: discord.Interaction) -> None:
        heard.append(interaction)
        await interaction.response.send_message("heard", ephemeral=True)

    hidden = admin.make_channel(stage.world, stage.guild, "hidden")
    admin.set_overwrite(stage.world, hidden, Overwrite(bob.id, 1, deny=permissions.VIEW_CHANNEL))
    other = admin.make_guild(stage.world, "Elsewhere", alice.user)
    async with running(bot):
        await bob.forge(COMPONENT, {"component_type": 2, "custom_id": "never shown"}, where=hidden)
        await alice.forge(COMPONENT, {"component_type": 2, "custom_id": "x"}, where=stage.channel("general", other))
        with pytest.raises(CannotDo, match="is not in Elsewhere"):
            await bob.forge(COMPONENT, {}, where=stage.channel("general", other))
    assert [cast(Any, one.data)["custom_id"] for one in heard] == ["never shown", "x"]
    assert not heard[0].permissions.view_channel and heard[1].permissions.manage_guild
    assert all(one.message is not None for one in heard)
