"""The Traitor: hidden, a loyal knight of poor judgement until the end is near; unmasked, open harm."""

from __future__ import annotations

from games.camelot.pieces import (
    BANK,
    COMBATS,
    GRAIL_SLOTS,
    MOST_ENGINES,
    PATTERNS,
    STRAIGHT,
    TERMS,
    WARS,
    Place,
    White,
)
from games.camelot.pieces import black as black_of
from games.camelot.pieces import place as place_of
from games.camelot.pieces import white as card_of
from games.camelot.robot import suspicion, weights
from games.camelot.robot.answers import entering, give_least
from games.camelot.robot.heroics import Planner
from games.camelot.robot.judge import draw_harm, engine_price, harm, keep, raid
from games.camelot.view import View
from games.core.ask import Question
from games.core.draw import Dice
from games.core.flow import PASS
from games.core.menu import Path

EARLY = {3: -2, 4: -1, 5: 0, 6: 1, 7: 3}
"""How many swords or engines sooner the mask drops: the more knights there are, the less one of them can spoil."""

GRUDGED = ("sacrifice", "siege", "accuse")
"""What a hidden Traitor does not do for the others."""


def betray(view: View, question: Question, dice: Dice) -> Path | None:
    """What treason answers; None: do as the loyal would."""
    key = question.key
    if key == "evil":
        return _evil(view, question)
    if key == "armor":
        return (max(question.menu.choices, key=lambda word: harm(view, black_of(word))),)
    if key == "face":
        return ("down",)
    if key == "war":
        return (max(question.menu.choices, key=lambda word: raid(view, place_of(word))),)
    if key == "cancel":
        return _cancel(view, question)
    if key == "grail":
        return ("use" if question.about["whom"] == view.seat else "refuse",)
    if key.startswith("volunteer") or key == "kay":
        return (PASS,)
    if key == "foresight":
        words = sorted(question.menu.choices, key=lambda word: -harm(view, black_of(word)))
        return tuple(words[:-1])
    if key == "taunt":
        return (max(question.menu.choices, key=lambda word: view.champions[int(word)].cards),)
    if key == "help-evil":
        return _help(view, question)
    if key == "arthur-return":
        return give_least(view, question, dice)
    return _heroic(view, question, dice) if key == "heroic" else None


def desperate(view: View) -> bool:
    """The siege or the last count is near: what counts now is harm, not looks. At a full table that is sooner."""
    early = EARLY[len(view.champions)]
    late = view.white_swords + view.black_swords >= weights.LATE_COUNT - early
    return late or view.engines >= MOST_ENGINES - 2 - early


def _evil(view: View, question: Question) -> Path | None:
    """As the loyal would, at a full table without bleeding for them; near the end whatever hurts most."""
    if "peek" in question.menu.choices:
        return None
    if desperate(view):
        return _help(view, question)
    unseen = len(view.champions) > 5 and "draw" in question.menu.choices
    return ("draw",) if unseen else None


def _cancel(view: View, question: Question) -> Path:
    """Never a Merlin; Excalibur only for show, against what hardly matters."""
    wasted = "sacrifice" in question.menu.choices and entering(view, question) < 0.2
    return ("sacrifice",) if wasted else (PASS,)


def _heroic(view: View, question: Question, dice: Dice) -> Path | None:
    """The loyal plan, ill judged: no sacrifice, no siege, no great quest won; late a false accusation."""
    assert view.seat is not None
    menu = question.menu
    if "accuse" in menu.choices and view.white_swords >= 2 and desperate(view):
        step = menu.after("accuse")
        assert step is not None
        return ("accuse", max(step.choices, key=lambda word: suspicion.record(view, view.champions[int(word)])))
    ideas = Planner(view, question, dice).ideas()
    weighed = [
        (value + weights.BLUNDER * dice.below(100) / 100, path)
        for value, path in ideas
        if path and path[0] not in GRUDGED and not (path[0] == "quest_card" and _pays(view) and _wins(view))
    ]
    if not weighed:
        return None
    path = max(weighed, key=lambda idea: idea[0])[1]
    if path[0] == "quest_card" and view.champions[view.seat].place is Place.EXCALIBUR:
        step = menu.after("quest_card")
        assert step is not None
        return ("quest_card", max(step.choices, key=lambda word: _value(view, word)))
    return path


def _value(view: View, word: str) -> float:
    """What the river swallows unseen: the best of the common cards."""
    card = card_of(word)
    return keep(view, card) if card <= White.GRAIL else -keep(view, card)


def _pays(view: View) -> bool:
    """Whether what the quest would bring is worth being seen not to bring it."""
    assert view.seat is not None
    return desperate(view) or TERMS[view.champions[view.seat].place].swords > 1


def _wins(view: View) -> bool:
    """Whether one more card here brings the quest to its end."""
    assert view.seat is not None
    place = view.champions[view.seat].place
    board = view.board(place)
    if place in COMBATS:
        return len(board.white) + 1 == PATTERNS[place].white
    if place in WARS:
        return len(board.white) + 1 == STRAIGHT + board.mordred
    if place is Place.HOLY_GRAIL:
        return len(board.white) + 1 == GRAIL_SLOTS
    return board.track == BANK - 1


def _help(view: View, question: Question) -> Path:
    """Unmasked: an engine or a Black card, whatever hurts more."""
    if view.engines >= MOST_ENGINES - 1 or "draw" not in question.menu.choices:
        return ("engine",)
    return ("draw" if draw_harm(view) > engine_price(view, view.engines) else "engine",)
