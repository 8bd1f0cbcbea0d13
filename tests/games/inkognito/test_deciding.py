"""Deciding in secret: commits that may be changed, meetings that are collected together, time that runs out."""

from __future__ import annotations

import msgspec
import pytest

from games.core.ask import Pace
from games.core.codec import encode
from games.core.entry import Answer, Past
from games.core.match import advance, mend
from games.inkognito import GAME
from tests.games.inkognito.table import (
    BRIAN,
    DAVID,
    EVE,
    MARCO,
    MARIO,
    RIALTO,
    RIGHT,
    ROB,
    SALUTE,
    WORLD,
    WRONG,
    B,
    F,
    Table,
    X,
    Z,
    alone,
    at_rialto,
    two_pairs,
)


def test_n16_a_safe_waits_like_any_other_choice() -> None:
    shown, opening = at_rialto().say(BRIAN, B, "n24"), at_rialto().open_safe(BRIAN, WRONG)
    assert opening.events == shown.events == []
    for table in (shown, opening):
        assert table.awaited == (ROB,)
    assert encode(shown.view(None)) == encode(opening.view(None))
    assert encode(shown.view(ROB)) == encode(opening.view(ROB))
    opening.time()
    assert opening.state.result is not None and opening.state.result.winners == [MARIO, DAVID]
    assert opening.told("traded") == [] and opening.state.shows == []


def test_n16_a_choice_may_be_changed_until_all_have_chosen() -> None:
    table = at_rialto().open_safe(BRIAN, WRONG).say(BRIAN, B, "n24")
    assert table.view(BRIAN).commit == [B, "n24"]
    table.say(ROB, F, "n13")
    assert table.told("traded") and table.state.result is None


def test_n39_absent_from_an_exchange() -> None:
    table = at_rialto().say(BRIAN, B, "n24").time()
    (event,) = table.told("traded")
    saw = event.private[BRIAN]["saw"]
    assert len([word for word in saw if word in (F, "n36")]) == 1
    assert event.private[ROB]["showed"] == saw
    assert [event.args["who"] for event in table.told("time")] == [[ROB]]


def test_n40_absent_from_an_interview() -> None:
    table = alone(DAVID).time()
    assert [event.args["who"] for event in table.told("declined")] == [DAVID]
    assert table.state.round == 2


def test_n46_the_second_pair_waits_for_the_first() -> None:
    table = two_pairs()
    assert set(table.awaited) == {BRIAN, ROB, MARIO, DAVID}
    table.say(BRIAN, B, "n24").say(ROB, F, "n13")
    assert table.events == [] and table.state.shows == [] and set(table.awaited) == {MARIO, DAVID}
    table.refuses(BRIAN, B, "n36")
    table.refuses(ROB, F, "n24")
    table.say(MARIO, Z, "n13").say(DAVID, X, "n13")
    assert [event.args["who"] for event in table.told("traded")] == [[MARIO, DAVID], [BRIAN, ROB]]


def test_n46_the_first_pair_waits_for_nobody_else() -> None:
    """Clarification 9: by correspondence the second pair may take days; the clock is still the same."""
    table = two_pairs().say(MARIO, Z, "n13")
    window = table.position.window
    assert table.events == [] and table.told_about == {"place": ["salute", "rialto"]}
    table.say(DAVID, X, "n13")
    assert [event.args["who"] for event in table.told("traded")] == [[MARIO, DAVID]]
    assert [show.by for show in table.view(MARIO).shows] == [MARIO, DAVID]
    assert table.view(MARIO).commit == [] and table.view(MARIO).my_meeting() is None
    assert set(table.awaited) == {BRIAN, ROB} and table.told_about == {"place": ["rialto"]}
    assert table.position.window == window
    table.refuses(MARIO, Z, "n36")
    table.say(BRIAN, B, "n24").time()
    assert [event.args["who"] for event in table.told("time")] == [[ROB]]
    assert [event.args["who"] for event in table.told("traded")] == [[BRIAN, ROB]]


def test_n46_a_safe_of_the_first_pair_ends_the_game_at_once() -> None:
    table = two_pairs().say(BRIAN, B, "n24").say(DAVID, X, "n13").open_safe(MARIO, RIGHT)
    assert table.state.result is not None and table.state.result.winners == [MARIO, DAVID]
    assert table.told("traded") == table.told("time") == [] and table.view(BRIAN).commit == []
    assert table.view(BRIAN).my_meeting() is None, "the rest is dropped"


def test_n46_a_pair_may_be_changed_while_another_pair_is_ready() -> None:
    table = two_pairs().say(MARIO, Z, "n13").say(DAVID, X, "n13").say(BRIAN, B, "n24").say(BRIAN, "n13", "n24")
    table.say(ROB, F, "n13")
    assert table.told("traded")[0].private[ROB]["saw"] == ["n13", "n24"]


