"""What Love Letter's cards look like: hues, figures, backs."""

from __future__ import annotations

from games.core.cards import SMALL, Face, back, card, small_card
from games.core.emojis import head
from games.core.scene import AnyShape, Art, Colour, Ground, Scene, Stamp
from games.core.text import say
from games.loveletter.pieces import DECK, Card

VELVET, BACK = "#6a1f33", "#7a1f38"
PANEL, TURN = "#2a0a14", "#8c3347"
TITLE_PLATE = "#571427"
LETTER = "love-letter"
CLOTH = Ground("velvet", VELVET, "fleur-de-lys", inlay=True)

HUES: dict[Card, Colour] = {
    Card.GUARD: "#4b5966",
    Card.SPY: "#2a5686",
    Card.BARON: "#8a5522",
    Card.HANDMAID: "#25705f",
    Card.PRINCE: "#5c3f94",
    Card.KING: "#8a6410",
    Card.COUNTESS: "#952a45",
    Card.PRINCESS: "#b03a72",
}
"""Apart for colour-blind eyes; the figure, the value and the name say the same."""


def large(held: Card, x: float, y: float, turn: float = 0) -> Stamp:
    """A card in the hand."""
    name, value = f"loveletter-{held.word}", say("number", count=int(held))
    face = Face(f"loveletter/{held.word}", HUES[held], say(name), say(f"{name}.rules"), DECK.count(held), value)
    return card(x, y, face, turn=turn)


def small(played: Card, x: float, y: float, size: tuple[float, float] = SMALL, *, dim: bool = False) -> Stamp:
    """A card on the table."""
    art, title, value = f"loveletter/{played.word}", say(f"loveletter-{played.word}"), say("number", count=int(played))
    return small_card(x, y, art, HUES[played], title, value, size, "dim" if dim else "")


def hidden(x: float, y: float, size: tuple[float, float], turn: float = 0) -> Stamp:
    return back(x, y, BACK, LETTER, size, turn)


def emojis() -> dict[str, Art]:
    """A head with its value for each card."""
    return {card.word: head(f"loveletter/{card.word}", HUES[card], say("number", count=int(card))) for card in Card}


def samples() -> list[Scene]:
    """Every card in the hand, and every card on the table."""
    leaning: list[AnyShape] = [large(card, 30 + 40 * card, 30, 2.2) for card in Card]
    lying: list[AnyShape] = [small(card, 90 * card, 30, (92, 130)) for card in Card]
    return [Scene(660, 470, leaning, [], ground=CLOTH), Scene(800, 590, lying, [], ground=CLOTH)]
