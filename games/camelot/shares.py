"""The menus of sharing: a proposal names seats and their cards, one after the other; the last one gets the rest."""

from __future__ import annotations

from collections.abc import Sequence

from games.camelot.pieces import White, bare, copies
from games.core.menu import SEAT, Path, Pick, Step, Tone
from games.core.text import Seat, say

PROPOSE, EVENLY = "propose", "evenly"
_NO = {"no_agreement": Tone.GRAVE}
"""Chance has the last word for everybody, and nobody can take it back."""
FACE = Step("share", (PROPOSE, "accept", "reject", "no_agreement", EVENLY), tones=_NO)
UNHAPPY = Step("share", ("no_agreement",), tones=_NO)


def vote(cards: Sequence[White]) -> Step:
    """Accepting says what it brings the voter."""
    gets = say("camelot-note-accept", cards=cards) if cards else say("camelot-note-accept-nothing")
    tones = {"accept": Tone.MAIN, **_NO}
    return Step("share", ("accept", "reject", "no_agreement"), notes={"accept": gets}, tones=tones)


def proposal(pool: Sequence[White], among: Sequence[Seat]) -> Step:
    """Card by card, or all of them round the table at once."""
    cards = tuple(copies(card.word for card in pool))
    return Step(
        "share",
        (PROPOSE, "no_agreement", EVENLY),
        {PROPOSE: _whose(cards, tuple(among)), "no_agreement": None, EVENLY: None},
        notes={EVENLY: say("camelot-note-evenly", cards=[bare(word) for word in cards[:: len(among)]])},
        tones={EVENLY: Tone.MAIN, **_NO},
    )


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
    if path[0] == EVENLY:
        return {seat: left[place :: len(among)] for place, seat in enumerate(among)}
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
