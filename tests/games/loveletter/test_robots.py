"""The robots: each level beats the one below, no fixed plan beats the strong one, and the coach says why."""

from __future__ import annotations

import pytest

from games.cli.selfplay import Player, play_one, result_of
from games.core.draw import Dice, Draw
from games.core.menu import paths
from games.core.options import settle
from games.core.robot import EASY, STRONG, USUAL
from games.loveletter import GAME
from games.loveletter.pieces import Card
from games.loveletter.robot import ALIKE
from games.loveletter.thinking.belief import beliefs
from games.loveletter.thinking.thought import think
from tests.exploiters.loveletter import EXPLOITERS
from tests.games.loveletter.deals import asked
from tests.games.loveletter.table import A, B, C, Table, path

ROUND = settle(GAME.options, {"tokens_to_win": 1})


def share(player: str | Player, others: str, seats: int, deals: int) -> float:
    """How much of these rounds the player wins, each dealt once for every seat; a shared win counts for its share."""
    won = 0.0
    for deal in range(deals):
        for seat in range(seats):
            players: list[str | Player] = [others] * seats
            players[seat] = player
            dice = Dice(f"{deal} {seat}")
            _, state = play_one(GAME, GAME.setup(seats, ROUND), Draw(f"deal {deal}"), dice, players)
            winners = result_of(state).winners
            won += (seat in winners) / len(winners)
    return won / (deals * seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("better", "worse"), [(USUAL, EASY), (STRONG, USUAL)])
