"""The nouns as Discord writes them in JSON."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING
from urllib.parse import quote

from sandbox.model import DM, Channel, File, Guild, Json, Member, Role, Team, User

if TYPE_CHECKING:
    from sandbox.world import World

CDN = "https://cdn.discordapp.com"
MEDIA = "https://media.discordapp.net"


def stamp(at: float) -> str:
    """An ISO 8601 time as Discord writes it."""
    whole = int(at // 1)
    micro = min(999999, int((at - whole) * 1_000_000))
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(whole)) + f".{micro:06d}+00:00"


def user(u: User) -> Json:
    """A user."""
    return {
        "id": u.id,
        "username": u.name,
        "discriminator": "0000" if u.bot else "0",
        "global_name": None if u.bot else u.display,
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "bot": u.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "clan": None,
        "primary_guild": None,
    }


def member(m: Member, u: User | None = None) -> Json:
    """A member; with the user inside when one is given."""
    body: Json = {
        "roles": list(m.roles),
        "nick": m.nick,
        "avatar": None,
        "banner": None,
        "joined_at": stamp(m.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    if u is not None:
        body["user"] = user(u)
    return body


def role(r: Role) -> Json:
    """A role."""
    return {
        "id": r.id,
        "name": r.name,
        "description": None,
        "permissions": str(r.permissions),
        "position": r.position,
        "color": r.color,
        "colors": {"primary_color": r.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": r.managed,
        "mentionable": r.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(world: World, c: Channel) -> Json:
    """A channel, a thread or a direct conversation."""
    if c.type == DM:
        assert c.recipient is not None
        return {
            "id": c.id,
            "type": DM,
            "flags": 0,
            "last_message_id": c.last_message_id,
            "recipients": [user(world.users[c.recipient])],
        }
    body: Json = {
        "id": c.id,
        "type": c.type,
        "guild_id": c.guild_id,
        "name": c.name,
        "parent_id": c.parent_id,
        "last_message_id": c.last_message_id,
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    if c.thread is None:
        body["topic"] = c.topic
        body["position"] = c.position
        body["nsfw"] = False
        body["permission_overwrites"] = [
            {"id": o.id, "type": o.type, "allow": str(o.allow), "deny": str(o.deny)} for o in c.overwrites
        ]
        return body
    t = c.thread
    body["owner_id"] = c.owner_id
    body["message_count"] = t.sent
    body["total_message_sent"] = t.sent
    body["member_count"] = len(t.members)
    body["thread_metadata"] = {
        "archived": t.archived,
        "archive_timestamp": stamp(t.archived_at),
        "auto_archive_duration": t.auto_archive,
        "locked": t.locked,
        "invitable": t.invitable,
        "create_timestamp": stamp(t.created),
    }
    joined = t.members.get(world.bot.id)
    if joined is not None:
        body["member"] = thread_member(c, world.bot.id, joined)
    return body


def thread_member(c: Channel, user_id: str, joined: float) -> Json:
    """A member of a thread."""
    return {"id": c.id, "user_id": user_id, "join_timestamp": stamp(joined), "flags": 0}


def guild(g: Guild) -> Json:
    """A server without its channels and members."""
    return {
        "id": g.id,
        "name": g.name,
        "owner_id": g.owner_id,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "application_id": None,
        "default_message_notifications": 1,
        "emojis": [],
        "stickers": [],
        "explicit_content_filter": 0,
        "features": g.features,
        "home_header": None,
        "hub_type": None,
        "incidents_data": None,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "max_members": 500000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "preferred_locale": g.locale,
        "premium_progress_bar_enabled": False,
        "premium_subscription_count": 0,
        "premium_tier": 0,
        "public_updates_channel_id": None,
        "region": "deprecated",
        "roles": [role(r) for r in g.roles.values()],
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "system_channel_flags": 0,
        "system_channel_id": None,
        "vanity_url_code": None,
        "verification_level": 0,
        "widget_channel_id": None,
        "widget_enabled": False,
    }


def guild_create(world: World, g: Guild) -> Json:
    """A server as GUILD_CREATE brings it: the bot's own member only, channels and threads it can see."""
    channels, threads = [], []
    for c in world.channels.values():
        if c.guild_id != g.id:
            continue
        if c.thread is None:
            channels.append(channel(world, c))
        elif not c.thread.archived and world.can_view(world.bot.id, c):
            threads.append(channel(world, c))
    me = g.members[world.bot.id]
    return guild(g) | {
        "joined_at": stamp(me.joined),
        "large": False,
        "unavailable": False,
        "member_count": len(g.members),
        "members": [member(me, world.bot)],
        "channels": channels,
        "threads": threads,
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def image_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF or WebP, read from its head."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data[:3] == b"GIF" and len(data) >= 10:
        return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    """Of its three kinds: lossy, lossless, and with more in it than a picture."""
    kind = data[12:16]
    if kind == b"VP8 ":
        return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    return None


def attachment(f: File, description: str | None = None) -> Json:
    """An attachment of a message."""
    path = f"/attachments/{f.channel_id}/{f.id}/{quote(f.name)}"
    body: Json = {
        "id": f.id,
        "filename": f.name,
        "size": len(f.data),
        "url": CDN + path,
        "proxy_url": MEDIA + path,
        "content_type": f.mime,
        "flags": 0,
    }
    if description is not None:
        body["description"] = description
    size = image_size(f.data)
    if size is not None:
        body["width"], body["height"] = size
    return body


def application(world: World) -> Json:
    """The application behind the bot."""
    return {
        "id": world.bot.id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "summary": "",
        "bot_public": world.portal.public,
        "bot_require_code_grant": world.portal.code_grant,
        "verify_key": "0" * 64,
        "flags": 1 << 23,
        "flags_new": str(1 << 23),
        "explicit_content_filter": 0,
        "approximate_user_authorization_count": 0,
        "eligible_oauth2_scopes": [],
        "hook": True,
        "owner": user(world.owner) if world.team is None else _stands_for(world.team),
        "team": team(world, world.team) if world.team is not None else None,
        "tags": [],
        "rpc_origins": [],
        "redirect_uris": [],
        "interactions_endpoint_url": world.portal.endpoint,
        "role_connections_verification_url": None,
        "integration_types_config": {place: {} for place in world.portal.installs},
        "approximate_guild_count": sum(world.bot.id in g.members for g in world.guilds.values()),
        "approximate_user_install_count": 0,
    }


def team(world: World, t: Team) -> Json:
    """A team with its members and those who are invited."""
    return {
        "id": t.id,
        "name": t.name,
        "icon": None,
        "owner_user_id": t.owner_id,
        "members": [
            {
                "membership_state": 2 if one.accepted else 1,
                "permissions": ["*"],
                "role": one.role,
                "team_id": t.id,
                "user": user(world.users[one.user_id]),
            }
            for one in t.members
        ],
    }


def _stands_for(t: Team) -> Json:
    """Whom Discord names as the owner of a team's application: an account with the team's id, which nobody has."""
    return user(User(t.id, f"team{t.id}", t.name)) | {"discriminator": "0000", "flags": 1 << 10}
