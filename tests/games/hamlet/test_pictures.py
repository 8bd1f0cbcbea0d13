"""What is drawn of a game besides its table: moments, awards, the end; and that no picture tells what is hidden."""

from __future__ import annotations

import pytest

from games.core.draw import Dice
from games.core.end import End
from games.core.scene import Box, Glow, Label, Stamp, labels
from games.core.state import Result
from games.core.text import Phrase, say
from games.hamlet import GAME
from games.hamlet.art import PLAYERS, delivery
from games.hamlet.art_tiles import tile_stamp
from games.hamlet.frames import Frame, fitted
from games.hamlet.pieces import LAYOUTS, MILESTONES, TILES, Placing
from games.hamlet.scenes import village_scene
from games.hamlet.scenes_moments import awards, moment_scene
from games.hamlet.scenes_preview import _cell, _grid
from games.hamlet.state import Offer
from tests.games.hamlet.setting import played, table
from texts.catalogue import texts


def phrase(key: str, **args: object) -> Phrase:
    return Phrase(f"hamlet-{key}", args)


def written(shapes) -> list[str]:
    return [texts()(label.text, lambda seat: f"P{seat + 1}") for label in labels(shapes)]


# Moments.


def delivered(slot: str, by: int = 1, *, all_of_them: bool = False):
    state = table(4).state
    for one in state.village.deliveries:
        if all_of_them or one.slot == slot:
            one.by = by
    return state, phrase("delivers", who=by, slot=slot, vp=4)


def test_a_delivery_shows_all_places_and_lights_the_new_one():
    state, told = delivered("b")
    scene = moment_scene(GAME.view(state, None), [told])
    words = written(scene.shapes)
    assert "P2 delivers to the church" in words and "3 timber / flour · 4 deliveries are still missing" in words
    assert "by 2" in words and words.count("by 2") == 1
    (light,) = [shape for shape in scene.shapes if isinstance(shape, Glow)]
    (filled,) = [shape for shape in scene.shapes if isinstance(shape, Stamp) and "by 2" in written([shape])]
    assert light.x < filled.x and filled.x + filled.width < light.x + light.width


def test_the_last_delivery_is_the_end_of_the_church():
    state, told = delivered("c", all_of_them=True)
    scene = moment_scene(GAME.view(state, None), [told, phrase("church-finished", who=1)])
    words = written(scene.shapes)
    assert "P2 finishes the church!" in words and "This round is the last." in words and words.count("by 2") == 5


@pytest.mark.parametrize("milestone", MILESTONES)
def test_a_milestone_stands_among_the_others(milestone):
    state = table(3).state
    state.village.milestones = {milestone: 2}
    built = [] if milestone == "planner" else [phrase("builds", who=2, tile="sawmill")]
    scene = moment_scene(GAME.view(state, None), [*built, phrase("milestone", who=2, milestone=milestone)])
    words = written(scene.shapes)
    assert words.count("free") == 4 and words.count("3") == (2 if milestone == "planner" else 1)
    named = [texts()(say(f"hamlet-{one}")) for one in MILESTONES]
    assert [word for word in words if word in named] == named
    drawn = [shape.art for shape in scene.shapes if isinstance(shape, Stamp) and isinstance(shape.art, str)]
    assert drawn == ([] if milestone == "planner" else ["hamlet/sawmill"])


def test_the_rival_has_moments_too():
    state = table(1, solo="rival").state
    state.village.deliveries[0].by = 1
    scene = moment_scene(GAME.view(state, None), [phrase("delivers", who="rival", slot="a", vp=4)])
    assert "The rival delivers to the church" in written(scene.shapes)


def test_nothing_else_has_a_picture():
    assert moment_scene(GAME.view(table(2).state, None), [phrase("begged", who=0, coins=1)]) is None


# Awards.


def final(seats: int = 2) -> list[Phrase]:
    return [phrase("final", who=seat, vp=50) for seat in range(seats)]


def given(*told: Phrase, seats: int = 2) -> list[str]:
    return [texts()(award.text, lambda seat: f"P{seat + 1}") for award in awards([*told, *final(seats)])]


@pytest.mark.parametrize("award", ["chaplain", "sacristan", "landscaper", "merchant"])
def test_the_games_own_awards_are_on_the_card(award):
    name = texts()(say(f"hamlet-{award}"))
    told = phrase("award", who=[1], award=award, vp=5, count=1)
    assert given(told) == given(told, seats=1) == [f"{name}: P2 (5 points)"]
    assert given() == []
    assert given(phrase("award", who=[0, 1, 2], award=award, vp=1, count=3)) == [], (
        "what three share is nothing special"
    )
    assert given(phrase("award", who=["rival"], award=award, vp=5, count=1)) == [], "the rival is not at the table"


@pytest.mark.parametrize(
    ("key", "least", "text"),
    [
        ("builds", 3, "Most tiles built: P1 (3)"),
        ("builds-road", 3, "Most roads built: P1 (3)"),
        ("begged", 3, "Most alms: P1 (3 times)"),
    ],
)
def test_who_did_something_most(key, least, text):
    doings = [phrase(key, who=0)] * least
    assert given(*doings) == [text]
    assert given(*doings[1:]) == [], "too little to speak of"
    assert given(*doings, seats=1) == [], "alone nobody does anything most"
    assert given(*doings, *[phrase(key, who="rival")] * 9) == [text]


def test_whose_goods_were_worth_most():
    told = [phrase("rewarded", who=1, good="milk", worth=2), phrase("rewarded", who=0, good="milk", worth=1)]
    assert given(*told, *told) == ["Finest goods: P2 (4 points)"]
    assert given(*told) == []


