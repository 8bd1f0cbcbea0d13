"""Pictures as text: fixed states drawn the same, previews that match their menus, words that say the same."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from games.core.menu import step_after
from games.core.scene import AnyShape, Art, Label, Line, Scene, Sign, Stamp, labels
from games.hamlet import GAME
from games.hamlet.board import board_of
from games.hamlet.moves import menu
from games.hamlet.pieces import RAW, REFINED, TILES
from games.hamlet.scenes import village_scene, zoom_scene
from games.hamlet.scenes_preview import preview_scene
from games.hamlet.state import Road
from tests.games.hamlet.setting import choices, join, loose, played, put, table, token
from texts.catalogue import texts


def fixed_village():
    """A small village with everything in it."""
    rules = table(2, fixed={"bag": ["pond_a", "barn_a", "sawmill", "pond_b"]})
    village = rules.village
    join(village, "farm", "dairy").made = [token(1, fine=True), None]
    at, spot = loose(village, "small_mountain", "MM")
    put(village, "small_mountain", spot, flag=1)
    village.roads.append(Road(0, at, 7, 0, "bridge"))
    village.deliveries[1].by = 0
    village.display[0].coins = 2
    village.players[0].blueprints = ["small_woodland", "windmill"]
    return rules.state


def told(scene: Scene) -> str:
    """A scene as lines: how many shapes of each sort, then every word and its place, those on pieces with theirs."""
    say = texts()
    everything = [*scene.base, *scene.shapes]
    sorts = [type(shape).__name__ for shape in everything]
    lines = [f"{scene.width} x {scene.height}", *(f"{sort}: {sorts.count(sort)}" for sort in sorted(set(sorts)))]
    for shape in everything:
        if isinstance(shape, Label):
            badge = shape.plate.badge if shape.plate else ""
            lines.append(f"{round(shape.x)},{round(shape.y)} {say(shape.text)} {badge}".rstrip())
        elif isinstance(shape, Stamp) and (words := [say(label.text) for label in labels([shape])]):
            lines.append(f"{round(shape.x)},{round(shape.y)} [{' '.join(words)}]")
    return "\n".join([*lines, *(say(phrase) for phrase in scene.alt)])


def words_of(scene: Scene) -> list[str]:
    return [texts()(label.text) for label in labels([*scene.base, *scene.shapes])]


def inside(shapes: list[AnyShape]) -> list[AnyShape]:
    """All shapes, those of drawings too."""
    found = []
    for shape in shapes:
        found.append(shape)
        if isinstance(shape, Stamp) and isinstance(shape.art, Art):
            found += inside(shape.art.shapes)
    return found


def test_the_village(snapshot: SnapshotAssertion):
    assert told(village_scene(GAME.view(fixed_village(), None))) == snapshot


def test_the_surroundings_of_a_tile(snapshot: SnapshotAssertion):
    assert told(zoom_scene(GAME.view(fixed_village(), None), "farm")) == snapshot


def test_the_words_say_what_the_picture_shows(snapshot: SnapshotAssertion):
    panel = GAME.table_panel(GAME.view(fixed_village(), None))
    say = texts()
    assert "\n".join(say(line) for block in panel.blocks for line in block.lines) == snapshot


def test_the_hand(snapshot: SnapshotAssertion):
    panel = GAME.hand_panel(GAME.view(fixed_village(), 0))
    say = texts()
    assert "\n".join(say(line) for block in panel.blocks for line in block.lines) == snapshot
    assert told(panel.scene) == snapshot


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_a_preview_shows_every_choice_of_its_step(depth):
    """Rings and thumbnails carry the very words of the menu."""
    state = fixed_village()
    view = GAME.view(state, 0)
    prefix: tuple[str, ...] = ("build",)
    for _ in range(depth - 1):
        prefix = (*prefix, choices(view.village, 0, *prefix)[0])
    step = step_after(menu(view.village, 0), prefix)
    scene = preview_scene(view, prefix)
    if step.kind == "plan":
        assert scene is None
        return
    shown = words_of(scene)
    words = [prefix[-1]] if step.kind == "payment" else list(step.choices)
    if step.kind == "at":
        words = [str(view.village.number(tile)) for tile in words]
    assert set(words) <= set(shown)


def test_a_late_village_fits_its_picture():
    state = played(4, "late picture")
    scene = village_scene(GAME.view(state, None))
    assert scene.width == 1000 and scene.height <= 1600
    tiles = [shape for shape in scene.base if isinstance(shape, Stamp) and shape.width > 60]
    assert len(tiles) == 2 * len(state.village.sites), "each one lies on what is seen of it from the side"
    for tile in tiles:
        assert tile.x >= -1 and tile.x + tile.width <= scene.width + 1 and tile.y >= -1
        assert tile.y + tile.height <= scene.height
    numbered = [
        (shape.text.key, shape.plate.badge) for shape in scene.shapes if isinstance(shape, Label) and shape.plate
    ]
    for number, site in enumerate(state.village.sites):
        assert (f"hamlet-{site.tile}", str(number)) in numbered, "menus refer to a tile by its name and number"
    assert len(state.village.sites) > 16


def test_the_signs_of_the_picture_are_explained_below_it():
    state = fixed_village()
    scene = village_scene(GAME.view(state, None))
    said = [label.text.key for label in labels([*scene.base, *scene.shapes])]
    for good in (*RAW, *REFINED):
        assert f"hamlet-sign-{good}" in said
    for sign in ("forest", "mountain", "open", "built", "flag", "villager", "donkey", "blueprint", "high_quality"):
        assert f"hamlet-sign-{sign}" in said
    assert {"hamlet-point", "hamlet-coin", "hamlet-sign-sale", "hamlet-sign-first", "hamlet-sign-cut_off"} <= set(said)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_a_player_stands_in_the_picture(seats):
    state = fixed_village() if seats == 2 else table(seats).state
    for seat, player in enumerate(state.village.players):
        player.coins, player.points = 10 + seat, {"building": 20 + seat}
    scene = village_scene(GAME.view(state, None))
    said = words_of(scene)
    for seat in range(len(state.village.players)):
        assert str(10 + seat) in said and str(20 + seat) in said


def both(state):
    """The table in words, and what is written in its picture."""
    say, panel = texts(), GAME.table_panel(GAME.view(state, None))
    words = "\n".join(say(line) for block in panel.blocks for line in block.lines)
    return words, words_of(panel.scene)


def golden(scene: Scene) -> list[tuple[float, float]]:
    """Where in the players' lines the first player's shield hangs; the one that explains it never changes."""
    return [(shape.x, shape.y) for shape in scene.shapes if isinstance(shape, Sign) and shape.sign == "shield"]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_who_is_first_stands_in_words_and_picture(first):
    """Section 5: the first player never changes, so it is always to be seen who it is."""
    state = table(4).state
    state.village.first, state.village.active = first, (first + 1) % 4
    words, drawn = both(state)
    assert f"First in every round: Player {first + 1}." in words and "goes first" in drawn
    ((x, y),) = golden(village_scene(GAME.view(state, None)))
    (name,) = [
        shape
        for shape in village_scene(GAME.view(state, None)).shapes
        if isinstance(shape, Label) and texts()(shape.text) == f"Player {first + 1}"
    ]
    assert 0 < name.x - x < 40 and abs(name.y - y) < 12


def test_a_lone_player_is_not_said_to_be_first():
    state = table(1).state
    assert "First in every round" not in both(state)[0] and golden(village_scene(GAME.view(state, None))) == []


def holders(state) -> dict[str, str]:
    """Beside each milestone in the picture, who holds it: the piece that stands right before its name."""
    found, before = {}, ""
    for shape in village_scene(GAME.view(state, None)).shapes:
        word = texts()(shape.text) if isinstance(shape, Label) else ""
        if word in ("Carpenter", "Mason", "Herder", "Miller", "Planner"):
            found[word] = before
        before = " ".join(texts()(label.text) for label in labels([shape]))
    return found


def test_free_milestones_and_the_price_of_workers_stand_in_words_and_picture():
    state = table(2).state
    state.village.milestones = {"mason": 1, "planner": 0}
    words, drawn = both(state)
    assert "Milestones still free: Carpenter, Herder and Miller" in words
    assert holders(state) == {"Carpenter": "", "Mason": "2", "Herder": "", "Miller": "", "Planner": "1"}
    assert "5 coins for a second villager, 7 for a third, 9 for a fourth; 3 for a donkey" in words
    assert {"Hire", "5, 7, 9", "3"} <= set(drawn)
    assert "3 coins for a raw good, 5 for a refined one" in words and "raw 3 · refined 5" in drawn
    state.village.milestones = dict.fromkeys(("carpenter", "mason", "herder", "miller", "planner"), 0)
    assert "No milestone is free any more." in both(state)[0]


def test_what_is_cut_off_stands_in_words_and_picture():
    """Section 1: no link leads to the church, though one may lead to another tile that is cut off as well."""
    state = table(2).state
    village = state.village

    def marked() -> tuple[int, int]:
        words, drawn = both(state)
        assert "cut off" in drawn
        bars = [shape for shape in inside(village_scene(GAME.view(state, None)).shapes) if isinstance(shape, Line)]
        return words.count("(cut off from the church)"), sum(bar.colour == "#b02a1c" for bar in bars)

    assert marked() == (0, 0)
    at, spot = loose(village, "blacksmith", "MM")
    put(village, "blacksmith", spot, flag=0)
    join(village, "blacksmith", "outpost_b", flag=1)
    assert 6 in board_of(village).links[7] and marked() == (2, 2)
    village.roads.append(Road(0, at, 6, 0, "bridge"))
    assert marked() == (0, 0)


def test_every_tile_has_a_rules_page_or_a_place_in_one():
    say = texts()
    pages = "".join(say(key) for key in say.keys("hamlet-rules-"))
    for tile in TILES:
        assert say(f"hamlet-{tile}").removesuffix(" A").removesuffix(" B") in pages
    for key in say.keys("hamlet-rules-"):
        assert len(say(key)) <= 1500
        assert say(f"{key}.title")
