"""Hamlet's great moments in pictures: deliveries to the church, milestones, the end of a game; and its banner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.core.banner import WIDTH, banner, strip
from games.core.end import HEIGHT, LEFT, Award, End, Look, Row, end_card, most, ranked
from games.core.furniture import GLOW
from games.core.scene import FOIL, AnyShape, Box, Disc, Glow, Ground, Label, Scene, Sign, Stamp
from games.core.text import Phrase, Seat, say
from games.hamlet import art
from games.hamlet.art_tiles import earth_stamp, tile_stamp
from games.hamlet.board import board_of
from games.hamlet.frames import Frame, extent, fitted, placing_of
from games.hamlet.pieces import (
    AWARDS,
    CHURCH,
    FACE_UP_SALES,
    LAYOUTS,
    MILESTONES,
    PLANNER,
    RAW,
    REFINED,
    SALES,
    STACKS,
    TILES,
)
from games.hamlet.scenes import village_scene
from games.hamlet.scenes_tiles import NO_NAME, laid
from games.hamlet.state import Donkey, Offer, Village, Villager, new_site, new_village
from games.hamlet.view import View

PICTURED = frozenset({"delivers", "church-finished", "milestone"})
LAWN = Ground("meadow", "#2e4926")
"""Dark enough for light letters."""
_INK = "#fff6e0"


def moment_scene(view: View, told: Sequence[Phrase]) -> Scene | None:
    """What everybody has just heard of, the greatest of it."""
    heard = {phrase.key.removeprefix("hamlet-"): phrase.args for phrase in told}
    if "church-finished" in heard:
        return _church(view.village, say("hamlet-moment-church", **heard["church-finished"]), heard.get("delivers", {}))
    if "delivers" in heard:
        facts = heard["delivers"]
        return _church(view.village, say("hamlet-moment-delivers", who=facts["who"]), facts)
    if "milestone" in heard:
        return _milestone(view.village, heard)
    return None


def _building(tile: str, x: float, foot: float, high: float) -> Stamp:
    """As high as its whole drawing would be."""
    scale = high / 320
    return Stamp(x - 170 * scale, foot - 290 * scale, 340 * scale, high, f"hamlet/{tile}", lift=3)


def _church(village: Village, title: Phrase, facts: dict[str, Any]) -> Scene:
    """The church, and its places: the one that was just filled stands out."""
    slots = village.deliveries
    step = 108.0
    left = WIDTH - 30 - step * (len(slots) - 0.5)
    shapes: list[AnyShape] = []
    if village.finished:
        shapes.append(Sign((left - 54) / 2, 136, "laurels", 190, FOIL, lift=2))
    shapes.append(_building(CHURCH, (left - 54) / 2 + 8, 206, 158))
    for place, slot in enumerate(slots):
        x = left + step * place
        if slot.slot == facts.get("slot"):
            shapes += [
                Glow(x - 54, 76, 108, 92, GLOW, radius=14, blur=8),
                Box(x - 54, 76, 108, 92, fill=FOIL, radius=14),
            ]
        shapes.append(art.delivery(x, 122, 100, slot.slot, slot.by))
    below = say("hamlet-moment-last")
    if not village.finished:
        below = say("hamlet-moment-left", slot=f"slot-{facts['slot']}", count=len(village.open_slots()))
    middle = left + step * (len(slots) - 1) / 2
    shapes.append(Label(middle, 208, below, 24, _INK, "semi", fit=step * len(slots), shadow=1))
    return strip(LAWN, title, shapes, "village")


def _milestone(village: Village, heard: dict[str, dict[str, Any]]) -> Scene:
    """The tile it was earned with, and all milestones with their holders."""
    facts = heard["milestone"]
    earned = facts["milestone"]
    built = heard["builds"]["tile"] if "builds" in heard else None
    shapes: list[AnyShape] = []
    if built is not None:
        shapes.append(_building(built, 106, 196, 224))
    else:
        shapes.append(art.plank(124, 134, 190, _holder(village, earned), 1))
    step = 112.0
    for place, milestone in enumerate(MILESTONES):
        x, holder = 276 + step * place, village.milestones.get(milestone)
        if milestone == earned:
            shapes.append(Glow(x - 42, 70, 84, 84, GLOW, radius=42, blur=8))
        if holder is None:
            shapes.append(Disc(x, 112, 36, fill="#00000038", line="#f0d9b88c", thick=3))
        else:
            shapes.append(art.badge(x, 112, 84 if milestone == earned else 72, holder))
        ink = "#ffe9b8" if milestone == earned else _INK
        shapes.append(Label(x, 178, say(f"hamlet-{milestone}"), 22, ink, "village", fit=step - 8, shadow=1))
        if holder is None:
            shapes.append(Label(x, 112, say("hamlet-map-free"), 20, _INK, "semi", fit=66))
    title = say("hamlet-moment-milestone", who=facts["who"], milestone=earned)
    shapes.append(Label(500, 212, say(f"hamlet-moment-{_by(earned)}"), 21, _INK, "semi", fit=560, shadow=1))
    return strip(LAWN, title, shapes, "village")


def _by(milestone: str) -> str:
    return "planned" if milestone == PLANNER else "refinery"


def _holder(village: Village, milestone: str) -> Seat:
    return village.milestones.get(milestone, 0)


# The banner.


def lobby_banner() -> Scene:
    return banner("hamlet", LAWN, "village", _tiles((600, 116), 46.0, 400))


def _tiles(middle: tuple[float, float], size: float, left: float) -> list[AnyShape]:
    """The first tiles of a village about the church, as far as they lie to the right of this."""
    layout = LAYOUTS["a"]
    church = extent([next(placing for placing in layout if placing.tile == CHURCH)])
    frame = Frame(size, middle[0] - size * (church[0] + church[2]) / 2, middle[1] - size * (church[1] + church[3]) / 2)
    shown = [placing for placing in layout if frame.left + frame.size * extent([placing])[0] >= left]
    shown.sort(key=lambda placing: extent([placing])[1])
    bottoms: list[AnyShape] = [earth_stamp(frame, placing) for placing in shown]
    return [*bottoms, *(tile_stamp(frame, placing, NO_NAME) for placing in shown)]


# The end.


def awards(told: Sequence[Phrase]) -> list[Award]:
    """The game's own awards, then who built, paved, refined and begged most; alone nobody does anything most."""
    own = [
        Award(say(f"hamlet-award-{award}", who=who, vp=args["vp"]))
        for award in AWARDS
        for args in _args(told, "award")
        if args["award"] == award and 0 < len(who := _seats(args["who"])) < 3
    ]
    if len(_args(told, "final")) < 2:
        return own
    made: Counter[Seat] = Counter()
    for args in _args(told, "rewarded"):
        for seat in _seats(args["who"]):
            made[seat] += args["worth"]
    counts = [
        ("builder", _count(told, "builds"), 3),
        ("roads", _count(told, "builds-road"), 3),
        ("maker", made, 4),
        ("beggar", _count(told, "begged"), 3),
    ]
    others = [award for key, count, least in counts for award in most(f"hamlet-award-{key}", count, least)]
    return [*own[:2], *others[:1], *own[2:], *others[1:]]


