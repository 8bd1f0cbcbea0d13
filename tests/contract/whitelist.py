"""What a game may tell: its white list, and events held against it.

`tests/contract/told/<key>.toml` names every event with the facts it may carry, and the answers that stay unknown.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

from games.core.event import Event
from tests.contract.menus import Broken, must

FOLDER = Path(__file__).parent / "told"
ROOT = Path(__file__).parents[2]

REVEALS, WHISPERED = "!", "~"
PEOPLE = ("who", "whom", "by")
"""Facts of these names are seats."""

Mark = Literal["secret", "sealed"]
"""What others do not learn of an answer: ever by its own step, or only while its window is open."""


@dataclass
class Facts:
    """What an event may carry: the kinds of each fact, by name."""

    public: dict[str, set[str]] = field(default_factory=dict)
    private: dict[str, set[str]] = field(default_factory=dict)
    audience: set[str] = field(default_factory=set)
    """Which of the people that the event names learn the private facts."""
    reveals: bool = False
    """It brings to light what was hidden: in another world that looked the same, it may be told otherwise or not."""
    whispered: bool = False
    """It has no public face."""

    @classmethod
    def read(cls, text: str) -> Facts:
        """`! who:seat card:word | cards:words for who`: marks, public facts, private facts and who learns them."""
        shown, _, hidden = text.partition("|")
        hidden, _, audience = hidden.partition(" for ")
        words = shown.split()
        marks = [word for word in words if word in (REVEALS, WHISPERED)]
        public, private = _kinds(word for word in words if word not in marks), _kinds(hidden.split())
        return cls(public, private, set(audience.split()), REVEALS in marks, WHISPERED in marks)

    def __str__(self) -> str:
        marks = [mark for mark, is_so in ((REVEALS, self.reveals), (WHISPERED, self.whispered)) if is_so]
        text = " ".join([*marks, *_written(self.public)])
        if self.private:
            text += " | " + " ".join(_written(self.private))
        if self.audience:
            text += " for " + " ".join(sorted(self.audience))
        return text.strip()

    def add(self, event: Event) -> None:
        """Allow what this event carries."""
        for name, value in event.args.items():
            self.public.setdefault(name, set()).add(kind_of(name, value))
        for seat, facts in event.private.items():
            for name, value in facts.items():
                self.private.setdefault(name, set()).add(kind_of(name, value))
            if not event.secret:
                self.audience.add(_named(event, seat))
        self.whispered = event.secret

    def why_not(self, event: Event) -> str | None:
        """What this event carries that is not allowed."""
        if event.secret != self.whispered:
            return "it has a public face" if self.whispered else "it has no public face"
        if (wrong := _beyond(self.public, event.args)) is not None:
            return f"everybody is told {wrong}"
        if not event.secret and set(event.args) != set(self.public):
            return f"nobody is told {' '.join(sorted(set(self.public) - set(event.args)))}"
        for seat, facts in event.private.items():
            if (wrong := _beyond(self.private, facts)) is not None:
                return f"somebody is told {wrong}"
            if not event.secret and _named(event, seat) not in self.audience:
                return f"the wrong one is told: {_named(event, seat)}"
        return "several are whispered to" if event.secret and len(event.private) > 1 else None


@dataclass
class Told:
    """A game's white list."""

    events: dict[str, Facts]
    answers: dict[str, Mark]
    """By question and kind of pick, with the first word of the answer between them where that decides."""

    @property
    def questions(self) -> set[str]:
        """Those to which some answer is secret or sealed."""
        return {name.partition(" ")[0] for name in self.answers}

    def mark(self, ask: str, first: str, kind: str) -> Mark | None:
        return self.answers.get(f"{ask} {kind}") or self.answers.get(f"{ask} {first} {kind}")

    def check(self, events: Iterable[Event]) -> None:
        for event in events:
            must(event.key in self.events, f"{event.key} is not on the white list")
            why_not = self.events[event.key].why_not(event)
            must(why_not is None, f"{event.key} is not as the white list has it: {why_not}")

    def may_reveal(self, *events: Event | None) -> bool:
        """Whether one of these, told in one world and not in the other, is there to bring something to light."""
        keys = {event.key for event in events if event is not None}
        return any(key in self.events and self.events[key].reveals for key in keys)


def white_list(game: str) -> Told:
    return _read(FOLDER / f"{game}.toml")


TELLING = ("tell", "whisper")


def told_in_rules(game: str) -> set[str]:
    """The events that stand in a game's rules word for word; one that is put together there is met in play."""
    named: set[str] = set()
    for path in (ROOT / "games" / game).rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in TELLING:
                key = call.args[TELLING.index(call.func.attr)]
                named |= {*_words(key)}
    return named


def _words(key: ast.expr) -> Iterator[str]:
    """A word, or the words of a choice between some."""
    if isinstance(key, ast.IfExp):
        yield from _words(key.body)
        yield from _words(key.orelse)
    elif isinstance(key, ast.Constant):
        yield str(key.value)


@cache
def _read(path: Path) -> Told:
    if not path.exists():
        raise Broken(f"no white list: python -m tests.contract.listing {path.stem} writes one; read what it says")
    listed = tomllib.loads(path.read_text(encoding="utf-8"))
    events = {key: Facts.read(text) for key, text in listed["events"].items()}
    answers: dict[str, Mark] = listed.get("answers", {})
    must(set(answers.values()) <= {"secret", "sealed"}, f"{path.name}: an answer is secret or sealed")
    return Told(events, answers)


def kind_of(name: str, value: Any) -> str:
    """What sort of thing a fact is; several of them have the plural."""
    if isinstance(value, list):
        kinds = {kind_of(name, one) for one in value}
        return f"{kinds.pop()}s" if len(kinds) == 1 else "none" if not kinds else "mixture"
    if value is None:
        return "nothing"
    if isinstance(value, int):
        return "seat" if name in PEOPLE else "count"
    return "word" if isinstance(value, str) else type(value).__name__


def _named(event: Event, seat: int) -> str:
    """Under which name the event's public face names this seat."""
    for name in PEOPLE:
        people = event.args.get(name)
        if seat == people or (isinstance(people, list) and seat in people):
            return name
    return "others"


def _beyond(allowed: Mapping[str, set[str]], facts: Mapping[str, Any]) -> str | None:
    for name, value in facts.items():
        kind = kind_of(name, value)
        empty = kind == "none" and any(one.endswith("s") for one in allowed.get(name, ()))
        if kind not in allowed.get(name, ()) and not empty:
            return f"{name}:{kind}"
    return None


def _kinds(words: Iterable[str]) -> dict[str, set[str]]:
    pairs = (word.split(":") for word in words)
    return {name: set(kinds.split("/")) for name, kinds in pairs}


def _written(facts: Mapping[str, set[str]]) -> list[str]:
    return [f"{name}:{'/'.join(sorted(kinds - {'none'}) or ['words'])}" for name, kinds in facts.items()]
