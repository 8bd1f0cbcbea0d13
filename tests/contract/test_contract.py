"""The contract: every game of the registry keeps it, at every seat count, without a line of its own here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from games.core.codec import digest, encode
from games.core.draw import Dice
from games.core.entry import TIME, Answer, Left
from games.core.flow import PASS
from games.core.game import AnyGame
from games.core.match import Position, advance, begin, submit, take_back
from games.core.menu import check
from games.core.options import LONGEST, Seconds, settle
from games.core.panel import Panel
from games.core.text import Refused
from games.registry import GAMES
from tests.contract.harness import (
    Case,
    Record,
    check_position,
    play,
    played,
    random_path,
    robot_path,
    seatings,
    variants,
)
from tests.contract.looks import asked, live
from tests.contract.menus import check_in_play, check_path, check_step, checked_defaults, must, steps
from tests.contract.readers import Reader, panels
from tests.contract.secrets import check_complete, check_secrets
from tests.contract.twins import find_leaks
from tests.contract.whitelist import told_in_rules, white_list
from texts.catalogue import languages

ROOT = Path(__file__).resolve().parent.parent.parent
SEATINGS = seatings(GAMES)
EDGES = [case for case in SEATINGS if case.seats in (case.game.seats[0], case.game.seats[-1])]

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
each_seating = pytest.mark.parametrize("case", SEATINGS, ids=str)
fewest_and_most = pytest.mark.parametrize("case", EDGES, ids=str)


def some(record: Record, most: int) -> list[Position]:
    """At most this many positions with an open ask, spread over the game; the first ones are all among them."""
    asking = [position for position in record.positions if position.ask is not None]
    early, rest = asking[: most // 2], asking[most // 2 :]
    stride = max(1, len(rest) // max(1, most - len(early)))
    return [*early, *rest[::stride]][:most]


def judge(case: Case, record: Record) -> None:
    judge_steps(case, record)
    judge_end(case, record.positions[-1])


def judge_steps(case: Case, record: Record) -> None:
    before = None
    for position in record.positions:
        check_position(case, position, before)
        before = position


def judge_end(case: Case, last: Position) -> None:
    must(last.ask is None, "the game did not end")
    again = advance(case.game, last.match)
    must(again.ask is None and again.match.digest == last.match.digest, "a game that is over goes on")
    with pytest.raises(Refused):
        submit(case.game, last.match, TIME)
    result = last.state.result
    assert result is not None
    must(len(result.scores) == case.seats, "a score for every seat")
    must(all(0 <= seat < case.seats for seat in result.winners), "only players win")


@each_seating
def test_random_play_ends_and_keeps_all_pieces(case: Case) -> None:
    """Random play comes to an end; pieces, serials, asks and snapshots are in order all the way."""
    judge(case, played(case))


@pytest.mark.parametrize("case", variants(GAMES), ids=str)
def test_every_value_of_every_option_can_be_played(case: Case) -> None:
    """Whatever the host sets, the game can be played; those that end within a few hundred answers, to their end."""
    record = play(case, "option", longest=300)
    judge_steps(case, record)
    if record.positions[-1].ask is None:
        judge_end(case, record.positions[-1])


@each_seating
def test_live_and_rerun_agree(case: Case) -> None:
    """The live generator and the re-run from checkpoints go through the same steps."""
    live(case, played(case))


@each_game
def test_hash_seeds_change_nothing(game: AnyGame) -> None:
    """The same games come out under three hash seeds."""
    same_under_hash_seeds(f"games.{game.key}:GAME")


def same_under_hash_seeds(where: str) -> None:
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.contract.digests", where],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for seed in ("0", "1", "12345")
    ]
    printed = []
    for process in running:
        out, err = process.communicate()
        assert process.returncode == 0, err.decode()
        printed.append(out)
    must(printed[0], "no fingerprint was printed")
    must(printed.count(printed[0]) == len(printed), "the game differs between hash seeds")


@each_seating
def test_time_may_run_out_at_any_ask(case: Case) -> None:
    """At every ask the clock may run out; the defaults are on the menus."""
    with checked_defaults():
        for position in some(played(case), 120):
            after = submit(case.game, position.match, TIME)
            check_position(case, after, position)


@fewest_and_most
def test_a_game_of_silence_goes_on(case: Case) -> None:
    """With nobody answering at all, every lapsed clock brings the game further."""
    with checked_defaults():
        position = begin(case.game, case.seats, case.options, "silence")
        for _ in range(300):
            if position.ask is None:
                break
            after = submit(case.game, position.match, TIME)
            moved = after.match.digest != position.match.digest or after.ask != position.ask
            must(moved, f"{position.ask.key}: the clock ran out and nothing moved")
            check_position(case, after, position)
            position = after


@each_seating
def test_menus_are_well_made(case: Case) -> None:
    """Every step offers something, once; every answer fits a button's id; a public face covers what may be said; and
    nobody is asked who is said to be out.
    """
    dice = Dice("menus")
    for position in some(played(case), 60):
        ask = position.ask
        assert ask is not None
        for seat in ask.menus:
            check_in_play(case.game, position, seat)
            menu = ask.menu(seat)
            for _, step in steps(menu, 40):
                check_step(step)
            for _ in range(3):
                check_path(menu, random_path(menu, dice))
            if ask.face is not None:
                must(set(menu.choices) <= set(ask.face.choices), f"{ask.key}: a choice that has no public button")


def test_every_language_is_there() -> None:
    """English is among the languages, so that the tests of texts cannot pass by reading nothing."""
    assert "en" in languages()


@each_seating
@pytest.mark.parametrize("language", languages())
def test_every_text_is_there(case: Case, language: str) -> None:
    """Events, questions, choices, panels, pictures and options have a text in every language."""
    reader = Reader(language)
    reader.settings(case.game)
    record = played(case)
    for position in record.positions:
        reader.events(case.game, position.events, case.seats)
    for position in [*some(record, 30), record.positions[-1]]:
        if position.ask is not None:
            reader.ask(case, position.ask)
        for _, panel in panels(case, position.state):
            reader.panel(panel)


@each_seating
def test_looking_changes_nothing(case: Case) -> None:
    """Views and panels are plain data for every seat, the same each time, and leave the state alone."""
    game = case.game
    for position in [*some(played(case), 25), played(case).positions[-1]]:
        views = [encode(game.view(position.state, seat)) for seat in case.everybody]
        shown = [encode(panel) for _, panel in panels(case, position.state)]
        for panel in shown:
            assert isinstance(msgspec.json.decode(panel, type=Panel), Panel)
        must(shown == [encode(panel) for _, panel in panels(case, position.state)], "a panel differs at a second look")
        must(views == [encode(game.view(position.state, seat)) for seat in case.everybody], "a view differs")
        must(digest(position.state) == position.match.digest, "looking has changed the state")


@each_seating
def test_nothing_leaks(case: Case) -> None:
    """In another world that a viewer cannot know of, the viewer receives the same, byte for byte."""
    coverage = find_leaks(case, played(case))
    more = find_leaks(case, play(case, "second", time=0.0))
    must(coverage.twins + more.twins >= 10, f"too few twins to prove anything: {coverage}")
    must(coverage.beyond + more.beyond >= 10, f"no twin lasted: {coverage}")


@each_seating
def test_events_carry_what_the_white_list_allows(case: Case) -> None:
    """Whatever happens, everybody is told only the facts that the game's white list names."""
    listed = white_list(case.game.key)
    records = [played(case), play(case, "robots", robots=True, time=0.0, longest=60)]
    records += [play(case, "leaving", leaving=0.05, longest=60)] if case.game.conceding_ends else []
    for record in records:
        for position in record.positions:
            listed.check(position.events)


