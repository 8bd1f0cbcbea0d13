"""Hamlet: build a village together, each for their own glory, until its church stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from games.core.ask import Question
from games.core.draw import Dice
from games.core.end import Award, End
from games.core.game import Game
from games.core.menu import Path
from games.core.options import Choice, Option, Options, Seconds
from games.core.panel import Panel
from games.core.robot import LEVELS, STRONG, Weighed
from games.core.scene import Art, Scene
from games.core.text import Phrase, Seat
from games.hamlet import art, coach, panels, robot, scenes_moments
from games.hamlet.pieces import LAYOUTS, REFINED, STACKS, TILES
from games.hamlet.rules import Rules
from games.hamlet.scenes import zoom_scene
from games.hamlet.scenes_preview import preview_scene
from games.hamlet.state import State, new_village
from games.hamlet.stats import stats
from games.hamlet.view import View, redeal, view


class Hamlet(Game[State, View]):
    key = "hamlet"
    version = 4
    seats = range(1, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("layout", (*LAYOUTS, "random"), "a"),
        Choice("solo", ("clock", "rival"), "clock"),
        Seconds("turn_seconds", 60, 1800, 300),
    )
    levels = LEVELS
    slip = 2.0
    moments = frozenset({"milestone", "delivers", "church-finished", "conceded"})
    pictured = scenes_moments.PICTURED
    rounds = frozenset({"round"})
    logged = frozenset({"drawn", "new-sale", "landmark", "game-won"})
    takes_back = True
    state = State
    table = Rules

    def setup(self, seats: int, options: Options) -> State:
        solo = str(options["solo"]) if seats == 1 else ""
        village = new_village(2 if solo == "rival" else seats, solo)
        return State(village=village, layout=str(options["layout"]))

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def table_panel(self, view: View) -> Panel:
        return panels.table_panel(view)

    def hand_panel(self, view: View) -> Panel:
        return panels.hand_panel(view)

    def robot(self, view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
        return robot.decide(view, dice, level, name)

    def ponders(self, view: View, question: Question, level: str) -> bool:
        """Only whole turns take their time."""
        return level == STRONG

    def weigh(self, view: View, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
        return coach.weigh(view, also)

    def preview(self, view: View, prefix: Path) -> Scene | None:
        return preview_scene(view, prefix)

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
        return scenes_moments.samples()

    def close_ups(self, view: View) -> list[str]:
        return [site.tile for site in view.village.sites]

    def close_up(self, view: View, word: str) -> Scene:
        return zoom_scene(view, word)

    def pieces(self, state: State) -> Sequence[str]:
        """The 32 tiles and the sale tokens, wherever they are."""
        village = state.village
        if not village.sites:
            return []
        built = [site.tile for site in village.sites]
        made = [TILES[tile].refine for tile in built]
        released = [refine.output for refine in made if refine]
        tiles = [*built, *village.bag, *(offer.tile for offer in village.display)]
        tiles += [tile for good in REFINED if good not in released for tile in STACKS[good]]
        sales = [*village.sales, *state.sale_stack, *state.sales_removed]
        for player in village.players:
            tiles += player.blueprints
            sales += player.sales
        return [*tiles, *sales]

    def stats(self, state: State) -> dict[str, Any]:
        return stats(state)

    def redeal(self, state: State, viewer: Seat | None, dice: Dice) -> State:
        return redeal(state, viewer, dice)


GAME = Hamlet()
