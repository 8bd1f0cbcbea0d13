"""Section 17.5: what a player reads beside the picture and beside the buttons, word for word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic
from games.camelot.rules.life import SAVE
from games.core.menu import Step, Tone, opened
from games.core.text import Phrase
from tests.contract.whitelist import white_list
from tests.games.camelot.scenario import BK, Scenario, dead, drawn, table, unmasked, war_won, with_dragon
from texts.catalogue import texts


def hand(play: Scenario, seat: int, *, detail: bool | None = None) -> str:
    """The words of a hand; only those that its picture has, or has not."""
    panel = GAME.hand_panel(GAME.view(play.state, seat))
    return said([line for block in panel.blocks if detail in (None, block.detail) for line in block.lines])


def around(play: Scenario, *, detail: bool | None = None) -> str:
    panel = GAME.table_panel(GAME.view(play.state, None))
    return said([line for block in panel.blocks if detail in (None, block.detail) for line in block.lines])


def said(phrases: list[Phrase]) -> str:
    return "\n".join(texts("en")(phrase) for phrase in phrases)


def menu(play: Scenario, seat: int) -> Step:
    assert play.ask is not None
    return opened(play.ask.menus[seat])


def tones(step: Step) -> dict[str, str]:
    return {choice: step.tone(choice).value for choice in step.choices if step.tone(choice) is not Tone.PLAIN}


def notes(step: Step) -> dict[str, str]:
    return {choice: texts("en")(note) for choice, note in step.notes.items()}


def question(play: Scenario, attribute: str = "") -> str:
    assert play.ask is not None
    asked = play.ask.phrase("camelot")
    return texts("en")(Phrase(asked.key + attribute, asked.args))


def heard(play: Scenario, seat: int | None = None, last: int = 1) -> list[str]:
    """The last lines of the log, as this seat has it; what is empty is no line."""
    assert play.table.events is not None
    phrases = [phrase for event in play.table.events for phrase in event.heard_by("camelot", seat)]
    return [line for line in map(texts("en"), phrases) if line][-last:]


# The picture, and what it lacks.


def test_nothing_stands_under_a_picture_that_shows_it() -> None:
    """17.5: in a usual turn all of the table's words are in the picture."""
    play = Scenario(black={BK: [Black.BK1]}, relics={Relic.SWORD: 1}, engines=3, mists=True)
    assert around(play, detail=False) == "" and "engines **3** of 12" in around(play, detail=True)


def test_who_has_accused_is_in_the_picture() -> None:
    play = Scenario()
    play.state.players[1].accused = True
    scene = GAME.table_panel(GAME.view(play.state, None)).scene
    assert scene is not None and "camelot-mark-accused" in str(scene.shapes)
    assert "Has used the one accusation" in around(play)


def test_a_proposal_is_told_once() -> None:
    """In the log, for everybody to see; in words beside the pool, for those without a picture."""
    play = war_won(3, 0).say(1, "propose", "3", ("fight5", "merlin"), "0", ())
    lines = ["For Player 2: Fight 2 and Fight 5.", "For Player 4: Fight 5 and Merlin.", "For Player 1: nothing."]
    assert heard(play, None, 3) == lines and "\n".join(lines) in around(play, detail=True)
    assert around(play, detail=False) == ""


def test_the_morgan_of_a_chain_stands_under_the_picture() -> None:
    """The picture has room for the card that is entering play, not for the one that brought it."""
    play = drawn(Black.MORGAN2, Black.BK1).let_come()
    assert around(play, detail=False) == "Entering play: Morgan (three more)"


def test_the_hand_keeps_the_words_that_its_picture_lacks() -> None:
    play = Scenario(hands={0: "F1 G M"})
    shown = hand(play, 0, detail=True)
    assert shown.startswith("**Fight** (1): 1\n**Grail** ×1\nYou are **loyal**.\n**King Arthur** · Once")
    kept = hand(play, 0, detail=False)
    assert kept.startswith("**Merlin** ×1 · alone:") and "King Arthur" not in kept


@pytest.mark.parametrize(
    ("mode", "read", "words"),
    [("none", True, "There is no traitor in this game."), ("standard", False, "Your loyalty card lies face down")],
)
def test_what_no_picture_says_of_loyalty(mode: str, read: bool, words: str) -> None:
    play = Scenario(hands={0: "F1"}, options={"traitor_mode": mode})
    play.state.players[0].looked = read
    assert words in hand(play, 0, detail=False)


