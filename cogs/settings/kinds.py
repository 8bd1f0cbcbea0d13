"""What values a setting can have: how they are typed, offered, checked and said. A setting names one of these kinds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from cogs.ui.option_words import UNITS, duration, offered, option_value, value_key
from cogs.ui.translator import Called, spoken
from games.core.game import AnyGame
from games.core.options import HOUR, LONG_CLOCKS, LONGEST, Choice, Flag, Option
from games.core.robot import EASY, STRONG, USUAL
from games.core.text import Refused, offering
from texts.catalogue import Texts, languages, own_name

Value = bool | int | str | list[int] | list[str] | dict[str, dict[str, Any]]

AUTO = "auto"
"""In place of a language: the server's own."""

Given = tuple[str, ...]
"""What has been picked so far; most kinds need one pick."""


class Kind(msgspec.Struct, frozen=True):
    fields: ClassVar[tuple[str, ...]] = ("value",)
    """The options of the typed command, in the order in which they are picked."""
    free: ClassVar[bool] = False
    """Whether other values than the offered ones may be typed."""
    mentions: ClassVar[str] = ""
    """"channel" or "role": the panel then offers those of the server."""

    def read(self, key: str, given: str, before: Any) -> Value:
        """The value somebody typed or picked; refuses what it cannot be. `before` is what counts now."""
        raise NotImplementedError

    def words(self, say: Texts, value: Any) -> str:
        raise NotImplementedError

    def offered(self, given: Given = ()) -> tuple[str, ...]:
        """What may be picked next; nothing when it is complete."""
        return ()

    def label(self, say: Texts, given: Given, pick: str) -> str:
        return self.words(say, self.read("", pick, None))

    def called(self, pick: str) -> Called:
        """What Discord calls the first picks, where they are few."""
        raise NotImplementedError

    def picked(self, value: Any) -> list[str]:
        """The value as picks, for the panel to show as chosen."""
        return [str(value)]

    @property
    def most(self) -> int:
        """How many may be picked at once."""
        return 1


class OneOf(Kind, frozen=True):
    choices: tuple[str, ...]

    def read(self, key: str, given: str, before: Any) -> Value:
        if given not in self.choices:
            raise _cannot_be(f"config-{key}", {word: f"config-word-{word}" for word in self.choices})
        return given

    def words(self, say: Texts, value: Any) -> str:
        return say(f"config-word-{value}")

    def called(self, pick: str) -> Called:
        return spoken(f"config-word-{pick}")

    def offered(self, given: Given = ()) -> tuple[str, ...]:
        return () if given else self.choices


class Language(OneOf, frozen=True):
    """One of the languages there are, each by its own name; or the place's own."""

    def read(self, key: str, given: str, before: Any) -> Value:
        if given not in self.choices:
            own = {word: own_name(word) for word in self.choices if word != AUTO}
            raise _cannot_be(f"config-{key}", {AUTO: f"config-word-{AUTO}", **own})
        return given

    def words(self, say: Texts, value: Any) -> str:
        return own_name(value) if value in languages() else super().words(say, AUTO)

    def called(self, pick: str) -> Called:
        return own_name(pick) if pick in languages() else super().called(AUTO)


class Switch(Kind, frozen=True):
    def read(self, key: str, given: str, before: Any) -> Value:
        if given not in self.offered():
            raise _cannot_be(f"config-{key}", {word: f"config-{word}" for word in self.offered()})
        return given == "on"

    def words(self, say: Texts, value: Any) -> str:
        return say("config-on" if value else "config-off")

    def called(self, pick: str) -> Called:
        return spoken(f"config-{pick}")

    def offered(self, given: Given = ()) -> tuple[str, ...]:
        return () if given else ("on", "off")

    def picked(self, value: Any) -> list[str]:
        return ["on" if value else "off"]


class Whole(Kind, frozen=True):
    """A whole number; 0 means no limit."""

    limit: int
    free: ClassVar[bool] = True

    def read(self, key: str, given: str, before: Any) -> Value:
        if not (given.isdecimal() and given.isascii() and len(given) < 10) or int(given) > self.limit:
            raise Refused("refused-setting-number", setting=f"config-{key}", most=self.limit)
        return int(given)

    def words(self, say: Texts, value: Any) -> str:
        return str(value) if value else say("config-no-limit")

    def offered(self, given: Given = ()) -> tuple[str, ...]:
        some = (0, 1, 2, 3, 5, 10, 20, 50, 100)
        return () if given else tuple([str(number) for number in some if number <= self.limit])


