"""How posts are known again: by a nonce that a restart does not change, and by a mark that nobody sees."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from cogs.publishing.leftovers import nonce
from cogs.ui.layout import view_of
from cogs.ui.marks import Kind, Mark
from cogs.ui.parts import Words

LARGEST = 2**63 - 1


def table(number):
    return SimpleNamespace(id=number)


def test_a_nonce_fits_however_large_the_numbers_are():
    assert len(nonce(table(10**9), "t", LARGEST)) <= 25
    assert len(nonce(table(10**7), "c", 10**7, LARGEST)) <= 25


def test_a_nonce_differs_by_table_kind_and_what_is_replaced():
    posts = [(12, "t", 0), (12, "t", 5), (13, "t", 0), (12, "l", 0), (1, "t", 20)]
    assert len({nonce(table(number), kind, replaced) for number, kind, replaced in posts}) == len(posts)


@pytest.mark.parametrize("kind", Kind)
def test_a_mark_is_the_number_of_the_frame(kind):
    mark = Mark(kind, 12)
    (frame,) = view_of(Words("x"), mark=mark).to_components()
    assert frame["id"] == mark.number < 2**31
    assert len({Mark(one, number).number for one in Kind for number in (1, 2, 12)}) == 9
