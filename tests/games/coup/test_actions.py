"""What each action does when nothing stands in its way, and what may not be done."""

from __future__ import annotations

import pytest

from games.core.flow import PASS
from games.core.text import say
from games.coup.moves import one_card
from games.coup.pieces import Character
from games.coup.view import view
from tests.games.coup.playing import cards, table


def test_income() -> None:
    """K03: no window opens; a coin; the next player."""
    play = table("du,ca", "as,co", "am,am").say(0, "income")
    assert play.coins() == [3, 2, 2] and play.asked() == ("act", (1,))


def test_foreign_aid_has_no_doubt() -> None:
    """K04: all allow, two coins; no claim is open to doubt."""
    play = table("du,ca", "as,co", "am,am").say(0, "foreign_aid")
    assert play.asked() == ("block-foreign_aid", (1, 2))
    assert play.menu(1).choices == ("duchess", PASS)
    play.refuses(1, "doubt")
    play.pass_all()
    assert play.coins() == [4, 2, 2] and play.asked() == ("act", (1,))
    assert not any(key.startswith("doubted") for key in play.heard())


def test_murder() -> None:
    """K08: seven coins, the victim chooses the card, no window."""
    play = table("du,ca", "as,co", "am,am", coins=[7, 2, 2]).say(0, "murder", 1)
    assert play.asked() == ("lose", (1,)) and play.coins() == [0, 2, 2]
    play.say(1, "contessa")
    assert play.shown(1) == ["contessa"] and play.hidden(1) == ["assassin"] and play.asked() == ("act", (1,))


@pytest.mark.parametrize("coins", [10, 11, 12])
def test_ten_coins_force_murder(coins: int) -> None:
    """K09: with ten or more only Murder is legal."""
    play = table("du,ca", "as,co", "am,am", coins=[coins, 2, 2])
    assert play.asked() == ("murder", (0,))
    for action in (("income",), ("foreign_aid",), ("tax",), ("exchange",), ("steal", 1), ("assassinate", 1)):
        play.refuses(0, *action)
    play.say(0, "murder", 2)
    assert play.coins()[0] == coins - 7


BASIC = ["income", "foreign_aid", "tax", "steal", "exchange"]


@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
@pytest.mark.parametrize(
    ("coins", "more"),
    [
        (0, []), (2, []), (3, ["assassinate"]), (6, ["assassinate"]),
        (7, ["assassinate", "murder"]), (9, ["assassinate", "murder"]),
    ],
)  # fmt: skip
def test_what_may_be_done_and_to_whom(coins: int, more: list[str], fifth: str) -> None:
    """Section 3: by one's coins; any living opponent is a target, only a steal needs one with coins."""
    play = table("du,ca", "as,co", "co,ca", "", lost={3: "du,as"}, coins=[0, coins, 1, 0], active=1, fifth=fifth)
    menu = play.menu(1)
    examine = ["examine"] if fifth == "inquisitor" else []
    assert list(menu.choices) == [*BASIC, *examine, *more]
    for action in menu.choices:
        step = menu.after(action)
        targets = [] if step is None else list(step.choices)
        aimed = action in ("assassinate", "murder", "examine")
        assert targets == (["2"] if action == "steal" else ["0", "2"] if aimed else [])


def test_murder_needs_seven() -> None:
    """Section 3: six coins do not buy a Murder, two no Assassin."""
    play = table("du,ca", "as,co", coins=[6, 2])
    play.refuses(0, "murder", 1)
    poor = table("du,ca", "as,co", coins=[2, 2])
    poor.refuses(0, "assassinate", 1)


def test_duchess_to_twelve() -> None:
    """K10: nine coins and the Duchess make twelve; the next turn must be Murder."""
    play = table("du,ca", "as,co", coins=[9, 2]).say(0, "tax").pass_all()
    assert play.coins() == [12, 2]
    play.say(1, "income")
    assert play.asked() == ("murder", (0,))


def test_stolen_below_ten() -> None:
    """K10: unless steals have left fewer than ten."""
    play = table("du,am", "ca,co", coins=[11, 2], active=1)
    play.say(1, "steal", 0).pass_all().pass_all()
    assert play.coins() == [9, 4] and play.asked() == ("act", (0,))


def test_no_target_out_of_the_game_and_not_oneself() -> None:
    """Section 3: a target is a living opponent."""
    play = table("du,ca", "", "am,am", lost={1: "as,co"}, coins=[8, 0, 2])
    for action in ("murder", "assassinate", "steal"):
        play.refuses(0, action, 0)
        play.refuses(0, action, 1)
    play.refuses(0, "examine", 2)


