"""Which commands a person sees, and what the bot is sent when one is used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandbox import as_json, permissions
from sandbox.interactions import may_use, partial_channel
from sandbox.limits.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    CHAT_INPUT,
    INTEGER,
    MENTIONABLE,
    NESTED,
    NUMBER,
    ROLE,
    USER,
)
from sandbox.limits.components import CHANNEL_SELECT, MENTIONABLE_SELECT, ROLE_SELECT, USER_SELECT
from sandbox.localised import localised, shown
from sandbox.model import Channel, File, Json, User

if TYPE_CHECKING:
    from sandbox.world import World

ENTITIES = {USER: USER_SELECT, ROLE: ROLE_SELECT, MENTIONABLE: MENTIONABLE_SELECT, CHANNEL: CHANNEL_SELECT}


class CannotDo(Exception):
    """Something Discord's own client would not let a person do."""


def visible(world: World, user: User, channel: Channel) -> list[Json]:
    """The commands offered to a person in a channel, by context, permissions and server."""
    guild = world.guilds.get(channel.guild_id or "")
    if guild is not None and (world.bot.id not in guild.members or not may_use(world, user, channel)):
        return []
    commands = list(world.commands[None].values())
    if guild is not None:
        commands += world.commands.get(guild.id, {}).values()
    return [c for c in commands if allowed(world, user, channel, c)]


def allowed(world: World, user: User, channel: Channel, command: Json) -> bool:
    """Whether a command's contexts and default permissions let a person use it here."""
    contexts = command["contexts"]
    if channel.guild_id is None:
        return 1 in contexts if contexts is not None else command["dm_permission"] is not False
    if contexts is not None and 0 not in contexts and command.get("guild_id") is None:
        return False
    wanted = command["default_member_permissions"]
    if wanted is None:
        return True
    bits = world.permissions(user.id, channel)
    if bits & permissions.ADMINISTRATOR:
        return True
    return int(wanted) != 0 and bits & int(wanted) == int(wanted)


@dataclass(slots=True, frozen=True)
class Used:
    """A command as a person uses it, with the chain of subcommands down to what has options."""

    command: Json
    chain: tuple[Json, ...]

    @property
    def name(self) -> str:
        """The whole name, such as "table leave"."""
        return " ".join(step["name"] for step in (self.command, *self.chain))

    @property
    def last(self) -> str:
        """The last word of the name."""
        return str((self.command, *self.chain)[-1]["name"])

    @property
    def options(self) -> dict[str, Json]:
        """What can be given, by name."""
        return {o["name"]: o for o in (self.command, *self.chain)[-1].get("options") or []}


def find(world: World, user: User, channel: Channel, path: str, kind: int = CHAT_INPUT, *, force: bool = False) -> Used:
    """The command a path such as "table leave" names; `force`: even one that is not offered."""
    words = path.split() if kind == CHAT_INPUT else [path]
    named = _named(world, channel, words[0], kind)
    if force:
        command = named[0]
    else:
        offered = {c["id"] for c in visible(world, user, channel)}
        usable = [c for c in named if c["id"] in offered]
        if not usable:
            raise CannotDo(f"{user.display} is not offered /{words[0]} here")
        command = usable[0]
    return Used(command, _chain(command, path, words[1:]))


def _named(world: World, channel: Channel, name: str, kind: int) -> list[Json]:
    """The commands of one name; the server's own come before those for all servers."""
    scopes = [None] if channel.guild_id is None else [channel.guild_id, None]
    everything = [c for scope in scopes for c in world.commands.get(scope, {}).values()]
    named = [c for c in everything if c["type"] == kind and c["name"] == name]
    if not named:
        names = ", ".join(sorted(c["name"] for c in everything)) or "none at all"
        raise CannotDo(f"there is no command /{name}; there are: {names}")
    return named


def _chain(command: Json, path: str, words: list[str]) -> tuple[Json, ...]:
    """The subcommands the words after the first name."""
    chain: list[Json] = []
    inner = _subcommands(command)
    for word in words:
        if word not in inner:
            raise CannotDo(f"/{path}: no subcommand {word!r}; there are: {', '.join(inner) or 'none'}")
        chain.append(inner[word])
        inner = _subcommands(inner[word])
    if inner:
        raise CannotDo(f"/{path} needs a subcommand: {', '.join(inner)}")
    return tuple(chain)


def _subcommands(step: Json) -> dict[str, Json]:
    return {o["name"]: o for o in step.get("options") or [] if o["type"] in NESTED}


def build(
    used: Used, values: Mapping[str, Any], resolver: Resolver, *, focused: str | None = None, force: bool = False
) -> Json:
    """The `data` of a slash interaction, or of a completion if an option is `focused`."""
    _fits(used, values, whole=focused is None and not force)
    given: list[Json] = []
    for name, option in used.options.items():
        if values.get(name) is None:
            continue
        entry: Json = {"name": name, "type": option["type"]}
        if name == focused:
            # What is still being typed arrives as text, whatever the option's type.
            entry |= {"value": str(values[name]), "focused": True}
        else:
            entry["value"] = resolver.value(option, values[name], force or focused is not None)
        given.append(entry)
    for step in reversed(used.chain):
        given = [{"name": step["name"], "type": step["type"], "options": given}]
    command = used.command
    data: Json = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT, "options": given}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data | resolver.found()


