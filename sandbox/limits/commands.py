"""Names, sizes and shapes of application commands and autocomplete choices."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from sandbox.errors import FormErrors, Path, Refusal
from sandbox.model import Json

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
NESTED = (SUBCOMMAND, GROUP)
VALUES = range(STRING, ATTACHMENT + 1)
CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
MOST = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15}

LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
_PLAIN = re.compile(r"^[-_'a-z0-9]{1,32}$")


def _good_name(name: str) -> bool:
    """Letters, digits, - _ ' and the marks of Devanagari and Thai; lower case where there is a case."""
    if _PLAIN.match(name):
        return True
    if not 1 <= len(name) <= 32 or name != name.lower():
        return False
    for ch in name:
        if ch in "-_'" or unicodedata.category(ch)[0] in "LN":
            continue
        if not ("\u0900" <= ch <= "\u097f" or "\u0e00" <= ch <= "\u0e7f"):
            return False
    return True


def _kinds(options: Iterable[object]) -> list[object]:
    """The types of options, as far as they are objects at all."""
    return [o.get("type") for o in options if isinstance(o, dict)]


class CommandCheck:
    """One walk over one command, counting its characters on the way."""

    __slots__ = ("characters", "errors")

    def __init__(self, errors: FormErrors) -> None:
        self.errors = errors
        self.characters = 0

    def command(self, command: object, path: Path) -> Json | None:
        """Check a command of any type."""
        c = self.errors.mapping(path, command)
        if c is None:
            return None
        kind = c.get("type", CHAT_INPUT)
        if kind not in MOST:
            self.errors.add((*path, "type"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3).")
            return c
        if kind == CHAT_INPUT:
            self.chat_input(c, path)
        else:
            self.menu(c, path)
        for i, context in enumerate(c.get("contexts") or []):
            if context not in (0, 1, 2):
                self.errors.add((*path, "contexts", i), "BASE_TYPE_CHOICES", "Value must be one of (0, 1, 2).")
        return c

    def chat_input(self, c: Json, path: Path) -> None:
        """A slash command with all its options."""
        self.named(c, path)
        self.options(c.get("options") or [], (*path, "options"), depth=0)
        if self.characters > 8000:
            self.errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")

    def menu(self, c: Json, path: Path) -> None:
        """A command in the menu of a user or a message: a name, and nothing else."""
        self.errors.text((*path, "name"), c.get("name"), 1, 32)
        for key in ("description", "options"):
            if c.get(key):
                self.errors.add(
                    (*path, key),
                    f"APPLICATION_COMMAND_INVALID_{key.upper()}",
                    f"Context menu commands cannot have {key}",
                )

    def named(self, c: Json, path: Path) -> None:
        """A name and a description with their translations; of each the longest counts."""
        for key, top in (("name", 32), ("description", 100)):
            sizes = [self.wording(key, c.get(key), (*path, key), top)]
            translated = (*path, f"{key}_localizations")
            for locale, text in (c.get(f"{key}_localizations") or {}).items():
                _known(self.errors, locale, translated)
                if text is not None:
                    sizes.append(self.wording(key, text, (*translated, locale), top))
            self.characters += max(sizes)

    def wording(self, key: str, text: object, path: Path, top: int) -> int:
        """A name or a description in one language; returns the characters it counts for."""
        if not self.errors.text(path, text, 1, top):
            return 0
        if key == "name" and not _good_name(str(text)):
            self.errors.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
        return len(str(text))

    def options(self, options: object, path: Path, depth: int) -> None:
        """Options, or subcommands and groups, at one level."""
        listed = self.errors.listing(path, options, 0, 25)
        nested = sum(kind in NESTED for kind in _kinds(listed))
        if nested and nested != len(listed):
            self.errors.add(
                path,
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command and sub-command group option types are mutually exclusive to all other types",
            )
        names: set[str] = set()
        optional_seen = False
        for i, option in enumerate(listed):
            here = (*path, i)
            o = self.errors.mapping(here, option)
            if o is None:
                continue
            self.option(o, here, depth, names)
            if o.get("type") in VALUES:
                if o.get("required") and optional_seen:
                    self.errors.add(
                        here,
                        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                        "Required options must be placed before non-required options",
                    )
                optional_seen = optional_seen or not o.get("required")

    def option(self, o: Json, path: Path, depth: int, names: set[str]) -> None:
        """One option, subcommand or group, beside others whose names are taken."""
        self.named(o, path)
        if o.get("name") in names:
            self.errors.add(
                (*path, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
                "Option names must be unique",
            )
        names.add(str(o.get("name")))
        if o.get("type") in NESTED:
            self.nested(o, path, depth)
        elif o.get("type") in VALUES:
            self.value(o, path)
        else:
            self.errors.add((*path, "type"), "BASE_TYPE_CHOICES", "Value must be one of (1, ..., 11).")

    def nested(self, o: Json, path: Path, depth: int) -> None:
        """A group of subcommands, or a subcommand with options."""
        inner = o.get("options") or []
        here = (*path, "options")
        if o["type"] == GROUP and depth == 0:
            if any(kind != SUBCOMMAND for kind in _kinds(inner)):
                self.misplaced(here)
            self.options(inner, here, depth=1)
        elif o["type"] == SUBCOMMAND and depth <= 1:
            if any(kind in NESTED for kind in _kinds(inner)):
                self.misplaced(here)
            else:
                self.options(inner, here, depth=2)
        else:
            self.misplaced(path)

    def misplaced(self, path: Path) -> None:
        """Note a group or subcommand where none may be."""
        self.errors.add(
            path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups hold subcommands, subcommands hold options"
        )

    def value(self, o: Json, path: Path) -> None:
        """An option that takes a value."""
        kind = o["type"]
        fixed = o.get("choices")
        if fixed:
            if kind not in (STRING, INTEGER, NUMBER):
                self.errors.add(
                    (*path, "choices"),
                    "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
                    "This type has no choices",
                )
            if o.get("autocomplete"):
                self.errors.add(
                    (*path, "choices"),
                    "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
                    "Choices and autocomplete are mutually exclusive",
                )
            self.characters += choices(self.errors, fixed, (*path, "choices"), kind)
        elif o.get("autocomplete") and kind not in (STRING, INTEGER, NUMBER):
            self.errors.add(
                (*path, "autocomplete"),
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
                "This type has no autocomplete",
            )
        for key, low in (("min_length", 0), ("max_length", 1)):
            if o.get(key) is not None:
                self.errors.number((*path, key), o[key], low, 6000)


def choices(errors: FormErrors, listed: object, path: Path, kind: int) -> int:
    """At most 25 choices of the option's type; returns the characters they count for."""
    characters = 0
    names: set[str] = set()
    for i, choice in enumerate(errors.listing(path, listed, 0, 25)):
        c = errors.mapping((*path, i), choice)
        if c is not None:
            characters += _choice_name(errors, c, (*path, i), names)
            characters += _choice_value(errors, c.get("value"), (*path, i, "value"), kind)
    return characters


def _choice_name(errors: FormErrors, c: Json, path: Path, names: set[str]) -> int:
    """A name that no other choice has, with its translations; the longest counts."""
    if not errors.text((*path, "name"), c.get("name"), 1, 100):
        return 0
    if c["name"] in names:
        errors.add(
            (*path, "name"),
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
            "Choice names must be unique",
        )
    names.add(c["name"])
    longest = len(c["name"])
    translated = (*path, "name_localizations")
    for locale, text in (c.get("name_localizations") or {}).items():
        _known(errors, locale, translated)
        if text is not None and errors.text((*translated, locale), text, 1, 100):
            longest = max(longest, len(text))
    return longest


def _known(errors: FormErrors, locale: str, path: Path) -> None:
    if locale not in LOCALES:
        errors.add(path, "BASE_TYPE_CHOICES", f"Unknown locale {locale}.")


def _choice_value(errors: FormErrors, value: object, path: Path, kind: int) -> int:
    """A text, which counts, or a number, which does not."""
    if kind == STRING:
        errors.text(path, value, 1, 100)
        return len(value) if isinstance(value, str) else 0
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    return 0


def check(commands: object, *, bulk: bool) -> None:
    """Refuse commands Discord would refuse; a single one is not wrapped in a list."""
    errors = FormErrors()
    if not bulk:
        CommandCheck(errors).command(commands, ())
        errors.settle()
        return
    counts: dict[int, int] = {}
    seen: set[tuple[int, str]] = set()
    for i, command in enumerate(errors.listing((), commands, 0, 130)):
        c = CommandCheck(errors).command(command, (i,))
        if c is None:
            continue
        kind = c.get("type", CHAT_INPUT)
        counts[kind] = counts.get(kind, 0) + 1
        key = (kind, str(c.get("name")))
        if key in seen:
            errors.add(
                (i, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)
    errors.settle()
    for kind, count in counts.items():
        if count > MOST[kind]:
            too_many(kind)


def too_many(kind: int) -> None:
    """Refuse one command more than the type allows."""
    raise Refusal(400, 30032, f"Maximum number of application commands reached ({MOST[kind]}).")
