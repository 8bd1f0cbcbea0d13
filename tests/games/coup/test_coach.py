"""The coach: positions with one right thing to do, everything that can be asked, and every reason in words."""

from __future__ import annotations

import re

import pytest

from games.cli.selfplay import play_one
from games.core.ask import Question
from games.core.draw import Dice, Draw
from games.core.flow import PASS
from games.core.menu import Path, paths
from games.core.options import settle
from games.core.robot import Weighed
from games.coup import GAME
from games.coup.view import View, view
from tests.games.coup.playing import Play, fresh, table
from texts.catalogue import texts

NAMES = ("Anna", "Ben", "Carl", "Dora", "Emil", "Fay", "Gus", "Hal")


def weighed(play: Play, seat: int, also: Path | None = None) -> list[Weighed]:
    return GAME.weigh(view(play.state, seat), play.open().question(seat), Dice("coach"), also)


def best(play: Play, seat: int) -> Path:
    return weighed(play, seat)[0].path


def read(one: Weighed) -> str:
    return texts()(one.why, NAMES.__getitem__)


def answers(play: Play, seat: int, level: str = "strong", tries: int = 20) -> set[Path]:
    """All that a robot says here, with different dice."""
    seen, question = view(play.state, seat), play.open().question(seat)
    return {GAME.robot(seen, question, Dice(f"try {number}"), level) for number in range(tries)}


# One right thing to do.


@pytest.mark.parametrize("level", ["usual", "strong"])
def test_a_murder_that_wins_is_done(level: str) -> None:
    play = table("ca", "du", lost={0: "co", 1: "am"}, coins=[7, 9])
    assert answers(play, 0, level) == {("murder", "1")}
    assert best(play, 0) == ("murder", "1")


@pytest.mark.parametrize("level", ["usual", "strong"])
def test_a_claim_that_cannot_be_true_is_doubted(level: str) -> None:
    """Two copies lie open, the third is in one's own hand."""
    play = table("ca,co", "du", "am", "as,as", lost={1: "du", 2: "du"}).say(0, "tax")
    assert answers(play, 1, level) == {("doubt",)}
    first = weighed(play, 1)[0]
    assert first.path == ("doubt",) and "Duchess" in read(first) and "Anna" in read(first)


@pytest.mark.parametrize("level", ["usual", "strong"])
def test_a_block_with_the_character_in_the_hand_is_made(level: str) -> None:
    """Whoever holds the Contessa has nothing to fear from a doubt, and a life to save."""
    play = table("as,ca", "co,du", "am,am", coins=[3, 2, 2]).say(0, "assassinate", 1).pass_all()
    assert answers(play, 1, level) == {("contessa",)}
    robbed = table("ca,co", "ca", lost={1: "as"}, coins=[2, 5]).say(0, "steal", 1).pass_all()
    assert best(robbed, 1) == ("captain",)


def test_with_both_lives_a_contessa_is_seldom_made_up_between_several() -> None:
    """It could cost both characters at once, and people believe her because it is rare."""
    play = table("as,ca", "am,du", "am,co", "ca,co", "du,as", coins=[3, 2, 2, 2, 2]).say(0, "assassinate", 1).pass_all()
    seen, question = view(play.state, 1), play.open().question(1)
    said = [GAME.robot(seen, question, Dice(f"c{number}"), "strong") for number in range(200)]
    assert 0 < said.count(("contessa",)) < 30


def test_a_story_goes_on() -> None:
    """Whoever has claimed the Duchess without holding her claims her again, rather than somebody new."""
    play = table("co,co", "ca,am", "as,as", "du,du", coins=[2, 2, 2, 2])
    play.say(0, "tax").pass_all().say(1, "income").say(2, "income").say(3, "income")
    seen, question = view(play.state, 0), play.open().question(0)
    said = [GAME.robot(seen, question, Dice(f"s{number}"), "strong")[0] for number in range(200)]
    claims = {action: said.count(action) for action in ("tax", "steal", "assassinate", "exchange")}
    assert claims["tax"] > 2 * max(count for action, count in claims.items() if action != "tax")


def test_the_last_life_is_not_given_up_without_a_try() -> None:
    """In a duel: to let the Assassin do it is to lose, so a doubt or a block is always better."""
    play = table("as,ca", "du", lost={1: "am"}, coins=[3, 2]).say(0, "assassinate", 1).pass_all()
    given = {one.path: one.worth for one in weighed(play, 1)}
    assert given[(PASS,)] == 0 < given[("contessa",)]


# All that is asked.


def test_every_question_is_answered_in_words_the_best_first() -> None:
    """Both games, two to eight seats: something for each choice that was taken, never an empty or broken sentence."""
    asked: set[str] = set()
    said: set[str] = set()

    def player(seen: View, question: Question, dice: Dice) -> Path:
        path = GAME.robot(seen, question, dice, "strong")
        taken = dice.choice(list(paths(question.menu))) if dice.chance(0.3) else path
        thoughts = GAME.weigh(seen, question, Dice("w"), taken)
        asked.add(question.key)
        assert any(one.path == taken for one in thoughts)
        worths = [one.worth for one in thoughts]
        assert worths == sorted(worths, reverse=True) and all(0 - 5 <= worth <= 100 for worth in worths)
        for one in thoughts:
            said.add(one.why.key)
            line = read(one)
            assert re.fullmatch(r"[A-Z].*\.", line) and not re.search(r"[{}$]|  | [.;]|\.\.|None|coup-", line), line
        return taken

    for number, seats in enumerate((2, 2, 3, 5, 8)):
        for fifth in ("ambassador", "inquisitor"):
            options = settle(GAME.options, {"window_hold": 0, "fifth": fifth})
            key = f"coach {seats} {fifth} {number}"
            play_one(GAME, GAME.setup(seats, options), Draw(key), Dice(key), [player] * seats)
    kinds = {"draft", "act", "murder", "lose", "exchange", "show", "decide", "doubt-block", "block-assassinate"}
    assert kinds <= asked
    assert all(texts().has(key) for key in said)


def test_what_was_chosen_is_weighed_though_another_copy_was_named() -> None:
    """Of two equal cards in an exchange either may be kept: it comes to the same."""
    play = table("am,co", "du,ca", "as,as", court="du,du,ca,ca,am,am,co,as,co").say(0, "exchange").pass_all()
    whole = list(paths(play.open().menu(0)))
    for path in whole:
        assert any(one.path == path for one in weighed(play, 0, path))


def test_a_draft_is_weighed() -> None:
    found = weighed(fresh(2), 0)
    assert len(found) == 5 and all(one.why.key.startswith("coup-coach-draft") for one in found)
