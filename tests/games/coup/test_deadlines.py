"""What the house does at the deadline (section 4, last column): by chance where a fixed choice could be a signal."""

from __future__ import annotations

import pytest

from tests.games.coup.playing import Play, fresh, table

KEYS = [f"key {number}" for number in range(24)]


def test_d0_any_of_the_five() -> None:
    """D0: a random card of one's own pile; a choice that was made stands."""
    picks = set()
    for key in KEYS:
        play = fresh(2, key=key, start="1").say(1, "duchess")
        dealt = play.player(0).hidden[0]
        play.time()
        picks.add(next(card for card in play.player(0).hidden[1:]).word)
        assert play.player(0).hidden[0] is dealt and play.player(1).hidden[1].word == "duchess"
    assert picks == {"duchess", "assassin", "contessa", "captain", "ambassador"}


def test_d1_income_below_ten() -> None:
    """D1: with nine coins Income."""
    play = table("du,ca", "as,co", "am,am", coins=[2, 9, 2], active=1).time()
    assert play.coins() == [2, 10, 2] and play.asked() == ("act", (2,))


@pytest.mark.parametrize("coins", [10, 12])
def test_d1_a_random_victim_among_the_living(coins: int) -> None:
    """D1, K44: Murder of a random living opponent, never of oneself or the dead, who chooses the card."""
    victims = set()
    for key in KEYS:
        play = table("du,ca", "as,co", "", "am,am", lost={2: "ca,co"}, coins=[2, coins, 0, 2], active=1, key=key).time()
        assert play.open().key == "lose" and play.coins()[1] == coins - 7
        victims |= set(play.open().awaits)
    assert victims == {0, 3}


def murdered(key: str) -> Play:
    return table("du,ca", "as,co", "am,am", coins=[7, 2, 2], key=key).say(0, "murder", 1).time()


def test_d5_a_random_card_is_lost() -> None:
    """D5, 14.8: either of the two hidden cards, so that silence keeps none."""
    lost = {tuple(murdered(key).shown(1)) for key in KEYS}
    assert lost == {("assassin",), ("contessa",)}
    assert all(len(murdered(key).hidden(1)) == 1 for key in KEYS[:3])


def test_d5_of_a_doubter_and_of_a_bluffer() -> None:
    """D5: by whatever way a card is lost."""
    doubter = {tuple(table("du,ca", "as,co", key=key).say(0, "tax").say(1, "doubt").time().shown(1)) for key in KEYS}
    bluffer = {tuple(table("am,ca", "as,co", key=key).say(0, "tax").say(1, "doubt").time().shown(0)) for key in KEYS}
    assert doubter == {("assassin",), ("contessa",)} and bluffer == {("ambassador",), ("captain",)}


def test_d7_a_random_card_is_shown() -> None:
    """D7, 14.8: either of the two; nobody but the two learns which."""
    shown = set()
    for key in KEYS:
        play = table("in,as", "co,du", "ca,ca", fifth="inquisitor", key=key).say(0, "examine", 1).pass_all().time()
        event = next(event for event in play.events if event.key == "showed")
        assert set(event.private) == {0, 1} and event.private[0] == event.private[1]
        shown.add(event.private[0]["card"])
    assert shown == {"contessa", "duchess"}


def test_d8_it_is_given_back() -> None:
    """D8: always, whatever it is."""
    for key in KEYS[:6]:
        play = table("in,as", "co,du", "ca,ca", fifth="inquisitor", key=key).say(0, "examine", 1).pass_all()
        play.say(1, "contessa").time()
        assert play.hidden(1) == ["contessa", "duchess"] and play.heard()[-1] == "given-back"


def test_d2_d3_d4_silence_is_a_pass() -> None:
    """D2 to D4: nobody doubts or blocks by saying nothing, and those who did not answer are named."""
    play = table("ca,co", "as,du", "am,am").say(0, "steal", 1).say(2, "pass").time()
    assert play.asked() == ("block-steal", (1,)) and play.events[-1].args == {"who": [1]}
    play.time()
    assert play.coins() == [4, 0, 2] and [e.args["who"] for e in play.events if e.key == "time-passed"] == [[1], [1]]
    block = table("ca,co", "as,du", "am,am").say(0, "steal", 1).pass_all().say(1, "captain").time()
    assert block.coins() == [2, 2, 2] and "block-holds-steal" in block.heard()
