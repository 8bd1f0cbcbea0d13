"""Windows: sharing, cancelling, standing answers, loyalty looked at late, and the options."""

from __future__ import annotations

import msgspec
import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Knight, Place, Relic, White
from games.camelot.rules import Rules
from games.camelot.standing import CHOICES
from games.camelot.state import State
from games.core.codec import encode, load_state
from games.core.draw import Draw
from games.core.match import begin, running
from games.core.options import settle
from games.core.text import Refused
from tests.games.camelot.scenario import Scenario, fresh


def sharing() -> Scenario:
    """Two knights have just won the Pict War; seat 0 proposes."""
    play = Scenario(
        at={0: Place.PICTS, 1: Place.PICTS},
        hands={0: "F5"},
        white={Place.PICTS: "F1 F2 F3 F4"},
    )
    pool = [White.FIGHT1, White.FIGHT1, White.GRAIL, White.MERLIN]
    for card in pool:
        play.state.white_draw.remove(card)
    play.state.white_draw += pool
    return play.start().say(0, "quest_card", "fight5")


def test_share_is_proposed_and_accepted() -> None:
    """9.3: the split is done when every other participant accepts; all in one window."""
    play = sharing()
    assert play.key == "share" and play.ask is not None
    window = play.ask.window
    play.say(0, "propose", "1", ("fight1", "merlin"))
    assert play.ask.awaits == (1,) and play.ask.window == window
    play.say(1, "accept")
    assert play.hand(1) == [White.FIGHT1, White.MERLIN] and play.hand(0) == [White.FIGHT1, White.GRAIL]


def test_share_rejected_goes_back() -> None:
    """Clarification 6: a rejection goes back to the distributor at once and clears the votes."""
    play = sharing().say(0, "propose", "0", ("fight1", "fight1~2", "grail", "merlin"))
    play.say(1, "reject")
    assert play.ask is not None and play.ask.awaits == (0,) and play.offers(1) == ("no_agreement",)
    play.say(0, "propose", "0", ())
    play.say(1, "accept")
    assert len(play.hand(1)) == 4 and not play.hand(0)


@pytest.mark.parametrize("how", ["distributor", "other", "time"])
def test_share_without_agreement_is_dealt(how: str) -> None:
    """9.3: anyone may call for chance at any time; so does the clock."""
    play = sharing()
    if how == "time":
        play.time()
    else:
        play.say(0 if how == "distributor" else 1, "no_agreement")
    assert len(play.hand(0)) == len(play.hand(1)) == 2 and play.state.sharing is None


def test_an_offer_reopens_the_passes() -> None:
    """6.3 and clarification 1: an offer cancels the others' passes and counts as the offerer's own."""
    play = Scenario(phase="evil", hands={0: "M M", 1: "M"}, top=[Black.MORGAN4]).start().say(0, "draw")
    play.say(1, "pass").say(2, "pass").say(0, "offer", "2")
    assert play.ask is not None and play.ask.awaits == (1, 2) and play.ask.about["offered"] == 2
    play.say(2, "pass").say(1, "offer")
    assert play.key == "heroic" and play.life(0) == 4


def test_public_buttons_do_not_tell_hands() -> None:
    """17.4: a knight without Merlins gets the same buttons, and a refusal."""
    play = Scenario(phase="evil", hands={0: "M"}, top=[Black.MORGAN4]).start().say(0, "draw")
    assert play.ask is not None and play.ask.face is not None
    assert play.ask.face.choices == ("pass", "offer") and set(play.ask.menus) == {0, 1, 2}
    with pytest.raises(Refused):
        play.say(1, "offer")


def test_windows_for_all_are_held_open() -> None:
    """17.4: with a shortest time set, the window waits for the clock although all have answered."""
    play = Scenario(phase="evil", top=[Black.MORGAN4], options={"min_window": 8}).start().say(0, "draw")
    for seat in range(3):
        play.say(seat, "pass")
    assert play.key == "cancel" and play.ask is not None and play.ask.awaits == () and play.ask.hold == 8
    play.time()
    assert play.key == "heroic" and not play.events("time")


