"""Camelot in pictures: the realm with all its quests."""

from __future__ import annotations

from math import pi

from games.camelot.boards import quest
from games.camelot.drawing import (
    BLUE,
    CRIMSON,
    DARK,
    GOLD,
    INK,
    PAPER,
    SHADE,
    STONE,
    WOOD,
    black_card,
    engine,
    heart,
    number,
    relic,
    shield,
    sword,
    white_card,
)
from games.camelot.landscape import CASTLE, SEATS, SIEGE, TABLE, WIDTH, around, land
from games.camelot.pieces import MOST_ENGINES, MOST_LIFE, Black, Place, Relic, White, foe
from games.camelot.rules.black import quest_of
from games.camelot.state import ESCROW, ON_BOARD, REMOVED
from games.camelot.view import Champion, View
from games.core.scene import AnyShape, Box, Disc, Label, Scene
from games.core.text import Phrase, say

SWORDS = 16
"""Places on the Round Table: more swords than these never lie there."""
STORES = 680.0
"""Where the relics and the piles lie, below the map."""
NOW = 744.0
"""Where one sees what is just happening, and what is in force."""
ROLL = 806.0
"""Where the rows of knights begin."""
NOWHERE = {ON_BOARD: "waits", REMOVED: "lost", ESCROW: "escrow"}


def realm(view: View) -> Scene:
    """The castle with the Round Table and the siege around it, the quests on the land, and the knights themselves."""
    shapes: list[AnyShape] = [*_title(view), *_castle(view), *_stores(view), *_spells(view), *_now(view)]
    for board in view.boards:
        if board.place is _showing(view) or board.place not in (Place.LANCELOT, Place.DRAGON):
            shapes += quest(view, board)
    for place, seat in enumerate(view.order):
        shapes += _champion(view, view.champions[seat], place)
    rows = (len(view.order) + 1) // 2
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
    return Scene(WIDTH, int(ROLL + rows * 66 + 4), shapes, alt, list(land()))


def _showing(view: View) -> Place:
    """Lancelot and the Dragon have one place; he is there first."""
    return Place.LANCELOT if view.board(Place.LANCELOT).open else Place.DRAGON


def _title(view: View) -> list[AnyShape]:
    heading = say("camelot-heading", turn=view.turns)
    shapes: list[AnyShape] = [Label(18, 27, heading, 25, PAPER, face="court", anchor="lm", fit=430)]
    if view.turns and not view.over:
        whose = say("camelot-turn-of", who=view.active)
        shapes.append(Label(WIDTH - 18, 27, whose, 20, PAPER, anchor="rm", fit=330))
    return shapes


def _castle(view: View) -> list[AnyShape]:
    """White swords from the top clockwise, then the black ones; knights at the table; engines before the walls."""
    x, y = CASTLE
    shapes: list[AnyShape] = []
    for place in range(view.engines):
        shapes += engine(*around(place, MOST_ENGINES, SIEGE, 0.5), True)
    for place in range(min(SWORDS, view.white_swords + view.black_swords)):
        angle = -pi / 2 + 2 * pi * place / SWORDS
        shapes += sword(*around(place, SWORDS, TABLE * 0.61), angle, 28, place >= view.white_swords)
    shapes += [
        Disc(x, y, TABLE * 0.34, PAPER, WOOD, 2),
        Label(x - 14, y, number(view.white_swords), 25, BLUE, face="bold"),
        Label(x, y, say("camelot-sign-to"), 20, SHADE),
        Label(x + 14, y, number(view.black_swords), 25, INK, face="bold"),
        Box(x - 76, y + 154, 152, 26, PAPER, STONE, 8, 1.5),
        Label(x, y + 167, say("camelot-siege-title", engines=view.engines), 17, INK, face="bold", fit=144),
    ]
    home = view.present(Place.CAMELOT)
    for place, seat in enumerate(home):
        shapes += shield(view.champions[seat].knight, *around(place, 7, SEATS), 17, active=seat == view.active)
    return shapes


def _spells(view: View) -> list[AnyShape]:
    """Black cards in force."""
    spells = ((Black.DARK_FOREST, view.dark_forest), (Black.MISTS, view.mists), (Black.VIVIEN, view.vivien))
    shapes: list[AnyShape] = []
    force = [card for card, there in spells if there]
    if not force:
        shapes.append(Label(406, NOW + 28, say("camelot-no-spell"), 17, SHADE, anchor="lm", fit=370))
    for place, card in enumerate(force):
        x = 396 + 133 * place
        shapes += [
            Box(x, NOW + 6, 127, 44, DARK, INK, 8, 1.5),
            Label(x + 63, NOW + 28, say(f"camelot-{card.word}"), 16, PAPER, face="bold", fit=121),
        ]
    return shapes


