"""Section 7, row by row: what is told to all, what to whom alone, and what chance decides."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.ask import Pace
from games.core.match import Position, begin
from games.core.options import settle
from games.inkognito import GAME
from games.inkognito.pieces import IDENTITIES, NUMBERS, Place
from games.inkognito.state import State
from tests.games.inkognito.table import (
    AIR,
    BRIAN,
    DAVID,
    EVE,
    GIORGIO,
    MARCO,
    MARIO,
    RIALTO,
    RIGHT,
    ROB,
    SALUTE,
    SIGHS,
    WRONG,
    B,
    F,
    Table,
    X,
    Z,
    alone,
    at_rialto,
    five,
    two_pairs,
    with_air,
    with_ambassador,
)

Told = list[tuple[str, dict[str, Any], dict[int, dict[str, Any]]]]


def told(table: Table) -> Told:
    return [(event.key, event.args, event.private) for event in table.events]


def public(table: Table) -> list[tuple[str, dict[str, Any]]]:
    return [(event.key, event.args) for event in table.events if not event.secret]


def start(seats: int, key: str, **options: object) -> tuple[Position, State]:
    position = begin(GAME, seats, settle(GAME.options, options), key)
    assert isinstance(position.state, State)
    return position, position.state


# Dealing.


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_told_their_own_cards_and_nobody_elses(seats: int) -> None:
    position, state = start(seats, "dealt")
    dealt = [event for event in position.events if event.key == "dealt"]
    players = [seat for seat in range(seats) if seat != state.ambassador]
    assert [event.private for event in dealt] == [
        {seat: {"identity": state.black[seat][0].word, "number": state.black[seat][1].word}} for seat in players
    ]
    assert all(event.secret and event.args == {} for event in dealt)
    rest = [(event.key, event.args) for event in position.events if not event.secret]
    named = [("is-ambassador", {"who": state.ambassador})] if seats == 5 else []
    assert rest == [("game", {"number": 1}), *named, ("round", {"number": 1, "who": state.first})]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cards_and_piles_are_shuffled(seats: int) -> None:
    """Section 2: over many deals every agent's seat has every identity with every number; piles lie in any order."""
    states = [start(seats, f"deal {number}", ambassador="5")[1] for number in range(200)]
    for chair in range(4):
        seen = {tuple(state.black[state.agents[chair]]) for state in states}
        assert seen == {(identity, number) for identity in IDENTITIES for number in NUMBERS}
    piles = [state.air_pile for state in states] if seats == 3 else []
    piles += [state.pile for state in states] if seats < 5 else []
    for depth in range(5 if piles else 0):
        assert {pile[depth] for pile in piles} == set(Place)


def test_piles_are_shuffled_anew_after_a_cycle() -> None:
    """Section 3: and both lie complete again."""
    piles = []
    for number in range(30):
        table = Table(start(3, "cycle")[1], key=f"cycle {number}")
        while table.state.round < 6:
            table.time()
        drawn = [draw.name for draw in table.position.draws]
        assert {"ambassador pile", "air pile"} <= set(drawn)
        laid, visited = table.state.laid[AIR], table.state.visits
        piles.append(tuple(table.state.pile))
        assert sorted([*table.state.pile, *visited]) == sorted([*table.state.air_pile, *laid]) == list(Place)
    assert len(set(piles)) > 20


# A round.


def test_places_and_meetings_are_told_to_all() -> None:
    table = at_rialto()
    assert told(table) == [
        ("went", {"who": DAVID, "place": MARCO}, {}),
        ("ambassador", {"place": MARCO}, {}),
        ("meets-aa", {"who": [BRIAN, ROB], "place": RIALTO}, {}),
        ("crowd", {"place": MARCO}, {}),
    ]


def test_the_question_is_named_after_the_meetings_it_is_about() -> None:
    """Section 5: each kind once, in the order in which they are held."""
    assert at_rialto().key == two_pairs().key == "meet-aa"
    assert five(SALUTE, RIALTO, RIALTO, SALUTE, SALUTE).key == "meet-aa-aam"
    assert five(RIALTO, RIALTO, RIALTO, SALUTE, SALUTE).key == "meet-aam-aa"


