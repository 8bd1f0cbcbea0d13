"""The bot's own emojis: uploaded once, beside words, and never in anybody's way."""

from __future__ import annotations

import asyncio
import re

import pytest

from cogs.painting.painter import Painter
from cogs.publishing.budget import Need
from cogs.services.emoji_shelf import EmojiShelf
from games.core.emojis import sign
from games.host.rows import Status
from games.loveletter import GAME
from games.registry import GAMES
from sandbox import components
from tests.stories.evening import Evening, latest_panel, until
from tests.stories.salon import Salon
from texts.catalogue import texts, without_emojis

EMOJIS = "applications/*/emojis"
SHOWN = re.compile(r"<:(\w+):(\d+)>\u00a0")


FEW = 10
"""The house's two and Love Letter's eight."""


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """Those are enough, whatever other games draw."""
    real = EmojiShelf._wanted
    monkeypatch.setattr(EmojiShelf, "_wanted", lambda self: {key: real(self)[key] for key in ("house", "loveletter")})


@pytest.fixture
async def evening(tmp_path):
    async with Evening(tmp_path, emojis=True) as evening:
        yield evening


def names(evening: Evening) -> list[str]:
    return [one["name"] for one in evening.stage.world.emojis.values()]


async def filled(evening: Evening) -> None:
    shelf = evening.bot.desk.emoji_shelf
    shelf.fill()
    async with asyncio.timeout(30):
        await shelf.filled()


@pytest.fixture
def uploads(monkeypatch):
    """All that is painted for an upload."""
    painted: list[object] = []
    real = Painter.emoji

    async def spy(self, art, say):
        painted.append(art)
        return await real(self, art, say)

    monkeypatch.setattr(Painter, "emoji", spy)
    return painted


async def again(evening: Evening) -> None:
    await evening.close()
    await evening.open()
    await filled(evening)


async def test_the_first_start_uploads_all_and_the_second_nothing(evening, uploads):
    await filled(evening)
    first = dict(evening.stage.world.emojis)
    assert len(first) == len(uploads) == FEW
    assert await evening.bot.database.emojis() == {one["name"]: int(one["id"]) for one in first.values()}
    uploads.clear()
    await again(evening)
    assert evening.stage.world.emojis == first and not uploads
    assert len(evening.bot.desk.emoji_shelf.emojis) == FEW


async def test_a_restart_changes_no_look(evening, blank):
    """What was uploaded is in use before anything is shown, also where Discord does not say what it has."""
    await filled(evening)
    salon = await Salon.open(evening, "A{1,2} B(8)")
    await salon.plays(salon.people[0], "Spy")
    before = salon.seen().text
    assert SHOWN.search(before)
    await evening.close()
    evening.stage.world.faults.fail(403, method="GET", route=EMOJIS, times=None)
    await evening.open()
    await filled(evening)
    await salon.plays(salon.people[1], "Princess")
    assert {one[0] for one in SHOWN.finditer(before)} <= {one[0] for one in SHOWN.finditer(salon.seen().text)}


async def test_what_somebody_deleted_is_uploaded_anew(evening, uploads):
    await filled(evening)
    world = evening.stage.world
    gone = next(iter(world.emojis))
    name = world.emojis.pop(gone)["name"]
    uploads.clear()
    await again(evening)
    assert len(uploads) == 1 and name in names(evening) and gone not in world.emojis
    assert (await evening.bot.database.emojis())[name] in map(int, world.emojis)


async def test_an_upload_whose_answer_is_lost_is_not_repeated(evening, uploads):
    await filled(evening)
    noted = next(iter(await evening.bot.database.emojis()))
    await evening.bot.database.drop_emoji(noted)
    uploads.clear()
    await again(evening)
    assert not uploads and len(names(evening)) == FEW and noted in await evening.bot.database.emojis()


async def test_a_new_look_takes_the_place_of_the_old(evening, monkeypatch):
    """What others have put there stays."""
    await filled(evening)
    world, before = evening.stage.world, set(names(evening))
    await evening.bot.create_application_emoji(name="lo_guard_12345678", image=b"\x89PNG\r\n\x1a\n" + b"\0" * 30)
    drawn = {**GAME.emojis(), "guard": sign("crown", "#123456")}
    monkeypatch.setattr(type(GAMES["loveletter"]), "emojis", lambda self: drawn)
    await again(evening)
    after = {one["name"] for one in world.emojis.values()}
    (old,), (new,) = before - after, after - before - {"lo_guard_12345678"}
    assert old.startswith("lo_guard_") and new.startswith("lo_guard_") and "lo_guard_12345678" in after
    assert set(await evening.bot.database.emojis()) == after - {"lo_guard_12345678"}


REFUSALS = {
    "not allowed": lambda faults: faults.fail(403, method="POST", route=EMOJIS, times=None),
    "too many": lambda faults: faults.fail(400, method="POST", route=EMOJIS, code=30008, times=None),
    "one by one": lambda faults: faults.fail(400, method="POST", route=EMOJIS, code=50035, times=None),
    "no list": lambda faults: faults.fail(403, method="GET", route=EMOJIS, times=None),
    "never": lambda faults: faults.slow(600, method="POST", route=EMOJIS, times=None),
    "only some": lambda faults: faults.fail(400, method="POST", route=EMOJIS, code=50035, times=4),
}


