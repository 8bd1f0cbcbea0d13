"""`python -m games`: what it prints, what it asks, and one clear sentence for whatever it cannot do."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from data.opening import Where
from games.__main__ import main
from games.cli import selfplay
from games.core.draw import Dice, Draw
from games.core.menu import Step, check
from games.core.options import settle
from games.registry import GAMES
from tests.games.host.conftest import ANN, BOB, World


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the terminal of whoever runs the tests speaks."""
    monkeypatch.setenv("LC_ALL", "C")


def run(*args: object) -> int:
    """The command's exit code, also when the arguments themselves are wrong."""
    try:
        return main([str(arg) for arg in args])
    except SystemExit as end:
        return int(end.code or 0)


# Selfplay.


@pytest.mark.parametrize("game", ["loveletter", "coup"])
@pytest.mark.parametrize("robots", ["random", "usual"])
def test_selfplay_as_json(capsys: pytest.CaptureFixture[str], game: str, robots: str) -> None:
    """One object with games, decisions, seconds and wins; the same seed plays the same games."""
    told = []
    for _ in range(2):
        assert run("selfplay", game, "--seats", 3, "--games", 4, "--seed", "s", "--robots", robots, "--json") == 0
        told.append(json.loads(capsys.readouterr().out))
    assert set(told[0]) == {"games", "decisions", "seconds", "wins"}
    assert told[0]["games"] == 4 and sum(told[0]["wins"]) >= 4 and len(told[0]["wins"]) == 3
    assert {**told[0], "seconds": 0} == {**told[1], "seconds": 0} and told[0]["seconds"] > 0


def test_selfplay_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    """Finished games, decisions a second, wins by seat; an option changes the games."""
    assert run("selfplay", "coup", "--seats", 2, "--games", 3, "--option", "series_wins=2") == 0
    out, err = capsys.readouterr()
    assert out.startswith("3 games, ") and " a second.\nWins: seat 1: " in out and err == ""


def test_a_brief_game_is_shorter_and_can_be_set_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    """One token instead of seven; an option that is named counts all the same."""

    def decisions(*more: str) -> int:
        assert run("selfplay", "loveletter", "--seats", 2, "--games", 3, "--seed", "s", "--json", *more) == 0
        return int(json.loads(capsys.readouterr().out)["decisions"])

    assert decisions("--brief") == decisions("--option", "tokens_to_win=1") < decisions()
    assert decisions("--brief", "--option", "tokens_to_win=7") == decisions()


def test_every_answer_is_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also the last one of a game, after which nothing is asked any more."""
    given = 0

    def counted(menu: Step, dice: Dice) -> object:
        nonlocal given
        given += 1
        return path(menu, dice)

    path = selfplay.random_path
    monkeypatch.setattr(selfplay, "random_path", counted)
    game = GAMES["coup"]
    for number in range(5):
        state = game.setup(4, settle(game.options, {}))
        decisions, _ = selfplay.play_one(game, state, Draw(str(number)), Dice(str(number)), [selfplay.RANDOM] * 4)
        assert decisions == given > 0
        given = 0


def test_random_answers_are_whole_answers() -> None:
    """One of, several of, and steps that follow."""
    menu = Step("a", ["x", "y"], {"x": Step("b", ["1", "2", "3"], some=(0, 2)), "y": None})
    dice, seen = Dice("paths"), set()
    for _ in range(200):
        path = selfplay.random_path(menu, dice)
        check(menu, path)
        seen.add(path)
    assert len(seen) == 8


def test_progress_on_a_terminal_only(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """How many games are done, wiped away before the result."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert run("selfplay", "loveletter", "--games", 3, "--json") == 0
    out, err = capsys.readouterr()
    assert "\r1/3 games" in err and "\r3/3 games" in err and err.endswith("\r") and json.loads(out)["games"] == 3


