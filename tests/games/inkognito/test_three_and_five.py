"""The numbered rows with the air player, and with the Ambassador as a player."""

from __future__ import annotations

from typing import Any

from games.core.codec import encode
from games.core.options import settle
from games.inkognito import GAME
from games.inkognito.pieces import Place
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
    cards,
    five,
    with_air,
    with_ambassador,
)

ANNA, BEN, CARL = range(3)


def test_n24_looking_at_the_air_player() -> None:
    table = with_air()
    assert table.meetings() == [("ad", [ANNA, AIR])]
    assert table.awaited == (ANNA,)
    table.say(ANNA, "number")
    (event,) = table.told("looked")
    assert event.args == {"who": ANNA} and event.private == {ANNA: {"card": "n47"}}
    assert [show.cards for show in table.view(ANNA).shows] == [cards("n47")]
    assert table.view(BEN).shows == table.view(CARL).shows == []


def test_n24_looking_again_is_allowed() -> None:
    table = with_air().say(ANNA, "number")
    for _ in range(60):
        meeting = table.state.waiting()
        if meeting and meeting[0].kind == "ad" and meeting[0].seats[0] == ANNA:
            break
        table.time()
    assert ("number",) in table.menu(ANNA) and ("identity",) in table.menu(ANNA)
    table.say(ANNA, "number")
    assert table.told("looked")[0].private == {ANNA: {"card": "n47"}}


def test_n25_air_and_ambassador_do_not_meet_nor_do_three() -> None:
    alone = Table(players=3, ambassador=[MARCO], air=[MARCO]).go(RIALTO, SALUTE, SIGHS)
    assert alone.state.meetings == []
    three = Table(players=3, ambassador=[MARCO], air=[RIALTO]).go(RIALTO, RIALTO, SIGHS)
    assert three.state.meetings == []
    with_all = Table(players=3, ambassador=[RIALTO], air=[RIALTO]).go(RIALTO, SALUTE, SIGHS)
    assert with_all.state.meetings == []


def test_n26_asking_about_the_air_player() -> None:
    table = with_ambassador()
    assert ("ask_air", "identity") in table.menu(ANNA) and ("ask_air", "number") in table.menu(ANNA)
    table.say(ANNA, "ask_air", "identity")
    assert table.told("asked-air")[0].private == {ANNA: {"card": X}}
    assert table.state.round == 2
    assert table.state.kinds_left(AIR, ANNA) == ["number"] and table.state.kinds_left(AIR, BEN) == [
        "identity",
        "number",
    ]
    for _ in range(80):
        meeting = table.state.waiting()
        if meeting and meeting[0].kind == "am" and meeting[0].seats[0] == ANNA:
            break
        table.time()
    assert [path for path in table.menu(ANNA) if path[0] == "ask_air"] == [("ask_air", "number")]


def test_n26_the_host_may_forbid_it() -> None:
    table = with_ambassador(ask_air=False)
    assert not [path for path in table.menu(ANNA) if path[0] == "ask_air"]
    assert [path for path in table.menu(ANNA) if path[0] == "ask"] == [("ask", "1"), ("ask", "2")]


def test_n27_three_play_for_themselves() -> None:
    def meeting(**setting: Any) -> Table:
        return Table(players=3, ambassador=[MARCO], air=[SIGHS], **setting).go(RIALTO, RIALTO, SALUTE)

    def ended(table: Table, combination: str) -> list[int]:
        table.say(BEN, F, "n13").open_safe(ANNA, combination)
        assert table.state.result is not None
        return table.state.result.winners

    assert ended(meeting(), RIGHT) == [ANNA]
    assert ended(meeting(), WRONG) == [BEN, CARL]
    assert ended(meeting(fail_rule="no_points"), WRONG) == []


def test_n27_the_safe_is_open_to_who_is_alone_with_air_or_ambassador() -> None:
    for table in (with_air(), with_ambassador()):
        table.open_safe(ANNA, RIGHT)
        assert table.state.result is not None and table.state.result.winners == [ANNA]


