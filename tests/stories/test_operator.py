"""`/operator notice`: a word to all tables, from the application's owner or its team."""

from __future__ import annotations

import sys

import pytest

from cogs.publishing.budget import Need
from cogs.publishing.notices import Fate
from sandbox import admin, permissions
from sandbox.model import TeamMember
from tests.games.loveletter.table import state_from
from tests.stories.evening import Evening, fresh, until

WORD = "**From those who run this bot:** "
TEXT = "Back in *five* minutes, @everyone: <@1>"
SAFE = WORD + r"Back in \*five\* minutes, \@everyone\: \<\@1\>"


@pytest.fixture
def owner(evening):
    return evening.person("Operator")


def heard(who, place) -> list[str]:
    return [one.text for one in who.messages(place) if one.text.startswith(WORD)]


async def sends(who, text=TEXT):
    """Asked, answered with yes, and done; what was asked and what is said in the end."""
    await who.slash("operator notice", text=text)
    panel = who.panel()
    asked = panel.text
    await who.click("Send it", on=panel)
    await until(lambda: "reached" in fresh(who, panel).text)
    assert fresh(who, panel).labels == []
    return asked, fresh(who, panel).text


async def test_it_asks_first_and_goes_to_every_table(evening, owner, alice, ben):
    """To threads and lobbies alike, once each, without power and without calling anybody."""
    await evening.sit_down(alice, ben, tokens_to_win=5)
    await evening.sit_down(alice, ben, table=2, game="coup")
    await alice.slash("play", game="hamlet", where="games")
    await evening.settle()
    threads = [evening.table_message(alice, number).channel_id for number in (1, 2)]
    lobby = evening.stage.channel("games")
    await owner.slash("operator notice", text=TEXT)
    assert owner.panel().text == f"This goes to 3 tables, lobbies included:\n>>> {SAFE}"
    assert not any(heard(alice, place) for place in (*threads, lobby))
    await owner.click("Never mind", on=owner.panel())
    assert owner.panel().text == "Nothing has changed."
    before = len(evening.stage.threads())
    _, end = await sends(owner)
    assert end == "3 tables were reached."
    for place in (*threads, lobby):
        assert heard(alice, place) == [SAFE]
    assert len(evening.stage.threads()) == before, "a lobby gets no thread by it"
    assert not any(one.pings for one in alice.messages(everywhere=True) if one.text.startswith(WORD))


async def test_several_tables_in_one_channel_are_told_once(evening, owner, alice, ben):
    for number in (1, 2):
        await evening.sit_down(alice, ben, table=number, start=False)
    _, end = await sends(owner)
    assert end == "2 tables were reached." and heard(alice, "general") == [SAFE]
    await sends(owner)
    assert heard(alice, "general") == [SAFE, SAFE], "the next notice is another one"


async def test_a_table_that_cannot_be_written_to_is_counted_and_hides_no_other(evening, owner, alice, ben):
    world = evening.stage.world
    hidden = admin.make_channel(world, evening.stage.guild, "hidden")
    await evening.sit_down(alice, ben, tokens_to_win=5)
    await alice.slash("play", game="coup", where=hidden)
    await alice.slash("play", game="coup", where="off-topic")
    await evening.settle()
    version = (await evening.look(2)).version
    role = evening.stage.guild.members[world.bot.id].roles[0]
    admin.set_overwrite(world, hidden, admin.Overwrite(role, 0, deny=permissions.SEND_MESSAGES))
    admin.delete_channel(world, evening.stage.channel("off-topic"))
    await evening.settle()
    _, end = await sends(owner)
    assert end == "One table was reached.\n2 tables could not be written to or have ended."
    assert heard(alice, evening.table_message(alice).channel_id) == [SAFE] and heard(alice, hidden) == []
    assert (await evening.look(2)).version == version


@pytest.mark.parametrize("below", ["a notice", "a message"])
async def test_the_table_hangs_where_it_hung(evening, owner, alice, ben, below):
    """One notice below it is no screenful: the next move is shown in place, as below anybody's message."""
    await evening.sit_down(alice, ben, robots=1, tokens_to_win=5, first_starter="1")
    await evening.arrange(lambda _: state_from("A{1,4} B(2) C(3)", 3, removed=5, starter=0, tokens=()))
    for one in (alice, ben):
        await one.slash("hand", table="1")
    before = evening.table_message(alice)
    if below == "a notice":
        await sends(owner)
    else:
        alice.says("Hello", where=before)
    await alice.slash("loveletter play", card="handmaid", table="1")
    await evening.settle()
    after = evening.table_message(alice)
    assert after.id == before.id and after.text != before.text


async def test_the_next_process_knows_of_it(evening, owner, alice, ben):
    """It is no leftover of a table: nothing is looked for and nothing posted again for it."""
    await evening.sit_down(alice, ben, tokens_to_win=5)
    await sends(owner)
    table = evening.table_message(alice)
    (notice,) = [one for one in alice.messages(table) if one.text == SAFE]
    await evening.close()
    await evening.open()
    await evening.settle()
    shown = await evening.bot.desk.delivery.ledger.read(1)
    assert shown.bottom == int(notice.id) > shown.message == int(evening.table_message(alice).id) == int(table.id)
    assert heard(alice, table) == [SAFE]


