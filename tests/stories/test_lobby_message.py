"""The lobby's message from the first seat to the winner, Fair play, and the name of the thread."""

from __future__ import annotations

import asyncio

import pytest

from cogs.ui.lobby_view import lobby_view
from cogs.ui.parts import Row
from cogs.ui.results import won_line
from games.core.draw import commitment
from games.host.rows import Status
from games.registry import GAMES
from sandbox import admin
from sandbox.threads import announce
from tests.stories.evening import PATIENCE, until
from tests.stories.test_bad_weather import CALLBACK
from tests.stories.test_found_again import THREAD
from texts.catalogue import texts

LINK = "https://discord.com/channels/1/2/3"
HASH = 64


def words(view) -> str:
    return "\n".join(view.texts)


def labels(view) -> list[str]:
    return [press.label for part in view.frame.components if isinstance(part, Row) for press in part.components]


async def test_it_says_how_many_are_missing_and_what_awaits_them(evening, alice, ben):
    await alice.slash("play", game="loveletter")
    lobby = evening.lobby_message(alice)
    assert "1 of 4 seats taken; one more to start." in lobby.text
    assert "20 minutes · easy to learn" in lobby.text
    assert lobby.labels == ["Join", "Leave", "Add robot", "Options", "Rules", "Fair play", "Start"]
    await ben.click("Join")
    assert "2 of 4 seats taken; the host can start." in evening.lobby_message(alice).text
    await alice.slash("play", game="inkognito")
    assert "1 of 5 seats taken; 2 more to start." in evening.lobby_message(alice, 2).text


async def test_what_is_as_usual_is_not_repeated(evening, alice):
    await alice.slash("play", game="coup")
    assert "Options:" not in evening.lobby_message(alice).text and "econds" not in evening.lobby_message(alice).text
    await evening.house.lobby.set_options(1, int(alice.id), {"fifth": "inquisitor", "action_seconds": "120"})
    await evening.settle()
    listed = evening.lobby_message(alice).text.partition("Options:\n")[2].splitlines()
    assert [line.rpartition(": ")[2] for line in listed] == ["**Inquisitor**", "**2 minutes**"]


async def test_it_follows_the_game(evening, alice, ben):
    """Who plays and where, then who won, with a rematch one press away."""
    await evening.sit_down(alice, ben, robots=1)
    say, state = texts(), await evening.look()
    playing = lobby_view(state, say, LINK)
    assert "Alice, Ben and Ada (robot) are playing." in words(playing) and words(playing).endswith(LINK)
    assert labels(playing) == []
    assert any("Alice, Ben and Ada (robot) are playing." in one.text for one in ben.messages())
    state = await evening.play_out(alice, ben, turn=evening.by_buttons)
    assert state.result is not None and state.name(state.result.winners[0]) in won_line(state, say)
    over = lobby_view(state, say, LINK)
    assert f"{won_line(state, say)}\nPlayed by Alice, Ben and Ada (robot)." in words(over)
    assert words(over).endswith(LINK) and labels(over) == ["Rematch"]


