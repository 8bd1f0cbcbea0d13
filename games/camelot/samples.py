"""Pictures that together show all Camelot is drawn with: painted before the first of them is needed."""

from __future__ import annotations

from collections.abc import Sequence

from games.camelot.art import (
    CLOTH,
    NIGHT,
    WARRIORS,
    black_back,
    black_card,
    engine,
    large,
    named_card,
    relic,
    shield,
    sword,
    white_back,
    white_card,
)
from games.camelot.pieces import VALUES, Black, Knight, Relic, White
from games.camelot.scenes import SCALES, realm_base
from games.core.scene import AnyShape, Scene, Stamp

CARD = (146.0, 204.0)
AT_ONCE = 5
"""Cards in one picture: whoever waits for another one comes between them."""


def samples() -> list[Scene]:
    """The realm in each of its sizes, every card in the hand, every piece of the table."""
    hands = [_hand(list(White)[first : first + AT_ONCE]) for first in range(0, len(White), AT_ONCE)]
    return [*[realm_base(2 * rows) for rows in SCALES], *hands, _pieces()]


def _hand(cards: Sequence[White]) -> Scene:
    shapes: list[AnyShape] = [
        large(10 + 156 * place, 10, card.word, CARD, card if card.fights else 0) for place, card in enumerate(cards)
    ]
    return Scene(800, 224, shapes, [], ground=CLOTH)


def _pieces() -> Scene:
    pieces: list[AnyShape] = [white_card(10 + 38 * place, 10, card) for place, card in enumerate(White)]
    pieces += [black_card(10 + 38 * place, 80, value) for place, value in enumerate(_values())]
    for place, knight in enumerate(Knight):
        pieces += shield(knight, 40 + 60 * place, 160, 44, active=place == 0)
    pieces += [large(600 + 100 * place, 150, word, (94, 130)) for place, word in enumerate(("loyal", "traitor"))]
    pieces += [relic(which, 40 + 60 * which, 280, 38) for which in Relic]
    pieces += [sword(300 + 60 * black, 280, 46, black=bool(black)) for black in range(2)]
    pieces += [Stamp(420 + 40 * place, 260, 34, 34, art) for place, art in enumerate(WARRIORS.values())]
    pieces += [
        black_card(10, 320, None),
        engine(90, 340, 33),
        white_back(140, 310, (42, 56)),
        black_back(200, 310, (42, 56)),
        named_card(260, 320, (98, 31), White.GRAIL.word, black=False),
        named_card(370, 320, (98, 31), Black.DESPAIR.word, black=True),
    ]
    return Scene(800, 400, pieces, [], ground=NIGHT, scale=SCALES[2])


def _values() -> list[int]:
    """All that a card of Evil may be worth."""
    return sorted({value for values in VALUES.values() for value in values.values()})
