"""What people asked for is read once, and never older than what they asked for last."""

from __future__ import annotations

import asyncio

from cogs.publishing.preferences import Preferences


class Shelf:
    """A store whose reads take as long as a test wants."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.reads = 0
        self.read_may_end = asyncio.Event()
        self.read_may_end.set()

    async def preferences(self, user: int) -> dict[str, str]:
        self.reads += 1
        read = dict(self.kept)
        await self.read_may_end.wait()
        return read

    async def set_preference(self, user: int, key: str, value: str) -> None:
        self.kept[key] = value


async def test_the_second_question_costs_no_read():
    shelf = Shelf()
    preferences = Preferences(shelf)
    assert await preferences.of(1) == await preferences.of(1) == {}
    assert shelf.reads == 1


async def test_what_was_set_counts_at_once():
    preferences = Preferences(Shelf())
    await preferences.of(1)
    await preferences.set(1, "hands", "dm")
    assert await preferences.of(1) == {"hands": "dm"}


async def test_whoever_may_have_missed_something_reads_everything_anew():
    shelf = Shelf()
    preferences = Preferences(shelf)
    assert await preferences.of(1) == {}
    await Preferences(shelf).set(1, "hands", "dm")
    assert await preferences.of(1) == {}
    preferences.forget_all()
    assert await preferences.of(1) == {"hands": "dm"}


async def test_only_who_asks_for_it_confirms_every_move():
    preferences = Preferences(Shelf())
    assert not await preferences.confirms(1)
    await preferences.set(1, "confirm", "on")
    assert await preferences.confirms(1)
    await preferences.set(1, "confirm", "off")
    assert not await preferences.confirms(1)


async def test_a_slow_read_does_not_bring_back_an_old_wish():
    shelf = Shelf()
    preferences = Preferences(shelf)
    shelf.read_may_end.clear()
    slow = asyncio.create_task(preferences.of(1))
    await asyncio.sleep(0)
    await preferences.set(1, "hands", "dm")
    shelf.read_may_end.set()
    assert await slow == {}
    assert await preferences.of(1) == {"hands": "dm"}
