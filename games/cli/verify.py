"""Checks every shuffle of an exported game. Standard library only: read this page, then trust the result.

Before a game starts the lobby shows a commitment, the SHA-256 of a secret seed. The key of all draws is the SHA-256
of "seed:start", where start is the id of the click that started the game, so neither the house nor the players could
choose it. Draw number n of the name x is the SHA-512 of "key:n:x", read as one big number:

- a pick takes the piece at place (number modulo how many there are);
- a shuffle goes through the places from the last to the second; at each it takes the next digit of the number
  (the remainder by place + 1, the rest is kept) and swaps the pieces at the two places.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256, sha512
from pathlib import Path
from typing import Any


def verify(game: dict[str, Any]) -> list[str]:
    """What is wrong with an exported game; an empty list means that every draw is what the seed says."""
    wrong = []
    if sha256(game["seed"].encode()).hexdigest() != game["commitment"]:
        wrong.append("The seed is not the one that the lobby committed to.")
    key = sha256(f"{game['seed']}:{game['start']}".encode()).hexdigest()
    for expected, (number, name, pieces, result) in enumerate(game["draws"]):
        if number != expected:
            wrong.append(f"Draw {expected} is missing.")
            break
        big = int.from_bytes(sha512(f"{key}:{number}:{name}".encode()).digest(), "big")
        if result != ([pieces[big % len(pieces)]] if len(result) != len(pieces) else shuffled(pieces, big)):
            wrong.append(f"Draw {number} ({name}) is not what the seed says.")
    return wrong


def shuffled(pieces: list[Any], number: int) -> list[Any]:
    order = list(pieces)
    for place in range(len(order) - 1, 0, -1):
        number, other = divmod(number, place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def main(file: str) -> int:
    try:
        game = json.loads(Path(file).read_text(encoding="utf-8"))
        wrong = verify(game)
    except OSError as problem:
        print(f"Cannot read {file}: {problem.strerror}.", file=sys.stderr)
        return 2
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
        print(f"{file} is not an exported game.", file=sys.stderr)
        return 2
    for line in wrong:
        print(line)
    if not wrong:
        print(f"All {len(game['draws'])} draws follow from the seed that the lobby committed to.")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