def test_no_window_where_nothing_can_stop_it() -> None:
    """6.1: a standard card without an owner of Excalibur opens no window."""
    assert Scenario(phase="evil", top=[Black.RIVER]).start().say(0, "draw").key == "heroic"


STANDING = [
    ("merlin_pass", "cancel", {}, ("pass",)),
    ("merlin_only_morgan4", "cancel", {}, None),
    ("merlin_only_mists", "cancel", {}, ("pass",)),
    ("excalibur_never", "cancel", {}, None),
    ("excalibur_never", "cancel", {"relics": {Relic.SWORD: 0}}, ("pass",)),
    ("excalibur_special", "cancel", {"relics": {Relic.SWORD: 0}}, None),
    ("excalibur_decisive", "cancel", {"relics": {Relic.SWORD: 0}}, ("pass",)),
    ("merlin_pass", "cancel", {"relics": {Relic.SWORD: 0}}, None),
    ("kay_auto", "cancel", {}, None),
]


@pytest.mark.parametrize(("preference", "key", "more", "expected"), STANDING)
def test_standing_answers_in_the_cancel_window(preference: str, key: str, more: dict, expected: object) -> None:  # type: ignore[type-arg]
    """17.4: a preference answers only what it speaks of."""
    play = Scenario(phase="evil", top=[Black.MORGAN4], **more).start().say(0, "draw")
    assert play.key == key and play.ask is not None
    assert GAME.standing(GAME.view(play.state, 0), play.ask.question(0), preference) == expected


TOGETHER = [
    (["merlin_only_morgan4", "merlin_only_mists"], {}, None),
    (["merlin_only_mists", "merlin_only_vivien"], {}, ("pass",)),
    (["merlin_pass", "merlin_only_morgan4"], {}, None),
    (["excalibur_never", "merlin_pass"], {"relics": {Relic.SWORD: 0}, "hands": {0: "M"}}, ("pass",)),
    (["excalibur_never"], {"relics": {Relic.SWORD: 0}, "hands": {0: "M"}}, None),
    (["excalibur_never", "excalibur_special", "merlin_pass"], {"relics": {Relic.SWORD: 0}}, None),
]


@pytest.mark.parametrize(("preferences", "more", "expected"), TOGETHER)
def test_several_standing_answers_together(preferences: list[str], more: dict, expected: object) -> None:  # type: ignore[type-arg]
    """17.4: a list of cards to be asked about, and both ways of stopping a card for Excalibur's owner."""
    play = Scenario(phase="evil", top=[Black.MORGAN4], **more).start().say(0, "draw")
    assert play.ask is not None
    assert GAME.stand_in(GAME.view(play.state, 0), play.ask.question(0), preferences) == expected


def test_standing_answers_that_contradict_each_other_ask() -> None:
    play = Scenario("kay arthur gawain", hands={0: "F2 F3 F4 F5"}, engines=1, fixed={"die": [5]}).start()
    play.say(0, "siege", ("fight2",))
    assert play.ask is not None
    view, question = GAME.view(play.state, 0), play.ask.question(0)
    assert GAME.stand_in(view, question, ["kay_auto", "kay_never"]) is None
    assert GAME.stand_in(view, question, ["kay_auto", "merlin_pass"]) == ("help", "fight4")


def test_standing_kay_plays_the_smallest_that_wins() -> None:
    play = Scenario("kay arthur gawain", hands={0: "F2 F3 F4 F5"}, engines=1, fixed={"die": [5]}).start()
    play.say(0, "siege", ("fight2",))
    assert play.ask is not None
    question, view = play.ask.question(0), GAME.view(play.state, 0)
    assert GAME.standing(view, question, "kay_auto") == ("help", "fight4")
    assert GAME.standing(view, question, "kay_never") == ("pass",)