def test_n46_after_a_safe_the_second_pairs_cards_are_never_shown() -> None:
    table = two_pairs().say(BRIAN, B, "n24").say(ROB, F, "n13").say(DAVID, X, "n13").open_safe(MARIO, WRONG)
    assert table.state.result is not None and table.state.result.winners == [BRIAN, ROB]
    assert table.told("traded") == table.told("retold") == []
    assert table.view(BRIAN).shows == [] and table.view(BRIAN).commit == []


def test_n46_without_parallel_meetings_the_second_pair_is_not_asked_yet() -> None:
    table = two_pairs(parallel_meetings=False)
    assert set(table.awaited) == {MARIO, DAVID}
    table.say(MARIO, Z, "n13").say(DAVID, X, "n13")
    assert set(table.awaited) == {BRIAN, ROB}


def test_both_meetings_share_one_clock_and_all_defaults_are_drawn() -> None:
    """Clarifications 9 and 10."""
    table = two_pairs().open_safe(MARIO, WRONG).time()
    drawn = [draw.name for draw in table.position.draws]
    assert drawn == ["default pair"] * 3
    assert table.state.result is not None and table.state.result.winners == [BRIAN, ROB]


def test_n42_an_old_prompt_is_refused() -> None:
    table = at_rialto().say(BRIAN, B, "n24").say(ROB, F, "n13")
    assert table.key == "place"
    table.refuses(BRIAN, B, "n24")


def test_n47_only_commits_may_be_changed() -> None:
    """K1, K2 and K4 have a single decider, whose answer counts at once."""
    five = Table(players=5).say(EVE, SALUTE)
    five.refuses(EVE, MARCO)
    five.say(BRIAN, RIALTO)
    five.refuses(BRIAN, MARCO)
    asked = alone(DAVID).say(DAVID, "ask", str(ROB))
    asked.refuses(DAVID, "decline")
    asked.say(ROB, "identity")
    asked.refuses(ROB, "number")


def test_n48_no_window_is_held_open() -> None:
    """Who is awaited is public here, so speed betrays nothing; commits are made in secret, not in the open."""
    for table in (at_rialto(), two_pairs(), alone(DAVID), alone(DAVID).say(DAVID, "ask", str(ROB))):
        ask = table.position.ask
        assert ask is not None
        assert (ask.hold, ask.pace, ask.face, ask.counted) == (0, Pace.SECRET, None, False)
    table = at_rialto().say(BRIAN, B, "n24")
    assert table.awaited == (ROB,) and table.say(ROB, F, "n13").key == "place"


def test_a_table_of_older_rules_that_waited_for_the_second_pair_asks_again() -> None:
    """It cannot go on as if Mario's safe had not ended the game; nothing is lost but this window's commits."""
    start = two_pairs().position.match
    (safe, *_) = two_pairs().safes(MARIO)
    said = [Answer(DAVID, (X, "n13")), Answer(MARIO, safe), Answer(BRIAN, (B, "n24"))]
    entries = [Past(start.serial + place, answer) for place, answer in enumerate(said, 1)]
    old = msgspec.structs.replace(start, rules=1, entries=entries, serial=start.serial + 3, digest="older")
    match, again = mend(GAME, old)
    ask = advance(GAME, match).ask
    assert again and ask is not None and set(ask.awaits) == {BRIAN, ROB, MARIO, DAVID}


def test_a_table_of_older_rules_goes_on_where_it_was() -> None:
    table = two_pairs().say(BRIAN, B, "n24").say(ROB, F, "n13")
    match, again = mend(GAME, msgspec.structs.replace(table.position.match, rules=1))
    ask = advance(GAME, match).ask
    assert not again and ask is not None and set(ask.awaits) == {MARIO, DAVID}


@pytest.mark.parametrize("turn", range(4))
def test_whoever_is_asked_for_a_black_card_chooses_it_whatever_the_cards(turn: int) -> None:
    """N-12: nothing goes by itself because of what somebody is; each agent is asked in each of four deals."""
    deal = [*WORLD.values()]
    numbers = [number for _, number in deal]
    cards = {seat: (deal[(seat + turn) % 4][0], numbers[(seat + 2 * turn + turn // 2) % 4]) for seat in WORLD}
    assert sorted(one for one, _ in cards.values()) == sorted(one for one, _ in deal)
    assert sorted(one for _, one in cards.values()) == sorted(numbers)
    for asker in WORLD:
        table = alone(asker, cards=cards)
        assert (table.key, table.awaited) == ("meet-am", (asker,))
        for target in set(WORLD) - {asker}:
            asked = alone(asker, cards=cards).say(asker, "ask", str(target))
            assert (asked.key, asked.awaited) == ("black", (target,))
            assert asked.menu(target) == [("identity",), ("number",)]
