"""The numbered rows for four players, and those that hold for any number."""

from __future__ import annotations

import pytest

from games.core.codec import encode
from games.core.draw import Dice
from games.core.menu import step_after
from games.core.options import settle
from games.core.text import Refused
from games.inkognito import GAME
from games.inkognito.deduction import members
from games.inkognito.notebook import help_for, set_mark, set_note
from games.inkognito.pieces import Card, Place
from games.inkognito.state import Meeting, pairs_used
from games.inkognito.view import redeal
from tests.games.inkognito.table import (
    BRIAN,
    DAVID,
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
    cards,
    showed,
    two_pairs,
    world,
)
from texts.catalogue import texts


def test_n01_game_example() -> None:
    table = at_rialto()
    assert table.meetings() == [("aa", [BRIAN, ROB])]
    assert [event.args["place"] for event in table.told("crowd")] == ["san_marco"]


def test_n02_the_exchange_reaches_only_the_two_and_leaves_the_right_worlds() -> None:
    table = at_rialto()
    assert (table.worlds(BRIAN), table.worlds(ROB)) == (36, 36)
    table.say(BRIAN, B, "n24").say(ROB, F, "n13")
    (event,) = table.told("traded")
    assert event.private == {
        BRIAN: {"whom": ROB, "saw": [F, "n13"], "showed": [B, "n24"]},
        ROB: {"whom": BRIAN, "saw": [B, "n24"], "showed": [F, "n13"]},
    }
    assert event.args == {"who": [BRIAN, ROB], "place": "rialto"}
    assert table.view(MARIO).shows == table.view(None).shows == []
    assert (table.worlds(BRIAN), table.worlds(ROB), table.worlds(MARIO)) == (12, 16, 36)
    assert F in table.possible(BRIAN, ROB) and B not in table.possible(BRIAN, ROB)
    assert [word for word in table.possible(BRIAN, ROB) if word in (F, B, Z, X)] == [F]
    chair = table.view(ROB).agents.index(BRIAN)
    found = {(who[chair].word, which[chair].word) for who, which in members(table.view(ROB).worlds())}
    assert found == {(B, "n13"), (B, "n47"), (X, "n24"), (Z, "n24")}


def test_n03_two_combinations_are_left() -> None:
    state = world()
    showed(state, ROB, BRIAN, F, "n13")
    showed(state, DAVID, BRIAN, X)
    showed(state, MARIO, BRIAN, Z)
    showed(state, MARIO, BRIAN, "n24")
    table = Table(state)
    assert sorted(table.combinations(BRIAN)) == [RIGHT, WRONG]
    assert sorted(help_for(table.view(BRIAN)).combinations) == [RIGHT, WRONG]


def test_n04_two_identities_may_be_shown() -> None:
    table = at_rialto(cards={BRIAN: (Z, "n24"), MARIO: (B, "n13"), ROB: (X, "n36"), DAVID: (F, "n47")})
    table.say(BRIAN, Z, "n13").say(ROB, X, F)
    assert table.told("traded")[0].private[BRIAN]["saw"] == [F, X]


def test_n05_interrogation_example() -> None:
    table = alone(DAVID).say(DAVID, "ask", str(ROB))
    assert table.told("asked")[0].args == {"who": DAVID, "whom": ROB}
    assert (table.key, table.awaited) == ("black", (ROB,))
    table.say(ROB, "identity")
    (event,) = table.told("answered")
    assert event.args == {"who": ROB, "whom": DAVID}
    assert event.private == {ROB: {"card": F}, DAVID: {"card": F}}
    assert table.state.kinds_left(ROB, DAVID) == ["number"]
    assert [show.cards for show in table.view(DAVID).shows] == [cards(F)]
    assert table.view(BRIAN).shows == []


def test_n06_safe_example() -> None:
    table = at_rialto().say(ROB, F, "n13").open_safe(BRIAN, RIGHT)
    assert table.state.result is not None and table.state.result.winners == [BRIAN, ROB]
    assert "safe-right-partner" in table.heard()
    revealed = [(event.args["who"], event.args["identity"], event.args["number"]) for event in table.told("revealed")]
    assert revealed == [(BRIAN, B, "n13"), (ROB, F, "n36"), (MARIO, Z, "n24"), (DAVID, X, "n47")]
    assert table.view(None).finished is not None
    assert table.told("traded") == []


def test_n07_wrong_combination() -> None:
    table = at_rialto().say(ROB, F, "n13").open_safe(BRIAN, WRONG)
    assert table.state.result is not None and table.state.result.winners == [MARIO, DAVID]


