"""Sections 8.10 and 12: life, dying, death in turn order, the Grail, and an Excalibur that waits."""

from __future__ import annotations

import pytest

from games.camelot import GAME, rulings
from games.camelot.pieces import Black, Place, Relic, White
from games.camelot.state import ESCROW, REMOVED
from tests.games.camelot.scenario import (
    BK,
    DRAGON,
    GRAIL,
    HOME,
    LANCELOT,
    PICTS,
    RIVER,
    Scenario,
    dead,
    drawn,
    last_pict,
    table,
    tracked,
    unmasked,
    war_won,
    with_dragon,
)


@pytest.mark.parametrize(("life", "gained"), [(1, 2), (4, 5), (5, 6), (6, 6)])
def test_life_never_exceeds_six(life: int, gained: int) -> None:
    """12.1."""
    assert war_won(life={1: life}).life(1) == gained


@pytest.mark.parametrize(("life", "left"), [(6, 4), (2, 0), (1, 0)])
def test_life_never_falls_below_none(life: int, left: int) -> None:
    """12.1 and 8.0: a lost Dragon takes two, or what there is."""
    play = with_dragon(
        table(at={1: DRAGON}, life={1: life}, black={DRAGON: [Black.LD1] * 4}, phase="evil", top=[Black.LD3])
    )
    play.start().say(1, "draw").say(1, "up")
    assert play.life(1) == left and play.state.players[1].alive


def test_a_rounds_worth_of_life_choices() -> None:
    """4.1: exactly one life."""
    assert table("evil", life={1: 6}).start().say(1, "life").life(1) == 5


@pytest.mark.parametrize(("life", "gained"), [(3, 5), (5, 6)])
def test_palamedes_gains_one_more(life: int, gained: int) -> None:
    """10 and 8.9: on a quest he stands on, not elsewhere; never above six; a loss costs him no more."""
    here = war_won(2, knights="arthur kay palamedes gawain", life={2: life})
    assert here.life(2) == gained and here.life(1) == 5
    there = war_won(0, knights="arthur kay palamedes gawain", life={2: life})
    assert there.life(2) == life
    assert last_pict(knights="arthur kay palamedes gawain", at={2: PICTS}).life(2) == 3


def test_palamedes_finishing_alone() -> None:
    assert war_won(knights="arthur palamedes kay gawain", life={1: 2}).life(1) == 4


def test_the_dying_player_finishes_the_turn() -> None:
    """12.2: the heroic phase is played; nothing is gained in it, but others gain as ever."""
    play = table("evil", life={1: 1}, at={1: PICTS, 2: PICTS}, hands={1: "F5"}, white={PICTS: "F1 F2 F3 F4"}).start()
    play.say(1, "life").say(1, "quest_card", "fight5")
    assert play.life(1) == 0 and play.state.players[1].alive and not play.hand(1)
    assert play.life(2) == 5 and len(play.hand(2)) == 4, "the only one to share takes all"
    play.say(1, "end_turn")
    assert not play.state.players[1].alive and play.key == "evil" and play.ask is not None and play.ask.awaits == (2,)


def test_whoever_has_fallen_is_out_of_it() -> None:
    """Robots among themselves need not wait for them, and nothing can be said for them any more; a Traitor unmasked
    plays on.
    """
    play = table("evil", life={1: 0}).start()
    play.state.players[2].traitor = play.state.players[2].revealed = True

    def in_play() -> list[tuple[bool, bool]]:
        state = play.state
        return [(GAME.plays_on(state, seat), GAME.standing_serves(GAME.view(state, seat))) for seat in (1, 2)]

    assert in_play() == [(True, True), (True, True)], "dying, one may still be saved"
    play.state.players[1].alive = False
    assert in_play() == [(False, False), (True, True)]
    assert not GAME.standing_serves(GAME.view(play.state, None)), "nobody's eyes"


def test_others_die_when_the_card_is_done() -> None:
    """12.3 and 12.5: in turn order from the active player, who lives to the end of the turn."""
    play = drawn(Black.MORGAN4, life=dict.fromkeys(range(4), 1) | {3: 2}).let_come()
    assert [event.args["who"] for event in play.events("dies")] == [2, 0]
    assert play.key == "heroic" and play.state.players[1].alive and play.life(1) == 0


def test_the_grail_is_offered_for_each_in_turn_order() -> None:
    """12.4 and 12.5: once spent it is gone."""
    play = drawn(Black.MORGAN4, life={2: 1, 3: 1, 0: 5}, relics={Relic.CUP: 0}).let_come()
    assert play.key == "grail" and play.ask is not None and play.ask.about == {"whom": 2, "own": 0}
    play.say(0, "refuse")
    assert not play.state.players[2].alive and play.ask.about == {"whom": 3, "own": 0}
    play.say(0, "use")
    assert play.life(3) == 4 and play.state.players[3].alive and play.state.relics[Relic.CUP] == REMOVED
    assert play.life(1) == 3 and play.life(0) == 4, "nobody else is healed"


