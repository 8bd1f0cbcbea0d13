"""Our own check of what Discord would refuse."""

from __future__ import annotations

import pytest

from cogs.ui.limits import OverLimit, check, cut


def text(content):
    return {"type": 10, "content": content}


def button(name="x", **more):
    return {"type": 2, "label": name, "custom_id": name, "style": 1} | more


def row(*parts):
    return {"type": 1, "components": list(parts)}


def select(*values, **more):
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "s", "options": options} | more


def box(*parts):
    return [{"type": 17, "components": list(parts)}]


GOOD = [
    box(text("x" * 4000)),
    box(text("x"), row(*(button(str(number)) for number in range(5)))),
    box(row(select(*map(str, range(25)), max_values=25))),
    box(*(text("x") for _ in range(39))),
]
BAD = {
    "characters": box(text("x" * 2001), text("x" * 2000)),
    "components": box(*(text("x") for _ in range(40))),
    "the same id": box(row(button("a"), button("a"))),
    "an empty text": box(text("  ")),
    "a label": box(row(button("x" * 81, custom_id="a"))),
    "no label": box(row(button("", custom_id="a"))),
    "an id": box(row(button("a", custom_id="x" * 101))),
    "a row": box(row(*(button(str(number)) for number in range(6)))),
    "an empty row": box(row()),
    "options": box(row(select(*map(str, range(26))))),
    "no options": box(row(select())),
    "the same value": box(row(select("a", "a"))),
    "more than it offers": box(row(select("a", max_values=2))),
    "a gallery": box({"type": 12, "items": []}),
    "an accessory": box({"type": 9, "components": [text("x")], "accessory": button("x" * 81, custom_id="a")}),
}


@pytest.mark.parametrize("components", GOOD, ids=range(len(GOOD)))
def test_what_fits(components):
    check(components)


@pytest.mark.parametrize("what", BAD)
def test_what_does_not(what):
    with pytest.raises(OverLimit):
        check(BAD[what])


@pytest.mark.parametrize(
    "given,most,expected", [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("ab  d", 4, "ab…"), ("", 3, "")]
)
def test_cutting(given, most, expected):
    assert cut(given, most) == expected


CUT = {
    "a whole word": ("plays the Guard on B", 10, "plays the…"),
    "emojis go first": ("plays <:guard:11>\u00a0Guard", 22, "plays Guard"),
    "then words": ("plays <:guard:11>\u00a0Guard", 9, "plays Gu…"),
    "all of it fits": ("plays <:guard:11>\u00a0Guard", 23, "plays <:guard:11>\u00a0Guard"),
    "half a mention": ("it is <@1234>'s turn", 10, "it is…"),
    "half a time": ("until <t:1234:R>, then", 12, "until…"),
    "a name with a bracket": ("it is \\<:ann:1 who plays", 17, "it is \\<:ann:1 w…"),
}


@pytest.mark.parametrize(("text", "most", "left"), CUT.values(), ids=CUT)
def test_nothing_is_torn_that_would_show_as_something_else(text, most, left):
    assert cut(text, most) == left and len(left) <= most
