"""Section 2.1: loyalty that is read late, and who is told what when it is."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from tests.games.camelot.scenario import PICTS, Scenario, table


def unread(play: Scenario, *read: int) -> Scenario:
    """Nobody but these seats has looked."""
    for seat, player in enumerate(play.state.players):
        player.looked = seat in read
    return play


def war(look: str, swords: int, *read: int, mode: str = "standard") -> Scenario:
    """Seat 1 wins a war; seat 2 is the Traitor."""
    play = table(
        at={1: PICTS},
        hands={1: "F5"},
        white={PICTS: "F1 F2 F3 F4"},
        white_swords=swords,
        traitor=2,
        options={"loyalty_look": look, "traitor_mode": mode},
    )
    return unread(play, *read).start().say(1, "quest_card", "fight5")


def loyalties(play: Scenario) -> list[str]:
    return [line for line in play.told() if "loyalty" in line]


@pytest.mark.parametrize(("look", "swords", "read"), [("after_6_swords", 4, False), ("after_6_swords", 5, True)])
def test_the_sixth_sword_shows_loyalty(look: str, swords: int, read: bool) -> None:
    """2.1: to each their own, and to nobody else; that it is read everybody hears."""
    play = war(look, swords)
    assert all(player.looked is read for player in play.state.players)
    assert loyalties(play) == (
        [
            "loyalty-read",
            "~your-loyalty | 0: loyalty=loyal",
            "~your-loyalty | 1: loyalty=loyal",
            "~your-loyalty | 2: loyalty=traitor",
            "~your-loyalty | 3: loyalty=loyal",
        ]
        if read
        else []
    )


def test_whoever_knows_is_not_told_again() -> None:
    """2.1: those accused before know it; the others are told all the same."""
    play = war("after_6_swords", 5, 0, 1)
    assert loyalties(play) == ["loyalty-read", "~your-loyalty | 2: loyalty=traitor", "~your-loyalty | 3: loyalty=loyal"]
    assert not loyalties(war("after_6_swords", 6, 0, 1, 2, 3))


def test_black_swords_count_as_well() -> None:
    play = unread(
        table(white_swords=2, black_swords=4, engines=2, traitor=2, options={"loyalty_look": "after_6_swords"})
    )
    play.start().say(1, "draw_white").say(1, "end_turn").say(2, "engine")
    assert GAME.view(play.state, 2).traitor is True


@pytest.mark.parametrize("look", ["from_turn_6", "at_once"])
def test_swords_show_nothing_with_another_look(look: str) -> None:
    assert not loyalties(war(look, 5))


@pytest.mark.parametrize(
    ("look", "turn", "read"),
    [("from_turn_6", 4, False), ("from_turn_6", 5, True), ("after_6_swords", 5, False), ("from_turn_6", 6, False)],
)
def test_the_sixth_turn_shows_loyalty(look: str, turn: int, read: bool) -> None:
    """2.1: when it begins, once."""
    play = unread(table(traitor=2, options={"loyalty_look": look}))
    play.state.turns = turn
    play.start().say(1, "draw_white").say(1, "end_turn")
    assert play.state.turns == turn + 1 and bool(loyalties(play)) is read
    assert (GAME.view(play.state, 2).traitor is True) is read