def test_an_exchange_is_marked_as_one() -> None:
    """What was shown is kept with how: a pair to the other, or before the Ambassador."""
    table = at_rialto().say(BRIAN, B, "n24").say(ROB, F, "n13")
    assert [meeting.outcome for meeting in table.state.meetings if meeting.round == 1] == ["exchanged"]
    assert {show.how for show in table.state.shows} == {"exchange"}
    audience = five(RIALTO, RIALTO, RIALTO, SALUTE, SIGHS).say(BRIAN, B, "n24").say(EVE, "watch")
    audience.say(ROB, F, "n13")
    assert {show.how for show in audience.state.shows} == {"audience"}


def test_the_air_player_is_called_so() -> None:
    table = with_air()
    assert told(table) == [
        ("went", {"who": 2, "place": SIGHS}, {}),
        ("went", {"who": "air", "place": RIALTO}, {}),
        ("ambassador", {"place": MARCO}, {}),
        ("meets-ad", {"who": [BRIAN], "place": RIALTO}, {}),
    ]
    first = Table(players=3, first=AIR, ambassador=[MARCO], air=[SALUTE])
    assert first.told("round")[0].args == {"number": 1, "who": "air"}


def test_an_audience_is_told_to_all_and_a_crowd_with_the_ambassador() -> None:
    table = five(RIALTO, RIALTO, RIALTO, SALUTE, SIGHS)
    assert ("meets-aam", {"who": [BRIAN, ROB], "place": RIALTO}) in public(table)
    crowd = Table(ambassador=[RIALTO]).go(RIALTO, RIALTO, MARCO, SALUTE)
    assert ("crowd", {"place": RIALTO}) in public(crowd)
    alone = Table(players=3, ambassador=[MARCO], air=[MARCO]).go(RIALTO, SALUTE, SIGHS)
    assert ("crowd", {"place": MARCO}) in public(alone), "air and the Ambassador are two"


def test_a_place_of_an_earlier_meeting_may_be_crowded_later() -> None:
    table = Table(ambassador=[MARCO, RIALTO]).go(GIORGIO, RIALTO, SIGHS, RIALTO)
    table.say(ROB, F, "n13").say(DAVID, X, "n13").go(SALUTE, RIALTO, GIORGIO, RIALTO)
    assert ("crowd", {"place": RIALTO}) in public(table)


def test_the_ambassadors_choice_is_told_without_the_place() -> None:
    """K1: in secret, with no public button; K2 has the places left as buttons for all to see."""
    table = Table(players=5)
    assert table.position.ask is not None and table.position.ask.face is None
    assert (table.position.ask.key, table.position.ask.pace) == ("stealth", Pace.TURN)
    table.say(EVE, SALUTE)
    assert told(table) == [("chosen", {"who": EVE}, {})]
    assert table.position.ask.face is not None and table.position.ask.pace is Pace.TURN
    assert table.view(BRIAN).face_down and table.view(None).face_down


# Meetings.


def test_an_exchange_is_told_to_all_and_its_cards_to_the_two() -> None:
    table = at_rialto().say(BRIAN, B, "n24").say(ROB, F, "n13")
    private = {
        BRIAN: {"whom": ROB, "saw": [F, "n13"], "showed": [B, "n24"]},
        ROB: {"whom": BRIAN, "saw": [B, "n24"], "showed": [F, "n13"]},
    }
    assert told(table)[0] == ("traded", {"who": [BRIAN, ROB], "place": RIALTO}, private)
    assert told(table)[1] == ("round", {"number": 2, "who": ROB}, {})


def test_an_audience_is_told_to_all_and_each_pair_to_its_owner_and_the_ambassador() -> None:
    table = five(RIALTO, RIALTO, RIALTO, SALUTE, SIGHS).say(BRIAN, B, "n24").say(EVE, "watch").say(ROB, "n36", Z)
    assert told(table)[:2] == [
        (
            "presented",
            {"who": seat, "whom": EVE, "place": RIALTO},
            {seat: {"cards": pair}, EVE: {"cards": pair}},
        )
        for seat, pair in ((BRIAN, [B, "n24"]), (ROB, [Z, "n36"]))
    ]
    assert [show.how for show in table.state.shows] == ["audience", "audience"]
    assert [meeting.outcome for meeting in table.state.meetings] == ["presented"]


