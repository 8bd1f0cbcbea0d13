"""What a loyal knight thinks of the answers to each question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.camelot.pieces import MOST_ENGINES, VALUES, Black, Place, White, bare
from games.camelot.pieces import black as black_of
from games.camelot.pieces import place as place_of
from games.camelot.pieces import white as card_of
from games.camelot.robot.heroics import Planner
from games.camelot.robot.ideas import Idea, because
from games.camelot.robot.judge import draw_harm, engine_price, harm, keep, life_price, loss, raid, worst
from games.camelot.robot.mind import Mind
from games.camelot.robot.plans import peril, quest_worth
from games.camelot.robot.suspicion import suspects
from games.camelot.shares import EVENLY, PROPOSE, as_path, portions
from games.camelot.standing import KAY_AUTO, fills, reply
from games.core.ask import Question
from games.core.flow import PASS
from games.core.menu import Path

Thoughts = Callable[[Mind, Question, Path | None], list[Idea]]
"""The ideas about a question; the path is one that must be among them."""


def loyal(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    return ANSWERS[question.key](mind, question, also)


def single_card(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """The card that is missed least; a single Grail card is for whoever will seek the Grail."""
    lone = mind.view.hand.count(White.GRAIL) == 1
    return [
        Idea(0.0, (word,), because("lone-grail"))
        if lone and card_of(word) is White.GRAIL
        else Idea(-keep(mind, card_of(word)), (word,), because("give", card=card_of(word)))
        for word in question.menu.choices
    ]


def give_back(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """To Arthur: a Grail card if he seeks the Grail, a good Fight from there, else what one has most of."""
    by, here = mind.view.champions[int(question.about["by"])], mind.me.place
    found = []
    for word in question.menu.choices:
        card = card_of(word)
        worth = 0.02 * mind.view.hand.count(card) if card.fights else -keep(mind, card)
        why = because("give", card=card)
        if card is White.GRAIL and by.place is Place.HOLY_GRAIL and here is not Place.HOLY_GRAIL:
            worth, why = 0.3, because("give-seeker", whom=by.seat)
        elif card.fights and here is Place.HOLY_GRAIL:
            worth = 0.04 * card
        found.append(Idea(worth, (word,), why))
    return found


def discard(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """The cards that are missed least."""
    words, count = question.menu.choices, question.menu.least
    sets = [spare(mind, words, count)]
    if len(words) > count:
        sets.append(tuple(word for word in spare(mind, words, count + 1) if word != sets[0][0]))
    if also is not None:
        sets.append(tuple(str(word) for word in also[0]))
    return [Idea(-sum(keep(mind, card_of(word)) for word in words), (words,), because("spare")) for words in sets]


def spare(mind: Mind, words: Sequence[str], count: int) -> tuple[str, ...]:
    """This many of these, the least missed ones, in the order offered."""
    order = worst(mind, [card_of(word) for word in words])[:count]
    left = [card.word for card in order]
    chosen = []
    for word in words:
        if bare(word) in left:
            left.remove(bare(word))
            chosen.append(word)
    return tuple(chosen)


def share(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """The Grail cards for one knight and the rest for those with the fewest; what others propose is fair enough."""
    words = question.menu.choices
    if "accept" in words:
        worths = {"accept": 0.1, "reject": -0.05, "no_agreement": -0.1}
        return [Idea(worths[word], (word,), because(f"share-{word}")) for word in words]
    if PROPOSE not in words or mind.view.sharing is None:
        return [Idea(0.0, ("no_agreement",), because("share-no_agreement"))]
    paths: list[Path] = [_split(mind), (EVENLY,), ("no_agreement",)]
    if also is not None:
        paths.append(also)
    return [_rated_split(mind, path) for path in paths]


def _seeker(mind: Mind) -> int:
    """Who gets the Grail cards of a pool."""
    assert mind.view.sharing is not None
    among = mind.view.sharing.among
    return mind.me.seat if mind.me.seat in among and mind.view.hand.count(White.GRAIL) > 1 else among[-1]


def _split(mind: Mind) -> Path:
    view = mind.view
    assert view.sharing is not None
    among = view.sharing.among
    split: dict[int, list[White]] = {seat: [] for seat in among}
    held = {seat: view.champions[seat].cards for seat in among}
    for card in sorted(view.pool, key=lambda one: -keep(mind, one)):
        seat = min(among, key=lambda one: (held[one] + 3 * len(split[one]), among.index(one)))
        if card is White.GRAIL and view.board(Place.HOLY_GRAIL).open:
            seat = _seeker(mind)
        split[seat].append(card)
    return as_path([split[seat] for seat in among], view.pool, among)


def _rated_split(mind: Mind, path: Path) -> Idea:
    """Grail cards together are worth more; so are cards for those with empty hands."""
    view = mind.view
    assert view.sharing is not None
    if path[0] == "no_agreement":
        return Idea(-0.1, path, because("share-no_agreement"))
    parts = portions(path, view.pool, view.sharing.among)
    before = {seat: view.champions[seat].cards for seat in parts}
    after = {seat: count + len(parts[seat]) for seat, count in before.items()}
    grails = max(sum(card_of(word) is White.GRAIL for word in words) for words in parts.values())
    evened = _uneven(before) - _uneven(after)
    worth = 0.03 * grails * view.board(Place.HOLY_GRAIL).open + 0.004 * evened
    return Idea(worth, path, because("share-evenly" if path[0] == EVENLY else "share-split"))


def _uneven(hands: dict[int, int]) -> float:
    """How far these hands are from all having as many cards."""
    mean = sum(hands.values()) / len(hands)
    return sum((count - mean) ** 2 for count in hands.values())


def evil(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """The least harm of the three; a look costs nothing."""
    view, me = mind.view, mind.me
    found = []
    for word in question.menu.choices:
        if word == "peek":
            found.append(Idea(0.1, ("peek",), because("peek"), soon=RUSH))
        elif word == "draw":
            known = view.foreseen and view.foreseen[0][0] == 0
            why = because("draw-known", card=view.foreseen[0][1]) if known else because("draw-black")
            found.append(Idea(-draw_harm(mind), ("draw",), why))
        elif word == "engine":
            price = engine_price(mind, view.engines)
            found.append(Idea(-price, ("engine",), because("engine", left=MOST_ENGINES - view.engines)))
        elif word == "life":
            found.append(Idea(-life_price(mind, me), ("life",), because("life", life=me.life)))
        else:
            found.append(Idea(-9.0, (word,), because("reveal")))
    return found


RUSH = 99.0
"""What comes before anything else."""


def armor(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    return [
        Idea(-harm(mind, black_of(word)), (word,), because("armor", card=black_of(word)))
        for word in question.menu.choices
    ]


def face(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """Face down for the White card it brings; shown only where somebody fights and a high card should warn them."""
    place = place_of(question.about["quest"])
    card = next((one.card for one in mind.view.resolving[::-1] if one.card is not None), None)
    high = card is not None and VALUES[place][card] > VALUES[place][Black.BK3 if card < Black.LD1 else Black.LD3]
    warn = high and bool(mind.view.board(place).white)
    return [
        Idea(mind.weights.card, ("down",), because("face-down")),
        Idea(mind.weights.card + 0.05 if warn else 0.0, ("up",), because("face-up-warn" if warn else "face-up")),
    ]


def war(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    boards = {word: mind.view.board(place_of(word)) for word in question.menu.choices}
    return [
        Idea(-raid(mind, board.place), (word,), because("raid", quest=board.place, warriors=board.track + 1))
        for word, board in boards.items()
    ]


def entering(mind: Mind, question: Question) -> float:
    """The harm of the card in the cancel window; a hidden one counts as the average of its quest."""
    if "card" in question.about:
        return harm(mind, black_of(question.about["card"]))
    place = place_of(question.about["quest"])
    return loss(mind, place) * 0.8 if fills(mind.view, place) else 0.3


def cancel(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """Excalibur against what would cost two swords, Merlins against what costs more than they are worth."""
    threat, weights = entering(mind, question), mind.weights
    prices = {"sacrifice": weights.excalibur, "offer": weights.offer}
    cheapest = min((prices[word] for word in question.menu.choices if word in prices), default=threat)
    found = [Idea(0.0, (PASS,), because("let-come" if threat <= cheapest else "let-come-dear"))]
    if "sacrifice" in question.menu.choices:
        dear = "" if threat > weights.excalibur else "-dear"
        found.append(Idea(threat - weights.excalibur, ("sacrifice",), because(f"stop-excalibur{dear}"), soon=0.5))
    if "offer" in question.menu.choices:
        dear = "" if threat > weights.offer else "-dear"
        step = question.menu.after("offer")
        counts: list[Path] = [("offer", word) for word in step.choices] if step else [("offer",)]
        found += [
            Idea(threat - weights.offer + 0.01 * place, path, because(f"stop-merlins{dear}"))
            for place, path in enumerate(counts)
        ]
    return found


def volunteer_cards(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    found = [Idea(0.0, (PASS,), because("volunteer-not"))]
    step = question.menu.after("volunteer") if "volunteer" in question.menu.choices else None
    if step is not None:
        sets = [spare(mind, step.choices, 3)]
        if also is not None and also[0] == "volunteer":
            sets.append(tuple(str(word) for word in also[1]))
        saved = mind.weights.card * len(mind.view.knights())
        for words in sets:
            worth = saved - sum(keep(mind, card_of(word)) for word in words) - mind.weights.card
            found.append(Idea(worth, ("volunteer", words), because("volunteer-cards", cards=len(mind.view.hand))))
    return found


def volunteer_life(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    found = [Idea(0.0, (PASS,), because("volunteer-not"))]
    if "volunteer" in question.menu.choices:
        life = mind.me.life
        price = sum(mind.weights.life[points] for points in (life, life - 1))
        worth = mind.weights.card * len(mind.view.knights()) - price
        found.append(Idea(worth, ("volunteer",), because("volunteer-life", life=life)))
    return found


def kay(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """The smallest Fight card that turns defeat into victory, or none."""
    best = reply(mind.view, question, KAY_AUTO)
    assert best is not None
    found = [Idea(0.0, (PASS,), because("kay-not"))]
    if best != (PASS,):
        found.append(Idea(1.0, best, because("kay")))
    if also is not None and also not in (best, (PASS,)):
        wins = best != (PASS,) and str(also[1]) > str(best[1])
        worth = 1.0 - 0.05 if wins else -keep(mind, card_of(also[1]))
        found.append(Idea(worth, also, because("kay-more" if wins else "kay-vain")))
    return found


def grail(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """For oneself always, for others unless they are all but known as the Traitor."""
    whom = int(question.about["whom"])
    doubt = suspects(mind).get(whom, 0.0)
    own = whom == mind.view.seat
    return [
        Idea(1.0 - 1.7 * doubt, ("use",), because("grail-own") if own else because("grail-use", whom=whom)),
        Idea(0.0, ("refuse",), because("grail-keep", chance=round(100 * doubt))),
    ]


def foresight(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """The mildest first."""
    words = sorted(question.menu.choices, key=lambda word: harm(mind, black_of(word)))
    return foresight_orders(mind, question, tuple(words[:-1]), also, -1.0)


def foresight_orders(mind: Mind, question: Question, best: Path, also: Path | None, sign: float) -> list[Idea]:
    """Orders of cards: what comes sooner weighs more."""

    def worth(path: Path) -> float:
        return sign * sum(harm(mind, black_of(str(word))) / (place + 1) for place, word in enumerate(path))

    last = next(word for word in question.menu.choices if word not in best)
    paths: list[Path] = [best, (last, *best[1:])]
    if also is not None and also not in paths:
        paths.append(also)
    reason = "foresight" if sign < 0 else "foresight-worst"
    return [Idea(worth(path), path, because(reason, card=black_of(str(path[0])))) for path in paths]


def convocation(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """Stay where one is of use."""
    place = mind.me.place
    of_use = max(quest_worth(mind, place) - 0.15, 0.25 * (peril(mind, place) - 0.6))
    return [
        Idea(of_use, ("stay",), because("stay", quest=place)),
        Idea(0.0, ("return",), because("return", cards=len(mind.view.hand))),
    ]


def heroic(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    planner = Planner(mind, question)
    found = planner.ideas()
    if also is not None and all(idea.path != also for idea in found):
        found.append(planner.rate(also))
    return found


ANSWERS: dict[str, Thoughts] = {
    "contribute": single_card,
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
