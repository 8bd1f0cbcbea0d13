"""The heroic menu: every command that is legal now, with its choices worked out when somebody looks."""

from __future__ import annotations

from collections.abc import Callable

from games.camelot import rulings
from games.camelot.moves import at_camelot, war_needs
from games.camelot.pieces import (
    COMBATS,
    HAND_LIMIT,
    MOST_LIFE,
    QUESTS,
    SUSPICION,
    WARS,
    Black,
    Knight,
    Place,
    White,
    copies,
    fits,
    kinds,
)
from games.camelot.pieces import white as card_of
from games.camelot.state import State
from games.core.draw import Draw
from games.core.menu import SEAT, Path, Step, Tone
from games.core.text import Seat, say

TYPE_OF = {
    "move": "move",
    "tristan_move": "move",
    "quest_card": "quest",
    "draw_white": "quest",
    "siege": "quest",
    "special": "special",
    "galahad_special": "special",
    "heal": "heal",
    "accuse": "accuse",
}
"""Which of the five types of action a command performs; each at most once a turn."""


def destinations(state: State, me: Seat) -> list[str]:
    here = state.players[me].place
    return [place.word for place in (Place.CAMELOT, *QUESTS) if place is not here and state.free(place)]


def quest_cards(state: State, me: Seat) -> list[str]:
    """The cards that may be laid on, or paid to, the quest one stands on."""
    player = state.players[me]
    if player.place in (Place.CAMELOT, Place.OFF):
        return []
    quest = state.quest(player.place)
    if player.place in COMBATS:
        return kinds(card for card in player.hand if fits(player.place, quest.white, card))
    if player.place in WARS:
        return kinds(card for card in player.hand if card is war_needs(quest))
    if player.place is Place.EXCALIBUR:
        return kinds(player.hand)
    return kinds(card for card in player.hand if card is White.GRAIL and not state.dark_forest)


def merlin_targets(state: State) -> list[str]:
    """An engine, a warrior, or a quest with a standard Black card on it."""
    found = ["engine"] if state.engines else []
    for quest in state.quests:
        liftable = quest.track > 0 if quest.place in WARS else merlins_prey(state, quest.place) is not None
        if quest.open and liftable:
            found.append(quest.place.word)
    river = state.quest(Place.EXCALIBUR)
    if rulings.MERLIN_MOVES_EXCALIBUR and river.open and river.track < 0:
        found.append(river.place.word)
    return found


def merlins_prey(state: State, place: Place) -> int | None:
    """Where the newest Black card that Merlin can take lies on a quest; a Desolation is none."""
    for index in range(len(state.quest(place).black) - 1, -1, -1):
        card = state.quest(place).black[index].card
        if card is not Black.DESOLATION or rulings.MERLIN_LIFTS_DESOLATION:
            return index
    return None


def heroism_targets(state: State) -> list[str]:
    return [quest.place.word for quest in state.quests if quest.open]


def _self_or_others(state: State, me: Seat, life: int, card: White) -> list[str]:
    others = state.others(me)
    if card is White.PIETY:
        mine, theirs = 0 < life < MOST_LIFE, any(state.players[seat].life < MOST_LIFE for seat in others)
    else:
        mine, theirs = bool(state.white_draw), bool(state.white_draw and others)
    return ["self"] * mine + ["others"] * theirs


def special_step(state: State, me: Seat, life: int, card: White) -> tuple[bool, Callable[[], Step | None]]:
    """Whether a Special card can do anything now, and what must be chosen with it."""
    player = state.players[me]
    if card is White.MERLIN:
        targets = [] if state.vivien else merlin_targets(state)
        return bool(targets), lambda: Step("merlin", targets)
    if card is White.CLAIRVOYANCE:
        return bool(state.black_draw), lambda: None
    if card is White.CONVOCATION:
        away = any(not at_camelot(state.players[seat]) for seat in state.knights())
        sharers = life > 0 or bool(state.others(me))
        return away or bool(state.white_draw and sharers), lambda: None
    if card is White.FATE:
        return bool(state.white_draw) or _knows_own_treason(state, me), lambda: _fate(state, me)
    if card is White.HEROISM:
        return True, lambda: Step("heroism", heroism_targets(state))
    if card is White.LADY:
        open_ = state.quest(Place.EXCALIBUR).open
        return open_ or 0 < life < MOST_LIFE, lambda: None
    if card is White.MESSENGER:
        return bool(state.others(me)) and len(player.hand) > 1, lambda: _messenger(state, me)
    choices = _self_or_others(state, me, life, card)
    return bool(choices), lambda: Step("whose", choices)


