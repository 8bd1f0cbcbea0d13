"""The numbered scenarios of the rules, 14 to 25: cards that stop cards, life and treason."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic, White
from games.camelot.state import ESCROW, REMOVED, Dark, Phase
from tests.games.camelot.scenario import GRAIL, HOME, LANCELOT, PICTS, RIVER, SAXONS, Scenario


def test_s14_merlin_trio_too_few() -> None:
    play = Scenario(phase="evil", hands={0: "M", 1: "M", 2: "M"}, engines=10, top=[Black.MORGAN3]).start()
    play.say(0, "draw")
    play.say(0, "offer").say(1, "offer").say(2, "pass").say(0, "pass")
    assert play.state.engines == 12 and play.why == "engines"
    assert play.hand(0) == play.hand(1) == [White.MERLIN] and play.events("merlins-return")


def test_s14_merlin_trio() -> None:
    play = Scenario(phase="evil", hands={0: "M", 1: "M", 2: "M"}, engines=10, top=[Black.MORGAN3]).start()
    play.say(0, "draw").say(0, "offer").say(1, "offer").say(2, "offer")
    assert play.state.engines == 10 and play.key == "heroic"
    assert play.state.white_discard == [White.MERLIN] * 3 and Black.MORGAN3 in play.state.black_discard


def test_s15_vivien_can_be_cancelled_as_she_enters() -> None:
    play = Scenario(phase="evil", hands={0: "M M M"}, top=[Black.VIVIEN]).start()
    play.say(0, "draw").say(0, "offer", "3")
    assert not play.state.vivien and play.state.black_discard == [Black.VIVIEN] and play.key == "heroic"


def test_s15_vivien_in_play() -> None:
    play = Scenario(
        phase="evil", hands={0: "M M M", 1: "M"}, at={0: RIVER}, engines=3, vivien=True, top=[Black.MORGAN4]
    )
    play.in_force(Black.VIVIEN)
    play.start().say(0, "draw")
    assert play.key == "heroic" and play.life(0) == 3
    assert "special" not in play.offers(0)
    play.say(0, "quest_card", "merlin")
    assert play.state.quest(RIVER).track == 1


def test_s16_excalibur_sacrificed() -> None:
    play = Scenario(
        "arthur gawain kay",
        phase="evil",
        black={GRAIL: [Black.DESPAIR] * 6},
        relics={Relic.SWORD: 1},
        top=[Black.DESPAIR],
    ).start()
    play.say(0, "draw")
    assert play.key == "cancel" and play.ask.awaits == (1,)
    play.say(1, "sacrifice")
    assert play.state.quest(GRAIL).open and len(play.state.quest(GRAIL).black) == 6
    assert play.state.black_discard == [Black.DESPAIR] and play.state.relics[Relic.SWORD] == REMOVED
    assert play.key == "heroic" and play.ask.awaits == (0,)


def test_s17_morgan_chain_with_guinevere() -> None:
    play = Scenario(
        phase="evil",
        at={1: SAXONS, 2: GRAIL},
        top=[Black.MORGAN2, Black.DESPAIR, Black.GUINEVERE, Black.PICT_RAID],
    ).start()
    play.say(0, "draw")
    play.say(0, "pass").say(1, "pass").say(2, "pass")
    assert [play.place(seat) for seat in range(3)] == [HOME] * 3
    assert play.state.quest(PICTS).track == 1 and len(play.state.quest(GRAIL).black) == 1
    assert play.key == "evil" and play.ask.awaits == (1,)
    assert sorted(play.state.black_discard) == [Black.PICT_RAID, Black.MORGAN2, Black.GUINEVERE]


@pytest.mark.parametrize("knight", ["palamedes", "tristan"])
def test_s18_action_types(knight: str) -> None:
    play = Scenario(
        f"{knight} kay gawain",
        at={0: SAXONS},
        hands={0: "F5 F1 F2 F2 F2 M", 1: "F1"},
        white={SAXONS: "F1 F2 F3 F4"},
        engines=6,
        traitor=2,
    ).start()
    play.say(0, "quest_card", "fight5")
    assert ("tristan_move" in play.offers(0)) is (knight == "tristan")
    play.say(0, "sacrifice")
    offered = set(play.offers(0))
    assert not offered & {"draw_white", "siege", "quest_card"}
    assert {"move", "special", "heal", "accuse", "end_turn"} <= offered


@pytest.mark.parametrize("saved", [True, False])
def test_s19_dying_hero(saved: bool) -> None:
    play = Scenario(
        "kay arthur gawain",
        at={0: LANCELOT},
        hands={0: "F3 F1 piety"},
        white={LANCELOT: "F4 F4 F4 F3"},
        life={0: 1},
        relics={Relic.CUP: 1},
    ).start()
    play.say(0, "special", "piety", "others").say(0, "sacrifice").say(0, "quest_card", "fight3")
    assert play.state.white_swords == 1 and play.life(0) == 0 and play.hand(0) == [White.FIGHT1]
    assert play.state.relics[Relic.ARMOR] == REMOVED and play.events("reward-wasted")[0].args["count"] == 4
    play.say(0, "end_turn")
    assert play.key == "grail" and play.ask.awaits == (1,)
    play.say(1, "use" if saved else "refuse")
    assert play.key == "evil" and play.ask.awaits == (1,)
    assert play.state.players[0].alive is saved
    if saved:
        assert play.life(0) == 4 and play.hand(0) == [White.FIGHT1] and play.state.relics[Relic.CUP] == REMOVED
    else:
        assert not play.hand(0) and not play.state.players[0].shown


def test_s19_excalibur_won_by_the_dying_waits() -> None:
    """Scenario 19 with the Lady (clarification 10): saved by another's Grail, that knight takes the sword."""
    play = Scenario("kay arthur gawain", hands={0: "lady"}, life={0: 1}, relics={Relic.CUP: 1})
    play.state.quest(RIVER).track = 4
    play.start().say(0, "move", "picts").say(0, "sacrifice").say(0, "special", "lady")
    assert play.state.relics[Relic.SWORD] == ESCROW
    play.say(0, "end_turn").say(1, "use")
    assert play.state.relics[Relic.SWORD] == 1 and play.life(0) == 4


