"""Panels and pictures: what everybody sees, what one alone sees, and the end."""

from __future__ import annotations

from data.texts import texts
from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic
from games.core.codec import encode
from games.core.scene import Label
from tests.games.camelot.desk import Desk


def words(desk: Desk, seat: int | None) -> str:
    """A panel and its picture as text."""
    view = GAME.view(desk.state, seat)
    panel = GAME.table_panel(view) if seat is None else GAME.hand_panel(view)
    phrases = [line for block in panel.blocks for line in block.lines]
    if panel.scene:
        phrases += [shape.text for shape in panel.scene.shapes if isinstance(shape, Label)]
    return "\n".join(texts("en")(phrase) for phrase in phrases)


def test_the_table_names_what_lies_there() -> None:
    desk = Desk(
        at={1: Place.BLACK_KNIGHT},
        white={Place.BLACK_KNIGHT: "F4 F4"},
        black={Place.BLACK_KNIGHT: [Black.BK5, Black.BK7]},
        relics={Relic.ARMOR: 2},
        engines=5,
        white_swords=3,
        black_swords=1,
        mists=True,
    )
    desk.in_force(Black.MISTS)
    desk.state.quest(Place.BLACK_KNIGHT).black[1].down = True
    said = words(desk, None)
    assert "White: 4 and 4 · Black: 5, and 1 face down" in said
    assert "Mists of Avalon" in said and "Lancelot's Armor" in said and "engines **5** of 12" in said
    assert "7" not in next(line for line in said.splitlines() if "Black Knight" in line)


def test_the_hand_tells_what_only_i_know() -> None:
    desk = Desk("percival kay arthur", phase="evil", hands={0: "F1 F5 G G M"}, top=[Black.VIVIEN], traitor=0).start()
    desk.say(0, "peek")
    mine = words(desk, 0)
    assert "Vivien" in mine and "**Traitor**" in mine and "**Grail** ×2" in mine and "1 and 5" in mine
    assert (
        "Vivien" not in words(desk, 1) and "Vivien" not in words(desk, None) and "You are **loyal**" in words(desk, 1)
    )


def test_hands_stay_out_of_the_public_picture() -> None:
    """The public panel is the same whatever the knights hold."""
    one, other = Desk(hands={0: "F1 F1", 1: "G"}), Desk(hands={0: "M fate", 1: "F5"})
    pictures = [encode(GAME.table_panel(GAME.view(desk.state, None))) for desk in (one, other)]
    assert pictures[0] == pictures[1]


def test_the_end_shows_loyalty_and_the_reason() -> None:
    desk = Desk(white_swords=6, black_swords=5, traitor=2).start().say(0, "accuse", "2")
    said = words(desk, None)
    assert "the loyal knights win" in said and "Twelve swords" in said
    assert "Traitor" in said and "Loyal" in said


def test_pictures_stay_inside() -> None:
    """Seven knights with everything on the table: all shapes lie within the picture."""
    desk = Desk("arthur galahad gawain kay palamedes percival tristan", hands={0: "F1 F2 F3 F4 F5 G M fate lady piety"})
    for scene in (GAME.table_panel(GAME.view(desk.state, None)).scene, GAME.hand_panel(GAME.view(desk.state, 0)).scene):
        assert scene is not None and scene.width == 800 and scene.alt
        for shape in scene.shapes:
            if isinstance(shape, Label):
                assert 0 <= shape.x <= scene.width and 0 <= shape.y <= scene.height
