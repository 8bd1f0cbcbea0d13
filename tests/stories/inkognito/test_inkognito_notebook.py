"""The notebook on Discord: opened by button and command, marked by menus and a form, kept over everything."""

from __future__ import annotations

import asyncio

from games.inkognito.pieces import BY_WORD, Place
from games.inkognito.state import Show
from sandbox.model import COMPONENT
from tests.stories.company import confirm
from tests.stories.coup.watching import refused
from tests.stories.evening import fresh, until
from tests.stories.inkognito.venice import GIORGIO, RIALTO, RIGHT, SALUTE, Venice

WHO, WHICH, DRAFT = "Mark who is who", "Mark who has which number", "Draft of the combination"


async def book(venice, who):
    """Opened from the hand, in its place."""
    panel = await venice.hand(who)
    await venice.evening.settle()
    await who.click("Notebook", on=panel)
    return fresh(who, panel)


async def typed(who):
    await who.slash("inkognito notebook", table="1")
    return who.panel()


async def whole(who):
    """Everything in words, what the picture shows too."""
    page = await typed(who)
    await who.click("In words", on=page)
    return fresh(who, page)


def drawn(seen):
    (file,) = seen.files
    assert file.name == "notebook.webp"
    return file.data


async def test_marks_draft_and_note_survive_a_restart_and_touch_nothing(evening):
    """N43: whatever Brian writes, in the middle of his meeting, is his alone; the table does not even notice."""
    venice = await Venice.open(evening, 4)
    await venice.go(RIALTO, RIALTO, SALUTE, GIORGIO)
    brian, rob, *_ = venice.people
    version, table = (await venice.look()).version, await venice.shown()
    mark = evening.stage.world.record.mark()
    page = await book(venice, brian)
    assert "Your partner is Lord Fiddlebottom." in page.text
    blank = drawn(page)
    await brian.choose(WHO, "Rob: Lord Fiddlebottom", on=page)
    await brian.click("Yes", on=page)
    await brian.choose(WHICH, "Rob: 24", "Rob: 47", on=page)
    await brian.click("No", on=page)
    await brian.choose(WHO, "Mario: Agent X", on=page)
    await brian.click("Perhaps", on=page)
    await brian.choose(DRAFT, "Lord Fiddlebottom: 36", on=page)
    await brian.click("Write a note", on=page)
    await brian.submit(Write_a_note="Rob ~2 said *nothing*.\nMario is_nervous.")
    written = [
        "Rob: surely Lord Fiddlebottom",
        "Rob: not 24 and 47",
        "Mario: perhaps Agent X",
        "Draft F-B-Z-X: 36-13-?-?",
        "“Rob ~2 said *nothing*.\nMario is_nervous.”",
    ]
    assert all(line in fresh(brian, page).text for line in written)
    kept = drawn(fresh(brian, page))
    assert kept != blank
    sent = evening.stage.world.record.since(mark)
    assert all(entry.audience <= {brian.id, evening.stage.world.bot.id} for entry in sent if entry.message_id)
    assert (await venice.look()).version == version and await venice.shown() == table
    await evening.close()
    await evening.open()
    again = await typed(brian)
    assert all(line in again.text for line in written) and drawn(again) == kept
    assert "surely" not in (await typed(rob)).text and "nervous" not in (await typed(rob)).text
    await brian.choose(WHICH, "Rob: 47", on=again)
    await brian.click("Rub out", on=again)
    await brian.choose(DRAFT, "Lord Fiddlebottom: ?", on=again)
    text = fresh(brian, again).text
    assert "Rob: not 24\n" in text and "Draft" not in text
    assert not refused(evening)


async def test_the_notebook_lies_beside_the_table(evening):
    """A button of the table opens each player's own, in private; who does not play has none."""
    venice = await Venice.open(evening, 4)
    assert venice.seen().labels[-4:] == ["My hand", "Notebook", "Log", "Rules"]
    brian, rob, *_ = venice.people
    table = venice.seen().id
    for who, own in ((brian, "Your partner is Lord Fiddlebottom."), (rob, "Your partner is Colonel Bubble.")):
        await who.click("Notebook", on=venice.seen(who))
        assert who.panel().ephemeral and own in who.panel().text and drawn(who.panel())
    eve = evening.person("Eve")
    await eve.click("Notebook", on=venice.seen(eve))
    assert eve.panel().ephemeral and not eve.panel().files
    assert venice.seen().id == table and "notebook" not in venice.seen().files[0].name


