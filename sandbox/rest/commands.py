"""Application commands, global and of one server."""

from __future__ import annotations

from sandbox import limits
from sandbox.errors import Refusal
from sandbox.localised import localised
from sandbox.model import Json
from sandbox.rest.call import Call, route

DAILY = 200
DAY = 86400.0


def _scope(call: Call, guild: bool) -> str | None:
    if call.args[0] != call.world.bot.id:
        raise Refusal(403, 20012, "You are not authorized to perform this action on this application")
    if not guild:
        return None
    return call.world.guild(call.args[1]).id


def _stored(call: Call, body: Json, guild_id: str | None, command_id: str | None) -> Json:
    """A command as Discord keeps it."""
    kind = body.get("type") or 1
    command: Json = {
        "id": command_id or call.world.new_id(),
        "application_id": call.world.bot.id,
        "version": call.world.new_id(),
        "type": kind,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": body.get("default_member_permissions"),
        "dm_permission": body.get("dm_permission", True),
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": body.get("nsfw", False),
        "options": body.get("options") or [],
    }
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    if guild_id is not None:
        command["guild_id"] = guild_id
    return command


def _told(call: Call, command: Json) -> Json:
    """In all languages, where that is asked for; else in the client's."""
    every = call.query.get("with_localizations") in ("1", "true", "True")
    return command if every else localised(command, call.locale)


def _may_make(call: Call, scope: str | None, count: int) -> None:
    """New names count against what may be made in a day; replaced commands do not."""
    w = call.world
    made = [at for at in w.commands_made.get(scope, []) if w.clock() - at < DAY]
    if len(made) + count > DAILY:
        raise Refusal(400, 30034)
    w.commands_made[scope] = made + [w.clock()] * count


def _changed(call: Call) -> None:
    call.world.dirty()
    call.world.tell({"type": "commands"})


@route("GET", "applications/*/commands")
@route("GET", "applications/*/guilds/*/commands")
def listed(call: Call) -> list[Json]:
    """All commands of a scope."""
    scope = _scope(call, len(call.args) == 2)
    return [_told(call, command) for command in call.world.commands.get(scope, {}).values()]


@route("PUT", "applications/*/commands")
@route("PUT", "applications/*/guilds/*/commands")
def overwrite(call: Call) -> list[Json]:
    """Replace all commands of a scope; a command keeps its id as long as it keeps its name."""
    scope = _scope(call, len(call.args) == 2)
    limits.commands.check(call.body, bulk=True)
    old = {(c["type"], c["name"]): c["id"] for c in call.world.commands.get(scope, {}).values()}
    _may_make(call, scope, sum((c.get("type") or 1, c["name"]) not in old for c in call.body))
    fresh: dict[str, Json] = {}
    for body in call.body:
        command = _stored(call, body, scope, old.get((body.get("type") or 1, body["name"])))
        fresh[command["id"]] = command
    call.world.commands[scope] = fresh
    _changed(call)
    return list(fresh.values())


@route("POST", "applications/*/commands")
@route("POST", "applications/*/guilds/*/commands")
def create(call: Call) -> Json:
    """Add a command, or replace the one of the same name."""
    scope = _scope(call, len(call.args) == 2)
    limits.commands.check(call.body, bulk=False)
    body = call.form()
    commands = call.world.commands.setdefault(scope, {})
    kind = body.get("type") or 1
    same = [c for c in commands.values() if (c["type"], c["name"]) == (kind, body["name"])]
    if not same and sum(c["type"] == kind for c in commands.values()) >= limits.commands.MOST[kind]:
        limits.commands.too_many(kind)
    _may_make(call, scope, 0 if same else 1)
    command = _stored(call, body, scope, same[0]["id"] if same else None)
    commands[command["id"]] = command
    call.status = 200 if same else 201
    _changed(call)
    return command


def _one(call: Call) -> tuple[dict[str, Json], Json]:
    scope = _scope(call, len(call.args) == 3)
    commands = call.world.commands.get(scope, {})
    if call.args[-1] not in commands:
        raise Refusal(404, 10063)
    return commands, commands[call.args[-1]]


@route("GET", "applications/*/commands/*")
@route("GET", "applications/*/guilds/*/commands/*")
def fetch(call: Call) -> Json:
    """One command."""
    return _told(call, _one(call)[1])


@route("PATCH", "applications/*/commands/*")
@route("PATCH", "applications/*/guilds/*/commands/*")
def change(call: Call) -> Json:
    """Change a command."""
    commands, command = _one(call)
    body = command | call.form()
    limits.commands.check(body, bulk=False)
    commands[command["id"]] = _stored(call, body, command.get("guild_id"), command["id"])
    _changed(call)
    return commands[command["id"]]


@route("DELETE", "applications/*/commands/*")
@route("DELETE", "applications/*/guilds/*/commands/*")
def delete(call: Call) -> None:
    """Remove a command."""
    commands, command = _one(call)
    del commands[command["id"]]
    _changed(call)
