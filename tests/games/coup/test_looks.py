"""What is seen (sections 8 and 9): the view field by field, and the panels made of it."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.text import Phrase, say
from games.coup import GAME
from games.coup.pieces import Action, Character
from games.coup.state import Deed, Move, Sight
from games.coup.view import Courtier, Heard, View, view
from tests.games.coup.playing import Play, cards, fresh, table

INQUISITOR = Character.INQUISITOR


def lines(play: Play, seat: int | None = None) -> list[Phrase]:
    seen = view(play.state, seat)
    panel = GAME.table_panel(seen) if seat is None else GAME.hand_panel(seen)
    return [line for block in panel.blocks for line in block.lines]


def looking() -> Play:
    """The Inquisitor of the second player looks at a card of the third; the first has exchanged, the fourth is out."""
    play = table(
        "ca,co", "as,in", "du,co", "", lost={3: "as,du"}, coins=[2, 4, 6, 0], court="in,du,ca",
        fifth="inquisitor", series_wins=3,
    )  # fmt: skip
    play.player(2).wins = 1
    play.say(0, "exchange").pass_all().say(0, ("contessa", "captain~2"))
    return play.say(1, "examine", 2).pass_all().say(2, "contessa")


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_the_view_is_what_lies_open_and_the_own_cards(seat: int | None) -> None:
    """Section 8: everything public to all; own cards, own sights, and what one put back to each alone."""
    hands: dict[int | None, str] = {0: "co,ca", 1: "as,in", 2: "du,co"}
    sight = Sight(7, 1, 2, Character.CONTESSA)
    assert view(looking().state, seat) == View(
        seat=seat,
        hand=cards(hands.get(seat, "")),
        drawn=[],
        pile=[],
        pick=None,
        looking=Character.CONTESSA if seat in (1, 2) else None,
        seen=[sight] if seat == 1 else [],
        shown_to=[sight] if seat == 2 else [],
        returned=cards("ca") if seat == 0 else [],
        courtiers=[
            Courtier(2, 2, [], 0, False, 6, [], 0, 0, 0, 1),
            Courtier(4, 2, [], 0, False, 0, [], 0, 0, 0, 1),
            Courtier(6, 2, [], 1, False, 0, [], 0, 0, 0, 2),
            Courtier(0, 0, cards("as,du"), 0, False, 0, [], 0, 0, 0, 0),
        ],
        active=1,
        stage="decide",
        move=Move(Action.EXAMINE, 2, INQUISITOR),
        court=3,
        fifth=INQUISITOR,
        copies=3,
        game=1,
        turn=7,
        dealt=True,
        series_wins=3,
        auto_pass=True,
        claims=[Heard(6, 0, INQUISITOR, False, None, None), Heard(7, 1, INQUISITOR, False, None, None)],
        deeds=[Deed(6, 0, Action.EXCHANGE), Deed(7, 1, Action.EXAMINE, 2)],
        over=False,
        reports=[],
    )


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_drawn_cards_are_seen_by_who_drew_them(seat: int | None) -> None:
    """Section 8: for others the Court has become smaller, no more; sorted, so that none is the old one by its place."""
    play = table("ca,co", "du,am", "as,as", court="ca,co,as,du", active=1).say(1, "exchange").pass_all()
    seen = view(play.state, seat)
    assert seen.drawn == (cards("du,as") if seat == 1 else []) and seen.court == 2
    assert [courtier.hidden for courtier in seen.courtiers] == [2, 2, 2], "also who holds the same character twice"
    assert seen.hand == {None: [], 0: cards("co,ca"), 1: cards("du,am"), 2: cards("as,as")}[seat]


def test_a_draft_is_each_one_s_own() -> None:
    """Section 8: pile, dealt card and pick; the rival sees that there is one hidden card."""
    play = fresh(2, {"third pile": [cards("du,as,co,ca,am")]}, start="2").say(0, "duchess")
    one, other, public = view(play.state, 0), view(play.state, 1), view(play.state, None)
    assert (one.hand, one.pick, len(one.pile)) == (cards("am"), Character.DUCHESS, 5)
    assert (other.hand, other.pick, len(other.pile)) == (cards("ca"), None, 5)
    assert (public.hand, public.pick, public.pile) == ([], None, [])
    assert [courtier.hidden for courtier in public.courtiers] == [1, 1]
    assert lines(play, 0)[-1] == say("coup-picked", card="duchess") and lines(play, 1) == [say("coup-hold-captain")]
    play.say(1, "contessa")
    assert lines(play, 0)[-1] == say("coup-set-aside", cards=cards("as,co,ca,am"))
    assert view(play.state, 1).pile == cards("du,as,ca,am")


def test_lost_cards_lie_in_the_order_they_were_lost() -> None:
    """Section 8: face-up cards are public, the earlier one first."""
    play = table("ca,co", "du,am", "as,as", coins=[7, 2, 2]).say(0, "murder", 1).say(1, "ambassador")
    play.say(1, "exchange").say(2, "doubt")
    assert view(play.state, None).courtiers[1].shown == cards("am,du")


def test_a_doubted_claim_is_known_to_all() -> None:
    """Section 8: who claimed what, when, as a block or not, who doubted it, and only then whether it was so."""
    play = table("ca,co", "du,am", "as,as", active=1).say(1, "steal", 2).pass_all().say(2, "captain").say(0, "doubt")
    play.say(2, "assassin").say(2, "tax").pass_all()
    assert view(play.state, 0).claims == [
        Heard(6, 1, Character.CAPTAIN, False, None, None),
        Heard(6, 2, Character.CAPTAIN, True, 0, False),
        Heard(7, 2, Character.DUCHESS, False, None, None),
    ]
    assert view(play.state, 2).claims == view(play.state, None).claims


def test_the_card_between_two_is_seen_only_while_it_lies_there() -> None:
    """Section 9: while the Inquisitor decides; neither before nor when the next examination is announced."""
    play = looking()
    assert view(play.state, 1).looking and view(play.state, 2).looking
    assert remembered(play, 1) == remembered(play, 2) == [], "it is news, and not told as a memory as well"
    play.say(1, "return").say(2, "examine", 1)
    assert [view(play.state, seat).looking for seat in (0, 1, 2)] == [None] * 3
    play.pass_all()
    assert play.open().key == "show" and [view(play.state, seat).looking for seat in (0, 1, 2)] == [None] * 3
    play.say(1, "assassin")
    assert [view(play.state, seat).looking for seat in (0, 1, 2)] == [None, Character.ASSASSIN, Character.ASSASSIN]


@pytest.mark.parametrize("leaver", [0, 1])
def test_the_card_between_two_goes_when_the_game_ends(leaver: int) -> None:
    """14.3: whoever gives up while a card is looked at ends the game of two, and it is seen no longer."""
    play = table("in,co", "du,as", two_player="standard", fifth="inquisitor").say(0, "examine", 1).pass_all()
    play.say(1, "duchess").leave(leaver)
    assert play.ask is None and [view(play.state, seat).looking for seat in (0, 1, None)] == [None] * 3


def courtier(coins: int, hidden: int = 2) -> Phrase:
    return say("coup-courtier-in", coins=coins, hidden=hidden)


def test_the_table_in_words() -> None:
    """Section 9: the Court, what goes on, and each player's coins, lives, losses and wins."""
    won = [say("coup-wins", wins=wins, target=3) for wins in (0, 0, 1, 0)]
    assert lines(looking()) == [
        say("coup-status", court=3, fifth="inquisitor", copies=3),
        say("coup-now-examine", who=1, whom=2, character="inquisitor"),
        *(courtier(2), won[0]),
        *(courtier(4), won[1]),
        *(courtier(6), won[2]),
        *(say("coup-courtier-out", coins=0, hidden=0), say("coup-lost", cards=cards("as,du")), won[3]),
    ]
    plain = table("ca,co", "du,am", "as,as", active=1, coins=[1, 10, 2]).leave(0)
    assert lines(plain) == [
        say("coup-status", court=9, fifth="ambassador", copies=3),
        say("coup-courtier-gone", coins=0, hidden=0),
        say("coup-lost", cards=cards("co,ca")),
        *(courtier(10), courtier(2)),
    ], "whose turn it is says the question alone"


