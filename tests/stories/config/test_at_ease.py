"""Players decide how the bot speaks to them, and what it keeps about them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress

import pytest

from cogs.preferences import PREFERENCES
from cogs.publishing.preferences import LANGUAGE
from cogs.ui.names import names_at
from games.core.text import Refused
from games.registry import GAMES
from sandbox import admin
from tests.stories.evening import fresh, press_through, until
from texts.catalogue import DEFAULT, languages, own_name, texts


async def test_all_preferences_in_one_panel_also_in_direct_messages(evening, alice):
    for where in ("#general", "dm"):
        await alice.slash("preferences", where=where)
        panel = [one for one in alice.messages(where) if one.selects][-1]
        say = texts()
        for key, values in PREFERENCES:
            for value in (*values[1:], values[0]):
                await alice.choose(say(f"preference-{key}"), value, on=panel)
                if key == LANGUAGE:
                    say = texts(value if value in languages() else DEFAULT)
                named = key == LANGUAGE and value in languages()
                means = own_name(value) if named else say(f"preference-{key}-{value}")
                assert f"**{say(f'preference-{key}')}**\n{means}" in fresh(alice, panel).text
                assert (await evening.house.store.preferences(int(alice.id)))[key] == value
    await alice.slash("preferences", hands="pigeon", force=True)
    assert "I do not understand one of the options" in alice.panel().text


async def first(evening, *people):
    state = await evening.look()
    return next(one for one in people if int(one.id) == state.seats[state.awaits[0]].user)


async def test_words_instead_of_pictures(evening, alice, ben):
    await evening.sit_down(alice, ben)
    who = await first(evening, alice, ben)
    await who.click("My hand", on=evening.table_message(who))
    pictured = who.panel()
    await until(lambda: fresh(who, pictured).files)
    await who.slash("preferences", pictures="off")
    drawn = evening.stage.world.record.mark()
    await who.click("My hand", on=evening.table_message(who))
    await evening.settle()
    files = [one.files for one in evening.stage.world.record.since(drawn) if who.id in one.audience]
    assert files and not any(files), "nothing is drawn"
    panel = fresh(who, who.panel())
    assert panel.files == [] and "Your hand" in panel.text
    assert "Alice" in panel.text and "Ben" in panel.text, "the table is in it too"
    await press_through(who, panel)
    assert fresh(who, panel).files == []


@pytest.mark.parametrize("game", GAMES)
async def test_the_whole_table_in_words_in_every_game(evening, alice, game):
    people = [alice, *(evening.person(f"P{number}") for number in range(GAMES[game].seats[0] - 1))]
    await evening.sit_down(*people, game=game)
    await alice.slash("preferences", pictures="off", hands="dm")
    await evening.settle()
    (hand,) = alice.dms()
    assert hand.files == [] and len(hand.text) > 100
    state = await evening.look()
    panel = state.table_panel()
    lines = [line for block in panel.blocks for phrase in block.lines if (line := texts()(phrase, names_at(state)))]
    words = await table_in_words(alice)
    assert [line for line in lines if line not in words] == [], "what pictures show is said as well"


async def table_in_words(who):
    """All pages of `/table show`."""
    await who.slash("table show")
    panel = who.panel()
    pages = [panel.text]
    for label in [one.label for one in panel.buttons if one.label.startswith("Page") and not one.disabled]:
        await who.click(label, on=panel)
        pages.append(fresh(who, panel).text)
    return "\n".join(pages)


async def test_pings_by_mention_message_or_not_at_all(evening, alice, ben):
    for how in ("mention", "dm", "none"):
        await ben.slash("preferences", pings=how)
        evening.nobody_looks()
        table = {"mention": 1, "dm": 2, "none": 3}[how]
        await evening.sit_down(alice, ben, table=table, start=False)
        evening.nobody_looks()
        await evening.house.lobby.set_options(table, int(alice.id), {"first_starter": "2"})
        await alice.click("Start", on=evening.lobby_message(alice, table))
        await evening.settle()
        calls = [one for one in alice.messages(evening.stage.threads()[-1]) if f"<@{ben.id}>, your turn" in one.text]
        assert len(calls) == (how == "mention"), how
        assert len([one for one in ben.dms() if "waits for you" in one.text]) == (how == "dm" or table == 3)


async def test_a_closed_door_is_a_mention(evening, alice, ben):
    await ben.slash("preferences", pings="dm")
    ben.closes_dms()
    await evening.sit_down(alice, ben, start=False, first_starter="2")
    evening.nobody_looks()
    await alice.click("Start", on=evening.lobby_message(alice))
    await evening.settle()
    assert any(f"<@{ben.id}>, your turn" in one.text for one in alice.messages(everywhere=True))


async def test_standing_passes_everywhere_and_at_once(evening, alice, ben):
    cleo = evening.person("Cleo")
    await evening.sit_down(alice, ben, cleo, game="coup")
    await ben.slash("preferences", passes="on")
    state = await evening.look()
    assert state.standing(1) == ["pass-for-me"] and state._record.standing[0].lasting
    await evening.sit_down(alice, ben, cleo, game="coup", table=2)
    assert (await evening.look(2)).standing(1) == ["pass-for-me"], "at new tables too"
    await ben.slash("preferences", passes="off")
    assert (await evening.look()).standing(1) == [] == (await evening.look(2)).standing(1)


async def test_rules_where_they_matter(evening, alice, ben):
    await evening.sit_down(alice, ben)
    who = await first(evening, alice, ben)
    state = await evening.look()
    card = state.view(state.awaits[0]).hand[0]
    await who.click("My hand", on=evening.table_message(who))
    panel = who.panel()
    title = texts()(f"loveletter-rules-{card.word}.title")
    await who.click(f"Rules: {title}", on=panel)
    assert title in who.panel().text and texts()(f"loveletter-rules-{card.word}")[:40] in who.panel().text
    assert fresh(who, panel).labels == panel.labels, "beside the panel, not in its place"


# Privacy.


async def test_export_has_everything_about_me_and_nothing_else(evening, mod, alice, ben):
    await ben.slash("preferences", hands="dm")
    await evening.sit_down(alice, ben, robots=1)
    await mod.slash("moderate ban", user=ben.user, hours=2, reason="tea", seats="keep")
    await ben.slash("privacy export")
    (file,) = ben.panel().files
    kept = json.loads(file.data)
    assert kept["user"] == int(ben.id)
    assert kept["preferences"] == [{"key": "hands", "value": "dm"}]
    assert [(one["table_id"], one["seat"]) for one in kept["seats"]] == [(1, 1)]
    assert kept["bans"][0]["reason"] == "tea" and kept["sat"] == [{"table_id": 1, "seat": 1}]
    state = await evening.look()
    text = file.data.decode()
    assert state._record.life.seed not in text and "snapshot" not in text and str(alice.id) not in text
    for seat in (0, 1, 2):
        assert not any(f'"{card.word}' in text for card in state.view(seat).hand), "no hand, not even my own"


async def test_delete_asks_hands_over_and_leaves_a_number(evening, alice, ben, tmp_path):
    await evening.sit_down(alice, ben, tokens_to_win=1)
    await evening.play_out(alice, ben, turn=evening.by_buttons)
    await alice.click("Rematch", on=evening.table_message(alice))
    await alice.click("Start", on=evening.lobby_message(alice, 2))
    await ben.slash("preferences", hands="dm", gender="m")
    await evening.settle()
    await ben.slash("privacy delete")
    assert "A robot takes the seat you have" in ben.panel().text
    await ben.click("Never mind", on=ben.panel())
    assert (await evening.look(2)).seats[1].user == int(ben.id)
    await ben.slash("privacy delete")
    await ben.click("Forget me", on=ben.panel())
    assert "Forgotten" in ben.panel().text
    await evening.settle()
    assert [chair.name for chair in (await evening.look(2)).seats] == ["Alice", "# 2"]
    assert (await evening.look(1)).seats[1].user is None and (await evening.look(1)).name(1) == "# 2"
    assert [row.name for row in await evening.house.store.results(int(evening.stage.guild.id))][1] == "# 2"
    assert "Ben" not in [name for one in (await evening.look(2)).series for name in one.winners]
    with suppress(Refused):
        # The robot in the seat may have ended the game by itself.
        await evening.house.seats.end(2, int(alice.id))
    await evening.settle()
    await evening.close()
    assert ben.id.encode() not in evening.database.read_bytes()
    with sqlite3.connect(evening.database) as plain:
        for (name,) in plain.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in plain.execute(f"SELECT * FROM {name}"):
                assert int(ben.id) not in row and "Ben" not in row, name
    plain.close()
    await evening.open()
    await ben.slash("play", game="loveletter")
    assert (await evening.look(3)).seats[0].user == int(ben.id), "who comes again begins anew"


async def test_what_a_moderator_did_stays_without_a_name(evening, mod):
    await mod.slash("config clock", value="5m")
    await mod.slash("privacy delete")
    await mod.click("Forget me", on=mod.panel())
    await mod.slash("config audit")
    assert "somebody who asked to be forgotten" in mod.panel().text and f"<@{mod.id}>" not in mod.panel().text


async def test_in_all_servers(evening, alice):
    other = admin.make_guild(evening.stage.world, "Elsewhere", alice.user, channels=("hall",))
    await evening.settle()
    await alice.slash("preferences", hands="dm")
    await alice.slash("preferences", where=evening.stage.channel("hall", other))
    assert "by direct message" in alice.panel().text
