"""`/moderate history`: past tables, and who ended them."""

from __future__ import annotations

import pytest

from cogs.moderate import PAST
from games.host.draft import replace
from games.host.rows import Change, Status
from sandbox import admin
from tests.stories.evening import fresh

TITLE = "### Past tables"


@pytest.fixture
def people(slow_evening):
    return [slow_evening.person(name) for name in ("Alice", "Ben")]


@pytest.fixture
def mod(slow_evening):
    return slow_evening.person("Mod", moderator=True)


async def lines(mod, **options):
    await mod.slash("moderate history", **options)
    title, *rest = mod.panel().text.split("\n")
    assert title == TITLE
    return rest


async def test_nothing_is_over_yet(slow_evening, people, mod):
    await slow_evening.sit_down(*people)
    assert await lines(mod) == ["No table of this server is over yet."]
    assert await lines(mod, user=people[0].user) == [
        f"<@{people[0].id}> has no seat at a table of this server that is over."
    ]


async def test_a_game_that_was_played_to_its_end(slow_evening, people, mod, clock):
    opened = int(clock.now())
    await slow_evening.sit_down(*people, robots=1, start=False)
    await slow_evening.pass_time(60)
    await people[0].click("Start", on=slow_evening.lobby_message(people[0]))
    await slow_evening.pass_time(100)
    await slow_evening.house.seats.leave(1, int(people[1].id))
    state = await slow_evening.play_out(people[0], turn=slow_evening.by_buttons)
    assert state.result is not None
    won = state.name(state.result.winners[0])
    (line,) = await lines(mod)
    when = f"<t:{opened + 60}:f>"
    assert line.startswith(f"- **Love Letter 1** · Alice, Ben (left) and Ada (robot) · {when} · ")
    assert line.endswith(f" · 1 minute · {won} won with 1 token.")


async def test_who_ended_a_table_early(slow_evening, people, mod):
    """The host, a moderator, or nobody at all."""
    alice, ben = people
    for number, end in enumerate((alice, mod), 1):
        await slow_evening.sit_down(alice, ben, table=number)
        await end.slash("table end", table=str(number))
        await end.click("End the table", on=end.panel())
    await slow_evening.sit_down(alice, ben, table=3)
    await slow_evening.house.seats.pause(3, int(alice.id))
    await slow_evening.pass_time(slow_evening.timing.abandon + 1)
    third, second, first = await lines(mod)
    assert first.endswith(f"ended early by <@{alice.id}>, the host")
    assert second.endswith(f"ended early by <@{mod.id}>, a moderator")
    assert third.endswith("ended because nobody came back for days")
    assert mod.panel().pings == [], "nobody is called by it"


async def test_lobbies_that_closed_without_a_game(slow_evening, people, mod):
    alice, ben = people
    house = slow_evening.house
    for number in range(1, 5):
        await slow_evening.sit_down(alice, table=number, start=False)
    await house.lobby.close(1, int(alice.id))
    await house.lobby.close(2, int(mod.id), moderator=True)
    await house.seats.leave(3, int(alice.id))
    await slow_evening.pass_time(slow_evening.timing.lobby + 1)
    ends = [line.rpartition(" · ")[2] for line in await lines(mod)]
    assert ends == [
        "closed because nobody started it",
        "closed because everybody left",
        f"closed by <@{mod.id}>, a moderator",
        f"closed by <@{alice.id}>, the host",
    ]
    found = await lines(mod)
    assert all("only a lobby, " in line for line in found)
    assert " · nobody · " in found[1]
    assert len(await lines(mod, user=alice.user)) == 3, "who left a lobby has no seat there"
    assert [line[:1] for line in await lines(mod, user=ben.user)] == ["<"]


async def test_what_was_closed_before_it_was_written_down_by_whom(slow_evening, people, mod):
    """Tables of an older version: what the log tells is said, and the rest is not made up."""
    house, store = slow_evening.house, slow_evening.house.store
    for number in (1, 2, 3):
        await slow_evening.sit_down(*people, table=number, start=number == 3)
    await house.lobby.close(1, int(people[0].id))
    await house.seats.end(3, int(people[0].id))
    await slow_evening.pass_time(slow_evening.timing.lobby + 1)
    for number in (1, 2, 3):
        stored = await store.load(number, 0)
        life = replace(stored.life, began=0.0, ended=stored.life.ended if number == 3 else None)
        await store.commit(Change(replace(stored.row, version=stored.row.version + 1), life))
    house.tables.clear_memory()
    third, second, first = await lines(mod)
    assert first.endswith("closed; by whom is not known")
    assert second.endswith("closed because nobody started it")
    opened = int((await slow_evening.look(3)).row.created)
    assert f"<t:{opened}:f> · " in third and "the host" in third


