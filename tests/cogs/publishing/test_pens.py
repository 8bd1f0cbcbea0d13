"""Pens: how long they last, what kills them, and how they are stored."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace

import discord
import msgspec
import pytest
from discord.utils import time_snowflake

from cogs.publishing.discord_time import DiscordTime
from cogs.publishing.pens import LIFE, REST, Pen, Pens, dead
from games.host.clock import FakeClock
from texts.catalogue import DEFAULT

SECRET = "aW50ZXJhY3Rpb24"


def pressed(clock: FakeClock) -> int:
    return time_snowflake(datetime.fromtimestamp(clock.now(), UTC))


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": code, "message": "no"})  # type: ignore[arg-type]


def test_a_pen_is_relied_on_for_a_while_and_put_away_before_it_dies() -> None:
    clock = FakeClock()
    pens = Pens(SimpleNamespace(application_id=1), DiscordTime(clock))  # type: ignore[arg-type]
    pen = Pen(5, SECRET, pressed(clock))
    assert pens.left(pen) == REST < LIFE
    clock.advance(REST - 1)
    assert pens.left(pen) == 1
    clock.advance(1)
    assert pens.left(pen) <= 0
    clock.jump(-3600)
    assert pens.left(pen) <= 0, "whatever our own wall clock says"


@pytest.mark.parametrize(
    "status,code", [(401, 50027), (404, 10015), (404, 10008), (404, 10062), (403, 0), (400, 50027)]
)
def test_there_is_nothing_left_to_write_on(status: int, code: int) -> None:
    assert dead(refusal(status, code))


@pytest.mark.parametrize("status,code", [(400, 50035), (429, 0), (500, 0), (503, 0)])
def test_anything_else_may_pass(status: int, code: int) -> None:
    assert not dead(refusal(status, code))


def test_its_token_is_stored_but_never_shown() -> None:
    pen = Pen(5, SECRET, 7, True, version=3, place=9)
    assert msgspec.json.decode(msgspec.json.encode(pen), type=Pen) == pen
    assert SECRET not in f"{pen} {pen!r} {[pen]} {{'1': pen}}"


def test_pens_that_an_earlier_version_stored_are_read() -> None:
    assert msgspec.json.decode(b'[5,"t",7]', type=Pen) == Pen(5, "t", 7)
    assert msgspec.json.decode(b'[5,"t",7,true,3]', type=Pen) == Pen(5, "t", 7, True, 3)


def test_a_pen_noted_before_there_were_languages_is_read() -> None:
    pen = Pen(5, SECRET, 7, language="xx")
    assert msgspec.json.decode(msgspec.json.encode(pen), type=Pen) == pen
    assert msgspec.json.decode(msgspec.json.encode([5, SECRET, 7, False, 3, 9]), type=Pen).language == DEFAULT