def test_s20_false_accusation() -> None:
    play = Scenario("gawain kay arthur", engines=6, black_swords=4, traitor=2).start()
    play.say(0, "accuse", "1")
    assert play.state.players[1].shown and GAME.view(play.state, 2).champions[1].loyalty is False
    assert (play.state.white_swords, play.state.black_swords) == (0, 4)
    play.say(0, "end_turn").say(1, "life")
    assert play.offers(1, "accuse") == ("2", "0"), "suspicion is still allowed"
    play.say(1, "draw_white").say(1, "end_turn").say(2, "life")
    assert play.offers(2, "accuse") == ("0",), "not one whose loyalty is public"
    play.say(2, "draw_white").say(2, "end_turn").say(0, "life")
    assert "accuse" not in play.offers(0), "once in a game"


def test_s20_threshold() -> None:
    play = Scenario("gawain kay arthur", hands={0: "M"}, engines=6, black_swords=4, traitor=2).start()
    assert "accuse" in play.offers(0)
    play.say(0, "special", "merlin", "engine").say(0, "sacrifice")
    assert play.state.engines == 5 and "accuse" not in play.offers(0)
    for seat in (1, 2):
        play.say(seat - 1, "end_turn").say(seat, "life")
        assert "accuse" not in play.offers(seat)
        play.say(seat, "draw_white")


def test_s21_right_accusation_as_twelfth_sword() -> None:
    play = Scenario(white_swords=6, black_swords=5, traitor=2).start()
    play.say(0, "accuse", "2")
    assert (play.state.white_swords, play.state.black_swords, play.state.flipped) == (7, 5, 0)
    assert play.why == "count" and play.state.result.winners == [0, 1]