async def test_ones_own_number_is_no_question(evening):
    """The draft asks for the other three, and which of the other numbers they have; the Ambassador's for everything."""
    venice = await Venice.open(evening, 5)
    brian, ugo = venice.people[0], venice.people[4]
    offered = (await typed(brian)).selects[-1].labels
    assert not [label for label in offered if "Bubble" in label or "13" in label] and len(offered) == 12
    page = await whole(ugo)
    assert len(page.selects[-1].labels) == 20 and "You are the Ambassador: no cards of your own." in page.text


async def test_ones_own_cards_are_crossed_out_and_not_asked_about(evening):
    """Nobody else can be who one is; the Ambassador, who is nobody, may mark everything."""
    venice = await Venice.open(evening, 5)
    brian, ugo = venice.people[0], venice.people[4]
    page = await whole(brian)
    assert "Crossed out for all others: Colonel Bubble, 13." in page.text
    assert [len(one.labels) for one in page.selects[:2]] == [9, 9]
    offered = [label for one in page.selects[:2] for label in one.labels]
    assert not [label for label in offered if "Bubble" in label or "13" in label or "Brian" in label]
    everything = (await typed(ugo)).selects
    assert [len(one.labels) for one in everything[:2]] == [16, 16]
    page = await typed(ugo)
    await ugo.choose(WHO, *everything[0].labels, on=page)
    await ugo.click("Perhaps", on=page)
    assert "Brian: perhaps Lord Fiddlebottom, Colonel Bubble, Madame Zsa Zsa and Agent X" in fresh(ugo, page).text
    assert not refused(evening)


async def test_a_notebook_that_was_open_before_still_works(evening):
    """Its menus asked first about whom, then about what."""
    venice = await Venice.open(evening, 4)
    brian = venice.people[0]
    await brian.forge(COMPONENT, {"component_type": 3, "custom_id": "s:book-seat:1", "values": ["1"]})
    assert "Your partner is Lord Fiddlebottom." in brian.panel().text
    await brian.forge(COMPONENT, {"component_type": 3, "custom_id": "s:book-card:1:1", "values": ["n24", "zsazsa"]})
    assert "How do you mark this?" in brian.panel().text and "Rob: Madame Zsa Zsa and Rob: 24" in brian.panel().text
    await brian.forge(COMPONENT, {"component_type": 2, "custom_id": "p:book-sign:1:1:2.5:no"})
    assert "Rob: not Madame Zsa Zsa and 24" in brian.panel().text
    for written in ("p:book-mark:1:00:no", "p:book-mark:1:70:no", "p:book-mark:1:19:no", "p:book-mark:1:1:no"):
        await brian.forge(COMPONENT, {"component_type": 2, "custom_id": written})
        assert "Your notebook" not in brian.panel().text, written


async def marked(who, page, *facts):
    """Each of these is marked as certain: two steps."""
    for menu, fact in facts:
        await who.choose(menu, fact, on=page)
        await who.click("Yes", on=page)