def test_standing_share_and_its_end() -> None:
    play = sharing().say(0, "propose", "1", ())
    assert play.ask is not None
    view, question = GAME.view(play.state, 1), play.ask.question(1)
    assert GAME.standing(view, question, "share_accept") == ("accept",)
    assert not GAME.standing_ends(view, question, "merlin_pass_turn")
    own = Scenario(phase="evil").start()
    assert own.ask is not None
    ends = [one for one in CHOICES if GAME.standing_ends(GAME.view(own.state, 0), own.ask.question(0), one)]
    assert ends == ["merlin_pass_turn"]


DECISIVE = [
    (Black.DESPAIR, {"black": {Place.HOLY_GRAIL: [Black.DESPAIR] * 6}}, 0, True),
    (Black.DESPAIR, {"black": {Place.HOLY_GRAIL: [Black.DESPAIR] * 6}, "white": {Place.HOLY_GRAIL: "G"}}, 0, False),
    (Black.DESOLATION, {"black": {Place.HOLY_GRAIL: [Black.DESPAIR] * 6}, "white": {Place.HOLY_GRAIL: "G"}}, 0, True),
    (Black.DARK_FOREST, {"black": {Place.HOLY_GRAIL: [Black.DESPAIR] * 6}}, 0, False),
    (Black.MORGAN3, {}, 9, False),
    (Black.MORGAN3, {}, 10, True),
    (Black.MORGAN4, {}, 11, False),
]


@pytest.mark.parametrize(("card", "laid", "engines", "asks"), DECISIVE)
def test_standing_excalibur_asks_when_it_is_decisive(card: Black, laid: dict, engines: int, asks: bool) -> None:  # type: ignore[type-arg]
    """17.4: only when the card would end a quest or add the twelfth engine."""
    play = Scenario(phase="evil", relics={Relic.SWORD: 0}, engines=engines, top=[card], **laid).start().say(0, "draw")
    assert play.ask is not None
    answer = GAME.stand_in(GAME.view(play.state, 0), play.ask.question(0), ["excalibur_decisive", "merlin_pass"])
    assert answer == (None if asks else ("pass",))


@pytest.mark.parametrize(
    ("place", "card"),
    [
        (Place.EXCALIBUR, Black.RIVER),
        (Place.PICTS, Black.PICT_RAID),
        (Place.SAXONS, Black.MERCENARIES),
        (Place.BLACK_KNIGHT, Black.BK1),
    ],
)
@pytest.mark.parametrize("near", [True, False])
def test_standing_excalibur_counts_every_kind_of_quest(place: Place, card: Black, near: bool) -> None:
    """17.4: one card short of the end asks; two short, or a face-down card on a fresh quest, does not."""
    play = Scenario(
        phase="evil",
        relics={Relic.SWORD: 0},
        black={place: [Black.BK1] * (3 if near else 2)} if card is Black.BK1 else {},
        top=[card],
    )
    play.state.quest(place).track = {Place.EXCALIBUR: -4 if near else -3}.get(place, 3 if near else 2)
    play.start().say(0, "draw")
    if card is Black.BK1:
        play.say(0, "down")
    assert play.ask is not None and play.key == "cancel"
    answer = GAME.standing(GAME.view(play.state, 0), play.ask.question(0), "excalibur_decisive")
    assert answer == (None if near else ("pass",))


def test_standing_morgan_and_convocation() -> None:
    """17.4: never volunteer; always return, or always stay."""
    play = Scenario(phase="evil", top=[Black.MORGAN5]).start().say(0, "draw")
    play.say(0, "pass").say(1, "pass").say(2, "pass")
    assert play.ask is not None and play.key == "volunteer-life"
    assert GAME.standing(GAME.view(play.state, 1), play.ask.question(1), "morgan_pass") == ("pass",)
    play = Scenario(hands={0: "convocation"}, at={1: Place.PICTS}).start().say(0, "special", "convocation")
    assert play.ask is not None
    view, question = GAME.view(play.state, 1), play.ask.question(1)
    assert GAME.standing(view, question, "convocation_return") == ("return",)
    assert GAME.standing(view, question, "convocation_stay") == ("stay",)