def test_n08_wrong_partner() -> None:
    table = Table(ambassador=[MARCO]).go(RIALTO, SALUTE, RIALTO, SIGHS)
    table.say(MARIO, Z, "n13").open_safe(BRIAN, RIGHT)
    assert table.state.result is not None and table.state.result.winners == [MARIO, DAVID]


def test_n09_two_true_or_two_false_are_rejected() -> None:
    table = at_rialto()
    for path in ((B, "n13"), ("n13", B), (F, "n24"), ("n24", F)):
        table.refuses(BRIAN, *path)
    assert len(table.pairs(BRIAN)) == 12


def test_n10_no_pair_twice_to_the_same_viewer() -> None:
    state = world(ambassador=[MARCO])
    showed(state, BRIAN, ROB, B, "n24")
    table = Table(state).go(RIALTO, RIALTO, MARCO, MARCO)
    table.refuses(BRIAN, B, "n24")
    table.refuses(BRIAN, "n24", B)
    assert (B, "n36") in table.pairs(BRIAN) and ("n13", "n24") in table.pairs(BRIAN)
    assert len(table.pairs(BRIAN)) == 11
    other = Table(state).go(RIALTO, MARCO, MARCO, RIALTO)
    assert (B, "n24") in other.pairs(BRIAN)


def test_n11_after_twelve_pairs_the_record_is_cleared() -> None:
    state = world(ambassador=[MARCO, SALUTE])
    false = [card.word for card in Card if card.word not in (B, "n13")]
    for true in (B, "n13"):
        for other in false:
            if (true, other) != ("n13", "n47"):
                showed(state, BRIAN, ROB, true, other)
    table = Table(state).go(RIALTO, RIALTO, MARCO, MARCO)
    assert table.pairs(BRIAN) == [("n13", "n47")]
    table.say(BRIAN, "n13", "n47").say(ROB, F, "n13")
    assert pairs_used(table.state.shows, BRIAN, ROB) == []
    table.go(SIGHS, SALUTE, SALUTE, SIGHS)
    assert table.meetings() == [("aa", [ROB, BRIAN])]
    assert len(table.pairs(BRIAN)) == 12
    table.say(BRIAN, "n13", "n47").say(ROB, F, "n24")
    assert len([show for show in table.view(BRIAN).shows if show.by == BRIAN]) == 13
    used = pairs_used(table.state.shows, BRIAN, ROB)
    assert used == [cards("n13", "n47")], "the new record begins with what was shown after the twelfth"


@pytest.mark.parametrize("shown", range(26))
def test_n11_there_is_always_a_legal_pair(shown: int) -> None:
    """However often two meet: of each dozen each pair comes once, and after it all twelve may be shown again."""
    state = world(ambassador=[MARCO])
    pairs = [(true, card.word) for true in (B, "n13") for card in Card if card.word not in (B, "n13")]
    for number in range(shown):
        showed(state, BRIAN, ROB, *pairs[number % 12])
    table = Table(state).go(RIALTO, RIALTO, MARCO, MARCO)
    assert table.pairs(BRIAN) == pairs[shown % 12 :]
    assert table.time().told("traded")


def test_n12_the_pair_with_the_first_player_comes_first() -> None:
    table = two_pairs()
    assert table.meetings() == [("aa", [MARIO, DAVID]), ("aa", [BRIAN, ROB])]
    table.say(BRIAN, B, "n24").say(ROB, F, "n13").say(MARIO, Z, "n13").say(DAVID, X, "n13")
    assert [event.args["who"] for event in table.told("traded")] == [[MARIO, DAVID], [BRIAN, ROB]]


def test_n12_it_is_the_first_of_a_pair_that_counts() -> None:
    """The first player's pair comes first even when its other one is last in order."""
    table = Table(ambassador=[MARCO]).go(RIALTO, SALUTE, SALUTE, RIALTO)
    assert table.meetings() == [("aa", [BRIAN, DAVID]), ("aa", [ROB, MARIO])]


def test_n13_the_first_safe_decides() -> None:
    table = two_pairs().open_safe(BRIAN, RIGHT).say(ROB, F, "n13").say(DAVID, X, "n13").open_safe(MARIO, RIGHT)
    assert table.state.result is not None and table.state.result.winners == [MARIO, DAVID]
    tries = [event for event in table.events if event.key.startswith("safe-")]
    assert [event.args["who"] for event in tries] == [MARIO]
    assert table.state.finished is not None and table.state.finished.shows == []


def test_n14_an_interview_may_come_before_a_pair() -> None:
    table = Table(first=ROB, ambassador=[MARCO]).go(SALUTE, MARCO, RIALTO, RIALTO)
    assert table.meetings() == [("am", [MARIO]), ("aa", [DAVID, BRIAN])]
    assert table.awaited == (MARIO,)
    table.say(MARIO, "decline")
    assert set(table.awaited) == {DAVID, BRIAN}


