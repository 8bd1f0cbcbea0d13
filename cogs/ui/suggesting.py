"""What is typed, compared with what it may mean: in the reader's language, or by its key."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from discord import app_commands

from cogs.ui.limits import OPTION_TEXT, SELECT_OPTIONS, cut


def folded(words: str) -> str:
    """Without what people leave out in a hurry: capitals, marks over letters, room around it."""
    letters = unicodedata.normalize("NFKD", words.strip().casefold())
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


def fits(typed: str, *meant: str) -> bool:
    """Whether it is a part of any of these."""
    wanted = folded(typed)
    return any(wanted in folded(one) for one in meant)


def suggestions(typed: str, named: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Of these values by name, those that may be meant."""
    found = [(value, name) for value, name in named.items() if fits(typed, name, value)]
    return [app_commands.Choice(name=cut(name, OPTION_TEXT), value=value) for value, name in found[:SELECT_OPTIONS]]
