"""The REST API, a module for each part; importing them fills the route table."""

from sandbox.rest import (
    application,
    channels,
    commands,
    emojis,
    guilds,
    interactions,
    messages,
    threads,
    webhooks,
)
from sandbox.rest.call import Call, Route, find

__all__ = [
    "Call",
    "Route",
    "application",
    "channels",
    "commands",
    "emojis",
    "find",
    "guilds",
    "interactions",
    "messages",
    "threads",
    "webhooks",
]
