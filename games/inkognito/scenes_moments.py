"""Inkognito's great moments in pictures: a safe, opened or not, and who everybody was; its banner and its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from games.core.banner import STRIP, WIDTH, banner, strip
from games.core.cards import small_card
from games.core.end import Award, End, Look, Row, end_card, most, ranked
from games.core.furniture import IVORY, LIGHT, TITLE, mat, medallion, token
from games.core.scene import FOIL, AnyShape, Art, Box, Disc, Fade, Ground, Label, Plate, Scene, Stamp
from games.core.text import Phrase, Seat, say
from games.inkognito.art import (
    CLOTH,
    HUES,
    LANTERN,
    NIGHT,
    agent,
    ambassador_card,
    black,
    face,
    number_plate,
    unnamed,
)
from games.inkognito.pieces import BY_WORD, BY_WRITING, IDENTITIES, PARTNER, Card
from games.inkognito.scenes import unmasked
from games.inkognito.view import View

SAFES = tuple(f"safe-{how}{named}" for how in ("right", "wrong") for named in ("", "-partner", "-named"))
PICTURED = frozenset({*SAFES, "ended"})
_RIGHT, _WRONG = "#2f7a48", "#b02a1c"
_PANEL, _TURN = "#0c1c26", "#6e5210"


class Unmasked(NamedTuple):
    """One of the four, as everybody knows them now."""

    who: Seat | str
    number: Card


def moment_scene(view: View, told: Sequence[Phrase]) -> Scene | None:
    """The four with the numbers that were tried, right or wrong, and who they were; whoever has won shines."""
    heard = {phrase.key.removeprefix("inkognito-"): phrase.args for phrase in told}
    key = next((key for key in (*SAFES, "ended") if key in heard), None)
    if key is None:
        return None
    known = {
        BY_WORD[phrase.args["identity"]]: Unmasked(phrase.args["who"], BY_WORD[phrase.args["number"]])
        for phrase in told
        if phrase.key == "inkognito-revealed"
    }
    winners: list[Seat] = heard.get("game-won", {}).get("who", [])
    tried = BY_WRITING[heard[key]["combination"]] if key != "ended" else None
    shapes: list[AnyShape] = [_result(winners)]
    step = (WIDTH - 32) / len(IDENTITIES)
    for place, card in enumerate(IDENTITIES):
        number = None if tried is None else tried[place]
        shapes += _shown(view, card, known[card], number, (16 + step * place, step - 8), winners)
    if view.players > 3:
        # The Lord and the Colonel belong together, and Madame and Agent X.
        shapes += [token(16 + step * pair - 4, 152, "shaking-hands", 38, LANTERN, FOIL, reach=0.7) for pair in (1, 3)]
    scene = strip(CLOTH, _title(key, heard[key], tried, known), shapes)
    told_too = [phrase for phrase in told if phrase.key in ("inkognito-revealed", f"inkognito-{key}")]
    return msgspec.structs.replace(scene, alt=[*told_too, _result(winners).text])


def _title(key: str, args: dict[str, Any], tried: Sequence[Card] | None, known: dict[Card, Unmasked]) -> Phrase:
    how = key.split("-")[1] if tried is not None else "ended"
    if how == "wrong" and tried is not None and all(known[card].number is tried[card] for card in IDENTITIES):
        how = "stranger"
    return Phrase(f"inkognito-moment-{how}", args)


def _result(winners: list[Seat]) -> Label:
    text = say("inkognito-moment-winners", who=winners) if winners else say("inkognito-moment-nobody")
    return Label(WIDTH / 2, 70, text, 21, LIGHT, "semi", fit=WIDTH - 80, shadow=1)


def _shown(
    view: View, card: Card, known: Unmasked, tried: Card | None, across: tuple[float, float], winners: list[Seat]
) -> list[AnyShape]:
    """One of the four: the face, the number tried and the true one, and below it who that was."""
    x, wide = across
    won = known.who in winners
    shapes: list[AnyShape] = [
        *mat(x, 92, wide, STRIP - 108, "turn" if won else "", _PANEL, _TURN),
        small_card(
            x + 10, 100, f"inkognito/{card.word}", HUES[card], say(f"inkognito-initial-{card.word}"), size=(66, 78)
        ),
    ]
    middle = x + 76 + (wide - 76) / 2
    if tried is None or tried is known.number:
        shapes.append(_number(known.number, middle - (18 if tried else 0), 138, 40, TITLE))
        if tried is not None:
            shapes.append(token(x + wide - 27, 138, "check-mark", 34, _RIGHT))
    else:
        shapes.append(_number(tried, middle - 18, 120, 34, "#e4eaee"))
        shapes.append(token(x + wide - 27, 120, "cancel", 34, _WRONG))
        shapes.append(number_plate(middle, 160, known.number, 24))
    seat = known.who
    colour = view.colour(seat) if isinstance(seat, int) else view.colour(view.air)
    label = say("name", who=seat) if isinstance(seat, int) else say("inkognito-air")
    shapes.append(agent(x + 24, STRIP - 37, colour, 26))
    shapes.append(
        Label(x + 46, STRIP - 37, label, 21, IVORY, "bold", "lm", fit=wide - 54, lines=2, leading=0.95, shadow=1)
    )
    return shapes


def _number(card: Card, x: float, y: float, size: float, ink: str) -> Label:
    return Label(x, y, say(f"inkognito-{card.word}"), size, ink, "court", shadow=2)


# The lobby, and the end.


def lobby_banner() -> Scene:
    """The four before the town, which is dark where the name stands."""
    town: list[AnyShape] = [
        Stamp(-60, -30, WIDTH * 1.15, 598, "inkognito/venice"),
        Box(0, 0, WIDTH, 220, fill="#0c1c2620"),
        Disc(190, 120, 470, fill=Fade("#081620f0", "#08162000", "#08162000", round=True), tall=300),
    ]
    figures: list[AnyShape] = [
        Stamp(0, 0, WIDTH, 220, Art(WIDTH, 220, town, clip="box", detail=1)),
        Box(5, 5, WIDTH - 10, 210, line=FOIL, radius=14, thick=2),
    ]
    for place, (card, lean) in enumerate(zip(IDENTITIES, (6.0, 2.0, -2.0, -6.0), strict=True)):
        figures.append(unnamed(card, 402 + 95 * place, 44 + 1.2 * abs(lean), 94, lean))
    return banner("inkognito", Ground("water", NIGHT), "court", figures)


def awards(told: Sequence[Phrase]) -> list[Award]:
    """Who could have known first, who met most people, who asked most and who was asked most."""
    meetings: Counter[Seat] = Counter()
    for phrase in told:
        if phrase.key.startswith("inkognito-meets-"):
            meetings.update(seat for seat in phrase.args["who"] if isinstance(seat, int))
    asked = [phrase.args for phrase in told if phrase.key == "inkognito-asked"]
    through_air = [phrase.args for phrase in told if phrase.key in ("inkognito-asked-air", "inkognito-looked")]
    curious: Counter[Seat] = Counter(args["who"] for args in [*asked, *through_air])
    sought: Counter[Seat] = Counter(args["whom"] for args in asked)
    left: Counter[Seat] = Counter(phrase.args["who"] for phrase in told if phrase.key == "inkognito-declined")
    found = [("meetings", meetings, 3), ("curious", curious, 2), ("sought", sought, 2), ("discreet", left, 2)]
    counted = [award for key, counts, least in found for award in most(f"inkognito-award-{key}", counts, least)]
    return [*_first_to_know(told), *counted]


def _first_to_know(told: Sequence[Phrase]) -> list[Award]:
    """By the recap: after which round the cards seen left a single combination. In a series, the soonest of all."""
    knew = [(phrase.args["round"], phrase.args["who"]) for phrase in told if phrase.key == "inkognito-could-know"]
    if not knew:
        return []
    best = min(round for round, _ in knew)
    who = sorted({seat for round, seat in knew if round == best})
    return [Award(say("inkognito-award-knew", who=who, round=best))] if len(who) < 3 else []


def end_scene(view: View, end: End) -> Scene:
    """The winners' black cards lean to the left; everybody with who they were."""
    scores = end.result.scores if view.target > 1 else [0] * view.players
    rows = [Row(seat, place, *_stood(view, seat)) for seat, place in ranked(scores, end.result.winners)]
    why = end.result.why
    text = say(f"inkognito-why-{why}", points=max(end.result.scores), count=len(end.result.winners))
    scene = end_card("inkognito", Look(CLOTH, _figures(view, end), panel="#0c1c2699"), end, text, rows)
    masks = unmasked(view, view.finished) if view.finished is not None else []
    return msgspec.structs.replace(scene, alt=[*scene.alt, *masks])


