"""Panels and pictures: what everybody sees, what one alone sees, and the end."""

from __future__ import annotations

from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic
from games.core.codec import encode
from games.core.scene import labels
from tests.games.camelot.scenario import Scenario
from texts.catalogue import texts


def words(play: Scenario, seat: int | None) -> str:
    """A panel and its picture as text."""
    view = GAME.view(play.state, seat)
    panel = GAME.table_panel(view) if seat is None else GAME.hand_panel(view)
    phrases = [line for block in panel.blocks for line in block.lines]
    if panel.scene:
        phrases += [label.text for label in labels(panel.scene.shapes)]
    return "\n".join(texts("en")(phrase) for phrase in phrases)


def test_the_table_names_what_lies_there() -> None:
    play = Scenario(
        at={1: Place.BLACK_KNIGHT},
        white={Place.BLACK_KNIGHT: "F4 F4"},
        black={Place.BLACK_KNIGHT: [Black.BK5, Black.BK7]},
        relics={Relic.ARMOR: 2},
        engines=5,
        white_swords=3,
        black_swords=1,
        mists=True,
    )
    play.in_force(Black.MISTS)
    play.state.quest(Place.BLACK_KNIGHT).black[1].down = True
    said = words(play, None)
    assert "White: 4 and 4 · Black: 5, and 1 face down" in said
    assert "Mists of Avalon" in said and "Lancelot's Armor" in said and "engines **5** of 12" in said
    assert "7" not in next(line for line in said.splitlines() if "Black Knight" in line)


def test_the_text_says_what_the_picture_shows() -> None:
    """Relics still to be won, quests that are over, a Desolation among the Black cards."""
    play = Scenario(
        black={Place.HOLY_GRAIL: [Black.DESPAIR, Black.DESOLATION]}, relics={Relic.SWORD: 1, Relic.ARMOR: 0}
    )
    said = words(play, None)
    assert "Relics to be won: the Holy Grail" in said and "0 Grail, 2 Black, 5 free of 7" in said
    assert "↳ with Desolation" in said and "Over:" not in said
    play.close(Place.LANCELOT, Place.EXCALIBUR)
    play.state.quest(Place.DRAGON).open = True
    assert "Over: Lancelot and the Quest for Excalibur" in words(play, None)


def test_the_hand_tells_what_only_i_know() -> None:
    play = Scenario(
        "percival kay arthur", phase="evil", hands={0: "F1 F5 G G M"}, top=[Black.VIVIEN], traitor=0
    ).start()
    play.say(0, "peek")
    mine = words(play, 0)
    assert "Vivien" in mine and "**Traitor**" in mine and "**Grail** ×2" in mine and "1 and 5" in mine
    assert (
        "Vivien" not in words(play, 1) and "Vivien" not in words(play, None) and "You are **loyal**" in words(play, 1)
    )


def test_hands_stay_out_of_the_public_picture() -> None:
    """The public panel is the same whatever the knights hold."""
    one, other = Scenario(hands={0: "F1 F1", 1: "G"}), Scenario(hands={0: "M fate", 1: "F5"})
    pictures = [encode(GAME.table_panel(GAME.view(play.state, None))) for play in (one, other)]
    assert pictures[0] == pictures[1]


def test_the_end_shows_loyalty_and_the_reason() -> None:
    play = Scenario(white_swords=6, black_swords=5, traitor=2).start().say(0, "accuse", "2")
    said = words(play, None)
    assert "the loyal knights win" in said and "The swords were counted: 7 white, 5 black." in said
    assert "Traitor" in said and "Loyal" in said
