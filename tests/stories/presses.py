"""Somebody who knows what to answer and presses what it takes, going by what is on their own screen alone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from typing import NamedTuple

from cogs.ui.choosing import MOST_PAGES, Leaf
from cogs.ui.limits import SELECT_OPTIONS
from cogs.ui.marks import Kind, Mark
from games.core.menu import Path, Pick, Step, decode, step_after
from games.core.text import Refused, Seat
from games.host.rows import Status
from games.host.table_state import TableState
from sandbox import Actor
from sandbox.model import DM
from sandbox.reading import Seen
from tests.stories.evening import Evening

MOST = 40
"""Clicks for one answer: whoever needs more is lost."""


class Press(NamedTuple):
    """A control that leads on to the wanted answer."""

    reach: float
    """How many of its picks are made then; a half more once it has been confirmed, a little more once it is nearer."""
    on: Seen
    custom_id: str
    values: tuple[str, ...] | None = None
    """What is picked, if it is a menu."""


class Wish(NamedTuple):
    """What a seat wants to answer to the question that is open."""

    state: TableState
    seat: Seat
    path: Path

    @property
    def menu(self) -> Step:
        question = self.state.question(self.seat)
        assert question is not None
        return question.menu

    def begins_with(self, prefix: Path) -> bool:
        return self.path[: len(prefix)] == prefix


Opening = Callable[[Actor, int], Press]
"""What somebody presses at a table to come to their hand."""


async def give(evening: Evening, who: Actor, table: int, path: Path, opening: Opening | None = None) -> list[str]:
    """Answers what they are asked at this table, as fast as they can; returns the ids of all that was pressed."""
    return [custom_id async for custom_id in giving(evening, who, table, path, opening)]


async def giving(
    evening: Evening, who: Actor, table: int, path: Path, opening: Opening | None = None
) -> AsyncIterator[str]:
    """The same, click by click: between two of them they may take their time."""
    pressed: list[str] = []
    state = await evening.look(table)
    seat = state.seat_of(int(who.id))
    assert seat is not None
    ticket = state.ticket(seat)
    while state.status is Status.PLAYING and state.ticket(seat) == ticket:
        assert len(pressed) < MOST, f"{who} does not get through to {path}: {pressed}\n{who.screen()}"
        press = best(who, Wish(state, seat, path)) or (opening or open_hand)(who, table)
        if press.values is None:
            done = await who.person.press(press.on.message, press.custom_id)
        else:
            done = await who.person.choose(press.on.message, press.custom_id, list(press.values))
        await done.settled(who.patience)
        assert not done.failed, f"{press.custom_id} was not answered"
        pressed.append(press.custom_id)
        yield press.custom_id
        state = await evening.look(table)


def best(who: Actor, wish: Wish) -> Press | None:
    """What leads furthest; where two lead equally far, the public one, then the one that is read first."""
    places = [*public(who, wish.state.id), *panels(who, wish.state.id)[-1:], *direct_hands(who, wish.state.id)[-1:]]
    found = [press for seen in places for press in presses(seen, wish)]
    return max(found, key=lambda press: press.reach, default=None)


def open_hand(who: Actor, table: int) -> Press:
    """My hand, wherever it is shown lowest."""
    wanted = f"p:hand:{table}"
    shown = [seen for seen in public(who, table) if wanted in seen.custom_ids]
    assert shown, f"{who} finds no way to their hand:\n{who.screen()}"
    return Press(0, shown[-1], wanted)


# What somebody sees of a table.


def public(who: Actor, table: int) -> list[Seen]:
    """What everybody sees and can press at this table, oldest first."""
    seen = [one for one in who.messages(everywhere=True) if not one.ephemeral and not in_private(who, one)]
    return [one for one in seen if any(_is_at(custom_id, table) for custom_id in one.custom_ids)]


def panels(who: Actor, table: int) -> list[Seen]:
    """Private panels of this table that have not gone, oldest first."""
    return [one for one in who.messages(everywhere=True) if one.ephemeral and marked(one, table)]


def direct_hands(who: Actor, table: int) -> list[Seen]:
    return [one for one in who.dms() if marked(one, table)]


def in_private(who: Actor, seen: Seen) -> bool:
    return who.stage.world.channels[seen.channel_id].type == DM


def marked(seen: Seen, table: int) -> bool:
    """Whether it is a hand of this table, by the number of its outer frame."""
    frames = seen.data["components"]
    return bool(frames) and frames[0].get("id") == Mark(Kind.HAND, table).number


def _is_at(custom_id: str, table: int) -> bool:
    return custom_id.split(":")[2:3] == [str(table)]


# What can be pressed on a message to come to an answer.


def presses(seen: Seen, wish: Wish) -> Iterator[Press]:
    for button in seen.buttons:
        if not button.disabled and _is_at(button.custom_id, wish.state.id):
            _, verb, _, *parts = button.custom_id.split(":")
            reach = _reach(verb, parts, wish)
            if reach:
                yield Press(reach, seen, button.custom_id)
    for select in seen.selects:
        if select.custom_id.startswith(f"s:pick:{wish.state.id}:"):
            yield from _picks(seen, select.custom_id, {value for _, value in select.options}, wish)


def _reach(verb: str, parts: list[str], wish: Wish) -> float:
    """How far a button leads; 0: elsewhere."""
    try:
        if verb == "face":
            prefix = _face(parts, wish.state)
        elif verb != "page" and len(parts) > 2 and _is_current(parts, wish):
            prefix = decode(wish.menu, parts[2])
        else:
            return 0
    except Refused:
        return 0
    return len(prefix) + (verb == "confirm") / 2 if prefix and wish.begins_with(prefix) else 0


def _face(parts: list[str], state: TableState) -> Path:
    if state.ask is None or state.ask.face is None or state.window is None or int(parts[0]) != state.window.window:
        return ()
    return decode(state.ask.face, parts[1])


def _is_current(parts: list[str], wish: Wish) -> bool:
    ticket = wish.state.ticket(wish.seat)
    return ticket is not None and parts[:2] == [str(ticket.window), str(ticket.asked or 0)]


def _picks(seen: Seen, custom_id: str, offered: set[str], wish: Wish) -> Iterator[Press]:
    """A menu: what is wanted of it, or the page on which that is."""
    _, _, _, *parts = custom_id.split(":")
    if not _is_current(parts, wish):
        return
    prefix = decode(wish.menu, parts[2])
    if not wish.begins_with(prefix) or len(prefix) == len(wish.path):
        return
    step, pick = step_after(wish.menu, prefix), wish.path[len(prefix)]
    assert step is not None
    wanted = _places(step, pick)
    leaf = int(parts[3]) if len(parts) > 3 else -1
    if leaf < 0 and wanted <= {int(value) for value in offered}:
        yield Press(len(prefix) + 1, seen, custom_id, tuple(map(str, sorted(wanted))))
    elif leaf < 0:
        yield from _turned(seen, wish, prefix, min(wanted) // SELECT_OPTIONS)
    else:
        yield from _gathered(seen, custom_id, wish, Leaf.read(leaf, step), wanted)


def _gathered(seen: Seen, custom_id: str, wish: Wish, leaf: Leaf, wanted: set[int]) -> Iterator[Press]:
    """One page of a choice that is made on several; when all is marked, a button sends it off."""
    prefix = decode(wish.menu, custom_id.split(":")[5])
    here = {place for place in wanted if place // SELECT_OPTIONS == leaf.page}
    marks = {place for place in leaf.marked if place // SELECT_OPTIONS == leaf.page}
    if here != marks:
        yield Press(len(prefix) + 0.2, seen, custom_id, tuple(map(str, sorted(here))))
    elif wrong := wanted ^ set(leaf.marked):
        yield from _turned(seen, wish, prefix, min(wrong) // SELECT_OPTIONS)


def _turned(seen: Seen, wish: Wish, prefix: Path, page: int) -> Iterator[Press]:
    for button in seen.buttons:
        _, verb, *parts = button.custom_id.split(":") if ":" in button.custom_id else ("", "")
        if verb == "page" and not button.disabled and _is_current(parts[1:], wish):
            there = decode(wish.menu, parts[3]) == prefix and int(parts[4]) % MOST_PAGES == page
            if there:
                yield Press(len(prefix) + 0.1, seen, button.custom_id)


def _places(step: Step, pick: Pick) -> set[int]:
    return {step.choices.index(one) for one in ([pick] if isinstance(pick, str) else pick)}
