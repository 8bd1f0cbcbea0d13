"""The pages behind More and Standing answers: what can be done, by whom, and the way back to the hand."""

from __future__ import annotations

import pytest

from cogs.ui.standing_view import standing_view
from games.host.rows import Presence, Status
from tests.stories.camelot.realm import HAND, Realm
from tests.stories.coup.court import PASS_FOR_ME, Court
from tests.stories.evening import fresh, until
from tests.stories.salon import Salon
from texts.catalogue import texts


async def opened(who, panel, verb="more", table=1):
    """The page, in place of this panel."""
    await who.person.press(panel.message, f"p:{verb}:{table}", force=True)
    return fresh(who, panel)


@pytest.fixture
async def court(evening):
    return await Court.open(evening, "du,ca", "as,co", "am,co")


async def test_a_page_in_place_of_the_panel_and_back(court, caplog):
    anna = court.people[0]
    panel = await court.hand(anna)
    before = len(anna.messages(everywhere=True))
    await until(lambda: fresh(anna, panel).files)
    await court.evening.settle()
    page = await opened(anna, panel)
    assert page.labels == [
        "My hand",
        "In words",
        "Log",
        "Rules",
        "Standing answers",
        "Fair play",
        "Pause",
        "Leave",
    ]
    assert "Coup · table 1" in page.text and not page.files
    await court.evening.settle()
    await anna.click("My hand", on=page)
    await until(lambda: fresh(anna, panel).files)
    assert "Income: +1" in fresh(anna, panel).labels, "the hand with its picture"
    assert len(anna.messages(everywhere=True)) == before
    assert "a picture that was to stay is not there any more" not in caplog.text


async def test_it_speaks_to_whoever_is_asked_and_of_them_to_others(evening):
    salon = await Salon.open(evening, "A{4,2} B(8)")
    anna, ben = salon.people
    assert "Anna, your turn." in (await opened(anna, salon.panel(anna))).text
    assert "It is Anna's turn." in (page := await opened(ben, salon.panel(ben))).text and "your turn" not in page.text
    zoe = evening.person("Zoe")
    await zoe.person.press(salon.seen(zoe).message, "p:more:1", force=True)
    assert "It is Anna's turn." in zoe.panel().text


async def test_anew_from_elsewhere_and_for_those_who_watch(court, evening):
    """Nobody is offered what is not theirs to do."""
    zoe, table = evening.person("Zoe"), court.seen()
    await (await zoe.person.press(table.message, "p:more:1", force=True)).settled()
    assert zoe.panel().labels == ["In words", "Log", "Rules", "Fair play"]
    mod = evening.person("Mod", moderator=True)
    await (await mod.person.press(table.message, "p:more:1", force=True)).settled()
    assert mod.panel().labels == ["In words", "Log", "Rules", "Fair play", "Pause"]
    await mod.click("Pause", on=mod.panel())
    assert (await court.look()).status is Status.PAUSED
    assert mod.panel().text.count("The table is paused") == 1 and "Go on" in mod.panel().labels


async def test_pausing_and_going_on(court):
    """By consent; whoever has agreed is not asked again; each of them may end what they agreed on."""
    anna, ben, cleo = court.people
    pages = {}
    for who in (anna, ben, cleo):
        pages[who] = await opened(who, await court.hand(who))
    await anna.click("Pause", on=pages[anna])
    page = fresh(anna, pages[anna])
    assert "You asked for a pause; it begins when Ben and Cleo agree too" in page.text
    assert "with **Agree to a pause** at the table." in page.text.splitlines()[1], "bold within bold is neither"
    assert not page.text.splitlines()[1].startswith("**")
    assert "Pause" not in page.labels and "My hand" in page.labels
    for who in (ben, cleo):
        await who.click("Agree to a pause", on=await opened(who, pages[who]))
    assert (await court.look()).status is Status.PAUSED
    page = fresh(cleo, pages[cleo])
    assert "The table is paused" in page.text and "Pause" not in page.labels
    await ben.click("Go on", on=await opened(ben, pages[ben]))
    assert (await court.look()).status is Status.PLAYING
    assert "The table goes on." in fresh(ben, pages[ben]).text


