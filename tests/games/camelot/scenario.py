"""A table set up in the middle of a game, played by the words of its menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.camelot import GAME, black_cards, white_cards
from games.camelot.pieces import BLACK_DECK, WHITE_DECK, Black, Knight, Place, Relic, White
from games.camelot.rules import Rules
from games.camelot.state import Dark, Phase, Player, State
from games.core.ask import Ask
from games.core.draw import Draw
from games.core.entry import TIME, Answer, Entry
from games.core.event import Event
from games.core.match import running
from games.core.menu import check, opened
from games.core.options import settle
from tests.contract.harness import check_snapshot
from tests.games.camelot.invariants import QUIET, nothing_on_its_way

BK, LANCELOT, DRAGON = Place.BLACK_KNIGHT, Place.LANCELOT, Place.DRAGON
RIVER, GRAIL, PICTS, SAXONS, HOME = Place.EXCALIBUR, Place.HOLY_GRAIL, Place.PICTS, Place.SAXONS, Place.CAMELOT

NAMES = {
    "F1": White.FIGHT1,
    "F2": White.FIGHT2,
    "F3": White.FIGHT3,
    "F4": White.FIGHT4,
    "F5": White.FIGHT5,
    "G": White.GRAIL,
    "M": White.MERLIN,
}


def cards(words: str) -> list[White]:
    """ "F1 F1 G M heroism" as cards."""
    return [NAMES.get(word) or White[word.upper()] for word in words.split()]


def told(event: Event) -> str:
    """What everybody hears of it; behind "|" what one seat learns on top; "~": that it happened is a secret, too."""

    def facts(args: Mapping[str, Any]) -> list[str]:
        shown = {name: ",".join(map(str, one)) if isinstance(one, list) else one for name, one in args.items()}
        return [f"{name}={one}" for name, one in shown.items()]

    parts = [" ".join([event.key, *facts(event.args)])]
    parts += [" ".join([f"{seat}:", *facts(secret)]) for seat, secret in sorted(event.private.items())]
    return "~" * event.secret + " | ".join(parts)


def fresh(seats: int, **options: object) -> State:
    return GAME.setup(seats, settle(GAME.options, {"min_window": 0, **options}))


class Scenario:
    """A state, the running rules, and the open question."""

    def __init__(
        self,
        knights: str = "arthur kay gawain",
        *,
        phase: str = "heroic",
        hands: Mapping[int, str] | None = None,
        at: Mapping[int, Place] | None = None,
        white: Mapping[Place, str] | None = None,
        black: Mapping[Place, Sequence[Black]] | None = None,
        top: Sequence[Black] = (),
        fixed: Mapping[str, Sequence[Any]] | None = None,
        traitor: int | None = None,
        life: Mapping[int, int] | None = None,
        relics: Mapping[Relic, int] | None = None,
        active: int = 0,
        options: Mapping[str, object] | None = None,
        draws: str = "test",
        **fields: object,
    ) -> None:
        names = knights.split()
        state = fresh(len(names), **dict(options or {}))
        state.order = list(range(len(names)))
        state.players = [Player(knight=Knight[name.upper()], looked=True) for name in names]
        state.phase, state.active, state.turns = Phase(phase), active, 1
        self.state = state
        self.left_white, self.left_black = list(WHITE_DECK), list(BLACK_DECK)
        for seat, words in (hands or {}).items():
            state.players[seat].hand = self.take(cards(words))
        for seat, place in (at or {}).items():
            state.players[seat].place = place
        for place, words in (white or {}).items():
            state.quest(place).white = self.take(cards(words))
        for place, foes in (black or {}).items():
            state.quest(place).black = [Dark(card, [], False) for card in self.take_black(foes)]
        for seat, points in (life or {}).items():
            state.players[seat].life = points
        for which, seat in (relics or {}).items():
            state.relics[which] = seat
        for name, value in fields.items():
            setattr(state, name, value)
        if traitor is not None:
            state.players[traitor].traitor = True
        coming = self.take_black(top)
        state.black_draw = [Dark(card) for card in [*self.left_black, *reversed(coming)]]
        state.white_draw = list(self.left_white)
        self.table = Rules(state, Draw(draws, fixed=fixed), [])
        self.flow = running(self.table)
        self.ask: Ask | None = None
        self.held = False
        """Cards lie where the game would not leave them: a pile was emptied by hand."""

    def without_black_cards(self) -> Scenario:
        """The whole Black pile is elsewhere."""
        self.state.resolving, self.state.black_draw, self.held = self.state.black_draw, [], True
        return self

    def take(self, wanted: Sequence[White]) -> list[White]:
        for card in wanted:
            self.left_white.remove(card)
        return list(wanted)

    def take_black(self, wanted: Sequence[Black]) -> list[Black]:
        for card in wanted:
            self.left_black.remove(card)
        return list(wanted)

    def in_force(self, card: Black) -> None:
        """A Black card that stays in play is not in the pile."""
        self.state.black_draw.remove(next(dark for dark in self.state.black_draw if dark.card is card))

    def close(self, *places: Place) -> None:
        for place in places:
            self.state.quest(place).open = False

    def start(self) -> Scenario:
        self.ask = next(self.flow)
        self.whole()
        return self

    def muster(self) -> Scenario:
        """From the very beginning: everything is still in the box."""
        self.state.phase, self.state.turns, self.state.order = Phase.MUSTER, 0, []
        self.state.white_draw, self.state.black_draw = [], []
        return self.start()

    def say(self, seat: int, *path: Any) -> Scenario:
        """A seat answers; whatever is not on its menu is refused."""
        assert self.ask is not None
        check(self.ask.menus[seat], path)
        return self.send(Answer(seat, path))

    def let_come(self) -> Scenario:
        """Nobody stops the Black card that is entering play."""
        while self.key == "cancel" and self.ask is not None:
            self.say(self.ask.awaits[0], "pass")
        return self

    def idle(self, seat: int) -> Scenario:
        """A whole turn of a knight in Camelot that changes nothing else: an engine, two cards."""
        return self.say(seat, "engine").say(seat, "draw_white").say(seat, "end_turn")

    def time(self) -> Scenario:
        return self.send(TIME)

    def send(self, entry: Entry) -> Scenario:
        try:
            self.ask = self.flow.send(entry)
        except StopIteration:
            self.ask = None
        self.whole()
        return self

    def whole(self) -> None:
        """It could be stored. No card is lost or doubled; in a turn none is on its way, unless the test says so."""
        check_snapshot(GAME, self.state)
        assert sorted(white_cards(self.state)) == sorted(WHITE_DECK)
        assert sorted(black_cards(self.state)) == sorted(BLACK_DECK)
        if self.key in QUIET and not self.held:
            nothing_on_its_way(self.state)

    @property
    def key(self) -> str:
        return self.ask.key if self.ask else "over"

    def offers(self, seat: int, *prefix: Any) -> tuple[str, ...]:
        """The words on a seat's menu, after a prefix."""
        assert self.ask is not None
        step = opened(self.ask.menus[seat])
        for pick in prefix:
            assert step.allows(pick), f"{pick} is not on the menu"
            after = step.after(pick)
            assert after is not None
            step = after
        return step.choices

    def events(self, key: str) -> list[Event]:
        assert self.table.events is not None
        return [event for event in self.table.events if event.key == key]

    def told(self, since: int = 0) -> list[str]:
        """Everything that was said, in order, with its audience."""
        assert self.table.events is not None
        return [told(event) for event in self.table.events[since:]]

    def life(self, seat: int) -> int:
        return self.state.players[seat].life

    def hand(self, seat: int) -> list[White]:
        return sorted(self.state.players[seat].hand)

    def place(self, seat: int) -> Place:
        return self.state.players[seat].place

    @property
    def why(self) -> str:
        assert self.state.result is not None
        return self.state.result.why