def test_an_owner_who_dies_takes_the_grail_along() -> None:
    """12.6: the next to die cannot be saved."""
    play = drawn(Black.MORGAN4, life={2: 1, 3: 1}, relics={Relic.CUP: 2}).let_come()
    assert play.ask is not None and play.ask.about == {"whom": 2, "own": 1}
    play.say(2, "refuse")
    assert not play.state.players[2].alive and not play.state.players[3].alive
    assert play.state.relics[Relic.CUP] == REMOVED and play.key == "heroic"


@pytest.mark.parametrize(("owner", "saved"), [(2, True), (1, False), (3, False)])
def test_time_saves_the_owner_and_nobody_else(owner: int, saved: bool) -> None:
    """17.1: whoever's turn it is."""
    play = drawn(Black.MORGAN4, life={2: 1}, relics={Relic.CUP: owner}).let_come()
    assert play.key == "grail"
    assert play.time().state.players[2].alive is saved


def test_only_the_active_player_is_dying() -> None:
    """12.2: at no life in their own turn, alive and unmasked by nobody."""
    play = table(life={1: 0, 2: 0})
    assert play.state.dying(1) and not play.state.dying(2)
    play.state.players[1].alive = False
    assert not play.state.dying(1)
    assert not unmasked(table(), 1).state.dying(1)


def test_the_saved_keep_their_place_and_hand() -> None:
    """12.4 and 8.10: four life, nothing else changes, wherever the owner is."""
    play = drawn(
        Black.MORGAN4, life={2: 1}, hands={2: "F1 G"}, at={2: LANCELOT}, white={LANCELOT: "F3"}, relics={Relic.CUP: 3}
    )
    play.let_come().say(3, "use")
    assert play.life(2) == 4 and play.hand(2) == [White.FIGHT1, White.GRAIL] and play.place(2) is LANCELOT
    assert play.state.quest(LANCELOT).white == [White.FIGHT3]


def test_the_saved_active_players_turn_is_over() -> None:
    play = (
        table("evil", life={1: 1}, relics={Relic.CUP: 1}).start().say(1, "life").say(1, "draw_white").say(1, "end_turn")
    )
    play.say(1, "use")
    assert play.life(1) == 4 and play.key == "evil" and play.ask is not None and play.ask.awaits == (2,)


def test_the_dead_take_nothing_of_others() -> None:
    """12.6: only the dead knight's relics and cards go."""
    play = drawn(
        Black.MORGAN4,
        life={2: 1},
        hands={2: "F1", 3: "F2"},
        at={2: BK, 3: LANCELOT},
        white={BK: "F3", LANCELOT: "F4"},
        relics={Relic.SWORD: 2, Relic.ARMOR: 3},
    )
    while play.key == "cancel" and play.ask is not None:
        play.say(play.ask.awaits[0], "pass")
    assert play.state.relics == [REMOVED, -1, 3] and play.hand(3) == [White.FIGHT2]
    assert play.state.quest(LANCELOT).white == [White.FIGHT4] and not play.state.quest(BK).white
    assert sorted(play.state.white_discard) == [White.FIGHT1, White.FIGHT3] and play.place(3) is LANCELOT
    gone = play.state.players[2]
    assert gone.place is Place.OFF and not gone.shown and not gone.alive


def test_the_dead_are_passed_over() -> None:
    """12.6: no more turns, windows, targets or accusations."""
    play = dead(
        table(
            "evil", knights="kay arthur gawain tristan", top=[Black.MORGAN1], hands={3: "F1 F1 F1", 1: "messenger F1"}
        ),
        2,
    )
    play.start().say(1, "draw")
    assert play.ask is not None and set(play.ask.menus) == {0, 1, 3}
    play.let_come()
    assert set(play.ask.menus) == {0, 1, 3}
    play.say(3, "volunteer", ("fight1", "fight1~2", "fight1~3"))
    assert play.offers(1, "special", "messenger") == ("3", "0")
    play.say(1, "draw_white").say(1, "end_turn")
    assert play.ask.awaits == (3,)


def test_the_last_knight_plays_turn_after_turn() -> None:
    """4: the next living seat clockwise may be the same one."""
    play = dead(table(), 0, 2, 3).start().say(1, "draw_white").say(1, "end_turn")
    assert play.key == "evil" and play.ask is not None and play.ask.awaits == (1,) and play.state.turns == 2


