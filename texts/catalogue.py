"""Phrases in a reader's language. Every sentence for people comes from texts/<language>/*.ftl."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource

from games.core.text import SEAT_ARGS, Phrase

FOLDER = Path(__file__).parent
DEFAULT = "en"
_REMEMBERED = 4_000
"""Sentences, of half a kilobyte each with their facts. At 300 tables six of seven are found again; writing one
costs ten microseconds.
"""

Names = Callable[[int], str]
"""A seat's player, as the reader should see the name."""


class MissingText(LookupError):
    """A key that no locale file has."""


def seat_number(seat: int) -> str:
    """A stand-in where no names are at hand."""
    return f"Player {seat + 1}"


class Texts:
    """One language's texts; what it lacks it takes from English."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self._bundles = [_bundle(one) for one in dict.fromkeys((language, DEFAULT))]
        # A table says mostly what it said a moment ago, and putting a sentence together is what costs.
        self._written = lru_cache(_REMEMBERED)(self._write)
        self._found = lru_cache(_REMEMBERED)(self._pattern)
        self.word: Callable[..., str] = lru_cache(_REMEMBERED)(self._find_word)
        """A word of a game ("guard", "knight~2"); what has no text (a number) stands for itself."""

    def has(self, key: str) -> bool:
        return self._found(key) is not None

    def keys(self, prefix: str) -> list[str]:
        """All message ids that start so, in the order of the files."""
        ids = dict.fromkeys(key for language in (DEFAULT, self.language) for key in _message_ids(language))
        return [key for key in ids if key.startswith(prefix)]

    def __call__(self, phrase: Phrase | str, names: Names = seat_number, **args: Any) -> str:
        """A phrase as a sentence, its words looked up; or a key whose `args` are shown as they are.

        A key with a dot names an attribute of a message. If a message has an attribute `each`, that is said of the
        first in all its lists, of the second and so on, and the message has it as $each.
        """
        if isinstance(phrase, str):
            return self._written(phrase, tuple(args.items()))
        game = phrase.key.split("-", 1)[0]
        facts = [(name, self._shown(game, name, value, names)) for name, value in phrase.args.items()]
        lists = [name for name, value in phrase.args.items() if isinstance(value, list)]
        if lists and self.has(f"{phrase.key}.each"):
            facts.append(("each", self._side_by_side(phrase, lists, names)))
        return self._written(phrase.key, tuple(facts))

    def _side_by_side(self, phrase: Phrase, lists: Sequence[str], names: Names) -> str:
        """Lists that belong together, place by place: nobody should have to count who held which card."""
        places = zip(*(phrase.args[name] for name in lists), strict=True)
        each = [{**phrase.args, **dict(zip(lists, place, strict=True))} for place in places]
        return self.listed([self(Phrase(f"{phrase.key}.each", args), names) for args in each])

    def _write(self, key: str, facts: tuple[tuple[str, Any], ...]) -> str:
        found = self._found(key)
        if found is None:
            raise MissingText(key)
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise MissingText(f"{key}: {errors[0]}")
        return str(text)

    def _find_word(self, game: str, word: str, kind: str = "") -> str:
        bare, _, copy = word.partition("~")
        if copy and not copy.isdecimal():
            bare = word
        for key in (f"{game}-{kind}-{bare}" if kind else "", f"{game}-{bare}", bare):
            # What somebody typed may happen to be the key of a whole sentence: then it is no word.
            with suppress(MissingText):
                return self(key)
        return bare

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row, as the language joins them."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", most=", ".join(items[:-1]), last=items[-1])

    def _shown(self, game: str, name: str, value: Any, names: Names) -> Any:
        if isinstance(value, list):
            return self.listed([str(self._shown(game, name, one, names)) for one in value])
        if name in SEAT_ARGS and isinstance(value, int):
            return names(value)
        if isinstance(value, str):
            return self.word(game, value)
        return "" if value is None else value

    def _pattern(self, key: str) -> tuple[FluentBundle, Any] | None:
        message_id, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(message_id):
                continue
            message = bundle.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
        return None


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks would show as boxes in pictures and count against Discord's lengths.
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _message_ids(language: str) -> tuple[str, ...]:
    """A bundle does not tell what it holds; the files it was made of do."""
    entries = (entry for resource in _resources(language) for entry in resource.body)
    return tuple(entry.id.name for entry in entries if isinstance(entry, Message))


@cache
def _resources(language: str) -> tuple[Resource, ...]:
    return tuple(_resource(file) for file in sorted((FOLDER / language).glob("*.ftl")))


def _resource(file: Path) -> Resource:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    junk = [entry.content or "" for entry in resource.body if isinstance(entry, Junk)]
    if junk:
        raise ValueError(f"{file.name} has a text that Fluent cannot read: {junk[0][:80]!r}")
    return resource


@cache
def texts(language: str = DEFAULT) -> Texts:
    return Texts(language)


@cache
def languages() -> tuple[str, ...]:
    """Looked up once: every click asks in which language it is answered."""
    return tuple(sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")}))
