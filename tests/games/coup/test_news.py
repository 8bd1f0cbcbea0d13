"""Who is told what (section 8): every event to the letter, since a word too many is a leak."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.flow import PASS
from tests.games.coup.playing import News, Play, cards, fresh, table, told, whispered

HANDS = ("ca,co", "du,am", "as,as")
"""The second player acts: nobody is told of seat 1 by accident."""


def play(*steps: Any, hands: tuple[str, ...] = HANDS, **more: Any) -> Play:
    """Steps are answers `(seat, …)`, or what everybody or the clock does."""
    at = table(*hands, active=1, **more)
    for step in steps:
        if isinstance(step, tuple):
            at.say(*step)
        else:
            getattr(at, step)()
    return at


def announced(action: str, character: str = "", whom: int | None = None) -> News:
    facts: dict[str, Any] = {"whom": whom, "character": character or None}
    return told(f"announced-{action}", who=1, **{name: fact for name, fact in facts.items() if fact is not None})


def doubt(who: int, whom: int, character: str) -> News:
    return told("doubted", who=who, whom=whom, character=character)


def lost(who: int, card: str, by: int, cause: str = "doubt") -> News:
    return told("turned-up", who=who, card=card, by=by, cause=cause)


TAX = announced("tax", "duchess")
STEAL = announced("steal", "captain", 0)
ASSASSIN = announced("assassinate", "assassin", 2)
PROVED = told("proved", who=1, character="duchess")
REDREW = told("redrew", {1: {"card": "contessa"}}, who=1)
COURT = "ca,co"

ALL_PASS = "pass_all"


@pytest.mark.parametrize(
    ("steps", "more", "expected"),
    [
        ([(1, "income")], {}, [announced("income"), told("took", who=1, coins=1)]),
        ([(1, "foreign_aid"), ALL_PASS], {}, [announced("foreign_aid"), told("took", who=1, coins=2)]),
        ([(1, "tax"), ALL_PASS], {}, [TAX, told("took", who=1, coins=3)]),
        ([(1, "tax"), "time"], {}, [TAX, told("time-passed", who=[2, 0]), told("took", who=1, coins=3)]),
        ([(1, "tax"), (2, "doubt"), (2, "assassin")], {"court": COURT, "fixed": {"court": [cards("ca,du,co")]}}, [
            TAX, doubt(2, 1, "duchess"), PROVED, REDREW, lost(2, "assassin", 1),
            told("took", who=1, coins=3)]),
        ([(1, "assassinate", 2), (0, "doubt"), (1, "duchess")], {"coins": [2, 3, 2]}, [
            ASSASSIN, doubt(0, 1, "assassin"), told("bluffed", who=1, character="assassin"),
            lost(1, "duchess", 0)]),
        ([(1, "assassinate", 2), ALL_PASS, (2, "contessa"), ALL_PASS], {"coins": [2, 3, 2]}, [
            ASSASSIN, told("paid", who=1, coins=3), told("blocks", who=2, character="contessa"),
            told("block-holds-assassinate", who=2, whom=1)]),
        ([(1, "steal", 0), ALL_PASS, (0, "ambassador"), (2, "doubt"), (0, "captain")], {}, [
            STEAL, told("blocks", who=0, character="ambassador"), doubt(2, 0, "ambassador"),
            told("bluffed", who=0, character="ambassador"), lost(0, "captain", 2),
            told("block-fails", who=0, whom=1), told("stole", who=1, whom=0, coins=2)]),
        ([(1, "steal", 0), ALL_PASS, ALL_PASS], {"coins": [1, 2, 2]}, [
            STEAL, told("stole", who=1, whom=0, coins=1)]),
        ([(1, "murder", 2), (2, "assassin")], {"coins": [2, 8, 2]}, [
            announced("murder", whom=2), told("paid", who=1, coins=7), lost(2, "assassin", 1, "murder")]),
        ([(1, "murder", 2)], {"coins": [2, 8, 5], "hands": ("ca,co", "du,am", "as"), "lost": {2: "as"}}, [
            announced("murder", whom=2), told("paid", who=1, coins=7), lost(2, "assassin", 1, "murder"),
            told("out", who=2, coins=5)]),
        ([(1, "assassinate", 2), (2, "doubt")],
         {"coins": [2, 3, 5], "hands": ("ca,co", "as,am", "du"), "lost": {2: "as"}, "court": "ca",
          "fixed": {"court": [cards("as,ca")]}}, [
            ASSASSIN, doubt(2, 1, "assassin"), told("proved", who=1, character="assassin"),
            told("redrew", {1: {"card": "captain"}}, who=1), lost(2, "duchess", 1),
            told("out", who=2, coins=5), told("paid", who=1, coins=3),
            told("fizzled", who=1, whom=2)]),
    ],
)  # fmt: skip
def test_news_of_actions(steps: list[Any], more: dict[str, Any], expected: list[News]) -> None:
    """Sections 3 to 6: what everybody hears, and that nobody hears more."""
    assert play(*steps, **more).news() == expected


@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
@pytest.mark.parametrize("answer", ["keep", "swap", "time"])
def test_news_of_an_exchange(fifth: str, answer: str) -> None:
    """Section 6, K27: drawn and kept cards are the owner's alone; so is that the time ran out."""
    at = play((1, "exchange"), ALL_PASS, hands=("ca,co", "du,as", "as,as"), court="co,ca,du,du", fifth=fifth)
    drew = ["duchess", "duchess"] if fifth == "ambassador" else ["duchess"]
    kept = {"keep": ["duchess", "assassin"], "swap": ["duchess", "duchess"], "time": ["duchess", "assassin"]}[answer]
    if answer == "time":
        at.time()
    else:
        at.say(1, ("duchess", "assassin") if answer == "keep" else ("duchess", "duchess~2"))
    lapsed = [whispered("kept-old", 1)] if answer == "time" else []
    assert at.news() == [
        told("announced-exchange-as", who=1, character=fifth),
        whispered("drew", 1, cards=drew),
        *lapsed,
        told("exchanged", {1: {"cards": kept}}, who=1),
    ]


