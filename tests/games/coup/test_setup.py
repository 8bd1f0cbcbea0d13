"""Dealing, the two-player draft, who starts, and the series."""

from __future__ import annotations

import pytest

from games.core.match import begin
from games.core.options import settle
from games.core.robot import LEVELS
from games.core.text import Refused, say
from games.coup import GAME
from games.coup.pieces import Action, Character, cast
from games.coup.state import State
from games.coup.view import view
from tests.games.coup.playing import Play, cards, fresh, table

FIFTHS = ("ambassador", "inquisitor")


@pytest.mark.parametrize("fifth", FIFTHS)
@pytest.mark.parametrize(("seats", "court"), [(2, 3), (3, 9), (4, 7), (5, 5), (6, 3), (7, 6), (8, 4)])
def test_setup_by_players(seats: int, court: int, fifth: str) -> None:
    """K01: Court and coins by the number of players."""
    play = fresh(seats, start="2", fifth=fifth)
    if seats == 2:
        play.time()
    assert len(play.state.court) == court
    assert play.lives() == [2] * seats
    assert play.coins() == ([2, 1] if seats == 2 else [2] * seats)
    assert play.asked() == ("act", (1,))
    other = Character.INQUISITOR if fifth == "ambassador" else Character.AMBASSADOR
    assert all(other not in player.hidden for player in play.state.players)


def test_what_is_stored_by_number_or_name() -> None:
    """2 to 8 players; tables in progress and people's standing answers are kept under these."""
    assert GAME.seats == range(2, 9) and GAME.levels == LEVELS
    assert GAME.standing_choices() == GAME.standing_passes() == ("pass-for-me",)
    assert [int(one) for one in Character] == [1, 2, 3, 4, 5, 6] and [int(one) for one in Action] == list(range(1, 9))


def test_draft() -> None:
    """K02: the dealt card and the chosen one; the rival sees only two hidden cards; eight cards are out."""
    play = fresh(2, {"third pile": [cards("du,as,co,ca,am")]}, start="1")
    assert play.asked() == ("draft", (0, 1)) and play.coins() == [1, 2]
    assert view(play.state, 0).hand == cards("am") and view(play.state, 0).pile == list(cast(Character.AMBASSADOR))
    play.say(0, "ambassador")
    assert play.asked() == ("draft", (1,))
    assert view(play.state, 0).pick is Character.AMBASSADOR and view(play.state, 1).pick is None
    play.say(0, "assassin").say(1, "captain")
    assert play.hidden(0) == ["ambassador", "assassin"] and play.hidden(1) == ["captain", "captain"]
    assert play.state.court == cards("du,as,co")
    assert [len(player.pile) for player in play.state.players] == [4, 4]
    seen = view(play.state, 1)
    assert seen.courtiers[0].hidden == 2 and seen.hand == cards("ca,ca") and seen.pile == cards("du,as,co,am")
    assert play.asked() == ("act", (0,))


def test_draft_may_double_the_dealt_card() -> None:
    """Section 2: choosing a copy of the dealt character is allowed."""
    play = fresh(2, {"third pile": [cards("du,as,co,ca,am")]}, start="1")
    assert list(play.menu(0).choices) == [card.word for card in cast(Character.AMBASSADOR)]
    play.say(0, "ambassador").say(1, "duchess")
    assert play.hidden(0) == ["ambassador", "ambassador"]


def test_draft_at_the_deadline() -> None:
    """D0: whoever has not chosen gets a random card from their own pile; a choice that was made stands."""
    play = fresh(2, {"default pick": ["contessa"], "third pile": [cards("du,as,co,ca,am")]}, start="1")
    play.say(1, "duchess").time()
    assert play.hidden(0) == ["ambassador", "contessa"] and play.hidden(1) == ["captain", "duchess"]


def test_dealing_goes_round_twice() -> None:
    """14.8: rising seat number, one card at a time, two rounds."""
    deck = cards("du,as,co,ca,am,du,as,co,ca,am,du,as,co,ca,am")
    play = fresh(3, {"deck": [deck]}, start="1")
    assert [play.player(seat).hidden for seat in range(3)] == [cards("am,as"), cards("ca,du"), cards("co,am")]
    assert play.state.court == deck[:9]


def test_seven_players_use_four_copies() -> None:
    """K43: four copies of each, a Court of six."""
    play = fresh(7)
    pieces = [*play.state.court, *(card for player in play.state.players for card in player.hidden)]
    assert sorted(pieces) == sorted(card for card in cast(Character.AMBASSADOR) for _ in range(4))
    assert len(play.state.court) == 6


def test_two_players_standard() -> None:
    """14.6: two_player=standard deals all cards: a Court of eleven, coins one and two."""
    play = fresh(2, two_player="standard", start="2")
    assert play.asked() == ("act", (1,)) and len(play.state.court) == 11 and play.coins() == [2, 1]
    assert all(not player.pile for player in play.state.players)