async def test_whoever_is_forgotten_stays_forgotten_here(slow_evening, people, mod):
    alice, ben = people
    await slow_evening.sit_down(alice, ben, robots=1)
    await slow_evening.house.seats.end(1, int(alice.id))
    await slow_evening.sit_down(alice, table=2, start=False)
    await slow_evening.house.lobby.close(2, int(alice.id))
    await alice.slash("privacy delete")
    await alice.click("Forget me", on=alice.panel())
    found = await lines(mod)
    assert found[0].endswith("closed by somebody who asked to be forgotten")
    assert found[1].endswith("ended early by somebody who asked to be forgotten")
    assert not any("Alice" in line or alice.id in line for line in found) and "Ben" in found[1]
    assert [line[:2] for line in await lines(mod, user=alice.user)] == ["<@"]


async def test_page_by_page_and_of_this_server_alone(slow_evening, mod):
    """However long and strange the names: nothing is cut, nothing formats."""
    odd = "*" * 32
    crowd = [slow_evening.person(f"{odd}{number}") for number in range(6)]
    house, guild = slow_evening.house, int(slow_evening.stage.guild.id)
    for number in range(1, 2 * PAST + 2):
        await house.lobby.open(guild, int(slow_evening.stage.channel("general").id), 1, odd, "coup")
        for one in crowd[1:]:
            await house.lobby.join(number, int(one.id), odd)
        await house.lobby.start(number, 1, number)
        await house.seats.end(number, 1)
    other = admin.make_guild(slow_evening.stage.world, "Elsewhere", mod.user, channels=("hall",))
    await house.lobby.open(int(other.id), 1, 1, "Otto", "coup")
    await house.lobby.close(2 * PAST + 2, 1)
    await mod.slash("moderate history")
    panel = mod.panel()
    seen = []
    for labels in (["Earlier"], ["Later", "Earlier"], ["Later"]):
        panel = fresh(mod, panel)
        seen += [line.split("**")[1] for line in panel.text.split("\n")[1:]]
        assert panel.labels == labels and "…" not in panel.text.replace(r"\*…", "")
        if "Earlier" in labels:
            await mod.click("Earlier", on=panel)
    assert seen == [f"Coup {number}" for number in range(2 * PAST + 1, 0, -1)]
    await mod.click("Later", on=panel)
    assert fresh(mod, panel).labels == ["Later", "Earlier"]


async def test_a_table_that_cannot_be_read_hides_no_other(slow_evening, people, mod):
    for number in (1, 2):
        await slow_evening.sit_down(*people, table=number)
        await slow_evening.house.seats.end(number, int(people[0].id))
    await slow_evening.sit_down(*people, table=3, game="coup")
    await slow_evening.house.seats.end(3, int(people[0].id))
    slow_evening.house.tables.games = {"coup": slow_evening.house.tables.games["coup"]}
    slow_evening.house.tables.clear_memory()
    found = await lines(mod)
    assert [line.split(" · ")[0] for line in found] == ["- **Coup 3**", "- **Love Letter 2**", "- **Love Letter 1**"]
    unread = "this version cannot read how it ended"
    assert [line.endswith(unread) for line in found] == [False, True, True]


async def test_no_hand_and_nobody_but_moderators(slow_evening, people, mod, told):
    await slow_evening.sit_down(*people)
    state = await slow_evening.look()
    hands = [card.word.capitalize() for seat in (0, 1) for card in state.view(seat).hand]
    await slow_evening.house.seats.end(1, int(people[0].id))
    assert (await slow_evening.look()).status is Status.OVER
    (line,) = await lines(mod)
    assert not any(card in line for card in hands)
    await people[0].slash("moderate history", force=True)
    assert told == ["refused-moderators-only"]