@each_game
def test_the_white_list_knows_every_event_that_the_rules_name(game: AnyGame) -> None:
    """Random play may never come to some of them."""
    missing = told_in_rules(game.key) - set(white_list(game.key).events)
    must(not missing, f"not on the white list: {', '.join(sorted(missing))}")


@each_game
def test_secret_answers_stay_secret(game: AnyGame) -> None:
    """Had somebody answered a secret question otherwise, nobody else would have received anything else."""
    made, secret = [], white_list(game.key).questions
    for case in [*seatings({game.key: game}), *variants({game.key: game})]:
        for number, (seeking, longest) in enumerate([(set(), 150), (secret, 60), (secret, 60)]):
            record = play(case, f"secrets {number}", time=0.0, seeking=seeking, longest=longest)
            made += check_secrets(case, record, Dice(f"{case} secrets"), most=8)
    check_complete(game.key, made)


@pytest.mark.parametrize("case", [case for case in SEATINGS if case.game.conceding_ends], ids=str)
def test_anyone_may_leave_at_any_time(case: Case) -> None:
    """Giving up works from every seat at every ask, and the game goes on without that seat."""
    for position in some(played(case), 30):
        for seat in range(case.seats):
            after = submit(case.game, position.match, Left(seat))
            check_position(case, after, position)
            must(seat in after.match.left, "who left is not remembered")
            if after.ask is not None:
                with pytest.raises(Refused):
                    submit(case.game, after.match, Left(seat))
    judge(case, play(case, "leaving", leaving=0.05))


