"""compose.yaml: what runs together, and that nothing in it is misspelt or left open."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.deploy.reading import COMPOSE_ONLY, ROOT, environment, example, load, the, tracked

KNOWN = {
    *("build", "image", "profiles", "restart", "init", "read_only", "tmpfs", "cap_drop", "security_opt", "command"),
    *("stop_grace_period", "logging", "environment", "volumes", "ports", "deploy", "depends_on", "healthcheck"),
}
"""What a service of ours says; anything else is a slip of the pen, or a reason to think again."""

COMPOSE = load("compose.yaml")
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
BOTS = {name: service for name, service in SERVICES.items() if "build" in service}
OWN = {"DISCORD_TOKEN", "SENTRY_DSN"}
"""Keys of the bot's that do not begin like the others."""


def of_the_bot(keys: set[str]) -> set[str]:
    return {key for key in keys if key.startswith(("PARLOUR_", "LOG_")) or key in OWN}


def used(text: str) -> set[str]:
    return set(re.findall(r"\$\{(\w+)", text))


def test_nothing_is_said_that_compose_does_not_know() -> None:
    assert set(COMPOSE) == {"name", "x-bot", "x-settings", "services", "volumes"}
    for name, service in SERVICES.items():
        assert set(service) <= KNOWN, name


def test_every_key_is_one_of_the_bots() -> None:
    """The bot gets what .env.example names, each under its own name or with a fixed value."""
    known = of_the_bot(set(example()))
    for name, service in BOTS.items():
        assert set(service["environment"]) <= known, name
        for key, value in service["environment"].items():
            if (found := used(value)) and key != "PARLOUR_DB":
                assert found == {key}, name
    everywhere = {key for service in BOTS.values() for key in service["environment"]}
    assert everywhere == known, "a new setting reaches no container"


def test_what_is_read_from_env_stands_in_the_example() -> None:
    assert used((ROOT / "compose.yaml").read_text(encoding="utf-8")) <= set(example())
    assert set(example()) - of_the_bot(set(example())) == COMPOSE_ONLY


def test_one_kind_of_bot_at_a_time() -> None:
    """Two would answer every click twice: each has a profile of its own, and the example chooses one."""
    profiles = [service["profiles"] for service in BOTS.values()]
    assert sorted(profiles) == [["file"], ["fleet"]]
    assert example()["COMPOSE_PROFILES"] in [name for names in profiles for name in names]
    known = {name for service in SERVICES.values() for name in service["profiles"]}
    assert known == {"file", "fleet", "watch"}


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_shut_in(name: str) -> None:
    bot = BOTS[name]
    assert bot["read_only"] is True and bot["cap_drop"] == ["ALL"] and "/tmp" in bot["tmpfs"]
    assert bot["security_opt"] == ["no-new-privileges:true"]
    assert bot["init"] is True and bot["restart"] == "unless-stopped"
    assert bot["stop_grace_period"] == "30s"


@pytest.mark.parametrize("name", SERVICES)
def test_only_this_machine_is_let_in(name: str) -> None:
    for port in SERVICES[name].get("ports", []):
        assert port.startswith("127.0.0.1:"), port


def test_what_is_published_is_what_is_served() -> None:
    inside = the("EXPOSE").words
    for bot in BOTS.values():
        assert bot["environment"]["PARLOUR_HTTP"] == environment()["PARLOUR_HTTP"]
        assert all(port.endswith(f":{inside}") for port in bot["ports"])


def test_a_file_lies_in_a_volume() -> None:
    bot = BOTS["parlour"]
    assert bot["volumes"] == ["data:/data"] and bot["environment"]["PARLOUR_DB"] == environment()["PARLOUR_DB"]
    assert "deploy" not in bot, "one file has one process"


def test_a_fleet_has_a_spare() -> None:
    bot = BOTS["fleet"]
    assert int(bot["environment"]["PARLOUR_PROCESSES"]) == 3
    assert bot["deploy"]["replicas"] == 4
    assert bot["depends_on"]["postgres"]["condition"] == "service_healthy" and "healthcheck" in SERVICES["postgres"]
    assert "PARLOUR_BACKUP_EVERY" not in bot["environment"], "refused with PostgreSQL"


def test_there_is_no_usual_password() -> None:
    assert example()["POSTGRES_PASSWORD"] == ""
    assert SERVICES["postgres"]["environment"]["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD:-}"
    assert ":${POSTGRES_PASSWORD:-}@postgres/" in BOTS["fleet"]["environment"]["PARLOUR_DB"]
    assert "ports" not in SERVICES["postgres"]


@pytest.mark.parametrize("name", sorted(SERVICES.keys() - BOTS.keys()))
def test_images_of_others_do_not_change_by_themselves(name: str) -> None:
    """At least the major version is said."""
    _, _, tag = SERVICES[name]["image"].partition(":")
    assert re.match(r"v?\d", tag)


def test_volumes_are_there() -> None:
    named = set()
    for service in SERVICES.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            if source.startswith("./"):
                assert any(f"{file}/".startswith(f"{source[2:]}/") for file in tracked()), source
                assert volume.endswith(":ro")
            else:
                named.add(source)
    assert named == set(COMPOSE["volumes"])
