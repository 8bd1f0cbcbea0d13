"""What lies on a picture: order, light, words that fit, drawings in drawings."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from cogs.painting import grounds, store
from cogs.painting.lettering import font, set_text, signs
from cogs.painting.painter import draw
from games.core.drawings import drawing, names
from games.core.scene import (
    FOIL,
    Art,
    Box,
    Curve,
    Disc,
    Fade,
    Glow,
    Ground,
    Label,
    Plate,
    Polygon,
    Scene,
    Sign,
    Stamp,
)
from games.core.text import Phrase

WHITE, BLACK = (255, 255, 255), (0, 0, 0)
TEXT = Phrase("name", {"who": 0})


def drawn(*shapes, words=(), **more):
    return draw(Scene(200, 100, list(shapes), [], ground="#ffffff", **more), list(words), [])


def inked(image):
    return image.convert("L").point(lambda grey: 255 if grey < 250 else 0).getbbox()


def test_what_comes_later_lies_above():
    label, box = Label(100, 50, TEXT, 30, "#000000", "bold"), Box(40, 20, 120, 60, fill="#ff0000")
    above, below = drawn(box, label, words=["Anna"]), drawn(label, box, words=["Anna"])
    assert below.getpixel((100, 50)) == (255, 0, 0) == drawn(box).getpixel((100, 50))
    assert ImageChops.difference(above, below).getbbox() is not None


def test_edges_are_smooth():
    image = drawn(Disc(100, 50, 30, fill="#000000"))
    assert {image.getpixel((x, 30)) for x in range(60, 100)} > {WHITE, BLACK}, "something between the two"


@pytest.mark.parametrize(
    "shape",
    [
        Polygon([(10, 10), (190, 10), (100, 90)], fill="#224466"),
        Curve([(20, 50), (100, 10), (180, 50), (100, 90)], corners=[0], fill="#224466", line="#000000"),
        Box(20, 20, 100, 50, fill=FOIL, line="#000000", radius=8, lift=4),
        Disc(100, 50, 40, fill=Fade("#ff0000", "#0000ff", round=True), tall=20, line=FOIL, thick=3),
        Sign(100, 50, "crown", 60, Fade("#ffee88", "#aa7711"), stroke=2, stroke_fill="#000000", raised=2, turn=10),
        Glow(60, 30, 80, 40, "#ffcc00cc", radius=8),
        Stamp(40, 10, 80, 80, "loveletter/guard", lift=3, turn=5, state="dim"),
        Stamp(40, 10, 80, 80, Art(10, 10, [Disc(5, 5, 5, fill="#224466")]), state="grey"),
        Ground("water", "#2f7585", x=20, y=20, width=100, height=50),
    ],
    ids=lambda shape: type(shape).__name__,
)
def test_every_shape_is_drawn_in_its_place_and_in_every_scale(shape):
    small, large = drawn(shape), drawn(shape, scale=2)
    assert large.size == (400, 200)
    box, twice = inked(small), inked(large)
    assert box is not None and twice is not None
    assert all(abs(2 * one - other) <= 6 for one, other in zip(box, twice, strict=True)), (box, twice)


def test_a_glow_leaves_its_inside_dark():
    image = drawn(Glow(60, 30, 80, 40, "#ff0000", radius=8))
    assert image.getpixel((100, 50)) == WHITE and image.getpixel((100, 26)) != WHITE


def test_a_lost_card_has_no_colour_and_one_whose_owner_is_out_has_little():
    def colour(state):
        red, green, blue = drawn(Stamp(40, 10, 80, 80, "coup/contessa", state=state)).resize((1, 1)).getpixel((0, 0))
        return max(red, green, blue) - min(red, green, blue)

    assert colour("") > 2 * colour("dim") > 0 and colour("grey") < colour("")


def test_a_drawing_in_a_drawing_is_cut_off_at_its_frame():
    inner = Art(40, 40, [Box(0, 0, 40, 40, fill="#00ff00"), Disc(40, 40, 30, fill="#000000")], clip="disc")
    image = drawn(Stamp(80, 30, 40, 40, inner))
    assert image.getpixel((82, 32)) == WHITE, "outside the disc"
    assert image.getpixel((100, 50)) != WHITE and image.getpixel((125, 75)) == WHITE


@pytest.mark.parametrize("kind", ["velvet", "wood", "paper", "meadow", "water"])
def test_grounds_are_the_same_every_time(kind):
    shape = Ground(kind, "#6a8a5a", "crown", inlay=True)
    first, second = grounds.ground(shape, 120, 90), grounds.ground(shape, 120, 90)
    assert first.tobytes() == second.tobytes() and len(first.getcolors(20_000)) > 20


def test_all_drawings_and_all_their_signs_are_there():
    for game in ("loveletter", "coup", "inkognito", "hamlet"):
        for name in names(game):
            wanted = {shape.sign for shape in drawing(name).shapes if isinstance(shape, Sign)}
            assert wanted <= set(signs()), name


# Words.


def test_a_long_text_is_broken_into_lines_before_it_shrinks():
    one = set_text("Small Mountain Range", "bold", 20, 145, 1, 0)
    two = set_text("Small Mountain Range", "bold", 20, 145, 2, 0)
    assert len(one.lines) == 1 and one.size < 20
    assert len(two.lines) == 2 and two.size == 20 and two.width <= 145
    assert set_text("Farm", "bold", 20, 130, 2, 0).lines == ("Farm",)


def test_lines_are_about_equally_wide():
    text = "Draw 1 and put 1 back, or examine a card. Blocks a Captain who robs you."
    found = set_text(text, "semi", 20, 240, 4, 0)
    widths = [font("semi", 20).getlength(line) for line in found.lines]
    assert " ".join(found.lines) == text and min(widths) > 0.6 * max(widths), found.lines


def test_a_text_that_can_be_made_small_enough_keeps_its_end():
    """A font's widths do not shrink quite as its size does; it goes a step further down then."""
    for wide in range(60, 90):
        for text in ("10 coins", "Woodcutter", "Stonemason"):
            found = set_text(text, "bold", 20, wide, 1, 0)
            if font("bold", 20).getlength(text) * 0.66 < wide:
                assert found.lines == (text,) and not found.cut, (wide, found)


