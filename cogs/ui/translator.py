"""What Discord shows of commands while they are typed: each reader has it in the language of their Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import Locale, app_commands

from cogs.ui.limits import OPTION_TEXT, cut
from texts.catalogue import language_of, texts

KEY = "key"

Called = str | app_commands.locale_str
"""A name that everybody reads as it is, or one that is spoken."""


def spoken(key: str) -> app_commands.locale_str:
    """A description, or the name of a choice: in English, with the key under which other languages have it."""
    return app_commands.locale_str(texts()(key), **{KEY: key})


def choices(words: Mapping[str, Called]) -> list[app_commands.Choice[str]]:
    """The only values that an option takes, each with what it is called."""
    return [app_commands.Choice(name=name, value=value) for value, name in words.items()]


class Translations(app_commands.Translator):
    """Names have no key, and stay: clients lose the subcommands of a group whose name is translated."""

    async def translate(self, string: app_commands.locale_str, locale: Locale, context: Any) -> str | None:
        """None where it is the English that Discord shows to all others: a copy would say nothing more."""
        key = string.extras.get(KEY)
        language = language_of(locale.value) if key is not None else None
        if key is None or language is None:
            return None
        # One that is too long would keep all commands from being written; the tests look for those.
        said = cut(texts(language)(key), OPTION_TEXT)
        return said if said != string.message else None
