"""Coup in pictures: the court of the table, and one's own cards."""

from __future__ import annotations

from games.core.scene import AnyShape, Box, Disc, Label, Line, Polygon, Scene
from games.core.text import Phrase, Seat, say
from games.coup.drawing import GOLD, HUES, INK, PALE, emblem
from games.coup.pieces import Character
from games.coup.view import Courtier, View

FELT = "#23402f"
PAPER = "#fffaf0"
SHADE = "#857a70"
BACK = "#5a2a36"
BRASS = "#c2933a"
ALARM = "#b3402e"

WIDTH = 800
HEAD = 116
ROW = 92


def table_scene(view: View) -> Scene:
    """The claim that is being made on top; then a row for each player: name, coins, lives and lost characters."""
    shapes: list[AnyShape] = [Box(0, 0, WIDTH, HEAD - 8, fill=FELT), *_court(view), *_now(view)]
    for seat, courtier in enumerate(view.courtiers):
        shapes += _row(view, seat, courtier, HEAD + ROW * seat)
    alt = [say("coup-alt-table", court=view.court)]
    return Scene(WIDTH, HEAD + ROW * len(view.courtiers) + 4, shapes, alt)


def _court(view: View) -> list[AnyShape]:
    """The Court: a stack of backs, how many they are, and what cards there are in the game."""
    stack: list[AnyShape] = [
        Box(WIDTH - 78 - 4 * layer, 8 + 4 * layer, 46, 64, fill=BACK, line=PALE, radius=6, thick=1.5)
        for layer in range(min(view.court, 4))
    ]
    return [
        *stack,
        Label(WIDTH - 108, 32, say("coup-court"), 19, PALE, anchor="rm", fit=110),
        Label(WIDTH - 108, 60, say("number", count=view.court), 30, GOLD, face="bold", anchor="rm"),
        Label(
            WIDTH - 24, 96, say("coup-court-cast", fifth=view.fifth, copies=view.copies), 15, PALE, anchor="rm", fit=210
        ),
    ]


def _now(view: View) -> list[AnyShape]:
    """What is going on, in one or two lines, with the claimed character's emblem before it."""
    lines = _lines(view)
    move = view.move
    claimed = None if move is None or view.over else move.block or move.claim
    shapes: list[AnyShape] = []
    left = 24.0
    if claimed is not None:
        shapes += small_card(claimed, 18, 14, 56, 80)
        left = 92.0
    step = 36 if len(lines) > 1 else 0
    for place, line in enumerate(lines):
        bright = place == len(lines) - 1
        y = 54 - step / 2 + step * place
        shapes.append(
            Label(
                left,
                y,
                line,
                25,
                PALE if bright else "#c9d2c6",
                face="bold" if bright else "text",
                anchor="lm",
                fit=WIDTH - left - 240,
            )
        )
    return shapes


def heading(view: View) -> Phrase:
    if view.series_wins == 1:
        return say("coup-heading")
    return say("coup-heading-series", game=view.game, target=view.series_wins)


def _lines(view: View) -> list[Phrase]:
    """While nothing is announced the row of whoever is to act stands out; nothing need say it again."""
    if view.over:
        return [say("coup-sign-won", who=next(iter(view.living()), None))]
    if view.stage == "draft":
        return [say("coup-sign-draft")]
    move = view.move
    if move is None:
        return [heading(view)]
    lines = [say(f"coup-sign-{move.action.word}", who=view.active, **move.facts())]
    if move.blocker is not None:
        lines.append(say("coup-sign-blocked", who=move.blocker, character=move.block))
    return lines


def _row(view: View, seat: Seat, courtier: Courtier, top: float) -> list[AnyShape]:
    alive = courtier.hidden > 0
    turn = alive and seat == view.active and not view.over and view.stage != "draft"
    target = alive and view.move is not None and view.move.target == seat
    line = BRASS if turn else ALARM if target else "#d9cdbb"
    shapes: list[AnyShape] = [
        Box(10, top, WIDTH - 20, ROW - 8, fill=PAPER if alive else "#e4dccf", line=line, radius=14,
            thick=4 if turn or target else 1.5)
    ]  # fmt: skip
    if turn:
        shapes.append(Polygon([(10, top + 28), (28, top + 42), (10, top + 56)], fill=BRASS))
    if target:
        shapes += _crosshair(330, top + 42)
    name = INK if alive else SHADE
    shapes.append(Label(40, top + 28, say("name", who=seat), 24, name, face="bold", anchor="lm", fit=250))
    shapes += _purse(courtier, top + 60) if alive else _mark(courtier, top + 60)
    if view.series_wins > 1:
        shapes.append(Label(290, top + 62, say("coup-mark-wins", wins=courtier.wins), 18, name, anchor="rm", fit=120))
    return [*shapes, *_lives(view, seat, courtier, top)]


def _purse(courtier: Courtier, y: float) -> list[AnyShape]:
    """Coins as a row of discs and as a number."""
    discs: list[AnyShape] = [
        Disc(50 + 12 * place, y, 9, fill="#e3b94d", line=INK, thick=1.2) for place in range(min(courtier.coins, 12))
    ]
    after = 50 + 12 * min(courtier.coins, 12) + (8 if courtier.coins else -6)
    return [*discs, Label(after, y, say("number", count=courtier.coins), 22, INK, face="bold", anchor="lm")]


