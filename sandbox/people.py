"""What a person, not the bot, can see and do; the driver and the web page both sit on this."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from sandbox import admin, as_json, components, interactions, messages, permissions, slash
from sandbox.limits.commands import LOCALES, MESSAGE_MENU, USER_MENU
from sandbox.limits.components import BUTTON, SELECTS, STRING_SELECT, TEXT
from sandbox.localised import localised, shown
from sandbox.model import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    MODAL,
    V2,
    Act,
    Channel,
    Guild,
    Json,
    Message,
    Upload,
    User,
)
from sandbox.outcome import Outcome
from sandbox.slash import CannotDo
from sandbox.world import World

__all__ = ["CannotDo", "Outcome", "Person"]


class Person:
    """One user of the stand-in."""

    def __init__(self, world: World, user: User) -> None:
        self.world = world
        self.user = user

    @property
    def id(self) -> str:
        """The user's id."""
        return self.user.id

    # Seeing.

    def servers(self) -> list[Guild]:
        """The servers this person is in."""
        return [g for g in self.world.guilds.values() if self.id in g.members]

    def channels(self, guild: Guild | None = None) -> list[Channel]:
        """Channels and threads this person can see, then direct conversations."""
        return [
            c
            for c in self.world.channels.values()
            if (guild is None or c.guild_id == guild.id) and self.sees_channel(c)
        ]

    def sees_channel(self, channel: Channel) -> bool:
        """Whether a channel exists for this person."""
        return channel.id in self.world.channels and self.world.can_view(self.id, channel)

    def sees_message(self, message: Message) -> bool:
        """Whether a message exists for this person."""
        return not message.dismissed and message.reader in (None, self.id)

    def messages(self, channel: Channel, limit: int | None = None) -> list[Message]:
        """What is to be read in a channel, oldest first, private answers included."""
        if not self.sees_channel(channel):
            return []
        bits = self.world.permissions(self.id, channel)
        public = bool(bits & permissions.READ_MESSAGE_HISTORY)
        found = [m for m in channel.messages.values() if self.sees_message(m) and (public or m.reader is not None)]
        return found if limit is None else found[-limit:]

    def direct(self) -> Channel | None:
        """The conversation with the bot, if it was ever opened."""
        known = self.world.direct.get(self.id)
        return self.world.channels[known] if known is not None else None

    def commands(self, channel: Channel) -> list[Json]:
        """The commands offered here, with options, choices, permissions and contexts, in this person's language."""
        return [localised(c, self.user.locale) for c in slash.visible(self.world, self.user, channel)]

    def hint(self, channel: Channel, command: str) -> list[str]:
        """What can be read while a command is typed: what it does, its options, and what there is to choose from."""
        used = slash.find(self.world, self.user, channel, command)
        own = localised((used.command, *used.chain)[-1], self.user.locale)
        lines = [shown(own, "description")]
        for option in own.get("options") or []:
            lines.append(f"{shown(option, 'name')}: {shown(option, 'description')}")
            lines += [shown(choice, "name") for choice in option.get("choices") or []]
        return lines

    def overview(self) -> Json:
        """Servers, channels and threads as JSON, for a page to begin with."""
        w = self.world
        return {
            "user": as_json.user(self.user) | {"locale": self.user.locale, "dms_open": self.user.dms_open},
            "guilds": [
                as_json.guild(g)
                | {
                    "moderator": bool(permissions.base(g, self.id) & permissions.MANAGE_GUILD),
                    "bot": w.bot.id in g.members,
                    "members": [as_json.member(m, w.users[u]) for u, m in g.members.items()],
                }
                for g in self.servers()
            ],
            "channels": [
                as_json.channel(w, c) | {"permissions": str(w.permissions(self.id, c))} for c in self.channels()
            ],
        }

    def subscribe(self, callback: Callable[[Json], None]) -> Callable[[], None]:
        """Be told of every change this person can see; returns how to stop."""
        return self.world.watch(self.id, callback)

    # Doing something with the bot.

    async def _send(self, channel: Channel, act: Act, *, twice: bool = False, wait: bool = True) -> Outcome:
        interaction = interactions.deliver(self.world, self.user, channel, act, twice=twice)
        outcome = Outcome(self.world, interaction)
        return await outcome.answered() if wait else outcome

    def _resolver(self, channel: Channel) -> slash.Resolver:
        return slash.Resolver(self.world, channel, self.user)

    async def slash(
        self,
        channel: Channel,
        command: str,
        options: Mapping[str, Any] | None = None,
        *,
        force: bool = False,
        twice: bool = False,
        wait: bool = True,
    ) -> Outcome:
        """Use a slash command; `force` skips what Discord's client would refuse."""
        self._here(channel, force)
        used = slash.find(self.world, self.user, channel, command, force=force)
        data = slash.build(used, options or {}, self._resolver(channel), force=force)
        return await self._send(channel, Act(COMMAND, data, name=used.name), twice=twice, wait=wait)

    async def autocomplete(
        self,
        channel: Channel,
        command: str,
        option: str,
        typed: str = "",
        options: Mapping[str, Any] | None = None,
        *,
        force: bool = False,
    ) -> Outcome:
        """Ask for suggestions for what is being typed."""
        self._here(channel, force)
        used = slash.find(self.world, self.user, channel, command, force=force)
        meant = used.options.get(option, {})
        if not meant.get("autocomplete"):
            raise CannotDo(f"/{command} does not complete {option!r}")
        values = {**(options or {}), option: typed}
        data = slash.build(used, values, self._resolver(channel), focused=option, force=force)
        return await self._send(channel, Act(AUTOCOMPLETE, data, name=used.name, focused=meant["type"]))

    async def use_on(self, channel: Channel, command: str, target: User | Message, *, force: bool = False) -> Outcome:
        """Use a context-menu command on a user or a message."""
        self._here(channel, force)
        kind = USER_MENU if isinstance(target, User) else MESSAGE_MENU
        found = slash.find(self.world, self.user, channel, command, kind, force=force).command
        data: Json = {"id": found["id"], "name": found["name"], "type": kind, "target_id": target.id}
        if isinstance(target, User):
            resolver = self._resolver(channel)
            resolver.person(target)
            data |= resolver.found()
        else:
            data["resolved"] = {"messages": {target.id: target.data}}
        return await self._send(channel, Act(COMMAND, data, name=found["name"]))

    async def press(
        self,
        message: Message,
        custom_id: str,
        *,
        force: bool = False,
        twice: bool = False,
        wait: bool = True,
    ) -> Outcome:
        """Press a button; `force` also presses one that is disabled or no longer there."""
        button = self._control(message, custom_id, {BUTTON}, force)
        data: Json = {"component_type": BUTTON, "custom_id": custom_id, "id": button.get("id", 0)}
        return await self._component(message, data, twice, wait)

    async def choose(
        self,
        message: Message,
        custom_id: str,
        values: list[Any],
        *,
        force: bool = False,
        twice: bool = False,
        wait: bool = True,
    ) -> Outcome:
        """Choose in a select, by values, labels, people, roles or channels."""
        select = self._control(message, custom_id, SELECTS, force)
        resolver = self._resolver(self.world.channels[message.channel_id])
        data: Json = {
            "component_type": select.get("type", STRING_SELECT),
            "custom_id": custom_id,
            "id": select.get("id", 0),
            "values": components.chosen(select or {"type": STRING_SELECT}, values, resolver, force),
        }
        return await self._component(message, data | resolver.found(), twice, wait)

    async def submit(
        self,
        opened: Outcome,
        values: Mapping[str, Any],
        *,
        force: bool = False,
        twice: bool = False,
        wait: bool = True,
    ) -> Outcome:
        """Send off the form an outcome brought."""
        modal = opened.modal
        if modal is None:
            raise CannotDo("no form is open")
        source = opened.interaction
        channel = self.world.channels[source.channel_id]
        parent: Json = {
            "id": source.id,
            "type": source.kind,
            "user": as_json.user(self.user),
            "authorizing_integration_owners": {"0": source.guild_id or "0"},
        }
        if source.message_id is not None:
            parent["interacted_message_id"] = source.message_id
        act = Act(
            MODAL,
            components.fill(modal, values, self._resolver(channel), force),
            message=channel.messages.get(source.message_id or ""),
            parent=parent,
        )
        return await self._send(channel, act, twice=twice, wait=wait)

    async def forge(self, channel: Channel, act: Act, *, wait: bool = True) -> Outcome:
        """Send what Discord's own client never would: any data at all, from where this person is a member.

        A click comes from a message; unless the act has one, from the newest one of the bot's here, or a new one.
        """
        guild = self.world.guilds.get(channel.guild_id or "")
        if guild is not None and self.id not in guild.members:
            raise CannotDo(f"{self.user.display} is not in {guild.name}")
        if act.kind == COMPONENT and act.message is None:
            bot = self.world.bot
            theirs = [m for m in channel.messages.values() if m.author_id == bot.id and m.reader is None]
            blank: Json = {"flags": V2, "components": [{"type": TEXT, "content": "."}]}
            act.message = theirs[-1] if theirs else messages.post(self.world, channel, bot, blank, [])
        return await self._send(channel, act, wait=wait)

    async def _component(self, message: Message, data: Json, twice: bool, wait: bool) -> Outcome:
        channel = self.world.channels[message.channel_id]
        return await self._send(channel, Act(COMPONENT, data, message=message), twice=twice, wait=wait)

    def _here(self, channel: Channel, force: bool) -> None:
        if not self.sees_channel(channel):
            raise CannotDo(f"{self.user.display} cannot see that channel")
        if channel.thread is not None and channel.thread.archived and not force:
            raise CannotDo("the thread is archived")

    def _control(self, message: Message, custom_id: str, kinds: Container[int], force: bool) -> Json:
        """The control a person reaches for; `force` reaches into what was seen earlier."""
        channel = self.world.channels.get(message.channel_id)
        if channel is None:
            raise CannotDo("the channel is gone")
        if force:
            return components.with_id(message.data["components"], custom_id) or {}
        control = components.with_id(self._current(channel, message).data["components"], custom_id)
        if control is None or control["type"] not in kinds:
            raise CannotDo(f"the message has no such control: {custom_id}")
        if control.get("disabled"):
            raise CannotDo(f"{control.get('label') or custom_id} is disabled")
        return control

    def _current(self, channel: Channel, message: Message) -> Message:
        """A message as it is now."""
        current = channel.messages.get(message.id)
        if current is None or not self.sees_channel(channel) or not self.sees_message(current):
            raise CannotDo("the message is gone")
        return current

    # Doing everything else.

    def say(
        self,
        channel: Channel,
        text: str,
        *,
        files: list[tuple[str, bytes]] | None = None,
        reply_to: Message | None = None,
    ) -> Message:
        """Send a plain message."""
        self._here(channel, True)
        needed = permissions.SEND_MESSAGES if channel.thread is None else permissions.SEND_MESSAGES_IN_THREADS
        if channel.guild_id is not None and not self.world.permissions(self.id, channel) & needed:
            raise CannotDo(f"{self.user.display} may not write here")
        if not text.strip() and not files:
            raise CannotDo("there is nothing to send")
        if len(text) > 2000:
            raise CannotDo("a message has at most 2000 characters")
        uploads = [Upload(name, data, "") for name, data in files or []]
        return messages.post(self.world, channel, self.user, {"content": text}, uploads, reference=reply_to)

    def dismiss(self, message: Message) -> None:
        """Put a private answer away."""
        if message.reader != self.id or not message.flags & EPHEMERAL:
            raise CannotDo("only private answers can be dismissed")
        message.dismissed = True
        self.world.tell(
            {"type": "message_gone", "id": message.id, "channel_id": message.channel_id},
            users=frozenset({self.id}),
        )

    def delete(self, message: Message) -> None:
        """Delete a message of one's own, or anybody's as a moderator."""
        channel = self.world.channels[message.channel_id]
        may = self.world.permissions(self.id, channel) & permissions.MANAGE_MESSAGES
        if message.author_id != self.id and not may:
            raise CannotDo("only moderators delete what others wrote")
        messages.remove(self.world, message, channel)

    def open_dm(self) -> Channel:
        """Open the conversation with the bot."""
        return self.world.direct_channel(self.user)

    def set_dms(self, open_: bool) -> None:
        """Allow or refuse direct messages of the bot."""
        self.user.dms_open = open_
        self.world.dirty()

    def set_locale(self, locale: str) -> None:
        """Choose the language of one's own Discord."""
        if locale not in LOCALES:
            raise CannotDo(f"Discord does not speak {locale}")
        self.user.locale = locale
        self.world.dirty()

    def join(self, guild: Guild) -> None:
        """Come into a server."""
        admin.join_guild(self.world, guild, self.user)

    def leave(self, guild: Guild) -> None:
        """Leave a server."""
        admin.leave_guild(self.world, guild, self.user)
