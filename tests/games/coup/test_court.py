"""Where cards go and who knows of it: every way into the Court is shuffled, and what was seen is trusted no longer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.coup.pieces import Character
from games.coup.view import view
from tests.games.coup.playing import Play, cards, fresh, table


def proved() -> Play:
    return table("ca,co", "du,am", "as,as", court="co,am,ca", active=1).say(1, "tax").say(2, "doubt")


def exchanged() -> Play:
    play = table("ca,co", "du,am", "as,as", court="co,am,ca", active=1).say(1, "exchange").pass_all()
    return play.say(1, ("captain", "ambassador"))


def lapsed() -> Play:
    return table("ca,co", "du,am", "as,as", court="co,am,ca", active=1).say(1, "exchange").pass_all().time()


def replaced() -> Play:
    play = table("ca,co", "du,in", "as,as", court="co,in,ca", active=1, fifth="inquisitor").say(1, "examine", 0)
    return play.pass_all().say(0, "contessa").say(1, "replace")


def given_up() -> Play:
    play = table("ca,co", "du,am", "as,as", court="co,am,ca", active=1).say(1, "exchange").pass_all()
    return play.leave(1)


@pytest.mark.parametrize(
    ("happens", "pieces", "drawn"),
    [
        (proved, "co,am,ca,du", 1),
        (exchanged, "co,du,am", 0),
        (lapsed, "co,ca,am", 0),
        (replaced, "co,in,ca,co", 1),
        (given_up, "co,ca,am", 0),
    ],
)
def test_the_court_is_shuffled_whenever_a_card_comes_in(happens: Callable[[], Play], pieces: str, drawn: int) -> None:
    """4.2, section 6, 14.3, C-9: all cards of the Court and what comes in are one draw; only then is one taken off."""
    play = happens()
    (shuffle,) = [draw for draw in play.draws if draw.name == "court"]
    assert sorted(shuffle.of) == sorted(card.word for card in cards(pieces))
    left = [card.word for card in play.state.court]
    assert left == shuffle.result[: len(left)] and len(shuffle.result) - len(left) == drawn


@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
def test_an_exchange_draws_from_the_top(fifth: str) -> None:
    """Section 6: the Ambassador two, the Inquisitor one; the rest stays as it lies until it is over."""
    five = "am" if fifth == "ambassador" else "in"
    play = table("ca,co", f"du,{five}", "as,as", court="ca,co,du,as", active=1, fifth=fifth).say(1, "exchange")
    play.pass_all()
    drawn = "as,du" if fifth == "ambassador" else "as"
    assert play.state.drawn == cards(drawn) and play.state.court == cards("ca,co,du,as")[: -len(play.state.drawn)]
    play.time()
    assert play.state.drawn == []


def test_dealing_shuffles_everything() -> None:
    """Section 2: the deck, or the third pile of a draft, is one draw; another key deals other cards."""
    assert len({tuple(fresh(3, key=key).state.court) for key in "abcdef"}) > 4
    assert len({tuple(fresh(2, key=key).state.court) for key in "abcdef"}) > 4
    assert [draw.name for draw in fresh(4, start="2").draws] == ["deck"]
    assert [draw.name for draw in fresh(4).draws] == ["starter", "deck"]


# What people know of it.


def examined() -> Play:
    """Seat 0 has seen the Contessa of seat 1, seat 2 has seen the Duchess there; seat 2 has acted, seat 0 is next."""
    play = table("in,as", "co,du", "in,ca", "as,as", court="ca,in", fifth="inquisitor", active=2)
    play.say(2, "examine", 1).pass_all().say(1, "duchess").say(2, "return")
    play.say(3, "income").say(0, "examine", 1).pass_all().say(1, "contessa").say(0, "return")
    return play


def trusted(play: Play) -> dict[int, list[tuple[str, bool]]]:
    """What the examiners remember of seat 1, and whether it is certain."""
    return {seat: [(sight.card.word, sight.sure) for sight in view(play.state, seat).seen] for seat in (0, 2)}


def test_a_card_seen_is_remembered_by_who_saw_it() -> None:
    """Section 8: cards seen by examining are the examiner's; their owner knows to whom they were shown."""
    play = examined()
    assert trusted(play) == {0: [("contessa", True)], 2: [("duchess", True)]}
    assert view(play.state, 1).seen == view(play.state, 3).seen == view(play.state, None).seen == []
    shown = [(sight.by, sight.card.word, sight.sure) for sight in view(play.state, 1).shown_to]
    assert shown == [(2, "duchess", True), (0, "contessa", True)]
    assert view(play.state, 0).shown_to == view(play.state, 2).shown_to == []


def test_a_card_lost_is_no_longer_held() -> None:
    """Section 8: the card that is turned up, and only that one."""
    play = examined().say(1, "income")
    play.player(2).coins = 7
    play.say(2, "murder", 1).say(1, "duchess")
    assert trusted(play) == {0: [("contessa", True)], 2: [("duchess", False)]}
    assert [sight.sure for sight in view(play.state, 1).shown_to] == [False, True]


def test_a_card_proved_is_no_longer_held() -> None:
    """4.2: everybody saw it go into the Court; the other one stays."""
    play = examined().say(1, "tax").say(3, "doubt").say(3, "assassin")
    assert trusted(play) == {0: [("contessa", True)], 2: [("duchess", False)]}


