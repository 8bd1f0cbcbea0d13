"""Section 9.3: a proposal names seats and their cards, and gives exactly these."""

from __future__ import annotations

import pytest

from games.camelot.pieces import White, bare
from games.camelot.shares import as_path, portions, proposal
from games.core.menu import check
from tests.games.camelot.scenario import cards


@pytest.mark.parametrize(
    "split",
    [
        ("F1", "F1"),
        ("F1 F1", "F2"),
        ("", "F1 F1 F2"),
        ("F1 F1 G", ""),
        ("F1", "F1 G", "F1 M"),
        ("", "", "F1 F1"),
        ("F2 F2", "", "F2"),
        ("M", "F2 F2 F2", ""),
    ],
)
def test_a_proposal_gives_each_what_it_names(split: tuple[str, ...]) -> None:
    """Equal cards are told apart: one of two is one, whoever gets the other."""
    shares = [cards(words) for words in split]
    pool, among = sorted(card for share in shares for card in share), [4, 2, 0][: len(split)]
    path = as_path(shares, pool, among)
    check(proposal(pool, among), path)
    given = portions(path, pool, among)
    assert [sorted(White[bare(word).upper()] for word in given[seat]) for seat in among] == [sorted(s) for s in shares]