def test_pictures_say_in_words_what_stands_under_them_no_more() -> None:
    """Whoever hears a picture instead of seeing it hears the loyalty and the end."""
    play = Scenario(hands={0: "F1"}, traitor=0)
    scene = GAME.hand_panel(GAME.view(play.state, 0)).scene
    alt = said(scene.alt).splitlines() if scene is not None else []
    assert alt[0] == "Your cards: Fight 1." and alt[1].startswith("Once in your") and alt[2] == "Your loyalty: Traitor."
    play.state.players[0].looked = False
    unread = GAME.hand_panel(GAME.view(play.state, 0)).scene
    assert unread is not None and said(unread.alt).splitlines() == alt[:2]
    over = Scenario(engines=11, phase="evil").start().say(0, "engine")
    end = GAME.table_panel(GAME.view(over.state, None)).scene
    assert end is not None and "Evil wins.\nTwelve siege engines" in said(end.alt)


def test_before_the_first_turn_there_is_no_turn_to_count() -> None:
    play = Scenario()
    play.state.turns = 0
    assert said([GAME.table_panel(GAME.view(play.state, None)).heading]) == (
        "Shadows over Camelot · before the first turn"
    )


def test_in_a_few_words_a_hand_says_cards_and_loyalty_first() -> None:
    """With all hands open a replay has little room for each, and cuts from the end."""
    assert hand(Scenario(hands={0: "F1 G M"}), 0).split("\n")[:3] == [
        "**Fight** (1): 1",
        "**Grail** ×1",
        "You are **loyal**.",
    ]


# The Traitor.


def test_the_traitor_reads_what_holds_now() -> None:
    """Hidden, unmasked, and dead; nobody is told to hide who is known."""
    hidden = Scenario(traitor=1)
    assert hand(hidden, 1).startswith("You have no cards.\nYou are the **Traitor**. Do not be found out.")
    known, fallen = hand(unmasked(Scenario(), 1), 1), hand(dead(Scenario(traitor=1), 1), 1)
    assert "everybody knows it" in known and "found out" not in known and "You have no cards" not in known
    heading = GAME.hand_panel(GAME.view(unmasked(Scenario(), 1).state, 1)).heading
    assert said([heading]) == "You are unmasked: no hand and no knight any more."
    assert "You still win if Evil does." in fallen and "found out" not in fallen


# The end.


def test_as_many_black_swords_as_lie_there() -> None:
    play = table("evil", black_swords=6, top=[Black.PICT_RAID], mists=True)
    play.in_force(Black.MISTS)
    play.state.quest(Place.PICTS).track = 3
    play.start().say(1, "draw")
    assert play.why == "black_swords"
    assert "8 black swords lie on the Round Table; seven are enough." in around(play)
    assert "camelot-why-black_swords" in str(GAME.table_panel(GAME.view(play.state, None)).scene)
    assert around(play, detail=False) == "There was no traitor among the knights."


# Sharing.


def test_sharing_says_where_it_stands_to_each() -> None:
    """9.3: who proposes, what one would get, and what is waited for."""
    play = war_won(3, 0)
    assert question(play, ".mine") == "How do you share out Fight 2, Fight 5, Fight 5 and Merlin?"
    assert (
        question(play, ".waiting") == "Player 2 has not yet said how Fight 2, Fight 5, Fight 5 and Merlin are shared."
    )
    assert notes(menu(play, 1)) == {"evenly": "you get Fight 2 and Merlin"} and "gives you" not in hand(play, 3)
    play.say(1, "propose", "3", ("fight5", "merlin"), "0", ())
    assert question(play, ".mine") == "Do you accept the split that Player 2 proposes?"
    assert question(play, ".waiting") == "The proposal is on the table. Waiting for Player 4 and Player 1."
    assert notes(menu(play, 3)) == {"accept": "you get Fight 5 and Merlin"}
    assert notes(menu(play, 0)) == {"accept": "you get nothing"}
    assert "The proposal gives you Fight 5 and Merlin." in hand(play, 3)
    assert "The proposal gives you nothing." in hand(play, 0) and "gives you" not in hand(play, 2)
    assert "proposal" not in hand(play, 0, detail=False), "once is enough: the button has it"
    play.say(3, "reject")
    assert "has not yet said" in question(play, ".waiting") and "gives you" not in hand(play, 3)


def test_chance_is_asked_for_twice() -> None:
    play = war_won(3)
    assert play.ask is not None and play.ask.face is not None
    assert tones(play.ask.face) == tones(menu(play, 3)) == {"no_agreement": "grave"}
    assert tones(menu(play, 1)) == {"evenly": "main", "no_agreement": "grave"}, "the usual way stands first"
    play.say(1, "evenly")
    assert tones(menu(play, 3)) == {"accept": "main", "no_agreement": "grave"}


# How choices stand among their neighbours.


