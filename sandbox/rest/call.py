"""A request on its way to a handler, and the table that finds the handler."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox.errors import Refusal, one
from sandbox.localised import DEFAULT
from sandbox.model import Json, Message, Upload
from sandbox.record import Entry

if TYPE_CHECKING:
    from sandbox.world import World

Answer = Any
Handler = Callable[["Call"], Answer]


@dataclass(slots=True)
class Call:
    """One request: its path parameters, query, body and files."""

    world: World
    args: list[str]
    query: Mapping[str, str]
    body: Any
    files: list[Upload]
    entry: Entry
    host: str = ""
    locale: str = DEFAULT
    """In which language the client wants what comes in several."""
    status: int = 200

    def form(self) -> Json:
        """The body as an object."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise one((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return self.body

    def wrote(self, message: Message) -> None:
        """Note in the record which message this request wrote and who can read it."""
        self.entry.message_id = message.id
        self.entry.audience = self.world.readers(message)

    def removes(self, message: Message) -> None:
        """Note in the record which message goes, and who will see that it is gone."""
        self.entry.notes["removed"] = message.id
        self.entry.notes["readers"] = sorted(self.world.readers(message))

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A whole number from the query."""
        raw = self.query.get(name)
        if raw is None:
            return default
        if not raw.isdigit() or not low <= int(raw) <= high:
            raise one((name,), "NUMBER_TYPE_MAX", f"int value should be between {low} and {high}.")
        return int(raw)

    def snowflake(self, name: str) -> int | None:
        """An id from the query, if it is there."""
        raw = self.query.get(name)
        if raw is None:
            return None
        if not raw.isdigit():
            raise one((name,), "NUMBER_TYPE_COERCE", f'Value "{raw}" is not snowflake.')
        return int(raw)


@dataclass(slots=True)
class Route:
    """A handler and what the server must know before it calls it."""

    template: str
    handler: Handler
    bucket: str | None = None
    bot_only: bool = True

    @property
    def counted(self) -> bool:
        """Whether it fills the fifty a second that a bot has: whatever it asks for by its own name."""
        return self.bot_only


@dataclass(slots=True)
class _Node:
    literal: dict[str, _Node] = field(default_factory=dict)
    any: _Node | None = None
    routes: dict[str, Route] = field(default_factory=dict)


_root = _Node()


def route(
    method: str, template: str, *, bucket: str | None = None, bot_only: bool = True
) -> Callable[[Handler], Handler]:
    """Enter a handler into the table; `*` stands for one path parameter."""

    def enter(handler: Handler) -> Handler:
        node = _root
        for part in template.split("/"):
            if part == "*":
                if node.any is None:
                    node.any = _Node()
                node = node.any
            else:
                node = node.literal.setdefault(part, _Node())
        node.routes[method] = Route(template, handler, bucket, bot_only)
        return handler

    return enter


def find(method: str, path: str) -> tuple[Route, list[str]]:
    """The route for a path below /api/v10, or 404 / 405."""
    args: list[str] = []
    found = _walk(_root, path.strip("/").split("/"), 0, args)
    if found is None:
        raise Refusal(404, 0, "404: Not Found")
    hit = found.routes.get(method)
    if hit is None:
        raise Refusal(405, 0, "405: Method Not Allowed")
    return hit, args


def _walk(node: _Node, parts: list[str], at: int, args: list[str]) -> _Node | None:
    """Literals first, then parameters; `channels/*/messages/pins` beats `channels/*/messages/*`."""
    if at == len(parts):
        return node if node.routes else None
    inner = node.literal.get(parts[at])
    if inner is not None:
        found = _walk(inner, parts, at + 1, args)
        if found is not None:
            return found
    if node.any is not None:
        args.append(parts[at])
        found = _walk(node.any, parts, at + 1, args)
        if found is not None:
            return found
        args.pop()
    return None
