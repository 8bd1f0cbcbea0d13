"""Building in three short steps: pictures and costs beside each, nothing counts before Confirm, and restarts."""

from __future__ import annotations

import io
import threading

import pytest
from PIL import Image

from cogs.painting import painter
from games.core.menu import step_after
from tests.games.hamlet.setting import join, site, table, token
from tests.stories.evening import fresh, until
from tests.stories.hamlet.hall import TABLE, Hall, alt_of, word

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
    """The first choice of each further step to the end, the payment as asked for."""
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


async def test_three_steps_with_pictures_and_notes(evening, alice, ben):
    hall, who = await opened(evening, alice, ben)
    path = await a_path(hall, who, "build", "outpost_a", "church")
    before, table_before = await hall.look(), hall.table(ben).text
    panel = await hall.hand(who)
    seen, pictures = [], []
    asked = ["Which blueprint", "Beside which tile", "Which way round", "How do you pay"]
    for place, question in enumerate(asked, 1):
        await hall.click(who, path[:place], panel=panel, done=place - 1)
        now = await pictured(who, panel, "hand.webp" if place == 1 else "choice.webp", [data for data, _ in pictures])
        assert question in now.text
        seen.append(now)
        pictures.append((now.files[0].data, alt_of(now)))
    assert " → " in seen[0].text and "★" in seen[0].text, "what it costs and scores"
    assert "no. " in seen[1].text and "with a road to" in seen[1].text
    assert " meets " in seen[2].text and "forest at" in seen[2].text and "★" in seen[2].text
    assert "1 wood, 1 stone and 1 wheat from 3 tiles" in seen[3].text, "the payment is proposed"
    assert seen[3].labels[:2] == ["Pay like this", "Change"] and "Confirm" not in seen[3].labels
    assert len({data for data, _ in pictures}) == len(pictures)
    assert "a small numbered picture for each of" in pictures[2][1] and "as it would stand" in pictures[3][1]
    for data, _ in pictures:
        assert Image.open(io.BytesIO(data)).width >= 600, "crisp at phone width"
    after = await hall.look()
    assert after.version == before.version and hall.table(ben).text == table_before, "nothing counts before it is paid"
    await who.click("Back", on=seen[3])
    assert "Which way round" in fresh(who, panel).text
    await hall.click(who, path, panel=panel, done=3)
    assert (await hall.village()).sites[-1].tile == "outpost_a"
    await evening.settle()
    assert "builds Outpost A (no. 7) beside Church: 2★; spends 1 wood, 1 stone and 1 wheat." in hall.table(ben).text


async def test_a_build_is_five_clicks_at_most(evening, alice, ben, unpainted):
    """From the open panel, with everything to choose; and what leaves no choice takes none."""
    hall, who = await opened(evening, alice, ben)
    step, clicks = await hall.menu(who), 0
    for pick in await a_path(hall, who, "build", "outpost_a", "church"):
        clicks, step = clicks + (step.forced is None), step.after(pick)
    assert clicks == 5
    barn = await a_path(hall, who, "build", PLAN)
    panel = await hall.hand(who)
    for label in ("Build a tile", "Barn A", *[word(await hall.menu(who), barn[2])]):
        await who.click(label, on=fresh(who, panel))
    assert (await hall.village()).sites[-1].tile == PLAN, "one way beside that tile, one way to pay"


@pytest.mark.parametrize("steps", [2, 3, 4])
async def test_a_restart_in_the_middle_of_a_build(evening, alice, ben, unpainted, steps):
    """Between any two steps: the old buttons go on where they were."""
    hall, who = await opened(evening, alice, ben)
    path = await a_path(hall, who, "build", "outpost_a", "church")
    panel = await hall.click(who, path[:steps])
    before = await hall.village()
    await hall.again()
    assert await hall.village() == before
    step = step_after(await hall.menu(who), path[:steps])
    await who.click(word(step, path[steps]), on=panel, force=True)
    if steps < 4:
        await hall.click(who, path, panel=panel, done=steps + 1)
    assert "builds Outpost A" in fresh(who, panel).text
    assert [one.tile for one in (await hall.village()).sites][-1] == "outpost_a"