def dying_galahad(**more: object) -> Scenario:
    """Galahad, dying, has brought Excalibur with the Lady and fights on against the Dragon, together with seat 2."""
    play = table(
        knights="arthur galahad gawain kay",
        at={1: DRAGON, 2: DRAGON},
        hands={1: "lady F1"},
        life={1: 0, 2: 2},
        white={DRAGON: "F2 F2 F2 F3 F3 F3 F1 F1"},
        black={DRAGON: [Black.LD7, Black.LD5, Black.LD5]},
        **more,
    )
    tracked(with_dragon(play), RIVER, 4).start().say(1, "galahad_special", "lady")
    assert play.state.relics[Relic.SWORD] == ESCROW
    play.say(1, "quest_card", "fight1")
    assert [event.args["who"] for event in play.events("loses-life")] == [2], "the dying have nothing to lose"
    return play


@pytest.mark.parametrize("saved", [True, False])
def test_a_waiting_excalibur_belongs_to_nobody_elses_death(saved: bool) -> None:
    """12.2: another knight dies, or is saved, meanwhile: the sword waits on for the one who won it."""
    play = dying_galahad(relics={Relic.CUP: 3})
    assert play.key == "grail" and play.ask is not None and play.ask.about["whom"] == 2
    play.say(3, "use" if saved else "refuse")
    assert play.state.relics[Relic.SWORD] == ESCROW and play.key == "heroic"
    play.say(1, "end_turn")
    if saved:
        assert play.state.relics == [REMOVED, REMOVED, -1], "no Grail is left for Galahad"
    else:
        play.say(3, "use")
        assert play.state.relics == [3, REMOVED, -1] and play.life(1) == 4


def test_a_sword_once_lost_is_not_lost_again() -> None:
    """Death and rescue of the active player touch Excalibur only while it waits."""
    play = table("evil", life={1: 1}, relics={Relic.SWORD: 2, Relic.CUP: 2}).start().say(1, "life")
    play.say(1, "draw_white").say(1, "end_turn").say(2, "use")
    assert play.state.relics[Relic.SWORD] == 2 and not play.events("relic-won")
    play = table("evil", life={1: 1}, relics={Relic.SWORD: 2}).start().say(1, "life")
    play.say(1, "draw_white").say(1, "end_turn")
    assert play.state.relics[Relic.SWORD] == 2 and not play.events("relic-lost")


def test_a_grail_won_while_dying_saves_nobody() -> None:
    """12.2: the dying completer gets no relic."""
    play = table("evil", life={1: 1}, at={1: GRAIL}, hands={1: "G"}, white={GRAIL: "G G G G G G"}).start()
    play.say(1, "life").say(1, "quest_card", "grail")
    assert play.state.relics[Relic.CUP] == REMOVED and play.state.white_swords == 3
    play.say(1, "end_turn")
    assert not play.state.players[1].alive


def test_an_engine_fight_may_kill_at_the_end_of_the_turn() -> None:
    """8.8 and 12.2."""
    play = table(life={1: 1}, hands={1: "F1"}, engines=1, fixed={"die": [8]}).start().say(1, "siege", ("fight1",))
    assert play.life(1) == 0 and play.state.players[1].alive and play.key == "heroic"
    play.say(1, "end_turn")
    assert not play.state.players[1].alive


def test_death_at_once_ends_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """21: with the other ruling the active player dies with the action that took the last life."""
    monkeypatch.setattr(rulings, "ACTIVE_DIES_AT_ONCE", True)
    play = table(life={1: 1}, hands={1: "F1"}, engines=1, fixed={"die": [8]}).start().say(1, "siege", ("fight1",))
    assert not play.state.players[1].alive and play.key == "evil"


def test_leaving_a_group_quest_leaves_its_cards() -> None:
    """7.1: by moving, or by dying."""
    play = drawn(Black.MORGAN4, life={2: 1}, at={2: PICTS}, white={PICTS: "F1 F2"}).let_come()
    assert play.state.quest(PICTS).white == [White.FIGHT1, White.FIGHT2] and not play.events("quest-abandoned")


def test_an_empty_solo_quest_is_left_without_a_word() -> None:
    play = table(at={1: BK}).start().say(1, "move", "camelot")
    assert play.place(1) is HOME and not play.events("quest-abandoned")


def test_guinevere_moves_nobody_who_is_home() -> None:
    play = drawn(Black.GUINEVERE, at={2: LANCELOT, 3: GRAIL}, white={LANCELOT: "F1", GRAIL: "G"}).let_come()
    assert [play.place(seat) for seat in range(4)] == [HOME] * 4
    assert play.state.white_discard == [White.FIGHT1] and play.state.quest(GRAIL).white == [White.GRAIL]
