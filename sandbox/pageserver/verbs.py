"""Everything a page can do, by name; each goes through the same people as the tests."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Awaitable, Callable
from typing import Any

from sandbox import admin
from sandbox.localised import localised
from sandbox.model import Channel, Guild, Json, Message, User
from sandbox.pageserver.control import Control
from sandbox.pageserver.feed import Feeds
from sandbox.people import Outcome, Person
from sandbox.slash import CannotDo

Verb = Callable[["Ask"], Awaitable[Json]]

VERBS: dict[str, Verb] = {}
LONGEST_NAME = 32
LOG_LINES = 300


class NotHere(Exception):
    """Something that was named does not exist, or not any more."""


class Ask:
    """One request of a page, and the things it names."""

    def __init__(self, control: Control, feeds: Feeds, body: Json) -> None:
        self.world = control.world
        self.control = control
        self.feeds = feeds
        self.body = body

    def text(self, key: str) -> str:
        """A text of the request."""
        value = self.body.get(key)
        if not isinstance(value, str):
            raise CannotDo(f"{key} is missing")
        return value

    def name(self) -> str:
        """A new name, without blanks around it."""
        name = " ".join(self.text("name").split())
        if not 1 <= len(name) <= LONGEST_NAME:
            raise CannotDo(f"a name has 1 to {LONGEST_NAME} characters")
        return name

    def user(self, key: str = "user") -> User:
        """Somebody by id."""
        user = self.world.users.get(self.text(key))
        if user is None:
            raise NotHere("That person is gone.")
        return user

    def person(self) -> Person:
        """Who acts."""
        user = self.user("as")
        if user.bot:
            raise CannotDo("nobody can be the bot")
        return Person(self.world, user)

    def guild(self) -> Guild:
        """The server that is meant."""
        guild = self.world.guilds.get(self.text("guild"))
        if guild is None:
            raise NotHere("That server is gone.")
        return guild

    def channel(self) -> Channel:
        """The channel that is meant."""
        channel = self.world.channels.get(self.text("channel"))
        if channel is None:
            raise NotHere("That channel is gone.")
        return channel

    def message(self) -> Message:
        """The message that is meant."""
        message = self.channel().messages.get(self.text("message"))
        if message is None:
            raise NotHere("That message is gone.")
        return message

    def values(self, key: str) -> Json:
        """Named values; a file comes as its name and its bytes in base64."""
        given = self.body.get(key) or {}
        if not isinstance(given, dict):
            raise CannotDo(f"{key} are no names and values")
        return {str(k): _given(v) for k, v in given.items()}


def _given(value: Any) -> Any:
    if isinstance(value, dict):
        try:
            return str(value["file"]), base64.b64decode(value["data"], validate=True)
        except (KeyError, TypeError, binascii.Error):
            raise CannotDo("a file could not be read") from None
    return [_given(v) for v in value] if isinstance(value, list) else value


def verb(work: Verb) -> Verb:
    """Let the page do this."""
    VERBS[work.__name__] = work
    return work


# A person and the bot.


@verb
async def commands(ask: Ask) -> Json:
    """The slash commands offered here."""
    person, channel = ask.person(), ask.channel()
    if not person.sees_channel(channel):
        raise NotHere("That channel is gone.")
    return {"commands": [c for c in person.commands(channel) if c["type"] == 1]}


@verb
async def slash(ask: Ask) -> Json:
    """Use a slash command."""
    done = await ask.person().slash(ask.channel(), ask.text("command"), ask.values("options"))
    return done.json()


@verb
async def autocomplete(ask: Ask) -> Json:
    """Suggestions for what is being typed."""
    person = ask.person()
    done = await person.autocomplete(
        ask.channel(), ask.text("command"), ask.text("option"), ask.text("typed"), ask.values("options")
    )
    return {"failed": done.failed, "choices": [localised(one, person.user.locale) for one in done.choices]}


@verb
async def press(ask: Ask) -> Json:
    """Press a button."""
    done = await ask.person().press(ask.message(), ask.text("custom_id"))
    return done.json()


@verb
async def choose(ask: Ask) -> Json:
    """Choose in a select."""
    picked = ask.body.get("values")
    if not isinstance(picked, list):
        raise CannotDo("nothing was chosen")
    done = await ask.person().choose(ask.message(), ask.text("custom_id"), picked)
    return done.json()


@verb
async def submit(ask: Ask) -> Json:
    """Send off a form."""
    person = ask.person()
    opened = ask.world.interactions.get(ask.text("interaction"))
    if opened is None or opened.user_id != person.id:
        raise NotHere("That form is gone.")
    done = await person.submit(Outcome(ask.world, opened), ask.values("values"))
    return done.json()


# A person alone.


@verb
async def say(ask: Ask) -> Json:
    """Send a plain message."""
    return {"message": ask.person().say(ask.channel(), ask.text("text")).data}


@verb
async def dismiss(ask: Ask) -> Json:
    """Put a private answer away."""
    ask.person().dismiss(ask.message())
    return {}


@verb
async def delete(ask: Ask) -> Json:
    """Delete a message."""
    ask.person().delete(ask.message())
    return {}


@verb
async def dm(ask: Ask) -> Json:
    """Open the conversation with the bot."""
    return {"channel": ask.person().open_dm().id}


@verb
async def dms(ask: Ask) -> Json:
    """Accept or refuse direct messages."""
    ask.person().set_dms(bool(ask.body.get("open")))
    ask.feeds.tell_all()
    return {}


@verb
async def locale(ask: Ask) -> Json:
    """Choose the language of somebody's Discord."""
    ask.person().set_locale(ask.text("locale"))
    ask.feeds.tell_all()
    return {}


