"""Below the map: relics and piles, what is going on and in force, and a plaque for each knight."""

from __future__ import annotations

from games.camelot.art import (
    BLUE,
    CRIMSON,
    EVIL,
    EVIL_INK,
    EVIL_RIM,
    FOES,
    HIDDEN,
    INK,
    ON_WOOD,
    PARCHMENT,
    SHADE,
    SIGNS,
    SPENT,
    black_back,
    number,
    relic,
    shield,
    white_back,
    white_card,
)
from games.camelot.landscape import SHORE
from games.camelot.pieces import MOST_LIFE, Black, Place, Relic, White, foe
from games.camelot.rules.black import quest_of
from games.camelot.state import ESCROW, ON_BOARD, REMOVED
from games.camelot.view import Champion, View
from games.core.furniture import GLOW, HEART, RIM_OF_TURN, Chip, hollow, medallion, solid
from games.core.scene import FOIL, AnyShape, Box, Fade, Glow, Label, Paint, Plate, Sign
from games.core.text import Phrase, say

STORES, NOW, ROLL = SHORE + 10.0, SHORE + 78.0, SHORE + 140.0
"""Where the relics and the piles lie; where one sees what is just happening; where the rows of knights begin."""
ROW = 70
PLAQUE = (384.0, 62.0)
NOWHERE = {ON_BOARD: "waits", REMOVED: "lost", ESCROW: "escrow"}
MOST_SHOWN = 7
"""Cards that lie in a row on the table."""
LOST = Chip("#5a4a3c", "#fbf3df", "#8a7a62")
TREASON = Chip("#5f1420", EVIL_INK, EVIL_RIM)


def stores(view: View) -> list[AnyShape]:
    """Each relic and who bears it, pale where nobody does; then the piles, each with its discards."""
    shapes: list[AnyShape] = []
    for place, which in enumerate(Relic):
        x, holder = 12.0 + 129 * place, view.relics[which]
        borne = holder >= 0
        where = say("name", who=holder) if borne else say(f"camelot-at-{NOWHERE[holder]}")
        shapes += [
            _slab(x, STORES, 126, 58, PARCHMENT if borne else SPENT),
            relic(which, x + 21, STORES + 29, 38, grey=not borne),
            Label(x + 42, STORES + 19, say(f"camelot-short-{which.word}"), 18, INK, "bold", "lm", fit=81),
            Label(x + 42, STORES + 42, where, 18, INK if borne else SHADE, "semi", "lm", fit=81),
        ]
    piles = (
        ("camelot-white-pile", view.white_draw, view.white_discard, white_back, "#2b5896"),
        ("camelot-black-pile", view.black_draw, view.black_discard, black_back, "#2a2430"),
    )
    for place, (key, draw, discards, card, hue) in enumerate(piles):
        x = 412.0 + 194 * place
        shapes += [card(x - 2 + 3 * layer, STORES + 3 - 2 * layer, (42, 56)) for layer in range(min(draw, 3))]
        shapes += [
            medallion(x + 46, STORES + 44, 36, hue, number(draw), "bold"),
            Label(x + 68, STORES + 19, say(key), 20, ON_WOOD, "bold", "lm", fit=122),
            Label(
                x + 68, STORES + 43, say("camelot-and-discards", count=discards), 19, "#e6d6b6", "text", "lm", fit=122
            ),
        ]
    return shapes


def _slab(x: float, y: float, width: float, height: float, fill: Paint) -> Box:
    return Box(x, y, width, height, fill=fill, line="#7a5c30", radius=10, thick=2, lift=2)


def spells(view: View) -> list[AnyShape]:
    """Black cards in force."""
    there = ((Black.DARK_FOREST, view.dark_forest), (Black.MISTS, view.mists), (Black.VIVIEN, view.vivien))
    force = [card for card, yes in there if yes]
    if not force:
        return [Label(412, NOW + 28, say("camelot-no-spell"), 20, "#e6d6b6", "text", "lm", fit=370)]
    shapes: list[AnyShape] = []
    for place, card in enumerate(force):
        x = 404.0 + 129 * place
        shapes += [
            Box(x, NOW, 125, 54, fill=EVIL, line=EVIL_RIM, radius=12, thick=2, lift=2),
            Sign(x + 26, NOW + 27, FOES[card], 36, "#e88a8a"),
            Label(
                x + 48, NOW + 27, say(f"camelot-{card.word}"), 19, EVIL_INK, "bold", "lm", fit=74, lines=2, leading=1.05
            ),
        ]
    return shapes


def now(view: View) -> list[AnyShape]:
    """How it ended, the Black card entering play, the cards to be shared, or whose phase it is."""
    if view.over:
        return _verdict(view)
    if view.resolving:
        return _entering(view)
    cards = view.pool or view.played
    if not cards:
        phase = say(f"camelot-phase-{view.phase.value}", who=view.active)
        return [_slab(12, NOW, 384, 54, PARCHMENT), Label(204, NOW + 28, phase, 23, INK, "quest", fit=364)]
    title = say("camelot-pool-title" if view.pool else "camelot-played-title")
    shapes: list[AnyShape] = [
        _slab(12, NOW, 384, 54, PARCHMENT),
        Label(22, NOW + 28, title, 20, INK, "bold", "lm", fit=84),
    ]
    return shapes + [
        white_card(110 + 40 * place, NOW + 4, lying, (36, 46)) for place, lying in enumerate(cards[:MOST_SHOWN])
    ]


