"""Writes a game's white list from what random play shows: python -m tests.contract.listing nim

It writes down what the game does, right or wrong. Read it: every fact is one that everybody may know, every answer that
is not called secret or sealed is one that others learn.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import groupby

from games.core.draw import Dice
from games.core.game import AnyGame
from games.registry import GAMES
from tests.contract.harness import Case, Record, play, seatings, variants
from tests.contract.secrets import Pick, Trial, trials
from tests.contract.twins import Pair, differing
from tests.contract.whitelist import FOLDER, Facts, Mark


def records(game: AnyGame) -> Iterator[tuple[Case, Record]]:
    """More games than the contract plays, so that what is rare is among them."""
    for case in [*seatings({game.key: game}), *variants({game.key: game})]:
        for key in ("first", "second"):
            yield case, play(case, key, longest=300)
        yield case, play(case, "robots", robots=True, time=0.0, longest=150)
        if game.conceding_ends:
            yield case, play(case, "leaving", leaving=0.05, longest=150)


def listing(game: AnyGame) -> str:
    """The white list that allows what was seen."""
    facts: dict[str, Facts] = {}
    pairs: list[Pair] = []
    made: list[Trial] = []
    for case, record in records(game):
        for position in record.positions:
            for event in position.events:
                facts.setdefault(event.key, Facts()).add(event)
        made += trials(case, record, Dice(f"listing {case}"), 30)
        pairs += differing(case, record, 20)
    for key in revealing(pairs):
        facts[key].reveals = True
    lines = [f'{key} = "{facts[key]}"' for key in sorted(facts)]
    answers = [f'"{name}" = "{mark}"' for name, mark in sorted(hidden(made))]
    return "\n".join(["[events]", *lines, "", "[answers]", *answers, ""])


def revealing(pairs: list[Pair]) -> set[str]:
    """Events that were told otherwise in another world; where another one was told in their place, one of the two."""
    keys = [{event.key for event in pair if event is not None} for pair in pairs]
    found = {key for pair in keys if len(pair) == 1 for key in pair}
    for pair in keys:
        if not pair & found:
            found |= pair
    return found


def hidden(made: list[Trial]) -> Iterator[tuple[str, str]]:
    """The picks that nobody else noticed: at all, or while the window was open."""
    marks = {
        name: list(dict.fromkeys(mark(list(group)) for _, group in groupby(tries, lambda trial: trial.pick.first)))
        for name, tries in _grouped(made, lambda pick: f"{pick.ask} {pick.kind}")
    }
    for name, tries in _grouped(made, lambda pick: pick.name):
        short = f"{tries[0].pick.ask} {tries[0].pick.kind}"
        if len(marks[short]) > 1 and (found := mark(tries)):
            yield name, found
    yield from ((name, found[0]) for name, found in marks.items() if len(found) == 1 and found[0])


def mark(tries: list[Trial]) -> Mark | None:
    noticed = {closes: [t.noticed is not None for t in tries if t.pick.closes == closes] for closes in (True, False)}
    if noticed[True] and not any(noticed[True] + noticed[False]):
        return "secret"
    return "sealed" if noticed[False] and not any(noticed[False]) else None


def _grouped(made: list[Trial], name: Callable[[Pick], str]) -> Iterator[tuple[str, list[Trial]]]:
    ordered = sorted(made, key=lambda trial: (name(trial.pick), trial.pick.first))
    return ((key, list(tries)) for key, tries in groupby(ordered, lambda trial: name(trial.pick)))


if __name__ == "__main__":
    for key in sys.argv[1:]:
        (FOLDER / f"{key}.toml").write_text(listing(GAMES[key]), encoding="utf-8")
        print(f"Written to {FOLDER / key}.toml. Read it before you believe it.")
