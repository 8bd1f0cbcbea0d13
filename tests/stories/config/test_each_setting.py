"""Each setting changes what it says it changes, and nothing else; what it cannot be is refused with what it can."""

from __future__ import annotations

import pytest

from games.host.rows import Presence, Status
from games.registry import GAMES
from sandbox import admin
from sandbox.picks import select_of
from tests.stories.evening import fresh
from texts.catalogue import texts

GAMES_BY_NAME = {key: texts()(key) for key in GAMES}
REFUSED = [
    ("games", "chess", 'For "Games" these are possible: `all`, Love Letter (`loveletter`), `coup`'),
    ("channels", "somewhere", '"Channels" can be up to 25 channels'),
    ("channels", "<#123456789>", '"Channels" can be up to 25 channels of this server'),
    ("openers", "kings", '"Who may open tables" can be up to 25 roles'),
    ("joiners", "<@&123456789>", '"Who may join tables" can be up to 25 roles of this server'),
    ("tables", "many", '"Tables per channel" can be a whole number from 0 (no limit) to 100'),
    ("seats", "51", '"Tables per player" can be a whole number from 0 (no limit) to 50'),
    (
        "pace",
        "slow",
        'For "Pace" these are possible: live or by correspondence (`any`), live: ',
    ),
    ("clock", "14s", '"Time per turn" can be 15s to 10m for live tables'),
    ("clock", "8d", "1h to 7d for correspondence"),
    ("window", "4s", '"Time per reaction" can be 5s to 10m'),
    ("threads", "perhaps", 'For "Threads" these are possible: `on` and `off`.'),
    ("robots", "some", 'For "Robots allowed" these are possible: `on` and `off`.'),
    ("level", "genius", 'For "Robots" these are possible: `easy`, normal (`usual`) and `strong`.'),
    ("coach", "sometimes", 'For "Coach" these are possible: `on` and `off`.'),
    ("language", "klingon", 'For "Language" these are possible: '),
    ("sleepers", "dream", "these are possible: a robot plays on (`robot`) and the table pauses (`pause`)."),
    ("enders", "nobody", "these are possible: the host (`host`) and only moderators (`moderators`)."),
    ("log", "<#123456789>", '"Log channel" can be a channel of this server'),
]


@pytest.mark.parametrize("key,value,sentence", REFUSED)
async def test_refused_values(evening, mod, key, value, sentence):
    await mod.slash(f"config {key}", value=value, force=True)
    assert sentence in mod.panel().text
    assert await evening.house.store.audit(f"guild:{evening.stage.guild.id}") == []


async def test_every_setting_has_its_refusal_here(evening):
    free = {"defaults"}
    assert {key for key, _, _ in REFUSED} | free == set(evening.bot.desk.settings)


async def set_(mod, key, value, **more):
    await mod.slash(f"config {key}", value=value, **more)
    assert "Changed" in mod.panel().text, mod.panel().text


async def opens(who, game="loveletter", **more):
    """None when a lobby stands; else why not."""
    before = len([m for m in who.messages(everywhere=True) if not m.ephemeral])
    await who.slash("play", game=game, **more)
    after = len([m for m in who.messages(everywhere=True) if not m.ephemeral])
    return None if after > before else who.panel().text


async def test_games(evening, mod, alice):
    await set_(mod, "games", "coup loveletter")
    assert "Here you can play Love Letter and Coup; choose one of those." in await opens(alice, "inkognito")
    assert await opens(alice, "coup") is None


async def test_play_offers_what_may_be_played_here(evening, mod, alice):
    """Per channel, by its name; and nothing where no table may be opened, or by nobody like them."""
    games = evening.stage.channel("games")
    assert await alice.autocomplete("play", "game") == [GAMES_BY_NAME[key] for key in GAMES]
    await set_(mod, "games", "coup loveletter")
    await set_(mod, "games", "hamlet", channel=games)
    assert await alice.autocomplete("play", "game") == ["Love Letter", "Coup"]
    assert [one["value"] for one in alice.last.choices] == ["loveletter", "coup"]
    assert await alice.autocomplete("play", "game", "LETT") == ["Love Letter"]
    assert await alice.autocomplete("play", "game", "ham") == []
    assert await alice.autocomplete("play", "game", where=games) == ["Hamlet"]
    await set_(mod, "channels", f"<#{games.id}>")
    assert await alice.autocomplete("play", "game") == []
    await mod.slash("moderate ban", user=alice.user)
    assert await alice.autocomplete("play", "game", where=games) == []


