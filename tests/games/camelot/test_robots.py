"""How well robots play: whole games over fixed deals, and positions in which there is one right thing to do."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place, White
from games.camelot.robot.judge import life_price
from games.camelot.robot.mind import Mind
from games.camelot.robot.plans import quest_worth
from games.camelot.robot.suspicion import suspects
from games.camelot.state import Deeds, State
from games.camelot.view import View
from games.cli.selfplay import RANDOM, Player, play_one, random_path, result_of
from games.core.ask import Question
from games.core.draw import Dice, Draw
from games.core.menu import Path
from games.core.robot import EASY, STRONG, USUAL
from tests.games.camelot.scenario import Scenario, fresh

DRAGON, GRAIL, RIVER = Place.DRAGON, Place.HOLY_GRAIL, Place.EXCALIBUR
SEATS = 5


class Tally(NamedTuple):
    """What came of some games: the loyal side's share, and accusations a game, true and false, by the loyal."""

    loyal: float
    found: float
    wronged: float


def tally(games: int, mode: str, knights: str = USUAL, traitor: str = USUAL, seats: int = SEATS) -> Tally:
    """Games over fixed deals, the loyal seats of one level and the Traitor's of another."""
    won, charges = 0, []
    for number in range(games):
        state = fresh(seats, traitor_mode=mode)
        players: list[str | Player] = [
            by_side(state, seat, knights, traitor, charges) if mode != "none" else knights for seat in range(seats)
        ]
        play_one(GAME, state, Draw(f"{mode} {seats} {number}"), Dice(f"robots {mode} {number}"), players)
        loyal = next(seat for seat in range(seats) if GAME.side(state, seat) == "loyal")
        won += loyal in result_of(state).winners
    return Tally(won / games, charges.count(True) / games, charges.count(False) / games)


def by_side(state: State, seat: int, knights: str, traitor: str, charges: list[bool]) -> Player:
    """A robot of the level of its side, which is dealt when the game begins; loyal charges are noted, true or false."""

    def answer(view: View, question: Question, dice: Dice) -> Path:
        level = traitor if state.players[seat].traitor else knights
        if level == RANDOM:
            return random_path(question.menu, dice)
        path = GAME.robot(view, question, dice, level)
        if path[0] == "accuse" and not state.players[seat].traitor:
            charges.append(state.players[int(str(path[1]))].traitor)
        return path

    return answer


def answer(play: Scenario, seat: int = 0, level: str = STRONG) -> Path:
    assert play.ask is not None
    return GAME.robot(GAME.view(play.state, seat), play.ask.question(seat), Dice("one"), level)


def test_loyal_robots_hold_camelot_where_chance_loses_it() -> None:
    assert tally(12, "none", RANDOM).loyal <= 0.05
    assert tally(12, "none", STRONG).loyal >= 0.6


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_a_traitor_makes_it_an_open_fight(seats: int) -> None:
    assert 0.25 <= tally(20, "certain", STRONG, STRONG, seats).loyal <= 0.75


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("level", [USUAL, STRONG])
@pytest.mark.parametrize("seats", [6, 7])
def test_about_half_is_won_against_a_traitor(seats: int, level: str) -> None:
    assert 0.4 <= tally(500, "certain", level, level, seats).loyal <= 0.6


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("level", [USUAL, STRONG])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_small_tables_are_hard_against_a_traitor(seats: int, level: str) -> None:
    """Two to four loyal knights are fewer than the siege wants; yet it is far from lost."""
    assert 0.18 <= tally(500, "certain", level, level, seats).loyal <= 0.6


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_without_a_traitor_most_games_are_won() -> None:
    assert tally(500, "none", STRONG).loyal >= 0.65


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_each_level_does_better_than_the_one_below(seats: int) -> None:
    """The loyal side, against the same Traitor."""
    knights = [tally(500, "certain", level, USUAL, seats).loyal for level in (EASY, USUAL, STRONG)]
    assert knights == sorted(knights)


def test_the_traitor_is_found_more_often_than_the_loyal_are_wronged() -> None:
    seen = tally(30, "certain", STRONG, STRONG, 7)
    assert seen.found >= 0.15
    assert seen.wronged <= seen.found


def test_a_false_accusation_alone_makes_nobody_the_traitor() -> None:
    """Four knights with the same deeds: whoever has accused wrongly is no more suspect than the others."""
    play = Scenario("gawain kay percival galahad", options={"traitor_mode": "certain"}, traitor=2, white_swords=9)
    before = suspects(Mind(GAME.view(play.state, 0), Dice("one")))
    play.state.players[2].accused = True
    assert suspects(Mind(GAME.view(play.state, 0), Dice("one"))) == before


def at_the_swords(white: int, black: int, traitor: int) -> Path:
    """What the first of three knights does with these swords on the table."""
    return answer(
        Scenario(
            "gawain kay percival",
            options={"traitor_mode": "certain"},
            traitor=traitor,
            hands={0: "F1", 1: "F1", 2: "F1"},
            white_swords=white,
            black_swords=black,
        ).start()
    )


def test_a_traitor_of_three_accuses_only_when_being_known_does_not_matter_any_more() -> None:
    """It leaves nobody else to suspect: at 7 to 4 the knights would win by naming the Traitor, at 6 to 5 no more."""
    assert at_the_swords(7, 4, traitor=0)[0] != "accuse"
    assert at_the_swords(6, 5, traitor=0)[0] == "accuse"