def test_each_level_beats_the_one_below(better: str, worse: str, seats: int) -> None:
    assert share(better, worse, seats, 600 // seats) > 1.03 / seats


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plan", EXPLOITERS)
def test_no_plan_finds_the_strong_robot_out(plan: str, seats: int) -> None:
    """A small sample, for what would be plain to see; the league plays thousands."""
    assert share(EXPLOITERS[plan], STRONG, seats, 120 // seats) < 1 / seats + 0.02


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plan", EXPLOITERS)
def test_no_plan_finds_the_strong_robot_out_in_two_thousand_rounds(plan: str, seats: int) -> None:
    assert share(EXPLOITERS[plan], STRONG, seats, 2000 // seats) < 1 / seats + 0.02


@pytest.mark.parametrize("level", [USUAL, EASY, STRONG])
def test_nobody_throws_the_princess_away(level: str) -> None:
    for number in range(20):
        table = Table("A{8,3} B(2) C(1)", deck=4)
        assert table.position.ask is not None
        question = table.position.ask.question(A)
        assert GAME.robot(GAME.view(table.state, A), question, Dice(f"{number}"), level)[0] != "princess"


@pytest.mark.parametrize("seats", [2, 3])
def test_a_temperament_costs_next_to_nothing(seats: int) -> None:
    """Robots of other names may play otherwise, but only where it hardly matters."""
    differ = 0
    for state, seat, question in asked(seats, 6, "names", [USUAL] * seats):
        view = GAME.view(state, seat)
        thought = think(view, question)
        if thought.plan is not None:
            continue
        chosen = [GAME.robot(view, question, Dice("same"), STRONG, name) for name in ("Anna", "Bruno", "Carl", "")]
        differ += len(set(chosen)) > 1
        assert min(thought.worth[one] for one in chosen) > max(thought.worth.values()) - ALIKE - 1e-9
    assert differ


def test_a_known_card_is_guessed() -> None:
    table = Table("A{2,3} B(6) C(1)", deck=[2, 5, 1, 1, 1]).play(2, B).play(2, C).play(1, A, 8)
    assert table.hand(A) == [3, 1] and table.known(A, B) == 6
    assert table.position.ask is not None
    view, question = GAME.view(table.state, A), table.position.ask.question(A)
    assert beliefs(view)[B][6] == 1
    for level in (USUAL, STRONG):
        assert GAME.robot(view, question, Dice("1"), level) == path(1, B, 6)


def test_beliefs_follow_the_plays() -> None:
    """Who plays a Prince keeps no Countess; a wrong guess rules a card out; low cards go first, so high ones stay."""
    table = Table("A{5,2} B(7) C(3)", deck=[1, 1, 4, 2]).play(5, C)
    held = beliefs(GAME.view(table.state, B))
    assert held[A][Card.COUNTESS] == 0 and abs(sum(held[A]) - 1) < 1e-9
    table.play(1, A, 4)
    held = beliefs(GAME.view(table.state, C))
    assert held[A][Card.HANDMAID] == 0
    view = GAME.view(table.state, C)
    high = sum(card >= Card.PRINCE for card in view.unseen()) / len(view.unseen())
    assert sum(held[B][Card.PRINCE :]) > high
    assert sum(held[C]) == 0


def test_a_fresh_card_that_a_king_took_is_still_anybodys_guess() -> None:
    """A saw B's King; B plays it on C, who has not played yet and now holds what B had just drawn."""
    table = Table("A{2,4} B(6) C(1)", deck=[3, 5, 1, 1]).play(2, B).play(6, C)
    assert GAME.view(table.state, A).lapsed == [C]
    held = beliefs(GAME.view(table.state, A))
    assert abs(sum(held[C]) - 1) < 1e-9 and held[C][Card.BARON] > 0


def test_only_endings_are_pondered() -> None:
    """The rest is answered at once: what is slow is a matter of public facts."""
    for state, seat, question in asked(3, 3, "ponder", [USUAL] * 3):
        view = GAME.view(state, seat)
        ending = len(state.deck) <= 1 and len(state.alive()) == 2
        assert GAME.ponders(view, question, STRONG) is ending
        assert not GAME.ponders(view, question, USUAL) and not GAME.ponders(view, question, EASY)


def why(table: Table, *wanted: int | None) -> tuple[str, dict[str, object]]:
    """The coach's reason for a play."""
    assert table.position.ask is not None
    seat = table.state.active
    chosen = path(*wanted)  # type: ignore[arg-type]
    found = GAME.weigh(GAME.view(table.state, seat), table.position.ask.question(seat), Dice("coach"), chosen)
    (phrase,) = [one.why for one in found if one.path == chosen]
    return phrase.key.removeprefix("loveletter-coach-"), phrase.args


def test_the_coach_gives_reasons() -> None:
    open_table = Table("A{1,5} B(3) C(2)", deck=6)
    assert why(open_table, 1, B, 8)[0] == "guard"
    assert why(open_table, 5, A)[0] == "own-prince"
    assert why(open_table, 5, C)[0] == "prince-princess"
    assert why(Table("A{8,5} B(3) C(2)", deck=6), 5, A)[0] == "own-princess"
    assert why(Table("A{8,5} B(3) C(2)", deck=6), 8)[0] == "princess"
    assert why(Table("A{4,7} B(3) C(2)", deck=6), 4) == ("handmaid", {"kept": "countess"})
    assert why(Table("A{4,7} B(3) C(2)", deck=6), 7) == ("countess", {"kept": "handmaid"})
    assert why(Table("A{1,7} B(3)* C(2)*", deck=6), 1)[0] == "no-target"
    assert why(Table("A{1,7} B(3)[8] C(2)", deck=6), 1, B, 8)[0] == "guard-gone"
    key, facts = why(Table("A{3,7} B(2) C(2)", deck=6), 3, B)
    assert key == "baron" and int(str(facts["wins"])) > 85
    assert why(Table("A{6,2} B(3) C(2)", deck=6), 6, B)[0] == "king"
    assert why(Table("A{6,2} B(3) C(1)", deck=6), 2, C)[0] == "spy"
    assert why(Table("A{4,7} B(3) C(2)", deck=0), 4)[0] == "handmaid"
    assert why(Table("A{2,7} B(3)* C(2)*", deck=0), 2)[0] == "showdown"


def test_the_coach_and_the_strong_robot_are_of_one_mind() -> None:
    """What the robot plays the coach puts first, or as good as first where the robot mixes its plays."""
    for state, seat, question in asked(2, 6, "one mind", [STRONG, USUAL]):
        view = GAME.view(state, seat)
        found = GAME.weigh(view, question, Dice("coach"), None)
        chosen = GAME.robot(view, question, Dice("robot"), STRONG)
        worth = think(view, question).worth
        assert 100 * worth[chosen] > found[0].worth - 100 * ALIKE - 0.2
        assert {one.path[:2] for one in found} == {one[:2] for one in paths(question.menu)}
