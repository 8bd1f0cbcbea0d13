"""What is suggested and refused while somebody types: in the reader's own words, found by them and by their keys."""

from __future__ import annotations

import pytest

from cogs.services.access import NEEDED
from cogs.ui.suggesting import fits, folded
from sandbox import admin, permissions
from tests import pseudo
from texts.catalogue import texts

NAMES = ("Parlour", "Stranger", "Robot")


@pytest.fixture
def stranger(a_sixth_language, evening):
    """A moderator who reads a language that was dropped in."""
    return evening.person("Stranger", moderator=True, locale=pseudo.LOCALE)


@pytest.fixture
def say():
    return texts(pseudo.PSEUDO)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ЛЮБОВНОЕ", "Любовное письмо"),
        ("зеленый", "Зелёный рыцарь"),
        ("ludanto", "Ĝoja ludanto"),
        ("slott ", "Slottet"),
        ("åklagare", "Aklagare"),
        ("STRASSE", "Straße"),
    ],
)
def test_capitals_and_marks_over_letters_make_no_difference(typed, meant):
    assert fits(typed, meant) and not fits(f"{typed}x", meant)


def test_nothing_typed_may_mean_everything():
    assert fits("", "Coup") and fits("  ", "Coup") and folded(" Ё ") == folded("е")


async def test_games_are_found_in_every_way(stranger, say):
    whole = await stranger.autocomplete("play", "game", "")
    assert whole == [say(game) for game in ("loveletter", "coup", "inkognito", "camelot", "hamlet")]
    for typed in (say("coup"), say("coup")[1:-1].upper(), folded(say("coup")), "coup", "CO"):
        assert await stranger.autocomplete("play", "game", typed) == [say("coup")], typed
        assert stranger.last.choices[0]["value"] == "coup"
    await stranger.slash("play", game=folded(say("coup")))
    assert stranger.messages()[-1].text.startswith("## Coup")


async def test_no_suggestion_is_in_english(stranger, evening, say):
    bob = evening.person("Bob", locale=pseudo.LOCALE)
    await stranger.slash("play", game="coup")
    await bob.click("Join")
    await stranger.click("Start")
    asked = [
        ("rules", "topic", {"game": "camelot"}),
        ("config reset", "setting", {}),
        ("config games", "value", {}),
        ("config clock", "value", {}),
        ("config tables", "value", {}),
        ("config defaults", "option", {"game": "loveletter"}),
        ("config defaults", "value", {"game": "loveletter", "option_": "tie_rule"}),
        ("config defaults", "value", {"game": "coup", "option_": "auto_pass"}),
        ("table show", "table", {}),
        ("hand", "table", {}),
        ("moderate end", "table", {}),
        ("coup murder", "target", {}),
    ]
    for command, option, given in asked:
        names = await stranger.autocomplete(command, option, "", **given)
        assert names or command == "coup murder", command
        for name in names:
            assert not pseudo.english_in(name, *NAMES, "Bob"), f"/{command} {option}: {name}"


async def test_a_setting_is_found_by_its_name_and_its_key(stranger, say):
    for typed in (say("config-sleepers"), folded(say("config-sleepers")), "sleepers"):
        assert await stranger.autocomplete("config reset", "setting", typed) == [say("config-sleepers")]
    assert await stranger.autocomplete("config defaults", "value", "share", game="loveletter", option_="tie_rule") == [
        say("loveletter-tie_rule-share")
    ]


async def test_refusals_name_what_is_possible_in_words(stranger, evening):
    """With the key in code where it has to be typed; no key stands there as if it were a word."""
    await stranger.slash("play", game="coup")
    tried = [
        ("config games", {"value": "chess"}),
        ("config pace", {"value": "slow"}),
        ("config coach", {"value": "perhaps"}),
        ("config reset", {"setting": "weather"}),
        ("config defaults", {"game": "chess", "option": "fifth", "value": "usual"}),
        ("config defaults", {"game": "coup", "option": "speed", "value": "usual"}),
        ("config defaults", {"game": "coup", "option": "fifth", "value": "both"}),
        ("config defaults", {"game": "coup", "option": "auto_pass", "value": "perhaps"}),
        ("config defaults", {"game": "coup", "option": "series_wins", "value": "99"}),
        ("rules", {"game": "coup", "topic": "chess"}),
        ("preferences", {"hands": "pigeon"}),
        ("moderate ban", {"user": evening.person("Bob"), "seats": "burn"}),
    ]
    for command, given in tried:
        await stranger.slash(command, force=True, **given)
        text = stranger.panel().text
        assert not pseudo.english_in(text, *NAMES), f"/{command} {given}: {text}"


async def test_missing_permissions_are_named(stranger, evening, say):
    left = permissions.EVERYONE & ~permissions.ATTACH_FILES & ~permissions.CREATE_PUBLIC_THREADS
    admin.set_bot_permissions(evening.stage.world, evening.stage.guild, 0, everyone=left)
    await stranger.slash("play", game="coup")
    missing = say.listed([say("permission-attach_files"), say("permission-create_public_threads")])
    assert stranger.panel().text == say("refused-permissions", permissions=missing)


def test_everything_that_the_bot_must_be_allowed_has_a_name():
    assert [name for name, on in NEEDED if on and not texts().has(f"permission-{name}")] == []