@pytest.mark.parametrize("typed", ["coup", " Coup ", "COUP", "cou"])
async def test_a_game_may_be_typed_by_its_name(evening, alice, typed):
    assert await opens(alice, typed) is None
    assert (await evening.look()).game.key == "coup"


async def test_a_game_that_there_is_not(evening, mod, alice):
    await set_(mod, "games", "coup loveletter")
    for typed in ("chess", "e", " "):
        assert "Here you can play Love Letter and Coup; choose one of those." in await opens(alice, typed)


async def test_games_per_channel(evening, mod, alice):
    games = evening.stage.channel("games")
    await set_(mod, "games", "coup")
    await set_(mod, "games", "inkognito", channel=games)
    assert "Here you can play Coup" in await opens(alice, "inkognito")
    assert await opens(alice, "inkognito", where="#games") is None
    await mod.slash("config show", channel=games)
    assert "**Games**: Inkognito · *set for this channel*" in mod.panel().text
    await mod.slash("config show")
    assert "**Games**: Coup · *set for the server*" in mod.panel().text


async def test_channels(evening, mod, alice):
    games = evening.stage.channel("games")
    await set_(mod, "channels", f"<#{games.id}>")
    assert f"On this server tables are opened in <#{games.id}>" in await opens(alice)
    assert await opens(alice, where=games) is None
    await mod.slash("config channels", value="all", force=True)
    assert await opens(alice) is None


@pytest.fixture
def knights(evening):
    return admin.make_role(evening.stage.world, evening.stage.guild, "Knights")


async def test_openers(evening, mod, alice, knights):
    await set_(mod, "openers", f"<@&{knights.id}>")
    assert f"Only <@&{knights.id}> can open tables here" in await opens(alice)
    admin.give_role(evening.stage.world, evening.stage.guild, alice.user, knights)
    assert await opens(alice) is None


async def test_joiners(evening, mod, alice, ben, knights):
    await set_(mod, "joiners", f"<@&{knights.id}>")
    assert await opens(alice) is None, "opening is another thing"
    await ben.click("Join", on=evening.lobby_message(ben))
    assert f"Only <@&{knights.id}> can join tables here" in ben.panel().text
    admin.give_role(evening.stage.world, evening.stage.guild, ben.user, knights)
    await ben.click("Join", on=evening.lobby_message(ben))
    assert len((await evening.look()).seats) == 2


async def test_tables_per_channel(evening, mod, alice, ben):
    await set_(mod, "tables", "1", channel=evening.stage.channel("general"))
    assert await opens(alice) is None
    assert "There is a table in this channel already" in await opens(ben)
    assert await opens(ben, where="#games") is None


async def test_tables_per_player(evening, mod, alice, ben):
    await set_(mod, "seats", "1")
    assert await opens(alice) is None
    assert "You already sit at a table, and one is the most" in await opens(alice, where="#games")
    assert await opens(ben, where="#games") is None
    await ben.click("Join", on=evening.lobby_message(ben, 1))
    assert "You already sit at a table, and one is the most" in ben.panel().text


async def options(evening, table=1):
    return (await evening.look(table)).options


async def test_clock(evening, mod, alice):
    await set_(mod, "clock", "5m")
    await opens(alice, "coup")
    assert {key: value for key, value in (await options(evening)).items() if key.endswith("_seconds")} == {
        "action_seconds": 300,
        "card_seconds": 300,
        "window_seconds": 30,
    }
    await opens(alice)
    assert (await options(evening, 2))["turn_seconds"] == 300


async def test_any_long_clock_within_the_bounds(evening, mod, alice):
    await set_(mod, "clock", "36h")
    await opens(alice)
    assert (await options(evening))["turn_seconds"] == 36 * 3600


async def test_window(evening, mod, alice):
    await set_(mod, "window", "1m")
    await opens(alice, "coup")
    assert (await options(evening))["window_seconds"] == 60
    await set_(mod, "window", "default")
    await set_(mod, "clock", "2d")
    await opens(alice, "coup")
    assert (await options(evening, 2))["window_seconds"] == 172_800, "days for a turn are days for a reaction"


