"""Building in four short steps: pictures and costs beside each, nothing counts before Confirm, and restarts."""

from __future__ import annotations

import io
import threading

import pytest
from PIL import Image

from cogs.ui import painter
from tests.games.hamlet.setting import join, site, table, token
from tests.stories.evening import fresh, until
from tests.stories.hamlet.hall import TABLE, Hall, alt_of

PLAN = "barn_a"


def yard():
    """Two players with a blueprint each, and goods to pay for it in more than one way."""
    state = table(2).state
    village = state.village
    join(village, "quarry", "lumber_yard").made = [token(0), token(1, fine=True)]
    for tile, good in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        site(village, tile).raw = [good] * 3
    for player in village.players:
        player.coins = 12
        player.blueprints = [PLAN, "outpost_a"]
        player.villagers = [*player.villagers, type(player.villagers[0])(0)]
        player.donkeys = [*player.donkeys, type(player.donkeys[0])(village.number("quarry"))]
    return state


async def opened(evening, alice, ben):
    hall = await Hall.open(evening, alice, ben)
    await hall.arrange(lambda village: None, yard())
    return hall, await hall.active()


async def a_path(hall, who, *path, units=False):
    """The first choice of each step to the end, the payment as asked for."""
    step = await hall.menu(who)
    for pick in path:
        step = step.after(pick)
    while step is not None:
        wanted = "choose" if units else "auto"
        path = (*path, wanted if wanted in step.choices else step.choices[0])
        step = step.after(path[-1])
    return path


async def pictured(who, panel, name, seen):
    """The panel once its own picture has followed."""

    def there():
        return [file.name for file in fresh(who, panel).files if file.data not in seen] == [name]

    await until(there)
    return fresh(who, panel)


async def test_four_steps_with_pictures_and_notes(evening, alice, ben):
    hall, who = await opened(evening, alice, ben)
    path = await a_path(hall, who, "build", PLAN)
    before, table_before = await hall.look(), hall.table(ben).text
    panel = await hall.hand(who)
    seen, pictures = [], []
    asked = ["Which blueprint", "Where does the builder stand", "At which segment", "Turned how", "How do you pay"]
    for place, question in enumerate(asked, 1):
        await hall.click(who, path[:place], panel=panel, done=place - 1)
        now = await pictured(who, panel, "hand.png" if place == 1 else "choice.png", [data for data, _ in pictures])
        assert question in now.text
        seen.append(now)
        pictures.append((now.files[0].data, alt_of(now)))
    assert " → " in seen[0].text and "★" in seen[0].text, "what it costs and scores"
    assert "no. " in seen[1].text and "by road" in seen[1].text
    assert "turn" in seen[2].text and "★" in seen[3].text
    assert "from" in seen[4].text or "coins" in seen[4].text, "the payment is proposed"
    assert len({data for data, _ in pictures}) == len(pictures)
    assert "numbered clockwise" in pictures[2][1] and "each of these turns" in pictures[3][1]
    for data, _ in pictures:
        assert Image.open(io.BytesIO(data)).width >= 600, "crisp at phone width"
    await hall.click(who, path, panel=panel, done=5)
    last = fresh(who, panel)
    assert "Confirm" in last.labels and "Barn A → " in last.text
    after = await hall.look()
    assert after.version == before.version and hall.table(ben).text == table_before, "nothing counts before Confirm"
    await who.click("Back", on=last)
    assert "How do you pay" in fresh(who, panel).text
    await hall.click(who, path, panel=panel, done=5)
    await who.click("Confirm", on=fresh(who, panel))
    assert (await hall.village()).sites[-1].tile == PLAN
    await evening.settle()
    assert "builds Barn A (no. 7)" in hall.table(ben).text


@pytest.mark.parametrize("steps", [2, 4, 6])
async def test_a_restart_in_the_middle_of_a_build(evening, alice, ben, unpainted, steps):
    """Between any two steps, and before Confirm: the old buttons go on where they were."""
    hall, who = await opened(evening, alice, ben)
    path = await a_path(hall, who, "build", PLAN)
    panel = await hall.click(who, path[:steps])
    before = await hall.village()
    await hall.again()
    assert await hall.village() == before
    panel = await hall.click(who, path, panel=panel, done=steps)
    await who.click("Confirm", on=panel)
    assert "You chose: **Build a tile → Barn A" in fresh(who, panel).text
    assert [one.tile for one in (await hall.village()).sites][-1] == PLAN


async def test_an_old_button_shows_how_it_stands_now(evening, alice, ben, unpainted):
    hall, who = await opened(evening, alice, ben)
    path = await a_path(hall, who, "build", PLAN)
    old = await hall.click(who, path)
    await hall.type(who, *path)
    built = await hall.village()
    await who.click("Confirm", on=old, force=True)
    assert "Build a tile" in fresh(who, old).text and (await hall.village()) == built, "not built twice"


async def test_payment_unit_by_unit(evening, alice, ben, unpainted):
    hall, who = await opened(evening, alice, ben)
    seat = await hall.seat(who)
    path = await a_path(hall, who, "build", "outpost_a", units=True)
    start = path.index("choose") + 1
    panel = await hall.click(who, path[:start])
    assert "Which good do you spend next?" in fresh(who, panel).text
    step = await hall.menu(who)
    for pick in path[:start]:
        step = step.after(pick)
    labels = [one.label for one in fresh(who, panel).buttons if ":choose:" in one.custom_id]
    assert any(label.startswith("Buy ") for label in labels) and any(" · " in label for label in labels)
    while step is not None:
        pick = next((choice for choice in step.choices if choice.startswith("buy_")), step.choices[-1])
        await hall.pick(who, fresh(who, panel), step, pick)
        path, step = (*path[:start], pick), step.after(pick)
        start += 1
    coins = (await hall.village()).players[seat].coins
    goods = [one.raw for one in (await hall.village()).sites]
    await who.click("Confirm", on=fresh(who, panel))
    village = await hall.village()
    bought = sum(1 for pick in path if pick.startswith("buy_"))
    assert bought >= 1 and village.players[seat].coins < coins
    taken = sum(len(raw) for raw in goods) - sum(len([cube for cube in one.raw if cube]) for one in village.sites)
    assert village.sites[-1].tile == "outpost_a" and taken < 3, "what was bought was not taken from the tiles"


