"""C-1 to C-12 in random play, at every seat count, with both fifth characters, and with people leaving."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.codec import digest, encode
from games.core.draw import Dice
from games.core.entry import TIME, Answer, Entry, Left
from games.core.match import Position, advance, begin, submit
from games.core.options import settle
from games.core.text import Refused
from games.coup import GAME
from games.coup.pieces import BOX_COPIES, Character, cast, copies_for
from games.coup.state import State
from tests.contract.harness import random_path
from tests.games.coup.playing import fresh

FIFTHS = ("ambassador", "inquisitor")
OWN_CHANGES = {0, 1, 2, 3, -3, -7}
"""Of the active player's coins; a steal is 1 or 2 as well. Others lose 1 or 2 by one, and gain nothing."""
BOX = Counter(card.word for card in Character for _ in range(BOX_COPIES))


def check_cards(state: State, position: Position) -> None:
    """C-1, C-2: every card is somewhere; lives are hidden cards; the Court keeps its size."""
    assert Counter(GAME.pieces(state)) == BOX
    playing = sum(1 for player in state.players if player.hidden or player.shown)
    cards = 7 if any(player.pile for player in state.players) else 5 * copies_for(playing)
    drafting = state.stage == "draft"
    if not drafting:
        assert len(state.court) + len(state.drawn) == cards - 2 * playing
        assert all(len(player.hidden) + len(player.shown) in (0, 2) for player in state.players)
    asked = position.ask is not None and position.ask.key == "exchange"
    assert bool(state.drawn) == asked
    for player in state.players:
        assert not Counter(player.returned) - Counter(state.court), "knows a card to be where it is not"
    for sight in state.sights:
        assert not sight.sure or sight.card in state.players[sight.whom].hidden


def check_coins(state: State, before: State) -> None:
    """C-3, C-4: never below 0 or above 12; out means none; changes only by what the rules know."""
    for player in state.players:
        assert 0 <= player.coins <= 12
        assert player.hidden or player.coins == 0
    if state.game != before.game:
        return
    changes = {
        seat: player.coins - before.players[seat].coins
        for seat, player in enumerate(state.players)
        if player.hidden or not before.players[seat].hidden
    }
    own = changes.pop(before.active, 0)
    assert own in OWN_CHANGES
    stolen = [change for change in changes.values() if change]
    assert not stolen or (stolen == [-own] and own in (1, 2)), "only a steal moves the coins of others"


def check_ask(state: State, position: Position) -> None:
    """C-5, C-6, C-8: deciders are alive, a claimant is not asked, a target alone blocks; over means one left."""
    ask = position.ask
    living = state.living()
    assert (ask is None) == (state.result is not None)
    if ask is None:
        assert len(living) == 1
        return
    if state.stage == "action":
        assert (ask.key == "murder") == (state.players[state.active].coins >= 10), "C-3"
    assert len(living) > 1 and set(ask.awaits) <= set(ask.menus) <= set(living)
    move = state.move
    if state.stage == "doubt":
        assert state.active not in ask.menus
    elif state.stage == "doubt-block":
        assert move is not None and move.blocker not in ask.menus
    elif state.stage == "block" and move is not None and move.target is not None:
        assert list(ask.menus) == [move.target]
    elif ask.key not in ("draft",) and not ask.face:
        assert len(ask.awaits) == 1
    assert GAME.seconds(position.match.options, ask.pace) > 0


