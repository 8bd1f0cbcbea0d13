"""Who may do what: every command and every control, as stranger, player, host, moderator and somebody banned.

A command or a control that is in no table of `tests.stories.rights` makes the test fail.
"""

from __future__ import annotations

from games.core.text import Refused
from tests.stories.rights import (
    BANNED,
    COMMANDS,
    CONTROLS_FOR_MODERATORS,
    CONTROLS_FOR_OPERATORS,
    FOR_MODERATORS,
    FOR_OTHER_GAMES,
    IN_DIRECT_MESSAGES,
    LOBBY,
    MODERATORS,
    OPERATORS,
    OTHER_GAMES,
    ROLES,
    RUNNING,
    all_commands,
    arguments,
    control_cell,
)


async def test_every_command_for_everybody(cast, evening):
    known = set(all_commands(evening.bot))
    elsewhere = {name for name in known if name.split()[0] in (*OTHER_GAMES, *FOR_MODERATORS)}
    assert known - elsewhere == set(COMMANDS) - elsewhere, "a command is missing here, or has gone"
    assert set(COMMANDS) <= known
    wrong = {}
    for command, expected in COMMANDS.items():
        table = await cast.game()
        got = []
        for role in (*ROLES, "banned"):
            if command in ("table seat", "table pause", "table host", "table move"):
                table = await cast.game()
            if command.startswith("config "):
                await evening.house.store.set_setting(f"guild:{evening.stage.guild.id}", command[7:], None, 0, 0)
            given = arguments(command, table, cast)
            got.append(await cast.cell(role, table, lambda who, g=given, c=command: who.slash(c, force=True, **g)))
        if tuple(got) != (*expected, BANNED.get(command, expected[0])):
            wrong[command] = got
        await evening.house.seats.end(table, 0, moderator=True)
        for key in ("games", "tables", "seats"):
            await evening.house.store.set_setting(f"guild:{evening.stage.guild.id}", key, None, 0, 0)
    assert wrong == {}


async def test_nobody_but_moderators_reaches_their_commands(cast, evening):
    table = await cast.game()
    theirs = [name for name in all_commands(evening.bot) if name.split()[0] in FOR_MODERATORS]
    assert len(theirs) >= 8
    for command in theirs:
        for role in ("stranger", "player", "host"):
            cell = await cast.cell(role, table, lambda who, c=command: who.slash(c, force=True))
            assert cell == MODERATORS, (command, role)


async def test_moves_of_other_games_are_refused_at_this_table(cast, evening):
    table = await cast.game()
    foreign = [one for one in evening.bot.tree.walk_commands() if one.qualified_name.split()[0] in OTHER_GAMES]
    typed = [one for one in foreign if not hasattr(one, "commands") and one.get_parameter("table")]
    moves = [one for one in typed if not any(parameter.required for parameter in one.parameters)]
    assert {one.qualified_name.split()[0] for one in moves} == set(OTHER_GAMES)
    for command in (one.qualified_name for one in moves):
        cell = await cast.cell("host", table, lambda who, c=command: who.slash(c, force=True, table=str(table)))
        assert cell in ("refused-other-game", "inkognito-refused-notebook"), command


async def test_what_discord_offers_where(cast, evening):
    everywhere = {name.split()[0] for name in all_commands(evening.bot)}
    for role, person in cast.people.items():
        hidden = {"operator"} if role == "moderator" else {"config", "moderate", "operator"}
        assert set(person.commands()) == everywhere - hidden
        assert set(person.commands("dm")) == IN_DIRECT_MESSAGES


