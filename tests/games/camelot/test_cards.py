"""Every special card once, and every quest's end in both directions, from tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.camelot.pieces import TERMS, Black, Place, Relic, White
from games.camelot.state import REMOVED
from tests.games.camelot.scenario import BK, DRAGON, GRAIL, HOME, LANCELOT, PICTS, RIVER, SAXONS, Scenario

WINNING = {
    BK: ("F4", "F5 F5 F4", "fight4"),
    LANCELOT: ("F4", "F5 F5 F5 F4", "fight4"),
    DRAGON: ("F3", "F5 F5 F5 F4 F4 F4 F3 F3", "fight3"),
    RIVER: ("F1", "", "fight1"),
    GRAIL: ("G", "G G G G G G", "grail"),
    PICTS: ("F5", "F1 F2 F3 F4", "fight5"),
    SAXONS: ("F5", "F1 F2 F3 F4", "fight5"),
}
LOSING = {
    BK: ([Black.BK1] * 3, Black.BK7),
    LANCELOT: ([Black.LD1] * 4, Black.LD7),
    DRAGON: ([Black.LD1] * 4, Black.LD7),
    RIVER: ([], Black.RIVER),
    GRAIL: ([Black.DESPAIR] * 6, Black.DESPAIR),
    PICTS: ([], Black.PICT_RAID),
    SAXONS: ([], Black.SAXON_RAID),
}


def prepared(play: Scenario, place: Place, track: int) -> Scenario:
    if place is DRAGON:
        play.close(LANCELOT)
        play.state.quest(DRAGON).open = True
    if place in (RIVER, PICTS, SAXONS):
        play.state.quest(place).track = track
    return play


@pytest.mark.parametrize("place", list(TERMS), ids=lambda place: place.word)
def test_a_quest_is_won(place: Place) -> None:
    """8.0 and 8.9: swords, life, relic and cards of a win; one knight takes all cards unseen."""
    held, laid, word = WINNING[place]
    play = Scenario(at={0: place}, hands={0: held}, white={place: laid}, life={0: 3})
    prepared(play, place, 4 if place is RIVER else 0)
    terms = TERMS[place]
    play.start().say(0, "quest_card", word)
    assert (play.state.white_swords, play.state.black_swords) == (terms.swords, 0)
    assert play.life(0) == 3 + terms.gain and len(play.hand(0)) == terms.cards and play.place(0) is HOME
    assert terms.relic is None or play.state.relics[terms.relic] == 0
    quest = play.state.quest(place)
    assert quest.open is terms.perpetual and not quest.white and not quest.black and quest.track == 0


@pytest.mark.parametrize("place", list(TERMS), ids=lambda place: place.word)
def test_a_quest_is_lost(place: Place) -> None:
    """8.0 and 8.9: swords, life, relic and engines of a loss, for the knight present."""
    laid, card = LOSING[place]
    play = Scenario(phase="evil", at={1: place}, black={place: laid}, top=[card])
    prepared(play, place, -4 if place is RIVER else 3)
    terms = TERMS[place]
    play.start().say(0, "draw")
    if card.duels:
        play.say(0, "up")
    if play.key == "kay":
        play.say(1, "pass")
    assert (play.state.white_swords, play.state.black_swords) == (0, terms.swords)
    assert play.life(1) == 4 - terms.loss and play.place(1) is HOME and play.state.engines == terms.engines
    assert terms.relic is None or play.state.relics[terms.relic] == REMOVED
    quest = play.state.quest(place)
    assert quest.open is terms.perpetual and not quest.white and not quest.black and quest.track == 0


Check = Callable[[Scenario], bool]

WHITE: list[tuple[str, str, tuple[object, ...], dict[str, object], Check]] = [
    ("merlin-engine", "M", ("merlin", "engine"), {"engines": 3}, lambda d: d.state.engines == 2),
    ("lady-open", "lady", ("lady",), {}, lambda d: d.state.quest(RIVER).track == 1),
    ("piety-self", "piety", ("piety", "self"), {"life": {0: 2}}, lambda d: d.life(0) == 5),
    ("piety-others", "piety", ("piety", "others"), {"life": {1: 6, 2: 1}}, lambda d: (d.life(1), d.life(2)) == (6, 2)),
    ("reinforcements-self", "reinforcements", ("reinforcements", "self"), {}, lambda d: len(d.hand(0)) == 4),
    (
        "reinforcements-others",
        "reinforcements",
        ("reinforcements", "others"),
        {},
        lambda d: [len(d.hand(seat)) for seat in range(3)] == [0, 1, 1],
    ),
    ("fate-loyal", "fate", ("fate",), {}, lambda d: [len(d.hand(seat)) for seat in range(3)] == [1, 1, 1]),
    (
        "messenger",
        "messenger F1 F2 G",
        ("messenger", "1", ("fight1", "grail")),
        {},
        lambda d: d.hand(1) == [White.FIGHT1, White.GRAIL] and d.hand(0) == [White.FIGHT2],
    ),
    ("heroism", "heroism", ("heroism", "picts"), {}, lambda d: d.state.quest(PICTS).heroism),
]


@pytest.mark.parametrize("case", WHITE, ids=[row[0] for row in WHITE])
def test_special_white_cards(case: tuple[str, str, tuple[object, ...], dict[str, object], Check]) -> None:
    """9.1: each card does what its row says, and goes to the discards (Heroism stays on its quest)."""
    name, hand, path, more, holds = case
    play = Scenario(hands={0: hand}, **more).start()  # type: ignore[arg-type]
    play.say(0, "special", *path)
    assert holds(play)
    card = White[str(path[0]).upper()]
    assert (card in play.state.white_discard) is (name != "heroism") and not play.state.played
    assert "special" in play.state.turn.used


def test_lady_heals_when_the_quest_is_over() -> None:
    play = Scenario(hands={0: "lady"})
    play.close(RIVER)
    play.start().say(0, "special", "lady")
    assert play.life(0) == 6


def test_merlin_lifts_warriors_and_black_cards() -> None:
    """9.1: a face-down card goes unseen; a Desolation cannot be taken, the Despair below it can."""
    laid = [Black.DESPAIR, Black.DESOLATION]
    play = Scenario(hands={0: "M M"}, black={GRAIL: laid, BK: [Black.BK3]})
    play.state.quest(BK).black[0].down = True
    play.state.quest(PICTS).track = 2
    play.start()
    assert set(play.offers(0, "special", "merlin")) == {"black_knight", "holy_grail", "picts"}
    play.say(0, "special", "merlin", "black_knight")
    assert "card" not in play.events("merlin-lifts-hidden")[0].args
    play.state.turn.used.clear()
    play.state.turn.actions = 1
    play.say(0, "special", "merlin", "holy_grail")
    assert [dark.card for dark in play.state.quest(GRAIL).black] == [Black.DESOLATION]


def test_clairvoyance_orders_the_top_cards() -> None:
    top = [Black.BK1, Black.BK3, Black.RIVER, Black.RIVER, Black.VIVIEN]
    play = Scenario(hands={0: "clairvoyance"}, top=top).start()
    play.say(0, "special", "clairvoyance")
    play.say(0, "vivien", "river", "bk3", "river~2")
    on_top = [dark.card for dark in reversed(play.state.black_draw[-5:])]
    assert on_top == [Black.VIVIEN, Black.RIVER, Black.BK3, Black.RIVER, Black.BK1]
    assert all(dark.known == [0] for dark in play.state.black_draw[-5:])


def test_convocation_brings_home_and_shares() -> None:
    """9.1 and clarification 9: as many cards as knights in Camelot; the player of the card proposes."""
    play = Scenario(hands={0: "convocation"}, at={1: BK, 2: GRAIL}, white={BK: "F1"}).start()
    play.say(0, "special", "convocation").say(1, "return").say(2, "stay")
    assert play.place(1) is HOME and play.place(2) is GRAIL and not play.state.quest(BK).white
    assert play.key == "share" and len(play.state.pool) == 2 and play.ask is not None and play.ask.awaits == (0,)


def test_fate_of_a_traitor() -> None:
    """9.1: unmasked, each knight discards two (or all), the turn is over."""
    play = Scenario(hands={0: "fate F1", 1: "F1 F2 G", 2: "F5"}, traitor=0, at={0: BK}, white={BK: "F3"}).start()
    play.say(0, "special", "fate", "as_traitor")
    assert play.key == "fate-discard" and len(play.hand(1)) == 3
    play.say(1, ("fight1", "grail")).say(2, ("fight5",))
    assert play.state.players[0].revealed and not play.hand(0) and play.hand(1) == [White.FIGHT2] and not play.hand(2)
    assert not play.state.quest(BK).white and play.state.white_swords == 0
    assert play.key == "evil" and play.ask is not None and play.ask.awaits == (1,)


BLACK: list[tuple[Black, Check]] = [
    (Black.DARK_FOREST, lambda d: d.state.dark_forest),
    (Black.MISTS, lambda d: d.state.mists),
    (Black.VIVIEN, lambda d: d.state.vivien),
    (Black.MORGAN3, lambda d: d.state.engines == 2),
    (Black.MORGAN4, lambda d: [d.life(seat) for seat in range(3)] == [3, 3, 3]),
    (Black.DESOLATION, lambda d: [dark.card for dark in d.state.quest(GRAIL).black] == [Black.DESOLATION]),
    (Black.GUINEVERE, lambda d: d.place(1) is HOME and d.key == "evil"),
]


@pytest.mark.parametrize(("card", "holds"), BLACK, ids=[row[0].word for row in BLACK])
@pytest.mark.parametrize("stopped", [False, True])
def test_special_black_cards(card: Black, holds: Check, stopped: bool) -> None:
    """5.2: the effect of each card, and none when three Merlins stop it."""
    play = Scenario(phase="evil", hands={1: "M M M"}, at={1: SAXONS}, top=[card]).start()
    play.say(0, "draw")
    if stopped:
        play.say(1, "offer", "3")
        assert not holds(play) and card in play.state.black_discard
        return
    for seat in range(3):
        play.say(seat, "pass")
    assert holds(play)


def test_mordred_wants_a_second_five() -> None:
    play = Scenario(phase="evil", at={0: PICTS}, hands={0: "F5 F5"}, white={PICTS: "F1 F2 F3 F4"}, top=[Black.MORDRED])
    play.start().say(0, "draw")
    for seat in range(3):
        play.say(seat, "pass")
    play.say(0, "picts")
    quest = play.state.quest(PICTS)
    assert quest.mordred and quest.track == 1
    play.say(0, "quest_card", "fight5")
    assert play.state.white_swords == 0
    play.state.turn.used.clear()
    play.state.turn.actions = 1
    play.say(0, "quest_card", "fight5")
    assert play.state.white_swords == 1 and not quest.mordred and Black.MORDRED in play.state.black_discard


@pytest.mark.parametrize("volunteer", [True, False])
def test_morgan_wants_cards(volunteer: bool) -> None:
    """5.2 and clarification 13: a pass is final; without a volunteer each discards one, all at once."""
    play = Scenario(phase="evil", hands={0: "F1 F1 F2 G", 1: "F3"}, top=[Black.MORGAN1]).start()
    play.say(0, "draw").say(0, "pass").say(1, "pass").say(2, "pass")
    assert play.key == "volunteer-cards" and play.offers(1) == ("pass",)
    play.say(1, "pass")
    assert play.ask is not None and 1 not in play.ask.menus
    if volunteer:
        play.say(0, "volunteer", ("fight1", "fight1~2", "fight2"))
        assert play.hand(0) == [White.GRAIL] and play.hand(1) == [White.FIGHT3]
        return
    play.say(2, "pass").say(0, "pass")
    assert play.key == "discard" and set(play.ask.menus) == {0, 1}
    play.say(1, ("fight3",))
    assert play.hand(1) == [White.FIGHT3]
    play.say(0, ("grail",))
    assert not play.hand(1) and len(play.hand(0)) == 3


@pytest.mark.parametrize("volunteer", [True, False])
def test_morgan_wants_lives(volunteer: bool) -> None:
    play = Scenario(phase="evil", hands={1: "F3"}, life={0: 3, 1: 2}, top=[Black.MORGAN5]).start()
    play.say(0, "draw").say(0, "pass").say(1, "pass").say(2, "pass")
    assert play.key == "volunteer-life" and play.offers(1) == ("pass",)
    if volunteer:
        play.say(0, "volunteer")
        assert play.life(0) == 1 and play.hand(1) == [White.FIGHT3]
    else:
        play.say(0, "pass").say(1, "pass").say(2, "pass").say(1, ("fight3",))
        assert play.life(0) == 3 and not play.hand(1)


@pytest.mark.parametrize(("roll", "wins"), [(5, True), (6, False), (8, False)])
def test_siege(roll: int, wins: bool) -> None:
    """8.8: the sum must beat the die; otherwise a life is lost; the cards go either way."""
    play = Scenario(hands={0: "F1 F2 F3 F3"}, engines=2, fixed={"die": [roll]}).start()
    play.say(0, "siege", ("fight1", "fight2", "fight3"))
    assert play.state.engines == (1 if wins else 2) and play.life(0) == (4 if wins else 3)
    assert len(play.state.white_discard) == 3 and play.hand(0) == [White.FIGHT3]


def test_siege_of_kay_with_excalibur() -> None:
    play = Scenario("kay arthur gawain", hands={0: "F3 F4"}, engines=1, relics={Relic.SWORD: 0}, fixed={"die": [7]})
    play.start().say(0, "siege", ("fight3",))
    assert play.key == "kay" and play.ask is not None
    assert (play.ask.about["white"], play.ask.about["black"]) == (4, 7)
    play.say(0, "help", "fight4")
    assert play.state.engines == 0


def test_powers() -> None:
    """10: Arthur's exchange, Gawain's third card, Percival's look."""
    play = Scenario("arthur gawain percival", hands={0: "F1", 1: "F5 G"}, top=[Black.BK7]).start()
    play.say(0, "arthur_exchange", "fight1", "1")
    assert play.hand(0) == [White.FIGHT1] and play.key == "arthur-return"
    play.say(1, "fight5")
    assert play.hand(0) == [White.FIGHT5] and play.hand(1) == [White.FIGHT1, White.GRAIL]
    play.say(0, "draw_white").say(0, "end_turn").say(1, "engine").say(1, "draw_white")
    assert len(play.hand(0)) == 3 and len(play.hand(1)) == 5
    play.say(1, "end_turn").say(2, "peek")
    assert play.events("peeks")[0].private == {2: {"card": "bk7"}} and play.offers(2) == ("draw", "engine", "life")


