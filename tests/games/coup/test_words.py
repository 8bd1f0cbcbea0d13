"""What a player reads and presses: how choices stand beside each other, one line a move, nothing said twice."""

from __future__ import annotations

import pytest

from games.core.flow import PASS
from games.core.menu import Tone, grave
from games.core.text import Phrase
from games.coup import GAME
from games.coup.view import view
from tests.games.coup.playing import Play, fresh, table
from texts.catalogue import texts

HANDS = ("ca,co", "du,am", "as,as")
NAMES = ("Anna", "Ben", "Carl")


def said(play: Play, seat: int | None = None, since: int = 0) -> list[str]:
    """The log as a reader sees it: what has no words is no line."""
    phrases = [phrase for event in play.events[since:] for phrase in event.heard_by("coup", seat)]
    return [line for line in (texts()(phrase, NAMES.__getitem__) for phrase in phrases) if line]


def asked(play: Play, way: str = "") -> str:
    """The question to the table, or in the words for one way of being concerned."""
    phrase = play.open().phrase("coup")
    return texts()(Phrase(f"{phrase.key}.{way}", phrase.args) if way else phrase, NAMES.__getitem__)


# How choices stand beside each other.


def test_doubt_is_grave_and_a_pass_quiet_for_everybody() -> None:
    """Section 9: the public buttons are the same whatever anybody holds."""
    ask = table(*HANDS).say(0, "steal", 1).open()
    assert ask.face is not None and ask.face.tones == {"doubt": Tone.GRAVE, PASS: Tone.QUIET}
    assert all(ask.menu(seat) is ask.face for seat in ask.menus)


@pytest.mark.parametrize("hand", ["ca,co", "co,co", "am,ca", "am,du"])
def test_a_block_without_the_character_is_quiet_in_private_only(hand: str) -> None:
    """Section 9: the target's own panel tells a block from a bluff; the public buttons do not."""
    ask = table("ca,ca", hand, "as,as").say(0, "steal", 1).pass_all().open()
    assert ask.face is not None and ask.face.tones == {PASS: Tone.QUIET}
    assert ask.menu(1).choices == ask.face.choices
    held = {"ca": "captain", "am": "ambassador", "co": "", "du": ""}
    backed = {held[card] for card in hand.split(",")}
    assert {choice for choice in ask.menu(1).choices if ask.menu(1).tone(choice) is Tone.PLAIN} == backed - {""}


@pytest.mark.parametrize(
    ("hand", "fifth", "backed"),
    [
        ("ca,co", "ambassador", {"steal"}),
        ("du,am", "ambassador", {"tax", "exchange"}),
        ("in,in", "inquisitor", {"exchange", "examine"}),
        ("as,co", "ambassador", {"assassinate"}),
    ],
)
def test_bluffs_stand_apart_from_true_claims(hand: str, fifth: str, backed: set[str]) -> None:
    """Section 9: in the private panel; a murder, which nobody can answer, is grave."""
    menu = table(hand, "du,du", "as,as", fifth=fifth, coins=[9, 2, 2]).open().menu(0)
    tones = {tone: {choice for choice in menu.choices if menu.tone(choice) is tone} for tone in Tone}
    claims = {"tax", "steal", "exchange", "assassinate", *(["examine"] if fifth == "inquisitor" else [])}
    assert tones[Tone.PLAIN] == {"income", "foreign_aid", *backed}
    assert tones[Tone.QUIET] == claims - backed and tones[Tone.GRAVE] == {"murder"}


def test_murder_takes_two_presses_whatever_is_left_to_choose() -> None:
    """Section 3: a murder and then a victim, or one of them and then Confirm."""
    both = table(*HANDS, coins=[9, 2, 2]).open().menu(0)
    assert not grave(both, ("murder", "1")) and not grave(both, ("tax",))
    one_victim = table("ca,co", "du,am", coins=[9, 2]).open().menu(0)
    assert grave(one_victim, ("murder", "1")) and not grave(one_victim, ("assassinate", "1"))


def test_a_forced_murder_is_still_grave() -> None:
    """Section 3: with ten coins there is no other action; whom it hits is not to be a slip."""
    menu = table(*HANDS, coins=[10, 2, 2]).open().menu(0)
    assert menu.choices == ("murder",) and menu.tones == {"murder": Tone.GRAVE}
    assert grave(menu, ("murder", "1")) and grave(menu, ("murder", "2"))