@pytest.mark.parametrize(
    ("args", "why"),
    [
        ((), "required: COMMAND"),
        (("dance",), "dance"),
        (("selfplay",), "required: GAME"),
        (("selfplay", "chess"), "there is no game 'chess', only camelot, coup"),
        (("selfplay", "coup", "--seats", "9"), "needs 2 to 8 players"),
        (("selfplay", "coup", "--seats", "0"), "at least 1, not '0'"),
        (("selfplay", "coup", "--seats", "x"), "at least 1, not 'x'"),
        (("selfplay", "coup", "--games", "1.5"), "at least 1, not '1.5'"),
        (("selfplay", "coup", "--games", "-1"), "at least 1, not '-1'"),
        (("selfplay", "coup", "--option", "fifth"), "must look like series_wins=3, not 'fifth'"),
        (("selfplay", "coup", "--option", "fifth=both"), "For fifth these are possible: ambassador and inquisitor."),
        (("selfplay", "coup", "--option", "speed=1"), "no option called speed; there are: fifth, "),
        (("selfplay", "coup", "--option", "series_wins=99"), "from 1 to 10"),
        (("selfplay", "coup", "--seats", "3", "--option", "start=7"), "a seat from 1 to 3"),
        (("selfplay", "coup", "--robots", "smart"), "random, usual, easy and strong"),
        (("selfplay", "coup", "--seats", "3", "--robots", "random,usual"), "each of the 3 seats"),
        (("selfplay", "coup", "--bogus"), "--bogus"),
        (("play",), "required: GAME"),
        (("play", "loveletter", "--seats", "5"), "needs 2 to 4 players"),
        (("play", "loveletter", "--level", "genius"), "know these levels: normal (usual), easy and strong"),
        (("reproduce", "1"), "--db"),
        (("reproduce", "x", "--db", "a"), "at least 1, not 'x'"),
        (("reproduce", "1", "--db", "/nowhere/at.all"), "cannot be read: No such file or directory."),
        (("reproduce", "1", "--db", "README.md"), "is not a SQLite database"),
        (("verify",), "required: FILE"),
        (("verify", "/nowhere/at.all"), "Cannot read /nowhere/at.all: No such file or directory."),
        (("verify", "README.md"), "README.md is not an exported game."),
    ],
)
def test_one_clear_sentence(capsys: pytest.CaptureFixture[str], args: tuple[str, ...], why: str) -> None:
    """For whatever is wrong: exit code 2, one line, nothing on the output."""
    assert run(*args) == 2
    out, err = capsys.readouterr()
    assert out == "" and why in err
    assert len(err.splitlines()) == 1 and err.endswith(".\n") and not err.endswith("..\n"), err


# Playing in the terminal.


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> list[str]:
    """What a person types, then the end of the input; the prompts come back."""
    left, prompts = list(lines), []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", ask)
    return prompts


