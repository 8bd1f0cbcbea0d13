"""Section 3: what each may know, as white lists: of the view, and of everything that is said in whole games."""

from __future__ import annotations

import msgspec
import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic, White
from games.camelot.rules import Rules
from games.camelot.state import REMOVED
from games.camelot.view import Champion, View
from games.core.draw import Dice, Draw
from games.core.entry import Answer
from games.core.event import Event
from games.core.match import running
from tests.games.camelot.scenario import BK, GRAIL, LANCELOT, Scenario, dead, drawn, enchanted, fresh, table, unmasked

PUBLIC = {
    "accused-loyal": "who",
    "accuses": "who whom",
    "adds-engine": "who total",
    "all-come-home": "",
    "armor-draws": "who",
    "arthur-offers": "who whom",
    "bleeds": "who life",
    "combat": "quest values count white black",
    "combat-excalibur": "quest values count sum white black",
    "comes-home": "who",
    "contributes": "who card",
    "despair-pushes": "card",
    "dies": "who",
    "discards": "who count",
    "dragon-comes": "",
    "drew-black": "who card",
    "drew-foe": "who quest",
    "drew-white": "who count",
    "ends-black-swords": "white black engines",
    "ends-count": "white black engines",
    "ends-engines": "white black engines",
    "ends-no-knights": "white black engines",
    "engine-destroyed": "who total",
    "engine-holds": "who",
    "engines": "count total",
    "etiquette": "",
    "etiquette-short": "",
    "excalibur-sacrificed": "who",
    "exchanged": "who whom",
    "falls": "",
    "foreseen": "who count",
    "gains-life": "who count life",
    "grail-darkens": "card white black",
    "grail-pushes": "card",
    "healed": "who life",
    "is-knight": "who knight",
    "kay-helps": "who card",
    "kay-passes": "who",
    "laid-face-down": "who quest",
    "laid-face-up": "who quest card",
    "lays": "who card quest",
    "loses-life": "who count life",
    "loyalty-certain": "",
    "loyalty-read": "",
    "loyalty-standard": "",
    "merlin-lifts": "who quest card",
    "merlin-lifts-hidden": "who quest",
    "merlin-offered": "who count total",
    "merlin-removes-engine": "who total",
    "merlin-removes-warrior": "who quest count",
    "merlins-prevail": "",
    "merlins-return": "count",
    "mordred-leads": "quest card",
    "moves": "who to",
    "pays-river": "who at",
    "peeks": "who",
    "plays-clairvoyance": "who",
    "plays-convocation": "who",
    "plays-fate": "who",
    "plays-heroism": "who quest",
    "plays-lady": "who",
    "plays-messenger": "who whom count",
    "plays-piety": "who",
    "plays-reinforcements": "who",
    "quest-abandoned": "quest count",
    "quest-lost": "quest",
    "quest-won": "quest",
    "relic-lost": "relic",
    "relic-waits": "relic",
    "relic-won": "who relic",
    "reshuffled": "white black",
    "reward-wasted": "count",
    "sacrifices-life": "who life",
    "saved": "who whom life",
    "share-accepted": "who",
    "share-dealt": "who count",
    "share-done": "",
    "share-fails": "who",
    "share-opens": "who cards whom",
    "share-proposed": "who cards",
    "share-proposed-nothing": "who cards",
    "share-rejected": "who",
    "siege": "who cards white roll",
    "siege-excalibur": "who cards sum white roll",
    "spell-broken": "card",
    "spell-cast": "card threat",
    "stands": "",
    "stays-away": "who",
    "stopped": "",
    "sword-moves": "to at",
    "sword-turns": "white black",
    "swords": "colour count white black",
    "takes-all": "who count",
    "taunts": "who whom",
    "time": "who",
    "time-counted": "count",
    "traitor-none": "who",
    "traitor-turns-swords": "who count",
    "traitor-was": "who",
    "turn": "who number",
    "unmasked": "who",
    "volunteers": "who",
    "warrior": "quest count",
}
"""Everything that may be said aloud, with all that may be said of it."""

PRIVATE = {
    "armor-draws": "cards",
    "dealt": "cards",
    "discards": "cards",
    "drew-foe": "card",
    "drew-white": "cards",
    "exchanged": "gave got",
    "foresees": "cards",
    "healed": "card",
    "pays-river": "card",
    "peeks": "card",
    "plays-messenger": "cards",
    "share-dealt": "cards",
    "takes-all": "cards",
    "taunts": "card",
    "your-loyalty": "loyalty",
}
"""What single seats learn on top, or alone."""

