"""The options a new table begins with, from the server's settings; and which clocks its host may choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.ask import Pace
from games.core.game import AnyGame
from games.core.options import DAY, HOUR, Seconds
from games.core.text import Refused

_OTHER = {"live": "refused-clock-live", "correspondence": "refused-clock-correspondence"}


def first_options(game: AnyGame, found: Mapping[str, Any]) -> dict[str, object]:
    """Clocks as set for all games, then what is set for this one; a clock of the wrong pace gives way."""
    options: dict[str, object] = {}
    for option in _clocks(game):
        seconds = found["clock"]
        if option.pace is Pace.REACTION:
            # Whoever has days for a turn needs them for a reaction as well.
            seconds = found["window"] or (seconds if seconds >= HOUR else 0)
        if seconds and fits(option, seconds):
            options[option.key] = seconds
    known = {option.key: option for option in game.options}
    own = found["defaults"].get(game.key, {})
    options |= {key: value for key, value in own.items() if key in known and fits(known[key], value)}
    for option in _clocks(game):
        if not has_pace(found["pace"], int(str(options.get(option.key, option.default)))):
            options[option.key] = option.default if found["pace"] == "live" else DAY
    return options


def fits(option: Any, value: object) -> bool:
    """Rules change; a stored value that an option no longer takes is left out."""
    try:
        option.read(value)
    except Refused:
        return False
    return True


def has_pace(pace: str, seconds: int) -> bool:
    return pace not in _OTHER or (seconds >= HOUR) == (pace == "correspondence")


def check_pace(pace: str, game: AnyGame, key: str, value: str) -> None:
    """Refuses a clock that this server's tables do not have."""
    is_clock = any(option.key == key for option in _clocks(game))
    if is_clock and value.isdecimal() and not has_pace(pace, int(value)):
        raise Refused(_OTHER[pace])


def _clocks(game: AnyGame) -> list[Seconds]:
    return [option for option in game.options if isinstance(option, Seconds)]
