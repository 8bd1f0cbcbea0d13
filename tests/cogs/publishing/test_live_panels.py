"""Private panels kept true: clicks and what follows take turns, later ones win, what cannot be written on is shut."""

from __future__ import annotations

import asyncio
from copy import copy
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cogs.painting.painter import Unwanted
from cogs.publishing.hand_message import Drawn
from cogs.publishing.idle import Quiet
from cogs.publishing.live_panel import Hangs
from cogs.publishing.live_panels import LivePanels
from cogs.publishing.pauses import Pauses
from cogs.publishing.pens import Pen
from cogs.publishing.pictures import Hanging
from cogs.ui.hand_view import HandLook
from cogs.ui.layout import Sent, fingerprint, view_of
from cogs.ui.parts import Words
from games.core.text import Refused
from games.host.clock import FakeClock
from games.host.rows import Status
from games.host.ticket import Ticket
from tests.cogs.publishing.test_pens import refusal
from tests.stories.evening import until
from texts.catalogue import Emojis, texts

ANNA, BEN, TABLE = 11, 12, 1
SENT = 100
"""New messages are numbered from here."""


class State:
    """As much of a table as a panel needs."""

    id, status, awaits = TABLE, Status.PLAYING, (0,)
    game = SimpleNamespace(key="loveletter")

    def __init__(self) -> None:
        self.version, self.window = 1, 1

    def seat_of(self, user: int) -> int | None:
        return {ANNA: 0, BEN: 1}.get(user)

    def ticket(self, seat: int) -> Ticket:
        return Ticket(self.window, 1)


class Tables:
    def owns(self, table: int) -> bool:
        return True


class House:
    def __init__(self) -> None:
        self.state = State()
        self.tables = Tables()

    async def look(self, table: int) -> State:
        return copy(self.state)


