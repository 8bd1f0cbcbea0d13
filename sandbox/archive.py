"""Threads put away and taken out again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import as_json as show
from sandbox.model import Channel

if TYPE_CHECKING:
    from sandbox.world import World


def announce(world: World, channel: Channel) -> None:
    """Tell everybody that a thread is different now."""
    shown = show.channel(world, channel)
    world.forget_permissions()
    world.emit("THREAD_UPDATE", shown, channel)
    world.tell({"type": "channel", "channel": shown}, channel=channel)
    world.dirty()


def archive(world: World, channel: Channel, *, locked: bool | None = None) -> None:
    """Put a thread away."""
    assert channel.thread is not None
    channel.thread.archived = True
    channel.thread.archived_at = world.clock()
    if locked is not None:
        channel.thread.locked = locked
    announce(world, channel)


def reopen(world: World, channel: Channel) -> None:
    """Take a thread out again."""
    assert channel.thread is not None
    channel.thread.archived = False
    channel.thread.archived_at = channel.thread.active = world.clock()
    announce(world, channel)


def archive_idle(world: World) -> list[Channel]:
    """Archive every thread nobody wrote in for its duration; edits do not count as writing."""
    now = world.clock()
    idle = [
        c
        for c in world.channels.values()
        if c.thread is not None and not c.thread.archived and now - c.thread.active >= c.thread.auto_archive * 60
    ]
    for channel in idle:
        archive(world, channel)
    return idle
