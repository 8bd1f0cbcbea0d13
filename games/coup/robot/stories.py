"""What everybody has seen a seat do and leave, as evidence of what it holds."""

from __future__ import annotations

from games.core.text import Seat
from games.coup.pieces import ASSASSINATE, FOREIGN_AID, INCOME, STEAL
from games.coup.robot.places import CAPTAIN, CONTESSA, DUCHESS, FIFTH, place
from games.coup.robot.temper import Temper
from games.coup.view import View

KEPT = (1.35, 1.05, 1.1, 1.3, 0.75)
"""What people keep from an exchange: a factor on the odds of each character."""
PICKED = (1.5, 1.2, 1.0, 1.5, 0.8)
"""The same of the draft."""
CAUGHT = 0.3
"""The same of a character somebody was caught without, once they have drawn a card since."""


class Story:
    """One seat's: a factor on the odds of each character, and how often each was claimed and stood undoubted."""

    __slots__ = ("caught", "factors", "told", "trusted")

    def __init__(self, factors: tuple[float, ...], trusted: float) -> None:
        self.factors = list(factors)
        self.told = [0] * 5
        self.caught = [False] * 5
        self.trusted = trusted


def stories(view: View, temper: Temper) -> dict[Seat, Story]:
    """Of all who still play."""
    found = {seat: _begun(view, seat) for seat in view.living()}
    blocked: dict[int, bool] = {}
    fallen: dict[int, bool] = {}
    for claim in view.claims:
        if claim.block:
            blocked[claim.turn] = True
        elif claim.proved is False:
            fallen[claim.turn] = True
        if claim.who in found and claim.turn > view.courtiers[claim.who].renewed:
            _claimed(view, found[claim.who], claim.who, place(claim.character), claim.turn, claim.block, claim.proved, temper)
    for deed in view.deeds:
        current = deed.turn == view.turn and view.move is not None
        if deed.who in found and deed.action in (INCOME, FOREIGN_AID) and deed.turn > view.courtiers[deed.who].renewed:
            found[deed.who].factors[DUCHESS] *= 0.55
        if current or deed.turn in blocked or deed.turn in fallen:
            continue
        if deed.action is FOREIGN_AID:
            for seat, story in found.items():
                if seat != deed.who and deed.turn > view.courtiers[seat].renewed:
                    story.factors[DUCHESS] *= 0.5
        elif deed.target in found and deed.turn > view.courtiers[deed.target].renewed:
            story = found[deed.target]
            if deed.action is ASSASSINATE:
                story.factors[CONTESSA] *= 0.08
            elif deed.action is STEAL:
                story.factors[CAPTAIN] *= 0.35
                story.factors[FIFTH] *= 0.35
    return found


def _begun(view: View, seat: Seat) -> Story:
    courtier = view.courtiers[seat]
    trusted = (courtier.proofs + 1.5) / (1.5 * (courtier.caught + 1))
    if courtier.renewed:
        return Story(KEPT, trusted)
    if view.pile:
        return Story(PICKED, trusted)
    return Story((1.0,) * 5, trusted)


def _claimed(
    view: View, story: Story, who: Seat, card: int, turn: int, block: bool, proved: bool | None, temper: Temper
) -> None:
    courtier = view.courtiers[who]
    if proved:
        story.factors[card], story.told[card] = 1.0, 0
        for other in range(5):
            if story.caught[other]:
                story.caught[other] = False
                story.factors[other] = CAUGHT
        return
    if proved is False:
        story.factors[card], story.told[card], story.caught[card] = 0.0, 0, True
        return
    if any(fell >= turn and place(lost) == card for lost, fell in zip(courtier.shown, courtier.fell, strict=False)):
        return
    lives = courtier.hidden + sum(1 for fell in courtier.fell if fell >= turn)
    story.factors[card] *= weight(story, card, block, lives, temper)
    story.told[card] += 1


def weight(story: Story, card: int, block: bool, lives: int, temper: Temper) -> float:
    """How much likelier somebody with this story claims that character when they hold it."""
    if story.told[card]:
        return temper.repeat if story.told[card] < 3 else 1.2
    if block:
        base = temper.trust_last if card == CONTESSA and lives == 1 else temper.trust_block[card]
    else:
        base = temper.trust[card]
    return max(1 + (base - 1) * story.trusted, 0.8)
