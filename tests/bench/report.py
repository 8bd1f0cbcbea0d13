"""Lines of a report: what, how much, and what it should be."""

from __future__ import annotations


class Report:
    def __init__(self) -> None:
        self.rows: list[tuple[str, str, str]] = []

    def line(self, what: str, figure: str, aim: str) -> None:
        self.rows.append((what, figure, aim))
        print(f"{what:<62} {figure:>14}   {aim}", flush=True)


FREE = ("interactions/", "webhooks/")
"""What answers a click and follows it counts towards no limit of the bot's own."""


def is_counted(route: str) -> bool:
    return not route.startswith(FREE)
