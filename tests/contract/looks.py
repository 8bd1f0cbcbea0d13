"""What comes out of a match, as bytes: asks, what a viewer is shown, what a seat is told; live and in a re-run."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.ask import Ask
from games.core.codec import digest, encode
from games.core.draw import Draw
from games.core.event import Event
from games.core.game import AnyGame
from games.core.match import Position, running
from games.core.menu import Path
from games.core.text import Seat, plain
from games.host.review import dice_key
from games.host.thinking import weigh
from tests.contract.harness import Case, Record, play
from tests.contract.menus import expanded, must, toned
from texts.catalogue import texts


def asked(ask: Ask, looking: int = 60) -> bytes:
    """All of an ask except its window, as bytes."""
    menus = {seat: expanded(ask.menu(seat), looking) for seat in ask.menus} if looking else {}
    return encode([public_ask(ask), menus])


def public_ask(ask: Ask) -> list[Any]:
    face = None if ask.face is None else expanded(ask.face)
    return [ask.key, ask.awaits, plain(ask.about), ask.pace, face, ask.hold, ask.confirm]


def received(case: Case, position: Position, viewer: Seat | None) -> tuple[bytes, bytes]:
    """All that the table shows a viewer: what everybody sees, and what this one sees beside it."""
    game, ask = case.game, position.ask
    public = game.view(position.state, None)
    shown = [public, game.table_panel(public), position.serial, position.window, position.can_undo]
    shown.append(None if ask is None else public_ask(ask))
    shown.append(None if ask is None or ask.face is None else toned(ask.face))
    if viewer is None:
        return encode(shown), b""
    mine = game.view(position.state, viewer)
    step = ask.menu(viewer) if ask is not None and viewer in ask.menus else None
    menu = None if step is None else [expanded(step), toned(step)]
    return encode(shown), encode([mine, game.hand_panel(mine), menu])


def advised(case: Case, position: Position, viewer: Seat, also: Path | None = None) -> bytes:
    """What a coach tells a viewer of the choices before them, as panel and review say it: the best, and what was chosen
    (`also`), each with its reason in words.
    """
    found = weigh(case.game, position, viewer, dice_key(position, viewer), also)
    names = [f"seat {number}" for number in range(case.seats)]
    shown = [one for place, one in enumerate(found) if place < 3 or one.path == also]
    return encode([[one.path, one.worth, texts()(one.why, names.__getitem__)] for one in shown])


def told(game: AnyGame, events: list[Event], seat: Seat | None) -> list[bytes]:
    """What this seat hears of these events."""
    return [encode(phrase) for event in events for phrase in event.heard_by(game.key, seat)]


def live(case: Case, record: Record, looking: int = 8) -> None:
    """The live generator goes through the same asks, events and states as the re-runs that were recorded."""
    table = case.game.table(case.game.setup(case.seats, case.options), Draw(record.positions[0].match.key), [])
    turns = running(table)
    ask: Ask | None = next(turns)
    heard = 0
    window, serial = ask.window if ask else None, record.positions[0].window
    for at, position in enumerate(record.positions):
        where = f"{case}, entry {at}"
        assert table.events is not None
        must(digest(table.state) == position.match.digest, f"{where}: live and re-run differ in state")
        must(encode(table.events[heard:]) == encode(position.events), f"{where}: live and re-run differ in events")
        must((ask is None) == (position.ask is None), f"{where}: only one of live and re-run has ended")
        if ask is None or position.ask is None:
            return
        looks = looking if at % 4 == 0 else 0
        must(asked(ask, looks) == asked(position.ask, looks), f"{where}: live and re-run ask differently")
        must((ask.window == window) == (position.window == serial), f"{where}: live and re-run disagree on windows")
        window, serial, heard = ask.window, position.window, len(table.events)
        if at < len(record.entries):
            try:
                ask = turns.send(record.entries[at])
            except StopIteration:
                ask = None


def fingerprint(game: AnyGame, seats: int, key: str, longest: int = 80) -> str:
    """A digest of all that comes out of a game: states, events, asks, menus, views and panels."""
    case = Case(game, seats)
    record = play(case, key, longest=longest)
    seen: list[Any] = []
    for at, position in enumerate(record.positions):
        seen += [position.match.digest, position.events]
        if position.ask is not None:
            seen.append(asked(position.ask, 10))
        if at % 10 == 0:
            seen += [received(case, position, seat) for seat in case.everybody]
    return msgspec.json.encode(seen).hex()