def test_a_loyal_knight_accuses_before_the_last_sword_if_the_count_would_be_lost() -> None:
    """At 7 to 4 any sword loses the count to a hidden Traitor, and one of two it is; at 9 to 2 none does."""
    assert at_the_swords(7, 4, traitor=1)[0] == "accuse"
    assert at_the_swords(9, 2, traitor=1)[0] != "accuse"
    assert at_the_swords(4, 2, traitor=1)[0] != "accuse"


def test_a_combat_is_ended_when_even_its_loss_wins_the_game() -> None:
    """Two weak pairs against a strong Black Knight: the twelfth sword ends it, whatever its colour."""
    for swords, rides in (((9, 2), True), ((3, 2), False)):
        play = Scenario(
            "gawain kay percival",
            options={"traitor_mode": "none"},
            hands={0: "F1 F1 F2 F2", 1: "F1", 2: "F1"},
            black={Place.BLACK_KNIGHT: [Black.BK7, Black.BK5]},
            white_swords=swords[0],
            black_swords=swords[1],
        )
        play.close(RIVER, GRAIL)
        assert (answer(play.start()) == ("move", Place.BLACK_KNIGHT.word)) is rides


@pytest.mark.parametrize("knights", ["gawain kay percival", "gawain kay percival galahad palamedes"])
def test_the_coach_of_a_traitor_is_the_traitors(knights: str) -> None:
    """The last engine: ruin to a loyal knight, and what a Traitor waits for, among few as among many."""
    for traitor in (None, 0):
        play = Scenario(knights, phase="evil", traitor=traitor, engines=11, life={0: 1}).start()
        assert play.ask is not None
        found = GAME.weigh(GAME.view(play.state, 0), play.ask.question(0), Dice("one"))
        assert (found[0].path == ("engine",)) is (traitor == 0)


def test_who_has_the_last_grail_card_brings_it() -> None:
    """Two knights stand there already, but they may have none."""
    play = Scenario(
        "gawain kay percival galahad palamedes",
        hands={0: "F2 F3 F3 F5 G M", 1: "F1 F2", 2: "F4 M", 3: "F1", 4: "F1"},
        at={1: GRAIL, 2: GRAIL},
        white={GRAIL: "G G G G G G"},
    ).start()
    assert answer(play) == ("move", GRAIL.word)


def test_the_dragon_is_fought_by_several() -> None:
    """Nobody could fill nine slots alone; the first to go trusts in those who have cards enough to follow."""
    play = Scenario(
        "gawain kay percival galahad palamedes",
        hands={
            0: "F1 F1 F3 F3 F4 F4 F5",
            1: "F1 F2 F3 F4 F5 F1",
            2: "F1 F2 F3 F4 F5",
            3: "F1 F2 F2 F3 F4",
            4: "F1 F2 F3 F5 F5",
        },
        at={4: Place.BLACK_KNIGHT},
    )
    play.close(Place.LANCELOT, RIVER, GRAIL)
    play.state.quest(DRAGON).open = True
    assert answer(play.start()) == ("move", DRAGON.word)


def test_tristan_does_not_ride_out_for_nothing() -> None:
    """His departure is free, but out there two cards are of no use."""
    play = Scenario("tristan kay gawain", hands={0: "F3 F4", 1: "F1", 2: "F2"}, black={Place.BLACK_KNIGHT: [Black.BK1]})
    play.close(RIVER, GRAIL)
    play.state.turn.acted, play.state.turn.actions, play.state.turn.used = True, 0, ["quest"]
    assert answer(play.start()) == ("end_turn",)


def test_spare_cards_heal() -> None:
    """With the Grail quest closed its cards are only good for this."""
    play = Scenario("gawain kay percival", hands={0: "G G G G F1 F1 F1 F2 F3", 1: "F1", 2: "F1"}, life={0: 2})
    play.close(GRAIL, RIVER)
    assert answer(play.start()) == ("heal", White.GRAIL.word)


def test_suspicion_falls_on_the_idle_and_unhurt() -> None:
    play = Scenario("gawain kay percival galahad", options={"traitor_mode": "certain"}, traitor=2, white_swords=6)
    for seat, player in enumerate(play.state.players):
        player.life = 5 if seat == 2 else 2
        player.deeds = Deeds(drew=6, bled=0 if seat == 2 else 2, helped=2 if seat == 2 else 6)
    found = suspects(Mind(GAME.view(play.state, 0), Dice("one")))
    assert max(found, key=lambda seat: found[seat]) == 2 and found[2] > 0.5
    assert 0 not in found


def test_names_lean_differently() -> None:
    """Bolder on quests, more careful with their lives, more suspicious: a little, and always the same."""
    play = Scenario("gawain kay percival", options={"traitor_mode": "certain"}, hands={0: "F1 F1 F2 F2"}).start()
    view = GAME.view(play.state, 0)
    minds = [Mind(view, Dice("one"), USUAL, name) for name in ("Ada", "Ben", "Cleo", "Dov", "Eve")]
    plain = Mind(view, Dice("one"), USUAL)
    prices = [life_price(mind, mind.me) / life_price(plain, plain.me) for mind in minds]
    assert len(set(prices)) == len(prices)
    assert all(0.8 < price < 1.2 for price in prices)
    assert all(0.8 < quest_worth(mind, RIVER) / quest_worth(plain, RIVER) < 1.2 for mind in minds)