def test_standing_passes_are_those_of_windows_offered_to_all() -> None:
    """17.4: together they pass for Merlins and for Morgan's price; Excalibur, Kay and the rest are asked."""
    passes = GAME.standing_passes()
    assert passes == ("merlin_pass", "morgan_pass"), "merlin_pass_turn would say the same for a shorter time"

    def passed(play: Scenario, seat: int) -> object:
        assert play.ask is not None
        return GAME.stand_in(GAME.view(play.state, seat), play.ask.question(seat), passes)

    play = Scenario(phase="evil", top=[Black.MORGAN5]).start().say(0, "draw")
    assert play.key == "cancel" and [passed(play, seat) for seat in range(3)] == [("pass",)] * 3
    play.say(0, "pass").say(1, "pass").say(2, "pass")
    assert play.key == "volunteer-life" and passed(play, 1) == ("pass",)
    sword = Scenario(phase="evil", top=[Black.MORGAN4], relics={Relic.SWORD: 0}).start().say(0, "draw")
    assert passed(sword, 0) is None and passed(sword, 1) == ("pass",)
    kay = Scenario("kay arthur gawain", hands={0: "F2 F3 F4 F5"}, engines=1, fixed={"die": [5]}).start()
    kay.say(0, "siege", ("fight2",))
    assert kay.key == "kay" and passed(kay, 0) is None


def test_late_look_after_six_swords() -> None:
    """2.1: nobody knows their own card until six swords lie; the Traitor's Fate is loyal until then."""
    play = Scenario(
        hands={0: "fate F5"},
        at={0: Place.PICTS},
        white={Place.PICTS: "F1 F2 F3 F4"},
        white_swords=5,
        traitor=0,
        options={"loyalty_look": "after_6_swords"},
    )
    for player in play.state.players:
        player.looked = False
    play.start()
    assert GAME.view(play.state, 0).traitor is None
    assert play.ask is not None and play.ask.menu(0).after("special").after("fate") is None
    play.say(0, "quest_card", "fight5")
    assert GAME.view(play.state, 0).traitor is True and GAME.view(play.state, 1).traitor is False


def test_late_look_from_turn_six() -> None:
    """2.1 and clarification 15: when the sixth turn taken begins."""
    play = Scenario(options={"loyalty_look": "from_turn_6"}, traitor=1)
    play.state.turns = 4
    for player in play.state.players:
        player.looked = False
    play.start().say(0, "draw_white").say(0, "end_turn")
    assert GAME.view(play.state, 1).traitor is None
    play.say(1, "engine").say(1, "draw_white").say(1, "end_turn")
    assert play.state.turns == 6 and GAME.view(play.state, 1).traitor is True


@pytest.mark.parametrize(("seats", "look"), [(3, "after_6_swords"), (4, "at_once"), (7, "at_once")])
def test_usual_look(seats: int, look: str) -> None:
    assert fresh(seats).loyalty_look == look


@pytest.mark.parametrize(("mode", "aside"), [("standard", 4), ("n_plus_1", 1), ("certain", 0), ("none", 0)])
def test_traitor_modes(mode: str, aside: int) -> None:
    """2.1: which loyalty cards are shuffled."""
    state = fresh(4, traitor_mode=mode)
    next(running(Rules(state, Draw(mode))))
    traitors = sum(player.traitor for player in state.players) + sum(state.aside)
    assert len(state.aside) == aside and traitors == (0 if mode == "none" else 1)


def test_22_5_knights_chosen_in_the_lobby() -> None:
    """2.1 and clarification 5: whoever has chosen has that knight, the others get one of the rest by chance."""
    options = settle(GAME.options, {"knight_assignment": "choice"})
    assert len(GAME.picks(options)) == 7 and not GAME.picks(settle(GAME.options, {}))
    drawn = set()
    for number in range(20):
        state = begin(GAME, 4, options, f"choice {number}", {0: "kay", 2: "percival"}).state
        knights = [player.knight for player in state.players]
        assert (knights[0], knights[2]) == (Knight.KAY, Knight.PERCIVAL) and len(set(knights)) == 4
        drawn |= {knights[1], knights[3]}
    assert drawn == set(Knight) - {Knight.KAY, Knight.PERCIVAL}


