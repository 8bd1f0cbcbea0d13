"""How a loyal knight answers each question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.camelot.pieces import VALUES, Black, Place, White, bare
from games.camelot.pieces import black as black_of
from games.camelot.pieces import place as place_of
from games.camelot.pieces import white as card_of
from games.camelot.robot import weights
from games.camelot.robot.heroics import Planner
from games.camelot.robot.judge import draw_harm, engine_price, harm, keep, life_price, loss, raid, worst
from games.camelot.robot.plans import peril, quest_worth
from games.camelot.robot.suspicion import suspects
from games.camelot.shares import as_path
from games.camelot.standing import KAY_AUTO, fills, reply
from games.camelot.view import View
from games.core.ask import Question
from games.core.draw import Dice
from games.core.flow import PASS
from games.core.menu import Path

Thought = Callable[[View, Question, Dice], Path]


def answer(view: View, question: Question, dice: Dice) -> Path:
    return ANSWERS[question.key](view, question, dice)


def give_least(view: View, question: Question, dice: Dice) -> Path:
    """The card that is missed least."""
    return (min(question.menu.choices, key=lambda word: (keep(view, card_of(word)), word)),)


def give_back(view: View, question: Question, dice: Dice) -> Path:
    """To Arthur: a Grail card if he seeks the Grail, a good Fight from there, else what one has most of."""
    assert view.seat is not None
    by, here = view.champions[int(question.about["by"])], view.champions[view.seat].place
    words = question.menu.choices
    if White.GRAIL.word in words and by.place is Place.HOLY_GRAIL and here is not Place.HOLY_GRAIL:
        return (White.GRAIL.word,)
    fights = [word for word in words if card_of(word).fights]
    if fights and here is Place.HOLY_GRAIL:
        return (max(fights, key=card_of),)
    return (max(fights or words, key=lambda word: (view.hand.count(card_of(word)), word)),)


def discard(view: View, question: Question, dice: Dice) -> Path:
    return (spare(view, question.menu.choices, question.menu.least),)


def spare(view: View, words: Sequence[str], count: int) -> tuple[str, ...]:
    """This many of these, the least missed ones, in the order offered."""
    order = worst(view, [card_of(word) for word in words])[:count]
    left = [card.word for card in order]
    chosen = []
    for word in words:
        if bare(word) in left:
            left.remove(bare(word))
            chosen.append(word)
    return tuple(chosen)


def contribute(view: View, question: Question, dice: Dice) -> Path:
    """A single Grail card is for whoever will seek the Grail; else the card that is missed least."""
    if view.hand.count(White.GRAIL) == 1:
        return (White.GRAIL.word,)
    return give_least(view, question, dice)


def share(view: View, question: Question, dice: Dice) -> Path:
    """Proposes the Grail cards for one knight and the rest for those with the fewest; accepts what others propose."""
    if "accept" in question.menu.choices:
        return ("accept",)
    if "propose" not in question.menu.choices or view.sharing is None:
        return ("no_agreement",)
    among = view.sharing.among
    split: dict[int, list[White]] = {seat: [] for seat in among}
    held = {seat: view.champions[seat].cards for seat in among}
    seeker = view.seat if view.seat in among and view.hand.count(White.GRAIL) > 1 else among[-1]
    for card in sorted(view.pool, key=lambda one: -keep(view, one)):
        seat = min(among, key=lambda one: (held[one] + 3 * len(split[one]), among.index(one)))
        if card is White.GRAIL and view.board(Place.HOLY_GRAIL).open:
            assert seeker is not None
            seat = seeker
        split[seat].append(card)
    return as_path([split[seat] for seat in among], view.pool, among)


def evil(view: View, question: Question, dice: Dice) -> Path:
    """The least harm of the three."""
    assert view.seat is not None
    me = view.champions[view.seat]
    if "peek" in question.menu.choices:
        return ("peek",)
    prices = {"engine": engine_price(view, view.engines), "life": life_price(me)}
    if "draw" in question.menu.choices:
        prices["draw"] = draw_harm(view)
    return (min(prices, key=lambda word: prices[word]),)


def armor(view: View, question: Question, dice: Dice) -> Path:
    return (min(question.menu.choices, key=lambda word: harm(view, black_of(word))),)


def face(view: View, question: Question, dice: Dice) -> Path:
    """Face down for the White card it brings; shown only where somebody fights and a high card should warn them."""
    place = place_of(question.about["quest"])
    card = next((one.card for one in view.resolving[::-1] if one.card is not None), None)
    high = card is not None and VALUES[place][card] > VALUES[place][Black.BK3 if card < Black.LD1 else Black.LD3]
    return ("up" if high and view.board(place).white else "down",)


def war(view: View, question: Question, dice: Dice) -> Path:
    return (min(question.menu.choices, key=lambda word: raid(view, place_of(word))),)


def entering(view: View, question: Question) -> float:
    """The harm of the card in the cancel window; a hidden one counts as the average of its quest."""
    if "card" in question.about:
        return harm(view, black_of(question.about["card"]))
    place = place_of(question.about["quest"])
    return loss(view, place) * 0.8 if fills(view, place) else 0.3


def cancel(view: View, question: Question, dice: Dice) -> Path:
    """Excalibur against what would cost two swords, Merlins against what costs more than they are worth."""
    threat = entering(view, question)
    if "sacrifice" in question.menu.choices and threat >= weights.EXCALIBUR:
        return ("sacrifice",)
    if "offer" in question.menu.choices and threat >= weights.OFFER:
        step = question.menu.after("offer")
        return ("offer", step.choices[-1]) if step else ("offer",)
    return (PASS,)


def volunteer_cards(view: View, question: Question, dice: Dice) -> Path:
    step = question.menu.after("volunteer") if "volunteer" in question.menu.choices else None
    if step is None or len(view.hand) < 9:
        return (PASS,)
    return ("volunteer", spare(view, step.choices, 3))


def volunteer_life(view: View, question: Question, dice: Dice) -> Path:
    assert view.seat is not None
    willing = view.champions[view.seat].life >= 5 and "volunteer" in question.menu.choices
    return ("volunteer",) if willing else (PASS,)


def kay(view: View, question: Question, dice: Dice) -> Path:
    path = reply(view, question, KAY_AUTO)
    assert path is not None
    return path


def grail(view: View, question: Question, dice: Dice) -> Path:
    """For oneself always, for others unless they are all but known as the Traitor."""
    return ("refuse" if suspects(view).get(int(question.about["whom"]), 0.0) > 0.6 else "use",)


def foresight(view: View, question: Question, dice: Dice) -> Path:
    """The mildest first."""
    words = sorted(question.menu.choices, key=lambda word: harm(view, black_of(word)))
    return tuple(words[:-1])


def convocation(view: View, question: Question, dice: Dice) -> Path:
    """Stay where one is of use."""
    assert view.seat is not None
    place = view.champions[view.seat].place
    busy = quest_worth(view, place) > 0.15 or peril(view, place) > 0.6
    return ("stay" if busy else "return",)


def heroic(view: View, question: Question, dice: Dice) -> Path:
    return Planner(view, question, dice).decide()


ANSWERS: dict[str, Thought] = {
    "contribute": contribute,
    "share": share,
    "evil": evil,
    "armor": armor,
    "face": face,
    "cancel": cancel,
    "war": war,
    "volunteer-cards": volunteer_cards,
    "volunteer-life": volunteer_life,
    "discard": discard,
    "fate-discard": discard,
    "kay": kay,
    "grail": grail,
    "heroic": heroic,
    "arthur-return": give_back,
    "foresight": foresight,
    "convocation": convocation,
}
