"""The end of a game of Camelot to share: the Round Table as it was counted, and what stood out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import Any

from games.camelot.art import CLOTH, NIGHT, TITLE, engine, number, round_table, shield, swords
from games.camelot.pieces import MOST_ENGINES, White
from games.camelot.scenes_roll import loyal_won, why
from games.camelot.view import Champion, View
from games.core.end import LEFT, Award, End, Look, Row, end_card, most
from games.core.furniture import HEART, IVORY
from games.core.scene import AnyShape, Label, Paint, Point, Scene, Sign
from games.core.text import Phrase, Seat, say

FIGHTS = frozenset(card.word for card in White if card.fights)
DEEDS = ("plays-", "merlin-removes", "merlin-pulls", "merlin-lifts")
TABLE, AROUND = (LEFT / 2 + 2, 286.0, 128.0), 170.0
"""The middle and radius of the Round Table, and how far from its middle the knights or engines stand."""
MOST_IN_COLUMN = 4


Heard = Sequence[tuple[str, dict[str, Any]]]


def awards(told: Sequence[Phrase]) -> list[Award]:
    """Who found the Traitor, fought engines, bled, laid most Fights and Grails, played most special cards."""
    heard = [(phrase.key.removeprefix("camelot-"), phrase.args) for phrase in told]
    laid = [(facts["who"], facts["card"]) for key, facts in heard if key == "lays"]
    found = [
        ("engines", _done(heard, "engine-destroyed"), 2),
        ("blood", _done(heard, "bleeds") + _done(heard, "sacrifices-life"), 3),
        ("fights", Counter(who for who, card in laid if card in FIGHTS), 4),
        ("grails", Counter(who for who, card in laid if card == White.GRAIL.word), 3),
        ("deeds", Counter(facts["who"] for key, facts in heard if key.startswith(DEEDS)), 3),
        ("river", _done(heard, "pays-river"), 3),
    ]
    others = [award for key, counts, least in found for award in most(f"camelot-award-{key}", counts, least)]
    return [*_hunter(heard), *others]


def _done(heard: Heard, wanted: str) -> Counter[Seat]:
    return Counter(facts["who"] for key, facts in heard if key == wanted)


def _hunter(heard: Heard) -> list[Award]:
    """Whose accusation was right."""
    for (key, facts), (after, _) in pairwise(heard):
        if key == "accuses" and after == "unmasked":
            return [Award(say("camelot-award-hunter", who=facts["who"]))]
    return []


def end_scene(view: View, end: End) -> Scene:
    """The Round Table with its swords, and about it the arms of all, or the engines that have won."""
    x, y, radius = TABLE
    won = loyal_won(view)
    verdict = say("camelot-verdict-loyal" if won else "camelot-verdict-evil")
    figure: list[AnyShape] = [
        Label(x, 46, verdict, 27, TITLE, "realm", fit=LEFT - 44, shadow=2),
        round_table(x, y, radius * 1.09),
        *swords(x, y, radius, view.white_swords, view.black_swords),
    ]
    if view.over == "engines":
        figure += [engine(*_about(place, MOST_ENGINES), 52) for place in range(MOST_ENGINES)]
    else:
        for place, seat in enumerate(view.order):
            one = view.champions[seat]
            figure += shield(one.knight, *_about(place, len(view.order)), 56, grey=not one.knightly)
    winners = end.result.winners
    seats = [*winners, *[seat for seat in view.order if seat not in winners]]
    many = len(seats) > MOST_IN_COLUMN
    rows = [Row(seat, 1 if seat in winners else 2, *_fate(view.champions[seat], short=many)) for seat in seats]
    look = Look(CLOTH if won else NIGHT, figure, "realm", panel="#0c081480")
    brief = say(f"camelot-by-{view.over}", white=view.white_swords, black=view.black_swords)
    reason = brief if winners else why(view)
    return end_card("camelot", look, end, reason, rows)


def _about(place: int, places: int) -> Point:
    angle = -pi / 2 + 2 * pi * (place + 0.5) / places
    return TABLE[0] + AROUND * cos(angle), TABLE[1] + AROUND * sin(angle)


def _fate(one: Champion, *, short: bool) -> tuple[list[AnyShape], float]:
    """Life at the end, or that there is none; the Traitor by a sign. Where rows are short the arms are left out."""
    sign: str
    fill: Paint
    sign, fill = ("hearts", HEART) if one.alive and not one.revealed else ("tombstone", "#d6cec6")
    if one.loyalty:
        sign, fill = "drama-masks", "#ff8f9a"
    alive = sign == "hearts"
    shapes: list[AnyShape] = [Sign(-32 if alive else -14, 0, sign, 25, fill)]
    if alive:
        shapes.append(Label(-8, 0, number(one.life), 23, IVORY, "bold", fit=18))
    if short:
        return shapes, 46 if alive else 30
    knight = Label(-96, 0, say(f"camelot-{one.knight.word}"), 20, TITLE, "quest", "rm", fit=118)
    return [*shapes, *shield(one.knight, -70, 0, 28), knight], 226
