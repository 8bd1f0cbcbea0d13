"""Servers, their members, roles and channels."""

from __future__ import annotations

from sandbox import as_json, permissions
from sandbox.admin import make_channel, remove_bot
from sandbox.errors import FormErrors, Refusal
from sandbox.gateway import MEMBERS
from sandbox.model import ANNOUNCEMENT, TEXT, Json, Overwrite
from sandbox.rest.call import Call, route
from sandbox.threads import visible


@route("GET", "users/@me/guilds")
def mine(call: Call) -> list[Json]:
    """The servers the bot is in."""
    w = call.world
    return [
        {
            "id": g.id,
            "name": g.name,
            "icon": None,
            "banner": None,
            "owner": g.owner_id == w.bot.id,
            "permissions": str(permissions.base(g, w.bot.id)),
            "features": [],
            "approximate_member_count": len(g.members),
        }
        for g in w.guilds.values()
        if w.bot.id in g.members
    ]


@route("DELETE", "users/@me/guilds/*")
def leave(call: Call) -> None:
    """The bot leaves a server by itself."""
    remove_bot(call.world, call.world.guild(call.args[0]))


@route("GET", "guilds/*")
def one(call: Call) -> Json:
    """A server."""
    guild = call.world.guild(call.args[0])
    return as_json.guild(guild) | {
        "approximate_member_count": len(guild.members),
        "approximate_presence_count": len(guild.members),
    }


@route("GET", "guilds/*/channels")
def channels(call: Call) -> list[Json]:
    """The channels of a server, without threads."""
    w, guild = call.world, call.world.guild(call.args[0])
    return [
        as_json.channel(w, c)
        for c in w.channels.values()
        if c.guild_id == guild.id and c.thread is None and w.can_view(w.bot.id, c)
    ]


@route("POST", "guilds/*/channels")
def create_channel(call: Call) -> Json:
    """A new text channel."""
    w, guild, body = call.world, call.world.guild(call.args[0]), call.form()
    if not permissions.base(guild, w.bot.id) & permissions.MANAGE_CHANNELS:
        raise Refusal(403, 50013)
    errors = FormErrors()
    errors.text(("name",), body.get("name"), 1, 100)
    errors.text(("topic",), body.get("topic"), 0, 1024)
    if body.get("type", TEXT) not in (TEXT, ANNOUNCEMENT):
        errors.add(("type",), "BASE_TYPE_CHOICES", "Value must be one of (0, 5).")
    errors.settle()
    if sum(c.guild_id == guild.id and c.thread is None for c in w.channels.values()) >= 500:
        raise Refusal(400, 30013)
    overwrites = [
        Overwrite(str(o["id"]), int(o.get("type", 0)), int(o.get("allow") or 0), int(o.get("deny") or 0))
        for o in body.get("permission_overwrites") or []
    ]
    channel = make_channel(w, guild, body["name"], topic=body.get("topic"), overwrites=overwrites)
    call.status = 201
    return as_json.channel(w, channel)


@route("GET", "guilds/*/members/*")
def member(call: Call) -> Json:
    """A member."""
    guild = call.world.guild(call.args[0])
    found = guild.members.get(call.args[1])
    if found is None:
        raise Refusal(404, 10007 if call.args[1] in call.world.users else 10013)
    return as_json.member(found, call.world.users[found.user_id])


@route("GET", "guilds/*/members")
def members(call: Call) -> list[Json]:
    """Members in order of their ids; needs the members intent."""
    w, guild = call.world, call.world.guild(call.args[0])
    if not w.hub.privileged & MEMBERS:
        raise Refusal(403, 50001)
    after = call.snowflake("after") or 0
    limit = call.number("limit", 1, 1, 1000)
    ids = sorted(int(u) for u in guild.members if int(u) > after)[:limit]
    return [as_json.member(guild.members[str(u)], w.users[str(u)]) for u in ids]


@route("GET", "guilds/*/members/search")
def search_members(call: Call) -> list[Json]:
    """Members whose name begins with a text."""
    w, guild = call.world, call.world.guild(call.args[0])
    query = call.query.get("query", "").lower()
    limit = call.number("limit", 1, 1, 1000)
    found = [
        as_json.member(m, w.users[u])
        for u, m in guild.members.items()
        if w.users[u].name.lower().startswith(query) or (m.nick or "").lower().startswith(query)
    ]
    return found[:limit]


@route("GET", "guilds/*/roles")
def roles(call: Call) -> list[Json]:
    """The roles of a server."""
    return [as_json.role(r) for r in call.world.guild(call.args[0]).roles.values()]


@route("GET", "guilds/*/threads/active")
def active_threads(call: Call) -> Json:
    """Threads that are not archived and that the bot can see."""
    w, guild = call.world, call.world.guild(call.args[0])
    found = [(c, t) for c, t in visible(w, archived=False) if c.guild_id == guild.id]
    joined = [(c, t.members[w.bot.id]) for c, t in found if w.bot.id in t.members]
    return {
        "threads": [as_json.channel(w, c) for c, _ in found],
        "members": [as_json.thread_member(c, w.bot.id, at) for c, at in joined],
    }
