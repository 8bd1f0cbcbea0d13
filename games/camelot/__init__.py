"""Shadows over Camelot: the knights of the Round Table against Evil, and perhaps against one of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from games.camelot import art, panels, robot, rulings, samples, scenes_end, scenes_moments, standing
from games.camelot.pieces import BLACK_DECK, LOYALTY_CARDS, WHITE_DECK, Black, Knight, White
from games.camelot.redeal import redeal
from games.camelot.rules import Rules
from games.camelot.state import Player, State
from games.camelot.view import View, view
from games.core.ask import Pace, Question
from games.core.codec import Upcaster
from games.core.draw import Dice
from games.core.end import Award, End
from games.core.game import Game
from games.core.menu import Path
from games.core.options import Choice, Flag, Number, Option, Options, Seconds
from games.core.panel import Panel
from games.core.robot import LEVELS, Weighed
from games.core.scene import Art, Scene
from games.core.text import Phrase, Seat


def chosen_in_the_lobby(state: dict[str, Any]) -> dict[str, Any]:
    """Version 1 let people choose their knights when the game had begun."""
    del state["choose_knights"]
    return {**state, "chosen": [None] * len(state["players"])}


class Camelot(Game[State, View]):
    key = "camelot"
    version = 2
    seats = range(3, 8)
    turns = frozenset({"turn"})
    levels = LEVELS
    slip = 0.1
    conceding_ends = False
    moments = frozenset(
        {
            "loyalty-read",
            "accuses",
            "accused-loyal",
            "unmasked",
            "quest-won",
            "quest-lost",
            "swords",
            "sword-turns",
            "relic-won",
            "relic-lost",
            "excalibur-sacrificed",
            "saved",
            "dies",
        }
    )
    pictured = scenes_moments.PICTURED
    options: ClassVar[tuple[Option, ...]] = (
        Choice("traitor_mode", ("standard", "none", "n_plus_1", "certain"), "standard"),
        Choice("loyalty_look", ("usual", "at_once", "after_6_swords", "from_turn_6"), "usual"),
        Choice("knight_assignment", ("random", "choice"), "random"),
        Flag("allow_voluntary_reveal"),
        Number("min_window", 0, 60, 8),
        Seconds("turn_seconds", 30, 1800, 300),
        Seconds("window_seconds", 10, 600, 60, pace=Pace.REACTION),
    )
    upcasters: ClassVar[Mapping[int, Upcaster]] = {1: chosen_in_the_lobby}
    state = State
    table = Rules

    def setup(self, seats: int, options: Options) -> State:
        look = str(options["loyalty_look"])
        if look == "usual":
            look = "after_6_swords" if seats in rulings.LATE_LOOK_SEATS else "at_once"
        return State(
            players=[Player() for _ in range(seats)],
            traitor_mode=str(options["traitor_mode"]),
            loyalty_look=look,
            chosen=[None] * seats,
            voluntary_reveal=bool(options["allow_voluntary_reveal"]),
            min_window=int(options["min_window"]),
        )

    def picks(self, options: Options) -> tuple[str, ...]:
        """The knights, where they are not drawn by chance."""
        chosen = options["knight_assignment"] == "choice"
        return tuple(knight.word for knight in Knight) if chosen else ()

    def give(self, state: State, picks: Mapping[Seat, str]) -> None:
        for seat, word in picks.items():
            state.chosen[seat] = Knight[word.upper()]

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
        return scenes_end.awards(told)

    def end_card(self, view: View, end: End) -> Scene:
        return scenes_end.end_scene(view, end)

    def emojis(self) -> Mapping[str, Art]:
        return art.emojis()

    def samples(self) -> Sequence[Scene]:
        return samples.samples()

    def robot(self, view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
        return robot.decide(view, question, dice, level, name)

    def weigh(self, view: View, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
        return robot.weigh(view, question, dice, also)

    def side(self, state: State, seat: Seat) -> str:
        return "traitor" if state.players[seat].traitor else "loyal"

    def pieces(self, state: State) -> Sequence[str]:
        """Every card; before the deal they are all in the box."""
        if not state.turns and not state.black_draw:
            size = {"standard": LOYALTY_CARDS, "n_plus_1": len(state.players) + 1, "certain": len(state.players)}
            boxed = ["traitor", *["loyal"] * (size[state.traitor_mode] - 1)] if state.traitor_mode in size else []
            return [*_words(WHITE_DECK), *_words(BLACK_DECK), *boxed]
        return [*_words(white_cards(state)), *_words(black_cards(state)), *loyalty(state)]

    def redeal(self, state: State, viewer: Seat | None, dice: Dice) -> State:
        return redeal(state, viewer, dice)

    def plays_on(self, state: State, seat: Seat) -> bool:
        return state.players[seat].alive

    def seconds(self, options: Options, pace: Pace) -> int:
        """Card decisions are answers to a Black card: they have the short clock."""
        return int(options["turn_seconds" if pace is Pace.TURN else "window_seconds"])

    def standing(self, view: View, question: Question, preference: str) -> Path | None:
        return standing.reply(view, question, preference)

    def stand_in(self, view: View, question: Question, preferences: Sequence[str]) -> Path | None:
        return standing.replies(view, question, preferences)

    def standing_choices(self) -> tuple[str, ...]:
        return standing.CHOICES

    def standing_passes(self) -> tuple[str, ...]:
        return standing.PASSES

    def standing_serves(self, view: View) -> bool:
        return view.seat is not None and view.champions[view.seat].alive

    def standing_groups(self) -> tuple[tuple[str, ...], ...]:
        return standing.GROUPS

    def standing_ends(self, view: View, question: Question, preference: str) -> bool:
        return standing.ends(view, question, preference)


def _words(cards: Sequence[White] | Sequence[Black]) -> list[str]:
    return [card.word for card in cards]


def white_cards(state: State) -> list[White]:
    """Every White card, wherever it is."""
    cards = [*state.white_draw, *state.white_discard, *state.played, *state.pool]
    for player in state.players:
        cards += player.hand
    for quest in state.quests:
        cards += [*quest.white, *[White.HEROISM] * quest.heroism]
    return cards


def black_cards(state: State) -> list[Black]:
    """Every Black card, wherever it is."""
    cards = [*(dark.card for dark in [*state.black_draw, *state.resolving]), *state.black_discard]
    for quest in state.quests:
        cards += [*(dark.card for dark in quest.black), *[Black.MORDRED] * quest.mordred]
    spells = {Black.DARK_FOREST: state.dark_forest, Black.MISTS: state.mists, Black.VIVIEN: state.vivien}
    return cards + [card for card, there in spells.items() if there]


def loyalty(state: State) -> list[str]:
    dealt = [] if state.traitor_mode == "none" else [player.traitor for player in state.players]
    return ["traitor" if card else "loyal" for card in [*dealt, *state.aside]]


GAME = Camelot()