def test_a_block_in_words() -> None:
    """Section 9: who blocks as whom stands beside the action."""
    play = table("ca,co", "du,am", "as,as", active=1).say(1, "steal", 0).pass_all().say(0, "ambassador")
    assert lines(play)[1:3] == [
        say("coup-now-steal", who=1, whom=0, character="captain"),
        say("coup-now-blocked", who=0, character="ambassador"),
    ]


def remembered(play: Play, seat: int) -> list[Phrase]:
    blocks = GAME.hand_panel(view(play.state, seat)).blocks
    return [line for block in blocks if block.title for line in block.lines]


@pytest.mark.parametrize(
    ("answer", "mine", "theirs"),
    [
        ("return", [say("coup-seen", who=2, card="contessa")], [say("coup-shown-to", who=1, card="contessa")]),
        ("replace", [say("coup-seen-once", who=2, card="contessa")], []),
    ],
)
def test_memory_in_words(answer: str, mine: list[Any], theirs: list[Any]) -> None:
    """Section 8: what the Inquisitor saw, what the other one had to show, what lies in the Court; others nothing."""
    play = looking()
    assert remembered(play, 0) == [say("coup-returned", cards=cards("ca"))]
    play.say(1, answer)
    if answer == "replace" and Character.CONTESSA in play.player(2).hidden:
        theirs = [say("coup-shown-to", who=1, card="contessa")]
    assert remembered(play, 1) == mine
    assert [line for line in remembered(play, 2) if line.key != "coup-returned"] == theirs


