"""What may be chosen: a place, two cards to show, whom to ask, a combination for the safe."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from games.core.draw import Draw
from games.core.menu import SEAT, Path, Pick, Step
from games.core.text import Seat, say
from games.inkognito.pieces import BY_WORD, IDENTITIES, KINDS, NUMBERS, Card, Combination, Place, written
from games.inkognito.state import Meeting, State, pairs_used

SAFE, DECLINE, WATCH, ASK, ASK_AIR = "safe", "decline", "watch", "ask", "ask_air"


class Safe(NamedTuple):
    """The form of the safe, as somebody has to fill it in."""

    own: tuple[Card, ...]
    """One's own identity and number, filled in; the Ambassador has none."""
    partners: tuple[Seat, ...]
    """Whom one may name, where the partner is to be named."""
    warning: str
    """What a wrong attempt leads to: partner, others or nobody."""


@cache
def places(left: tuple[Place, ...]) -> Step:
    return Step("place", [place.word for place in left])


@cache
def kinds(left: tuple[str, ...]) -> Step:
    return Step("kind", left)


def meeting_menu(state: State, meeting: Meeting, me: Seat) -> Step:
    """What one of those who meet may do there."""
    safe = safe_for(state, me) if may_open(state, meeting, me) else None
    if me == state.ambassador:
        return _alone("watch", (WATCH,), safe)
    if meeting.kind in ("aa", "aam"):
        return _exchange(tuple(legal_pairs(state, me, audience(state, meeting, me))), safe)
    if meeting.kind == "ad":
        return _alone("look", (*KINDS, DECLINE), safe)
    return _interview(
        safe,
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
    """One true, one false card, never the same two as before to this viewer."""
    used = pairs_used(state.shows, me, to)
    true = state.black[me]
    return [(yes, no) for yes in true for no in Card if no not in true and sorted((yes, no)) not in used]


def safe_for(state: State, me: Seat) -> Safe:
    """What one may state, and what a wrong statement would mean: with four, the one met is named as the partner."""
    warning = "others" if state.fail_rule == "others_win" else "nobody"
    return Safe(tuple(state.black[me]), _partners(state, me), "partner" if state.players == 4 else warning)


@lru_cache(maxsize=1024)
def _exchange(pairs: tuple[tuple[Card, Card], ...], safe: Safe | None) -> Step:
    """First the true card, then the false one; or the safe."""
    after: dict[str, Step | None] = {}
    for true, _ in pairs:
        after[true.word] = Step("false", [no.word for yes, no in pairs if yes is true])
    if safe:
        after[SAFE] = safe_menu(safe)
    return Step("show", list(after), after)


@cache
def _interview(safe: Safe | None, targets: tuple[Seat, ...], air: tuple[str, ...]) -> Step:
    """Demand a black card of another agent (of the air player: which one), or let it be."""
    after: dict[str, Step | None] = {}
    if targets:
        after[ASK] = Step(SEAT, [str(seat) for seat in targets])
    if air:
        after[ASK_AIR] = kinds(air)
    after[DECLINE] = None
    if safe:
        after[SAFE] = safe_menu(safe)
    return Step("interview", list(after), after)


@cache
def _alone(kind: str, words: tuple[str, ...], safe: Safe | None) -> Step:
    """One of these, or the safe, which is open to whoever has the Ambassador's part or meets the air player."""
    assert safe is not None
    return Step(kind, [*words, SAFE], {**dict.fromkeys(words), SAFE: safe_menu(safe)})


def _partners(state: State, me: Seat) -> tuple[Seat, ...]:
    """With five players the host may demand that an agent names the partner, too."""
    if state.players != 5 or not state.name_partner or me == state.ambassador:
        return ()
    return tuple([seat for seat in state.agents if seat != me])


@cache
def safe_menu(safe: Safe) -> Step:
    """The numbers in the order of the combination; one's own is filled in, the last one follows."""
    return _numbers(((safe.own[0], safe.own[1]),) if safe.own else (), safe)


@cache
def _numbers(entered: tuple[tuple[Card, Card], ...], safe: Safe) -> Step:
    numbers = dict(entered)
    left = [number for number in NUMBERS if number not in numbers.values()]
    agent = next(agent for agent in IDENTITIES if agent not in numbers)
    if len(left) == 1:
        whole = tuple([numbers.get(one, left[0]) for one in IDENTITIES])
        return _named(whole, safe)

    def further(pick: Pick) -> Step:
        return _numbers((*entered, (agent, BY_WORD[str(pick)])), safe)

    return Step(f"number_of_{agent.word}", [number.word for number in left], further)


def _named(whole: Combination, safe: Safe) -> Step:
    """The last step says the whole combination once more, and what it costs to be wrong."""
    spelled = say("inkognito-spelled", **{agent.word: number for agent, number in zip(IDENTITIES, whole, strict=True)})
    sure = Step(f"confirm_{safe.warning}", [written(whole)], notes={written(whole): spelled})
    if not safe.partners:
        return sure
    words = [str(seat) for seat in safe.partners]
    return Step(SEAT, words, dict.fromkeys(words, sure))


def default(state: State, meeting: Meeting, me: Seat, draw: Draw) -> Path:
    """When time runs out: any legal pair; nothing is asked, looked at or opened."""
    if me == state.ambassador:
        return (WATCH,)
    if meeting.kind in ("aa", "aam"):
        true, false = draw.pick("default pair", legal_pairs(state, me, audience(state, meeting, me)))
        return (true.word, false.word)
    return (DECLINE,)
