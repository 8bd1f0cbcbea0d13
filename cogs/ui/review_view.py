"""A seat's costliest decisions: when, what was chosen, what was better and why, and how the hand looked then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from cogs.ui.advice_view import worth_words
from cogs.ui.choosing import steps_words
from cogs.ui.controls import button, row, select
from cogs.ui.house_controls import EVERYBODY, Hand, More, ReviewSeat, TurnReplay
from cogs.ui.layout import Sent, alt_text, notice, picture, view_of
from cogs.ui.limits import cut
from cogs.ui.log_view import LINE
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import names_at, plain_names
from cogs.ui.parts import Part, Press, Words
from cogs.ui.replay_view import of_another
from cogs.ui.table_view import hand_label
from games.core.panel import Panel
from games.core.text import Phrase, Seat
from games.host.review import Review, Slip
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import Names, Texts

EACH = 1000
"""Characters for one decision."""


class ReviewLook(NamedTuple):
    """Whose review is read, and by whom."""

    state: TableState
    review: Review
    own: Seat | None
    """The reader's own seat."""

    @property
    def mine(self) -> bool:
        return self.own == self.review.seat


def slip_panel(look: ReviewLook, slip: Slip, say: Texts) -> Panel:
    """The hand as it was, or what the better choice would have looked like."""
    game = look.state.game
    panel = game.hand_panel(slip.view)
    preview = game.preview(slip.view, slip.best)
    panel = panel if preview is None else replace(panel, scene=preview)
    return panel if look.mine else of_another(panel, slip.seat, say)


def progress_view(say: Texts, done: int = 0, of: int = 0) -> Sent:
    """While it is worked out."""
    return notice(say("coach-looking", done=done + 1, of=of) if of else say("coach-reading"))


def review_view(look: ReviewLook, say: Texts, files: Mapping[int, tuple[Panel, str]]) -> Sent:
    """`files` are the pictures, by the order of the decisions."""
    state, review, names = look.state, look.review, names_at(look.state)
    over = state.status is Status.OVER
    title = say("coach-title" if over else "coach-title-so-far", game=say(state.game.key), number=str(state.id))
    parts: list[Part] = [Words(f"## {title}\n{_summary(look, say, names)}")]
    for place, slip in enumerate(review.slips):
        if place in files:
            panel, file = files[place]
            parts.append(picture(alt_text(panel, say, plain_names(state)), file))
        parts.append(Words(cut(slip_text(look, slip, place + 1, say.rich, names), EACH)))
        if over:
            then = TurnReplay(state.id, slip.step, str(slip.seat), f"slip-{place}")
            parts.append(row(button(say("coach-show", place=place + 1), then)))
    if over:
        if not review.whole:
            parts.append(Words(say("replay-older")))
        parts.append(row(button(say("table-replay"), TurnReplay(state.id, 0, EVERYBODY, "open"))))
        if len(state.seats) > 1:
            labels = plain_names(state)
            seats = [(str(chair.seat), labels(chair.seat), "") for chair in state.seats]
            parts.append(row(select(say("coach-whose"), seats, ReviewSeat(state.id), chosen=[str(review.seat)])))
    else:
        parts.append(row(*_back(state, say)))
    return view_of(*parts, mark=None if over else Mark(Kind.HAND, state.id))


def _back(state: TableState, say: Texts) -> list[Press]:
    """While the game runs a review is a page of the player's panel."""
    return [button(hand_label(state, say), Hand(state.id)), button(say("more-open"), More(state.id))]


def _summary(look: ReviewLook, say: Texts, names: Names) -> str:
    review, mine = look.review, ".mine" if look.mine else ""
    name = names(review.seat)
    if not review.spoken:
        return say("coach-dumb") if look.state.status is Status.OVER else say(f"coach-nothing{mine}", name=name)
    if not review.decisions:
        return say(f"coach-nothing{mine}", name=name)
    lines = [say(f"coach-of{mine}", name=name, decisions=review.decisions)]
    if not review.slips:
        lines.append(f"**{say(f'coach-praise{mine}', name=name)}**")
    return "\n".join(lines)


def slip_text(look: ReviewLook, slip: Slip, place: int, say: Texts, names: Names) -> str:
    """One decision in words."""
    game = look.state.game
    cost, when = worth_words(game, slip.cost, say), _when(slip, say, names)
    chosen, better = (" → ".join(steps_words(game.key, steps, say, names)) for steps in (slip.chosen, slip.better))
    return "\n".join(
        [
            say("coach-when", place=place, when=when, cost=cost),
            say("coach-asked", asked=_asked(look, slip, say, names)),
            say("coach-chose", choice=chosen, why=say(slip.against, names)),
            say("coach-better", choice=better, why=say(slip.why, names)),
        ]
    )


def _when(slip: Slip, say: Texts, names: Names) -> str:
    """The round or turn, as the log and the replay count them."""
    stop = slip.stop
    if stop is None:
        return say("coach-before")
    turn = say("log-turn", name=names(stop.seat)) if stop.seat is not None else ""
    title = turn or (cut(say(stop.round, names), LINE) if stop.round is not None else "")
    return say("coach-turn", number=slip.number, turn=title)


def _asked(look: ReviewLook, slip: Slip, say: Texts, names: Names) -> str:
    """The question as it was put to the reader, or as the table put it."""
    mine = f"{slip.asked.key}.mine"
    own = look.mine and say.has(mine)
    return say(Phrase(mine, slip.asked.args) if own else slip.asked, names)
