"""A late village of 32 tiles and four players with long names: everything fits, long menus have pages."""

from __future__ import annotations

from cogs.ui.choosing import MOST_BUTTONS
from cogs.ui.hand_view import QUESTION, HandLook, hand_view
from cogs.ui.limits import OPTION_TEXT, SELECT_OPTIONS, TEXT
from games.core.draw import Dice
from games.core.menu import step_after
from tests.stories.hamlet.hall import TABLE, Hall, full_village, menus_of
from texts.catalogue import texts

NAMES = ("Wilhelmina-Ann *of* Farms", "Bartholomew [the] Builder", "Konstantin_Alexander~~V", "`Maria` Margaretha :D")
SHORT = 1500


async def opened(evening, people=4):
    those = [evening.person(name) for name in NAMES[:people]]
    hall = await Hall.open(evening, *those)
    plans = ["small_woodland", "large_woodland", "small_mountain"]

    def held(village):
        """Plans in every hand; those tiles are not built then."""
        for player in village.players:
            player.blueprints = list(plans)
        village.sites = [site for site in village.sites if site.tile not in plans]

    await hall.arrange(held, full_village(people))
    return hall, await hall.active()


async def test_a_menu_of_all_connected_tiles_has_pages(evening, unpainted):
    """Where a hired donkey begins: more than 25 tiles."""
    one = evening.person("Alice")
    hall = await Hall.open(evening, one, evening.person("Ben"))
    await hall.arrange(lambda village: None, full_village(2))
    who = await hall.active()
    step = (await hall.menu(who)).after("hire").after("donkey")
    assert len(step.choices) > SELECT_OPTIONS
    panel = await hall.click(who, ("hire", "donkey"))
    (menu,) = menus_of(panel)
    assert len(menu.options) == SELECT_OPTIONS and {"Page 1", "Page 2"} <= set(panel.labels)
    last = step.choices[-1]
    await hall.click(who, ("hire", "donkey", last), panel=panel, done=2)
    village = await hall.village()
    assert village.sites[village.players[await hall.seat(who)].donkeys[-1].at].tile == last
    names = await who.autocomplete("hamlet hire", "place", table=str(TABLE), worker="donkey")
    assert len(names) == SELECT_OPTIONS
    typed = await who.autocomplete("hamlet hire", "place", names[-1][:4], table=str(TABLE), worker="donkey")
    assert names[-1] in typed, "what is not among the first 25 is found by typing"


async def test_the_table_is_short_and_everything_can_be_asked_for(evening, unpainted):
    hall, who = await opened(evening)
    table = hall.table(who)
    assert len(table.text) < SHORT and "Windmill**" not in table.text, "details are left to the picture"
    assert "holds Small Woodland" in table.text and table.files, "which the picture does not show"
    await who.slash("table show")
    pages = [who.panel().text]
    while f"Page {len(pages) + 1}" in who.panel().labels:
        await who.click(f"Page {len(pages) + 1}", on=who.panel())
        pages.append(who.panel().text)
    assert all(len(page) <= TEXT for page in pages) and 1 < len(pages) < 5
    tiles = [site.tile for site in (await hall.village()).sites]
    for number, tile in enumerate(tiles):
        assert f"**{texts().word('hamlet', tile)} ({number})**" in "\n".join(pages), "every tile in words"


async def test_plain_words_have_a_way_to_all_of_it(evening, unpainted):
    hall, who = await opened(evening)
    await who.slash("preferences", pictures="off")
    panel = await hall.hand(who)
    assert not panel.files
    await who.click("Whole table in words", on=panel)
    assert "### Hamlet · round 14" in who.panel().text and "Page 2" in who.panel().labels


async def test_every_step_of_every_verb_fits_into_its_panel(evening, unpainted):
    """Hundreds of panels, each within Discord's limits; no note is cut, neither in the text nor beside an entry."""
    hall, who = await opened(evening)
    state, seat, say, dice = await hall.look(), await hall.seat(who), texts(), Dice("late")
    panel, menu = state.hand_panel(seat), await hall.menu(who)
    seen, widest = set(), 0
    for verb in menu.choices:
        for _ in range(12):
            prefix = (verb,)
            while True:
                step = step_after(menu, prefix)
                if prefix in seen and step is not None:
                    prefix = (*prefix, dice.choice(step.choices))
                    continue
                seen.add(prefix)
                view = hand_view(state, seat, say, panel, HandLook(prefix), "choice.webp")
                texts_shown = view.texts
                assert all(len(text) < QUESTION for text in texts_shown[-1:]), (
                    "a question that is cut loses its choices"
                )
                if step is None:
                    break
                widest = max(widest, len(step.choices))
                for choice in step.choices:
                    note = say(step.notes[choice], str) if choice in step.notes else ""
                    assert len(note) <= OPTION_TEXT, note
                prefix = (*prefix, dice.choice(step.choices))
    assert len(seen) > 100 and widest > SELECT_OPTIONS


async def test_the_longest_panels_are_accepted(evening):
    """With pictures, on the stand-in, which refuses what Discord refuses."""
    hall, who = await opened(evening)
    panel = await hall.hand(who)
    menu = await hall.menu(who)
    for verb in ("hire", "build", "road", "deliver", "donkeys"):
        assert verb in menu.choices
        path, step = (verb,), menu.after(verb)
        while step is not None:
            widest = max(step.choices, key=lambda choice: _width(step.after(choice)))
            path, step = (*path, widest), step.after(widest)
        before = await hall.village()
        panel = await hall.click(who, path, panel=await hall.hand(who))
        assert await hall.village() != before, "the last choice has played"
        await who.click("Undo", on=panel)
    assert len(panel.text) <= TEXT


def _width(step):
    return len(step.choices) if step else 0


async def test_notes_stand_in_the_text_only_beside_buttons(evening, unpainted):
    """A menu says them beside its entries; said twice they would not fit."""
    hall, who = await opened(evening)
    menu = await hall.menu(who)
    place = menu.after("hire").after("donkey")
    assert len(place.choices) > MOST_BUTTONS
    panel = await hall.click(who, ("hire", "donkey"))
    assert "in reach" not in panel.text
    worker = await hall.click(who, ("hire",))
    assert "- **Donkey**: 3 coins" in worker.text
