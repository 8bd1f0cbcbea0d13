"""Phrases in a reader's language. Every sentence for people comes from texts/<language>/*.ftl."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

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


HOUSE = "house"
"""Whose emojis those are that belong to no game."""
BESIDE = "\u00a0"
"""Between an emoji and its word: a line never ends between the two."""
_PLACE = re.compile("\ue000([^\ue001]*)\ue001")
"""Where a text has room for an emoji, until it is known whether there is one."""
_SHOWN = re.compile(rf"<:\w{{2,32}}:\d+>{BESIDE}")


class Emoji(NamedTuple):
    """A small picture that Discord keeps for the bot."""

    name: str
    id: int

    def __str__(self) -> str:
        """As it stands in a text."""
        return f"<:{self.name}:{self.id}>"


class Emojis:
    """The emojis that there are, by game and word: none at first, and those of a game as soon as they are there."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Emoji] = {}
        self._texts: dict[str, Texts] = {}

    def put(self, game: str, found: Mapping[str, Emoji]) -> None:
        """These and no others are this game's from now on."""
        gone = [key for key in self._known if key[0] == game]
        for key in gone:
            del self._known[key]
        self._known.update({(game, word): emoji for word, emoji in found.items()})

    def find(self, game: str, word: str) -> Emoji | None:
        return self._known.get((game, _without_copy(word))) if self._known else None

    def texts(self, language: str = DEFAULT) -> Texts:
        """The texts of a language, for readers who see these emojis."""
        if language not in self._texts:
            self._texts[language] = texts(language).with_emojis(self)
        return self._texts[language]

    def __len__(self) -> int:
        return len(self._known)


def without_emojis(text: str) -> str:
    """A text as it reads without them: their ids may be others in every process."""
    return _SHOWN.sub("", text)


def _without_copy(word: str) -> str:
    """Two of a kind are told apart by a number ("knight~2")."""
    bare, _, copy_number = word.partition("~")
    return word if copy_number and not copy_number.isdecimal() else bare


def _room(word: str) -> str:
    """EMOJI("guard") in a text."""
    return f"\ue000{word}\ue001"


_FUNCTIONS: dict[str, Any] = {"EMOJI": _room}
"""What texts may ask for besides their facts."""


class MissingText(LookupError):
    """A key that no locale file has."""


def seat_number(seat: int) -> str:
    """A stand-in where no names are at hand."""
    return f"Player {seat + 1}"


class Texts:
    """One language's texts; what it lacks it takes from English.

    What they say is without emojis, for labels, pictures, files and whoever wants none. `rich` says the same with an
    emoji before every word that has one, for lines in messages.
    """

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self._bundles = [_bundle(one) for one in dict.fromkeys((language, DEFAULT))]
        # A table says mostly what it said a moment ago, and putting a sentence together is what costs.
        self._written = lru_cache(_REMEMBERED)(self._write)
        self._found = lru_cache(_REMEMBERED)(self._pattern)
        self._word: Callable[..., str] = lru_cache(_REMEMBERED)(self._find_word)
        self.emojis: Emojis | None = None
        self.shows_emojis = False
        """Whether they stand in what these texts say."""
        self.rich = self
        """The same with emojis in its sentences, as far as there are any and the reader wants them."""
        self.bare = self
        """The same for somebody who wants none."""

    def with_emojis(self, emojis: Emojis) -> Texts:
        """The same texts for somebody who sees these. All variants remember together what they have written."""
        known, rich = copy.copy(self.bare), copy.copy(self.bare)
        known.emojis = rich.emojis = emojis
        rich.shows_emojis = True
        known.rich = rich.rich = rich
        return known

    def emoji(self, game: str, word: str) -> Emoji | None:
        """What may stand beside a word on a button or in a select."""
        return self.emojis.find(game, word) if self.emojis is not None else None

    def word(self, game: str, word: str, kind: str = "") -> str:
        """A word of a game ("guard", "knight~2"); what has no text (a number) stands for itself."""
        found = self._word(game, word, kind)
        return self._before(game, word) + found if self.shows_emojis else found

    def _before(self, *words: str) -> str:
        """The emoji of a game's word, as it stands before it."""
        emoji = self.emoji(*words)
        return f"{emoji}{BESIDE}" if emoji is not None else ""

    def _filled(self, key: str, text: str) -> str:
        """A text with the emojis for which it has room: the game's own, else the house's."""
        if "\ue000" not in text:
            return text
        if not self.shows_emojis:
            return _PLACE.sub("", text)
        game = key.split("-", 1)[0]
        return _PLACE.sub(lambda place: self._before(game, place[1]) or self._before(HOUSE, place[1]), text)

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
            return self._filled(phrase, self._written(phrase, tuple(args.items())))
        game = phrase.key.split("-", 1)[0]
        facts = [(name, self._shown(game, name, value, names)) for name, value in phrase.args.items()]
        lists = [name for name, value in phrase.args.items() if isinstance(value, list)]
        if lists and self.has(f"{phrase.key}.each"):
            facts.append(("each", self._side_by_side(phrase, lists, names)))
        return self._filled(phrase.key, self._written(phrase.key, tuple(facts)))

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
        bare = _without_copy(word)
        for key in (f"{game}-{kind}-{bare}" if kind else "", f"{game}-{bare}", bare):
            # What somebody typed may happen to be the key of a whole sentence: then it is no word.
            with suppress(MissingText):
                return self.bare(key)
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
    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
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
