"""What stood out in a game of Coup, from what everybody heard of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.end import MOST_AWARDS, Award, most
from games.core.text import Phrase, Seat

LEAST = {"liar": 2, "doubts": 2, "kills": 2, "honest": 2, "claims": 4, "coins": 10}
"""The most remarkable first; fewer than so many are not worth a word."""
_KILLS = ("murder", "assassinate")


def awards(told: Sequence[Phrase]) -> list[Award]:
    counts: dict[str, Counter[Seat]] = {key: Counter() for key in LEAST}
    doubter: Seat | None = None
    for phrase in told:
        key, args = phrase.key.removeprefix("coup-"), phrase.args
        if key == "doubted":
            doubter = args["who"]
        elif key == "bluffed" and doubter is not None:
            counts["doubts"][doubter] += 1
        elif key == "proved":
            counts["honest"][args["who"]] += 1
        elif key in ("took", "stole"):
            counts["coins"][args["who"]] += args["coins"]
        elif key == "turned-up" and args.get("cause") in _KILLS:
            counts["kills"][args["by"]] += 1
        elif key == "blocks" or (key.startswith("announced") and "character" in args):
            counts["claims"][args["who"]] += 1
        elif key == "report":
            counts["liar"][args["who"]] += args["bluffs"] - args["caught"]
    found = [award for key, least in LEAST.items() for award in most(f"coup-award-{key}", counts[key], least)]
    return found[:MOST_AWARDS]
