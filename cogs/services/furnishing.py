"""All that serves the commands, put together: every service with what it needs. No logic lives here."""

from __future__ import annotations

from importlib import import_module

import discord

from cogs.painting.painter import Painter
from cogs.publishing.below import Below
from cogs.publishing.budget import Budget, Watched
from cogs.publishing.calls import Calls
from cogs.publishing.delivery import Delivery
from cogs.publishing.direct_messages import DirectMessages
from cogs.publishing.discord_time import DiscordTime
from cogs.publishing.following import Following
from cogs.publishing.hand_message import HandMessage
from cogs.publishing.idle import Quiet
from cogs.publishing.languages import Languages
from cogs.publishing.ledger import Ledger
from cogs.publishing.leftovers import Leftovers
from cogs.publishing.live_panels import LivePanels
from cogs.publishing.lobby_message import LobbyMessage
from cogs.publishing.moments import Moments
from cogs.publishing.pauses import Pauses
from cogs.publishing.pens import Pens
from cogs.publishing.pictures import Hanging
from cogs.publishing.places import Places
from cogs.publishing.posts import Posts
from cogs.publishing.preferences import Preferences
from cogs.publishing.studio import Studio
from cogs.publishing.table_message import TableMessage
from cogs.publishing.tableaux import Tableaux
from cogs.publishing.turns import Turns
from cogs.services.access import Access
from cogs.services.audit_log import AuditLog
from cogs.services.auto_pass import AutoPass
from cogs.services.caretaker import Caretaker
from cogs.services.close_ups import CloseUps
from cogs.services.coaching import Coaching
from cogs.services.desk import Desk
from cogs.services.emoji_shelf import EmojiShelf
from cogs.services.hands import Hands
from cogs.services.hearsay import Hearsay
from cogs.services.lobbies import Lobbies
from cogs.services.sight import Sight
from cogs.services.tables import TableFinder
from cogs.services.vitals import Vitals
from cogs.settings.definitions import language_at, threaded
from cogs.settings.definitions import settings as known_settings
from cogs.settings.service import Settings as ServerSettings
from cogs.ui.answers import guarded
from cogs.ui.controls import Switchboard
from cogs.ui.extras import NONE
from games.host.house import House
from games.registry import GAMES


def furnish(
    bot: discord.Client, house: House, budget: Budget, pauses: Pauses, vitals: Vitals, *, privacy_url: str
) -> Desk:
    """Every service, each with what it needs."""
    store, fellows, now = house.store, house.fellows, house.clock.now
    extras = {key: getattr(import_module(f"cogs.games.{key}"), "EXTRAS", NONE) for key in GAMES}
    painter, ledger = Painter(), Ledger(store, house.tables.serves)
    preferences, quiet = Preferences(store, fellows), Quiet()
    shelf = EmojiShelf(bot, store, fellows, painter, quiet, GAMES)
    settings = ServerSettings(known_settings(GAMES), store, now, fellows)
    languages = Languages(bot, preferences, settings.language)
    places = Places(bot, threaded, language_at, languages, shelf.emojis)
    audit_log = AuditLog(settings, places)
    leftovers, hanging, time = Leftovers(bot, now()), Hanging(), DiscordTime(house.clock)
    pens, below = Pens(bot, time), Below()
    hand_message = HandMessage(store, ledger, preferences, painter, extras, below, shelf.emojis, house.coach)
    directs = DirectMessages(bot, preferences, languages, hand_message, leftovers, hanging)
    panels = LivePanels(house, hand_message, pens, hanging, house.clock, pauses, quiet)
    caretaker = Caretaker(bot, house, preferences, directs, audit_log)
    tableaux, watched, studio = Tableaux(painter, house), Watched(house.clock.running), Studio(painter)
    moments = Moments(places, leftovers, time, below, tableaux)
    posts = Posts(leftovers, time)
    lobby = LobbyMessage(places, posts, studio)
    message = TableMessage(places, painter, extras, posts, pens, below, moments, lobby)
    calls = Calls(directs, preferences, places, caretaker)
    turns = Turns(house, ledger, leftovers)
    following = Following(turns, message, panels, calls, budget, watched, pauses)
    delivery = Delivery(following, pauses, quiet)
    panels.changed = delivery.changed
    delivery.hears = Hearsay(preferences, settings, panels, shelf).heard
    tables = TableFinder(house, ledger, places, Sight(store, ledger), watched)
    access = Access(house, settings, now)
    switchboard = Switchboard(guarded, tables.look)
    hands = Hands(house, tables, delivery, panels, hand_message)
    return Desk(
        house=house,
        switchboard=switchboard,
        painter=painter,
        preferences=preferences,
        languages=languages,
        settings=settings,
        delivery=delivery,
        tables=tables,
        access=access,
        audit_log=audit_log,
        caretaker=caretaker,
        panels=panels,
        hands=hands,
        lobbies=Lobbies(house, tables, access, settings, preferences, delivery),
        auto_pass=AutoPass(house, preferences),
        close_ups=CloseUps(painter),
        coaching=Coaching(house, tables, hands, preferences, painter),
        emoji_shelf=shelf,
        vitals=vitals,
        now=now,
        privacy_url=privacy_url,
    )
