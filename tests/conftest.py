"""What all tests share: helpers outside of test files explain their failed assertions, too."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "tests.contract.harness",
    "tests.contract.looks",
    "tests.contract.menus",
    "tests.contract.readers",
    "tests.contract.twins",
    "tests.games.core.flows.mini",
    "tests.games.loveletter.table",
)