@pytest.mark.parametrize(
    ("fifth", "label"), [("ambassador", "Ambassador: exchange"), ("inquisitor", "Inquisitor: exchange")]
)
def test_an_exchange_is_offered_in_a_character_s_name(fifth: str, label: str) -> None:
    """Section 3: every claim on the menu names who is claimed."""
    menu = table("ca,co", "du,du", "as,as", fifth=fifth, coins=[9, 2, 2]).open().menu(0)
    labels = [texts().word("coup", choice, menu.kind) for choice in menu.choices]
    assert label in labels and "Captain: steal 2" in labels and "Income: +1" in labels and "Murder: pay 7" in labels


# One line a move.


def test_income_and_murder_are_one_line_each() -> None:
    """Section 8: what was announced and happened at once is not told twice."""
    assert said(table(*HANDS).say(0, "income")) == ["Anna takes income: 1 coin."]
    murder = table(*HANDS, coins=[7, 2, 2]).say(0, "murder", 1).say(1, "duchess")
    assert said(murder) == ["Anna pays 7 coins and has Ben murdered.", "Ben loses the Duchess."]


def test_what_is_claimed_and_what_comes_of_it() -> None:
    """Section 8: a claim in the words of its action, then what everybody wants to know."""
    steal = table(*HANDS).say(0, "steal", 1).pass_all().pass_all()
    assert said(steal) == ["Anna claims Captain to steal 2 coins from Ben.", "Anna steals 2 coins from Ben."]
    doubted = table(*HANDS, court="as,as").say(0, "steal", 1).say(2, "doubt")
    assert said(doubted)[1:] == [
        "Carl doubts Anna's Captain.",
        "It was true: Anna shows the Captain, puts it into the Court and draws a new card.",
    ]
    assert said(doubted, 0)[3].startswith("Your new card is the ")
    bluff = table(*HANDS).say(0, "tax").say(2, "doubt").say(0, "captain")
    assert said(bluff)[2:] == ["It was a bluff: Anna has no Duchess.", "Anna loses the Captain."]


@pytest.mark.parametrize(
    ("action", "block", "outcome"),
    [
        (("assassinate", 1), "contessa", "Ben's block holds: the assassination fails."),
        (("steal", 1), "captain", "Ben's block holds: nothing is stolen."),
        (("foreign_aid",), "duchess", "Ben's block holds: Anna gets no foreign aid."),
    ],
)
def test_a_block_that_holds_says_what_fails(action: tuple[str, ...], block: str, outcome: str) -> None:
    """Section 8: in the words of the action."""
    play = table(*HANDS, coins=[3, 2, 2]).say(0, *action)
    if action != ("foreign_aid",):
        play.pass_all()
    assert said(play.say(1, block).pass_all())[-1] == outcome


def test_nothing_to_steal_is_said() -> None:
    """14.6: a Captain sent to an empty purse brings nothing."""
    play = table(*HANDS, coins=[2, 0, 2], steal_from_zero=True).say(0, "steal", 1).pass_all().pass_all()
    assert said(play)[-1] == "Anna finds nothing to steal from Ben."


def test_what_is_asked_while_somebody_chooses_cards() -> None:
    """Section 9: the table speaks to who is choosing, the others' panels of them; nobody learns anything else."""
    exchange = table(*HANDS).say(0, "exchange").pass_all()
    assert asked(exchange) == "Anna, choose what you keep."
    assert asked(exchange, "others") == "Anna is choosing which cards to keep."
    loss = table(*HANDS).say(0, "tax").say(1, "doubt")
    assert asked(loss) == "Anna, choose which character you lose."
    assert asked(loss, "others") == "Anna is choosing which character to lose."
    examine = table("in,co", "du,ca", "as,as", fifth="inquisitor").say(0, "examine", 1).pass_all()
    assert asked(examine) == "Ben, choose which card you show Anna."
    assert asked(examine, "others") == "Ben is choosing which card to show Anna."
    assert asked(examine, "own") == "Ben is choosing which card to show you."
    examine.say(1, "duchess")
    assert asked(examine) == "Anna, does Ben keep the card?"
    assert asked(examine, "others") == "Anna is deciding whether Ben keeps the card."
    assert said(examine, 0)[-2:] == ["Ben shows Anna a card.", "It is the Duchess; only the two of you know."]


@pytest.mark.parametrize(
    ("hand", "lost", "fifth", "words"),
    [
        ("am,co", "", "ambassador", "2 of these 4 cards stay; the other 2 go back into the Court."),
        ("am", "co", "ambassador", "1 of these 3 cards stays; the other 2 go back into the Court."),
        ("in,co", "", "inquisitor", "2 of these 3 cards stay; the other goes back into the Court."),
        ("in", "co", "inquisitor", "1 of these 2 cards stays; the other goes back into the Court."),
    ],
)
def test_how_many_cards_stay_is_said(hand: str, lost: str, fifth: str, words: str) -> None:
    """Section 6: as many as there are lives."""
    play = table(hand, "du,ca", "as,as", lost={0: lost}, fifth=fifth).say(0, "exchange").pass_all()
    panel = GAME.hand_panel(view(play.state, 0))
    assert words in [texts()(line) for block in panel.blocks if not block.detail for line in block.lines]