def _knows_own_treason(state: State, me: Seat) -> bool:
    return state.players[me].traitor and state.players[me].looked


def _fate(state: State, me: Seat) -> Step | None:
    """Only a Traitor who knows it has the choice."""
    if not _knows_own_treason(state, me):
        return None
    draws = bool(state.white_draw) and not rulings.FATE_UNMASKS
    return Step("fate", ["as_loyal"] * draws + ["as_traitor"], tones={"as_traitor": Tone.GRAVE})


def _messenger(state: State, me: Seat) -> Step:
    """One to three other cards, for one other knight."""
    rest = sorted(state.players[me].hand)
    rest.remove(White.MESSENGER)
    cards = Step("gift", copies(card.word for card in rest), some=(1, min(3, len(rest))))
    return Step(SEAT, [str(seat) for seat in state.others(me)], lambda _: cards)


def specials(state: State, me: Seat, life: int) -> list[str]:
    hand = sorted(set(state.players[me].hand))
    return [card.word for card in hand if card >= White.MERLIN and special_step(state, me, life, card)[0]]


def healing(state: State, me: Seat, life: int) -> list[str]:
    """Three identical cards: Grails, Fights of one value, or Merlins."""
    if not 0 < life < MOST_LIFE:
        return []
    hand = state.players[me].hand
    most = White.MERLIN if rulings.MERLINS_HEAL else White.GRAIL
    return [card.word for card in sorted(set(hand)) if card <= most and hand.count(card) >= 3]


def suspects(state: State, me: Seat) -> list[Seat]:
    """Whom one may accuse: knights whose loyalty is not public, once there is reason for suspicion."""
    hopeless = state.traitor_mode == "none" or any(player.revealed for player in state.players)
    calm = state.swords < SUSPICION and state.engines < SUSPICION
    if hopeless or calm or state.players[me].accused:
        return []
    return [seat for seat in state.others(me) if not state.players[seat].shown]


def _may_draw(state: State, me: Seat) -> bool:
    player = state.players[me]
    return at_camelot(player) and len(player.hand) < HAND_LIMIT and bool(state.white_draw)


def _may_siege(state: State, me: Seat) -> bool:
    player = state.players[me]
    return at_camelot(player) and state.engines > 0 and any(card.fights for card in player.hand)


def _tristan_may_leave(state: State, me: Seat) -> bool:
    """Once a turn, from Camelot."""
    player = state.players[me]
    able = player.knight is Knight.TRISTAN and at_camelot(player) and not state.turn.tristan
    return able and bool(destinations(state, me))


def _galahad_may_play(state: State, me: Seat, life: int) -> bool:
    able = state.players[me].knight is Knight.GALAHAD and not state.turn.galahad
    return able and bool(specials(state, me, life))


def _may_sacrifice(state: State, me: Seat, life: int) -> bool:
    """A life for one more action, if there will be one."""
    turn = state.turn
    return turn.acted and not turn.sacrificed and life > 0 and bool(paid(state, me, life - 1))


def _arthur_may_exchange(state: State, me: Seat) -> bool:
    player = state.players[me]
    able = player.knight is Knight.ARTHUR and not state.turn.arthur
    return able and bool(player.hand and _exchangers(state, me))


Possible = Callable[[State, Seat, int], object]
"""Whether a command can be carried out by this seat with so much life."""