@pytest.mark.parametrize(("kind", "card"), [("identity", Z), ("number", "n24")])
def test_an_interview_is_told_to_all_and_the_card_to_those_who_see_it(kind: str, card: str) -> None:
    table = alone(DAVID).say(DAVID, "ask", str(MARIO))
    assert told(table) == [("asked", {"who": DAVID, "whom": MARIO}, {})]
    assert table.position.ask is not None and table.position.ask.pace is Pace.SECRET
    assert table.told_about == {"by": DAVID}
    table.say(MARIO, kind)
    assert told(table)[0] == (
        "answered",
        {"who": MARIO, "whom": DAVID},
        {MARIO: {"card": card}, DAVID: {"card": card}},
    )
    watched = five(MARCO, MARCO, RIALTO, SALUTE, SIGHS).say(EVE, "watch").say(BRIAN, "ask", str(MARIO))
    watched.say(MARIO, kind)
    assert told(watched)[0] == (
        "answered",
        {"who": MARIO, "whom": BRIAN},
        {seat: {"card": card} for seat in (MARIO, BRIAN, EVE)},
    )


@pytest.mark.parametrize(("kind", "card"), [("identity", X), ("number", "n47")])
def test_looking_at_air_and_asking_about_it_tell_all_only_who_did(kind: str, card: str) -> None:
    looked, asked = with_air().say(BRIAN, kind), with_ambassador().say(BRIAN, "ask_air", kind)
    assert told(looked)[0] == ("looked", {"who": BRIAN}, {BRIAN: {"card": card}})
    assert told(asked)[0] == ("asked-air", {"who": BRIAN}, {BRIAN: {"card": card}})
    assert [meeting.outcome for meeting in looked.state.meetings] == ["looked"]
    assert [(meeting.outcome, meeting.whom) for meeting in asked.state.meetings] == [("asked", AIR)]
    assert looked.state.kinds_left(AIR, BRIAN) == ["identity", "number"], "a look does not count as an answer"


def test_declining_and_passing_over_are_told_to_all() -> None:
    for table, seat in ((alone(DAVID), DAVID), (with_air(), BRIAN), (with_ambassador(), BRIAN)):
        table.say(seat, "decline")
        assert told(table)[0] == ("declined", {"who": seat}, {})
        assert table.state.meetings[0].outcome == "declined" and table.state.shows == []


@pytest.mark.parametrize("seats", [3, 5])
def test_with_nobody_left_to_ask_an_agent_may_still_decline_or_open_the_safe(seats: int) -> None:
    """Section 4.2: only with four players is the meeting passed over."""
    table = with_ambassador(ask_air=False) if seats == 3 else five(MARCO, MARCO, RIALTO, SALUTE, SIGHS)
    asked = table.state.meetings[0]
    targets = [seat for seat in table.state.agents if seat not in (BRIAN, table.state.air)]
    state = table.state
    state.meetings[:0] = [
        type(asked)(0, Place.RIALTO, "am", [BRIAN], "asked", target) for target in targets for _ in range(2)
    ]
    again = Table(state)
    assert BRIAN in again.awaited and "skipped" not in again.heard()
    assert {path[0] for path in again.menu(BRIAN)} == {"decline", "safe"}


# The end.