def test_steal_takes_what_there_is() -> None:
    """K23: one coin of one; a player without coins is no target."""
    play = table("du,ca", "as,co", "am,am", coins=[2, 1, 0])
    play.refuses(0, "steal", 2)
    play.say(0, "steal", 1).pass_all().pass_all()
    assert play.coins() == [3, 0, 0]


def test_steal_from_zero() -> None:
    """14.6: with steal_from_zero it is legal, with all windows, and takes nothing."""
    play = table("du,ca", "as,co", "am,am", coins=[2, 2, 0], steal_from_zero=True).say(0, "steal", 2)
    assert play.asked() == ("doubt-steal", (1, 2))
    play.pass_all()
    assert play.asked() == ("block-steal", (2,))
    play.pass_all()
    assert play.coins() == [2, 2, 0] and play.asked() == ("act", (1,))


def test_nobody_has_coins_to_steal() -> None:
    """Section 3: without a target there is no such action."""
    play = table("du,ca", "as,co", coins=[2, 0])
    assert "steal" not in play.menu(0).choices


def test_ambassador_with_one_life() -> None:
    """K26: sees three cards, keeps one, returns two; the Court has its size again."""
    play = table("am", "as,co", "du,du", lost={0: "du"}, court="ca,ca,co,as").say(0, "exchange").pass_all()
    assert play.asked() == ("exchange", (0,)) and len(play.menu(0).choices) == 3
    assert view(play.state, 0).drawn == cards("as,co") and view(play.state, 1).drawn == []
    play.refuses(0, ("assassin", "contessa"))
    play.say(0, ("assassin",))
    assert play.hidden(0) == ["assassin"] and sorted(play.state.court) == cards("co,ca,ca,am")


def test_ambassador_with_two_lives() -> None:
    """Section 6: four cards, keep two, also two equal ones."""
    play = table("am,co", "as,co", court="ca,as,co").say(0, "exchange").pass_all()
    assert play.menu(0).choices == ("assassin", "contessa", "contessa~2", "ambassador")
    for wrong in (("contessa",), ("assassin", "contessa", "ambassador"), ()):
        play.refuses(0, wrong)
    play.say(0, ("contessa", "contessa~2"))
    assert play.hidden(0) == ["contessa", "contessa"] and sorted(play.state.court) == cards("as,ca,am")
    assert view(play.state, 0).returned == cards("as,am") and view(play.state, 1).returned == []


def test_exchange_at_the_deadline() -> None:
    """K27: the old cards are kept, and everybody hears the same as of a real exchange; only the owner hears more."""
    public, private = [], []
    for answer in (("contessa", "ambassador"), ("assassin", "contessa"), None):
        play = table("am,co", "as,co", court="ca,as,du").say(0, "exchange").pass_all()
        assert play.open().quiet, "the house keeps it to itself as well"
        before = len(play.events)
        if answer:
            play.say(0, answer)
        else:
            play.time()
            assert play.hidden(0) == ["ambassador", "contessa"]
        assert len(play.state.court) == 3
        news = play.events[before:]
        public.append([phrase for event in news for phrase in event.heard_by("coup", None)])
        private.append([phrase.key for event in news for phrase in event.heard_by("coup", 0)])
    assert public == [[say("coup-exchanged", who=0)]] * 3
    assert "coup-kept-old.private" in private[2] and "coup-kept-old.private" not in private[0] + private[1]


def test_inquisitor_exchanges_one() -> None:
    """K28: sees three, keeps two, returns one."""
    play = table("in,co", "as,co", court="ca,as,du", fifth="inquisitor").say(0, "exchange")
    assert play.asked() == ("doubt-exchange", (1,))
    play.pass_all()
    assert play.menu(0).choices == ("duchess", "contessa", "inquisitor")
    play.say(0, ("duchess", "contessa"))
    assert play.hidden(0) == ["contessa", "duchess"] and sorted(play.state.court) == cards("as,ca,in")


def test_examine_and_replace() -> None:
    """K29: the Contessa goes into the Court, then the target draws; the third player never sees the card."""
    play = table("in,as", "co,du", "ca,ca", court="as,in", fifth="inquisitor", fixed={"court": [cards("as,co,in")]})
    play.say(0, "examine", 1).pass_all()
    assert play.asked() == ("show", (1,))
    play.say(1, "contessa")
    assert play.asked() == ("decide", (0,))
    assert [view(play.state, seat).looking for seat in (0, 1, 2, None)] == [3, 3, None, None]
    play.say(0, "replace")
    assert play.hidden(1) == ["duchess", "inquisitor"] and sorted(play.state.court) == cards("as,co")
    assert "replaced" in play.heard()
    for event in play.events:
        assert "card" not in event.args and 2 not in event.private
    assert [sight.card for sight in view(play.state, 0).seen] == [Character.CONTESSA]
    assert not view(play.state, 0).seen[0].sure and view(play.state, 2).seen == []