PAID: dict[str, Possible] = {
    "move": lambda state, me, life: destinations(state, me),
    "quest_card": lambda state, me, life: quest_cards(state, me),
    "draw_white": lambda state, me, life: _may_draw(state, me),
    "siege": lambda state, me, life: _may_siege(state, me),
    "special": specials,
    "heal": healing,
    "accuse": lambda state, me, life: suspects(state, me),
}
FREE: dict[str, Possible] = {
    "tristan_move": lambda state, me, life: _tristan_may_leave(state, me),
    "galahad_special": _galahad_may_play,
    "sacrifice": _may_sacrifice,
    "arthur_exchange": lambda state, me, life: _arthur_may_exchange(state, me),
}
"""The commands that cost no action."""


def _legal(known: dict[str, Possible], state: State, me: Seat, life: int) -> list[str]:
    """Those that are possible and of no type used this turn."""
    used = state.turn.used
    return [word for word, possible in known.items() if TYPE_OF.get(word) not in used and possible(state, me, life)]


def paid(state: State, me: Seat, life: int) -> list[str]:
    """The commands that cost an action."""
    return _legal(PAID, state, me, life)


def commands(state: State, me: Seat) -> list[str]:
    """All that is legal now: actions while one is left, powers, the sacrifice, the end of the turn."""
    turn, life = state.turn, state.players[me].life
    actions = paid(state, me, life) if turn.actions else []
    ends = ["end_turn"] if turn.acted or not actions else []
    return [*actions, *_legal(FREE, state, me, life), *ends]


def _exchangers(state: State, me: Seat) -> list[str]:
    return [str(seat) for seat in state.others(me) if state.players[seat].hand]


def heroic_menu(state: State, me: Seat) -> Step:
    words = commands(state, me)
    return Step(
        "command",
        words,
        lambda pick: _after(state, me, str(pick)),
        notes={"accuse": say("camelot-note-accuse")} if "accuse" in words else None,
        tones=_tones(words),
    )


def _tones(words: list[str]) -> dict[str, Tone]:
    """The end of the turn stands out once nothing more is due; a second action that was paid for is not to be lost."""
    due = any(word in PAID for word in words)
    tones = {"end_turn": Tone.QUIET if due else Tone.MAIN, "sacrifice": Tone.GRAVE, "accuse": Tone.GRAVE}
    return {word: tone for word, tone in tones.items() if word in words}


def _after(state: State, me: Seat, command: str) -> Step | None:
    player = state.players[me]
    if command in ("move", "tristan_move"):
        return Step("place", destinations(state, me))
    if command == "quest_card":
        return Step("card", quest_cards(state, me))
    if command == "siege":
        fights = copies(card.word for card in sorted(player.hand) if card.fights)
        return Step("fights", fights, some=(1, len(fights)))
    if command in ("special", "galahad_special"):
        return Step(
            "special",
            specials(state, me, player.life),
            lambda pick: special_step(state, me, player.life, card_of(pick))[1](),
        )
    if command == "heal":
        return Step("triple", healing(state, me, player.life))
    if command == "accuse":
        return Step(SEAT, [str(seat) for seat in suspects(state, me)])
    if command == "arthur_exchange":
        return Step("card", kinds(player.hand), lambda _: Step(SEAT, _exchangers(state, me)))
    return None


def default_command(state: State, me: Seat, draw: Draw) -> Path:
    """When time runs out: draw, else go home, else to a group quest, else whatever comes first on the menu."""
    legal = commands(state, me)
    if state.turn.acted:
        return ("end_turn",)
    if "draw_white" in legal:
        return ("draw_white",)
    if "move" in legal:
        places = destinations(state, me)
        if Place.CAMELOT.word in places:
            return ("move", Place.CAMELOT.word)
        groups = [word for word in places if word not in (Place.BLACK_KNIGHT.word, Place.LANCELOT.word)]
        return ("move", draw.pick("default move", groups))
    if "end_turn" in legal:
        return ("end_turn",)
    path: list[str | tuple[str, ...]] = [legal[0]]
    step = heroic_menu(state, me).after(legal[0])
    while step is not None:
        path.append(next(iter(step.picks())))
        step = step.after(path[-1])
    return tuple(path)
