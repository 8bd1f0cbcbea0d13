"""How many small mistakes in the rules do the tests notice?

python -m tests.mutants coup --minutes 5 --seed 3 --jobs 2
python -m tests.mutants coup --again          # only the survivors of the last run
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path

from tests.mutants.making import ROOT, Key, Mutant, equivalents, modules, mutants

REPORTS = ROOT / ".mutants"
FIELDS = ("module", "function", "was", "now")


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", help="one game; otherwise all, one after the other")
    parser.add_argument("--minutes", type=float, default=20, help="the budget, shared by the games (20)")
    parser.add_argument("--seed", default="1", help="which mutants are tried first (1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--only", default="", help="modules whose name holds one of these: rules,view")
    parser.add_argument("--again", action="store_true", help="only the survivors of the last run")
    parser.add_argument("--tests", action="append", default=[], help="more tests")
    asked = parser.parse_args(words)
    if asked.game is None:
        return every_game(asked)
    return one_game(asked)


def every_game(asked: argparse.Namespace) -> int:
    """Each in a process of its own, so that none carries the other's modules."""
    games = sorted(path.parent.name for path in (ROOT / "games").glob("*/rules*") if path.parent.name != "core")
    options = [f"--minutes={asked.minutes / len(games)}", f"--seed={asked.seed}", f"--jobs={asked.jobs}"]
    options += [f"--only={asked.only}", *(["--again"] if asked.again else []), *(f"--tests={t}" for t in asked.tests)]
    return max(subprocess.call([sys.executable, "-m", "tests.mutants", game, *options], cwd=ROOT) for game in games)


def one_game(asked: argparse.Namespace) -> int:
    from tests.mutants.running import campaign

    started = time.monotonic()
    report = REPORTS / f"{asked.game}.toml"
    equal = equivalents()
    made = [
        mutant
        for module in modules(asked.game)
        if any(word in module for word in asked.only.split(","))
        for mutant in mutants(module)
    ]
    chosen = [mutant for mutant in made if mutant.key not in equal]
    if asked.again:
        before = listed(report)
        chosen = [mutant for mutant in chosen if mutant.key in before]
    random.Random(asked.seed).shuffle(chosen)
    print(f"{asked.game}: {len(made)} mutants, {len(made) - len(chosen)} of them left out; seed {asked.seed}")
    verdicts = campaign(asked.game, chosen, started + 60 * asked.minutes, asked.jobs, asked.tests)
    tried, killed = Counter[str](), Counter[str]()
    prints = sum(verdict.by_prints for verdict in verdicts)
    for verdict in verdicts:
        tried[verdict.mutant.module] += 1
        killed[verdict.mutant.module] += verdict.killer is not None
    survivors = [verdict for verdict in verdicts if verdict.killer is None]
    for verdict in sorted(verdicts, key=lambda one: (one.mutant.module, one.mutant.lines)):
        if verdict.by_prints:
            print(f"\n{verdict.mutant}\n  (only a fingerprint notices)")
        elif verdict.killer is None:
            print(f"\n{verdict.mutant}" + ("" if verdict.reached else "\n  (no test runs this line)"))
    print()
    for module, count in sorted(tried.items()):
        print(f"{module:40} {killed[module]:5} of {count:5}  {killed[module] / count:7.1%}")
    total = sum(tried.values())
    print(
        f"{asked.game}: {sum(killed.values())} of {total} killed ({sum(killed.values()) / max(total, 1):.1%}), "
        f"{prints} of them only by fingerprints; {len(survivors)} survived, in {time.monotonic() - started:.0f} s; "
        f"survivors are in {report.relative_to(ROOT)}"
    )
    write(report, [verdict.mutant for verdict in survivors])
    return 0


def listed(report: Path) -> set[Key]:
    entries = tomllib.loads(report.read_text()).get("mutant", []) if report.exists() else []
    return {(one["module"], one["function"], one["was"], one["now"]) for one in entries}


def write(report: Path, survivors: list[Mutant]) -> None:
    """In the form of equivalent.toml, so that an entry can be moved there."""
    report.parent.mkdir(exist_ok=True)
    entries = []
    for mutant in survivors:
        facts = "\n".join(f"{name} = {quoted(value)}" for name, value in zip(FIELDS, mutant.key, strict=True))
        entries.append(f'[[mutant]] # line {mutant.lines[0]}\n{facts}\nbecause = ""\n')
    report.write_text("\n".join(entries))


def quoted(value: str) -> str:
    """A literal string of TOML: backslashes and quotation marks stand for themselves."""
    return f"'''{value}'''"


if __name__ == "__main__":
    sys.exit(main())