def _verdict(view: View) -> list[AnyShape]:
    won = loyal_won(view)
    fill, line, ink = (Fade("#ffeeb8", "#e0b24a"), FOIL, INK) if won else (EVIL, EVIL_RIM, EVIL_INK)
    verdict = "camelot-verdict-loyal" if won else "camelot-verdict-evil"
    return [
        Box(12, NOW, 384, 54, fill=fill, line=line, radius=10, thick=3, lift=3),
        Label(204, NOW + 17, say(verdict), 22, ink, "quest", fit=366),
        Label(204, NOW + 40, why(view), 18, ink, "semi", fit=366),
    ]


def _entering(view: View) -> list[AnyShape]:
    """The Black card that is entering play, and the Merlins offered against it."""
    last = view.resolving[-1]
    hidden = last.card is None or last.down
    text = say("camelot-hidden") if last.card is None or last.down else say(f"camelot-{called(view, last.card)}")
    sign = HIDDEN if hidden or last.card is None else foe_sign(view, last.card)
    room = 384 - 70 - 40 * view.offered
    shapes: list[AnyShape] = [
        Box(12, NOW, 384, 54, fill=EVIL, line=EVIL_RIM, radius=10, thick=3, lift=4),
        Sign(40, NOW + 27, sign, 38, "#f0727a"),
        Label(
            68,
            NOW + 28,
            text,
            25,
            EVIL_INK,
            "realm",
            "lm",
            fit=room,
            shadow=1,
            lines=1 if view.offered < 2 else 2,
            leading=1,
        ),
    ]
    offered = range(view.offered)
    return shapes + [white_card(354 - 40 * place, NOW + 5, White.MERLIN, (36, 44)) for place in offered]


def foe_sign(view: View, card: Black) -> str:
    """Lancelot's cards are the Dragon's once he has come."""
    place = quest_of(card, dragon=not view.board(Place.LANCELOT).open) if card.duels else None
    return SIGNS[place] if place is not None else FOES[card]


def champion(view: View, one: Champion, place: int) -> list[AnyShape]:
    """A knight's plaque: arms, name, life, hand, relics, what is known of the loyalty; or that they have accused."""
    x, y = 12.0 + 392 * (place % 2), ROLL + ROW * (place // 2)
    width, height = PLAQUE
    active = one.seat == view.active and not view.over
    shapes: list[AnyShape] = [Glow(x, y, width, height, GLOW, radius=10, blur=7)] if active else []
    fill = PARCHMENT if one.knightly else SPENT
    line: Paint = RIM_OF_TURN if active else "#7a5c30"
    shapes += [
        Box(x, y, width, height, fill=fill, line=line, radius=10, thick=4 if active else 2, lift=2),
        *shield(one.knight, x + 31, y + 31, 44, active=active, grey=not one.knightly),
        Label(x + 60, y + 19, say("name", who=one.seat), 23, INK, "bold", "lm", fit=182),
        Label(x + 372, y + 20, say(f"camelot-{one.knight.word}"), 19, SHADE, "quest", "rm", fit=124),
        *_state(one, x, y + 45),
    ]
    owned = [which for which in Relic if view.relics[which] == one.seat]
    shapes += [relic(which, x + 249 + 25 * slot, y + 45, 25) for slot, which in enumerate(owned)]
    if one.loyalty is not None:
        word, colour = ("traitor", CRIMSON) if one.loyalty else ("loyal", BLUE)
        shapes.append(Label(x + 372, y + 45, say(f"camelot-{word}"), 19, colour, "bold", "rm", fit=64))
    elif one.accused:
        shapes.append(Label(x + 372, y + 45, say("camelot-mark-accused"), 18, SHADE, "semi", "rm", fit=64))
    return shapes


def _state(one: Champion, x: float, y: float) -> list[AnyShape]:
    """Life and hand; of whoever is no knight any more, why."""
    if not one.knightly:
        mark, sign, colours = ("unmasked", "drama-masks", TREASON) if one.revealed else ("dead", "tombstone", LOST)
        plate = Plate(colours.fill, colours.rim, thick=1.5, tall=1.4, pad=0.6, sign=sign)
        return [Label(x + 58, y + 1, say(f"camelot-mark-{mark}"), 18, colours.ink, "bold", "lm", plate=plate)]
    shapes: list[AnyShape] = []
    for point in range(MOST_LIFE):
        at = (x + 69 + 20 * point, y)
        full = point < one.life
        shapes.append(
            solid(*at, "hearts", 19, HEART, "#4a0814", 1.2)
            if full
            else hollow(*at, "hearts", 19, "#8a7450b4", "#8a745026")
        )
    return [
        *shapes,
        white_back(x + 185, y - 14, (20, 28)),
        Label(x + 209, y, number(one.cards), 22, INK, "bold", "lm"),
    ]


def goal(place: int) -> list[AnyShape]:
    """Where a row has no second knight: what everybody plays for."""
    x, y = 12.0 + 392 * (place % 2), ROLL + ROW * (place // 2)
    width, height = PLAQUE
    return [
        Box(x, y, width, height, fill="#00000040", line="#c4922a8c", radius=10, thick=1.5),
        Label(
            x + width / 2,
            y + height / 2,
            say("camelot-goal"),
            19,
            ON_WOOD,
            "semi",
            fit=width - 28,
            lines=2,
            leading=1.25,
        ),
    ]


def loyal_won(view: View) -> bool:
    return any(view.champions[seat].loyalty is False for seat in view.winners)


def why(view: View) -> Phrase:
    """Why the game has ended."""
    return say(f"camelot-why-{view.over}", white=view.white_swords, black=view.black_swords)


def called(view: View, card: Black) -> str:
    """What a card that enters play is called: one of a combat as it will lie there."""
    place = quest_of(card, dragon=not view.board(Place.LANCELOT).open)
    return foe(card, place) if card.duels and place is not None and view.board(place).open else card.word


def height(seats: int) -> int:
    """Of the whole picture."""
    return int(ROLL + ROW * ((seats + 1) // 2) + 4)
