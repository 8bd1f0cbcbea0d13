"""What moderators may set, as data. A new setting is one definition here and its text; everything else follows from it:
the typed command, the panel, `/config show`, the audit, what a table keeps, and the table in the README.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cogs.settings.kinds import (
    AUTO,
    Defaults,
    Duration,
    Ids,
    Kind,
    Language,
    OneOf,
    SomeOf,
    Switch,
    Value,
    Whole,
    levels,
)
from games.core.game import AnyGame
from games.core.robot import USUAL
from games.host.levels import todays
from games.host.rows import Kept, Terms
from texts.catalogue import languages


class Setting(msgspec.Struct, frozen=True):
    """One thing a moderator may set; its texts are `config-<key>` and its `.help`."""

    key: str
    kind: Kind
    default: Value
    per_channel: bool = True
    """Whether a channel may have its own value."""
    kept: bool = False
    """Whether a table keeps the value it was opened under, and says so."""
    per_table: bool = False
    """Whether the host may choose otherwise for one table, before it starts."""
    at_once: bool = False
    """Whether a change holds from now on, for whoever acts; else only new tables have it."""

    @property
    def changed(self) -> str:
        """What is said of a change, by its text."""
        return "config-changed-now" if self.at_once else "config-changed"


def settings(games: Mapping[str, AnyGame]) -> dict[str, Setting]:
    """Every setting of the house, in the order in which a moderator meets them."""
    known = (
        Setting("games", SomeOf(tuple(games)), [], at_once=True),
        Setting("channels", Ids("channel"), [], per_channel=False, at_once=True),
        Setting("openers", Ids("role"), [], at_once=True),
        Setting("joiners", Ids("role"), [], at_once=True),
        Setting("tables", Whole(100), 0, at_once=True),
        Setting("seats", Whole(50), 0, per_channel=False, at_once=True),
        Setting("pace", OneOf(("any", "live", "correspondence")), "any", kept=True),
        Setting("clock", Duration(15, 600), 0, kept=True),
        Setting("window", Duration(5, 600), 0, kept=True),
        Setting("threads", Switch(), True, kept=True),
        Setting("robots", Switch(), True, kept=True),
        Setting("level", OneOf(levels(games)), USUAL, kept=True, per_table=True),
        Setting("coach", Switch(), False, kept=True, per_table=True),
        Setting("defaults", Defaults(tuple(games.values())), {}),
        Setting(LANGUAGE, Language((AUTO, *languages())), AUTO, kept=True, per_table=True),
        Setting("sleepers", OneOf(("robot", "pause")), "robot", kept=True, per_table=True),
        Setting("enders", OneOf(("host", "moderators")), "host", kept=True),
        Setting("log", Ids("channel", none="nowhere", limit=1), [], per_channel=False, at_once=True),
    )
    return {setting.key: setting for setting in known}


LANGUAGE = "language"
SERVER, CHANNEL, TABLE, DEFAULT = "server", "channel", "table", "default"
"""Where a value may come from."""


class Found(msgspec.Struct, frozen=True):
    """A setting's value in one place, and where it comes from."""

    value: Any
    source: str


def scope_of(guild: int, channel: int = 0) -> str:
    """What the store calls a server, or one of its channels."""
    return f"guild:{guild}/channel:{channel}" if channel else f"guild:{guild}"


def nearest(setting: Setting, channel: Mapping[str, str], server: Mapping[str, str]) -> Found:
    """The nearest scope that has a value wins."""
    if setting.per_channel and setting.key in channel:
        return Found(msgspec.json.decode(channel[setting.key]), CHANNEL)
    if setting.key in server:
        return Found(msgspec.json.decode(server[setting.key]), SERVER)
    return Found(setting.default, DEFAULT)


def terms_of(known: Mapping[str, Setting], found: Mapping[str, Found], language: str = "") -> Terms:
    """What a table keeps of the settings it is opened under, and of the server's own language."""
    kept = {key: Kept(written(found[key].value), found[key].source) for key in known if known[key].kept}
    return with_terms(Terms(language=language, settings=kept))


def with_terms(terms: Terms) -> Terms:
    """What the house itself goes by, read off the settings."""
    said = {key: _value(key, kept.value) for key, kept in terms.settings.items()}
    return Terms(
        waits=said.get("sleepers") == "pause",
        moderated=said.get("enders") == "moderators",
        level="" if said.get("level") in (None, USUAL) else said["level"],
        coached=bool(said.get("coach")),
        language=terms.language,
        settings=terms.settings,
    )


def at_table(terms: Terms, key: str) -> Found | None:
    """The value a table was opened under."""
    kept = terms.settings.get(key)
    return None if kept is None else Found(_value(key, kept.value), kept.source)


def _value(key: str, kept: str) -> Any:
    """What a table has kept, read as of today: levels had other names once."""
    value = msgspec.json.decode(kept)
    return todays(value) if key == "level" else value


def threaded(terms: Terms) -> bool:
    """Whether the table gets a thread of its own."""
    threads = at_table(terms, "threads")
    return threads is None or bool(threads.value)


def language_at(terms: Terms) -> str:
    """In which language a table is spoken to; empty: in its server's own, whichever that is."""
    found = at_table(terms, LANGUAGE)
    return terms.language if found is None or found.value == AUTO else str(found.value)


def chosen_at_table(setting: Setting, terms: Terms, given: str) -> Terms:
    """The host's own choice for one table."""
    value = setting.kind.read(setting.key, given, None)
    settings = {**terms.settings, setting.key: Kept(written(value), TABLE)}
    return with_terms(Terms(language=terms.language, settings=settings))


def keeping_own(terms: Terms, before: Terms) -> Terms:
    """What the host chose for one table goes on in its rematch."""
    own = {key: kept for key, kept in before.settings.items() if kept.source == TABLE}
    return with_terms(Terms(language=terms.language, settings={**terms.settings, **own}))


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()
