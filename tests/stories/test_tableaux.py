"""Pictures that come with what is said: the banner over a lobby, the end of a round, the card of a finished game."""

from __future__ import annotations

import io

from PIL import Image

from cogs.painting.painter import Painter
from games.host.rows import Status
from games.registry import GAMES
from tests.stories.evening import until
from texts.catalogue import texts


def pictured(who, name, place=None):
    """Public messages with a file of this name, oldest first."""
    seen = who.messages(place) if place is not None else who.messages(everywhere=True)
    return [one for one in seen if name in [file.name for file in one.files]]


async def test_a_round_ends_with_its_cards_and_a_game_with_a_card_to_share(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=2)
    state = await evening.play_out(alice, ben, turn=evening.by_buttons)
    thread = evening.stage.threads()[0]
    (card,) = pictured(alice, "end.webp", thread)
    winner = state.name(state.result.winners[0])
    assert card.text == f"{winner} won with 2 tokens."
    image = Image.open(io.BytesIO(card.files[0].data))
    assert image.format == "WEBP" and image.size == (1000, 525)
    assert int(card.id) < int(evening.table_message(alice).id), "the result is the last word"
    rounds = pictured(alice, "moment.webp", thread)
    assert rounds and all("round" in one.text or "token" in one.text for one in rounds)
    assert all(Image.open(io.BytesIO(file.data)).size == (800, 236) for one in rounds for file in one.files)


async def test_what_is_told_together_has_the_last_picture_only(evening, alice, ben):
    """A list of moments does not become a wall of pictures."""
    await evening.sit_down(alice, ben, tokens_to_win=3)
    await evening.play_out(alice, ben, turn=evening.by_buttons)
    told = pictured(alice, "moment.webp")
    assert told and all(len(one.files) == 1 for one in told)


async def test_a_game_that_is_broken_off_has_no_card(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await evening.house.seats.end(1, int(alice.id), moderator=True)
    await evening.settle()
    assert (await evening.look()).status is Status.OVER
    assert pictured(alice, "end.webp") == []


async def test_the_banner_hangs_over_an_open_lobby_and_goes_with_the_start(evening, alice, ben):
    studio = evening.bot.desk.delivery.message.lobby.studio
    studio.open()
    await until(lambda: studio.banner("loveletter", texts()) is not None, 60)
    await alice.slash("play", game="loveletter")
    lobby = evening.lobby_message(alice)
    assert [file.name for file in lobby.files] == ["banner.webp"]
    first = lobby.files[0].data
    await ben.click("Join")
    lobby = evening.lobby_message(alice)
    assert [file.data for file in lobby.files] == [first], "who joins leaves it hanging"
    await evening.house.lobby.set_options(1, int(alice.id), {"tokens_to_win": "2"})
    await evening.settle()
    assert [file.data for file in evening.lobby_message(alice).files] == [first], "and so does an edit of the house"
    await alice.click("Start")
    await evening.settle()
    assert pictured(alice, "banner.webp") == []


async def test_a_lobby_does_not_wait_for_its_banner(evening, alice, monkeypatch):
    """It is painted in the background; until then the lobby has none, and works."""

    async def never(*scene, **more):
        await until(lambda: False, 3600)

    monkeypatch.setattr(Painter, "picture", never)
    evening.bot.desk.delivery.message.lobby.studio.open()
    await alice.slash("play", game="loveletter")
    lobby = evening.lobby_message(alice)
    assert lobby.files == [] and "1 of 4 seats taken" in lobby.text


async def test_a_lobby_drawn_by_nobody_yet_is_warmed_up_once(evening, alice, monkeypatch):
    warmed = []

    async def warm(self, scenes, *more):
        warmed.append(len(list(scenes)))

    monkeypatch.setattr(Painter, "warm", warm)
    evening.bot.desk.delivery.message.lobby.studio.open()
    await alice.slash("play", game="loveletter")
    await alice.slash("play", game="loveletter")
    samples = len(GAMES["loveletter"].samples())
    await until(lambda: samples in warmed, 30)
    await evening.settle()
    assert warmed.count(samples) == 1 and samples > 1, "banners are single scenes"
