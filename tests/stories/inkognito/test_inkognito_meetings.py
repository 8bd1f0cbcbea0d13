"""Meetings: secret commits that may be changed, a restart in between, the safe, people who never answer, typing."""

from __future__ import annotations

from games.host.rows import Presence
from tests.stories.company import confirm
from tests.stories.coup.watching import refused
from tests.stories.evening import fresh
from tests.stories.inkognito.venice import AT, GIORGIO, MARCO, RIALTO, RIGHT, SALUTE, SIGHS, Venice

BUBBLE, FIDDLE, ZSAZSA, AGENT_X = "Colonel Bubble", "Lord Fiddlebottom", "Madame Zsa Zsa", "Agent X"


async def meeting(evening, **more):
    """Brian and Rob alone at Rialto, Mario and David each somewhere else."""
    venice = await Venice.open(evening, 4, **more)
    await venice.go(RIALTO, RIALTO, SALUTE, GIORGIO)
    assert await venice.asked() == "meet-aa"
    return venice


async def test_places_are_public_buttons_for_one(evening):
    venice = await Venice.open(evening, 4)
    brian, rob, mario, _ = venice.people
    assert venice.seen().labels[:5] == [MARCO, RIALTO, GIORGIO, SIGHS, SALUTE]
    await rob.click(RIALTO, on=venice.seen())
    assert "It is not your decision now; the table waits for Brian." in rob.panel().text
    table = venice.seen()
    await brian.click(RIALTO, on=table)
    assert "Brian goes to Rialto." in await venice.shown()
    await rob.click(RIALTO, on=table, force=True)
    assert "The table has moved on" in rob.panel().text, "an old button places nobody"
    await venice.go(RIALTO, SALUTE, GIORGIO)
    await confirm(brian, await venice.hand(brian), f"✔ {BUBBLE}", "✘ 24")
    await confirm(rob, await venice.hand(rob), "✔ 36", f"✘ {AGENT_X}")
    text = await venice.shown()
    assert "Rob, where do you go?" in text and RIALTO not in venice.seen().labels, "the tile is spent"
    assert mario.panel() is None


async def test_a_restart_between_two_commits(evening):
    """What Brian has decided is kept; Rob's old panel stands where he was and works; each sees the other's cards and
    nobody else does."""
    venice = await meeting(evening)
    brian, rob, mario, _ = venice.people
    panel = await venice.hand(rob)
    await rob.click("Open the safe…", on=panel)
    await venice.choose(brian, f"✔ {BUBBLE}", "✘ 24")
    assert "Waiting for Rob." in await venice.shown()
    await evening.close()
    await evening.open()
    assert (await venice.look()).awaits == (1,)
    assert "Decided: you show Colonel Bubble and 24." in (await venice.hand(brian)).text
    await rob.click("Back", on=panel)
    await evening.settle()
    panel = rob.panel()
    await confirm(rob, panel, f"✔ {FIDDLE}", "✘ 13")
    assert "Brian and Rob have exchanged information at Rialto." in await venice.shown()
    assert "Brian showed you Colonel Bubble and 24." in rob.panel().text
    assert "Rob showed you Lord Fiddlebottom and 13." in (await venice.hand(brian)).text
    told = evening.stage.world.record.readable_by(mario.id)
    assert not [one for one in told if BUBBLE in one.text or FIDDLE in one.text]
    assert not refused(evening)


async def test_a_commit_may_be_changed_until_the_last_is_in(evening):
    venice = await meeting(evening)
    brian, rob, *_ = venice.people
    panel = await venice.choose(brian, f"✔ {BUBBLE}", "✘ 24")
    assert "You have answered; you may still change your mind." in panel.text
    table = await venice.shown()
    await confirm(brian, panel, "✔ 13", f"✘ {AGENT_X}")
    assert "Decided: you show 13 and Agent X." in fresh(brian, panel).text
    assert await venice.shown() == table, "nobody learns that he has thought again"
    await venice.choose(rob, "✔ 36", "✘ 24")
    assert "Brian showed you Agent X and 13." in (await venice.hand(rob)).text
    await brian.click("✔ Bubble ✘ 24", on=panel, force=True)
    assert "The table has moved on" in fresh(brian, panel).text, "now it is too late"


async def test_two_pairs_decide_at_once_and_are_called_once(evening):
    """The second pair is ready first; its cards come only after the first pair's. Nobody is called twice."""
    venice = await Venice.open(evening, 4)
    brian, rob, mario, david = venice.people
    evening.nobody_looks()
    mark = evening.stage.world.record.mark()
    await venice.go(RIALTO, RIALTO, SALUTE)
    evening.nobody_looks()
    await venice.go(SALUTE)
    text = await venice.shown()
    assert "Private talks at Rialto and Salute. Waiting for Brian, Rob, Mario and David." in text
    await venice.choose(mario, "✔ 24", "✘ 13")
    await venice.choose(david, "✔ 47", "✘ 13")
    assert "exchanged" not in await venice.shown() and "Waiting for Brian and Rob." in await venice.shown()
    await venice.choose(brian, f"✔ {BUBBLE}", "✘ 24")
    await venice.choose(rob, "✔ 36", "✘ 24")
    text = await venice.shown()
    assert text.index("Brian and Rob have exchanged") < text.index("Mario and David have exchanged")
    sent = [one for one in evening.stage.world.record.since(mark) if one.method == "POST"]
    posts = [one for one in sent if one.route == "channels/*/messages" and "Private talks at" in one.text]
    called = [one.body["allowed_mentions"]["users"] for one in posts]
    assert [len(users) for users in called] == [4], "all at once, and nobody again"


