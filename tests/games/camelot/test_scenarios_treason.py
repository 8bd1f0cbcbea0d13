"""The numbered scenarios of the rules, 14 to 25: cards that stop cards, life and treason."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic, White
from games.camelot.state import ESCROW, REMOVED, Dark, Phase
from tests.games.camelot.desk import GRAIL, HOME, LANCELOT, PICTS, RIVER, SAXONS, Desk


def test_s14_merlin_trio_too_few() -> None:
    desk = Desk(phase="evil", hands={0: "M", 1: "M", 2: "M"}, engines=10, top=[Black.MORGAN3]).start()
    desk.say(0, "draw")
    desk.say(0, "offer").say(1, "offer").say(2, "pass").say(0, "pass")
    assert desk.state.engines == 12 and desk.why == "engines"
    assert desk.hand(0) == desk.hand(1) == [White.MERLIN] and desk.events("merlins-return")


def test_s14_merlin_trio() -> None:
    desk = Desk(phase="evil", hands={0: "M", 1: "M", 2: "M"}, engines=10, top=[Black.MORGAN3]).start()
    desk.say(0, "draw").say(0, "offer").say(1, "offer").say(2, "offer")
    assert desk.state.engines == 10 and desk.key == "heroic"
    assert desk.state.white_discard == [White.MERLIN] * 3 and Black.MORGAN3 in desk.state.black_discard


def test_s15_vivien_can_be_cancelled_as_she_enters() -> None:
    desk = Desk(phase="evil", hands={0: "M M M"}, top=[Black.VIVIEN]).start()
    desk.say(0, "draw").say(0, "offer", "3")
    assert not desk.state.vivien and desk.state.black_discard == [Black.VIVIEN] and desk.key == "heroic"


def test_s15_vivien_in_play() -> None:
    desk = Desk(phase="evil", hands={0: "M M M", 1: "M"}, at={0: RIVER}, engines=3, vivien=True, top=[Black.MORGAN4])
    desk.in_force(Black.VIVIEN)
    desk.start().say(0, "draw")
    assert desk.key == "heroic" and desk.life(0) == 3
    assert "special" not in desk.offers(0)
    desk.say(0, "quest_card", "merlin")
    assert desk.state.quest(RIVER).track == 1


def test_s16_excalibur_sacrificed() -> None:
    desk = Desk(
        "arthur gawain kay",
        phase="evil",
        black={GRAIL: [Black.DESPAIR] * 6},
        relics={Relic.SWORD: 1},
        top=[Black.DESPAIR],
    ).start()
    desk.say(0, "draw")
    assert desk.key == "cancel" and desk.ask.awaits == (1,)
    desk.say(1, "sacrifice")
    assert desk.state.quest(GRAIL).open and len(desk.state.quest(GRAIL).black) == 6
    assert desk.state.black_discard == [Black.DESPAIR] and desk.state.relics[Relic.SWORD] == REMOVED
    assert desk.key == "heroic" and desk.ask.awaits == (0,)


def test_s17_morgan_chain_with_guinevere() -> None:
    desk = Desk(
        phase="evil",
        at={1: SAXONS, 2: GRAIL},
        top=[Black.MORGAN2, Black.DESPAIR, Black.GUINEVERE, Black.PICT_RAID],
    ).start()
    desk.say(0, "draw")
    desk.say(0, "pass").say(1, "pass").say(2, "pass")
    assert [desk.place(seat) for seat in range(3)] == [HOME] * 3
    assert desk.state.quest(PICTS).track == 1 and len(desk.state.quest(GRAIL).black) == 1
    assert desk.key == "evil" and desk.ask.awaits == (1,)
    assert sorted(desk.state.black_discard) == [Black.PICT_RAID, Black.MORGAN2, Black.GUINEVERE]


@pytest.mark.parametrize("knight", ["palamedes", "tristan"])
def test_s18_action_types(knight: str) -> None:
    desk = Desk(
        f"{knight} kay gawain",
        at={0: SAXONS},
        hands={0: "F5 F1 F2 F2 F2 M", 1: "F1"},
        white={SAXONS: "F1 F2 F3 F4"},
        engines=6,
        traitor=2,
    ).start()
    desk.say(0, "quest_card", "fight5")
    assert ("tristan_move" in desk.offers(0)) is (knight == "tristan")
    desk.say(0, "sacrifice")
    offered = set(desk.offers(0))
    assert not offered & {"draw_white", "siege", "quest_card"}
    assert {"move", "special", "heal", "accuse", "end_turn"} <= offered


@pytest.mark.parametrize("saved", [True, False])
def test_s19_dying_hero(saved: bool) -> None:
    desk = Desk(
        "kay arthur gawain",
        at={0: LANCELOT},
        hands={0: "F3 F1 piety"},
        white={LANCELOT: "F4 F4 F4 F3"},
        life={0: 1},
        relics={Relic.CUP: 1},
    ).start()
    desk.say(0, "special", "piety", "others").say(0, "sacrifice").say(0, "quest_card", "fight3")
    assert desk.state.white_swords == 1 and desk.life(0) == 0 and desk.hand(0) == [White.FIGHT1]
    assert desk.state.relics[Relic.ARMOR] == REMOVED and desk.events("reward-wasted")[0].args["count"] == 4
    desk.say(0, "end_turn")
    assert desk.key == "grail" and desk.ask.awaits == (1,)
    desk.say(1, "use" if saved else "refuse")
    assert desk.key == "evil" and desk.ask.awaits == (1,)
    assert desk.state.players[0].alive is saved
    if saved:
        assert desk.life(0) == 4 and desk.hand(0) == [White.FIGHT1] and desk.state.relics[Relic.CUP] == REMOVED
    else:
        assert not desk.hand(0) and not desk.state.players[0].shown


def test_s19_excalibur_won_by_the_dying_waits() -> None:
    """Scenario 19 with the Lady (clarification 10): saved by another's Grail, that knight takes the sword."""
    desk = Desk("kay arthur gawain", hands={0: "lady"}, life={0: 1}, relics={Relic.CUP: 1})
    desk.state.quest(RIVER).track = 4
    desk.start().say(0, "move", "picts").say(0, "sacrifice").say(0, "special", "lady")
    assert desk.state.relics[Relic.SWORD] == ESCROW
    desk.say(0, "end_turn").say(1, "use")
    assert desk.state.relics[Relic.SWORD] == 1 and desk.life(0) == 4


