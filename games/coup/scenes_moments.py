"""Coup's great moments in pictures: a doubt and what it showed, a character lost, somebody out, the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from games.core.banner import WIDTH, banner, strip
from games.core.end import End, Look, Row, end_card, moved, ranked
from games.core.furniture import KEYLINE, LIGHT, State, avatar, medallion, name, solid, token
from games.core.scene import FOIL, AnyShape, Fade, Label, Scene, Sign
from games.core.text import Phrase, Seat, say
from games.coup.art import (
    CLOTH,
    DAGGER,
    EMBLEMS,
    HUES,
    RIGHT,
    SKULL,
    TROPHY,
    WRONG,
    bust,
    fallen,
    hidden,
    large,
    small,
)
from games.coup.pieces import CHARACTERS, DUCHESS, Character
from games.coup.view import View

PICTURED = frozenset({"doubted", "turned-up", "conceded", "game-won"})
SHOWN = (96, 134)
FACE, GAP = 104.0, 6
"""How wide a face is with its name, and the room between two cards."""
NARROW, WIDE, EDGE = 16.0, 34.0, 20.0
"""The room between two things, at least and at most; and beside all of them."""
TOP = 70
MIDDLE = 128
"""Of faces."""
KILLS = ("murder", "assassinate")


class Story(NamedTuple):
    """What happened in one turn, by the keys of what was told."""

    doubt: dict[str, Any] | None
    true: bool
    losses: list[dict[str, Any]]
    """Characters turned up, and how."""
    out: dict[Seat, list[Character]]
    """Who has none left, and their characters."""
    gave_up: Seat | None
    won: dict[str, Any] | None
    held: list[Character]


class Part(NamedTuple):
    """Something in the row, drawn from its left edge."""

    width: float
    shapes: list[AnyShape]


def _cards(words: Sequence[str]) -> list[Character]:
    return [CHARACTERS[word] for word in words]


def _last_turn(told: Sequence[Phrase]) -> list[Phrase]:
    """Of several turns the last in which there was something to see."""
    turns: list[list[Phrase]] = [[]]
    for phrase in told:
        if phrase.key.startswith("coup-announced"):
            turns.append([])
        turns[-1].append(phrase)
    seen = [turn for turn in turns if any(phrase.key.removeprefix("coup-") in PICTURED for phrase in turn)]
    return seen[-1] if seen else []


def _story(view: View, told: Sequence[Phrase]) -> Story:
    heard = {phrase.key.removeprefix("coup-"): phrase.args for phrase in told}
    losses = [phrase.args for phrase in told if phrase.key == "coup-turned-up"]
    leavers = {phrase.args["who"]: _cards(phrase.args["cards"]) for phrase in told if phrase.key == "coup-conceded"}
    out = {phrase.args["who"]: _both(view, phrase.args["who"], losses) for phrase in told if phrase.key == "coup-out"}
    return Story(
        heard.get("doubted"),
        "proved" in heard,
        losses,
        out | leavers,
        heard["conceded"]["who"] if "conceded" in heard else None,
        heard.get("game-won"),
        _cards(heard.get("held", {}).get("cards", [])),
    )


def _both(view: View, seat: Seat, losses: Sequence[dict[str, Any]]) -> list[Character]:
    """What lies open before somebody who is out; once the next game is dealt, only what has just been lost."""
    courtier = view.courtiers[seat]
    return _cards([loss["card"] for loss in losses if loss["who"] == seat]) if courtier.hidden else courtier.shown


def moment_scene(view: View, told: Sequence[Phrase]) -> Scene | None:
    """From left to right: who doubted and what was shown, or who struck; who lost what; who has won."""
    turn = _last_turn(told)
    story = _story(view, turn)
    if story.doubt is None and not story.losses and story.gave_up is None and story.won is None:
        return None
    parts = _parts(story)
    gap = min(WIDE, (WIDTH - 2 * EDGE - sum(part.width for part in parts)) / max(len(parts) - 1, 1))
    left = (WIDTH - sum(part.width for part in parts) - gap * (len(parts) - 1)) / 2
    shapes: list[AnyShape] = []
    for part in parts:
        shapes += [moved(shape, left, 0) for shape in part.shapes]
        left += part.width + gap
    title = _title(story)
    said = [phrase for phrase in turn if phrase.key in ("coup-turned-up", "coup-out", "coup-conceded")]
    return msgspec.structs.replace(strip(CLOTH, title, shapes), alt=[title, *said])


def _title(story: Story) -> Phrase:
    """The greatest of what happened."""
    if story.won is not None:
        return Phrase("coup-moment-won", story.won)
    if story.gave_up is not None:
        return say("coup-moment-conceded", who=story.gave_up)
    if story.doubt is not None:
        return Phrase("coup-moment-proved" if story.true else "coup-moment-bluffed", story.doubt)
    loss = story.losses[-1]
    if _killed(loss):
        return say(f"coup-moment-{loss['cause']}", who=loss["who"], by=loss["by"])
    return say("coup-moment-lost", who=loss["who"], card=loss["card"])


def _killed(loss: dict[str, Any]) -> bool:
    """Not in logs that were written before a loss had its cause."""
    return loss.get("cause") in KILLS and "by" in loss


def _parts(story: Story) -> list[Part]:
    lost = {loss["who"]: loss for loss in story.losses}
    parts = [] if story.doubt is None else _doubted(story, story.doubt, lost)
    for seat, loss in lost.items():
        if story.doubt is None or seat not in (story.doubt["who"], story.doubt["whom"]):
            by = [_face(story, loss["by"]), _dagger()] if _killed(loss) else []
            parts += [*by, _face(story, seat), _lost(story, loss)]
    if story.gave_up is not None:
        parts += [_face(story, story.gave_up), _open(story.out[story.gave_up], lost=True)]
    return parts if story.won is None else _with_winner(story, story.won["who"], parts)


def _doubted(story: Story, doubt: dict[str, Any], lost: dict[Seat, dict[str, Any]]) -> list[Part]:
    """Who doubted, what was shown, who had claimed it; whoever lost a character for it has it at their outer side."""
    doubter, claimer = doubt["who"], doubt["whom"]
    claimed = _claimed(CHARACTERS[doubt["character"]], true=story.true)
    return [
        *([_lost(story, lost[doubter])] if doubter in lost else []),
        *(_face(story, doubter), _question(), claimed, _face(story, claimer)),
        *([_lost(story, lost[claimer])] if claimer in lost else []),
    ]


def _with_winner(story: Story, winner: Seat, parts: list[Part]) -> list[Part]:
    """And what they still held, if there is room for it."""
    face, held = _face(story, winner), _open(story.held, lost=False)
    found = parts if face in parts else [*parts, face]
    if not story.held or sum(part.width + NARROW for part in [*found, held]) > WIDTH - 2 * EDGE:
        return found
    place = found.index(face)
    place += 1 if place else 0
    return [*found[:place], held, *found[place:]]


def _face(story: Story, seat: Seat) -> Part:
    """Somebody it is about: in a laurel who has won, with a skull who is out."""
    won, out = story.won is not None and story.won["who"] == seat, seat in story.out
    state: State = "out" if out else "turn" if won else ""
    x = FACE / 2
    shapes: list[AnyShape] = [Sign(x, MIDDLE + 2, "laurels", 112, FOIL, lift=2)] if won else []
    shapes += avatar(x, MIDDLE, seat, 68, state)[:1]
    if won:
        shapes.append(solid(x, MIDDLE - 40, "queen-crown", 34, Fade("#fff0b4", "#b57a1c"), "#3a2408", 1.6))
    if out:
        shapes.append(token(x + 24, MIDDLE + 24, SKULL, 34, "#4a1512"))
    called = name(x, 197, seat, state, FACE + 8, "mm", 22)
    return Part(FACE, [*shapes, msgspec.structs.replace(called, lines=2, leading=1.02)])


def _question() -> Part:
    return Part(46, [medallion(23, MIDDLE, 46, "#6b4208", say("coup-mark-doubt"))])


def _dagger() -> Part:
    return Part(58, [token(29, MIDDLE, DAGGER, 58, "#7d1f1a", FOIL)])


def _claimed(card: Character, *, true: bool) -> Part:
    """Shown in colour if it was true; otherwise it was never there."""
    sign, hue = ("check-mark", RIGHT) if true else ("cross-mark", WRONG)
    width = SHOWN[0]
    return Part(width, [small(card, 0, TOP, SHOWN, lost=not true), token(width - 6, TOP + 12, sign, 44, hue)])


def _lost(story: Story, loss: dict[str, Any]) -> Part:
    """The character that is lost; both, if there were no others. Who has one left has it face down."""
    both = story.out.get(loss["who"])
    if both:
        return _open(both, lost=True)
    width = SHOWN[0]
    return Part(2 * width + GAP, [*fallen(CHARACTERS[loss["card"]], 0, TOP, SHOWN), hidden(width + GAP, TOP, SHOWN)])


def _open(cards: Sequence[Character], *, lost: bool) -> Part:
    shapes: list[AnyShape] = []
    for place, card in enumerate(cards):
        x = (SHOWN[0] + GAP) * place
        shapes += fallen(card, x, TOP, SHOWN) if lost else [small(card, x, TOP, SHOWN)]
    return Part((SHOWN[0] + GAP) * len(cards) - GAP, shapes)


def lobby_banner() -> Scene:
    cards = [("duchess", 11.0), ("captain", 4.0), ("contessa", -4.0), ("assassin", -11.0)]
    figures: list[AnyShape] = [
        bust(CHARACTERS[word], 402 + 80 * place, 26 + 1.1 * abs(lean), (118, 164), lean)
        for place, (word, lean) in enumerate(cards)
    ]
    return banner("coup", CLOTH, "court", figures)


def end_scene(view: View, end: End) -> Scene:
    """The characters of whoever won lean to the left, the secret one in front; everybody with theirs."""
    winner = end.result.winners[0]
    held, gone = view.reports[winner].held, view.courtiers[winner].shown
    front, behind = (held or [DUCHESS])[0], [*held[1:], *gone][:1]
    figure: list[AnyShape] = [large(card, 26, 104, 12, lost=card in gone and not held[1:]) for card in behind]
    figure.append(large(front, 122, 58, 3))
    places = ranked([courtier.wins for courtier in view.courtiers], end.result.winners)
    rows = [Row(seat, place, *_characters(view, seat)) for seat, place in places]
    why = say("coup-why") if view.series_wins == 1 else say("coup-why-series", target=view.series_wins)
    scene = end_card("coup", Look(CLOTH, figure, panel="#05140e99"), end, why, rows)
    told = [say("coup-alt-end", who=row.seat, cards=[card for card, _ in _ended(view, row.seat)]) for row in rows]
    return msgspec.structs.replace(scene, alt=[say("coup-sign-won", who=winner), *told])


def _ended(view: View, seat: Seat) -> list[tuple[Character, bool]]:
    """Both characters of a seat, and whether they were lost."""
    shown, held = view.courtiers[seat].shown, view.reports[seat].held
    return [(card, True) for card in shown] + [(card, False) for card in held]


def _characters(view: View, seat: Seat) -> tuple[list[AnyShape], float]:
    """Both characters by their emblems, grey what was lost; in a series also the games won."""
    size, step = (28, 26) if len(view.courtiers) > 4 else (33, 38)
    cards = _ended(view, seat)
    shapes: list[AnyShape] = []
    for place, (card, lost) in enumerate(reversed(cards)):
        hue, rim = ("#5b5a58", KEYLINE) if lost else (HUES[card], FOIL)
        shapes.append(token(-size / 2 - step * place, 0, EMBLEMS[card], size, hue, rim))
    room = size + step * (len(cards) - 1) + 6.0
    if view.series_wins > 1:
        shapes += [
            Label(-room, 0, say("number", count=view.courtiers[seat].wins), 24, LIGHT, "bold", "rm"),
            solid(-room - 30, 0, TROPHY, 24, Fade("#fff0b4", "#b57a1c"), "#3a2408"),
        ]
        room += 46
    return shapes, room
