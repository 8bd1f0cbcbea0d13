"""The menus of sharing: a proposal names seats and their cards, one after the other; the last one gets the rest."""

from __future__ import annotations

from collections.abc import Sequence

from games.camelot.pieces import White, copies
from games.core.menu import SEAT, Path, Pick, Step
from games.core.text import Seat

FACE = Step("share", ("propose", "accept", "reject", "no_agreement"))
VOTE = Step("share", ("accept", "reject", "no_agreement"))
UNHAPPY = Step("share", ("no_agreement",))


def proposal(pool: Sequence[White], among: Sequence[Seat]) -> Step:
    cards = tuple(copies(card.word for card in pool))
    return Step("share", ("propose", "no_agreement"), {"propose": _whose(cards, tuple(among)), "no_agreement": None})


def _whose(cards: tuple[str, ...], among: tuple[Seat, ...]) -> Step | None:
    """Whose portion comes next; nobody's when one is left, or no card."""
    if len(among) == 1 or not cards:
        return None
    return Step(SEAT, [str(seat) for seat in among], lambda pick: _portion(cards, among, int(str(pick))))


def _portion(cards: tuple[str, ...], among: tuple[Seat, ...], seat: Seat) -> Step:
    def rest(pick: Pick) -> Step | None:
        left = tuple(card for card in cards if card not in pick)
        return _whose(left, tuple(other for other in among if other != seat))

    return Step("portion", cards, rest, some=(0, len(cards)))


def portions(path: Path, pool: Sequence[White], among: Sequence[Seat]) -> dict[Seat, list[str]]:
    """What a proposal gives to each."""
    left = copies(card.word for card in pool)
    shares: dict[Seat, list[str]] = {seat: [] for seat in among}
    unnamed = list(among)
    for place in range(1, len(path) - 1, 2):
        seat = int(str(path[place]))
        unnamed.remove(seat)
        shares[seat] = [str(word) for word in path[place + 1]]
        left = [word for word in left if word not in shares[seat]]
    if left:
        shares[unnamed[0]] = left
    return shares


def as_path(shares: Sequence[Sequence[White]], pool: Sequence[White], among: Sequence[Seat]) -> Path:
    """The proposal that gives these cards to each of `among`, in that order."""
    left = copies(card.word for card in pool)
    path: list[Pick] = ["propose"]
    for seat, cards in zip(among[:-1], shares, strict=False):
        if not left:
            break
        wanted = [card.word for card in cards]
        given = []
        for word in left:
            if word.split("~", 1)[0] in wanted:
                wanted.remove(word.split("~", 1)[0])
                given.append(word)
        left = [word for word in left if word not in given]
        path += [str(seat), tuple(given)]
    return tuple(path)