TO_TWO = {"exchanged", "plays-messenger"}
TO_ALL_WHO_SHARE = {"share-dealt"}


def check(event: Event) -> None:
    if not event.secret:
        assert set(event.args) == set(PUBLIC[event.key].split()), event.key
    else:
        assert not event.args and len(event.private) == 1, event.key
    for secret in event.private.values():
        assert set(secret) == set(PRIVATE[event.key].split()), event.key
    if event.key in TO_TWO:
        assert set(event.private) == {event.args["who"], event.args["whom"]}
    elif event.key == "taunts":
        assert list(event.private) == [event.args["whom"]]
    elif not event.secret and event.key not in TO_ALL_WHO_SHARE:
        assert not event.private or list(event.private) == [event.args["who"]], event.key


def overheard(key: str, seats: int) -> list[Event]:
    """Everything that is said in a game of robots."""
    state, events = fresh(seats, traitor_mode="certain"), []
    dice, flow = Dice(key), running(Rules(state, Draw(key), events))
    ask = next(flow)
    while True:
        seat = dice.choice(ask.awaits)
        path = GAME.robot(GAME.view(state, seat), ask.question(seat), dice, "usual")
        try:
            ask = flow.send(Answer(seat, path))
        except StopIteration:
            return events


@pytest.mark.parametrize("seats", range(3, 8))
def test_nothing_is_said_that_is_not_listed(seats: int) -> None:
    """3: every event of whole games has the facts of its row, public and private, and tells them to its seats."""
    for number in range(3):
        for event in overheard(f"overheard {number}", seats):
            check(event)


def rich() -> Scenario:
    """A table full of secrets, at the heroic phase of seat 1."""
    play = table(
        hands={0: "M F1", 1: "piety G", 2: "F5 F5 F5"},
        at={2: LANCELOT, 3: GRAIL},
        white={LANCELOT: "F2"},
        black={LANCELOT: [Black.LD1, Black.LD7], BK: [Black.BK3]},
        traitor=2,
        relics={Relic.ARMOR: 3, Relic.SWORD: REMOVED},
        top=[Black.VIVIEN, Black.MISTS],
        engines=4,
    )
    hidden = play.state.quest(LANCELOT).black[1]
    hidden.down, hidden.known = True, [0]
    play.state.black_draw[-2].known = [3]
    play.state.players[3].shown = play.state.players[3].accused = True
    return play.start()


def test_the_public_view() -> None:
    """3: numbers of cards, no hand, no loyalty but those shown, no face of a hidden card, no pile."""
    view = GAME.view(rich().state, None)
    assert (view.seat, view.hand, view.traitor, view.foreseen) == (None, [], None, [])
    assert [one.cards for one in view.champions] == [2, 2, 3, 0]
    assert [one.loyalty for one in view.champions] == [None, None, None, False]
    assert [one.accused for one in view.champions] == [False, False, False, True]
    assert [one.place for one in view.champions] == [Place.CAMELOT, Place.CAMELOT, LANCELOT, GRAIL]
    assert [(one.card, one.down) for one in view.board(LANCELOT).black] == [(Black.LD1, False), (None, True)]
    assert [(one.card, one.down) for one in view.board(BK).black] == [(Black.BK3, False)]
    assert view.board(LANCELOT).white == [White.FIGHT2] and view.engines == 4 and view.relics == [REMOVED, -1, 3]
    assert (view.white_draw, view.white_discard, view.black_draw, view.black_discard) == (76, 0, 73, 0)
    assert (view.order, view.active, view.over, view.winners) == ([0, 1, 2, 3], 1, "", [])


DIFFERS = {"seat", "hand", "traitor", "foreseen", "boards"}


@pytest.mark.parametrize("seat", range(4))
def test_what_one_seat_knows_on_top(seat: int) -> None:
    """3: their own hand and loyalty, cards they have seen in the pile, and the hidden cards they have laid."""
    state = rich().state
    mine, public = (msgspec.structs.asdict(GAME.view(state, whose)) for whose in (seat, None))
    assert {name for name in mine if mine[name] != public[name]} <= DIFFERS
    view = GAME.view(state, seat)
    assert view.seat == seat and view.hand == sorted(state.players[seat].hand) and view.traitor is (seat == 2)
    assert view.foreseen == ([(1, Black.MISTS)] if seat == 3 else [])
    assert view.board(LANCELOT).black[1].card is (Black.LD7 if seat == 0 else None)


