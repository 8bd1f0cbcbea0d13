"""`python -m games league`: who plays, what is counted, and that it comes out the same however it is split up."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from games.__main__ import main
from games.cli import league
from games.cli.league import Pairing, Standing, entrants, houses
from games.cli.selfplay import RANDOM
from games.core.options import settle
from games.registry import GAMES

LOVELETTER = GAMES["loveletter"]


def played(games: int, processes: int = 1, seats: int = 3) -> list[Standing]:
    options = settle(LOVELETTER.options, {})
    who = {"players": [RANDOM], "against": ["easy"]}
    return list(league.league(LOVELETTER, [seats], games, options, "seed", processes=processes, **who))


def test_everybody_plays() -> None:
    """The levels from the weakest, chance, and the plans that are kept with the tests."""
    assert houses(LOVELETTER) == ["easy", "usual", "strong"]
    for game in GAMES.values():
        names = entrants(game)
        assert names[:4] == [*houses(game), RANDOM] and len(set(names)) == len(names)
        assert len(names) > 6, "no fixed plans"


def test_a_player_sits_everywhere_and_wins_what_is_won() -> None:
    (standing,) = played(30)
    assert standing.games == 30 and standing.fair == pytest.approx(1 / 3)
    assert standing.won == int(standing.won) < 8, "chance does not beat robots, nor share a victory here"
    assert len(standing.quick) >= 30 and not standing.long
    low, high = standing.interval
    assert low < standing.share < high


def test_processes_change_nothing_but_the_time() -> None:
    one, other = played(60), played(60, processes=2)
    for standings in (one, other):
        standings[0].quick.clear()
    assert one == other


def test_sides() -> None:
    """A player may be a whole side, whoever turns out to belong to it; whoever plays alone has no side."""
    camelot = GAMES["camelot"]
    options = settle(camelot.options, {"traitor_mode": "certain"})
    assert league.sides(camelot, 3, options) == ["loyal", "traitor"]
    assert league.sides(LOVELETTER, 2, settle(LOVELETTER.options, {})) == [""]
    standings = list(league.league(camelot, [3], 4, options, "seed", players=["usual"], against=["usual"], processes=1))
    assert [standing.pairing.side for standing in standings] == ["loyal", "traitor"]
    assert sum(standing.won for standing in standings) == 4, "the same players, the same games: one side won each"
    assert standings[0].fair is None


@pytest.mark.parametrize(("won", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 20, 0.0, 0.161)])
def test_intervals(won: float, games: int, low: float, high: float) -> None:
    """Wilson's, as tables have them."""
    found = Standing(Pairing("coup", 2, "easy", "easy"), games, won).interval
    assert found == (pytest.approx(low, abs=0.001), pytest.approx(high, abs=0.001))


Said = Callable[..., tuple[int, str, str]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    def say(*words: object) -> tuple[int, str, str]:
        code = main(["league", *map(str, words)])
        return code, *capsys.readouterr()

    return say


SHORT = ("loveletter", "--seats", 2, "--games", 6, "--processes", 1)


def test_a_table_for_people(said: Said) -> None:
    code, out, _ = said(*SHORT, "--players", "easy,random", "--against", "usual")
    head, *rows = out.splitlines()
    assert code == 0 and head.split()[:4] == ["seats", "player", "against", "games"]
    assert [row.split()[:4] for row in rows] == [["2", "easy", "usual", "6"], ["2", "random", "usual", "6"]]


def test_and_for_programs(said: Said) -> None:
    _, out, _ = said(*SHORT, "--players", "easy", "--against", "usual", "--json")
    (row,) = json.loads(out)
    assert row["low"] <= row["share"] <= row["high"] and row["fair"] == 0.5
    assert {row["game"], row["player"], row["against"]} == {"loveletter", "easy", "usual"}


def test_what_was_played_before_an_interruption_is_shown(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> object:
        yield Standing(Pairing("loveletter", 2, "easy", "usual"), 4, 2.0)
        raise KeyboardInterrupt

    monkeypatch.setattr(league, "league", interrupted)
    code, out, _ = said(*SHORT)
    assert code == 0 and "50.0%" in out


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("--seats", "2,9"), "This game needs 2 to 4 players."),
        (("--players", "ben"), "Only these play here: easy, usual, strong, random"),
        (("--against", "random"), "Only these play here: easy, usual and strong."),
    ],
)
def test_refusals(said: Said, words: tuple[str, ...], answer: str) -> None:
    code, out, err = said("loveletter", *words)
    assert (code, out) == (2, "") and err.startswith(answer)
