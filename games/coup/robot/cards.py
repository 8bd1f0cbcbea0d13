"""Which characters to keep, to lose, to show, to take away, and to begin with."""

from __future__ import annotations

from games.core.ask import Question
from games.core.menu import paths
from games.coup import moves
from games.coup.pieces import CHARACTERS
from games.coup.robot.mind import Mind, Thought
from games.coup.robot.places import FIVE, Hand, place


def kept(mind: Mind, question: Question) -> list[Thought]:
    """After an exchange."""
    found = {}
    for path in paths(question.menu):
        hand = tuple(sorted(place(moves.card_of(word)) for word in path[0]))
        if hand not in found:
            found[hand] = Thought(path, mind.chance({}, hand, _story(mind, hand)), "keep", hand=hand)
    return list(found.values())


def _story(mind: Mind, hand: Hand) -> float:
    """What the others take for granted is better held."""
    told = mind.belief.stories[mind.me].told
    return 0.05 * sum(1 for card in set(hand) if told[card])


def given(mind: Mind, question: Question) -> list[Thought]:
    """A card to lose, or to show: what is left should be worth most."""
    found = []
    for path in paths(question.menu):
        card = place(CHARACTERS[str(path[0])])
        rest = list(mind.hand)
        rest.remove(card)
        lives, coins = mind.lives[mind.me], mind.coins[mind.me]
        if question.key == "lose":
            worth = mind.chance({mind.me: (lives - 1, coins)}, tuple(rest), _story(mind, tuple(rest)))
        else:
            worth = mind.chance({}, tilt=0.1 * mind.standing.scales.cards[0][1][rest[0]])
        found.append(Thought(path, worth, question.key, card=card, rest=rest))
    return found


def decided(mind: Mind) -> list[Thought]:
    """An examined card: better left, or taken away."""
    card = mind.view.looking
    assert card is not None and mind.view.move is not None and mind.view.move.target is not None
    group = min(len(mind.foes) + 1, 5) - 2
    lives = mind.lives[mind.view.move.target]
    worth = mind.standing.scales.cards[group][lives - 1]
    pool = mind.belief.pool
    size = sum(pool) or 1.0
    mean = sum(pool[one] * worth[one] for one in FIVE) / size
    tilt = (worth[place(card)] - mean) / len(mind.foes)
    facts = {"whom": mind.view.move.target, "card": place(card)}
    return [
        Thought((moves.RETURN,), mind.chance({}), "return", **facts),
        Thought((moves.REPLACE,), mind.chance({}, tilt=tilt - 0.02), "replace", **facts),
    ]


def drafted(mind: Mind, question: Question) -> list[Thought]:
    """The second character, of one's own choice."""
    found = []
    for path in paths(question.menu):
        card = place(CHARACTERS[str(path[0])])
        hand = tuple(sorted((mind.hand[0], card)))
        found.append(Thought(path, mind.chance({mind.me: (2, 2)}, hand), "draft", card=card))
    return found
