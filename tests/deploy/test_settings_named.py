"""What can be set is the same everywhere: in .env.example, in the code that reads it, and on the pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.deploy.reading import COMPOSE_ONLY, ROOT, example, tracked

KEY = re.compile(r"\b(?:PARLOUR_[A-Z_]+[A-Z]|LOG_[A-Z]+|SENTRY_DSN|DISCORD_TOKEN|COMPOSE_PROFILES|POSTGRES_PASSWORD)\b")
DEVELOPERS = {"PARLOUR_SANDBOX", "PARLOUR_DEAL"}
"""The way to the stand-in, and another deal for the tests: no operator sets them."""
PAGES = [ROOT / "README.md", ROOT / "docs/OPERATING.md", *sorted((ROOT / "docs/operating").glob("*.md"))]


def named(files: list[Path]) -> set[str]:
    return {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))} - DEVELOPERS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_names_no_key_that_is_not_there(page: Path) -> None:
    assert named([page]) <= set(example())


def test_every_key_is_on_a_page() -> None:
    assert named(PAGES) == set(example())


def test_every_key_that_is_read_is_in_the_example_and_no_other() -> None:
    """By the bot and by its commands; the sandbox and the tests have keys of their own."""
    read = set()
    for file in tracked():
        if file.endswith(".py") and not file.startswith(("tests/", "sandbox/", "tools/")):
            read |= set(re.findall(r"environ(?:\.get\(|\[)\"(\w+)\"", (ROOT / file).read_text(encoding="utf-8")))
    assert read - DEVELOPERS == set(example()) - COMPOSE_ONLY


def test_every_key_is_explained() -> None:
    """By a comment above it, or above the group that it stands in."""
    groups = (ROOT / ".env.example").read_text(encoding="utf-8").strip().split("\n\n")
    assert all(group.startswith("# ") and KEY.search(group) for group in groups)


def test_no_key_stands_there_twice() -> None:
    """Whoever fills in the first of two has set nothing: the second one counts."""
    keys = re.findall(r"^(\w+)=", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(keys) == sorted(set(keys)) == sorted(example())


def test_every_page_can_be_found() -> None:
    entrance = (ROOT / "docs/OPERATING.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs/operating").glob("*.md"):
        assert f"(operating/{page.name})" in entrance, page.name
