"""Players' names as others may see them: nothing a name contains can format, mention or fill a message."""

from __future__ import annotations

import re
from functools import lru_cache

from cogs.ui.limits import cut
from games.core.text import Seat
from games.host.rows import Presence
from games.host.table_state import Chair, TableState
from texts.catalogue import Names, Texts
from texts.words import NEUTRAL, Name

LONGEST = 24
_POWERFUL = re.compile(r"([\\*_~|`<>#@\[\]()\-:])")


def plain(name: str) -> Name:
    """A name on one line, cut to a length that fits everywhere."""
    return _like(name, cut(" ".join(name.split()), LONGEST) or "?")


def safe(name: str) -> Name:
    """A name without power: short, and whatever could format, link or mention is escaped."""
    return _like(name, _POWERFUL.sub(r"\\\1", plain(name)))


def _like(name: str, text: str) -> Name:
    """The same person's, in another shape."""
    return Name(text, name.gender if isinstance(name, Name) else NEUTRAL)


def safe_text(text: str, most: int = 200) -> str:
    """What somebody wrote, on one line and without power."""
    return _POWERFUL.sub(r"\\\1", cut(" ".join(text.split()), most))


def names_at(state: TableState) -> Names:
    """Names in messages."""
    return _all_safe(_as_given(state)).__getitem__


def plain_names(state: TableState) -> Names:
    """Names in pictures, labels of buttons and suggestions, where markdown means nothing."""
    return _all_plain(_as_given(state)).__getitem__


Given = tuple[tuple[str, str], ...]
"""Everybody's name and gender, seat by seat: as plain words, by which what was made of them is quickly found again."""


def _as_given(state: TableState) -> Given:
    return tuple([(chair.name, chair.gender) for chair in state.seats])


@lru_cache(2000)
def _all_safe(given: Given) -> tuple[Name, ...]:
    return tuple(
        [Name(safe(name) + _which(given, seat), gender or NEUTRAL) for seat, (name, gender) in enumerate(given)]
    )


@lru_cache(2000)
def _all_plain(given: Given) -> tuple[Name, ...]:
    return tuple(
        [Name(plain(name) + _which(given, seat), gender or NEUTRAL) for seat, (name, gender) in enumerate(given)]
    )


def _which(given: Given, seat: Seat) -> str:
    """Two players who look alike are told apart by their seats."""
    mine = str(plain(given[seat][0]))
    return f" [{seat + 1}]" if sum(str(plain(name)) == mine for name, _ in given) > 1 else ""


def mention(state: TableState, seat: Seat) -> str:
    user, name = state.seats[seat].user, names_at(state)(seat)
    return _like(name, f"<@{user}>") if user is not None else name


def chair_words(state: TableState, chair: Chair, say: Texts) -> str:
    """A seat's owner, and who plays for them if they do not."""
    name = names_at(state)(chair.seat)
    if chair.presence is Presence.ROBOT:
        return _like(name, say("seat-robot", name=name))
    if chair.presence is Presence.AWAKE:
        return name
    return _like(name, say(f"seat-{chair.presence.value}", name=name))
