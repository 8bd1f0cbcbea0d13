"""What a seat could have done better, from what it could know: its decisions as the game's best robot sees them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.game import AnyGame
from games.core.match import Position
from games.core.menu import Path, Pick, Step
from games.core.robot import Weighed
from games.core.text import Phrase, Seat
from games.host.replay import Given, Replay, Stop
from games.host.ticket import asked_at

NAMED = 3
"""The costliest decisions that a review speaks of."""

Steps = tuple[tuple[str, Pick], ...]
"""A path with the kind of each of its steps: all that it takes to say it in words, without its menu."""


class Moment(msgspec.Struct, frozen=True):
    """A decision to be looked at again."""

    given: Given
    asked: Phrase
    """What was asked, as the table put it."""
    stop: int | None
    """Which of the game's rounds and turns it belongs to, by order."""

    @property
    def serial(self) -> int:
        return self.given.position.match.serial


class Slip(msgspec.Struct, frozen=True):
    """A decision that cost something: what was done, what the coach would have done, and why."""

    seat: Seat
    asked: Phrase
    stop: Stop | None
    number: int
    """Of the round or turn, as a replay counts them; 0: it was before the first."""
    step: int
    """Of the replay."""
    view: object
    """What the seat knew."""
    chosen: Steps
    better: Steps
    best: Path
    cost: float
    """In the game's own measure."""
    why: Phrase
    """What speaks for the better one."""
    against: Phrase
    """What is to be said of the one that was taken."""


class Review(msgspec.Struct, frozen=True):
    """How one seat has decided."""

    seat: Seat
    decisions: int
    """Those that could be weighed: with more than one choice, and something to say about it."""
    slips: list[Slip]
    """The costliest first, at most so many as are named."""
    spoken: bool
    """Whether the coach had anything to say at all."""
    whole: bool
    """False: the game was played by older rules, and could be followed only so far."""


def chooses(menu: Step) -> bool:
    """Whether there is anything to choose."""
    step: Step | None = menu
    while step is not None and (pick := step.forced) is not None:
        step = step.after(pick)
    return step is not None


def dice_key(position: Position, seat: Seat) -> str:
    """For the coach's dice, in advice and in review alike, so that the two agree; nothing of the table's secret."""
    return f"coach:{asked_at(position, seat)}:{seat}"


def moments(game: AnyGame, run: Replay, seat: Seat) -> list[Moment]:
    """What this seat decided where there was something to choose, oldest first."""
    found = []
    for given in run.given:
        ask = given.position.ask
        if given.seat == seat and ask is not None and chooses(given.position.menu(seat)):
            stops = [place for place, stop in enumerate(run.stops) if stop.step <= given.step]
            found.append(Moment(given, ask.phrase(game.key), stops[-1] if stops else None))
    return found


def review(game: AnyGame, run: Replay, seat: Seat, weighed: Sequence[tuple[Moment, Sequence[Weighed]]]) -> Review:
    """The costliest of these decisions, each weighed from what the seat knew at that moment."""
    judged = [(moment, list(found)) for moment, found in weighed if _chosen(moment, found) is not None]
    slips = [_slip(game, run, moment, found) for moment, found in judged]
    costly = sorted((slip for slip in slips if slip.cost > game.slip), key=lambda slip: -slip.cost)
    return Review(seat, len(judged), costly[:NAMED], any(found for _, found in weighed), run.whole)


def _chosen(moment: Moment, weighed: Sequence[Weighed]) -> Weighed | None:
    return next((one for one in weighed if one.path == moment.given.path), None)


def _slip(game: AnyGame, run: Replay, moment: Moment, weighed: Sequence[Weighed]) -> Slip:
    given, best, chosen = moment.given, weighed[0], _chosen(moment, weighed)
    assert chosen is not None
    menu = given.position.menu(given.seat)
    return Slip(
        seat=given.seat,
        asked=moment.asked,
        stop=run.stops[moment.stop] if moment.stop is not None else None,
        number=moment.stop + 1 if moment.stop is not None else 0,
        step=given.step,
        view=game.view(given.position.state, given.seat),
        chosen=with_kinds(menu, given.path),
        better=with_kinds(menu, best.path),
        best=best.path,
        cost=best.worth - chosen.worth,
        why=best.why,
        against=chosen.why,
    )


def with_kinds(menu: Step, path: Path) -> Steps:
    """A path as it can be said without its menu."""
    step: Step | None = menu
    found = []
    for pick in path:
        assert step is not None
        found.append((step.kind, pick))
        step = step.after(pick)
    return tuple(found)