# The world.


@verb
async def world(ask: Ask) -> Json:
    """Who there is, and how the bot is."""
    return ask.feeds.everybody()


@verb
async def moderator(ask: Ask) -> Json:
    """Give somebody the moderator role in a server, or take it away."""
    guild, user = ask.guild(), ask.user()
    if user.id not in guild.members:
        raise NotHere("That person is not in this server.")
    admin.moderator(ask.world, guild, user, bool(ask.body.get("wanted")))
    return {}


@verb
async def server(ask: Ask) -> Json:
    """Make another server with the bot and everybody in it."""
    name = ask.name()
    everybody = [p for p in ask.world.users.values() if not p.bot and p.id != ask.world.owner.id]
    made = admin.make_guild(ask.world, name, ask.world.owner, channels=("general", "games"))
    for user in everybody:
        admin.join_guild(ask.world, made, user)
    ask.feeds.tell_all()
    first = next(c.id for c in ask.world.channels.values() if c.guild_id == made.id)
    return {"guild": made.id, "channel": first}


@verb
async def person(ask: Ask) -> Json:
    """Invite somebody new into every server."""
    name = ask.name()
    if any(u.display.casefold() == name.casefold() for u in ask.world.users.values()):
        raise CannotDo(f"there is already somebody called {name}")
    user = admin.make_user(ask.world, name)
    for guild in list(ask.world.guilds.values()):
        admin.join_guild(ask.world, guild, user)
    ask.feeds.tell_all()
    return {"user": user.id}


@verb
async def bot(ask: Ask) -> Json:
    """Start, restart, stop or kill the bot."""
    how = ask.text("how")
    if how not in ("start", "restart", "stop", "kill"):
        raise CannotDo("the bot can be started, restarted, stopped or killed")
    await ask.control.turn(how)
    ask.feeds.tell_all()
    return ask.control.json()


@verb
async def log(ask: Ask) -> Json:
    """The last lines the bot wrote."""
    process = ask.control.bot
    return {"lines": process.log[-LOG_LINES:] if process is not None else []}


@verb
async def spent(ask: Ask) -> Json:
    """The bot's requests so far, here and in all; a channel that is gone has an account as well."""
    spending = ask.world.spent
    return {"here": spending.at(ask.text("channel")).json(), "all": spending.all.json()}


@verb
async def gateway(ask: Ask) -> Json:
    """The bot's sessions and shards, and how often it has identified itself."""
    return ask.world.hub.json()


@verb
async def reset(ask: Ask) -> Json:
    """Begin again with a new world."""
    await ask.control.reset()
    ask.feeds.begin_again()
    return {}
