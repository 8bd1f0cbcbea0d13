"""Coup: two hidden characters each, and everybody may claim to be anybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.ask import Pace, Question
from games.core.draw import Dice
from games.core.end import Award, End
from games.core.flow import PASS
from games.core.game import Game
from games.core.menu import Path
from games.core.options import Choice, Flag, Number, Option, Options, Seconds
from games.core.panel import Panel
from games.core.robot import LEVELS, Weighed
from games.core.scene import Art, Scene
from games.core.text import Phrase, Refused, Seat
from games.coup import art, awards, panels, robot, scenes_moments
from games.coup.pieces import BOX_COPIES, CHARACTERS, Character, cast
from games.coup.rules import Rules
from games.coup.state import Player, State
from games.coup.view import View, redeal, view

PASS_FOR_ME = "pass-for-me"
STARTS = "starts"


class Coup(Game[State, View]):
    key = "coup"
    seats = range(2, 9)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("fifth", ("ambassador", "inquisitor"), "ambassador"),
        Flag("doubter_keeps_block", True),
        Choice("doubt_priority", ("fastest", "clockwise"), "fastest"),
        Flag("auto_pass", True),
        Flag("confirm_doubt"),
        Choice("start", ("random", "1", "2", "3", "4", "5", "6", "7", "8"), "random"),
        Number("series_wins", 1, 10, 1),
        Choice("two_player", ("draft", "standard"), "draft"),
        Flag("steal_from_zero"),
        Seconds("action_seconds", 15, 600, 90),
        Seconds("window_seconds", 5, 600, 30, pace=Pace.REACTION),
        Seconds("card_seconds", 15, 600, 60, pace=Pace.SECRET),
        Number("window_hold", 0, 30, 4),
    )
    levels = LEVELS
    slip = 3.0
    moments = frozenset({"doubted", "proved", "bluffed", "turned-up", "out", "conceded", "game-won"})
    pictured = scenes_moments.PICTURED
    state = State
    table = Rules

    def setup(self, seats: int, options: Options) -> State:
        starter = None if options["start"] == "random" else int(options["start"]) - 1
        if starter is not None and starter >= seats:
            raise Refused("refused-option-seat", option="coup-option-start", most=seats)
        auto_pass = bool(options["auto_pass"])
        return State(
            players=[Player() for _ in range(seats)],
            fifth=CHARACTERS[str(options["fifth"])],
            doubter_keeps_block=bool(options["doubter_keeps_block"]),
            clockwise=options["doubt_priority"] == "clockwise",
            auto_pass=auto_pass,
            confirm_doubt=bool(options["confirm_doubt"]),
            hold=int(options["window_hold"]) if auto_pass else 0,
            series_wins=int(options["series_wins"]),
            draft=options["two_player"] == "draft",
            steal_from_zero=bool(options["steal_from_zero"]),
            starter=starter,
        )

    def legacy(self, state: State) -> dict[Seat, str]:
        """The winner of the last game starts the next."""
        return dict.fromkeys(state.result.winners, STARTS) if state.result else {}

    def inherit(self, state: State, legacy: Mapping[Seat, str]) -> None:
        """A seat that the host has named comes first."""
        if state.starter is None:
            state.starter = next(iter(legacy))

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def table_panel(self, view: View) -> Panel:
        return panels.table_panel(view)

    def hand_panel(self, view: View) -> Panel:
        return panels.hand_panel(view)

    def banner(self) -> Scene:
        return scenes_moments.lobby_banner()

    def moment(self, view: View, told: Sequence[Phrase]) -> Scene | None:
        return scenes_moments.moment_scene(view, told)

    def awards(self, told: Sequence[Phrase]) -> list[Award]:
        return awards.awards(told)

    def end_card(self, view: View, end: End) -> Scene:
        return scenes_moments.end_scene(view, end)

    def emojis(self) -> Mapping[str, Art]:
        return art.emojis()

    def samples(self) -> Sequence[Scene]:
        return art.samples()

    def robot(self, view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
        return robot.decide(view, question, dice, level, name)

    def weigh(self, view: View, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
        return robot.weigh(view, question, dice, also)

    def pieces(self, state: State) -> Sequence[str]:
        """All 24 cards of the box: those in play, and those that stay in it."""
        cards = [*state.court, *state.drawn]
        for player in state.players:
            cards += [*player.hidden, *player.shown, *player.pile]
        five = cast(state.fifth)
        for character in Character:
            left = BOX_COPIES - state.copies if character in five else BOX_COPIES
            cards += [character] * left
        return [card.word for card in cards]

    def redeal(self, state: State, viewer: Seat | None, dice: Dice) -> State:
        return redeal(state, viewer, dice)

    def plays_on(self, state: State, seat: Seat) -> bool:
        return not state.dealt or bool(state.players[seat].hidden)

    def seconds(self, options: Options, pace: Pace) -> int:
        names = {Pace.TURN: "action_seconds", Pace.REACTION: "window_seconds", Pace.SECRET: "card_seconds"}
        return int(options[names[pace]])

    def standing_choices(self) -> tuple[str, ...]:
        return (PASS_FOR_ME,)

    def standing_passes(self) -> tuple[str, ...]:
        return (PASS_FOR_ME,)

    def standing_allowed(self, options: Options) -> bool:
        return bool(options["auto_pass"])

    def standing_serves(self, view: View) -> bool:
        return view.seat is not None and view.courtiers[view.seat].hidden > 0

    def standing(self, view: View, question: Question, preference: str) -> Path | None:
        """Pass in every window about others, whatever one holds; actor and target decide for themselves."""
        if preference != PASS_FOR_ME or not view.auto_pass or question.pace is not Pace.REACTION:
            return None
        if view.move is None or view.seat in (view.active, view.move.target):
            return None
        return (PASS,)


GAME = Coup()
