"""The leak property: worlds that a viewer cannot know of, and what the viewer receives in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, zip_longest

import msgspec

from games.core.codec import digest, encode, load_state
from games.core.draw import Dice
from games.core.entry import Answer, Entry
from games.core.event import Event
from games.core.match import Position, advance, submit
from games.core.menu import Path, paths
from games.core.text import Refused, Seat
from games.host.review import chooses
from tests.contract.harness import Case, Record, check_pieces
from tests.contract.looks import advised, received, told
from tests.contract.menus import Broken, must
from tests.contract.whitelist import white_list


@dataclass
class Coverage:
    """How much a search for leaks has really compared, so that it cannot pass by looking at nothing."""

    twins: int = 0
    steps: int = 0
    beyond: int = 0
    """Steps compared after at least one entry, in worlds that differ."""
    advised: int = 0
    """Questions to the viewer about which the coach was heard in both worlds."""
    reviewed: int = 0
    """Answers of the viewer's, the same."""


def find_leaks(case: Case, record: Record, *, twins: int = 60, enough: int = 60, longest: int = 12) -> Coverage:
    """From checkpoints over the whole game, for every viewer: no twin that the viewer can tell apart unlawfully.

    It ends when that many twins were followed, or when they have lasted for enough steps.
    """
    coverage = Coverage()
    dice = Dice(f"{case}:twins")
    for number in range(twins):
        if coverage.beyond >= enough and number >= 3 * len(case.everybody):
            break
        at, viewer = dice.choice(record.checkpoints), case.everybody[number % len(case.everybody)]
        Twin(case, record, at, viewer, longest).follow(dice, coverage)
    return coverage


HEARD = 3
"""How often the coach is asked in one search, before decisions and after them: the best robots may take long."""

Pair = tuple[Event | None, Event | None]


def differing(case: Case, record: Record, twins: int = 60) -> list[Pair]:
    """The public events by which worlds came apart, whether or not they are on the white list."""
    found: list[Pair] = []

    class Listening(Twin):
        def _told_apart(self, one: Event | None, other: Event | None, where: str) -> None:
            found.append((one, other))

    dice = Dice(f"{case}:differing")
    for number in range(twins):
        at, viewer = dice.choice(record.checkpoints), case.everybody[number % len(case.everybody)]
        Listening(case, record, at, viewer).follow(dice, Coverage())
    return found


