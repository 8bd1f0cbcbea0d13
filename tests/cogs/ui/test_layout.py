"""What goes out, as plain data: the same that discord.py's own items would write."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
import pytest
from discord import ui

from cogs.ui.controls import button, row, select
from cogs.ui.house_controls import ChooseOption, Hand, Log
from cogs.ui.layout import Sent, fingerprint, newest, panel_text, picture, view_of
from cogs.ui.limits import OverLimit
from cogs.ui.marks import Kind, Mark
from cogs.ui.parts import Attached, Part, Press, Symbol, Words
from cogs.ui.pickers import CHANNELS, pick_channels, pick_person, pick_roles
from games.core.panel import Block, Panel
from games.core.text import say as phrased
from texts.catalogue import Emoji, Emojis

TAKEN_FOR_GRANTED = {"disabled": False, "spoiler": False, "default": False, "min_values": 1, "max_values": 1}
"""What Discord assumes where nothing is said, and discord.py says all the same."""
IN_FORMS_ONLY = "required"


def brief(written: Any) -> Any:
    """What discord.py writes, without what goes without saying."""
    if isinstance(written, list):
        return [brief(one) for one in written]
    if not isinstance(written, dict):
        return written
    short = {key: brief(value) for key, value in written.items() if value not in (None, []) and key != IN_FORMS_ONLY}
    return {key: value for key, value in short.items() if TAKEN_FOR_GRANTED.get(key, ...) != value}


def channel(number: int) -> discord.SelectDefaultValue:
    return discord.SelectDefaultValue(id=number, type=discord.SelectDefaultValueType.channel)


def menu() -> ui.Select[Any]:
    options = [discord.SelectOption(label="A", value="a", description="note", default=True)]
    return ui.Select(
        custom_id="s:option:7",
        placeholder="Which?",
        max_values=2,
        options=[*options, discord.SelectOption(label="B", value="b")],
    )


BY_BOTH: list[tuple[Part, ui.Item[Any]]] = [
    (Words("Read this."), ui.TextDisplay("Read this.")),
    (Words("Read this.", 12), ui.TextDisplay("Read this.", id=12)),
    (
        picture("A hand.", "hand.webp"),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.webp", description="A hand.")),
    ),
    (Attached.of("game.json"), ui.File("attachment://game.json")),
    (
        row(
            button("My hand", Hand(7), style=discord.ButtonStyle.primary),
            button("Log", Log(7, 0), disabled=True),
        ),
        ui.ActionRow(
            ui.Button(label="My hand", custom_id="p:hand:7", style=discord.ButtonStyle.primary),
            ui.Button(label="Log", custom_id="p:log:7:0", disabled=True),
        ),
    ),
    (
        row(select("Which?", [("a", "A", "note"), ("b", "B", "")], ChooseOption(7), most=2, chosen=["a"])),
        ui.ActionRow(menu()),
    ),
    (
        pick_channels("Where?", Hand(7), least=0, most=3, chosen=[5, 6]),
        ui.ActionRow(
            ui.ChannelSelect(
                custom_id="c:hand:7",
                placeholder="Where?",
                channel_types=[discord.ChannelType(kind) for kind in CHANNELS],
                min_values=0,
                max_values=3,
                default_values=[channel(5), channel(6)],
            )
        ),
    ),
    (pick_roles("Who?", Hand(7)), ui.ActionRow(ui.RoleSelect(custom_id="r:hand:7", placeholder="Who?"))),
    (pick_person("Who?", Hand(7)), ui.ActionRow(ui.UserSelect(custom_id="u:hand:7", placeholder="Who?"))),
]


@pytest.mark.parametrize(("ours", "theirs"), BY_BOTH, ids=lambda one: type(one).__name__)
async def test_it_is_what_discord_py_would_write(ours: Part, theirs: ui.Item[Any]) -> None:
    layout = ui.LayoutView()
    layout.add_item(ui.Container(theirs, accent_colour=0xC9A24B, id=Mark(Kind.TABLE, 7).number))
    view = view_of(ours, colour=0xC9A24B, mark=Mark(Kind.TABLE, 7))
    assert ids_as_text(view.to_components()) == ids_as_text(brief(layout.to_components()))  # type: ignore[no-untyped-call]


def ids_as_text(written: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Numbers of channels may be written as numbers or as text."""
    for frame in written:
        for part in frame["components"]:
            for one in part.get("components", []):
                one["default_values"] = [{**known, "id": str(known["id"])} for known in one.get("default_values", [])]
    return written


