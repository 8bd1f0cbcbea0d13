"""The numbered invariants that every reachable state keeps."""

from __future__ import annotations

from collections.abc import Sequence

from games.camelot import black_cards, white_cards
from games.camelot.pieces import (
    BLACK_DECK,
    COMBATS,
    PATTERNS,
    QUESTS,
    TERMS,
    WARS,
    WHITE_DECK,
    Black,
    Place,
    Relic,
    White,
    fits,
)
from games.camelot.state import ESCROW, ON_BOARD, REMOVED, State
from games.core.ask import Ask
from games.core.event import Event
from games.core.menu import opened

QUIET = ("evil", "heroic", "taunt", "help-evil")


def check_state(state: State, ask: Ask) -> None:
    cards_are_whole(state)
    counters_in_bounds(state)
    relics_in_place(state)
    outsiders_are_out(state, ask)
    turn_in_order(state)
    solo_quests_are_solo(state)
    spells_in_order(state)
    question_is_open(ask)
    if ask.key in QUIET:
        quiet(state, ask)


def cards_are_whole(state: State) -> None:
    """Invariants 1, 2 and 3."""
    assert sorted(white_cards(state)) == sorted(WHITE_DECK), "1"
    assert sorted(black_cards(state)) == sorted(BLACK_DECK), "2"
    assert sum(player.traitor for player in state.players) + sum(state.aside) <= 1, "3"


def counters_in_bounds(state: State) -> None:
    """Invariants 4 and 5: a question never finds a quest half ended, except for the sharing of its reward."""
    assert 0 <= state.engines <= 11, "4"
    assert 0 <= state.black_swords <= 6 and state.white_swords >= 0 and state.swords <= 11, "4"
    assert all(0 <= player.life <= 6 for player in state.players), "5"


def relics_in_place(state: State) -> None:
    """Invariant 10."""
    for relic in Relic:
        owner = state.relics[relic]
        if owner < 0:
            assert owner in (ON_BOARD, REMOVED) or (owner == ESCROW and relic is Relic.SWORD), "10"
            continue
        player = state.players[owner]
        assert player.knightly or (relic is Relic.ARMOR and player.revealed), "10"


def outsiders_are_out(state: State, ask: Ask) -> None:
    """Invariant 11."""
    for seat, player in enumerate(state.players):
        if player.knightly:
            continue
        assert not player.hand and player.place is Place.OFF, "11"
        assert player.alive or seat not in ask.menus, "11"
        assert seat not in ask.menus or ask.key in ("taunt", "help-evil", "armor", "face", "war"), "11"


def turn_in_order(state: State) -> None:
    """Invariant 12."""
    turn = state.turn
    assert len(set(turn.used)) == len(turn.used), "12"
    assert not turn.special or "special" in turn.used, "12"
    free = turn.tristan + turn.galahad
    assert len(turn.used) - free <= 1 + turn.sacrificed, "12"


def solo_quests_are_solo(state: State) -> None:
    """Invariant 6, also while a combat there is being settled."""
    for place in QUESTS:
        if TERMS[place].solo:
            assert len(state.present(place)) <= 1, "6"
            assert not state.quest(place).white or state.present(place), "6"


def spells_in_order(state: State) -> None:
    """Invariants 15 and 16."""
    for place in QUESTS:
        quest = state.quest(place)
        if not quest.open:
            assert not quest.white and not quest.black and not state.present(place), "15"
            assert not TERMS[place].perpetual and not state.free(place), "15"
    assert sum(state.quest(war).mordred for war in WARS) <= 1, "16"
    assert not state.dark_forest or state.quest(Place.HOLY_GRAIL).open, "16"


def spells_since_the_last_win(state: State, events: Sequence[Event], entered: set[str]) -> None:
    """Invariant 16: Vivien and the Dark Forest are in play only if they came after the last quest that was won.

    `entered` are those that came since, carried from question to question.
    """
    for event in events:
        if event.key == "spell-cast":
            entered.add(event.args["card"])
        elif event.key == "quest-won":
            entered.clear()
    assert not state.vivien or "vivien" in entered, "16"
    assert not state.dark_forest or "dark_forest" in entered, "16"


def question_is_open(ask: Ask) -> None:
    """Invariant 14: somebody is awaited and has something to choose."""
    assert ask.awaits, "14"
    assert all(opened(ask.menus[seat]).choices for seat in ask.menus), "14"


def nothing_on_its_way(state: State) -> None:
    """Invariant 20."""
    assert not state.resolving and not state.played and not state.pool, "20"
    assert state.sharing is None and not state.offers, "20"


def quiet(state: State, ask: Ask) -> None:
    """Invariants 5, 7 to 9, 18 and 20, between two decisions of a turn."""
    nothing_on_its_way(state)
    for seat in state.knights():
        if seat != state.active or ask.key == "evil":
            assert state.players[seat].life >= 1, "5"
    for place in QUESTS:
        quest = state.quest(place)
        if place in COMBATS:
            pattern = PATTERNS[place]
            assert len(quest.white) < pattern.white and len(quest.black) < pattern.black, "7"
            assert not quest.white or fits(place, quest.white[:-1], quest.white[-1]), "7"
        if place in WARS:
            assert 0 <= quest.track <= 3 and len(quest.white) <= 4 + quest.mordred, "8"
            assert quest.white == [White(step + 1) for step in range(len(quest.white))], "8"
    grail, river = state.quest(Place.HOLY_GRAIL), state.quest(Place.EXCALIBUR)
    assert len(grail.white) + len(grail.black) <= 7 and max(len(grail.white), len(grail.black)) <= 6, "9"
    assert all(dark.card in (Black.DESPAIR, Black.DESOLATION) for dark in grail.black), "9"
    assert -4 <= river.track <= 4, "9"
    assert state.white_draw or not state.white_discard, "18"
    assert state.black_draw or not state.black_discard, "18"
