"""What a seat may know of a game of Hamlet: all that lies open. Hidden are only the order of the sale tokens
that lie face down and which of them were left out; what comes from the bag is not decided before it is drawn."""

from __future__ import annotations

import msgspec

from games.core.draw import Dice
from games.core.text import Seat
from games.hamlet.pieces import SALES
from games.hamlet.state import State, Village

_writer = msgspec.json.Encoder()
_reader = msgspec.json.Decoder(Village)


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    village: Village
    """A copy of the open village: a robot may think on it as it likes."""
    over: bool


def view(state: State, seat: Seat | None) -> View:
    return View(seat, copied(state.village), state.result is not None)


def copied(village: Village) -> Village:
    return _reader.decode(_writer.encode(village))


def redeal(state: State, viewer: Seat | None, dice: Dice) -> State:
    """The sale tokens nobody has seen, dealt anew: within each level, between the stack and those left out."""
    twin = msgspec.convert(msgspec.to_builtins(state), State)
    for level in (1, 2, 3):
        hidden = [sale for sale in [*twin.sale_stack, *twin.sales_removed] if SALES[sale].level == level]
        mixed = iter(dice.shuffle(hidden))
        for pile in (twin.sale_stack, twin.sales_removed):
            pile[:] = [next(mixed) if SALES[sale].level == level else sale for sale in pile]
    return twin