@pytest.mark.parametrize("alive", [True, False])
def test_s22_hidden_traitor_at_the_count(alive: bool) -> None:
    play = Scenario(
        "arthur kay gawain galahad",
        at={0: PICTS},
        hands={0: "F5"},
        white={PICTS: "F1 F2 F3 F4"},
        white_swords=6,
        black_swords=5,
        traitor=3,
    )
    play.state.players[3].alive = alive
    play.start().say(0, "quest_card", "fight5")
    if alive:
        assert (play.state.white_swords, play.state.black_swords) == (5, 7)
        assert play.state.result.winners == [3]
    else:
        assert (play.state.white_swords, play.state.black_swords) == (7, 5)
        assert play.state.result.winners == [0, 1, 2]


def test_s23_revealed_traitors_turn() -> None:
    play = Scenario(
        phase="traitor", hands={1: "F1 F2"}, traitor=0, relics={Relic.ARMOR: 0}, top=[Black.BK3, Black.DESPAIR]
    )
    player = play.state.players[0]
    player.revealed = player.shown = True
    player.place = Place.OFF
    play.start()
    assert play.key == "taunt" and play.offers(0) == ("1",)
    play.say(0, "1")
    assert len(play.hand(1)) == 1 and list(play.events("taunts")[0].private) == [1]
    play.say(0, "draw")
    assert play.key == "armor" and play.offers(0) == ("bk3", "despair")
    play.say(0, "bk3").say(0, "down")
    assert play.state.black_draw[0].card is Black.DESPAIR and not player.hand
    assert play.key == "evil" and play.ask.awaits == (1,)


def test_s24_lady_and_heroism() -> None:
    play = Scenario("galahad kay gawain", at={0: PICTS}, hands={0: "lady"}, life={0: 4})
    river = play.state.quest(RIVER)
    river.track, river.heroism = 4, True
    play.state.white_draw.remove(White.HEROISM)
    play.start().say(0, "galahad_special", "lady")
    assert play.state.white_swords == 3 and play.state.relics[Relic.SWORD] == 0 and play.life(0) == 4
    assert play.events("reward-wasted")[0].args["count"] == 7 and not play.hand(0)


def test_s24_mists_and_heroism() -> None:
    play = Scenario(phase="evil", black={GRAIL: [Black.DESPAIR] * 6}, top=[Black.DESPAIR], mists=True)
    play.in_force(Black.MISTS)
    play.state.quest(GRAIL).heroism = True
    play.state.white_draw.remove(White.HEROISM)
    play.start().say(0, "draw")
    assert play.state.black_swords == 5


def test_s25_reshuffle() -> None:
    play = Scenario("gawain kay arthur", hands={0: " ".join(["G"] * 11)})
    play.state.white_discard = play.state.white_draw[1:]
    play.state.white_draw = play.state.white_draw[:1]
    play.state.black_draw, play.state.black_discard = (
        play.state.black_draw[:5],
        [dark.card for dark in play.state.black_draw[5:]],
    )
    play.start().say(0, "draw_white")
    assert len(play.hand(0)) == 14
    assert not play.state.white_discard and not play.state.black_discard
    assert len(play.state.black_draw) == 76 and len(play.events("reshuffled")) == 1


def test_s25_timeout_is_a_pass() -> None:
    play = Scenario(phase="evil", hands={0: "M M", 1: "M"}, top=[Black.MORGAN4]).start()
    play.say(0, "draw").say(0, "pass").say(2, "pass")
    assert play.key == "cancel" and play.ask.awaits == (1,)
    play.time()
    assert [play.life(seat) for seat in range(3)] == [3, 3, 3] and play.key == "heroic"
    assert play.events("time-counted")[0].args == {"count": 1}, "not who"


def test_phases_are_checkpoints() -> None:
    play = Scenario(phase="evil").start()
    play.say(0, "engine")
    assert play.state.phase is Phase.HEROIC and isinstance(play.state.black_draw[0], Dark)
