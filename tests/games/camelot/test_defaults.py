"""Section 17.1: what is played for whoever lets the time pass, prompt by prompt."""

from __future__ import annotations

import pytest

from games.camelot.pieces import Black, Place, Relic, White
from games.core.ask import Pace
from tests.games.camelot.scenario import BK, GRAIL, HOME, LANCELOT, PICTS, SAXONS, Scenario


def asked(play: Scenario, key: str, pace: Pace) -> Scenario:
    """The prompt is open, on the clock its row names."""
    assert play.ask is not None and play.key == key
    assert (play.ask.pace is Pace.TURN) is (pace is Pace.TURN)
    return play


@pytest.mark.parametrize("key", [f"gift {number}" for number in range(8)])
def test_contribute_never_gives_merlin_away(key: str) -> None:
    play = Scenario(draws=key).muster()
    asked(play, "contribute", Pace.TURN).time()
    assert len(play.state.pool) == 3 and White.MERLIN not in play.state.pool


def test_contribute_gives_merlin_when_there_is_nothing_else() -> None:
    play = Scenario(hands={0: "M M"})
    assert play.table.default_gift(0) == ("merlin",)


def test_evil_draws() -> None:
    play = asked(Scenario(phase="evil", top=[Black.PICT_RAID]).start(), "evil", Pace.TURN).time()
    assert play.state.quest(PICTS).track == 1


def test_armor_plays_the_first_card() -> None:
    play = (
        Scenario(phase="evil", relics={Relic.ARMOR: 0}, top=[Black.PICT_RAID, Black.SAXON_RAID]).start().say(0, "draw")
    )
    asked(play, "armor", Pace.REACTION).time()
    assert play.state.quest(PICTS).track == 1 and play.state.black_draw[0].card is Black.SAXON_RAID


def test_face_up() -> None:
    play = Scenario(phase="evil", top=[Black.BK7]).start().say(0, "draw")
    asked(play, "face", Pace.REACTION).time()
    assert not play.state.quest(BK).black[0].down and not play.hand(0)


@pytest.mark.parametrize(("picts", "saxons", "raided"), [(0, 0, PICTS), (1, 0, SAXONS), (0, 1, PICTS)])
@pytest.mark.parametrize("card", [Black.MERCENARIES, Black.MORDRED])
def test_war_with_fewer_warriors(card: Black, picts: int, saxons: int, raided: Place) -> None:
    play = Scenario(phase="evil", top=[card])
    play.state.quest(PICTS).track, play.state.quest(SAXONS).track = picts, saxons
    asked(play.start().say(0, "draw").let_come(), "war", Pace.REACTION).time()
    assert play.state.quest(raided).track == {PICTS: picts, SAXONS: saxons}[raided] + 1


def test_cancel_for_a_standard_card_passes() -> None:
    play = Scenario(phase="evil", relics={Relic.SWORD: 1}, top=[Black.PICT_RAID]).start().say(0, "draw")
    asked(play, "cancel", Pace.REACTION).time()
    assert play.state.quest(PICTS).track == 1 and play.state.relics[Relic.SWORD] == 1


def test_volunteers_pass_and_discards_are_random() -> None:
    play = Scenario(phase="evil", hands={0: "F1 F2 F3", 2: "G"}, top=[Black.MORGAN1]).start().say(0, "draw").let_come()
    asked(play, "volunteer-cards", Pace.REACTION).time()
    asked(play, "discard", Pace.SECRET).time()
    assert [len(play.hand(seat)) for seat in range(3)] == [2, 0, 0]


def test_fate_discards_are_random() -> None:
    play = Scenario(hands={0: "fate", 1: "F1 F2 F3", 2: "G"}, traitor=0).start().say(0, "special", "fate", "as_traitor")
    asked(play, "fate-discard", Pace.SECRET).time()
    assert [len(play.hand(seat)) for seat in range(3)] == [0, 1, 0]


def test_kay_passes() -> None:
    play = Scenario("kay arthur gawain", hands={0: "F1 F5"}, engines=1, fixed={"die": [3]}).start()
    asked(play.say(0, "siege", ("fight1",)), "kay", Pace.REACTION).time()
    assert play.state.engines == 1 and play.life(0) == 3 and play.hand(0) == [White.FIGHT5]


@pytest.mark.parametrize(("owner", "saved"), [(0, True), (1, False)])
def test_the_grail_saves_its_owner_only(owner: int, saved: bool) -> None:
    play = Scenario(phase="evil", life={0: 1}, relics={Relic.CUP: owner}).start()
    play.say(0, "life").say(0, "draw_white").say(0, "end_turn")
    asked(play, "grail", Pace.REACTION).time()
    assert play.state.players[0].alive is saved and play.life(0) == (4 if saved else 0)


def test_arthurs_target_returns_a_random_card() -> None:
    play = Scenario("arthur kay gawain", hands={0: "F1", 1: "F5 G"}).start().say(0, "arthur_exchange", "fight1", "1")
    asked(play, "arthur-return", Pace.REACTION).time()
    assert len(play.hand(0)) == 1 and len(play.hand(1)) == 2 and White.FIGHT1 in play.hand(1)


def test_clairvoyance_keeps_the_order() -> None:
    top = [Black.BK1, Black.RIVER, Black.RIVER, Black.MISTS, Black.BK3]
    play = Scenario(hands={0: "clairvoyance"}, top=top).start().say(0, "special", "clairvoyance")
    asked(play, "foresight", Pace.REACTION).time()
    assert [dark.card for dark in reversed(play.state.black_draw[-5:])] == top


def test_convocation_stays() -> None:
    play = Scenario(hands={0: "convocation"}, at={1: LANCELOT, 2: GRAIL}).start().say(0, "special", "convocation")
    asked(play, "convocation", Pace.SECRET).say(1, "return")
    assert play.place(1) is LANCELOT, "answers are shown together"
    play.time()
    assert play.place(1) is HOME and play.place(2) is GRAIL
    assert [event.args["who"] for event in play.events("stays-away")] == [2]


@pytest.mark.parametrize(("engines", "helps"), [(10, "engine"), (11, "draw")])
def test_the_traitor_taunts_anyone_and_spares_the_last_engine(engines: int, helps: str) -> None:
    play = Scenario(phase="traitor", hands={1: "F1"}, traitor=0, engines=engines, top=[Black.PICT_RAID])
    play.state.players[0].revealed, play.state.players[0].place = True, Place.OFF
    asked(play.start(), "taunt", Pace.TURN).time()
    assert not play.hand(1)
    asked(play, "help-evil", Pace.TURN).time()
    assert play.state.engines == 11 and play.state.quest(PICTS).track == (helps == "draw")
