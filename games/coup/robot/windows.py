"""Doubts and blocks: what somebody's claim is worth to oneself when it stands, and when it falls."""

from __future__ import annotations

from games.core.flow import PASS
from games.coup import moves
from games.coup.pieces import ASSASSINATE, COSTS, EXAMINE, STEAL, Action, cast
from games.coup.robot.belief import at_a_glance
from games.coup.robot.mind import Mind, Thought, sigmoid
from games.coup.robot.places import BLOCKED, CONTESSA, place
from games.coup.robot.temper import Temper
from games.coup.robot.worth import Changes
from games.coup.view import View

HOPELESS = 0.5
"""Passing that leaves less than this part of one's chance is no way out."""
BELIEVED = 0.6
"""Whoever stands by does not look twice at a claim that is so likely at first sight."""


def none_of_my_business(view: View, temper: Temper) -> bool:
    """A likely claim in an action that concerns others, with several of them left: not worth a thought."""
    move = view.move
    assert move is not None and view.seat is not None
    if view.seat in (view.active, move.target) or len(view.living()) < 3 or view.seen:
        return False
    claim = view.claims[-1]
    return at_a_glance(view, claim.who, place(claim.character), temper) > BELIEVED


def doubts(mind: Mind) -> tuple[Thought, Thought]:
    """To doubt, and to pass."""
    move = mind.view.move
    assert move is not None
    me = mind.me
    if move.blocker is not None and move.block is not None:
        who, card = move.blocker, place(move.block)
        stands = mind.chance({})
        wrong = mind.chance(mind.loses(me, {}))
        falls = mind.chance(mind.effect(move.action, mind.view.active, move.target, mind.loses(who, {})))
    else:
        assert move.claim is not None
        who, card = mind.view.active, place(move.claim)
        stands = standing(mind, {})
        wrong = standing(mind, mind.loses(me, {}))
        falls = mind.chance(mind.loses(who, {}))
    true = mind.careful(mind.belief.holds[who][card], falls - stands, stands - wrong)
    doubt = true * wrong + (1 - true) * falls
    facts = {"who": who, "card": card, "true": true, "hopeless": stands < HOPELESS * mind.now}
    return Thought((moves.DOUBT,), doubt, "doubt", **facts), Thought((PASS,), stands, "pass", **facts)


def doubt_likelihood(mind: Mind, doubt: Thought, passing: Thought) -> float:
    """How often to doubt here: never for nothing, always for much, and in between now and then."""
    true = doubt.facts["true"]
    if true == 0.0:
        return 1.0
    if desperate(mind):
        bluff = blocks(mind, _paid(mind, {}))[-1]
        return 1 - bluff.limit if bluff.worth > doubt.worth else 1.0
    better = (doubt.worth - passing.worth) / max(mind.now, 0.02)
    return sigmoid((better - mind.temper.reserve) / mind.temper.blur)


def desperate(mind: Mind) -> bool:
    """Assassinated with the last life and without a Contessa: to doubt, or to claim her, but not to wait and see."""
    move = mind.view.move
    assert move is not None
    if move.action is not ASSASSINATE or move.target != mind.me or move.blocker is not None:
        return False
    return mind.lives[mind.me] == 1 and CONTESSA not in mind.hand


def _paid(mind: Mind, changes: Changes) -> Changes:
    """An Assassin costs coins as soon as the claim stands."""
    move = mind.view.move
    assert move is not None
    price = COSTS.get(move.action) if mind.view.stage == "doubt" else None
    return changes if price is None else mind.gains(mind.view.active, -price, changes)


def standing(mind: Mind, changes: Changes) -> float:
    """One's chance when the action under way is not doubted any more."""
    move = mind.view.move
    assert move is not None
    active, action, target = mind.view.active, move.action, move.target
    if changes.get(mind.me, (1, 0))[0] <= 0:
        return 0.0
    changes = _paid(mind, changes)
    if target == mind.me and action in BLOCKED:
        found = blocks(mind, changes)
        return max(one.worth for one in found) if desperate(mind) else _mixed(found)
    done = mind.chance(
        mind.effect(action, active, target, changes), tilt=-0.04 if action is EXAMINE and target == mind.me else 0.0
    )
    if target is None or action not in BLOCKED:
        return done
    blocked = sum(mind.blocks(target, action))
    return (1 - blocked) * done + blocked * mind.chance(changes)


def _mixed(thoughts: list[Thought]) -> float:
    """What the best answer is worth when a bluff is only made now and then."""
    honest = max(thought.worth for thought in thoughts if thought.limit >= 1)
    bluff, limit = max(
        ((thought.worth, thought.limit) for thought in thoughts if thought.limit < 1), default=(0.0, 0.0)
    )
    return honest + limit * max(bluff - honest, 0.0)


def blocks(mind: Mind, changes: Changes | None = None, *, every: bool = False) -> list[Thought]:
    """To allow it, or to block it as somebody; as `every` one that may, also where another block would be true."""
    move = mind.view.move
    assert move is not None
    changes = changes or {}
    active, action, target, me = mind.view.active, move.action, move.target, mind.me
    allowed = mind.chance(mind.effect(action, active, target, changes))
    found = [Thought((PASS,), allowed, "allow")]
    stopped = mind.chance(changes)
    honest = any(card in mind.hand for card in BLOCKED[action])
    for card in BLOCKED[action]:
        word = cast(mind.view.fifth)[card].word
        caught = mind.chance(mind.effect(action, active, target, mind.loses(me, changes)))
        wrong = mind.chance(mind.loses(active, changes)) if len(mind.foes) == 1 else 0.0
        doubters = mind.doubters(
            card, block=True, target=active, price=_price(mind, action), stakes=(stopped, caught, wrong)
        )
        doubt = doubters.any
        if card in mind.hand:
            total = sum(likely for _, likely in doubters.each) or 1.0
            proved = sum(likely * mind.chance(mind.loses(seat, changes)) for seat, likely in doubters.each) / total
            worth = (1 - doubt) * stopped + doubt * proved
            found.append(Thought((word,), worth, "block", card=card, doubt=doubt))
        elif every or not honest:
            worth = (1 - doubt) * stopped + doubt * caught - mind.temper.shame * mind.now
            limit = 1.0 if mind.view.stage == "block" and desperate(mind) else doubters.limit
            found.append(Thought((word,), worth, "bluff-block", limit, card=card, doubt=doubt))
    return found


def _price(mind: Mind, action: Action) -> float:
    """What a block costs the one whose action it is, as a share of their chance."""
    if action is ASSASSINATE:
        return 0.5 if len(mind.foes) == 1 else 0.15
    return 0.1 if action is STEAL else 0.06
