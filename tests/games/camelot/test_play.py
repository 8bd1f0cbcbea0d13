"""Whole games: at random and by robots, every seat count and traitor mode, the invariants after every answer."""

from __future__ import annotations

import pytest

from games.camelot import GAME, rulings
from games.camelot.rules import Rules
from games.camelot.state import State
from games.core.ask import Ask
from games.core.codec import digest
from games.core.draw import Dice, Draw
from games.core.entry import TIME, Answer, Entry
from games.core.event import Event
from games.core.match import running
from games.core.menu import Path, Pick, Step, check
from tests.games.camelot.invariants import check_state, spells_since_the_last_win
from tests.games.camelot.scenario import fresh

MODES = ("standard", "none", "n_plus_1", "certain")


def anything(step: Step | None, dice: Dice) -> Path:
    path: list[Pick] = []
    while step is not None:
        size = step.least + dice.below(step.most - step.least + 1)
        pick: Pick = tuple(dice.sample(step.choices, size)) if step.many else dice.choice(step.choices)
        path.append(pick)
        step = step.after(pick)
    return tuple(path)


def answer(state: State, ask: Ask, dice: Dice, robots: bool) -> Entry:
    """A random answer (ending turns less often than chance would), a robot's, or none in time."""
    if dice.chance(0.03):
        return TIME
    seat = dice.choice(ask.awaits)
    if robots:
        path = GAME.robot(GAME.view(state, seat), ask.question(seat), dice, "usual")
        check(ask.menus[seat], path)
        return Answer(seat, path)
    return Answer(seat, anything(ask.menu(seat), dice))


def whole_game(key: str, seats: int, *, robots: bool = False, checked: bool = True, **options: object) -> State:
    state = fresh(seats, **options)
    events: list[Event] = []
    dice, flow = Dice(key), running(Rules(state, Draw(key), events))
    ask, accusers = next(flow), [False] * seats
    spells: set[str] = set()
    loyalty: list[bool] = []
    for _ in range(5000):
        if checked:
            check_state(state, ask)
            spells_since_the_last_win(state, events, spells)
            events.clear()
            loyalty = loyalty or [player.traitor for player in state.players]
            now = [player.accused for player in state.players]
            assert all(after or not before for before, after in zip(accusers, now, strict=True)), "13"
            assert [player.traitor for player in state.players] == loyalty, "3"
            accusers = now
        try:
            ask = flow.send(answer(state, ask, dice, robots))
        except StopIteration:
            return state
    raise AssertionError("no end")


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("mode", MODES)
def test_random_games_keep_the_invariants(seats: int, mode: str) -> None:
    """Invariants 1 to 16 and 18 after every answer; every game ends."""
    for number in range(2):
        assert whole_game(f"{mode}{number}", seats, traitor_mode=mode).result


@pytest.mark.parametrize("seats", range(3, 8))
def test_robot_games_keep_the_invariants(seats: int) -> None:
    """Robots get farther than chance, into late games; they answer from their menus."""
    for mode in MODES:
        assert whole_game(f"robots {mode}", seats, robots=True, traitor_mode=mode).result


@pytest.mark.parametrize(
    "options",
    [
        {"loyalty_look": "from_turn_6"},
        {"loyalty_look": "after_6_swords", "allow_voluntary_reveal": True, "traitor_mode": "certain"},
        {"knight_assignment": "choice"},
    ],
)
def test_options_are_played(options: dict[str, object]) -> None:
    assert whole_game("options", 5, **options).result


def test_switched_rules_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """All doubtful points the other way round: games still end and no card is lost."""
    for name in (
        "MERLIN_MOVES_EXCALIBUR",
        "MERLIN_LIFTS_DESOLATION",
        "DESOLATION_ONLY_WHEN_FULL",
        "CONVOCATION_COMPELS",
        "FATE_UNMASKS",
        "ARMOR_IN_CHAIN",
        "ACTIVE_DIES_AT_ONCE",
    ):
        monkeypatch.setattr(rulings, name, True)
    for number in range(6):
        assert whole_game(f"switched {number}", 3 + number % 5, robots=number % 2 == 0, traitor_mode="certain").result


def test_same_key_same_game() -> None:
    """Invariant 19."""
    assert digest(whole_game("again", 5)) == digest(whole_game("again", 5))


def test_views_hide_what_is_hidden() -> None:
    """Invariant 17: another world that a viewer cannot know of gives the viewer the same view."""
    state = fresh(5)
    dice, flow = Dice("views"), running(Rules(state, Draw("views")))
    ask = next(flow)
    differing = 0
    for _ in range(120):
        for viewer in (None, *range(5)):
            if state.resolving or not state.black_draw:
                continue
            twin = GAME.redeal(state, viewer, dice)
            assert GAME.view(twin, viewer) == GAME.view(state, viewer), "17"
            assert sorted(GAME.pieces(twin)) == sorted(GAME.pieces(state))
            differing += digest(twin) != digest(state)
        try:
            ask = flow.send(answer(state, ask, dice, True))
        except StopIteration:
            break
    assert differing > 100


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("mode", MODES)
def test_two_thousand_games(seats: int, mode: str) -> None:
    """A hundred games of each kind, half of them by robots."""
    for number in range(100):
        assert whole_game(f"soak {number}", seats, robots=number % 2 == 0, traitor_mode=mode).result
