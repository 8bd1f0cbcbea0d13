"""A whole game of each kind: public in one language, private in each reader's own, by buttons, typing and message."""

from __future__ import annotations

from collections import defaultdict

import pytest

from cogs.games import camelot, coup, hamlet, inkognito, loveletter
from games.host.rows import Status
from games.registry import GAMES
from sandbox.record import Entry
from tests.pseudo import PSEUDO, english_in
from tests.stories.languages.circle import Circle
from tests.stories.languages.tongues import shown, tongues
from texts.catalogue import languages, own_name

READERS = {"Åsa": "sv", "Вера": "ru", "Ĵomart": "eo", "Enzo": "it", "Nigel": "en"}
"""Who reads what. Discord has no Esperanto: whoever reads it has said so."""
LOCALES = {"sv": "sv-SE", "ru": "ru", "it": "it", "en": "en-GB", "eo": "en-US"}
PUBLIC = {"loveletter": "eo", "coup": "it", "inkognito": "sv", "camelot": "ru", "hamlet": "en"}
"""What is spoken at the table, game by game."""
MODERATOR = {"eo": "en"}
"""Whoever says nothing of it reads what their Discord speaks."""
VERBS = {
    "loveletter": loveletter.VERBS,
    "coup": coup.VERBS,
    "inkognito": inkognito.VERBS,
    "camelot": camelot.VERBS,
    "hamlet": hamlet.VERBS,
}
HOUSE = (
    ("help", {}),
    ("tables", {}),
    ("hand", {}),
    ("table show", {"table": "1"}),
    ("table log", {"table": "1"}),
    ("preferences", {}),
    ("stats", {}),
    ("leaderboard", {"game": "coup"}),
    ("about", {}),
    ("privacy export", {}),
    ("config show", {}),
    ("play", {"game": "chess"}),
    ("table end", {"table": "99"}),
)
"""What somebody may ask for beside the game, and be refused."""


async def ask_around(circle: Circle, reader, *, typing=True):
    """Everything that can be asked for at this moment, typed and pressed."""
    game = circle.game.key
    for command, given in HOUSE:
        if command.split()[0] in reader.commands():
            await reader.slash(command, may_fail=True, **given)
    await reader.slash("rules", game=game)
    await reader.autocomplete("rules", "topic", game=game)
    await reader.autocomplete("play", "game")
    for verb in VERBS[game] if typing else ():
        for option in verb.options:
            await reader.autocomplete(f"{game} {verb.name}", option, table="1")
        await reader.slash(f"{game} {verb.name}", table="1", may_fail=True)


async def a_game(evening, game, public, locales):
    """Played out; who of the people reads what."""
    people = []
    for name, language in list(locales.items()):
        who = evening.person(name, locale=LOCALES.get(language, "bg"))
        people.append(who)
        if language == "eo":
            await who.slash("preferences", language="eo")
    await people[0].slash("preferences", hands="dm")
    moderator = evening.person("Mod", moderator=True, locale=LOCALES.get(public, "bg"))
    await moderator.slash("config language", value=public)
    seats = min(GAMES[game].seats[-1], len(people))
    circle = Circle(evening, game, people[:seats])
    await circle.sit_down()
    state = await circle.play(3)
    for reader in people:
        await ask_around(circle, reader)
    for _ in range(40):
        state = await circle.play(25)
        if state.status is not Status.PLAYING:
            break
    assert state.status is Status.OVER
    for reader in people:
        for command in ("table review", "replay", "table log"):
            await reader.slash(command, table="1", may_fail=True)
    return {who.id: (who.name, locales[who.name]) for who in people} | {
        moderator.id: ("Mod", MODERATOR.get(public, public))
    }


def readable(entry: Entry) -> str:
    return "\n".join(shown(entry.body))


def names_out(text: str, names) -> str:
    for name in names:
        text = text.replace(name, "")
    return text


@pytest.mark.parametrize("game", GAMES)
async def test_public_in_one_language_private_in_each_reader_s(evening, blank, game):
    public = PUBLIC[game]
    readers = await a_game(evening, game, public, READERS)
    everybody, wrong, heard = frozenset(readers), defaultdict(list), defaultdict(int)
    names = [*(name for name, _ in readers.values()), *map(own_name, languages())]
    for entry in evening.stage.world.record:
        if entry.status >= 300 or "commands" in entry.route or not entry.body:
            continue
        people = entry.audience & everybody
        private = len(people) == 1
        wanted = readers[next(iter(people))][1] if private else public
        for language, words in tongues(names_out(readable(entry), names)).items():
            heard[wanted, language] += len(words)
            if language != wanted:
                wrong[f"{wanted} {'private' if private else 'public'}: {language} {words[:6]}"].append(readable(entry))
    assert not wrong, "\n\n".join(f"{what}\n{texts[0][:600]}" for what, texts in list(wrong.items())[:12])
    for language in {public, *READERS.values()}:
        assert heard[language, language] > 50, f"hardly anything was said in {language}"


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_is_english_by_itself(a_sixth_language, evening, blank, game):
    """Where everybody reads a language that was dropped in, no word of English is left in any message or completion."""
    readers = await a_game(evening, game, PSEUDO, dict.fromkeys(("Xyx", "Zyz", "Yxy", "Zxz", "Xzx"), PSEUDO))
    names = [name for name, _ in readers.values()]
    wrong = {}
    for entry in evening.stage.world.record:
        if entry.status < 300 and "commands" not in entry.route and entry.body:
            for text in shown(entry.body):
                english = english_in(text, *names, *map(own_name, languages()))
                if english:
                    wrong.setdefault(" ".join(english[:4]), text)
    assert not wrong, "\n\n".join(f"{what}: {text[:400]}" for what, text in list(wrong.items())[:20])
