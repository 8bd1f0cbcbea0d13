"""Twin worlds on Discord: the same public history, and hidden cards dealt anew, told apart by nobody who may not."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import Any

import msgspec

from games.core.codec import digest, encode, load_state
from games.core.draw import Dice
from games.core.entry import Answer
from games.core.game import AnyGame
from games.core.match import Match, Position, advance, submit
from games.core.menu import Path, paths
from games.core.text import Refused, Seat
from sandbox import World
from sandbox.rates import Rates
from tests.stories.evening import Evening

NOW = 1_700_000_000.0
REPLACED = re.compile(r'("nonce": "[0-9a-z]+)([0-9a-z]{12})"')
"""A nonce that ends with the id of the message which is replaced, written short."""


def still_world() -> World:
    """A world whose clock stands still, so that the same story gives the same ids."""
    return World(clock=lambda: NOW, rates=Rates.off())


class Twin:
    """What the other world holds, and what its player must answer for the same public news."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match = match
        self.path = path


def find_twin(game: AnyGame, here: Position, seat: Seat, path: Path, viewer: Seat | None, dice: Dice) -> Twin | None:
    """Another deal, with other cards for this seat, that the viewer cannot tell apart, now or after its answer."""
    after = submit(game, here.match, Answer(seat, path))
    match = here.match
    state = load_state(game.state, bytes(match.snapshot), match.rules, game.version, game.upcasters)
    for _ in range(60):
        other = game.redeal(load_state(game.state, encode(state), game.version, game.version, {}), viewer, dice)
        twin = msgspec.structs.replace(match, snapshot=msgspec.Raw(encode(other)))
        there = advance(game, twin, listening=True)
        if there.ask is None or digest(other) == digest(state):
            continue
        if encode(game.view(there.state, seat)) == encode(game.view(here.state, seat)):
            continue
        if _news(game, advance(game, match, listening=True), viewer) != _news(game, there, viewer):
            continue
        for answer in [path, *islice(paths(there.ask.menu(seat)), 40)]:
            try:
                then = submit(game, there.match, Answer(seat, answer))
            except Refused:
                continue
            if _news(game, then, viewer) == _news(game, after, viewer):
                return Twin(there.match, answer)
    return None


def _news(game: AnyGame, position: Position, viewer: Seat | None) -> list[bytes]:
    """What this viewer hears, as everybody and in private, and what is asked of whom."""
    heard = [
        encode(phrase)
        for event in position.events
        for who in {None, viewer}
        for phrase in event.heard_by(game.key, who)
    ]
    awaits = position.ask.awaits if position.ask else ()
    return [*heard, encode([awaits, encode(game.table_panel(game.view(position.state, None)))])]


async def put(evening: Evening, twin: Match, table: int = 1) -> None:
    """The hidden cards of this table are from now on those of the twin."""
    house = evening.house
    record = await house.tables.load(table)
    life = msgspec.structs.replace(record.life, match=twin)
    house.tables.remember(msgspec.structs.replace(record, life=life, position=advance(record.game, twin)))


def readable(evening: Evening, user: str, mark: int) -> list[Any]:
    """Everything this person could read since then, with ids and tokens by order of appearance: in their order what
    goes to everybody, and in their order what goes to this person's own panels. Between the two there is none, not
    even at Discord; so which of them got the lower id says nothing.
    """
    ids: dict[str, str] = {}
    world = evening.stage.world

    def named(number: str) -> str:
        return ids.setdefault(number, f"id{len(ids)}")

    def plain(value: Any) -> str:
        text = json.dumps(value, ensure_ascii=False, sort_keys=True)
        text = REPLACED.sub(lambda found: found[1] + named(str(int(found[2], 36))) + '"', text)
        return re.sub(r"\d{15,20}", lambda found: named(found[0]), text)

    sent = [entry for entry in world.record.since(mark) if user in entry.readers]
    ordered = sorted(sent, key=lambda entry: entry.readers <= {user, world.bot.id})
    return [
        (entry.method, entry.route, plain(entry.body), plain(entry.notes.get("removed")), entry.files, entry.status)
        for entry in ordered
    ]
