"""What must hold throughout: random play with 3, 4 and 5 players and every option."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.core.codec import digest, encode
from games.core.draw import Dice, Draw
from games.core.entry import TIME, Answer, Entry
from games.core.match import begin, submit
from games.core.menu import paths
from games.core.options import settle
from games.inkognito import GAME
from games.inkognito.meetings import meetings
from games.inkognito.moves import default, legal_pairs, meeting_menu
from games.inkognito.notebook import help_for, notebook_panel
from games.inkognito.pieces import IDENTITIES, NUMBERS, Place
from games.inkognito.rules import Rules
from games.inkognito.state import State, pairs_used
from games.inkognito.view import redeal
from tests.games.inkognito.table import world

OPTIONS: list[dict[str, object]] = [
    {},
    {"series_points": 3, "max_rounds": 15},
    {"fail_rule": "no_points"},
    {"name_partner_5p": True, "ask_air": False},
    {"deduction_help": True, "recap": False},
    {"auto_last_tile": False, "parallel_meetings": False},
    {"series_points": 2, "rotate": False, "ambassador": "1", "first": "1", "max_rounds": 10},
]

every_table = pytest.mark.parametrize("seats", [3, 4, 5])
every_option = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "usual")


def play(seats: int, options: dict[str, object], key: str, daring: float = 0.02) -> list[tuple[State, Entry | None]]:
    """A game at random, seldom with a safe so that it lasts; each state with what led to it, judged on the way."""
    position = begin(GAME, seats, settle(GAME.options, options), key)
    dice = Dice(key)
    history: list[tuple[State, Entry | None]] = [(position.state, None)]  # type: ignore[list-item]
    judge(position)
    while position.ask is not None:
        seat = dice.choice(position.ask.awaits if dice.chance(0.8) else list(position.ask.menus))
        found = list(paths(position.ask.menu(seat)))
        quiet = [path for path in found if path[0] != "safe"]
        path = dice.choice(found if dice.chance(daring) else quiet or found)
        entry: Entry = TIME if dice.chance(0.05) else Answer(seat, path)
        before = position
        position = submit(GAME, position.match, entry)
        step(before, position)
        judge(position)
        history.append((position.state, entry))  # type: ignore[arg-type]
    return history


def judge(position) -> None:  # type: ignore[no-untyped-def]
    state: State = position.state
    # N-1
    assert sorted(state.black[seat][0] for seat in state.agents) == list(IDENTITIES)
    assert sorted(state.black[seat][1] for seat in state.agents) == list(NUMBERS)
    assert state.ambassador is None or state.black[state.ambassador] == []
    # N-2
    for laid in [*(state.laid[seat] for seat in state.agents), state.visits]:
        assert len(set(laid)) == len(laid) and (state.round - 1) % 5 <= len(laid) <= (state.round - 1) % 5 + 1
    # N-4 (clarification 15: at rest at most eleven) and N-5
    for by in state.agents:
        for to in range(state.players):
            used = pairs_used(state.shows, by, to)
            assert len(used) <= 11 and len({tuple(pair) for pair in used}) == len(used)
            shown = sum(1 for show in state.shows if show.how == "interview" and show.by == by and show.to[0] == to)
            asked = state.times_asked(to, by)
            open_now = bool(position.ask) and position.ask.key == "black" and position.ask.awaits == (by,)
            assert asked <= 2 and asked - shown == (open_now and position.ask.about["by"] == to)
    assert all(meeting.whom not in meeting.seats[:1] for meeting in state.meetings)
    for show in state.shows:
        assert sum(1 for card in show.cards if card in state.black[show.by]) == 1
    # N-6
    here = [meeting for meeting in state.meetings if meeting.round == state.round]
    people = Counter(seat for meeting in here for seat in state.deciders(meeting))
    assert len(here) <= 2 and all(times == 1 for times in people.values())
    if position.ask is not None:
        # N-3 and N-9
        assert position.ask.awaits and state.result is None
        if position.ask.key == "place":
            (seat,) = position.ask.menus
            order = state.order()
            moved = [len(state.laid[other]) == (state.round - 1) % 5 + 1 for other in order]
            assert moved == [True] * order.index(seat) + [False] * (4 - order.index(seat))


def step(before, after) -> None:  # type: ignore[no-untyped-def]
    """N-7, N-8 and N-9, over one entry."""
    old, new = before.state, after.state
    ended = new.finished is not None and (old.finished is None or old.finished.number != new.finished.number)
    if ended:
        game = new.finished
        assert (game.attempt is None) == (game.why == "rounds")
        if game.attempt is None:
            assert game.rounds == new.max_rounds and game.winners == []
            return
        assert old.players != 4 or [meeting.kind for meeting in old.meetings if meeting.place is game.attempt.place][
            -1:
        ] == ["aa"]
        allowed = {3: {1, 2}, 4: {2}, 5: {1, 2, 3, 4}}[new.players]
        if not game.attempt.right and new.fail_rule == "no_points" and new.players != 4:
            allowed = {0}
        assert len(game.winners) in allowed
        if new.players == 4:
            masks = sorted(game.black[seat][0] // 2 for seat in game.winners)
            assert masks[0] == masks[1]
    elif before.ask.key.startswith("meet-") and after.ask is not None and after.window == before.window:
        # Somebody is still awaited: nothing is known but of a meeting that has all it needs, and of those before it.
        held = [meeting for meeting in old.waiting() if meeting not in new.waiting()]
        assert held == old.waiting()[: len(held)]
        assert not {seat for meeting in held for seat in old.deciders(meeting)}.intersection(after.ask.awaits)
        places = [meeting.place for meeting in held]
        assert all(show.round == new.round and show.place in places for show in new.shows[len(old.shows) :])
        assert held or after.events == []


@every_table
@every_option
def test_n1_to_n9_in_random_play(seats: int, options: dict[str, object]) -> None:
    for number in range(3):
        history = play(seats, options, f"invariants-{number}")
        assert history[-1][0].result is not None


@every_table
def test_n10_to_n12_no_view_depends_on_hidden_things(seats: int) -> None:
    """Any world that fits a record looks the same: view, notebook, help, question and what time running out does."""
    twins = 0
    for number in range(3):
        history = play(seats, {"deduction_help": True}, f"hidden-{number}", daring=0)
        for state, _ in history[:: max(1, len(history) // 12)]:
            for viewer in (None, *range(seats)):
                twin = redeal(state, viewer, Dice(f"{number}-{viewer}"))
                twins += digest(twin) != digest(state)
                lawful(twin)
                assert sorted(GAME.pieces(twin)) == sorted(GAME.pieces(state))
                one, other = GAME.view(state, viewer), GAME.view(twin, viewer)
                assert encode(one) == encode(other)
                assert encode(GAME.table_panel(GAME.view(state, None))) == encode(
                    GAME.table_panel(GAME.view(twin, None))
                )
                if viewer is not None:
                    assert encode(notebook_panel(one)) == encode(notebook_panel(other))
                    assert help_for(one) == help_for(other)
                for meeting in state.waiting():
                    if viewer in state.deciders(meeting):
                        menus = [list(paths(meeting_menu(world, meeting, viewer))) for world in (state, twin)]
                        assert menus[0] == menus[1]
    assert twins > 50


def lawful(twin: State) -> None:
    """What was shown in the other world could have been shown there."""
    if not twin.in_game:
        return
    assert sorted(twin.black[seat][0] for seat in twin.agents) == list(IDENTITIES)
    shows, twin.shows = twin.shows, []
    for show in shows:
        if show.how in ("exchange", "audience"):
            assert show.cards in [sorted(pair) for pair in legal_pairs(twin, show.by, show.to[0])]
        elif show.how == "interview":
            assert show.cards[0].kind in twin.kinds_left(show.by, show.to[0])
        assert show.cards[0] in twin.black[show.by] or len(show.cards) == 2
        twin.shows.append(show)
    for meeting in twin.waiting():
        for seat in twin.deciders(meeting):
            if twin.commits[seat]:
                assert tuple(twin.commits[seat]) in list(paths(meeting_menu(twin, meeting, seat)))


@every_table
def test_n11_piles_and_face_down_tiles_are_dealt_anew(seats: int) -> None:
    state = world(players=seats)
    state.round = 1
    if seats == 5:
        state.face_down = Place.RIALTO
    twins = [redeal(state, 0, Dice(f"piles-{number}")) for number in range(20)]
    hidden = [encode([twin.pile, twin.air_pile, twin.face_down]) for twin in twins]
    assert len(set(hidden)) >= 4
    assert seats != 5 or {redeal(state, 4, Dice(f"eve-{number}")).face_down for number in range(20)} == {Place.RIALTO}


@every_table
def test_n13_replay(seats: int) -> None:
    """The same key and the same entries give the same states."""
    for number in range(2):
        history = play(seats, {}, f"replay-{number}")
        position = begin(GAME, seats, settle(GAME.options, {}), f"replay-{number}")
        for state, entry in history[1:]:
            assert entry is not None
            position = submit(GAME, position.match, entry)
            assert digest(position.state) == digest(state)


@every_table
def test_defaults_are_on_the_menu(seats: int) -> None:
    for state, _ in play(seats, {}, "defaults", daring=0):
        for meeting in state.waiting():
            for seat in state.deciders(meeting):
                path = default(state, meeting, seat, Draw("default"))
                assert path in list(paths(meeting_menu(state, meeting, seat)))
                assert path[0] != "safe"


@every_table
def test_giving_up_never_reaches_the_rules(seats: int) -> None:
    assert GAME.conceding_ends is False
    with pytest.raises(AssertionError):
        Rules(GAME.setup(seats, settle(GAME.options, {})), Draw("key")).leaves(0)


@every_table
def test_at_most_two_meetings_over_all_rounds(seats: int) -> None:
    """N-6, from the tiles alone: every way to place four agents and the Ambassador."""
    state = world(players=seats)
    state.round = 1
    kinds = Counter()  # type: ignore[var-annotated]
    for where in product(Place, repeat=5):
        for seat, place in zip(state.agents, where, strict=False):
            state.laid[seat] = [place]
        state.visits = [where[4]]
        found = meetings(state)
        assert len(found) <= 2
        kinds.update(meeting.kind for meeting in found)
    expected = {3: {"aa", "am", "ad"}, 4: {"aa", "am"}, 5: {"aa", "am", "aam"}}[seats]
    assert set(kinds) == expected