def test_s20_false_accusation() -> None:
    desk = Desk("gawain kay arthur", engines=6, black_swords=4, traitor=2).start()
    desk.say(0, "accuse", "1")
    assert desk.state.players[1].shown and GAME.view(desk.state, 2).champions[1].loyalty is False
    assert (desk.state.white_swords, desk.state.black_swords) == (0, 4)
    desk.say(0, "end_turn").say(1, "life")
    assert desk.offers(1, "accuse") == ("2", "0"), "suspicion is still allowed"
    desk.say(1, "draw_white").say(1, "end_turn").say(2, "life")
    assert desk.offers(2, "accuse") == ("0",), "not one whose loyalty is public"
    desk.say(2, "draw_white").say(2, "end_turn").say(0, "life")
    assert "accuse" not in desk.offers(0), "once in a game"


def test_s20_threshold() -> None:
    desk = Desk("gawain kay arthur", hands={0: "M"}, engines=6, black_swords=4, traitor=2).start()
    assert "accuse" in desk.offers(0)
    desk.say(0, "special", "merlin", "engine").say(0, "sacrifice")
    assert desk.state.engines == 5 and "accuse" not in desk.offers(0)
    for seat in (1, 2):
        desk.say(seat - 1, "end_turn").say(seat, "life")
        assert "accuse" not in desk.offers(seat)
        desk.say(seat, "draw_white")


def test_s21_right_accusation_as_twelfth_sword() -> None:
    desk = Desk(white_swords=6, black_swords=5, traitor=2).start()
    desk.say(0, "accuse", "2")
    assert (desk.state.white_swords, desk.state.black_swords, desk.state.flipped) == (7, 5, 0)
    assert desk.why == "count" and desk.state.result.winners == [0, 1]


