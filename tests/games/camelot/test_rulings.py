"""Section 21: each ruling on a doubtful point can be turned by one switch."""

from __future__ import annotations

import pytest

from games.camelot import rulings
from games.camelot.heroic_menu import healing, merlin_targets
from games.camelot.pieces import Black, Place, Relic
from tests.games.camelot.scenario import GRAIL, RIVER, Scenario, fresh

Patch = pytest.MonkeyPatch


def drawn(card: Black, **more: object) -> Scenario:
    return Scenario(phase="evil", top=[card], **more).start().say(0, "draw").let_come()  # type: ignore[arg-type]


@pytest.mark.parametrize("fallback", ["card", "life"])
def test_morgan5(monkeypatch: Patch, fallback: str) -> None:
    monkeypatch.setattr(rulings, "TWO_LIVES_FALLBACK", fallback)
    play = drawn(Black.MORGAN5, hands={0: "F1"})
    for seat in range(3):
        play.say(seat, "pass")
    assert play.key == ("discard" if fallback == "card" else "heroic")
    assert play.life(0) == (4 if fallback == "card" else 3)


def test_morgan5_is_paid_once(monkeypatch: Patch) -> None:
    """A volunteer spares the others, whatever they would lose."""
    monkeypatch.setattr(rulings, "TWO_LIVES_FALLBACK", "life")
    play = drawn(Black.MORGAN5).say(1, "volunteer")
    assert [play.life(seat) for seat in range(3)] == [4, 2, 4]


def test_morgan_numbers(monkeypatch: Patch) -> None:
    monkeypatch.setitem(rulings.MORGANS, 3, "one_life")
    play = drawn(Black.MORGAN3)
    assert play.state.engines == 0 and play.life(0) == 3


@pytest.mark.parametrize("allowed", [False, True])
def test_merlin_on_excalibur(monkeypatch: Patch, allowed: bool) -> None:
    monkeypatch.setattr(rulings, "MERLIN_MOVES_EXCALIBUR", allowed)
    play = Scenario(hands={0: "M"}, engines=1)
    play.state.quest(RIVER).track = -2
    play.start()
    assert ("excalibur" in play.offers(0, "special", "merlin")) is allowed
    if allowed:
        play.say(0, "special", "merlin", "excalibur")
        assert play.state.quest(RIVER).track == -1
        assert play.events("merlin-pulls")[0].args == {"who": 0, "at": -1}


@pytest.mark.parametrize(("track", "still_open", "offered"), [(-1, True, True), (0, True, False), (-2, False, False)])
def test_merlin_pulls_from_evils_half_only(monkeypatch: Patch, track: int, still_open: bool, offered: bool) -> None:
    monkeypatch.setattr(rulings, "MERLIN_MOVES_EXCALIBUR", True)
    play = Scenario()
    play.state.quest(RIVER).track, play.state.quest(RIVER).open = track, still_open
    assert (merlin_targets(play.state) == ["excalibur"]) is offered


@pytest.mark.parametrize("allowed", [False, True])
def test_merlin_on_desolation(monkeypatch: Patch, allowed: bool) -> None:
    monkeypatch.setattr(rulings, "MERLIN_LIFTS_DESOLATION", allowed)
    play = Scenario(black={GRAIL: [Black.DESOLATION]})
    assert (merlin_targets(play.state) == ["holy_grail"]) is allowed


@pytest.mark.parametrize("full_only", [False, True])
def test_desolation_with_free_slots(monkeypatch: Patch, full_only: bool) -> None:
    monkeypatch.setattr(rulings, "DESOLATION_ONLY_WHEN_FULL", full_only)
    play = drawn(Black.DESOLATION, white={GRAIL: "G G"})
    assert len(play.state.quest(GRAIL).white) == (2 if full_only else 1)


def test_desolation_on_a_full_board_replaces_either_way(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rulings, "DESOLATION_ONLY_WHEN_FULL", True)
    play = drawn(Black.DESOLATION, white={GRAIL: "G G G G"}, black={GRAIL: [Black.DESPAIR] * 3})
    assert (len(play.state.quest(GRAIL).white), len(play.state.quest(GRAIL).black)) == (3, 4)


@pytest.mark.parametrize("forced", [False, True])
def test_convocation(monkeypatch: Patch, forced: bool) -> None:
    monkeypatch.setattr(rulings, "CONVOCATION_COMPELS", forced)
    play = Scenario(hands={0: "convocation"}, at={1: GRAIL}).start().say(0, "special", "convocation")
    assert play.key == ("share" if forced else "convocation")
    assert (play.place(1) is Place.CAMELOT) is forced


@pytest.mark.parametrize("forced", [False, True])
def test_fate_of_the_hidden_traitor(monkeypatch: Patch, forced: bool) -> None:
    monkeypatch.setattr(rulings, "FATE_UNMASKS", forced)
    play = Scenario(hands={0: "fate"}, traitor=0).start()
    assert ("as_loyal" in play.offers(0, "special", "fate")) is not forced


