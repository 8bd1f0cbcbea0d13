"""The coach of a turn: what was chosen is weighed however odd it is, and every reason is a sentence."""

from __future__ import annotations

import re
from itertools import product

import pytest

from games.core.ask import Pace, Question
from games.core.draw import Dice
from games.core.menu import Path, check, paths
from games.core.text import Phrase
from games.hamlet import GAME
from games.hamlet.foresight import written
from games.hamlet.moves import BUILD, DELIVER, END, REFINE, ROAD, SELL, WORK, menu
from games.hamlet.state import Village, Villager
from games.hamlet.view import View
from tests.games.hamlet.setting import join, table, token
from tests.games.hamlet.test_words import WRONG, said


def weighed(village: Village, also: Path | None = None):
    question = Question("turn", {}, menu(village, 0), Pace.TURN)
    return GAME.weigh(View(0, village, False), question, Dice("coach"), also)


def busy() -> Village:
    """A village in which nearly everything can be done."""
    village = table(2, fixed={"bag": ["pond_a", "barn_a", "sawmill", "pond_b"]}).village
    me = village.players[0]
    me.coins, me.blueprints = 20, ["small_woodland"]
    me.villagers = [Villager(0), Villager(0)]
    join(village, "farm", "dairy_farm").made = [token(1)]
    join(village, "quarry", "stonemason").made = [None]
    village.sales = ["s3", "s1"]
    return village


def test_one_choice_of_each_plan_best_first():
    village = busy()
    found = weighed(village)
    for one in found:
        check(menu(village, 0), one.path)
    worths = [one.worth for one in found]
    assert worths == sorted(worths, reverse=True)
    verbs = {one.path[0] for one in found}
    assert {WORK, REFINE, BUILD, ROAD, DELIVER, SELL, "hire", "blueprint", END} <= verbs
    plans = [one.path[:2] for one in found if one.path[0] == BUILD]
    assert len(plans) == 1, "the best place for it, not thirty"


def test_whatever_was_chosen_is_among_them():
    """A worse place, a payment by hand, a useless step: all have their worth."""
    village = busy()
    best = {one.path[:2]: one.worth for one in weighed(village)}
    every = [path for verb in (BUILD, SELL, REFINE) for path in paths(menu(village, 0), (verb,))]
    by_hand = [path for path in every if "choose" in path]
    for also in by_hand[:: len(by_hand) // 6] + every[:: len(every) // 6]:
        mine = next(one for one in weighed(village, also) if one.path == also)
        assert mine.worth <= best[BUILD, "small_woodland"] + 0.001 or also[0] != BUILD
        assert said(mine.why)


def test_the_order_of_two_actions_is_no_slip():
    """What can be done in either order is worth the same either way."""
    village = busy()
    village.players[0].coins = 0
    village.sales, village.players[0].blueprints = [], []
    found = weighed(village)
    works = [one.worth for one in found if one.path[0] == WORK]
    assert len(works) >= 2 and works[0] - works[1] < GAME.slip


def test_an_idle_villager_is_a_slip():
    found = weighed(busy(), (END,))
    assert found[0].worth - next(one.worth for one in found if one.path == (END,)) > GAME.slip
    assert "idle" in said(next(one.why for one in found if one.path == (END,)))


def test_nothing_is_changed_by_asking():
    village = busy()
    before = written(village)
    weighed(village)
    assert written(village) == before


FACTS = {
    "worth": {"amount": (0.04, 0.5, 1.0, 2.0, 12.3)},
    "end": {"standing": (0, 1, 3)},
    "donkeys": {"tile": ("farm",), "reach": (2, 9)},
    "work": {"goods": (["wood_1"], ["wood_2", "stone_1"])},
    "refine": {"goods": (["milk_1"],), "count": (1, 2), "each": (1, 2), "slots": (0, 1, 2)},
    "blueprint": {"tile": ("pond_a",), "promise": (0, 1, 6)},
    "hire-villager": {"left": (1, 9)},
    "hire-donkey": {"tile": ("church",), "reach": (2, 9)},
    "build": {"landmark": (0, 1, 4), "longest": (0, 1, 2), "together": (0, 6), "others": (0, 1, 2)},
    "road": {"roads": (1, 2), "landmark": (0, 1), "longest": (0, 2), "together": (0, 6), "first": (0, 1)},
    "deliver": {"last": (0, 1, 2, 3, 4), "lead": (1, 12), "open": (1, 3)},
    "sell": {"sales": (1, 2)},
    "alms": {},
}
NONE = {"roads": 1, "landmark": 0, "longest": 0, "together": 0, "others": 0, "first": 0, "milestone": "planner"}
WHAT = (None, "farm", "sawmill", "pond_a", "villager", "pond_a", "church", "a", "s3", None, "church")
"""What comes next, by the number of its verb."""


@pytest.mark.parametrize("reason", FACTS)
def test_every_reason_is_a_sentence(reason):
    """All branches: one point is a point, no gap, no doubled word, and short enough to stand beside two others."""
    facts = FACTS[reason]
    combined = [dict(zip(facts, values, strict=True)) for values in product(*facts.values())]
    purses = [dict(zip(("vp", "coins", "spent", "missing"), values, strict=True))
              for values in ((0, 0, 0, -1), (1, 1, 1, 0), (2, 2, 3, 1), (6, 0, 2, 4))]  # fmt: skip
    for number, (mine, purse) in enumerate(product(combined, purses)):
        step = number % len(WHAT)
        text = said(Phrase(f"hamlet-coach-{reason}", {**NONE, **mine, **purse, "next": step, "what": WHAT[step]}))
        assert text and text == text.strip() and "  " not in text, text
        assert not WRONG.search(text) and not re.search(r"\b(\w+) \1\b|\b1 points\b|\.\.|\{", text), text
        assert len(text) <= 300 and (reason == "worth" or text.endswith(".")), text
