"""Robots and standing answers."""

from __future__ import annotations

import pytest

from games.core.ask import Pace
from games.core.draw import Dice, Draw
from games.core.entry import Answer
from games.core.flow import PASS
from games.core.match import running
from games.core.menu import check
from games.core.options import settle
from games.coup import GAME
from games.coup.pieces import Character
from games.coup.view import view
from tests.contract.harness import random_path
from tests.games.coup.playing import Play, fresh, table


def winner(levels: list[str], key: str, **options: object) -> int:
    """Who wins when these play; "random" is no level."""
    state = GAME.setup(len(levels), settle(GAME.options, {"window_hold": 0, **options}))
    rules, dice = GAME.table(state, Draw(key)), Dice(key)
    flow = running(rules)
    ask = next(flow)
    for _ in range(20_000):
        seat = dice.choice(ask.awaits)
        if levels[seat] == "random":
            path = random_path(ask.menu(seat), dice)
        else:
            path = GAME.robot(GAME.view(state, seat), ask.question(seat), dice, levels[seat])
            check(ask.menu(seat), path)
        try:
            ask = flow.send(Answer(seat, path))
        except StopIteration:
            assert state.result is not None
            return state.result.winners[0]
    raise AssertionError("no end")


def rate(me: str, others: str, seats: int, games: int) -> float:
    won = 0
    for number in range(games):
        levels = [others] * seats
        levels[number % seats] = me
        fifth = ("ambassador", "inquisitor")[number // seats % 2]
        won += winner(levels, f"{me}-{others}-{seats}-{number}", fifth=fifth) == number % seats
    return won / games


@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize("seats", (2, 4, 8))
def test_robots_play_legally_to_the_end(seats: int, level: str) -> None:
    for fifth in ("ambassador", "inquisitor"):
        winner([level] * seats, f"legal{seats}{fifth}", fifth=fifth)


def test_the_usual_robot_is_better_than_chance() -> None:
    """A short look in the usual run: chance wins half of these games."""
    assert rate("usual", "random", 2, 60) > 0.75


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_strength() -> None:
    """Over 1,000 games: the best one 90 % against random, the usual one half against careless ones in a duel; above a
    quarter of four.
    """
    assert rate("strong", "random", 2, 1000) >= 0.9
    assert rate("usual", "easy", 2, 1000) >= 0.5
    assert rate("usual", "easy", 4, 1000) > 0.25


def question(play: Play, seat: int, level: str = "usual") -> tuple[object, ...]:
    return GAME.robot(view(play.state, seat), play.open().question(seat), Dice("one"), level)


def test_the_honest_one_claims_only_what_it_holds() -> None:
    for number in range(20):
        state = GAME.setup(3, settle(GAME.options, {"window_hold": 0}))
        rules, dice = GAME.table(state, Draw(f"h{number}")), Dice(f"h{number}")
        flow = running(rules)
        ask = next(flow)
        while True:
            seat = ask.awaits[0]
            path = GAME.robot(GAME.view(state, seat), ask.question(seat), dice, "easy")
            try:
                ask = flow.send(Answer(seat, path))
            except StopIteration:
                break
        assert state.claims and all(claim.true for claim in state.claims)


def test_an_impossible_claim_is_doubted() -> None:
    """All three Duchesses lie before one's eyes."""
    play = table("ca,co", "du", "du", "as,as", lost={1: "am", 2: "du"}).say(0, "tax")
    play.player(1).hidden, play.player(1).shown = [Character.DUCHESS], [Character.DUCHESS]
    play.player(2).hidden, play.player(2).shown = [Character.AMBASSADOR], [Character.DUCHESS]
    for level in GAME.levels:
        assert question(play, 1, level) == ("doubt",)


def test_nobody_waits_for_the_assassin_with_the_last_life() -> None:
    """Without a Contessa there is a doubt, or a claim of her: who has let the first go by makes the second."""
    answers = set()
    for number in range(40):
        play = table("as,du", "ca", "am,am", "du,co", lost={1: "du"}, coins=[3, 2, 2, 2]).say(0, "assassinate", 1)
        dice = Dice(f"last {number}")
        (first,) = GAME.robot(view(play.state, 1), play.open().question(1), dice, "strong")
        answers.add(first)
        if first == PASS:
            play.pass_all()
            assert GAME.robot(view(play.state, 1), play.open().question(1), dice, "strong") == ("contessa",)
    assert answers == {"doubt", PASS}


(PASS_FOR_ME,) = GAME.standing_choices()


def replies(play: Play) -> dict[int, object]:
    """What the standing pass of each seat that is asked says for it."""
    asked = play.open()
    return {seat: GAME.standing(view(play.state, seat), asked.question(seat), PASS_FOR_ME) for seat in asked.menus}


def test_standing_pass() -> None:
    """4.1, point 8: in windows of several it passes for all whom the action does not concern, whatever they hold."""
    assert GAME.standing_passes() == (PASS_FOR_ME,)
    play = table("ca,co", "as,as", "du,am", "du,am", active=2).say(2, "steal", 1)
    assert replies(play) == {3: (PASS,), 0: (PASS,), 1: None}
    play.pass_all()
    assert replies(play) == {1: None}
    play.say(1, "captain")
    assert replies(play) == {2: None, 3: (PASS,), 0: (PASS,)}, "whether to doubt a block is for the blocked to say"
    assert replies(table("ca,co", "du,am", "as,as").say(0, "tax")) == {1: (PASS,), 2: (PASS,)}


def test_standing_pass_leaves_the_blocked_alone() -> None:
    """4.1, point 8: also in Foreign aid, which has no target; the others need not be asked."""
    aid = table("ca,co", "du,am", "as,as").say(0, "foreign_aid")
    assert replies(aid) == {1: (PASS,), 2: (PASS,)}
    aid.say(1, "duchess")
    assert replies(aid) == {2: (PASS,), 0: None}


def test_standing_pass_answers_nothing_else() -> None:
    """4.1, point 8: neither actions nor cards, nor where the host wants none; the own turn ends it."""
    play = table("ca,co", "du,am", "as,as", coins=[7, 2, 2])
    assert replies(play) == {0: None}
    assert GAME.standing_ends(view(play.state, 0), play.open().question(0), PASS_FOR_ME)
    assert replies(play.say(0, "murder", 1)) == {1: None}
    assert not GAME.standing_ends(view(play.state, 1), play.open().question(1), PASS_FOR_ME)
    assert replies(table("am,co", "du,am", "as,as").say(0, "exchange").pass_all()) == {0: None}
    assert set(replies(fresh(2)).values()) == {None}
    off = table("ca,co", "du,am", "as,as", auto_pass=False).say(0, "tax")
    assert replies(off) == {1: None, 2: None}
    tax = table("ca,co", "du,am", "as,as").say(0, "tax")
    assert not GAME.standing_ends(view(tax.state, 1), tax.open().question(1), PASS_FOR_ME)
    assert GAME.standing(view(tax.state, 1), tax.open().question(1), "doubt-for-me") is None


def test_standing_pass_may_be_forbidden_and_ends_with_the_last_card() -> None:
    """Option auto_pass; whoever is out needs no standing answer, nor does somebody who only watches."""
    assert GAME.standing_allowed(settle(GAME.options, {}))
    assert not GAME.standing_allowed(settle(GAME.options, {"auto_pass": False}))
    play = table("ca,co", "", "as,as", lost={1: "du,am"})
    assert [GAME.standing_serves(view(play.state, seat)) for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_clocks() -> None:
    """Section 10: three clocks, by the pace of the decision."""
    options = settle(GAME.options, {"action_seconds": 86_400, "window_seconds": 43_200, "card_seconds": 20})
    assert [GAME.seconds(options, pace) for pace in (Pace.TURN, Pace.REACTION, Pace.SECRET)] == [86_400, 43_200, 20]
    usual = settle(GAME.options, {})
    assert [GAME.seconds(usual, pace) for pace in (Pace.TURN, Pace.REACTION, Pace.SECRET)] == [90, 30, 60]