def test_an_exchange_makes_everything_uncertain() -> None:
    """Section 6: even when the old cards were kept, nobody else can know."""
    play = examined().say(1, "exchange").pass_all().time()
    assert trusted(play) == {0: [("contessa", False)], 2: [("duchess", False)]}
    assert all(sight.sure for sight in view(play.state, 1).shown_to), "but their owner, who kept them"
    others = examined().say(1, "income").say(2, "exchange").pass_all().time()
    assert trusted(others) == {0: [("contessa", True)], 2: [("duchess", True)]}, "it was another player's exchange"


def test_a_replacement_makes_others_uncertain() -> None:
    """Section 8: the Inquisitor knows which card went; for the other one nothing of that hand is certain."""
    play = table("in,as", "co,du", "in,ca", "as,as", court="ca,in", fifth="inquisitor", active=2)
    play.say(2, "examine", 1).pass_all().say(1, "duchess").say(2, "return").say(3, "income")
    play.say(0, "examine", 1).pass_all().say(1, "duchess").say(0, "return").say(1, "income")
    play.say(2, "examine", 1).pass_all().say(1, "contessa").say(2, "replace")
    assert trusted(play) == {0: [("duchess", False)], 2: [("duchess", True), ("contessa", False)]}


def test_a_replacement_touches_no_other_hand() -> None:
    """Section 8: what is known of third players stays."""
    play = table("in,as", "co,du", "in,ca", court="ca,in", fifth="inquisitor")
    play.say(0, "examine", 1).pass_all().say(1, "duchess").say(0, "return").say(1, "income")
    play.say(2, "examine", 0).pass_all().say(0, "assassin").say(2, "replace")
    assert trusted(play)[0] == [("duchess", True)]


def test_who_gives_up_holds_nothing() -> None:
    """Section 9: their cards lie open."""
    assert trusted(examined().leave(1)) == {0: [("contessa", False)], 2: [("duchess", False)]}


def test_what_was_put_back_is_known_until_somebody_draws() -> None:
    """Section 8: cards that one put into the Court are known there, until another draws or one draws them oneself."""
    play = table("am,du", "co,du", "ca,ca", court="as,as,co").say(0, "exchange").pass_all()
    play.say(0, ("assassin", "contessa"))
    assert view(play.state, 0).returned == cards("du,am") and view(play.state, 1).returned == []
    play.say(1, "income").say(2, "income").say(0, "exchange").pass_all()
    drawn = play.state.drawn
    kept = [card for card in cards("du,am") if card not in drawn]
    assert view(play.state, 0).returned == kept
    play.time()
    play.say(1, "tax").say(2, "doubt").say(2, "captain")
    assert view(play.state, 0).returned == [] and view(play.state, 1).returned in ([], cards("du"))


def test_a_second_exchange_adds_to_what_is_known() -> None:
    """Section 8: nothing that was put back before is forgotten by putting back more."""
    play = table("am,du", "co,du", "ca,ca", court="as,as,co,co,ca", fixed={"court": [cards("du,am,as,co,as")]})
    play.say(0, "exchange").pass_all().say(0, ("contessa", "captain"))
    assert view(play.state, 0).returned == cards("du,am")
    play.say(1, "income").say(2, "income").say(0, "exchange").pass_all().say(0, ("assassin", "captain"))
    assert view(play.state, 0).returned == sorted(cards("du,am,co,co"))


def test_a_proved_card_is_known_to_lie_in_the_court() -> None:
    """4.2: by its owner, unless it was drawn again; whoever knew other cards there is unsure now."""
    play = table("am,du", "co,du", "ca,ca", court="as,as,co").say(0, "exchange").pass_all().time()
    assert view(play.state, 0).returned == cards("as,co")
    other = table("ca,du", "co,du", "as,as", court="am,am", fixed={"court": [cards("am,ca,am")]})
    other.say(0, "steal", 1).say(2, "doubt")
    assert other.state.players[0].returned == cards("ca") and other.hidden(0) == ["ambassador", "duchess"]
    same = table("ca,du", "co,du", "as,as", court="am,am", fixed={"court": [cards("am,am,ca")]})
    same.say(0, "steal", 1).say(2, "doubt")
    assert same.state.players[0].returned == [] and same.hidden(0) == ["captain", "duchess"]


def test_the_turn_of_the_last_change_is_public() -> None:
    """Section 8: everybody knows when a hand was last exchanged or replaced, by whom alone."""
    play = exchanged()
    assert [courtier.renewed for courtier in view(play.state, None).courtiers] == [0, 6, 0]
    swapped = replaced()
    assert [courtier.renewed for courtier in view(swapped.state, None).courtiers] == [6, 0, 0]
    assert [courtier.renewed for courtier in view(proved().state, None).courtiers] == [0, 0, 0]


def test_a_block_that_was_proved_is_shuffled_in_as_well() -> None:
    """4.2: K07 for any seat: the blocker's card goes into the Court before the new one is drawn."""
    play = table("ca,co", "am,am", "du,as", court="ca", fixed={"court": [cards("du,ca")]}, active=1)
    play.say(1, "foreign_aid").say(2, "duchess").say(0, "doubt")
    assert play.hidden(2) == ["assassin", "captain"] and play.state.court == [Character.DUCHESS]
    assert play.state.players[2].returned == [Character.DUCHESS]
