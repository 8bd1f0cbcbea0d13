"""Whoever the table waits for knows it and can act, at every moment of whole games: a panel or direct message that has
the question before them, or a call with a button; and nobody is left with what is no longer true.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from importlib import import_module

import pytest

from games.cli.selfplay import random_path
from games.core.ask import Pace
from games.core.draw import Dice
from games.core.menu import Path
from games.core.options import Seconds
from games.host.clock import FakeClock
from games.host.rows import Status
from games.host.table_state import TableState
from games.host.timing import Timing
from games.registry import GAMES
from sandbox import Actor, World
from sandbox.rates import Rates
from tests.stories.evening import Evening, fresh
from tests.stories.presses import Opening, Press, give, open_hand
from tests.stories.witness import Witness

TABLE = 1
MOST = 1500
"""Changes of a table until a game should long be over."""
FOOLISH = 0.2
"""How often somebody does anything at all instead of what a robot would do."""
AWAY = 0.15
"""How often nobody does anything for a long while; tokens die within it, sooner or later."""
STRIDE = 20.0
"""Seconds that pass at once: less than what is left of a token when its panel is put to rest."""
RESTARTED, CURIOUS, REGRETFUL = 0.02, 0.05, 0.1
"""How often the bot is restarted, somebody reads the log, and takes back what they did where that is offered."""
SEATS = {"loveletter": (4, 0), "coup": (4, 1), "inkognito": (4, 0), "camelot": (4, 1), "hamlet": (4, 0)}
"""People and robots."""


class Guest:
    """Somebody at the table, with their own way to it."""

    def __init__(self, evening: Evening, who: Actor, witness: Witness) -> None:
        self.evening = evening
        self.who = who
        self.witness = witness

    async def arrive(self) -> None:
        """Before the lobby opens."""

    async def begin(self) -> None:
        """When the cards have been dealt."""

    async def answer(self, state: TableState, path: Path) -> None:
        await give(self.evening, self.who, TABLE, path, self.opening(state))

    def opening(self, state: TableState) -> Opening:
        """Comes when called, and else only where several may react: then the table itself says so."""

        def press(who: Actor, table: int) -> Press:
            calls = self.witness.calls(who)
            if calls:
                return Press(0, calls[-1], f"p:hand:{table}")
            assert state.ask is not None and state.ask.pace is Pace.REACTION, f"nobody called {who}"
            return open_hand(who, table)

        return press


class Opener(Guest):
    """Opens their hand once and never again, unless they are called."""

    async def begin(self) -> None:
        hand = open_hand(self.who, TABLE)
        await (await self.who.person.press(hand.on.message, hand.custom_id)).settled(self.who.patience)


class Correspondent(Guest):
    """Wants everything by direct message."""

    async def arrive(self) -> None:
        await self.who.slash("preferences", hands="dm")


class Typist(Guest):
    """Types, and presses only what a command has no option for."""

    async def begin(self) -> None:
        self.who.goes(self.evening.stage.threads()[-1])

    async def answer(self, state: TableState, path: Path) -> None:
        command, given = typed(state, path)
        await self.who.slash(command, table=str(TABLE), **given)
        after, seat = await self.evening.look(TABLE), state.seat_of(int(self.who.id))
        assert seat is not None
        if after.ticket(seat) == state.ticket(seat):
            await super().answer(after, path)


class Summoned(Guest):
    """Never opens a hand, but comes when called."""


KINDS = (Opener, Correspondent, Typist, Summoned)


def typed(state: TableState, path: Path) -> tuple[str, dict[str, str]]:
    """The command that begins with this answer, as far as its options lead; else the one that opens the hand."""
    key = state.game.key
    assert state.ask is not None
    for verb in import_module(f"cogs.games.{key}").VERBS:
        says = [words if isinstance(words, tuple) else (words,) for words in verb.says]
        meant = len(says) < len(path) + 1 and all(path[place] in words for place, words in enumerate(says))
        if meant and (says or verb.at or key == "loveletter") and state.ask.key.startswith(verb.at):
            rest = path[len(says) :]
            if not says and path[0] in verb.never:
                continue
            given = {}
            for option, pick in zip(verb.options, rest, strict=False):
                if not isinstance(pick, str):
                    break
                given[option] = pick
            return f"{key} {verb.name}", given
    return "hand", {}


class Party:
    """One whole game, looked at after every change."""

    def __init__(self, evening: Evening, clock: FakeClock, game: str, seed: str) -> None:
        self.evening = evening
        self.clock = clock
        self.game = GAMES[game]
        self.dice = Dice(f"{game}:{seed}")
        people, self.robots = SEATS[game]
        self.people = [evening.person(name) for name in ("Anna", "Ben", "Chloé", "Dmitri")[:people]]
        self.witness = Witness(self.people)
        self.guests = {
            int(who.id): kind(evening, who, self.witness) for who, kind in zip(self.people, KINDS, strict=True)
        }
        self.doors: Counter[str] = Counter()

    async def sit_down(self) -> None:
        for guest in self.guests.values():
            await guest.arrive()
        patient = {one.key: one.most for one in self.game.options if _is_own_clock(one)}
        longer = dict.fromkeys(self.game.brief, 2)
        await self.evening.sit_down(*self.people, game=self.game.key, robots=self.robots, **patient, **longer)
        for guest in self.guests.values():
            await guest.begin()

    async def play(self) -> TableState:
        for _ in range(MOST):
            state = await self.look()
            if state.status is not Status.PLAYING:
                return state
            await self.step(state)
        raise AssertionError(f"no end after {MOST} changes")

    async def look(self) -> TableState:
        """Everything has been sent; everybody who should knows it."""
        await self.evening.settle()
        state = await self.evening.look(TABLE)
        self.complain(state, self.witness.complaints(state))
        return state

    def complain(self, state: TableState, complaints: Sequence[str]) -> None:
        assert not complaints, f"version {state.version}, {state.ask.key if state.ask else 'over'}: {complaints}"

    async def step(self, state: TableState) -> None:
        """Time passes, somebody looks something up, or somebody answers."""
        asked = [seat for seat in state.awaits if not state.seats[seat].robot]
        if self.dice.chance(RESTARTED):
            await self.evening.close()
            await self.evening.open()
        elif self.dice.chance(CURIOUS):
            await self.press(self.dice.choice(self.people), f"p:log:{TABLE}:0")
        elif not asked:
            assert state.row.due is not None
            await self.let_pass(max(state.row.due - self.clock.now(), 0.0))
        elif self.dice.chance(AWAY) and state.deadline is not None and self.clock.now() < state.deadline - 20:
            await self.let_pass((state.deadline - self.clock.now()) * self.dice.below(90) / 100)
        else:
            await self.answer(state, self.dice.choice(asked))

    async def let_pass(self, seconds: float) -> None:
        """As time does: not all of it at once."""
        while seconds > STRIDE:
            seconds -= STRIDE
            await self.evening.pass_time(STRIDE)
        self.clock.advance(seconds)

    async def answer(self, state: TableState, seat: int) -> None:
        self.doors[self.witness.door(state, seat)] += 1
        guest = self.guests[state.seats[seat].user or 0]
        if not (self.dice.chance(REGRETFUL) and await self.press(guest.who, f"p:undo:{TABLE}")):
            await guest.answer(state, self.decide(state, seat))

    async def press(self, who: Actor, custom_id: str) -> bool:
        """The newest button of that id, if there is one."""
        shown = [one for one in who.messages(everywhere=True) if custom_id in one.custom_ids]
        if shown:
            await (await who.person.press(shown[-1].message, custom_id)).settled(who.patience)
        return bool(shown)

    def decide(self, state: TableState, seat: int) -> Path:
        question = state.question(seat)
        assert question is not None
        if self.dice.chance(FOOLISH):
            return random_path(question.menu, self.dice)
        return self.game.robot(state.view(seat), question, self.dice, self.game.levels[0])


def _is_own_clock(option: object) -> bool:
    return isinstance(option, Seconds) and option.pace is not Pace.REACTION


def one_time(folder):
    """An evening on which time passes for the bot and for Discord together."""
    clock = FakeClock(float(int(time.time())))
    return Evening(folder, clock=clock, timing=Timing(), world=World(rates=Rates.off(), clock=clock.now))


async def whole_game(folder, game, seed):
    async with one_time(folder) as evening:
        party = Party(evening, evening.clock, game, seed)
        await party.sit_down()
        state = await party.play()
        assert state.result is not None
        assert set(party.doors) >= {"panel", "direct message", "call"}, party.doors


@pytest.mark.parametrize("game", sorted(SEATS))
async def test_whoever_is_awaited_is_reached(tmp_path, blank, game):
    await whole_game(tmp_path, game, "1")


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("game", sorted(SEATS))
async def test_whoever_is_awaited_is_reached_in_many_games(tmp_path, blank, game, seed):
    await whole_game(tmp_path, game, str(seed))


async def plays_until_next(evening, who):
    """Whoever wins a round begins the next: until it is the other one's turn."""
    while str((state := await evening.look()).seats[state.awaits[0]].user) == who.id:
        await evening.by_typing(who)
        await evening.settle()