async def test_an_old_button_shows_how_it_stands_now(evening, alice, ben, unpainted):
    hall, who = await opened(evening, alice, ben)
    path = await a_path(hall, who, "build", "outpost_a", "church")
    old = await hall.click(who, path[:-1])
    await hall.type(who, *path)
    built = await hall.village()
    await who.click("Pay like this", on=old, force=True)
    assert (await hall.village()) == built, "not built twice"


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
    coins = (await hall.village()).players[seat].coins
    goods = [one.raw for one in (await hall.village()).sites]
    while step is not None:
        pick = next((choice for choice in step.choices if choice.startswith("buy_")), step.choices[-1])
        if step.forced is None:
            await hall.pick(who, fresh(who, panel), step, pick)
        path, step = (*path[:start], pick), step.after(pick)
        start += 1
    village = await hall.village()
    bought = sum(1 for pick in path if pick.startswith("buy_"))
    assert bought >= 1 and village.players[seat].coins < coins
    taken = sum(len(raw) for raw in goods) - sum(len([cube for cube in one.raw if cube]) for one in village.sites)
    assert village.sites[-1].tile == "outpost_a" and taken < 3, "what was bought was not taken from the tiles"


async def test_a_click_that_knows_an_older_picture(evening, alice, ben):
    """The hand's picture has made way for a preview while the finger was on its way."""
    hall, who = await opened(evening, alice, ben)
    panel = await pictured(who, await hall.hand(who), "hand.webp", [])
    await hall.click(who, ("build", PLAN), panel=panel)
    await pictured(who, panel, "choice.webp", [])
    await who.click("Deliver to the church", on=panel, force=True)
    assert "Which delivery?" in fresh(who, panel).text
    await until(lambda: [file.name for file in fresh(who, panel).files] == ["hand.webp"])
    assert "lost the answer" not in who.screen()


async def test_zoom_in_the_middle_and_back_to_the_hand(evening, alice, ben):
    hall, who = await opened(evening, alice, ben)
    panel = await hall.click(who, ("build", PLAN))
    await who.click("Zoom", on=panel)
    await until(lambda: [file.name for file in fresh(who, panel).files] == ["closer.webp"])
    await who.click("My turn", on=fresh(who, panel))
    await until(lambda: [file.name for file in fresh(who, panel).files] == ["hand.webp"])
    assert "Build a tile" in fresh(who, panel).labels


async def test_undo_within_the_turn(evening, alice, ben, unpainted):
    hall, who = await opened(evening, alice, ben)
    before = await hall.village()
    panel = await hall.play(who, *await a_path(hall, who, "build", PLAN))
    assert await hall.village() != before
    await who.click("Undo", on=panel)
    assert await hall.village() == before and "Undone." in fresh(who, panel).text
    await evening.settle()
    assert f"{who.name} undid their last move." in hall.table(ben).text
    await hall.type(who, "donkeys", "church", "farm")
    await hall.type(who, *await a_path(hall, who, "build", PLAN))
    await who.slash("hamlet undo", table=str(TABLE))
    await who.slash("hamlet undo", table=str(TABLE))
    assert await hall.village() == before, "action by action, back to the beginning of the turn"
    await who.slash("hamlet undo", table=str(TABLE))
    assert "It cannot be undone" in who.panel().text


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
    evening.bot.desk.delivery.pauses.picture = 0.05
    await hall.click(who, path, panel=panel)
    assert "builds Barn A" in fresh(who, panel).text, "every step and the move, while nothing is painted"
    shown = evening.bot.desk.delivery
    await until(lambda: "builds Barn A" in hall.table(ben).text)
    gate.set()
    await shown.idle()
    assert [file.name for file in hall.table(ben).files] == ["table.webp"]
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


async def test_the_best_places_on_request(evening, alice, ben, unpainted):
    """In the panel of whoever asks, in words; nothing is played, and nobody else is told."""
    hall, who = await opened(evening, alice, ben)
    before, public = (await hall.look()).version, hall.table(ben).text
    panel = await hall.hand(who)
    await who.click("Best places", on=panel)
    seen = fresh(who, panel)
    assert "The best places for your blueprints right now:\n1. **" in seen.text and "\n3. **" in seen.text
    assert " meets " in seen.text and "Build a tile" in seen.labels, "the choice goes on below it"
    assert (await hall.look()).version == before and hall.table(ben).text == public