def test_n15_of_two_safes_the_earlier_in_order_counts() -> None:
    table = Table(first=ROB, ambassador=[MARCO]).go(RIALTO, MARCO, MARCO, RIALTO)
    table.open_safe(BRIAN, WRONG).open_safe(ROB, RIGHT)
    assert table.state.result is not None and table.state.result.winners == [BRIAN, ROB]
    assert [event.args["who"] for event in table.events if event.key.startswith("safe-")] == [ROB]


def test_n17_the_second_black_card_shows_itself() -> None:
    state = world(ambassador=[MARCO])
    state.meetings.append(Meeting(0, Place.RIALTO, "am", [DAVID], "asked", ROB))
    showed(state, ROB, DAVID, F)
    table = alone(DAVID, state).say(DAVID, "ask", str(ROB))
    assert table.told("answered")[0].private[DAVID] == {"card": "n36"}


def test_n18_after_both_cards_this_asker_cannot_ask_again() -> None:
    state = world(ambassador=[MARCO])
    for word in (F, "n36"):
        state.meetings.append(Meeting(0, Place.RIALTO, "am", [DAVID], "asked", ROB))
        showed(state, ROB, DAVID, word)
    table = alone(DAVID, state)
    assert ("ask", str(ROB)) not in table.menu(DAVID) and ("ask", str(MARIO)) in table.menu(DAVID)
    assert ("ask", str(ROB)) in alone(MARIO, state).menu(MARIO)


def test_n19_who_has_seen_everything_is_passed_over() -> None:
    state = world(ambassador=[MARCO])
    for seat, words in ((BRIAN, (B, "n13")), (ROB, (F, "n36")), (DAVID, (X, "n47"))):
        for word in words:
            state.meetings.append(Meeting(0, Place.RIALTO, "am", [MARIO], "asked", seat))
            showed(state, seat, MARIO, word)
    table = alone(MARIO, state)
    assert [event.args["who"] for event in table.told("skipped")] == [MARIO]
    assert table.state.meetings[-1].outcome == "skipped" and "declined" not in table.heard()
    assert table.state.round == 2 and table.key == "place"


def test_n20_no_safe_with_the_ambassador_for_four() -> None:
    table = alone(DAVID)
    assert table.safes(DAVID) == []
    table.refuses(DAVID, "safe", "n13", "n24", "13-24-36-47")


def test_n21_three_at_a_place_do_not_meet() -> None:
    assert Table(ambassador=[GIORGIO]).go(RIALTO, RIALTO, RIALTO, MARCO).state.meetings == []
    with_ambassador = Table(ambassador=[RIALTO]).go(RIALTO, RIALTO, MARCO, SALUTE)
    assert with_ambassador.state.meetings == [] and "nobody-alone" in with_ambassador.heard()


def test_n22_a_cycle_of_five_rounds() -> None:
    """Nobody ever meets anybody: each is always one place further than the neighbour."""
    venice = [MARCO, RIALTO, GIORGIO, SIGHS, SALUTE]
    table = Table(ambassador=[venice[(4 + round) % 5] for round in range(5)])
    firsts = []
    for round in range(4):
        firsts.append(table.state.first)
        for _ in range(4):
            table.go(venice[(table.awaited[0] + round) % 5])
    assert firsts == [BRIAN, ROB, MARIO, DAVID]
    last = [(event.args["who"], event.args["place"]) for event in table.told("went")][1:]
    assert last == [(seat, venice[(seat + 4) % 5]) for seat in range(4)]
    assert "tiles-back" in table.heard()
    assert table.state.round == 6 and table.state.first == ROB and table.awaited == (ROB,)
    assert table.state.laid == [[], [], [], []] and table.state.visits == []
    assert sorted(table.state.pile) == list(Place)


def test_n22_the_last_tile_is_asked_for_where_the_host_wants_it() -> None:
    table = Table(ambassador=[MARCO], auto_last_tile=False)
    while table.state.round < 5:
        table.time()
    assert table.key == "place" and len(table.menu(table.awaited[0])) == 1


def test_n23_no_place_twice_in_a_cycle() -> None:
    table = Table(ambassador=[MARCO, SALUTE]).go(SALUTE, RIALTO, SIGHS, GIORGIO)
    assert table.state.round == 2 and table.awaited == (ROB,)
    table.refuses(ROB, RIALTO)
    table.refuses(MARIO, MARCO)
    table.go(SIGHS)
    assert table.state.laid[ROB] == [Place.RIALTO, Place.SIGHS]