@fewest_and_most
def test_take_back(case: Case) -> None:
    """Where a game allows it, the last answer can be taken back, and then all is as before but for the serials."""
    record, taken = played(case), 0
    for before, entry, after in zip(record.positions, record.entries, record.positions[1:], strict=False):
        if after.can_undo is None or not case.game.takes_back:
            with pytest.raises(Refused):
                take_back(case.game, after.match, entry.seat if isinstance(entry, Answer) else 0)
            continue
        back = take_back(case.game, after.match, after.can_undo)
        taken += 1
        must(back.match.digest == before.match.digest, "taking back leads to another state")
        assert back.ask is not None and before.ask is not None
        must(asked(back.ask, 5) == asked(before.ask, 5), "taking back leads to another question")
        must(back.serial > after.serial and back.window > after.window - 1, "an old button would live again")
        if taken >= 40:
            break
    must(taken or not case.game.takes_back, "nothing could ever be taken back")


@fewest_and_most
def test_robots_answer_legally(case: Case) -> None:
    """Robots of every level, and standing answers, choose from the menu; with the same dice the same."""
    game = case.game
    for level in game.levels:
        record = play(case, f"robots-{level}", robots=True, time=0.0, longest=60)
        for position in some(record, 25):
            assert position.ask is not None
            for seat in position.ask.awaits:
                first, second = (robot_path(game, position, seat, Dice("robot"), level) for _ in range(2))
                check(position.ask.menu(seat), first)
                must(first == second, f"{level}: a robot of two minds")
                check_standing(game, position, seat)


def check_standing(game: AnyGame, position: Position, seat: int) -> None:
    assert position.ask is not None
    question, view = position.ask.question(seat), game.view(position.state, seat)
    for preference in game.standing_choices():
        reply = game.standing(view, question, preference)
        if reply is not None:
            check(position.ask.menu(seat), reply)
        if preference in game.standing_passes():
            must(reply in (None, (PASS,)), f"{preference} is no pass: {reply}")
        assert isinstance(game.standing_ends(view, question, preference), bool)


@each_game
def test_a_brief_game_has_options_that_can_be_set(game: AnyGame) -> None:
    """Whoever tries a game in short plays it at any table."""
    options = settle(game.options, game.brief)
    must(options.items() >= game.brief.items(), "a brief game is not what it says")
    for seats in game.seats:
        game.setup(seats, options)


@each_game
def test_standing_passes_are_standing_answers(game: AnyGame) -> None:
    """A pass that the game does not know as a standing answer could not be given."""
    must(set(game.standing_passes()) <= set(game.standing_choices()), "a pass that is no standing answer")


@each_game
def test_standing_answers_that_exclude_each_other_are_several(game: AnyGame) -> None:
    """A group names standing answers that the game knows, each once, and at least two of them."""
    for group in game.standing_groups():
        must(set(group) <= set(game.standing_choices()), f"{group}: no standing answers")
        must(len(set(group)) == len(group) > 1, f"{group}: nothing is excluded")


@each_game
def test_every_clock_is_that_of_its_pace(game: AnyGame) -> None:
    """What a clock says it is for is what the game takes it for, and nothing else is set by it."""
    for clock in [option for option in game.options if isinstance(option, Seconds)]:
        options = settle(game.options, {clock.key: LONGEST})
        must(game.seconds(options, clock.pace) == LONGEST, f"{clock.key} is not the clock of its pace")
        others = [one.pace for one in game.options if isinstance(one, Seconds) and one.key != clock.key]
        must(all(game.seconds(options, pace) != LONGEST for pace in others), f"{clock.key} moves another clock")


@each_seating
def test_refused_entries_change_nothing(case: Case) -> None:
    """An answer from a seat that is not asked, or that is on no menu, is refused, and the match is as it was."""
    for position in some(played(case), 20):
        assert position.ask is not None
        strangers = [seat for seat in range(case.seats) if seat not in position.ask.menus]
        wrong = [Answer(seat, ("pass",)) for seat in strangers]
        wrong += [Answer(seat, ("no such word",)) for seat in position.ask.menus]
        wrong += [Answer(seat, ()) for seat in position.ask.menus]
        kept = encode(position.match)
        for entry in wrong:
            with pytest.raises(Refused):
                submit(case.game, position.match, entry)
        must(encode(position.match) == kept, "a refused entry has changed the match")


@pytest.mark.soak
@pytest.mark.parametrize("case", variants(GAMES), ids=str)
def test_every_value_of_every_option_leads_to_an_end(case: Case) -> None:
    """However long it takes, the game ends."""
    judge(case, play(case, "long option"))


@pytest.mark.soak
@each_seating
def test_soak(case: Case) -> None:
    """Many games, judged throughout, and a long search for leaks."""
    for number in range(20):
        record = play(case, f"soak-{number}", leaving=0.01 * (number % 3) if case.game.conceding_ends else 0)
        judge(case, record)
        live(case, record)
        find_leaks(case, record, twins=400, enough=5000, longest=30)