def _stores(view: View) -> list[AnyShape]:
    """Each relic and who bears it, faded words where nobody does; then the piles, each with its discards."""
    shapes: list[AnyShape] = []
    for place, which in enumerate(Relic):
        x, holder = 10.0 + 131 * place, view.relics[which]
        held = say("name", who=holder) if holder >= 0 else say(f"camelot-at-{NOWHERE[holder]}")
        name = say(f"camelot-short-{which.word}")
        shapes += [
            Box(x, STORES, 125, 56, "#fffaf0", STONE, 8, 1.5),
            *relic(which, x + 21, STORES + 28),
            Label(x + 39, STORES + 17, name, 17, INK, face="bold", anchor="lm", fit=82),
            Label(x + 39, STORES + 40, held, 16, INK if holder >= 0 else SHADE, anchor="lm", fit=82),
        ]
    piles = (
        ("camelot-white-pile", view.white_draw, view.white_discard, white_card),
        ("camelot-black-pile", view.black_draw, view.black_discard, black_card),
    )
    for place, (key, draw, discards, card) in enumerate(piles):
        x = 406.0 + 198 * place
        shapes += [
            *card(number(draw), x, STORES + 4, 40, 48),
            *card(number(discards), x + 46, STORES + 16, 32, 36),
            Label(x + 86, STORES + 17, say(key), 17, INK, face="bold", anchor="lm", fit=104),
            Label(x + 86, STORES + 40, say("camelot-and-discards"), 16, SHADE, anchor="lm", fit=104),
        ]
    return shapes


def _now(view: View) -> list[AnyShape]:
    """Below the map: how it ended, the Black card entering play, or the cards to be shared."""
    if view.over:
        ink = INK if loyal_won(view) else PAPER
        verdict = "camelot-verdict-loyal" if loyal_won(view) else "camelot-verdict-evil"
        return [
            Box(10, NOW, 380, 56, GOLD if loyal_won(view) else DARK, INK, 10, 2),
            Label(200, NOW + 18, say(verdict), 20, ink, face="court", fit=360),
            Label(200, NOW + 41, why(view), 17, ink, fit=360),
        ]
    if view.resolving:
        return _middle(view)
    cards = view.pool or view.played
    if not cards:
        phase = say(f"camelot-phase-{view.phase.value}", who=view.active)
        return [
            Box(10, NOW + 6, 380, 44, "#e9e2d2", STONE, 10, 1.5),
            Label(200, NOW + 28, phase, 19, INK, face="court", fit=364),
        ]
    title = say("camelot-pool-title" if view.pool else "camelot-played-title")
    shapes: list[AnyShape] = [Label(14, NOW + 28, title, 17, INK, face="bold", anchor="lm", fit=76)]
    for place, lying in enumerate(cards[:7]):
        shapes += white_card(_face(lying), 96 + 41 * place, NOW + 3, 36, 50)
    return shapes


def loyal_won(view: View) -> bool:
    return any(view.champions[seat].loyalty is False for seat in view.winners)


def why(view: View) -> Phrase:
    """Why the game has ended."""
    return say(f"camelot-why-{view.over}", white=view.white_swords, black=view.black_swords)


def called(view: View, card: Black) -> str:
    """What a card that enters play is called: one of a combat as it will lie there."""
    place = quest_of(card, dragon=not view.board(Place.LANCELOT).open)
    return foe(card, place) if card.duels and place is not None and view.board(place).open else card.word


def _middle(view: View) -> list[AnyShape]:
    """The Black card that is entering play, and the Merlins offered against it."""
    last = view.resolving[-1]
    text = say("camelot-hidden") if last.card is None or last.down else say(f"camelot-{called(view, last.card)}")
    shapes: list[AnyShape] = [
        Box(10, NOW, 240, 56, DARK, CRIMSON, 10, 3),
        Label(130, NOW + 28, text, 21, PAPER, face="court", fit=222),
    ]
    for place in range(view.offered):
        shapes += white_card(say("camelot-sign-merlin"), 262 + 41 * place, NOW + 3, 36, 50)
    return shapes


def _face(card: White) -> Phrase:
    """What stands on a small White card: a Fight's number, or a sign."""
    return number(card) if card.fights else say(f"camelot-sign-{card.word}")


def _champion(view: View, one: Champion, place: int) -> list[AnyShape]:
    """A knight's row: shield, name, life, hand, relics, what is known of the loyalty; or that they have accused."""
    x, y = 10.0 + 395 * (place % 2), ROLL + 66 * (place // 2)
    active = one.seat == view.active and not view.over
    shapes: list[AnyShape] = [
        Box(
            x, y, 385, 60, "#fffaf0" if one.knightly else "#e4dccb", GOLD if active else STONE, 10, 4 if active else 1.5
        ),
        *shield(one.knight, x + 28, y + 28, 20),
        Label(x + 56, y + 18, say("name", who=one.seat), 20, INK, face="bold", anchor="lm", fit=176),
    ]
    if one.knightly:
        for point in range(MOST_LIFE):
            shapes += heart(x + 66 + 20 * point, y + 44, 8, point < one.life)
        shapes += white_card(number(one.cards), x + 196, y + 28, 32, 29)
    else:
        state = "camelot-mark-unmasked" if one.revealed else "camelot-mark-dead"
        shapes.append(Label(x + 56, y + 42, say(state), 16, SHADE, face="bold", anchor="lm", fit=150))
    owned = [which for which in Relic if view.relics[which] == one.seat]
    for slot_, which in enumerate(owned):
        shapes += relic(which, x + 248 + 30 * slot_, y + 44)
    shapes.append(
        Label(x + 374, y + 16, say(f"camelot-{one.knight.word}"), 17, SHADE, face="court", anchor="rm", fit=134)
    )
    if one.loyalty is not None:
        word = "traitor" if one.loyalty else "loyal"
        colour = CRIMSON if one.loyalty else BLUE
        shapes.append(Label(x + 374, y + 42, say(f"camelot-{word}"), 16, colour, face="bold", anchor="rm", fit=90))
    elif one.accused:
        shapes.append(Label(x + 374, y + 42, say("camelot-mark-accused"), 16, SHADE, anchor="rm", fit=90))
    return shapes
