"""The painter: each scene once, never on the event loop, the same bytes for the same facts."""

from __future__ import annotations

import asyncio
import io
import platform
import random
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from cogs.painting import painter as module
from cogs.painting.painter import Painter
from games.core.scene import Box, Disc, Label, Line, Polygon, Scene
from games.core.text import Phrase
from texts.catalogue import texts


def scene(who=0, fill="#aa3333"):
    return Scene(
        width=200,
        height=100,
        alt=[],
        shapes=[
            Box(10, 10, 60, 40, fill=fill, line="#000000", radius=6),
            Disc(150, 50, 20, fill="#3333aa"),
            Polygon([(80, 80), (100, 60), (120, 80)], fill="#33aa33", line="#000000"),
            Line([(0, 0), (200, 100)], "#888888", 2),
            Label(100, 20, Phrase("name", {"who": who}), fit=80),
        ],
    )


def names(seat):
    return f"Somebody with a very long name {seat}"


async def test_the_same_scene_is_drawn_once_and_off_the_loop(monkeypatch):
    threads = []
    real = module.paint

    def paint(*args):
        threads.append(threading.current_thread())
        return real(*args)

    monkeypatch.setattr(module, "paint", paint)
    painter = Painter()
    pictures = await asyncio.gather(*(painter.picture(scene(), texts(), names) for _ in range(5)))
    assert len(set(pictures)) == 1 and len(threads) == 1
    assert threads[0] is not threading.main_thread()
    assert await painter.picture(scene(), texts(), names) == pictures[0] and len(threads) == 1, "kept"
    assert await Painter().picture(scene(), texts(), names) == pictures[0], "the same bytes for the same facts"


async def test_other_facts_or_names_give_another_picture():
    painter = Painter()
    first = await painter.picture(scene(), texts(), names)
    assert await painter.picture(scene(fill="#33aaaa"), texts(), names) != first
    assert await painter.picture(scene(), texts(), lambda seat: "Ben") != first
    image = Image.open(io.BytesIO(first))
    assert image.size == (200, 100) and image.mode == "P"


async def test_only_so_many_bytes_are_kept(monkeypatch):
    painted, real = [], module.paint

    def paint(drawn, *texts):
        painted.append(drawn.shapes[0].fill)
        return real(drawn, *texts)

    monkeypatch.setattr(module, "paint", paint)
    oldest, *others = colours = ["#110000", "#001100", "#000011"]
    painter = Painter(kept=sum([len(await Painter().picture(scene(fill=colour), texts(), names)) for colour in others]))
    painted.clear()
    for colour in [*colours, *others, oldest]:
        await painter.picture(scene(fill=colour), texts(), names)
    assert painted == [*colours, oldest]


async def test_one_thread_paints_them_all(monkeypatch):
    """Each thread that ever painted would keep memory for large bitmaps."""
    threads, real = set(), module.paint

    def paint(*args):
        threads.add(threading.current_thread())
        return real(*args)

    monkeypatch.setattr(module, "paint", paint)
    painter = Painter()
    many = [painter.picture(scene(fill=f"#{number:06x}"), texts(), names) for number in range(12)]
    others = [asyncio.to_thread(threading.get_ident) for _ in range(4)]
    await asyncio.gather(*many, *others)
    assert len(threads) == 1


def test_boards_and_fonts_are_bounded(monkeypatch):
    """A board that grows has a new ground each time, of ten megabytes and more."""
    grounds = module.Kept(2_000_000, module._bitmap)
    monkeypatch.setattr(module, "_grounds", grounds)
    for number in range(20):
        base = [Box(0, 0, 10 + number, 10, fill="#aa3333"), Label(50, 50, Phrase("x"), size=10 + number)]
        module.paint(Scene(width=300, height=200, alt=[], shapes=[], base=base), [], ["", f"Text {number}"])
    assert 0 < grounds.bytes <= 2_000_000
    assert module._font.cache_info().maxsize is not None


def test_written_labels_are_bounded(monkeypatch):
    """Names and sizes come and go with the tables."""
    masks = module.Kept(50_000, lambda mask: mask.bytes)
    monkeypatch.setattr(module, "_masks", masks)
    for number in range(40):
        label = Label(50, 50, Phrase("x"), size=20)
        module.paint(Scene(width=300, height=200, alt=[], shapes=[label]), [f"Somebody {number}"], [])
    assert 10_000 < masks.bytes <= 50_000


def test_what_was_painted_before_does_not_show():
    """One canvas serves all pictures of a thread, larger ones and smaller ones."""
    small = Scene(width=60, height=40, alt=[], shapes=[Disc(60, 40, 30, fill="#3333aa80")], ground="#ffffff")
    alone = ThreadPoolExecutor(1).submit(module.paint, small, [""], []).result()
    large = Scene(width=200, height=100, alt=[], shapes=[], base=[Box(0, 0, 200, 100, fill="#aa3333")])
    module.paint(large, [], [""])
    assert module.paint(small, [""], []) == alone


