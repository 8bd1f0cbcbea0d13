"""Events and phrases: who hears what; facts as plain data."""

from __future__ import annotations

from enum import Enum

import msgspec
import pytest

from games.core.codec import encode
from games.core.draw import Draw
from games.core.event import Event
from games.core.flow import Table
from games.core.state import State
from games.core.text import Phrase, Refused, plain, say


class Card(Enum):
    KING = 6


def told(events: list[Event], seat: int | None) -> list[Phrase]:
    return [phrase for event in events for phrase in event.heard_by("game", seat)]


def table() -> Table[State]:
    return Table(State(), Draw("key"), [])


def test_a_public_event_is_heard_by_all() -> None:
    """Everybody hears the same."""
    rules = table()
    rules.tell("drew", who=1)
    assert rules.events is not None
    assert all(told(rules.events, seat) == [say("game-drew", who=1)] for seat in (None, 0, 1))


def test_a_private_part_is_heard_by_its_seat_alone() -> None:
    """The seat hears the public face and, on top of it, its own facts."""
    rules = table()
    rules.tell("saw", who=0, private={0: {"card": Card.KING}})
    assert rules.events is not None
    public = say("game-saw", who=0)
    assert told(rules.events, None) == told(rules.events, 1) == [public]
    assert told(rules.events, 0) == [public, say("game-saw.private", who=0, card="king")]
    assert rules.secrets_told == 1


def test_a_whisper_is_heard_by_nobody_else() -> None:
    """The others do not even learn that there was something to hear."""
    rules = table()
    rules.whisper(1, "dealt", card=Card.KING)
    assert rules.events is not None
    assert told(rules.events, None) == told(rules.events, 0) == []
    assert told(rules.events, 1) == [say("game-dealt.private", card="king")]
    assert rules.secrets_told == 1


def test_without_a_listener_nothing_is_written_down() -> None:
    """Telling costs nothing then, but what limits an undo is still counted."""
    rules: Table[State] = Table(State(), Draw("key"))
    rules.tell("drew", who=1)
    rules.tell("saw", who=0, private={0: {"card": Card.KING}})
    rules.whisper(1, "dealt", card=Card.KING)
    assert rules.events is None and rules.secrets_told == 2


def test_events_are_plain_and_come_back() -> None:
    """Stored events are read back as they were."""
    rules = table()
    rules.tell("swap", who=(0, 1), private={0: {"cards": [Card.KING]}, 1: {"cards": []}})
    assert rules.events is not None
    assert msgspec.json.decode(encode(rules.events), type=list[Event]) == rules.events


def test_plain() -> None:
    """Members of enums become words, tuples lists, at any depth; numbers and words stay."""
    assert plain({"a": Card.KING, "b": [(Card.KING, 1)], "c": "x", "d": None}) == {
        "a": "king",
        "b": [["king", 1]],
        "c": "x",
        "d": None,
    }


def test_an_event_does_not_change_later() -> None:
    """What was told stays told, although the rules go on with the same list."""
    rules, cards = table(), [Card.KING]
    rules.tell("shown", cards=cards)
    cards.clear()
    assert rules.events is not None and rules.events[0].args == {"cards": ["king"]}


def test_a_refusal_is_a_phrase() -> None:
    """A rightful no says what is possible, in nobody's language yet."""
    with pytest.raises(Refused) as refused:
        raise Refused("refused-option-value", option="tie", values="none, share")
    assert refused.value.phrase == say("refused-option-value", option="tie", values="none, share")
