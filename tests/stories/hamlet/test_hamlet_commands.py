"""Every `/hamlet` command: autocomplete offers what is legal and can be paid now, and the command does it."""

from __future__ import annotations

import pytest

from cogs.games.hamlet import VERBS
from games.hamlet.moves import menu
from tests.games.hamlet.setting import join, site, table, token
from tests.stories.evening import fresh, until
from tests.stories.hamlet.hall import COMMANDS, TABLE, Hall, alt_of, full_village, word


def market_day():
    """A village in which everything can be done."""
    state = table(2).state
    village = state.village
    join(village, "farm", "dairy").made = [token(0), None]
    join(village, "quarry", "sawmill").made = [token(0)]
    for tile in ("woodcutter", "quarry", "farm"):
        site(village, tile).raw = [TILE_GOODS[tile]] * 3
    village.sales = ["s1", "s3", "s5"]
    for player in village.players:
        player.coins = 30
        player.blueprints = ["barn_a", "small_woodland"]
        player.villagers = [*player.villagers, *[type(player.villagers[0])(0) for _ in range(2)]]
    return state


TILE_GOODS = {"woodcutter": "wood", "quarry": "stone", "farm": "wheat"}


async def opened(evening, alice, ben, change=lambda village: None):
    hall = await Hall.open(evening, alice, ben)
    await hall.arrange(change, market_day())
    return hall, await hall.active()


async def test_suggestions_are_the_menu_itself(evening, alice, ben, unpainted):
    """For every command and option, along each first choice: neither more nor less than the rules allow."""
    hall, who = await opened(evening, alice, ben)
    other = hall.other(who)
    first = await hall.menu(who)
    asked = 0
    for verb in VERBS:
        steps = [first.after(pick) for pick in COMMANDS if COMMANDS[pick] is verb and pick in first.choices]
        given = {}
        for option in verb.options:
            legal = [choice for step in steps if step for choice in step.choices]
            await who.autocomplete(f"hamlet {verb.name}", option, table=str(TABLE), **given)
            assert [choice["value"] for choice in who.last.choices] == legal[:25], (verb.name, option)
            assert await other.autocomplete(f"hamlet {verb.name}", option, table=str(TABLE), **given) == []
            if not legal:
                break
            asked += 1
            steps = [step.after(legal[0]) for step in steps if step and legal[0] in step.choices]
            given[option] = legal[0]
    assert asked >= 14


async def test_a_suggestion_says_what_a_menu_says_beside_it(evening, alice, ben, unpainted):
    """Costs, joined roads and points, so that a build can be typed without looking at a menu; found by name alone."""
    hall, who = await opened(evening, alice, ben)
    given = {"tile": "small_woodland", "at": (await hall.menu(who)).after("build").after("small_woodland").choices[0]}
    plans = await who.autocomplete("hamlet build", "tile", table=str(TABLE))
    assert plans == ["Barn A · 3 coins → 4★", "Small Woodland · 1 wood → 2★"]
    ways = await who.autocomplete("hamlet build", "way", table=str(TABLE), **given)
    assert ways and all(" meets " in name and " · no road · " in name and "2★" in name for name in ways)
    assert await who.autocomplete("hamlet build", "tile", "coins", table=str(TABLE)) == []


async def test_only_what_can_be_paid_is_suggested(evening, alice, ben, unpainted):
    def poor(village):
        for player in village.players:
            player.coins = 0
        for one in village.sites:
            one.raw = [""] * len(one.raw)
            one.made = [None] * len(one.made)

    hall, who = await opened(evening, alice, ben, poor)
    for command, option in {"build": "tile", "road": "at", "deliver": "slot", "sell": "sale", "hire": "worker"}.items():
        assert await who.autocomplete(f"hamlet {command}", option, table=str(TABLE)) == []
    free = await who.autocomplete("hamlet blueprint", "tile", table=str(TABLE))
    assert len(free) == 1, "the first of the row costs nothing"
    sources = await who.autocomplete("hamlet activate", "tile", table=str(TABLE))
    assert {name.split(" · ")[0] for name in sources} == {"Farm", "Quarry", "Woodcutter"}
    before = (await hall.look()).version
    await who.slash("hamlet deliver", slot="c", table=str(TABLE))
    assert "cannot be chosen here" in who.panel().text
    await who.slash("hamlet alms", table=str(TABLE))
    assert "cannot be chosen here" in who.panel().text and (await hall.look()).version == before


