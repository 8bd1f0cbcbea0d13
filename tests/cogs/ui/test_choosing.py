"""A menu as controls: steps, pages, the way back, and selects of several."""

from __future__ import annotations

import pytest

from cogs.ui.choosing import Choice, Leaf, choice_controls, choice_text, marked, path_words, picked
from cogs.ui.layout import view_of
from cogs.ui.parts import Press
from games.core.menu import SEAT, Step, Tone, code, decode
from games.core.text import Phrase, Refused
from games.host.ticket import Ticket
from texts.catalogue import texts

TABLE, TICKET = 12, Ticket(3, 7)
GAME = "loveletter"


def names(seat):
    return f"P{seat}"


def escaped(seat):
    return f"P\\_{seat}"


def shown(menu, prefix=(), page=0):
    """Text, labels of buttons, and the selects (placeholder, options, least, most) of one moment."""
    choice = Choice(GAME, menu, prefix, TABLE, TICKET, page)
    controls = choice_controls(choice, texts(), names)
    view_of(*controls)
    parts = [item for row in controls for item in row.components]
    buttons = {part.label: part.custom_id for part in parts if isinstance(part, Press)}
    selects = [part for part in parts if not isinstance(part, Press)]
    return choice_text(choice, texts(), escaped), buttons, selects


def guard(**more):
    return Step("card", ["guard", "king"], {"guard": Step(SEAT, ["0", "2"], None, **more), "king": None})


async def test_a_button_for_each_choice_and_a_way_back():
    """What the rules say beside the next step is to be read before it is taken."""
    text, buttons, _ = shown(guard(notes={"0": Phrase("number", {"count": 3})}))
    assert text == "", "the question itself asks for the first step"
    assert list(buttons) == ["Guard", "King"]
    assert buttons["Guard"] == "p:choose:12:3:7:a"
    text, buttons, _ = shown(guard(), ("guard",))
    assert text.startswith("**Guard**") and list(buttons) == ["P0", "P2", "Back"]
    assert buttons["Back"] == "p:page:12:3:7::0"
    text, buttons, _ = shown(guard(), ("guard", "2"))
    assert "Guard → P\\_2" in text, "names are escaped in texts, not in labels"
    assert list(buttons) == ["Confirm", "Back"] and buttons["Confirm"] == "p:confirm:12:3:7:ab"


async def test_one_press_says_two_things_where_they_fit():
    _, buttons, _ = shown(guard())
    assert buttons == {
        "Guard → P0": "p:choose:12:3:7:aa",
        "Guard → P2": "p:choose:12:3:7:ab",
        "King": "p:choose:12:3:7:b",
    }


async def test_what_is_grave_is_never_said_by_one_press():
    menu = Step("card", ["guard", "king"], {"guard": Step(SEAT, ["0", "2"]), "king": None}, tones={"guard": Tone.GRAVE})
    _, buttons, _ = shown(menu)
    assert list(buttons) == ["King", "Guard"], "and it comes last"


async def test_ways_on_that_do_not_fit_stay_a_step_of_their_own():
    """The first that do are offered by one press all the same."""
    someone = Step(SEAT, [str(seat) for seat in range(7)])
    ways = {"guard": someone, "king": someone, "spy": None}
    _, buttons, _ = shown(Step("card", list(ways), ways))
    assert list(buttons) == [*[f"Guard → P{seat}" for seat in range(7)], "King", "Spy"]


async def test_many_choices_become_a_select():
    menu = Step("guess", [str(number) for number in range(25)])
    _, buttons, (select,) = shown(menu)
    assert buttons == {} and len(select.options) == 25
    assert (select.min_values, select.max_values) == (1, 1)


async def test_more_than_fit_are_paged():
    menu = Step("guess", [f"w{number}" for number in range(60)])
    for page, (first, count) in enumerate(((0, 25), (25, 25), (50, 10))):
        _, buttons, (select,) = shown(menu, page=page)
        assert len(select.options) == count and select.options[0].value == str(first)
        assert list(buttons) == ["Page 1", "Page 2", "Page 3"]
        assert picked(menu, "", [int(select.options[-1].value)]) == (f"w{first + count - 1}",)


async def test_from_least_to_most():
    menu = Step("guess", ["guard", "king", "spy"], some=(0, 2))
    _, _, (select,) = shown(menu)
    assert (select.min_values, select.max_values) == (0, 2)
    assert picked(menu, "", [2, 0]) == (("guard", "spy"),), "in the menu's own order"
    assert picked(menu, "", []) == ((),)
    assert path_words(GAME, menu, ((),), texts(), names) == ["nothing"]
    text, buttons, _ = shown(menu, (("guard", "spy"),))
    assert "Guard and Spy" in text and "Confirm" in buttons


