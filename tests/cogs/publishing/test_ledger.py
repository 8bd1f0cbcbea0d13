"""What has been shown: written down when it must not be forgotten, and only then."""

from __future__ import annotations

import msgspec
import pytest

from cogs.publishing.ledger import KEPT, UNSEEN, Called, Ledger, Shown
from games.host.rows import PublishedRow


class Shelf:
    """A store that counts."""

    def __init__(self) -> None:
        self.rows: dict[int, PublishedRow] = {}
        self.written: list[PublishedRow] = []

    async def published(self, table):
        return self.rows.get(table)

    async def note_published(self, row):
        self.rows[row.table] = row
        self.written.append(row)


@pytest.fixture
def shelf():
    return Shelf()


async def test_looks_alone_are_not_written(shelf):
    ledger = Ledger(shelf)
    await ledger.keep(1, Shown(message=5, version=2), 2)
    looking = Shown(message=5, version=2, words="abc", picture="def")
    await ledger.keep(1, looking, 2)
    assert len(shelf.written) == 1
    assert await ledger.read(1) == looking, "but they are remembered"


@pytest.mark.parametrize(
    "shown", [Shown(message=6, version=2), Shown(message=5, version=2, ping=9), Shown(notices=["x"])]
)
async def test_what_would_be_said_twice_is_written_at_once(shelf, shown):
    ledger = Ledger(shelf)
    await ledger.keep(1, Shown(message=5, version=2), 2)
    await ledger.keep(1, shown, 2)
    assert len(shelf.written) == 2 and await Ledger(shelf).read(1) == shown


async def test_a_hand_by_message_is_written_when_it_is_posted_not_when_it_is_edited(shelf):
    ledger = Ledger(shelf)
    await ledger.keep(1, Shown(directs={"7": (1, 2, 3)}), 3)
    await ledger.keep(1, Shown(directs={"7": (1, 2, 4)}), 3)
    assert len(shelf.written) == 1
    await ledger.keep(1, Shown(directs={"7": (1, 5, 4)}), 3)
    assert len(shelf.written) == 2


async def test_a_new_version_and_the_last_word_are_written(shelf):
    ledger = Ledger(shelf)
    for cursor, done in ((1, False), (1, False), (2, False), (2, True), (2, True)):
        await ledger.keep(1, Shown(version=cursor), cursor, done)
    assert [(row.cursor, row.done) for row in shelf.written] == [(1, False), (2, False), (2, True)]


async def test_a_click_that_was_answered_is_written_with_what_follows(shelf):
    ledger = Ledger(shelf)
    await ledger.keep(1, Shown(message=5, version=2), 2)
    ledger.note(1, Shown(message=5, version=3))
    assert len(shelf.written) == 1 and (await ledger.read(1)).version == 3
    await ledger.keep(1, Shown(message=5, version=3), 3)
    assert [row.cursor for row in shelf.written] == [2, 3]


async def test_a_place_is_named_when_it_is_new(shelf):
    ledger = Ledger(shelf)
    for version, place in ((1, 0), (2, 71), (3, 71), (4, 72)):
        await ledger.keep(1, Shown(version=version, place=place), version)
    assert [row.place for row in shelf.written] == [0, 71, 0, 72]
    again = Ledger(shelf)
    await again.read(1)
    await again.keep(1, Shown(version=5, place=72), 5)
    assert shelf.written[-1].place == 0, "and after a restart only if it has changed"


async def test_what_is_no_longer_remembered_is_read_and_written_again(shelf):
    ledger = Ledger(shelf)
    await ledger.keep(1, Shown(version=1, place=71), 1)
    for other in range(2, KEPT + 2):
        await ledger.keep(other, Shown(), 1)
    shelf.written.clear()
    await ledger.keep(1, Shown(version=1, place=71), 1)
    assert len(shelf.written) == 1 and await ledger.read(1) == Shown(version=1, place=71)


async def test_who_shows_only_a_part_leaves_the_table_owed(shelf):
    """A reminder, or a lobby's place, says nothing about what else has been shown."""
    ledger = Ledger(shelf)
    await ledger.keep(1, Shown(message=5, version=2), 2)
    ledger.note(1, Shown(message=5, version=3))
    await ledger.keep(1, Shown(message=5, version=3, bottom=9))
    assert shelf.written[-1].cursor == 2
    again = Ledger(shelf)
    await again.keep(1, await again.read(1), 3)
    assert shelf.written[-1].cursor == 3


async def test_what_an_earlier_process_noted_of_looks_is_not_believed(shelf):
    """It may have changed them once more before it was killed."""
    ledger = Ledger(shelf)
    await ledger.keep(1, Shown(message=5, words="abc", picture="def", attachment=6), 2)
    assert await Ledger(shelf).read(1) == Shown(message=5, picture=UNSEEN)


async def test_what_is_only_noted_is_not_forgotten(shelf):
    ledger = Ledger(shelf)
    ledger.note(1, Shown(message=5))
    for other in range(2, KEPT + 10):
        await ledger.keep(other, Shown(), 1)
    assert (await ledger.read(1)).message == 5
    assert len(ledger._kept) == KEPT


async def test_what_is_kept_and_then_noted_again_may_be_forgotten(shelf):
    ledger = Ledger(shelf)
    for table in range(KEPT + 10):
        await ledger.keep(table, Shown(message=5), 1)
        ledger.note(table, Shown(message=5))
    assert len(ledger._kept) == KEPT


async def test_what_is_noted_while_the_store_is_read_counts(shelf):
    ledger = Ledger(shelf)
    read = shelf.published

    async def slowly(table):
        row = await read(table)
        ledger.note(table, Shown(message=8))
        return row

    shelf.published = slowly
    assert (await ledger.read(1)).message == 8


@pytest.mark.parametrize(
    ("stored", "called"),
    [
        (b'{"pinged":"12:0,3"}', Called(12, [0, 3])),
        (b'{"pinged":"12:"}', Called(12, [])),
        (b"{}", Called(-1, [])),
        (b'{"pinged":{"window":12,"seats":[0]}}', Called(12, [0])),
    ],
)
def test_who_was_called_is_read_from_old_rows_too(stored, called):
    assert msgspec.json.decode(stored, type=Shown).called == called


async def test_what_was_sent_is_known_although_it_could_not_be_written(shelf, monkeypatch):
    """Else the table would be posted again and again while the disk is full; it is written as soon as it can be."""
    ledger = Ledger(shelf)

    async def full(row):
        raise OSError

    with monkeypatch.context() as patched:
        patched.setattr(shelf, "note_published", full)
        with pytest.raises(OSError):
            await ledger.keep(1, Shown(message=5, version=2, place=7), 2)
    assert await ledger.read(1) == Shown(message=5, version=2, place=7)
    await ledger.keep(1, Shown(message=5, version=2, place=7), 2)
    assert [row.place for row in shelf.written] == [7]
