"""What may be chosen: a place, two cards to show, whom to ask, a combination for the safe."""

from __future__ import annotations

from functools import cache, lru_cache

from games.core.draw import Draw
from games.core.menu import SEAT, Path, Pick, Step
from games.core.text import Seat
from games.inkognito.pieces import BY_WORD, IDENTITIES, KINDS, NUMBERS, Card, Combination, Place, written
from games.inkognito.state import Meeting, State, pairs_used

SAFE, DECLINE, WATCH, ASK, ASK_AIR = "safe", "decline", "watch", "ask", "ask_air"


@cache
def places(left: tuple[Place, ...]) -> Step:
    return Step("place", [place.word for place in left])


@cache
def kinds(left: tuple[str, ...]) -> Step:
    return Step("kind", left)


def meeting_menu(state: State, meeting: Meeting, me: Seat) -> Step:
    """What one of those who meet may do there."""
    if me == state.ambassador:
        return _alone("watch", (WATCH,), safe_menu((), ()))
    if meeting.kind in ("aa", "aam"):
        return exchange_menu(state, meeting, me)
    if meeting.kind == "ad":
        return _look(tuple(state.black[me]))
    return _interview(
        tuple(state.black[me]) if may_open(state, meeting, me) else (),
        _partners(state, me),
        tuple([seat for seat in askable(state, me) if seat != state.air]),
        tuple(state.kinds_left(state.air, me)) if state.air in askable(state, me) and state.air is not None else (),
    )


def may_open(state: State, meeting: Meeting, me: Seat) -> bool:
    """The safe: alone with another agent, or the Ambassador; not with four players, who need their partner there."""
    if me == state.ambassador or meeting.kind == "aa":
        return True
    return meeting.kind in ("am", "ad") and state.players != 4


def askable(state: State, me: Seat) -> list[Seat]:
    """The agents who still have a black card that they have not shown this asker. Public."""
    others = [seat for seat in state.agents if seat != me and (seat != state.air or state.ask_air)]
    return [seat for seat in others if state.times_asked(me, seat) < len(KINDS)]


def audience(state: State, meeting: Meeting, me: Seat) -> Seat:
    """To whom an agent shows a pair here."""
    if meeting.kind == "aam":
        assert state.ambassador is not None
        return state.ambassador
    return meeting.seats[1 - meeting.seats.index(me)]


def legal_pairs(state: State, me: Seat, to: Seat) -> list[tuple[Card, Card]]:
    """One true, one false card, not both the same as ever before to this viewer."""
    used = pairs_used(state.shows, me, to)
    true = state.black[me]
    return [(yes, no) for yes in true for no in Card if no not in true and sorted((yes, no)) not in used]


def exchange_menu(state: State, meeting: Meeting, me: Seat) -> Step:
    pairs = tuple(legal_pairs(state, me, audience(state, meeting, me)))
    return _exchange(pairs, tuple(state.black[me]) if may_open(state, meeting, me) else (), _partners(state, me))


@lru_cache(maxsize=1024)
def _exchange(pairs: tuple[tuple[Card, Card], ...], own: tuple[Card, ...], partners: tuple[Seat, ...]) -> Step:
    """First the true card, then the false one; or the safe."""
    after: dict[str, Step | None] = {}
    for true, _ in pairs:
        after[true.word] = Step("false", [no.word for yes, no in pairs if yes is true])
    if own:
        after[SAFE] = safe_menu(own, partners)
    return Step("show", list(after), after)


@cache
def _look(own: tuple[Card, ...]) -> Step:
    return _alone("look", (*KINDS, DECLINE), safe_menu(own, ()))


@cache
def _interview(
    own: tuple[Card, ...], partners: tuple[Seat, ...], targets: tuple[Seat, ...], air: tuple[str, ...]
) -> Step:
    """Demand a black card of another agent (of the air player: which one), or let it be."""
    after: dict[str, Step | None] = {}
    if targets:
        after[ASK] = Step(SEAT, [str(seat) for seat in targets])
    if air:
        after[ASK_AIR] = kinds(air)
    after[DECLINE] = None
    if own:
        after[SAFE] = safe_menu(own, partners)
    return Step("interview", list(after), after)


def _alone(kind: str, words: tuple[str, ...], safe: Step) -> Step:
    return Step(kind, [*words, SAFE], {**dict.fromkeys(words), SAFE: safe})


def _partners(state: State, me: Seat) -> tuple[Seat, ...]:
    """With five players the host may demand that the partner be named, too."""
    if state.players != 5 or not state.name_partner:
        return ()
    return tuple([seat for seat in state.agents if seat != me])


@cache
def safe_menu(own: tuple[Card, ...], partners: tuple[Seat, ...]) -> Step:
    """The numbers in the order of the combination; the own one is filled in, the last one follows."""
    return _numbers(((own[0], own[1]),) if own else (), partners)


@cache
def _numbers(entered: tuple[tuple[Card, Card], ...], partners: tuple[Seat, ...]) -> Step:
    numbers = dict(entered)
    left = [number for number in NUMBERS if number not in numbers.values()]
    agent = next(agent for agent in IDENTITIES if agent not in numbers)
    if len(left) == 1:
        whole = tuple([numbers.get(one, left[0]) for one in IDENTITIES])
        return _named(whole, partners)

    def further(pick: Pick) -> Step:
        return _numbers((*entered, (agent, BY_WORD[str(pick)])), partners)

    return Step(f"number_of_{agent.word}", [number.word for number in left], further)


def _named(whole: Combination, partners: tuple[Seat, ...]) -> Step:
    """The last step says the whole combination once more: a wrong attempt loses the game."""
    sure = Step("confirm", [written(whole)])
    if not partners:
        return sure
    words = [str(seat) for seat in partners]
    return Step(SEAT, words, dict.fromkeys(words, sure))


def default(state: State, meeting: Meeting, me: Seat, draw: Draw) -> Path:
    """When time runs out: any legal pair; nothing is asked, looked at or opened."""
    if me == state.ambassador:
        return (WATCH,)
    if meeting.kind in ("aa", "aam"):
        true, false = draw.pick("default pair", legal_pairs(state, me, audience(state, meeting, me)))
        return (true.word, false.word)
    return (DECLINE,)