def test_examine_and_give_back() -> None:
    """Section 6: only "given back" is public; the Inquisitor remembers."""
    play = table("in,as", "co,du", "ca,ca", court="as,in", fifth="inquisitor")
    play.say(0, "examine", 1).pass_all().say(1, "contessa").say(0, "return")
    assert play.hidden(1) == ["contessa", "duchess"] and play.heard()[-1] == "given-back"
    assert view(play.state, 0).seen[0].sure and view(play.state, 1).shown_to[0].card is Character.CONTESSA
    assert play.asked() == ("act", (1,))


def test_examine_with_one_card() -> None:
    """D7: with one hidden card there is nothing to choose."""
    play = table("in,as", "co", "ca,ca", lost={1: "du"}, fifth="inquisitor").say(0, "examine", 1).pass_all()
    assert play.asked() == ("decide", (0,)) and view(play.state, 0).looking is Character.CONTESSA


def test_examine_deadlines() -> None:
    """D7 and D8: a random card is shown, and it is given back."""
    play = table("in,as", "co,du", fifth="inquisitor", fixed={"default show": ["duchess"]})
    play.say(0, "examine", 1).pass_all().time()
    assert view(play.state, 0).looking is Character.DUCHESS
    play.time()
    assert play.hidden(1) == ["contessa", "duchess"] and play.heard()[-1] == "given-back"


def test_examine_of_a_bluffer_ends() -> None:
    """K30: a doubted bluff shows nothing, and there is no block of an examination."""
    play = table("as,as", "co,du", "ca,ca", fifth="inquisitor").say(0, "examine", 1).say(1, "doubt")
    assert play.asked() == ("lose", (0,))
    play.say(0, "assassin")
    assert play.asked() == ("act", (1,)) and play.state.sights == []
    honest = table("in,as", "co,du", "ca,ca", fifth="inquisitor").say(0, "examine", 1).pass_all()
    assert honest.asked() == ("show", (1,))


@pytest.mark.parametrize("hand", ["du,du", "du,ca"])
def test_two_equal_cards_are_asked_for_all_the_same(hand: str) -> None:
    """K32: the prompt opens as always, and what is public is the same."""
    play = table("in,as", hand, "co,ca", coins=[7, 2, 2], fifth="inquisitor").say(0, "murder", 1)
    assert play.asked() == ("lose", (1,)) and not play.open().face and play.open().about == {}
    play.say(1, "duchess")
    assert play.shown(1) == ["duchess"] and play.lives()[1] == 1
    shown = table("in,as", hand, "co,ca", fifth="inquisitor").say(0, "examine", 1).pass_all()
    assert shown.asked() == ("show", (1,)) and shown.open().about == {"by": 0}


def test_equal_cards_are_one_choice() -> None:
    """14.8: the default is drawn among the different hidden cards."""
    assert one_card("lose", cards("du,du")).choices == ("duchess",)
    assert one_card("lose", cards("ca,du")).choices == one_card("lose", cards("du,ca")).choices
    play = table("in,as", "du,du", coins=[7, 2], fifth="inquisitor").say(0, "murder", 1).time()
    assert play.shown(1) == ["duchess"]


def test_deadline_with_ten_coins() -> None:
    """K44: Murder of a random living opponent, who chooses the card."""
    play = table("du,ca", "as,co", "am,am", coins=[10, 2, 2], fixed={"default victim": [2]}).time()
    assert play.asked() == ("lose", (2,)) and play.coins()[0] == 3


def test_deadline_of_an_action() -> None:
    """D1: Income."""
    play = table("du,ca", "as,co").time()
    assert play.coins() == [3, 2] and play.asked() == ("act", (1,))


def test_all_copies_face_up() -> None:
    """K39: the Duchess may be claimed although all of them lie open; the claim can be doubted."""
    play = table("as", "co", "ca", "am,am", lost={0: "du", 1: "du", 2: "du"}, active=1).say(1, "tax")
    assert play.asked() == ("doubt-tax", (2, 3, 0))
    play.say(0, "doubt")
    assert play.shown(1) == ["duchess", "contessa"] and play.asked() == ("act", (2,))
