"""Notices are known again by what they are and where they stand."""

from __future__ import annotations

import msgspec

from cogs.publishing import errands
from cogs.publishing.errands import Announce
from cogs.publishing.notices import once

LARGEST = 2**63 - 1
LATER = 1 << 22
"""A millisecond, in Discord's numbers."""


def test_a_notice_is_posted_once_in_a_place() -> None:
    """By a word that fits however large the numbers are, and is another for each place and each notice."""
    first, second = Announce("a", LARGEST - LATER), Announce("a", LARGEST)
    assert len(once(LARGEST, second)) <= 25
    assert once(7, first) == once(7, Announce("b", LARGEST - LATER))
    assert len({once(place, notice) for place in (LARGEST, 7) for notice in (first, second)}) == 4


def test_another_process_reads_what_it_is_asked() -> None:
    notice = Announce("Back soon", 5)
    assert errands.read(msgspec.json.encode(notice)) == notice
