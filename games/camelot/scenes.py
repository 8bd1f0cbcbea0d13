"""Camelot in pictures: the realm with all its quests."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from games.camelot.drawing import (
    BLUE,
    CRIMSON,
    DARK,
    GOLD,
    INK,
    PAPER,
    SHADE,
    STONE,
    black_card,
    engine,
    heart,
    number,
    relic,
    round_table,
    shield,
    slot,
    sword,
    warrior,
    white_card,
)
from games.camelot.pieces import (
    COMBATS,
    GRAIL_SLOTS,
    MOST_ENGINES,
    MOST_LIFE,
    PATTERNS,
    STRAIGHT,
    VALUES,
    WARRIORS,
    WARS,
    Black,
    Place,
    Relic,
    White,
)
from games.camelot.state import ESCROW, ON_BOARD, REMOVED
from games.camelot.view import Board, Champion, View
from games.core.scene import AnyShape, Box, Disc, Label, Line, Scene
from games.core.text import Phrase, say

WIDTH = 800
TABLE = (180.0, 190.0, 112.0)
"""Centre and radius of the Round Table."""
CORNERS = {
    Place.BLACK_KNIGHT: (10.0, 372.0),
    Place.LANCELOT: (405.0, 372.0),
    Place.DRAGON: (405.0, 372.0),
    Place.EXCALIBUR: (10.0, 512.0),
    Place.HOLY_GRAIL: (405.0, 512.0),
    Place.PICTS: (10.0, 652.0),
    Place.SAXONS: (405.0, 652.0),
}
BOARD = (385.0, 130.0)
ROLL = 794.0
"""Where the rows of knights begin."""
NOWHERE = {ON_BOARD: "waits", REMOVED: "lost", ESCROW: "escrow"}


def realm(view: View) -> Scene:
    """The Round Table, the siege, the quests with their cards and knights, and the knights themselves."""
    shapes: list[AnyShape] = [*_title(view), *_swords(view), *_siege(view), *_now(view)]
    for board in view.boards:
        if board.open or (board.place is Place.DRAGON and not view.board(Place.LANCELOT).open) or _done(board):
            shapes += _board(view, board)
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
    return Scene(WIDTH, int(ROLL + rows * 64 + 6), shapes, alt, list(_ground()))


def _done(board: Board) -> bool:
    return not board.open and board.place in (Place.EXCALIBUR, Place.HOLY_GRAIL)


@cache
def _ground() -> tuple[AnyShape, ...]:
    """What never changes: the table, the walls, the empty slots."""
    shapes: list[AnyShape] = [Box(0, 0, WIDTH, 54, "#3d3a4a"), *round_table(*TABLE)]
    shapes.append(Box(390, 66, 400, 110, "#efe6d2", STONE, 12, 2))
    shapes += [one for place in range(MOST_ENGINES) for one in engine(*_engine_at(place), False)]
    for place, (x, y) in CORNERS.items():
        if place is not Place.DRAGON:
            shapes.append(Box(x, y, *BOARD, "#f7f0df", STONE, 12, 2))
    return tuple(shapes)


def _engine_at(place: int) -> tuple[float, float]:
    return 420 + 63 * (place % 6), 116 + 40 * (place // 6)


def _title(view: View) -> list[AnyShape]:
    heading = say("camelot-heading", turn=view.turns)
    shapes: list[AnyShape] = [Label(18, 27, heading, 25, PAPER, bold=True, serif=True, anchor="lm", fit=430)]
    if view.turns and not view.over:
        whose = say("camelot-turn-of", who=view.active)
        shapes.append(Label(WIDTH - 18, 27, whose, 20, PAPER, anchor="rm", fit=330))
    return shapes


def _swords(view: View) -> list[AnyShape]:
    """White swords from the top clockwise, then the black ones; the count is in the middle."""
    x, y, radius = TABLE
    shapes: list[AnyShape] = []
    for place in range(min(16, view.white_swords + view.black_swords)):
        angle = -pi / 2 + 2 * pi * place / 16
        black = place >= view.white_swords
        shapes += sword(x + radius * 0.62 * cos(angle), y + radius * 0.62 * sin(angle), angle, 38, black)
    shapes += [
        Label(x - 15, y, number(view.white_swords), 25, BLUE, bold=True),
        Label(x, y, say("camelot-sign-to"), 20, SHADE),
        Label(x + 15, y, number(view.black_swords), 25, INK, bold=True),
    ]
    home = view.present(Place.CAMELOT)
    if home:
        shapes.append(Label(344, 76, say("camelot-place-camelot"), 15, SHADE, bold=True, serif=True))
    for place, seat in enumerate(home):
        at = (324 + 40 * (place % 2), 108 + 44 * (place // 2))
        shapes += shield(view.champions[seat].knight, *at, 16, active=seat == view.active)
    return shapes


def _siege(view: View) -> list[AnyShape]:
    """The engines before the walls; below them the piles, the relics, and what is in force."""
    title = say("camelot-siege-title", engines=view.engines)
    shapes: list[AnyShape] = [Label(402, 82, title, 18, INK, bold=True, anchor="lm", fit=370)]
    for place in range(view.engines):
        shapes += engine(*_engine_at(place), True)
    shapes += [*_piles(view), *_relics(view)]
    x = 392.0
    for card in [card for card, there in _spells(view) if there]:
        shapes += [
            Box(x, 312, 126, 34, DARK, INK, 6, 1.5),
            Label(x + 63, 329, say(f"camelot-{card.word}"), 16, PAPER, bold=True, fit=116),
        ]
        x += 132
    return shapes


def _piles(view: View) -> list[AnyShape]:
    """The four piles, face down, with how many cards lie in each."""
    shapes: list[AnyShape] = []
    piles = (
        ("white-pile", view.white_draw, True),
        ("white-discards", view.white_discard, True),
        ("black-pile", view.black_draw, False),
        ("black-discards", view.black_discard, False),
    )
    for place, (key, count, white) in enumerate(piles):
        x = 392.0 + 100 * place
        card = white_card if white else black_card
        shapes += [
            *card(number(count), x, 188, 38, 44),
            Label(x + 44, 210, say(f"camelot-{key}"), 14, SHADE, anchor="lm", fit=54),
        ]
    return shapes


def _relics(view: View) -> list[AnyShape]:
    """Each relic and who bears it; faded words where nobody does."""
    shapes: list[AnyShape] = []
    for place, which in enumerate(Relic):
        x, holder = 392.0 + 133 * place, view.relics[which]
        shapes += [Box(x, 244, 127, 56, "#fffaf0", STONE, 8, 1.5), *relic(which, x + 18, 272)]
        shapes.append(
            Label(x + 36, 260, say(f"camelot-short-{which.name.lower()}"), 15, INK, bold=True, anchor="lm", fit=86)
        )
        if holder >= 0:
            shapes.append(Label(x + 36, 284, say("name", who=holder), 15, INK, anchor="lm", fit=86))
        else:
            shapes.append(Label(x + 36, 284, say(f"camelot-at-{NOWHERE[holder]}"), 14, SHADE, anchor="lm", fit=86))
    return shapes


def _now(view: View) -> list[AnyShape]:
    """Below the Round Table: how it ended, the Black card entering play, or the cards to be shared."""
    if view.over:
        ink = INK if _loyal_won(view) else PAPER
        verdict = "camelot-verdict-loyal" if _loyal_won(view) else "camelot-verdict-evil"
        return [
            Box(10, 308, 370, 56, GOLD if _loyal_won(view) else DARK, INK, 10, 2),
            Label(195, 325, say(verdict), 19, ink, bold=True, serif=True, fit=350),
            Label(195, 349, say(f"camelot-why-{view.over}"), 15, ink, fit=350),
        ]
    if view.resolving:
        return _middle(view)
    shapes: list[AnyShape] = []
    cards = view.pool or view.played
    if cards:
        title = say("camelot-pool-title" if view.pool else "camelot-played-title")
        shapes.append(Label(14, 336, title, 15, INK, bold=True, anchor="lm", fit=76))
    for place, lying in enumerate(cards[:7]):
        shapes += white_card(_face(lying), 96 + 41 * place, 311, 36, 50)
    return shapes


def _loyal_won(view: View) -> bool:
    return any(view.champions[seat].loyalty is False for seat in view.winners)


def _middle(view: View) -> list[AnyShape]:
    """The Black card that is entering play, and the Merlins offered against it."""
    last = view.resolving[-1]
    text = say("camelot-hidden") if last.card is None or last.down else say(f"camelot-{last.card.word}")
    shapes: list[AnyShape] = [
        Box(10, 308, 230, 56, DARK, CRIMSON, 10, 3),
        Label(125, 336, text, 20, PAPER, bold=True, serif=True, fit=212),
    ]
    for place in range(view.offered):
        shapes += white_card(say("camelot-sign-merlin"), 250 + 41 * place, 311, 36, 50)
    return shapes


def _spells(view: View) -> list[tuple[Black, bool]]:
    return [
        (Black.DARK_FOREST, view.dark_forest),
        (Black.MISTS, view.mists),
        (Black.VIVIEN, view.vivien),
    ]


def _face(card: White) -> Phrase:
    """What stands on a small White card: a Fight's number, or a sign."""
    return number(card) if card.fights else say(f"camelot-sign-{card.word}")


