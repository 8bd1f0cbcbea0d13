"""Every language says all that English says, of the same facts, in letters that every face has, at lengths that fit."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.painting.lettering import FACES, font
from games.core.scene import Face
from games.core.text import say
from tests.pseudo import PSEUDO, drop_in, english_in, spoken
from texts.catalogue import DEFAULT, FOLDER, discord_locales, language_of, languages, own_name, texts
from texts.checking import Said, faults, patterns, said
from texts.words import Name


@pytest.mark.parametrize("language", languages())
def test_nothing_is_missing_left_over_or_about_something_else(language: str) -> None:
    found = faults(language, FOLDER)
    assert not found, "\n".join(found[:60])


@pytest.mark.parametrize("face", sorted({*FACES} - {"signs"}))
@pytest.mark.parametrize("language", languages())
def test_every_face_has_every_letter(language: str, face: Face) -> None:
    """Else pictures would show boxes."""
    letters = {letter for one in _said(language).values() for text in one.fixed for letter in text if letter.isalpha()}
    written = font(face, 40)
    nothing = bytes(written.getmask("\uffff"))
    assert not [letter for letter in sorted(letters) if bytes(written.getmask(letter)) == nothing]


@pytest.mark.parametrize("language", languages())
def test_commands_stay_as_they_are_typed(language: str) -> None:
    """Whoever reads of a command types it, in any language."""
    english = _said(DEFAULT)
    for key, mine in _said(language).items():
        if key in english:
            assert _typed(mine) == _typed(english[key]), key


def _said(language: str) -> dict[str, Said]:
    return {key: said(pattern) for key, pattern in patterns(FOLDER / language)[0].items()}


def _typed(one: Said) -> set[str]:
    return {found for text in one.fixed for found in re.findall(r"`/[a-z][^`]*`", text)}


# What is looked for can be found.

SPOILED = (
    ("loveletter", "loveletter-guard = Guard\n", "loveletter-guard = \n", "missing: loveletter-guard"),
    ("loveletter", "Discards: { $cards }", "Discards: { $card }", "loveletter-pile: no $cards, $card?"),
    ("loveletter", "{ $deck } card\n", "1 card\n", "loveletter-status: the branch [one] says a digit itself"),
    ("loveletter", '{ EMOJI("guard") }**1', "**1", "loveletter-hold-guard: other emojis than English (guard)"),
    ("loveletter", "Deck { $deck }", 'Deck { FORM($deck, "acc") }', "loveletter-deck: no word has a form 'acc'"),
    ("loveletter", "Deck { $deck }", "Deck { LOUD($deck) }", "loveletter-deck: there is no function LOUD"),
    ("loveletter", "loveletter-deck =", "loveletter-dek =", "English has no loveletter-dek"),
    ("loveletter", '[one] {" "}with', '[two] {" "}with', "loveletter-won-with: no branch for one"),
    ("host", "refused-paused =", "refused paused =", "host.ftl: Fluent cannot read"),
)


@pytest.mark.parametrize(("file", "good", "bad", "told"), SPOILED, ids=[told.replace(":", "") for *_, told in SPOILED])
def test_a_spoiled_translation_is_named(file: str, good: str, bad: str, told: str, tmp_path: Path) -> None:
    for language in (DEFAULT, "zz"):
        shutil.copytree(FOLDER / DEFAULT, tmp_path / language)
    spoiled = tmp_path / "zz" / f"{file}.ftl"
    text = spoiled.read_text(encoding="utf-8")
    assert good in text
    spoiled.write_text(text.replace(good, bad, 1), encoding="utf-8")
    assert any(line.startswith(told) for line in faults("zz", tmp_path)), faults("zz", tmp_path)[:5]


def test_the_command_says_what_is_missing() -> None:
    done = subprocess.run([sys.executable, "-m", "texts", DEFAULT], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.startswith(f"{DEFAULT}: ") and "0 to look at" in done.stdout
    wrong = subprocess.run([sys.executable, "-m", "texts", "tlh"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2 and "texts/tlh/language.ftl" in wrong.stderr


# A language is a folder.


def test_a_language_is_added_by_dropping_in_a_folder(tmp_path: Path) -> None:
    drop_in(tmp_path)
    assert PSEUDO not in languages() and language_of("bg") is None
    with spoken(tmp_path):
        assert PSEUDO in languages() and languages()[0] == DEFAULT
        assert language_of("bg") == PSEUDO and discord_locales(PSEUDO) == ("bg",)
        assert own_name(PSEUDO) == "⟦Pšéüdö⟧"
        assert not faults(PSEUDO, tmp_path)
        assert (
            english_in(texts(PSEUDO)(say("loveletter-guard-miss", who=0, whom=1, guess="king"), "AB".__getitem__)) == []
        )
    assert PSEUDO not in languages()


def test_discord_s_locales_are_each_one_language() -> None:
    claimed = [locale for language in languages() for locale in discord_locales(language)]
    assert len(claimed) == len({*claimed}) and {"en-US", "en-GB", "it", "ru", "sv-SE"} <= {*claimed}
    assert discord_locales("eo") == () and "eo" in languages(), "reached by preference and setting"


@pytest.mark.parametrize(
    ("language", "joined"), [("en", "a, b and c"), ("it", "a, b e c"), ("ru", "a, b и c"), ("sv", "a, b och c")]
)
def test_a_list_is_joined_as_the_language_does(language: str, joined: str) -> None:
    assert texts(language).listed(["a", "b", "c"]) == joined


@pytest.mark.parametrize(
    ("language", "ordered"),
    [("sv", ["zon", "ål", "ärt", "öl"]), ("eo", ["celo", "ĉapo", "domo"]), ("ru", ["еда", "Ёж", "жук"])],
)
def test_words_are_in_the_order_of_their_alphabet(language: str, ordered: list[str]) -> None:
    assert texts(language).in_order(reversed(ordered)) == ordered
    assert sorted(ordered) != ordered, "which is not that of the letters' numbers"


@pytest.mark.parametrize("language", [language for language in languages() if language != DEFAULT])
def test_how_somebody_wants_to_be_spoken_of_is_heard(language: str) -> None:
    """English needs nothing of it; each of the others has a sentence that says it, and one for whoever says nothing."""
    say_it, heard = texts(language), 0
    for key, one in _said(language).items():
        if "GENDER" in one.functions and "who" in one.facts and one.facts <= {"who"}:
            told = {gender: say_it(key, who=Name("Kim", gender)) for gender in ("f", "m", "n")}
            heard += len({*told.values()}) == 3
    assert heard, "the preference would do nothing"