class Duration(Kind, frozen=True):
    """Time for a decision: seconds or minutes for live tables, hours or days for correspondence; 0: the game's own."""

    least: int
    limit: int
    free: ClassVar[bool] = True

    def read(self, key: str, given: str, before: Any) -> Value:
        typed = re.fullmatch(r"([0-9]{1,6})\s*([smhd]?)", given.strip().lower())
        seconds = int(typed[1]) * UNITS[typed[2] or "s"] if typed else -1
        if seconds and not self.least <= seconds <= self.limit and not HOUR <= seconds <= LONGEST:
            raise Refused("refused-setting-clock", setting=f"config-{key}", least=self.least, most=self.limit // 60)
        return seconds

    def words(self, say: Texts, value: Any) -> str:
        return duration(say, value) if value else say("config-clock-own")

    def offered(self, given: Given = ()) -> tuple[str, ...]:
        live = (30, 60, 90, 120, 180, 300, 600)
        return () if given else tuple([str(one) for one in (0, *live, *LONG_CLOCKS) if not one or one >= self.least])


class SomeOf(Kind, frozen=True):
    """Several of these words; none means all."""

    choices: tuple[str, ...]

    def read(self, key: str, given: str, before: Any) -> Value:
        words = [word for word in re.split(r"[\s,]+", given.strip().lower()) if word]
        if words in ([], ["all"]) or len({*words} & {*self.choices}) == len(self.choices):
            return []
        if any(word not in self.choices for word in words):
            raise _cannot_be(f"config-{key}", {"all": "config-all", **{word: word for word in self.choices}})
        return [word for word in self.choices if word in words]

    def words(self, say: Texts, value: Any) -> str:
        return say.listed([say(word) for word in value]) if value else say("config-all")

    def offered(self, given: Given = ()) -> tuple[str, ...]:
        return () if given else self.choices

    def label(self, say: Texts, given: Given, pick: str) -> str:
        return say(pick) if pick in self.choices else pick

    def picked(self, value: Any) -> list[str]:
        return list(value or self.choices)

    @property
    def most(self) -> int:
        return len(self.choices)


class Ids(Kind, frozen=True):
    """Channels or roles; none has a meaning of its own, said in a word."""

    of: str
    none: str = "all"
    limit: int = 25
    free: ClassVar[bool] = True

    @property
    def mentions(self) -> str:  # type: ignore[override]
        return self.of

    @property
    def most(self) -> int:
        return self.limit

    def read(self, key: str, given: str, before: Any) -> Value:
        if given.strip().lower() in ("", self.none, "all", "none"):
            return []
        ids = [int(number) for number in re.findall(r"[0-9]{5,20}", given)]
        if not ids or len(ids) > self.limit:
            raise Refused(f"refused-setting-{self.of}s", setting=f"config-{key}", most=self.limit, none=self.none)
        return list(dict.fromkeys(ids))

    def words(self, say: Texts, value: Any) -> str:
        if not value:
            return say(f"config-none-{self.of if self.none == 'all' else self.none}")
        mark = "<#{}>" if self.of == "channel" else "<@&{}>"
        return say.listed([mark.format(one) for one in value])

    def picked(self, value: Any) -> list[str]:
        return [str(one) for one in value]


class Defaults(Kind, frozen=True):
    """The options a new table of each game begins with: a game, one of its options, a value."""

    games: tuple[AnyGame, ...]
    fields: ClassVar[tuple[str, ...]] = ("game", "option", "value")

    def read(self, key: str, given: str, before: Any) -> Value:
        """One option set, beside those set before; "usual" takes it back."""
        words = given.split()
        if len(words) != len(self.fields):
            raise Refused("refused-setting-defaults", setting=f"config-{key}")
        game, option = self._game(key, words[0]), self._option(key, words[0], words[1])
        chosen: dict[str, dict[str, Any]] = {one: dict(options) for one, options in (before or {}).items()}
        mine = chosen.setdefault(game.key, {})
        mine.pop(option.key, None)
        if words[2] != "usual":
            mine[option.key] = _option_read(game.key, option, words[2])
        return {one: options for one, options in chosen.items() if options}

    def words(self, say: Texts, value: Any) -> str:
        said = []
        for game in self.games:
            given = value.get(game.key, {})
            mine = [_default(game.key, one, given[one.key], say) for one in game.options if one.key in given]
            said += [say("config-defaults-game", game=say(game.key), options=say.listed(mine))] if mine else []
        return say.listed(said) or say("config-clock-own")

    def offered(self, given: Given = ()) -> tuple[str, ...]:
        if not given:
            return tuple([game.key for game in self.games])
        if len(given) == 1:
            return tuple([option.key for option in self._game("", given[0]).options])[:25]
        if len(given) == 2:
            return ("usual", *offered(self._option("", given[0], given[1])))[:25]
        return ()

    def called(self, pick: str) -> Called:
        return spoken(pick)

    def label(self, say: Texts, given: Given, pick: str) -> str:
        if not given:
            return say(pick)
        if len(given) == 1:
            return say(f"{given[0]}-option-{pick}")
        if pick == "usual":
            return say("config-word-default")
        option = self._option("", given[0], given[1])
        return option_value(given[0], option, option.read(pick), say)

    def picked(self, value: Any) -> list[str]:
        return []

    def _game(self, key: str, word: str) -> AnyGame:
        found = next((game for game in self.games if game.key == word), None)
        if found is None:
            raise _cannot_be(f"config-{key}", {game.key: game.key for game in self.games})
        return found

    def _option(self, key: str, game: str, word: str) -> Option:
        options = self._game(key, game).options
        found = next((option for option in options if option.key == word), None)
        if found is None:
            raise _cannot_be(f"config-{key}", {option.key: f"{game}-option-{option.key}" for option in options})
        return found


def _default(game: str, option: Option, value: Any, say: Texts) -> str:
    name = say(f"{game}-option-{option.key}")
    return say("config-defaults-option", option=name, value=option_value(game, option, value, say))


def _option_read(game: str, option: Option, given: str) -> Any:
    """What a game's option refuses by its key is refused by its name."""
    try:
        return option.read(given)
    except Refused as no:
        name = f"{game}-option-{option.key}"
        if isinstance(option, Choice | Flag):
            raise _cannot_be(name, {word: value_key(game, option, word) for word in offered(option)}) from None
        raise Refused(no.phrase.key, **{**no.phrase.args, "option": name}) from None


def _cannot_be(setting: str, words: Mapping[str, str]) -> Refused:
    return offering("refused-setting-choice", words, setting=setting)


def levels(games: Mapping[str, AnyGame]) -> tuple[str, ...]:
    """Every level that some game's robots know, the weakest first."""
    known = dict.fromkeys(level for game in games.values() for level in game.levels)
    return tuple(sorted(known, key=(EASY, USUAL, STRONG).index))