def lines(text: str) -> list[str]:
    """A story as the tests write it down, for comparing with `told`."""
    return [line.strip() for line in text.strip().splitlines()]


# Positions that many tests begin with: four knights, and it is the turn of seat 1.


def table(phase: str = "heroic", **more: object) -> Scenario:
    knights = str(more.pop("knights", "arthur percival gawain kay"))
    return Scenario(knights, phase=phase, active=1, **more)  # type: ignore[arg-type]


def drawn(*top: Black, **more: object) -> Scenario:
    """Seat 1 draws the first of these Black cards."""
    return table("evil", top=top, **more).start().say(1, "draw")


def tracked(play: Scenario, place: Place, track: int) -> Scenario:
    """So many warriors, or the sword so far along the river."""
    play.state.quest(place).track = track
    return play


def with_dragon(play: Scenario) -> Scenario:
    play.close(LANCELOT)
    play.state.quest(DRAGON).open = True
    return play


def enchanted(play: Scenario, *spells: Black) -> Scenario:
    """Dark Forest, Mists or Vivien are in force."""
    for card in spells:
        play.in_force(card)
        setattr(play.state, card.word, True)
    return play


def heroic_quest(play: Scenario, place: Place) -> Scenario:
    """Heroism lies there."""
    play.state.white_draw.remove(White.HEROISM)
    play.state.quest(place).heroism = True
    return play


FOUR = [White.FIGHT2, White.MERLIN, White.FIGHT5, White.FIGHT5]
"""The reward of a war in `war_won`."""


def war_won(*present: int, spells: Sequence[Black] = (), **more: object) -> Scenario:
    """Seat 1 ends the Pict War; with others there its four cards are shared."""
    at = dict.fromkeys((1, *present), PICTS)
    play = enchanted(table(at=at, hands={1: "F5"}, white={PICTS: "F1 F2 F3 F4"}, **more), *spells)
    for card in FOUR:
        play.state.white_draw.remove(card)
    play.state.white_draw += FOUR
    return play.start().say(1, "quest_card", "fight5")


def last_pict(**more: object) -> Scenario:
    """The fourth Pict comes."""
    return tracked(table("evil", top=[Black.PICT_RAID], **more), PICTS, 3).start().say(1, "draw")


def unmasked(play: Scenario, seat: int) -> Scenario:
    """This seat is the Traitor, and everybody knows it."""
    player = play.state.players[seat]
    player.traitor = player.revealed = player.shown = True
    player.place, player.life = Place.OFF, 0
    return play


def dead(play: Scenario, *seats: int) -> Scenario:
    for seat in seats:
        player = play.state.players[seat]
        player.alive, player.place, player.life = False, Place.OFF, 0
    return play
