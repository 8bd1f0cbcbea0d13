"""A reader who accepts no missing text: every phrase met in play, in every language, without falling back."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.ask import Ask
from games.core.codec import encode
from games.core.event import Event
from games.core.game import AnyGame
from games.core.menu import SEAT, Step
from games.core.panel import Panel
from games.core.scene import Label, Scene
from games.core.text import Phrase, Seat
from tests.contract.harness import Case
from tests.contract.menus import Broken, must, steps
from texts.catalogue import MissingText, Texts
from texts.words import Word, no_forms

LABEL = 80
"""The longest label of a button."""
NOTE = 100
"""The longest description of a choice in a select."""
PROMPT = 150
"""The longest placeholder of a select."""


class Reader(Texts):
    """One language alone; a word of the game must have a text, only numbers stand for themselves."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._bundles = self._bundles[:1]
        self._read: set[bytes] = set()

    def _find_word(self, game: str, word: str, kind: str = "") -> Word:
        found = super()._find_word(game, word, kind)
        if found.forms is no_forms and any(letter.isalpha() for letter in found):
            raise MissingText(f"{game}-{found}")
        return found

    def attribute(self, key: str, name: str) -> str | None:
        """A word that lacks a form which a sentence asks for would silently stand in another one."""
        found = super().attribute(key, name)
        must(found is not None or name == "gender", f"{self.language}: {key} has no form {name!r}")
        return found

    def read(self, phrase: Phrase) -> None:
        """Whether the phrase makes a sentence; each is read once."""
        seen = encode(phrase)
        if seen in self._read:
            return
        try:
            text = self(phrase)
        except MissingText as missing:
            raise Broken(f"{self.language}: no text for {missing} ({phrase})") from None
        must("{" not in text, f"{self.language}: {phrase.key} leaves a hole: {text}")
        self._read.add(seen)

    # What a player meets.

    def events(self, game: AnyGame, events: list[Event], seats: int) -> None:
        for event in events:
            for who in (None, *range(seats)):
                for phrase in event.heard_by(game.key, who):
                    self.read(phrase)

    def panel(self, panel: Panel) -> None:
        for phrase in phrases(panel):
            self.read(phrase)

    def ask(self, case: Case, ask: Ask, looking: int = 25) -> None:
        phrase = ask.phrase(case.game.key)
        self.read(phrase)
        self.read(Phrase(f"{phrase.key}.mine", phrase.args))
        if self.has(f"{phrase.key}.waiting"):
            self.read(Phrase(f"{phrase.key}.waiting", phrase.args))
        for way in ("others", "own", "aimed"):
            if self.has(f"{phrase.key}.{way}"):
                self.read(Phrase(f"{phrase.key}.{way}", phrase.args))
        if ask.face is not None:
            self.step(case.game, ask.face)
        for seat in ask.menus:
            for _, step in steps(ask.menu(seat), looking):
                self.step(case.game, step)

    def step(self, game: AnyGame, step: Step) -> None:
        self._fits(Phrase(f"{game.key}-step-{step.kind}"), PROMPT)
        for choice in step.choices:
            if step.kind == SEAT:
                must(choice.isdigit(), f"{choice} is no seat")
                continue
            try:
                label = self.word(game.key, choice, step.kind)
            except MissingText as missing:
                raise Broken(f"{self.language}: no label for {missing} (step {step.kind})") from None
            must(0 < len(label) <= LABEL, f"{self.language}: {label!r} does not fit a button")
        for note in step.notes.values():
            self._fits(note, NOTE)

    def _fits(self, phrase: Phrase, most: int) -> None:
        self.read(phrase)
        must(len(self(phrase)) <= most, f"{self.language}: {phrase.key} has more than {most} characters")

    def settings(self, game: AnyGame) -> None:
        """The game itself, its options, and what is said when time runs out."""
        keys = [game.key, f"{game.key}.blurb", f"{game.key}-lobby-facts"]
        for option in game.options:
            keys += [f"{game.key}-option-{option.key}", f"{game.key}-option-{option.key}.help"]
        for key in keys:
            self.read(Phrase(key))
        self.read(Phrase(f"{game.key}-time", {"who": [0]}))


def phrases(panel: Panel) -> Iterator[Phrase]:
    """All that a panel says, also in its picture."""
    yield panel.heading
    for block in panel.blocks:
        if block.title is not None:
            yield block.title
        yield from block.lines
    if panel.scene is not None:
        yield from pictured(panel.scene)


def pictured(scene: Scene) -> Iterator[Phrase]:
    yield from scene.alt
    for shape in (*scene.base, *scene.shapes):
        if isinstance(shape, Label):
            yield shape.text


def panels(case: Case, state: object) -> Iterator[tuple[Seat | None, Panel]]:
    """The public panel and everybody's own."""
    game = case.game
    yield None, game.table_panel(game.view(state, None))
    for seat in range(case.seats):
        yield seat, game.hand_panel(game.view(state, seat))