def test_defaults() -> None:
    """Section 10: what a host who changes nothing gets."""
    assert settle(GAME.options, {}) == {
        "fifth": "ambassador",
        "doubter_keeps_block": True,
        "doubt_priority": "fastest",
        "auto_pass": True,
        "confirm_doubt": False,
        "start": "random",
        "series_wins": 1,
        "two_player": "draft",
        "steal_from_zero": False,
        "action_seconds": 90,
        "window_seconds": 30,
        "card_seconds": 60,
        "window_hold": 4,
    }


def test_every_option_counts() -> None:
    """Section 10: each option is where the rules look for it, and no other."""
    usual = GAME.setup(3, settle(GAME.options, {}))
    assert (usual.fifth, usual.doubter_keeps_block, usual.clockwise) == (Character.AMBASSADOR, True, False)
    assert (usual.auto_pass, usual.confirm_doubt, usual.hold, usual.series_wins) == (True, False, 4, 1)
    assert (usual.draft, usual.steal_from_zero, usual.starter) == (True, False, None)
    names = ("fifth", "doubter_keeps_block", "doubt_priority", "auto_pass", "confirm_doubt", "series_wins")
    values = ("inquisitor", False, "clockwise", True, True, 3)
    others = {"start": "3", "two_player": "standard", "steal_from_zero": True, "window_hold": 9}
    state = GAME.setup(3, settle(GAME.options, {**dict(zip(names, values, strict=True)), **others}))
    assert (state.fifth, state.doubter_keeps_block, state.clockwise) == (Character.INQUISITOR, False, True)
    assert (state.auto_pass, state.confirm_doubt, state.hold, state.series_wins) == (True, True, 9, 3)
    assert (state.draft, state.steal_from_zero, state.starter) == (False, True, 2)
    assert GAME.setup(3, settle(GAME.options, {"auto_pass": False, "window_hold": 9})).hold == 0


@pytest.mark.parametrize(
    ("name", "legal", "illegal"),
    [
        ("series_wins", (1, 2, 10), (0, 11)),
        ("window_seconds", (5, 600, 43_200), (4, 601)),
        ("action_seconds", (15, 600, 86_400), (14, 601)),
        ("card_seconds", (15, 600, 86_400), (14, 601)),
        ("window_hold", (0, 30), (-1, 31)),
        ("fifth", ("inquisitor",), ("duchess", "both")),
        ("doubt_priority", ("clockwise",), ("slowest",)),
        ("two_player", ("standard",), ("none",)),
        ("start", ("8",), ("9", "0")),
    ],
)
def test_ranges(name: str, legal: tuple[object, ...], illegal: tuple[object, ...]) -> None:
    """Section 10: what may be set, and what not."""
    for value in legal:
        assert settle(GAME.options, {name: value})[name] == value
    for value in illegal:
        with pytest.raises(Refused):
            settle(GAME.options, {name: value})


