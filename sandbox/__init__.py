"""A stand-in for discord.com on loopback: REST v10, gateway, CDN, and the people who use them.

The bot reaches it through a connector of its own that ignores host names and
connects to the address in `PARLOUR_SANDBOX`; nothing of discord.py is patched.
"""

from sandbox.driver import Actor, Stage
from sandbox.people import Outcome, Person
from sandbox.server import Sandbox
from sandbox.world import World

__all__ = ["Actor", "Outcome", "Person", "Sandbox", "Stage", "World"]