def test_who_is_robbed_and_has_one_coin_is_not_told_of_two() -> None:
    """K23: the Captain takes what there is."""
    steal = table(*HANDS, coins=[2, 1, 2]).say(0, "steal", 1).pass_all()
    assert asked(steal, "mine") == "Anna's Captain wants your coins. Do you block?"


def test_who_has_picked_reads_once_that_the_pick_may_be_changed() -> None:
    """D0: the hand says so; the question says only who is still awaited."""
    play = fresh(2)
    play.say(0, "contessa")
    hand = [texts()(line) for block in GAME.hand_panel(view(play.state, 0)).blocks for line in block.lines]
    assert [line for line in hand if "change your mind" in line]
    assert asked(play, "waiting") == "Waiting for Ben."


# Nothing twice.


def test_the_end_is_reported_once() -> None:
    """Section 7: what was held and how true the claims were stands on the table, and not in the log as well."""
    play = table("ca,co", "as", lost={1: "du"}, coins=[7, 3], two_player="standard", active=1)
    play.say(1, "tax").pass_all().say(0, "murder", 1)
    assert {"held", "report"} <= set(play.heard())
    log = said(play)
    truth = [texts()(line, NAMES.__getitem__) for line in GAME.table_panel(view(play.state, None)).blocks[-1].lines]
    assert log[-1] == "Anna is the last one standing and wins the game."
    assert truth == ["Anna still held: Contessa and Captain.", "Ben: 1 claim, 1 bluff (Duchess)."]
    assert not set(log) & set(truth)


@pytest.mark.parametrize("action", ["tax", "foreign_aid", "steal", "assassinate", "exchange", "blocked"])
def test_a_question_begins_with_the_news_it_is_about(action: str) -> None:
    """Section 9: word for word, so that a panel need not tell the news above the question as well."""
    play = table(*HANDS, coins=[5, 2, 2])
    if action == "blocked":
        play.say(0, "foreign_aid").say(1, "duchess")
    else:
        play.say(0, action, *([1] if action in ("steal", "assassinate") else []))
    assert asked(play, "mine").startswith(said(play)[-1])


def test_whose_turn_it_is_says_the_question() -> None:
    """Section 9: neither the table's words nor a line in its picture repeat it; there the row stands out."""
    play = table(*HANDS, active=1)
    assert asked(play) == "Ben, your turn."
    panel = GAME.table_panel(view(play.state, None))
    named = [
        phrase for block in panel.blocks for phrase in block.lines if 1 in phrase.args.values() and "who" in phrase.args
    ]
    assert not named


def test_words_leave_to_the_picture_what_it_shows() -> None:
    """Details are words for those who ask for them; the truth, memories and set-aside cards are in no picture."""
    play = fresh(2, start="1").say(0, "duchess").say(1, "duchess")
    assert all(block.detail for block in GAME.table_panel(view(play.state, None)).blocks)
    hand = GAME.hand_panel(view(play.state, 0)).blocks
    assert [block.detail for block in hand] == [True, False] and hand[1].lines[0].key == "coup-set-aside"
    play.leave(0)
    assert [block.detail for block in GAME.table_panel(view(play.state, None)).blocks][-1] is False
    out = GAME.hand_panel(view(play.state, 0))
    assert out.heading.key == "coup-hand-empty" and out.scene is None, "there is no picture of no cards"


def test_moments_are_events_that_everybody_hears() -> None:
    """A message of its own for a doubt and what came of it, for every loss, and for whoever is out."""
    play = table("ca,co", "du", "as,as", lost={1: "am"}, court="as,as").say(0, "steal", 1).say(1, "doubt")
    assert [event.key for event in play.events if event.key in GAME.moments] == [
        *("doubted", "proved", "turned-up", "out"),
    ]
    play.say(2, "tax").say(0, "doubt").say(2, "assassin").leave(2)
    assert [event.key for event in play.events if event.key in GAME.moments] == [
        *("doubted", "proved", "turned-up", "out"),
        *("doubted", "bluffed", "turned-up", "conceded", "game-won"),
    ]
    assert not any(event.secret for event in play.events if event.key in GAME.moments)
    assert not GAME.rounds
