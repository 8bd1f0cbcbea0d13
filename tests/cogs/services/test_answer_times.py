"""How long people wait for an answer, as it is measured on the way to Discord."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest
import yarl

from cogs.services import answer_times
from cogs.services.answer_times import MOST, AnswerTimes
from tests.test_measures import counted


def click(number, kind=discord.InteractionType.component, **data):
    return SimpleNamespace(id=number, type=kind, data=data)


async def answered(times, number, status=200, path="interactions/{}/token/callback"):
    url = yarl.URL(f"https://discord.com/api/v10/{path.format(number)}")
    await times._answered(None, None, SimpleNamespace(url=url, response=SimpleNamespace(status=status)))


@pytest.fixture
def noted(monkeypatch):
    found = []
    monkeypatch.setattr(answer_times.measures.SLOWEST, "note", lambda kind, what, seconds: found.append(what))
    return found


@pytest.mark.parametrize(
    ("kind", "data", "label", "what"),
    [
        ("component", {"custom_id": "p:join:12"}, "component", "join"),
        ("application_command", {"name": "play"}, "command", "/play"),
        (
            "application_command",
            {"name": "moderate", "options": [{"type": 1, "name": "end", "options": [{"type": 3, "name": "table"}]}]},
            "command",
            "/moderate end",
        ),
        (
            "autocomplete",
            {"name": "play", "options": [{"type": 3, "name": "game"}]},
            "autocomplete",
            "/play",
        ),
        ("modal_submit", {"custom_id": "p:say:1"}, "modal", "say"),
    ],
)
async def test_an_answer_is_measured_by_kind_and_named_by_what_was_asked(noted, kind, data, label, what):
    times, before = AnswerTimes(), counted("parlour_answer_seconds_count", kind=label)
    times.came(click(1, discord.InteractionType[kind], **data))
    await answered(times, 1)
    await answered(times, 1)
    assert counted("parlour_answer_seconds_count", kind=label) == before + 1
    assert noted == [what]


async def test_one_that_came_too_late_is_counted_as_such(noted):
    times, before = AnswerTimes(), counted("parlour_answers_too_late_total")
    times.came(click(1, custom_id="p:join:1"))
    await answered(times, 1, 404)
    assert counted("parlour_answers_too_late_total") == before + 1
    assert noted == []


async def test_what_discord_stumbled_over_is_measured_when_it_went_through(noted):
    times = AnswerTimes()
    times.came(click(1, custom_id="p:join:1"))
    await answered(times, 1, 502)
    assert noted == []
    await answered(times, 1)
    assert len(noted) == 1


async def test_other_requests_are_none_of_its_business(noted):
    times, before = AnswerTimes(), counted("parlour_answers_too_late_total")
    times.came(click(1, custom_id="p:join:1"))
    await answered(times, 1, 404, "webhooks/{}/token/messages/@original")
    await answered(times, 1, 404, "channels/{}/messages")
    assert (counted("parlour_answers_too_late_total"), noted) == (before, [])


def test_clicks_that_nobody_answers_are_forgotten():
    times = AnswerTimes()
    for number in range(MOST + 10):
        times.came(click(number, custom_id="p:join:1"))
    assert len(times._waiting) == MOST and "0" not in times._waiting
