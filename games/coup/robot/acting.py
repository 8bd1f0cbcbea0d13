"""A turn of one's own: what each action is worth, honest or not."""

from __future__ import annotations

from games.core.ask import Question
from games.core.menu import Path, paths
from games.core.text import Seat
from games.coup.pieces import ACTIONS, ASSASSINATE, COSTS, EXAMINE, EXCHANGE, STEAL, Action, exchanged_by
from games.coup.robot.mind import Mind, Thought
from games.coup.robot.places import BLOCKED, CLAIMED, FIVE, PAIRS, Hand
from games.coup.robot.worth import Changes

EXAMINED = 0.04
"""What a look at somebody's card is worth, in strength."""


def acts(mind: Mind, question: Question) -> list[Thought]:
    """Every action with its target."""
    return [_act(mind, path) for path in paths(question.menu)]


def _act(mind: Mind, path: Path) -> Thought:
    action = ACTIONS[str(path[0])]
    target = int(str(path[1])) if len(path) == 2 else None
    card = CLAIMED.get(action)
    if card is None:
        worth, stopped = outcome(mind, action, target, {})
        return Thought(path, worth, action.word, whom=target, stopped=stopped)
    stands, stopped = outcome(mind, action, target, {})
    caught = mind.chance(mind.loses(mind.me, {}))
    proved = mind.chance(mind.loses(mind.foes[0], {})) if len(mind.foes) == 1 else 0.0
    doubters = mind.doubters(
        card, block=False, target=target, price=price(mind, action, target), stakes=(stands, caught, proved)
    )
    bluff = card not in mind.hand
    if bluff:
        worth = (1 - doubters.any) * stands + doubters.any * caught - mind.temper.shame * mind.now
    else:
        worth = (1 - doubters.any) * stands + doubters.any * _proved(mind, action, target, doubters.each)
    limit = doubters.limit if bluff else 1.0
    return Thought(
        path, worth, action.word, limit, whom=target, stopped=stopped, doubt=doubters.any, bluff=bluff, card=card
    )


def price(mind: Mind, action: Action, target: Seat | None) -> float:
    """What a target stands to lose by an action, as a share of their chance."""
    if target is None:
        return 0.0
    if action is ASSASSINATE:
        return 0.45 if mind.lives[target] == 2 else 0.9
    return 0.12 if action is STEAL else 0.05


def outcome(mind: Mind, action: Action, target: Seat | None, changes: Changes) -> tuple[float, float]:
    """One's chance when the claim of this action stands, and how likely the action is to be blocked."""
    me = mind.me
    if action in COSTS:
        changes = mind.gains(me, -COSTS[action], changes)
    if action is EXCHANGE:
        return mind.chance(changes, tilt=hoped(mind)), 0.0
    if action is EXAMINE:
        return mind.chance(changes, tilt=EXAMINED), 0.0
    done = mind.chance(mind.effect(action, me, target, changes))
    if action not in BLOCKED:
        return done, 0.0
    if target is None:
        free = 1.0
        for seat in mind.foes:
            free *= 1 - sum(mind.blocks(seat, action))
        return free * done + (1 - free) * mind.chance(changes), 1 - free
    if changes.get(target, (1, 0))[0] <= 0:
        return done, 0.0
    true, bluff = mind.blocks(target, action)
    blocked = true + bluff
    if blocked <= 0:
        return done, 0.0
    held = mind.chance(changes)
    caught = mind.chance(mind.effect(action, me, target, mind.loses(target, changes)))
    doubted = (true * mind.chance(mind.loses(me, changes)) + bluff * caught) / blocked
    return (1 - blocked) * done + blocked * max(held, doubted), blocked


def _proved(mind: Mind, action: Action, target: Seat | None, doubters: list[tuple[Seat, float]]) -> float:
    """One's chance when somebody doubts what is true."""
    total = sum(likely for _, likely in doubters)
    worth = 0.0
    for seat, likely in doubters:
        if likely > 0.002:
            worth += likely * outcome(mind, action, target, mind.loses(seat, {}))[0]
        else:
            total -= likely
    return worth / total if total > 0 else 0.0


def hoped(mind: Mind) -> float:
    """By how much an exchange may better the hand: over all draws, the best that could be kept."""
    group = min(len(mind.foes) + 1, 5) - 2
    lives = len(mind.hand)
    worth = mind.standing.scales.cards[group][lives - 1]
    pool = mind.belief.pool
    draws: list[tuple[Hand, float]] = []
    if exchanged_by(mind.view.fifth) == 2:
        for one, two in PAIRS:
            ways = pool[one] * (pool[one] - 1) / 2 if one == two else pool[one] * pool[two]
            draws.append(((one, two), ways))
    else:
        draws = [((one,), pool[one]) for one in FIVE]
    total = sum(ways for _, ways in draws)
    if total <= 0:
        return 0.0
    best = 0.0
    for drawn, ways in draws:
        if ways > 0:
            values = sorted({card: worth[card] for card in (*mind.hand, *drawn)}.values(), reverse=True)
            best += ways * sum(values[:lives])
    return best / total - mind.standing.own(mind.hand, lives, group) + mind.temper.fresh
