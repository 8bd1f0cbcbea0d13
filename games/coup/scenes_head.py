"""The head of Coup's table: what is claimed and blocked, who has won, or the cast; and the Court."""

from __future__ import annotations

from games.core.colours import veiled
from games.core.furniture import LIGHT, TITLE, avatar, coins, mat, solid, token
from games.core.scene import FOIL, AnyShape, Box, Disc, Face, Fade, Label, Sign
from games.core.text import Phrase, Seat, say
from games.coup.art import CAST, DAGGER, HEAD, PANEL, TURN, copy_dots, emblem, pile, small
from games.coup.pieces import EXCHANGE, FOREIGN_AID, INCOME, TAX, Character, cast
from games.coup.state import Move
from games.coup.view import View

WIDTH = 800
LEFT, RIGHT, TOP, TALL = 14, 786, 14, 106
"""The panel's edges."""
COURT = 178
"""Its width at the right end of the head."""
AIMS = (TAX, EXCHANGE)
"""Actions whose gain is pictured beside the words; a coin stands for the others before them."""
QUIET = "#d7e4da"


def heading(view: View) -> Phrase:
    if view.series_wins == 1:
        return say("coup-heading")
    return say("coup-heading-series", game=view.game, target=view.series_wins)


def lines(view: View) -> list[Phrase]:
    """While nothing is announced the mat of whoever is to act stands out; nothing need say it again."""
    if view.over:
        return [say("coup-sign-won", who=next(iter(view.living()), None))]
    if view.stage == "draft":
        return [say("coup-sign-draft")]
    move = view.move
    if move is None:
        return [heading(view) if view.series_wins == 1 else say("coup-sign-series", **heading(view).args)]
    found = [say(f"coup-sign-{move.action.word}", who=view.active, **move.facts())]
    if move.blocker is not None:
        found.append(say("coup-sign-blocked", who=move.blocker, character=move.block))
    return found


def head(view: View, *, court: bool) -> list[AnyShape]:
    """`court`: with the Court at its right end; otherwise it lies elsewhere."""
    right = RIGHT - COURT if court else RIGHT - 12
    panel = Box(LEFT, TOP, RIGHT - LEFT, TALL, fill=veiled(HEAD, 0.55), line="#f0d9a880", radius=16, thick=2)
    shapes: list[AnyShape] = [panel]
    if view.over:
        shapes += _won(view, right)
    elif view.move is not None and view.stage != "draft":
        shapes += _story(view, view.move, right)
    else:
        shapes += _idle(view, right)
    return [*shapes, *(_court(view) if court else [])]


def _idle(view: View, right: float) -> list[AnyShape]:
    """The game's name, and the five who play in it."""
    (title,) = lines(view)
    gap = 6 if right < RIGHT - COURT + 1 else 14
    left = right - 5 * CAST[0] - 4 * gap
    short = title.key == "coup-heading"
    room, size = left - LEFT - 22, 36 if short else 26 if gap > 6 else 20
    heading = Label(
        LEFT + 14, TOP + TALL / 2, title, size, TITLE, "court", "lm", fit=room, lines=1 if short else 4, leading=1.15,
        shadow=1.5,
    )  # fmt: skip
    cards = [small(card, left + (CAST[0] + gap) * at, TOP + 6, CAST) for at, card in enumerate(cast(view.fifth))]
    return [heading, *cards]


def _won(view: View, right: float) -> list[AnyShape]:
    winner = next(iter(view.living()))
    (title,) = lines(view)
    x, y = LEFT + 66, TOP + 54
    return [
        Sign(x, y, "laurels", 100, FOIL, lift=2),
        *avatar(x, y - 3, winner, 58, "turn")[:1],
        solid(x, y - 35, "queen-crown", 28, Fade("#fff0b4", "#b57a1c"), "#3a2408", 1.5),
        Label(x + 66, y - 14, title, 36, TITLE, "court", "lm", fit=right - x - 80, shadow=2),
        Label(x + 68, y + 26, say("coup-sign-last"), 22, QUIET, "semi", "lm", fit=right - x - 80, shadow=1),
    ]


