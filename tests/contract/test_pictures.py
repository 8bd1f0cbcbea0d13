"""Every picture of every game can be read: words large enough, whole, inside it, and set off from what lies behind.

The painter itself is watched while it writes, so whatever covers a label or lies under it counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PIL import Image

from cogs.painting import canvas as canvases
from cogs.painting.canvas import Canvas
from cogs.painting.lettering import set_text, signs, write
from cogs.painting.painter import HEAVIEST, paint
from cogs.painting.store import Store
from games.core.colours import contrast
from games.core.draw import Dice
from games.core.drawings import drawing
from games.core.end import End
from games.core.entry import TIME, Answer
from games.core.game import AnyGame
from games.core.match import begin, submit
from games.core.options import settle
from games.core.scene import FOIL, Fade, Label, Scene, Sign, Stamp, every, labels
from games.core.text import Phrase, say
from games.registry import GAMES
from tests.pseudo import LONGER, PSEUDO, without_brackets
from texts.catalogue import DEFAULT, languages, texts

ENOUGH = 4.5
"""WCAG's contrast for text."""
NAMES = ("Anna", "Maximiliane von Hohenfels-Brandt", "Chloé", "W" * 32, "Ben", "Ю", "Robot 7", "Gustav-Adolf")
EVERY, MOST = 23, 600
"""Every so many moves of a game its pictures are looked at, up to so many moves."""
SMALL_PIECES = {"hamlet": (0.5, 6)}
"""Where so many pieces lie on a map that up to so many letters on one may be so much smaller than others: its form and
its colour say the same, and so do the table's words and close-ups.
"""
PLAYERS_OWN = {"name", "names"}
"""Texts of which nobody can say how long they are: these may lose their end."""


@dataclass
class Reading:
    """What is wrong with the words of a picture."""

    found: list[str] = field(default_factory=list)
    pieces: tuple[float, int] = (1, 0)
    words: list[str] = field(default_factory=list)
    """What is to be written: a text of its own may end in three dots, too."""

    def look(
        self, canvas: Canvas, line: str, label: Label, size: float, box: tuple[int, int, int, int], fill: Any
    ) -> None:
        what = f"{label.text.key} {line!r}"
        share, letters = self.pieces
        least = canvas.least * (share if not canvas.picture and len(line) <= letters else 1)
        if size < least * canvas.scale - 0.51 and not _is_badge(label, line):
            self.found.append(f"{what} is written in {size / canvas.scale:.1f}, at least {least:.1f} can be read")
        whole = any(line in text for text in self.words)
        if line.endswith("…") and not whole and label.text.key not in PLAYERS_OWN and not _names_somebody(label.text):
            self.found.append(f"{what} is cut")
        if canvas.picture and not (
            box[0] >= -2 and box[1] >= -2 and box[2] <= canvas.image.width + 2 and box[3] <= canvas.image.height + 2
        ):
            self.found.append(f"{what} does not lie inside the picture")
        behind = _behind(canvas.image, box)
        colour = _middle(fill)
        if behind is not None and contrast(colour, behind) < ENOUGH:
            self.found.append(f"{what}: {colour} on {behind} has a contrast of {contrast(colour, behind):.1f}")


def _is_badge(label: Label, line: str) -> bool:
    return label.plate is not None and line == label.plate.badge


def _names_somebody(phrase: Phrase) -> bool:
    return bool({"who", "whom", "by", "owner"} & set(phrase.args))


def _middle(fill: Any) -> str:
    """A colour that stands for a paint."""
    if isinstance(fill, Fade):
        return (fill.middle or fill.top)[:7]
    return "#e9bf5a" if fill == FOIL else fill[:7]


def _behind(image: Image.Image, box: tuple[int, int, int, int]) -> str | None:
    """The mean colour of what lies there; None: nothing yet, for it is a drawing that will lie on something."""
    inside = (max(box[0], 0), max(box[1], 0), min(box[2], image.width), min(box[3], image.height))
    if inside[2] <= inside[0] or inside[3] <= inside[1]:
        return None
    mean = image.crop(inside).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(mean, tuple)
    if len(mean) == 4 and mean[3] < 200:
        return None
    return "#{:02x}{:02x}{:02x}".format(*(round(part) for part in mean[:3]))


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> Reading:
    found, real = Reading(), Canvas._text

    def text(self: Canvas, line: str, label: Label, size: float, side: str, x: float, foot: float, *more: Any) -> None:
        narrow = more[2] if len(more) > 2 else 1
        written = write(line, label.face, size, narrow, keep=False)
        if written is not None:
            wide = set_text(line, label.face, size, 0, 1, 0).width * narrow
            left = round(x - {"l": 0.0, "m": wide / 2, "r": wide}[side]) + written.left
            top = round(foot) + written.top
            box = (left, top, left + written.mask.width, top + written.mask.height)
            found.look(self, line, label, size, box, more[0])
        real(self, line, label, size, side, x, foot, *more)

    monkeypatch.setattr(Canvas, "_text", text)
    # What was drawn before would not be written again.
    monkeypatch.setattr(canvases, "STAMPS", Store(2**24))
    return found