async def test_the_safe_warns_asks_twice_and_waits_for_the_other(evening):
    venice = await meeting(evening)
    brian, rob, mario, _ = venice.people
    panel = await venice.hand(brian)
    for label in ("Open the safe…", "F 36 → Z 24"):
        await brian.click(label, on=panel)
    warned = fresh(brian, panel)
    sure = "F 36, B 13, Z 24, X 47, and Rob is your partner? If anything is wrong, the other pair wins."
    assert sure in warned.text and RIGHT in warned.text and "Confirm" in warned.labels
    assert "Rules: The safe" in warned.labels
    await brian.click("Back", on=panel)
    assert (
        "Whose number is which? The last one follows by itself. One attempt ends the game." in fresh(brian, panel).text
    )
    await confirm(brian, panel, "Z 24")
    assert f"Decided: you open the safe with {RIGHT}." in fresh(brian, panel).text
    text = await venice.shown()
    assert "safe" not in text and "Waiting for Rob." in text, "a safe waits like anything else"
    await venice.choose(rob, f"✔ {FIDDLE}", "✘ 13")
    text = await venice.shown()
    assert f"Brian opened the safe in round 1 with {RIGHT}." in text and text.count("Brian and Rob won.") == 1
    for said in (text, fresh(brian, panel).text):
        assert f"Brian to Rob, at Rialto: you are my partner! {RIGHT}. The safe opens!" in said
        assert "could not be sure" not in said and "is won by" not in said, "that is for the log"
    await mario.slash("table log", table="1")
    assert "Mario could not be sure of the combination." in mario.panel().text
    for line in ("Brian: Colonel Bubble, 13.", "Rob: Lord Fiddlebottom, 36.", "Mario: Madame Zsa Zsa, 24."):
        assert line in text
    assert not refused(evening)


