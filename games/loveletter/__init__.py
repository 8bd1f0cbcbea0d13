"""Love Letter: sixteen cards, one secret card each, a Princess to be reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.ask import Question
from games.core.draw import Dice
from games.core.end import Award, End
from games.core.game import Game
from games.core.menu import Path
from games.core.options import Choice, Flag, Number, Option, Options, Seconds, Value
from games.core.panel import Panel
from games.core.robot import LEVELS, Weighed
from games.core.scene import Art, Scene
from games.core.text import Phrase, Refused, Seat
from games.loveletter import art, panels, robot, scenes_moments
from games.loveletter.pieces import TOKENS_TO_WIN
from games.loveletter.rules import Rules
from games.loveletter.state import Player, State
from games.loveletter.thinking import coach
from games.loveletter.view import View, redeal, view


class LoveLetter(Game[State, View]):
    key = "loveletter"
    seats = range(2, 5)
    turns = frozenset({"drew"})
    options: ClassVar[tuple[Option, ...]] = (
        Number("tokens_to_win", 1, 13, 0, also=(0,)),
        Choice("tie_rule", ("none", "share"), "none"),
        Choice("first_starter", ("random", "1", "2", "3", "4"), "random"),
        Choice("next_starter", ("winner", "rotate"), "winner"),
        Flag("memory_aid", True),
        Flag("reveal_removed"),
        Flag("show_unseen_count"),
        Seconds("turn_seconds", 15, 600, 120),
    )
    brief: ClassVar[Mapping[str, Value]] = {"tokens_to_win": 1}
    levels = LEVELS
    slip = 3.0
    moments = frozenset({"showdown", "won-last", "won-highest", "won-sum", "round-shared", "round-tied"})
    pictured = scenes_moments.PICTURED
    rounds = frozenset({"round"})
    # What a Spy, an equal Baron or a King showed is kept by the memory aid as long as it is true, and no longer.
    handed = frozenset({"drew", "redrew", "redrew-removed", "saw", "compared-equal", "swapped"})
    state = State
    table = Rules

    def setup(self, seats: int, options: Options) -> State:
        starter = None if options["first_starter"] == "random" else int(options["first_starter"]) - 1
        if starter is not None and starter >= seats:
            raise Refused("refused-option-seat", option="loveletter-option-first_starter", most=seats)
        return State(
            players=[Player(known=[None] * seats) for _ in range(seats)],
            target=int(options["tokens_to_win"]) or TOKENS_TO_WIN[seats],
            tie_rule=str(options["tie_rule"]),
            next_starter=str(options["next_starter"]),
            memory_aid=bool(options["memory_aid"]),
            reveal_removed=bool(options["reveal_removed"]),
            show_unseen_count=bool(options["show_unseen_count"]),
            starter=starter,
        )

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def table_panel(self, view: View) -> Panel:
        return panels.table_panel(view)

    def hand_panel(self, view: View) -> Panel:
        return panels.hand_panel(view)

    def banner(self) -> Scene:
        return scenes_moments.lobby_banner()

    def moment(self, view: View, told: Sequence[Phrase]) -> Scene | None:
        return scenes_moments.moment_scene(told)

    def awards(self, told: Sequence[Phrase]) -> list[Award]:
        return scenes_moments.awards(told)

    def end_card(self, view: View, end: End) -> Scene:
        return scenes_moments.end_scene(view, end)

    def emojis(self) -> Mapping[str, Art]:
        return art.emojis()

    def samples(self) -> Sequence[Scene]:
        return art.samples()

    def robot(self, view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
        return robot.decide(view, question, dice, level, name)

    def ponders(self, view: View, question: Question, level: str) -> bool:
        return robot.ponders(view, level)

    def weigh(self, view: View, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
        return coach.weigh(view, question, also)

    def pieces(self, state: State) -> Sequence[str]:
        if not state.round:
            return []
        cards = [*state.deck, *state.aside, *([] if state.removed is None else [state.removed])]
        for player in state.players:
            cards += [*player.hand, *player.pile]
        return [card.word for card in cards]

    def redeal(self, state: State, viewer: Seat | None, dice: Dice) -> State:
        return redeal(state, viewer, dice)

    def plays_on(self, state: State, seat: Seat) -> bool:
        return not state.in_round or bool(state.players[seat].hand)


GAME = LoveLetter()
