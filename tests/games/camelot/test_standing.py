"""Section 17.4: what each standing answer speaks of, and what it leaves to the player."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic
from games.camelot.standing import CHOICES
from games.core.menu import Path
from tests.games.camelot.scenario import GRAIL, PICTS, SAXONS, Scenario, drawn, table, tracked, unmasked, war_won


def answer(play: Scenario, seat: int, *preferences: str) -> Path | None:
    assert play.ask is not None
    return GAME.stand_in(GAME.view(play.state, seat), play.ask.question(seat), preferences)


def answering(play: Scenario, seat: int) -> set[str]:
    """The preferences that answer here by themselves."""
    return {one for one in CHOICES if answer(play, seat, one) is not None}


def kay(hand: str = "F2 F3 F4 F5") -> Scenario:
    play = table(knights="arthur kay gawain tristan", hands={1: hand}, engines=1, fixed={"die": [5]}).start()
    return play.say(1, "siege", ("fight2",))


def test_each_speaks_of_its_own_question() -> None:
    """17.4: no other question is answered by it."""
    merlins = {one for one in CHOICES if one.startswith("merlin")}
    assert answering(drawn(Black.MORGAN4), 2) == merlins - {"merlin_only_morgan4"}
    volunteer = drawn(Black.MORGAN5).let_come()
    assert answering(volunteer, 2) == {"morgan_pass"}
    assert answering(kay(), 1) == {"kay_auto", "kay_never"}
    assert answering(war_won(3).say(1, "propose", "3", ()), 3) == {"share_accept"}
    home = table(hands={1: "convocation"}, at={2: GRAIL}).start().say(1, "special", "convocation")
    assert answering(home, 2) == {"convocation_return", "convocation_stay"}
    for play in (table().start(), table("evil").start(), drawn(Black.BK1), drawn(Black.MERCENARIES)):
        assert not answering(play, 1)
    discard = drawn(Black.MORGAN1, hands={2: "F1"}).let_come()
    for seat in (1, 2, 3, 0):
        discard.say(seat, "pass")
    assert not answering(discard, 2)


def test_which_exclude_each_other() -> None:
    """17.4: those that contradict each other; what one is to be asked about may be a list."""
    listed = {one for one in CHOICES if one.startswith("merlin_only_")}
    rivals = {
        one: {two for group in GAME.standing_groups() if one in group for two in group} - {one} for one in CHOICES
    }
    assert rivals["merlin_pass"] == {"merlin_pass_turn", *listed}
    assert rivals["merlin_pass_turn"] == {"merlin_pass", *listed}
    assert all(rivals[one] == {"merlin_pass", "merlin_pass_turn"} for one in listed)
    assert rivals["excalibur_never"] == {"excalibur_special", "excalibur_decisive"}
    assert rivals["excalibur_special"] == {"excalibur_never", "excalibur_decisive"}
    assert rivals["kay_auto"] == {"kay_never"} and rivals["convocation_stay"] == {"convocation_return"}
    assert not rivals["morgan_pass"] and not rivals["share_accept"]


def test_a_share_is_accepted_only_where_there_is_one_to_accept() -> None:
    """17.4: the distributor still proposes, and a rejected split is not accepted."""
    play = war_won(3)
    assert answer(play, 1, "share_accept") is None and answer(play, 3, "share_accept") is None
    play.say(1, "propose", "3", ())
    assert answer(play, 1, "share_accept") is None and answer(play, 3, "share_accept") == ("accept",)
    assert answer(play, 3, "kay_never") is None


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("F2 F3 F4 F5", ("help", "fight4")), ("F2 F5", ("help", "fight5")), ("F2 F3", ("pass",)), ("F2", ("pass",))],
)
def test_kay_plays_the_smallest_that_wins_or_nothing(hand: str, expected: Path) -> None:
    """17.4: two behind five: a three would only tie."""
    assert answer(kay(hand), 1, "kay_auto") == expected


def test_which_turn_ends_a_pass() -> None:
    """17.4: the player's own next turn, as a knight or as the unmasked Traitor; no other question does."""

    def ends(play: Scenario, seat: int, preference: str = "merlin_pass_turn") -> bool:
        assert play.ask is not None
        return GAME.standing_ends(GAME.view(play.state, seat), play.ask.question(seat), preference)

    assert ends(table("evil").start(), 1) and ends(unmasked(table("traitor", hands={2: "F1"}), 1).start(), 1)
    assert not ends(table("evil").start(), 1, "merlin_pass") and not ends(table().start(), 1)
    assert not ends(drawn(Black.MORGAN4), 2) and not ends(drawn(Black.BK1), 1)


def excalibur(card: Black, place: Place | None = None, track: int = 0, **more: object) -> Scenario:
    play = table("evil", top=[card], relics={Relic.SWORD: 2}, **more)
    if place is not None:
        tracked(play, place, track)
    return play


def test_excalibur_for_special_cards_only() -> None:
    """17.4: standard cards pass, face up or down."""
    assert answer(excalibur(Black.RIVER).start().say(1, "draw"), 2, "excalibur_special") == ("pass",)
    assert answer(drawn(Black.BK1, relics={Relic.SWORD: 2}).say(1, "up"), 2, "excalibur_special") == ("pass",)
    assert answer(drawn(Black.BK1, relics={Relic.SWORD: 2}).say(1, "down"), 2, "excalibur_special") == ("pass",)
    assert answer(drawn(Black.MISTS, relics={Relic.SWORD: 2}), 2, "excalibur_special", "merlin_pass") is None


@pytest.mark.parametrize(("engines", "asks"), [(10, False), (11, True)])
@pytest.mark.parametrize("card", [Black.DESPAIR, Black.DESOLATION, Black.DARK_FOREST])
def test_a_closed_quests_card_is_decisive_as_the_twelfth_engine(engines: int, asks: bool, card: Black) -> None:
    """17.4."""
    play = excalibur(card, engines=engines)
    play.close(GRAIL)
    play.start().say(1, "draw")
    assert answer(play, 2, "excalibur_decisive", "merlin_pass") == (None if asks else ("pass",))


def test_a_foe_of_a_closed_dragon_is_decisive_as_an_engine() -> None:
    for engines, expected in ((11, None), (10, ("pass",))):
        play = excalibur(Black.LD1, engines=engines)
        play.close(Place.LANCELOT, Place.DRAGON)
        play.start().say(1, "draw")
        assert answer(play, 2, "excalibur_decisive") == expected


@pytest.mark.parametrize(("dragon", "asks"), [(True, True), (False, False)])
def test_the_open_one_of_lancelot_and_dragon_is_looked_at(dragon: bool, asks: bool) -> None:
    """17.4: four foes lie against the Dragon; Lancelot's board is empty."""
    play = excalibur(Black.LD3, black={Place.DRAGON: [Black.LD1] * 4} if dragon else {})
    if dragon:
        play.close(Place.LANCELOT)
        play.state.quest(Place.DRAGON).open = True
    play.start().say(1, "draw").say(1, "up")
    assert answer(play, 2, "excalibur_decisive") == (None if asks else ("pass",))


@pytest.mark.parametrize("war", [PICTS, SAXONS])
@pytest.mark.parametrize("card", [Black.MERCENARIES, Black.MORDRED])
@pytest.mark.parametrize(("track", "asks"), [(3, True), (2, False)])
def test_a_card_for_either_war_looks_at_both(war: Place, card: Black, track: int, asks: bool) -> None:
    play = excalibur(card, war, track).start().say(1, "draw")
    assert answer(play, 2, "excalibur_decisive", "merlin_pass") == (None if asks else ("pass",))
