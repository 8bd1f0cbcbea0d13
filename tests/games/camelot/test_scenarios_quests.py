"""The numbered scenarios of the rules, 1 to 13: the opening and the quests."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from games.camelot.pieces import LOYALTY_CARDS, Black, Relic, White
from games.camelot.rules import Rules
from games.camelot.state import REMOVED
from games.core.draw import Draw
from games.core.match import running
from games.core.text import Refused
from tests.games.camelot.scenario import BK, DRAGON, GRAIL, HOME, LANCELOT, PICTS, Scenario, fresh


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
    play = Scenario("kay gawain galahad tristan").muster()
    state = play.state
    while play.key == "contribute":
        seat = play.ask.awaits[0]
        play.say(seat, play.offers(seat)[0])
    assert play.key == "share" and len(state.pool) == 4
    sizes = [len(player.hand) for player in state.players]
    other = next(seat for seat in range(4) if seat != state.active)
    play.say(other, "no_agreement")
    assert [len(player.hand) for player in state.players] == [size + 1 for size in sizes]
    dealt = play.events("share-dealt")[0]
    assert sorted(dealt.private) == [0, 1, 2, 3] and "cards" not in dealt.args
    assert play.key == "evil" and play.ask.awaits == (state.active,)


def test_s3_face_down_card() -> None:
    hand = " ".join(["G"] * 13)
    play = Scenario(
        "kay gawain arthur", phase="evil", hands={0: hand}, black={BK: [Black.BK1]}, top=[Black.BK7]
    ).start()
    play.say(0, "draw").say(0, "down")
    assert len(play.state.quest(BK).black) == 2
    assert GAME.view(play.state, 1).board(BK).black[1].card is None
    assert GAME.view(play.state, None).board(BK).black[1].card is None
    assert GAME.view(play.state, 0).board(BK).black[1].card is Black.BK7
    assert len(play.hand(0)) == 14


def test_s4_unattended_tournament() -> None:
    laid = [Black.BK1, Black.BK1, Black.BK3]
    play = Scenario(phase="evil", black={BK: laid}, top=[Black.BK1]).start()
    play.say(0, "draw").say(0, "up")
    assert (play.state.white_swords, play.state.black_swords) == (0, 1)
    assert [play.life(seat) for seat in range(3)] == [4, 4, 4]
    assert sorted(play.state.black_discard) == sorted([*laid, Black.BK1])
    assert play.state.quest(BK).open and not play.state.quest(BK).black


def test_s5_incomplete_pattern_wins() -> None:
    play = Scenario(
        "arthur galahad kay",
        phase="evil",
        at={1: BK},
        white={BK: "F5 F5 F4"},
        black={BK: [Black.BK1, Black.BK1, Black.BK3]},
        top=[Black.BK1],
    ).start()
    play.say(0, "draw").say(0, "up")
    assert (play.state.white_swords, play.state.black_swords) == (1, 0)
    assert play.life(1) == 5 and len(play.hand(1)) == 3 and play.place(1) is HOME
    fought = play.events("combat")[0].args
    assert (fought["white"], fought["black"], fought["values"]) == (14, 6, [1, 1, 1, 3]), "shown sorted"
    assert "cards" not in play.events("takes-all")[0].args


@pytest.mark.parametrize("excalibur", [False, True])
def test_s6_tie_and_excalibur(excalibur: bool) -> None:
    play = Scenario(
        at={0: LANCELOT},
        hands={0: "F3"},
        white={LANCELOT: "F4 F4 F4 F3"},
        black={LANCELOT: [Black.LD7, Black.LD5, Black.LD5, Black.LD1]},
        relics={Relic.SWORD: 0} if excalibur else {},
    ).start()
    play.say(0, "quest_card", "fight3")
    if excalibur:
        assert play.state.white_swords == 1 and play.state.relics[Relic.ARMOR] == 0
        dragon = play.state.quest(DRAGON)
        assert dragon.open and not dragon.white and not dragon.black
    else:
        assert play.state.black_swords == 1 and play.state.relics[Relic.ARMOR] == REMOVED


def test_s7_kay_off_turn() -> None:
    play = Scenario(
        "gawain kay arthur",
        phase="evil",
        hands={1: "F3"},
        at={0: DRAGON, 1: DRAGON},
        white={DRAGON: "F5 F5 F5 F4 F4 F4 F2 F2"},
        black={DRAGON: [Black.LD3, Black.LD3, Black.LD1, Black.LD1]},
        top=[Black.LD5],
    )
    play.close(LANCELOT)
    play.state.quest(DRAGON).open = True
    play.start().say(0, "draw").say(0, "up")
    assert play.key == "kay" and play.ask.awaits == (1,)
    assert (play.ask.about["white"], play.ask.about["black"]) == (31, 33)
    play.say(1, "help", "fight3")
    assert play.state.white_swords == 2
    assert (play.life(0), play.life(1)) == (6, 6)
    assert play.key == "share" and len(play.state.pool) == 7 and set(play.ask.menus) == {0, 1}


def test_s8_illegal_patterns() -> None:
    play = Scenario(at={0: BK}, hands={0: "F2 F3 F5"}, white={BK: "F2 F2 F5"}).start()
    assert play.offers(0, "quest_card") == ("fight5",)
    for card in ("fight2", "fight3"):
        with pytest.raises(Refused):
            play.say(0, "quest_card", card)
    play.say(0, "quest_card", "fight5")
    assert play.state.white_swords == 1


def test_s9_lancelot_dragon_values_and_closing() -> None:
    play = Scenario(phase="evil", top=[Black.LD3])
    play.close(LANCELOT)
    play.state.quest(DRAGON).open = True
    play.state.quest(DRAGON).black = []
    play.start().say(0, "draw").say(0, "up")
    assert play.state.quest(DRAGON).black[0].card is Black.LD3
    play = Scenario(phase="evil", top=[Black.LD1])
    play.close(LANCELOT, DRAGON)
    play.start().say(0, "draw")
    assert play.key == "heroic" and play.state.engines == 1


def test_s9_an_ld3_counts_seven_on_the_dragon() -> None:
    play = Scenario(
        at={0: DRAGON}, hands={0: "F1"}, white={DRAGON: "F5 F5 F5 F4 F4 F4 F1 F1"}, black={DRAGON: [Black.LD3] * 3}
    )
    play.close(LANCELOT)
    play.state.quest(DRAGON).open = True
    play.start().say(0, "quest_card", "fight1")
    assert play.events("combat")[0].args["black"] == 21


def test_s10_leaving_quests() -> None:
    play = Scenario(
        "tristan kay gawain",
        at={0: LANCELOT},
        hands={0: "G"},
        white={LANCELOT: "F1 F1 F2", GRAIL: "G G"},
        black={LANCELOT: [Black.LD1, Black.LD3]},
    ).start()
    play.say(0, "move", "holy_grail")
    assert not play.state.quest(LANCELOT).white and len(play.state.quest(LANCELOT).black) == 2
    assert sorted(play.state.white_discard) == [White.FIGHT1, White.FIGHT1, White.FIGHT2]
    play.say(0, "end_turn").idle(1).idle(2).say(0, "engine").say(0, "move", "camelot")
    assert play.place(0) is HOME and len(play.state.quest(GRAIL).white) == 2


def test_s11_grail_full_board() -> None:
    play = Scenario(
        phase="evil",
        at={0: GRAIL, 1: GRAIL},
        hands={0: "G", 1: "G"},
        white={GRAIL: "G G G G"},
        black={GRAIL: [Black.DESPAIR, Black.DESPAIR, Black.DESOLATION]},
        top=[Black.DESPAIR],
    ).start()
    play.say(0, "draw")
    quest = play.state.quest(GRAIL)
    assert (len(quest.white), len(quest.black)) == (3, 3)
    play.say(0, "quest_card", "grail")
    assert (len(quest.white), len(quest.black)) == (4, 3)
    play.say(0, "end_turn").say(1, "engine").say(1, "quest_card", "grail")
    assert (len(quest.white), [laid.card for laid in quest.black]) == (4, [Black.DESPAIR, Black.DESPAIR])


def test_s12_desolation() -> None:
    play = Scenario(
        phase="evil", at={1: GRAIL}, white={GRAIL: "G"}, black={GRAIL: [Black.DESPAIR] * 6}, top=[Black.DESOLATION]
    ).start()
    play.say(0, "draw")
    for seat in (0, 1, 2):
        play.say(seat, "pass")
    assert play.state.black_swords == 3 and play.state.relics[Relic.CUP] == REMOVED
    assert play.life(1) == 3 and play.place(1) is HOME and not play.state.quest(GRAIL).open


def test_s13_dark_forest() -> None:
    play = Scenario(
        "percival kay gawain",
        at={0: GRAIL, 1: PICTS},
        hands={0: "G G piety", 1: "F5"},
        white={PICTS: "F1 F2 F3 F4"},
        dark_forest=True,
    )
    play.in_force(Black.DARK_FOREST)
    play.start()
    assert "quest_card" not in play.offers(0)
    play.say(0, "special", "piety", "self").say(0, "end_turn")
    play.say(1, "engine").say(1, "quest_card", "fight5").say(1, "end_turn")
    assert not play.state.dark_forest and Black.DARK_FOREST in play.state.black_discard
    play.idle(2).say(0, "engine")
    assert play.offers(0, "quest_card") == ("grail",)