def test_heal_and_its_limits() -> None:
    """7.4: three identical cards; not at six life, not when dying."""
    play = Scenario(hands={0: "M M M F1 F1"}, life={0: 5}).start()
    assert play.offers(0, "heal") == ("merlin",)
    play.say(0, "heal", "merlin")
    assert play.life(0) == 6 and play.hand(0) == [White.FIGHT1, White.FIGHT1]
    assert "heal" not in Scenario(hands={0: "G G G"}, life={0: 6}).start().offers(0)
    assert "heal" not in Scenario(hands={0: "G G G"}, life={0: 0}).start().offers(0)


def test_a_dead_knight_leaves_everything() -> None:
    """12.6: hand discarded, relics gone, off the board, no more turns, loyalty secret."""
    play = Scenario(
        phase="evil",
        hands={1: "F1 F2"},
        life={1: 1},
        at={1: LANCELOT},
        white={LANCELOT: "F3"},
        relics={Relic.ARMOR: 1},
        top=[Black.MORGAN4],
    ).start()
    play.say(0, "draw")
    for seat in range(3):
        play.say(seat, "pass")
    gone = play.state.players[1]
    assert not gone.alive and not gone.hand and gone.place is Place.OFF and not gone.shown
    assert play.state.relics[Relic.ARMOR] == REMOVED and len(play.state.white_discard) == 3
    play.say(0, "draw_white").say(0, "end_turn")
    assert play.ask is not None and play.ask.awaits == (2,)
