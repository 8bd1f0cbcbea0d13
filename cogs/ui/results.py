"""How a game ended, in one line: for panels, lobbies and whoever comes too late."""

from __future__ import annotations

from cogs.ui.names import names_at
from games.host.table_state import TableState
from texts.catalogue import Texts


def won_line(state: TableState, say: Texts) -> str:
    """Who won a finished game, and with what where the game has a word for it; empty while it runs.

    A game's own texts: `<game>-won-with` for winners who share a score, `<game>-nobody-won`.
    """
    if state.ended is not None:
        return say("table-ended")
    if state.result is None:
        return ""
    game, winners, scores = state.game.key, state.result.winners, state.result.scores
    if not winners:
        own = f"{game}-nobody-won"
        return say(own, score=max(scores, default=0)) if say.has(own) else say("nobody-won")
    names = say.listed([names_at(state)(seat) for seat in winners])
    own, shared = f"{game}-won-with", {scores[seat] for seat in winners if seat < len(scores)}
    if len(shared) == 1 and say.has(own):
        return say(own, winners=names, score=shared.pop())
    return say("won-by", winners=names)
