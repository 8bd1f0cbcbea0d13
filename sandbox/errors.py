"""Refusals in Discord's own words: status, code, message, nested form errors."""

from __future__ import annotations

from typing import Any

from sandbox.model import Json

Path = tuple[str | int, ...]

MESSAGES = {
    0: "401: Unauthorized",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10011: "Unknown Role",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    30003: "Maximum number of pins reached for the channel (250)",
    30008: "Maximum number of emojis reached (2000)",
    30013: "Maximum number of server channels reached (500)",
    30033: "Maximum number of thread participants has been reached (1000)",
    30034: "Maximum number of daily application command creates has been reached (200)",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50003: "Cannot execute action on a DM channel",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50021: "Cannot execute action on a system message",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50033: "Invalid Recipient(s)",
    50035: "Invalid Form Body",
    50068: "Invalid message type",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    50278: "Cannot send messages to this user due to having no mutual guilds",
    160002: "You do not have permission to reply without permission to read message history",
    160004: "A thread has already been created for this message",
    160005: "Thread is locked",
    160006: "Maximum number of active threads reached",
}


class Refusal(Exception):
    """An answer that is not a success; the server turns it into Discord's error JSON."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str | None = None,
        *,
        errors: Json | None = None,
        extra: Json | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.status = status
        self.code = code
        self.message = message if message is not None else MESSAGES.get(code, f"{status}: Error")
        self.errors = errors
        self.extra = extra
        self.headers = headers
        super().__init__(f"{status} {code} {self.message}" + (f" {errors}" if errors else ""))

    def body(self) -> Json:
        """The JSON Discord sends."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.extra:
            body.update(self.extra)
        return body


class FormErrors:
    """Collects what is wrong with a body, each at its path, and refuses with 50035."""

    __slots__ = ("tree",)

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one fault."""
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, low: int, high: int) -> None:
        """Note a text or list of a wrong length."""
        if low:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")

    def required(self, path: Path) -> None:
        """Note a missing field."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, path: Path, value: object, low: int, high: int) -> bool:
        """Check a text's type and length."""
        if value is None:
            if low:
                self.required(path)
            return not low
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return False
        if not low <= len(value) <= high:
            if low and not value:
                self.required(path)
            else:
                self.length(path, low, high)
            return False
        return True

    def number(self, path: Path, value: object, low: int, high: int) -> bool:
        """Check a whole number's type and range."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return False
        if value < low:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
            return False
        if value > high:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
            return False
        return True

    def listing(self, path: Path, value: object, low: int, high: int) -> list[Any]:
        """Check a list's type and size; what cannot be walked is returned as an empty list."""
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            self.length(path, low, high)
        return value

    def mapping(self, path: Path, value: object) -> Json | None:
        """Check that a value is an object."""
        if isinstance(value, dict):
            return value
        self.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return None

    def settle(self) -> None:
        """Refuse if anything was noted."""
        if self.tree:
            raise Refusal(400, 50035, errors=self.tree)


def one(path: Path, code: str, message: str) -> Refusal:
    """A 50035 refusal with a single fault."""
    errors = FormErrors()
    errors.add(path, code, message)
    return Refusal(400, 50035, errors=errors.tree)
