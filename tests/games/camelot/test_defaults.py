"""Section 17.1: what is played for whoever lets the time pass, prompt by prompt."""

from __future__ import annotations

import pytest

from games.camelot.pieces import Black, Place, Relic, White
from games.core.ask import Pace
from tests.games.camelot.desk import BK, GRAIL, HOME, LANCELOT, PICTS, SAXONS, Desk


def asked(desk: Desk, key: str, pace: Pace) -> Desk:
    """The prompt is open, on the clock its row names."""
    assert desk.ask is not None and desk.key == key
    assert (desk.ask.pace is Pace.TURN) is (pace is Pace.TURN)
    return desk


@pytest.mark.parametrize("key", [f"gift {number}" for number in range(8)])
def test_contribute_never_gives_merlin_away(key: str) -> None:
    desk = Desk(phase="muster", draws=key)
    desk.state.white_draw, desk.state.black_draw = [], []
    desk.ask = next(desk.flow)
    asked(desk, "contribute", Pace.TURN).time()
    assert len(desk.state.pool) == 3 and White.MERLIN not in desk.state.pool


def test_contribute_gives_merlin_when_there_is_nothing_else() -> None:
    desk = Desk(hands={0: "M M"})
    assert desk.table.default_gift(0) == ("merlin",)


def test_evil_draws() -> None:
    desk = asked(Desk(phase="evil", top=[Black.PICT_RAID]).start(), "evil", Pace.TURN).time()
    assert desk.state.quest(PICTS).track == 1


def test_armor_plays_the_first_card() -> None:
    desk = Desk(phase="evil", relics={Relic.ARMOR: 0}, top=[Black.PICT_RAID, Black.SAXON_RAID]).start().say(0, "draw")
    asked(desk, "armor", Pace.REACTION).time()
    assert desk.state.quest(PICTS).track == 1 and desk.state.black_draw[0].card is Black.SAXON_RAID


def test_face_up() -> None:
    desk = Desk(phase="evil", top=[Black.BK7]).start().say(0, "draw")
    asked(desk, "face", Pace.REACTION).time()
    assert not desk.state.quest(BK).black[0].down and not desk.hand(0)


@pytest.mark.parametrize(("picts", "saxons", "raided"), [(0, 0, PICTS), (1, 0, SAXONS), (0, 1, PICTS)])
@pytest.mark.parametrize("card", [Black.MERCENARIES, Black.MORDRED])
def test_war_with_fewer_warriors(card: Black, picts: int, saxons: int, raided: Place) -> None:
    desk = Desk(phase="evil", top=[card])
    desk.state.quest(PICTS).track, desk.state.quest(SAXONS).track = picts, saxons
    asked(desk.start().say(0, "draw").let_come(), "war", Pace.REACTION).time()
    assert desk.state.quest(raided).track == {PICTS: picts, SAXONS: saxons}[raided] + 1


def test_cancel_for_a_standard_card_passes() -> None:
    desk = Desk(phase="evil", relics={Relic.SWORD: 1}, top=[Black.PICT_RAID]).start().say(0, "draw")
    asked(desk, "cancel", Pace.REACTION).time()
    assert desk.state.quest(PICTS).track == 1 and desk.state.relics[Relic.SWORD] == 1


def test_volunteers_pass_and_discards_are_random() -> None:
    desk = Desk(phase="evil", hands={0: "F1 F2 F3", 2: "G"}, top=[Black.MORGAN1]).start().say(0, "draw").let_come()
    asked(desk, "volunteer-cards", Pace.REACTION).time()
    asked(desk, "discard", Pace.SECRET).time()
    assert [len(desk.hand(seat)) for seat in range(3)] == [2, 0, 0]


def test_fate_discards_are_random() -> None:
    desk = Desk(hands={0: "fate", 1: "F1 F2 F3", 2: "G"}, traitor=0).start().say(0, "special", "fate", "as_traitor")
    asked(desk, "fate-discard", Pace.SECRET).time()
    assert [len(desk.hand(seat)) for seat in range(3)] == [0, 1, 0]


def test_kay_passes() -> None:
    desk = Desk("kay arthur gawain", hands={0: "F1 F5"}, engines=1, fixed={"die": [3]}).start()
    asked(desk.say(0, "siege", ("fight1",)), "kay", Pace.REACTION).time()
    assert desk.state.engines == 1 and desk.life(0) == 3 and desk.hand(0) == [White.FIGHT5]


@pytest.mark.parametrize(("owner", "saved"), [(0, True), (1, False)])
def test_the_grail_saves_its_owner_only(owner: int, saved: bool) -> None:
    desk = Desk(phase="evil", life={0: 1}, relics={Relic.CUP: owner}).start()
    desk.say(0, "life").say(0, "draw_white").say(0, "end_turn")
    asked(desk, "grail", Pace.REACTION).time()
    assert desk.state.players[0].alive is saved and desk.life(0) == (4 if saved else 0)


def test_arthurs_target_returns_a_random_card() -> None:
    desk = Desk("arthur kay gawain", hands={0: "F1", 1: "F5 G"}).start().say(0, "arthur_exchange", "fight1", "1")
    asked(desk, "arthur-return", Pace.REACTION).time()
    assert len(desk.hand(0)) == 1 and len(desk.hand(1)) == 2 and White.FIGHT1 in desk.hand(1)


def test_clairvoyance_keeps_the_order() -> None:
    top = [Black.BK1, Black.RIVER, Black.RIVER, Black.MISTS, Black.BK3]
    desk = Desk(hands={0: "clairvoyance"}, top=top).start().say(0, "special", "clairvoyance")
    asked(desk, "foresight", Pace.REACTION).time()
    assert [dark.card for dark in reversed(desk.state.black_draw[-5:])] == top


def test_convocation_stays() -> None:
    desk = Desk(hands={0: "convocation"}, at={1: LANCELOT, 2: GRAIL}).start().say(0, "special", "convocation")
    asked(desk, "convocation", Pace.SECRET).say(1, "return")
    assert desk.place(1) is LANCELOT, "answers are shown together"
    desk.time()
    assert desk.place(1) is HOME and desk.place(2) is GRAIL
    assert [event.args["who"] for event in desk.events("stays-away")] == [2]


@pytest.mark.parametrize(("engines", "helps"), [(10, "engine"), (11, "draw")])
def test_the_traitor_taunts_anyone_and_spares_the_last_engine(engines: int, helps: str) -> None:
    desk = Desk(phase="traitor", hands={1: "F1"}, traitor=0, engines=engines, top=[Black.PICT_RAID])
    desk.state.players[0].revealed, desk.state.players[0].place = True, Place.OFF
    asked(desk.start(), "taunt", Pace.TURN).time()
    assert not desk.hand(1)
    asked(desk, "help-evil", Pace.TURN).time()
    assert desk.state.engines == 11 and desk.state.quest(PICTS).track == (helps == "draw")
