"""Phrases in a reader's language. Every sentence for people comes from texts/<language>/*.ftl."""

from __future__ import annotations

import asyncio
import copy
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Pattern, Resource, TextElement

from games.core.text import OWN_WORDS, SEAT_ARGS, Phrase
from texts.words import BESIDE, FUNCTIONS, Listed, Word, gender, no_forms

FOLDER = Path(__file__).parent
DEFAULT = "en"
ITSELF = "language"
"""The message with which a language introduces itself."""
NO_LOCALE = "none"
_REMEMBERED = 4_000
"""Sentences, of half a kilobyte each with their facts. At 300 tables six of seven are found again; writing one
costs ten microseconds.
"""

Names = Callable[[int], str]
"""A seat's player, as the reader should see the name."""


HOUSE = "house"
"""Whose emojis those are that belong to no game."""
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
        self.changes = 0
        """How often others have come: sentences that are remembered are of one time."""
        self._texts: dict[str, Texts] = {}

    def put(self, game: str, found: Mapping[str, Emoji]) -> None:
        """These and no others are this game's from now on."""
        self.changes += 1
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


class MissingText(LookupError):
    """A key that no locale file has."""


def seat_number(seat: int) -> str:
    """Where no names are at hand: each language calls a player by the number of the seat."""
    return str(seat + 1)


@dataclass(frozen=True)
class Forms:
    """The forms of a word: the attributes of its message."""

    texts: Texts
    key: str

    def __call__(self, name: str) -> str | None:
        return self.texts.attribute(self.key, name)