async def test_only_who_may_is_offered_to_go_on(court, evening):
    """A moderator's pause is ended by the host, and by no other player."""
    anna, ben, _ = court.people
    pages = {who: await opened(who, await court.hand(who)) for who in (anna, ben)}
    await evening.house.seats.pause(1, 0, moderator=True)
    assert "Go on" not in (await opened(ben, pages[ben])).labels
    assert "Go on" in (await opened(anna, pages[anna])).labels


async def test_leaving_asks_first_and_leads_back(court):
    ben = court.people[1]
    page = await opened(ben, await court.hand(ben))
    await ben.click("Leave", on=page)
    assert "Leave table 1 (Coup)?" in fresh(ben, page).text
    await ben.click("Never mind", on=fresh(ben, page))
    assert "My hand" in fresh(ben, page).labels, "the page again"
    await ben.click("Leave", on=fresh(ben, page))
    await ben.click("Leave", on=fresh(ben, page))
    assert (await court.look()).seats[1].presence is Presence.LEFT
    page = fresh(ben, page)
    assert page.labels == ["I'm back"]
    away = await opened(ben, page)
    assert "I'm back" in away.labels and not {"My hand", "Leave", "Pause", "Standing answers"} & set(away.labels)
    await ben.click("I'm back", on=away)
    assert (await court.look()).seats[1].presence is Presence.AWAKE
    assert "Welcome back" in fresh(ben, page).text


async def test_when_it_is_over(court, evening):
    ben = court.people[1]
    page = await opened(ben, await court.hand(ben))
    await evening.house.seats.end(1, 0, moderator=True)
    page = await opened(ben, page)
    assert page.labels == ["In words", "Log", "Replay", "Review", "Rules", "Fair play"]
    assert "The table has been ended early." in page.text


async def test_standing_answers_on_a_page_of_their_own(court):
    """What is turned on is listed, the page stays, and leads back to the hand."""
    ben = court.people[1]
    page = await opened(ben, await opened(ben, await court.hand(ben)), "standing-open")
    assert "Nothing is said for you" in page.text
    assert page.labels == [f"Turn on: {PASS_FOR_ME}", "My hand", "More"]
    await ben.click(f"Turn on: {PASS_FOR_ME}", on=page)
    page = fresh(ben, page)
    assert (await court.look()).standing(1) == ["pass-for-me"]
    assert f"- {PASS_FOR_ME}" in page.text and page.labels[0] == f"Turn off: {PASS_FOR_ME}"
    await ben.click(page.labels[0], on=page)
    assert (await court.look()).standing(1) == [] and "Nothing is said for you" in fresh(ben, page).text
    await ben.click("My hand", on=fresh(ben, page))
    assert "Log" not in fresh(ben, page).labels and "Your" in fresh(ben, page).text


async def test_no_standing_answers_where_none_are_wanted(evening, told):
    """The host wants none: no button, and an old one says so."""
    court = await Court.open(evening, "du,ca", "as,co", auto_pass="off")
    ben = court.people[1]
    page = await opened(ben, await court.hand(ben))
    assert "Standing answers" not in page.labels
    await ben.person.press(page.message, "p:standing-open:1", force=True)
    assert told[-1] == "refused-no-standing"


async def test_what_contradicts_another_one_is_named(evening):
    """Of two that exclude each other one holds; the page says which one does not."""
    realm = await Realm.set_up(evening, hands={0: HAND})
    state = await realm.look()
    view = standing_view(state, 0, texts(), ["kay_never"])
    words = "\n".join(view.texts)
    assert "Left out, since it contradicts the others: Kay: never add a card." in words
    await evening.house.standing.set_all(1, int(realm.people[0].id), ["kay_never"])
    view = standing_view(await realm.look(), 0, texts(), ["kay_never"])
    assert not any("Left out" in text for text in view.texts)
