"""For long stories: pictures are sent as always, but none is painted."""

from __future__ import annotations

import io
from hashlib import sha256

import pytest
from PIL import Image

from cogs.painting import painter


@pytest.fixture
def unpainted(monkeypatch):
    """Each scene is a dot of its own colour; the stories about pictures have real ones."""

    def paint(scene, labels, base_labels):
        colour = sha256(repr((scene.width, scene.height, scene.shapes, labels)).encode()).digest()[:3]
        out = io.BytesIO()
        Image.new("RGB", (1, 1), tuple(colour)).save(out, "PNG")
        return out.getvalue()

    monkeypatch.setattr(painter, "paint", paint)
