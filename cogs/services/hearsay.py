"""What other processes have done, and what is therefore out of date here."""

from __future__ import annotations

from cogs.publishing.live_panels import LivePanels
from cogs.publishing.preferences import Preferences
from cogs.services.emoji_shelf import EmojiShelf
from cogs.settings.service import Settings
from games.host.fellows import Subject, Word


class Hearsay:
    def __init__(self, preferences: Preferences, settings: Settings, panels: LivePanels, shelf: EmojiShelf) -> None:
        self._preferences = preferences
        self._settings = settings
        self._panels = panels
        self._shelf = shelf

    async def heard(self, word: Word) -> None:
        if word.subject in (Subject.PREFERENCES, Subject.FORGOTTEN):
            self._preferences.forget(word.about)
        if word.subject is Subject.FORGOTTEN:
            self._panels.forget(word.about)
        if word.subject is Subject.MISSED:
            self._preferences.forget_all()
        if word.subject in (Subject.SETTINGS, Subject.MISSED):
            self._settings.forget_languages()
        if word.subject in (Subject.EMOJIS, Subject.MISSED):
            await self._shelf.recall()