def test_all_of_a_whole_game_can_be_told():
    told: list = []
    state = played(4, "late picture", told=told)
    heard = [one for event in told for one in event.heard_by("hamlet", None)]
    found = awards(heard)
    assert found and all(texts()(award.text) for award in found)
    end = End(state.result, found, say("end-foot", date="today", seed="1"))
    words = written(GAME.end_card(GAME.view(state, None), end).shapes)
    for player in state.village.players:
        assert str(player.vp) in words


# The end.


def ended(state, winners: list[int], why: str = "") -> list[str]:
    scores = [player.vp for seat, player in enumerate(state.village.players) if seat != state.village.rival]
    state.result = Result(winners, scores, why)
    card = GAME.end_card(GAME.view(state, None), End(state.result, [], say("end-foot", date="today", seed="1")))
    return written(card.shapes)


def test_the_card_says_why():
    state = table(3).state
    for seat, player in enumerate(state.village.players):
        player.points = {"building": 60 + seat}
    assert "founded the town with 62 points" in ended(state, [2])
    assert "founded the town together, 62 points each" in ended(state, [1, 2])
    assert "was the last one left" in ended(state, [0], "conceded")
    assert "Everybody gave up." in ended(state, [], "conceded")


def test_the_card_of_a_lone_player():
    state = table(1).state
    state.village.players[0].points = {"building": 85}
    assert "finished the church in time: 85 points, a Parish" in ended(state, [0], "parish")
    lost = ended(state, [], "parish")
    assert "The church was not finished in time: 85 points, a Parish." in lost and "2" in lost, "no first place"


def test_the_card_against_the_rival_has_no_line_for_it():
    state = table(1, solo="rival").state
    for seat, player in enumerate(state.village.players):
        player.points = {"building": 60 + seat}
    assert "The rival won with 61 points to 60." in (words := ended(state, []))
    assert "P2" not in words and "P1" in words
    assert "beat the rival with 60 points to 61" in ended(state, [0])


# What is hidden.


def test_pictures_tell_nothing_hidden():
    """The sale tokens that lie face down, and those left out, are in no picture."""
    seen = 0

    def look(state, ask):
        nonlocal seen
        if state.village.round % 4 or seen > 6 or not state.sale_stack:
            return
        other = GAME.redeal(state, None, Dice(f"another world {seen}"))
        seen += other.sale_stack != state.sale_stack
        told = [phrase("delivers", who=0, slot="a", vp=4)]
        ours, theirs = GAME.view(state, None), GAME.view(other, None)
        assert village_scene(ours) == village_scene(theirs)
        assert moment_scene(ours, told) == moment_scene(theirs, told)
        end = End(Result([0], [1, 1, 1]), [], say("end-foot", date="today", seed="1"))
        assert GAME.end_card(ours, end) == GAME.end_card(theirs, end)

    played(3, "hidden", look)
    assert seen


# Drawings.


def test_a_tile_is_one_drawing_that_stays_the_same_wherever_it_lies():
    one, other = (tile_stamp(Frame(72, 40 * at, 7 * at), Placing("farm", 1, at, 2)) for at in (1, 2))
    assert one.art is other.art and (one.width, one.height) == (other.width, other.height)
    assert tile_stamp(Frame(72, 0, 0), Placing("farm", 2, 1, 2)).art != one.art
    assert len({fitted(LAYOUTS["a"], (0, 0, 600 + more, 900), 92).size for more in range(8)}) <= 2, "in steps"


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_has_its_building(tile):
    drawn = tile_stamp(Frame(72, 0, 0), Placing(tile, 0, 0, 0)).art
    bare = tile_stamp(Frame(72, 0, 0), Placing(tile, 0, 0, 0), bare=True).art
    buildings = [shape for shape in drawn.shapes if isinstance(shape, Stamp)]
    assert len(buildings) == 1 and len(drawn.shapes) == len(bare.shapes) + 1


@pytest.mark.parametrize("by", [None, 0, 1, 2, 3])
def test_a_place_of_the_church_is_in_the_colour_and_has_the_number_of_who_filled_it(by):
    place = delivery(0, 0, 80, "a", by)
    (box,) = [shape for shape in place.art.shapes if isinstance(shape, Box)]
    words = written([place])
    if by is None:
        assert words == ["3 M/B", "4"]
    else:
        assert box.fill.top == PLAYERS[by] and words == ["3 M/B", f"by {by + 1}"]


def test_rows_of_which_nothing_is_left_are_low():
    state = table(2).state
    full = village_scene(GAME.view(state, None))
    state.village.display, state.village.sales = [Offer("shrine")], []
    less = village_scene(GAME.view(state, None))
    assert less.height < full.height and "No sale is left." in written(less.shapes)
    state.village.display = []
    least = village_scene(GAME.view(state, None))
    assert least.height < less.height and "No blueprint is left." in written(least.shapes)


def test_who_gave_up_is_said():
    state = table(3).state
    state.village.players[1].gone = True
    assert written(village_scene(GAME.view(state, None)).shapes).count("gave up") == 1


def test_letters_of_names_are_never_smaller_than_can_be_read():
    scene = village_scene(GAME.view(played(3, "c"), None))
    names = [shape for shape in scene.shapes if isinstance(shape, Label) and shape.plate and shape.plate.badge]
    assert len(names) > 20 and all(name.size >= 16 * scene.width / 800 for name in names)


@pytest.mark.parametrize("count", range(1, 43))
def test_thumbnails_fill_their_picture(count):
    columns, rows = _grid(count)
    assert columns * rows >= count > columns * (rows - 1)
    wide, tall = _cell(columns)
    assert tall * rows <= 1000 and wide * columns <= 1000 and columns <= 6
