"""Other worlds (N-11): each fits the viewer's record, and is one that could have come about."""

from __future__ import annotations

import pytest

from games.core.codec import encode
from games.core.draw import Dice
from games.core.menu import paths
from games.core.text import Seat
from games.inkognito import GAME
from games.inkognito.moves import meeting_menu
from games.inkognito.pieces import IDENTITIES, KINDS, NUMBERS
from games.inkognito.state import State, pairs_used
from tests.games.inkognito.table import Table


def positions(players: int, steps: int) -> list[State]:
    """A game without a safe, answers taken in turn from the menus, at each of its questions."""
    table, found = Table(players=players, key=f"worlds {players}"), []
    for step in range(steps):
        seat = table.awaited[step % len(table.awaited)]
        quiet = [path for path in table.menu(seat) if path[0] != "safe"]
        table.say(seat, *map(str, quiet[(7 * step) % len(quiet)]))
        found.append(table.state)
    return found


def could_be(twin: State) -> None:
    """Everybody has an identity and a number, and has shown nothing but what may be shown."""
    agents = twin.agents
    assert sorted(twin.black[seat][0] for seat in agents) == list(IDENTITIES)
    assert sorted(twin.black[seat][1] for seat in agents) == list(NUMBERS)
    for at, show in enumerate(twin.shows):
        true = [card in twin.black[show.by] for card in show.cards]
        assert true == [True] if show.black else sorted(true) == [False, True]
        assert show.cards == sorted(show.cards)
        before = twin.shows[:at]
        if show.how == "interview":
            assert show.cards not in [
                one.cards for one in before if one.how == "interview" and (one.by, one.to) == (show.by, show.to)
            ]
        if not show.black:
            assert show.cards not in pairs_used(before, show.by, show.to[0])
    for meeting in twin.waiting():
        for seat in twin.deciders(meeting):
            if twin.commits[seat]:
                assert tuple(twin.commits[seat]) in set(paths(meeting_menu(twin, meeting, seat)))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_another_world_fits_the_record_and_could_be(players: int) -> None:
    """What a seat sees stays the same to the byte; what it does not see is any of what it could be."""
    viewers: list[Seat | None] = [None, *range(players)]
    others: dict[str, set[bytes]] = {"black": set(), "shows": set(), "commits": set(), "piles": set(), "tile": set()}
    committed = 0
    for at, state in enumerate(positions(players, 90)):
        viewer = viewers[at % len(viewers)]
        twin = GAME.redeal(state, viewer, Dice(f"{players} {at}"))
        could_be(twin)
        assert encode(GAME.view(twin, viewer)) == encode(GAME.view(state, viewer))
        for name, one, other in (
            ("black", state.black, twin.black),
            ("shows", state.shows, twin.shows),
            ("commits", state.commits, twin.commits),
            ("piles", [state.pile, state.air_pile], [twin.pile, twin.air_pile]),
            ("tile", state.face_down, twin.face_down),
        ):
            if encode(one) != encode(other):
                others[name].add(encode(other))
        assert sorted(twin.pile) == sorted(state.pile) and sorted(twin.air_pile) == sorted(state.air_pile)
        assert [bool(commit) for commit in twin.commits] == [bool(commit) for commit in state.commits]
        assert (twin.face_down is None) == (state.face_down is None)
        committed += any(state.commits)
    changed = {name for name, seen in others.items() if len(seen) > 1}
    assert changed == {"black", "shows", "commits", "tile" if players == 5 else "piles"} and committed


def test_what_others_looked_up_of_the_air_player_may_be_either_card() -> None:
    """Looks may repeat; interviews may not. A bystander who saw neither allows for both kinds."""
    kinds = {"look": set[str](), "interview": set[str]()}
    for at, state in enumerate(positions(3, 90)):
        for number in range(3):
            for show in GAME.redeal(state, None, Dice(f"{at} {number}")).shows:
                if show.black:
                    kinds[show.how].add(show.cards[0].kind)
    assert kinds == {"look": set(KINDS), "interview": set(KINDS)}
