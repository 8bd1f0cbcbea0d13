"""How choices stand beside each other, what the safe says before it is opened, and which events are moments."""

from __future__ import annotations

import pytest

from games.core.menu import Path, Step, Tone, grave, step_after
from games.inkognito import GAME
from games.inkognito.moves import stated
from games.inkognito.pieces import BY_WRITING
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
    SIGHS,
    WRONG,
    B,
    F,
    Table,
    X,
    alone,
    at_rialto,
    five,
    showed,
    with_air,
    with_ambassador,
    world,
)
from texts.catalogue import texts

NAMES = ("Brian", "Rob", "Mario", "David", "Eve")


def menu(table: Table, seat: int) -> Step:
    assert table.position.ask is not None
    return table.position.ask.question(seat).menu


def toned(step: Step) -> dict[str, str]:
    return {word: step.tone(word).value for word in step.choices if step.tone(word) is not Tone.PLAIN}


def warned(table: Table, seat: int, path: Path) -> str:
    """What stands beside the combination when all of it is entered."""
    step = step_after(menu(table, seat), path[:-1])
    assert step is not None
    return texts()(step.notes[str(path[-1])], NAMES.__getitem__)


@pytest.mark.parametrize(
    ("table", "seat", "tones"),
    [
        (at_rialto(), BRIAN, {"safe": "grave"}),
        (alone(DAVID), DAVID, {"decline": "quiet"}),
        (with_ambassador(), BRIAN, {"decline": "quiet", "safe": "grave"}),
        (with_air(), BRIAN, {"decline": "quiet", "safe": "grave"}),
        (five(RIALTO, RIALTO, RIALTO, SALUTE, SIGHS), EVE, {"watch": "quiet", "safe": "grave"}),
        (five(RIALTO, RIALTO, RIALTO, SALUTE, SIGHS), BRIAN, {}),
    ],
    ids=["pair", "ambassador", "three", "air", "receiving", "audience"],
)
def test_the_safe_is_grave_and_holding_back_is_quiet(table: Table, seat: int, tones: dict[str, str]) -> None:
    assert toned(menu(table, seat)) == tones
    for path in table.menu(seat):
        assert grave(menu(table, seat), path) is (path[0] == "safe")


def test_lies_are_told_apart_from_truths() -> None:
    """Section 4.2: the true card stands out, the false ones do not."""
    step = menu(at_rialto(), BRIAN).after(B)
    assert step is not None and step.kind == "false"
    assert set(toned(step)) == set(step.choices) and set(toned(step).values()) == {"quiet"}


def test_places_are_all_alike() -> None:
    """K2: the buttons are public, so they say nothing of anybody."""
    ask = Table().position.ask
    assert ask is not None and ask.face is not None and toned(ask.face) == {}


@pytest.mark.parametrize(
    ("by", "card", "says"),
    [
        (ROB, X, "⚠️ Your notebook says Rob is Agent X. If so, the other pair wins."),
        (MARIO, F, "⚠️ Your notebook says Mario is Lord Fiddlebottom. If so, the other pair wins."),
        (ROB, F, ""),
        (MARIO, X, ""),
        (ROB, "n36", ""),
    ],
    ids=["the one met is another", "another is the partner", "it is the partner", "another is another", "a number"],
)
def test_the_safe_warns_when_a_black_card_names_another_partner(by: int, card: str, says: str) -> None:
    """4.4: with four players the one met is named as the partner; Brian's is Lord Fiddlebottom."""
    swapped = {(ROB, X): {ROB: (X, "n36"), DAVID: (F, "n47")}, (MARIO, F): {ROB: ("zsazsa", "n36"), MARIO: (F, "n24")},
               (MARIO, X): {MARIO: (X, "n24"), DAVID: ("zsazsa", "n47")}}  # fmt: skip
    state = world(ambassador=[MARCO], cards=swapped.get((by, card)))
    showed(state, by, BRIAN, card)
    showed(state, by, DAVID, *(F, "n13"))
    table = Table(state).go(RIALTO, RIALTO, MARCO, MARCO)
    said = warned(table, BRIAN, table.safes(BRIAN)[0])
    assert said == (
        says or "F 24, B 13, Z 36, X 47, and Rob is your partner? If anything is wrong, the other pair wins."
    )