def pictures(game: AnyGame, seats: int) -> Iterator[tuple[str, Scene]]:
    """Of one game, from its banner to its end."""
    banner = game.banner()
    if banner is not None:
        yield "banner", banner
    position = begin(game, seats, settle(game.options, {}), "pictures")
    dice, told, seen = Dice("pictures"), list[Phrase](), set[str]()
    move = 0
    while position.ask is not None and move < MOST:
        if move % EVERY == 0 or move < 2:
            yield from _looked_at(game, position.state, f"move {move}", dice.choice(range(seats)))
        ask = position.ask
        seat = dice.choice(ask.awaits) if ask.awaits else None
        if seat is None:
            position = submit(game, position.match, TIME)
        else:
            question = ask.question(seat, position.menu(seat))
            path = game.robot(game.view(position.state, seat), question, dice, game.levels[0])
            position = submit(game, position.match, Answer(seat, path))
        move += 1
        now = [phrase for event in position.events for phrase in event.heard_by(game.key, None)]
        told += now
        keys = {phrase.key.removeprefix(f"{game.key}-") for phrase in now} & game.pictured
        if keys - seen:
            seen |= keys
            scene = game.moment(game.view(position.state, None), now)
            if scene is not None:
                yield f"moment {' '.join(sorted(keys))}", scene
    result = position.state.result
    if result is not None:
        yield from _looked_at(game, position.state, "the end", 0)
        end = End(result, game.awards(told), say("end-foot", date="30 September 2026", seed="00ff00ff"))
        card = game.end_card(game.view(position.state, None), end)
        if card is not None:
            yield "end card", card


def _looked_at(game: AnyGame, state: Any, when: str, seat: int) -> Iterator[tuple[str, Scene]]:
    for what, panel in (
        ("table", game.table_panel(game.view(state, None))),
        ("hand", game.hand_panel(game.view(state, seat))),
    ):
        if panel.scene is not None:
            yield f"{what}, {when}", panel.scene


CASES = [
    (game, seats) for game in GAMES.values() for seats in sorted({game.seats[0], 3, game.seats[-1]} & {*game.seats})
]


SPOKEN = [(game, seats, DEFAULT) for game, seats in CASES]
"""In English at every size of a table; in all other languages where there is least room."""
SPOKEN += [(game, game.seats[-1], language) for game in GAMES.values() for language in (*languages()[1:], PSEUDO)]


@pytest.mark.parametrize(
    ("game", "seats", "language"), SPOKEN, ids=[f"{game.key}-{seats}-{language}" for game, seats, language in SPOKEN]
)
def test_every_word_in_every_picture_can_be_read(
    game: AnyGame, seats: int, language: str, reading: Reading, a_sixth_language: None
) -> None:
    say, wrong = texts(language), list[str]()
    share, letters = SMALL_PIECES.get(game.key, reading.pieces)
    reading.pieces = (share, letters if language == DEFAULT else round(letters * LONGER))
    for what, scene in pictures(game, seats):
        words = [[_written(label, say) for label in labels(part)] for part in (scene.shapes, scene.base)]
        reading.found.clear()
        reading.words = [text for part in words for text in part]
        file = paint(scene, *words)
        wrong += [f"{what}: {one}" for one in reading.found]
        if len(file) > HEAVIEST:
            wrong.append(f"{what} is too heavy")
        if not scene.alt:
            wrong.append(f"{what} is not told in words")
    assert not wrong, "\n".join(sorted(set(wrong))[:40])


def _written(label: Label, language: Any) -> str:
    # What is cut is measured without them: no language has any.
    text = without_brackets(language(label.text, NAMES.__getitem__))
    return text[:1].upper() if label.initial else str(text)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_all_its_pictures(game: AnyGame) -> None:
    """A banner, moments, emojis, and what warms the painter up; and all they are made of is there."""
    banner, samples, emojis = game.banner(), game.samples(), game.emojis()
    assert banner is not None and samples and emojis and game.pictured
    shapes = [banner.shapes, *(scene.shapes for scene in samples), *(art.shapes for art in emojis.values())]
    used = [one for each in shapes for one in every(each)]
    assert {shape.sign for shape in used if isinstance(shape, Sign)} <= set(signs())
    for shape in used:
        if isinstance(shape, Stamp) and isinstance(shape.art, str):
            assert drawing(shape.art).shapes


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_pictured_events_are_moments(game: AnyGame) -> None:
    """A picture hangs on the message that tells of it."""
    assert game.pictured <= game.moments


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_emoji_stands_before_a_word_of_the_game(game: AnyGame) -> None:
    for word in game.emojis():
        assert texts().has(f"{game.key}-{word}"), f"{game.key} has no text for {word}"


def test_a_word_that_cannot_be_read_is_found(reading: Reading) -> None:
    """The check itself can fail."""
    label = Label(400, 50, Phrase("number", {"count": 7}), 30, "#777777", "bold", fit=20, lines=1)
    paint(Scene(800, 100, [label], [], ground="#888888"), ["far too long for it"], [])
    assert any("contrast" in one for one in reading.found) and any("cut" in one for one in reading.found)
    reading.found.clear()
    small = Label(795, 50, Phrase("number", {"count": 7}), 12, "#000000", "bold")
    paint(Scene(800, 100, [small], [], ground="#ffffff"), ["seven"], [])
    assert any("at least" in one for one in reading.found) and any("inside" in one for one in reading.found)
