"""The realm and the hand as pictures: all of it is there, readable, and where it belongs."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from PIL import ImageChops, ImageStat

from cogs.painting.canvas import bitmap
from cogs.painting.lettering import set_text
from games.camelot import GAME
from games.camelot.art import BLUE, CRIMSON, EVIL_INK, INK, ON_WOOD, RIBBON, SHADE, TITLE
from games.camelot.pieces import Black, Knight, Place, Relic, White
from games.camelot.state import ESCROW, ON_BOARD, REMOVED, Dark
from games.core.codec import encode
from games.core.colours import contrast
from games.core.draw import Dice
from games.core.drawings import drawing, names
from games.core.scene import AnyShape, Art, Box, Disc, Glow, Scene, Stamp, labels
from tests.games.camelot.scenario import Scenario
from texts.catalogue import seat_number, texts

EVERYBODY = "arthur galahad gawain kay palamedes percival tristan"
PLACES = [place for place in Place if place is not Place.OFF]


def table(play: Scenario) -> Scene:
    scene = GAME.table_panel(GAME.view(play.state, None)).scene
    assert scene is not None
    return scene


def hand(play: Scenario, seat: int = 0) -> Scene:
    scene = GAME.hand_panel(GAME.view(play.state, seat)).scene
    assert scene is not None
    return scene


def crowded(place: Place, **more: object) -> Scenario:
    """Seven knights in one place, with everything on the table."""
    play = Scenario(
        EVERYBODY,
        at=dict.fromkeys(range(7), place),
        hands={0: "F1 F2 F3 F4 F5 G M fate lady piety reinforcements clairvoyance convocation heroism messenger"},
        engines=11,
        white_swords=5,
        black_swords=6,
        dark_forest=True,
        mists=True,
        vivien=True,
        **more,  # type: ignore[arg-type]
    )
    play.state.quest(Place.LANCELOT).open = place is Place.LANCELOT
    play.state.quest(Place.DRAGON).open = place is not Place.LANCELOT
    for board in play.state.quests:
        board.heroism = board.mordred = True
    return play


def edges(shape: AnyShape) -> list[tuple[float, float]]:
    """Corners of what it covers; of a text or a sign, where it stands."""
    if isinstance(shape, Box | Stamp | Glow):
        return [(shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)]
    if isinstance(shape, Disc):
        return [(shape.x - shape.radius, shape.y - shape.radius), (shape.x + shape.radius, shape.y + shape.radius)]
    points = getattr(shape, "points", None)
    return points if points is not None else [(shape.x, shape.y)]  # type: ignore[union-attr]


def stamps(scene: Scene, art: str) -> list[Stamp]:
    return [one for one in scene.shapes if isinstance(one, Stamp) and one.art == f"camelot/{art}"]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.word)
def test_pictures_stay_inside(place: Place) -> None:
    play = crowded(place)
    for scene in (table(play), hand(play)):
        assert scene.width == 800 and scene.alt
        for shape in [*scene.shapes, *scene.base[1:]]:
            assert all(0 <= x <= scene.width and 0 <= y <= scene.height for x, y in edges(shape)), shape


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.word)
def test_every_knight_is_seen_where_they_stand(place: Place) -> None:
    """Seven shields on the map, none behind another; the rows below have them once more."""
    scene = table(crowded(place))
    shields = [stamps(scene, knight.word) for knight in Knight]
    assert all(len(one) == 2 for one in shields)
    standing = [(one[0].x, one[0].y) for one in shields]
    assert all(dist(one, other) >= 38 for one, other in combinations(standing, 2))


@pytest.mark.parametrize("seats", range(3, 8))
def test_a_plaque_for_each_knight_and_no_empty_corner(seats: int) -> None:
    scene = table(Scenario(" ".join(EVERYBODY.split()[:seats])))
    said = [label.text.key for label in labels(scene.shapes)]
    assert said.count("name") == seats and said.count("camelot-goal") == seats % 2


def test_texts_can_be_read_on_a_phone() -> None:
    """At half its width no text of the table is smaller than eight pixels, nor one of the hand."""
    play = crowded(Place.CAMELOT)
    for scene in (table(play), hand(play)):
        assert min(label.size for label in labels(scene.shapes)) >= 16


def busy() -> list[Scene]:
    """Tables and hands in which every word of the game that a picture has is said."""
    scenes = [table(crowded(place)) for place in PLACES] + [hand(crowded(Place.CAMELOT))]
    for seat in range(7):
        play = Scenario(EVERYBODY, hands={seat: "F1"}, traitor=seat)
        scenes.append(hand(play, seat))
    scenes += [table(Scenario(relics=dict.fromkeys(Relic, where))) for where in (ON_BOARD, REMOVED, ESCROW)]
    for card in Black:
        play = Scenario()
        play.state.resolving, play.state.offers = [Dark(card, [], False)], [2, 0, 0]
        scenes.append(table(play))
    for first in range(0, len(Black), 12):
        knows = Scenario(hands={0: "F1"}, top=list(Black)[first : first + 12])
        for dark in knows.state.black_draw[-12:]:
            dark.known = [0]
        scenes.append(hand(knows))
    grail = {Place.HOLY_GRAIL: [Black.DESPAIR, Black.DESOLATION]}
    lost = Scenario(EVERYBODY, black={**grail, Place.LANCELOT: [Black.LD7] + [Black.LD5] * 3 + [Black.LD1]})
    for dark in lost.state.quest(Place.LANCELOT).black:
        dark.down = True
    first, second, third = lost.state.players[:3]
    first.alive, second.revealed, third.accused = False, True, True
    return [*scenes, table(lost)]


def test_no_word_of_the_game_is_cut() -> None:
    """Names of people may lose their end; names of cards, quests and relics never."""
    say = texts("en")
    for scene in busy():
        for label in labels(scene.shapes):
            if not label.fit or "name" in label.text.key or "who" in label.text.args:
                continue
            room = label.fit
            if label.plate is not None:
                room -= label.size * (2 * label.plate.pad + (1.55 if label.plate.sign else 0))
            words = say(label.text, seat_number)
            assert not set_text(words, label.face, label.size, room, label.lines, 16).cut, words


def test_texts_stand_out_from_what_they_lie_on() -> None:
    pairs = [(INK, "#f3e6ca"), (SHADE, "#d3c6ac"), (BLUE, "#d3c6ac"), (CRIMSON, "#d3c6ac"), (ON_WOOD, "#4a3320")]
    pairs += [(TITLE, "#2b3f6e"), (EVIL_INK, "#3a2f3c"), ("#fffaf0", RIBBON), ("#dfe8ff", "#2b3f6e")]
    assert all(contrast(*pair) >= 4.5 for pair in pairs)


def test_the_arms_are_told_apart_without_colour() -> None:
    """In grey every two shields differ by a tenth of what they could."""
    greys = [bitmap(drawing(f"camelot/{knight.word}"), (), (50, 58), 0, 2).convert("L") for knight in Knight]
    for one, other in combinations(greys, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 20


def test_the_land_is_painted_once() -> None:
    """Whatever happens, the ground below it stays the same."""
    quiet, busy_one = Scenario(EVERYBODY), Scenario(EVERYBODY, engines=9, black_swords=4, mists=True)
    busy_one.close(Place.EXCALIBUR)
    one, other = table(quiet), table(busy_one)
    assert one.base == other.base and one.height == other.height and one.ground == other.ground


def test_swords_engines_and_hearts_are_counted() -> None:
    scene = table(Scenario(engines=5, white_swords=3, black_swords=2))
    assert len(stamps(scene, "siege_engine")) == 5
    assert len(stamps(scene, "white_sword")) == 3 and len(stamps(scene, "black_sword")) == 2


def test_only_the_knight_to_move_glows() -> None:
    play = Scenario(EVERYBODY, active=3)
    glows = [shape for shape in table(play).shapes if isinstance(shape, Glow)]
    assert len(glows) == 1 and len(stamps(table(play), "rim")) == 2


def test_loyalty_is_in_one_s_own_picture_alone() -> None:
    play = Scenario(hands={0: "F1", 1: "F1"}, traitor=0)
    said = [[label.text.key for label in labels(hand(play, seat).shapes)] for seat in (0, 1)]
    assert "camelot-traitor" in said[0] and "camelot-loyal" in said[1] and "camelot-traitor" not in said[1]
    assert not {"camelot-traitor", "camelot-loyal"} & {label.text.key for label in labels(table(play).shapes)}
    play.state.players[0].looked = False
    assert "camelot-traitor" not in [label.text.key for label in labels(hand(play).shapes)]


def test_black_cards_that_one_alone_knows_are_in_that_one_s_picture() -> None:
    """In the pile, drawn and not yet laid, laid face down: with where it is; nobody else sees any of them."""
    play = Scenario(hands=dict.fromkeys(range(3), "F1"), black={Place.LANCELOT: [Black.LD7]}, top=[Black.VIVIEN])
    laid = play.state.quest(Place.LANCELOT).black[0]
    laid.down, laid.known = True, [0]
    play.state.black_draw[-1].known = [0]
    play.state.resolving = [Dark(Black.BK5, [0])]
    words = {"camelot-lancelot_7", "camelot-vivien", "camelot-black_knight_5"}
    mine, others = ({label.text.key for label in labels(hand(play, seat).shapes)} for seat in (0, 1))
    assert words <= mine and {"camelot-mark-drawn", "camelot-mark-pile", "camelot-hidden"} <= mine
    assert not words & others and not words & {label.text.key for label in labels(table(play).shapes)}
    assert [phrase.key for phrase in hand(play).alt[-3:]] == [
        "camelot-drew-foe.private",
        "camelot-know-pile",
        "camelot-know-laid",
    ]


def test_equal_cards_are_one_with_a_number() -> None:
    scene = hand(Scenario(hands={0: "F1 F1 F1 G"}))
    said = [label.text for label in labels(scene.shapes)]
    assert [text.args["count"] for text in said if text.key == "camelot-times"] == [3]
    assert [text.key for text in said].count("camelot-fight1") == 1
    assert scene.height < scene.width


def test_the_public_picture_is_the_same_in_every_world() -> None:
    """What is hidden from everybody, dealt anew, changes nothing in it."""
    play = Scenario(EVERYBODY, hands={0: "F1 G", 1: "M F5"}, black={Place.LANCELOT: [Black.LD7]}, traitor=4)
    play.state.quest(Place.LANCELOT).black[0].down = True
    for seed in ("one", "two", "three"):
        other = GAME.redeal(play.state, None, Dice(seed))
        assert encode(GAME.table_panel(GAME.view(other, None)).scene) == encode(table(play))


def test_every_drawing_is_in_a_sample() -> None:
    """Painted before a game begins, so that nobody waits for it."""

    def drawn(shapes: list[AnyShape]) -> set[str]:
        found: set[str] = set()
        for shape in shapes:
            if isinstance(shape, Stamp):
                found |= drawn(shape.art.shapes) if isinstance(shape.art, Art) else {shape.art}
        return found

    assert set().union(*[drawn([*scene.base, *scene.shapes]) for scene in GAME.samples()]) == set(names("camelot"))


def test_emojis_have_words() -> None:
    found, say = GAME.emojis(), texts("en")
    assert {knight.word for knight in Knight} | {card.word for card in White} | {one.word for one in Relic} <= set(
        found
    )
    assert {"white_sword", "black_sword", "siege_engine", "life", "loyal", "traitor", "picts"} <= set(found)
    for word, art in found.items():
        assert say(f"camelot-{word}") != f"camelot-{word}" and (art.width, art.height) == (128, 128)