async def test_pace(evening, mod, alice):
    await set_(mod, "pace", "correspondence")
    await opens(alice)
    assert (await options(evening))["turn_seconds"] == 86_400
    await alice.click("Options", on=evening.lobby_message(alice))
    await alice.choose("Option", "turn_seconds", on=alice.panel())
    await alice.choose("Value", "60", on=alice.panel())
    assert "Tables here are played by correspondence" in alice.panel().text
    assert (await options(evening))["turn_seconds"] == 86_400
    await set_(mod, "pace", "live")
    await set_(mod, "clock", "2d")
    await opens(alice)
    assert (await options(evening, 2))["turn_seconds"] == 120, "a clock of the wrong kind gives way to the usual one"


async def test_threads(evening, mod, alice, ben):
    await set_(mod, "threads", "off")
    await evening.sit_down(alice, ben)
    assert evening.stage.threads() == [] and evening.table_message(alice).channel == "general"


async def test_robots(evening, mod, alice):
    await set_(mod, "robots", "off")
    await opens(alice)
    await alice.click("Add robot", on=evening.lobby_message(alice))
    assert "Robots are switched off" in alice.panel().text
    await set_(mod, "robots", "on")
    await alice.click("Add robot", on=evening.lobby_message(alice))
    assert "Robots are switched off" in alice.panel().text, "the table keeps what it was opened under"


async def test_level(evening, mod, alice, ben):
    await set_(mod, "level", "easy")
    await evening.sit_down(alice, ben, game="coup", robots=1, start=False)
    state = await evening.look()
    assert [chair.level for chair in state.seats] == ["", "", "easy"] and state.terms.level == "easy"
    assert "(robot, easy)" in evening.lobby_message(alice).text
    await set_(mod, "level", "default")
    await opens(alice)
    await alice.click("Add robot", on=evening.lobby_message(alice, 2))
    assert "(robot)" in evening.lobby_message(alice, 2).text, "that it is a usual one goes without saying"


async def test_coach(evening, mod, alice, ben):
    await set_(mod, "coach", "on")
    await evening.sit_down(alice, ben)
    await set_(mod, "coach", "off")
    assert (await evening.look()).coached, "the table keeps what it was opened under"
    await evening.sit_down(alice, ben, table=2)
    assert not (await evening.look(2)).coached


async def test_the_host_may_choose_otherwise_for_one_table(evening, mod, alice):
    await set_(mod, "level", "easy")
    await opens(alice, "coup")
    await alice.click("Options", on=evening.lobby_message(alice))
    await alice.choose("Option", ".level", on=alice.panel())
    offered = [label for label, _ in select_of(alice.panel(), "Value").options]
    assert offered == ["easy", "normal", "strong"]
    await alice.choose("Value", "usual", on=alice.panel())
    await alice.slash("table show", table="1")
    assert "**Robots**: normal · *set at this table*" in alice.panel().text
    assert (await evening.look()).terms.level == ""


async def test_defaults(evening, mod, alice):
    suggested = await mod.autocomplete("config defaults", "option", "fif", game="coup")
    assert len(suggested) == 1
    values = await mod.autocomplete("config defaults", "value", "", game="coup", option_="fifth")
    assert len(values) == 3
    await mod.slash("config defaults", game="coup", option="fifth", value="inquisitor")
    await mod.slash("config defaults", game="coup", option="auto_pass", value="off")
    assert "Inquisitor" in mod.panel().text
    await opens(alice, "coup")
    assert (await options(evening))["fifth"] == "inquisitor" and (await options(evening))["auto_pass"] is False
    await mod.slash("config defaults", game="coup", option="fifth", value="usual")
    await opens(alice, "coup")
    assert (await options(evening, 2))["fifth"] == "ambassador" and (await options(evening, 2))["auto_pass"] is False
    for wrong, sentence in (
        ({"option": "nonsense"}, 'For "Options of new tables" these are possible: Fifth character (`fifth`), '),
        ({"value": "nonsense"}, 'For "Fifth character" these are possible: `ambassador` and `inquisitor`.'),
        ({"option": "series_wins", "value": "99"}, '"Games to win" must be a whole number from 1 to 10.'),
        ({"game": "chess"}, 'For "Options of new tables" these are possible: Love Letter (`loveletter`), '),
    ):
        before = await evening.house.store.audit("guild:0")
        await mod.slash("config defaults", force=True, **{"game": "coup", "option": "fifth", "value": "usual", **wrong})
        assert sentence in mod.panel().text and before == await evening.house.store.audit("guild:0")


