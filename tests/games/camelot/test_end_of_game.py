"""Section 14: what ends the game, in which order it is asked, how swords are counted, and who has won."""

from __future__ import annotations

import pytest

from games.camelot.pieces import Black, Relic
from games.camelot.rules.base import GameOver
from games.core.state import Result
from tests.games.camelot.scenario import PICTS, Scenario, dead, drawn, last_pict, table, unmasked, war_won


def result(play: Scenario) -> Result:
    assert play.key == "over" and play.state.result is not None
    return play.state.result


@pytest.mark.parametrize(
    ("white", "black", "ends"),
    [
        (5, 5, None),
        (6, 5, "stands"),
        (7, 4, "stands"),
        (5, 6, "falls"),
        (10, 1, "stands"),
    ],
)
def test_the_twelfth_sword_brings_the_count(white: int, black: int, ends: str | None) -> None:
    """14: with one more white sword; eleven do not end it, and a tie of six is Evil's."""
    play = war_won(white_swords=white, black_swords=black)
    assert (play.state.white_swords, play.state.black_swords) == (white + 1, black)
    if ends is None:
        assert play.state.result is None and play.key == "heroic"
        return
    assert play.why == "count" and bool(play.events(ends))
    assert result(play).winners == ([0, 1, 2, 3] if ends == "stands" else [])
    assert result(play).scores == ([1] * 4 if ends == "stands" else [0] * 4)


@pytest.mark.parametrize(("white", "stands"), [(9, True), (8, True), (7, False)])
def test_a_hidden_traitor_turns_two_white_swords(white: int, stands: bool) -> None:
    """14: nine to three becomes seven to five; eight to four becomes a tie, which is Evil's."""
    play = war_won(white_swords=white, black_swords=11 - white, traitor=2)
    assert (play.state.white_swords, play.state.black_swords, play.state.flipped) == (white - 1, 13 - white, 2)
    assert result(play).winners == ([0, 1, 3] if stands else [2])
    assert result(play).scores == ([1, 1, 0, 1] if stands else [0, 0, 1, 0])


def test_the_traitor_turns_no_more_than_there_are() -> None:
    play = Scenario(traitor=1, white_swords=1, black_swords=5)
    with pytest.raises(GameOver):
        play.table.count()
    assert (play.state.white_swords, play.state.black_swords, play.state.flipped) == (0, 6, 1)
    assert play.state.players[1].shown


@pytest.mark.parametrize("how", ["dead", "unmasked"])
def test_a_traitor_out_of_the_game_turns_nothing(how: str) -> None:
    """14: neither dead nor unmasked; and loses with Evil."""
    play = table(at={1: PICTS}, hands={1: "F5"}, white={PICTS: "F1 F2 F3 F4"}, white_swords=6, black_swords=5)
    play.state.players[2].traitor = True
    (dead if how == "dead" else unmasked)(play, 2)
    play.start().say(1, "quest_card", "fight5")
    assert (play.state.white_swords, play.state.black_swords, play.state.flipped) == (7, 5, 0)
    assert result(play).winners == [0, 1, 3]


@pytest.mark.parametrize(("engines", "ends"), [(9, False), (10, False), (11, True)])
def test_the_twelfth_engine(engines: int, ends: bool) -> None:
    """4.1 and 14: an engine may be added with eleven there; the Traitor wins alone."""
    play = table("evil", engines=engines, traitor=3).start().say(1, "engine")
    assert play.state.engines == engines + 1 and (play.state.result is not None) is ends
    if ends:
        assert play.why == "engines" and result(play).winners == [3] and result(play).scores == [0, 0, 0, 1]


@pytest.mark.parametrize(("black", "ends"), [(5, False), (6, True)])
def test_the_seventh_black_sword(black: int, ends: bool) -> None:
    play = last_pict(black_swords=black, traitor=0)
    assert play.state.black_swords == black + 1 and (play.state.result is not None) is ends
    if ends:
        assert play.why == "black_swords" and result(play).winners == [0]


@pytest.mark.parametrize(
    ("engines", "white", "black", "why"),
    [(10, 5, 6, "engines"), (9, 5, 6, "black_swords"), (9, 6, 5, "count")],
)
def test_evil_is_asked_first(engines: int, white: int, black: int, why: str) -> None:
    """14 and 8.9: swords and engines of a lost war are one change; engines go first, then black swords."""
    play = last_pict(engines=engines, white_swords=white, black_swords=black)
    assert play.why == why and result(play).winners == []


def test_nothing_follows_the_end() -> None:
    """8.9: when the swords end the game, nobody gains life, takes cards or a relic."""
    play = war_won(white_swords=6, black_swords=5)
    assert [play.life(seat) for seat in range(4)] == [4] * 4 and not play.hand(1) and play.place(1) is PICTS


@pytest.mark.parametrize(
    ("traitor", "alive", "ends"),
    [(3, (3,), True), (None, (), True), (3, (0, 3), False), (None, (0,), False)],
)
def test_no_loyal_knight_left(traitor: int | None, alive: tuple[int, ...], ends: bool) -> None:
    """14: the Traitor alone at the table has won; with one loyal knight alive the game goes on."""
    life = {seat: 4 if seat in alive else 1 for seat in range(4)}
    play = drawn(Black.MORGAN4, life=life, traitor=traitor).let_come().say(1, "draw_white").say(1, "end_turn")
    assert (play.state.result is not None) is ends
    if ends:
        assert play.why == "no_knights" and result(play).winners == ([] if traitor is None else [traitor])


def test_the_unmasked_traitor_is_no_knight_left() -> None:
    play = unmasked(table("evil", top=[Black.MORGAN4], life={0: 1, 1: 1, 2: 1}), 3)
    play.start().say(1, "draw").let_come().say(1, "draw_white").say(1, "end_turn")
    assert play.why == "no_knights" and result(play).winners == [3]


def test_the_dead_win_with_the_loyal_side() -> None:
    play = dead(table(at={1: PICTS}, hands={1: "F5"}, white={PICTS: "F1 F2 F3 F4"}, white_swords=6, black_swords=5), 0)
    play.start().say(1, "quest_card", "fight5")
    assert result(play).winners == [0, 1, 2, 3]


def test_all_loyalty_is_shown_at_the_end_and_not_before() -> None:
    play = table("evil", engines=10, traitor=2).start().say(1, "engine")
    assert not any(player.shown for player in play.state.players)
    play.say(1, "draw_white").say(1, "end_turn").say(2, "engine")
    assert play.key == "over" and all(player.shown for player in play.state.players)


def test_the_end_is_found_inside_a_card() -> None:
    """4: nothing follows the twelfth engine, not even the rest of Morgan's chain."""
    play = table("evil", engines=10, top=[Black.MORGAN2, Black.MORGAN3, Black.PICT_RAID, Black.PICT_RAID]).start()
    play.say(1, "draw").let_come()
    assert play.why == "engines" and play.state.quest(PICTS).track == 0


def test_deaths_may_end_the_game_before_the_grail_is_needed() -> None:
    """12.4 and 12.7: the Grail is offered for each death, and the end is asked after each."""
    play = table("evil", life={0: 1, 1: 1, 2: 1, 3: 6}, traitor=3, relics={Relic.CUP: 3}, top=[Black.MORGAN4]).start()
    play.say(1, "draw").let_come()
    assert play.key == "grail" and play.ask is not None and play.ask.about["whom"] == 2
    play.say(3, "refuse").say(3, "refuse").say(1, "draw_white").say(1, "end_turn").say(3, "refuse")
    assert play.why == "no_knights"
