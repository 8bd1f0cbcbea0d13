"""I-1 to I-11, after every answer, in random play over seat counts and combinations of options."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.core.codec import encode, load_state
from games.core.draw import Dice, Draw
from games.core.entry import Answer, Left
from games.core.match import Position, advance, running
from games.core.options import settle
from games.loveletter import GAME
from games.loveletter.pieces import DECK, Card
from games.loveletter.rules import Rules
from games.loveletter.state import State
from tests.contract.harness import Case, Record, play, random_path

MOST_TURNS = {2: 10, 3: 12, 4: 11}
OPTIONS = {
    "tie_rule": ("none", "share"),
    "next_starter": ("winner", "rotate"),
    "memory_aid": (True, False),
    "reveal_removed": (False, True),
    "show_unseen_count": (False, True),
}


def state_of(position: Position) -> State:
    assert isinstance(position.state, State)
    return position.state


def at_checkpoint(position: Position) -> State:
    return load_state(State, bytes(position.match.snapshot), 1, 1, {})


def check_state(state: State, asking: bool) -> None:
    """I-1 to I-3."""
    cards = [*state.deck, *state.aside, *([] if state.removed is None else [state.removed])]
    for player in state.players:
        cards += [*player.hand, *player.pile]
    assert Counter(cards) == Counter(DECK), "I-1"
    assert len(state.aside) in (0, 3), "I-1"
    assert state.alive(), "I-3"
    if asking:
        for seat, player in enumerate(state.players):
            assert len(player.hand) == 2 if seat == state.active else len(player.hand) <= 1, "I-2"
        assert not state.players[state.active].protected, "I-3"


def check_step(before: State, after: State) -> None:
    """I-5, I-6, I-8 from one open question to the next."""
    if after.round == before.round:
        for old, new in zip(before.players, after.players, strict=True):
            assert new.pile[: len(old.pile)] == old.pile, "I-6"
        if after.result is None:
            assert after.removed == before.removed, "I-5"
    gained = [new.tokens - old.tokens for old, new in zip(before.players, after.players, strict=True)]
    assert min(gained) >= 0, "I-8"
    assert sum(gained) <= (len(after.players) if after.tie_rule == "share" else 1), "I-8"
    assert not any(gained) or after.round == before.round + 1 or after.result, "I-8"


def check_record(record: Record) -> None:
    turns: Counter[int] = Counter()
    for position in record.positions:
        state = state_of(position)
        check_state(state, position.ask is not None)
        assert position.ask is None or position.ask.awaits == (state.active,), "I-3"
        if position.ask is not None and not position.match.entries:
            turns[state.round] += 1
            start = at_checkpoint(position)
            assert not start.in_round or (start.deck and len(start.alive()) >= 2), "I-4"
    assert max(turns.values()) <= MOST_TURNS[record.case.seats], "I-7"
    for before, after in zip(record.positions, record.positions[1:], strict=False):
        check_step(state_of(before), state_of(after))
    for entry, before, after in zip(record.entries, record.positions, record.positions[1:], strict=False):
        if isinstance(entry, Answer):
            check_pile(entry, state_of(before), state_of(after))


def check_pile(entry: Answer, before: State, after: State) -> None:
    """I-6: the card that was played comes next on its player's own pile, whatever follows it there."""
    if after.round == before.round:
        old, new = before.players[entry.seat].pile, after.players[entry.seat].pile
        assert new[len(old)].word == entry.path[0], "I-6"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_over_all_options(seats: int) -> None:
    """I-1 to I-8 hold after every answer, whatever the options."""
    for values in product(*OPTIONS.values()):
        case = Case(GAME, seats, tuple(zip(OPTIONS, values, strict=True)))
        check_record(play(case, "invariants"))


@pytest.mark.parametrize("seats", [3, 4])
def test_invariants_with_people_leaving(seats: int) -> None:
    """I-1, I-3, I-6 and I-8 hold while players give up."""
    for number in range(20):
        record = play(Case(GAME, seats), f"leaving {number}", leaving=0.06)
        assert any(isinstance(entry, Left) for entry in record.entries) or len(record.entries) < 60
        for before, after in zip(record.positions, record.positions[1:], strict=False):
            check_state(state_of(after), after.ask is not None)
            check_step(state_of(before), state_of(after))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i9_views_are_blind_to_what_is_hidden(seats: int) -> None:
    """I-9: with deck, removed card and unknown hands dealt anew, the view and both panels are byte-equal."""
    dice, changed = Dice("I-9"), 0
    for position in play(Case(GAME, seats), "I-9").positions:
        state = state_of(position)
        for viewer in (None, *range(seats)):
            twin = GAME.redeal(state, viewer, dice)
            changed += encode(twin) != encode(state)
            for seat in dict.fromkeys((None, viewer)):
                one, other = GAME.view(state, seat), GAME.view(twin, seat)
                assert encode(one) == encode(other)
                assert encode(GAME.table_panel(one)) == encode(GAME.table_panel(other))
                assert encode(GAME.hand_panel(one)) == encode(GAME.hand_panel(other))
    assert changed > 20


def test_i10_every_turn_is_asked_for() -> None:
    """I-10: nothing moves by itself: each card on a pile was an answer, a lapsed clock, or came of one."""
    record = play(Case(GAME, 4), "I-10", time=0.0)
    for before, entry in zip(record.positions, record.entries, strict=False):
        assert isinstance(entry, Answer) and entry.seat == state_of(before).active


def test_i11_replay_gives_the_same_state() -> None:
    """I-11: from snapshot and entries the same position comes out, as often as one likes."""
    for position in play(Case(GAME, 3), "I-11").positions:
        again = advance(GAME, position.match)
        assert encode(again.state) == encode(position.state) and again.match.digest == position.match.digest


def test_i5_the_removed_card_is_taken_only_with_an_empty_deck() -> None:
    """I-5: it is missing only after a Prince on an empty deck, and then the round is over."""
    taken = 0
    for number in range(200):
        record = play(Case(GAME, 4, (("tokens_to_win", 1),)), f"I-5 {number}")
        said = [event.key for event in record.positions[-1].events]
        state = state_of(record.positions[-1])
        assert (state.removed is None) == ("redrew-removed" in said)
        if state.removed is None:
            taken += 1
            assert not state.deck and state.result is not None
    assert taken, "not one round of these came to it"


def test_the_robot_beats_three_who_play_at_random() -> None:
    """The robot wins at least 45 % of 1,000 rounds against three random players; a fair share would be 25 %."""
    won = 0
    options = settle(GAME.options, {"tokens_to_win": 1, "tie_rule": "share"})
    for number in range(1000):
        robot, dice = number % 4, Dice(f"round {number}")
        table = Rules(GAME.setup(4, options), Draw(f"round {number}"))
        turns = running(table)
        ask = next(turns)
        while table.state.result is None:
            (seat,) = ask.awaits
            if seat == robot:
                path = GAME.robot(GAME.view(table.state, seat), ask.question(seat), dice, "usual")
            else:
                path = random_path(ask.menu(seat), dice)
            try:
                ask = turns.send(Answer(seat, path))
            except StopIteration:
                break
        assert table.state.result is not None
        won += robot in table.state.result.winners
    assert won >= 450, f"only {won} of 1,000"


def test_every_card_has_a_word() -> None:
    """Sixteen cards, eight words."""
    assert len(DECK) == 16 and {card.word for card in DECK} == {card.name.lower() for card in Card}
