"""Tests of the tests: a game broken on purpose does not pass the contract."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from games.core.draw import Dice
from games.core.game import AnyGame
from games.core.menu import Step, Tone
from games.core.text import Refused, say
from games.loveletter import GAME
from games.registry import GAMES
from tests.contract import broken, test_contract, whitelist
from tests.contract.harness import Case, play, seatings, variants
from tests.contract.looks import live
from tests.contract.masks import Bowing, Masks, Peeping, Whispering
from tests.contract.menus import Broken, check_path, check_step
from tests.contract.readers import Reader
from tests.contract.secrets import check_secrets
from tests.contract.twins import Coverage, Twin, find_leaks


def leaks(game: AnyGame) -> None:
    for seats in (3, 4):
        case = Case(game, seats)
        for key in ("one", "two"):
            find_leaks(case, play(case, key, time=0.0), twins=80, enough=1000)


@pytest.mark.parametrize(
    "game",
    [broken.LeakingView(), broken.LeakingPanel(), broken.LeakingAsk(), broken.LeakingMenu(), broken.LeakingTone()],
    ids=lambda game: type(game).__name__,
)
def test_a_leak_is_found(game: AnyGame) -> None:
    """A hidden card in a view, a picture, a question or a menu is found by the twins."""
    with pytest.raises(Broken, match=r"hidden|refused in another world"):
        leaks(game)


def test_the_honest_game_has_no_leak() -> None:
    """The same search finds nothing in Love Letter itself."""
    leaks(GAME)


@pytest.mark.parametrize("game", [broken.LeakingCoach(), broken.LeakingReview()], ids=lambda game: type(game).__name__)
def test_a_coach_who_knows_too_much_is_found(game: AnyGame) -> None:
    """What it says before a decision, or after it, depends on what the player could not know."""
    with pytest.raises(Broken, match="the coach tells something hidden"):
        leaks(game)


def test_a_coach_who_has_looked_into_other_hands_is_found() -> None:
    coverage = Coverage()
    with pytest.raises(Broken, match="the coach tells something hidden"):
        for game in (Masks(), Whispering()):
            case = Case(game, 3)
            for key in ("one", "two"):
                coverage = find_leaks(case, play(case, key, time=0.0), twins=80, enough=1000)
                assert coverage.advised and coverage.reviewed, "an honest one was heard, too"


def test_a_secret_in_a_public_event_is_found() -> None:
    """What everybody is told of a hidden card, although nobody may see it, is found by the twins."""
    with pytest.raises(Broken, match="everybody is told something hidden"):
        leaks(broken.LeakingEvent())


@pytest.mark.parametrize(("told", "game"), broken.BETRAYALS.values(), ids=broken.BETRAYALS.keys())
def test_an_event_that_betrays_a_secret_choice_is_found(told: str, game: AnyGame) -> None:
    """What depends on a choice that others may not learn is found, although every fact in it is allowed."""
    with pytest.raises(Broken, match="answer betrays itself"):
        for number, case in product(range(5), [*variants({game.key: game}), *seatings({game.key: game})]):
            record = play(case, f"betrayal {number}", time=0.0, longest=120)
            if any(event.key == told for position in record.positions for event in position.events):
                check_secrets(case, record, Dice(told), most=30)


@pytest.mark.parametrize("what", [what for what in broken.BETRAYALS if what.startswith("Coup")])
def test_the_contract_comes_to_every_secret_of_coup(what: str) -> None:
    """In as many games as it plays for everybody, and also where a question is as rare as the Inquisitor's."""
    with pytest.raises(Broken, match="answer betrays itself"):
        test_contract.test_secret_answers_stay_secret(broken.BETRAYALS[what][1])


