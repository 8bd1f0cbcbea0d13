"""Texts: what a reader sees of phrases, words and names."""

from __future__ import annotations

import tracemalloc

import pytest

from games.core.text import say
from texts.catalogue import MissingText, Texts, texts


@pytest.fixture
def english() -> Texts:
    return texts("en")


def test_words_of_a_phrase_are_looked_up(english: Texts) -> None:
    """A phrase carries words; the reader sees their names."""
    phrase = say("loveletter-guard-miss", who=0, whom=1, guess="king")
    assert english(phrase, lambda seat: "AB"[seat]) == "A plays the Guard on B: the King? Wrong."


def test_arguments_of_a_plain_key_are_shown_as_they_are(english: Texts) -> None:
    """What the house itself fills in, a name above all, is never taken for a word."""
    assert english("tables-waiting", who="guard~x") == "waiting for guard~x"


@pytest.mark.parametrize("name", ["number", "name", "guard~x", "loveletter-guard-miss", "list-and", "a~b~2"])
def test_a_name_in_a_list_stays_what_it_is(english: Texts, name: str) -> None:
    """Somebody may be called like a key of ours."""
    phrase = say("refused-not-asked", who=[0, 1])
    assert f"{name} and Ben" in english(phrase, lambda seat: (name, "Ben")[seat])


@pytest.mark.parametrize("typed", ["number", "name", "loveletter-guard-miss"])
def test_what_somebody_typed_is_no_sentence_of_ours(english: Texts, typed: str) -> None:
    """A word that is the key of a sentence with facts in it stands for itself."""
    assert typed in english(say("refused-not-on-menu", word=typed))


def test_a_missing_key_is_an_error(english: Texts) -> None:
    """A key without a text never reaches a reader as an empty line."""
    with pytest.raises(MissingText):
        english("no-such-key")
    with pytest.raises(MissingText):
        english(say("loveletter-guard-miss", who=0))


def test_copies_of_a_piece_share_its_name(english: Texts) -> None:
    """Equal pieces are told apart by a number that nobody sees."""
    assert english.word("loveletter", "guard~2", "card") == "Guard"


def test_sentences_that_are_remembered_do_not_pile_up() -> None:
    """Each is made of facts that no other table has: names, numbers, what lies where."""
    fresh = Texts("en")
    tracemalloc.start()
    try:
        for number in range(12_000):
            fresh("tables-waiting", who=f"Somebody {number}")
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < 3 * 2**20
