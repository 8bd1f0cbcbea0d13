"""Section 17.6: how long windows stay open, which answers may be changed, and what is said when time runs out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.camelot.pieces import Black, Relic, White
from games.core.text import Refused
from tests.games.camelot.scenario import GRAIL, PICTS, Scenario, drawn, table, unmasked, war_won


def held(play: Scenario) -> Scenario:
    play.state.min_window = 8
    return play


def special(card: Black = Black.MORGAN4, **more: object) -> Scenario:
    """A Special card enters, with the usual shortest time."""
    return held(table("evil", top=[card], **more)).start().say(1, "draw")


def all_pass(play: Scenario) -> Scenario:
    for seat in (1, 2, 3, 0):
        play.say(seat, "pass")
    return play


def test_windows_offered_to_all_are_held() -> None:
    """17.6: though nobody is awaited, they close with the clock, and nobody is said to be late."""
    play = all_pass(special(Black.MORGAN5))
    assert play.key == "cancel" and play.ask is not None and (play.ask.awaits, play.ask.hold) == ((), 8)
    play.time()
    assert play.key == "volunteer-life" and play.ask.hold == 8
    all_pass(play)
    assert play.key == "volunteer-life" and play.ask.awaits == ()
    play.time()
    assert play.key == "heroic" and not play.events("time") and not play.events("time-counted")


def test_no_shortest_time_holds_nothing() -> None:
    """17.6: with 0 the last pass closes the window."""
    assert all_pass(drawn(Black.MORGAN4)).key == "heroic"


@pytest.mark.parametrize("how", ["merlins", "sacrifice", "volunteer"])
def test_what_settles_a_window_closes_it_at_once(how: str) -> None:
    """17.6: a third Merlin, Excalibur, a volunteer."""
    play = special(Black.MORGAN5, hands={2: "M M M"}, relics={Relic.SWORD: 3})
    if how == "volunteer":
        all_pass(play).time().say(2, "volunteer")
    else:
        play.say(*((2, "offer", "3") if how == "merlins" else (3, "sacrifice")))
    assert play.key == "heroic"


def unhurried(name: str) -> Scenario:
    """The last answer to a window that everybody sees the owner of."""
    if name == "excalibur":
        return special(Black.RIVER, relics={Relic.SWORD: 3}).say(3, "pass")
    if name == "grail":
        play = held(table("evil", life={1: 1}, relics={Relic.CUP: 2})).start().say(1, "life")
        return play.say(1, "draw_white").say(1, "end_turn").say(2, "refuse")
    play = held(table(hands={1: "convocation"}, at={2: GRAIL})).start().say(1, "special", "convocation")
    return play.say(2, "stay")


@pytest.mark.parametrize(("name", "after"), [("excalibur", "heroic"), ("grail", "evil"), ("convocation", "share")])
def test_other_windows_close_with_the_last_answer(name: str, after: str) -> None:
    """17.6: where everybody sees who is asked, nothing is held."""
    assert unhurried(name).key == after


def test_a_pass_may_become_an_offer_even_while_the_window_is_only_held() -> None:
    """17.6: the offer reopens it for the others; two may be followed by a third."""
    play = all_pass(special(hands={2: "M M", 3: "M"}))
    play.say(2, "offer", "2")
    assert play.key == "cancel" and play.ask is not None and play.ask.awaits == (1, 3, 0)
    play.say(3, "offer")
    assert play.key == "heroic" and play.life(1) == 4


def test_a_pass_may_become_a_sacrifice() -> None:
    play = all_pass(special(relics={Relic.SWORD: 3})).say(3, "sacrifice")
    assert play.key == "heroic" and play.life(1) == 4


def test_an_offer_is_not_taken_back() -> None:
    """17.6 and 6.3: passing afterwards changes nothing; nobody offers the same Merlin twice."""
    play = special(hands={2: "M", 3: "M M M"}).say(2, "offer").say(2, "pass")
    assert play.state.offers == [0, 0, 1, 0] and play.offers(2) == ("pass",)
    assert play.offers(3, "offer") == ("1", "2"), "no more than are wanted"
    with pytest.raises(Refused):
        play.say(2, "offer")
    play.say(3, "offer", "2")
    assert play.hand(2) == [] and play.hand(3) == [White.MERLIN], "two of three spent"


@pytest.mark.parametrize(
    ("held_cards", "counts"), [("M M", ("1", "2")), ("M M M", ("1", "2", "3")), ("M M M M", ("1", "2", "3"))]
)
def test_how_many_merlins_may_be_offered(held_cards: str, counts: tuple[str, ...]) -> None:
    """6.3: as many as are held and wanted; with one there is nothing to count."""
    assert special(hands={2: held_cards}).offers(2, "offer") == counts
    lone = special(hands={2: "M"})
    assert lone.offers(2) == ("pass", "offer") and lone.offers(3) == ("pass",)


def test_a_volunteers_pass_is_final() -> None:
    """17.6 and clarification 13."""
    play = all_pass(drawn(Black.MORGAN5)).say(2, "pass")
    assert play.ask is not None and 2 not in play.ask.menus


def morgan() -> Scenario:
    return all_pass(all_pass(drawn(Black.MORGAN1, hands={2: "F1 G", 3: "F2"})))


def fate() -> Scenario:
    play = table(hands={1: "fate", 2: "F1 F2 G", 3: "F2"}, traitor=1)
    return play.start().say(1, "special", "fate", "as_traitor")


def convocation() -> Scenario:
    return table(hands={1: "convocation"}, at={2: GRAIL, 3: PICTS}).start().say(1, "special", "convocation")


@pytest.mark.parametrize(
    ("begin", "first", "second", "last"),
    [
        (morgan, ("fight1",), ("grail",), ("fight2",)),
        (fate, ("fight1", "fight2"), ("fight2", "grail"), ("fight2",)),
        (convocation, "stay", "return", "stay"),
    ],
    ids=["discard", "fate-discard", "convocation"],
)
def test_simultaneous_answers_may_be_changed(
    begin: Callable[[], Scenario], first: object, second: object, last: object
) -> None:
    """17.6 and clarification 12: until the last one is in; nothing happens or is told before."""
    play = begin()
    assert play.ask is not None and play.ask.awaits == (2, 3)
    told, hand = len(play.told()), play.hand(2)
    play.say(2, first).say(2, second)
    assert play.ask.awaits == (3,) and len(play.told()) == told and play.hand(2) == hand
    play.say(3, last)
    if begin is convocation:
        assert [event.args["who"] for event in play.events("comes-home")] == [2]
    else:
        assert play.hand(2) == [White.FIGHT1] and not play.hand(3)


def test_an_accepted_share_may_still_be_left_to_chance() -> None:
    """17.6 and 9.3: whoever accepted has no second vote, but may press "no agreement" while others think."""
    play = war_won(3, 0).say(1, "propose", "3", (), "0", ()).say(3, "accept")
    assert play.key == "share" and play.offers(3) == ("no_agreement",) and play.ask is not None
    assert play.ask.awaits == (0,) and play.offers(0) == ("accept", "reject", "no_agreement")
    assert play.offers(1) == ("no_agreement",)
    play.say(3, "no_agreement")
    assert [len(play.hand(seat)) for seat in (1, 3, 0)] == [2, 1, 1] and play.state.sharing is None


def test_every_other_vote_is_needed() -> None:
    """9.3: nothing moves before the last has accepted; a rejection clears the votes already given."""
    play = war_won(3, 0).say(1, "propose", "3", ("merlin",), "0", ("fight2",)).say(3, "accept")
    assert not play.hand(3)
    play.say(0, "reject")
    assert play.ask is not None and play.ask.awaits == (1,) and play.offers(3) == ("no_agreement",)
    assert play.offers(1) == ("propose", "no_agreement", "evenly")
    play.say(1, "propose", "0", ("merlin",), "3", ("fight2",))
    assert play.ask.awaits == (3, 0)
    play.say(3, "accept").say(0, "accept")
    assert (play.hand(0), play.hand(3)) == ([White.MERLIN], [White.FIGHT2])
    assert play.hand(1) == [White.FIGHT5, White.FIGHT5] and play.key == "heroic"


def test_a_vote_is_about_one_proposal() -> None:
    """9.3: each proposal and each rejection is a new round of the same window and clock."""
    play = war_won(3)
    assert play.ask is not None
    window, rounds = play.ask.window, [play.ask.round]
    for seat, path in ((1, ("propose", "3", ())), (3, ("reject",)), (1, ("propose", "3", ()))):
        play.say(seat, *path)
        rounds.append(play.ask.round)
        assert play.ask.window == window
    assert rounds == [0, 1, 2, 3]


def test_a_proposal_is_on_the_table_until_it_is_rejected() -> None:
    """9.3: everybody sees the pool and the split."""
    play = war_won(3).say(1, "propose", "3", ("merlin",))
    sharing = play.state.sharing
    assert sharing is not None and sharing.split == [[White.FIGHT2, White.FIGHT5, White.FIGHT5], [White.MERLIN]]
    play.say(3, "reject")
    assert sharing.split == []


def test_a_dealt_share_goes_round_from_the_distributor() -> None:
    """9.3: one at a time, in turn order beginning with the completer."""
    order = [White.FIGHT2, White.MERLIN, White.FIGHT5, White.FIGHT5]
    play = war_won(3, 0, fixed={"share": [order]}).say(0, "no_agreement")
    assert (play.hand(1), play.hand(3), play.hand(0)) == ([White.FIGHT2, White.FIGHT5], [White.MERLIN], [White.FIGHT5])


def test_one_window_a_phase() -> None:
    """17.1: the clock of a phase is not begun anew by each command in it."""
    play = table("evil").start()
    windows = [play.ask.window if play.ask else None]
    play.say(1, "peek")
    windows.append(play.ask.window if play.ask else None)
    play.say(1, "engine")
    windows.append(play.ask.window if play.ask else None)
    play.say(1, "draw_white")
    windows.append(play.ask.window if play.ask else None)
    assert windows == ["evil-1", "evil-1", "heroic-1", "heroic-1"]
    traitor = unmasked(table("traitor", hands={2: "F1"}), 1).start()
    assert traitor.ask is not None and traitor.ask.window == "traitor-1"
    assert traitor.say(1, "2").key == "help-evil" and traitor.ask.window == "traitor-1"


def test_one_merlin_alone_returns() -> None:
    """6.3."""
    play = all_pass(drawn(Black.MORGAN4, hands={2: "M"}).say(2, "offer"))
    assert [event.args for event in play.events("merlins-return")] == [{"count": 1}] and play.hand(2) == [White.MERLIN]
    assert not drawn(Black.MORGAN4).let_come().events("merlins-return")


def test_merlins_are_not_wanted_against_a_standard_card() -> None:
    """6: the owner of Excalibur has them in hand, and may sacrifice or pass."""
    play = drawn(Black.RIVER, hands={3: "M M M"}, relics={Relic.SWORD: 3})
    assert play.offers(3) == ("pass", "sacrifice")


def test_leaving_is_no_rule_of_the_game() -> None:
    """17.2: whoever leaves or concedes is replaced by a robot; the rules are never asked to take a seat out."""
    play = table().start()
    with pytest.raises(AssertionError):
        play.table.leaves(2)
    assert play.state.players[2].alive


def test_how_a_split_is_put_together() -> None:
    """9.3: seat after seat, from the cards that are left; the last one gets the rest."""
    play = war_won(3, 0)
    everything = ("fight2", "fight5", "fight5~2", "merlin")
    assert play.offers(1) == ("propose", "no_agreement", "evenly") and play.offers(1, "propose") == ("1", "3", "0")
    assert play.offers(1, "propose", "3") == everything
    assert play.offers(1, "propose", "3", ("fight5", "merlin")) == ("1", "0")
    assert play.offers(1, "propose", "3", ("fight5", "merlin"), "0") == ("fight2", "fight5~2")
    play.say(1, "propose", "3", ("fight5", "merlin"), "0", ("fight5~2",))
    assert play.state.sharing is not None
    assert play.state.sharing.split == [[White.FIGHT2], [White.FIGHT5, White.MERLIN], [White.FIGHT5]]
    play.say(3, "reject").say(1, "propose", "0", everything)
    assert play.state.sharing.split == [[], [], [White.FIGHT2, White.FIGHT5, White.FIGHT5, White.MERLIN]]
    play.say(3, "reject").say(1, "propose", "3", (), "1", ())
    assert [len(part) for part in play.state.sharing.split] == [0, 0, 4]


def test_a_split_round_the_table() -> None:
    """9.3: proposed at once, one card each in turn from the distributor on; it is voted on like any other."""
    play = war_won(3, 0).say(1, "evenly")
    assert play.state.sharing is not None
    assert play.state.sharing.split == [[White.FIGHT2, White.MERLIN], [White.FIGHT5], [White.FIGHT5]]
    play.say(3, "accept").say(0, "accept")
    assert play.hand(1) == [White.FIGHT2, White.MERLIN] and play.hand(3) == play.hand(0) == [White.FIGHT5]


def test_what_is_said_when_time_runs_out() -> None:
    """17.6: for whom; in windows offered to all only for how many; never what was chosen, unless the rule shows it."""
    cancel = special().say(2, "pass").time()
    assert cancel.told()[-5] == "time-counted count=3"
    discards = all_pass(all_pass(drawn(Black.MORGAN1, hands={2: "F1", 3: "G"}))).say(3, ("grail",)).time()
    assert [event.args for event in discards.events("time")] == [{"who": [2]}]
    assert discards.events("discards")[0].args == {"who": 2, "count": 1}