@pytest.mark.parametrize("allowed", [False, True])
def test_excalibur_in_the_chain(monkeypatch: Patch, allowed: bool) -> None:
    monkeypatch.setattr(rulings, "EXCALIBUR_STOPS_CHAIN", allowed)
    play = Scenario(phase="evil", relics={Relic.SWORD: 1}, top=[Black.MORGAN2, Black.DESPAIR]).start().say(0, "draw")
    play.say(0, "pass").say(1, "pass").say(2, "pass")
    assert play.ask is not None
    first = [dark.card for dark in play.state.quest(GRAIL).black]
    assert (play.key == "cancel" and play.ask.awaits == (1,) and not first) is allowed


@pytest.mark.parametrize("allowed", [False, True])
def test_armor_in_the_chain(monkeypatch: Patch, allowed: bool) -> None:
    monkeypatch.setattr(rulings, "ARMOR_IN_CHAIN", allowed)
    top = [Black.MORGAN2, Black.RIVER, Black.DESPAIR, Black.RIVER, Black.RIVER]
    play = Scenario(phase="evil", relics={Relic.ARMOR: 0}, top=top).start().say(0, "draw")
    play.say(0, "morgan2").say(0, "pass").say(1, "pass").say(2, "pass")
    assert (play.key == "armor") is allowed


@pytest.mark.parametrize("allowed", [False, True])
def test_excalibur_against_special_cards(monkeypatch: Patch, allowed: bool) -> None:
    monkeypatch.setattr(rulings, "EXCALIBUR_STOPS_SPECIAL", allowed)
    play = Scenario(phase="evil", relics={Relic.SWORD: 1}, top=[Black.MORGAN4]).start().say(0, "draw")
    assert ("sacrifice" in play.offers(1)) is allowed


@pytest.mark.parametrize("allowed", [False, True])
def test_healing_with_merlins(monkeypatch: Patch, allowed: bool) -> None:
    monkeypatch.setattr(rulings, "MERLINS_HEAL", allowed)
    play = Scenario(hands={0: "M M M"})
    assert (healing(play.state, 0, 4) == ["merlin"]) is allowed


@pytest.mark.parametrize("at_once", [False, True])
def test_death_of_the_active_player(monkeypatch: Patch, at_once: bool) -> None:
    monkeypatch.setattr(rulings, "ACTIVE_DIES_AT_ONCE", at_once)
    play = Scenario(phase="evil", life={0: 1}).start().say(0, "life")
    assert play.state.players[0].alive is not at_once
    assert play.key == ("evil" if at_once else "heroic")


def test_a_chain_broken_by_death_loses_no_card(monkeypatch: Patch) -> None:
    """With death at once, Morgan's chain may end half-way; her card goes to the discards all the same."""
    monkeypatch.setattr(rulings, "ACTIVE_DIES_AT_ONCE", True)
    play = Scenario(phase="evil", life={0: 1}, top=[Black.MORGAN2, Black.MORGAN4]).start().say(0, "draw")
    play.say(0, "pass").say(1, "pass").say(2, "pass")
    assert not play.state.players[0].alive and not play.state.resolving
    assert Black.MORGAN2 in play.state.black_discard and play.key == "evil"


@pytest.mark.parametrize("name", ["EXCALIBUR_STOPS_CHAIN", "EXCALIBUR_STOPS_SPECIAL"])
def test_excalibur_stops_a_standard_card_of_its_own_either_way(monkeypatch: Patch, name: str) -> None:
    monkeypatch.setattr(rulings, name, False)
    play = Scenario(phase="evil", relics={Relic.SWORD: 1}, top=[Black.DESPAIR]).start().say(0, "draw")
    assert play.key == "cancel" and play.offers(1) == ("pass", "sacrifice")


def test_what_this_house_plays() -> None:
    """21: the switches as they stand."""
    named = {name: value for name, value in vars(rulings).items() if name.isupper()}
    assert named == {
        "MORGANS": {1: "three_cards", 2: "three_more", 3: "two_engines", 4: "one_life", 5: "two_lives"},
        "TWO_LIVES_FALLBACK": "card",
        "MERLIN_MOVES_EXCALIBUR": False,
        "MERLIN_LIFTS_DESOLATION": False,
        "DESOLATION_ONLY_WHEN_FULL": False,
        "CONVOCATION_COMPELS": False,
        "FATE_UNMASKS": False,
        "EXCALIBUR_STOPS_CHAIN": True,
        "ARMOR_IN_CHAIN": False,
        "EXCALIBUR_STOPS_SPECIAL": True,
        "MERLINS_HEAL": True,
        "ACTIVE_DIES_AT_ONCE": False,
        "LATE_LOOK_SEATS": (3,),
    }


@pytest.mark.parametrize("seats", [(3,), (3, 4)])
def test_secrecy_at_the_start(monkeypatch: Patch, seats: tuple[int, ...]) -> None:
    monkeypatch.setattr(rulings, "LATE_LOOK_SEATS", seats)
    assert fresh(4).loyalty_look == ("after_6_swords" if 4 in seats else "at_once")
