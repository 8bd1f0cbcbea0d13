"""The bot's own account, its application, and where the gateway is."""

from __future__ import annotations

from sandbox import as_json
from sandbox.errors import Refusal
from sandbox.model import Json
from sandbox.rest.call import Call, route
from sandbox.sessions import gateway_url


@route("GET", "users/@me")
def me(call: Call) -> Json:
    """The bot's account."""
    return as_json.user(call.world.bot) | {"verified": True, "mfa_enabled": True, "locale": "en-US", "email": None}


@route("GET", "users/*")
def user(call: Call) -> Json:
    """Anybody's account."""
    found = call.world.users.get(call.args[0])
    if found is None:
        raise Refusal(404, 10013)
    return as_json.user(found)


@route("GET", "oauth2/applications/@me")
@route("GET", "applications/@me")
def application(call: Call) -> Json:
    """The application."""
    return as_json.application(call.world)


@route("GET", "gateway", bot_only=False)
def gateway(call: Call) -> Json:
    """The gateway's address."""
    return {"url": gateway_url(call.host)}


@route("GET", "gateway/bot")
def gateway_bot(call: Call) -> Json:
    """The gateway's address and how to connect."""
    return {
        "url": gateway_url(call.host),
        "shards": call.world.shards,
        "session_start_limit": call.world.hub.starts.json(),
    }


@route("POST", "users/@me/channels")
def open_dm(call: Call) -> Json:
    """Open a direct conversation; a closed one only refuses messages."""
    recipient = str(call.form().get("recipient_id"))
    found = call.world.users.get(recipient)
    if found is None or found.bot:
        raise Refusal(400, 50033)
    return as_json.channel(call.world, call.world.direct_channel(found))