@pytest.mark.parametrize("alive", [True, False])
def test_s22_hidden_traitor_at_the_count(alive: bool) -> None:
    desk = Desk(
        "arthur kay gawain galahad",
        at={0: PICTS},
        hands={0: "F5"},
        white={PICTS: "F1 F2 F3 F4"},
        white_swords=6,
        black_swords=5,
        traitor=3,
    )
    desk.state.players[3].alive = alive
    desk.start().say(0, "quest_card", "fight5")
    if alive:
        assert (desk.state.white_swords, desk.state.black_swords) == (5, 7)
        assert desk.state.result.winners == [3]
    else:
        assert (desk.state.white_swords, desk.state.black_swords) == (7, 5)
        assert desk.state.result.winners == [0, 1, 2]


def test_s23_revealed_traitors_turn() -> None:
    desk = Desk(phase="traitor", hands={1: "F1 F2"}, traitor=0, relics={Relic.ARMOR: 0}, top=[Black.BK3, Black.DESPAIR])
    player = desk.state.players[0]
    player.revealed = player.shown = True
    player.place = Place.OFF
    desk.start()
    assert desk.key == "taunt" and desk.offers(0) == ("1",)
    desk.say(0, "1")
    assert len(desk.hand(1)) == 1 and list(desk.events("taunts")[0].private) == [1]
    desk.say(0, "draw")
    assert desk.key == "armor" and desk.offers(0) == ("bk3", "despair")
    desk.say(0, "bk3").say(0, "down")
    assert desk.state.black_draw[0].card is Black.DESPAIR and not player.hand
    assert desk.key == "evil" and desk.ask.awaits == (1,)


def test_s24_lady_and_heroism() -> None:
    desk = Desk("galahad kay gawain", at={0: PICTS}, hands={0: "lady"}, life={0: 4})
    river = desk.state.quest(RIVER)
    river.track, river.heroism = 4, True
    desk.state.white_draw.remove(White.HEROISM)
    desk.start().say(0, "galahad_special", "lady")
    assert desk.state.white_swords == 3 and desk.state.relics[Relic.SWORD] == 0 and desk.life(0) == 4
    assert desk.events("reward-wasted")[0].args["count"] == 7 and not desk.hand(0)


def test_s24_mists_and_heroism() -> None:
    desk = Desk(phase="evil", black={GRAIL: [Black.DESPAIR] * 6}, top=[Black.DESPAIR], mists=True)
    desk.in_force(Black.MISTS)
    desk.state.quest(GRAIL).heroism = True
    desk.state.white_draw.remove(White.HEROISM)
    desk.start().say(0, "draw")
    assert desk.state.black_swords == 5


def test_s25_reshuffle() -> None:
    desk = Desk("gawain kay arthur", hands={0: " ".join(["G"] * 11)})
    desk.state.white_discard = desk.state.white_draw[1:]
    desk.state.white_draw = desk.state.white_draw[:1]
    desk.state.black_draw, desk.state.black_discard = (
        desk.state.black_draw[:5],
        [dark.card for dark in desk.state.black_draw[5:]],
    )
    desk.start().say(0, "draw_white")
    assert len(desk.hand(0)) == 14
    assert not desk.state.white_discard and not desk.state.black_discard
    assert len(desk.state.black_draw) == 76 and len(desk.events("reshuffled")) == 1


def test_s25_timeout_is_a_pass() -> None:
    desk = Desk(phase="evil", hands={0: "M M", 1: "M"}, top=[Black.MORGAN4]).start()
    desk.say(0, "draw").say(0, "pass").say(2, "pass")
    assert desk.key == "cancel" and desk.ask.awaits == (1,)
    desk.time()
    assert [desk.life(seat) for seat in range(3)] == [3, 3, 3] and desk.key == "heroic"
    assert desk.events("time-counted")[0].args == {"count": 1}, "not who"


def test_phases_are_checkpoints() -> None:
    desk = Desk(phase="evil").start()
    desk.say(0, "engine")
    assert desk.state.phase is Phase.HEROIC and isinstance(desk.state.black_draw[0], Dark)
