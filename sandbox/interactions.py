"""Interactions: sent to the bot, answered, timed out."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from sandbox import as_json, permissions
from sandbox.errors import Refusal
from sandbox.limits.messages import MAX_FILE
from sandbox.model import DM, Act, Channel, Interaction, Json, User

if TYPE_CHECKING:
    from sandbox.world import World


def partial_channel(world: World, channel: Channel, user_id: str) -> Json:
    """A channel as interactions carry it, with what a user may do there."""
    body = as_json.channel(world, channel)
    if channel.type != DM:
        body["permissions"] = str(world.permissions(user_id, channel))
    return body


def deliver(world: World, user: User, channel: Channel, act: Act, *, twice: bool = False) -> Interaction:
    """Make an interaction of what a person does and send it to the bot."""
    started = world.mono()
    payload = _payload(world, user, channel, act)
    interaction = Interaction(
        payload["id"],
        payload["token"],
        act.kind,
        user.id,
        channel.id,
        channel.guild_id,
        world.clock(),
        started,
        payload,
        message_id=act.message.id if act.message is not None else None,
        name=act.name,
        parent=act.parent,
        focused=act.focused,
    )
    if len(world.interactions) > 2000 and len(world.interactions) % 500 == 0:
        forget_old(world)
    world.interactions[interaction.id] = interaction
    world.tokens[interaction.token] = interaction
    interaction.timer = asyncio.get_running_loop().call_later(world.patience, _timed_out, world, interaction)
    send(world, interaction)
    if twice or world.faults.twice > 0:
        world.faults.twice = max(0, world.faults.twice - (not twice))
        send(world, interaction)
    return interaction


def _payload(world: World, user: User, channel: Channel, act: Act) -> Json:
    """An interaction as the gateway brings it."""
    payload: Json = {
        "id": world.new_id(),
        "application_id": world.bot.id,
        "type": act.kind,
        "token": secrets.token_urlsafe(48),
        "version": 1,
        "data": act.data,
        "channel_id": channel.id,
        "channel": partial_channel(world, channel, user.id),
        "app_permissions": str(world.permissions(world.bot.id, channel)),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": {"0": channel.guild_id or "0"},
        "context": 1 if channel.guild_id is None else 0,
        "attachment_size_limit": MAX_FILE,
    }
    if channel.guild_id is None:
        payload["user"] = as_json.user(user)
    else:
        guild = world.guilds[channel.guild_id]
        payload["guild_id"] = guild.id
        payload["guild"] = {"id": guild.id, "locale": guild.locale, "features": guild.features}
        payload["guild_locale"] = guild.locale
        payload["member"] = as_json.member(guild.members[user.id], user) | {
            "permissions": str(world.permissions(user.id, channel))
        }
    if act.message is not None:
        payload["message"] = act.message.data
    return payload


def send(world: World, interaction: Interaction) -> None:
    """Send an interaction to the bot (again, to see what a repeated delivery does)."""
    interaction.deliveries += 1
    world.hub.emit("INTERACTION_CREATE", interaction.payload, interaction.guild_id)


def _timed_out(world: World, interaction: Interaction) -> None:
    """The person is told after three seconds of silence."""
    interaction.timer = None
    if interaction.response is None:
        interaction.failed = True
        interaction.changed.set()
        tell(world, interaction, "interaction_failed")


def abandon(interaction: Interaction) -> None:
    """Nobody will answer any more; whoever waits is let go."""
    if interaction.timer is not None:
        interaction.timer.cancel()
        interaction.timer = None
        interaction.failed = True
        interaction.changed.set()


def tell(world: World, interaction: Interaction, event: str, **more: Any) -> None:
    """Tell the person behind an interaction how it goes."""
    world.tell(
        {"type": event, "interaction_id": interaction.id, "channel_id": interaction.channel_id, **more},
        users=frozenset({interaction.user_id}),
    )


def forget_old(world: World) -> None:
    """Drop interactions whose tokens are long dead."""
    edge = world.clock() - world.token_life - 60
    for old in [i for i in world.interactions.values() if i.created < edge]:
        del world.interactions[old.id]
        world.tokens.pop(old.token, None)


def unanswered(world: World, interaction_id: str, token: str) -> Interaction:
    """The interaction a callback is for, if it may still be answered."""
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise Refusal(404, 10062)
    if interaction.response is not None:
        raise Refusal(400, 40060)
    if world.mono() - interaction.started > world.patience:
        raise Refusal(404, 10062)
    return interaction


def by_token(world: World, application_id: str, token: str) -> Interaction:
    """The interaction a follow-up belongs to, if its token still lives."""
    if application_id != world.bot.id:
        raise Refusal(404, 10015)
    interaction = world.tokens.get(token)
    # One that is no longer kept here has been dead for long.
    if interaction is None or world.clock() - interaction.created > world.token_life:
        raise Refusal(401, 50027)
    if interaction.response is None and world.mono() - interaction.started > world.patience:
        raise Refusal(404, 10015)
    return interaction


def acknowledged(world: World, interaction: Interaction, kind: int) -> None:
    """Note that the bot has answered."""
    interaction.response = kind
    interaction.failed = False
    if interaction.timer is not None:
        interaction.timer.cancel()
        interaction.timer = None
    interaction.changed.set()
    tell(world, interaction, "interaction_done", response=kind)


def refresh(interaction: Interaction) -> None:
    """Wake whoever waits for more than the first answer."""
    interaction.followed = True
    interaction.changed.set()


def may_use(world: World, user: User, channel: Channel) -> bool:
    """Whether a person may use application commands in a channel at all."""
    if channel.guild_id is None:
        return True
    return bool(world.permissions(user.id, channel) & permissions.USE_APPLICATION_COMMANDS)
