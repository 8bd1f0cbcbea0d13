"""The figures at /metrics, as Prometheus reads them: what is counted as it happens, and how the process is now."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

import measures
from cogs.services.vitals import Vital
from version import VERSION

ProcessCollector(registry=measures.REGISTRY)


class _Present(Collector):
    """How the process is at one moment."""

    def __init__(self, vital: Vital) -> None:
        self._vital = vital

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily("parlour_build", "What runs here", {"version": VERSION})
        yield from self._process()
        yield from self._discord()
        yield from self._tables()
        yield from self._backups()

    def _process(self) -> Iterator[Metric]:
        vital = self._vital
        parts = {part: float(wrong is None) for part, wrong in vital.ready.parts.items()}
        yield _gauges("ready", "Whether each part is as it must be (1) or not (0)", "part", parts)
        yield _gauge("loop_lag_worst_seconds", "The event loop's worst of the last minute", vital.lag)
        yield _gauge("spare", "Whether this process waits for a slot", float(vital.ready.spare))
        if vital.processes > 1 or vital.ready.spare or vital.pulse is not None:
            yield _gauge(
                "slot", "Which slot this process serves, from 0; -1: none", -1 if vital.slot is None else vital.slot
            )
        if vital.pulse is not None:
            yield _gauge("lease_age_seconds", "Since this process last said that it serves its slot", vital.pulse)

    def _discord(self) -> Iterator[Metric]:
        vital, purse = self._vital, self._vital.purse
        yield _gauge("servers", "Servers that this process serves", vital.servers)
        connected = {str(line.shard): float(line.connected) for line in vital.shards}
        yield _gauges("gateway_connected", "Whether a shard has its session (1)", "shard", connected)
        latency = {str(line.shard): line.latency for line in vital.shards if math.isfinite(line.latency)}
        yield _gauges("gateway_latency_seconds", "Until the gateway answers a heartbeat", "shard", latency)
        if vital.sessions is not None:
            yield _gauge("identifies_left", "Sessions that may still be begun today", vital.sessions)
        yield _counters("requests", "Requests that Discord counts, by who waits for them", "need", purse.spent)
        yield CounterMetricFamily("parlour_requests_free", "Requests that Discord does not count", purse.free)
        yield _counters("requests_refused", "Requests refused as too many (429)", "scope", purse.refused)
        yield _gauge("budget_rate", "Counted requests a second that this process allows itself", purse.rate)
        yield _gauge("budget_left", "Counted requests that could go at once", purse.left)
        yield _gauges("budget_waiting", "Counted requests that wait for their turn", "need", purse.waiting)
        yield _gauge("budget_oldest_seconds", "For how long the first of them has waited", purse.oldest)

    def _tables(self) -> Iterator[Metric]:
        vital = self._vital
        tables = GaugeMetricFamily("parlour_tables", "Open tables", labels=["game", "status"])
        for game, status, number in vital.tables:
            tables.add_metric([game, status], number)
        yield tables
        yield _gauge("owed_tables", "Tables that have changed since they were last shown", vital.owed)
        yield _gauge("owed_oldest_seconds", "For how long the oldest of them has been out of date", vital.oldest)
        yield _gauge("database_bytes", "Size of the database", vital.size)
        if vital.free is not None:
            yield _gauge("disk_free_bytes", "Room that is left on the database's disk", vital.free)

    def _backups(self) -> Iterator[Metric]:
        saved = self._vital.saved
        if saved is None:
            return
        yield _gauge("backups_kept", "Automatic backups that are kept", saved.kept)
        yield CounterMetricFamily("parlour_backup_failures", "Automatic backups that came to nothing", saved.failures)
        if saved.last is not None:
            yield _gauge("backup_last_timestamp_seconds", "When the last good backup was made", saved.last)
        if saved.seconds is not None:
            yield _gauge("backup_seconds", "How long it took", saved.seconds)


def written(vital: Vital) -> bytes:
    """In the text form that Prometheus reads."""
    present = CollectorRegistry()
    present.register(_Present(vital))
    return generate_latest(measures.REGISTRY) + generate_latest(present)


def _gauge(name: str, help: str, value: float) -> Metric:
    return GaugeMetricFamily(f"parlour_{name}", help, value)


def _gauges(name: str, help: str, label: str, values: dict[str, float] | dict[str, int]) -> Metric:
    return _labelled(GaugeMetricFamily(f"parlour_{name}", help, labels=[label]), values.items())


def _counters(name: str, help: str, label: str, values: dict[str, int]) -> Metric:
    return _labelled(CounterMetricFamily(f"parlour_{name}", help, labels=[label]), values.items())


def _labelled(
    family: GaugeMetricFamily | CounterMetricFamily, values: Iterable[tuple[str, float]]
) -> GaugeMetricFamily | CounterMetricFamily:
    for label, value in values:
        family.add_metric([label], value)
    return family
