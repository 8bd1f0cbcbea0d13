"""What the operator decides, from the environment and .env."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass, field

from dotenv import load_dotenv

from cogs.publishing.budget import RATE
from cogs.publishing.pauses import Pauses
from data.opening import DEFAULT, Where, from_environment
from data.postgres.address import is_address
from games.host.fellows import ROOMS
from games.host.timing import Timing

THINKERS = 2
"""One may be busy with a long review while a robot's turn comes."""


@dataclass(frozen=True)
class Settings:
    """And what tests decide otherwise."""

    token: str = ""
    database: Where = field(default=DEFAULT, repr=False)
    """A file, or the address of PostgreSQL with its password."""
    log_level: str = "INFO"
    sandbox: str = ""
    """host:port of a stand-in for Discord; empty: Discord itself."""
    timing: Timing = field(default_factory=Timing)
    pauses: Pauses = field(default_factory=Pauses)
    requests: float = RATE
    """A second, of those that Discord counts."""
    thinkers: int = 0
    """Processes in which robots think what takes them long; none: where they are asked."""
    processes: int = 1
    """As how many this one shares the house; only on PostgreSQL. 0: as many as there cannot be."""
    emojis: bool = True
    """Nobody turns them off; a test that has no use for them spares itself the uploads."""

    @classmethod
    def from_environment(cls) -> Settings:
        load_dotenv()
        return cls(
            token=os.environ.get("DISCORD_TOKEN", "").strip(),
            database=from_environment(),
            log_level=os.environ.get("LOG_LEVEL") or "INFO",
            sandbox=os.environ.get("PARLOUR_SANDBOX", ""),
            processes=_processes(os.environ.get("PARLOUR_PROCESSES") or "1"),
            thinkers=THINKERS,
        )

    @property
    def level(self) -> int | None:
        return logging.getLevelNamesMapping().get(self.log_level.upper())

    @property
    def problem(self) -> str | None:
        """What cannot be, in one sentence."""
        if self.level is None:
            return f"LOG_LEVEL cannot be {self.log_level!r}; choose DEBUG, INFO, WARNING or ERROR."
        if not self.processes:
            return f"PARLOUR_PROCESSES must be a number from 1 to {ROOMS}."
        if self.processes > 1 and not is_address(self.database):
            return "Several processes need PostgreSQL: set PARLOUR_DB to its address, or PARLOUR_PROCESSES to 1."
        return None


def _processes(text: str) -> int:
    return int(text) if text.isdecimal() and 0 < int(text) <= ROOMS else 0
