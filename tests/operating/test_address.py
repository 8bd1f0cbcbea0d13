"""Where the health page may listen."""

from __future__ import annotations

import pytest

from operating.address import address
from settings import Settings


@pytest.mark.parametrize(
    ("text", "listens"),
    [
        ("127.0.0.1:8080", "127.0.0.1:8080"),
        ("0.0.0.0:9000", "0.0.0.0:9000"),
        ("[::1]:8080", "[::1]:8080"),
        ("localhost:1", "localhost:1"),
    ],
)
def test_an_address_is_read(text: str, listens: str) -> None:
    assert str(address(text)) == listens


@pytest.mark.parametrize("text", ["8080", ":8080"])
def test_a_port_alone_is_one_of_this_machines_own(text: str) -> None:
    assert str(address(text)) == "127.0.0.1:8080"


@pytest.mark.parametrize(
    "text", ["", "on", "host:", "host:0", "host:65536", "::1:8080", "http://a:80", "a b:80", "a:८"]
)
def test_what_is_none_is_refused(text: str) -> None:
    assert address(text) is None
    assert (Settings(http=text).problem is None) is (text == "")