BITMAPS = """
import os
from pathlib import Path
from PIL import Image
from cogs.painting.painter import give_bitmaps_back

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

assert give_bitmaps_back()
stays = []
for _ in range(10):
    bitmap = Image.new("RGB", (WIDTH, HEIGHT), "#aa3333")
    stays.append(Image.new("L", (300, 300)))
    with_it = resident()
    del bitmap
    print((with_it - resident()) / (4 * WIDTH * HEIGHT))
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library")
@pytest.mark.parametrize("size", [(2000, 1500), (1000, 800)], ids=["the canvas", "the picture"])
def test_a_bitmap_goes_back_to_the_system(size):
    """Nearly all of it, also when something small that stays was made after it."""
    script = BITMAPS.replace("WIDTH", str(size[0])).replace("HEIGHT", str(size[1]))
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert min(map(float, run.stdout.split())) > 0.9, run.stdout


async def test_what_is_outdated_when_its_turn_comes_is_not_painted(monkeypatch):
    """The question is asked as late as can be: while others are painted, somebody may have clicked on."""
    painted, real, clicked_on = [], module.paint, threading.Event()

    def paint(drawn, *texts):
        painted.append(drawn.shapes[0].fill)
        clicked_on.set()
        return real(drawn, *texts)

    monkeypatch.setattr(module, "paint", paint)
    painter = Painter()
    first = painter.picture(scene(fill="#110000"), texts(), names)
    second = painter.picture(scene(fill="#001100"), texts(), names, wanted=lambda: not clicked_on.is_set())
    outcomes = await asyncio.gather(first, second, return_exceptions=True)
    assert painted == ["#110000"] and isinstance(outcomes[1], module.Unwanted)


async def test_a_reader_who_gives_up_does_not_stop_the_others():
    painter = Painter()
    impatient = asyncio.create_task(painter.picture(scene(), texts(), names))
    patient = asyncio.create_task(painter.picture(scene(), texts(), names))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient


def lettered(**more):
    """Only a text, as a picture; and which of its pixels are written on."""
    label = Label(100, 50, Phrase("name", {"who": 0}), size=20, **more)
    return Scene(width=200, height=100, alt=[], shapes=[label], ground="#ffffff")


def inked(picture):
    image = Image.open(io.BytesIO(picture)).convert("L").point(lambda grey: 255 if grey < 250 else 0)
    return image.getbbox()


async def drawn(name, **more):
    return inked(await Painter().picture(lettered(**more), texts(), lambda seat: name))


async def test_a_long_text_is_broken_into_two_lines_before_it_shrinks():
    one = await drawn("Small Mountain Range", fit=130)
    two = await drawn("Small Mountain Range", fit=130, two_lines=True)
    assert two[3] - two[1] > 1.7 * (one[3] - one[1]), "two lines are taller"
    assert one[2] - one[0] <= 132 and two[2] - two[0] <= 132
    assert await drawn("Farm", fit=130) == await drawn("Farm", fit=130, two_lines=True), "a short one stays in one"


def test_a_text_that_can_be_made_small_enough_keeps_its_end():
    """A font's widths do not shrink quite as its size does; it goes a step further down then."""
    for wide in range(60, 90):
        for text in ("10 coins", "Woodcutter", "Stonemason"):
            lines, size = module._set(text, 20, True, False, wide, False)
            full = module._font(20, True, False).getlength(text)
            if full * 0.66 < wide:
                assert lines == [text] and size <= 20, (wide, lines)


async def test_a_plate_is_as_wide_as_its_text_and_stands_on_its_foot():
    short, long = await drawn("Farm", plate="#dddddd", fit=150), await drawn("Woodcutter", plate="#dddddd", fit=150)
    assert long[2] - long[0] > short[2] - short[0] + 30
    assert short[3] == long[3] and abs(short[3] - 50) <= 1
    two = await drawn("Small Mountain Range", plate="#dddddd", fit=130, two_lines=True)
    assert two[3] == short[3] and two[1] < short[1] - 10, "it grows upwards"
    numbered = await drawn("Farm", plate="#dddddd", fit=150, badge="7")
    assert numbered[2] > short[2] and numbered[1] < short[1], "a dot at the corner"


def test_a_picture_that_would_be_too_heavy_is_made_smaller():
    """Thousands of boxes in all colours: no two neighbours are alike."""
    colours = random.Random(1)
    boxes = [
        Box(x, y, 5, 5, fill=f"#{colours.randrange(2**24):06x}") for x in range(0, 1000, 5) for y in range(0, 1400, 5)
    ]
    png = module.paint(Scene(1000, 1400, boxes, []), [""] * len(boxes), [])
    image = Image.open(io.BytesIO(png))
    assert len(png) <= module.HEAVIEST and image.width < 1000
    assert image.height / image.width == pytest.approx(1.4, rel=0.02)
    plain = Image.open(io.BytesIO(module.paint(Scene(1000, 1400, boxes[:50], []), [""] * 50, [])))
    assert plain.size == (1000, 1400), "one that is light enough stays as it is"
