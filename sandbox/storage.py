"""The world on disk: one JSON file, and uploaded files beside it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sandbox.model import (
    V2,
    Channel,
    File,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    Overwrite,
    Role,
    Team,
    TeamMember,
    Thread,
    User,
)
from sandbox.world import World

VERSION = 1


def dump(world: World) -> Json:
    """Everything that outlives the process; sessions and interactions that wait for their answer do not."""
    return {
        "version": VERSION,
        "last_id": world.last_id,
        "owner": world.owner.id,
        "bot": world.bot.id,
        "team": asdict(world.team) if world.team is not None else None,
        "users": [asdict(u) for u in world.users.values()],
        "guilds": [asdict(g) for g in world.guilds.values()],
        "channels": [_channel(c) for c in world.channels.values()],
        "commands": [[scope, list(found.values())] for scope, found in world.commands.items()],
        "emojis": list(world.emojis.values()),
        "files": [
            {"id": f.id, "channel_id": f.channel_id, "name": f.name, "mime": f.mime} for f in world.files.values()
        ],
        "interactions": [_interaction(i) for i in world.interactions.values() if _writes(world, i)],
    }


def _writes(world: World, i: Interaction) -> bool:
    """Whether the bot can still write with its token: on Discord that does not end with anybody's process."""
    return i.response is not None and world.clock() - i.created <= world.token_life


def _interaction(i: Interaction) -> Json:
    body = {k: getattr(i, k) for k in Interaction.__slots__ if k not in ("changed", "timer")}
    # What it brought is many times as much as what a message written with it says of it.
    return body | {"payload": {"data": i.payload["data"]}}


def _channel(c: Channel) -> Json:
    body = {k: getattr(c, k) for k in Channel.__slots__ if k not in ("messages", "overwrites", "thread")}
    body["overwrites"] = [asdict(o) for o in c.overwrites]
    body["thread"] = asdict(c.thread) if c.thread is not None else None
    body["messages"] = [{k: getattr(m, k) for k in Message.__slots__} for m in c.messages.values() if not m.dismissed]
    return body


def load(world: World, state: Json, files: dict[str, bytes]) -> None:
    """Put a kept state into a new world."""
    if state.get("version") != VERSION:
        raise ValueError(f"this sandbox reads version {VERSION}, the file has {state.get('version')}")
    world.last_id = state["last_id"]
    world.users = {u["id"]: User(**u) for u in state["users"]}
    world.owner, world.bot = world.users[state["owner"]], world.users[state["bot"]]
    world.team = _loaded_team(**team) if (team := state.get("team")) is not None else None
    world.guilds = {g["id"]: _loaded_guild(**g) for g in state["guilds"]}
    world.channels = {c["id"]: _loaded_channel(**c) for c in state["channels"]}
    world.direct = {c.recipient: c.id for c in world.channels.values() if c.recipient is not None}
    world.commands = {None: {}} | {scope: _by_id(found) for scope, found in state["commands"]}
    world.emojis = _by_id(state["emojis"])
    world.files = {f["id"]: File(**f, data=files[f["id"]]) for f in state["files"] if f["id"] in files}
    world.interactions = {i["id"]: Interaction(**i) for i in state.get("interactions", [])}
    world.tokens = {i.token: i for i in world.interactions.values()}
    world.forget_permissions()


def _by_id(items: list[Json]) -> dict[str, Json]:
    return {item["id"]: item for item in items}


def _loaded_team(members: list[Json], **rest: Any) -> Team:
    return Team(members=[TeamMember(**one) for one in members], **rest)


def _loaded_guild(roles: Json, members: Json, locale: str = "en-US", **rest: Any) -> Guild:
    """Older files say a language of servers that never had another."""
    return Guild(
        roles={i: Role(**r) for i, r in roles.items()}, members={i: Member(**m) for i, m in members.items()}, **rest
    )


def _loaded_channel(messages: list[Json], overwrites: list[Json], thread: Json | None, **rest: Any) -> Channel:
    return Channel(
        messages={m["id"]: _loaded_message(**m) for m in messages},
        overwrites=[Overwrite(**o) for o in overwrites],
        thread=Thread(**thread) if thread is not None else None,
        **rest,
    )


def _loaded_message(data: Json, attached: list[Json] | None = None, **rest: Any) -> Message:
    """Older files have no list of their own for what is attached."""
    if attached is None:
        attached = data["attachments"]
        data = data | {"attachments": [] if data["flags"] & V2 else attached}
    return Message(data=data, attached=attached, **rest)


class Keeper:
    """Saves a world a moment after it changes, and once more at the end."""

    def __init__(self, world: World, path: Path, delay: float = 1.0) -> None:
        self.world = world
        self.path = path
        self.folder = path.with_name(path.stem + "-files")
        self.delay = delay
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._pausing = False

    def restore(self) -> bool:
        """Load what was kept; False if there is nothing."""
        if not self.path.exists():
            return False
        state = json.loads(self.path.read_text(encoding="utf-8"))
        files = {f["id"]: p.read_bytes() for f in state["files"] if (p := self.folder / f["id"]).exists()}
        load(self.world, state, files)
        return True

    def watch(self) -> None:
        """Save after changes from now on."""
        self.world.on_dirty = self._dirty

    def _dirty(self) -> None:
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._later())

    async def _later(self) -> None:
        while self._again:
            self._pausing = True
            await asyncio.sleep(self.delay)
            self._pausing = self._again = False
            text = json.dumps(dump(self.world), separators=(",", ":"))
            fresh = {f.id: f.data for f in self.world.files.values() if not (self.folder / f.id).exists()}
            await asyncio.to_thread(self._write, text, fresh, frozenset(self.world.files))

    def _write(self, text: str, fresh: dict[str, bytes], all_files: frozenset[str]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for file_id, data in fresh.items():
            (self.folder / file_id).write_bytes(data)
        half = self.path.with_suffix(".part")
        half.write_text(text, encoding="utf-8")
        half.replace(self.path)
        for old in self.folder.iterdir():
            if old.name not in all_files:
                old.unlink(missing_ok=True)

    async def close(self) -> None:
        """Save for the last time."""
        self.world.on_dirty = None
        self._again = False
        if self._task is not None:
            # A write under way is waited for: two at once would spoil the file.
            if self._pausing:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        fresh = {f.id: f.data for f in self.world.files.values() if not (self.folder / f.id).exists()}
        self._write(json.dumps(dump(self.world), separators=(",", ":")), fresh, frozenset(self.world.files))
