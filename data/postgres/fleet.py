"""Slots for several processes: a connection of its own holds a lock, keeps a pulse, and hears what the others tell."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import msgspec

from data.postgres.address import masked
from data.postgres.line import Line, connect
from data.postgres.lines import Lines
from data.postgres.schema import HOLD
from data.refusal import DatabaseRefused
from data.writer import Outcome, Writer
from games.host.fellows import ORPHANED, ROOMS, Errand, Hear, LeaseLost, Muster, Pulse, Share, Subject, Taken, Word

log = logging.getLogger(__name__)

NAME = "parlour lease"
CHANNEL = "parlour"
WAITS = 1 << 20
"""Beside the slots: the lock that all who wait for one share."""
OPENING = HOLD + 2
"""The lock of whoever looks for a slot: the house's hours change under it."""
FORGIVEN = 3.0
"""Up to so many seconds without a pulse nobody gets their time again: one process has followed another."""
SHOWING = 300.0
"""Seconds in which every table is likely to show how its deadline has moved; who follows sooner shows all once more."""
STUCK = 20.0
"""Seconds without a pulse after which whoever holds a slot loses it to somebody who waits."""
ANSWERING = 5.0
"""Seconds until a connection that holds a slot is taken to be lost."""

_LOCKS = f"""pg_locks WHERE locktype = 'advisory' AND classid = {HOLD} AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
_HELD = f"SELECT objid::BIGINT AS slot FROM {_LOCKS} AND objid < {WAITS}"
_FIRST_LENT = f"SELECT min(slot) FROM slots WHERE lent = 1 AND slot IN ({_HELD})"
_WAITED_FOR = f"SELECT EXISTS (SELECT 1 FROM {_LOCKS} AND objid = {WAITS})"
_AWAITED = f"""SELECT ({_WAITED_FOR})
    AND (lent = 0 OR slot = ({_FIRST_LENT})) FROM slots WHERE slot = $1"""
_UNSTICK = f"""SELECT pg_terminate_backend(pid) FROM {_LOCKS}
    AND objid IN (SELECT slot FROM slots WHERE at < $1) AND objid < {WAITS}"""
_END = f"SELECT pg_terminate_backend(pid) FROM {_LOCKS} AND objid = $1::BIGINT AND pid = $2"
_SLOTS = """SELECT slot, (extract(epoch FROM clock_timestamp()) - at)::DOUBLE PRECISION AS age, lent FROM slots
    WHERE slot < $1 ORDER BY slot"""
_SPARES = f"SELECT count(*) FROM {_LOCKS} AND objid = {WAITS}"
_NOW = "SELECT extract(epoch FROM clock_timestamp())::DOUBLE PRECISION"
_PULSE = """WITH pulse AS (UPDATE slots SET at = $1, baton = coalesce($4, baton) WHERE slot = $2 AND term = $3)
    UPDATE house SET at = greatest(at, $1)"""
_REOPEN = """INSERT INTO rooms (room, boot) SELECT room, $2 FROM unnest($1::BIGINT[]) AS room
    ON CONFLICT (room) DO UPDATE SET boot = excluded.boot"""
_ADMIT = """INSERT INTO gates (key, free) VALUES ($1, $2::DOUBLE PRECISION + $3)
    ON CONFLICT (key) DO UPDATE SET free = greatest(gates.free, $2) + $3 RETURNING free - $3 - $2"""
_TELL = "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, word) FROM unnest($2::TEXT[]) AS word"
_ASK = """WITH asked AS (INSERT INTO errands (table_id, guild, data) SELECT * FROM unnest($3::BIGINT[], $4::BIGINT[],
    $5::BYTEA[])) SELECT pg_notify($1, word) FROM unnest($2::TEXT[]) AS word"""

Now = Callable[[], Awaitable[float]]


class Fleet:
    """The lease of one process. The lock goes with the connection, so whoever crashes lets go at once."""

    def __init__(self, address: str, lines: Lines, now: Now | None = None) -> None:
        self._address = address
        self._lines = lines
        self._now = now or self._servers_clock
        self._line: Line = None
        self._share: Share | None = None
        self._term = 0
        self._process = 0
        """Of the server, behind the connection that took the slot."""
        self.broken: Callable[[], None] = _nobody
        self._name = secrets.token_hex(4)
        self._hear: Hear | None = None
        self._hearing: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        """The connection takes one statement at a time: who came in between would break it, and lose the slot."""
        self._mail: Writer[Word | Errand] = Writer(self._send, measured=False)

    async def _servers_clock(self) -> float:
        return float(await self._line.fetchval(_NOW, timeout=ANSWERING))

    # The slot.

    async def take(self, processes: int, shards: int, *, lent: bool = False) -> Taken | None:
        async with self._losing():
            if self._line is None:
                line = await self._connect()
                if not lent:
                    await line.execute("SELECT pg_advisory_lock_shared($1::INT, $2::INT)", HOLD, WAITS)
            held, _ = await self._others(processes)
            if held >= set(range(processes)):
                await self._line.fetch(_UNSTICK, await self._now() - STUCK)
                return None
            async with self._line.transaction():
                await self._line.execute("SELECT pg_advisory_xact_lock($1::BIGINT)", OPENING)
                return await self._open(processes, shards, lent)

    async def _open(self, processes: int, shards: int, lent: bool) -> Taken | None:
        held, before = await self._others(processes)
        shards = before[1] if held and before is not None else shards
        kept = await self._lately_served() if lent else set()
        for slot in sorted(set(range(processes)) - held - kept):
            if await self._line.fetchval("SELECT pg_try_advisory_lock($1::INT, $2::INT)", HOLD, slot):
                break
        else:
            return None
        share = Share(slot, processes, shards)
        await self._line.execute(
            "INSERT INTO fleet (id, processes, shards) VALUES (1, $1, $2)"
            " ON CONFLICT (id) DO UPDATE SET processes = excluded.processes, shards = excluded.shards",
            *(processes, shards),
        )
        taken = await self._enter(share, alone=not held, same=before == (processes, shards), lent=lent)
        if not lent:
            await self._line.execute("SELECT pg_advisory_unlock_shared($1::INT, $2::INT)", HOLD, WAITS)
        self._share, self._process = share, self._line.get_server_pid()
        return taken

    async def _others(self, processes: int) -> tuple[set[int], tuple[int, int] | None]:
        """Which slots are held, and among how many processes and shards the house is or was shared."""
        held = {slot for (slot,) in await self._line.fetch(_HELD)}
        found = await self._line.fetchrow("SELECT processes, shards FROM fleet")
        if held and found is not None and found["processes"] != processes:
            raise DatabaseRefused(
                f"{masked(self._address)} is served by {found['processes']} processes; let PARLOUR_PROCESSES say so,"
                " or stop all of them to change it."
            )
        return held, (found["processes"], found["shards"]) if found is not None else None

    async def _lately_served(self) -> set[int]:
        """Slots whose process may come back in a moment."""
        served = "SELECT slot FROM slots WHERE at > $1"
        return {slot for (slot,) in await self._line.fetch(served, await self._now() - ORPHANED)}

    async def _enter(self, share: Share, *, alone: bool, same: bool, lent: bool) -> Taken:
        """The time in which nobody served the house is forgiven; that in which nobody served this slot makes live
        windows there begin again.
        """
        wall = await self._now()
        last, closed = await self._line.fetchrow("SELECT at, closed FROM house") or (wall, 0.0)
        if alone and wall - last > FORGIVEN:
            closed += wall - last
        found = await self._line.fetchrow("SELECT at, baton FROM slots WHERE slot = $1", share.slot)
        unserved = found is None or not same or wall - (found["at"] or 0.0) > FORGIVEN
        if unserved:
            await self._line.execute(_REOPEN, share.rooms, wall - closed)
        self._term = await self._line.fetchval(
            "INSERT INTO slots (slot, term, at, lent) VALUES ($1, 1, $2, $3) ON CONFLICT (slot)"
            " DO UPDATE SET term = slots.term + 1, at = excluded.at, lent = excluded.lent RETURNING term",
            *(share.slot, wall, int(lent)),
        )
        await self._line.execute(
            "INSERT INTO house (id, at, closed) VALUES (1, $1, $2)"
            " ON CONFLICT (id) DO UPDATE SET at = excluded.at, closed = excluded.closed",
            *(wall, closed),
        )
        boots = [0.0] * ROOMS
        for room, boot in await self._line.fetch("SELECT room, boot FROM rooms"):
            boots[room] = boot
        baton = bytes(found["baton"]) if found is not None and same else b""
        moved = wall - closed - max(boots[room] for room in share.rooms) < SHOWING
        return Taken(share, wall, closed, boots, baton, moved)

    async def take_again(self) -> tuple[float, float] | None:
        async with self._losing():
            if self._line is None:
                await self._connect()
            async with self._line.transaction():
                # Whoever takes a slot at this moment may be noting for how long the house was closed.
                await self._line.execute("SELECT pg_advisory_xact_lock($1::BIGINT)", OPENING)
                again = await self._again()
            if again is None:
                await self.close()
            return again

    async def _again(self) -> tuple[float, float] | None:
        share = self._share
        assert share is not None
        got = await self._line.fetchval("SELECT pg_try_advisory_lock($1::INT, $2::INT)", HOLD, share.slot)
        if await self._line.fetchval("SELECT term FROM slots WHERE slot = $1", share.slot) != self._term:
            return None
        if not got:
            # The server may not have noticed yet that the connection before is gone.
            await self._line.fetch(_END, share.slot, self._process)
            raise LeaseLost
        self._process = self._line.get_server_pid()
        return await self._now(), await self._line.fetchval("SELECT closed FROM house")

    async def pulse(self, baton: bytes) -> float:
        return await self._pulse(baton)

    async def _pulse(self, baton: bytes | None) -> float:
        assert self._share is not None
        async with self._losing():
            if self._line is None:
                raise LeaseLost
            wall = await self._now()
            await self._line.execute(_PULSE, wall, self._share.slot, self._term, baton, timeout=ANSWERING)
            return wall

    async def is_awaited(self) -> bool:
        async with self._losing():
            if self._line is None:
                raise LeaseLost
            assert self._share is not None
            return bool(await self._line.fetchval(_AWAITED, self._share.slot, timeout=ANSWERING))

    async def is_orphaned(self) -> bool:
        async with self._losing():
            if self._line is None:
                raise LeaseLost
            assert self._share is not None
            held, _ = await self._others(self._share.processes)
            free = set(range(self._share.processes)) - held - await self._lately_served()
            return bool(free) and not await self._line.fetchval(_WAITED_FOR)

    async def let_go(self, baton: bytes | None) -> None:
        await self._pulse(baton)
        await self.close()

    async def close(self) -> None:
        line, self._line = self._line, None
        if line is None or line.is_closed():
            return
        try:
            await line.close(timeout=2)
        except Exception:
            line.terminate()

    async def _connect(self) -> Line:
        """Raises LeaseLost while nobody can be reached."""
        try:
            line = await connect(self._address, {"application_name": NAME, "tcp_user_timeout": "10000"})
        except DatabaseRefused:
            raise LeaseLost from None
        try:
            await line.add_listener(CHANNEL, self._notified)
        except BaseException:
            line.terminate()
            raise
        line.add_termination_listener(self._ended)
        self._line = line
        return line

    def _ended(self, line: Line) -> None:
        if line is self._line:
            self.broken()

    @asynccontextmanager
    async def _losing(self) -> AsyncIterator[None]:
        """Whatever fails on this connection ends it: nobody knows any more whether the slot is held."""
        try:
            async with self._turn:
                yield
        except DatabaseRefused:
            raise
        except Exception as error:
            line, self._line = self._line, None
            if line is not None:
                line.terminate()
                self.broken()
            if not isinstance(error, LeaseLost):
                log.debug("the connection that holds the slot: %s", type(error).__name__)
            raise LeaseLost from None

    # The others.

    def listen(self, hear: Hear) -> None:
        self._hear = hear

    def _notified(self, line: Line, process: int, channel: str, payload: str) -> None:
        teller, word = msgspec.json.decode(payload, type=tuple[str, Word])
        if teller == self._name or self._hear is None:
            return
        task = asyncio.create_task(self._heard(self._hear, word))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _heard(self, hear: Hear, word: Word) -> None:
        try:
            await hear(word)
        except Exception as failure:
            log.warning("what another process told came to nothing: %s", type(failure).__name__)

    async def tell(self, word: Word) -> None:
        await self._mail.write(word)

    async def ask(self, errand: Errand) -> None:
        await self._mail.write(errand)

    async def _send(self, mail: list[Word | Errand]) -> list[Outcome]:
        """All that waits in one statement. Whoever notifies takes a lock over all commits: a word that may be lost does
        not hold it until it is on the disk.
        """
        errands = [one for one in mail if isinstance(one, Errand)]
        words = dict.fromkeys(Word(Subject.ERRAND, one.guild) if isinstance(one, Errand) else one for one in mail)
        payloads = [msgspec.json.encode((self._name, word)).decode() for word in words]
        if errands:
            columns = [(one.table, one.guild, one.data) for one in errands]
            await self._lines.fetch(_ASK, CHANNEL, payloads, *map(list, zip(*columns, strict=True)))
        else:
            await self._lines.fetch(_TELL, CHANNEL, payloads)
        return [(None, None)] * len(mail)

    async def errands(self, share: Share) -> list[Errand]:
        found = await self._lines.fetch(
            "SELECT table_id, guild, data, id FROM errands WHERE (guild >> 22) % $1 % $2 = $3 ORDER BY id",
            *(share.shards, share.processes, share.slot),
        )
        return [Errand(table, guild, bytes(data), number) for table, guild, data, number in found]

    async def settle(self, errand: Errand) -> None:
        await self._lines.fetch("DELETE FROM errands WHERE id = $1", errand.id)

    async def muster(self) -> Muster:
        share = self._share
        slots = await self._lines.fetch(_SLOTS, share.processes if share is not None else ROOMS)
        ((spares,),) = await self._lines.fetch(_SPARES)
        return Muster([Pulse(slot, age or 0.0, bool(lent)) for slot, age, lent in slots], spares)

    # The house.

    async def reopen(self, rooms: Sequence[int], boot: float) -> None:
        await self._lines.fetch(_REOPEN, rooms, boot)

    async def admit(self, key: int, pause: float) -> float:
        # Both on the connection that is there: while another one is made, the turn would pass, and the next one's come.
        async with self._losing():
            return float(await self._line.fetchval(_ADMIT, key, await self._now(), pause, timeout=ANSWERING))


def _nobody() -> None: ...
