"""Camelot's great moments in pictures: a quest won or lost, an accusation, a knight fallen; and its banner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.camelot.art import (
    CLOTH,
    NIGHT,
    SIGNS,
    TINTS,
    engine,
    laid,
    large,
    relic,
    round_table,
    shield,
    sword,
    swords,
)
from games.camelot.pieces import PLACE_BY_WORD, Knight, Relic
from games.camelot.view import View
from games.core.banner import banner, strip
from games.core.cards import struck
from games.core.end import moved
from games.core.furniture import HEART, LIGHT, name, solid, token
from games.core.scene import AnyShape, Label, Scene, Sign
from games.core.text import Phrase, Seat, say

PICTURED = frozenset({"unmasked", "accused-loyal", "dies", "quest-won", "quest-lost", "excalibur-sacrificed"})
TABLE = (664.0, 142.0, 76.0)
"""Where the Round Table lies in a strip, and how large it is."""
MIDDLE = 142.0
CARD = (106.0, 148.0)
MOST_DRAWN = 2
"""Engines that a lost war brings."""
ROOM, GAP = (184.0, 574.0), 22.0
"""Between a quest's token and the Round Table, and between what stands there."""
Facts = Mapping[str, Any]
Part = tuple[float, list[AnyShape]]
"""How wide something is, and its shapes from 0 on."""


def moment_scene(view: View, told: Sequence[Phrase]) -> Scene | None:
    """The weightiest of what was told: treason, death, quests, and Excalibur's way back into the lake."""
    heard = {phrase.key.removeprefix("camelot-"): phrase.args for phrase in told}
    if "unmasked" in heard:
        return _judged(view, heard, heard["unmasked"]["who"], traitor=True)
    if "accused-loyal" in heard:
        return _judged(view, heard, heard["accused-loyal"]["who"], traitor=False)
    quest = next((key for key in ("quest-won", "quest-lost") if key in heard), None)
    fallen = [phrase.args["who"] for phrase in told if phrase.key == "camelot-dies"]
    if fallen:
        return _fallen(view, fallen)
    if quest is not None:
        return _quest(view, told, quest, heard[quest])
    if "excalibur-sacrificed" in heard:
        return _lake(view, heard["excalibur-sacrificed"]["who"])
    return None


def _table(view: View) -> list[AnyShape]:
    """The Round Table with all its swords."""
    x, y, radius = TABLE
    return [round_table(x, y, radius * 1.09), *swords(x, y, radius, view.white_swords, view.black_swords)]


def _player(
    view: View, seat: Seat, x: float, y: float, size: float = 84, fit: float = 134, *, grey: bool = False
) -> list[AnyShape]:
    """A knight's arms and the name of who plays him, about (x, y)."""
    arms = shield(view.champions[seat].knight, x, y, size, grey=grey)
    return [*arms, name(x, y + 0.58 * size + 20, seat, "", fit, "mm", 22)]


# A quest.


def _quest(view: View, told: Sequence[Phrase], key: str, facts: Facts) -> Scene:
    """Its token, what it came to and brought (swords, a relic, engines), who was there, and the Round Table now."""
    won, place = key == "quest-won", PLACE_BY_WORD[facts["quest"]]
    parts = [*_sums(told), *_swords(told), *_relics(told), *_engines(told)]
    present = [one["who"] for one in [*_all(told, "gains-life"), *_all(told, "loses-life")]]
    room = ROOM[1] - ROOM[0] - sum(wide + GAP for wide, _ in parts)
    parts += _lives(view, list(dict.fromkeys(present)), room, won=won)
    left = (ROOM[0] + ROOM[1] - sum(wide + GAP for wide, _ in parts) + GAP) / 2
    shapes: list[AnyShape] = [token(104, MIDDLE, SIGNS[place], 132, TINTS[place] if won else "#4a4048", "#f0dcae")]
    for wide, part in parts:
        shapes += [moved(shape, left, 0) for shape in part]
        left += wide + GAP
    title = Phrase(f"camelot-moment-{key}", dict(facts))
    return strip(CLOTH if won else NIGHT, title, [*shapes, *_table(view)], "realm")


def _all(told: Sequence[Phrase], *keys: str) -> list[Facts]:
    wanted = [f"camelot-{key}" for key in keys]
    return [phrase.args for phrase in told if phrase.key in wanted]


def _sums(told: Sequence[Phrase]) -> list[Part]:
    """What a combat came to: the knights before Evil."""
    sums = [(one["white"], one["black"]) for one in _all(told, "combat", "combat-excalibur")[-1:]]
    return [
        (
            104,
            [
                Label(
                    52,
                    MIDDLE,
                    say("camelot-moment-sums", white=white, black=black),
                    40,
                    LIGHT,
                    "court",
                    fit=104,
                    shadow=2,
                )
            ],
        )
        for white, black in sums
    ]


