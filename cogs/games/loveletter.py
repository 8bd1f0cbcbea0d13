"""Love Letter, typed; and what a player should have in mind, beside the choice that it is good for."""

from __future__ import annotations

from cogs.games.typed import Verb, add_game
from cogs.services.desk import Hosting
from cogs.ui.extras import Extras
from games.core.menu import Path
from games.core.text import Phrase, Seat, say
from games.host.table_state import TableState
from games.loveletter.pieces import Card
from games.loveletter.view import View

VERBS = (Verb("play", options=("card", "target", "guess")),)


def advice(state: TableState, seat: Seat, _: bytes | None, path: Path) -> list[Phrase]:
    """What a grave choice costs, or what is remembered of those it may be about."""
    view = state.view(seat)
    return [say("loveletter-suicide")] if _puts_out(view, seat, path) else _remembered(view, path)


def _puts_out(view: View, me: Seat, path: Path) -> bool:
    """The Princess is played, or discarded by a Prince on oneself."""
    return path == (Card.PRINCESS.word,) or (path == (Card.PRINCE.word, str(me)) and Card.PRINCESS in view.hand)


def _remembered(view: View, path: Path) -> list[Phrase]:
    """Whose card the player has seen: of everybody until somebody is chosen, then of the chosen one alone."""
    chosen = path[1:2]
    return [
        say("loveletter-reminder", who=other, card=card)
        for other, card in enumerate(view.known)
        if card is not None and chosen in ((), (str(other),))
    ]


EXTRAS = Extras(advice=advice)


async def setup(bot: Hosting) -> None:
    await add_game(bot, "loveletter", VERBS)
