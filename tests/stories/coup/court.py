"""A table of Coup on the stand-in for Discord, with hands as a story wants them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from games.coup.pieces import Character, cast
from games.coup.state import State
from sandbox import Actor
from sandbox.reading import Seen
from tests.stories.company import Company
from tests.stories.evening import Evening, fresh

SHORT = {character.word[:2]: character for character in Character}
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fanny", "Georg", "Hanna")

PASS_FOR_ME = "Pass for me until my next turn, unless I am the target"


def cards(short: str) -> list[Character]:
    """ "du,ca" as cards."""
    return [SHORT[one] for one in short.split(",") if one]


def dealt(state: State, hands: Sequence[str], coins: Sequence[int] | None, lost: Mapping[int, str]) -> None:
    """These hands, coins and lost cards; the rest of the deck is the Court."""
    left = Counter(card for card in cast(state.fifth) for _ in range(state.copies))
    for seat, hand in enumerate(hands):
        player = state.players[seat]
        player.hidden, player.shown = cards(hand), cards(lost.get(seat, ""))
        player.coins = (2 if coins is None else coins[seat]) if player.hidden else 0
        left.subtract([*player.hidden, *player.shown])
    assert min(left.values()) >= 0, "more copies than the game has"
    state.court = list(left.elements())


class Court(Company):
    """People who play Coup by what they see; the first of them opens the table and starts."""

    @classmethod
    async def open(
        cls,
        evening: Evening,
        *hands: str,
        coins: Sequence[int] | None = None,
        lost: Mapping[int, str] | None = None,
        robots: int = 0,
        table: int = 1,
        **options: Any,
    ) -> Court:
        """A game under way: a person for each hand but the last `robots`; seat 1 to act; no window is held."""
        people = [evening.person(name) for name in NAMES[: len(hands) - robots]]
        # With a real clock a slow machine must not run out of a window's time in the middle of a story.
        unhurried = {} if evening.clock else dict.fromkeys(("action_seconds", "window_seconds", "card_seconds"), 600)
        host = people[0]
        given = {"start": "1", "window_hold": 0, "two_player": "standard", **unhurried, **options}
        await evening.sit_down(*people, game="coup", robots=robots, table=table, start=False)
        await evening.house.lobby.set_options(table, int(host.id), given)
        await host.click("Start", on=evening.lobby_message(host, table))
        await evening.settle()
        court = cls(evening, people, table)
        if any(hands):
            await evening.arrange(lambda state: dealt(state, hands, coins, lost or {}), table)
        return court

    # Looking.

    async def coins(self) -> list[int]:
        return [player.coins for player in (await self.state()).players]

    async def lives(self) -> list[int]:
        return [len(player.hidden) for player in (await self.state()).players]

    # Doing.

    async def standing(self, who: Actor) -> Seen:
        """The page of standing answers, opened from the hand."""
        panel = await self.hand(who)
        await who.click(f"p:standing-open:{self.table}", on=panel)
        return fresh(who, panel)

    async def keep(self, who: Actor, *labels: str) -> Seen:
        """An exchange: all that is kept, chosen at once; the choice plays. A single card is a press."""
        panel = await self.hand(who)
        if len(labels) == 1:
            await who.click(labels[0], on=panel)
        else:
            await who.choose("Cards to keep", *labels, on=panel)
        return fresh(who, panel)
