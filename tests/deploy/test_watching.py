"""Dashboard, alerts and what Prometheus asks: they can be read, and ask only for figures that are there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import promql_parser
import pytest

from tests.deploy.metrics import HISTOGRAMS, PLAIN, series
from tests.deploy.reading import ROOT, environment, load

DASHBOARD: dict[str, Any] = json.loads((ROOT / "deploy/grafana-dashboard.json").read_text(encoding="utf-8"))
PANELS: list[dict[str, Any]] = DASHBOARD["panels"]
SHOWN = [panel for panel in PANELS if panel["type"] != "row"]
RULES: list[dict[str, Any]] = [rule for group in load("deploy/alerts.yml")["groups"] for rule in group["rules"]]
ROWS = ["Is it well", "People: answers", "Discord's budget", "Tables", "Database", "Process"]

SHOWING = [target["expr"] for panel in SHOWN for target in panel["targets"]]
ALERTING = [rule["expr"] for rule in RULES]
NOTING = [one["expr"] for one in DASHBOARD["annotations"]["list"]]


def selected(question: str) -> Iterator[tuple[str, set[str]]]:
    """Each series that a question names, and the labels by which it chooses."""
    for name, braces in re.findall(r"\b([a-z]\w+)(\{[^}]*\})", question):
        yield name, set(re.findall(r"(\w+)\s*[=!]", braces))


def grouped(question: str) -> set[str]:
    return {name for names in re.findall(r"\bby \(([^)]*)\)", question) for name in re.split(r",\s*", names)}


def wrong_with(question: str) -> str | None:
    try:
        promql_parser.parse(question.replace("$__rate_interval", "1m"))
    except ValueError as no:
        return str(no)
    known = series()
    found = dict(selected(question))
    if not found or set(re.findall(r"\bparlour_\w+", question)) - set(found):
        return "every series says of which job"
    for name, labels in found.items():
        if name not in known:
            return f"there is no {name}"
        if not {"job"} <= labels <= set(known[name]):
            return f"{name} has no such label: {labels}"
    if not any(grouped(question) <= set(known[name]) for name in found):
        return "grouped by what is not there"
    return None


@pytest.mark.parametrize("question", [*SHOWING, *ALERTING, *NOTING])
def test_a_question_can_be_answered(question: str) -> None:
    assert wrong_with(question) is None


@pytest.mark.parametrize(
    "question",
    [
        'sum(parlour_nothing{job="a"})',
        'sum(parlour_tables{job="a"}',
        "sum(parlour_tables)",
        'sum(parlour_tables{job="a", shard="1"})',
        'sum by (shard) (parlour_tables{job="a"})',
        'rate(parlour_commit_seconds{job="a"}[1m])',
    ],
)
def test_a_bad_question_is_found(question: str) -> None:
    assert wrong_with(question)


def test_every_figure_is_on_the_dashboard() -> None:
    """What nobody looks at need not be counted."""
    asked = " ".join(SHOWING)
    assert not [name for name in (*PLAIN, *HISTOGRAMS) if not re.search(rf"\b{name}(_bucket|_sum|_count)?\b", asked)]


def test_every_figure_stands_on_its_page() -> None:
    page = (ROOT / "docs/operating/health.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `(parlour_\w+)", page, re.M))
    assert listed == {*PLAIN, *HISTOGRAMS}


def test_panels_have_a_place_each() -> None:
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)
    for panel in PANELS:
        place = panel["gridPos"]
        assert place["x"] >= 0 and place["x"] + place["w"] <= 24
    for one, other in combinations([panel["gridPos"] for panel in PANELS], 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        above = one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        assert beside or above, (one, other)


def test_rows_are_in_their_order() -> None:
    places = sorted(PANELS, key=lambda panel: (panel["gridPos"]["y"], panel["gridPos"]["x"]))
    assert [panel["title"] for panel in places if panel["type"] == "row"] == ROWS
    assert places == PANELS, "as they are read"


@pytest.mark.parametrize("panel", SHOWN, ids=lambda panel: str(panel["title"]))
def test_a_panel_says_what_it_shows(panel: dict[str, Any]) -> None:
    """In one sentence, from the source that was chosen, and seconds as seconds."""
    assert re.fullmatch(r"[A-Z0-9][^.]*\.", panel["description"])
    assert panel["datasource"] == {"type": "prometheus", "uid": "${source}"}
    names = {name for target in panel["targets"] for name, _ in selected(target["expr"])}
    asked = " ".join(target["expr"] for target in panel["targets"])
    if all(re.search(r"_seconds(_bucket)?$", name) for name in names) and "count by" not in asked:
        assert panel["fieldConfig"]["defaults"]["unit"] == "s"
    if all(name.endswith("_bytes") for name in names):
        assert panel["fieldConfig"]["defaults"]["unit"] == "bytes"


def test_the_source_is_chosen_by_whoever_looks() -> None:
    assert [(one["name"], one["type"]) for one in DASHBOARD["templating"]["list"]] == [
        ("source", "datasource"),
        ("job", "query"),
    ]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["alert"]))
def test_an_alert_says_what_it_means(rule: dict[str, Any]) -> None:
    """And the page on troubles says what to do about it."""
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert rule["annotations"]["summary"].endswith(".") and rule["annotations"]["description"].endswith(".")
    assert f"`{rule['alert']}`" in (ROOT / "docs/operating/troubles.md").read_text(encoding="utf-8")


def test_prometheus_finds_the_bots() -> None:
    compose, asking = load("compose.yaml")["services"], load("deploy/prometheus.yml")
    (job,) = asking["scrape_configs"]
    (found,) = job["dns_sd_configs"]
    assert job["job_name"] == "parlour"
    assert found["names"] == [name for name, service in compose.items() if "build" in service]
    assert found["port"] == int(environment()["PARLOUR_HTTP"].rpartition(":")[2])
    assert asking["rule_files"] == ["alerts.yml"]
    mounted = {one.split(":")[0]: one.split(":")[1] for one in compose["prometheus"]["volumes"]}
    assert mounted["./deploy/alerts.yml"] == "/etc/prometheus/alerts.yml"
    assert f"--config.file={mounted['./deploy/prometheus.yml']}" in compose["prometheus"]["command"]


def test_grafana_finds_prometheus_and_the_dashboard() -> None:
    compose = load("compose.yaml")["services"]
    (source,) = load("deploy/grafana/provisioning/datasources/prometheus.yml")["datasources"]
    assert source["url"] == "http://prometheus:9090" and source["type"] == "prometheus"
    (provider,) = load("deploy/grafana/provisioning/dashboards/parlour.yml")["providers"]
    shown = [one.split(":")[1] for one in compose["grafana"]["volumes"] if "dashboard.json" in one]
    assert shown == [compose["grafana"]["environment"]["GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH"]]
    assert shown[0].startswith(provider["options"]["path"] + "/")


def test_litestream_carries_the_services_own_file() -> None:
    (database,) = load("deploy/litestream.yml")["dbs"]
    assert database["path"] == "/var/lib/parlour/parlour.db" and database["replica"]["type"] == "s3"