def test_a_view_has_nothing_but_this() -> None:
    """3: whatever is added to the view is added to this list, and thought about."""
    public = "champions order active phase turns turn boards resolving played pool sharing offered relics traitor_mode"
    piles = "white_draw white_discard black_draw black_discard"
    counters = "dark_forest mists vivien engines white_swords black_swords flipped over winners"
    own = "seat hand traitor foreseen"
    assert set(View.__struct_fields__) == set(f"{public} {piles} {counters} {own}".split())
    champion = "seat knight life alive revealed place cards loyalty accused deeds"
    assert set(Champion.__struct_fields__) == set(champion.split())


@pytest.mark.parametrize("looked", [True, False])
def test_nobody_knows_a_card_they_have_not_read(looked: bool) -> None:
    """2.1: not even the Traitor, while the look is late."""
    play = rich()
    for player in play.state.players:
        player.looked = looked
    assert [GAME.view(play.state, seat).traitor for seat in range(4)] == (
        [False, False, True, False] if looked else [None] * 4
    )
    assert GAME.view(play.state, None).champions[2].loyalty is None


def test_a_card_being_resolved_shows_its_face_only_when_it_lies_so() -> None:
    """5: drawn face down, to the drawer alone; shown, to all."""
    play = drawn(Black.BK7)
    assert play.key == "face"
    faces = {seat: GAME.view(play.state, seat).resolving[0].card for seat in (None, 0, 1, 2, 3)}
    assert faces == {None: None, 0: None, 1: Black.BK7, 2: None, 3: None}
    sword = drawn(Black.BK7, relics={Relic.SWORD: 2}).say(1, "down")
    assert sword.key == "cancel" and GAME.view(sword.state, 2).resolving[0].card is None
    shown = drawn(Black.BK7, relics={Relic.SWORD: 2}).say(1, "up")
    assert GAME.view(shown.state, 2).resolving[0].card is Black.BK7


def test_a_special_card_is_seen_while_it_enters() -> None:
    """5: everybody must know what they may stop."""
    play = drawn(Black.MORGAN4)
    assert [GAME.view(play.state, seat).resolving[0].card for seat in (None, 0)] == [Black.MORGAN4] * 2


OPEN = "active phase turns turn engines white_swords black_swords flipped dark_forest mists vivien relics traitor_mode"


@pytest.mark.parametrize("spell", [Black.DARK_FOREST, Black.MISTS, Black.VIVIEN], ids=str)
def test_what_lies_open_is_seen_as_it_is(spell: Black) -> None:
    """3: swords by colour, engines, relics, spells in force, the turn and what was done in it."""
    play = table(engines=1, white_swords=2, black_swords=3, flipped=4, turns=9, relics={Relic.CUP: 2})
    state = enchanted(play, spell).state
    view = GAME.view(state, None)
    assert {name: getattr(view, name) for name in OPEN.split()} == {name: getattr(state, name) for name in OPEN.split()}


def test_a_white_card_is_seen_while_it_takes_effect() -> None:
    """3: which special card is played is public."""
    play = table(hands={1: "clairvoyance"}).start().say(1, "special", "clairvoyance")
    assert GAME.view(play.state, None).played == [White.CLAIRVOYANCE]


@pytest.mark.parametrize("card", [Black.MORGAN1, Black.MORGAN5], ids=str)
@pytest.mark.parametrize("hand", ["", "M", "F1", "M M F1", "G G G F5"])
def test_nobody_is_passed_over_for_what_they_hold(card: Black, hand: str) -> None:
    """17.4: every knight is asked in the windows offered to all, with the same buttons."""
    play = drawn(card, hands={2: hand})
    for key in ("cancel", "volunteer"):
        assert play.ask is not None and play.key.startswith(key)
        assert set(play.ask.menus) == set(play.ask.awaits) == {0, 1, 2, 3} and play.ask.face is not None
        play.let_come()


