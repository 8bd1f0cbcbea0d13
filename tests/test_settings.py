"""What the operator decides: how it is read, and what cannot be."""

from __future__ import annotations

import pytest

from settings import Settings

POSTGRES = "postgresql://parlour:hush@db.example/parlour"


def chosen(monkeypatch: pytest.MonkeyPatch, **environment: str) -> Settings:
    monkeypatch.setattr("settings.load_dotenv", lambda: None)
    for name in ("PARLOUR_DB", "PARLOUR_PROCESSES", "LOG_LEVEL", "PARLOUR_BACKUP_EVERY", "PARLOUR_BACKUP_KEEP"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    return Settings.from_environment()


@pytest.mark.parametrize(
    ("text", "seconds"), [("", 0), ("60s", 60), ("1m", 60), (" 30m ", 1_800), ("6h", 21_600), ("7d", 604_800)]
)
def test_how_often_a_backup_is_made(monkeypatch: pytest.MonkeyPatch, text: str, seconds: int) -> None:
    settings = chosen(monkeypatch, PARLOUR_BACKUP_EVERY=text)
    assert (settings.backup_every, settings.problem) == (seconds, None)


def test_nobody_gets_backups_who_has_not_asked_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = chosen(monkeypatch)
    assert (settings.backup_every, settings.backup_keep, settings.problem) == (0, 28, None)


@pytest.mark.parametrize("text", ["0", "0h", "59s", "6", "h", "6 h", "6H", "1.5h", "-6h", "6h30m", "often", "6w"])
def test_how_often_it_cannot_be(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    problem = chosen(monkeypatch, PARLOUR_BACKUP_EVERY=text).problem
    assert problem == "PARLOUR_BACKUP_EVERY must be a whole number with s, m, h or d, a minute or more, such as 6h."


@pytest.mark.parametrize(("text", "count"), [("", 28), ("1", 1), ("1000", 1_000)])
def test_how_many_backups_are_kept(monkeypatch: pytest.MonkeyPatch, text: str, count: int) -> None:
    settings = chosen(monkeypatch, PARLOUR_BACKUP_KEEP=text)
    assert (settings.backup_keep, settings.problem) == (count, None)


@pytest.mark.parametrize("text", ["0", "1001", "-1", "all", "2.5"])
def test_how_many_cannot_be_kept(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    problem = chosen(monkeypatch, PARLOUR_BACKUP_KEEP=text).problem
    assert problem == "PARLOUR_BACKUP_KEEP must be a number from 1 to 1000."


def test_postgres_makes_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, PARLOUR_DB=POSTGRES).problem is None
    problem = chosen(monkeypatch, PARLOUR_DB=POSTGRES, PARLOUR_BACKUP_EVERY="6h").problem
    assert problem is not None and "PostgreSQL makes its own backups; see docs/OPERATING.md" in problem
    assert "hush" not in problem