def test_n28_air_first() -> None:
    table = Table(players=3, first=AIR, ambassador=[MARCO], air=[SALUTE])
    assert [(event.args["who"], event.args["place"]) for event in table.told("went")] == [("air", "salute")]
    assert table.awaited == (ANNA,)
    table.go(RIALTO, SIGHS, GIORGIO)
    assert table.state.round == 2 and table.state.first == ANNA


def test_air_first_its_meeting_comes_before_a_pair() -> None:
    """Clarification 1: the air player's seat counts in the order of the meetings."""
    table = Table(players=3, first=AIR, ambassador=[MARCO], air=[SALUTE]).go(RIALTO, RIALTO, SALUTE)
    assert table.meetings() == [("ad", [CARL, AIR]), ("aa", [ANNA, BEN])]
    assert table.awaited == (CARL,)
    table.say(CARL, "identity")
    assert set(table.awaited) == {ANNA, BEN}


def test_the_marker_passes_the_air_player() -> None:
    table = Table(players=3, first=CARL, ambassador=[MARCO], air=[SALUTE, SIGHS]).go(RIALTO, SIGHS, GIORGIO)
    assert table.state.first == AIR


def test_n29_the_face_down_tile_is_the_ambassadors_alone() -> None:
    salute, marco = (Table(players=5).say(EVE, word) for word in (SALUTE, MARCO))
    assert salute.state.face_down is Place.SALUTE and salute.view(EVE).my_face_down is Place.SALUTE
    assert salute.events[0].args == {"who": EVE}
    for _ in range(4):
        for seat in (*range(4), None):
            assert encode(salute.view(seat)) == encode(marco.view(seat))
        assert encode(salute.events) == encode(marco.events)
        if salute.state.laid[MARIO]:
            break
        word = (RIALTO, SIGHS, GIORGIO)[salute.awaited[0]]
        salute.go(word)
        marco.go(word)
    salute.go(RIALTO)
    assert [event.args["place"] for event in salute.told("ambassador")] == ["salute"]


def test_n30_the_ambassador_sees_the_black_card_along() -> None:
    table = five(MARCO, MARCO, RIALTO, SALUTE, SIGHS)
    assert table.meetings() == [("am", [BRIAN])] and set(table.awaited) == {BRIAN, EVE}
    table.say(EVE, "watch").say(BRIAN, "ask", str(MARIO)).say(MARIO, "number")
    (event,) = table.told("answered")
    assert event.private == {seat: {"card": "n24"} for seat in (MARIO, BRIAN, EVE)}
    assert table.view(ROB).shows == table.view(DAVID).shows == []
    assert [show.cards for show in table.view(EVE).shows] == [cards("n24")]


def test_n30_another_asker_may_get_the_same_card() -> None:
    table = five(MARCO, MARCO, RIALTO, SALUTE, SIGHS)
    table.say(EVE, "watch").say(BRIAN, "ask", str(MARIO)).say(MARIO, "number")
    assert table.awaited == (EVE,) and table.state.first == ROB
    table.say(EVE, GIORGIO).go(GIORGIO, MARCO, RIALTO, SALUTE)
    assert table.meetings() == [("am", [ROB])]
    table.say(ROB, "ask", str(MARIO)).say(EVE, "watch")
    assert ("number",) in table.menu(MARIO)
    table.say(MARIO, "number")
    assert table.told("answered")[0].private[ROB] == {"card": "n24"}


def test_n31_the_ambassador_receives_two_agents() -> None:
    table = five(RIALTO, RIALTO, RIALTO, SALUTE, SIGHS)
    assert table.meetings() == [("aam", [BRIAN, ROB])] and set(table.awaited) == {BRIAN, ROB, EVE}
    table.say(BRIAN, B, "n24").say(EVE, "watch").say(ROB, F, "n13")
    shown = {show.by: show.cards for show in table.view(EVE).shows}
    assert shown == {BRIAN: cards(B, "n24"), ROB: cards(F, "n13")}
    assert [show.by for show in table.view(BRIAN).shows] == [BRIAN]
    assert [show.by for show in table.view(ROB).shows] == [ROB]
    assert table.told("traded") == [] and len(table.told("presented")) == 2
    assert table.state.first == ROB
    table.say(EVE, MARCO).go(MARCO, SIGHS, SALUTE, MARCO)
    assert table.meetings() == [("aam", [ROB, BRIAN])]
    table.refuses(BRIAN, B, "n24")
    assert len(table.pairs(BRIAN)) == 11