def _board(view: View, board: Board) -> list[AnyShape]:
    x, y = CORNERS[board.place]
    title = Label(
        x + 12, y + 17, say(f"camelot-place-{board.place.word}"), 18, INK, bold=True, serif=True, anchor="lm", fit=250
    )
    if not board.open:
        return [title, Label(x + 190, y + 70, say("camelot-closed"), 20, SHADE, bold=True)]
    shapes: list[AnyShape] = [title]
    if board.heroism:
        shapes += _tag("camelot-heroism", x + 262, y + 6, GOLD, INK)
    if board.mordred:
        shapes += _tag("camelot-mordred", x + 262 - 120 * board.heroism, y + 6, DARK, PAPER)
    if board.place in COMBATS:
        shapes += _combat(board, x, y)
    elif board.place in WARS:
        shapes += _war(board, x, y)
    elif board.place is Place.EXCALIBUR:
        shapes += _river(board, x, y)
    else:
        shapes += _grail(board, x, y)
    for place, seat in enumerate(view.present(board.place)):
        shapes += shield(view.champions[seat].knight, x + 366 - 34 * place, y + 112, 12, active=seat == view.active)
    return shapes


def _tag(key: str, x: float, y: float, fill: str, ink: str) -> list[AnyShape]:
    return [Box(x, y, 112, 22, fill, INK, 6, 1), Label(x + 56, y + 11, say(key), 14, ink, bold=True, fit=104)]