def test_the_hand_in_words() -> None:
    """Section 9: each of one's characters once, what was drawn, and how many of them stay."""
    play = table("ca,co", "du,du", "as,as", court="ca,co,as,am", active=1).say(1, "exchange").pass_all()
    stay = say("coup-to-keep", lives=2, cards=4, back=2)
    assert lines(play, 1) == [say("coup-hold-duchess"), say("coup-drawn", cards=cards("as,am")), stay]
    assert lines(play, 0) == [say("coup-hold-contessa"), say("coup-hold-captain")]
    assert GAME.hand_panel(view(play.state, 1)).heading == say("coup-hand", cards=cards("du,du"))


def test_the_truth_in_words() -> None:
    """Section 7: after the end what was held, everybody's figures, and as whom they bluffed."""
    play = table("ca,co", "as", lost={1: "du"}, coins=[7, 3], two_player="standard", active=1)
    play.say(1, "tax").pass_all().say(0, "steal", 1).pass_all().say(1, "captain").pass_all().say(1, "tax").pass_all()
    play.say(0, "murder", 1)
    truth = GAME.table_panel(view(play.state, None)).blocks[-1]
    assert truth.title == say("coup-truth") and truth.lines == [
        say("coup-truth-held", who=0, cards=cards("co,ca")),
        say("coup-truth-claims", who=0, claims=1, bluffs=0, caught=0),
        say("coup-truth-bluffs", who=1, claims=3, bluffs=3, caught=0, cards=cards("du,ca")),
    ]


def test_after_a_series_the_bluffs_of_the_last_game_are_named_apart() -> None:
    """Section 7: figures are of all games, and only the claims of the last one are remembered one by one."""
    play = table("ca,co", "as", lost={1: "du"}, coins=[7, 3], two_player="standard", active=1)
    play.say(1, "tax").pass_all()
    play.player(1).claims, play.player(1).bluffs = 4, 2
    play.say(0, "murder", 1)
    assert GAME.table_panel(view(play.state, None)).blocks[-1].lines[1:] == [
        say("coup-truth-claims", who=1, claims=4, bluffs=2, caught=0),
        say("coup-bluffs", who=1, cards=cards("du")),
    ]
