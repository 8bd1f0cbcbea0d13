"""Another world that a viewer cannot tell from this one."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.camelot.pieces import VALUES, Black, White
from games.camelot.state import Dark, State
from games.core.draw import Dice
from games.core.text import Seat


def redeal(state: State, viewer: Seat | None, dice: Dice) -> State:
    """Deal anew what the viewer has not seen: White cards, Black cards, and loyalty."""
    twin = msgspec.convert(msgspec.to_builtins(state), State)
    _white(twin, viewer, dice)
    _black(twin, viewer, dice)
    if twin.result is None:
        _loyalty(twin, viewer, dice)
    return twin


def _white(twin: State, viewer: Seat | None, dice: Dice) -> None:
    """Other hands and both piles; what lies on the table is known to all."""
    places: list[list[White]] = [player.hand for seat, player in enumerate(twin.players) if seat != viewer]
    places += [twin.white_draw, twin.white_discard]
    mixed = dice.shuffle([card for place in places for card in place])
    for place in places:
        place[:] = [mixed.pop() for _ in place]


def _black(twin: State, viewer: Seat | None, dice: Dice) -> None:
    """The piles and the face-down cards; one on a quest stays a card of that quest."""
    strange = [dark for dark in twin.black_draw if viewer not in dark.known]
    hidden = [dark.card for dark in strange] + twin.black_discard
    laid: list[tuple[Dark, Mapping[Black, int]]] = []
    for quest in twin.quests:
        kinds: Mapping[Black, int] = VALUES.get(quest.place, {})
        laid += [(dark, kinds) for dark in quest.black if dark.down and viewer not in dark.known]
    hidden += [dark.card for dark, _ in laid]
    mixed = dice.shuffle(hidden)
    for dark, kinds in laid:
        dark.card = next(card for card in mixed if card in kinds)
        mixed.remove(dark.card)
    for dark in strange:
        dark.card = mixed.pop()
    twin.black_discard = mixed


def _loyalty(twin: State, viewer: Seat | None, dice: Dice) -> None:
    """Cards not shown to the viewer; a game that goes on has a loyal knight alive."""
    known = [seat for seat, one in enumerate(twin.players) if one.shown or (seat == viewer and one.looked)]
    hidden = [seat for seat in range(len(twin.players)) if seat not in known]
    cards = [twin.players[seat].traitor for seat in hidden] + twin.aside
    while True:
        mixed = dice.shuffle(cards)
        for seat in hidden:
            twin.players[seat].traitor = mixed.pop()
        if any(one.alive and not one.traitor for one in twin.players):
            twin.aside = mixed
            return
