"""The notebook on Discord: opened by button and command, marked by menus and a form, kept over everything."""

from __future__ import annotations

import asyncio

from games.inkognito.pieces import BY_WORD, Place
from games.inkognito.state import Show
from tests.stories.company import confirm
from tests.stories.coup.watching import refused
from tests.stories.evening import fresh, until
from tests.stories.inkognito.venice import GIORGIO, RIALTO, RIGHT, SALUTE, Venice

WHOSE, WHAT, DRAFT = "Mark somebody", "What about them?", "Draft of the combination"


async def book(venice, who):
    """Opened from the hand, in its place."""
    panel = await venice.hand(who)
    await venice.evening.settle()
    await who.click("Notebook", on=panel)
    return fresh(who, panel)


async def typed(who):
    await who.slash("inkognito notebook", table="1")
    return who.panel()


def drawn(seen):
    (file,) = seen.files
    assert file.name == "notebook.png"
    return file.data


async def test_marks_draft_and_note_survive_a_restart_and_touch_nothing(evening):
    """N43: whatever Brian writes, in the middle of his meeting, is his alone; the table does not even notice."""
    venice = await Venice.open(evening, 4)
    await venice.go(RIALTO, RIALTO, SALUTE, GIORGIO)
    brian, rob, *_ = venice.people
    version, table = (await venice.look()).version, await venice.shown()
    mark = evening.stage.world.record.mark()
    page = await book(venice, brian)
    assert "You: Colonel Bubble, 13." in page.text and "Your partner is Lord Fiddlebottom." in page.text
    blank = drawn(page)
    await brian.choose(WHOSE, "Rob", on=page)
    await brian.choose(WHAT, "Lord Fiddlebottom", "36", on=page)
    await brian.click("Yes", on=page)
    await brian.choose(WHAT, "13", "24", "47", on=page)
    await brian.click("No", on=page)
    await brian.choose(WHOSE, "Mario", on=page)
    await brian.choose(WHAT, "Agent X", on=page)
    await brian.click("Perhaps", on=page)
    await brian.choose(DRAFT, "Lord Fiddlebottom: 36", on=page)
    await brian.click("Write a note", on=page)
    await brian.submit(Write_a_note="Rob ~2 said *nothing*.\nMario is_nervous.")
    written = [
        "Rob: surely Lord Fiddlebottom and 36",
        "Rob: not 13, 24 and 47",
        "Mario: perhaps Agent X",
        "Draft F-B-Z-X: 36-13-?-?",
        "“Rob ~2 said *nothing*.\nMario is_nervous.”",
    ]
    assert all(line in fresh(brian, page).text for line in written)
    assert drawn(fresh(brian, page)) != blank
    sent = evening.stage.world.record.since(mark)
    assert all(entry.audience <= {brian.id, evening.stage.world.bot.id} for entry in sent if entry.message_id)
    assert (await venice.look()).version == version and await venice.shown() == table
    await evening.close()
    await evening.open()
    again = await typed(brian)
    assert all(line in again.text for line in written) and drawn(again) == drawn(fresh(brian, page))
    assert "surely" not in (await typed(rob)).text and "nervous" not in (await typed(rob)).text
    await brian.choose(WHOSE, "Rob", on=again)
    await brian.choose(WHAT, "47", on=again)
    await brian.click("Rub out", on=again)
    await brian.choose(DRAFT, "Lord Fiddlebottom: ?", on=again)
    text = fresh(brian, again).text
    assert "Rob: not 13 and 24" in text and "Draft" not in text
    assert not refused(evening)


async def test_the_notebook_lies_beside_the_table(evening):
    """A button of the table opens each player's own, in private; who does not play has none."""
    venice = await Venice.open(evening, 4)
    assert venice.seen().labels[-4:] == ["My hand", "Notebook", "Log", "Rules"]
    brian, rob, *_ = venice.people
    table = venice.seen().id
    for who, own in ((brian, "You: Colonel Bubble, 13."), (rob, "You: Lord Fiddlebottom, 36.")):
        await who.click("Notebook", on=venice.seen(who))
        assert who.panel().ephemeral and own in who.panel().text and drawn(who.panel())
    eve = evening.person("Eve")
    await eve.click("Notebook", on=venice.seen(eve))
    assert eve.panel().ephemeral and not eve.panel().files
    assert venice.seen().id == table and "notebook" not in venice.seen().files[0].name


async def test_ones_own_number_is_no_question(evening):
    """The draft asks for the other three; the Ambassador's for all four."""
    venice = await Venice.open(evening, 5)
    brian, ugo = venice.people[0], venice.people[4]
    offered = (await typed(brian)).selects[-1].labels
    assert not [label for label in offered if label.startswith("Colonel Bubble")] and len(offered) == 15
    page = await typed(ugo)
    assert len(page.selects[-1].labels) == 20 and "You are the Ambassador: no cards of your own." in page.text


async def test_a_note_by_typing(evening):
    venice = await Venice.open(evening, 4)
    brian, rob, *_ = venice.people
    await brian.slash("inkognito note", text="Ask Mario", table="1")
    assert brian.panel().ephemeral and "“Ask Mario”" in brian.panel().text
    await brian.slash("inkognito note", text="Ask David", table="1")
    assert "“Ask David”" in (await typed(brian)).text and "Mario”" not in (await typed(brian)).text
    eve = evening.person("Eve")
    await eve.slash("inkognito notebook", table="1")
    assert "notebook.png" not in [file.name for file in eve.panel().files] and "David" not in eve.panel().text
    assert "“Ask" not in (await typed(rob)).text


