"""Settings as data: what is typed, what it means, how it reads, and which scope wins."""

from __future__ import annotations

import pytest

from cogs.settings.definitions import Setting, nearest, settings
from cogs.settings.kinds import Duration, Ids, OneOf, SomeOf, Switch, Whole
from games.core.text import Refused
from games.registry import GAMES
from texts.catalogue import texts

KINDS = [
    (Switch(), "on", True, "on"),
    (Switch(), "off", False, "off"),
    (Whole(9), "0", 0, "no limit"),
    (Whole(9), "9", 9, "9"),
    (Duration(15, 600), "90", 90, "90 seconds"),
    (Duration(15, 600), " 2 M ", 120, "2 minutes"),
    (Duration(15, 600), "6h", 21_600, "6 hours"),
    (Duration(15, 600), "1d", 86_400, "1 day"),
    (Duration(15, 600), "0", 0, "as each game has it"),
    (SomeOf(("loveletter", "coup", "hamlet")), "coup, loveletter", ["loveletter", "coup"], "Love Letter and Coup"),
    (SomeOf(("loveletter", "coup")), "coup loveletter", [], "all"),
    (SomeOf(("loveletter", "coup")), "ALL", [], "all"),
    (Ids("channel"), "<#123456> and <#654321> <#123456>", [123456, 654321], "<#123456> and <#654321>"),
]


@pytest.mark.parametrize("kind,typed,value,words", KINDS)
def test_typed_kept_and_read(kind, typed, value, words):
    assert kind.read("key", typed, None) == value
    assert kind.words(texts(), value) == words


@pytest.mark.parametrize(
    "kind,typed",
    [
        (Switch(), "perhaps"),
        (OneOf(("a", "b")), "c"),
        (Whole(9), "10"),
        (Whole(9), "-1"),
        (Whole(9), "1.5"),
        (Duration(15, 600), "14"),
        (Duration(15, 600), "601"),
        (Duration(15, 600), "59m"),
        (Duration(15, 600), "8d"),
        (Duration(15, 600), "soon"),
        (SomeOf(("a", "b")), "a c"),
        (Ids("channel"), "here"),
    ],
)
def test_what_it_cannot_be(kind, typed):
    with pytest.raises(Refused) as refused:
        kind.read("key", typed, None)
    assert texts()(refused.value.phrase)


def test_the_nearest_scope_wins():
    here = Setting("clock", Duration(15, 600), 0)
    assert (nearest(here, {}, {}).value, nearest(here, {}, {}).source) == (0, "default")
    assert nearest(here, {}, {"clock": "60"}).source == "server"
    assert nearest(here, {"clock": "30"}, {"clock": "60"}).value == 30
    server = Setting("seats", Whole(9), 0, per_channel=False)
    assert nearest(server, {"seats": "1"}, {"seats": "2"}).value == 2, "what holds for the server holds everywhere"


def test_what_a_table_keeps_does_not_change_at_once():
    """Neither do the options that new tables begin with."""
    for key, setting in settings(GAMES).items():
        assert setting.at_once == (not setting.kept and key != "defaults"), key


def test_every_setting_has_its_words():
    say = texts()
    for setting in settings(GAMES).values():
        assert say.has(f"config-{setting.key}") and say.has(f"config-{setting.key}.help")
        assert setting.kind.words(say, setting.default)
