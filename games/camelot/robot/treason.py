"""The Traitor: hidden, a knight of poor judgement whose record bears looking at; unmasked, open harm."""

from __future__ import annotations

from games.camelot.pieces import COMBATS, MOST_ENGINES, PLACE_BY_WORD, SWORDS_END, TERMS, Place, White
from games.camelot.pieces import black as black_of
from games.camelot.pieces import white as card_of
from games.camelot.robot import suspicion
from games.camelot.robot.answers import entering, foresight_orders, loyal
from games.camelot.robot.heroics import Planner
from games.camelot.robot.ideas import Idea, because
from games.camelot.robot.judge import draw_harm, engine_price, harm, keep, life_price
from games.camelot.robot.mind import Mind
from games.core.ask import Question
from games.core.flow import PASS
from games.core.menu import Path, paths

MIRRORED = ("armor", "war", "arthur-return")
"""Questions in which nobody sees what else one could have done: the worse for the knights, the better."""

GRUDGED = ("volunteer-cards", "volunteer-life", "kay")
"""What a Traitor does not do for the others, and nobody can expect of one."""


def treacherous(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """What the Traitor thinks of the answers to each question."""
    key = question.key
    if key in ("evil", "heroic") and patient(mind):
        return [_slander(mind, idea) if idea.path[0] == "accuse" else idea for idea in loyal(mind, question, also)]
    if key == "evil":
        return _evil(mind, question)
    if key == "heroic":
        return _heroic(mind, question, also)
    if key == "cancel":
        return _cancel(mind, question)
    if key == "face":
        return [Idea(0.1, ("down",), because("traitor-down")), Idea(0.0, ("up",), because("traitor-up"))]
    if key == "grail":
        return _grail(mind, question)
    if key == "foresight":
        words = sorted(question.menu.choices, key=lambda word: -harm(mind, black_of(word)))
        return foresight_orders(mind, question, tuple(words[:-1]), also, 1.0)
    if key == "taunt":
        return [_taunt(mind, int(word)) for word in question.menu.choices]
    if key == "help-evil":
        return [_open_harm(mind, word) for word in question.menu.choices]
    found = loyal(mind, question, also)
    if key in MIRRORED:
        return [idea._replace(worth=-idea.worth, why=because("traitor-unseen")) for idea in found]
    if key in GRUDGED:
        return [_grudging(idea) for idea in found]
    return found


def _grudging(idea: Idea) -> Idea:
    if idea.path == (PASS,):
        return Idea(0.0, idea.path, because("traitor-pass"))
    return Idea(-abs(idea.worth) - 0.2, idea.path, because("traitor-helps"))


def _taunt(mind: Mind, seat: int) -> Idea:
    cards = mind.view.champions[seat].cards
    return Idea(mind.weights.card * (1 + 0.1 * cards), (str(seat),), because("taunt", whom=seat, cards=cards))


def _grail(mind: Mind, question: Question) -> list[Idea]:
    own = question.about["whom"] == mind.view.seat
    worth = 1.0 if own else -1.0
    return [
        Idea(worth, ("use",), because("grail-own" if own else "traitor-saves")),
        Idea(0.0, ("refuse",), because("traitor-refuses")),
    ]


def _cancel(mind: Mind, question: Question) -> list[Idea]:
    """Never a Merlin; Excalibur only for show, against what hardly matters."""
    threat = entering(mind, question)
    found = [Idea(0.0, (PASS,), because("traitor-pass"))]
    if "sacrifice" in question.menu.choices:
        found.append(Idea(0.2 - threat, ("sacrifice",), because("traitor-waste-sword")))
    offers = [path for path in paths(question.menu) if path[0] == "offer"]
    return found + [Idea(-threat, path, because("traitor-helps")) for path in offers]


def patient(mind: Mind) -> bool:
    """Too early for harm that shows: the fewer knights there are, the sooner an idle one is found out.

    Only the last engine is never waited with.
    """
    view, weights = mind.view, mind.weights
    return view.white_swords + view.black_swords < weights.patience and view.engines < weights.tempting


def boldness(mind: Mind) -> float:
    """From 0, all pretence, to 1, all harm: the nearer the end, and the better one's own record looks, the more."""
    view, weights = mind.view, mind.weights
    if view.engines >= MOST_ENGINES - 2 or view.black_swords >= weights.brink:
        return 1.0
    late = (view.white_swords + view.black_swords) / SWORDS_END
    free = weights.slack + weights.haste * late - suspicion.exposure(mind)
    return max(0.0, min(1.0, free))


def _open_harm(mind: Mind, word: str) -> Idea:
    """An engine or a Black card, whatever hurts more."""
    view = mind.view
    if word == "engine":
        price = engine_price(mind, view.engines) + mind.weights.battery * view.engines
        return Idea(price, ("engine",), because("traitor-engine", left=MOST_ENGINES - view.engines))
    return Idea(draw_harm(mind), ("draw",), because("traitor-draw"))


def _evil(mind: Mind, question: Question) -> list[Idea]:
    """Harm as far as one's record bears it; who never bleeds is noticed."""
    bold = boldness(mind)
    found = []
    for idea in loyal(mind, question):
        word = idea.path[0]
        if word == "peek":
            found.append(idea)
        elif word in ("draw", "engine"):
            harmful = _open_harm(mind, str(word))
            seen = mind.weights.shown * (1 - bold) * (word == "engine")
            found.append(harmful._replace(worth=harmful.worth - seen))
        elif word == "life":
            worth = (1 - bold) * mind.weights.blood - life_price(mind, mind.me) * 0.5
            found.append(Idea(worth, ("life",), because("traitor-bleeds", life=mind.me.life)))
        else:
            found.append(idea)
    return found


def _heroic(mind: Mind, question: Question, also: Path | None) -> list[Idea]:
    """What looks like help and is none; real help only as far as one's record needs it."""
    planner, bold = Planner(mind, question), boldness(mind)
    found = [_twisted(mind, planner, idea, bold) for idea in planner.ideas()]
    found += _feints(mind, planner, bold)
    if also is not None and all(idea.path != also for idea in found):
        found.append(_twisted(mind, planner, planner.rate(also), bold))
    return found


def _twisted(mind: Mind, planner: Planner, idea: Idea, bold: float) -> Idea:
    """A loyal idea as the Traitor sees it: it helps the others, but it looks well."""
    weights, word = mind.weights, idea.path[0]
    looks = (1 - bold) * weights.show
    if word == "accuse":
        return _slander(mind, idea)
    if word in ("draw_white", "end_turn", "heal"):
        return Idea(idea.worth, idea.path, because("traitor-idle"), idea.soon)
    if word in ("move", "tristan_move"):
        return _ride(mind, idea, bold)
    if word == "sacrifice":
        return Idea(-life_price(mind, mind.me), idea.path, because("traitor-helps"))
    if word in ("quest_card", "siege"):
        return Idea(looks - idea.worth * weights.spite, idea.path, because("traitor-cover"))
    return Idea((1 - bold) * 0.1 - idea.worth, idea.path, because("traitor-helps"))


def _ride(mind: Mind, idea: Idea, bold: float) -> Idea:
    """A quest for one alone is the best place to fail in, and nobody else can be there."""
    place = PLACE_BY_WORD[str(idea.path[1])]
    if place in COMBATS and TERMS[place].solo and mind.me.place is Place.CAMELOT:
        return Idea(mind.weights.lurk, idea.path, because("traitor-blocks", quest=place), idea.soon)
    worth = idea.worth * (1 - bold) if place is not Place.CAMELOT else idea.worth
    return Idea(worth, idea.path, because("traitor-wanders"), 0.0)


def _feints(mind: Mind, planner: Planner, bold: float) -> list[Idea]:
    """Deeds in the open that bring nothing: the worst Fight in a duel, the best card for the river, a siege to fail."""
    menu, weights = planner.menu, mind.weights
    looks = (1 - bold) * weights.show + weights.feint
    found = []
    if "quest_card" in menu.choices and mind.me.place in COMBATS and TERMS[mind.me.place].solo:
        card = min(planner.after("quest_card").choices, key=card_of)
        if card_of(card) <= White.FIGHT3:
            found.append(Idea(looks, ("quest_card", card), because("traitor-weak", card=card_of(card))))
    if "quest_card" in menu.choices and mind.me.place is Place.EXCALIBUR:
        card = max(planner.after("quest_card").choices, key=lambda word: keep(mind, card_of(word)))
        worth = (1 - bold) * weights.show + keep(mind, card_of(card)) - weights.spite * planner.worths[Place.EXCALIBUR]
        found.append(Idea(worth, ("quest_card", card), because("traitor-river", card=card_of(card))))
    if "siege" in menu.choices and mind.me.life > 2:
        word = min(planner.after("siege").choices, key=card_of)
        if card_of(word) <= White.FIGHT2:
            worth = looks - life_price(mind, mind.me) * 0.5 - 0.2 * engine_price(mind, mind.view.engines)
            found.append(Idea(worth, ("siege", (word,)), because("traitor-siege", card=card_of(word))))
    return found


def _slander(mind: Mind, idea: Idea) -> Idea:
    """A false accusation turns a sword, and leaves the others fewer to suspect: made when the count gains by it."""
    worth = suspicion.slander(mind)
    if worth > 0:
        return Idea(worth, idea.path, because("traitor-slander", whom=int(str(idea.path[1]))))
    return Idea(worth - 0.5, idea.path, because("traitor-slander-early"))