async def test_nobody_else(evening, owner, alice, ben, told):
    """Not even an administrator of the server, who is shown the command."""
    boss = evening.person("Boss")
    role = admin.make_role(evening.stage.world, evening.stage.guild, "Boss", permissions.ADMINISTRATOR)
    admin.give_role(evening.stage.world, evening.stage.guild, boss.user, role)
    assert "operator" in boss.commands() and "operator" not in alice.commands()
    await evening.sit_down(alice, ben)
    for who in (alice, boss):
        await who.slash("operator notice", text=TEXT, force=True)
        assert told[-1] == "refused-operators-only" and "Only those who run this bot" in who.panel().text
    await owner.slash("operator notice", text=TEXT)
    panel = owner.panel()
    number = next(one for one in panel.custom_ids if one.startswith("p:op-notice:"))
    await boss.forge(3, {"component_type": 2, "custom_id": number})
    assert told[-1] == "refused-operators-only"
    await evening.settle()
    assert not any(one.text.startswith(WORD) for one in alice.messages(everywhere=True))
    asked = len(evening.stage.world.record.of("GET", "oauth2/applications/@me"))
    assert asked == 1, "who owns it was read when the bot logged in"


async def test_members_of_the_team_that_owns_it(tmp_path, told):
    """Those who have accepted and may change things; its pseudo-account, the old owner and others may not."""
    evening = Evening(tmp_path)
    world = evening.stage.world
    names = ("Lea", "Ada", "Dev", "Rea", "Ivo")
    lea, *others = people = [evening.person(name) for name in names]
    team = admin.make_team(world, "Makers", lea.user)
    roles = (("admin", True), ("developer", True), ("read_only", True), ("admin", False))
    team.members += [TeamMember(one.id, role, yes) for one, (role, yes) in zip(others, roles, strict=True)]
    async with evening:
        await people[0].slash("play", game="coup")
        may = {}
        for one in (*people, evening.person("Operator")):
            told.clear()
            await one.slash("operator notice", text="Soon.", force=True)
            may[one.name] = not told
    assert may == {"Lea": True, "Ada": True, "Dev": True, "Rea": False, "Ivo": False, "Operator": False}


async def test_it_goes_out_once(evening, owner, alice, told):
    await alice.slash("play", game="coup")
    await owner.slash("operator notice", text=TEXT)
    panel = owner.panel()
    await owner.click("Send it", on=panel, twice=True)
    await until(lambda: "reached" in fresh(owner, panel).text)
    await owner.click("Send it", on=panel, force=True)
    assert told[-1] == "refused-notice-gone" and heard(alice, "general") == [SAFE]


async def test_what_was_typed_before_a_restart_is_typed_again(evening, owner, alice, told):
    await alice.slash("play", game="coup")
    await owner.slash("operator notice", text=TEXT)
    panel = owner.panel()
    await evening.close()
    await evening.open()
    await owner.click("Send it", on=panel)
    assert told == ["refused-notice-gone"] and heard(alice, "general") == []


async def test_nobody_to_tell_and_nothing_to_say(evening, owner, alice, told):
    await owner.slash("operator notice", text=TEXT)
    await alice.slash("play", game="coup")
    await owner.slash("operator notice", text="\u2003\n ")
    assert told == ["refused-notice-nobody", "refused-notice-empty"]


async def test_the_longest_fits_however_it_is_written(evening, owner, alice):
    await alice.slash("play", game="coup")
    _, end = await sends(owner, "*" * 800)
    assert end == "One table was reached." and heard(alice, "general") == [WORD + r"\*" * 800]


async def test_it_waits_behind_what_people_wait_for_and_says_how_far_it_is(evening, owner, alice, monkeypatch):
    """Every notice is paid for as what nobody waits for, before the table's turn is taken."""
    monkeypatch.setattr(sys.modules["cogs.operator"], "PROGRESS", 0.01)
    await alice.slash("play", game="coup")
    await alice.slash("play", game="coup", where="games")
    budget, notices = evening.bot.budget, evening.bot.desk.delivery.notices
    spent = budget.spent[Need.REST]
    waiting = [evening.bot.desk.delivery.turns.lock(number) for number in (1, 2)]
    await waiting[1].acquire()
    await owner.slash("operator notice", text=TEXT)
    panel = owner.panel()
    await owner.click("Send it", on=panel)
    await until(lambda: fresh(owner, panel).text == "On its way: 1 of 2 tables so far.")
    waiting[1].release()
    await until(lambda: "2 tables were reached." in fresh(owner, panel).text)
    assert budget.spent[Need.REST] - spent == 2
    assert await notices.send(99, object()) is Fate.MISSED, "a table that is not there hides no other"
