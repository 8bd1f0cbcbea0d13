"""The painter: each scene once, never on the event loop, the same bytes for the same facts."""

from __future__ import annotations

import asyncio
import io
import platform
import random
import subprocess
import sys
import threading

import pytest
from PIL import Image

from cogs.painting import painter as module
from cogs.painting.painter import Painter
from games.core.scene import Art, Box, Disc, Label, Line, Polygon, Scene, Stamp
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
    assert image.size == (200, 100) and image.format == "WEBP"


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


async def test_warming_up_lets_those_who_wait_go_first(monkeypatch):
    """Piece by piece, and none of them begins while somebody waits for a picture."""
    painter, order, real = Painter(), [], module.draw

    def draw(drawn, *words):
        order.append("picture" if len(drawn.shapes) > 1 else "piece")
        return real(drawn, *words)

    monkeypatch.setattr(module, "draw", draw)
    arts = [Stamp(0, 0, 50, 50, Art(10, 10, [Disc(5, 5, 4, fill=f"#0000{number:02x}")])) for number in range(5)]
    warming = asyncio.create_task(painter.warm([Scene(200, 100, arts, [])], texts(), names))
    await asyncio.sleep(0)
    await asyncio.gather(*(painter.picture(scene(fill=f"#ff{n:02x}00"), texts(), names) for n in range(3)))
    await warming
    assert order.count("piece") == 1 + len(arts), "the ground, and each drawing"
    first = order.index("picture")
    assert order[first : first + 3] == ["picture"] * 3 and first <= 1, "what has begun is finished, nothing else"


def test_a_scene_is_warmed_up_by_its_drawings():
    stamps = [Stamp(0, 0, 50, 50, "loveletter/guard"), Stamp(60, 0, 50, 50, "loveletter/spy")]
    found = list(module.pieces(Scene(200, 100, [*stamps, Disc(5, 5, 4)], [], base=[Disc(9, 9, 3)], ground="#aa3333")))
    assert [piece.shapes for piece in found] == [[], [stamps[0]], [stamps[1]]]
    assert found[0].base and not found[1].base


async def test_an_emoji_is_transparent_outside_and_always_the_same():
    art = Art(128, 128, [Box(0, 0, 128, 128, fill="#aa3333"), Label(64, 64, Phrase("name", {"who": 3}))], "box", 26)
    first = await Painter().emoji(art, texts())
    image = Image.open(io.BytesIO(first))
    assert image.size == (128, 128) and image.getpixel((0, 0))[3] == 0 and image.getpixel((64, 20))[:3] == (170, 51, 51)
    assert await Painter().emoji(art, texts()) == first


def test_a_picture_that_would_be_too_heavy_is_made_smaller():
    """Thousands of boxes in all colours: no two neighbours are alike."""
    colours = random.Random(1)
    boxes = [
        Box(x, y, 5, 5, fill=f"#{colours.randrange(2**24):06x}") for x in range(0, 1000, 5) for y in range(0, 700, 5)
    ]
    heavy = module.paint(Scene(1000, 700, boxes, []), [], [])
    image = Image.open(io.BytesIO(heavy))
    assert len(heavy) <= module.HEAVIEST and image.width < 1000
    assert image.height / image.width == pytest.approx(0.7, rel=0.02)
    plain = Image.open(io.BytesIO(module.paint(Scene(1000, 700, boxes[:50], []), [], [])))
    assert plain.size == (1000, 700), "one that is light enough stays as it is"
