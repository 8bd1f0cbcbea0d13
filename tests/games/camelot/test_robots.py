"""How well robots play: whole games over fixed deals, and positions in which there is one right thing to do."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place, White
from games.camelot.robot.mind import Mind
from games.camelot.robot.suspicion import suspects
from games.camelot.state import Deeds
from games.cli.selfplay import RANDOM, play_one, result_of
from games.core.draw import Dice, Draw
from games.core.menu import Path
from tests.games.camelot.scenario import Scenario, fresh

DRAGON, GRAIL, RIVER = Place.DRAGON, Place.HOLY_GRAIL, Place.EXCALIBUR
SEATS = 5


def loyal_share(games: int, mode: str, level: str = "usual") -> float:
    """How many of these games the loyal side wins."""
    dice, won = Dice(f"robots {mode}"), 0
    for number in range(games):
        state = fresh(SEATS, traitor_mode=mode)
        play_one(GAME, state, Draw(f"{mode} {number}"), dice, [level] * SEATS)
        loyal = next(seat for seat, player in enumerate(state.players) if not player.traitor)
        won += loyal in result_of(state).winners
    return won / games


def answer(play: Scenario, seat: int = 0) -> Path:
    assert play.ask is not None
    return GAME.robot(GAME.view(play.state, seat), play.ask.question(seat), Dice("one"), "usual")


def test_loyal_robots_hold_camelot_where_chance_loses_it() -> None:
    assert loyal_share(12, "none", RANDOM) <= 0.05
    assert loyal_share(12, "none") >= 0.6


def test_a_traitor_makes_it_an_open_fight() -> None:
    assert 0.25 <= loyal_share(20, "certain") <= 0.75


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_strength() -> None:
    """Over 500 games: most are won without a Traitor, about half with one."""
    assert loyal_share(500, "none") >= 0.65
    assert 0.4 <= loyal_share(500, "certain") <= 0.6


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
    play = Scenario("gawain kay percival", hands={0: "G G G G F1 F1 F2 F2 F3", 1: "F1", 2: "F1"}, life={0: 2})
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
