"""The coach of every game: it says something to every choice, in words, the best first, and always the same."""

from __future__ import annotations

import pytest

from games.core.codec import encode
from games.core.draw import Dice
from games.core.game import AnyGame
from games.core.match import Position
from games.core.menu import check
from games.core.robot import LEVELS, STRONG, Weighed
from games.core.text import Phrase, Seat
from games.host.review import chooses
from games.registry import GAMES
from tests.contract.harness import Case, play, random_path, seatings, variants
from tests.contract.menus import must
from tests.contract.readers import Reader
from texts.catalogue import languages

SEATINGS = seatings(GAMES)
EDGES = [case for case in SEATINGS if case.seats in (case.game.seats[0], case.game.seats[-1])]
LOOKS = 14
"""Positions of a game in which its coach is asked, of each kind of question as many as of any other."""
READERS = [Reader(language) for language in languages()]


def questions(case: Case, key: str) -> list[tuple[Position, Seat]]:
    """Positions in which somebody has a choice: robots' games for good play, random ones for odd corners."""
    found: dict[str, list[tuple[Position, Seat]]] = {}
    for robots in (True, False):
        for position in play(case, f"{key}-{robots}", robots=robots, time=0.0, longest=120).positions:
            for seat in position.ask.awaits if position.ask else ():
                assert position.ask is not None
                if chooses(position.ask.menu(seat)):
                    found.setdefault(position.ask.key, []).append((position, seat))
    each = max(1, LOOKS // max(1, len(found)))
    return [one for same in found.values() for one in same[:: max(1, len(same) // each)][:each]]


def weighed(game: AnyGame, position: Position, seat: Seat, also: tuple[str | tuple[str, ...], ...]) -> list[Weighed]:
    assert position.ask is not None
    return game.weigh(game.view(position.state, seat), position.ask.question(seat), Dice("coach"), also)


def judge(game: AnyGame, position: Position, seat: Seat) -> None:
    assert position.ask is not None
    menu, where = position.ask.menu(seat), f"{game.key}, {position.ask.key}"
    also = random_path(menu, Dice(f"also {position.serial}"))
    found = weighed(game, position, seat, also)
    must(also in [one.path for one in found], f"{where}: what was chosen is not weighed: {also}")
    must(len(found) > 1, f"{where}: nothing to compare it with")
    must(found == sorted(found, key=lambda one: -one.worth), f"{where}: the best is not the first")
    must(len({one.path for one in found}) == len(found), f"{where}: a choice is weighed twice")
    for one in found:
        check(menu, one.path)
        for reader in READERS:
            reader.read(one.why)
    must(encode(found) == encode(weighed(game, position, seat, also)), f"{where}: a coach of two minds")


@pytest.mark.parametrize("case", EDGES, ids=str)
def test_every_choice_is_weighed(case: Case) -> None:
    asked = questions(case, "coach")
    assert len(asked) >= 5
    for position, seat in asked:
        judge(case.game, position, seat)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_whatever_the_host_has_set(game: AnyGame) -> None:
    for case in variants({game.key: game})[::3]:
        for position, seat in questions(case, "coach")[::4]:
            judge(game, position, seat)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_measure_that_can_be_named(game: AnyGame) -> None:
    """How much better one choice is than another, and from when on a review says so."""
    must(game.levels == LEVELS and game.slip > 0, "no levels, or a review that would name everything")
    for reader in READERS:
        for amount in (0.04, 0.5, 1.0, 2.0, 12.3):
            reader.read(Phrase(f"{game.key}-coach-worth", {"amount": amount}))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_the_coach_is_the_strong_robot(game: AnyGame) -> None:
    """What the strong robot does, its coach does not call a slip; it may mix, so nearly always is enough."""
    case = Case(game, game.seats[-1])
    asked = questions(case, "same")
    worse = 0
    for position, seat in asked:
        assert position.ask is not None
        view, question = game.view(position.state, seat), position.ask.question(seat)
        path = game.robot(view, question, Dice("robot"), STRONG)
        found = game.weigh(view, question, Dice("coach"), path)
        worth = next(one.worth for one in found if one.path == path)
        worse += found[0].worth - worth > game.slip
    assert len(asked) >= 5 and worse <= len(asked) / 5
