"""Two worlds that differ only in what Anna may not know: all that she and others can read is the same, when it is."""

from __future__ import annotations

import msgspec
import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place
from games.camelot.state import Dark
from games.core.draw import Dice
from games.core.menu import paths
from games.host.clock import FakeClock
from games.host.timing import Timing
from tests.stories.camelot.realm import Realm, arranged
from tests.stories.coup.watching import Watch
from tests.stories.evening import Evening
from tests.stories.twins import still_world

TOP = [Black.MORGAN1, Black.BK3, Black.MORGAN5, Black.MISTS]
"""Anna foresaw these; what lies below them, nobody knows."""


def before():
    state = arranged(
        knights="gawain percival kay arthur",
        phase="evil",
        hands={0: "M G F1 F2 F3", 1: "M F5 F5 G F1", 2: "F3 F4 F2 piety", 3: "M M heroism G"},
        at={1: Place.EXCALIBUR, 2: Place.CAMELOT},
        black={Place.LANCELOT: [Black.LD1, Black.LD7]},
        top=TOP,
        traitor=3,
        min_window=8,
    )
    for dark in state.black_draw[-len(TOP) :]:
        dark.known = [0]
    state.quest(Place.LANCELOT).black = [Dark(Black.LD1, [2], True), Dark(Black.LD7, [3], True)]
    state.aside = [False] * 4
    return state


async def round_of_the_table(realm, watch):
    """Every secret is touched: passes with and without Merlins, discards, a peek, a card laid face down, a swap."""
    anna, ben, cleo, dora = realm.people

    async def passed(label, *people):
        for who in people:
            await realm.press(label, who)
            await watch.note(2)
        await watch.wait(16)

    async def chosen(seat, *path):
        await realm.decide(seat, path)
        await watch.note(1)

    async def first_choice(seat, *start):
        """Whatever the player's own menu offers first: other cards in the other world, the same to everybody."""
        question = (await realm.look()).question(seat)
        await chosen(seat, *next(paths(question.menu, start)))

    await realm.evening.house.standing.set_all(1, int(cleo.id), ["merlin_pass", "morgan_pass"])
    await chosen(0, "draw")
    await passed("Let it come", anna, dora, ben)
    await passed("Not me", anna, dora, ben)
    assert await realm.asked() == "discard"
    for seat in (2, 0, 3, 1):
        await first_choice(seat)
    await chosen(0, "move", "holy_grail")
    await chosen(0, "end_turn")
    await chosen(1, "peek")
    await chosen(1, "draw")
    await chosen(1, "down")
    await first_choice(1, "quest_card")
    await chosen(1, "end_turn")
    await chosen(2, "engine")
    await chosen(2, "draw_white")
    await chosen(2, "end_turn")
    await chosen(3, "life")
    card = (await realm.look()).question(3).menu.after("arthur_exchange").choices[0]
    await chosen(3, "arthur_exchange", card, "1")
    await first_choice(1)
    await chosen(3, "move", "lancelot")
    await chosen(3, "end_turn")
    await chosen(0, "draw")
    await watch.wait(62)
    assert await realm.asked() == "volunteer-life"
    await realm.press("I will", ben)
    await watch.note()
    await realm.hand(anna)
    await watch.note(1)
    assert await realm.asked() == "heroic"


async def world(folder, twin):
    clock = FakeClock()
    folder.mkdir()
    async with Evening(folder, clock=clock, timing=Timing(), world=still_world()) as evening:
        evening.house.tables.new_seed = lambda: "7" * 64
        realm = await Realm.open(evening, 4, min_window=8, traitor_mode="certain")
        state = before()
        if twin:
            state = GAME.redeal(state, 0, Dice(twin))
        secrets = secrets_of(state)
        await realm.arrange(state)
        watch = Watch(evening, clock, realm.people[0])
        await round_of_the_table(realm, watch)
        return secrets, watch


def secrets_of(state):
    hidden = [one.hand for one in state.players[1:]], [one.traitor for one in state.players[1:]]
    laid = [dark.card for dark in state.quest(Place.LANCELOT).black]
    return msgspec.to_builtins([*hidden, laid, [dark.card for dark in state.black_draw[: -len(TOP)]], state.white_draw])


@pytest.mark.real_key
@pytest.mark.timeout(240)
async def test_what_others_read_does_not_depend_on_hidden_cards(tmp_path):
    """Hands, loyalty, face-down values, piles, peeks; and when windows open and close.

    The clock stands still, so both worlds have the same Start click, and with the real key the same chance.
    """
    ours, watch = await world(tmp_path / "one", "")
    theirs, other = await world(tmp_path / "two", "k")
    assert all(one != two for one, two in zip(ours, theirs, strict=True)), "another world in every secret"
    assert watch.contents() > 100
    for one, two in zip(watch.read, other.read, strict=True):
        assert one == two