def test_n32_three_agents_with_the_ambassador() -> None:
    assert five(RIALTO, RIALTO, RIALTO, RIALTO, SIGHS).state.meetings == []
    assert five(RIALTO, RIALTO, RIALTO, RIALTO, RIALTO).state.meetings == []


def test_n33_the_ambassador_opens_the_safe() -> None:
    for combination, winners in ((RIGHT, [EVE]), (WRONG, [BRIAN, ROB, MARIO, DAVID])):
        table = five(RIALTO, RIALTO, RIALTO, SALUTE, SIGHS).say(BRIAN, B, "n24").say(ROB, F, "n13")
        table.open_safe(EVE, combination)
        assert table.state.result is not None and table.state.result.winners == winners


def test_n34_agents_before_the_ambassador_may_not() -> None:
    audience = five(RIALTO, RIALTO, RIALTO, SALUTE, SIGHS)
    assert audience.safes(BRIAN) == []
    audience.refuses(BRIAN, "safe", "n24", "n36", "24-13-36-47")
    interview, pair = five(MARCO, MARCO, RIALTO, SALUTE, SIGHS), five(MARCO, RIALTO, RIALTO, SALUTE, SIGHS)
    assert len(interview.safes(BRIAN)) == len(pair.safes(BRIAN)) == 6
    interview.say(EVE, "watch").open_safe(BRIAN, RIGHT)
    pair.say(ROB, F, "n13").open_safe(BRIAN, RIGHT)
    for table in (interview, pair):
        assert table.state.result is not None and table.state.result.winners == [BRIAN, ROB]


def test_n35_the_partner_wins_along_wherever_they_are() -> None:
    table = five(MARCO, RIALTO, SALUTE, RIALTO, SIGHS).say(MARIO, Z, "n13").open_safe(BRIAN, RIGHT)
    assert table.state.result is not None
    assert table.state.result.winners == [BRIAN, ROB] and table.state.result.scores == [1, 1, 0, 0, 0]


def test_n36_a_wrong_attempt_serves_all_others() -> None:
    table = five(MARCO, RIALTO, SALUTE, RIALTO, SIGHS).say(MARIO, Z, "n13").open_safe(BRIAN, WRONG)
    assert table.state.result is not None and table.state.result.winners == [MARIO, DAVID, EVE]
    mild = five(MARCO, RIALTO, SALUTE, RIALTO, SIGHS, fail_rule="no_points")
    mild.say(MARIO, Z, "n13").open_safe(BRIAN, WRONG)
    assert mild.state.result is not None and mild.state.result.winners == []


def test_n37_the_agents_attempt_goes_before_the_ambassadors() -> None:
    table = five(MARCO, MARCO, RIALTO, SALUTE, SIGHS).open_safe(EVE, WRONG).open_safe(BRIAN, RIGHT)
    assert table.state.result is not None and table.state.result.winners == [BRIAN, ROB]