async def test_several_from_more_than_one_page():
    """What was marked on one page is still marked when another is looked at; all of it is sent off together."""
    menu = Step("guess", [f"w{number}" for number in range(60)], {}, some=(2, 3))
    page, ids = 0, []
    for turn, values in (("Page 1", [1]), ("Page 3", [52, 59]), ("Page 1", [3])):
        _, buttons, _ = shown(menu, page=page)
        page = int(buttons[turn].split(":")[-1])
        _, buttons, (select,) = shown(menu, page=page)
        *_, written, number = select.custom_id.split(":")
        page = marked(menu, written, values, int(number))
        ids += [select.custom_id, *buttons.values()]
    text, buttons, (select,) = shown(menu, page=page)
    assert "Marked so far: w3, w52 and w59" in text
    assert [option.value for option in select.options if option.default] == ["3"]
    assert buttons["Done: 3 marked"].startswith("p:choose:12:3:7:")
    assert decode(menu, buttons["Done: 3 marked"].split(":")[-1]) == (("w3", "w52", "w59"),)
    assert all(len(one) <= 100 for one in ids)


async def test_too_few_or_too_many_on_several_pages_cannot_be_sent_off():
    menu = Step("guess", [f"w{number}" for number in range(40)], some=(2, 3))
    for count in range(6):
        page = Leaf(1, tuple(range(23, 23 + count))).number
        controls = choice_controls(Choice(GAME, menu, (), TABLE, TICKET, page), texts(), names)
        (done,) = [
            part for row in controls for part in row.components if getattr(part, "label", "") == f"Done: {count} marked"
        ]
        assert done.disabled == (count not in (2, 3))


async def test_what_is_not_on_the_menu_is_refused():
    menu = Step("guess", ["guard", "king", "spy"], some=(1, 2))
    for values in ([0, 1, 2], [], [9]):
        with pytest.raises(Refused):
            picked(menu, "", values)
    with pytest.raises(Refused):
        shown(guard(), ("princess",))


async def test_notes_stand_beside_their_choices():
    menu = Step("card", ["guard", "king"], notes={"king": Phrase("loveletter-pile", {"cards": ["spy"]})})
    text, _, _ = shown(menu)
    assert "- **King**: Discards: Spy" in text


async def test_a_half_made_choice_needs_no_memory():
    menu = guard()
    for path in (("guard",), ("guard", "2"), ("king",)):
        assert decode(menu, code(menu, path)) == path


async def test_two_things_on_one_button_are_said_briefly():
    """Where the game has a word for that; a choice by itself is called by its name."""
    lies = Step("false", ["fiddlebottom", "n24"])
    menu = Step("show", ["bubble", "n13"], {"bubble": lies, "n13": Step("false", ["n24"])})
    choice = Choice("inkognito", menu, (), TABLE, TICKET)
    labels = [press.label for row in choice_controls(choice, texts(), names) for press in row.components]
    assert labels == ["✔ Bubble ✘ Fiddlebottom", "✔ Bubble ✘ 24", "✔ 13"]
    alone = Choice("inkognito", Step("show", ["bubble", "n13"]), (), TABLE, TICKET)
    assert choice_controls(alone, texts(), names)[0].components[0].label == "✔ Colonel Bubble"


async def test_back_leads_to_where_one_press_said_two_things():
    """And one step back where it did not: the steps were too many for one press."""
    _, buttons, _ = shown(guard(), ("guard", "2"))
    assert buttons["Back"] == "p:page:12:3:7::0"
    someone = Step(SEAT, [str(seat) for seat in range(9)])
    menu = Step("card", ["guard", "king"], {"guard": someone, "king": someone})
    _, buttons, _ = shown(menu, ("king", "4"))
    assert buttons["Back"] == "p:page:12:3:7:b:0"


async def test_one_of_some_is_a_press():
    menu = Step("card", ["guard", "king", "spy"], some=(1, 1))
    _, buttons, selects = shown(menu)
    assert not selects and list(buttons) == ["Guard", "King", "Spy"]
    assert decode(menu, buttons["King"].split(":")[-1]) == (("king",),)
    _, buttons, selects = shown(Step("card", ["guard", "king", "spy"], some=(1, 2)))
    assert not buttons and len(selects) == 1
