"""Why a database cannot be served."""

from __future__ import annotations


class DatabaseRefused(Exception):
    """Why a database cannot be used, in one sentence for the operator; nothing has been changed."""


class DatabaseAway(DatabaseRefused):
    """Nobody answers there at the moment; trying again later may do."""
