"""Whole games of Inkognito by buttons with three, four and five seats, and a series in which the Ambassador rotates."""

from __future__ import annotations

import pytest

from games.core.menu import step_after
from games.host.rows import Status
from games.inkognito.moves import DECLINE, SAFE, WATCH
from games.inkognito.pieces import IDENTITIES, Place, written
from games.inkognito.safe import truth
from tests.stories.coup.watching import refused
from tests.stories.inkognito.venice import RIGHT, Venice


class Agents:
    """People who go where their neighbour went, show what comes first, and open the safe after some rounds."""

    def __init__(self, patience: int, *, right: bool = True) -> None:
        self.patience = patience
        self.right = right
        self.asked: set[str] = set()
        self.did: set[str] = set()

    def __call__(self, state, seat, question):
        self.asked.add(question.key)
        if question.key in ("place", "stealth"):
            return (self.place(state.position.state, seat, question.menu.choices),)
        if SAFE in question.menu.choices and self.may_try(state.position.state, seat):
            self.did.add(SAFE)
            return self.safe(state.position.state, seat, question.menu)
        return self.first(question.menu)

    def place(self, state, seat, choices):
        """Where one other is already, so that two meet; else where nobody is; by turns from either end."""
        laid = (state.round - 1) % len(Place) + 1
        there = [tiles[-1].word for tiles in state.laid if len(tiles) == laid]
        ways = list(choices) if state.round % 2 else list(reversed(choices))
        alone = [place for place in ways if there.count(place) == 1]
        empty = [place for place in ways if place not in there]
        return (alone or empty or ways)[0]

    def may_try(self, state, seat):
        if state.round < self.patience:
            return False
        partner = state.partner(seat)
        here = next(meeting for meeting in state.waiting() if seat in state.deciders(meeting))
        return state.players != 4 or partner in here.seats

    def safe(self, state, seat, menu):
        numbers = dict(zip(IDENTITIES, truth(state), strict=True))
        path = [SAFE]
        while (step := step_after(menu, tuple(path))) is not None:
            if step.kind.startswith("confirm"):
                path.append(step.choices[0])
                continue
            agent = next(one for one in IDENTITIES if step.kind == f"number_of_{one.word}")
            wanted = numbers[agent].word
            path.append(wanted if self.right else next(word for word in reversed(step.choices) if word != wanted))
        assert (path[-1] == written(truth(state))) is self.right
        return tuple(path)

    def first(self, menu):
        """Anything but the safe, and something that has not been done before."""
        path = []
        while (step := step_after(menu, tuple(path))) is not None:
            usable = [word for word in step.choices if word != SAFE]
            new = [word for word in usable if word not in self.did and word not in (DECLINE, WATCH)]
            path.append((new or usable)[0])
            self.did.add(path[-1])
        return tuple(path)


@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_from_the_lobby_to_the_safe_by_buttons(evening, seats):
    venice = await Venice.open(evening, seats)
    await venice.people[0].slash("table show", table="1")
    for who in venice.people:
        assert f"**{who.name}** · " in venice.people[0].panel().text, (
            "the picture has a row for each, and so have the words"
        )
    assert venice.seen().files[0].name == "table.webp"
    agents = Agents(3)
    state = await venice.play_out(agents)
    assert state.status is Status.OVER and state.ended is None
    end = venice.seen()
    assert RIGHT in end.text and f"opened the safe in round {state.position.state.round}" in end.text
    assert " won." in end.text
    assert "Rob: Lord Fiddlebottom, 36." in end.text and end.files
    assert end.labels == ["Rematch", "Replay", "Review", "Log", "Fair play"]
    assert "place" in agents.asked and any(key.startswith("meet-") for key in agents.asked)
    assert ("stealth" in agents.asked) is (seats == 5)
    assert not refused(evening)


async def test_a_wrong_attempt_loses_and_says_so(evening):
    venice = await Venice.open(evening, 4)
    agents = Agents(1, right=False)
    state = await venice.play_out(agents)
    text = venice.seen().text
    assert "in vain" in text
    await venice.people[0].slash("table log", table="1")
    assert "Wrong: the safe stays shut." in venice.people[0].panel().text
    tried = state.position.state.finished.attempt
    assert tried.who not in state.result.winners and len(state.result.winners) == 2


async def test_a_game_without_an_attempt_ends_by_its_rounds(evening):
    """The longest table there is still fits a message: every pair shown, every round retold."""
    venice = await Venice.open(evening, 5, max_rounds=10, deduction_help=True)
    state = await venice.play_out(Agents(1000), most=900)
    assert state.result is not None and state.result.winners == []
    text = venice.seen().text
    assert "Rob: Lord Fiddlebottom, 36." in text
    assert text.count("Nobody won.") == text.count(" won.") == 1
    assert not refused(evening)


async def test_a_series_to_its_end_with_a_new_ambassador_each_game(evening):
    venice = await Venice.open(evening, 5, series_points=2)
    ambassadors: list[int] = []
    firsts: list[int] = []
    agents = Agents(1)

    def decide(state, seat, question):
        game = state.position.state
        if len(ambassadors) < game.games:
            ambassadors.append(game.ambassador)
            firsts.append(game.first)
            assert game.black[game.ambassador] == []
        return agents(state, seat, question)

    state = await venice.play_out(decide, most=900)
    games = len(ambassadors)
    assert games >= 2 and ambassadors == [(4 + game) % 5 for game in range(games)]
    assert all(first != ambassador for first, ambassador in zip(firsts, ambassadors, strict=True))
    assert max(state.result.scores) == 2
    end = venice.seen().text
    assert "with 2 points!" in end and "now has" not in end and " won." in end
    await venice.people[0].slash("table log", table="1")
    assert "The series goes to" in venice.people[0].panel().text
    assert not refused(evening)


async def test_one_person_and_three_robots(slow_evening, clock):
    """Robots take their places and keep their meetings while the person plays."""
    venice = await Venice.open(slow_evening, 4, robots=3)
    for _ in range(60):
        state = await venice.look()
        if state.status is not Status.PLAYING or state.position.state.round > 2:
            break
        if 0 in state.awaits:
            await venice.one(state, 0, Agents(1000))
        await slow_evening.pass_time(1)
    state = await venice.look()
    assert state.position.state.round > 2 or state.result is not None
    assert not refused(slow_evening)
