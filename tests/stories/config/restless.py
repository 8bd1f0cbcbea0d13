"""An evening on which the bot is restarted before every step: no result may differ."""

from __future__ import annotations

from typing import Any

from sandbox import Actor
from tests.stories.evening import Evening

STEPS = ("slash", "click", "choose", "submit")


class Restless(Evening):
    """The same evening; before anybody does anything, the bot is closed and opened again on the same database."""

    restarts = 0

    def person(self, name: str, **more: Any) -> Actor:
        known = name in self.stage.people
        actor = super().person(name, **more)
        if not known:
            for step in STEPS:
                self._unsettle(actor, step)
        return actor

    def _unsettle(self, actor: Actor, step: str) -> None:
        act = getattr(actor, step)

        async def after_a_restart(*args: Any, **more: Any) -> Any:
            await self.settle()
            await self.close()
            await self.open()
            self.restarts += 1
            return await act(*args, **more)

        setattr(actor, step, after_a_restart)
