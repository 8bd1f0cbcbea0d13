"""Panels and pictures: what everybody sees, what one alone sees, and the end."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic
from games.core.codec import encode
from games.core.scene import AnyShape, Box, Disc, Label
from tests.games.camelot.scenario import Scenario
from texts.catalogue import texts


def words(play: Scenario, seat: int | None) -> str:
    """A panel and its picture as text."""
    view = GAME.view(play.state, seat)
    panel = GAME.table_panel(view) if seat is None else GAME.hand_panel(view)
    phrases = [line for block in panel.blocks for line in block.lines]
    if panel.scene:
        phrases += [shape.text for shape in panel.scene.shapes if isinstance(shape, Label)]
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


EVERYBODY = "arthur galahad gawain kay palamedes percival tristan"


def edges(shape: AnyShape) -> list[tuple[float, float]]:
    """Corners of what it covers; of a text, where it stands."""
    if isinstance(shape, Box):
        return [(shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)]
    if isinstance(shape, Disc):
        return [(shape.x - shape.radius, shape.y - shape.radius), (shape.x + shape.radius, shape.y + shape.radius)]
    return [(shape.x, shape.y)] if isinstance(shape, Label) else shape.points


@pytest.mark.parametrize("place", [place for place in Place if place is not Place.OFF], ids=lambda place: place.word)
def test_pictures_stay_inside(place: Place) -> None:
    """Seven knights in one place, with everything on the table: all shapes lie within the picture."""
    play = Scenario(
        EVERYBODY,
        at=dict.fromkeys(range(7), place),
        hands={0: "F1 F2 F3 F4 F5 G M fate lady piety"},
        engines=11,
        white_swords=5,
        black_swords=6,
        dark_forest=True,
        mists=True,
        vivien=True,
    )
    play.state.quest(Place.LANCELOT).open = place is Place.LANCELOT
    play.state.quest(Place.DRAGON).open = place is not Place.LANCELOT
    for board in play.state.quests:
        board.heroism = board.mordred = True
    for scene in (GAME.table_panel(GAME.view(play.state, None)).scene, GAME.hand_panel(GAME.view(play.state, 0)).scene):
        assert scene is not None and scene.width == 800 and scene.alt
        for shape in scene.shapes:
            assert all(0 <= x <= scene.width and 0 <= y <= scene.height for x, y in edges(shape)), shape


@pytest.mark.parametrize("place", [place for place in Place if place is not Place.OFF], ids=lambda place: place.word)
def test_every_knight_is_seen_where_they_stand(place: Place) -> None:
    """Seven shields on the map, none behind another; the rows below have seven more."""
    play = Scenario(EVERYBODY, at=dict.fromkeys(range(7), place))
    play.state.quest(Place.LANCELOT).open = place is Place.LANCELOT
    play.state.quest(Place.DRAGON).open = place is not Place.LANCELOT
    scene = GAME.table_panel(GAME.view(play.state, None)).scene
    assert scene is not None
    marks = [one for one in scene.shapes if isinstance(one, Label) and one.text.key.startswith("camelot-mark-")]
    standing = [(one.x, one.y) for one in marks[:7]]
    assert len(marks) == 14
    assert all(dist(one, other) >= 36 for one, other in combinations(standing, 2))


def test_texts_can_be_read_on_a_phone() -> None:
    """At half its width no text of the table is smaller than seven pixels."""
    scene = GAME.table_panel(GAME.view(Scenario(EVERYBODY).state, None)).scene
    assert scene is not None
    assert min(one.size for one in scene.shapes if isinstance(one, Label)) >= 14


def test_the_land_is_painted_once() -> None:
    """Whatever happens, the ground below it stays the same."""
    quiet, busy = Scenario(EVERYBODY), Scenario(EVERYBODY, engines=9, black_swords=4, mists=True)
    grounds = [GAME.table_panel(GAME.view(play.state, None)).scene for play in (quiet, busy)]
    assert grounds[0] is not None and grounds[1] is not None
    assert grounds[0].base == grounds[1].base and grounds[0].height == grounds[1].height
