"""The end of a round: the strong robot cannot be found out, and the last decision is the best there is.

Everything is reckoned here by playing all deals through the rules; nothing of the robot's own reckoning is used.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import pytest

from games.cli.selfplay import RANDOM, Player, random_path
from games.core.codec import encode
from games.core.draw import Dice
from games.core.menu import Path, paths
from games.core.text import Seat
from games.loveletter import GAME
from games.loveletter.pieces import Card
from games.loveletter.state import Play, State
from games.loveletter.thinking.record import excluded
from games.loveletter.thinking.thought import think
from games.loveletter.view import View
from tests.games.loveletter.deals import asked, copied, dealt, played, shared_knowledge, turned, worlds
from tests.games.loveletter.table import A, B, C, Table

Worths = dict[bytes, dict[Path, float]]


def by_chance(view: View, question: object, dice: Dice) -> Path:
    return random_path(question.menu, dice)  # type: ignore[attr-defined]


def roots(seats: int, games: int, key: str, players: Sequence[str | Player]) -> list[State]:
    """Public positions of two with two cards in the deck, at the first of these turns."""
    found = []
    for state, seat, _ in asked(seats, games, key, players):
        alive = state.alive()
        if len(alive) == 2 and len(state.deck) == 1:
            (other,) = [one for one in alive if one != seat]
            if shared_knowledge(state, seat, other):
                found.append(copied(state))
    return found


def exploitable(state: State) -> float:
    """What the best answers to the strong robot's plan gain in this position, the mean of both seats.

    A deal of all unseen cards is drawn, each as likely as any other that the record allows; the adversary knows the
    robot's plan for everything the robot may see, and answers by what they see themselves.
    """
    first = state.active
    (second,) = [seat for seat in state.alive() if seat != first]
    plans: dict[bytes, dict[Path, float]] = {}
    early: Worths = defaultdict(lambda: defaultdict(float))
    late: Worths = defaultdict(lambda: defaultdict(float))
    ended = whole = 0.0

    def plan(world: State) -> tuple[bytes, dict[Path, float], list[Path]]:
        _, view, question = turned(world)
        seen = encode(view)
        if seen not in plans:
            thought = think(view, question)
            assert thought.plan is not None
            assert abs(sum(thought.plan.values()) - 1) < 1e-9
            plans[seen] = thought.plan
        return seen, plans[seen], list(paths(question.menu))

    for world, ways in worlds(state, first, second):
        whole += ways
        seen, own, menu = plan(world)
        for path in menu:
            after, shares = played(world, path)
            if shares is not None:
                early[seen][path] += ways * shares[first]
                ended += ways * own.get(path, 0.0) * shares[second]
                continue
            then, reply, answers = plan(after)
            for answer in answers:
                _, last = played(after, answer)
                assert last is not None
                early[seen][path] += ways * reply.get(answer, 0.0) * last[first]
                late[then][answer] += ways * own.get(path, 0.0) * last[second]
    best = [sum(max(worths.values()) for worths in found.values()) for found in (early, late)]
    return ((best[0] + best[1] + ended) / whole - 1) / 2


@pytest.mark.parametrize(
    ("seats", "games", "players"),
    [(2, 12, ("strong", "usual")), (2, 8, (by_chance, "easy")), (3, 5, ("strong", "usual", "easy"))],
)
def test_the_strong_robot_cannot_be_found_out_at_the_end(
    seats: int, games: int, players: Sequence[str | Player]
) -> None:
    """Less than one round in a hundred could be won from it in any of these positions; in truth far less."""
    found = roots(seats, games, "endings", players)
    assert len(found) >= 12
    gains = [exploitable(state) for state in found]
    assert max(gains) < 0.01
    assert sum(gains) / len(gains) < 0.001


def last_worths(state: State, seat: Seat, menu: list[Path]) -> dict[Path, float]:
    """The exact share of the round by each path, all that is unseen being equally likely where it is not excluded."""
    (foe,) = [other for other in state.alive() if other != seat]
    assert state.removed is not None
    unseen = [*state.players[foe].hand, state.removed]
    known = state.players[seat].known[foe]
    never = excluded(state.plays, len(state.players))[foe]
    deals = [unseen, unseen[::-1]]
    possible = [deal for deal in deals if (deal[0] is known if known else deal[0] not in never)]
    worth = dict.fromkeys(menu, 0.0)
    held, drawn = state.players[seat].hand
    for other, removed in possible:
        world = dealt(state, seat, foe, held, other, [drawn], removed)
        for path in menu:
            _, shares = played(world, path)
            assert shares is not None
            worth[path] += shares[seat] / len(possible)
    return worth


@pytest.mark.parametrize("level", ["usual", "strong"])
@pytest.mark.parametrize("other", ["strong", "easy", RANDOM])
def test_the_last_decision_has_no_better(level: str, other: str) -> None:
    """With the deck empty: no other path wins more often, whatever of what is unseen the other holds."""
    decisions = 0
    players: list[str | Player] = [level, by_chance if other == RANDOM else other]
    for state, seat, question in asked(2, 70, "last", players):
        if state.deck or len(state.alive()) < 2:
            continue
        decisions += 1
        worth = last_worths(state, seat, list(paths(question.menu)))
        path = GAME.robot(GAME.view(state, seat), question, Dice(f"{decisions}"), level)
        assert worth[path] > max(worth.values()) - 1e-9, (GAME.view(state, seat), path, worth)
    assert decisions >= 40


Row = tuple[Play, ...]


@pytest.mark.parametrize(
    ("plays", "expected"),
    [
        ((Play(A, Card.GUARD, B, Card.KING),), ([], [6], [])),
        ((Play(A, Card.GUARD, B, Card.KING), Play(B, Card.SPY, C)), ([], [], [])),
        ((Play(A, Card.GUARD, B, Card.KING), Play(B, Card.KING, C)), ([], [], [6, 7])),
        ((Play(A, Card.PRINCE, B, None, Card.SPY),), ([7], [], [])),
        ((Play(A, Card.PRINCE, A, None, Card.SPY),), ([], [], [])),
        ((Play(A, Card.KING, B),), ([], [7], [])),
        ((Play(A, Card.BARON, B, None, Card.BARON, B),), ([1, 2, 3], [], [])),
        ((Play(A, Card.BARON, B, None, Card.SPY, A),), ([], [1, 2], [])),
        ((Play(A, Card.BARON, B),), ([], [], [])),
    ],
)
def test_what_the_record_rules_out(plays: Row, expected: tuple[list[int], ...]) -> None:
    """A wrong guess, a lost comparison, no Countess beside Prince or King; as long as the card must still be there."""
    assert [sorted(one) for one in excluded(plays, 3)] == list(expected)


def test_what_is_remembered_of_who_knows_what() -> None:
    """Whoever was seen knows it until the card is played; whoever saw it notices when it goes."""
    table = Table("A{2,6} B(4) C(1)", deck=[1, 3, 5, 1, 1]).play(2, B)
    view = GAME.view(table.state, B)
    assert (view.shown, view.shown_to) == (Card.HANDMAID, {A: 0})
    assert GAME.view(table.state, C).shown_to == {}
    kept = Table("A{2,6} B(4) C(1)", deck=[1, 3, 5, 1, 1]).play(2, B).play(1, C, 8)
    assert kept.known(A, B) == 4 and GAME.view(kept.state, B).shown_to == {A: 0}
    table.play(4)
    assert GAME.view(table.state, B).shown_to == {} and GAME.view(table.state, A).lapsed == [B]
    assert GAME.view(table.state, C).lapsed == []


def test_without_the_memory_aid_nothing_is_remembered() -> None:
    table = Table("A{2,6} B(4) C(1)", deck=5, memory_aid=False).play(2, B)
    assert GAME.view(table.state, B).shown is None and not GAME.view(table.state, B).shown_to


def test_the_record_is_what_everybody_saw() -> None:
    table = Table("A{5,6} B(4) C(1)", deck=[1, 3, 5, 2]).play(5, B)
    table.play(*((1, C, 8) if 1 in table.hand(B) else (3, A)))
    assert GAME.view(table.state, None).plays[0] == Play(A, Card.PRINCE, B, None, Card.HANDMAID)
    assert all(GAME.view(table.state, seat).plays == table.state.plays for seat in (A, B, C))