@pytest.mark.parametrize("how", REFUSALS)
async def test_a_game_is_played_without_them(tmp_path, how, blank, caplog):
    """It opens, it is played to its end, and no click waits for an upload. The next start tries again."""
    evening = Evening(tmp_path, emojis=True)
    fault = REFUSALS[how](evening.stage.world.faults)
    async with evening:
        alice, ben = evening.person("Alice"), evening.person("Ben")
        await evening.sit_down(alice, ben)
        state = await evening.play_out(alice, ben, turn=evening.by_buttons)
        assert state.status is Status.OVER
        if how not in ("never", "only some"):
            await filled(evening)
            assert not len(evening.bot.desk.emoji_shelf.emojis)
        if how != "never":
            await filled(evening)
            (said,) = [one for one in caplog.records if "emojis are missing" in one.getMessage()]
            assert said.levelname == "WARNING"
        assert fault.hits
        evening.stage.world.faults.clear()
        await again(evening)
        assert len(names(evening)) == FEW == len(evening.bot.desk.emoji_shelf.emojis)


async def test_clicks_are_answered_before_the_uploads_are_done(tmp_path, blank):
    evening = Evening(tmp_path, emojis=True)
    slow = evening.stage.world.faults.slow(0.3, method="POST", route=EMOJIS, times=None)
    async with evening:
        alice, ben = evening.person("Alice"), evening.person("Ben")
        await until(lambda: slow.hits)
        await evening.sit_down(alice, ben)
        await evening.by_buttons(alice)
        assert len(names(evening)) < FEW
        assert evening.bot.budget.spent[Need.SPARE] <= FEW


async def test_a_game_with_them(evening, blank):
    """The emoji is beside the word: in lines before it, on buttons beside the label. Without them every text is the
    same.
    """
    await filled(evening)
    alice, ben = evening.person("Alice"), evening.person("Ben")
    known = {one["id"]: one["name"] for one in evening.stage.world.emojis.values()}
    await evening.sit_down(alice, ben, tokens_to_win=1)
    await alice.click("My hand", on=evening.table_message(alice))
    await evening.settle()
    words = {one["name"].split("_")[1] for one in evening.stage.world.emojis.values()}
    panel = latest_panel(alice, 1)
    pressed = [one for one in panel.buttons if one.emoji]
    assert pressed and all(one.emoji.split("_")[1] in one.label.lower() for one in pressed)
    await evening.play_out(alice, ben, turn=evening.by_buttons)
    everything = [one.text for one in alice.messages(everywhere=True)]
    found = [(name, number, text[end:]) for text in everything for name, number, end in _shown(text)]
    assert found
    for name, number, behind in found:
        word = name.split("_")[1]
        assert known[number] == name and word in words
        assert word == "trophy" or re.match(rf"(\*\*\d )?{texts().word('loveletter', word)}|robot", behind), behind
    assert not [text for text in everything if "<:" in without_emojis(text)]


def _shown(text: str) -> list[tuple[str, str, int]]:
    return [(one[1], one[2], one.end()) for one in SHOWN.finditer(text)]


def _emojis_in(message) -> list[object]:
    found = [*_shown(message.text)]
    for part in components.walk(message.data["components"]):
        found += [part["emoji"]] if part.get("emoji") else []
        found += [option["emoji"] for option in part.get("options") or () if option.get("emoji")]
    return found


async def test_whoever_wants_words_alone_gets_none(evening, blank):
    """Neither in the panel nor in the log; others have them."""
    await filled(evening)
    alice, ben = evening.person("Alice"), evening.person("Ben")
    await evening.bot.desk.preferences.set(int(alice.id), "pictures", "off")
    await evening.sit_down(alice, ben, tokens_to_win=2)

    async def turn(who, table):
        await evening.by_buttons(who, table)
        await who.click("Log", on=evening.table_message(who, table))

    await evening.play_out(alice, ben, turn=turn)
    for who, wants in ((alice, False), (ben, True)):
        private = [one for one in who.messages(everywhere=True) if one.ephemeral]
        assert private and bool([one for one in private if _emojis_in(one)]) is wants, who


async def test_a_button_that_discord_refuses_for_its_emoji_comes_without(evening, blank):
    """Somebody deletes one while people play."""
    await filled(evening)
    alice, ben = evening.person("Alice"), evening.person("Ben")
    await evening.sit_down(alice, ben)
    evening.stage.world.emojis.clear()
    state = await evening.play_out(alice, ben, turn=evening.by_buttons)
    assert state.status is Status.OVER
    assert not [part for one in alice.messages(everywhere=True) for part in one.buttons if part.emoji and one.ephemeral]


async def test_a_second_connection_uploads_nothing(evening, uploads):
    await filled(evening)
    uploads.clear()
    await evening.bot.on_ready()
    await evening.bot.desk.emoji_shelf.filled()
    assert not uploads


async def test_a_moment_is_said_once_though_its_emojis_are_others_by_now(evening, blank):
    """The process dies right after it, the nonce is forgotten, and somebody deletes all emojis: the next process has
    others.
    """
    await filled(evening)
    salon, world = await Salon.open(evening, "A{4,2} B(8)", []), evening.stage.world
    faults, old = world.faults, set(world.emojis)

    async def cut_off():
        """From now on nothing arrives any more."""
        world.nonces.clear()
        faults.fail(503, route="channels/**", times=None)

    def moments():
        return [one.text for one in salon.public() if not one.custom_ids and "wins round" in one.text]

    faults.die(cut_off, method="POST", route="channels/*/messages")
    await evening.by_typing(salon.people[0])
    await until(lambda: len(moments()) == 1)
    assert SHOWN.search(moments()[0])
    await evening.close()
    faults.clear()
    world.emojis.clear()
    faults.slow(0.2, method="GET", route="channels/*/messages", times=None)  # until the new ones are there
    await evening.open()
    await filled(evening)
    await evening.settle()
    assert len(world.emojis) == FEW and not old & set(world.emojis)
    assert len(moments()) == 1 and "Round 2 begins" in salon.seen().text
