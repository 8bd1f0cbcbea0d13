"""Things that are kept to spare doing them again: bounded by bytes, whatever is used last stays."""

from __future__ import annotations

from cogs.ui.kept import Kept


def words(most: int) -> Kept[bytes, bytes]:
    return Kept(most, len)


def test_so_many_bytes_are_kept_not_so_many_things() -> None:
    kept = words(10)
    for number in range(20):
        kept.put(b"%d" % number, b"x")
    assert len(kept) == 10 and kept.bytes == 10
    kept.put(b"large", b"x" * 8)
    assert len(kept) == 3 and kept.bytes == 10


def test_what_was_used_last_stays() -> None:
    kept = words(3)
    for key in (b"a", b"b", b"c"):
        kept.put(key, b"x")
    assert kept.get(b"a") == b"x"
    kept.put(b"d", b"x")
    assert kept.get(b"b") is None and kept.get(b"a") == b"x"


def test_the_same_thing_again_counts_once() -> None:
    kept = words(10)
    for _ in range(3):
        kept.put(b"a", b"four")
    assert kept.bytes == 4


def test_what_alone_is_too_large_is_not_kept() -> None:
    kept = words(3)
    kept.put(b"a", b"four")
    assert kept.get(b"a") is None and kept.bytes == 0