class Turn:
    """C-7: what may happen in one turn."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.lost: Counter[int] = Counter()

    def add(self, position: Position, asked: str) -> None:
        announced = [event.key for event in position.events if event.key.startswith("announced")]
        assert len(announced) <= (asked in ("act", "murder")), "one action a turn, when it is asked for"
        for event in position.events:
            if event.key.startswith("announced"):
                self.seen, self.lost = Counter(), Counter()
            if event.key == "turned-up":
                self.lost[event.args["who"]] += 1
            self.seen[event.key] += 1
        assert self.seen["doubted"] <= 2 and self.seen["blocks"] <= 1
        assert sum(self.lost.values()) <= 3 and max(self.lost.values(), default=0) <= 2


def entry_for(position: Position, dice: Dice, leaving: float) -> Entry:
    ask = position.ask
    assert ask is not None
    staying = [seat for seat in range(position.match.seats) if seat not in position.match.left]
    if dice.chance(leaving) and len(staying) > 1:
        return Left(dice.choice(staying))
    if not ask.awaits or dice.chance(0.04):
        return TIME
    seat = dice.choice(ask.awaits if dice.chance(0.9) else list(ask.menus))
    return Answer(seat, random_path(ask.menu(seat), dice))


def state_of(position: Position) -> State:
    assert isinstance(position.state, State)
    return position.state


def play_through(seats: int, key: str, leaving: float, **options: object) -> None:
    dice = Dice(key)
    position = begin(GAME, seats, settle(GAME.options, {"window_hold": 0, **options}), key)
    turn, states, asked = Turn(), [state_of(position)], ""
    living = len(state_of(position).living())
    for _ in range(4000):
        state, before = state_of(position), states[-1]
        check_cards(state, position)
        check_coins(state, before)
        check_ask(state, position)
        turn.add(position, asked)
        assert state.game != before.game or len(state.living()) <= living, "C-8"
        living = len(state.living())
        states = [state]
        if position.ask is None:
            return
        asked = position.ask.key
        again = advance(GAME, position.match)
        assert digest(again.state) == position.match.digest, "C-12"
        entry = entry_for(position, dice, leaving)
        kept = encode(position.match)
        with pytest.raises(Refused):
            submit(GAME, position.match, Answer(dice.below(seats), ("nothing",)))
        assert encode(position.match) == kept, "C-12"
        position = submit(GAME, position.match, entry)
    raise AssertionError("no end")


@pytest.mark.parametrize("fifth", FIFTHS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_invariants(seats: int, fifth: str) -> None:
    for number in range(4):
        play_through(seats, f"{seats}-{fifth}-{number}", 0.02 * (number % 2), fifth=fifth)


@pytest.mark.parametrize("fifth", FIFTHS)
@pytest.mark.parametrize("seats", (2, 3, 5))
def test_invariants_with_other_options(seats: int, fifth: str) -> None:
    """Clockwise windows, no block for the doubter, a series, stealing from nobody, two players dealt like more."""
    options = {"doubt_priority": "clockwise", "doubter_keeps_block": False, "series_wins": 2, "steal_from_zero": True}
    for number in range(3):
        standard = ("draft", "standard")[number % 2]
        key = f"{seats}-{fifth}-{number}-more"
        play_through(seats, key, 0.02 * (number % 2), fifth=fifth, two_player=standard, **options)


@pytest.mark.soak
@pytest.mark.parametrize("fifth", FIFTHS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_invariants_soak(seats: int, fifth: str) -> None:
    for number in range(60):
        play_through(seats, f"soak-{seats}-{fifth}-{number}", 0.01 * (number % 3), fifth=fifth)


def test_hold_keeps_windows_open() -> None:
    """Option window_hold: the window stays although nobody is awaited, until the clock; without auto_pass it closes."""
    play = fresh(3, start="1", window_hold=4).say(0, "tax").say(1, "pass").say(2, "pass")
    assert play.open().key == "doubt-tax" and play.open().awaits == () and play.open().hold == 4
    play.say(1, "pass")
    assert play.open().key == "doubt-tax"
    play.time()
    assert play.coins()[0] == 5 and "time-passed" not in play.heard()
    quick = fresh(3, start="1", window_hold=4, auto_pass=False).say(0, "tax").say(1, "pass").say(2, "pass")
    assert quick.asked() == ("act", (1,))


def test_cast_has_five() -> None:
    """Section 1: Ambassador or Inquisitor, never both."""
    assert len(cast(Character.AMBASSADOR)) == len(cast(Character.INQUISITOR)) == 5
    assert Character.AMBASSADOR not in cast(Character.INQUISITOR)
