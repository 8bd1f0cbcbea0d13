"""The rules of Inkognito, top to bottom: dealing, a round, its places and meetings, the end of a game and a series."""

from __future__ import annotations

from functools import partial

from games.core.ask import Pace
from games.core.entry import Answer
from games.core.flow import Flow, Table, Window
from games.core.menu import Path
from games.core.state import Result
from games.core.text import Seat
from games.inkognito import safe
from games.inkognito.deduction import known_since
from games.inkognito.meetings import crowds, meetings, together
from games.inkognito.moves import (
    ASK_AIR,
    DECLINE,
    SAFE,
    askable,
    audience,
    default,
    kinds,
    meeting_menu,
    places,
)
from games.inkognito.pieces import (
    BY_WORD,
    IDENTITIES,
    KINDS,
    NUMBERS,
    PLACE_BY_WORD,
    ROUNDS_A_CYCLE,
    Card,
    Place,
)
from games.inkognito.state import Attempt, Finished, Meeting, Show, State, agents


class GameOver(Exception):
    """Somebody has tried the safe: whatever else was to come in this round is dropped."""


class Rules(Table[State]):
    def turn(self) -> Flow[None]:
        """Between two moments at which nobody is in the middle of anything: cards are dealt, all visit a place,
        or those who are alone together meet; after the last meeting the round is over."""
        state = self.state
        if not state.in_game:
            self.deal()
            return
        if not state.waiting():
            yield from self.visit()
            self.gather()
        else:
            try:
                yield from self.investigate(together(state.waiting(), state.parallel)[0])
            except GameOver:
                return
        if not state.waiting():
            self.end_round()

    # A new game.

    def deal(self) -> None:
        """An identity and a number to each agent, from two stacks, for nobody else's eyes; the piles face down."""
        state = self.state
        self.roles()
        state.first = self.opener()
        state.games += 1
        state.round, state.in_game = 0, True
        state.meetings, state.shows, state.face_down = [], [], None
        everybody = range(max(state.players, 4))
        state.laid = [[] for _ in everybody]
        state.black = [[] for _ in everybody]
        state.commits = [[] for _ in everybody]
        identities = self.draw.shuffle("identities", IDENTITIES)
        numbers = self.draw.shuffle("numbers", NUMBERS)
        self.tell("game", number=state.games)
        for seat, identity, number in zip(state.agents, identities, numbers, strict=True):
            state.black[seat] = [identity, number]
            if seat != state.air:
                self.whisper(seat, "dealt", identity=identity, number=number)
        if state.ambassador is not None:
            self.tell("is-ambassador", who=state.ambassador)
        self.shuffle_piles()

    def roles(self) -> None:
        """Five players: one is the Ambassador; in a series the role passes to the left."""
        state = self.state
        if state.players < 5:
            return
        if state.ambassador is None:
            state.ambassador = self.draw.pick("ambassador", range(state.players))
        elif state.games and state.rotate:
            state.ambassador = (state.ambassador + 1) % state.players

    def opener(self) -> Seat:
        """Who is first: drawn or set for the first game, then the next to the left; never the Ambassador or air."""
        state = self.state
        can = [seat for seat in range(state.players) if seat != state.ambassador]
        if state.opener is None:
            state.opener = self.draw.pick("first", can)
        else:
            after = state.opener + 1 if state.games else state.opener
            state.opener = min(can, key=lambda seat: (seat - after) % state.players)
        return state.opener

    def shuffle_piles(self) -> None:
        """All tiles are back; those that nobody holds are shuffled."""
        state = self.state
        state.visits = []
        state.laid = [[] for _ in state.laid]
        if state.ambassador is None:
            state.pile = self.draw.shuffle("ambassador pile", list(Place))
        if state.air is not None:
            state.air_pile = self.draw.shuffle("air pile", list(Place))

    # Places.

    def visit(self) -> Flow[None]:
        """In order, each lays a tile face up; the Ambassador's lies face down before and is turned up after."""
        state = self.state
        state.round += 1
        self.tell("round", number=state.round, who=self.named(state.first))
        if state.ambassador is not None:
            state.face_down = yield from self.face_down(state.ambassador)
            self.tell("chosen", who=state.ambassador)
        for seat in state.order():
            place = state.air_pile.pop() if seat == state.air else (yield from self.tile(seat))
            state.laid[seat].append(place)
            self.tell("went", who=self.named(seat), place=place)
        ambassador = state.pile.pop() if state.face_down is None else state.face_down
        state.face_down = None
        state.visits.append(ambassador)
        self.tell("ambassador", place=ambassador)

    def face_down(self, seat: Seat) -> Flow[Place]:
        left = self.state.tiles_left(seat)
        if len(left) == 1 and self.state.auto_last_tile:
            return left[0]
        path = yield from self.one(seat, "stealth", places(tuple(left)), lambda: self.any_tile(left))
        return PLACE_BY_WORD[str(path[0])]

    def tile(self, seat: Seat) -> Flow[Place]:
        """The tiles left are known to all, so the buttons may be seen by all; the last tile lays itself."""
        left = self.state.tiles_left(seat)
        if len(left) == 1 and self.state.auto_last_tile:
            return left[0]
        menu = places(tuple(left))
        said = yield from Window(self, "place", {seat: menu}, pace=Pace.TURN, face=menu).hear()
        path = self.any_tile(left) if said is None else said.path
        return PLACE_BY_WORD[str(path[0])]

    def any_tile(self, left: list[Place]) -> Path:
        return (self.draw.pick("default tile", left).word,)

    # Meetings.

    def gather(self) -> None:
        """Who is alone with whom."""
        found = meetings(self.state)
        self.state.meetings += found
        for meeting in found:
            self.tell(f"meets-{meeting.kind}", who=meeting.with_agents(), place=meeting.place)
        for place in crowds(self.state):
            self.tell("crowd", place=place)
        if not found:
            self.tell("nobody-alone")

    def investigate(self, group: list[Meeting]) -> Flow[None]:
        """One meeting after the other. Two pairs may make up their minds at the same time: nothing waits for the
        second pair but its own cards."""
        if self.nothing_to_ask(group[0]):
            return
        state = self.state
        at = {seat: meeting for meeting in group for seat in state.deciders(meeting)}
        window = Window(
            self,
            "meet-" + "-".join(dict.fromkeys(meeting.kind for meeting in group)),
            {seat: partial(meeting_menu, state, at[seat], seat) for seat in at},
            pace=Pace.SECRET,
        )
        left = list(group)
        while True:
            window.about = {"place": [meeting.place for meeting in left]}
            answer = yield from window.hear()
            if answer is None:
                break
            self.commit(window, at[answer.seat], answer)
            while left and self.all_in(window, left[0]):
                yield from self.hold_meeting(left.pop(0))
        for seat in window.awaited:
            state.commits[seat] = [str(pick) for pick in default(state, at[seat], seat, self.draw)]
        for meeting in left:
            yield from self.hold_meeting(meeting)

    def nothing_to_ask(self, meeting: Meeting) -> bool:
        """Four players: whoever has had both black cards of everybody gets nothing more out of the Ambassador."""
        over = meeting.kind == "am" and self.state.players == 4 and not askable(self.state, meeting.seats[0])
        if over:
            meeting.outcome = "skipped"
            self.tell("skipped", who=meeting.seats[0])
        return over

    def commit(self, window: Window, meeting: Meeting, answer: Answer) -> None:
        """Decided in secret, and to be thought over until the last one of the same meeting has decided."""
        self.state.commits[answer.seat] = [str(pick) for pick in answer.path]
        window.heard(answer.seat)
        if self.all_in(window, meeting):
            for seat in self.state.deciders(meeting):
                window.settled(seat)

    def all_in(self, window: Window, meeting: Meeting) -> bool:
        return not any(seat in window.awaited for seat in self.state.deciders(meeting))

    def hold_meeting(self, meeting: Meeting) -> Flow[None]:
        """A safe goes before everything; otherwise cards are shown."""
        state = self.state
        said: dict[Seat, Path] = {seat: tuple(state.commits[seat]) for seat in state.deciders(meeting)}
        for seat, path in said.items():
            if path[0] == SAFE:
                self.open_safe(meeting, seat, path)
        for seat in said:
            state.commits[seat] = []
        if meeting.kind == "aa":
            self.exchange(meeting, said)
        elif meeting.kind == "aam":
            self.receive(meeting, said)
        elif said[meeting.seats[0]] == (DECLINE,):
            meeting.outcome = "declined"
            self.tell("declined", who=meeting.seats[0])
        elif meeting.kind == "ad":
            self.look(meeting, meeting.seats[0], str(said[meeting.seats[0]][0]))
        else:
            yield from self.interview(meeting, meeting.seats[0], said[meeting.seats[0]])

    def exchange(self, meeting: Meeting, said: dict[Seat, Path]) -> None:
        """Both hand over their two cards at the same time; nobody else sees them."""
        one, other = meeting.seats
        meeting.outcome = "exchanged"
        mine, theirs = (self.show_pair(meeting, seat, said[seat]) for seat in (one, other))
        private = {
            one: {"whom": other, "saw": theirs, "showed": mine},
            other: {"whom": one, "saw": mine, "showed": theirs},
        }
        self.tell("traded", who=[one, other], place=meeting.place, private=private)

    def receive(self, meeting: Meeting, said: dict[Seat, Path]) -> None:
        """Two agents before the Ambassador: each shows the Ambassador a pair, and they see nothing of each other's."""
        host = self.state.ambassador
        assert host is not None
        meeting.outcome = "presented"
        for seat in meeting.seats:
            cards = self.show_pair(meeting, seat, said[seat])
            private = {viewer: {"cards": cards} for viewer in (seat, host)}
            self.tell("presented", who=seat, whom=host, place=meeting.place, private=private)

    def show_pair(self, meeting: Meeting, by: Seat, path: Path) -> list[Card]:
        cards = sorted(BY_WORD[str(word)] for word in path)
        how = "exchange" if meeting.kind == "aa" else "audience"
        self.record(meeting, by, [audience(self.state, meeting, by)], cards, how)
        return cards

    def interview(self, meeting: Meeting, asker: Seat, path: Path) -> Flow[None]:
        """The one who is asked chooses which black card to show, but never the same to the same asker."""
        state = self.state
        meeting.outcome = "asked"
        viewers = [asker] if state.ambassador is None else [asker, state.ambassador]
        if path[0] == ASK_AIR:
            assert state.air is not None
            meeting.whom = state.air
            card = self.record_black(meeting, state.air, viewers, str(path[1]), "interview")
            self.tell("asked-air", who=asker, private={asker: {"card": card}})
            return
        target = int(str(path[1]))
        meeting.whom = target
        self.tell("asked", who=asker, whom=target)
        left = state.kinds_left(target, asker)
        if len(left) > 1:
            chosen = yield from self.one(
                target, "black", kinds(tuple(left)), lambda: self.any_kind(left), pace=Pace.SECRET, by=asker
            )
            left = [str(chosen[0])]
        card = self.record_black(meeting, target, viewers, left[0], "interview")
        self.tell("answered", who=target, whom=asker, private={seat: {"card": card} for seat in (target, *viewers)})

    def any_kind(self, left: list[str]) -> Path:
        return (self.draw.pick("default black", left),)

    def look(self, meeting: Meeting, who: Seat, kind: str) -> None:
        """Alone with the air player: look at one of the two black cards, as often as one likes."""
        assert self.state.air is not None
        meeting.outcome = "looked"
        card = self.record_black(meeting, self.state.air, [who], kind, "look")
        self.tell("looked", who=who, private={who: {"card": card}})

    def record_black(self, meeting: Meeting, by: Seat, to: list[Seat], kind: str, how: str) -> Card:
        card = self.state.black[by][KINDS.index(kind)]
        self.record(meeting, by, to, [card], how)
        return card

    def record(self, meeting: Meeting, by: Seat, to: list[Seat], cards: list[Card], how: str) -> None:
        self.state.shows.append(Show(meeting.round, meeting.place, by, to, cards, how))

    def named(self, seat: Seat) -> Seat | str:
        """A seat as texts name it: nobody sits on the air player's."""
        return "air" if seat == self.state.air else seat

    # The end of a round, a game, a series.

    def end_round(self) -> None:
        """After five rounds the tiles are taken back; the marker moves to the left, the air player's seat counting."""
        state = self.state
        if state.round == state.max_rounds:
            self.tell("ended", rounds=state.round)
            self.end_game("rounds", [], None)
            return
        if state.round % ROUNDS_A_CYCLE == 0:
            self.shuffle_piles()
            self.tell("tiles-back")
        state.first = state.order()[1]

    def open_safe(self, meeting: Meeting, who: Seat, path: Path) -> None:
        """The announcement cannot be prevented, and it ends the game, right or wrong."""
        state = self.state
        meeting.outcome = "safe"
        tried = safe.attempt(state, meeting, who, path)
        address = "" if tried.named is None else "-partner" if tried.named in meeting.seats else "-named"
        key = f"safe-{'right' if tried.right else 'wrong'}{address}"
        self.tell(key, who=who, whom=tried.named, combination=tried.combination, place=meeting.place)
        self.end_game("opened" if tried.right else "failed", safe.winners(state, tried), tried)
        raise GameOver

    def end_game(self, why: str, winners: list[Seat], tried: Attempt | None) -> None:
        """Everything is laid open; each winner gets a point, whoever made the attempt."""
        state = self.state
        state.in_game = False
        state.commits = [[] for _ in state.commits]
        for seat in winners:
            state.points[seat] += 1
        for seat in state.agents:
            identity, number = state.black[seat]
            self.tell("revealed", who=self.named(seat), identity=identity, number=number)
        state.finished = Finished(
            number=state.games,
            why=why,
            rounds=state.round,
            winners=winners,
            black=[list(cards) for cards in state.black],
            attempt=tried,
            shows=list(state.shows) if state.recap else [],
            knew=self.knew() if state.recap else [],
        )
        self.retell(state.finished)
        self.tell("game-won" if winners else "game-undecided", who=winners, number=state.games)
        self.end_series(why, winners)

    def knew(self) -> list[int]:
        state = self.state
        return [
            known_since(agents(state.players, state.ambassador), seat, state.black[seat], state.shows)
            for seat in range(state.players)
        ]

    def retell(self, game: Finished) -> None:
        """What was shown to whom, and when each could have known."""
        for show in game.shows:
            self.tell(
                "retold-black" if show.black else "retold",
                round=show.round,
                who=self.named(show.by),
                whom=show.to,
                cards=show.cards,
                place=show.place,
            )
        for seat, round in enumerate(game.knew):
            self.tell("could-know" if round else "could-not-know", who=seat, round=round)

    def end_series(self, why: str, winners: list[Seat]) -> None:
        """First to the points; several may be. A series that does not come to an end goes to its leaders."""
        state = self.state
        best = max(state.points)
        if state.target == 1:
            state.result = Result(winners, state.points, why)
            return
        for seat, points in enumerate(state.points):
            self.tell("points", who=seat, points=points, target=state.target)
        if best >= state.target or state.games == 3 * state.target:
            leaders = [seat for seat in range(state.players) if best and state.points[seat] == best]
            state.result = Result(leaders, state.points, "series")
            self.tell("series-won" if leaders else "series-undecided", who=leaders, points=best)

    def leaves(self, seat: Seat) -> None:
        raise AssertionError("a robot plays on for whoever gives up")