def test_n41_other_worlds_look_the_same_to_brian() -> None:
    table = at_rialto().say(BRIAN, B, "n24").say(ROB, F, "n13")
    seen = set()
    for number in range(40):
        twin = redeal(table.state, BRIAN, Dice(f"n41-{number}"))
        seen.add(encode(twin.black))
        for look in (BRIAN, None):
            assert encode(GAME.view(twin, look)) == encode(table.view(look))
        assert help_for(GAME.view(twin, BRIAN)) == help_for(table.view(BRIAN))
    assert len(seen) > 6


def test_n43_notes_change_nothing() -> None:
    table = at_rialto()
    kept = encode(table.position.match), encode(table.view(ROB))
    page = set_mark(table.view(BRIAN), None, ROB, Card.FIDDLEBOTTOM, "yes")
    set_note(table.view(BRIAN), page, "Rob it is")
    assert (encode(table.position.match), encode(table.view(ROB))) == kept


def test_n44_the_form_of_the_safe() -> None:
    safes = at_rialto().safes(BRIAN)
    assert len(safes) == 6
    assert all(str(path[-1]).split("-")[1] == "13" for path in safes)
    table = Table(players=5).say(4, RIALTO).go(RIALTO, MARCO, SALUTE, SIGHS)
    assert len(table.safes(4)) == 24 and len(table.safes(BRIAN)) == 6


@pytest.mark.parametrize(
    ("players", "rule", "warning", "says"),
    [
        (4, "others_win", "partner", "the other pair wins."),
        (4, "no_points", "partner", "the other pair wins."),
        (3, "others_win", "others", "all who are not on your side win."),
        (3, "no_points", "nobody", "nobody gets a point."),
    ],
)
def test_the_form_says_what_a_wrong_attempt_leads_to(players: int, rule: str, warning: str, says: str) -> None:
    table = Table(players=players, fail_rule=rule, ambassador=[MARCO], air=[MARCO])
    table.go(RIALTO, RIALTO, *[SALUTE, SIGHS][: players - 2])
    path = table.safes(BRIAN)[0]
    assert table.position.ask is not None
    last = step_after(table.position.ask.menu(BRIAN), path[:-1])
    assert last is not None and last.kind == f"confirm_{warning}"
    assert texts()(f"inkognito-step-{last.kind}")
    said = texts()(last.notes[str(path[-1])])
    assert said.startswith("F 24, B 13, Z 36, X 47") and said.endswith(f"If anything is wrong, {says}")


def test_n45_fifty_rounds_without_a_safe() -> None:
    table = Table(world())
    while table.state.result is None:
        table.time()
    assert table.state.round == 50
    assert table.state.result.winners == [] and table.state.result.scores == [0, 0, 0, 0]
    assert table.state.finished is not None and table.state.finished.why == "rounds"
    assert "revealed" in table.heard()


def test_the_order_of_the_two_cards_does_not_tell_the_true_one() -> None:
    one, other = at_rialto(), at_rialto(cards={BRIAN: (Z, "n24"), MARIO: (B, "n13")})
    one.say(ROB, F, "n13").say(BRIAN, B, "n24")
    other.say(ROB, F, "n13").say(BRIAN, "n24", B)
    assert encode(one.view(ROB)) == encode(other.view(ROB))


def test_options_that_do_not_concern_the_seat_count_are_ignored() -> None:
    """Clarification 11."""
    state = GAME.setup(4, settle(GAME.options, {"ambassador": "5", "name_partner_5p": True, "fail_rule": "no_points"}))
    assert state.ambassador is None
    table = at_rialto(fail_rule="no_points", name_partner_5p=True)
    assert len(table.safes(BRIAN)) == 6
    table.say(ROB, F, "n13").open_safe(BRIAN, WRONG)
    assert table.state.result is not None and table.state.result.winners == [MARIO, DAVID]


def test_a_seat_that_is_not_there_cannot_be_named() -> None:
    """Section 10: `first` and `ambassador` name a seat of this table; the refusal says how many there are."""
    with pytest.raises(Refused) as refused:
        GAME.setup(4, settle(GAME.options, {"first": "5"}))
    assert refused.value.phrase.args == {"option": "inkognito-option-first", "most": 4}
    assert GAME.setup(4, settle(GAME.options, {"first": "4"})).opener == DAVID


@pytest.mark.parametrize(
    ("option", "least", "most"),
    [("series_points", 1, 10), ("max_rounds", 10, 200), ("tile_seconds", 15, 600), ("meet_seconds", 15, 600)],
)
def test_the_bounds_of_an_option(option: str, least: int, most: int) -> None:
    """Section 10."""
    for value in (least, most):
        assert settle(GAME.options, {option: value})[option] == value
    for value in (least - 1, most + 1):
        with pytest.raises(Refused):
            settle(GAME.options, {option: value})
