"""The figures as Prometheus reads them."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from cogs.services.vitals import Readiness, Vital
from games.core.text import say
from operating.figures import written
from tests.deploy.metrics import vital


def read(found: Vital) -> dict[tuple[str, ...], float]:
    """Every sample by its name and labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(written(found).decode())
        for sample in family.samples
    }


def test_how_it_is() -> None:
    found = read(vital())
    assert found["parlour_tables", "coup", "playing"] == 2 and found["parlour_tables", "hamlet", "lobby"] == 1
    assert found["parlour_gateway_connected", "0"] == 1 and found["parlour_gateway_connected", "3"] == 0
    assert found["parlour_gateway_latency_seconds", "0"] == 0.05
    assert ("parlour_gateway_latency_seconds", "3") not in found, "nobody knows"
    assert (found["parlour_owed_tables",], found["parlour_owed_oldest_seconds",]) == (3, 7.5)
    assert (
        found["parlour_ready", "gateway"] == found["parlour_ready", "database"] == found["parlour_ready", "clock"] == 1
    )


def test_what_is_not_known_is_left_out() -> None:
    """A zero would be taken for one."""
    found = read(vital(saved=None, free=None, sessions=None, slot=None, pulse=None, processes=1))
    for name in ("disk_free_bytes", "identifies_left", "slot", "lease_age_seconds", "backups_kept"):
        assert (f"parlour_{name}",) not in found, name


def test_a_spare() -> None:
    """It needs neither a session nor a clock."""
    waits = Readiness(say("ready-no-session"), None, say("ready-clock-stopped"), True)
    found = read(vital(ready=waits, slot=None, pulse=None, shards=[], tables=[]))
    assert waits.ready
    assert (found["parlour_spare",], found["parlour_slot",]) == (1, -1)
    assert [key for key in found if key[0] == "parlour_ready"] == [("parlour_ready", "database")]
