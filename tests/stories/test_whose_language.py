"""Public words are in the table's language, private ones in each reader's; and how texts speak of people."""

from __future__ import annotations

import pytest

from cogs.ui.lobby_view import BANNER
from cogs.ui.names import names_at, plain_names, safe
from games.host.rows import Status
from sandbox import admin
from tests.stories.evening import Evening, fresh
from tests.stories.marked import MARKS, drop_in, heard, marked
from texts import catalogue
from texts.words import Name

FRENCH, GERMAN, JAPANESE = "fr", "de", "ja"
"""On Discord; the first two are marked languages of ours, the third is none."""
A, B, C = (MARKS[one] for one in ("xa", "xb", "xc"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("marked")
    drop_in(folder)
    return folder


@pytest.fixture
async def evening(tmp_path, folder, blank):
    """Nobody paints: nothing of this is about pictures."""
    with marked(folder):
        async with Evening(tmp_path) as evening:
            yield evening


@pytest.fixture
def mod(evening):
    return evening.person("Mod", moderator=True)


@pytest.fixture
def anne(evening):
    return evening.person("Anne", locale=FRENCH)


@pytest.fixture
def bernd(evening):
    return evening.person("Bernd", locale=GERMAN)


@pytest.fixture
def chiyo(evening):
    return evening.person("Chiyo", locale=JAPANESE)


async def community(evening, locale):
    """The server chooses its language on Discord; the bot has heard of it."""
    admin.set_community(evening.stage.world, evening.stage.guild, locale)
    guild = evening.bot.get_guild(int(evening.stage.guild.id))
    for _ in range(200):
        if str(guild.preferred_locale) == (locale or "en-US"):
            return
        await evening.settle()
    raise AssertionError(guild.preferred_locale)


async def sit_down(evening, *people, mark="", table=1, where=None):
    """Where the buttons bear this mark."""
    await people[0].slash("play", game="loveletter", where=where)
    for one in people[1:]:
        await one.click(f"{mark}Join", on=evening.lobby_message(one, table))
    await evening.house.lobby.set_options(table, int(people[0].id), {"tokens_to_win": 5})
    await people[0].click(f"{mark}Start", on=evening.lobby_message(people[0], table))
    await evening.settle()


async def opens_hand(evening, who, mark="", table=1):
    await who.click(f"{mark}My hand", on=evening.table_message(who, table))
    await evening.settle()
    return who.panel()


def public(who):
    """All that everybody can read."""
    dm = who.place("dm").id
    seen = [one for one in who.messages(everywhere=True) if not one.ephemeral and one.channel_id != dm]
    return "\n".join(one.readable() for one in seen)


async def awaited(evening, *people, table=1):
    state = await evening.look(table)
    return next(one for one in people if int(one.id) == state.seats[state.awaits[0]].user)


async def moves(evening, *people):
    """Whoever is asked plays something, and everybody sees it."""
    await evening.by_typing(await awaited(evening, *people))
    await evening.settle()


# Private.


async def test_two_readers_at_one_table(evening, anne, bernd):
    await sit_down(evening, anne, bernd)
    for who, language, mark in ((anne, "xa", A), (bernd, "xb", B)):
        panel = await opens_hand(evening, who)
        assert heard(panel.text) == {language} and f"{mark}More" in panel.labels
    assert public(anne) == public(bernd) and heard(public(anne)) == {"en"}
    await moves(evening, anne, bernd)
    assert heard(fresh(anne, anne.panel()).text) == {"xa"} and heard(fresh(bernd, bernd.panel()).text) == {"xb"}
    assert public(anne) == public(bernd) and heard(public(anne)) == {"en"}


async def test_preference_then_discord_then_the_server(evening, anne, chiyo):
    for who, first in ((anne, "xa"), (chiyo, "en")):
        await who.slash("help")
        assert heard(who.panel().text) == {first}
    await community(evening, GERMAN)
    for who, then in ((anne, "xa"), (chiyo, "xb")):
        await who.slash("help")
        assert heard(who.panel().text) == {then}
        await who.slash("preferences", language="xc")
        assert heard(who.panel().text) == {"xc"} and "Lingua xc" in who.panel().text
        await who.slash("help")
        assert heard(who.panel().text) == {"xc"}
        await who.slash("preferences", language="auto")
        assert heard(who.panel().text) == {then}


async def test_a_channel_has_its_own_language_also_for_those_whom_it_must_guess(evening, mod, chiyo):
    games = evening.stage.channel("games")
    await chiyo.slash("help", where=games)
    assert heard(chiyo.panel().text) == {"en"}
    await mod.slash("config language", value="xc", channel=games)
    await chiyo.slash("help", where=games)
    assert heard(chiyo.panel().text) == {"xc"}, "what was remembered of the channel is out of date"
    await chiyo.slash("help")
    assert heard(chiyo.panel().text) == {"en"}


async def test_suggestions_and_refusals_too(evening, bernd):
    assert await bernd.autocomplete("play", "game", "love") == [f"{B}Love Letter"]
    await bernd.slash("table end", table="99")
    assert heard(bernd.panel().text) == {"xb"}


# Without a click.


async def test_a_hand_by_message_in_its_reader_s_language_also_after_a_restart(evening, anne, bernd):
    await bernd.slash("preferences", hands="dm")
    await sit_down(evening, anne, bernd)
    (hand,) = [one for one in bernd.dms() if one.buttons]
    assert heard(hand.text) == {"xb"}
    await evening.close()
    await evening.open()
    before = fresh(bernd, hand).text
    await moves(evening, anne, bernd)
    await moves(evening, anne, bernd)
    assert fresh(bernd, hand).text != before and heard(fresh(bernd, hand).text) == {"xb"}


async def test_a_panel_that_another_process_opened_goes_on_in_its_language(evening, anne, bernd):
    await sit_down(evening, anne, bernd)
    who = await awaited(evening, anne, bernd)
    waits, language = (bernd, "xb") if who is anne else (anne, "xa")
    panel = await opens_hand(evening, waits)
    await evening.close()
    await evening.open()
    await moves(evening, anne, bernd)
    assert waits.panel().text != panel.text and heard(waits.panel().text) == {language}


async def test_called_and_reminded_each_in_their_language(evening, anne, bernd):
    for who in (anne, bernd):
        await who.slash("preferences", pings="dm")
    await sit_down(evening, anne, bernd)
    for _ in range(2):
        evening.nobody_looks()
        await moves(evening, anne, bernd)
    for who, language in ((anne, "xa"), (bernd, "xb")):
        assert {one for call in who.messages("dm") for one in heard(call.text)} <= {language}
    assert anne.messages("dm") or bernd.messages("dm")


async def test_a_hand_by_message_of_somebody_whose_discord_is_not_spoken_here(evening, mod, anne, chiyo):
    """Pressed there or not, it is in the language of the server that it comes from."""
    await mod.slash("config language", value="xb")
    await chiyo.slash("preferences", hands="dm")
    await sit_down(evening, anne, chiyo, mark=B)
    (hand,) = [one for one in chiyo.dms() if one.buttons]
    assert heard(hand.text) == {"xb"}
    await chiyo.click(f"{B}More", on=hand)
    await evening.settle()
    assert heard(fresh(chiyo, hand).text) == {"xb"}


@pytest.fixture
def kept(evening, monkeypatch):
    """What is written down of people's preferences."""
    written, real = [], evening.house.store.set_preference

    async def set_preference(user, key, value):
        written.append((key, value))
        await real(user, key, value)

    monkeypatch.setattr(evening.house.store, "set_preference", set_preference)
    return written


async def test_a_language_is_noted_once_and_only_where_it_would_not_be_assumed(evening, kept, anne, bernd, chiyo):
    alice = evening.person("Alice")
    for who in (alice, chiyo):
        await who.slash("help")
        await who.slash("help", where="dm")
    await sit_down(evening, alice, chiyo)
    await evening.settle()
    assert kept == [], "the server speaks as they do, or as they are spoken to"
    for _ in range(3):
        await anne.slash("help")
        await anne.slash("tables")
    assert kept == [("locale", "xa")]
    await community(evening, GERMAN)
    await bernd.slash("tables")
    assert kept == [("locale", "xa")], "the server's"
    await alice.slash("tables")
    assert kept == [("locale", "xa"), ("locale", "en")]
    anne.person.set_locale(GERMAN)
    await anne.slash("tables")
    anne.person.set_locale(JAPANESE)
    await anne.slash("tables")
    await anne.slash("tables")
    assert kept[2:] == [("locale", "xb"), ("locale", None)]


async def test_what_was_noted_can_be_read_and_is_forgotten(evening, anne):
    await anne.slash("tables")
    assert (await evening.house.store.person(int(anne.id)))["preferences"] == [{"key": "locale", "value": "xa"}]
    await anne.slash("privacy delete")
    await anne.click(f"{A}Forget me", on=anne.panel())
    await evening.settle()
    assert heard(anne.panel().text) == {"xa"}
    assert (await evening.house.store.person(int(anne.id)))["preferences"] == [], "not noted again by that click"


async def test_no_click_waits_for_the_store_to_know_its_language(evening, monkeypatch, anne, chiyo):
    await sit_down(evening, anne, chiyo)
    for who in (anne, chiyo):
        await opens_hand(evening, who)
    asked, store = [], evening.house.store
    for what in ("preferences", "settings", "set_preference"):

        async def spy(*given, what=what):
            asked.append(what)
            raise AssertionError(given)

        monkeypatch.setattr(store, what, spy)
    for who in (anne, chiyo):
        await opens_hand(evening, who)
        await who.click("Log", on=evening.table_message(who))
    assert asked == []


# A change of mind.


async def test_another_language_at_once_wherever_something_hangs(evening, anne, bernd):
    await bernd.slash("preferences", hands="dm")
    await sit_down(evening, anne, bernd)
    panel = await opens_hand(evening, anne)
    (hand,) = [one for one in bernd.dms() if one.buttons]
    for who, seen, mark in ((anne, panel, A), (bernd, hand, B)):
        await who.slash("preferences")
        settings = who.panel()
        await who.choose(f"{mark}Your language", "xc", on=settings)
        assert heard(fresh(who, settings).text) == {"xc"}
        await evening.settle()
        assert heard(fresh(who, seen).text) == {"xc"}
        await who.choose(f"{C}Your language", "en", on=settings)
        await evening.settle()
        assert heard(fresh(who, settings).text) == heard(fresh(who, seen).text) == {"en"}
    assert heard(public(anne)) == {"en"}
    await bernd.slash("preferences", language="auto")
    await evening.settle()
    assert heard(fresh(bernd, hand).text) == {"xb"}, "what their Discord speaks is known by then"


# Public.


async def test_the_server_the_channel_and_the_table_choose(evening, mod, anne, bernd):
    games = evening.stage.channel("games")
    await mod.slash("config language", value="xb")
    assert "**Language**: Lingua xb · *set for the server*" in mod.panel().text
    await mod.slash("config language", value="xc", channel=games)
    await anne.slash("play", game="loveletter")
    assert heard(evening.lobby_message(anne, 1).text) == {"xb"}
    await anne.slash("play", game="loveletter", where=games)
    assert heard(evening.lobby_message(anne, 2).text) == {"xc"}
    lobby = evening.lobby_message(anne, 1)
    await anne.click(f"{B}Options", on=lobby)
    await anne.choose(f"{A}Option", ".language", on=anne.panel())
    assert heard(anne.panel().text) == {"xa"}, "the options are the host's alone"
    await anne.choose(f"{A}Value", "xa", on=anne.panel())
    await evening.settle()
    assert heard(fresh(anne, lobby).text) == {"xa"} and f"{A}Join" in fresh(anne, lobby).labels
    await evening.close()
    await evening.open()
    await bernd.click(f"{A}Join", on=fresh(bernd, lobby))
    await anne.click(f"{A}Start", on=fresh(anne, lobby))
    await evening.settle()
    assert heard(evening.table_message(bernd).text) == {"xa"} and evening.stage.threads()[-1].name.startswith(A)
    await mod.slash("config language", value="default")
    await moves(evening, anne, bernd)
    assert heard(evening.table_message(bernd).text) == {"xa"}, "a table keeps its language"
    await anne.slash("table show", table="1")
    assert f"**{A}Language**: Lingua xa · *{A}set at this table*" in anne.panel().text


async def test_a_rematch_keeps_the_language_that_its_host_chose(evening, mod, anne, bernd):
    await mod.slash("config language", value="xb")
    await sit_down(evening, anne, bernd, mark=B)
    await evening.house.seats.end(1, int(anne.id))
    await evening.settle()
    await mod.slash("config language", value="xc")
    await anne.click(f"{B}Rematch", on=evening.table_message(anne))
    assert heard(evening.lobby_message(anne, 2).text) == {"xc"}, "today's setting"
    await anne.click(f"{C}Options", on=evening.lobby_message(anne, 2))
    await anne.choose(f"{A}Option", ".language", on=anne.panel())
    await anne.choose(f"{A}Value", "xa", on=anne.panel())
    await anne.click(f"{A}Start", on=evening.lobby_message(anne, 2))
    await evening.house.seats.end(2, int(anne.id))
    await evening.settle()
    await anne.click(f"{A}Rematch", on=evening.table_message(anne, 2))
    assert heard(evening.lobby_message(anne, 3).text) == {"xa"}


async def test_a_server_speaks_as_it_does_on_discord_and_its_tables_keep_that(evening, anne, bernd):
    await community(evening, FRENCH)
    await sit_down(evening, anne, bernd, mark=A)
    await community(evening, GERMAN)
    await moves(evening, anne, bernd)
    assert heard(evening.table_message(anne).text) == {"xa"}
    await sit_down(evening, anne, bernd, mark=B, table=2)
    await community(evening, None)
    await evening.close()
    await evening.open()
    for table, language in ((1, "xa"), (2, "xb")):
        await evening.bot.desk.delivery.show_again(table)
        await evening.settle()
        assert heard(evening.table_message(anne, table).text) == {language}
    await anne.slash("play", game="coup")
    assert heard(evening.lobby_message(anne, 3).text) == {"en"}, "whoever is no Community has Discord's own language"


async def test_only_a_community_has_a_language_of_its_own(evening, anne):
    evening.stage.guild.chosen_locale = FRENCH
    await anne.slash("play", game="loveletter")
    assert heard(evening.lobby_message(anne).text) == {"en"}


async def test_a_lobby_gets_its_banner_in_the_language_that_its_host_chooses(evening, anne):
    studio = evening.bot.desk.delivery.message.lobby.studio
    for language in ("en", "xa"):
        await studio._paint_banner("loveletter", catalogue.texts(language))
    await anne.slash("play", game="loveletter")
    lobby = evening.lobby_message(anne)
    (before,) = lobby.files
    assert before.name == BANNER
    await anne.click("Options", on=lobby)
    await anne.choose(f"{A}Option", ".coach", on=anne.panel())
    await anne.choose(f"{A}Value", "on", on=anne.panel())
    await evening.settle()
    assert [one.url for one in fresh(anne, lobby).files] == [before.url], "the same file stays"
    await anne.choose(f"{A}Option", ".language", on=anne.panel())
    await anne.choose(f"{A}Value", "xa", on=anne.panel())
    await evening.settle()
    (after,) = fresh(anne, lobby).files
    assert after.name == BANNER and after.url != before.url


async def test_what_belongs_to_no_table_is_in_the_server_s_language(evening, mod, anne):
    off = evening.stage.channel("off-topic")
    await mod.slash("config log", value=f"<#{off.id}>")
    await mod.slash("config language", value="xb")
    await mod.slash("config clock", value="5m")
    posted = await mod.sees(f"{B}Time per turn", "#off-topic")
    assert heard(posted.text) == {"xb"}
    await anne.slash("play", game="loveletter")
    await evening.bot.desk.caretaker.tell_host(await evening.look(), "lost-gone")
    assert [heard(one.text) for one in anne.dms()] == [{"xa"}], "its host is told in their own"
    anne.person.set_dms(False)
    await evening.bot.desk.caretaker.tell_host(await evening.look(), "lost-gone")
    assert heard((await mod.sees("has lost its channel", "#off-topic")).text) == {"xb"}


# How texts speak of people.


@pytest.mark.parametrize("how,said", [("f", "a woman"), ("m", "a man"), ("n", "anybody"), (None, "anybody")])
async def test_how_somebody_wants_to_be_spoken_of_reaches_a_sentence(evening, mod, anne, bernd, how, said):
    await mod.slash("config language", value="xa")
    if how is not None:
        await bernd.slash("preferences", gender=how)
    await sit_down(evening, anne, bernd, mark=A)
    await evening.house.seats.leave(1, int(anne.id))
    await evening.house.seats.leave(1, int(bernd.id))
    await evening.settle()
    assert f"{A}Bernd as {said} has left" in evening.table_message(anne).text


async def test_a_change_of_mind_reaches_running_tables_and_rematches(evening, mod, anne, bernd):
    await bernd.slash("preferences", gender="m")
    await sit_down(evening, anne, bernd)
    assert [chair.gender for chair in (await evening.look()).seats] == ["", "m"]
    await bernd.slash("preferences", gender="f")
    await anne.slash("preferences", gender="m")
    assert [chair.gender for chair in (await evening.look()).seats] == ["m", "f"]
    await evening.house.seats.end(1, int(anne.id))
    await evening.settle()
    await bernd.slash("preferences", gender="n")
    await anne.click("Rematch", on=evening.table_message(anne))
    assert [chair.gender for chair in (await evening.look(2)).seats] == ["m", ""]
    await anne.click("Leave", on=evening.lobby_message(anne, 2))
    assert (await evening.look(2))._record.life.genders == {}, "nothing is kept of those who have left"


async def test_whoever_opens_a_table_is_spoken_of_as_they_want(evening, anne):
    await anne.slash("preferences", gender="f")
    await anne.slash("play", game="loveletter")
    assert (await evening.look()).seats[0].gender == "f"
    assert (await evening.look()).status is Status.LOBBY


async def test_a_name_keeps_its_gender_however_it_is_shown(evening):
    awkward = evening.person("*Very* long " + "name " * 9)
    await awkward.slash("preferences", gender="f")
    await awkward.slash("play", game="loveletter")
    state = await evening.look()
    for name in (names_at(state)(0), plain_names(state)(0), safe(Name("a_b", "f"))):
        assert isinstance(name, Name) and name.gender == "f"
