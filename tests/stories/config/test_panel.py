"""The panel: every setting can be changed there, for the server or a channel; and a new setting is one definition."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cogs.services import furnishing as composition
from cogs.settings.definitions import Setting, settings
from cogs.settings.kinds import OneOf, Whole
from cogs.settings.readme import settings_table
from games.registry import GAMES
from sandbox import admin
from tests.stories.evening import Evening, fresh
from texts.catalogue import languages, texts

PICKS = {
    "games": ["coup", "inkognito"],
    "tables": ["3"],
    "seats": ["2"],
    "pace": ["live"],
    "clock": ["300"],
    "window": ["60"],
    "threads": ["off"],
    "robots": ["off"],
    "level": ["easy"],
    "coach": ["on"],
    "language": ["en"],
    "sleepers": ["pause"],
    "enders": ["moderators"],
}


async def setting_of(evening, key, channel=0):
    return await evening.bot.desk.settings.found(key, int(evening.stage.guild.id), channel)


async def test_every_setting_can_be_changed_in_the_panel(evening, mod):
    await mod.slash("config panel")
    panel = mod.panel()
    for key, setting in evening.bot.desk.settings.items():
        await mod.choose("What do you want to change?", key, on=panel)
        assert texts()(f"config-{key}.help") in fresh(mod, panel).text
        if key in PICKS:
            await mod.choose("Value", *PICKS[key], on=panel)
        elif setting.kind.mentions == "channel":
            await mod.choose("Choose; leave", evening.stage.channel("games"), on=panel)
        elif setting.kind.mentions == "role":
            role = admin.make_role(evening.stage.world, evening.stage.guild, f"For {key}")
            await mod.choose("Choose; leave", role, on=panel)
        else:
            await mod.choose("Game", "coup", on=panel)
            await mod.choose("Option", "fifth", on=panel)
            await mod.choose("Value", "inquisitor", on=panel)
        found = await setting_of(evening, key)
        assert found.source == "server" and found.value != setting.default, key
        at_once = key in ("games", "channels", "openers", "joiners", "tables", "seats", "log")
        says = "Changed; it holds from now on." if at_once else "Changed for new tables;"
        assert says in fresh(mod, panel).text, key
        assert "set for the server" in fresh(mod, panel).text
    assert len([m for m in mod.messages(everywhere=True) if m.ephemeral]) == 1, "one panel, changed in place"


async def test_a_channel_of_its_own_and_back(evening, mod):
    games = evening.stage.channel("games")
    await mod.slash("config panel")
    panel = mod.panel()
    await mod.choose("For one channel…", games, on=panel)
    assert f"Only for <#{games.id}>" in fresh(mod, panel).text and "Log channel" not in fresh(mod, panel).text
    await mod.choose("What do you want to change?", "threads", on=panel)
    await mod.choose("Value", "off", on=panel)
    assert "**Threads**: off · *set for this channel*" in fresh(mod, panel).text
    assert (await setting_of(evening, "threads")).value is True, "elsewhere nothing has changed"
    await mod.click("Back to usual", on=panel)
    assert (await setting_of(evening, "threads", int(games.id))).source == "default"
    await mod.click("Whole server", on=panel)
    assert "For the whole server" in fresh(mod, panel).text


async def test_a_value_is_typed_into_a_form_also_after_a_restart(evening, mod):
    await mod.slash("config panel")
    panel = mod.panel()
    await mod.choose("What do you want to change?", "clock", on=panel)
    await mod.click("Type a value", on=panel)
    form = mod.last
    await evening.close()
    await evening.open()
    mod.last = form
    await mod.submit(Time_per_turn="soon")
    assert '"Time per turn" can be 15s to 10m' in fresh(mod, panel).text, "refused in the panel, with what is possible"
    await mod.click("Type a value", on=panel)
    await mod.submit(Time_per_turn="12h")
    assert "**Time per turn**: 12 hours" in fresh(mod, panel).text


async def test_a_panel_is_for_moderators_as_long_as_they_are(evening, mod):
    await mod.slash("config panel")
    admin.moderator(evening.stage.world, evening.stage.guild, mod.user, False)
    await mod.choose("What do you want to change?", "clock", on=mod.panel())
    assert "That is for moderators" in mod.panel().text


@pytest.fixture
def weather(monkeypatch):
    """A new setting: one definition, and its text. Nothing else is touched."""
    new = Setting("weather", OneOf(("sunny", "rainy")), "sunny", kept=True)
    monkeypatch.setattr(composition, "known_settings", lambda games: {**settings(games), "weather": new})
    text = "config-weather = Weather\n    .help = What it is like outside\n"
    words = "config-word-sunny = sunny\nconfig-word-rainy = rainy\n"
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text + words))
    for say in {texts(), *map(texts, languages())}:
        monkeypatch.setattr(say, "_bundles", [*say._bundles, bundle])
    return new


async def test_a_new_setting_is_one_definition_and_its_text(weather, tmp_path):
    async with Evening(tmp_path) as evening:
        mod, alice = evening.person("Mod", moderator=True), evening.person("Alice")
        await mod.slash("config weather", value="rainy")
        assert "**Weather**: rainy · *set for the server*" in mod.panel().text, "the typed command"
        await mod.slash("config show")
        assert "**Weather**: rainy" in mod.panel().text, "show"
        await mod.slash("config panel")
        await mod.choose("What do you want to change?", "weather", on=mod.panel())
        await mod.choose("Value", "sunny", on=mod.panel())
        assert "**Weather**: sunny" in mod.panel().text, "the panel"
        await mod.slash("config audit")
        assert "**Weather**: rainy → sunny" in mod.panel().text, "the audit"
        await alice.slash("play", game="loveletter")
        await alice.slash("table show", table="1")
        assert "**Weather**: sunny · *set for the server*" in alice.panel().text, "what a table keeps"
        assert "| Weather | `/config weather`" in settings_table(evening.bot.desk.settings), "the manual"


def test_the_readme_has_every_setting():
    """`make docs` writes the table anew."""
    from cogs.settings.readme import README

    assert settings_table(settings(GAMES)) in README.read_text(encoding="utf-8")


def test_every_value_that_is_offered_has_its_words():
    say = texts()
    for setting in settings(GAMES).values():
        for pick in setting.kind.offered():
            assert setting.kind.label(say, (), pick), (setting.key, pick)
            for option in setting.kind.offered((pick,)) if len(setting.kind.fields) > 1 else ():
                assert setting.kind.label(say, (pick,), option)
                for value in setting.kind.offered((pick, option)):
                    assert setting.kind.label(say, (pick, option), value)


def test_a_number_of_a_setting_is_offered_within_its_limit():
    assert Whole(3).offered() == ("0", "1", "2", "3")