def test_a_traitor_may_play_fate_as_the_loyal_do() -> None:
    """9.1: the Traitor who takes the loyal effect is heard as anybody else is."""
    loyal = table(hands={1: "fate"}).start().say(1, "special", "fate")
    hiding = table(hands={1: "fate"}, traitor=1).start().say(1, "special", "fate", "as_loyal")
    assert hiding.told() == loyal.told() and hiding.key == loyal.key == "heroic"


def test_offers_are_seen_as_a_number() -> None:
    """6.3: the running total; hands keep their cards until the third."""
    play = drawn(Black.MORGAN4, hands={2: "M M"}).say(2, "offer", "2")
    view = GAME.view(play.state, 3)
    assert view.offered == 2 and view.champions[2].cards == 2


def test_one_knight_may_offer_again() -> None:
    """6.3: offers of one knight count together; the third Merlin stops the card."""
    play = drawn(Black.MORGAN4, hands={2: "M M M"}).say(2, "offer", "1").say(2, "offer", "2")
    assert play.events("merlins-prevail") and not play.hand(2) and play.life(0) == 4


def test_foresight_is_the_lookers_alone() -> None:
    """9.1: how many lie above each, newest first; those who knew the old order know nothing now."""
    play = table(hands={1: "clairvoyance"}, top=[Black.BK1, Black.BK3, Black.RIVER, Black.VIVIEN, Black.MISTS])
    play.state.black_draw[-1].known = [0]
    play.start().say(1, "special", "clairvoyance")
    before = GAME.view(play.state, 1).foreseen
    assert before == [(0, Black.BK1), (1, Black.BK3), (2, Black.RIVER), (3, Black.VIVIEN), (4, Black.MISTS)]
    play.say(1, "mists", "bk1", "bk3", "river")
    after = [(0, Black.MISTS), (1, Black.BK1), (2, Black.BK3), (3, Black.RIVER), (4, Black.VIVIEN)]
    assert GAME.view(play.state, 1).foreseen == after
    assert not GAME.view(play.state, 0).foreseen and not GAME.view(play.state, None).foreseen


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("known", [[], [1]])
def test_clairvoyance_with_few_cards_left(count: int, known: list[int]) -> None:
    """9.1: all there are, without a reshuffle; a single card needs no order, and may be known already."""
    play = table(hands={1: "clairvoyance"})
    play.state.black_draw[-1].known = known
    play.state.resolving, play.state.black_draw = play.state.black_draw[:-count], play.state.black_draw[-count:]
    play.held = True
    play.start().say(1, "special", "clairvoyance")
    assert (play.key == "foresight") is (count > 1) and not play.events("reshuffled")
    if count > 1:
        play.time()
    assert play.key == "heroic" and all(dark.known == [1] for dark in play.state.black_draw)
    assert play.events("foreseen")[0].args["count"] == count


def test_a_dead_traitor_stays_unknown() -> None:
    """3 and 12.6: death shows no loyalty; unmasking does."""
    play = drawn(Black.MORGAN4, life={2: 1}, traitor=2).let_come()
    assert not play.state.players[2].alive and GAME.view(play.state, 0).champions[2].loyalty is None
    assert GAME.view(unmasked(table(), 3).state, 0).champions[3].loyalty is True


def test_champions_in_a_view() -> None:
    """The view's own questions answer as the state's do."""
    play = unmasked(table(at={0: BK, 2: GRAIL, 3: GRAIL}, relics={Relic.SWORD: 0}), 3)
    play.state.players[3].place = GRAIL
    view = GAME.view(play.state, None)
    assert view.present(GRAIL) == [2] and [one.seat for one in view.knights()] == [0, 1, 2]
    assert view.owner(Relic.SWORD) == 0 and view.owner(Relic.CUP) is None and view.round_from(2) == [2, 3, 0, 1]
    assert view.free(Place.CAMELOT) and view.free(GRAIL) and not view.free(BK) and not view.free(Place.DRAGON)
    assert view.free(LANCELOT)
    assert [one.seat for one in GAME.view(dead(play, 0).state, None).knights()] == [1, 2]


def test_the_order_of_seats() -> None:
    """2.3: as they were drawn; before that as people sat down."""
    assert GAME.view(fresh(3), None).order == [0, 1, 2]
    play = table()
    play.state.order = [2, 0, 3, 1]
    assert GAME.view(play.state, None).order == [2, 0, 3, 1]
