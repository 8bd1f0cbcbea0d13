"""How much has come below a message, by what was heard."""

from __future__ import annotations

from cogs.publishing import below
from cogs.publishing.below import SCREENFUL, Below

CHANNEL, TABLE = 7, 100


def heard(*messages: int) -> Below:
    counting = Below()
    for message in messages:
        counting.posted(CHANNEL, message)
    return counting


def test_a_screenful_and_not_one_less() -> None:
    lines = [TABLE + place for place in range(1, SCREENFUL + 1)]
    assert heard(TABLE, *lines[:-1]).scrolled_away(CHANNEL, TABLE) is False
    assert heard(TABLE, *lines).scrolled_away(CHANNEL, TABLE) is True
    assert heard(*lines).scrolled_away(CHANNEL, TABLE) is True, "whoever wrote the table"


def test_nobody_was_here_to_count() -> None:
    assert heard().scrolled_away(CHANNEL, TABLE) is None
    assert heard(TABLE + 1, TABLE + 2).scrolled_away(CHANNEL, TABLE) is None, "there may have been more before"
    assert heard(TABLE - 1, TABLE + 2).scrolled_away(CHANNEL, TABLE) is False
    assert heard(TABLE).scrolled_away(CHANNEL + 1, TABLE) is None


def test_anything_at_all() -> None:
    assert heard(TABLE, TABLE + 1).anything(CHANNEL, TABLE)
    assert not heard(TABLE - 1, TABLE).anything(CHANNEL, TABLE)
    assert not heard().anything(CHANNEL, TABLE)


def test_what_is_deleted_does_not_count() -> None:
    counting = heard(TABLE, *[TABLE + place for place in range(1, SCREENFUL + 1)])
    counting.deleted(CHANNEL, TABLE + 2)
    counting.deleted(CHANNEL, 5)
    counting.deleted(CHANNEL + 1, 5)
    assert counting.scrolled_away(CHANNEL, TABLE) is not True


def test_what_is_heard_twice_counts_once() -> None:
    """A line of our own: when it was sent, and from the gateway."""
    assert heard(TABLE, *[TABLE + 1] * SCREENFUL).scrolled_away(CHANNEL, TABLE) is False


def test_a_long_talk_takes_no_more_room_than_a_short_one(monkeypatch) -> None:
    counting = heard(*range(1000))
    assert len(counting._last[CHANNEL]) == SCREENFUL + 1
    monkeypatch.setattr(below, "REMEMBERED", 3)
    for channel in range(20, 30):
        counting.posted(channel, 1)
    assert list(counting._last) == [27, 28, 29], "those heard of last"