def _figures(view: View, end: End) -> list[AnyShape]:
    """Two black cards: the first winner's partner behind, themselves before; the Ambassador's own card."""
    seat = end.result.winners[0] if end.result.winners else None
    cards = view.finished.black[seat] if view.finished is not None and seat is not None else []
    if seat is not None and not cards:
        return [black(Card.ZSAZSA, 26, 92, 212, 10), ambassador_card(168, 64, 236, -3)]
    front = cards[0] if cards else Card.AGENT_X
    behind = PARTNER[front] if view.players > 3 or not cards else cards[1]
    return [black(behind, 26, 92, 212, 10), black(front, 168, 64, 236, -3)]


def _stood(view: View, seat: Seat) -> tuple[list[AnyShape], float]:
    """Who they were in the last game, and their points where there was a series."""
    shapes: list[AnyShape] = []
    cards = view.finished.black[seat] if view.finished is not None else []
    if cards:
        shapes += [number_plate(-24, 0, cards[1], 20), face(-72, 0, cards[0], 30)]
    else:
        text, plate = say("inkognito-the-ambassador"), Plate("#1c2027", "#e9bf5a", tall=1.45, pad=0.5, radius=0.36)
        shapes.append(Label(0, 0, text, 20, TITLE, "court", "rm", plate=plate))
    room = 100.0 if cards else 196.0
    if view.target > 1:
        shapes.append(medallion(-room - 12, 0, 35, LANTERN, say("number", count=view.points[seat]), "bold"))
        room += 36
    return shapes, room
