"""What may be chosen: a place, two cards to show, whom to ask, a combination for the safe."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from games.core.draw import Draw
from games.core.menu import SEAT, Path, Pick, Step, Tone
from games.core.text import Seat, say
from games.inkognito.pieces import BY_WORD, IDENTITIES, KINDS, NUMBERS, PARTNER, Card, Combination, Place, written
from games.inkognito.safe import Doubt, doubt
from games.inkognito.state import Meeting, State, pairs_used

SAFE, DECLINE, WATCH, ASK, ASK_AIR = "safe", "decline", "watch", "ask", "ask_air"
NUMBER_OF = "number_of_"
_TONES = {SAFE: Tone.GRAVE, DECLINE: Tone.QUIET, WATCH: Tone.QUIET}
"""One attempt on the safe ends the game; all else can be made good in another round."""


class Safe(NamedTuple):
    """The form of the safe, as somebody has to fill it in."""

    own: tuple[Card, ...]
    """One's own identity and number, filled in; the Ambassador has none."""
    partners: tuple[Seat, ...]
    """Whom one may name, where the partner is to be named."""
    warning: str
    """What a wrong attempt leads to: partner, others or nobody."""
    doubts: tuple[Doubt | None, ...] = (None,)
    """What speaks against each whom one may name; with four players, against the one met."""
    met: Seat | None = None
    """Four players: who is named as the partner by being there."""


@cache
def places(left: tuple[Place, ...]) -> Step:
    return Step("place", [place.word for place in left])


@cache
def kinds(left: tuple[str, ...]) -> Step:
    return Step("kind", left)


def meeting_menu(state: State, meeting: Meeting, me: Seat) -> Step:
    """What one of those who meet may do there."""
    safe = safe_for(state, meeting, me) if may_open(state, meeting, me) else None
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


def safe_for(state: State, meeting: Meeting, me: Seat) -> Safe:
    """What one may state, and what a wrong statement would mean: with four, the one met is named as the partner."""
    own, partners = tuple(state.black[me]), _partners(state, me)
    if state.players == 4:
        met = audience(state, meeting, me)
        return Safe(own, partners, "partner", _doubts(state, me, (met,)), met)
    warning = "others" if state.fail_rule == "others_win" else "nobody"
    return Safe(own, partners, warning, _doubts(state, me, partners))


def _doubts(state: State, me: Seat, named: tuple[Seat, ...]) -> tuple[Doubt | None, ...]:
    """By the black cards that one has seen, so by one's own notebook and nothing more."""
    if not named:
        return (None,)
    agent = PARTNER[state.black[me][0]]
    seen = [(show.by, show.cards[0]) for show in state.shows if show.black and me in show.to]
    return tuple([doubt(agent, seat, seen) for seat in named])


@lru_cache(maxsize=1024)
def _exchange(pairs: tuple[tuple[Card, Card], ...], safe: Safe | None) -> Step:
    """First the true card, then the false one; or the safe."""
    after: dict[str, Step | None] = {}
    for true, _ in pairs:
        lies = [no.word for yes, no in pairs if yes is true]
        after[true.word] = Step("false", lies, tones=dict.fromkeys(lies, Tone.QUIET))
    if safe:
        after[SAFE] = safe_menu(safe)
    return _toned("show", after)


@lru_cache(maxsize=1024)
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
    return _toned("interview", after)


@lru_cache(maxsize=1024)
def _alone(kind: str, words: tuple[str, ...], safe: Safe | None) -> Step:
    """One of these, or the safe, which is open to whoever has the Ambassador's part or meets the air player."""
    assert safe is not None
    return _toned(kind, {**dict.fromkeys(words), SAFE: safe_menu(safe)})


def _toned(kind: str, after: dict[str, Step | None]) -> Step:
    return Step(kind, list(after), after, tones={word: tone for word, tone in _TONES.items() if word in after})


def _partners(state: State, me: Seat) -> tuple[Seat, ...]:
    """With five players the host may demand that an agent names the partner, too."""
    if state.players != 5 or not state.name_partner or me == state.ambassador:
        return ()
    return tuple([seat for seat in state.agents if seat != me])


@lru_cache(maxsize=1024)
def safe_menu(safe: Safe) -> Step:
    """The numbers in the order of the combination; one's own is filled in, the last one follows."""
    return _numbers(((safe.own[0], safe.own[1]),) if safe.own else (), safe)


@lru_cache(maxsize=1024)
def _numbers(entered: tuple[tuple[Card, Card], ...], safe: Safe) -> Step:
    numbers = dict(entered)
    left = [number for number in NUMBERS if number not in numbers.values()]
    agent = next(agent for agent in IDENTITIES if agent not in numbers)
    if len(left) == 1:
        whole = tuple([numbers.get(one, left[0]) for one in IDENTITIES])
        return _named(whole, safe)

    def further(pick: Pick) -> Step:
        return _numbers((*entered, (agent, BY_WORD[str(pick)])), safe)

    return Step(f"{NUMBER_OF}{agent.word}", [number.word for number in left], further)


def _named(whole: Combination, safe: Safe) -> Step:
    """The last step says the whole combination once more, what it costs to be wrong, and what speaks against it."""
    sure = [_sure(whole, safe, against) for against in safe.doubts]
    if not safe.partners:
        return sure[0]
    words = [str(seat) for seat in safe.partners]
    return Step(SEAT, words, dict(zip(words, sure, strict=True)))


def _sure(whole: Combination, safe: Safe, against: Doubt | None) -> Step:
    word, key = written(whole), f"inkognito-sure-{safe.warning}"
    numbers = {agent.word: number for agent, number in zip(IDENTITIES, whole, strict=True)}
    note = say(key, by=safe.met, **numbers)
    if against is not None:
        note = say(f"{key}-doubt", by=against.who, agent=against.agent)
    return Step(f"confirm_{safe.warning}", [word], notes={word: note}, tones={word: Tone.GRAVE})


def stated(menu: Step, combination: Combination) -> Path | None:
    """The way through a meeting's menu to this combination, as far as only numbers are asked; None: there is none."""
    numbers = {f"{NUMBER_OF}{agent.word}": number.word for agent, number in zip(IDENTITIES, combination, strict=True)}
    path: list[str] = []
    step: Step | None = menu
    while step is not None and step.kind != SEAT:
        pick = numbers.get(step.kind, written(combination) if path else SAFE)
        if pick not in step.choices:
            return None
        path.append(pick)
        step = step.after(pick)
    return tuple(path)


def default(state: State, meeting: Meeting, me: Seat, draw: Draw) -> Path:
    """When time runs out: any legal pair; nothing is asked, looked at or opened."""
    if me == state.ambassador:
        return (WATCH,)
    if meeting.kind in ("aa", "aam"):
        true, false = draw.pick("default pair", legal_pairs(state, me, audience(state, meeting, me)))
        return (true.word, false.word)
    return (DECLINE,)
