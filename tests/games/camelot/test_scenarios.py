"""The numbered scenarios of the rules, one test each."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from games.camelot.deeds import quest_cards
from games.camelot.pieces import LOYALTY_CARDS, Black, Place, Relic, White
from games.camelot.rules import Rules
from games.camelot.state import ESCROW, REMOVED, Dark, Phase
from games.core.draw import Draw
from games.core.match import running
from games.core.text import Refused
from tests.games.camelot.desk import Desk, fresh

BK, LANCELOT, DRAGON = Place.BLACK_KNIGHT, Place.LANCELOT, Place.DRAGON
RIVER, GRAIL, PICTS, SAXONS, HOME = Place.EXCALIBUR, Place.HOLY_GRAIL, Place.PICTS, Place.SAXONS, Place.CAMELOT


def test_s1_deck_sums() -> None:
    state = fresh(7)
    flow = running(Rules(state, Draw("s1")))
    ask = next(flow)
    assert ask.key == "contribute"
    assert len(state.white_draw) == 42
    assert [len(player.hand) for player in state.players] == [6] * 7
    assert sum(player.hand.count(White.MERLIN) for player in state.players) == 7
    assert len(state.black_draw) == 76
    assert len(state.aside) == LOYALTY_CARDS - 7 == 1


def test_s2_opening_share_fails() -> None:
    desk = Desk("kay gawain galahad tristan", phase="muster")
    state = desk.state
    state.white_draw, state.black_draw, state.order = [], [], []
    desk.ask = next(desk.flow)
    while desk.key == "contribute":
        seat = desk.ask.awaits[0]
        desk.say(seat, desk.offers(seat)[0])
    assert desk.key == "share" and len(state.pool) == 4
    sizes = [len(player.hand) for player in state.players]
    other = next(seat for seat in range(4) if seat != state.active)
    desk.say(other, "no_agreement")
    assert [len(player.hand) for player in state.players] == [size + 1 for size in sizes]
    dealt = desk.events("share-dealt")[0]
    assert sorted(dealt.private) == [0, 1, 2, 3] and "cards" not in dealt.args
    assert desk.key == "evil" and desk.ask.awaits == (state.active,)


def test_s3_face_down_card() -> None:
    hand = " ".join(["G"] * 13)
    desk = Desk("kay gawain arthur", phase="evil", hands={0: hand}, black={BK: [Black.BK1]}, top=[Black.BK7]).start()
    desk.say(0, "draw").say(0, "down")
    assert len(desk.state.quest(BK).black) == 2
    assert GAME.view(desk.state, 1).board(BK).black[1].card is None
    assert GAME.view(desk.state, None).board(BK).black[1].card is None
    assert GAME.view(desk.state, 0).board(BK).black[1].card is Black.BK7
    assert len(desk.hand(0)) == 14


def test_s4_unattended_tournament() -> None:
    laid = [Black.BK1, Black.BK1, Black.BK3]
    desk = Desk(phase="evil", black={BK: laid}, top=[Black.BK1]).start()
    desk.say(0, "draw").say(0, "up")
    assert (desk.state.white_swords, desk.state.black_swords) == (0, 1)
    assert [desk.life(seat) for seat in range(3)] == [4, 4, 4]
    assert sorted(desk.state.black_discard) == sorted([*laid, Black.BK1])
    assert desk.state.quest(BK).open and not desk.state.quest(BK).black


def test_s5_incomplete_pattern_wins() -> None:
    desk = Desk(
        "arthur galahad kay",
        phase="evil",
        at={1: BK},
        white={BK: "F5 F5 F4"},
        black={BK: [Black.BK1, Black.BK1, Black.BK3]},
        top=[Black.BK1],
    ).start()
    desk.say(0, "draw").say(0, "up")
    assert (desk.state.white_swords, desk.state.black_swords) == (1, 0)
    assert desk.life(1) == 5 and len(desk.hand(1)) == 3 and desk.place(1) is HOME
    assert "cards" not in desk.events("takes-all")[0].args


@pytest.mark.parametrize("excalibur", [False, True])
def test_s6_tie_and_excalibur(excalibur: bool) -> None:
    desk = Desk(
        at={0: LANCELOT},
        hands={0: "F3"},
        white={LANCELOT: "F4 F4 F4 F3"},
        black={LANCELOT: [Black.LD7, Black.LD5, Black.LD5, Black.LD1]},
        relics={Relic.SWORD: 0} if excalibur else {},
    ).start()
    desk.say(0, "quest_card", "fight3")
    if excalibur:
        assert desk.state.white_swords == 1 and desk.state.relics[Relic.ARMOR] == 0
        dragon = desk.state.quest(DRAGON)
        assert dragon.open and not dragon.white and not dragon.black
    else:
        assert desk.state.black_swords == 1 and desk.state.relics[Relic.ARMOR] == REMOVED


def test_s7_kay_off_turn() -> None:
    desk = Desk(
        "gawain kay arthur",
        phase="evil",
        hands={1: "F3"},
        at={0: DRAGON, 1: DRAGON},
        white={DRAGON: "F5 F5 F5 F4 F4 F4 F2 F2"},
        black={DRAGON: [Black.LD3, Black.LD3, Black.LD1, Black.LD1]},
        top=[Black.LD5],
    )
    desk.close(LANCELOT)
    desk.state.quest(DRAGON).open = True
    desk.start().say(0, "draw").say(0, "up")
    assert desk.key == "kay" and desk.ask.awaits == (1,)
    assert (desk.ask.about["white"], desk.ask.about["black"]) == (31, 33)
    desk.say(1, "help", "fight3")
    assert desk.state.white_swords == 2
    assert (desk.life(0), desk.life(1)) == (6, 6)
    assert desk.key == "share" and len(desk.state.pool) == 7 and set(desk.ask.menus) == {0, 1}


def test_s8_illegal_patterns() -> None:
    desk = Desk(at={0: BK}, hands={0: "F2 F3 F5"}, white={BK: "F2 F2 F5"}).start()
    assert desk.offers(0, "quest_card") == ("fight5",)
    with pytest.raises(Refused):
        desk.say(0, "quest_card", "fight2")
    desk.say(0, "quest_card", "fight5")
    assert desk.state.white_swords == 1


def test_s9_lancelot_dragon_values_and_closing() -> None:
    desk = Desk(phase="evil", top=[Black.LD3])
    desk.close(LANCELOT)
    desk.state.quest(DRAGON).open = True
    desk.state.quest(DRAGON).black = []
    desk.start().say(0, "draw").say(0, "up")
    assert desk.state.quest(DRAGON).black[0].card is Black.LD3
    desk = Desk(phase="evil", top=[Black.LD1])
    desk.close(LANCELOT, DRAGON)
    desk.start().say(0, "draw")
    assert desk.key == "heroic" and desk.state.engines == 1


def test_s9_an_ld3_counts_seven_on_the_dragon() -> None:
    desk = Desk(
        at={0: DRAGON}, hands={0: "F1"}, white={DRAGON: "F5 F5 F5 F4 F4 F4 F1 F1"}, black={DRAGON: [Black.LD3] * 3}
    )
    desk.close(LANCELOT)
    desk.state.quest(DRAGON).open = True
    desk.start().say(0, "quest_card", "fight1")
    assert desk.events("combat")[0].args["black"] == 21


def test_s10_leaving_quests() -> None:
    desk = Desk(
        "tristan kay gawain",
        at={0: LANCELOT},
        hands={0: "G"},
        white={LANCELOT: "F1 F1 F2", GRAIL: "G G"},
        black={LANCELOT: [Black.LD1, Black.LD3]},
    ).start()
    desk.say(0, "move", "holy_grail")
    assert not desk.state.quest(LANCELOT).white and len(desk.state.quest(LANCELOT).black) == 2
    assert sorted(desk.state.white_discard) == [White.FIGHT1, White.FIGHT1, White.FIGHT2]
    desk.state.turn.used.clear()
    desk.state.turn.actions = 1
    desk.table.go(0, HOME)
    assert len(desk.state.quest(GRAIL).white) == 2


def test_s11_grail_full_board() -> None:
    desk = Desk(
        phase="evil",
        at={0: GRAIL},
        hands={0: "G G"},
        white={GRAIL: "G G G G"},
        black={GRAIL: [Black.DESPAIR, Black.DESPAIR, Black.DESOLATION]},
        top=[Black.DESPAIR],
    ).start()
    desk.say(0, "draw")
    quest = desk.state.quest(GRAIL)
    assert (len(quest.white), len(quest.black)) == (3, 3)
    desk.say(0, "quest_card", "grail")
    assert (len(quest.white), len(quest.black)) == (4, 3)
    desk.state.turn.used.clear()
    desk.state.turn.actions = 1
    desk.say(0, "quest_card", "grail")
    assert (len(quest.white), [laid.card for laid in quest.black]) == (4, [Black.DESPAIR, Black.DESPAIR])


def test_s12_desolation() -> None:
    desk = Desk(
        phase="evil", at={1: GRAIL}, white={GRAIL: "G"}, black={GRAIL: [Black.DESPAIR] * 6}, top=[Black.DESOLATION]
    ).start()
    desk.say(0, "draw")
    for seat in (0, 1, 2):
        desk.say(seat, "pass")
    assert desk.state.black_swords == 3 and desk.state.relics[Relic.CUP] == REMOVED
    assert desk.life(1) == 3 and desk.place(1) is HOME and not desk.state.quest(GRAIL).open


def test_s13_dark_forest() -> None:
    desk = Desk(
        "percival kay gawain",
        at={0: GRAIL, 1: PICTS},
        hands={0: "G G", 1: "F5"},
        white={PICTS: "F1 F2 F3 F4"},
        dark_forest=True,
    )
    desk.in_force(Black.DARK_FOREST)
    desk.start()
    assert "quest_card" not in desk.offers(0)
    desk.say(0, "move", "saxons").say(0, "end_turn")
    desk.say(1, "engine").say(1, "quest_card", "fight5")
    assert not desk.state.dark_forest and Black.DARK_FOREST in desk.state.black_discard
    desk.state.players[0].place = GRAIL
    assert quest_cards(desk.state, 0) == ["grail"]


def test_s14_merlin_trio_too_few() -> None:
    desk = Desk(phase="evil", hands={0: "M", 1: "M", 2: "M"}, engines=10, top=[Black.MORGAN3]).start()
    desk.say(0, "draw")
    desk.say(0, "offer").say(1, "offer").say(2, "pass").say(0, "pass")
    assert desk.state.engines == 12 and desk.why == "engines"
    assert desk.hand(0) == desk.hand(1) == [White.MERLIN]


def test_s14_merlin_trio() -> None:
    desk = Desk(phase="evil", hands={0: "M", 1: "M", 2: "M"}, engines=10, top=[Black.MORGAN3]).start()
    desk.say(0, "draw").say(0, "offer").say(1, "offer").say(2, "offer")
    assert desk.state.engines == 10 and desk.key == "heroic"
    assert desk.state.white_discard == [White.MERLIN] * 3 and Black.MORGAN3 in desk.state.black_discard


def test_s15_vivien_can_be_cancelled_as_she_enters() -> None:
    desk = Desk(phase="evil", hands={0: "M M M"}, top=[Black.VIVIEN]).start()
    desk.say(0, "draw").say(0, "offer", "3")
    assert not desk.state.vivien and desk.key == "heroic"


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
        at={0: HOME},
        hands={0: "F3 F1"},
        life={0: 1},
        relics={Relic.CUP: 1},
    ).start()
    desk.say(0, "move", "lancelot").say(0, "sacrifice")
    desk.state.quest(LANCELOT).white = [White.FIGHT4, White.FIGHT4, White.FIGHT4, White.FIGHT3]
    for card in desk.state.quest(LANCELOT).white:
        desk.state.white_draw.remove(card)
    desk.say(0, "quest_card", "fight3")
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


def test_s20_false_accusation_and_threshold() -> None:
    desk = Desk("gawain kay arthur", hands={0: "M"}, engines=6, black_swords=4, traitor=2).start()
    desk.say(0, "accuse", "1")
    assert desk.state.players[1].shown and GAME.view(desk.state, 2).champions[1].loyalty is False
    assert (desk.state.white_swords, desk.state.black_swords) == (0, 4)
    assert desk.state.players[0].accused
    desk.say(0, "sacrifice")
    assert "accuse" not in desk.offers(0)
    desk.say(0, "special", "merlin", "engine").say(0, "end_turn").say(1, "life")
    assert desk.state.engines == 5 and "accuse" not in desk.offers(1)


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


def test_s19_excalibur_won_by_the_dying_waits() -> None:
    """Scenario 19 with the Lady (clarification 10): saved by another's Grail, that knight takes the sword."""
    desk = Desk("kay arthur gawain", hands={0: "lady"}, life={0: 1}, relics={Relic.CUP: 1})
    desk.state.quest(RIVER).track = 4
    desk.start().say(0, "move", "picts").say(0, "sacrifice").say(0, "special", "lady")
    assert desk.state.relics[Relic.SWORD] == ESCROW
    desk.say(0, "end_turn").say(1, "use")
    assert desk.state.relics[Relic.SWORD] == 1 and desk.life(0) == 4


def test_phases_are_checkpoints() -> None:
    desk = Desk(phase="evil").start()
    desk.say(0, "engine")
    assert desk.state.phase is Phase.HEROIC and isinstance(desk.state.black_draw[0], Dark)