def test_a_sealed_answer_that_is_seen_is_found() -> None:
    """While others are still to answer, nobody may see what somebody has answered."""
    case = Case(Peeping(), 3)
    with pytest.raises(Broken, match="a sealed answer betrays itself"):
        check_secrets(case, play(case, "peeping", time=0.0), Dice("peeping"))


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (broken.Talkative(), "swapped is not as the white list has it: everybody is told height:count"),
        (broken.Indiscreet(), "saw is not as the white list has it: the wrong one is told"),
        (broken.Mumbling(), "shielded is not as the white list has it: nobody is told who"),
        (broken.Unspoken(), "peeked is not on the white list"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_event_beyond_the_white_list_is_found(game: AnyGame, why: str) -> None:
    """A new fact, one that is missing, a wrong listener, a new event."""
    with pytest.raises(Broken, match=why):
        test_contract.test_events_carry_what_the_white_list_allows(Case(game, 4))


def test_a_game_without_a_white_list_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing may be told that nobody has looked at."""
    monkeypatch.setattr(whitelist, "FOLDER", tmp_path)
    with pytest.raises(Broken, match="no white list"):
        test_contract.test_events_carry_what_the_white_list_allows(Case(GAME, 2))


def test_a_secret_that_is_not_listed_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An answer that nobody ever noticed belongs on the list: from then on it is watched."""
    listed = (whitelist.FOLDER / "coup.toml").read_text(encoding="utf-8")
    (tmp_path / "coup.toml").write_text(listed.replace('"exchange keep" = "secret"\n', ""), encoding="utf-8")
    monkeypatch.setattr(whitelist, "FOLDER", tmp_path)
    with pytest.raises(Broken, match="exchange keep: nobody ever noticed it"):
        test_contract.test_secret_answers_stay_secret(GAMES["coup"])


def test_speed_that_betrays_a_hand_is_found() -> None:
    """Two equal cards that play themselves are a leak: the same news comes with and without a question."""
    with pytest.raises(Broken, match="with and without"):
        leaks(broken.Hasty())


def test_a_lost_card_is_found() -> None:
    """A card that disappears is missed."""
    with pytest.raises(Broken, match="pieces lost"):
        test_contract.test_random_play_ends_and_keeps_all_pieces(Case(broken.LostCard(), 4))


@pytest.mark.parametrize("game", [broken.WrittenOff(), broken.Unserved()], ids=lambda game: type(game).__name__)
def test_whoever_is_asked_and_taken_for_out_is_found(game: AnyGame) -> None:
    with pytest.raises(Broken, match="somebody"):
        test_contract.test_menus_are_well_made(Case(game, 4))


def test_an_illegal_default_is_found() -> None:
    """A default that the player could not have chosen is noticed."""
    with pytest.raises(Broken, match="not on the menu"):
        test_contract.test_time_may_run_out_at_any_ask(Case(broken.IllegalDefault(), 4))


def test_an_iterated_set_is_found() -> None:
    """Rules that follow the order of a set differ between hash seeds."""
    with pytest.raises(Broken, match="hash seeds"):
        test_contract.same_under_hash_seeds("tests.contract.broken:ITERATED_SET")


def test_a_set_in_the_state_is_found() -> None:
    """A state may not hold a set."""
    with pytest.raises(Broken, match="a set"):
        test_contract.test_random_play_ends_and_keeps_all_pieces(Case(broken.SetInState(), 2))


def test_memory_outside_the_state_is_found() -> None:
    """What the rules keep in their own pocket is gone in a re-run."""
    case = Case(broken.Forgetful(), 2)
    with pytest.raises(Broken, match="live and re-run differ"):
        live(case, play(case, "pocket", longest=40))


def test_a_seat_awaited_without_a_menu_is_found() -> None:
    """Nobody is awaited who may not answer."""
    case = Case(broken.Impatient(), 3)
    with pytest.raises((Broken, Refused), match=r"awaits a seat|not-asked"):
        test_contract.test_random_play_ends_and_keeps_all_pieces(case)


def test_a_dead_end_in_a_menu_is_found() -> None:
    """A step without a choice cannot be answered."""
    with pytest.raises(Broken, match="nothing to choose"):
        play(Case(broken.DeadEnd(), 3), "dead end")


def test_a_missing_text_is_found() -> None:
    """An event without a text is noticed."""
    with pytest.raises(Broken, match="loveletter-peeked"):
        test_contract.test_every_text_is_there(Case(broken.Unspoken(), 4), "en")


def test_a_missing_word_is_found() -> None:
    """A word of the game without a text is noticed in a sentence and on a button; a number needs none."""
    reader = Reader("en")
    reader.read(say("loveletter-known", who=0, card="king"))
    reader.step(GAME, Step("guess", ["king", "7"]))
    with pytest.raises(Broken, match="jester"):
        reader.read(say("loveletter-known", who=0, card="jester"))
    with pytest.raises(Broken, match="jester"):
        reader.step(GAME, Step("guess", ["jester"]))


def test_a_missing_fact_is_found() -> None:
    """A sentence with a hole in it is noticed."""
    with pytest.raises(Broken, match="loveletter-known"):
        Reader("en").read(say("loveletter-known", who=0))


def test_another_language_does_not_borrow_from_english() -> None:
    """What a language lacks is missing, although readers would be shown English."""
    reader = Reader("en")
    reader._bundles = [FluentBundle(["xx"])]
    with pytest.raises(Broken, match="no text"):
        reader.read(say("loveletter-known", who=0, card="king"))


def test_a_cheating_robot_is_found() -> None:
    """A robot's answer must be on the menu."""
    with pytest.raises(Refused):
        test_contract.test_robots_answer_legally(Case(broken.CheatingRobot(), 3))


@pytest.mark.parametrize(
    "step",
    [
        Step("word", []),
        Step("word", ["a", "a"]),
        Step("word", ["a"], some=(1, 2)),
        Step("word", [""]),
        Step("word", ["a"], tones={"b": Tone.GRAVE}),
    ],
    ids=["empty", "twice", "too many", "no word", "a tone too many"],
)
def test_a_bad_step_is_found(step: Step) -> None:
    """Empty steps, double choices and impossible counts are noticed."""
    with pytest.raises(Broken):
        check_step(step)


def test_a_path_too_long_for_a_button_is_found() -> None:
    """A path of more than sixty characters does not fit."""
    wide = Step("word", [f"{number}" for number in range(70)], some=(0, 40))
    with pytest.raises(Broken, match="too long"):
        check_path(wide, (wide.choices[:35],))


def test_an_option_that_no_seat_count_takes_is_found() -> None:
    """Every value of an option must be playable somewhere."""

    class Picky(type(GAME)):  # type: ignore[misc]
        def setup(self, seats: int, options: dict[str, object]) -> object:
            if options["tie_rule"] == "share":
                raise Refused("refused-option-value", option="tie_rule", values="none")
            return super().setup(seats, options)

    with pytest.raises(Broken, match="tie_rule=share"):
        variants({"picky": Picky()})


def test_a_redeal_that_loses_a_card_is_found() -> None:
    """Twins are made of the same pieces."""

    class Clumsy(type(GAME)):  # type: ignore[misc]
        def redeal(self, state: object, viewer: object, dice: Dice) -> object:
            twin = super().redeal(state, viewer, dice)
            twin.deck.pop()
            return twin

    case = Case(Clumsy(), 2)
    record = play(case, "clumsy")
    with pytest.raises(Broken, match="pieces lost"):
        Twin(case, record, record.checkpoints[3], 0).follow(Dice("clumsy"), Coverage())


def test_twins_answer_anew_where_answers_are_secret() -> None:
    """In a twin others hold other masks; they choose anew, so that the same is told, and the twin lives on."""
    case, coverage = Case(Masks(), 3), Coverage()
    for number in range(4):
        record = play(case, f"masks {number}", time=0.0)
        for at in record.checkpoints:
            for viewer in (0, 1, 2):
                Twin(case, record, at, viewer).follow(Dice(f"{number} {at} {viewer}"), coverage)
    assert coverage.twins > 30 and coverage.beyond > 5 * coverage.twins, "most twins last beyond the first count"


def test_a_question_that_depends_on_a_secret_answer_is_found() -> None:
    """Who is asked may not depend on what somebody showed face down."""
    case = Case(Bowing(), 3)
    with pytest.raises(Broken, match="sees something hidden"):
        for number in range(10):
            find_leaks(case, play(case, f"bowing {number}", time=0.0), twins=40, enough=1000)