async def test_meetings_write_themselves(evening):
    """What Brian saw, showed and knows for certain, and the pairs he has used; nothing of it is Mario's."""
    venice = await Venice.open(evening, 4, deduction_help=True)
    await venice.go(RIALTO, RIALTO, SALUTE, GIORGIO)
    brian, rob, mario, _ = venice.people
    assert "36 ways left" in (await typed(brian)).text
    await venice.choose(brian, "✔ Colonel Bubble", "✘ 24")
    await venice.choose(rob, "✔ Lord Fiddlebottom", "✘ 13")
    text = (await typed(brian)).text
    for line in (
        "Round 1, Rialto, Rob – X: Lord Fiddlebottom and 13 · O: Colonel Bubble and 24",
        "Rob: 1 of 12 pairs used\n– Colonel Bubble and 24",
        "Mario: 0 of 12 pairs used",
        "12 ways left to give everybody an identity and a number.",
        "Rob: Lord Fiddlebottom · 24, 36 and 47",
    ):
        assert line in text
    assert "16 ways left" in (await typed(rob)).text
    assert "Round 1" not in (await typed(mario)).text and "36 ways left" in (await typed(mario)).text


def long_record(state):
    """Fifty rounds of meetings of the first seat with everybody, as long as a game may last."""
    agents = state.agents
    mine = state.black[agents[0]]
    pairs = [sorted((yes, no)) for yes in mine for no in BY_WORD.values() if no not in mine]
    for number in range(50):
        other = agents[1 + number % 3]
        cards = sorted(
            [state.black[other][number % 2], next(c for c in BY_WORD.values() if c not in state.black[other])]
        )
        place = Place(number % 5)
        state.shows.append(Show(number + 1, place, agents[0], [other], pairs[number // 3 % 12], "exchange"))
        state.shows.append(Show(number + 1, place, other, [agents[0]], cards, "exchange"))


async def test_a_long_game_fits_on_as_many_leaves_as_it_takes(evening):
    """Every meeting can be read, with the longest note and every mark; Discord takes each page."""
    venice = await Venice.open(evening, 4, deduction_help=True)
    brian = venice.people[0]
    await evening.arrange(long_record)
    await brian.slash("inkognito note", text="w" * 1000, table="1")
    page = await typed(brian)
    for who in ("Rob", "Mario", "David"):
        await brian.choose(WHOSE, who, on=page)
        await brian.choose(WHAT, *BY_WORD, on=page)
        await brian.click("Perhaps", on=page)
    rounds, pictures, words = [], set(), ""
    page = await typed(brian)
    for _ in range(12):
        page = fresh(brian, page)
        words += page.text
        rounds += [line.split(",")[0] for line in page.text.split("\n") if line.startswith("Round ")]
        pictures.add(drawn(page))
        if next(one for one in page.buttons if one.label == "Older ›").disabled:
            break
        await brian.click("Older ›", on=page)
    assert sorted(rounds) == sorted(f"Round {number}" for number in range(1, 51)), "each of them once"
    assert len(pictures) == 5
    assert (
        "w" * 1000 in words
        and "David: perhaps Lord Fiddlebottom" in words
        and "What your record leaves possible" in words
    )
    await brian.click("‹ Newer", on=page)
    assert fresh(brian, page).text != page.text
    assert not refused(evening)


async def test_the_notebook_outlives_the_game(evening):
    venice = await Venice.open(evening, 4)
    await venice.go(RIALTO, RIALTO, SALUTE, GIORGIO)
    brian, rob, *_ = venice.people
    await brian.slash("inkognito note", text="Rob it is", table="1")
    await confirm(brian, await venice.hand(brian), "Open the safe…", "36", "24", RIGHT)
    await venice.choose(rob, "✔ 36", "✘ 24")
    assert "🏆 Brian and Rob win!" in await venice.shown()
    assert "“Rob it is”" in (await typed(brian)).text


async def test_each_game_of_a_series_has_its_own_page(evening):
    venice = await Venice.open(evening, 4, series_points=2)
    await venice.go(RIALTO, RIALTO, SALUTE, GIORGIO)
    brian, rob, *_ = venice.people
    await brian.slash("inkognito note", text="Rob it is", table="1")
    await confirm(brian, await venice.hand(brian), "Open the safe…", "36", "24", RIGHT)
    await venice.choose(rob, "✔ 36", "✘ 24")
    assert "The last game" in await venice.shown() and "Mario: Madame Zsa Zsa, 24." in await venice.shown()
    text = (await typed(brian)).text
    assert "Your notebook · game 2" in text and "Rob it is" not in text


async def test_a_late_picture_of_the_hand_does_not_close_the_notebook(evening, monkeypatch):
    venice = await Venice.open(evening, 4)
    brian, desk = venice.people[0], evening.bot.desk
    painted, may_paint = desk.painter.png, [asyncio.Event()]

    async def slow_at_first(*wanted, **more):
        while may_paint:
            await may_paint.pop().wait()
        return await painted(*wanted, **more)

    first = may_paint[0]
    await evening.settle()
    monkeypatch.setattr(desk.painter, "png", slow_at_first)
    panel = await venice.hand(brian)
    await until(lambda: not may_paint)
    await brian.click("Notebook", on=panel)
    assert drawn(fresh(brian, panel))
    first.set()
    await desk.pictures.idle()
    assert drawn(fresh(brian, panel)), "still the notebook"
