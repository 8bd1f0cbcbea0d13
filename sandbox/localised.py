"""Commands as one person's client has them: what Discord shows in its language, beside what everybody types."""

from __future__ import annotations

from sandbox.model import Json

WORDS = ("name", "description")
DEFAULT = "en-US"


def localised(thing: Json, locale: str) -> Json:
    """A command, an option or a choice, all the way down, with `name_localized` in place of all languages."""
    own = {key: value for key, value in thing.items() if not key.endswith("_localizations")}
    for word in WORDS:
        said = (thing.get(f"{word}_localizations") or {}).get(locale)
        if said is not None:
            own[f"{word}_localized"] = said
    for inner in ("options", "choices"):
        if thing.get(inner):
            own[inner] = [localised(one, locale) for one in thing[inner]]
    return own


def shown(own: Json, word: str) -> str:
    """What a client shows of it."""
    return str(own.get(f"{word}_localized") or own.get(word) or "")