def test_what_somebody_else_has_seen_is_no_reason_to_warn() -> None:
    state = world(ambassador=[MARCO])
    showed(state, MARIO, ROB, "zsazsa")
    showed(state, ROB, MARIO, F)
    table = Table(state).go(RIALTO, RIALTO, MARCO, MARCO)
    assert "notebook" not in warned(table, BRIAN, table.safes(BRIAN)[0])


def test_where_the_partner_is_named_the_warning_is_about_the_one_named() -> None:
    """14.8, five players: anybody may be named; Brian has seen that Rob is his partner."""
    state = world(players=5, name_partner_5p=True)
    showed(state, ROB, BRIAN, F)
    table = Table(state).say(EVE, SIGHS).go(RIALTO, RIALTO, SALUTE, MARCO)
    doubted = {path[-2] for path in table.safes(BRIAN) if "Rob is Lord" in warned(table, BRIAN, path)}
    assert doubted == {str(MARIO), str(DAVID)}
    sure = [warned(table, BRIAN, path) for path in table.safes(BRIAN) if path[-2] == str(ROB)]
    assert all("If anything is wrong, all who are not on your side win." in said for said in sure)


def test_the_warning_says_what_a_wrong_attempt_leads_to() -> None:
    """Section 10, `fail_rule`: with three and five players the host may let it cost nothing but the game."""
    pair = five(SIGHS, RIALTO, RIALTO, SALUTE, MARCO, fail_rule="no_points")
    for table in (with_air(fail_rule="no_points"), pair):
        assert "nobody gets a point" in warned(table, BRIAN, table.safes(BRIAN)[0])


def test_the_way_to_a_combination() -> None:
    """As the notebook proposes it: the whole answer, or up to the question who the partner is; None without a safe."""
    right = BY_WRITING[RIGHT]
    table = at_rialto()
    assert stated(menu(table, BRIAN), right) == ("safe", "n36", "n24", RIGHT)
    assert stated(menu(table, BRIAN), BY_WRITING["13-36-24-47"]) is None, "one's own number is another"
    assert stated(menu(alone(DAVID), DAVID), right) is None
    state = world(players=5, name_partner_5p=True)
    named = Table(state).say(EVE, SIGHS).go(RIALTO, RIALTO, SALUTE, MARCO)
    assert stated(menu(named, BRIAN), right) == ("safe", "n36", "n24")
    eve = five(RIALTO, RIALTO, SALUTE, SIGHS, MARCO)
    assert stated(menu(eve, EVE), right) == ("safe", "n36", "n13", "n24", RIGHT)


def test_moments_and_rounds() -> None:
    """Somebody was made to show a black card, or the safe was tried; a new round begins with its number."""
    table = alone(DAVID).say(DAVID, "ask", str(ROB)).say(ROB, "identity")
    assert [key for key in table.heard() if key in GAME.moments] == ["answered"]
    assert [key for key in table.heard() if key in GAME.rounds] == ["round"]
    for combination, key in ((RIGHT, "safe-right-partner"), (WRONG, "safe-wrong-partner")):
        tried = at_rialto().say(ROB, F, "n13").open_safe(BRIAN, combination)
        assert [one for one in tried.heard() if one in GAME.moments] == [key]
    assert [key for key in with_air().open_safe(BRIAN, RIGHT).heard() if key in GAME.moments] == ["safe-right"]
    assert [key for key in with_ambassador().say(BRIAN, "ask_air", "number").heard() if key in GAME.moments] == [
        "asked-air"
    ]
    quiet = at_rialto().say(BRIAN, B, "n24").say(ROB, F, "n13")
    assert not {*quiet.heard()} & GAME.moments
    assert all(texts().has(f"inkognito-{key}") for key in GAME.moments | GAME.rounds)