@pytest.mark.parametrize("what", ["robot", "pause"])
async def test_sleepers(slow_evening, clock, what):
    evening = slow_evening
    mod = evening.person("Mod", moderator=True)
    people = [evening.person(name) for name in ("Alice", "Ben", "Cleo")]
    await set_(mod, "sleepers", what)
    await evening.sit_down(*people, tokens_to_win=5)
    for _ in range(40):
        state = await evening.look()
        if any(chair.presence is Presence.ASLEEP for chair in state.seats):
            break
        if state.seats[state.awaits[0]].user == int(people[1].id):
            await evening.pass_time(121)
        else:
            await evening.by_typing(next(one for one in people if int(one.id) == state.seats[state.awaits[0]].user))
    await evening.settle()
    state = await evening.look()
    assert state.seats[1].presence is Presence.ASLEEP
    assert state.status is (Status.PAUSED if what == "pause" else Status.PLAYING)
    if what == "pause":
        assert "the table waits for them" in evening.table_message(people[0]).text
        await people[1].click("I'm back", on=evening.table_message(people[1]))
        assert (await evening.look()).status is Status.PLAYING


async def test_enders(evening, mod, alice, ben):
    await set_(mod, "enders", "moderators")
    await evening.sit_down(alice, ben)
    await alice.slash("table end", table="1")
    await alice.click("End the table", on=alice.panel())
    assert "only moderators end a running table" in alice.panel().text
    await mod.slash("moderate end", table="1")
    await mod.click("End the table", on=mod.panel())
    assert (await evening.look()).status is Status.OVER


async def test_log(evening, mod, alice, ben):
    off = evening.stage.channel("off-topic")
    await set_(mod, "log", f"<#{off.id}>")
    await set_(mod, "clock", "5m")
    await mod.sees("**Time per turn**: usual → 5 minutes", "#off-topic")
    await evening.sit_down(alice, ben)
    await mod.slash("moderate end", table="1")
    await mod.click("End the table", on=mod.panel())
    seen = await mod.sees("ended table 1", "#off-topic")
    assert f"<@{mod.id}>" in seen.text and not seen.data["mentions"], "named, not pinged"
    admin.set_overwrite(evening.stage.world, off, _silent(evening))
    await mod.slash("config log", value=f"<#{off.id}>", force=True)
    assert "I cannot write in that channel" in mod.panel().text


def _silent(evening):
    from sandbox import permissions
    from sandbox.model import Overwrite

    return Overwrite(evening.stage.guild.id, 0, 0, permissions.SEND_MESSAGES)


async def test_a_table_says_under_which_settings_it_was_opened(evening, mod, alice, ben):
    await set_(mod, "clock", "5m", channel=evening.stage.channel("general"))
    await evening.sit_down(alice, ben)
    await set_(mod, "clock", "1m", channel=evening.stage.channel("general"))
    await alice.slash("table show", table="1")
    text = fresh(alice, alice.panel()).text
    assert "Opened with these settings" in text
    assert "**Time per turn**: 5 minutes · *set for this channel*" in text
    assert "When a player is asleep" not in text, "what nobody has set goes without saying"


async def test_reset_asks_first(evening, mod):
    await set_(mod, "clock", "5m")
    await set_(mod, "threads", "off")
    await mod.slash("config reset")
    await mod.click("Never mind", on=mod.panel())
    assert (await evening.bot.desk.settings.found("clock", int(evening.stage.guild.id), 0)).value == 300
    await mod.slash("config reset", setting="clock")
    await mod.click("Take it back", on=mod.panel())
    assert (await evening.bot.desk.settings.found("clock", int(evening.stage.guild.id), 0)).value == 0
    assert (await evening.bot.desk.settings.found("threads", int(evening.stage.guild.id), 0)).value is False
    await mod.slash("config reset")
    await mod.click("Take it back", on=mod.panel())
    assert "one setting is as usual again" in mod.panel().text
    await mod.slash("config reset", setting="weather", force=True)
    assert "There is no such setting" in mod.panel().text
