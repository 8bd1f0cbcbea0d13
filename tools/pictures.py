"""The pictures of the README and of the sandbox's welcome, made by the painter itself: `python -m tools.pictures`.

Tables are those of robots' games with fixed seeds, so that what is shown has been played.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from cogs.painting.painter import paint
from games.core.draw import Dice
from games.core.entry import TIME, Answer
from games.core.match import Position, begin, submit
from games.core.options import settle
from games.core.scene import FOIL, AnyShape, Art, Ground, Label, Scene, Stamp, labels
from games.core.text import Phrase
from games.coup import art as coup
from games.coup.pieces import Character
from games.loveletter import art as loveletter
from games.loveletter.pieces import Card as Suit
from games.registry import GAMES
from texts.catalogue import texts

ROOT = Path(__file__).resolve().parents[1]
DOCS, WELCOME = ROOT / "docs", ROOT / "sandbox" / "page" / "pictures"
NAMES = ("Anna", "Ben", "Chloé", "Dmitri", "Elif", "Freja")
PARLOUR, LINE = Phrase("parlour-title"), Phrase("parlour-line")
WORDS = {PARLOUR.key: "Parlour", LINE.key: "Five board games with hidden hands, on Discord"}


class Shot(NamedTuple):
    """A moment of a robots' game that shows what the game is like."""

    seats: int
    seed: str
    moves: int


SHOTS = {
    "loveletter": Shot(4, "c", 27),
    "coup": Shot(4, "s11", 72),
    "inkognito": Shot(4, "readme", 40),
    "camelot": Shot(5, "readme", 120),
    "hamlet": Shot(4, "readme", 80),
}


class Lain(NamedTuple):
    """Where a picture lies on the hero's table: its middle, its width, how it leans, and which part of it."""

    x: float
    y: float
    width: float
    turn: float
    top: float = 0
    bottom: float = 1


def main() -> None:
    WELCOME.mkdir(exist_ok=True)
    tables = {game: _table(game, shot) for game, shot in SHOTS.items()}
    for game, scene in tables.items():
        (DOCS / f"{game}.webp").write_bytes(_painted(scene))
        banner = GAMES[game].banner()
        if banner is not None:
            (WELCOME / f"{game}.webp").write_bytes(_painted(banner))
    (DOCS / "hero.webp").write_bytes(_painted(_hero(tables)))


def _table(game: str, shot: Shot) -> Scene:
    scene = GAMES[game].table_panel(GAMES[game].view(_played(game, shot).state, None)).scene
    assert scene is not None
    return scene


def _played(game: str, shot: Shot) -> Position:
    rules, dice = GAMES[game], Dice(shot.seed)
    position = begin(rules, shot.seats, settle(rules.options, {}), shot.seed)
    for _ in range(shot.moves):
        if position.ask is None:
            break
        ask = position.ask
        seat = dice.choice(ask.awaits) if ask.awaits else None
        if seat is None:
            position = submit(rules, position.match, TIME)
            continue
        question = ask.question(seat, position.menu(seat))
        path = rules.robot(rules.view(position.state, seat), question, dice, rules.levels[0])
        position = submit(rules, position.match, Answer(seat, path))
    return position


def _hero(tables: dict[str, Scene]) -> Scene:
    """All five on one table of wood, with four cards before them."""
    places = {
        "inkognito": Lain(148, 150, 380, 6, 0, 0.62),
        "hamlet": Lain(978, 140, 400, -6, 0.05, 0.75),
        "coup": Lain(142, 432, 370, -5),
        "camelot": Lain(985, 430, 370, 5, 0.05, 0.7),
    }
    shapes: list[AnyShape] = [_lain(tables[game], place) for game, place in places.items()]
    cards = (
        (loveletter.large(Suit.GUARD, 0, 0), 400, 392, 14.0),
        (coup.large(Character.CAPTAIN, 0, 0), 724, 392, -14.0),
        (coup.large(Character.CONTESSA, 0, 0), 636, 376, -5.0),
        (loveletter.large(Suit.PRINCESS, 0, 0), 502, 374, 5.0),
    )
    shapes += [_card(stamp, x, y, turn) for stamp, x, y, turn in cards]
    shapes += [
        Label(560, 74, PARLOUR, 96, FOIL, "court", shadow=4),
        Label(560, 152, LINE, 27, "#ffeccb", "semi", fit=360, lines=2, leading=1.15, shadow=2),
    ]
    return Scene(1120, 560, shapes, [LINE], ground=Ground("wood", "#4a3020"))


def _lain(scene: Scene, place: Lain) -> Stamp:
    """A picture as a thing on another picture."""
    whole = [scene.ground] if isinstance(scene.ground, Ground) else []
    height = scene.height * (place.bottom - place.top)
    inside = Stamp(0, -scene.height * place.top, scene.width, scene.height, _as_art(scene, whole))
    art = Art(scene.width, height, [inside], clip="box", radius=20, detail=2)
    tall = place.width * height / scene.width
    return Stamp(place.x - place.width / 2, place.y - tall / 2, place.width, tall, art, lift=8, turn=place.turn)


def _as_art(scene: Scene, ground: list[Ground]) -> Art:
    return Art(scene.width, scene.height, [*ground, *scene.base, *scene.shapes], clip="box")


def _card(stamp: Stamp, x: float, y: float, turn: float) -> Stamp:
    wide, tall = stamp.width * 0.76, stamp.height * 0.76
    return replace(stamp, x=x - wide / 2, y=y - tall / 2, width=wide, height=tall, turn=turn)


def _painted(scene: Scene) -> bytes:
    say = texts()

    def written(shapes: list[AnyShape]) -> list[str]:
        found = []
        for label in labels(shapes):
            text = WORDS.get(label.text.key) or say(label.text, NAMES.__getitem__)
            found.append(text[:1].upper() if label.initial else text)
        return found

    return paint(scene, written(scene.shapes), written(scene.base))


if __name__ == "__main__":
    main()