class Twin:
    """Another world that a viewer cannot tell from the recorded one, followed until a rightful difference."""

    def __init__(self, case: Case, record: Record, at: int, viewer: Seat | None, longest: int = 12) -> None:
        self.case, self.record, self.at, self.viewer = case, record, at, viewer
        self.last = min(at + longest, len(record.entries))
        self.tries = 40
        self.coverage = Coverage()

    def follow(self, dice: Dice, coverage: Coverage) -> None:
        self.coverage = coverage
        game, match = self.case.game, self.record.positions[self.at].match
        state = load_state(game.state, bytes(match.snapshot), match.rules, game.version, game.upcasters)
        other = game.redeal(load_state(game.state, encode(state), 1, 1, {}), self.viewer, dice)
        check_pieces(game, state, other)
        twin = msgspec.structs.replace(match, snapshot=msgspec.Raw(encode(other)))
        here, there = advance(game, match, listening=True), advance(game, twin, listening=True)
        self._one_goes_on(here, there, "the turn's start")
        self._only_reveals_differ(here, there, "the turn's start")
        if not self._same_news(here, there):
            return
        self._compare(here, there, "the turn's start")
        compared = self._deeper(self.at, there, dice)
        if digest(other) != digest(state):
            coverage.twins += 1
            coverage.steps += 1 + compared
            coverage.beyond += compared

    def _deeper(self, at: int, there: Position, dice: Dice) -> int:
        """How many more entries the twin keeps up with; others' answers are chosen anew where that helps."""
        if at >= self.last or there.ask is None:
            return 0
        entry, here = self.record.entries[at], self.record.positions[at + 1]
        if isinstance(entry, Answer) and entry.seat == self.viewer:
            self._hear_coach(self.record.positions[at], there, f"entry {at}", entry.path)
        best = 0
        for same, answer in self._answers(entry, there, dice):
            after = self._after(there, answer, same)
            if after is None:
                continue
            if same:
                self._one_goes_on(here, after, f"entry {at}")
                self._only_reveals_differ(here, after, f"entry {at}")
            if not self._same_news(here, after):
                continue
            if same:
                self._compare(here, after, f"entry {at}")
            elif self._ours(here)[0] != received(self.case, after, None)[0]:
                continue
            else:
                self._compare(here, after, f"entry {at}, answered otherwise")
            best = max(best, 1 + self._deeper(at + 1, after, dice))
            if at + best >= self.last or self.tries <= 0:
                break
        return best

    def _answers(self, entry: Entry, there: Position, dice: Dice) -> Iterator[tuple[bool, Entry]]:
        """The same entry first; what another seat decided may also have been something else."""
        yield True, entry
        if not isinstance(entry, Answer) or entry.seat == self.viewer:
            return
        assert there.ask is not None
        if entry.seat in there.ask.menus:
            others = list(islice(paths(there.ask.menu(entry.seat)), 30))
            for path in dice.shuffle(others):
                if path != entry.path and self.tries > 0:
                    yield False, Answer(entry.seat, path)

    def _after(self, there: Position, answer: Entry, same: bool) -> Position | None:
        self.tries -= 1
        try:
            return submit(self.case.game, there.match, answer)
        except Refused:
            mine = isinstance(answer, Answer) and answer.seat == self.viewer
            must(not mine, f"{self._who}: a move of the viewer's own is refused in another world")
            return None

    def _same_news(self, here: Position, there: Position) -> bool:
        game = self.case.game
        return all(told(game, here.events, who) == told(game, there.events, who) for who in {None, self.viewer})

    def _one_goes_on(self, here: Position, there: Position, where: str) -> None:
        """Whether a question is asked must not betray a hand.

        One world may ask where another goes on by itself and shows what is hidden (a card is drawn: one kind is
        turned up at once, another may be laid face down). But the same news with and without a question is a leak.
        """
        game = self.case.game
        asking, going = sorted((here, there), key=lambda world: len(told(game, world.events, None)))
        heard, more = told(game, asking.events, None), told(game, going.events, None)
        if asking.ask is None or len(heard) == len(more) or more[: len(heard)] != heard:
            return
        for seat in asking.ask.awaits:
            for path in islice(paths(asking.ask.menu(seat)), 30):
                news = [*heard, *told(game, submit(game, asking.match, Answer(seat, path)).events, None)]
                shorter = min(len(news), len(more))
                must(
                    shorter == len(heard) or news[:shorter] != more[:shorter],
                    f"{self._who}, {where}: the same news comes with and without {asking.ask.key} being asked",
                )

    def _only_reveals_differ(self, here: Position, there: Position, where: str) -> None:
        """A public event that differs between worlds tells something hidden: rightly so only where it is there to.

        The white list says which events bring something to light; that also goes for a step with a shuffle in it, and
        for the last one of the game.
        """
        ours, theirs = ([event for event in world.events if not event.secret] for world in (here, there))
        one, other = next((pair for pair in zip_longest(ours, theirs) if not _alike(*pair)), (None, None))
        if one is not other:
            self._told_apart(one, other, where)

    def _told_apart(self, one: Event | None, other: Event | None, where: str) -> None:
        must(
            white_list(self.case.game.key).may_reveal(one, other),
            f"{self._who}, {where}: everybody is told something hidden: {one} / {other}",
        )

    def _compare(self, here: Position, there: Position, where: str) -> None:
        ours, theirs = self._ours(here), received(self.case, there, self.viewer)
        for what, one, other in zip(("everybody sees", "the viewer sees"), ours, theirs, strict=True):
            if one != other:
                raise Broken(f"{self._who}, {where}: {what} something hidden: {_apart(one, other)}")
        self._hear_coach(here, there, where)

    def _hear_coach(self, here: Position, there: Position, where: str, also: Path | None = None) -> None:
        """The coach knows what the viewer knows: it says the same in both worlds, before a decision and after it."""
        viewer, ask, heard = self.viewer, here.ask, self.coverage.reviewed if also else self.coverage.advised
        if viewer is None or ask is None or viewer not in ask.menus or heard >= HEARD:
            return
        if not chooses(ask.menu(viewer)) or here.match.digest == there.match.digest:
            return
        self.coverage.advised += also is None
        self.coverage.reviewed += also is not None
        place = (here.match.serial, viewer, also)
        if place not in self.record.looks:
            self.record.looks[place] = (advised(self.case, here, viewer, also), b"")
        ours, theirs = self.record.looks[place][0], advised(self.case, there, viewer, also)
        must(ours == theirs, f"{self._who}, {where}: the coach tells something hidden: {_apart(ours, theirs)}")

    def _ours(self, here: Position) -> tuple[bytes, bytes]:
        """What the viewer received in the recorded game, worked out once."""
        place = (here.match.serial, self.viewer)
        if place not in self.record.looks:
            self.record.looks[place] = received(self.case, here, self.viewer)
        return self.record.looks[place]

    @property
    def _who(self) -> str:
        return f"{self.case}, checkpoint {self.at}, viewer {self.viewer}"


def _alike(one: Event | None, other: Event | None) -> bool:
    return one is not None and other is not None and (one.key, one.args) == (other.key, other.args)


def _apart(one: bytes, other: bytes) -> str:
    place = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    start = max(0, place - 60)
    return (
        f"…{one[start : place + 40].decode(errors='replace')}… / …{other[start : place + 40].decode(errors='replace')}…"
    )
