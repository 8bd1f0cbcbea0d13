"""The figures at /metrics, as they are served: the dashboard, the alerts and the pages name these and no others."""

from __future__ import annotations

from msgspec.structs import replace as _replace
from prometheus_client.parser import text_string_to_metric_families

import measures
from cogs.publishing.budget import Budget
from cogs.services.vitals import Readiness, Saved, ShardLine, Vital
from games.host.rows import Status
from operating.figures import written


def vital(**otherwise: object) -> Vital:
    """A process of which everything is known."""
    facts: dict[str, object] = {
        "ready": Readiness(None, None, None),
        "uptime": 3600.0,
        "servers": 12,
        "shards": [ShardLine(0, True, 0.05), ShardLine(3, False, float("nan"))],
        "purse": Budget().purse(),
        "tables": [("coup", Status.PLAYING, 2), ("hamlet", Status.LOBBY, 1)],
        "owed": 3,
        "oldest": 7.5,
        "size": 24_000_000,
        "free": 77_000_000_000,
        "sessions": 998,
        "lag": 0.021,
        "slot": 0,
        "processes": 3,
        "pulse": 0.4,
        "saved": Saved(1_700_000_000.0, 1.5, 28, 0, ""),
    }
    return Vital(**{**facts, **otherwise})  # type: ignore[arg-type]


def _served() -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    measures.ANSWER.took(0.1, label="command", what="/play")
    full = vital()
    refused = {"user": 1}
    text = written(full._replace(purse=_replace(full.purse, refused=refused))).decode()
    plain, spread = {}, {}
    for family in text_string_to_metric_families(text):
        labels = tuple(sorted({label for sample in family.samples for label in sample.labels} - {"le"}))
        if not family.name.startswith("parlour_"):
            continue
        if family.type == "histogram":
            spread[family.name] = labels
        else:
            plain[family.samples[0].name] = labels
    return plain, spread


PLAIN, HISTOGRAMS = _served()
"""Counters and gauges, and what is spread, with their labels."""

OTHERS = ("up", "process_cpu_seconds_total", "process_resident_memory_bytes", "process_start_time_seconds")
"""Prometheus' own and its library's, as far as they are asked for."""

ADDED = ("job", "instance")
"""Labels that Prometheus adds to everything."""


def series() -> dict[str, tuple[str, ...]]:
    """Every name that can be asked for, with its labels."""
    found = {**PLAIN, **dict.fromkeys(OTHERS, ())}
    for name, labels in HISTOGRAMS.items():
        found |= {f"{name}_sum": labels, f"{name}_count": labels, f"{name}_bucket": (*labels, "le")}
    return {name: (*labels, *ADDED) for name, labels in found.items()}
