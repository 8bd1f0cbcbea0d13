"""Names, sizes and shapes of application commands and autocomplete choices."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from sandbox.errors import FormErrors, Path, Refusal

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
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


class CommandCheck:
    """One walk over one command, counting its characters on the way."""

    __slots__ = ("characters", "errors")

    def __init__(self, errors: FormErrors) -> None:
        self.errors = errors
        self.characters = 0

    def command(self, command: object, path: Path) -> dict[str, Any] | None:
        """Check a command of any type."""
        c = self.errors.mapping(path, command)
        if c is None:
            return None
        kind = c.get("type", CHAT_INPUT)
        if kind not in MOST:
            self.errors.add((*path, "type"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3).")
            return c
        if kind == CHAT_INPUT:
            self.named(c, path)
            self.options(c.get("options") or [], (*path, "options"), depth=0)
            if self.characters > 8000:
                self.errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
        else:
            self.errors.text((*path, "name"), c.get("name"), 1, 32)
            if c.get("description"):
                self.errors.add(
                    (*path, "description"),
                    "APPLICATION_COMMAND_INVALID_DESCRIPTION",
                    "Context menu commands cannot have description",
                )
            if c.get("options"):
                self.errors.add(
                    (*path, "options"),
                    "APPLICATION_COMMAND_INVALID_OPTIONS",
                    "Context menu commands cannot have options",
                )
        for i, context in enumerate(c.get("contexts") or []):
            if context not in (0, 1, 2):
                self.errors.add((*path, "contexts", i), "BASE_TYPE_CHOICES", "Value must be one of (0, 1, 2).")
        return c

    def named(self, c: dict[str, Any], path: Path) -> None:
        """A name and a description with their translations."""
        longest = {"name": 0, "description": 0}
        for key, top in (("name", 32), ("description", 100)):
            value = c.get(key)
            if self.errors.text((*path, key), value, 1, top):
                longest[key] = len(str(value))
                if key == "name" and not _good_name(str(value)):
                    self.bad_name((*path, key))
            for locale, text in (c.get(f"{key}_localizations") or {}).items():
                here = (*path, f"{key}_localizations", locale)
                if locale not in LOCALES:
                    self.errors.add((*path, f"{key}_localizations"), "BASE_TYPE_CHOICES", f"Unknown locale {locale}.")
                if text is None:
                    continue
                if self.errors.text(here, text, 1, top):
                    longest[key] = max(longest[key], len(text))
                    if key == "name" and not _good_name(text):
                        self.bad_name(here)
        self.characters += longest["name"] + longest["description"]

    def bad_name(self, path: Path) -> None:
        """Note a name against the pattern."""
        self.errors.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")

    def options(self, options: object, path: Path, depth: int) -> None:
        """Options, or subcommands and groups, at one level."""
        listed = self.errors.listing(path, options, 0, 25)
        names: set[str] = set()
        optional_seen = False
        nested = sum(isinstance(o, dict) and o.get("type") in (SUBCOMMAND, GROUP) for o in listed)
        if nested and nested != len(listed):
            self.errors.add(
                path,
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command and sub-command group option types are mutually exclusive to all other types",
            )
        for i, option in enumerate(listed):
            here = (*path, i)
            o = self.errors.mapping(here, option)
            if o is None:
                continue
            self.named(o, here)
            if o.get("name") in names:
                self.errors.add(
                    (*here, "name"),
                    "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
                    "Option names must be unique",
                )
            names.add(str(o.get("name")))
            kind = o.get("type")
            if kind not in range(1, 12):
                self.errors.add((*here, "type"), "BASE_TYPE_CHOICES", "Value must be one of (1, ..., 11).")
            elif kind == GROUP and depth == 0:
                inner = o.get("options") or []
                if any(isinstance(x, dict) and x.get("type") != SUBCOMMAND for x in inner):
                    self.nesting((*here, "options"))
                self.options(inner, (*here, "options"), depth=1)
            elif kind == SUBCOMMAND and depth <= 1:
                inner = o.get("options") or []
                if any(isinstance(x, dict) and x.get("type") in (SUBCOMMAND, GROUP) for x in inner):
                    self.nesting((*here, "options"))
                else:
                    self.options(inner, (*here, "options"), depth=2)
            elif kind in (SUBCOMMAND, GROUP):
                self.nesting(here)
            else:
                if o.get("required") and optional_seen:
                    self.errors.add(
                        here,
                        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                        "Required options must be placed before non-required options",
                    )
                optional_seen = optional_seen or not o.get("required")
                self.value(o, here)

    def nesting(self, path: Path) -> None:
        """Note a group or subcommand where none may be."""
        self.errors.add(
            path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups hold subcommands, subcommands hold options"
        )

    def value(self, o: dict[str, Any], path: Path) -> None:
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
        for key, top in (("min_length", 6000), ("max_length", 6000)):
            if o.get(key) is not None:
                self.errors.number((*path, key), o[key], 0 if key == "min_length" else 1, top)


def choices(errors: FormErrors, listed: object, path: Path, kind: int) -> int:
    """At most 25 choices of the option's type; returns the characters they count for."""
    characters = 0
    names: set[str] = set()
    for i, choice in enumerate(errors.listing(path, listed, 0, 25)):
        here = (*path, i)
        c = errors.mapping(here, choice)
        if c is None:
            continue
        if errors.text((*here, "name"), c.get("name"), 1, 100):
            if c["name"] in names:
                errors.add(
                    (*here, "name"),
                    "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
                    "Choice names must be unique",
                )
            names.add(c["name"])
            longest = len(c["name"])
            for locale, text in (c.get("name_localizations") or {}).items():
                if text is not None and errors.text((*here, "name_localizations", locale), text, 1, 100):
                    longest = max(longest, len(text))
            characters += longest
        value = c.get("value")
        if kind == STRING:
            errors.text((*here, "value"), value, 1, 100)
            characters += len(value) if isinstance(value, str) else 0
        elif not isinstance(value, (int, float)) or isinstance(value, bool):
            errors.add((*here, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    return characters


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