async def test_a_black_card_is_not_pushed_out_by_a_round_that_lays_itself(evening):
    """In the fourth round Brian demands a card; the fifth happens by itself, and he has not read the answer yet."""
    venice = await Venice.open(evening, 4)
    brian, rob, _, david = venice.people
    around = (RIALTO, SALUTE, MARCO, GIORGIO, SIGHS)

    def pile(state):
        state.pile[:] = [AT[around[place]] for place in (2, 3, 1, 0, 4)]

    await evening.arrange(pile)
    for visit in range(16):
        seat = (await venice.look()).awaits[0]
        await venice.go(around[(seat + visit // 4) % 5])
    panel = await venice.choose(brian, "Demand a black card", "Rob")
    await venice.choose(rob, "The identity")
    await venice.choose(david, "Do nothing")
    await evening.settle()
    said = fresh(brian, panel).text
    assert "Round 6." in said and said.count("Rob showed Brian the black card Lord Fiddlebottom.") == 1


async def test_a_black_card_is_demanded_chosen_and_seen_by_one(evening):
    venice = await Venice.open(evening, 4, ambassador=MARCO)
    brian, rob, mario, david = venice.people
    await venice.go(MARCO, RIALTO, SALUTE, GIORGIO)
    assert "A meeting with the Ambassador at San Marco. Waiting for Brian." in await venice.shown()
    assert "Open the safe…" not in (await venice.hand(brian)).labels, "four players need their partner there"
    await venice.choose(brian, "Demand a black card", "Rob")
    text = await venice.shown()
    assert "Brian demands a black card of Rob." in text and "Rob, which black card do you show Brian?" in text
    await mario.slash("inkognito meet")
    assert "the table waits for Rob" in mario.panel().text
    await rob.slash("inkognito meet")
    await confirm(rob, rob.panel(), "The identity")
    assert "Rob has shown Brian a black card." in await venice.shown()
    assert "Rob showed Brian the black card Lord Fiddlebottom." in (await venice.hand(brian)).text
    for other in (mario, david):
        # The deal, before this story laid its cards, was told as well.
        lines = [line for line in (await venice.hand(other)).text.split("\n") if not line.startswith("- You are ")]
        assert lines and not [line for line in lines if "Fiddlebottom" in line]
    told = evening.stage.world.record.readable_by(evening.person("Eve").id)
    assert not [one for one in told if "Fiddlebottom" in one.text]


async def test_a_player_who_never_answers(slow_evening, clock):
    """The clock lays the tile and shows a pair; he is told; twice, and a robot sits there until he is back."""
    venice = await Venice.open(slow_evening, 4)
    _, rob, mario, _ = venice.people
    await venice.go(RIALTO)
    await slow_evening.pass_time(60)
    assert "Rob ran out of time; the house decides for them." in await venice.shown()
    state = await venice.look()
    assert len(state.position.state.laid[1]) == 1 and state.awaits == (2,)
    for who, seat in ((mario, 2), (venice.people[3], 3)):
        state = await venice.look()
        taken = {tiles[-1].word for tiles in state.position.state.laid if tiles}
        place = next(word for word in state.question(seat).menu.choices if word not in taken)
        await who.slash("inkognito visit", place=place)
    for _ in range(12):
        state = await venice.look()
        if state.seats[1].presence is Presence.ASLEEP:
            break
        seat = state.awaits[0]
        if seat == 1 and len(state.awaits) == 1:
            await slow_evening.pass_time(121)
        else:
            await venice.one(state, next(one for one in state.awaits if one != 1), first_choice)
    text = await venice.shown()
    assert "Rob seems to be asleep; a robot plays the seat until they are back." in text
    await rob.click("I'm back", on=venice.seen(rob))
    assert "Welcome back: the seat is yours again." in rob.panel().text
    assert (await venice.look()).seats[1].presence is Presence.AWAKE


def first_choice(state, seat, question):
    step, path = question.menu, []
    while step is not None:
        path.append(next(word for word in step.choices if word != "safe"))
        step = step.after(path[-1])
    return tuple(path)


async def test_a_meeting_nobody_keeps_is_kept_by_the_clock(slow_evening, clock):
    """A random legal pair each; both see what was shown, and are told that time ran out."""
    venice = await meeting(slow_evening)
    brian, rob, *_ = venice.people
    await slow_evening.pass_time(119)
    assert await venice.asked() == "meet-aa"
    await slow_evening.pass_time(1)
    text = await venice.shown()
    assert "Brian and Rob ran out of time; the house decides for them." in text
    assert "Brian and Rob have exchanged information at Rialto." in text
    for who in (brian, rob):
        panel = await venice.hand(who)
        assert " showed you " in panel.text and "You showed " in panel.text


async def test_every_move_can_be_typed(evening):
    """What would tell opens the private panel; a place is said aloud."""
    venice = await Venice.open(evening, 5)
    brian, rob, mario, david, ugo = venice.people
    assert await ugo.autocomplete("inkognito visit", "place") == [], "the Ambassador's place is a secret"
    version = (await venice.look()).version
    await ugo.slash("inkognito visit", place="rialto")
    assert (await venice.look()).version == version and RIALTO in ugo.panel().labels
    await confirm(ugo, ugo.panel(), SALUTE)
    assert "Ugo has chosen a place for the Ambassador." in await venice.shown() and SALUTE not in spoken(venice)
    assert await brian.autocomplete("inkognito visit", "place", "s") == [MARCO, GIORGIO, SIGHS, SALUTE]
    assert await rob.autocomplete("inkognito visit", "place") == []
    for who, place in ((brian, SALUTE), (rob, SALUTE), (mario, RIALTO), (david, RIALTO)):
        await who.slash("inkognito visit", place=place)
        assert f"{who.name} goes to {place}." in who.panel().text
    assert await venice.asked() in ("meet-aam-aa", "meet-aa-aam")
    for who in venice.people:
        await who.slash("inkognito meet")
        assert who.panel().ephemeral and any(one.startswith("p:choose:") for one in who.panel().custom_ids)
    assert "Open the safe…" not in brian.panel().labels and "Open the safe…" in mario.panel().labels
    await confirm(brian, brian.panel(), f"✔ {BUBBLE}", "✘ 24")
    await confirm(rob, rob.panel(), "✔ 36", "✘ 24")
    await confirm(mario, mario.panel(), "✔ 24", "✘ 13")
    await confirm(david, david.panel(), "✔ 47", "✘ 13")
    await confirm(ugo, ugo.panel(), "Watch")
    text = await venice.shown()
    assert "Brian has shown the Ambassador (Ugo) two cards at Salute." in text and "24" not in spoken(venice)
    assert "Brian showed Ugo Colonel Bubble and 24." in (await venice.hand(ugo)).text
    assert not refused(evening)


def spoken(venice):
    """What happened, as the table says it: its lines with a dash before them."""
    return "\n".join(line for line in venice.seen().text.split("\n") if line.startswith("- "))


async def test_typing_at_the_air_player_and_alone_with_the_ambassador(evening):
    venice = await Venice.open(evening, 3, air=RIALTO, ambassador=MARCO)
    brian, rob, mario = venice.people
    for who, place in ((brian, RIALTO), (rob, MARCO), (mario, SALUTE)):
        await who.slash("inkognito visit", place=place)
    await brian.slash("inkognito meet")
    await confirm(brian, brian.panel(), "Look at the number")
    assert "You saw the air player's black card: 47." in fresh(brian, brian.panel()).text
    assert "Brian has looked at a black card of the air player." in await venice.shown()
    await rob.slash("inkognito meet")
    await confirm(rob, rob.panel(), "Ask about the air player", "The identity")
    assert "You saw the air player's black card: Agent X." in fresh(rob, rob.panel()).text
    assert "47" not in spoken(venice) and "Agent X" not in spoken(venice)
    assert await venice.asked() == "place"