def test_the_end_of_the_turn_comes_first_when_nothing_is_due() -> None:
    """4.2: a second action that was paid for with a life is not to be lost by a slip."""
    play = table(engines=6).start()
    assert tones(menu(play, 1)) == {"accuse": "grave"}
    assert notes(menu(play, 1)) == {"accuse": "once a game; if they are loyal, a white sword turns black"}
    play.say(1, "move", "picts")
    assert tones(menu(play, 1)) == {"end_turn": "main", "sacrifice": "grave"} and not notes(menu(play, 1))
    play.say(1, "sacrifice")
    assert tones(menu(play, 1)) == {"end_turn": "quiet", "accuse": "grave"}


@pytest.mark.parametrize(
    ("engines", "life", "grave"), [(10, 2, set()), (11, 2, {"engine"}), (10, 1, {"life"}), (11, 1, {"engine", "life"})]
)
def test_what_kills_is_asked_for_twice(engines: int, life: int, grave: set[str]) -> None:
    """4.1: the twelfth engine ends the game, the last life the knight's."""
    play = table("evil", engines=engines, life={1: life}).start()
    assert tones(menu(play, 1)) == {"peek": "main", **dict.fromkeys(grave, "grave")}


def test_showing_oneself_is_asked_for_twice() -> None:
    play = table(
        "evil", traitor=1, options={"allow_voluntary_reveal": True}, knights="kay arthur gawain tristan"
    ).start()
    assert tones(menu(play, 1)) == {"reveal": "grave"}
    fate = table(hands={1: "fate"}, traitor=1).start()
    step = menu(fate, 1).after("special")
    assert step is not None and (how := step.after("fate")) is not None and tones(how) == {"as_traitor": "grave"}


def test_windows_pass_quietly() -> None:
    """6: the relic is given up only on purpose; the public buttons stand as everybody's own do."""
    play = drawn(Black.MORGAN4, relics={Relic.SWORD: 2})
    assert play.ask is not None and play.ask.face is not None
    assert tones(play.ask.face) == tones(menu(play, 2)) == {"pass": "quiet", "sacrifice": "grave"}
    assert tones(menu(play, 3)) == {"pass": "quiet"}
    life = drawn(Black.MORGAN5).let_come()
    assert life.ask is not None and life.ask.face is not None
    assert tones(life.ask.face) == tones(menu(life, 2)) == {"pass": "quiet", "volunteer": "grave"}
    cards = drawn(Black.MORGAN1, hands={2: "F1 F2 F3"}).let_come()
    assert cards.ask is not None and cards.ask.face is not None
    assert tones(cards.ask.face) == tones(menu(cards, 2)) == tones(menu(cards, 3)) == {"pass": "quiet"}
    assert tones(SAVE) == {"refuse": "grave"}


# What is asked.


def test_a_merlin_offered_is_not_taken_back() -> None:
    """6.3: whoever has answered reads what still can be done, and not that a mind can be changed."""
    play = drawn(Black.MORGAN3, hands={2: "M M", 3: "M"}).say(2, "offer", "1")
    assert question(play, ".waiting") == (
        "Entering play: Morgan (two engines). Merlins offered: 1 of 3. "
        "You have answered; as long as this is open a Merlin can be added, and none taken back."
    )


def test_a_number_of_merlins_is_said_in_words() -> None:
    words = [texts("en").word("camelot", number, "merlins") for number in ("1", "2", "3")]
    assert words == ["one card", "two cards", "three cards"]


def test_a_price_is_named_before_it_is_paid() -> None:
    """5.2, 8.8, 9.1: what everybody pays, what the die asks for, and what each way of playing a card brings."""
    life = drawn(Black.MORGAN5)
    assert "or each knight discards a card." in question(life)
    assert question(life.let_come(), ".mine").endswith("If nobody does, each knight discards a card.")
    say = texts("en")
    assert "more than an eight-sided die shows" in say("camelot-step-fights")
    assert "Reinforcements: four cards" in say("camelot-step-whose")
    assert "**Tristan** leaves Camelot for free" in say("camelot-pick.help")


def test_one_card_or_many_read_alike() -> None:
    """The names of some cards are plurals, and some end in a number."""
    assert question(drawn(Black.MERCENARIES), ".mine") == "Mercenaries: to which war?"
    offered = table(knights="percival arthur gawain kay", hands={1: "F1", 2: "F2"}).start()
    offered.say(1, "arthur_exchange", "fight1", "2")
    assert question(offered, ".others") == "Player 3 is choosing which card to give Player 2 in return."
    healed = table(hands={1: "F3 F3 F3"}, life={1: 2}).start().say(1, "heal", "fight3")
    assert heard(healed, 1) == ["You discard three Fight 3 cards."]


def test_options_are_explained_in_the_words_they_are_chosen_by() -> None:
    say = texts("en")
    for option in GAME.options:
        told = say(f"camelot-option-{option.key}.help")
        assert "n_plus_1" not in told and "standard" not in told, option.key
    for clock in ("turn_seconds", "window_seconds"):
        assert "seconds to" in say(f"camelot-option-{clock}.help")


