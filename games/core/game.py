"""What a game is to everybody else: one object with its rules, its views, its options and its robot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from games.core.ask import Pace, Question
from games.core.codec import Upcaster
from games.core.draw import Dice
from games.core.end import Award, End
from games.core.flow import Table
from games.core.menu import Path
from games.core.options import Option, Options, Value
from games.core.panel import Panel
from games.core.robot import USUAL, Weighed
from games.core.scene import Art, Scene
from games.core.state import State
from games.core.text import Phrase, Seat

S = TypeVar("S", bound=State)
V = TypeVar("V")


class Game(ABC, Generic[S, V]):
    """One of the house's games. Stateless: everything a table is lives in its state."""

    key: ClassVar[str]
    version: ClassVar[int] = 1
    """Grows with every change that could read a running match differently."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    brief: ClassVar[Mapping[str, Value]] = {}
    """Options that make a long game short, for whoever only wants to try it; none where the usual one will do."""
    upcasters: ClassVar[Mapping[int, Upcaster]] = {}
    levels: ClassVar[tuple[str, ...]] = (USUAL,)
    """The robot's levels, the usual one first."""
    slip: ClassVar[float] = 0.0
    """How much worse than the best a choice must have been, in the game's measure, for a review to name it."""
    conceding_ends: ClassVar[bool] = True
    """Giving up ends the seat by the rules; where False a robot plays it for good."""
    moments: ClassVar[frozenset[str]] = frozenset()
    """Keys of public events that everybody should see: each gets a message of its own at the table."""
    pictured: ClassVar[frozenset[str]] = frozenset()
    """Keys of public events that may have a picture of their own beside the table's."""
    rounds: ClassVar[frozenset[str]] = frozenset()
    """Keys of public events with which a new round begins: what was learned before it is past.

    Where there are none, what a seat knows stands in its panel by the game's own account alone.
    """
    handed: ClassVar[frozenset[str]] = frozenset()
    """Keys of events that tell a seat alone what its hand shows anyway: nothing to be reminded of later."""
    logged: ClassVar[frozenset[str]] = frozenset()
    """Keys of public events for the log alone, and nobody's news: they say what the table shows from then on, or tell
    once more what has happened.
    """
    turns: ClassVar[frozenset[str] | None] = None
    """Keys of public events with which the turn of `who` begins; an empty set where people do not play in turns.

    None: it begins with a question at the pace of a turn that one seat alone is asked.
    """
    takes_back: ClassVar[bool] = False
    """Whether a player may take back answers of the running turn."""

    state: type[S]
    table: type[Table[S]]

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """The state before the first turn; the turn itself shuffles and deals."""

    def picks(self, options: Options) -> tuple[str, ...]:
        """What people may choose for themselves in the lobby, each word for one seat only; none: nothing to choose."""
        return ()

    def give(self, state: S, picks: Mapping[Seat, str]) -> None:
        """Put what seats have picked into the state before the first turn; the others are left to chance."""
        raise NotImplementedError

    def legacy(self, state: S) -> dict[Seat, str]:
        """What a finished game leaves to seats for a rematch, each in a word; none: a rematch is a game like any."""
        return {}

    def inherit(self, state: S, legacy: Mapping[Seat, str]) -> None:
        """Put into the state before the first turn what the last game left to those who sit here again."""
        raise NotImplementedError

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that this seat (None: everybody) may know, built from nothing."""

    @abstractmethod
    def table_panel(self, view: V) -> Panel:
        """The public table."""

    @abstractmethod
    def hand_panel(self, view: V) -> Panel:
        """What one player alone sees."""

    @abstractmethod
    def robot(self, view: V, question: Question, dice: Dice, level: str, name: str = "") -> Path:
        """A decision from what the seat may know, and nothing more; `name` tells robots of one level apart."""

    def ponders(self, view: V, question: Question, level: str) -> bool:
        """Whether a decision may take the robot more than a few milliseconds: then it thinks in another process."""
        return False

    def weigh(self, view: V, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
        """What the best robot thinks of the choices, the best first; `also` is among them, however bad it is.

        From what the seat may know, like the robot itself. Choices that come to the same thing need not all be named.
        """
        return []

    @abstractmethod
    def pieces(self, state: S) -> Sequence[str]:
        """Every physical piece, wherever it is: none may ever be lost or doubled."""

    @abstractmethod
    def redeal(self, state: S, viewer: Seat | None, dice: Dice) -> S:
        """Another world that the viewer cannot tell from this one: what is hidden from them, dealt anew."""

    def preview(self, view: V, prefix: Path) -> Scene | None:
        """A picture for a choice that is half made, where one helps more than the hand."""
        return None

    def banner(self) -> Scene | None:
        """The game's own picture, for its lobby."""
        return None

    def moment(self, view: V, told: Sequence[Phrase]) -> Scene | None:
        """A picture of a change that everybody has heard of, where it is worth one: of what was told, and of what
        everybody sees. Asked only where one of the `pictured` events is among it.
        """
        return None

    def awards(self, told: Sequence[Phrase]) -> list[Award]:
        """What stood out in a finished game, the most remarkable first, from all that everybody heard of it."""
        return []

    def end_card(self, view: V, end: End) -> Scene | None:
        """The end of a game in a picture to share: who won and why, and how everybody stood."""
        return None

    def emojis(self) -> Mapping[str, Art]:
        """Small pictures of this game's things by their words, to stand before them in lines, buttons and selects."""
        return {}

    def samples(self) -> Sequence[Scene]:
        """Pictures that together show all this game is drawn with: painted before they are needed."""
        return ()

    def close_ups(self, view: V) -> list[str]:
        """Words of what can be looked at closely in the table's picture."""
        return []

    def close_up(self, view: V, word: str) -> Scene:
        """That part of the table's picture, large."""
        raise NotImplementedError

    def plays_on(self, state: S, seat: Seat) -> bool:
        """Whether the seat may still be asked something in this round; everybody can see that."""
        return True

    def side(self, state: S, seat: Seat) -> str:
        """Whom the seat wins or loses with, for measuring; empty: everybody plays for themselves."""
        return ""

    def stats(self, state: S) -> dict[str, Any]:
        """Figures of a finished game, for measuring many of them."""
        return {}

    def seconds(self, options: Options, pace: Pace) -> int:
        """The clock of a decision; games name their clocks by these options, as many as they need."""
        names = {Pace.TURN: "turn_seconds", Pace.REACTION: "window_seconds", Pace.SECRET: "card_seconds"}
        return int(options.get(names[pace], options["turn_seconds"]))

    def standing(self, view: V, question: Question, preference: str) -> Path | None:
        """The reply that a standing answer ("pass for me") gives here; None: ask the player."""
        return None

    def stand_in(self, view: V, question: Question, preferences: Sequence[str]) -> Path | None:
        """What all of a player's standing answers together reply; here the first that replies at all."""
        replies = (self.standing(view, question, preference) for preference in preferences)
        return next((path for path in replies if path is not None), None)

    def standing_choices(self) -> tuple[str, ...]:
        """The standing answers this game knows."""
        return ()

    def standing_passes(self) -> tuple[str, ...]:
        """Those of them that pass wherever everybody is asked, and go together; what a player alone can do is asked."""
        return ()

    def standing_groups(self) -> tuple[tuple[str, ...], ...]:
        """Standing answers that exclude each other: at most one of a group holds, the one given last."""
        return ()

    def standing_allowed(self, options: Options) -> bool:
        """Whether the host lets people give standing answers at this table."""
        return True

    def standing_serves(self, view: V) -> bool:
        """Whether the seat may still be asked something: whoever is out of the game needs no standing answers."""
        return True

    def standing_ends(self, view: V, question: Question, preference: str) -> bool:
        """Whether a standing answer has run out (usually: the player's own turn has come)."""
        return question.pace is Pace.TURN


AnyGame = Game[Any, Any]