def _swords(told: Sequence[Phrase]) -> list[Part]:
    """Those that are laid now."""
    parts: list[Part] = []
    for one in _all(told, "swords"):
        count, black = one["count"], one["colour"] == "black_sword"
        step = 38.0 if count < 4 else 30.0
        laid_now = [sword(step / 2 + step * at, MIDDLE, 112, black=black, lift=2) for at in range(count)]
        parts.append((step * count, [*laid_now]))
    return parts


def _relics(told: Sequence[Phrase]) -> list[Part]:
    """Won, or lost for ever."""
    won = [(Relic[one["relic"].upper()], False) for one in _all(told, "relic-won", "relic-waits")]
    lost = [(Relic[one["relic"].upper()], True) for one in _all(told, "relic-lost")]
    parts: list[Part] = []
    for which, grey in [*won, *lost]:
        crossed = struck(12, MIDDLE - 42, (72, 108)) if grey else []
        parts.append((96, [relic(which, 48, MIDDLE, 96, grey=grey), *crossed]))
    return parts


def _engines(told: Sequence[Phrase]) -> list[Part]:
    count = min(sum(one["count"] for one in _all(told, "engines")), MOST_DRAWN)
    return [(64 * count, [engine(32 + 64 * at, MIDDLE, 62) for at in range(count)])] if count else []


def _lives(view: View, seats: Sequence[Seat], room: float, *, won: bool) -> list[Part]:
    """Who was there, each with a heart won or lost: in one row, or in two smaller ones."""
    if not seats:
        return []
    rows = 1 if 70 * len(seats) <= room else 2
    across = -(-len(seats) // rows)
    size, step = (54.0, 70.0) if rows == 1 else (44.0, max(30.0, min(62.0, room / across)))
    shapes: list[AnyShape] = []
    for at, seat in enumerate(seats):
        row, column = divmod(at, across)
        x, y = size / 2 + step * column, MIDDLE if rows == 1 else MIDDLE - 38 + 76 * row
        heart = solid(x + 0.4 * size, y + 0.45 * size, "hearts" if won else "broken-heart", 28, HEART, "#4a0814")
        shapes += [*shield(view.champions[seat].knight, x, y, size), heart]
    return [(step * (across - 1) + size, shapes)]


def _lake(view: View, who: Seat) -> Scene:
    """Excalibur goes back into the lake."""
    shapes: list[AnyShape] = [
        *_player(view, who, 200, 124),
        relic(Relic.SWORD, 400, 124, 120),
        Sign(400, 196, "waves", 90, "#9fd0e6"),
    ]
    return strip(CLOTH, say("camelot-moment-excalibur-sacrificed", who=who), [*shapes, *_table(view)], "realm")


# Treason and death.


def _judged(view: View, heard: Mapping[str, Facts], who: Seat, *, traitor: bool) -> Scene:
    """Who accused whom, and the card that had to be shown; a sword may have turned black over it."""
    shapes: list[AnyShape] = []
    accuser = heard["accuses"]["who"] if "accuses" in heard else None
    left = 220.0 if accuser is None else 290.0
    if accuser is not None:
        shapes += [*_player(view, accuser, 96, 122), Sign(192, 122, "crosshair", 56, "#ff9a84")]
    shapes += _player(view, who, left, 122)
    word = "traitor" if traitor else "loyal"
    shapes.append(large(left + 92, 70, word, CARD))
    if "sword-turns" in heard:
        x = left + 92 + CARD[0] + 44
        shapes.append(sword(x, 142, 112, black=True, lift=2))
    key = f"camelot-moment-{'unmasked' if traitor else 'loyal'}"
    title = say(key if accuser is None else f"{key}-accused", who=who, by=who if accuser is None else accuser)
    return strip(NIGHT, title, [*shapes, *_table(view)], "realm")


def _fallen(view: View, seats: Sequence[Seat]) -> Scene:
    step = min(150.0, 540 / len(seats))
    shapes: list[AnyShape] = []
    for at, seat in enumerate(seats):
        x = 290 + (at - (len(seats) - 1) / 2) * step
        shapes += [
            *_player(view, seat, x, 122, min(84.0, 0.7 * step), step - 10, grey=True),
            Sign(x + 34, 150, "tombstone", 46, "#e6dccb", stroke=2, stroke_fill="#2a1216"),
        ]
    return strip(
        NIGHT, say("camelot-moment-dies", who=list(seats), count=len(seats)), [*shapes, *_table(view)], "realm"
    )


# The lobby.


def lobby_banner() -> Scene:
    """The Round Table with its swords, and the seven shields before it."""
    x, y = 594.0, 98.0
    figures: list[AnyShape] = [
        round_table(x, y, 86),
        *laid(x, y, 79, 8, 4),
        Sign(x, y, "queen-crown", 44, "#b57a1c"),
    ]
    for place, knight in enumerate(Knight):
        aside = place - 3
        figures += shield(knight, x + 52 * aside, 166 - 1.4 * aside**2, 62)
    return banner("camelot", CLOTH, "realm", figures)
