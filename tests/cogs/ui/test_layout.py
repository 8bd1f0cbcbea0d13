"""What goes out: measured, sent and compared, but written out once."""

from __future__ import annotations

import pytest
from discord import ui

from cogs.ui.layout import fingerprint, newest, view_of


async def test_a_view_is_written_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the limits, for discord.py and for its fingerprint."""
    written = []
    plainly = ui.LayoutView.to_components

    def counted(view: ui.LayoutView) -> object:
        written.append(view)
        return plainly(view)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(ui.LayoutView, "to_components", counted)
    view = view_of(ui.TextDisplay("A hand of cards."))
    assert fingerprint(view) == fingerprint(view)
    assert view.to_components() == plainly(view)  # type: ignore[no-untyped-call]
    assert written == [view]


async def test_other_words_have_another_fingerprint() -> None:
    one, other = (view_of(ui.TextDisplay(words)) for words in ("A hand of cards.", "Another."))
    assert fingerprint(one) != fingerprint(other)


def test_the_oldest_lines_give_way() -> None:
    lines = ["one", "two", "three"]
    assert newest(lines, 100) == "- one\n- two\n- three"
    assert newest(lines, 15) == "- two\n- three"
    assert newest(lines, 0) == ""
