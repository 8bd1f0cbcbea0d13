"""What the operator decides, from the environment and .env."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field

from dotenv import dotenv_values, load_dotenv

from cogs.publishing.budget import RATE
from cogs.publishing.pauses import Pauses
from data.opening import DEFAULT, Where, from_environment
from data.postgres.address import is_address
from games.host.fellows import ROOMS
from games.host.timing import Timing
from operating.address import address
from operating.logs import FORMATS, level_named

BACKUPS_KEPT, BACKUPS_MOST = 28, 1_000
UNITS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}

THINKERS = 2
"""One may be busy with a long review while a robot's turn comes."""

ADDRESS = re.compile(r"https?://[^\s()<>]{1,500}")
"""Of a page, as it can stand in a link."""


@dataclass(frozen=True)
class Settings:
    """And what tests decide otherwise."""

    token: str = ""
    database: Where = field(default=DEFAULT, repr=False)
    """A file, or the address of PostgreSQL with its password."""
    log_level: str = "INFO"
    log_format: str = FORMATS[0]
    sentry: str = field(default="", repr=False)
    """Where error reports go; empty: nowhere."""
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
    http: str = ""
    """Where health and figures are served; empty: nowhere."""
    privacy_url: str = ""
    """Where people read what is kept about them; empty: `/about` says the most important in a sentence."""
    backup_every: int | None = 0
    """Seconds; 0: no backups by themselves. None: nobody can tell."""
    backup_keep: int = BACKUPS_KEPT
    """0: as many as there cannot be."""
    emojis: bool = True
    """Nobody turns them off; a test that has no use for them spares itself the uploads."""

    @classmethod
    def from_environment(cls) -> Settings:
        load_dotenv()
        return cls(
            token=os.environ.get("DISCORD_TOKEN", "").strip(),
            database=from_environment(),
            log_level=os.environ.get("LOG_LEVEL") or "INFO",
            log_format=(os.environ.get("LOG_FORMAT") or FORMATS[0]).strip().lower(),
            sentry=os.environ.get("SENTRY_DSN", "").strip(),
            sandbox=os.environ.get("PARLOUR_SANDBOX", ""),
            processes=_count(os.environ.get("PARLOUR_PROCESSES") or "1", ROOMS),
            thinkers=THINKERS,
            http=os.environ.get("PARLOUR_HTTP", "").strip(),
            privacy_url=os.environ.get("PARLOUR_PRIVACY_URL", "").strip(),
            backup_every=_every(os.environ.get("PARLOUR_BACKUP_EVERY", "").strip()),
            backup_keep=_count(os.environ.get("PARLOUR_BACKUP_KEEP", "").strip() or str(BACKUPS_KEPT), BACKUPS_MOST),
        )

    @property
    def level(self) -> int | None:
        return level_named(self.log_level)

    @property
    def problem(self) -> str | None:
        """What cannot be, in one sentence."""
        if self.level is None:
            return f"LOG_LEVEL cannot be {self.log_level!r}; choose DEBUG, INFO, WARNING or ERROR."
        if self.log_format not in FORMATS:
            return f"LOG_FORMAT cannot be {self.log_format!r}; choose {' or '.join(FORMATS)}."
        if self.sentry and not _is_reachable(self.sentry):
            return "SENTRY_DSN is not an address for error reports; copy it again from the project's Client Keys."
        if not self.processes:
            return f"PARLOUR_PROCESSES must be a number from 1 to {ROOMS}."
        if self.processes > 1 and not is_address(self.database):
            return "Several processes need PostgreSQL: set PARLOUR_DB to its address, or PARLOUR_PROCESSES to 1."
        if self.http and address(self.http) is None:
            return f"PARLOUR_HTTP cannot be {self.http!r}; write 127.0.0.1:8080, or leave it empty."
        if self.privacy_url and not ADDRESS.fullmatch(self.privacy_url):
            return "PARLOUR_PRIVACY_URL must be an address that begins with http:// or https://, or be left out."
        if self.backup_every is None:
            return "PARLOUR_BACKUP_EVERY must be a whole number with s, m, h or d, a minute or more, such as 6h."
        if self.backup_every and is_address(self.database):
            return "PARLOUR_BACKUP_EVERY must be empty: PostgreSQL makes its own backups; see docs/OPERATING.md."
        if not self.backup_keep:
            return f"PARLOUR_BACKUP_KEEP must be a number from 1 to {BACKUPS_MOST}."
        return None


def _count(text: str, most: int) -> int:
    return int(text) if text.isdecimal() and 0 < int(text) <= most else 0


def _every(text: str) -> int | None:
    """Under a minute it would be at nothing else: a large file takes that long. A test may choose less."""
    if not text:
        return 0
    read = re.fullmatch(r"(\d{1,6})([smhd])", text)
    seconds = int(read[1]) * UNITS[read[2]] if read else 0
    return seconds if seconds >= UNITS["m"] else None


def level_in_file() -> str:
    """LOG_LEVEL as .env says it now; empty where it does not."""
    return dotenv_values().get("LOG_LEVEL") or ""


def _is_reachable(sentry: str) -> bool:
    # Only who has such an address needs its library.
    from operating.reports import is_address as is_sentry

    return is_sentry(sentry)
