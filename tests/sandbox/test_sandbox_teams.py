"""Who owns the application: a person, or a team."""

from __future__ import annotations

import discord

from sandbox import Actor, Stage, World, admin
from sandbox.model import TeamMember
from sandbox.storage import dump, load
from tests.sandbox.loopback import Bot, running


async def test_a_person_owns_it(stage: Stage, bot: Bot) -> None:
    async with running(bot):
        info = await bot.application_info()
        assert (info.owner.id, info.team) == (int(stage.world.owner.id), None)


async def test_a_team_owns_it(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    """The owner is an account that nobody has then; people are members, or invited."""
    team = admin.make_team(stage.world, "Makers", alice.user)
    team.members.append(TeamMember(bob.id, "read_only", accepted=False))
    async with running(bot):
        info = await bot.application_info()
    assert info.team is not None and info.owner.id == info.team.id == int(team.id)
    assert info.owner.name == f"team{team.id}" and team.id not in stage.world.users
    assert (info.team.name, info.team.owner_id) == ("Makers", int(alice.id))
    found = [(one.id, one.role.value, one.membership_state) for one in info.team.members]
    invited, accepted = discord.TeamMembershipState.invited, discord.TeamMembershipState.accepted
    assert found == [(int(alice.id), "admin", accepted), (int(bob.id), "read_only", invited)]


def test_a_team_outlives_the_process() -> None:
    """And a kept world from before there were any is read as it was."""
    world = World()
    team = admin.make_team(world, "Makers", admin.make_user(world, "Alice"))
    again, older = World(), World()
    load(again, dump(world), {})
    assert again.team == team
    load(older, {key: value for key, value in dump(world).items() if key != "team"}, {})
    assert older.team is None
