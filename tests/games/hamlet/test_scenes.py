"""Pictures as text: fixed states drawn the same, previews that match their menus, words that say the same."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from games.core.menu import step_after
from games.core.scene import Label, Scene
from games.hamlet import GAME
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
    """A scene as lines: how many shapes of each sort, then every label and its place."""
    say = texts()
    sorts = [type(shape).__name__ for shape in [*scene.base, *scene.shapes]]
    lines = [f"{scene.width} x {scene.height}", *(f"{sort}: {sorts.count(sort)}" for sort in sorted(set(sorts)))]
    labels = [shape for shape in [*scene.base, *scene.shapes] if isinstance(shape, Label)]
    lines += [f"{round(label.x)},{round(label.y)} {say(label.text)} {label.badge}".rstrip() for label in labels]
    return "\n".join([*lines, *(say(phrase) for phrase in scene.alt)])


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


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
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
    shown = [texts()(shape.text) for shape in scene.shapes if isinstance(shape, Label)]
    words = [prefix[-1]] if step.kind == "payment" else list(step.choices)
    if step.kind == "at":
        words = [str(view.village.number(tile)) for tile in words]
    assert set(words) <= set(shown)


def test_a_late_village_fits_its_picture():
    state = played(4, "late picture")
    scene = village_scene(GAME.view(state, None))
    assert 1000 <= scene.width <= 1400
    for shape in scene.base:
        points = getattr(shape, "points", [])
        assert all(-1 <= x <= scene.width + 1 and -1 <= y <= scene.height + 1 for x, y in points)
    numbered = [(shape.text.key, shape.badge) for shape in scene.shapes if isinstance(shape, Label)]
    for number, site in enumerate(state.village.sites):
        assert (f"hamlet-{site.tile}", str(number)) in numbered, "menus refer to a tile by its name and number"
    assert len(state.village.sites) > 16


def test_the_signs_of_the_picture_are_explained_below_it():
    state = fixed_village()
    scene = village_scene(GAME.view(state, None))
    said = [shape.text.key for shape in [*scene.base, *scene.shapes] if isinstance(shape, Label)]
    for good in (*RAW, *REFINED):
        assert f"hamlet-sign-{good}" in said
    for sign in ("forest", "mountain", "open", "built", "flag", "villager", "donkey", "blueprint", "high_quality"):
        assert f"hamlet-sign-{sign}" in said


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_a_player_stands_in_the_picture(seats):
    state = fixed_village() if seats == 2 else table(seats).state
    for seat, player in enumerate(state.village.players):
        player.coins, player.points = 10 + seat, {"building": 20 + seat}
    scene = village_scene(GAME.view(state, None))
    said = [texts()(shape.text) for shape in scene.shapes if isinstance(shape, Label)]
    for seat in range(len(state.village.players)):
        assert str(10 + seat) in said and f"{20 + seat} VP" in said


def test_every_tile_has_a_rules_page_or_a_place_in_one():
    say = texts()
    pages = "".join(say(key) for key in say.keys("hamlet-rules-"))
    for tile in TILES:
        assert say(f"hamlet-{tile}").removesuffix(" A").removesuffix(" B") in pages
    for key in say.keys("hamlet-rules-"):
        assert len(say(key)) <= 1500
        assert say(f"{key}.title")
