"""The games of the house, by key. A new one is a folder, its texts, a thin cog and one line here."""

from __future__ import annotations

from games.camelot import GAME as CAMELOT
from games.core.game import AnyGame
from games.coup import GAME as COUP
from games.hamlet import GAME as HAMLET
from games.inkognito import GAME as INKOGNITO
from games.loveletter import GAME as LOVELETTER

GAMES: dict[str, AnyGame] = {game.key: game for game in (LOVELETTER, COUP, INKOGNITO, CAMELOT, HAMLET)}


def games() -> dict[str, AnyGame]:
    """For a process that has nothing yet."""
    return GAMES