def _args(told: Sequence[Phrase], key: str) -> list[dict[str, Any]]:
    return [phrase.args for phrase in told if phrase.key == f"hamlet-{key}"]


def _seats(who: object) -> list[Seat]:
    """Those of them who sit at the table: the rival does not."""
    return [one for one in (who if isinstance(who, list) else [who]) if isinstance(one, int)]


def _count(told: Sequence[Phrase], key: str) -> Counter[Seat]:
    return Counter(seat for args in _args(told, key) for seat in _seats(args["who"]))


def end_scene(view: View, end: End) -> Scene:
    """The village as it has become; everybody with their points."""
    village = view.village
    placings, everything = [placing_of(site) for site in village.sites], range(len(village.sites))
    frame = fitted(placings, (8, 24, LEFT - 16, HEIGHT - 36), 84, 0.1, step=1)
    figure = laid(frame, board_of(village), placings, everything, plates=False)
    seats = [seat for seat in range(len(village.players)) if seat != village.rival]
    places = ranked([village.players[seat].vp for seat in seats], end.result.winners)
    if not end.result.winners:
        places = [(seat, place + 1) for seat, place in places]
    rows = [Row(seat, place, _points(village, seat), 150) for seat, place in places]
    look = Look(LAWN, figure, "village", panel="#12200c99")
    return end_card("hamlet", look, end, _why(village, end), rows)


def _points(village: Village, seat: Seat) -> list[AnyShape]:
    """The colour and the number that a player had in the village, and the points."""
    vp = say("number", count=village.players[seat].vp)
    return [art.badge(-116, 0, 32, seat), Label(-30, 0, vp, 28, "#ffe9b8", "village", "rm"), art.star(-13, 0, 25, FOIL)]


def _why(village: Village, end: End) -> Phrase:
    won, vp = end.result.winners, max(player.vp for player in village.players)
    if end.result.why == "conceded":
        return say("hamlet-why.left", count=len(won))
    if village.solo == "clock":
        key = "hamlet-why.clock" if won else "hamlet-why.late"
        return say(key, vp=vp, rank=end.result.why, round=village.round)
    if village.rival is not None:
        ours, theirs = village.players[0].vp, village.players[village.rival].vp
        return say("hamlet-why.rival" if won else "hamlet-why.lost", vp=ours, theirs=theirs)
    return say("hamlet-why", count=len(won), vp=vp)


def samples() -> list[Scene]:
    """A village at its beginning, with everything that may lie and stand in it."""
    village = new_village(4, "")
    village.sites = [new_site(one.tile, one.rot, one.dx, one.dy) for one in LAYOUTS["a"]]
    for seat, player in enumerate(village.players):
        player.villagers, player.donkeys = [Villager(0), Villager(seat + 1, used=True)], [Donkey(0)]
    for site in village.sites:
        site.raw = [slot if slot in RAW else RAW[place] for place, slot in enumerate(TILES[site.tile].raw_slots)]
    village.display = [Offer(STACKS[good][0]) for good in REFINED]
    village.sales = list(SALES)[:FACE_UP_SALES]
    return [village_scene(View(None, village, over=False)), lobby_banner()]
