"""What a seat may know of a game of Inkognito, built from nothing."""

from __future__ import annotations

import msgspec

from games.core.draw import Dice
from games.core.menu import paths
from games.core.text import Seat
from games.inkognito import deduction
from games.inkognito.deduction import Worlds, worlds
from games.inkognito.moves import legal_pairs, meeting_menu
from games.inkognito.pieces import COLOURS, KINDS, PARTNER, Card, Place
from games.inkognito.state import Finished, Meeting, Show, State


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    players: int
    agents: list[Seat]
    """The four with cards; the air player's seat is one of them."""
    air: Seat | None
    ambassador: Seat | None
    """The player who is the Ambassador."""
    target: int
    points: list[int]
    game: int
    round: int
    first: Seat
    laid: list[list[Place]]
    visits: list[Place]
    """The Ambassador's places of this cycle."""
    face_down: bool
    """The Ambassador's player has chosen this round's place."""
    my_face_down: Place | None
    meetings: list[Meeting]
    """Who met, asked, looked, declined: all of it in public."""
    black: list[Card]
    """My identity and my number."""
    shows: list[Show]
    """My record: every card that I have seen or shown, in order."""
    commit: list[str]
    """What I have decided for the meeting at hand."""
    name_partner: bool
    ask_air: bool
    deduction_help: bool
    finished: Finished | None
    """The last game, laid open."""
    in_game: bool
    over: bool

    def worlds(self) -> Worlds:
        """The worlds that my record allows."""
        return worlds(self.agents, self.seat, self.black, self.shows)

    def colour(self, seat: Seat | None) -> int | None:
        """One of four, the same in every game of a series: a fifth seat takes that of whoever is the Ambassador.

        None: the Ambassador's black.
        """
        if seat is None or seat == self.ambassador:
            return None
        return seat if seat < len(COLOURS) else self.ambassador

    def tiles_left(self, seat: Seat | None) -> list[Place]:
        """By subtraction; None: the Ambassador's, played or not."""
        laid = self.visits if seat is None or seat == self.ambassador else self.laid[seat]
        return [place for place in Place if place not in laid]

    def partner_agent(self) -> Card | None:
        """Which agent my partner is; nobody's with three players, nor the Ambassador's."""
        return PARTNER[self.black[0]] if self.black and self.players > 3 else None

    def here(self) -> dict[Place, list[Seat]]:
        """The agents who are somewhere in this round already."""
        done = [seat for seat in self.agents if self.moved(len(self.laid[seat]))]
        return {place: [seat for seat in done if self.laid[seat][-1] is place] for place in Place}

    def ambassador_at(self) -> Place | None:
        return self.visits[-1] if self.moved(len(self.visits)) else None

    def moved(self, tiles: int) -> bool:
        return self.round > 0 and tiles == (self.round - 1) % len(Place) + 1

    def to_move(self) -> Seat | None:
        """Who is to choose a place: the Ambassador's player before all others; None: everybody is somewhere."""
        if not self.in_game or self.round == 0:
            return None
        waiting = [seat for seat in self.agents if not self.moved(len(self.laid[seat]))]
        if waiting and self.ambassador is not None and not self.face_down:
            return self.ambassador
        start = self.agents.index(self.first)
        return min(waiting, key=lambda seat: (self.agents.index(seat) - start) % len(self.agents), default=None)

    def now(self) -> list[Meeting]:
        """This round's meetings."""
        return [meeting for meeting in self.meetings if meeting.round == self.round]

    def my_meeting(self) -> Meeting | None:
        """The one that waits for me, or for the others who are in it."""
        return next((one for one in self.now() if self.in_game and not one.outcome and self._takes_part(one)), None)

    def _takes_part(self, meeting: Meeting) -> bool:
        if self.seat is not None and self.seat == self.ambassador:
            return meeting.kind in ("am", "aam")
        return self.seat in meeting.seats


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        players=state.players,
        agents=state.agents[:4],
        air=state.air,
        ambassador=state.ambassador,
        target=state.target,
        points=list(state.points),
        game=state.games,
        round=state.round,
        first=state.first,
        laid=[list(tiles) for tiles in state.laid],
        visits=list(state.visits),
        face_down=state.face_down is not None,
        my_face_down=state.face_down if seat is not None and seat == state.ambassador else None,
        meetings=[msgspec.structs.replace(meeting) for meeting in state.meetings],
        black=[] if seat is None else list(state.black[seat]),
        shows=[show for show in state.shows if seat == show.by or seat in show.to],
        commit=[] if seat is None else list(state.commits[seat]),
        name_partner=state.name_partner and state.players == 5,
        ask_air=state.ask_air,
        deduction_help=state.deduction_help,
        finished=state.finished,
        in_game=state.in_game,
        over=state.result is not None,
    )


def redeal(state: State, viewer: Seat | None, dice: Dice) -> State:
    """Any world that fits the viewer's record; what others showed each other is chosen anew to fit that world."""
    twin = msgspec.convert(msgspec.to_builtins(state), State)
    if not twin.in_game:
        return twin
    twin.pile = dice.shuffle(twin.pile)
    twin.air_pile = dice.shuffle(twin.air_pile)
    if twin.face_down is not None and viewer != twin.ambassador and twin.ambassador is not None:
        twin.face_down = dice.choice(twin.tiles_left(twin.ambassador))
    known = [show for show in state.shows if viewer == show.by or viewer in show.to]
    mine = [] if viewer is None else state.black[viewer]
    who, which = dice.choice(deduction.members(worlds(state.agents, viewer, mine, known)))
    for seat, identity, number in zip(state.agents, who, which, strict=True):
        twin.black[seat] = [identity, number]
    twin.shows = []
    for show in state.shows:
        unseen = viewer != show.by and viewer not in show.to
        twin.shows.append(msgspec.structs.replace(show, cards=_anew(twin, show, dice)) if unseen else show)
    _decide_anew(twin, viewer, dice)
    return twin


def _anew(twin: State, show: Show, dice: Dice) -> list[Card]:
    """Other cards that could have been shown here, as far as the record has been rewritten."""
    if not show.black:
        return sorted(dice.choice(legal_pairs(twin, show.by, show.to[0])))
    kinds = twin.kinds_left(show.by, show.to[0]) if show.how == "interview" else KINDS
    return [twin.black[show.by][KINDS.index(dice.choice(kinds))]]


def _decide_anew(twin: State, viewer: Seat | None, dice: Dice) -> None:
    """What others have committed to, but not yet shown, is anything that they may."""
    for meeting in twin.waiting():
        for seat in twin.deciders(meeting):
            if seat != viewer and twin.commits[seat]:
                path = dice.choice(list(paths(meeting_menu(twin, meeting, seat))))
                twin.commits[seat] = [str(pick) for pick in path]