@pytest.mark.parametrize(("life", "dying"), [(1, True), (2, False)])
def test_whoever_gives_the_last_life_is_told_so(life: int, dying: bool) -> None:
    """12.2: the turn is played to its end, and nothing but the Grail helps."""
    bled = table("evil", life={1: life}).start().say(1, "life")
    paid = table(life={1: life}, hands={1: "F1"}).start().say(1, "move", "picts").say(1, "sacrifice")
    for play in (bled, paid):
        assert ("this turn is all that is left" in heard(play)[0]) is dying
        assert ("You are **dying**" in hand(play, 1, detail=False)) is dying
    assert "dying" not in hand(bled, 0)


# The log: a line for a move.


def test_a_card_laid_on_a_combat_is_one_line() -> None:
    """5: the drawer alone knows which it is, by the name it has there."""
    play = drawn(Black.LD5)
    assert heard(play, 1) == ["You drew Lancelot 5 (only you know)."] and heard(play) == []
    assert notes(menu(play, 1)) == {"up": "everybody sees Lancelot 5"}
    assert question(play) == "Player 2 has drawn a card for Lancelot: face up or face down?"
    play.say(1, "down")
    assert heard(play, None, 2)[0] == "Player 2 draws a card for Lancelot and lays it face down."
    assert "Face down on Lancelot: Lancelot 5" in hand(play, 1)
    shown = with_dragon(table("evil", top=[Black.LD5])).start().say(1, "draw").say(1, "up")
    assert heard(shown)[-1] == "Player 2 draws a card for the Dragon and shows it: Dragon 9."


@pytest.mark.parametrize(
    ("play", "line"),
    [
        (
            lambda: table("evil", engines=2).start().say(1, "engine"),
            "Player 2 lets a siege engine come: 3 of 12.",
        ),
        (lambda: table("evil").start().say(1, "life"), "Player 2 bleeds for Camelot and loses a life, now 3."),
        (
            lambda: table(hands={1: "G G G"}, life={1: 2}).start().say(1, "heal", "grail"),
            "Player 2 heals with three identical White cards, now 3.",
        ),
        (
            lambda: table(hands={1: "M"}, at={1: Place.EXCALIBUR}).start().say(1, "quest_card", "merlin"),
            "Player 2 gives a card for Excalibur, which moves nearer (now at 1).",
        ),
        (
            lambda: table(hands={1: "F1"}).start().say(1, "move", "picts").say(1, "sacrifice"),
            "Player 2 sacrifices a life for another action, now 3.",
        ),
        (
            lambda: drawn(Black.MISTS, hands={2: "M M M"}).say(2, "offer", "3").say(1, "draw_white"),
            "Three Merlins stand together: the Black card has no effect.",
        ),
    ],
    ids=["engine", "life", "heal", "river", "sacrifice", "merlins"],
)
def test_a_move_is_one_line(play: Callable[[], Scenario], line: str) -> None:
    """17.5: what was done and what came of it, in one sentence."""
    told = heard(play(), None, 9)
    assert told[-2 if line.startswith("Three") else -1] == line
    assert len([one for one in told if "has no effect" in one or "life" in one or "engine" in one]) <= 1


def test_excalibur_is_named_in_the_sum() -> None:
    """8.8, 8.10."""
    siege = table(hands={1: "F2 F2 F5"}, engines=1, relics={Relic.SWORD: 1}, fixed={"die": [4]}).start()
    siege.say(1, "siege", ("fight2", "fight2~2", "fight5"))
    assert "Fight 5: 9 + 1 (Excalibur) = 10 against a roll of 4." in heard(siege, None, 2)[0]
    combat = table(
        hands={1: "F5"}, at={1: BK}, white={BK: "F4 F4 F5"}, black={BK: [Black.BK3]}, relics={Relic.SWORD: 1}
    )
    combat.start().say(1, "quest_card", "fight5")
    assert any("the knights have 18 + 1 (Excalibur) = 19, Evil has 3." in line for line in heard(combat, None, 9))


# Moments.


def test_moments_are_told_to_everybody() -> None:
    """A key that nobody is told would never be seen, and what is whispered is no moment."""
    events = white_list("camelot").events
    assert set(GAME.moments) <= set(events) and not any(events[key].whispered for key in GAME.moments)
    assert not GAME.rounds


def test_a_quest_that_ends_is_posted_with_its_swords() -> None:
    """17.5: the count is what everybody plays for."""
    play = war_won()
    assert play.table.events is not None
    told = [event.key for event in play.table.events if event.key in GAME.moments]
    assert told == ["quest-won", "swords"]
