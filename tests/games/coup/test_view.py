"""What each may know: views, other worlds, and what is told after the end."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.core.codec import digest, encode
from games.core.draw import Dice
from games.core.match import Position, begin, submit
from games.core.options import settle
from games.coup import GAME
from games.coup.pieces import Character, cast
from games.coup.state import State
from games.coup.view import redeal, view
from tests.contract.harness import Case, play
from tests.contract.twins import find_leaks
from tests.games.coup.playing import Play, cards, table
from tests.games.coup.test_invariants import entry_for, state_of

FIFTHS = ("ambassador", "inquisitor")


def looks(state: State, seat: int | None) -> bytes:
    seen = view(state, seat)
    panels = [GAME.table_panel(view(state, None))]
    if seat is not None:
        panels.append(GAME.hand_panel(seen))
    return encode([seen, panels])


def positions(seats: int, fifth: str, key: str) -> list[Position]:
    dice = Dice(key)
    found = [begin(GAME, seats, settle(GAME.options, {"window_hold": 0, "fifth": fifth}), key)]
    while found[-1].ask is not None and len(found) < 120:
        found.append(submit(GAME, found[-1].match, entry_for(found[-1], dice, 0.01)))
    return found


@pytest.mark.parametrize("fifth", FIFTHS)
@pytest.mark.parametrize("seats", (2, 3, 4, 8))
def test_other_worlds_look_the_same(seats: int, fifth: str) -> None:
    """K40, C-10: in every state D0 to D8, what a viewer cannot know changes nothing that is shown."""
    dice = Dice(f"worlds{seats}{fifth}")
    wanted = {"act", "doubt", "block", "lose", "exchange"}
    wanted |= {"show", "decide"} if fifth == "inquisitor" else set()
    wanted |= {"draft"} if seats == 2 else set()
    different = number = 0
    while wanted or number < 2:
        assert number < 20, f"no game came to {wanted}"
        for position in positions(seats, fifth, f"view-{seats}-{fifth}-{number}"):
            state = state_of(position)
            if position.ask is None:
                continue
            wanted.discard(position.ask.key.split("-")[0])
            for viewer in (None, *range(seats)):
                twin = redeal(state, viewer, dice)
                assert looks(twin, viewer) == looks(state, viewer), position.ask.key
                assert sorted(GAME.pieces(twin)) == sorted(GAME.pieces(state))
                different += digest(twin) != digest(state)
        number += 1
    assert different > 50


def test_worlds_keep_what_the_viewer_knows() -> None:
    """A card seen by examining stays where it is; others' cards and the Court move."""
    play = table("in,as", "co,du", "ca,ca", fifth="inquisitor").say(0, "examine", 1).pass_all()
    play.say(1, "contessa").say(0, "return")
    hands = set()
    for number in range(60):
        twin = redeal(play.state, 0, Dice(str(number)))
        assert Character.CONTESSA in twin.players[1].hidden and sorted(twin.players[0].hidden) == cards("as,in")
        hands.add(tuple(sorted(twin.players[1].hidden)))
    assert len(hands) > 3
    others = {tuple(sorted(redeal(play.state, 2, Dice(str(number))).players[1].hidden)) for number in range(60)}
    assert any(Character.CONTESSA not in hand for hand in others)


def test_worlds_keep_what_was_put_back() -> None:
    """What one has put back lies in the Court, until somebody draws from it."""
    play = table("am,du", "co,du", "ca,ca").say(0, "exchange").pass_all().time()
    back = view(play.state, 0).returned
    assert len(back) == 2
    for number in range(30):
        twin = redeal(play.state, 0, Dice(str(number)))
        assert not Counter(back) - Counter(twin.court)
    play.say(1, "tax").say(2, "doubt").say(2, "captain")
    assert view(play.state, 0).returned == []


def test_draft_worlds_are_possible() -> None:
    """After a draft the rival may have picked anything that the visible cards allow; piles stay five different."""
    for number in range(40):
        dice = Dice(str(number))
        found = positions(2, "ambassador", f"draft{number}")
        for position in found[2:12]:
            if position.ask is None or state_of(position).stage == "draft":
                continue
            twin = redeal(state_of(position), 0, dice)
            pile = twin.players[1].pile
            assert len(set(pile)) == 4
            third = Counter(cast(twin.fifth))
            picks = Counter(
                next(card for card in cast(twin.fifth) if card not in player.pile) for player in twin.players
            )
            on_table = Counter(
                [*twin.court, *twin.drawn, *(c for player in twin.players for c in [*player.hidden, *player.shown])]
            )
            assert on_table == third + picks


def test_an_examination_says_nothing_to_others() -> None:
    """Whether a third player may still count on a card does not depend on which one was replaced."""
    sure = []
    for shown in ("contessa", "duchess"):
        play = table("in,as", "co,du", "in,ca", fifth="inquisitor").say(0, "examine", 1).pass_all()
        play.say(1, "contessa").say(0, "return").say(1, "income")
        play.say(2, "examine", 1).pass_all().say(1, shown).say(2, "replace")
        sure.append([sight.sure for sight in view(play.state, 0).seen])
    assert sure[0] == sure[1] == [False]


