"""What the best robot thinks of the choices, in chances to win and in words."""

from __future__ import annotations

from collections.abc import Callable

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path, step_after
from games.core.robot import STRONG, Weighed
from games.core.text import Phrase, Refused, say
from games.coup import moves
from games.coup.pieces import ACTIONS, EXAMINE, EXCHANGE, MURDER, Character, cast
from games.coup.robot import acting, cards, windows
from games.coup.robot.mind import Mind, Thought
from games.coup.robot.places import CLAIMED, place
from games.coup.robot.temper import LEVELS
from games.coup.view import View

PER_CENT = 100


def weigh(view: View, question: Question, dice: Dice, also: Path | None) -> list[Weighed]:
    """The best first; of the same action against several people the best one, and what was asked for."""
    mind = Mind(view, dice, LEVELS[STRONG])
    thoughts = sorted(thoughts_of(mind, question), key=lambda thought: -thought.worth)
    if also is not None and not any(thought.path == also for thought in thoughts):
        thoughts += _same(thoughts, question, also)
    found, kinds = [], []
    for thought in sorted(thoughts, key=lambda thought: -thought.worth):
        kind = thought.path[0]
        if kind not in kinds or thought.path == also:
            kinds.append(kind)
            found.append(Weighed(thought.path, PER_CENT * thought.worth, _why(mind, question, thought)))
    return found


def thoughts_of(mind: Mind, question: Question) -> list[Thought]:
    """Every choice, as the robot weighs it."""
    key = question.key
    if key in ("act", "murder"):
        return acting.acts(mind, question)
    if key.startswith("doubt"):
        return list(windows.doubts(mind))
    if key.startswith("block"):
        return windows.blocks(mind, every=True)
    if key == "exchange":
        return cards.kept(mind, question)
    if key == "decide":
        return cards.decided(mind)
    if key == "draft":
        return cards.drafted(mind, question)
    return cards.given(mind, question)


def _same(thoughts: list[Thought], question: Question, also: Path) -> list[Thought]:
    """A choice that comes to the same as one of these: another copy of the same character."""
    try:
        if step_after(question.menu, also) is not None or question.key != "exchange":
            return []
    except Refused:
        return []
    hand = tuple(sorted(place(moves.card_of(word)) for word in also[0]))
    return [Thought(also, one.worth, one.why, **one.facts) for one in thoughts if one.facts["hand"] == hand]


def _why(mind: Mind, question: Question, thought: Thought) -> Phrase:
    return _REASONS[thought.why](mind, thought) if thought.why in _REASONS else _of_action(mind, thought)


def _card(mind: Mind, place: int) -> Character:
    return cast(mind.view.fifth)[place]


def _percent(likely: float) -> int:
    """In steps of five, which is as well as anybody can know."""
    return 5 * round(20 * likely)


def _of_action(mind: Mind, thought: Thought) -> Phrase:
    action = ACTIONS[str(thought.path[0])]
    facts = thought.facts
    whom = facts["whom"]
    if action is MURDER:
        courtier = mind.view.courtiers[whom]
        return say("coup-coach-murder", whom=whom, lives=courtier.hidden, coins=courtier.coins)
    if action not in CLAIMED:
        return say(f"coup-coach-{action.word}", stopped=_percent(facts["stopped"]))
    card, doubt = _card(mind, facts["card"]), _percent(facts["doubt"])
    if facts["bluff"]:
        told = mind.belief.stories[mind.me].told[facts["card"]]
        return say("coup-coach-bluff-again" if told else "coup-coach-bluff", character=card, doubt=doubt)
    if action in (EXCHANGE, EXAMINE):
        return say(f"coup-coach-{action.word}", character=card)
    if whom is None:
        return say("coup-coach-true", character=card)
    return say("coup-coach-true-against", character=card, whom=whom, stopped=_percent(facts["stopped"]))


def _of_doubt(mind: Mind, thought: Thought) -> Phrase:
    """The same facts speak for a doubt or against it."""
    who, place, true = thought.facts["who"], thought.facts["card"], thought.facts["true"]
    card = _card(mind, place)
    word = thought.why
    if true == 0.0:
        return say(f"coup-coach-{word}-impossible", who=who, character=card)
    if mind.lives[mind.me] == 1 and thought.facts["hopeless"]:
        return say(f"coup-coach-{word}-last", who=who, character=card, true=_percent(true))
    told = mind.belief.stories[who].told[place]
    seen = mind.hand.count(place) + sum(one.shown.count(card) for one in mind.view.courtiers)
    return say(f"coup-coach-{word}", who=who, character=card, true=_percent(true), told=told, seen=seen)


def _of_block(mind: Mind, thought: Thought) -> Phrase:
    card = _card(mind, thought.facts["card"])
    if thought.why == "block":
        return say("coup-coach-block", character=card)
    return say("coup-coach-bluff-block", character=card, doubt=_percent(thought.facts["doubt"]))


def _of_allowing(mind: Mind, thought: Thought) -> Phrase:
    move = mind.view.move
    assert move is not None
    last = int(move.target == mind.me and mind.lives[mind.me] == 1)
    return say(f"coup-coach-allow-{move.action.word}", by=mind.view.active, last=last)


def _of_hand(mind: Mind, thought: Thought) -> Phrase:
    kept = [_card(mind, one) for one in thought.facts["hand"]]
    return say("coup-coach-keep-double" if len(kept) == 2 and kept[0] is kept[1] else "coup-coach-keep", cards=kept)


def _of_card(mind: Mind, thought: Thought) -> Phrase:
    """To lose one, or to show one: what is left counts."""
    rest = _card(mind, thought.facts["rest"][0])
    return say(f"coup-coach-{thought.why}", card=_card(mind, thought.facts["card"]), rest=rest)


def _of_deciding(mind: Mind, thought: Thought) -> Phrase:
    return say(f"coup-coach-{thought.why}", whom=thought.facts["whom"], card=_card(mind, thought.facts["card"]))


def _of_draft(mind: Mind, thought: Thought) -> Phrase:
    card = _card(mind, thought.facts["card"])
    return say("coup-coach-draft-double" if card in mind.view.hand else "coup-coach-draft", card=card)


_REASONS: dict[str, Callable[[Mind, Thought], Phrase]] = {
    "doubt": _of_doubt,
    "pass": _of_doubt,
    "block": _of_block,
    "bluff-block": _of_block,
    "allow": _of_allowing,
    "keep": _of_hand,
    "lose": _of_card,
    "show": _of_card,
    "return": _of_deciding,
    "replace": _of_deciding,
    "draft": _of_draft,
}
