"""The town hall: a table of Hamlet on the stand-in for Discord, and people who click or type their way through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cogs.games.hamlet import VERBS
from cogs.ui.choosing import label
from cogs.ui.limits import SELECT_OPTIONS
from games.core.draw import Dice
from games.core.menu import Path, Step
from games.hamlet import GAME
from games.hamlet.board import board_of
from games.hamlet.pieces import MILESTONES, TILES
from games.hamlet.state import Donkey, State, Token, Village, Villager
from games.host.rows import Status
from games.host.table_state import TableState
from sandbox import Actor, components
from sandbox.reading import Seen, Select
from tests.games.hamlet.setting import joined, loose, put, table
from tests.stories.evening import Evening, fresh, latest_panel
from texts.catalogue import texts

TABLE = 1
GALLERY = 12
LATE = 11
COMMANDS = {pick: verb for verb in VERBS for says in verb.says for pick in ((says,) if isinstance(says, str) else says)}
"""Which command types an answer that begins so."""


class Hall:
    """One table of Hamlet and whoever plays at it."""

    def __init__(self, evening: Evening, people: tuple[Actor, ...]) -> None:
        self.evening = evening
        self.people = {int(one.id): one for one in people}
        self.dice = Dice("hall")

    @classmethod
    async def open(cls, evening: Evening, *people: Actor, robots: int = 0, **options: Any) -> Hall:
        await evening.sit_down(*people, game="hamlet", robots=robots, **options)
        return cls(evening, people)

    # Looking.

    async def look(self) -> TableState:
        return await self.evening.look(TABLE)

    async def village(self) -> Village:
        return (await self.look()).view(None).village

    async def active(self) -> Actor:
        state = await self.look()
        user = state.seats[state.awaits[0]].user
        assert user is not None
        return self.people[user]

    def other(self, than: Actor) -> Actor:
        return next(one for one in self.people.values() if one is not than)

    async def seat(self, who: Actor) -> int:
        seat = (await self.look()).seat_of(int(who.id))
        assert seat is not None
        return seat

    async def menu(self, who: Actor) -> Step:
        question = (await self.look()).question(await self.seat(who))
        assert question is not None
        return question.menu

    def table(self, who: Actor) -> Seen:
        return self.evening.table_message(who, TABLE)

    # Arranging.

    async def arrange(self, change: Callable[[Village], None], state: State | None = None) -> TableState:
        """The village lies as a story wants it, perhaps another one altogether; before anything was played."""

        def act(before: State) -> State:
            after = state or before
            change(after.village)
            return after

        return await self.evening.arrange(act, TABLE)

    async def again(self) -> None:
        """The bot goes and comes back."""
        await self.evening.close()
        await self.evening.open()
        await self.evening.settle()

    # Playing.

    async def advice(self, who: Actor) -> Path:
        """What a robot would do in this seat; but a delivery that can be made is made, and late in the evening
        everybody only earns for the next one, so that it ends.
        """
        state, seat = await self.look(), await self.seat(who)
        menu = await self.menu(who)
        if "deliver" in menu.choices:
            return "deliver", menu.after("deliver").choices[0], "auto"
        if (await self.village()).round > LATE:
            earning = [source for source in ("woodcutter", "farm", "quarry") if source in self.offered(menu, "work")]
            return ("work", earning[0]) if earning else ("alms",) if "alms" in menu.choices else ("end",)
        return GAME.robot(state.view(seat), state.question(seat), self.dice, "usual")

    @staticmethod
    def offered(menu: Step, verb: str) -> tuple[str, ...]:
        step = menu.after(verb) if verb in menu.choices else None
        return step.choices if step else ()

    async def hand(self, who: Actor) -> Seen:
        """The private panel, opened from the table message."""
        await self.evening.bot.desk.delivery.idle()
        await who.click("My turn", on=self.table(who))
        return latest_panel(who, TABLE)

    async def click(self, who: Actor, path: Path, *, panel: Seen | None = None, done: int = 0) -> Seen:
        """Step after step as the path says, those after the first `done`; the last choice plays.

        What leaves nothing to choose is taken by itself; only where there is no choice at all, it is pressed.
        """
        panel = panel or await self.hand(who)
        step: Step | None = await self.menu(who)
        steps = []
        for place, pick in enumerate(path):
            assert step is not None and isinstance(pick, str)
            if place >= done:
                steps.append((step, pick))
            step = step.after(pick)
        for step, pick in [one for one in steps if one[0].forced is None] or steps[-1:]:
            await self.pick(who, fresh(who, panel), step, pick)
        return fresh(who, panel)

    async def pick(self, who: Actor, panel: Seen, step: Step, pick: str) -> None:
        """A button of that label, or an entry of the menu, on whichever page it is."""
        wanted, menus = word(step, pick), menus_of(panel)
        if not menus:
            await who.click(wanted, on=panel)
            return
        if page := step.choices.index(pick) // SELECT_OPTIONS:
            await who.click(f"Page {page + 1}", on=panel)
            panel = fresh(who, panel)
        await who.choose(menus_of(panel)[0].custom_id, wanted, on=panel)

    async def play(self, who: Actor, *path: str) -> Seen:
        """A whole answer by buttons."""
        return await self.click(who, path)

    async def type(self, who: Actor, *path: str, suggest: bool = True) -> None:
        """A whole answer by its command, each option taken from what autocomplete offers; what a command has no
        option for is chosen in the panel that it opens.
        """
        verb = COMMANDS[path[0]]
        given: dict[str, Any] = {}
        for option, pick in zip(verb.options, path[1:], strict=False):
            given[option] = await self.suggested(who, verb.name, option, pick, given) if suggest else pick
        await who.slash(f"hamlet {verb.name}", table=str(TABLE), **given)
        if len(path) - 1 > len(given):
            await self.click(who, path, panel=latest_panel(who, TABLE), done=len(given) + 1)

    async def suggested(self, who: Actor, command: str, option: str, pick: str, given: dict[str, Any]) -> str:
        """The entry for this pick, as somebody finds it who types the beginning of its name."""
        step = await self.step_before(who, command, list(given.values()), pick)
        await who.autocomplete(f"hamlet {command}", option, word(step, pick)[:20], table=str(TABLE), **given)
        assert who.last is not None
        offered = [choice["value"] for choice in who.last.choices]
        assert pick in offered, (option, pick, offered)
        return pick

    async def step_before(self, who: Actor, command: str, picks: list[str], pick: str) -> Step:
        first = await self.menu(who)
        for verb in [verb for verb in COMMANDS if COMMANDS[verb].name == command and verb in first.choices]:
            step = first.after(verb)
            for one in picks:
                step = step.after(one) if step is not None and one in step.choices else None
            if step is not None and pick in step.choices:
                return step
        raise AssertionError(f"{pick} is not on the menu of {command} after {picks}")

    async def over(self) -> bool:
        return (await self.look()).status is Status.OVER


def full_village(seats: int) -> State:
    """A late game before a turn: all 32 tiles stand, 26 of them on one net of roads; goods, tokens and flags lie."""
    state = table(seats).state
    village = state.village
    village.round, village.bag, village.display = 14, [], []
    built = {site.tile for site in village.sites}
    waiting = [tile for tile in TILES if tile not in built]
    while placed := [tile for tile in waiting if _place(village, tile)]:
        waiting = [tile for tile in waiting if tile not in placed]
    for tile in waiting:
        put(village, tile, loose(village, tile)[1])
    for number, site in enumerate(village.sites):
        printed = TILES[site.tile]
        site.flag = number % seats if printed.score else None
        site.raw = ["wood" if slot == "any" else slot for slot in printed.raw_slots]
        site.made = [Token((number + place) % seats, fine=not place) for place in range(len(site.made))]
    for seat, player in enumerate(village.players):
        player.coins = 40 + seat
        player.villagers = [Villager(0), Villager(seat + 1), Villager(7)]
        player.donkeys = [Donkey(number) for number in (0, 2 + seat, 6, 9)]
    village.milestones = {milestone: place % seats for place, milestone in enumerate(MILESTONES)}
    village.deliveries[0].by = 1
    return state


def _place(village: Village, tile: str) -> bool:
    """Beside the first tile to which a printed road can join it."""
    for at in board_of(village).village:
        spots = joined(village, village.sites[at].tile, tile)
        if spots:
            put(village, tile, spots[-1])
            return True
    return False


def word(step: Step, pick: str) -> str:
    return label("hamlet", step, pick, texts(), str)


def alt_of(seen: Seen) -> str:
    """What a picture's readers hear."""
    galleries = [part for part in components.walk(seen.data["components"]) if part["type"] == GALLERY]
    return " ".join(item["description"] for part in galleries for item in part["items"])


def menus_of(panel: Seen) -> list[Select]:
    """The menus that choose a move; a panel may have others."""
    return [one for one in panel.selects if one.custom_id.startswith("s:pick:")]