def _combat(board: Board, x: float, y: float) -> list[AnyShape]:
    pattern, values = PATTERNS[board.place], VALUES[board.place]
    shapes: list[AnyShape] = []
    for place in range(pattern.white):
        at = (x + 12 + 34 * place, y + 34)
        shapes += white_card(number(board.white[place]), *at) if place < len(board.white) else slot(*at)
    for place in range(pattern.black):
        at = (x + 12 + 34 * place, y + 82)
        if place >= len(board.black):
            shapes += slot(*at)
            continue
        seen = board.black[place]
        known = seen.card is not None and not seen.down
        shapes += black_card(number(values[seen.card]) if known and seen.card is not None else None, *at)
    shown = [values[one.card] for one in board.black if one.card is not None and not one.down]
    hidden = len(board.black) - len(shown)
    white = say("camelot-sum-white", sum=sum(board.white))
    black = say("camelot-sum-black", sum=sum(shown), hidden=hidden)
    shapes.append(Label(x + 190 + 130 * (pattern.white > 5), y + 54, white, 15, BLUE, bold=True, anchor="lm", fit=64))
    shapes.append(Label(x + 190, y + 86, black, 15, INK, bold=True, anchor="lm", fit=184))
    return shapes


def _war(board: Board, x: float, y: float) -> list[AnyShape]:
    shapes: list[AnyShape] = []
    for place in range(STRAIGHT + board.mordred):
        at = (x + 12 + 38 * place, y + 34)
        wanted = min(place + 1, STRAIGHT)
        if place < len(board.white):
            shapes += white_card(number(wanted), *at)
        else:
            shapes += [*slot(*at), Label(at[0] + 15, at[1] + 20, number(wanted), 18, "#b3a68a")]
    for place in range(WARRIORS):
        shapes += warrior(x + 28 + 38 * place, y + 100, place < board.track)
    return shapes


