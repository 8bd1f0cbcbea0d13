"""How people are called to a table: by the question itself where it names them."""

from __future__ import annotations

from cogs.publishing.ledger import Called
from cogs.ui.marks import call_mark
from cogs.ui.names import mention, names_at
from cogs.ui.table_view import Call
from games.core.ask import Pace
from games.core.text import Phrase, Seat
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import Texts


def call_words(state: TableState, say: Texts, called: Called) -> Call | None:
    """What the table says to those who have been called and are still awaited: the question itself, where it names
    them, else a line of its own. Where answers are only counted, nobody may learn who has given one: there it stays for
    as long as the question does.
    """
    if state.ask is None or state.window is None or state.status is not Status.PLAYING:
        return None
    if called.window != state.window.window:
        return None
    late = [seat for seat in called.reminded if seat in state.awaits or state.ask.counted]
    if late:
        who = [mention(state, seat) if seat in called.mentioned else names_at(state)(seat) for seat in late]
        return Call(say("table-remind", who=say.listed(who)), call_mark(called.window))
    awaited = [seat for seat in called.mentioned if seat in state.awaits or state.ask.counted]
    if not awaited:
        return None
    names, asked = names_at(state), state.ask.phrase(state.game.key)

    def mentioning(seat: Seat) -> str:
        return mention(state, seat) if seat in awaited else names(seat)

    question = say.rich(asked, mentioning)
    if all(mention(state, seat) in question for seat in awaited):
        return Call(question, call_mark(called.window), is_question=True)
    key = "table-call" if state.ask.pace is Pace.TURN else "table-call-answer"
    return Call(say(Phrase(key, {"who": awaited}), mentioning), call_mark(called.window))


def call_head(state: TableState, say: Texts) -> str:
    """How a line begins where it may be another table's: people see which one speaks, and so does the house."""
    return say("table-call-head", game=say(state.game.key), number=str(state.id)) + " "