class Message:
    """Panels that say which version they show, and how far a choice has got; drawn when `ready`."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.ready.set()
        self.drawing = 0
        self.hidden = 0
        """A panel up to this message is out of sight."""
        self.emojis = Emojis()

    async def out_of_sight(self, state: State, seat: int, look: HandLook, pen: Pen) -> bool:
        return pen.message <= self.hidden

    async def head(self, state: State, say: Any, where: int) -> str:
        return ""

    async def look(
        self, state: State, user: int, prefix: Any, page: int, note: str, head: str, *, advised: bool = False
    ) -> HandLook:
        return HandLook(prefix, page, note)

    def view(self, state: State, look: HandLook) -> Sent:
        return view_of(Words(f"version {state.version} {look.prefix} {look.note}"))

    async def drawn(self, state: State, seat: int, say: Any, look: HandLook, wanted: Any) -> Drawn:
        view = self.view(state, look)
        self.drawing += 1
        await self.ready.wait()
        if not wanted():
            raise Unwanted
        return Drawn(view)


class Pens:
    """What was written, by message; a gate for what takes long, and a fault for what fails."""

    def __init__(self) -> None:
        self.written: list[tuple[int, str]] = []
        self.deleted: list[int] = []
        self.old: set[int] = set()
        self.open = asyncio.Event()
        self.open.set()
        self.fault: Exception | None = None
        self.refusal: Exception | None = None
        """What comes of sending a new message."""
        self.sent = 0

    def left(self, pen: Pen) -> float:
        return 0.0 if pen.message in self.old else 100.0

    async def edit(self, pen: Pen, view: Sent, attachments: Any) -> Any:
        await self.open.wait()
        if self.fault is not None:
            raise self.fault
        words = " ".join(view.texts)
        self.written.append((pen.message, words.strip()))
        return SimpleNamespace(id=pen.message, components=[])

    async def send(self, pen: Pen, view: Sent, files: Any) -> Any:
        if self.refusal is not None:
            raise self.refusal
        self.sent += 1
        return await self.edit(Pen(SENT + self.sent, pen.token, pen.pressed), view, files)

    async def delete(self, pen: Pen) -> None:
        self.deleted.append(pen.message)


class Room:
    """LivePanels with all that is around them."""

    def __init__(self) -> None:
        self.house, self.message, self.pens, self.hanging = House(), Message(), Pens(), Hanging()
        pauses: Any = Pauses(patience=0.0, turn=0.02, retry=0.001)
        given: Any = (self.house, self.message, self.pens, self.hanging, FakeClock(), pauses, Quiet())
        self.panels = LivePanels(*given)
        self.told: list[int] = []
        self.panels.changed = self.changed

    async def changed(self, table: int) -> None:
        self.told.append(table)

    def press(self, user: int = ANNA, message: int = 5, look: HandLook | None = None, **more: Any) -> None:
        """A click was answered with the hand as it stands."""
        state, look = self.house.state, look or HandLook()
        hangs = more.pop("hangs", Hangs(fingerprint(self.message.view(state, look)), ""))
        given: Any = (state, user, Pen(message, "token", message), texts(), look, hangs)
        self.panels.showing(*given, direct=more.get("direct", False))

    async def bring(self) -> None:
        self.panels.follow(TABLE)
        await self.panels.idle()


@pytest.fixture
async def room():
    room = Room()
    yield room
    await room.panels.close()


async def test_what_would_look_the_same_is_not_written(room):
    room.press()
    await room.panels.idle()
    await room.bring()
    assert room.pens.written == []
    room.house.state.version = 2
    await room.bring()
    await room.bring()
    assert room.pens.written == [(5, "version 2 ()")]


async def test_a_choice_lasts_as_long_as_its_question_and_a_word_as_long_as_nothing_happens(room):
    room.press(look=HandLook(("guard",), 0, "Hm."))
    await room.panels.idle()
    room.house.state.version = 2
    await room.bring()
    room.house.state.version, room.house.state.window = 3, 2
    await room.bring()
    assert [words for _, words in room.pens.written] == ["version 2 ('guard',)", "version 3 ()"]


async def test_what_was_drawn_for_an_earlier_click_is_not_sent(room):
    room.press()
    await room.panels.idle()
    room.house.state.version = 2
    room.message.ready.clear()
    before = room.message.drawing
    bringing = asyncio.create_task(room.bring())
    await until(lambda: room.message.drawing > before)
    async with room.panels.turn(ANNA, TABLE, 5) as last:
        assert last
        room.press(look=HandLook(("guard",)))
    room.message.ready.set()
    await bringing
    await room.panels.idle()
    assert room.pens.written == [], "the click was answered with the newest state"


async def test_a_panel_out_of_sight_comes_down_once(room):
    """The pen stays the same; where it was, nothing stays."""
    room.press()
    await room.panels.idle()
    room.house.state.version, room.message.hidden = 2, 5
    await room.bring()
    await room.bring()
    assert room.pens.written == [(SENT + 1, "version 2 ()")] and room.pens.deleted == [5]
    assert room.panels.noted(TABLE)[str(ANNA)].message == SENT + 1
    room.house.state.version = 3
    await room.bring()
    assert room.pens.written[1:] == [(SENT + 1, "version 3 ()")] and room.pens.deleted == [5]


async def test_where_it_has_come_to_hang_is_to_be_noted(room):
    """Else the next process would look for it where it is not any more, and leave it there for good."""
    room.press()
    await room.panels.idle()
    room.message.hidden, told = 5, len(room.told)
    await room.bring()
    assert room.panels.of(ANNA, TABLE).pen.message == SENT + 1
    assert room.told[told:] == [TABLE]


async def test_it_comes_down_though_nothing_has_changed_on_it(room):
    """Only the table has moved."""
    room.press()
    await room.panels.idle()
    room.message.hidden = 5
    await room.bring()
    assert room.pens.written == [(SENT + 1, "version 1 ()")]


async def test_where_no_new_one_may_be_sent_it_is_edited_where_it_is(room):
    room.press()
    await room.panels.idle()
    room.house.state.version, room.message.hidden, room.pens.refusal = 2, 5, refusal(400, 40094)
    await room.bring()
    assert room.pens.written == [(5, "version 2 ()")] and not room.pens.deleted


async def test_while_discord_stumbles_it_is_tried_again(room):
    room.press()
    await room.panels.idle()
    room.house.state.version, room.message.hidden, room.pens.refusal = 2, 5, refusal(503)
    bringing = asyncio.create_task(room.bring())
    await asyncio.sleep(0.01)
    assert room.pens.written == []
    room.pens.refusal = None
    await bringing
    assert room.pens.written == [(SENT + 1, "version 2 ()")] and room.pens.deleted == [5]


async def test_an_answer_waits_for_what_is_on_its_way_but_not_long(room):
    room.press()
    await room.panels.idle()
    room.house.state.version = 2
    room.pens.open.clear()
    bringing = asyncio.create_task(room.bring())
    await until(room.panels.of(ANNA, TABLE).lock.locked)
    async with room.panels.turn(ANNA, TABLE, 5) as last:
        assert not last, "which of the two arrives last, nobody knows"
        room.press(hangs=None)
    room.pens.open.set()
    await bringing
    await room.panels.idle()
    assert room.pens.written[-1] == (5, "version 2 ()") and len(room.pens.written) == 2, "so it is written once more"


async def test_another_panel_than_the_newest_does_not_take_turns(room):
    room.press()
    await room.panels.idle()
    async with room.panels.of(ANNA, TABLE).lock, room.panels.turn(ANNA, TABLE, 99) as last:
        assert last


async def test_a_newer_panel_folds_the_older_but_never_a_direct_message(room):
    room.press(message=5)
    room.press(message=6)
    await room.panels.idle()
    assert room.pens.deleted == [5] and [panel.pen.message for panel in room.panels.at(TABLE)] == [6]
    assert room.told == [TABLE, TABLE], "whether somebody must be called may hang on it"
    room.press(user=BEN, message=7, direct=True)
    room.press(user=BEN, message=8)
    await room.panels.idle()
    assert room.pens.deleted == [5]
    room.pens.old.add(8)
    room.press(user=BEN, message=9)
    await room.panels.idle()
    assert room.pens.deleted == [5], "nor one that cannot be written on any more"


async def test_what_cannot_be_written_on_is_shut_and_nobody_is_reached_there(room):
    room.press()
    await room.panels.idle()
    assert room.panels.reached(room.house.state) == {0}
    room.house.state.version, room.pens.fault = 2, refusal(404, 10015)
    await room.bring()
    assert room.panels.at(TABLE) == [] and room.panels.reached(room.house.state) == set()
    assert room.told == [TABLE, TABLE], "so that they are called"


@pytest.mark.parametrize("fault", [refusal(429), refusal(502), ConnectionResetError()])
async def test_what_may_pass_is_tried_again_until_it_has(room, fault):
    room.press()
    await room.panels.idle()
    room.house.state.version, room.pens.fault = 2, fault
    room.panels.follow(TABLE)
    await until(lambda: room.message.drawing > 2)
    assert room.panels.busy and room.panels.reached(room.house.state) == {0}
    room.house.state.version, room.pens.fault = 3, None
    await room.panels.idle()
    assert room.pens.written == [(5, "version 3 ()")], "as the table stands by then"


async def test_what_was_drawn_of_an_earlier_state_is_not_sent(room):
    room.press()
    await room.panels.idle()
    room.message.ready.clear()
    for version in (2, 3):
        room.house.state.version = version
        room.panels.follow(TABLE)
        await until(lambda version=version: room.message.drawing == version)
    room.message.ready.set()
    await room.panels.idle()
    assert room.pens.written == [(5, "version 3 ()")]


async def test_a_page_turns_into_the_hand_when_something_new_is_asked(room):
    state: Any = room.house.state
    room.panels.elsewhere(state, ANNA, Pen(5, "token", 5), texts(), direct=False)
    room.panels.elsewhere(state, BEN, Pen(6, "token", 6), texts(), direct=False)
    await room.panels.idle()
    state.version = 2
    await room.bring()
    assert room.pens.written == [] and room.panels.reached(state) == set(), "the same question as before"
    state.version, state.window = 3, 2
    assert room.panels.reached(state) == {0}
    await room.bring()
    assert room.pens.written == [(5, "version 3 ()")], "of Ben nothing is asked"


async def test_what_an_earlier_process_left_is_taken_over_once(room):
    pens = {str(ANNA): Pen(5, "token", 5, version=1), str(BEN): Pen(6, "token", 6, version=1), "13": Pen(7, "x", 7)}
    room.pens.old.add(7)
    room.panels.restore(TABLE, pens, {6})
    assert {panel.user: panel.direct for panel in room.panels.at(TABLE)} == {ANNA: False, BEN: True}
    assert set(room.panels.noted(TABLE)) == {str(ANNA), str(BEN)}
    await room.bring()
    assert room.pens.written == [], "a choice may be half made there"
    room.house.state.version = 2
    await room.bring()
    assert len(room.pens.written) == 2
    for panel in room.panels.at(TABLE):
        room.panels.shut(panel)
        room.panels.shut(panel)
    room.panels.restore(TABLE, pens, {6})
    assert room.panels.at(TABLE) == []


async def test_a_choice_outlives_a_restart_also_where_the_panel_had_not_followed_yet(room):
    """The table is noted when it has been shown, and panels are drawn in their own time."""
    room.press(look=HandLook(("guard",)))
    await room.panels.idle()
    room.house.state.version = 2
    pens = msgspec.json.decode(msgspec.json.encode(room.panels.noted(TABLE)), type=dict[str, Pen])
    for window, words in ((1, "version 2 ('guard',)"), (2, "version 2 ()")):
        later = Room()
        later.house.state.version, later.house.state.window = 2, window
        later.panels.restore(TABLE, pens, ())
        await later.bring()
        assert later.pens.written == [(5, words)], "as long as the question is the same"
        await later.panels.close()


async def test_a_choice_that_is_not_offered_any_more_is_forgotten(room):
    """Another version of the game came with the restart."""

    async def look(
        state: State, user: int, prefix: Any, page: int, note: str, head: str, *, advised: bool = False
    ) -> HandLook:
        if prefix:
            raise Refused("refused-not-possible")
        return HandLook()

    room.message.look = look
    room.panels.restore(TABLE, {str(ANNA): Pen(5, "token", 5, ticket=Ticket(1, 1), prefix=("guard",))}, ())
    await room.bring()
    assert room.pens.written == [(5, "version 1 ()")]


async def test_whoever_is_forgotten_has_no_panel(room):
    room.press()
    room.press(user=BEN, message=6)
    room.panels.forget(ANNA)
    assert [panel.user for panel in room.panels.at(TABLE)] == [BEN]
    assert "token" not in repr(room.panels.at(TABLE))