def _river(board: Board, x: float, y: float) -> list[AnyShape]:
    """Eleven stepping stones; the knights' bank is on the right."""
    shapes: list[AnyShape] = [
        Line([(x + 24, y + 66), (x + 364, y + 66)], "#8fb3cf", 16),
        Label(x + 12, y + 89, say("camelot-bank-evil"), 14, SHADE, anchor="lm", fit=150),
        Label(x + 373, y + 89, say("camelot-bank-knights"), 14, SHADE, anchor="rm", fit=150),
    ]
    shapes += [Disc(x + 24 + 34 * place, y + 66, 8, PAPER if place else DARK, BLUE, 2) for place in range(11)]
    shapes += sword(x + 24 + 34 * (board.track + 5), y + 56, -pi / 2, 26, False)
    return shapes


def _grail(board: Board, x: float, y: float) -> list[AnyShape]:
    """Seven slots: Grail cards from the left, Black cards from the right."""
    shapes: list[AnyShape] = [Label(x + 14, y + 90, say("camelot-grail-legend"), 14, SHADE, anchor="lm", fit=290)]
    for place in range(GRAIL_SLOTS):
        at = (x + 14 + 40 * place, y + 33)
        if place < len(board.white):
            shapes += white_card(say("camelot-sign-grail"), *at, 34, 46)
        elif place >= GRAIL_SLOTS - len(board.black):
            seen = board.black[GRAIL_SLOTS - 1 - place]
            sign = "camelot-sign-desolation" if seen.card is Black.DESOLATION else "camelot-sign-despair"
            shapes += black_card(say(sign), *at, 34, 46)
        else:
            shapes += slot(*at, 34, 46)
    return shapes


def _champion(view: View, one: Champion, place: int) -> list[AnyShape]:
    """A knight's row: shield, name, life, hand, relics, and what is known of the loyalty."""
    x, y = 10.0 + 395 * (place % 2), ROLL + 64 * (place // 2)
    active = one.seat == view.active and not view.over
    shapes: list[AnyShape] = [
        Box(
            x, y, 385, 58, "#fffaf0" if one.knightly else "#e4dccb", GOLD if active else STONE, 10, 4 if active else 1.5
        ),
        *shield(one.knight, x + 28, y + 28, 20),
        Label(x + 56, y + 18, say("name", who=one.seat), 18, INK, bold=True, anchor="lm", fit=170),
    ]
    if one.knightly:
        for point in range(MOST_LIFE):
            shapes += heart(x + 64 + 19 * point, y + 42, 7, point < one.life)
        shapes += white_card(number(one.cards), x + 190, y + 30, 28, 25)
    else:
        state = "camelot-mark-unmasked" if one.revealed else "camelot-mark-dead"
        shapes.append(Label(x + 56, y + 42, say(state), 16, SHADE, bold=True, anchor="lm", fit=150))
    owned = [which for which in Relic if view.relics[which] == one.seat]
    for slot_, which in enumerate(owned):
        shapes += relic(which, x + 240 + 32 * slot_, y + 41)
    shapes.append(
        Label(x + 374, y + 16, say(f"camelot-{one.knight.name.lower()}"), 15, SHADE, serif=True, anchor="rm", fit=140)
    )
    if one.loyalty is not None:
        word = "traitor" if one.loyalty else "loyal"
        colour = CRIMSON if one.loyalty else BLUE
        shapes.append(Label(x + 374, y + 42, say(f"camelot-{word}"), 16, colour, bold=True, anchor="rm", fit=90))
    return shapes