def _mark(courtier: Courtier, y: float) -> list[AnyShape]:
    word = "coup-mark-gone" if courtier.gone else "coup-mark-out"
    return [Label(40, y, say(word), 20, SHADE, face="bold", anchor="lm", fit=200)]


def _crosshair(x: float, y: float) -> list[AnyShape]:
    return [
        Disc(x, y, 16, line=ALARM, thick=3),
        Line([(x - 24, y), (x + 24, y)], ALARM, 3),
        Line([(x, y - 24), (x, y + 24)], ALARM, 3),
    ]


def _lives(view: View, seat: Seat, courtier: Courtier, top: float) -> list[AnyShape]:
    """Lost characters face up, hidden ones as backs; after the end these lie open too."""
    shapes: list[AnyShape] = []
    x = 400.0
    for card in courtier.shown:
        shapes += wide_card(card, x, top + 8, lost=True)
        x += 192
    held = view.reports[seat].held if view.over else []
    for place in range(courtier.hidden):
        shapes += wide_card(held[place], x, top + 8, lost=False) if held else _back(x, top + 8)
        x += 192
    return shapes


def _back(x: float, y: float) -> list[AnyShape]:
    return [
        Box(x, y, 180, 68, fill=BACK, line=INK, radius=8, thick=1.5),
        Box(x + 7, y + 7, 166, 54, line="#d8a9b0", radius=5, thick=2),
        Polygon([(x + 90, y + 14), (x + 112, y + 34), (x + 90, y + 54), (x + 68, y + 34)], line="#d8a9b0", width=2),
    ]


def wide_card(card: Character, x: float, y: float, *, lost: bool) -> list[AnyShape]:
    """A character lying open: emblem and name; a lost one is pale and struck through."""
    hue = HUES[card] + ("88" if lost else "")
    shapes: list[AnyShape] = [
        Box(x, y, 180, 68, fill=PAPER, line=INK, radius=8, thick=1.5),
        Box(x + 4, y + 4, 60, 60, fill=hue, radius=6),
        *emblem(card, x + 34, y + 34, 24),
        Label(x + 122, y + 34, say(f"coup-{card.word}"), 20, SHADE if lost else INK, face="bold", fit=106),
    ]
    if lost:
        shapes.append(Line([(x + 70, y + 54), (x + 174, y + 54)], ALARM, 3))
    return shapes


def small_card(card: Character, x: float, y: float, wide: float, tall: float) -> list[AnyShape]:
    return [
        Box(x, y, wide, tall, fill=HUES[card], line=PALE, radius=7, thick=2),
        *emblem(card, x + wide / 2, y + tall / 2, wide * 0.38),
    ]


CARD_WIDTH, CARD_HEIGHT = 280, 390


def hand_scene(view: View) -> Scene:
    """One's own cards, large, with what they do; cards drawn in an exchange lie beside them, framed. A last card has
    the room of two: an upright picture would push the question off a phone's screen.
    """
    shapes: list[AnyShape] = []
    cards = [*view.hand, *view.drawn]
    width = 20 + max(len(cards), 2) * (CARD_WIDTH + 20)
    left = (width + 20 - len(cards) * (CARD_WIDTH + 20)) / 2
    for place, card in enumerate(cards):
        x = left + place * (CARD_WIDTH + 20)
        if place >= len(view.hand):
            shapes.append(Box(x - 8, 12, CARD_WIDTH + 16, CARD_HEIGHT + 16, fill=BRASS, radius=24))
        shapes += big_card(card, x, 20)
    return Scene(width, CARD_HEIGHT + 40, shapes, [say("coup-alt-hand", cards=cards)], ground=FELT)


def big_card(card: Character, x: float, y: float) -> list[AnyShape]:
    """A head of colour with the emblem, the name on a ribbon, and up to four short lines."""
    middle = x + CARD_WIDTH / 2
    ribbon = [
        (x - 6, y + 196), (x + CARD_WIDTH + 6, y + 196), (x + CARD_WIDTH - 6, y + 220), (x + CARD_WIDTH + 6, y + 244),
        (x - 6, y + 244), (x + 6, y + 220),
    ]  # fmt: skip
    return [
        Box(x, y, CARD_WIDTH, CARD_HEIGHT, fill=PAPER, line=INK, radius=18, thick=3),
        Box(x + 10, y + 10, CARD_WIDTH - 20, 200, fill=HUES[card], radius=12),
        Disc(middle, y + 104, 84, fill="#ffffff22", line="#ffffff55", thick=2),
        *emblem(card, middle, y + 104, 62),
        Polygon(ribbon, fill=INK),
        Label(middle, y + 220, say(f"coup-{card.word}"), 32, GOLD, face="court", fit=CARD_WIDTH - 40),
        Label(middle, y + 310, say(f"coup-{card.word}.rules"), 20, INK, fit=CARD_WIDTH - 24, lines=4),
    ]