async def test_every_command_in_direct_messages(cast, evening):
    """What may be typed there works; the rest, should it ever arrive, is answered and changes nothing."""
    table = await cast.game()
    for command in sorted(set(all_commands(evening.bot))):
        if command.split()[0] in OTHER_GAMES or (command.split()[0] in FOR_MODERATORS and command not in COMMANDS):
            continue
        for role in ("stranger", "host", "moderator"):
            given = arguments(command, table, cast)
            cell = await cast.cell(
                role, table, lambda who, c=command, g=given: who.slash(c, where="dm", force=True, **g)
            )
            if command.split()[0] in IN_DIRECT_MESSAGES:
                elsewhere = command == "hand" and role != "host"
                assert cell == ("refused-unknown-table" if elsewhere else "."), (command, role)
            elif command.startswith(("config", "moderate")):
                assert cell == MODERATORS, (command, role)
            elif command.startswith("operator"):
                assert cell == OPERATORS, (command, role)
            else:
                assert cell != "+" or role == "host", (command, role)
        state = await evening.look(table)
        if state.status.value == "paused":
            await evening.house.seats.resume(table, state.host)


async def test_every_control_for_everybody(cast, evening):
    known = set(evening.bot.desk.switchboard.verbs())
    listed = {verb.split()[0] for verb in (*LOBBY, *RUNNING)}
    groups = (*(verb.split("-")[0] for verb in FOR_OTHER_GAMES), *CONTROLS_FOR_MODERATORS, *CONTROLS_FOR_OPERATORS)
    elsewhere = {verb for verb in known - listed if verb.split("-")[0] in groups}
    assert known == listed | elsewhere, "a control is missing here, or has gone"
    wrong = {}
    for verb, expected in {**LOBBY, **RUNNING}.items():
        got = [await control_cell(cast, verb, role) for role in (*ROLES, "banned")]
        if tuple(got) != (*expected, BANNED.get(verb, expected[0])):
            wrong[verb] = got
    assert wrong == {}


async def test_controls_for_moderators_do_nothing_for_others(cast, evening):
    theirs = [verb for verb in evening.bot.desk.switchboard.verbs() if verb.split("-")[0] in CONTROLS_FOR_MODERATORS]
    for verb in theirs:
        for role in ("stranger", "player", "host"):
            cell = await control_cell(cast, verb, role)
            assert cell == MODERATORS, (verb, role, cell)


async def test_controls_for_operators_do_nothing_for_others(cast, evening):
    theirs = [verb for verb in evening.bot.desk.switchboard.verbs() if verb.split("-")[0] in CONTROLS_FOR_OPERATORS]
    assert theirs
    for verb in theirs:
        for role in ROLES:
            assert await control_cell(cast, verb, role) == OPERATORS, (verb, role)


async def test_controls_of_other_games_say_so(cast, evening):
    for verb, refusal in FOR_OTHER_GAMES.items():
        for role in ROLES:
            assert await control_cell(cast, verb, role) == refusal


async def test_seats_are_offered_and_taken(cast, evening):
    table = await cast.game()
    host, zoe = cast.people["host"], cast.people["stranger"]
    await evening.settle()
    await host.slash("table seat", player=zoe.user, seat=1, table=str(table))
    assert cast.told[-1] == "refused-seat-taken"
    await host.slash("table seat", player=evening.stage.world.bot, seat=3, table=str(table))
    assert cast.told[-1] == "refused-seat-bot"
    await host.slash("table seat", player=cast.people["player"].user, seat=3, table=str(table))
    assert cast.told[-1] == "refused-saw-a-hand"
    await host.slash("table seat", player=zoe.user, seat=3, table=str(table))
    await evening.settle()
    offer = evening.table_message(zoe, table)
    assert f"<@{zoe.id}> is offered seat 3" in offer.text
    await cast.people["player"].click("Take the seat", on=offer)
    assert cast.told[-1] == "refused-no-offer"
    await zoe.click("Take the seat", on=offer)
    await evening.settle()
    shown = evening.table_message(zoe, table)
    assert "Zoe has taken a seat" in shown.text and "Take the seat" not in shown.labels
    await zoe.click("My hand", on=shown)
    assert zoe.panel().files[0].name == "hand.webp"


async def test_a_refusal_is_private_and_says_what_to_do(cast, evening):
    """Every refusal of the matrix has a sentence."""
    from texts.catalogue import texts

    keys = {cell for table in (COMMANDS, LOBBY, RUNNING) for row_ in table.values() for cell in row_ if len(cell) > 1}
    for key in keys:
        assert texts().has(key), key
    assert issubclass(Refused, Exception)
