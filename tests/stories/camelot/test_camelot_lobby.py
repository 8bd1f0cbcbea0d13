"""Knights chosen in the lobby: the button, the private panel, who was first, and what chance deals the others."""

from __future__ import annotations

from games.camelot.pieces import Knight
from tests.stories.camelot.realm import refused
from tests.stories.evening import fresh

PLACE = "Choose your knight"


async def lobby(evening, *, assignment="choice"):
    people = [evening.person(name) for name in ("Anna", "Ben", "Cleo")]
    await evening.sit_down(*people, game="camelot", start=False, knight_assignment=assignment)
    await evening.settle()
    return people


async def test_whoever_chooses_first_has_that_knight(evening):
    """22.5: everybody sees who is whom; what is taken is refused; chance may have it back; restarts forget nothing."""
    anna, ben, cleo = await lobby(evening)
    panels = {}
    for who in (anna, ben):
        await who.click(PLACE, on=evening.lobby_message(who))
        panels[who] = who.panel()
    await anna.choose(PLACE, "kay", on=panels[anna])
    await evening.settle()
    assert "1. Anna · host · Sir Kay" in evening.lobby_message(cleo).text
    await ben.choose(PLACE, "kay", on=panels[ben])
    assert "Somebody else has chosen that" in ben.panel().text
    await ben.choose(PLACE, "arthur", on=panels[ben])
    await evening.close()
    await evening.open()
    await anna.choose(PLACE, "-", on=fresh(anna, panels[anna]))
    await anna.choose(PLACE, "tristan", on=fresh(anna, panels[anna]))
    await evening.settle()
    text = evening.lobby_message(cleo).text
    assert "1. Anna · host · Sir Tristan" in text and "2. Ben · King Arthur" in text and "Kay" not in text
    await anna.click("Start", on=evening.lobby_message(anna))
    await evening.settle()
    state = (await evening.look()).position.state
    assert [player.knight for player in state.players[:2]] == [Knight.TRISTAN, Knight.ARTHUR]
    assert state.players[2].knight not in (Knight.TRISTAN, Knight.ARTHUR)
    assert not refused(evening)


async def test_a_knight_is_free_again_when_its_owner_leaves(evening):
    anna, ben, cleo = await lobby(evening)
    await ben.click(PLACE, on=evening.lobby_message(ben))
    await ben.choose(PLACE, "kay", on=ben.panel())
    await evening.settle()
    await ben.click("Leave", on=evening.lobby_message(ben))
    await evening.settle()
    assert "Kay" not in evening.lobby_message(cleo).text
    await cleo.click(PLACE, on=evening.lobby_message(cleo))
    await cleo.choose(PLACE, "kay", on=cleo.panel())
    await evening.settle()
    assert "2. Cleo · Sir Kay" in evening.lobby_message(anna).text


async def test_with_knights_by_chance_there_is_nothing_to_choose(evening):
    """Neither the button nor, on an old one, the choice; and what was chosen before no longer counts."""
    anna, ben, _ = await lobby(evening)
    await anna.click(PLACE, on=evening.lobby_message(anna))
    panel = anna.panel()
    await anna.choose(PLACE, "kay", on=panel)
    await evening.house.lobby.set_options(1, int(anna.id), {"knight_assignment": "random"})
    await evening.settle()
    assert PLACE not in evening.lobby_message(ben).labels and "Kay" not in evening.lobby_message(ben).text
    await anna.choose(PLACE, "arthur", on=fresh(anna, panel))
    assert "nothing to choose" in anna.panel().text
    await anna.click("Start", on=evening.lobby_message(anna))
    await evening.settle()
    assert (await evening.look()).position.match.picks == {}


async def test_only_those_at_the_table_choose(evening):
    await lobby(evening)
    dora = evening.person("Dora")
    await dora.click(PLACE, on=evening.lobby_message(dora))
    assert "You do not sit at this table" in dora.panel().text
    assert (await evening.look()).picks == {}
