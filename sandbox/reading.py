"""A message as a reader sees it: text, buttons, selects, files."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from sandbox import components
from sandbox.limits.components import BUTTON, SELECTS, TEXT
from sandbox.model import EPHEMERAL, LOADING, Json, Message
from sandbox.world import World

MENTION = re.compile(r"<@(\d+)>")


@dataclass(slots=True, frozen=True)
class Button:
    """A button."""

    label: str
    custom_id: str
    disabled: bool
    style: int
    emoji: str = ""
    url: str = ""

    def readable(self) -> str:
        """The button as text: round when it is disabled."""
        face = self.label or self.emoji
        return f"({face})" if self.disabled else f"[{face}]"


@dataclass(slots=True, frozen=True)
class Select:
    """A select menu; options are (label, value), empty for people, roles and channels."""

    custom_id: str
    placeholder: str
    type: int
    options: tuple[tuple[str, str], ...]
    low: int
    high: int
    disabled: bool

    @property
    def labels(self) -> list[str]:
        """What can be read in the menu."""
        return [label for label, _ in self.options]


@dataclass(slots=True, frozen=True)
class Attached:
    """A file of a message."""

    name: str
    data: bytes
    description: str
    url: str


class Seen:
    """One message at the moment it was looked at."""

    def __init__(self, world: World, message: Message) -> None:
        self.world = world
        self.message = message
        self.data: Json = message.data
        self._attached = message.attached

    id = property(lambda self: str(self.message.id))
    channel_id = property(lambda self: str(self.message.channel_id))

    @property
    def channel(self) -> str:
        """The name of the channel or thread."""
        found = self.world.channels.get(self.message.channel_id)
        return found.name if found is not None else "(gone)"

    @property
    def author(self) -> str:
        """Who wrote it."""
        return self.world.users[self.message.author_id].display

    @property
    def ephemeral(self) -> bool:
        """Whether only one reader has it."""
        return bool(self.data["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether the bot still owes the answer."""
        return bool(self.data["flags"] & LOADING)

    @property
    def edited(self) -> bool:
        """Whether it was changed after it was sent."""
        return self.data["edited_timestamp"] is not None

    @property
    def pings(self) -> list[str]:
        """The ids of those who were notified."""
        return list(self.message.pings)

    @property
    def calls(self) -> list[str]:
        """Those whom it notified and still mentions: an edit may have taken the mention away."""
        return [one for one in self.pings if f"<@{one}>" in self.text]

    @property
    def text(self) -> str:
        """All text: content, embeds, text displays at any depth."""
        parts = [self.data["content"]]
        for e in self.data["embeds"]:
            parts += [(e.get("author") or {}).get("name"), e.get("title"), e.get("description")]
            for f in e.get("fields") or []:
                parts += [f["name"], f["value"]]
            parts.append((e.get("footer") or {}).get("text"))
        parts += [c["content"] for c in components.walk(self.data["components"]) if c["type"] == TEXT]
        return "\n".join(p for p in parts if p)

    @property
    def read(self) -> str:
        """The text as people read it: whoever is mentioned stands there by their name."""
        return MENTION.sub(self._named, self.text)

    def _named(self, found: re.Match[str]) -> str:
        user = self.world.users.get(found[1])
        return user.display if user is not None else found[0]

    @property
    def buttons(self) -> list[Button]:
        """Every button, in order of reading."""
        return [
            Button(
                c.get("label") or "",
                c.get("custom_id") or "",
                bool(c.get("disabled")),
                c["style"],
                (c.get("emoji") or {}).get("name") or "",
                c.get("url") or "",
            )
            for c in components.walk(self.data["components"])
            if c["type"] == BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        """Every select, in order of reading."""
        return [
            Select(
                c["custom_id"],
                c.get("placeholder") or "",
                c["type"],
                tuple((o["label"], o["value"]) for o in c.get("options") or []),
                1 if c.get("min_values") is None else c["min_values"],
                c.get("max_values") or 1,
                bool(c.get("disabled")),
            )
            for c in components.walk(self.data["components"])
            if c["type"] in SELECTS
        ]

    @property
    def labels(self) -> list[str]:
        """The labels of all buttons."""
        return [b.label for b in self.buttons]

    @property
    def files(self) -> list[Attached]:
        """Uploaded files with their bytes."""
        found = []
        for a in self._attached:
            kept = self.world.files.get(a["id"])
            data = kept.data if kept is not None else b""
            found.append(Attached(a["filename"], data, a.get("description") or "", a["url"]))
        return found

    @property
    def custom_ids(self) -> list[str]:
        """Every custom_id."""
        return [c["custom_id"] for c in components.walk(self.data["components"]) if c.get("custom_id")]

    def as_seen(self) -> Message:
        """The message in the state it was looked at, for clicks that come too late."""
        return replace(self.message, data=self.data, attached=self._attached)

    def readable(self) -> str:
        """The message as lines of text, for failed assertions."""
        marks = ["private"] if self.ephemeral else []
        marks += ["thinking"] if self.thinking else []
        head = f"#{self.channel} {self.author}" + (f" ({', '.join(marks)})" if marks else "")
        lines = [f"{head}: {self.text}"]
        if self.buttons:
            lines.append("   " + " ".join(b.readable() for b in self.buttons))
        lines += [f"   <{s.placeholder}: {' | '.join(s.labels)}>" for s in self.selects]
        lines += [f"   file {a.name}" for a in self.files]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Seen {self.readable()}>"
