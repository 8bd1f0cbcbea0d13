"""Standing answers: what a player has decided once for all windows of a kind."""

from __future__ import annotations

from collections.abc import Sequence

from games.camelot.pieces import BANK, GRAIL_SLOTS, MOST_ENGINES, PATTERNS, VALUES, WARRIORS, WARS, Black, Place
from games.camelot.pieces import black as black_of
from games.camelot.pieces import place as place_of
from games.camelot.rules.black import quest_of, threat
from games.camelot.view import View
from games.core.ask import Pace, Question
from games.core.flow import PASS
from games.core.menu import Path

MERLIN_PASS = "merlin_pass"
MERLIN_PASS_TURN = "merlin_pass_turn"
LISTED = "merlin_only_"
EXCALIBUR_SPECIAL = "excalibur_special"
EXCALIBUR_DECISIVE = "excalibur_decisive"
EXCALIBUR_NEVER = "excalibur_never"
MORGAN_PASS = "morgan_pass"
KAY_AUTO = "kay_auto"
KAY_NEVER = "kay_never"
SHARE_ACCEPT = "share_accept"
CONVOCATION_RETURN = "convocation_return"
CONVOCATION_STAY = "convocation_stay"

SPECIALS = tuple(card for card in Black if card.special)
CHOICES = (
    MERLIN_PASS,
    MERLIN_PASS_TURN,
    *(LISTED + card.word for card in SPECIALS),
    EXCALIBUR_SPECIAL,
    EXCALIBUR_DECISIVE,
    EXCALIBUR_NEVER,
    MORGAN_PASS,
    KAY_AUTO,
    KAY_NEVER,
    SHARE_ACCEPT,
    CONVOCATION_RETURN,
    CONVOCATION_STAY,
)
GROUPS = (
    *((MERLIN_PASS, MERLIN_PASS_TURN, LISTED + card.word) for card in SPECIALS),
    (EXCALIBUR_SPECIAL, EXCALIBUR_DECISIVE, EXCALIBUR_NEVER),
    (KAY_AUTO, KAY_NEVER),
    (CONVOCATION_RETURN, CONVOCATION_STAY),
)
"""What contradicts each other. Several listed cards go together: one is asked about each of them."""
PASSES = (MERLIN_PASS, MORGAN_PASS)
"""In the windows offered to all. Excalibur and Kay's help are one knight's own, and not to be passed over unasked."""


def reply(view: View, question: Question, preference: str) -> Path | None:
    """What a single preference answers."""
    return replies(view, question, (preference,))


def replies(view: View, question: Question, preferences: Sequence[str]) -> Path | None:
    """What these preferences together answer here; None: ask the player, also where they contradict each other."""
    if question.key == "cancel":
        return (PASS,) if _lets_come(view, question, preferences) else None
    said = {path for path in (_alone(question, preference) for preference in preferences) if path is not None}
    return said.pop() if len(said) == 1 else None


def _alone(question: Question, preference: str) -> Path | None:
    if question.key.startswith("volunteer"):
        return (PASS,) if preference == MORGAN_PASS else None
    if question.key == "kay":
        return _kay(question, preference)
    if question.key == "share":
        wants = preference == SHARE_ACCEPT and "accept" in question.menu.choices
        return ("accept",) if wants else None
    if question.key == "convocation":
        return {CONVOCATION_RETURN: ("return",), CONVOCATION_STAY: ("stay",)}.get(preference)
    return None


def ends(view: View, question: Question, preference: str) -> bool:
    """Only the one that says so ends with the player's next turn; the others stay until they are changed."""
    return preference == MERLIN_PASS_TURN and question.pace is Pace.TURN and question.key in ("evil", "taunt")


def _lets_come(view: View, question: Question, preferences: Sequence[str]) -> bool:
    """Whether the player has said in advance to stop nothing here: with Merlins, and with Excalibur if it is theirs."""
    merlins = _keeps_merlins(question, preferences)
    if "sacrifice" not in question.menu.choices:
        return merlins
    return _keeps_excalibur(view, question, preferences) and (merlins or "offer" not in question.menu.choices)


def _keeps_merlins(question: Question, preferences: Sequence[str]) -> bool:
    """Listed cards are asked about, whatever else is said; all others pass."""
    card = question.about.get("card")
    if card is not None and LISTED + black_of(card).word in preferences:
        return False
    return any(preference.startswith("merlin") for preference in preferences)


def _keeps_excalibur(view: View, question: Question, preferences: Sequence[str]) -> bool:
    """The most careful of several counts."""
    special = "card" in question.about and black_of(question.about["card"]).special
    asked = {
        EXCALIBUR_NEVER: False,
        EXCALIBUR_SPECIAL: special,
        EXCALIBUR_DECISIVE: EXCALIBUR_DECISIVE in preferences and decisive(view, question),
    }
    said = [asked[preference] for preference in preferences if preference in asked]
    return bool(said) and not any(said)


def decisive(view: View, question: Question) -> bool:
    """Whether the card would end a quest, or be the twelfth engine."""
    last = view.engines == MOST_ENGINES - 1
    if "quest" in question.about:
        return fills(view, place_of(question.about["quest"]))
    card = black_of(question.about["card"])
    place = quest_of(card, dragon=not view.board(Place.LANCELOT).open)
    if place is not None and not view.board(place).open:
        return last
    if card is Black.DARK_FOREST:
        return False
    if card is Black.DESPAIR and view.board(Place.HOLY_GRAIL).white:
        return False  # beside a Grail card there is no room for a seventh Black one
    if place is not None:
        return fills(view, place)
    if card in (Black.MERCENARIES, Black.MORDRED):
        return any(fills(view, war) for war in WARS)
    return threat(card) == "threat_two_engines" and view.engines >= MOST_ENGINES - 2


def fills(view: View, place: Place) -> bool:
    """Whether one more Black card ends this quest."""
    board = view.board(place)
    if place in VALUES:
        return len(board.black) + 1 >= PATTERNS[place].black
    if place in WARS:
        return board.track + 1 == WARRIORS
    if place is Place.EXCALIBUR:
        return board.track - 1 == -BANK
    return len(board.black) + 1 == GRAIL_SLOTS


def _kay(question: Question, preference: str) -> Path | None:
    """On his own he plays the smallest Fight card that turns defeat into victory, or none."""
    if preference == KAY_NEVER:
        return (PASS,)
    if preference != KAY_AUTO:
        return None
    step = question.menu.after("help") if "help" in question.menu.choices else None
    gap = int(question.about["black"]) - int(question.about["white"])
    enough = [word for word in step.choices if int(word[-1]) > gap] if step else []
    return ("help", enough[0]) if enough else (PASS,)
