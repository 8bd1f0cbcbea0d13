"""Buttons, selects and layouts of a message."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from sandbox.errors import FormErrors, Path
from sandbox.model import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23

SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
TOP_V2 = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER})
IN_CONTAINER = TOP_V2 - {CONTAINER}

STYLES = (1, 2, 3, 4, 5, 6)
LINK, PREMIUM = 5, 6
SCHEMES = ("http://", "https://", "discord://")

MAX_TOTAL = 40
MAX_TEXT = 4000

DEFAULT_TYPES = {
    USER_SELECT: ("user",),
    ROLE_SELECT: ("role",),
    MENTIONABLE_SELECT: ("user", "role"),
    CHANNEL_SELECT: ("channel",),
}


class ComponentCheck:
    """One walk over a component tree, noting every fault."""

    __slots__ = ("emojis", "errors", "files", "ids", "numbers", "text", "total")

    def __init__(self, errors: FormErrors, files: Container[str], emojis: Container[str]) -> None:
        self.errors = errors
        self.files = files
        self.emojis = emojis
        self.ids: set[str] = set()
        self.numbers: set[int] = set()
        self.total = 0
        self.text = 0

    def message(self, components: object, v2: bool, path: Path = ("components",)) -> None:
        """Check the components of a message."""
        if components is None:
            return
        listed = self.errors.listing(path, components, 0, MAX_TOTAL if v2 else 5)
        allowed = TOP_V2 if v2 else frozenset({ROW})
        for i, component in enumerate(listed):
            self.one(component, allowed, (*path, i))
        if v2:
            if self.total > MAX_TOTAL:
                self.errors.add(
                    path,
                    "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                    f"The total number of components cannot exceed {MAX_TOTAL}",
                )
            if self.text > MAX_TEXT:
                self.errors.add(
                    path,
                    "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                    f"The combined displayable text exceeds the maximum size of {MAX_TEXT}",
                )

    def one(self, component: object, allowed: frozenset[int], path: Path) -> None:
        """Check one component where only certain types may stand."""
        c = self.errors.mapping(path, component)
        if c is None:
            return
        kind = c.get("type")
        if kind not in allowed:
            self.errors.add(
                (*path, "type"),
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of {tuple(sorted(allowed))}.',
            )
            return
        self.total += 1
        number = c.get("id")
        if number:
            if number in self.numbers:
                self.errors.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.numbers.add(number)
        CHECKS[kind](self, c, path)

    def choice(self, path: Path, among: tuple[object, ...]) -> None:
        """Note a value outside its list."""
        self.errors.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {among}.")

    def row(self, c: Json, path: Path) -> None:
        """One to five buttons, or one select."""
        inner = self.errors.listing((*path, "components"), c.get("components"), 1, 5)
        here = (*path, "components")
        if len(inner) > 1 and any(isinstance(x, dict) and x.get("type") in SELECTS for x in inner):
            self.errors.add(
                here,
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        for i, child in enumerate(inner):
            self.one(child, SELECTS | {BUTTON}, (*here, i))

    def custom_id(self, c: Json, path: Path) -> None:
        """A custom_id is 1-100 characters and unique in its message."""
        custom_id = c.get("custom_id")
        if self.errors.text((*path, "custom_id"), custom_id, 1, 100):
            if custom_id in self.ids:
                self.errors.add(
                    (*path, "custom_id"),
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            self.ids.add(str(custom_id))

    def emoji(self, emoji: object, path: Path) -> None:
        """An emoji is a known custom one, or a character that is no letter or digit."""
        if emoji is None:
            return
        e = self.errors.mapping(path, emoji)
        if e is None:
            return
        known = e.get("id")
        if known is not None:
            good = str(known) in self.emojis
        else:
            name = e.get("name")
            good = isinstance(name, str) and bool(name) and not (name.isascii() and name.isalnum())
            # Keycaps such as 1️⃣ begin with an ASCII digit but are not ASCII as a whole.
            good = good and len(str(name)) <= 32 and not str(name).isalpha()
        if not good:
            self.errors.add(path, "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def button(self, c: Json, path: Path) -> None:
        """Style decides between custom_id, url and sku; a label or an emoji is needed."""
        style = c.get("style")
        if style not in STYLES:
            self.choice((*path, "style"), STYLES)
            return
        if c.get("label") is not None:
            self.errors.text((*path, "label"), c["label"], 0, 80)
        self.emoji(c.get("emoji"), (*path, "emoji"))
        if style == LINK:
            self.link(c, path)
        elif style == PREMIUM:
            self.errors.text((*path, "sku_id"), c.get("sku_id"), 1, 20)
        else:
            if c.get("url") is not None:
                self.both(path)
            self.custom_id(c, path)
        if style != PREMIUM and not c.get("label") and c.get("emoji") is None:
            self.errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji")

    def link(self, c: Json, path: Path) -> None:
        """A button that opens a page instead of telling the bot."""
        url = c.get("url")
        if self.errors.text((*path, "url"), url, 1, 512) and not str(url).startswith(SCHEMES):
            self.errors.add(
                (*path, "url"),
                "URL_TYPE_INVALID_SCHEME",
                f'Scheme "{str(url).partition(":")[0]}" is not supported.',
            )
        if c.get("custom_id") is not None:
            self.both(path)

    def both(self, path: Path) -> None:
        """Note a button with both custom_id and url."""
        self.errors.add(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )

    def span(self, c: Json, path: Path, size: int, least: int = 0) -> None:
        """min_values and max_values within what there is to choose."""
        low, high = c.get("min_values"), c.get("max_values")
        fine = low is None or self.errors.number((*path, "min_values"), low, least, size)
        if high is not None:
            fine = self.errors.number((*path, "max_values"), high, 1, size) and fine
        if fine and (1 if low is None else low) > (1 if high is None else high):
            self.errors.add(
                (*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_EXCEEDED", "min_values exceeds max_values"
            )

    def options(self, listed: list[Any], path: Path, text: int = 100, code: str = "SELECT_COMPONENT_OPTION") -> int:
        """Options with unique values; returns how many are chosen beforehand."""
        values: set[str] = set()
        chosen = 0
        for i, option in enumerate(listed):
            here = (*path, i)
            o = self.errors.mapping(here, option)
            if o is None:
                continue
            self.errors.text((*here, "label"), o.get("label"), 1, text)
            if self.errors.text((*here, "value"), o.get("value"), 1, 100):
                if o["value"] in values:
                    self.errors.add(
                        (*here, "value"),
                        f"{code}_VALUE_DUPLICATED",
                        "The specified option value is already used",
                    )
                values.add(o["value"])
            self.errors.text((*here, "description"), o.get("description"), 0, 100)
            self.emoji(o.get("emoji"), (*here, "emoji"))
            chosen += bool(o.get("default"))
        return chosen

    def select(self, c: Json, path: Path) -> None:
        """A select menu of any kind."""
        self.custom_id(c, path)
        if c.get("placeholder") is not None:
            self.errors.text((*path, "placeholder"), c["placeholder"], 0, 150)
        kind = c["type"]
        if kind == STRING_SELECT:
            listed = self.errors.listing((*path, "options"), c.get("options"), 1, 25)
            chosen = self.options(listed, (*path, "options"))
            self.span(c, path, min(25, len(listed)) or 25)
        else:
            self.span(c, path, 25)
            defaults = c.get("default_values") or []
            chosen = len(defaults)
            for i, default in enumerate(defaults):
                if default.get("type") not in DEFAULT_TYPES[kind]:
                    self.choice((*path, "default_values", i, "type"), DEFAULT_TYPES[kind])
        if chosen > (c.get("max_values") or 1):
            self.errors.add(
                path,
                "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
                "The number of default values exceeds max_values",
            )

    def section(self, c: Json, path: Path) -> None:
        """One to three texts beside a button or a thumbnail."""
        inner = self.errors.listing((*path, "components"), c.get("components"), 1, 3)
        for i, child in enumerate(inner):
            self.one(child, frozenset({TEXT}), (*path, "components", i))
        if c.get("accessory") is None:
            self.errors.required((*path, "accessory"))
        else:
            self.one(c["accessory"], frozenset({BUTTON, THUMBNAIL}), (*path, "accessory"))

    def container(self, c: Json, path: Path) -> None:
        """A frame around anything but another frame."""
        colour = c.get("accent_color")
        if colour is not None:
            self.errors.number((*path, "accent_color"), colour, 0, 0xFFFFFF)
        inner = self.errors.listing((*path, "components"), c.get("components"), 1, MAX_TOTAL)
        for i, child in enumerate(inner):
            self.one(child, IN_CONTAINER, (*path, "components", i))

    def display(self, c: Json, path: Path) -> None:
        """Text that counts towards what a message may say."""
        if self.errors.text((*path, "content"), c.get("content"), 1, MAX_TEXT):
            self.text += len(c["content"])

    def separator(self, c: Json, path: Path) -> None:
        """A small or a large gap."""
        if c.get("spacing", 1) not in (1, 2):
            self.choice((*path, "spacing"), (1, 2))

    def gallery(self, c: Json, path: Path) -> None:
        """One to ten pictures."""
        for i, item in enumerate(self.errors.listing((*path, "items"), c.get("items"), 1, 10)):
            if self.errors.mapping((*path, "items", i), item) is not None:
                self.picture(item, (*path, "items", i))

    def file(self, c: Json, path: Path) -> None:
        """A file uploaded with the same message."""
        self.media(c.get("file"), (*path, "file"), upload_only=True)

    def picture(self, c: Json, path: Path) -> None:
        """A media item with its alt text."""
        self.media(c.get("media"), (*path, "media"))
        self.errors.text((*path, "description"), c.get("description"), 0, 1024)

    def media(self, item: object, path: Path, upload_only: bool = False) -> None:
        """A link, or a file uploaded with the same message."""
        m = self.errors.mapping(path, item)
        if m is None or not self.errors.text((*path, "url"), m.get("url"), 1, 2048):
            return
        url = str(m["url"])
        if url.startswith("attachment://"):
            if url[13:] not in self.files:
                self.errors.add(
                    (*path, "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment {url[13:]} was not found",
                )
        elif upload_only or not url.startswith(("http://", "https://")):
            self.errors.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")


CHECKS: dict[int, Callable[[ComponentCheck, Json, Path], None]] = {
    ROW: ComponentCheck.row,
    BUTTON: ComponentCheck.button,
    **dict.fromkeys(SELECTS, ComponentCheck.select),
    SECTION: ComponentCheck.section,
    TEXT: ComponentCheck.display,
    THUMBNAIL: ComponentCheck.picture,
    GALLERY: ComponentCheck.gallery,
    FILE: ComponentCheck.file,
    SEPARATOR: ComponentCheck.separator,
    CONTAINER: ComponentCheck.container,
}