async def test_it_says_why_a_game_ended_early_and_forgets_who_slept(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await evening.house.seats.leave(1, int(ben.id))
    assert "Alice and Ben are playing." in words(lobby_view(await evening.look(), texts()))
    await evening.house.seats.end(1, int(alice.id))
    over = lobby_view(await evening.look(), texts(), LINK)
    assert "The table has been ended early.\nPlayed by Alice and Ben." in words(over) and "won" not in words(over)
    assert labels(over) == ["Rematch"]


async def test_a_closed_lobby_offers_nothing(evening, alice):
    await alice.slash("play", game="hamlet")
    await evening.house.lobby.close(1, int(alice.id))
    closed = lobby_view(await evening.look(), texts())
    assert "The host has closed this lobby" in words(closed) and labels(closed) == []


@pytest.mark.parametrize("patience", [PATIENCE, 0.0])
async def test_an_answer_that_is_long_under_way_does_not_open_it_again(evening, alice, ben, patience):
    """The game begins while somebody's Join is still being answered, whether Start waits for that or not."""
    await evening.sit_down(alice, ben, start=False)
    evening.bot.desk.delivery.pauses.turn = patience
    chloe, faults = evening.stage.person("Chloe"), evening.stage.world.faults
    faults.slow(0.6, route=CALLBACK)
    joining = asyncio.create_task(chloe.click("Join", on=evening.lobby_message(chloe)))
    await until(lambda: not faults.active)
    await alice.click("Start", on=evening.lobby_message(alice))
    await joining
    await evening.settle()
    assert (await evening.look()).status is Status.PLAYING
    assert not [one for one in alice.messages(everywhere=True) if "p:join:1" in one.custom_ids]


async def test_whoever_joins_costs_nothing_that_discord_counts(evening, alice, ben):
    """The answer to the click is the lobby, and it is not written once more."""
    evening.bot.desk.delivery.pauses.first = 0.2
    await evening.sit_down(alice, start=False)
    mark = evening.stage.world.record.mark()
    await ben.click("Join", on=evening.lobby_message(ben))
    await evening.settle()
    assert "Ben" in evening.lobby_message(alice).text
    assert [one.route for one in evening.stage.world.record.since(mark)] == [CALLBACK]


@pytest.mark.parametrize("key", GAMES)
async def test_every_game_says_how_long_and_how_hard(evening, alice, key):
    await alice.slash("play", game=key)
    assert texts()(f"{key}-lobby-facts") in evening.lobby_message(alice).text


# Fair play.


async def test_the_fingerprint_stands_behind_fair_play(evening, alice, ben):
    """Before, during and after the game it is the same; the seed comes out only in the end."""
    await evening.sit_down(alice, ben, start=False)
    state = await evening.look()
    secret = state._record.life.seed
    assert state.commitment not in evening.lobby_message(ben).text and len(state.commitment) == HASH
    await ben.click("Fair play", on=evening.lobby_message(ben))
    page = ben.panel()
    assert page.ephemeral and f"`{state.commitment}`" in page.text and page.labels == []
    await alice.click("Start", on=evening.lobby_message(alice))
    await evening.settle()
    await ben.person.press(page.message, "p:fair-play:1", force=True)
    page = ben.panel()
    assert state.commitment in page.text and secret not in page.text and page.labels == ["My hand", "More"]
    await evening.house.seats.end(1, int(alice.id))
    await ben.person.press(page.message, "p:fair-play:1", force=True)
    page = ben.panel()
    assert secret in page.text and commitment(secret) in page.text and (await evening.look()).start in page.text
    assert page.labels == ["More", "Save game"]
    await ben.click("Save game", on=page)
    assert [file.name for file in ben.panel().files] == ["parlour-1.json"]


async def test_a_table_that_was_never_played_keeps_its_seed(evening, alice):
    await evening.sit_down(alice, start=False)
    lobby = evening.lobby_message(alice)
    await evening.house.lobby.close(1, int(alice.id))
    await alice.click("Fair play", on=lobby, force=True)
    state = await evening.look()
    assert state.status is Status.CLOSED
    assert "never played" in alice.panel().text and state._record.life.seed not in alice.panel().text


# The thread.


async def test_the_name_of_a_thread_begins_with_what_differs(evening, alice, ben):
    await evening.sit_down(alice, ben)
    assert [thread.name for thread in evening.stage.threads()] == ["#1 Love Letter"]


async def test_a_thread_that_an_older_version_opened_is_found(evening, alice, ben):
    """Its process ended before it could note so, and the lobby is gone; the name it gave is still known."""
    world = evening.stage.world

    async def older() -> None:
        (thread,) = evening.stage.threads()
        thread.name = "Love Letter · table 1"
        announce(world, thread)

    await evening.sit_down(alice, ben, start=False)
    await evening.settle()
    lobby = evening.lobby_message(alice)
    world.faults.die(older, method="POST", route=THREAD)
    start = alice.person.press(lobby.message, "p:start:1", force=True)
    admin.delete_message(world, lobby.message)
    await start
    await until(lambda: not world.faults.active)
    await evening.settle()
    assert [thread.name for thread in evening.stage.threads()] == ["Love Letter · table 1"]
    assert len([one for one in alice.messages(everywhere=True) if "p:log:1:0" in one.custom_ids]) == 1