def _fits(used: Used, values: Mapping[str, Any], *, whole: bool) -> None:
    """Options that do not exist are refused, and in a `whole` command those that are missing."""
    unknown = [name for name in values if name not in used.options]
    if unknown:
        known = ", ".join(used.options) or "none"
        raise CannotDo(f"/{used.last} has no option {', '.join(unknown)}; it has: {known}")
    missing = [name for name, o in used.options.items() if o.get("required") and values.get(name) is None]
    if missing and whole:
        raise CannotDo(f"/{used.last} needs {', '.join(missing)}")


class Resolver:
    """Turns what a person picks into ids, and collects what Discord sends about them."""

    def __init__(self, world: World, channel: Channel, user: User) -> None:
        self.world = world
        self.channel = channel
        self.user = user
        self.guild = world.guilds.get(channel.guild_id or "")
        self.resolved: Json = {}

    def found(self) -> Json:
        """The part of an interaction's `data` that tells of everything picked so far."""
        return {"resolved": self.resolved} if self.resolved else {}

    def _put(self, key: str, item_id: str, item: Json) -> str:
        self.resolved.setdefault(key, {})[item_id] = item
        return item_id

    def value(self, option: Json, value: Any, force: bool) -> Any:
        """The value of one option."""
        kind = option["type"]
        if kind in ENTITIES:
            return self.picked(ENTITIES[kind], value)
        if kind == ATTACHMENT:
            return self.file(value)
        choice = _choice(localised(option, self.user.locale), value, force)
        if choice is not None:
            return choice["value"]
        if kind == BOOLEAN:
            return bool(value)
        if kind in (INTEGER, NUMBER):
            return _number(option, value, force)
        return _text(option, value, force)

    def person(self, who: Any) -> str:
        """A user by object, id or name."""
        wanted = str(getattr(who, "id", who)).removeprefix("@")
        found = self.world.users.get(wanted)
        if found is None:
            folded = wanted.casefold()
            near = [u for u in self.world.users.values() if folded in (u.name, u.display.casefold())]
            if not near:
                raise CannotDo(f"there is nobody called {wanted}")
            found = near[0]
        if self.guild is not None and found.id in self.guild.members:
            shown = as_json.member(self.guild.members[found.id])
            for key in ("deaf", "mute"):
                del shown[key]
            shown["permissions"] = str(self.world.permissions(found.id, self.channel))
            self._put("members", found.id, shown)
        return self._put("users", found.id, as_json.user(found))

    def place(self, where: Any) -> str:
        """A channel by object, id or name."""
        wanted = str(getattr(where, "id", where)).removeprefix("#")
        for c in self.world.channels.values():
            if wanted in (c.id, c.name) and c.guild_id == self.channel.guild_id:
                return self._put("channels", c.id, partial_channel(self.world, c, self.user.id))
        raise CannotDo(f"there is no channel {wanted}")

    def role(self, which: Any) -> str:
        """A role by object, id or name."""
        wanted = str(getattr(which, "id", which)).removeprefix("@")
        for r in self.guild.roles.values() if self.guild is not None else ():
            if wanted in (r.id, r.name, r.name.removeprefix("@")):
                return self._put("roles", r.id, as_json.role(r))
        raise CannotDo(f"there is no role {wanted}")

    def mentionable(self, what: Any) -> str:
        """A user or a role."""
        try:
            return self.role(what)
        except CannotDo:
            return self.person(what)

    def file(self, upload: Any) -> str:
        """A file given as (name, bytes)."""
        name, data = upload
        file = File(self.world.new_id(), self.channel.id, name, "application/octet-stream", data)
        self.world.files[file.id] = file
        return self._put("attachments", file.id, as_json.attachment(file))

    def picked(self, kind: int, value: Any) -> str:
        """A value of a user, role, mentionable or channel select."""
        pick = {
            USER_SELECT: self.person,
            ROLE_SELECT: self.role,
            MENTIONABLE_SELECT: self.mentionable,
            CHANNEL_SELECT: self.place,
        }[kind]
        return pick(value)


def _choice(option: Json, value: Any, force: bool) -> Json | None:
    """The fixed choice a person means by its value, or by its name as they see it."""
    choices: list[Json] = option.get("choices") or []
    for choice in choices:
        if value == choice["value"] or str(value).casefold() == shown(choice, "name").casefold():
            return choice
    if choices and not force:
        raise CannotDo(f"{option['name']}: {value!r} is not one of {', '.join(shown(c, 'name') for c in choices)}")
    return None


def _number(option: Json, value: Any, force: bool) -> float:
    number = int(value) if option["type"] == INTEGER else float(value)
    low, high = option.get("min_value"), option.get("max_value")
    if not force and ((low is not None and number < low) or (high is not None and number > high)):
        raise CannotDo(f"{option['name']} is from {low} to {high}")
    return number


def _text(option: Json, value: Any, force: bool) -> str:
    text = str(value)
    low, high = option.get("min_length") or 0, option.get("max_length") or 6000
    if not force and not low <= len(text) <= high:
        raise CannotDo(f"{option['name']} takes {low} to {high} characters")
    return text
