"""The nouns of the stand-in; ids are Discord's decimal strings throughout."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
V2 = 1 << 15
HAS_THREAD = 1 << 5

TEXT, DM, ANNOUNCEMENT = 0, 1, 5
PUBLIC_THREAD, PRIVATE_THREAD = 11, 12

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
ACK = 6
"""A first answer that only says that a click was heard."""


@dataclass(slots=True)
class User:
    """An account."""

    id: str
    name: str
    display: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True


@dataclass(slots=True)
class TeamMember:
    """Somebody in a team, or invited to it."""

    user_id: str
    role: str
    """admin, developer or read_only."""
    accepted: bool = True


@dataclass(slots=True)
class Team:
    """Several people who own an application together."""

    id: str
    name: str
    owner_id: str
    members: list[TeamMember] = field(default_factory=list)


@dataclass(slots=True)
class Portal:
    """What the owner of an application has chosen for it on the developer portal."""

    public: bool = True
    """Anybody may add the bot to servers."""
    code_grant: bool = False
    """Only through a web page of the owner's."""
    installs: tuple[str, ...] = ("0",)
    """Where it can be installed: in servers (0), for oneself (1)."""
    endpoint: str | None = None
    """The web address that gets interactions instead of the gateway."""
    refused_intents: int = 0
    """Beside the privileged ones that were not asked for."""


@dataclass(slots=True)
class Role:
    """A role of one server; the one with the server's id is @everyone."""

    id: str
    name: str
    permissions: int
    position: int = 1
    color: int = 0
    mentionable: bool = False
    managed: bool = False


@dataclass(slots=True)
class Member:
    """A user in a server."""

    user_id: str
    joined: float
    roles: list[str] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Overwrite:
    """Allowed and denied bits for a role (0) or a member (1) in a channel."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Guild:
    """A server."""

    id: str
    name: str
    owner_id: str
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    community: bool = False
    chosen_locale: str = "en-US"
    """By its owner, in the settings of a Community."""

    @property
    def locale(self) -> str:
        """Discord lets only a Community have another than its own."""
        return self.chosen_locale if self.community else "en-US"

    @property
    def features(self) -> list[str]:
        """What it can do beyond other servers."""
        return ["COMMUNITY"] if self.community else []


@dataclass(slots=True)
class Thread:
    """What a thread has beyond a channel."""

    created: float
    active: float
    auto_archive: int = 1440
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    invitable: bool = True
    members: dict[str, float] = field(default_factory=dict)
    sent: int = 0


@dataclass(slots=True)
class Message:
    """A message as Discord would send it, with what only the server knows beside it."""

    id: str
    channel_id: str
    author_id: str
    created: float
    data: Json
    reader: str | None = None
    dismissed: bool = False
    pings: list[str] = field(default_factory=list)
    interaction_id: str | None = None
    attached: list[Json] = field(default_factory=list)
    """Every file it has. `data` lists only those that no embed and no component uses."""

    @property
    def flags(self) -> int:
        """The message's flags."""
        flags: int = self.data["flags"]
        return flags


@dataclass(slots=True)
class Channel:
    """A text channel, a thread, or a direct conversation with the bot."""

    id: str
    type: int
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    owner_id: str | None = None
    recipient: str | None = None
    topic: str | None = None
    position: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    thread: Thread | None = None
    last_message_id: str | None = None
    messages: dict[str, Message] = field(default_factory=dict)
    pins: list[str] = field(default_factory=list)


@dataclass(slots=True)
class File:
    """An uploaded file, served by the CDN routes."""

    id: str
    channel_id: str
    name: str
    mime: str
    data: bytes


@dataclass(slots=True)
class Upload:
    """A file as it arrives with a request, before it belongs to a message."""

    name: str
    data: bytes
    mime: str


@dataclass(slots=True)
class Act:
    """What a person does with the bot, before Discord makes an interaction of it."""

    kind: int
    data: Json
    name: str = ""
    message: Message | None = None
    parent: Json | None = None
    focused: int = 3


@dataclass(slots=True)
class Interaction:
    """One thing a person did with the bot, and what the bot made of it."""

    id: str
    token: str
    kind: int
    user_id: str
    channel_id: str
    guild_id: str | None
    created: float
    started: float
    payload: Json
    message_id: str | None = None
    name: str = ""
    parent: Json | None = None
    response: int | None = None
    followed: bool = False
    """Something was sent or changed after the first answer."""
    failed: bool = False
    original_id: str | None = None
    messages: list[str] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    timer: asyncio.TimerHandle | None = None
    deliveries: int = 0
    focused: int = 3
