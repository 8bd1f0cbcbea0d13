"""What everybody has seen a seat do and leave, as evidence of what it holds."""

from __future__ import annotations

from games.core.text import Seat
from games.coup.pieces import ASSASSINATE, FOREIGN_AID, INCOME, STEAL
from games.coup.robot.places import CAPTAIN, CONTESSA, DUCHESS, FIFTH, FIVE, place
from games.coup.robot.temper import Temper
from games.coup.state import Deed
from games.coup.view import Courtier, Heard, View

KEPT = (1.35, 1.05, 1.1, 1.3, 0.75)
"""What people keep from an exchange: a factor on the odds of each character."""
PICKED = (1.5, 1.2, 1.0, 1.5, 0.8)
"""The same of the draft."""
WITHOUT_TAX = 0.55
"""The same of the Duchess, for taking less than she would."""
ALLOWED = {
    FOREIGN_AID: ((DUCHESS, 0.5),),
    ASSASSINATE: ((CONTESSA, 0.08),),
    STEAL: ((CAPTAIN, 0.35), (FIFTH, 0.35)),
}
"""The same for not blocking."""
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


def stories(view: View, temper: Temper, only: Seat | None = None) -> dict[Seat, Story]:
    """Of all who still play, or of one of them."""
    found = {seat: _begun(view, seat) for seat in (view.living() if only is None else (only,))}
    settled = {claim.turn for claim in view.claims if claim.block or claim.proved is False}
    for claim in view.claims:
        if claim.who in found and claim.turn > view.courtiers[claim.who].renewed:
            _claimed(view.courtiers[claim.who], found[claim.who], claim, temper)
    for deed in view.deeds:
        if deed.who in found and deed.action in (INCOME, FOREIGN_AID) and deed.turn > view.courtiers[deed.who].renewed:
            found[deed.who].factors[DUCHESS] *= WITHOUT_TAX
        under_way = deed.turn == view.turn and view.move is not None
        if not under_way and deed.turn not in settled:
            _allowed(view, found, deed)
    return found


def _allowed(view: View, found: dict[Seat, Story], deed: Deed) -> None:
    """Nobody blocked this: those who could have are less likely to hold what blocks it."""
    concerned = [seat for seat in found if seat != deed.who] if deed.action is FOREIGN_AID else [deed.target]
    for seat in concerned:
        if seat in found and deed.turn > view.courtiers[seat].renewed:
            for card, factor in ALLOWED.get(deed.action, ()):
                found[seat].factors[card] *= factor


def _begun(view: View, seat: Seat) -> Story:
    courtier = view.courtiers[seat]
    trusted = (courtier.proofs + 1.5) / (1.5 * (courtier.caught + 1))
    if courtier.renewed:
        return Story(KEPT, trusted)
    if view.pile:
        return Story(PICKED, trusted)
    return Story((1.0,) * 5, trusted)


def _claimed(courtier: Courtier, story: Story, claim: Heard, temper: Temper) -> None:
    card, turn = place(claim.character), claim.turn
    if claim.proved:
        story.factors[card], story.told[card] = 1.0, 0
        for other in FIVE:
            if story.caught[other]:
                story.caught[other] = False
                story.factors[other] = CAUGHT
        return
    if claim.proved is False:
        story.factors[card], story.told[card], story.caught[card] = 0.0, 0, True
        return
    if any(fell >= turn and place(lost) == card for lost, fell in zip(courtier.shown, courtier.fell, strict=False)):
        return
    lives = courtier.hidden + sum(1 for fell in courtier.fell if fell >= turn)
    story.factors[card] *= weight(story, card, claim.block, lives, temper)
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
