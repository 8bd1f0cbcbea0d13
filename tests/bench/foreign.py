"""Two processes on one PostgreSQL: clicks by direct message, which the first of them answers, at its own tables and at
those that the other one shows.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from statistics import median

from sandbox.bot_process import BotProcess
from sandbox.driver import Stage
from tests.bench.clicks import CALM, TABLES, Real, Side, durable_server, many_at_once, one_at_a_time, quiet_world
from tests.bench.report import Report


async def measure(report: Report, game: str) -> None:
    async with AsyncExitStack() as stack:
        server = await durable_server(stack, report)
        if server is None:
            return
        stage = await stack.enter_async_context(Stage(quiet_world(shards=2)))
        guilds = [stage.server(f"On {shard}", shard=shard) for shard in range(2)]
        address = server.address(await asyncio.to_thread(server.new_database))
        env = {**CALM, "PARLOUR_DB": address, "PARLOUR_PROCESSES": "2"}
        first, second = stage.bot(env=env), stage.bot(env=env)
        for shard, child in enumerate((first, second)):
            await child.start()
            stack.push_async_callback(child.stop)
            await _serves(stage, shard, child)
        await stage.ready("play")
        own, foreign = (
            Side(Real(stage, game, guild, hands="dm"), first, server.worked, beside=[second]) for guild in guilds
        )
        await one_at_a_time([own, foreign])
        await many_at_once([own, foreign])
        _tell(report, game, own, foreign)


async def _serves(stage: Stage, shard: int, child: BotProcess) -> None:
    """Whoever comes first takes the first shard."""
    while not any(session.shard == shard for session in stage.world.hub.sessions.values()):
        if not child.alive:
            raise RuntimeError("\n".join(["the bot has ended:", *child.log]))
        await asyncio.sleep(0.05)


def _tell(report: Report, game: str, own: Side, foreign: Side) -> None:
    best, middle = (foreign.answered(of) / own.answered(of) for of in (min, median))
    report.line(
        f"processor time a click at another process's table ({game})",
        f"{best:.2f}×",
        f"at most 1.5× of one at its own, both by direct message; by medians {middle:.2f}×",
    )
    each = {side: f"{side.answered(min) * 1e3:.2f} ms" for side in (own, foreign)}
    served = {side: f"{median(side.behind) / TABLES * 1e3:.2f} ms" for side in (own, foreign)}
    report.line(
        "  processor time a click",
        each[foreign],
        f"and its server {served[foreign]}; at its own {each[own]} and {served[own]}",
    )
    best, middle = (of(foreign.after) / of(own.after) for of in (min, median))
    report.line("  with all that follows in both processes", f"{best:.2f}×", f"by medians {middle:.2f}×")
    best, middle = (of(foreign.alone) / of(own.alone) for of in (min, median))
    report.line("  until a single click is answered", f"{best:.2f}×", f"at most 1.5×; by medians {middle:.2f}×")