async def test_whoever_thinks_longer_than_a_panel_lives_is_called(tmp_path, blank):
    async with one_time(tmp_path) as evening:
        alice, ben = evening.person("Alice"), evening.person("Ben")
        await evening.sit_down(alice, ben, first_starter="2", tokens_to_win=5, turn_seconds=86_400)
        await alice.click("My hand", on=evening.table_message(alice))
        await plays_until_next(evening, ben)
        panel, witness = alice.panel(), Witness([alice, ben])
        assert witness.door(await evening.look(), 0) == "panel" and not witness.calls(alice)
        for _ in range(16 * 3):
            await evening.pass_time(STRIDE)
        state = await evening.look()
        assert witness.complaints(state) == [] and witness.door(state, 0) == "call"
        assert fresh(alice, panel).custom_ids == ["p:hand:1"], "nothing is left on it that could become untrue"


@pytest.fixture
async def opener(evening, alice, ben, blank):
    """Alice has opened her hand, and it is Ben's turn."""
    await evening.sit_down(alice, ben, first_starter="2", tokens_to_win=5)
    await alice.click("My hand", on=evening.table_message(alice))
    await evening.settle()
    return alice


async def test_after_a_restart_whoever_is_awaited_is_reached(evening, opener, ben):
    """A new process knows nothing of the panels that hang there, unless the old one has left it word."""
    await evening.close()
    await evening.open()
    await plays_until_next(evening, ben)
    assert Witness([opener, ben]).complaints(await evening.look()) == []


async def test_a_paused_table_calls_nobody(evening, opener, ben):
    witness = Witness([opener, ben])
    assert witness.calls(ben), "it is his turn, and he has opened nothing"
    await opener.slash("table pause", table="1")
    await ben.slash("table pause", table="1")
    await evening.settle()
    state = await evening.look()
    assert state.status is Status.PAUSED and witness.complaints(state) == []
