"""Section 2: the decks, the deal at every number of players, loyalty and when it is read, the first player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.camelot import GAME
from games.camelot.pieces import (
    BLACK_DECK,
    DIE,
    PATTERNS,
    TERMS,
    VALUES,
    WHITE_DECK,
    Black,
    Knight,
    Place,
    Relic,
    White,
)
from games.camelot.rules import Rules
from games.camelot.state import ESCROW, ON_BOARD, REMOVED, Phase
from games.core.ask import Pace
from games.core.draw import Draw
from games.core.match import running
from games.core.options import settle
from tests.games.camelot.scenario import Scenario, fresh, lines, told

FIGHTS = {White.FIGHT1: 14, White.FIGHT2: 12, White.FIGHT3: 10, White.FIGHT4: 8, White.FIGHT5: 7}
ONCE = ["CLAIRVOYANCE", "CONVOCATION", "FATE", "HEROISM", "LADY", "MESSENGER", "PIETY", "REINFORCEMENTS"]


def test_the_white_deck() -> None:
    """1.2."""
    assert Counter(WHITE_DECK) == {**FIGHTS, White.GRAIL: 18, White.MERLIN: 7, **{White[name]: 1 for name in ONCE}}
    assert len(WHITE_DECK) == 84


def test_the_black_deck() -> None:
    """1.3."""
    foes = dict(zip(["BK1", "BK3", "BK5", "BK7", "LD1", "LD3", "LD5", "LD7"], (5, 3, 2, 1, 4, 3, 3, 1), strict=True))
    others = {"RIVER": 15, "DESPAIR": 15, "PICT_RAID": 4, "SAXON_RAID": 4, "MERCENARIES": 4, "DESOLATION": 2}
    special = [f"MORGAN{number}" for number in range(1, 6)] + ["DARK_FOREST", "GUINEVERE", "MISTS", "MORDRED", "VIVIEN"]
    assert Counter(BLACK_DECK) == {
        Black[name]: n for name, n in {**foes, **others, **dict.fromkeys(special, 1)}.items()
    }
    assert len(BLACK_DECK) == 76 and sum(card.special for card in BLACK_DECK) == 12
    assert sum(card.duels for card in BLACK_DECK) == 22


def test_the_numbers_of_pieces() -> None:
    """1.1; stored games name pieces, and where relics are, by these numbers."""
    first = {Knight: 1, White: 1, Black: 1, Place: 0, Relic: 0}
    assert all([int(one) for one in kind] == list(range(at, at + len(kind))) for kind, at in first.items())
    assert [len(kind) for kind in first] == [7, 15, 24, 9, 3] and GAME.seats == range(3, 8)
    assert [phase.value for phase in Phase] == ["muster", "divide", "evil", "heroic", "traitor"]
    assert (ON_BOARD, REMOVED, ESCROW) == (-1, -2, -3) and DIE == (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize(("mode", "loyalty"), [("standard", 8), ("n_plus_1", 5), ("certain", 4), ("none", 0)])
def test_before_the_deal_every_card_is_in_the_box(mode: str, loyalty: int) -> None:
    """1.4 and 2.1: 84 White and 76 Black cards, and as many loyalty cards as the mode takes; dealing loses none."""
    boxed = GAME.pieces(fresh(4, traitor_mode=mode))
    assert len(boxed) == 84 + 76 + loyalty and list(boxed).count("traitor") == (loyalty > 0)
    dealt = Scenario("arthur kay gawain percival", options={"traitor_mode": mode}).muster().state
    assert sorted(GAME.pieces(dealt)) == sorted(boxed)


STAKES: dict[Place, tuple[Any, ...]] = {
    Place.BLACK_KNIGHT: (True, True, 1, 1, 1, 3, 0, None),
    Place.LANCELOT: (True, False, 1, 1, 1, 4, 0, Relic.ARMOR),
    Place.DRAGON: (False, False, 2, 2, 2, 7, 0, None),
    Place.EXCALIBUR: (False, False, 2, 1, 1, 7, 0, Relic.SWORD),
    Place.HOLY_GRAIL: (False, False, 3, 1, 1, 7, 0, Relic.CUP),
    Place.PICTS: (False, True, 1, 1, 1, 4, 2, None),
    Place.SAXONS: (False, True, 1, 1, 1, 4, 2, None),
}


def test_what_each_quest_is_worth() -> None:
    """8.0: solo, perpetual, swords, life won and lost, cards, engines, relic; and the slots of the combats."""
    assert {place: tuple(terms) for place, terms in TERMS.items()} == STAKES
    assert {place: tuple(pattern) for place, pattern in PATTERNS.items()} == {
        Place.BLACK_KNIGHT: (2, 2, 4, 4),
        Place.LANCELOT: (2, 3, 5, 5),
        Place.DRAGON: (3, 3, 9, 5),
    }


def test_what_a_foe_counts() -> None:
    """1.3: by the number on the card; a Lancelot card has another one for the Dragon."""
    values = {place: [values[card] for card in sorted(values)] for place, values in VALUES.items()}
    assert values == {
        Place.BLACK_KNIGHT: [1, 3, 5, 7],
        Place.LANCELOT: [1, 3, 5, 7],
        Place.DRAGON: [5, 7, 9, 11],
    }


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("mode", ["standard", "n_plus_1", "certain", "none"])
def test_the_deal_at_every_number_of_players(seats: int, mode: str) -> None:
    """2.2: six cards each, one of them a Merlin at least; the piles; the loyalty cards left over."""
    state = fresh(seats, traitor_mode=mode)
    flow = running(Rules(state, Draw(f"deal {seats} {mode}")))
    assert next(flow).key == "contribute"
    assert [len(player.hand) for player in state.players] == [6] * seats
    assert all(White.MERLIN in player.hand for player in state.players)
    assert len(state.white_draw) == 84 - 6 * seats and len(state.black_draw) == 76
    held = [card for player in state.players for card in player.hand]
    assert held.count(White.MERLIN) + state.white_draw.count(White.MERLIN) == 7
    assert len(state.aside) == {"standard": 8 - seats, "n_plus_1": 1}.get(mode, 0)
    assert [player.traitor for player in state.players].count(True) + state.aside.count(True) == (mode != "none")
    assert sorted(state.order) == list(range(seats)) and len({player.knight for player in state.players}) == seats
    for player in state.players:
        assert player.life == 4 and player.alive and player.place is Place.CAMELOT
        assert not player.shown and not player.accused and not player.revealed
    assert state.relics == [ON_BOARD] * 3 and state.engines == state.white_swords == state.black_swords == 0
    assert [quest.place for quest in state.quests if not quest.open] == [Place.DRAGON]
    assert not any(
        quest.white or quest.black or quest.track or quest.heroism or quest.mordred for quest in state.quests
    )


LOYALTY = [False, True, False, False, False, False, False, False]
WHITES = [card for card in WHITE_DECK if card is not White.MERLIN] + [White.MERLIN] * 4


KNIGHTS = [Knight.GAWAIN, Knight.TRISTAN, Knight.KAY, Knight.PERCIVAL, Knight.ARTHUR, Knight.GALAHAD, Knight.PALAMEDES]


SEATED: dict[str, list[Any]] = {"seats": [[2, 0, 1]], "knights": [KNIGHTS]}


def set_up(**options: object) -> Rules:
    """Three seats and every draw fixed: Gawain, Tristan and Kay."""
    drawn: dict[str, list[Any]] = {
        **SEATED,
        "loyalty": [LOYALTY],
        "black": [list(BLACK_DECK)],
        "white": [WHITES],
        "first player": [1],
    }
    table = Rules(fresh(3, **options), Draw("fixed", fixed=drawn), [])
    next(running(table))
    return table


def test_the_beginning_word_for_word() -> None:
    """2.3: seats, knights in that order, loyalty and cards to each alone, and the rules of talk."""
    table = set_up(loyalty_look="at_once")
    assert table.events is not None and [told(event) for event in table.events] == lines(
        """
        is-knight who=2 knight=gawain
        is-knight who=0 knight=tristan
        is-knight who=1 knight=kay
        loyalty-standard
        ~your-loyalty | 0: loyalty=loyal
        ~your-loyalty | 1: loyalty=traitor
        ~your-loyalty | 2: loyalty=loyal
        ~dealt | 2: cards=merlin,merlin,merlin,merlin,merlin,reinforcements
        ~dealt | 0: cards=merlin,fate,heroism,lady,messenger,piety
        ~dealt | 1: cards=grail,grail,grail,merlin,clairvoyance,convocation
        etiquette
        """
    )


def test_shuffles_are_the_ones_drawn() -> None:
    """2.3: seats, loyalty, both decks and the first player come from chance."""
    state = set_up().state
    assert state.order == [2, 0, 1] and state.active == 1
    assert [player.traitor for player in state.players] == [False, True, False] and state.aside == [False] * 5
    assert [dark.card for dark in state.black_draw] == list(BLACK_DECK)
    assert state.white_draw == WHITES[:-15]


def test_gifts_are_shown_together_and_shared_by_the_first_player() -> None:
    """2.3: nothing is shown before the last has chosen; the first player proposes to all."""
    play = Scenario("kay gawain galahad", fixed={"first player": [2], **SEATED}).muster()
    assert play.ask is not None and play.ask.pace is Pace.TURN and set(play.ask.menus) == {0, 1, 2}
    given = {}
    for seat in range(3):
        assert not play.events("contributes") and not play.state.pool
        given[seat] = play.offers(seat)[-1]
        play.say(seat, given[seat])
    assert {event.args["who"]: event.args["card"] for event in play.events("contributes")} == given
    assert play.key == "share" and play.ask.awaits == (2,) and play.state.phase is Phase.DIVIDE
    assert [event.args["whom"] for event in play.events("share-opens")] == [[2, 0, 1]]
    play.say(2, "no_agreement")
    assert play.key == "evil" and play.ask.awaits == (2,) and play.state.turns == 1
    assert [len(player.hand) for player in play.state.players] == [6, 6, 6] and not play.state.pool


def test_a_gift_may_be_changed_until_the_last_one() -> None:
    """2.3 and clarification 12."""
    play = Scenario("kay gawain galahad").muster()
    first, second = play.offers(0)[:2]
    play.say(0, first).say(0, second).say(1, play.offers(1)[0]).say(2, play.offers(2)[0])
    assert next(event.args["card"] for event in play.events("contributes") if event.args["who"] == 0) == second


def test_arthur_begins_if_he_is_there() -> None:
    """2.3: else a player drawn by chance, whatever the seats."""
    firsts = set()
    for number in range(30):
        state = fresh(3)
        next(running(Rules(state, Draw(f"first {number}"))))
        arthur = [seat for seat, player in enumerate(state.players) if player.knight is Knight.ARTHUR]
        if arthur:
            assert state.active == arthur[0]
        else:
            firsts.add(state.order.index(state.active))
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize(
    ("look", "mode", "known"),
    [("at_once", "standard", True), ("after_6_swords", "standard", False), ("from_turn_6", "certain", False)],
)
def test_when_loyalty_is_read(look: str, mode: str, known: bool) -> None:
    """2.1: at once, or by nobody at first, the Traitor included."""
    state = fresh(3, loyalty_look=look, traitor_mode=mode)
    next(running(Rules(state, Draw("look"))))
    assert [player.looked for player in state.players] == [known] * 3
    assert all((GAME.view(state, seat).traitor is not None) is known for seat in range(3))


def test_without_a_traitor_nobody_wonders() -> None:
    """2.1: no cards are dealt, everybody knows to be loyal, and nothing is whispered later."""
    state = fresh(3, traitor_mode="none", loyalty_look="after_6_swords")
    events: list[Any] = []
    next(running(Rules(state, Draw("none"), events)))
    assert all(player.looked and not player.traitor for player in state.players)
    assert not any(event.key == "your-loyalty" for event in events)
    assert any(event.key == "loyalty-none" for event in events)


def test_options_and_clocks() -> None:
    """2.1: defaults; card decisions have the short clock."""
    options = settle(GAME.options, {})
    assert options["traitor_mode"] == "standard" and options["knight_assignment"] == "random"
    assert options["allow_voluntary_reveal"] is False and options["min_window"] == 8
    assert GAME.seconds(options, Pace.TURN) == 300
    assert GAME.seconds(options, Pace.REACTION) == GAME.seconds(options, Pace.SECRET) == 60
    assert GAME.setup(3, options).min_window == 8 and not GAME.setup(3, options).voluntary_reveal
    assert list(GAME.seats) == [3, 4, 5, 6, 7] and not GAME.conceding_ends
