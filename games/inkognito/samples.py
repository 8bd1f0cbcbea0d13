"""What warms the painter up: the board, the pad, and every card, figure and ticket once."""

from __future__ import annotations

from games.core.scene import AnyShape, Ground, Scene
from games.inkognito.art import CLOTH, agent, ambassador_card, black, face, own, ticket
from games.inkognito.pieces import COLOURS, IDENTITIES, Card, Place
from games.inkognito.scenes import BOARD, HEIGHT
from games.inkognito.scenes_notebook import HEIGHT as PAD_HEIGHT
from games.inkognito.scenes_notebook import PAD, WOOD
from games.inkognito.venice import WIDTH

FIGURES: tuple[int | None, ...] = (*range(len(COLOURS)), None)


def samples() -> list[Scene]:
    town = [agent(60 + 60 * at, 460, colour, size) for size in (42, 30) for at, colour in enumerate(FIGURES)]
    pad = [agent(60 + 60 * at, 60, colour, size) for size in (29, 27) for at, colour in enumerate(FIGURES)]
    pad += [face(40 + 40 * card, 40, card, size) for card in IDENTITIES for size in (37, 38, 40)]
    cards: list[AnyShape] = [black(card, 20 + 90 * card, 20) for card in Card]
    cards.append(ambassador_card(20, 20))
    for colour in range(len(COLOURS)):
        cards += [own(card, 20 + 90 * card, 270, colour, true) for true in (True, False) for card in Card]
    for used in (0, 1):
        cards += [shape for place in Place for shape in ticket(place, 20 + 150 * place, 300, used=used)]
    return [
        Scene(WIDTH, HEIGHT, [*town], [], BOARD),
        Scene(WIDTH, PAD_HEIGHT, [*pad], [], PAD, Ground("wood", WOOD)),
        Scene(WIDTH, 394, cards, [], ground=CLOTH),
    ]