def test_random_start() -> None:
    """Section 2: without the option the first player is drawn."""
    assert {fresh(3, key=f"k{number}").state.active for number in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("winner", range(3))
def test_the_winner_of_the_last_game_starts_the_rematch(winner: int) -> None:
    """Section 2, K36: a finished game leaves who starts, a running one nothing; a seat that is named comes first."""
    play = fresh(3, start="1", series_wins=2)
    assert GAME.legacy(play.state) == {}
    win(play, winner)
    assert GAME.legacy(play.state) == {}
    win(play, winner)
    legacy = GAME.legacy(play.state)
    assert legacy == {winner: "starts"}
    for key in "abcd":
        position = begin(GAME, 3, settle(GAME.options, {}), key, legacy=legacy)
        assert position.ask is not None and position.ask.awaits == (winner,)
    named = begin(GAME, 3, settle(GAME.options, {"start": "2"}), "key", legacy=legacy)
    assert named.ask is not None and named.ask.awaits == (1,)


def test_the_first_of_two_has_one_coin_in_a_rematch_too() -> None:
    """Section 2: whoever starts, by whatever right."""
    state = begin(GAME, 2, settle(GAME.options, {}), "key", legacy={1: "starts"}).state
    assert isinstance(state, State) and [player.coins for player in state.players] == [2, 1]


def test_start_beyond_the_seats() -> None:
    """Option start: a seat that nobody has is refused."""
    with pytest.raises(Refused) as refused:
        GAME.setup(3, settle(GAME.options, {"start": "4"}))
    assert refused.value.phrase == say("refused-option-seat", option="coup-option-start", most=3)


def win(play: Play, winner: int) -> None:
    """Everybody else gives up the cards: the winner murders them all."""
    game = play.state.game
    while play.state.game == game and play.ask is not None:
        key, awaited = play.asked()
        if key == "lose":
            play.time()
        elif awaited[0] == winner:
            play.player(winner).coins = 10
            victim = next(seat for seat in play.state.living() if seat != winner)
            play.say(winner, "murder", victim)
        else:
            play.player(awaited[0]).coins = 0
            play.say(awaited[0], "income")


def test_series() -> None:
    """Section 7: wins are counted, the winner starts the next game, enough wins end the series."""
    play = fresh(3, start="1", series_wins="2")
    win(play, 2)
    assert play.state.game == 2 and play.asked() == ("act", (2,)) and play.state.result is None
    assert play.coins() == [2, 2, 2] and play.lives() == [2, 2, 2] and not play.state.claims
    win(play, 1)
    assert play.asked() == ("act", (1,))
    win(play, 2)
    assert play.ask is None and play.state.result is not None
    assert play.state.result.winners == [2] and play.state.result.scores == [0, 1, 2]


def test_a_new_game_of_a_series_begins_afresh() -> None:
    """Section 7: coins, cards, claims, what was seen and put back, all but the wins is gone; the winner starts."""
    play = fresh(4, start="2", series_wins="2", fifth="inquisitor")
    play.say(1, "exchange").pass_all().time().say(2, "examine", 1).pass_all().time().time()
    play.say(3, "tax").pass_all().leave(3)
    assert play.state.claims and play.state.sights and play.player(1).returned and play.player(1).renewed
    win(play, 2)
    state = play.state
    assert play.asked() == ("act", (2,)) and (state.game, state.turn, state.starter) == (2, 1, 2)
    assert (state.claims, state.sights, state.move, state.drawn) == ([], [], None, [])
    assert play.coins() == [2, 2, 2, 0] and play.lives() == [2, 2, 2, 0] and len(state.court) == 9
    for player in state.players:
        assert (player.shown, player.returned, player.pile, player.renewed) == ([], [], [], 0)
    assert [player.wins for player in state.players] == [0, 0, 1, 0]
    begins = [event.args for event in play.events if event.key == "game-begins"]
    assert begins == [{"who": 1, "number": 1}, {"who": 2, "number": 2}]


def test_the_win_is_that_of_who_is_left() -> None:
    """Section 7: also when it was another player's turn, who doubted a true block with the last card."""
    play = table("am", "co,ca", lost={0: "du"}, two_player="standard", series_wins=2).say(0, "steal", 1).pass_all()
    play.say(1, "captain").say(0, "doubt")
    assert [player.wins for player in play.state.players] == [0, 1] and play.asked() == ("act", (1,))
    conceded = table("am,as", "co,ca", two_player="standard", series_wins=2).leave(0)
    assert conceded.state.result is not None and conceded.state.result.winners == [1]
    assert conceded.state.result.scores == [0, 1]


def test_wins_are_told_with_the_target() -> None:
    """Section 7: after each game how far its winner has come; the truth is told with the last one."""
    play = fresh(3, start="1", series_wins="2")
    for winner in (2, 1, 2):
        win(play, winner)
    told = [event.args for event in play.events if event.key == "game-won"]
    assert told == [{"who": who, "wins": wins, "target": 2} for who, wins in ((2, 1), (1, 1), (2, 2))]
    assert play.heard().count("held") == 1


def test_a_smaller_table_has_a_smaller_deck() -> None:
    """14.4, section 2: without the seventh player the next game is dealt with three copies of each."""
    play = fresh(7, start="1", series_wins="2").leave(6)
    assert play.state.copies == 4
    win(play, 3)
    assert play.state.copies == 3 and len(play.state.court) == 3 and play.asked() == ("act", (3,))
    assert sorted(GAME.pieces(play.state)) == sorted(card.word for card in Character for _ in range(4))


def test_figures_go_on_through_a_series() -> None:
    """Section 7: claims, bluffs and who was caught are counted over all games."""
    play = fresh(3, start="1", series_wins="2")
    play.say(0, "tax").pass_all()
    win(play, 0)
    play.say(0, "tax").pass_all()
    assert play.player(0).claims == 2


def test_series_goes_on_without_who_conceded() -> None:
    """14.4: a conceded seat is not dealt in again; the setup follows the number dealt in."""
    play = fresh(3, start="1", series_wins="3")
    play.leave(1)
    assert play.player(1).gone
    win(play, 2)
    assert play.asked()[0] == "draft" and play.open().awaits == (0, 2)
    assert play.coins() == [2, 0, 1] and play.lives() == [1, 0, 1]
    play.say(0, "duchess").say(2, "duchess")
    assert play.asked() == ("act", (2,))


def test_last_one_left_wins_the_series() -> None:
    """14.4: when all others have conceded, the last one left wins, however few games that took."""
    play = fresh(3, start="1", series_wins="5")
    play.leave(0, 2)
    assert play.ask is None and play.state.result is not None
    assert play.state.result.winners == [1] and play.state.result.scores == [0, 1, 0]