MOVES = {
    "donkeys": (("donkeys", "church", "farm"), lambda v, me: v.players[me].donkeys[0].at == v.number("farm")),
    "activate": (("refine", "dairy", "auto"), lambda v, me: None not in site(v, "dairy").made),
    "build": (("build", "barn_a"), lambda v, me: v.sites[-1].tile == "barn_a"),
    "road": (("road",), lambda v, me: v.roads[0].owner == me),
    "deliver": (("deliver", "c", "auto"), lambda v, me: v.deliveries[2].by == me),
    "sell": (("sell", "s1"), lambda v, me: v.players[me].sales == ["s1"]),
    "alms": (("alms",), lambda v, me: v.players[me].coins == 31),
    "hire": (("hire", "donkey", "quarry"), lambda v, me: v.players[me].donkeys[-1].at == v.number("quarry")),
    "blueprint": (("blueprint",), lambda v, me: len(v.players[me].blueprints) == 3),
    "end": (("end",), lambda v, me: v.active != me),
}


@pytest.mark.parametrize("command", MOVES)
async def test_each_command_does_its_deed(evening, alice, ben, unpainted, command):
    hall, who = await opened(evening, alice, ben)
    path, done = MOVES[command]
    step = await hall.menu(who)
    for pick in path:
        step = step.after(pick)
    while step is not None:
        path = (*path, "auto" if "auto" in step.choices else step.choices[0])
        step = step.after(path[-1])
    await hall.type(who, *path)
    assert path == ("end",) or f"- {who.name} " in who.panel().text, "answered in private with what came of it"
    assert done(await hall.village(), await hall.seat(who))
    await evening.settle()
    assert who.name in hall.table(who).text


async def test_a_refinery_is_suggested_beside_the_sources(evening, alice, ben, unpainted):
    """One command stands for two verbs of the menu: both are offered."""

    def emptied(village):
        site(village, "farm").raw = ["wheat", "", ""]

    _, who = await opened(evening, alice, ben, emptied)
    offered = await who.autocomplete("hamlet activate", "tile", table=str(TABLE))
    assert offered == ["Farm · no. 4 · +2 wheat · 2 coins", "Dairy · no. 6 · 1 milk, standard"]


async def test_a_command_half_typed_opens_the_panel_at_that_point(evening, alice, ben, unpainted):
    hall, who = await opened(evening, alice, ben)
    await who.slash("hamlet build", tile="Barn A", table=str(TABLE))
    step = (await hall.menu(who)).after("build").after("barn_a")
    panel = who.panel()
    assert "Beside which tile?" in panel.text
    assert [one.label for one in panel.buttons if ":choose:" in one.custom_id] == [
        word(step, choice) for choice in step.choices
    ]
    before = await hall.village()
    some = next(choice for choice in step.choices if len(step.after(choice).choices) > 1)
    await hall.click(who, ("build", "barn_a", some), panel=panel, done=2)
    assert await hall.village() == before and "Which way round?" in fresh(who, panel).text


async def test_zoom_shows_any_tile_to_anybody(evening, alice, ben):
    hall = await Hall.open(evening, alice, ben, layout="a")
    await hall.arrange(lambda village: None, full_village(2))
    cleo = evening.person("Cleo")
    cleo.goes(evening.stage.threads()[0])
    await cleo.slash("hamlet zoom")
    seen = cleo.panel()
    assert "### Church" in seen.text and [file.name for file in seen.files] == ["closer.webp"]
    assert [len(one.options) for one in seen.selects] == [25, 7], "32 tiles on two menus"
    church = seen.files[0].data
    await cleo.choose(seen.selects[1].custom_id, "Pond B", on=seen)
    await until(lambda: "### Pond B" in cleo.panel().text)
    closer = cleo.panel()
    assert "### Pond B" in closer.text and closer.files[0].data != church
    assert closer.files[0].data.startswith(b"RIFF") and alt_of(closer).startswith("Pond B with")
    await alice.click("Zoom", on=hall.table(alice))
    assert alice.panel().files[0].data == church, "a button of the table does the same"


async def test_menus_are_worked_out_when_somebody_looks(evening, alice, ben, unpainted, monkeypatch):
    """The public table needs no menu of anybody."""
    hall, _ = await opened(evening, alice, ben)
    looked = []
    monkeypatch.setattr("games.hamlet.rules.menu", lambda village, seat: looked.append(seat) or menu(village, seat))
    await evening.house.seats.pause(TABLE, int(alice.id))
    await evening.house.seats.resume(TABLE, int(alice.id))
    await evening.settle()
    assert looked == []
    await hall.hand(await hall.active())
    assert looked