async def test_a_click_that_knows_an_older_picture(evening, alice, ben):
    """The hand's picture has made way for a preview while the finger was on its way."""
    hall, who = await opened(evening, alice, ben)
    panel = await pictured(who, await hall.hand(who), "hand.png", [])
    await hall.click(who, ("build", PLAN), panel=panel)
    await pictured(who, panel, "choice.png", [])
    await who.click("Deliver to the church", on=panel, force=True)
    assert "Which delivery?" in fresh(who, panel).text
    await until(lambda: [file.name for file in fresh(who, panel).files] == ["hand.png"])
    assert "lost the answer" not in who.screen()


async def test_zoom_in_the_middle_and_back_to_the_hand(evening, alice, ben):
    hall, who = await opened(evening, alice, ben)
    panel = await hall.click(who, ("build", PLAN))
    await who.click("Zoom", on=panel)
    await until(lambda: [file.name for file in fresh(who, panel).files] == ["closer.png"])
    await who.click("My hand", on=fresh(who, panel))
    await until(lambda: [file.name for file in fresh(who, panel).files] == ["hand.png"])
    assert "What will you do?" in fresh(who, panel).text


async def test_undo_within_the_turn(evening, alice, ben, unpainted):
    hall, who = await opened(evening, alice, ben)
    before = await hall.village()
    panel = await hall.play(who, *await a_path(hall, who, "build", PLAN))
    assert await hall.village() != before
    await who.click("Undo", on=panel)
    assert await hall.village() == before and "Taken back." in fresh(who, panel).text
    await evening.settle()
    assert f"{who.name} has taken the last answer back." in hall.table(ben).text
    await hall.type(who, "donkeys", "church", "farm")
    await hall.type(who, *await a_path(hall, who, "build", PLAN))
    await who.slash("hamlet undo", table=str(TABLE))
    await who.slash("hamlet undo", table=str(TABLE))
    assert await hall.village() == before, "action by action, back to the beginning of the turn"
    await who.slash("hamlet undo", table=str(TABLE))
    assert "nothing to take back" in who.panel().text


async def test_no_undo_after_a_tile_was_drawn(evening, alice, ben, unpainted):
    hall, who = await opened(evening, alice, ben)
    village = await hall.village()
    tile = village.display[0].tile
    await hall.type(who, "donkeys", "church", "farm")
    panel = await hall.play(who, "blueprint", tile)
    drawn = await hall.village()
    assert drawn.display[-1].tile != village.display[-1].tile and drawn.active == village.active
    assert "Undo" not in panel.labels
    await who.slash("hamlet undo", table=str(TABLE))
    assert "something hidden has come to light" in who.panel().text and await hall.village() == drawn
    await hall.play(who, *await a_path(hall, who, "build", PLAN))
    await who.slash("hamlet undo", table=str(TABLE))
    assert await hall.village() == drawn, "what was done since then can be taken back"


async def test_nobody_undoes_for_others(evening, alice, ben, unpainted):
    hall, who = await opened(evening, alice, ben)
    await hall.play(who, *await a_path(hall, who, "build", PLAN))
    built = await hall.village()
    await hall.other(who).slash("hamlet undo", table=str(TABLE))
    assert await hall.village() == built
    await hall.play(who, "end")
    await who.slash("hamlet undo", table=str(TABLE))
    assert (await hall.village()).active != await hall.seat(who), "a turn that has ended stays ended"


async def test_a_picture_never_delays_an_answer(evening, alice, ben, monkeypatch):
    hall, who = await opened(evening, alice, ben)
    panel = await hall.hand(who)
    path = await a_path(hall, who, "build", PLAN)
    gate, real = threading.Event(), painter.paint

    def paint(*scene):
        gate.wait(20)
        return real(*scene)

    monkeypatch.setattr(painter, "paint", paint)
    await hall.click(who, path, panel=panel)
    await who.click("Confirm", on=fresh(who, panel))
    assert "You chose: **Build a tile" in fresh(who, panel).text, "five steps and the move, while nothing is painted"
    shown = evening.bot.desk.delivery
    await until(lambda: "builds Barn A" in hall.table(ben).text)
    gate.set()
    await shown.idle()
    assert [file.name for file in hall.table(ben).files] == ["table.png"]
    await until(lambda: fresh(who, panel).files)


async def test_the_board_is_the_one_in_the_picture(evening, alice, ben):
    """A built tile changes the table's picture; a click that changes nothing sends none."""
    hall, who = await opened(evening, alice, ben)
    first = hall.table(ben).files[0].data
    await hall.hand(who)
    await evening.settle()
    assert hall.table(ben).files[0].data == first
    await hall.type(who, *await a_path(hall, who, "build", PLAN))
    await evening.settle()
    assert hall.table(ben).files[0].data != first
    assert "with 8 tiles" in alt_of(hall.table(ben)) and len((await hall.village()).sites) == 8
