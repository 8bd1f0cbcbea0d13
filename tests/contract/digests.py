"""Prints a fingerprint of a few games: run under several hash seeds, it must print the same.

python -m tests.contract.digests games.loveletter:GAME
"""

from __future__ import annotations

import sys
from importlib import import_module

from tests.contract.looks import fingerprint


def main(where: str) -> None:
    module, _, name = where.partition(":")
    game = getattr(import_module(module), name)
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        print(seats, fingerprint(game, seats, "digests"))


if __name__ == "__main__":
    main(sys.argv[1])
