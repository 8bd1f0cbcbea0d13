"""Golden playthroughs: the first moves of every game at every seat count, as a person would read them.

`--snapshot-update` writes them anew; then read the difference before believing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha512
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from syrupy.location import PyTestLocation

from games.core.draw import Dice
from games.core.entry import Answer, Entry, Left
from games.core.match import Position, begin, submit
from games.core.menu import SEAT, step_after
from games.registry import GAMES
from tests.contract.harness import Case, random_path, seatings
from texts.catalogue import texts

NAMES = ("Anna", "Ben", "Carl", "Dora", "Emil", "Fanny", "Georg", "Hanna")
READER = 0
"""The seat whose private news are written down beside the public ones."""
ENTRIES = 24


class Steady(Dice):
    """Dice that no change of the real ones can disturb."""

    def below(self, bound: int) -> int:
        self._counter += 1
        return int.from_bytes(sha512(f"{self._key}:{self._counter}".encode()).digest()) % bound


class PlainText(SingleFileSnapshotExtension):
    """A text file for each game and seat count, beside this one."""

    _write_mode = WriteMode.TEXT
    file_extension = "txt"

    @classmethod
    def dirname(cls, *, test_location: PyTestLocation) -> str:
        return str(Path(test_location.filepath).parent / "play")

    @classmethod
    def get_snapshot_name(cls, *, test_location: PyTestLocation, index: int | str = 0) -> str:
        return str(index)


def playthrough(case: Case) -> Iterator[str]:
    """What happened, what was asked and what was answered, line by line."""
    dice = Steady(str(case))
    position = begin(case.game, case.seats, case.options, f"golden {case}")
    yield from happened(case, position)
    for _ in range(ENTRIES):
        if position.ask is None:
            return
        seat = dice.choice(position.ask.awaits or list(position.ask.menus))
        entry = Answer(seat, random_path(position.ask.menu(seat), dice))
        yield f"\n{NAMES[seat]}: {spoken(case, position, entry)}"
        position = submit(case.game, position.match, entry)
        yield from happened(case, position)


def happened(case: Case, position: Position) -> Iterator[str]:
    """Events as everybody hears them; what the reader hears beside them is indented."""
    say = texts("en")
    for event in position.events:
        for phrase in event.heard_by(case.game.key, READER):
            if sentence := say(phrase, NAMES.__getitem__):
                yield f"    ({NAMES[READER]}: {sentence})" if phrase.key.endswith(".private") else f"  {sentence}"
    if position.ask is not None:
        yield f"  ? {say(position.ask.phrase(case.game.key), NAMES.__getitem__)}"


def spoken(case: Case, position: Position, entry: Entry) -> str:
    """An answer in words."""
    if not isinstance(entry, Answer):
        return "leaves" if isinstance(entry, Left) else "time"
    assert position.ask is not None
    words = []
    for place, pick in enumerate(entry.path):
        step = step_after(position.ask.menu(entry.seat), entry.path[:place])
        assert step is not None
        picked = [pick] if isinstance(pick, str) else list(pick)
        if step.kind == SEAT:
            words.append(", ".join(NAMES[int(one)] for one in picked))
        else:
            words.append(", ".join(texts("en").word(case.game.key, one, step.kind) for one in picked) or "nothing")
    return " · ".join(words)


@pytest.mark.parametrize("case", seatings(GAMES), ids=str)
def test_playthrough(case: Case, snapshot: SnapshotAssertion) -> None:
    """The game reads as it did when somebody last looked at it."""
    text = "\n".join(playthrough(case)) + "\n"
    assert text == snapshot(extension_class=PlainText, name=str(case))


def test_a_playthrough_is_deterministic() -> None:
    """Written twice, it is the same."""
    case = seatings(GAMES)[0]
    assert list(playthrough(case)) == list(playthrough(case))
