"""`python -m texts [language …]`: what each translation lacks. Exit code 1 where there is anything."""

from __future__ import annotations

import sys

from texts.catalogue import DEFAULT, FOLDER, languages
from texts.checking import faults, patterns


def main(asked: list[str]) -> int:
    wrong = [one for one in asked if one not in languages()]
    if wrong:
        print(f"There is no texts/{wrong[0]}/language.ftl; there are: {', '.join(languages())}.", file=sys.stderr)
        return 2
    whole, found = len(patterns(FOLDER / DEFAULT)[0]), False
    for language in asked or languages():
        listed = faults(language, FOLDER)
        there = whole - sum(line.startswith("missing: ") for line in listed)
        print(f"{language}: {there} of {whole} texts, {len(listed)} to look at")
        print("".join(f"  {line}\n" for line in listed), end="")
        found = found or bool(listed)
    return int(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