class Texts:
    """One language's texts; what it lacks it takes from English.

    Words of a game, lists and names keep what they are until a sentence is formed: it may ask for another form of them.

    What they say is without emojis, for labels, pictures, files and whoever wants none. `rich` says the same with an
    emoji before every word that has one, for lines in messages.
    """

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self._bundles = [_bundle(one) for one in dict.fromkeys((language, DEFAULT))]
        self._alphabet = {letter: place for place, letter in enumerate(_itself(language, "alphabet"))}
        # A table says mostly what it said a moment ago, and putting a sentence together is what costs.
        self._written = lru_cache(_REMEMBERED)(self._write)
        self._found = lru_cache(_REMEMBERED)(self._pattern)
        self._word: Callable[..., Word] = lru_cache(_REMEMBERED)(self._find_word)
        self._told: dict[tuple[Any, ...], str] = {}
        """Phrases by all that goes into them, the last ones."""
        self._join = lru_cache(_REMEMBERED)(partial(format_list, locale=_locale(language)))
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

    def word(self, game: str, word: str, kind: str = "") -> Word:
        """A word of a game ("guard", "knight~2"); what has no text (a number) stands for itself."""
        found = self._word(game, word, kind)
        return Word(str(found), found.forms, self._before(game, word)) if self.shows_emojis else found

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

    def attribute(self, key: str, name: str) -> str | None:
        """A form of a word, as far as this language has it: never another language's."""
        found = self._found(f"{key}.{name}") if "." not in key else None
        own = self._found(key)
        return self._written(f"{key}.{name}", ()) if found and own and found[0] is own[0] else None

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
        emojis = self.emojis if self.shows_emojis else None
        key = (emojis, emojis.changes if emojis is not None else 0, *_facts(phrase, names))
        told = self._told.get(key)
        if told is None:
            if len(self._told) >= _REMEMBERED:
                del self._told[next(iter(self._told))]
            told = self._told[key] = self._tell(phrase, names)
        return self._filled(phrase.key, told)

    def _tell(self, phrase: Phrase, names: Names) -> str:
        game = phrase.key.split("-", 1)[0]
        facts = {name: self._shown(game, name, value, names) for name, value in phrase.args.items()}
        lists = [name for name, value in phrase.args.items() if isinstance(value, list)]
        if lists and self.has(f"{phrase.key}.each"):
            facts["each"] = self._side_by_side(phrase, lists, names)
        return self._write(phrase.key, tuple(facts.items()))

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

    def _find_word(self, game: str, word: str, kind: str = "") -> Word:
        bare = _without_copy(word)
        for key in (f"{game}-{kind}-{bare}" if kind else "", f"{game}-{bare}", bare):
            # What somebody typed may happen to be the key of a whole sentence: then it is no word.
            with suppress(MissingText):
                return Word(self.bare(key), Forms(self.bare, key))
        return Word(bare, no_forms)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row, as the language joins them."""
        return Listed(items, self._joined)

    def _joined(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return str(self._join(tuple(items)))

    def in_order(self, words: Iterable[str]) -> list[str]:
        """As a dictionary of this language has them."""
        return sorted(words, key=self.place)

    def place(self, word: str) -> tuple[tuple[int, str], ...]:
        """Where a word stands in a dictionary: letters that the language does not have come last."""
        last = len(self._alphabet)
        return tuple([(self._alphabet.get(letter, last), letter) for letter in word.casefold()])

    def _shown(self, game: str, name: str, value: Any, names: Names) -> Any:
        if isinstance(value, list):
            shown = [self._shown(game, name, one, names) for one in value]
            return self.listed([one if isinstance(one, str) else str(one) for one in shown])
        if name in SEAT_ARGS and isinstance(value, int):
            return names(value) if names is not seat_number else self("player-number", number=value + 1)
        if isinstance(value, str):
            return value if name == OWN_WORDS else self.word(game, value)
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


def _facts(phrase: Phrase, names: Names) -> Iterator[Any]:
    """All that a sentence hangs on, but for its words: nothing has to be looked up to find it again."""
    yield phrase.key
    for name, value in phrase.args.items():
        yield name
        if name in SEAT_ARGS:
            yield from _called(value, names)
        else:
            yield tuple(value) if type(value) is list else value


def _called(value: Any, names: Names) -> Iterator[Any]:
    for one in value if isinstance(value, list) else (value,):
        shown = names(one) if isinstance(one, int) else one
        yield (shown, gender(shown))
    yield isinstance(value, list)


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks would show as boxes in pictures and count against Discord's lengths.
    bundle = FluentBundle([_locale(language)], functions=FUNCTIONS, use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _itself(language: str, name: str = "") -> str:
    """What a language says of itself, or English in its place. Its other files are not read for it: who is asked for
    all languages would read them all.
    """
    for one in dict.fromkeys((language, DEFAULT)):
        file = FOLDER / one / f"{ITSELF}.ftl"
        entries = _resource(file).body if file.exists() else []
        for entry in (entry for entry in entries if isinstance(entry, Message)):
            said = {attribute.id.name: attribute.value for attribute in entry.attributes}
            pattern = said.get(name) if name else entry.value
            if pattern is not None:
                return _plain(pattern)
    raise MissingText(f"{ITSELF}.{name}")


def _plain(pattern: Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, TextElement))


def _locale(language: str) -> str:
    """As Babel calls it."""
    return _itself(language, "locale").replace("-", "_")


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
    """Those that have introduced themselves, English first. Looked up once: every click asks for its language."""
    found = sorted(file.parent.name for file in FOLDER.glob(f"*/{ITSELF}.ftl"))
    return tuple(sorted(found, key=lambda language: language != DEFAULT))


@cache
def discord_locales(language: str) -> tuple[str, ...]:
    """Which of Discord's locales are this language; none: Discord does not have it."""
    named = _itself(language, "discord")
    return () if named == NO_LOCALE else tuple([one.strip() for one in named.split(",")])


@cache
def language_of(locale: str) -> str | None:
    """Which language a reader or a server has whose Discord has this locale; None: one that is not spoken here."""
    return next((one for one in languages() if locale in discord_locales(one)), None)


def own_name(language: str) -> str:
    """What a language calls itself."""
    return _itself(language)


def edition() -> str:
    """A fingerprint of everything that can be said in any language: taken without reading a word of it."""
    found = sha256()
    for file in sorted(FOLDER.glob("*/*.ftl")):
        found.update(f"{file.parent.name}/{file.name}".encode() + file.read_bytes())
    return found.hexdigest()


_READ = {DEFAULT}


async def read(language: str) -> None:
    """A language takes a third of a second to read; whoever clicks meanwhile is answered."""
    if language not in _READ:
        await asyncio.to_thread(texts, language)
        _READ.add(language)