@pytest.mark.parametrize(
    ("combination", "key", "winners", "why"),
    [(RIGHT, "safe-right-partner", [BRIAN, ROB], "opened"), (WRONG, "safe-wrong-partner", [MARIO, DAVID], "failed")],
)
def test_after_an_attempt_everything_is_laid_open(combination: str, key: str, winners: list[int], why: str) -> None:
    table = at_rialto().say(ROB, F, "n13").open_safe(BRIAN, combination)
    assert public(table) == [
        (key, {"who": BRIAN, "whom": ROB, "combination": combination, "place": RIALTO}),
        ("revealed", {"who": BRIAN, "identity": B, "number": "n13"}),
        ("revealed", {"who": ROB, "identity": F, "number": "n36"}),
        ("revealed", {"who": MARIO, "identity": Z, "number": "n24"}),
        ("revealed", {"who": DAVID, "identity": X, "number": "n47"}),
        *[("could-not-know", {"who": seat, "round": 0}) for seat in range(4)],
        ("game-won", {"who": winners, "number": 1}),
    ]
    game = table.state.finished
    assert game is not None and table.state.result is not None
    assert (game.number, game.why, game.rounds, game.winners) == (1, why, 1, winners)
    assert game.black == table.state.black and table.state.result.why == why
    assert game.attempt is not None and game.attempt.round == 1 and game.attempt.place is Place.RIALTO
    assert table.state.meetings[0].outcome == "safe" and not any(table.state.commits)
    assert [card.word for card in table.view(ROB).black] == [F, "n36"] and table.view(None).black == []


def test_with_three_the_air_players_cards_are_laid_open_too() -> None:
    table = with_air().open_safe(BRIAN, RIGHT)
    assert table.told("revealed")[3].args == {"who": "air", "identity": X, "number": "n47"}
    assert table.heard()[0] == "safe-right" and table.told("safe-right")[0].args["whom"] is None


def test_what_was_shown_is_retold_with_all_its_viewers() -> None:
    """Clarification 13: a black card, and a pair; who could have known from it, and since when."""
    table = five(MARCO, MARCO, RIALTO, SALUTE, SIGHS).say(EVE, "watch").say(BRIAN, "ask", str(MARIO))
    table.say(MARIO, "number").say(EVE, RIALTO).go(GIORGIO, RIALTO, RIALTO, GIORGIO)
    assert table.meetings() == [("aa", [ROB, BRIAN]), ("aam", [MARIO, DAVID])]
    table.say(ROB, F, "n13").say(BRIAN, B, "n24").say(MARIO, Z, "n13").say(DAVID, X, "n13").open_safe(EVE, WRONG)
    assert [event.args for event in table.told("retold-black")] == [
        {"round": 1, "who": MARIO, "whom": [BRIAN, EVE], "cards": ["n24"], "place": MARCO}
    ]
    assert [event.args for event in table.told("retold")] == [
        {"round": 2, "who": ROB, "whom": [BRIAN], "cards": [F, "n13"], "place": GIORGIO},
        {"round": 2, "who": BRIAN, "whom": [ROB], "cards": [B, "n24"], "place": GIORGIO},
    ]


def test_a_game_without_an_attempt_is_told_as_undecided() -> None:
    state = start(4, "undecided", max_rounds=10)[1]
    state.round, state.laid, state.visits = 9, [[] for _ in range(4)], []
    table = Table(state)
    while table.state.result is None:
        table.time()
    assert ("ended", {"rounds": 10}) in public(table)
    assert public(table)[-1] == ("game-undecided", {"who": [], "number": 1})
    assert table.state.result.why == "rounds"


# What chance decides for the absent.


def test_any_tile_pair_and_black_card_may_be_drawn_for_the_absent() -> None:
    """K1 to K4: at random among what is legal; the same key draws the same."""
    tiles, hidden, pairs, blacks = set(), set(), set(), set()
    for number in range(60):
        table = Table(key=f"absent {number}")
        first = table.awaited[0]
        tiles.add(table.time().state.laid[first][0])
        eve = Table(players=5, key=f"absent {number}")
        hidden.add(eve.time().state.face_down)
    for number in range(60):
        meeting = at_rialto(key=f"pair {number}").say(BRIAN, B, "n24").time()
        pairs.add(tuple(meeting.told("traded")[0].private[BRIAN]["saw"]))
        asked = alone(DAVID, key=f"black {number}").say(DAVID, "ask", str(ROB)).time()
        blacks.add(asked.told("answered")[0].private[DAVID]["card"])
    assert tiles == hidden == set(Place)
    assert len(pairs) == 12 and blacks == {F, "n36"}


def test_two_absent_pairs_are_told_of_in_order() -> None:
    table = two_pairs().time()
    assert [event.key for event in table.events[:3]] == ["time", "traded", "traded"]
    assert table.told("time")[0].args == {"who": [MARIO, DAVID, BRIAN, ROB]}
