"""A table of Love Letter set up from the notation of the rules' own test rows.

`A{5,3} B(4)* C(2)[1,4] D-`: A is to play and has just drawn the 3 to the 5; B holds a 4 and is protected;
C holds a 2 and has discarded a 1 and a 4; D is out of the round.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from games.core.codec import encode
from games.core.draw import Drawn
from games.core.entry import TIME, Answer, Entry, Left
from games.core.event import Event
from games.core.match import Match, Position, advance, submit
from games.core.options import settle
from games.core.panel import Panel
from games.core.text import Phrase, Refused
from games.loveletter import GAME
from games.loveletter.pieces import DECK, Card
from games.loveletter.state import State

A, B, C, D = range(4)
SEAT = re.compile(r"([ABCD])(?:\{(\d),(\d)\}|\((\d)\)|-)(\*)?(?:\[([\d,]*)\])?")


def state_from(
    notation: str, deck: int | Sequence[int], removed: int, starter: int, tokens: Sequence[int], **options: object
) -> State:
    """The state before the turn of the one in braces; cards not named lie in the deck, the rest aside."""
    seats = SEAT.findall(notation)
    state = GAME.setup(len(seats), settle(GAME.options, options))
    state.round, state.in_round, state.starter, state.removed = 1, True, starter, Card(removed)
    for player, won in zip(state.players, tokens, strict=False):
        player.tokens = won
    drawn: list[Card] = []
    for seat, (letter, kept, new, held, protected, pile) in enumerate(seats):
        assert letter == "ABCD"[seat]
        player = state.players[seat]
        player.hand = [Card(int(kept or held))] if kept or held else []
        player.pile = [Card(int(value)) for value in pile.split(",") if value]
        player.protected = bool(protected)
        if new:
            state.active, drawn = seat, [Card(int(new))]
    rest = list(DECK)
    for card in [*drawn, state.removed, *(card for player in state.players for card in [*player.hand, *player.pile])]:
        rest.remove(card)
    if isinstance(deck, int):
        below = [rest.pop() for _ in range(deck)]
    else:
        below = [Card(value) for value in reversed(deck)]
        for card in below:
            rest.remove(card)
    state.deck, state.aside = [*below, *drawn], rest
    return state


class Table:
    """A match in the middle of a round, played move by move with numbers for cards."""

    def __init__(
        self,
        notation: str,
        deck: int | Sequence[int] = 3,
        removed: int = 1,
        key: str = "key",
        starter: int = 0,
        tokens: Sequence[int] = (),
        **options: object,
    ) -> None:
        state = state_from(notation, deck, removed, starter, tokens, **options)
        settled = settle(GAME.options, options)
        snapshot = msgspec.Raw(encode(state))
        match = Match(GAME.key, GAME.version, len(state.players), settled, key, snapshot, 0, [], 1, 1, "")
        self.position = advance(GAME, match, listening=True)
        self.events: list[Event] = self.position.events
        self.draws: list[Drawn] = []

    @property
    def state(self) -> State:
        assert isinstance(self.position.state, State)
        return self.position.state

    def send(self, entry: Entry) -> Table:
        self.position = submit(GAME, self.position.match, entry)
        self.events, self.draws = self.position.events, self.position.draws
        return self

    def play(self, card: int, target: int | None = None, guess: int | None = None) -> Table:
        """The one whose turn it is plays a card, on somebody, with a guess."""
        return self.send(Answer(self.state.active, path(card, target, guess)))

    def time(self) -> Table:
        return self.send(TIME)

    def leave(self, seat: int) -> Table:
        return self.send(Left(seat))

    def refuses(self, card: int, target: int | None = None, guess: int | None = None, seat: int | None = None) -> bool:
        """Whether the move is refused; then nothing may have changed."""
        before: Position = self.position
        kept = encode(before.match)
        try:
            submit(GAME, before.match, Answer(self.state.active if seat is None else seat, path(card, target, guess)))
        except Refused:
            return encode(self.position.match) == kept
        return False

    # What is on the table.

    def hand(self, seat: int) -> list[int]:
        return [int(card) for card in self.state.players[seat].hand]

    def pile(self, seat: int) -> list[int]:
        return [int(card) for card in self.state.players[seat].pile]

    def out(self, seat: int) -> bool:
        return not self.state.players[seat].hand

    def protected(self, seat: int) -> bool:
        return self.state.players[seat].protected

    def known(self, seat: int, other: int) -> int | None:
        return self.state.players[seat].known[other]

    @property
    def deck(self) -> int:
        return len(self.state.deck)

    @property
    def tokens(self) -> list[int]:
        return [player.tokens for player in self.state.players]

    # What is said.

    @property
    def said(self) -> list[str]:
        return [event.key for event in self.events]

    def event(self, key: str) -> Event:
        return next(event for event in self.events if event.key == key)

    def heard(self, seat: int | None) -> list[Phrase]:
        return [phrase for event in self.events for phrase in event.heard_by(GAME.key, seat)]

    def learns(self, seat: int) -> list[Phrase]:
        """What this seat hears beyond what everybody hears, of the cards played (not of the next draw)."""
        return [phrase for phrase in self.heard(seat) if phrase.key.endswith(".private") and "-drew." not in phrase.key]

    def public(self) -> tuple[Any, ...]:
        """All that everybody sees: the table and the question."""
        ask = self.position.ask
        asked = None if ask is None else (ask.key, ask.awaits, ask.about, ask.face, ask.pace, ask.hold)
        return encode(table_panel(self.state)), asked, [encode(phrase) for phrase in self.heard(None)]

    def choices(self) -> list[str]:
        assert self.position.ask is not None
        return list(self.position.ask.menu(self.state.active).choices)


def table_panel(state: State) -> Panel:
    return GAME.table_panel(GAME.view(state, None))


def path(card: int, target: int | None = None, guess: int | None = None) -> tuple[str, ...]:
    words = [Card(card).word]
    if target is not None:
        words.append(str(target))
    if guess is not None:
        words.append(Card(guess).word)
    return tuple(words)
