"""Work is done once: one Doubt is one view of the table, one panel, one scene and one line in the ledger."""

from __future__ import annotations

from collections import Counter

import pytest

from games.coup import GAME
from tests.stories.coup.court import Court


@pytest.fixture
def counted(monkeypatch):
    """How often the game is asked for a view or a panel, and for which seat."""
    made: Counter[str] = Counter()
    view, table_panel, hand_panel = GAME.view, GAME.table_panel, GAME.hand_panel

    def counting_view(state, seat):
        made["public view" if seat is None else f"view of {seat}"] += 1
        return view(state, seat)

    def counting_table(view):
        made["table panel"] += 1
        return table_panel(view)

    def counting_hand(view):
        made["hand panel"] += 1
        return hand_panel(view)

    monkeypatch.setattr(GAME, "view", counting_view, raising=False)
    monkeypatch.setattr(GAME, "table_panel", counting_table, raising=False)
    monkeypatch.setattr(GAME, "hand_panel", counting_hand, raising=False)
    return made


@pytest.fixture
def written(evening, monkeypatch):
    """Which versions the ledger has written down."""
    rows: list[int] = []
    note = evening.bot.database.note_published

    async def noting(row):
        rows.append(row.cursor)
        await note(row)

    monkeypatch.setattr(evening.bot.database, "note_published", noting)
    return rows


async def test_one_doubt(evening, counted, written):
    """The click's own answer, the table message and its picture share what they show."""
    court = await Court.open(evening, "du,ca", "as,am", "ca,co", confirm_doubt=False)
    anna, ben, _ = court.people
    await court.choose(anna, "Duchess: +3")
    await evening.settle()
    evening.nobody_looks()
    counted.clear()
    written.clear()
    await court.press("Doubt", ben)
    await evening.settle()
    await evening.bot.desk.panels.idle()
    state = await court.look()
    assert "Ben, choose which character you lose." in court.seen().read and state.ask.key == "lose"
    assert counted["public view"] == counted["table panel"] == 1, counted
    assert counted["hand panel"] == 0, "nobody has looked"
    assert written == [state.version]


async def test_one_answer_in_the_panel(evening, counted, written):
    """The panel that shows what came of it adds one view of its own seat, not one more of the table."""
    court = await Court.open(evening, "du,ca", "as,am", "ca,co")
    anna = court.people[0]
    panel = await court.hand(anna)
    await evening.settle()
    counted.clear()
    written.clear()
    await anna.click("Income: +1", on=panel)
    await evening.settle()
    await evening.bot.desk.panels.idle()
    state = await court.look()
    assert counted["public view"] == counted["table panel"] == counted["view of 0"] == counted["hand panel"] == 1
    assert written == [state.version]
