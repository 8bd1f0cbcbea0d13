"""What every cog has at hand, put together in bot.py and passed in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from discord.ext import commands

from cogs.painting.painter import Painter
from cogs.publishing.delivery import Delivery
from cogs.publishing.languages import Languages
from cogs.publishing.live_panels import LivePanels
from cogs.publishing.preferences import Preferences
from cogs.services.access import Access
from cogs.services.audit_log import AuditLog
from cogs.services.auto_pass import AutoPass
from cogs.services.caretaker import Caretaker
from cogs.services.close_ups import CloseUps
from cogs.services.coaching import Coaching
from cogs.services.emoji_shelf import EmojiShelf
from cogs.services.hands import Hands
from cogs.services.lobbies import Lobbies
from cogs.services.tables import TableFinder
from cogs.services.vitals import Vitals
from cogs.settings.service import Settings
from cogs.ui.controls import Switchboard
from games.host.house import House


@dataclass(frozen=True)
class Desk:
    house: House
    switchboard: Switchboard
    painter: Painter
    preferences: Preferences
    languages: Languages
    settings: Settings
    delivery: Delivery
    tables: TableFinder
    access: Access
    audit_log: AuditLog
    caretaker: Caretaker
    panels: LivePanels
    hands: Hands
    lobbies: Lobbies
    auto_pass: AutoPass
    close_ups: CloseUps
    coaching: Coaching
    emoji_shelf: EmojiShelf
    vitals: Vitals
    now: Callable[[], float]
    privacy_url: str
    """Where whoever runs this bot says what is kept about people; empty: nowhere."""


class Hosting(commands.AutoShardedBot):
    """A bot with a desk: what the `setup` of an extension gets."""

    desk: Desk