async def test_the_safe_opens_as_in_the_notebook(evening):
    """What is certain fills in the draft, and the draft the safe: notebook, safe, Confirm."""
    venice = await Venice.open(evening, 4)
    brian, rob, *_ = venice.people
    page = await typed(brian)
    await marked(brian, page, (WHO, "Rob: Lord Fiddlebottom"), (WHICH, "Rob: 36"))
    assert "Draft F-B-Z-X: 36-13-?-?" in fresh(brian, page).text
    await brian.choose(DRAFT, "Madame Zsa Zsa: 24", on=page)
    assert f"Draft F-B-Z-X: {RIGHT}" in fresh(brian, page).text, "the last number follows"
    press = f"Open the safe as in my notebook: {RIGHT}"
    assert press not in fresh(brian, page).labels, "nobody is met yet"
    await venice.go(RIALTO, RIALTO, SALUTE, GIORGIO)
    panel = await venice.hand(brian)
    await brian.click("Open the safe…", on=panel)
    proposed = f"Your notebook says {RIGHT}: press Notebook to open the safe with it."
    assert proposed in fresh(brian, panel).text and "Wrong partner?" not in fresh(brian, panel).text
    await brian.click("Notebook", on=panel)
    assert press in fresh(brian, panel).labels and "Wrong partner?" not in fresh(brian, panel).text
    await brian.click(press, on=panel)
    assert "F 36, B 13, Z 24, X 47, and Rob is your partner?" in fresh(brian, panel).text
    assert (await venice.look()).awaits == (0, 1), "not before Confirm"
    await brian.click("Confirm", on=panel)
    assert (await venice.look()).awaits == (1,)
    await venice.choose(rob, "✔ 36", "✘ 24")
    assert "## Brian and Rob won." in await venice.shown()
    assert not refused(evening)


async def test_the_safe_warns_when_the_notebook_names_another_partner(evening):
    """By marks of one's own, wherever the safe is begun; other people's notebooks say nothing to it."""
    venice = await Venice.open(evening, 4)
    await venice.go(RIALTO, RIALTO, SALUTE, GIORGIO)
    brian, rob, *_ = venice.people
    panel = await venice.hand(brian)
    await marked(rob, await typed(rob), (WHO, "Mario: Colonel Bubble"))
    await brian.click("Open the safe…", on=panel)
    assert "Wrong partner?" not in fresh(brian, panel).text
    await marked(brian, await typed(brian), (WHO, "Mario: Lord Fiddlebottom"))
    panel = await venice.hand(brian)
    warning = "Wrong partner? Your notebook says that Mario is Lord Fiddlebottom."
    for label in ("Open the safe…", "F 36 → Z 24", "Back", "F 36 → Z 24"):
        await brian.click(label, on=panel)
        assert fresh(brian, panel).text.count(warning) == 1
    page = await typed(brian)
    await brian.choose(WHO, "Mario: Lord Fiddlebottom", on=page)
    await brian.click("Rub out", on=page)
    await brian.choose(WHO, "Rob: Lord Fiddlebottom", on=page)
    await brian.click("No", on=page)
    await brian.choose(DRAFT, "Lord Fiddlebottom: 36", on=page)
    await brian.choose(DRAFT, "Agent X: 47", on=page)
    text = fresh(brian, page).text
    assert "Wrong partner? Your notebook says that Rob is not Lord Fiddlebottom." in text
    assert f"Open the safe as in my notebook: {RIGHT}" in fresh(brian, page).labels
    assert not refused(evening)


async def test_what_black_cards_have_shown_is_said_once(evening):
    """At the first step above the choices, at the last one beside the combination."""
    venice = await Venice.open(evening, 4)
    await evening.arrange(seen_black)
    await venice.go(RIALTO, SALUTE, GIORGIO, RIALTO)
    brian = venice.people[0]
    panel = await venice.hand(brian)
    await brian.click("Open the safe…", on=panel)
    assert "Wrong partner? Your notebook says that David is Agent X." in fresh(brian, panel).text
    for label, warned in (("F 36 → Z 24", False), ("Back", True), ("F 36 → Z 24", False)):
        await brian.click(label, on=panel)
        assert ("Wrong partner?" in fresh(brian, panel).text) is warned
    assert fresh(brian, panel).text.count("Your notebook says David is Agent X.") == 1


def seen_black(state):
    state.shows.append(Show(1, Place.RIALTO, 3, [0], [BY_WORD["agent_x"]], "interview"))


async def test_from_every_page_of_the_notebook_a_way_leads_back_to_the_hand(evening):
    venice = await Venice.open(evening, 4)
    brian = venice.people[0]
    page = await book(venice, brian)
    await brian.choose(WHO, "Rob: Lord Fiddlebottom", on=page)
    assert "My hand" in fresh(brian, page).labels
    await evening.arrange(long_record)
    page = await typed(brian)
    await brian.click("Older ›", on=page)
    await brian.click("My hand", on=fresh(brian, page))
    assert "You are Colonel Bubble; your number is 13" in fresh(brian, page).text