def test_naming_the_partner() -> None:
    """Clarification 8: eighteen entries, and the name must be right, too."""

    def meeting() -> Table:
        return five(MARCO, RIALTO, SALUTE, RIALTO, SIGHS, name_partner_5p=True).say(MARIO, Z, "n13")

    assert len(meeting().safes(BRIAN)) == 18
    right, wrong = meeting().open_safe(BRIAN, RIGHT, str(ROB)), meeting().open_safe(BRIAN, RIGHT, str(DAVID))
    assert "safe-right-named" in right.heard() and "safe-wrong-named" in wrong.heard(), "neither of them is there"
    assert "safe-wrong-partner" in meeting().open_safe(BRIAN, RIGHT, str(MARIO)).heard()
    assert right.state.result is not None and right.state.result.winners == [BRIAN, ROB]
    assert wrong.state.result is not None and wrong.state.result.winners == [MARIO, DAVID, EVE]
    eve = five(MARCO, MARCO, RIALTO, SALUTE, SIGHS, name_partner_5p=True)
    assert len(eve.safes(EVE)) == 24 and len(eve.safes(BRIAN)) == 18
    eve.say(BRIAN, "decline").open_safe(EVE, RIGHT)
    assert eve.heard()[0] == "safe-right", "the Ambassador has no partner to name"
    assert eve.state.result is not None and eve.state.result.winners == [EVE]


def test_what_a_player_sees_of_themselves() -> None:
    """Section 9: the partner's name, the tiles left and whom one meets, each of one's own."""
    three = with_air()
    assert three.view(ANNA).partner_agent() is None, "with three everybody is alone"
    interview = five(MARCO, MARCO, RIALTO, SALUTE, SIGHS)
    partners = {seat: interview.view(seat).partner_agent() for seat in (BRIAN, MARIO, EVE)}
    assert [card.word if card is not None else None for card in partners.values()] == [F, X, None]
    mine = interview.view(EVE)
    assert mine.tiles_left(EVE) == mine.tiles_left(None) == [place for place in Place if place is not Place.SAN_MARCO]
    audience = five(RIALTO, RIALTO, RIALTO, SALUTE, SIGHS)
    for table, there, away in ((interview, (EVE, BRIAN), (ROB, MARIO)), (audience, (EVE, BRIAN, ROB), (MARIO, DAVID))):
        assert all(table.view(seat).my_meeting() == table.state.meetings[0] for seat in there)
        assert all(table.view(seat).my_meeting() is None for seat in (*away, None))
    interview.say(EVE, "watch").say(BRIAN, "decline")
    assert interview.view(BRIAN).now() == [] and len(interview.view(BRIAN).meetings) == 1
    assert not Table(name_partner_5p=True).view(BRIAN).name_partner
    assert Table(players=5, name_partner_5p=True).view(BRIAN).name_partner


def test_a_pair_and_an_audience_decide_at_the_same_time() -> None:
    table = five(RIALTO, SALUTE, RIALTO, SALUTE, RIALTO)
    assert table.meetings() == [("aa", [BRIAN, MARIO]), ("aam", [ROB, DAVID])]
    assert set(table.awaited) == {BRIAN, MARIO, ROB, DAVID, EVE}
    table.say(ROB, F, "n13").say(DAVID, X, "n13").say(EVE, "watch")
    assert table.events == [] and set(table.awaited) == {BRIAN, MARIO}


def test_the_ambassadors_last_tile() -> None:
    """Clarification 7: it lies itself, or its single choice is asked for."""
    for auto in (True, False):
        table = Table(players=5, auto_last_tile=auto)
        while table.state.round < 5:
            table.time()
        assert (table.key == "stealth") is not auto
        assert auto or len(table.menu(EVE)) == 1


def test_what_is_asked_of_whom_in_a_meeting() -> None:
    """K3: each kind of meeting has a first step of its own, by which its words are found."""
    interview = five(MARCO, MARCO, RIALTO, SALUTE, SIGHS)
    audience = five(RIALTO, RIALTO, RIALTO, SALUTE, SIGHS)
    asked = {
        "interview": (interview, BRIAN),
        "watch": (interview, EVE),
        "show": (audience, ROB),
        "look": (with_air(), BRIAN),
    }
    for kind, (table, seat) in asked.items():
        assert table.position.ask is not None and table.position.ask.menu(seat).kind == kind


def test_four_agents_even_before_anybody_is_the_ambassador() -> None:
    """Section 2: whoever looks before the deal sees a table for four agents, too."""
    assert GAME.view(GAME.setup(5, settle(GAME.options, {})), None).agents == [0, 1, 2, 3]