async def test_discord_py_sends_it_as_components() -> None:
    view = view_of(Words("A hand of cards."))
    assert view.has_components_v2() and view.is_finished() and not view.is_dispatchable()
    assert view.texts == ["A hand of cards."]


@pytest.mark.parametrize("parts", [[Words(" ")], [Words("x")] * 40, [Words("x" * 2001)] * 2])
async def test_what_discord_would_refuse_is_never_made(parts: list[Words]) -> None:
    with pytest.raises(OverLimit):
        view_of(*parts)


async def test_other_words_have_another_fingerprint() -> None:
    def made(words: str) -> Sent:
        return view_of(Words(words))

    assert fingerprint(made("A hand of cards.")) == fingerprint(made("A hand of cards."))
    assert fingerprint(made("A hand of cards.")) != fingerprint(made("Another."))


def test_the_oldest_lines_give_way() -> None:
    lines = ["one", "two", "three"]
    assert newest(lines, 100) == "- one\n- two\n- three"
    assert newest(lines, 15) == "- two\n- three"
    assert newest(lines, 0) == ""


GUARD = Emoji("lo_guard", 11)


def test_an_emoji_stands_beside_the_label() -> None:
    """On a button and at an option; the label is all there is where a word has none."""
    beside = {"id": "11", "name": "lo_guard"}
    assert row(button("Guard", Hand(1), emoji=GUARD)).components[0] == msgspec.convert(
        {"type": 2, "style": 2, "label": "Guard", "custom_id": "p:hand:1", "emoji": beside}, Press
    )
    menu = select("Card", [("0", "Guard", ""), ("1", "Ben", "")], ChooseOption(1), emojis={"0": GUARD, "1": None})
    assert [option.emoji for option in menu.options] == [Symbol("11", "lo_guard"), None]
    assert "emoji" not in msgspec.to_builtins(menu)["options"][1]


def test_a_message_can_do_without_its_emojis() -> None:
    """Everything else stays."""
    menu = select("Card", [("0", "Guard", "")], ChooseOption(1), emojis={"0": GUARD})
    rich = view_of(Words("x"), row(button("Guard", Hand(1), emoji=GUARD)), row(menu), mark=Mark(Kind.HAND, 1))
    bare = view_of(
        Words("x"),
        row(button("Guard", Hand(1))),
        row(select("Card", [("0", "Guard", "")], ChooseOption(1))),
        mark=Mark(Kind.HAND, 1),
    )
    assert rich.frame != bare.frame and rich.frame.without_symbols() == bare.frame


LINES = ["A plays the <:lo_guard:11>\u00a0Guard.", "B plays the <:lo_guard:11>\u00a0Guard."]
BARE = ["A plays the Guard.", "B plays the Guard."]


@pytest.mark.parametrize(("most", "left"), [(72, LINES), (71, BARE), (42, BARE), (41, BARE[1:]), (20, [])])
def test_emojis_go_before_lines_do(most: int, left: list[str]) -> None:
    assert newest(LINES, most) == "\n".join(f"- {line}" for line in left)


@pytest.mark.parametrize(("most", "emojis", "blocks"), [(500, True, 3), (170, False, 3), (90, False, 1)])
def test_a_panel_loses_its_emojis_before_its_blocks(most: int, emojis: bool, blocks: int) -> None:
    known = Emojis()
    known.put("loveletter", {"guard": GUARD})
    block = Block(lines=[phrased("loveletter-pile", cards=["guard", "guard"])], title=phrased("loveletter-memory"))
    panel = Panel(phrased("loveletter-heading", round=1), [block, block, block])
    text = panel_text(panel, known.texts().rich, str, most=most)
    assert len(text) <= most and text.count("Discards: ") == blocks and ("<:lo_guard:11>" in text) is emojis
