"""Hands as somebody else reads them: about their owner, in every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.ui.layout import alt_text, panel_text
from cogs.ui.replay_view import of_another
from games.core.panel import Block, Panel
from games.core.text import Phrase
from games.host.replay import replay
from games.registry import GAMES
from tests.games.host.test_replay import played
from texts import catalogue
from texts.catalogue import texts

SAY = texts()


def names(seat: int) -> str:
    return f"Player{seat}"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_heading_and_no_picture_calls_another_hand_yours(key: str) -> None:
    game = GAMES[key]
    position, rows, _ = played(game)
    for frame in replay(game, position.match, rows).frames:
        if frame.position.state.result is not None:
            continue
        for seat in range(position.match.seats):
            panel = of_another(game.hand_panel(game.view(frame.position.state, seat)), seat, SAY)
            title = SAY(panel.heading, names)
            assert f"Player{seat}" in title, "it says whose hand it is"
            for text in (title, alt_text(panel, SAY, names)):
                assert not re.search(r"\byou", text, re.IGNORECASE), text
            assert panel_text(panel, SAY, names, whole=True), "every text has what it needs"


def test_a_text_without_a_variant_is_read_as_it_is_but_a_heading_is_the_houses() -> None:
    panel = of_another(Panel(Phrase("loveletter-memory"), [Block([Phrase("coup-hand-empty")])]), 1, SAY)
    assert SAY(panel.heading, names) == "What Player1 remembers"
    panel = of_another(Panel(Phrase("table-hand"), [Block([Phrase("table-log")], title=Phrase("table-rules"))]), 1, SAY)
    assert SAY(panel.heading, names) == "Player1's hand"
    assert panel.blocks == [Block([Phrase("table-log")], title=Phrase("table-rules"))]


def test_every_variant_belongs_to_a_text() -> None:
    """What a panel no longer says to its owner need not be said about them."""
    others = (Path(catalogue.__file__).parent / "en" / "others.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([\w-]+)-other =", others, re.MULTILINE)
    assert len(keys) > 30
    assert [key for key in keys if not SAY.has(key)] == []
