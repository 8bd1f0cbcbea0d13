"""How this process is, in words: the answer to `/operator status`."""

from __future__ import annotations

import math
from collections import Counter

from cogs.services.vitals import Vital
from cogs.ui.option_words import age
from games.host.fellows import Muster
from games.host.rows import Status
from measures import Slow
from texts.catalogue import Texts
from version import VERSION

QUIET = 3.0
"""Seconds without a pulse after which nobody seems to serve a slot."""
SHARDS = 12
"""Named one by one; of more, only those that are not as they should be."""


def status_words(vital: Vital, muster: Muster | None, slowest: list[Slow], say: Texts) -> str:
    """The worst first: what is wrong stands at the top."""
    wrong = [f"**{say('status-wrong', part=part, why=say(why))}**" for part, why in vital.ready.parts.items() if why]
    facts = [
        *wrong,
        *_shards(vital, say),
        *_processes(vital, muster, say),
        _tables(vital, say),
        _owed(vital, say),
        *_budget(vital, say),
        say("status-loop", ms=round(vital.lag * 1000)),
        _database(vital, say),
        _backup(vital, say),
        *_slowest(slowest, say),
    ]
    title = say("status-title", version=VERSION, age=age(say, vital.uptime))
    return "\n".join([f"### {title}", *[f"- {fact}" for fact in facts]])


def _shards(vital: Vital, say: Texts) -> list[str]:
    shown = vital.shards if len(vital.shards) <= SHARDS else [one for one in vital.shards if not one.connected]
    lines = [
        say("status-shard", shard=one.shard, ms=round(one.latency * 1000))
        if one.connected and math.isfinite(one.latency)
        else say("status-shard-new" if one.connected else "status-shard-down", shard=one.shard)
        for one in shown[:SHARDS]
    ]
    well = sum(one.connected for one in vital.shards)
    told = [
        say(
            "status-shards-named" if lines else "status-shards",
            well=well,
            count=len(vital.shards),
            shards=say.listed(lines),
        )
    ]
    if vital.sessions is not None:
        told.append(say("status-sessions", count=vital.sessions))
    return told


def _processes(vital: Vital, muster: Muster | None, say: Texts) -> list[str]:
    if muster is None:
        return []
    slots = [
        say("status-slot-quiet", slot=one.slot + 1, age=age(say, one.age))
        if one.age > QUIET
        else say("status-slot-lent" if one.lent else "status-slot", slot=one.slot + 1)
        for one in muster.slots
    ]
    own = 0 if vital.slot is None else vital.slot + 1
    return [say("status-processes", own=own, slots=say.listed(slots), spares=muster.spares)]


def _tables(vital: Vital, say: Texts) -> str:
    count: Counter[Status] = Counter()
    for _, status, number in vital.tables:
        count[status] += number
    return say(
        "status-tables",
        servers=vital.servers,
        playing=count[Status.PLAYING],
        paused=count[Status.PAUSED],
        lobbies=count[Status.LOBBY],
    )


def _owed(vital: Vital, say: Texts) -> str:
    if not vital.owed:
        return say("status-owed-none")
    return say("status-owed", count=vital.owed, age=age(say, vital.oldest))


def _budget(vital: Vital, say: Texts) -> list[str]:
    purse = vital.purse
    waiting, refused = sum(purse.waiting.values()), sum(purse.refused.values())
    told = [say("status-budget", rate=purse.rate, spent=sum(purse.spent.values()), free=purse.free)]
    if waiting:
        told.append(say("status-budget-waiting", count=waiting, age=age(say, purse.oldest)))
    if refused:
        told.append(say("status-budget-refused", count=refused))
    return told


def _database(vital: Vital, say: Texts) -> str:
    size = round(vital.size / 1e6, 1)
    if vital.free is None:
        return say("status-database", size=size)
    return say("status-database-room", size=size, room=round(vital.free / 1e9, 1))


def _backup(vital: Vital, say: Texts) -> str:
    saved = vital.saved
    if saved is None:
        return say("status-backup-none")
    told = say("status-backup", when=f"<t:{int(saved.last)}:R>", kept=saved.kept) if saved.last else ""
    if saved.trouble:
        return " ".join([told or say("status-backup-not-yet"), say("status-backup-failed", why=saved.trouble)])
    return told or say("status-backup-not-yet")


def _slowest(slowest: list[Slow], say: Texts) -> list[str]:
    lines = [
        say("status-slow", what=say(f"status-slow-{one.kind}", what=one.what), seconds=round(one.seconds, 2))
        for one in slowest
    ]
    return [say("status-slowest", list=say.listed(lines))] if lines else []
