"""What everybody has seen a seat do and leave, as evidence of what it holds."""

from __future__ import annotations

from games.core.text import Seat
from games.coup.pieces import ASSASSINATE, FOREIGN_AID, INCOME, STEAL
from games.coup.robot.places import CAPTAIN, CONTESSA, DUCHESS, FIFTH, FIVE, place
from games.coup.robot.temper import Temper
from games.coup.state import Deed
from games.coup.view import Heard, View

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
LIKELY = 0.55
"""The odds of a character that nothing is known about, in a hand of two."""
MOST = 1.3
"""How much oftener than then somebody bluffs who is likely to be believed."""
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
    gone = fallen(view)
    settled = {claim.turn for claim in view.claims if claim.block or claim.proved is False}
    for claim in view.claims:
        if claim.who in found and claim.turn > view.courtiers[claim.who].renewed:
            _claimed(view, gone, found[claim.who], claim, temper)
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


def fallen(view: View) -> list[tuple[int, int]]:
    """When which characters were laid open, for all to see."""
    return [
        (fell, place(card))
        for courtier in view.courtiers
        for card, fell in zip(courtier.shown, courtier.fell, strict=False)
    ]


def _claimed(view: View, gone: list[tuple[int, int]], story: Story, claim: Heard, temper: Temper) -> None:
    courtier, card, turn = view.courtiers[claim.who], place(claim.character), claim.turn
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
    shown = [one for fell, one in gone if fell < turn]
    left, size = view.copies - shown.count(card), 5 * view.copies - len(shown)
    story.factors[card] *= weight(story, card, claim.block, lives, odds(story.factors[card], left, size, lives), temper)
    story.told[card] += 1


def odds(factor: float, left: int, size: int, lives: int) -> float:
    """Of a character in a hand of so many lives, when everybody sees so many copies left of so many cards."""
    without = max(size - left, 1) / (factor * left + max(size - left, 1))
    return (1 - without**lives) / without**lives


def weight(story: Story, card: int, block: bool, lives: int, before: float, temper: Temper) -> float:
    """How much likelier somebody with this story claims that character when they hold it.

    `before`: how likely they were to hold it, in odds. What nobody would believe only the careless claim for a bluff.
    """
    if story.told[card]:
        return temper.repeat if story.told[card] < 3 else 1.2
    if block:
        base = temper.trust_last if card == CONTESSA and lives == 1 else temper.trust_block[card]
    else:
        base = temper.trust[card]
    base /= temper.careless + (1 - temper.careless) * min(before / LIKELY, MOST)
    return max(1 + (base - 1) * story.trusted, 0.8)
