"""Which commands a person sees, and what the bot is sent when one is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sandbox import as_json, permissions
from sandbox.interactions import may_use, partial_channel
from sandbox.limits.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from sandbox.model import Channel, File, User

if TYPE_CHECKING:
    from sandbox.world import World

Json = dict[str, Any]


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


def find(
    world: World, user: User, channel: Channel, path: str, kind: int = 1, *, force: bool = False
) -> tuple[Json, list[Json]]:
    """The command a path such as "table leave" names, and the chain of subcommands below it."""
    words = path.split() if kind == 1 else [path]
    everything = list(world.commands[None].values())
    if channel.guild_id is not None:
        everything = list(world.commands.get(channel.guild_id, {}).values()) + everything
    named = [c for c in everything if c["type"] == kind and c["name"] == words[0]]
    if not named:
        names = ", ".join(sorted(c["name"] for c in everything)) or "none at all"
        raise CannotDo(f"there is no command /{words[0]}; there are: {names}")
    command = named[0]
    if not force:
        offered = {c["id"] for c in visible(world, user, channel)}
        command = next((c for c in named if c["id"] in offered), command)
        if command["id"] not in offered:
            raise CannotDo(f"{user.display} is not offered /{words[0]} here")
    chain: list[Json] = []
    options = command["options"]
    for word in words[1:]:
        inner = [o for o in options if o["type"] in (SUBCOMMAND, GROUP) and o["name"] == word]
        if not inner:
            known = ", ".join(o["name"] for o in options if o["type"] in (SUBCOMMAND, GROUP))
            raise CannotDo(f"/{path}: no subcommand {word!r}; there are: {known or 'none'}")
        chain.append(inner[0])
        options = inner[0].get("options") or []
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in options):
        known = ", ".join(o["name"] for o in options)
        raise CannotDo(f"/{path} needs a subcommand: {known}")
    return command, chain


def build(
    world: World,
    user: User,
    channel: Channel,
    command: Json,
    chain: list[Json],
    values: Mapping[str, Any],
    *,
    focused: str | None = None,
    force: bool = False,
) -> tuple[Json, str, int]:
    """The `data` of a slash interaction, the command's full name, and the focused option's type."""
    leaf = chain[-1] if chain else command
    options = {o["name"]: o for o in leaf.get("options") or []}
    unknown = [name for name in values if name not in options]
    if unknown:
        known = ", ".join(options) or "none"
        raise CannotDo(f"/{leaf['name']} has no option {', '.join(unknown)}; it has: {known}")
    if focused is None and not force:
        missing = [n for n, o in options.items() if o.get("required") and values.get(n) is None]
        if missing:
            raise CannotDo(f"/{leaf['name']} needs {', '.join(missing)}")
    resolver = Resolver(world, channel, user)
    given: list[Json] = []
    kind = STRING
    for name, option in options.items():
        if values.get(name) is None:
            continue
        entry: Json = {"name": name, "type": option["type"]}
        if name == focused:
            # What is still being typed arrives as text, whatever the option's type.
            entry["value"], entry["focused"] = str(values[name]), True
            kind = option["type"]
        else:
            entry["value"] = resolver.value(option, values[name], force or focused is not None)
        given.append(entry)
    for step in reversed(chain):
        given = [{"name": step["name"], "type": step["type"], "options": given}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": given}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    return data, " ".join([command["name"], *(s["name"] for s in chain)]), kind


class Resolver:
    """Turns what a person picks into ids, and collects what Discord sends about them."""

    def __init__(self, world: World, channel: Channel, user: User) -> None:
        self.world = world
        self.channel = channel
        self.user = user
        self.guild = world.guilds.get(channel.guild_id or "")
        self.resolved: Json = {}

    def _put(self, key: str, item_id: str, item: Json) -> str:
        self.resolved.setdefault(key, {})[item_id] = item
        return item_id

    def value(self, option: Json, value: Any, force: bool) -> Any:
        """The value of one option."""
        kind = option["type"]
        if kind == USER:
            return self.person(value)
        if kind == CHANNEL:
            return self.place(value)
        if kind == ROLE:
            return self.role(value)
        if kind == MENTIONABLE:
            return self.mentionable(value)
        if kind == ATTACHMENT:
            return self.file(value)
        for choice in option.get("choices") or []:
            if value == choice["value"] or str(value).casefold() == choice["name"].casefold():
                return choice["value"]
        if option.get("choices") and not force:
            names = ", ".join(c["name"] for c in option["choices"])
            raise CannotDo(f"{option['name']}: {value!r} is not one of {names}")
        if kind == BOOLEAN:
            return bool(value)
        if kind in (INTEGER, NUMBER):
            return self._number(option, value, force)
        text = str(value)
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not force and not low <= len(text) <= high:
            raise CannotDo(f"{option['name']} takes {low} to {high} characters")
        return text

    def _number(self, option: Json, value: Any, force: bool) -> float:
        number = int(value) if option["type"] == INTEGER else float(value)
        low, high = option.get("min_value"), option.get("max_value")
        if not force and ((low is not None and number < low) or (high is not None and number > high)):
            raise CannotDo(f"{option['name']} is from {low} to {high}")
        return number

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
        """A value of a user (5), role (6), mentionable (7) or channel (8) select."""
        pick = {5: self.person, 6: self.role, 7: self.mentionable, 8: self.place}[kind]
        return pick(value)
