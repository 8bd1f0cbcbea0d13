"""Why a database cannot be served."""

from __future__ import annotations


class DatabaseRefused(Exception):
    """Why a database cannot be used, in one sentence for the operator; nothing has been changed."""


class DatabaseAway(DatabaseRefused):
    """It cannot be served at the moment: nobody answers, it is locked, its disk is full. Trying again later may do."""