def test_play_steps_back_and_ends(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A number, a step back, things that are no choice, and q."""
    prompts = typed(monkeypatch, "4", "b", "99", "1 2", "0", "", "x", "1", "q")
    assert (
        run("play", "coup", "--seats", 2, "--seed", "a", "--option", "two_player=standard", "--option", "start=1") == 0
    )
    out, _ = capsys.readouterr()
    assert out.startswith("Coup against one robot.") and "Against whom?" in out and "Guest takes income: 1 coin." in out
    assert out.count("That is not on the list.") == 5 and out.endswith("Goodbye.\n") and len(prompts) == 9
    assert "**" not in out


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_coach_answers_a_question_mark(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """At most three choices, each in words and with a reason; then the same is asked again."""
    prompts = typed(monkeypatch, "?")
    assert run("play", game, "--seats", GAMES[game].seats[0], "--seed", "a", "--level", "strong") == 0
    out, _ = capsys.readouterr()
    advice = out.partition("The coach would choose, the best first:\n")[2].splitlines()[:-1]
    named = [line for line in advice if line.startswith("  ") and ": " in line]
    assert 1 <= len(named) <= 3 and named == [line for line in advice if line], out
    assert len(prompts) == 2 and prompts[0] == prompts[1]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_always_the_first_of_the_list(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Or as many as are asked for: forty answers, or until the game is over."""
    asked = 0

    def first(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked > 40:
            raise EOFError
        return "1" if prompt.startswith("Number:") else " ".join(map(str, range(1, int(prompt.split()[1]) + 1)))

    monkeypatch.setattr("builtins.input", first)
    assert run("play", game, "--seats", GAMES[game].seats[0], "--seed", "a", "--brief") == 0
    out, _ = capsys.readouterr()
    assert asked and out.endswith(("The game is over.\n", "Goodbye.\n"))


# A stored table, and an exported game.


@pytest.fixture
async def stored(where: Where, tmp_path: Path) -> Where:
    """Table 1 is under way, table 2 waits in its lobby, table 3 is over."""
    world = World(where)
    world.games = dict(GAMES)
    await world.start()
    await world.table(ANN, BOB, game="coup", start="1", two_player="standard")
    await world.lobby(ANN, game="loveletter")
    over = await world.table(ANN, BOB, game="coup", start="1", two_player="standard")
    await world.house.play.concede(over, BOB)
    (tmp_path / "game.json").write_bytes(await world.house.export(over))
    await world.stop()
    return where


async def test_reproduce(stored: Where, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the table stands, and that whatever may come next runs through."""
    before = stored.read_bytes() if isinstance(stored, Path) else b""
    assert await asyncio.to_thread(run, "reproduce", 1, "--db", stored) == 0
    out, _ = capsys.readouterr()
    assert "Table 1: coup, 2 seats" in out and "Open: act, awaiting seats [1]." in out
    assert "possible next entries run through." in out
    assert await asyncio.to_thread(run, "reproduce", 3, "--db", stored) == 0
    assert "The game is over." in capsys.readouterr().out
    for table, why in ((2, "it has not started"), (9, "there is no such table")):
        assert await asyncio.to_thread(run, "reproduce", table, "--db", stored) == 2
        assert capsys.readouterr().err == f"Table {table} cannot be run again: {why}.\n"
    assert not isinstance(stored, Path) or stored.read_bytes() == before


async def test_reproduce_names_the_entry_that_fails(
    stored: Where, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules that break on one answer: which it was, and exit code 1."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug in the rules")

    monkeypatch.setattr(GAMES["coup"].table, "take", broken)
    assert await asyncio.to_thread(run, "reproduce", 1, "--db", stored) == 1
    err = capsys.readouterr().err
    assert "a bug in the rules" in err and err.splitlines()[-1].startswith("This entry fails: ")


async def test_verify(stored: Where, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every draw follows from the seed; a card exchanged, a draw left out, another seed: each is found."""
    file = tmp_path / "game.json"
    assert run("verify", file) == 0
    assert "draws follow from the seed" in capsys.readouterr().out
    game = json.loads(file.read_text(encoding="utf-8"))
    shuffle = next(number for number, drawn in enumerate(game["draws"]) if len(drawn[2]) > 2)
    order = game["draws"][shuffle][3]
    other = next(place for place, card in enumerate(order) if card != order[0])
    order[0], order[other] = order[other], order[0]
    file.write_text(json.dumps(game), encoding="utf-8")
    assert run("verify", file) == 1
    assert f"Draw {shuffle} (deck) is not what the seed says." in capsys.readouterr().out
    file.write_text(json.dumps({**game, "draws": game["draws"][1:] or [[1, "x", [1], [1]]]}), encoding="utf-8")
    assert run("verify", file) == 1 and "Draw 0 is missing." in capsys.readouterr().out
    file.write_text(json.dumps({**game, "seed": "another"}), encoding="utf-8")
    assert run("verify", file) == 1 and "not the one that the lobby committed to" in capsys.readouterr().out


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "7",
        '{"seed": 1}',
        '{"seed": "a", "start": 1, "commitment": "b", "draws": 5}',
        '{"seed": "a", "start": 1, "commitment": "b", "draws": [[0]]}',
        '{"seed": "a", "start": 1, "commitment": "b", "draws": [[0, "deck", [], ["x"]]]}',
        '{"seed": "a", "start": 1, "commitment": "b", "draws": [[0, "deck", null, ["x"]]]}',
        "[" * 100_000,
    ],
)
def test_verify_of_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    """A file that is no exported game gets one sentence."""
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    assert run("verify", file) == 2
    assert capsys.readouterr().err == f"{file} is not an exported game.\n"


# Languages.


@pytest.mark.parametrize(
    ("environment", "more", "said"),
    [
        ("it_IT.UTF-8", (), "Love Letter contro 3 robot."),
        ("it_IT.UTF-8", ("--language", "sv"), "Hej då"),
        ("tlh_001", (), "Love Letter against 3 robots."),
    ],
)
def test_the_terminal_is_answered_in_its_language(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    environment: str,
    more: tuple[str, ...],
    said: str,
) -> None:
    """That of the environment, unless another one is asked for; English where it is not spoken here."""
    monkeypatch.setenv("LC_ALL", environment)
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    assert run("play", "loveletter", *more) == 0
    assert said in capsys.readouterr().out


def test_a_language_that_is_not_spoken_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("play", "loveletter", "--language", "tlh") == 2
    assert "tlh" in capsys.readouterr().err
