"""A table of Camelot on the stand-in for Discord, set up in the middle of a game as a story wants it."""

from __future__ import annotations

from typing import Any

import msgspec

from cogs.games.camelot import REPLIES
from cogs.ui.choosing import as_buttons, label
from cogs.ui.names import plain_names
from games.camelot import GAME
from games.camelot.pieces import Place
from games.camelot.state import State
from games.core.codec import encode
from games.core.draw import Dice
from games.core.match import advance
from games.core.menu import Path, Step, opened, step_after
from games.host.agenda import wind
from games.host.draft import Draft, replace
from games.host.table_state import TableState
from sandbox import Actor
from sandbox.reading import Seen
from tests.games.camelot.scenario import Scenario
from tests.stories.company import Company
from tests.stories.evening import Evening, fresh, ticket_of
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

    async def in_words(self, who: Actor | None = None) -> str:
        """All that the table's picture shows, as `/table show` says it."""
        who = who or self.people[0]
        await who.slash("table show", table=str(self.table))
        panel = who.panel()
        assert panel is not None
        pages = [panel.text]
        for page in [one.label for one in panel.buttons if one.label.startswith("Page") and not one.disabled]:
            await who.click(page, on=panel)
            pages.append(fresh(who, panel).text)
        return "\n".join(pages)

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
        """In the private panel, step by step; Confirm where it is asked for."""
        who = self.people[seat]
        panel = await self.hand(who)
        asked = ticket_of(panel)
        await self.walk(seat, panel, path)
        return await self.sure(seat, panel, asked)

    async def sure(self, seat: int, panel: Seen, asked: list[str]) -> Seen:
        """Confirm, if the question is still this one."""
        who = self.people[seat]
        panel = fresh(who, panel)
        if "Confirm" in panel.labels and ticket_of(panel) == asked:
            await who.click("Confirm", on=panel)
        return fresh(who, panel)

    async def walk(self, seat: int, panel: Seen, path: Path, start: int = 0) -> None:
        """The picks of this path from `start` on, each as its panel offers it; the only one there is takes itself."""
        state = await self.look()
        question = state.question(seat)
        assert question is not None
        step: Step | None = opened(question.menu)
        said = start
        for place, pick in enumerate(path):
            assert step is not None
            panel = fresh(self.people[seat], panel)
            both, covers = self._both(state, panel, step, path[place:])
            if place >= said and both:
                await self.people[seat].click(both, on=panel)
                said = place + covers
            elif place >= said and (step.forced is None or self._offered(state, panel, step, pick)):
                await self._pick(state, self.people[seat], panel, step, pick)
            step = step.after(pick)

    def _both(self, state: TableState, panel: Seen, step: Step, picks: Path) -> tuple[str, int]:
        """The button that says this pick and the next one that leaves a choice, if there is one; and how many picks of
        the path it makes."""
        words: list[str] = []
        here: Step | None = step
        for covers, pick in enumerate(picks, 1):
            if here is None or not isinstance(pick, str):
                break
            if not words or here.forced is None:
                words.append(label("camelot", here, pick, texts(), plain_names(state)))
            if len(words) == 2:
                both = " → ".join(words)
                return (both, covers) if both in panel.labels else ("", 0)
            here = here.after(pick)
        return "", 0

    def _offered(self, state: TableState, panel: Seen, step: Step, pick: Any) -> bool:
        if not as_buttons(step):
            return _placeholder(step) in [one.placeholder for one in panel.selects]
        return self._label(state, step, pick) in panel.labels

    def _label(self, state: TableState, step: Step, pick: Any) -> str:
        (word,) = [pick] if isinstance(pick, str) else pick
        return label("camelot", step, word, texts(), plain_names(state))

    async def _pick(
        self, state: TableState, who: Actor, panel: Seen, step: Step, pick: Any, *, force: bool = False
    ) -> None:
        if pick == ():
            await who.click("None of these", on=panel, force=force)
        elif not as_buttons(step):
            chosen = [pick] if isinstance(pick, str) else pick
            places = [str(step.choices.index(one)) for one in chosen]
            await who.choose(_placeholder(step), *places, on=panel, force=force)
        else:
            await who.click(self._label(state, step, pick), on=panel, force=force)

    async def pick_last(self, before: TableState, seat: int, panel: Seen, path: Path) -> None:
        """The last pick of an answer, on a panel as it was then."""
        question = before.question(seat)
        assert question is not None
        step = step_after(question.menu, path[:-1])
        assert step is not None
        await self._pick(before, self.people[seat], panel, step, path[-1], force=True)

    async def type(self, seat: int, path: Path) -> str:
        """The same by a slash command; what it leaves open is chosen in the panel it opens. Says which it was."""
        key = await self.asked()
        command, options, done = typed(key, path)
        await self.people[seat].slash(f"camelot {command}", table=str(self.table), **options)
        if done < len(path):
            panel = self.people[seat].panel()
            assert panel is not None
            asked = ticket_of(panel)
            await self.walk(seat, panel, path, start=done)
            await self.sure(seat, panel, asked)
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
PLAIN |= {"end_turn": "end"}


def typed(key: str, path: Path) -> tuple[str, dict[str, str], int]:
    """The command for an answer, its options, and how many picks of the path they make."""
    first = str(path[0])
    if key in ("evil", "help-evil"):
        return "evil", {"choice": first}, 1
    if key == "heroic" and first in WITH_OPTION:
        command, option = WITH_OPTION[first]
        return command, {option: str(path[1])}, 2
    if first in PLAIN:
        return PLAIN[first], {}, 1
    return ("answer", {"reply": first}, 1) if first in REPLIES else ("answer", {}, 0)


def refused(evening: Evening) -> list[str]:
    """What the stand-in did not take: texts too long, buttons too many, messages that are gone."""
    return [
        f"{one.method} {one.route} {one.status} {one.text[:200]}"
        for one in evening.stage.world.record
        if one.status >= 400
    ]


def _placeholder(step: Step) -> str:
    """What a menu says of itself."""
    say, key = texts(), f"camelot-step-{step.kind}"
    return say(f"{key}.short") if say.has(f"{key}.short") else say(key)
