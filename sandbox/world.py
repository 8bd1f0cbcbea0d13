"""Everything the stand-in knows: users, servers, channels, messages, commands, interactions."""

from __future__ import annotations

import time
from collections.abc import Callable

from sandbox import as_json, permissions
from sandbox.errors import Refusal
from sandbox.faults import Faults
from sandbox.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, Hub
from sandbox.model import (
    DM,
    PRIVATE_THREAD,
    Channel,
    File,
    Guild,
    Interaction,
    Json,
    Message,
    Portal,
    Team,
    User,
)
from sandbox.rates import Rates
from sandbox.record import Record
from sandbox.sessions import shard_of
from sandbox.spending import Spending

Clock = Callable[[], float]
Watcher = Callable[[Json], None]

EPOCH = 1_420_070_400_000
LINGER = 60.0
NOBODY: frozenset[str] = frozenset()


class World:
    """The state of the stand-in and the ways to look things up in it."""

    def __init__(
        self,
        *,
        clock: Clock = time.time,
        mono: Clock = time.monotonic,
        token: str = "sandbox",
        bot_name: str = "Parlour",
        rates: Rates | None = None,
        privileged: int = 0,
        shards: int = 1,
    ) -> None:
        self.clock = clock
        self.mono = mono
        self.token = token
        self.shards = shards
        """As many as the bot is told to use."""
        self.patience = 3.0
        self.token_life = 900.0
        self.last_id = 0
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.files: dict[str, File] = {}
        self.leaving: dict[str, tuple[float, File]] = {}
        self.emojis: dict[str, Json] = {}
        self.commands: dict[str | None, dict[str, Json]] = {None: {}}
        self.commands_made: dict[str | None, list[float]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.nonces: dict[tuple[str, str], tuple[float, str]] = {}
        self.direct: dict[str, str] = {}
        self.record = Record()
        self.spent = Spending()
        self.faults = Faults()
        self.rates = rates if rates is not None else Rates()
        self.hub = Hub(self, privileged)
        self.on_dirty: Callable[[], None] | None = None
        self._watchers: list[tuple[str | None, Watcher]] = []
        self._permissions: dict[tuple[str, str], int] = {}
        self._audiences: dict[str, frozenset[str]] = {}
        self.owner = User(self.new_id(), "operator", "Operator")
        self.team: Team | None = None
        """Owns the application; None: the owner does."""
        self.portal = Portal()
        self.bot = User(self.new_id(), bot_name, bot_name, bot=True)
        self.users[self.owner.id] = self.owner
        self.users[self.bot.id] = self.bot

    # Ids and changes.

    def new_id(self, shard: int | None = None) -> str:
        """A fresh snowflake; they only grow, whatever the clock does. A server of that id is on the shard, if given."""
        now = max(0, int(self.clock() * 1000) - EPOCH) << 22
        self.last_id = max(self.last_id + 1, now)
        if shard is not None:
            # The next millisecond belongs to the next shard.
            ahead = (shard - shard_of(str(self.last_id), self.shards)) % self.shards
            self.last_id += ahead << 22
        return str(self.last_id)

    def dirty(self) -> None:
        """Something worth keeping changed."""
        if self.on_dirty is not None:
            self.on_dirty()

    # Looking up.

    def guild(self, guild_id: str) -> Guild:
        """A server the bot is in, or 10004."""
        guild = self.guilds.get(guild_id)
        if guild is None or self.bot.id not in guild.members:
            raise Refusal(404, 10004)
        return guild

    def channel(self, channel_id: str) -> Channel:
        """A channel the bot can see, or 10003 / 50001."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise Refusal(404, 10003)
        if channel.type != DM and not self.can_view(self.bot.id, channel):
            raise Refusal(403, 50001)
        return channel

    def message(self, channel: Channel, message_id: str) -> Message:
        """A message reachable by channel routes; ephemerals are not."""
        message = channel.messages.get(message_id)
        if message is None or message.reader is not None:
            raise Refusal(404, 10008)
        return message

    def channel_of(self, interaction: Interaction) -> Channel:
        """The channel an interaction happened in, if it is still there."""
        channel = self.channels.get(interaction.channel_id)
        if channel is None:
            raise Refusal(404, 10003)
        return channel

    def find_message(self, message_id: str) -> Message | None:
        """A message anywhere, ephemerals too."""
        for channel in self.channels.values():
            if message_id in channel.messages:
                return channel.messages[message_id]
        return None

    def file(self, file_id: str) -> File | None:
        """A file, also one that was taken away a moment ago."""
        gone = self.leaving.get(file_id)
        if gone is not None and self.mono() - gone[0] < LINGER:
            return gone[1]
        return self.files.get(file_id)

    def take_away(self, file_id: str) -> None:
        """Take a file away; whoever was told of it just before may still be loading it."""
        now = self.mono()
        for old in [i for i, (at, _) in self.leaving.items() if now - at >= LINGER]:
            del self.leaving[old]
        file = self.files.pop(file_id, None)
        if file is not None:
            self.leaving[file_id] = now, file

    def direct_channel(self, user: User) -> Channel:
        """The conversation between the bot and a user, opened if need be."""
        known = self.direct.get(user.id)
        if known is not None:
            return self.channels[known]
        channel = Channel(self.new_id(), DM, user.display, recipient=user.id)
        self.channels[channel.id] = channel
        self.direct[user.id] = channel.id
        self.dirty()
        self.tell({"type": "channel", "channel": as_json.channel(self, channel)}, channel=channel)
        return channel

    def share_guild(self, user_id: str) -> bool:
        """Whether the bot and a user are in a server together."""
        return any(user_id in g.members and self.bot.id in g.members for g in self.guilds.values())

    # Permissions.

    def forget_permissions(self) -> None:
        """Drop what was computed; call after any change of members, roles or channels."""
        self._permissions.clear()
        self._audiences.clear()

    def permissions(self, user_id: str, channel: Channel) -> int:
        """What a user may do in a channel, without regard to a private thread's list."""
        key = (user_id, channel.id)
        known = self._permissions.get(key)
        if known is None:
            if channel.guild_id is None:
                known = permissions.DIRECT if user_id in (channel.recipient, self.bot.id) else 0
            else:
                home = channel
                if channel.thread is not None and channel.parent_id in self.channels:
                    home = self.channels[channel.parent_id]
                known = permissions.within(self.guilds[channel.guild_id], home, user_id)
            self._permissions[key] = known
        return known

    def can_view(self, user_id: str, channel: Channel) -> bool:
        """Whether a channel exists for a user; private threads only for members and thread moderators."""
        bits = self.permissions(user_id, channel)
        if not bits & permissions.VIEW_CHANNEL:
            return False
        if channel.type == PRIVATE_THREAD and channel.thread is not None:
            return bool(bits & permissions.MANAGE_THREADS) or user_id in channel.thread.members
        return True

    def demand(self, channel: Channel, bits: int) -> None:
        """Refuse with 50013 unless the bot has these permissions here."""
        if self.permissions(self.bot.id, channel) & bits != bits:
            raise Refusal(403, 50013)

    def audience(self, channel: Channel) -> frozenset[str]:
        """Every user who can read a channel."""
        known = self._audiences.get(channel.id)
        if known is None:
            if channel.guild_id is None:
                known = frozenset({channel.recipient or "", self.bot.id})
            else:
                members = self.guilds[channel.guild_id].members
                known = frozenset(u for u in members if self.can_view(u, channel))
            self._audiences[channel.id] = known
        return known

    def readers(self, message: Message) -> frozenset[str]:
        """Every user who can read a message."""
        if message.reader is not None:
            return frozenset({message.reader, self.bot.id})
        channel = self.channels.get(message.channel_id)
        return self.audience(channel) if channel is not None else NOBODY

    # Telling the bot and the people.

    def emit(self, event: str, data: Json, channel: Channel, intent: int = GUILDS) -> None:
        """Send a gateway event about a channel the bot can see."""
        if channel.type == DM or self.can_view(self.bot.id, channel):
            self.hub.emit(event, data, channel.guild_id, intent)

    def emit_message(self, event: str, message: Message, channel: Channel) -> None:
        """Send a message event, its content blanked for those without the content intent."""
        if message.reader is not None:
            return
        data = dict(message.data)
        intent = DIRECT_MESSAGES
        if channel.guild_id is not None:
            if not self.can_view(self.bot.id, channel):
                return
            intent = GUILD_MESSAGES
            guild = self.guilds[channel.guild_id]
            data["guild_id"] = guild.id
            author = guild.members.get(message.author_id)
            if author is not None:
                data["member"] = as_json.member(author)
            # Those who are mentioned come with what they are in this server; whoever has left it is only a user.
            data["mentions"] = [
                one | {"member": as_json.member(guild.members[one["id"]])} if one["id"] in guild.members else one
                for one in data["mentions"]
            ]
        open_to_bot = (
            channel.guild_id is None
            or message.author_id == self.bot.id
            or any(u["id"] == self.bot.id for u in data["mentions"])
        )
        self.hub.emit(event, data, channel.guild_id, intent, blank=not open_to_bot)

    def watch(self, user_id: str | None, callback: Watcher) -> Callable[[], None]:
        """Be told of every change a user can see (None: of every change); returns how to stop."""
        entry = (user_id, callback)
        self._watchers.append(entry)

        def stop() -> None:
            if entry in self._watchers:
                self._watchers.remove(entry)

        return stop

    def tell(
        self,
        event: Json,
        *,
        channel: Channel | None = None,
        message: Message | None = None,
        guild: Guild | None = None,
        users: frozenset[str] | None = None,
    ) -> None:
        """Tell those people who can see what changed."""
        if not self._watchers:
            return
        if users is None:
            if message is not None:
                users = self.readers(message)
            elif channel is not None:
                users = self.audience(channel)
            elif guild is not None:
                users = frozenset(guild.members)
        for user_id, callback in list(self._watchers):
            if user_id is None or users is None or user_id in users:
                callback(event)
