"""A small bot that shows everything the page has to draw; run as the sandbox's child."""

from __future__ import annotations

import asyncio
import io
import os
import time
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image, ImageDraw

from loopback import LoopbackConnector

GAMES = [
    app_commands.Choice(name=app_commands.locale_str("Love Letter"), value="loveletter"),
    app_commands.Choice(name="Coup", value="coup"),
]
RUSSIAN = {
    "The rules as short pages, only for you": "Правила коротко, только для вас",
    "Love Letter": "Любовное письмо",
}
FRUIT = ("Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Date", "Elderberry", "Fig", "Grape", "Lemon")
TEXT = """# Heading one
## Heading two
### Heading three
-# A line of small print
**bold** *italics* __underlined__ ~~struck~~ ***both*** `code` ||a spoiler||
> a quoted line
> and another
- first
- second
  - nested
1. one
2. two
```python
print("<b>not bold</b>")
```
[a masked link](https://example.org/path) and https://example.org/bare
Two more minutes: <t:{soon}:R>, on <t:{soon}:D> at <t:{soon}:t>; hello <@{user}> in <#{channel}>."""


class Russian(app_commands.Translator):
    """A few words of it."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return RUSSIAN.get(string.message) if locale is discord.Locale.russian else None


class Bot(commands.Bot):
    """The demo."""

    def __init__(self) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
        )
        self.going: asyncio.Queue[None] = asyncio.Queue()

    async def next(self) -> None:
        """Wait for /go."""
        await self.going.get()

    async def login(self, token: str) -> None:
        self.http.connector = LoopbackConnector(os.environ["PARLOUR_SANDBOX"])
        await super().login(token)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        await self.tree.set_translator(Russian())
        await self.tree.sync()


bot = Bot()


def picture(words: str, colour: str = "#3d5a80") -> discord.File:
    """A PNG with a few words on it."""
    image = Image.new("RGB", (1200, 675), colour)
    draw = ImageDraw.Draw(image)
    for i in range(4):
        draw.rounded_rectangle((90 + i * 270, 150, 300 + i * 270, 470), 24, fill="#f4efe6", outline="#293241", width=6)
        draw.text((150 + i * 270, 280), f"{i + 1}", fill="#293241", font_size=64)
    draw.text((90, 540), words, fill="#ffffff", font_size=48)
    out = io.BytesIO()
    image.save(out, "PNG")
    out.seek(0)
    return discord.File(out, "table.png")


# a lobby whose whole state is in its buttons


def lobby(game: str, seats: list[str], started: bool = False) -> ui.LayoutView:
    """A lobby with its seats."""
    soon = int(time.time()) + 120
    who = "\n".join(f"{i + 1}. {f'<@{s}>' if s.isdecimal() else f'Robot {s}'}" for i, s in enumerate(seats))
    title = next(g.name for g in GAMES if g.value == game)
    state = ",".join(seats)
    view = ui.LayoutView(timeout=None)
    parts: list[Any] = [ui.TextDisplay(f"## {title}\n{len(seats)} of 4 seats taken\n{who}")]
    if started:
        parts.append(ui.TextDisplay("The table is open in its thread."))
    else:
        parts += [
            ui.Separator(),
            ui.TextDisplay(f"-# Closes <t:{soon}:R> if nobody starts."),
            ui.ActionRow(
                Press("join", game, state, "Join", discord.ButtonStyle.success),
                Press("leave", game, state, "Leave"),
                Press("robot", game, state, "Add robot", disabled=len(seats) >= 4),
                Press("start", game, state, "Start", discord.ButtonStyle.primary),
            ),
        ]
    view.add_item(ui.Container(*parts, accent_colour=0xB5838D))
    return view


def table(game: str) -> ui.LayoutView:
    """A table with its picture."""
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay("### The table\nEverybody has a card."),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="Four cards on a table")),
            ui.ActionRow(Press("hand", game, "-", "My hand", discord.ButtonStyle.primary)),
            accent_colour=0x3D5A80,
        )
    )
    return view


class Press(ui.DynamicItem[ui.Button], template=r"demo:(?P<do>\w+):(?P<game>\w+):(?P<state>[\w,-]*)"):
    """A button that knows all it needs."""

    def __init__(
        self,
        do: str,
        game: str,
        state: str,
        label: str = "?",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        super().__init__(ui.Button(label=label, custom_id=f"demo:{do}:{game}:{state}", style=style, disabled=disabled))
        self.do, self.game, self.seats = do, game, [s for s in state.split(",") if s]

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Press:
        return cls(match["do"], match["game"], match["state"])

    async def callback(self, interaction: discord.Interaction) -> None:
        me = str(interaction.user.id)
        seats = list(self.seats)
        if self.do == "hand":
            await interaction.response.send_message(
                f"Your hand, {interaction.user.display_name}: the secret of {interaction.user.id}", ephemeral=True
            )
            return
        if self.do == "turn":
            await interaction.response.edit_message(content="turned over")
            return
        if self.do == "join":
            if me in seats:
                await interaction.response.send_message("You are sitting here already.", ephemeral=True)
                return
            seats.append(me)
        elif self.do == "leave":
            seats = [s for s in seats if s != me]
        elif self.do == "robot":
            seats.append("ABCD"[len(seats)])
        if self.do != "start":
            await interaction.response.edit_message(view=lobby(self.game, seats))
            return
        await interaction.response.edit_message(view=lobby(self.game, seats, started=True))
        thread = await interaction.message.create_thread(name=f"{self.game} table")
        await thread.send(view=table(self.game), file=picture("The table"))
        for seat in seats:
            if seat.isdecimal():
                await thread.send(f"<@{seat}>, it is your turn.")


@bot.tree.command(description="Open a table and let others join")
@app_commands.describe(game="Which game")
@app_commands.choices(game=GAMES)
async def play(interaction: discord.Interaction, game: app_commands.Choice[str]) -> None:
    await interaction.response.send_message(view=lobby(game.value, [str(interaction.user.id)]))


@bot.tree.command(description="The rules as short pages, only for you")
@app_commands.choices(game=GAMES)
async def rules(interaction: discord.Interaction, game: app_commands.Choice[str]) -> None:
    await interaction.response.send_message(f"## {game.name}\nTake a card, play a card.", ephemeral=True)


@bot.tree.command(name="help", description="What can I do here, now?")
async def help_(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Try **/play**.", ephemeral=True)


# options of every kind


@bot.tree.command(description="Options of every kind")
@app_commands.describe(fruit="Completed while you type", count="From 1 to 9", yes="True or false", who="Somebody")
async def pick(
    interaction: discord.Interaction,
    fruit: str,
    count: app_commands.Range[int, 1, 9] = 1,
    yes: bool = False,
    who: discord.Member | None = None,
    where: discord.TextChannel | None = None,
    role: discord.Role | None = None,
    file: discord.Attachment | None = None,
) -> None:
    about = [who.display_name if who else "nobody", where.name if where else "nowhere", role.name if role else "none"]
    size = len(await file.read()) if file else 0
    await interaction.response.send_message(f"{count} × {fruit}, {yes}, {', '.join(about)}, {size} bytes")


@pick.autocomplete("fruit")
async def fruits(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [f for f in FRUIT if typed.casefold() in f.casefold()]
    return [app_commands.Choice(name=f, value=f.lower()) for f in found]


@bot.tree.command(description="All of whose options may be left out")
async def greet(interaction: discord.Interaction, who: discord.Member | None = None, words: str | None = None) -> None:
    await interaction.response.send_message(f"{words or 'Hello'}, {who.display_name if who else 'everybody'}")


group = app_commands.Group(name="table", description="The life of a table")
bot.tree.add_command(group)


@group.command(name="show", description="Show the table again")
async def table_show(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Here is the table.", ephemeral=True)


@group.command(name="leave", description="Leave the table")
async def table_leave(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"{interaction.user.mention} left.")


@bot.tree.command(description="Only for those who manage the server")
@app_commands.default_permissions(manage_guild=True)
async def config(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Configured.", ephemeral=True)


# answers of every kind


@bot.tree.command(description="All of Discord's markdown")
async def text(interaction: discord.Interaction) -> None:
    soon = int(time.time()) + 125
    filled = TEXT.format(soon=soon, user=interaction.user.id, channel=interaction.channel_id)
    await interaction.response.send_message(filled)


@bot.tree.command(description="Repeat a text, also a hostile one")
async def echo(interaction: discord.Interaction, text: str) -> None:
    embed = discord.Embed(title=text[:200], description=text, colour=0xE07A5F)
    embed.set_author(name=text[:200])
    await interaction.response.send_message(text[:2000], embed=embed)


@bot.tree.command(description="A rich embed")
async def card(interaction: discord.Interaction) -> None:
    embed = discord.Embed(title="Results", description="**Anna** won.", colour=0x81B29A, url="https://example.org/")
    embed.set_author(name="Parlour").set_footer(text="Seed 1234")
    for name in ("Anna", "Ben", "Chloé"):
        embed.add_field(name=name, value="3 tokens")
    embed.add_field(name="Note", value="A long line that stands on its own.", inline=False)
    embed.set_image(url="attachment://table.png")
    await interaction.response.send_message(embed=embed, file=picture("Results", "#81b29a"))


@bot.tree.command(description="Every component of the second generation")
async def layout(interaction: discord.Interaction) -> None:
    view = ui.LayoutView(timeout=None)
    thumb = ui.Thumbnail("attachment://table.png", description="The small picture")
    view.add_item(ui.TextDisplay("A text outside of any container"))
    view.add_item(
        ui.Container(
            ui.Section("### A section", "with a picture beside it", accessory=thumb),
            ui.Section("A section with a button", accessory=Press("hand", "coup", "-", "Look")),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            ui.MediaGallery(
                discord.MediaGalleryItem("attachment://table.png", description="The first"),
                discord.MediaGalleryItem("attachment://table.png", description="The second", spoiler=True),
                discord.MediaGalleryItem("attachment://table.png", description="The third"),
            ),
            ui.File("attachment://notes.txt"),
            accent_colour=0xF2CC8F,
        )
    )
    notes = discord.File(io.BytesIO(b"some notes\n"), "notes.txt")
    await interaction.response.send_message(view=view, files=[picture("A gallery"), notes])


@bot.tree.command(description="Selects of every kind")
async def menus(interaction: discord.Interaction) -> None:
    async def picked(where: discord.Interaction) -> None:
        values = ", ".join(sorted(str(v) for v in where.data["values"]))
        await where.response.send_message(f"picked {values}", ephemeral=True)

    view = ui.View(timeout=None)
    options = [discord.SelectOption(label=f, description=f"{len(f)} letters", value=f.lower()) for f in FRUIT]
    for select in (
        ui.Select(placeholder="One fruit", options=options),
        ui.Select(placeholder="Some fruit", options=options, min_values=2, max_values=3),
        ui.UserSelect(placeholder="Somebody"),
        ui.RoleSelect(placeholder="A role"),
        ui.ChannelSelect(placeholder="A channel"),
    ):
        select.callback = picked
        view.add_item(select)
    await interaction.response.send_message("Choose:", view=view)


class Form(ui.Modal, title="A form"):
    """A form with a label, a paragraph, and a select."""

    name = ui.TextInput(label="Your name", max_length=20)
    about = ui.Label(
        text="About you", description="In a few lines", component=ui.TextInput(style=discord.TextStyle.paragraph)
    )
    taste = ui.Label(
        text="Fruit", component=ui.Select(options=[discord.SelectOption(label=f) for f in FRUIT[:4]], required=False)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        about = self.about.component.value
        await interaction.response.send_message(
            f"{self.name.value}: {about} {self.taste.component.values}", ephemeral=True
        )


@bot.tree.command(description="A form to fill in")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Form())


@bot.tree.command(description="An answer that takes a while")
async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await bot.next()
    await interaction.edit_original_response(content="Done thinking.")


@bot.tree.command(description="A message that changes and then goes away")
async def brief(interaction: discord.Interaction) -> None:
    view = ui.View(timeout=None)
    view.add_item(Press("hand", "coup", "-", "Look"))
    await interaction.response.send_message("first words", view=view)
    await bot.next()
    await interaction.edit_original_response(content="second words")
    await bot.next()
    await interaction.delete_original_response()


@bot.tree.command(description="A private message that changes by itself")
async def secret(interaction: discord.Interaction) -> None:
    view = ui.View(timeout=None)
    view.add_item(Press("turn", "coup", "-", "Turn over"))
    await interaction.response.send_message("a quiet secret", view=view, ephemeral=True)
    for words in ("another secret", "the last secret"):
        await bot.next()
        await interaction.edit_original_response(content=words)


@bot.tree.command(description="Let whatever waits for it go on")
async def go(interaction: discord.Interaction) -> None:
    bot.going.put_nowait(None)
    await interaction.response.send_message("It goes on.", ephemeral=True)


@bot.tree.command(description="No answer at all")
async def silent(interaction: discord.Interaction) -> None:
    return


@bot.tree.command(description="A private word, only for you")
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"A secret for {interaction.user.display_name}", ephemeral=True)


@bot.tree.command(description="A direct message, or a word about why not")
async def write(interaction: discord.Interaction) -> None:
    try:
        await interaction.user.send("Hello in private.")
    except discord.Forbidden:
        await interaction.response.send_message("Your direct messages are closed; here it is instead.", ephemeral=True)
        return
    await interaction.response.send_message("Look into your direct messages.", ephemeral=True)


if __name__ == "__main__":
    bot.run(os.environ["DISCORD_TOKEN"])
