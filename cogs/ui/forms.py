"""Forms to fill in. They are caught by their id, not by an object in memory, so that a restart loses none of them."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.ui.controls import Control
from cogs.ui.interactions import Interaction

MARK = "m"
TITLE = 45
ONE_LINE = 60
"""What is no longer than this is written in a field of one line."""


class Form(ui.Modal):
    """One text to write; whoever handles the control gets it as what was chosen."""

    def __init__(self, interaction: Interaction, title: str, written: str, most: int, control: Control) -> None:
        # Two people with the same form open must not be mixed up: the id of the click makes it unique.
        identity = f"{MARK}:{control.written()}:{interaction.id}"
        super().__init__(title=title[:TITLE], timeout=None, custom_id=identity)
        style = discord.TextStyle.short if most <= ONE_LINE else discord.TextStyle.paragraph
        self.text: ui.TextInput[Any] = ui.TextInput(
            style=style, default=written or None, required=False, max_length=most
        )
        self.add_item(ui.Label(text=title[:TITLE], component=self.text))

    def is_finished(self) -> bool:
        """discord.py need not keep it: `cogs.ui.door` answers, which also knows the forms of an earlier process."""
        return True
