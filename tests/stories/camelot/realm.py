"""A table of Camelot on the stand-in for Discord, set up in the middle of a game as a story wants it."""

from __future__ import annotations

from typing import Any

import msgspec

from cogs.ui.choosing import MOST_BUTTONS, label
from cogs.ui.names import plain_names
from games.camelot import GAME
from games.camelot.pieces import Place
from games.camelot.state import State
from games.core.codec import encode
from games.core.draw import Dice
from games.core.match import advance
from games.core.menu import Path, Step, opened
from games.host.agenda import wind
from games.host.draft import Draft, replace
from games.host.table_state import TableState
from sandbox import Actor
from sandbox.reading import Seen
from tests.games.camelot.scenario import Scenario
from tests.stories.company import Company
from tests.stories.evening import Evening, fresh
from texts.catalogue import texts

HAND = "M G F1 F2 F3"
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fanny", "Georg")


def arranged(*, unmasked: int | None = None, **more: Any) -> State:
    """A state of the game; one knight may be the Traitor, unmasked before."""
    state = Scenario(traitor=unmasked, **more).state if unmasked is not None else Scenario(**more).state
    if unmasked is not None:
        traitor = state.players[unmasked]
        traitor.revealed = traitor.shown = True
        traitor.place, traitor.life = Place.OFF, 0
    return state


class Realm(Company):
    """People who play Camelot; the first of them opens the table and starts."""

    @classmethod
    async def open(cls, evening: Evening, seats: int = 3, *, robots: int = 0, table: int = 1, **options: Any) -> Realm:
        """A game that has just begun; no window is held unless a story wants it."""
        people = [evening.person(name) for name in NAMES[: seats - robots]]
        given = {"min_window": 0, **options}
        await evening.sit_down(*people, game="camelot", robots=robots, table=table, **given)
        return cls(evening, people, table)

    @classmethod
    async def set_up(
        cls, evening: Evening, *, robots: int = 0, table: int = 1, min_window: int = 0, **more: Any
    ) -> Realm:
        """In the middle of a game, arranged as the tests of the rules do it."""
        given = {**(more.get("options") or {}), "min_window": min_window}
        state = arranged(**{**more, "options": given})
        realm = await cls.open(evening, len(state.players), robots=robots, table=table, **given)
        await realm.arrange(state)
        return realm

    async def arrange(self, state: State) -> None:
        """From now on the game stands like this; whatever was open is forgotten, and the clock starts anew."""

        def act(draft: Draft) -> None:
            match = draft.life.match
            assert match is not None
            serial = match.serial + 1
            match = replace(
                match, snapshot=msgspec.Raw(encode(state)), entries=[], serial=serial, floor=serial, window=None
            )
            position = advance(GAME, match)
            clocks = wind(draft.life.clocks, position, GAME, draft.life.options, draft.now)
            draft.life = replace(draft.life, match=position.match, clocks=clocks)
            draft.position, draft.touched = position, True

        await self.evening.house.tables.change(self.table, act)
        await self.evening.settle()

    # Looking.

    # Doing.

    async def hand(self, who: Actor) -> Seen:
        """My hand, opened anew."""
        await who.slash("hand", table=str(self.table))
        panel = who.panel()
        assert panel is not None
        return panel

    async def say(self, seat: int, *path: Any) -> TableState:
        """A seat answers, without a click: how a story gets to where it begins."""
        state = await self.look()
        ticket = state.ticket(seat)
        assert ticket is not None
        return await self.evening.house.play.submit(self.table, int(self.people[seat].id), ticket, path)  # type: ignore[no-any-return]

    async def decide(self, seat: int, path: Path) -> Seen:
        """In the private panel, step by step, then Confirm."""
        who = self.people[seat]
        panel = await self.hand(who)
        await self.walk(seat, panel, path)
        await who.click("Confirm", on=panel)
        return fresh(who, panel)

    async def walk(self, seat: int, panel: Seen, path: Path, start: int = 0) -> None:
        """The picks of this path from `start` on, each as its panel offers it."""
        state = await self.look()
        question = state.question(seat)
        assert question is not None
        step: Step | None = opened(question.menu)
        for place, pick in enumerate(path):
            assert step is not None
            if place >= start:
                await self._pick(state, self.people[seat], panel, step, pick)
            step = step.after(pick)

    async def _pick(self, state: TableState, who: Actor, panel: Seen, step: Step, pick: Any) -> None:
        if pick == ():
            await who.click("None of these", on=panel)
        elif step.many or len(step.choices) > MOST_BUTTONS:
            chosen = [pick] if isinstance(pick, str) else pick
            places = [str(step.choices.index(one)) for one in chosen]
            await who.choose(texts()(f"camelot-step-{step.kind}"), *places, on=panel)
        else:
            await who.click(label("camelot", step, pick, texts(), plain_names(state)), on=panel)

    async def type(self, seat: int, path: Path) -> str:
        """The same by a slash command; what it leaves open is chosen in the panel it opens. Says which it was."""
        key = await self.asked()
        command, options, done = typed(key, path)
        await self.people[seat].slash(f"camelot {command}", table=str(self.table), **options)
        if done < len(path):
            panel = self.people[seat].panel()
            assert panel is not None
            await self.walk(seat, panel, path, start=done)
            await self.people[seat].click("Confirm", on=panel)
        return command

    async def robots_word(self, seat: int) -> Path:
        """What a robot would do in this seat."""
        state = await self.look()
        question = state.question(seat)
        assert question is not None and state.position is not None
        return GAME.robot(state.view(seat), question, Dice(f"{state.position.serial}"), GAME.levels[0])


WITH_OPTION = {"move": ("move", "to"), "tristan_move": ("move", "to"), "quest_card": ("quest", "card")}
WITH_OPTION |= {"special": ("special", "card"), "galahad_special": ("special", "card")}
WITH_OPTION |= {"heal": ("heal", "card"), "accuse": ("accuse", "knight")}
PLAIN = {"draw_white": "draw", "siege": "siege", "sacrifice": "sacrifice", "arthur_exchange": "exchange"}
PLAIN |= {"end_turn": "end", "offer": "offer", "pass": "pass", "volunteer": "volunteer", "propose": "share"}
PLAIN |= {"accept": "accept", "reject": "reject", "no_agreement": "disagree"}


def typed(key: str, path: Path) -> tuple[str, dict[str, str], int]:
    """The command for an answer, its options, and how many picks of the path they make."""
    first = str(path[0])
    if key in ("evil", "help-evil"):
        return "evil", {"choice": first}, 1
    if key in ("contribute", "discard", "fate-discard", "arthur-return"):
        return "give", {}, 0
    if key == "heroic" and first in WITH_OPTION:
        command, option = WITH_OPTION[first]
        return command, {option: str(path[1])}, 2
    if key in ("heroic", "cancel", "share", "volunteer-cards", "volunteer-life") or first == "pass":
        return PLAIN[first], {}, 1
    return "choose", {}, 0


def refused(evening: Evening) -> list[str]:
    """What the stand-in did not take: texts too long, buttons too many, messages that are gone."""
    return [
        f"{one.method} {one.route} {one.status} {one.text[:200]}"
        for one in evening.stage.world.record
        if one.status >= 400
    ]