def test_no_text_becomes_smaller_than_can_be_read():
    found = set_text("Somebody with a very long name", "bold", 24, 100, 1, 16)
    assert found.size == 16 and found.cut and found.lines[0].endswith("…") and found.width <= 100
    whole = font("bold", 16).getlength("Somebody with a long name")
    squeezed = set_text("Somebody with a long name", "bold", 24, 0.7 * whole, 1, 16)
    assert squeezed.lines == ("Somebody with a long name",) and not squeezed.cut, "narrower letters come before that"
    assert abs(squeezed.narrow - 0.7) < 0.01 and squeezed.size == 16
    assert set_text("Ann", "bold", 12, 10, 1, 16).size == 12, "what is smaller by itself stays so"


def plate(name, anchor="mb", **more):
    return inked(drawn(Label(100, 50, TEXT, 16, anchor=anchor, plate=Plate("#dddddd", **more), fit=190), words=[name]))


def test_a_plate_is_as_large_as_its_text_and_stands_where_it_is_put():
    short, long = plate("Farm"), plate("Woodcutter")
    assert long[2] - long[0] > short[2] - short[0] + 20 and short[3] == long[3] and abs(short[3] - 50) <= 1
    assert abs(plate("Farm", "lt")[0] - 100) <= 1 and abs(plate("Farm", "rm")[2] - 100) <= 1
    numbered, signed = plate("Farm", badge="7"), plate("Farm", sign="crown")
    assert numbered[2] > short[2] and numbered[1] < short[1], "a dot at the corner"
    assert signed[2] - signed[0] > short[2] - short[0] + 15, "room for a sign"


def test_faces_of_one_line_agree_in_their_middle():
    def middle(face):
        box = inked(drawn(Label(100, 50, TEXT, 40, "#000000", face), words=["H"]))
        return (box[1] + box[3]) / 2

    assert all(abs(middle(face) - 50) <= 1 for face in ("text", "bold", "court", "realm", "quest", "village"))


# What is kept.


def test_what_is_kept_is_bounded_and_the_oldest_goes():
    kept, made = store.Store(3 * store.weight(Image.new("L", (100, 100)))), []

    def get(key):
        def make():
            made.append(key)
            return Image.new("L", (100, 100))

        return kept.get(key, make)

    for key in "abcabcd":
        get(key)
    assert made == [*"abcd"] and kept.bytes <= 3 * store.weight(Image.new("L", (100, 100)))
    get("d")
    get("a")
    assert made == [*"abcda"]


def test_all_stores_together_keep_within_bounds():
    stores = (store.BACKINGS, store.DRAWINGS, store.STAMPS, store.FORMS, store.LETTERS)
    assert sum(one.most for one in stores) <= 80 * 2**20
    assert all(one.bytes <= one.most for one in stores)
