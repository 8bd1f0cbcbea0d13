"""Inkognito, the card game: four masked agents in Venice, one safe, and nobody shows the truth alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.ask import Pace, Question
from games.core.draw import Dice
from games.core.end import Award, End
from games.core.game import Game
from games.core.menu import Path
from games.core.options import Choice, Flag, Number, Option, Options, Seconds
from games.core.panel import Panel
from games.core.robot import LEVELS, Weighed
from games.core.scene import Art, Scene
from games.core.text import Phrase, Refused, Seat
from games.inkognito import art, panels, robot, samples, scenes_moments
from games.inkognito.pieces import Card
from games.inkognito.rules import Rules
from games.inkognito.state import State
from games.inkognito.view import View, redeal, view

SEATS = ("random", "1", "2", "3", "4", "5")


class Inkognito(Game[State, View]):
    key = "inkognito"
    version = 2
    seats = range(3, 6)
    turns = frozenset()
    options: ClassVar[tuple[Option, ...]] = (
        Number("series_points", 1, 10, 1),
        Choice("ambassador", SEATS, "random"),
        Flag("rotate", True),
        Choice("fail_rule", ("others_win", "no_points"), "others_win"),
        Flag("name_partner_5p"),
        Flag("ask_air", True),
        Flag("deduction_help"),
        Flag("auto_last_tile", True),
        Flag("parallel_meetings", True),
        Number("max_rounds", 10, 200, 50),
        Flag("recap", True),
        Seconds("tile_seconds", 15, 600, 60),
        Seconds("meet_seconds", 15, 600, 120, pace=Pace.SECRET),
        Choice("first", SEATS, "random"),
    )
    levels = LEVELS
    slip = 3.0
    conceding_ends = False
    moments = frozenset(
        {
            *(f"safe-{how}{named}" for how in ("right", "wrong") for named in ("", "-partner", "-named")),
            *("answered", "asked-air", "ended"),
        }
    )
    pictured = scenes_moments.PICTURED
    rounds = frozenset({"round"})
    handed = frozenset({"dealt"})
    logged = frozenset(
        {
            *("retold", "retold-black", "could-know", "could-not-know"),
            *("revealed", "game-won", "game-undecided", "points"),  # the table has them as they stand
        }
    )
    state = State
    table = Rules

    def setup(self, seats: int, options: Options) -> State:
        everybody = range(max(seats, 4))
        return State(
            players=seats,
            target=int(options["series_points"]),
            fail_rule=str(options["fail_rule"]),
            name_partner=bool(options["name_partner_5p"]),
            ask_air=bool(options["ask_air"]),
            deduction_help=bool(options["deduction_help"]),
            auto_last_tile=bool(options["auto_last_tile"]),
            parallel=bool(options["parallel_meetings"]),
            max_rounds=int(options["max_rounds"]),
            recap=bool(options["recap"]),
            rotate=bool(options["rotate"]),
            opener=_seat(options, "first", seats),
            ambassador=_seat(options, "ambassador", seats) if seats == 5 else None,
            points=[0] * seats,
            laid=[[] for _ in everybody],
            black=[[] for _ in everybody],
            commits=[[] for _ in everybody],
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
        return scenes_moments.moment_scene(view, told)

    def awards(self, told: Sequence[Phrase]) -> list[Award]:
        return scenes_moments.awards(told)

    def end_card(self, view: View, end: End) -> Scene:
        return scenes_moments.end_scene(view, end)

    def emojis(self) -> Mapping[str, Art]:
        return art.emojis()

    def samples(self) -> Sequence[Scene]:
        return samples.samples()

    def robot(self, view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
        return robot.decide(view, question, dice, level, name)

    def weigh(self, view: View, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
        return robot.advise(view, question, also)

    def side(self, state: State, seat: Seat) -> str:
        """Partners win and lose together; the Ambassador does alone, and everybody among three."""
        if state.players == 3:
            return ""
        if seat == state.ambassador:
            return "ambassador"
        return "lord-and-colonel" if state.black[seat][0] < Card.ZSAZSA else "madame-and-x"

    def pieces(self, state: State) -> Sequence[str]:
        """The black cards and the tiles; coloured cards never change hands for good."""
        if not state.games:
            return []
        words = [card.word for cards in state.black for card in cards]
        for seat in state.agents:
            left = state.air_pile if seat == state.air else state.tiles_left(seat)
            words += [f"{seat}-{place.word}" for place in [*state.laid[seat], *left]]
        hidden = state.pile if state.ambassador is None else state.tiles_left(state.ambassador)
        return words + [f"ambassador-{place.word}" for place in [*state.visits, *hidden]]

    def redeal(self, state: State, viewer: Seat | None, dice: Dice) -> State:
        return redeal(state, viewer, dice)

    def seconds(self, options: Options, pace: Pace) -> int:
        return int(options["tile_seconds" if pace is Pace.TURN else "meet_seconds"])


def _seat(options: Options, option: str, seats: int) -> Seat | None:
    """A seat that the host has named; None: to be drawn."""
    if options[option] == "random":
        return None
    seat = int(options[option]) - 1
    if seat >= seats:
        raise Refused("refused-option-seat", option=f"inkognito-option-{option}", most=seats)
    return seat


GAME = Inkognito()