def test_22_5_arthur_begins_when_he_was_chosen() -> None:
    options = settle(GAME.options, {"knight_assignment": "choice"})
    assert all(begin(GAME, 5, options, f"first {number}", {3: "arthur"}).state.active == 3 for number in range(5))


def test_a_game_of_the_first_version_goes_on() -> None:
    """Knights were chosen after the start then; a snapshot of that time has them in the players."""
    old = msgspec.to_builtins(fresh(3))
    del old["chosen"]
    old["choose_knights"] = True
    state = load_state(State, encode(old), 1, GAME.version, GAME.upcasters)
    assert state.chosen == [None] * 3


def test_voluntary_reveal() -> None:
    """2.1: where allowed, before anything else; no sword; the turn goes on as the Traitor's."""
    play = Scenario(phase="evil", hands={1: "F1"}, traitor=0, options={"allow_voluntary_reveal": True}).start()
    play.say(0, "reveal")
    assert play.state.players[0].revealed and play.state.swords == 0 and play.key == "taunt"
    assert "reveal" not in Scenario(phase="evil", traitor=0).start().offers(0)


def test_etiquette_is_remembered() -> None:
    """15: at the start, and when a share or a Merlin window opens."""
    play = Scenario().muster()
    assert len(play.events("etiquette")) == 1
    assert len(sharing().events("etiquette-short")) == 1
    assert Scenario(phase="evil", top=[Black.MORGAN4]).start().say(0, "draw").events("etiquette-short")


def test_time_in_the_heroic_phase() -> None:
    """17.1: draw if legal, else home, else a group quest; the second time the turn ends."""
    play = Scenario().start().time()
    assert len(play.hand(0)) == 2
    play.time()
    assert play.ask is not None and play.ask.awaits == (1,)
    away = Scenario(at={0: Place.SAXONS}).start().time()
    assert away.place(0) is Place.CAMELOT
    full = Scenario(hands={0: " ".join(["G"] * 12)}, fixed={"default move": ["picts"]}).start().time()
    assert full.place(0) is Place.PICTS


def test_tristan_may_end_without_an_action() -> None:
    """4.2: after the free departure, with nothing legal left, the turn may be ended."""
    play = Scenario("tristan kay gawain").start()
    play.say(0, "tristan_move", "picts")
    assert play.offers(0) == ("end_turn",)


def test_sacrifice_looks_after_paying() -> None:
    """Clarification 8: at six life nothing can be healed, but after paying it can."""
    play = Scenario(hands={0: "G G G"}, life={0: 6}, at={0: Place.PICTS}).start()
    play.say(0, "move", "saxons")
    assert "sacrifice" in play.offers(0)
    play.say(0, "sacrifice")
    assert play.offers(0) == ("heal", "end_turn")
    poor = Scenario(hands={0: "G G G"}, life={0: 1}, at={0: Place.PICTS}).start().say(0, "move", "saxons")
    assert "sacrifice" not in poor.offers(0)


@pytest.mark.parametrize(
    ("hand", "life", "closed", "playable"),
    [
        ("piety", {0: 6, 1: 6, 2: 6}, [], False),
        ("piety", {0: 6, 1: 5, 2: 6}, [], True),
        ("lady", {0: 6}, [Place.EXCALIBUR], False),
        ("M", {}, [], False),
        ("messenger", {}, [], False),
        ("messenger F1", {}, [], True),
    ],
)
def test_cards_that_can_change_nothing(hand: str, life: dict, closed: list, playable: bool) -> None:  # type: ignore[type-arg]
    """Clarification 7: such a card, or such a choice of it, is not offered."""
    play = Scenario(hands={0: hand}, life=life)
    play.close(*closed)
    assert ("special" in play.start().offers(0)) is playable
