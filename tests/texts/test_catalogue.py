"""Texts: what a reader sees of phrases, words and names."""

from __future__ import annotations

import re
import tracemalloc
from pathlib import Path

import pytest

from games.core.emojis import of_the_house
from games.core.text import say
from games.registry import GAMES
from texts.catalogue import FOLDER, HOUSE, Emoji, Emojis, MissingText, Texts, texts, without_emojis


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


@pytest.mark.parametrize("name", ["number", "name", "guard~x", "loveletter-guard-miss", "a~b~2"])
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


# Emojis.


@pytest.fixture
def seeing() -> Texts:
    """The texts of somebody who sees emojis."""
    emojis = Emojis()
    emojis.put("loveletter", {"guard": Emoji("lo_guard", 11), "king": Emoji("lo_king", 12)})
    emojis.put(HOUSE, {"trophy": Emoji("ho_trophy", 13)})
    return emojis.texts()


MISS = say("loveletter-guard-miss", who=0, whom=1, guess="king")


def test_an_emoji_stands_before_its_word(seeing: Texts) -> None:
    """Before a card that the sentence is told, and before one that it names itself."""
    assert seeing.rich(MISS, lambda seat: "AB"[seat]) == (
        "A plays the <:lo_guard:11>\u00a0Guard on B: the <:lo_king:12>\u00a0King? Wrong."
    )
    assert seeing.rich.word("loveletter", "guard~2", "card") == "<:lo_guard:11>\u00a0Guard"


def test_what_is_not_asked_for_richly_has_none(seeing: Texts, english: Texts) -> None:
    """Labels, pictures, suggestions."""
    bare = "A plays the Guard on B: the King? Wrong."
    for say_it in (seeing, seeing.bare, seeing.rich.bare, english, english.rich):
        assert say_it(MISS, lambda seat: "AB"[seat]) == bare
        assert say_it.word("loveletter", "king") == "King"
    assert without_emojis(seeing.rich(MISS, lambda seat: "AB"[seat])) == bare
    assert english.emoji("loveletter", "king") is None and seeing.bare.emoji("loveletter", "king") is None


def test_emojis_come_and_go(seeing: Texts) -> None:
    """Sentences that are remembered do not keep them."""
    assert seeing.emojis is not None and len(seeing.emojis) == 3
    assert seeing.emoji("loveletter", "king") == Emoji("lo_king", 12)
    seeing.emojis.put("loveletter", {"king": Emoji("lo_king", 99)})
    assert seeing.rich(MISS) == "Player 1 plays the Guard on Player 2: the <:lo_king:99>\u00a0King? Wrong."
    assert seeing.emojis.texts() is seeing


def test_the_house_has_emojis_of_its_own(seeing: Texts) -> None:
    """They stand in its own texts; a word of a game never gets one by chance."""
    assert seeing.rich("table-won", won="A won.") == "<:ho_trophy:13>\u00a0A won."
    assert seeing("table-won", won="A won.") == "A won."
    assert seeing.rich.word("loveletter", "trophy") == "trophy"


def test_a_name_is_no_word(seeing: Texts) -> None:
    """Somebody may be called like a card."""
    assert seeing.rich(say("loveletter-conceded", who=0), lambda seat: "guard") == "guard gives up."


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*/*.ftl")), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_texts_have_room_only_for_emojis_that_there_are(file: Path) -> None:
    """A game that has none yet may say where they will stand."""
    game = file.stem.partition("-")[0]
    drawn = {*GAMES[game].emojis()} if game in GAMES else set()
    wanted = {*re.findall(r'EMOJI\("([^"]*)"\)', file.read_text(encoding="utf-8"))}
    assert wanted <= drawn | {*of_the_house()} or (game in GAMES and not drawn)


def test_what_somebody_wrote_is_no_word_of_ours(english: Texts) -> None:
    """A note may say "princess": it stays as it was written, in any language."""
    assert english(say("inkognito-note-text", text="ambassador")) == "“ambassador”"
