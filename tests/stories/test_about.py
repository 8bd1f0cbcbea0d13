"""`/about`: what anybody may know about the bot itself."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from bot import Settings
from tests.stories.evening import Evening
from version import VERSION


async def said(who, where=None) -> list[str]:
    await who.slash("about", where=where)
    panel = who.panel() if where != "dm" else who.messages("dm")[-1]
    return panel.text.split("\n")


async def test_version_age_servers_tables_and_the_way_to_discord(slow_evening, clock):
    evening = slow_evening
    alice, ben = evening.person("Alice"), evening.person("Ben")
    lines = await said(alice)
    assert lines[0] == f"### Parlour {VERSION}" and lines[2:4] == ["- One server", "- No table is open"]
    await evening.sit_down(alice, ben)
    await evening.sit_down(alice, ben, table=2)
    await evening.house.seats.pause(2, int(alice.id))
    await evening.sit_down(alice, ben, table=3, start=False, game="coup")
    await evening.pass_time(60)
    (found,) = [shard.latency for shard in evening.bot.shards.values()]
    latency = f"{round(found * 1000)} ms to Discord and back"
    assert (await said(alice))[1:6] == [
        "- Running for 1 minute",
        "- One server",
        "- 3 tables: 1 playing, 1 paused, 1 in the lobby",
        f"- {latency if math.isfinite(found) else 'The way to Discord has not been measured yet'}",
        "- Shard 0 of 1, counted from 0",
    ]
    assert alice.panel().ephemeral and not any("Process" in line for line in await said(alice))


async def test_in_a_direct_message(evening, alice):
    lines = await said(alice, "dm")
    assert lines[0] == f"### Parlour {VERSION}" and "- Shard 0 of 1, counted from 0" in lines


async def test_a_way_to_discord_that_nobody_has_measured(evening, alice, monkeypatch):
    monkeypatch.setattr(evening.bot, "get_shard", lambda shard: None)
    assert "- The way to Discord has not been measured yet" in await said(alice)


async def test_without_a_page_it_says_what_is_kept(evening, alice):
    *_, last = await said(alice)
    assert "`/privacy export`" in last and "`/privacy delete`" in last


async def test_with_a_page_it_leads_there(tmp_path):
    class Told(Evening):
        def settings(self) -> Settings:
            return replace(super().settings(), privacy_url="https://example.org/privacy")

    async with Told(tmp_path) as evening:
        *_, hint, link = await said(evening.person("Alice"))
    assert "`/privacy export`" in hint
    assert link == "[What is kept, why, for how long, and who sees it](https://example.org/privacy)"


@pytest.mark.parametrize(
    ("url", "fits"),
    [
        ("", True),
        ("https://example.org/privacy?of=parlour", True),
        ("http://10.0.0.1/", True),
        ("example.org/privacy", False),
        ("ftp://example.org", False),
        ("javascript:alert(1)", False),
        ("https://", False),
        ("https://example.org/a page", False),
        ("https://example.org/) **bold**", False),
    ],
)
def test_an_address_that_is_none_is_refused_at_the_start(url, fits, monkeypatch):
    monkeypatch.setenv("PARLOUR_PRIVACY_URL", url)
    problem = Settings.from_environment().problem
    assert (problem is None) == fits and (fits or "PARLOUR_PRIVACY_URL" in problem)