@pytest.mark.parametrize("answer", ["return", "replace", "time"])
def test_news_of_an_examination(answer: str) -> None:
    """Section 6: the card to the two of them alone, the new one to its owner; public is what became of it."""
    at = play((1, "examine", 0), ALL_PASS, fifth="inquisitor", hands=("ca,co", "in,as", "as,as"), court="du,du")
    at.say(0, "contessa")
    if answer == "time":
        at.time()
    else:
        at.say(1, answer)
    known = {1: {"card": "contessa"}, 0: {"card": "contessa"}}
    first = [announced("examine", "inquisitor", 0), told("showed", known, who=0, whom=1)]
    drawn = next(card for card in at.player(0).hidden if card.word != "captain").word
    later = {
        "return": [told("given-back", who=1, whom=0)],
        "replace": [told("replaced", who=1, whom=0), told("redrew", {0: {"card": drawn}}, who=0)],
        "time": [told("time", who=[1]), told("given-back", who=1, whom=0)],
    }
    assert at.news() == first + later[answer]


@pytest.mark.parametrize(("steps", "awaited"), [
    ([], [1]), ([(1, "murder", 0)], [0]), ([(1, "examine", 0), ALL_PASS], [0]),
])  # fmt: skip
def test_news_of_time(steps: list[Any], awaited: list[int]) -> None:
    """Section 9: in turns and choices of cards it is public whose time ran out."""
    at = play(*steps, fifth="inquisitor", hands=("ca,co", "in,as", "as,as"), coins=[2, 9, 2])
    since = len(at.events)
    assert at.time().news(since)[0] == told("time", who=awaited)


def test_news_of_the_end() -> None:
    """Section 7: the winner's cards, and of everybody who claimed anything how true it was."""
    at = play((1, "tax"), ALL_PASS, (2, "tax"), (1, "doubt"), (0, "steal", 1), ALL_PASS, ALL_PASS,
              hands=("ca,co", "du,am", "as"), lost={2: "as"})  # fmt: skip
    since = len(at.events)
    at.player(1).coins = 7
    at.say(1, "murder", 0).say(0, "captain").say(0, "income")
    at.player(1).coins = 7
    at.say(1, "murder", 0)
    assert at.news(since)[-6:] == [
        told("out", who=0, coins=5),
        told("game-won", who=1, wins=1, target=1),
        told("held", who=1, cards=["duchess", "ambassador"]),
        told("report", who=0, claims=1, bluffs=0, caught=0),
        told("report", who=1, claims=1, bluffs=0, caught=0),
        told("report", who=2, claims=1, bluffs=1, caught=1),
    ]


@pytest.mark.parametrize("seats", [3, 4])
def test_news_of_a_deal(seats: int) -> None:
    """Section 8: the game and who starts to all, the cards to each alone."""
    at = fresh(seats, start="2")
    hands = [sorted(player.hidden) for player in at.state.players]
    dealt = [whispered("dealt", seat, cards=[card.word for card in hand]) for seat, hand in enumerate(hands)]
    assert at.news() == [told("game-begins", who=1, number=1), *dealt]


def test_news_of_a_draft() -> None:
    """Section 2: the dealt card to each alone; that both have picked to all, what they hold to each."""
    at = fresh(2, {"third pile": [cards("du,as,co,ca,am")]}, start="2").say(0, "duchess").say(1, "contessa")
    assert at.news() == [
        told("game-begins", who=1, number=1),
        whispered("dealt-one", 0, card="ambassador"),
        whispered("dealt-one", 1, card="captain"),
        told("drafted", {0: {"cards": ["duchess", "ambassador"]}, 1: {"cards": ["contessa", "captain"]}}, who=[0, 1]),
    ]


@pytest.mark.parametrize(("steps", "expected"), [
    ([], []), ([(1, "steal", 0), (2, PASS)], [STEAL]),
])  # fmt: skip
def test_news_of_giving_up(steps: list[Any], expected: list[News]) -> None:
    """Section 9: both cards are shown, in an order that tells nothing; an action under way is dropped aloud."""
    at = play(*steps, hands=("ca,co", "am,du", "as,as")).leave(1)
    dropped = [told("dropped", who=1)] if steps else []
    assert at.news() == [*expected, told("conceded", who=1, cards=["duchess", "ambassador"]), *dropped]
    out = table("ca,co", "", "as,as", lost={1: "du,am"}).leave(1)
    assert out.news() == [told("left", who=1, cards=[])]
