"""The evenings' own parts: people who are away are called and cost more, and nothing is measured by not happening."""

from __future__ import annotations

import pytest

from tests.bench.sittings import ABSENT, PRESENT, Figures, Manner, Sitting, play, prepared

END = 3
"""Counted requests that every game has at its end, however short it was: the card to share, the result, and the lobby
that tells of it.
"""


async def short(folders: pytest.TempPathFactory, manner: Manner) -> Figures:
    with prepared(painted=False):
        return await play(folders.mktemp(manner.name), Sitting("loveletter", 2), manner, tokens_to_win=3)


async def test_whoever_is_away_is_called_for_every_decision_and_whoever_is_there_hardly_ever(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    present, absent = [await short(tmp_path_factory, manner) for manner in (PRESENT, ABSENT)]
    assert (present.changes, len(present.clicks)) == (absent.changes, len(absent.clicks)), "it is the same game"
    assert absent.calls == len(absent.clicks) > 2 >= present.calls, "everybody is called to the first question"
    assert absent.counted > present.counted
    assert present.counted <= 0.7 * present.changes + END and absent.counted <= 1.2 * absent.changes + END
    assert sum(absent.clicks) > sum(present.clicks), "hands have to be opened again"
    assert present.free and present.bytes >= present.largest > 0
    assert present.counted + present.free == sum(present.by_route.values())


def test_a_game_in_which_nothing_happened_is_no_measurement() -> None:
    with pytest.raises(AssertionError, match="nothing was measured"):
        Figures().check()
