"""Fingerprints: whole games, a short digest for each decision, so that any change of a rule shows and where.

python -m tests.golden.prints            # writes them anew, with the games as they were chosen
python -m tests.golden.prints --choose   # chooses the games anew, by the lines of the rules that they reach
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import coverage

from games.core.codec import encode
from games.core.entry import Answer, Entry
from games.core.game import AnyGame
from games.registry import GAMES
from tests.contract.harness import Case, Record, play, seatings, variants
from tests.contract.looks import asked

FOLDER = Path(__file__).parent / "fingerprints"
MODES = {
    "random": {"time": 0.03},
    "robots": {"time": 0.02, "robots": True},
    "leaving": {"time": 0.03, "leaving": 0.03},
}
SEEDS = range(3)
LONGEST = 400
LETTERS, A_ROW = 3, 30


@dataclass(frozen=True)
class Chosen:
    """One game: who plays it, and how the answers are found."""

    case: Case
    seed: int
    mode: str

    def record(self) -> Record:
        return play(self.case, f"print {self.seed}", longest=LONGEST, **MODES[self.mode])  # type: ignore[arg-type]

    def __str__(self) -> str:
        return f"{self.case.seats} {json.dumps(dict(self.case.given))} {self.mode} {self.seed}"

    @classmethod
    def read(cls, game: AnyGame, line: str) -> Chosen:
        seats, rest = line.split(" ", 1)
        given, mode, seed = rest.rsplit(" ", 2)
        return cls(Case(game, int(seats), tuple(json.loads(given).items())), int(seed), mode)


def digests(case: Case, record: Record) -> list[str]:
    """One for each position: state, events, draws and question, now and then the views; each holds those before it."""
    found, so_far = [], b""
    for at, position in enumerate(record.positions):
        seen: list[object] = [position.match.digest, position.events, position.draws, position.can_undo]
        if position.ask is not None:
            seen.append(asked(position.ask, 6))
        if at % 10 == 0 or position.ask is None:
            seen += [case.game.view(position.state, seat) for seat in case.everybody]
        so_far = sha256(so_far + encode(seen)).digest()
        found.append(so_far.hex()[:LETTERS])
    return found


def kept(game: AnyGame) -> list[tuple[Chosen, list[str]]]:
    """The games that are written down, and their digests."""
    found = []
    for part in (FOLDER / f"{game.key}.txt").read_text(encoding="utf-8").split("\n\n"):
        heading, *rows = part.strip().splitlines()
        found.append((Chosen.read(game, heading), " ".join(rows).split()))
    return found


def difference(chosen: Chosen, before: list[str]) -> str | None:
    """Where a game goes another way than it did, in words."""
    record = chosen.record()
    now = digests(chosen.case, record)
    if now == before:
        return None
    pairs = zip(now, before, strict=False)
    at = next((place for place, pair in enumerate(pairs) if pair[0] != pair[1]), min(len(now), len(before)))
    if at >= len(record.positions):
        return f"{chosen}: it ends after {at} decisions, earlier than it did"
    if at == 0:
        return f"{chosen}: already the deal is another one"
    asked_before, position = record.positions[at - 1].ask, record.positions[at]
    told = ", ".join(event.key for event in position.events) or "nothing"
    then = position.ask.key if position.ask is not None else "nothing: the game is over"
    key = asked_before.key if asked_before is not None else "nothing"
    return f"{chosen}: decision {at}, {key}: {_said(record.entries[at - 1])}; told now: {told}; asked now: {then}"


def _said(entry: Entry) -> str:
    return f"seat {entry.seat} says {entry.path}" if isinstance(entry, Answer) else str(entry)


# Choosing and writing.


def choose(game: AnyGame) -> Iterator[Chosen]:
    """For every seat count and option one game: that which reaches most lines of the rules that none has reached."""
    reached: set[tuple[str, int]] = set()
    for case in [*seatings({game.key: game}), *variants({game.key: game})]:
        modes = [mode for mode in MODES if mode != "leaving" or game.conceding_ends]
        found = {one: _lines(one) for one in (Chosen(case, seed, mode) for mode in modes for seed in SEEDS)}
        best = max(found, key=lambda one: len(found[one] - reached))
        reached |= found[best]
        yield best


def _lines(chosen: Chosen) -> set[tuple[str, int]]:
    tracing = coverage.Coverage(data_file=None, config_file=False, include=[f"*/games/{chosen.case.game.key}/*"])
    with tracing.collect():
        chosen.record()
    data = tracing.get_data()
    return {(path, line) for path in data.measured_files() for line in data.lines(path) or ()}


def write(game: AnyGame, games: list[Chosen]) -> None:
    parts = []
    for chosen in games:
        found = digests(chosen.case, chosen.record())
        rows = [" ".join(found[start : start + A_ROW]) for start in range(0, len(found), A_ROW)]
        parts.append("\n".join([str(chosen), *rows]))
    (FOLDER / f"{game.key}.txt").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def main(words: list[str]) -> None:
    anew = "--choose" in words
    for key in [word for word in words if word != "--choose"] or GAMES:
        game = GAMES[key]
        write(game, list(choose(game)) if anew else [chosen for chosen, _ in kept(game)])
        print(f"{key}: written. Every digest that differs is a rule that changed: know which before you commit.")


if __name__ == "__main__":
    main(sys.argv[1:])