def _story(view: View, move: Move, right: float) -> list[AnyShape]:
    """Who claims what, in a card and in words; below it who blocks, and their card at the right."""
    left = LEFT + 10.0
    shapes = _deed(view.active, move, left)
    left += CAST[0] + 22
    if move.blocker is not None and move.block is not None:
        at = right - CAST[0] - 22
        shapes += _claim(move.block, move.blocker, at)
        shapes.append(token(at + 2, TOP + 14, "halt", 38, "#a8302c"))
        right = at - 24
    elif move.action in AIMS or move.target is not None:
        shapes += _aim(move, right - 58)
        right -= 106
    said = lines(view)
    for place, line in enumerate(said):
        last = place == len(said) - 1
        y = TOP + TALL / 2 + (place - (len(said) - 1) / 2) * 38
        weight: Face = "bold" if last else "semi"
        ink = "#fff4d8" if last else QUIET
        rows = 2 if len(said) == 1 else 1
        shapes.append(Label(left, y, line, 27, ink, weight, "lm", fit=right - left, lines=rows, shadow=1.5))
    return shapes


def _deed(actor: Seat, move: Move, x: float) -> list[AnyShape]:
    """The character that is claimed; of what needs none, a coin or a dagger."""
    if move.claim is not None:
        return _claim(move.claim, actor, x)
    field: list[AnyShape] = [Disc(x + CAST[0] / 2, TOP + TALL / 2, 42, fill="#00000052", line=FOIL, thick=2)]
    if move.action in (INCOME, FOREIGN_AID):
        field += coins(x + 24, TOP + TALL / 2 + 22, 1 if move.action is INCOME else 2, 44)
    else:
        field.append(token(x + CAST[0] / 2, TOP + TALL / 2, DAGGER, 76, "#7d1f1a", FOIL))
    return [*field, *avatar(x + CAST[0] - 8, TOP + 18, actor, 38)]


def _aim(move: Move, x: float) -> list[AnyShape]:
    """At whom it is aimed, or what it brings."""
    y = TOP + TALL / 2
    if move.target is not None:
        return avatar(x, y, move.target, 66, "target")
    if move.action is TAX:
        return coins(x - 22, y + 24, 3, 44)
    return [token(x, y, "card-exchange", 66, "#2a5686", FOIL)]


def _claim(card: Character, who: Seat, x: float) -> list[AnyShape]:
    """A card with its claimer's avatar at the corner."""
    return [small(card, x, TOP + 6, CAST), *avatar(x + CAST[0] - 2, TOP + 20, who, 38)]


def _court(view: View) -> list[AnyShape]:
    """The Court: backs, how many they are, and what cards there are in the game."""
    x = RIGHT - COURT
    return [
        *pile(x + 30, TOP + 20, view.court, (46, 60)),
        Label(x + 96, TOP + 46, say("coup-court"), 25, TITLE, "court", "lm", fit=78, shadow=1.5),
        Label(
            RIGHT - 12, TOP + TALL - 14, say("coup-court-cast", fifth=view.fifth, copies=view.copies), 18, QUIET,
            "semi", "rm", fit=COURT - 16, shadow=1,
        ),
    ]  # fmt: skip


def court_mat(view: View, x: float, y: float, width: float, height: float) -> list[AnyShape]:
    """The Court in a place of its own: its backs, and the cast with a dot for each copy, a cross for each lost one."""
    lost = [card for courtier in view.courtiers for card in courtier.shown]
    shapes: list[AnyShape] = [
        *mat(x, y, width, height, "", PANEL, TURN),
        *pile(x + 34, y + 22, view.court, (62, 86)),
        Label(x + 68, y + 128, say("coup-court"), 23, TITLE, "court", fit=110, shadow=1.5),
        Label(x + 68, y + 150, say("coup-court-copies", copies=view.copies), 19, LIGHT, "semi", fit=110, shadow=1),
    ]
    for row, card in enumerate(cast(view.fifth)):
        middle = y + height / 2 + (row - 2) * 29.5
        shapes += [
            emblem(card, x + 156, middle, 28),
            Label(x + 178, middle, say(f"coup-{card.word}"), 21, LIGHT, "semi", "lm", fit=116, shadow=1),
        ]
        shapes += copy_dots(x + width - 18, middle, view.copies, lost.count(card))
    return shapes