async def test_a_note_by_typing(evening):
    venice = await Venice.open(evening, 4)
    brian, rob, *_ = venice.people
    await brian.slash("inkognito note", text="Ask Mario", table="1")
    assert brian.panel().ephemeral and "“Ask Mario”" in brian.panel().text
    await brian.slash("inkognito note", text="Ask David", table="1")
    assert "“Ask David”" in (await typed(brian)).text and "Mario”" not in (await typed(brian)).text
    eve = evening.person("Eve")
    await eve.slash("inkognito notebook", table="1")
    assert "notebook.webp" not in [file.name for file in eve.panel().files] and "David" not in eve.panel().text
    assert "“Ask" not in (await typed(rob)).text


async def test_meetings_write_themselves(evening):
    """What Brian saw, showed and knows for certain, and the pairs he has used; nothing of it is Mario's."""
    venice = await Venice.open(evening, 4, deduction_help=True)
    await venice.go(RIALTO, RIALTO, SALUTE, GIORGIO)
    brian, rob, mario, _ = venice.people
    assert "36 ways left" in (await typed(brian)).text
    await venice.choose(brian, "✔ Colonel Bubble", "✘ 24")
    await venice.choose(rob, "✔ Lord Fiddlebottom", "✘ 13")
    assert "Round 1" not in (await typed(brian)).text, "its picture shows the meetings"
    text = (await whole(brian)).text
    for line in (
        "Round 1, Rialto, Rob – X: Lord Fiddlebottom and 13 · O: Colonel Bubble and 24",
        "Rob: 1 of 12 pairs used\n– Colonel Bubble and 24",
        "Mario: 0 of 12 pairs used",
        "12 ways left to give everybody an identity and a number.",
        "Rob: Lord Fiddlebottom · 24, 36 and 47",
    ):
        assert line in text
    assert "16 ways left" in (await typed(rob)).text
    assert "Round 1" not in (await whole(mario)).text and "36 ways left" in (await typed(mario)).text


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
    for menu in (WHO, WHICH):
        await brian.choose(menu, *next(one for one in page.selects if one.placeholder == menu).labels, on=page)
        await brian.click("Perhaps", on=page)
    rounds, pictures, words = [], set(), ""
    page = await whole(brian)
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
    await confirm(brian, await venice.hand(brian), "Open the safe…", "F 36", "Z 24")
    await venice.choose(rob, "✔ 36", "✘ 24")
    assert "## Brian and Rob won." in await venice.shown()
    assert "“Rob it is”" in (await typed(brian)).text


async def test_each_game_of_a_series_has_its_own_page(evening):
    venice = await Venice.open(evening, 4, series_points=2)
    await venice.go(RIALTO, RIALTO, SALUTE, GIORGIO)
    brian, rob, *_ = venice.people
    await brian.slash("inkognito note", text="Rob it is", table="1")
    await confirm(brian, await venice.hand(brian), "Open the safe…", "F 36", "Z 24")
    await venice.choose(rob, "✔ 36", "✘ 24")
    assert (
        "Game 1 is won by Brian and Rob." in await venice.shown()
        and "Mario: Madame Zsa Zsa, 24." in await venice.shown()
    )
    text = (await typed(brian)).text
    assert "Your notebook · game 2" in text and "Rob it is" not in text


async def test_a_late_picture_of_the_hand_does_not_close_the_notebook(evening, monkeypatch):
    venice = await Venice.open(evening, 4)
    brian, desk = venice.people[0], evening.bot.desk
    painted, may_paint = desk.painter.picture, [asyncio.Event()]

    async def slow_at_first(*wanted, **more):
        while may_paint:
            await may_paint.pop().wait()
        return await painted(*wanted, **more)

    first = may_paint[0]
    desk.panels.pauses.prompt = 0.1
    await evening.settle()
    monkeypatch.setattr(desk.painter, "picture", slow_at_first)
    panel = await venice.hand(brian)
    await until(lambda: not may_paint)
    await brian.click("Notebook", on=panel)
    assert drawn(fresh(brian, panel))
    first.set()
    await desk.panels.idle()
    assert drawn(fresh(brian, panel)), "still the notebook"
