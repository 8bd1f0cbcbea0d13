"""The painter: each scene once, never on the event loop, the same bytes for the same facts."""

from __future__ import annotations

import asyncio
import io
import threading

from PIL import Image

from cogs.ui import painter as module
from cogs.ui.painter import Painter
from data.texts import texts
from games.core.scene import Box, Disc, Label, Line, Polygon, Scene
from games.core.text import Phrase


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
    assert painter.known(scene(), texts(), names) is None
    pictures = await asyncio.gather(*(painter.png(scene(), texts(), names) for _ in range(5)))
    assert len(set(pictures)) == 1 and len(threads) == 1
    assert threads[0] is not threading.main_thread()
    assert painter.known(scene(), texts(), names) == pictures[0]
    assert await Painter().png(scene(), texts(), names) == pictures[0], "the same bytes for the same facts"


async def test_other_facts_or_names_give_another_picture():
    painter = Painter()
    first = await painter.png(scene(), texts(), names)
    assert await painter.png(scene(fill="#33aaaa"), texts(), names) != first
    assert await painter.png(scene(), texts(), lambda seat: "Ben") != first
    image = Image.open(io.BytesIO(first))
    assert image.size == (200, 100) and image.mode == "P"


async def test_only_so_many_are_kept():
    painter = Painter(kept=2)
    colours = ["#110000", "#001100", "#000011"]
    for colour in colours:
        await painter.png(scene(fill=colour), texts(), names)
    assert painter.known(scene(fill=colours[0]), texts(), names) is None
    assert painter.known(scene(fill=colours[2]), texts(), names) is not None


async def test_a_reader_who_gives_up_does_not_stop_the_others():
    painter = Painter()
    impatient = asyncio.create_task(painter.png(scene(), texts(), names))
    patient = asyncio.create_task(painter.png(scene(), texts(), names))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient
