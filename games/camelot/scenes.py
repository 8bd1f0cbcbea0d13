"""Camelot in pictures: the realm with all its quests."""

from __future__ import annotations

import msgspec

from games.camelot.art import TITLE, WOOD, engine, shield, swords
from games.camelot.boards import quest
from games.camelot.landscape import CASTLE, SEATS, SHORE, SIEGE, SKY, TABLE, WIDTH, around, land, parchments
from games.camelot.pieces import MOST_ENGINES, Place
from games.camelot.scenes_roll import champion, goal, height, loyal_won, now, spells, stores, why
from games.camelot.view import View
from games.core.furniture import Chip, chip
from games.core.scene import FOIL, AnyShape, Box, Fade, Ground, Label, Scene
from games.core.text import say

SCALES = {2: 0.95, 3: 0.93, 4: 0.88}
"""By rows of knights: as large as a message shows it, and the file stays light."""
MEADOW = Ground("meadow", "#a6be7b")
TITLE_BAR = Fade("#2b3f6e", "#16223f")
SIEGE_CHIP = Chip("#4a2e18", TITLE, "#c4922a")


def realm(view: View) -> Scene:
    """The castle with the Round Table and the siege around it, the quests on the land, and the knights themselves."""
    seats = len(view.order)
    shapes: list[AnyShape] = [*_title(view), *_castle(view), *stores(view), *spells(view), *now(view)]
    for board in view.boards:
        if board.place is _showing(view) or board.place not in (Place.LANCELOT, Place.DRAGON):
            shapes += quest(view, board)
    for place, seat in enumerate(view.order):
        shapes += champion(view, view.champions[seat], place)
    if seats % 2:
        shapes += goal(seats)
    alt = [
        say(
            "camelot-alt-realm",
            white=view.white_swords,
            black=view.black_swords,
            engines=view.engines,
            turn=view.turns,
        )
    ]
    if view.over:
        alt += [say("camelot-verdict-loyal" if loyal_won(view) else "camelot-verdict-evil"), why(view)]
    return msgspec.structs.replace(realm_base(seats), shapes=shapes, alt=alt)


def realm_base(seats: int) -> Scene:
    """What never changes: land above, wood below, a bar for the title."""
    tall = height(seats)
    wood = Ground(WOOD.kind, WOOD.hue, y=SHORE, width=WIDTH, height=tall - SHORE)
    base: list[AnyShape] = [
        land(),
        *parchments(),
        wood,
        Box(0, SHORE, WIDTH, 3, fill=FOIL),
        Box(0, 0, WIDTH, SKY, fill=TITLE_BAR),
        Box(0, SKY - 3, WIDTH, 3, fill=FOIL),
    ]
    return Scene(WIDTH, tall, [], [], base, ground=MEADOW, scale=SCALES[(seats + 1) // 2])


def _showing(view: View) -> Place:
    """Lancelot and the Dragon have one place; he is there first."""
    return Place.LANCELOT if view.board(Place.LANCELOT).open else Place.DRAGON


def _title(view: View) -> list[AnyShape]:
    heading = say("camelot-heading", turn=view.turns)
    shapes: list[AnyShape] = [Label(22, 29, heading, 29, TITLE, "realm", "lm", fit=480, shadow=2)]
    if view.turns and not view.over:
        whose = say("camelot-turn-of", who=view.active)
        shapes.append(Label(WIDTH - 20, 29, whose, 23, "#dfe8ff", "semi", "rm", fit=268))
    return shapes


def _castle(view: View) -> list[AnyShape]:
    """White swords from the top clockwise, then the black ones; knights at the table; engines before the walls."""
    x, y = CASTLE
    shapes: list[AnyShape] = [engine(*around(place, MOST_ENGINES, SIEGE, 0.5), 33) for place in range(view.engines)]
    shapes += swords(x, y, TABLE, view.white_swords, view.black_swords)
    for place, seat in enumerate(view.present(Place.CAMELOT)):
        shapes += shield(view.champions[seat].knight, *around(place, 7, SEATS, 0.5), 36, active=seat == view.active)
    siege = say("camelot-siege-title", engines=view.engines)
    return [*shapes, chip(x, y + 126, siege, "catapult", "mm", 19, 190, SIEGE_CHIP)]