@pytest.mark.parametrize("seats", (2, 3, 5))
def test_nothing_leaks_with_the_inquisitor(seats: int) -> None:
    """The leak property of the contract, with the Inquisitor, who shows cards in secret."""
    case = Case(GAME, seats, (("fifth", "inquisitor"), ("window_hold", 0)))
    coverage = find_leaks(case, play(case, "inquisitor", time=0.0))
    assert coverage.twins >= 5 and coverage.beyond >= 5


def test_nothing_leaks_when_answers_are_collected() -> None:
    """The leak property with secret answers."""
    case = Case(GAME, 4, (("fifth", "inquisitor"), ("doubt_priority", "clockwise")))
    assert find_leaks(case, play(case, "collected", time=0.0)).twins >= 5


def test_who_is_out_sees_what_everybody_sees() -> None:
    """Section 9: no card seen, shown or put back is told to a player without a hidden one; of the living it is."""
    play = table("in", "co,du", "ca,ca", lost={0: "as"}, coins=[2, 7, 2], court="as,as,in,in", fifth="inquisitor")
    play.say(0, "examine", 1).pass_all().say(1, "contessa").say(0, "return")
    play.player(0).returned = cards("as")
    alive = view(play.state, 0)
    assert alive.seen and alive.returned and alive.hand and view(play.state, 1).shown_to
    play.say(1, "murder", 0)
    dead = msgspec.structs.replace(view(play.state, None), seat=0)
    assert play.lives()[0] == 0 and view(play.state, 0) == dead
    panel = GAME.hand_panel(view(play.state, 0))
    assert panel.heading.key == "coup-hand-empty" and not panel.blocks
    play.leave(2)
    assert view(play.state, 2) == msgspec.structs.replace(view(play.state, None), seat=2)


def test_worlds_of_who_is_out() -> None:
    """C-10: whoever is out cannot tell worlds apart that differ in a card they once saw."""
    play = table("in", "co,du", "ca,ca", lost={0: "as"}, coins=[2, 7, 2], fifth="inquisitor")
    play.say(0, "examine", 1).pass_all().say(1, "contessa").say(0, "return").say(1, "murder", 0)
    worlds = [redeal(play.state, 0, Dice(str(number))) for number in range(30)]
    assert any(Character.CONTESSA not in world.players[1].hidden for world in worlds)
    assert {looks(world, 0) for world in worlds} == {looks(play.state, 0)}


def test_truth_after_the_end() -> None:
    """While the game runs a claim's truth is nobody's business; after the end all of it is told."""
    play = table("ca,co", "as", lost={1: "du"}, coins=[7, 2], two_player="standard").say(0, "steal", 1).pass_all()
    play.say(1, "captain").pass_all().say(1, "tax").pass_all()
    assert [claim.proved for claim in view(play.state, None).claims] == [None, None, None]
    assert view(play.state, None).reports == []
    play.say(0, "murder", 1)
    seen = view(play.state, None)
    assert seen.over and [claim.proved for claim in seen.claims] == [True, False, False]
    assert seen.reports[0].held == cards("co,ca") and seen.reports[1].bluffs == 2 and seen.reports[1].caught == 0
    told = {event.key: event.args for event in play.events if event.key in ("held", "report")}
    assert told == {
        "held": {"who": 0, "cards": ["contessa", "captain"]},
        "report": {"who": 1, "claims": 2, "bluffs": 2, "caught": 0},
    }
    lines = [line.key for block in GAME.table_panel(seen).blocks for line in block.lines]
    assert {"coup-truth-held", "coup-truth-claims", "coup-truth-bluffs"} <= set(lines)


def test_series_keeps_the_truth_for_the_end() -> None:
    """Between the games of a series nothing hidden is told."""
    play = table("ca,co", "as", lost={1: "du"}, coins=[7, 2], two_player="standard", series_wins=2)
    play.say(0, "murder", 1)
    assert "game-won" in play.heard() and not {"held", "report"} & set(play.heard())


@pytest.mark.parametrize("fifth", FIFTHS)
def test_an_exchange_looks_the_same_whatever_is_kept(fifth: str) -> None:
    """Section 8: neither another player nor an onlooker can tell kept from returned cards by the table."""

    def asked() -> Play:
        return table("ca,co", "du,as", "co,co", court="ca,as,du", active=1, fifth=fifth).say(1, "exchange").pass_all()

    choices, seen = list(asked().menu(1).picks()), set()
    for kept in choices:
        at = asked().say(1, kept)
        seen.add(tuple(looks(at.state, seat) for seat in (None, 0, 2)))
    assert len(choices) > 2 and len(seen) == 1


def test_an_examination_looks_the_same_whatever_is_shown() -> None:
    """Section 8: only the two of them know which card it was, whether it goes back or not."""
    for decision in ("return", "replace"):
        seen = set()
        for card in ("captain", "contessa"):
            at = table("ca,co", "in,as", "in,in", court="du", active=1, fifth="inquisitor").say(1, "examine", 0)
            at.pass_all().say(0, card)
            before = looks(at.state, 2), looks(at.state, None)
            at.say(1, decision)
            seen.add((*before, looks(at.state, 2), looks(at.state, None)))
        assert len(seen) == 1
