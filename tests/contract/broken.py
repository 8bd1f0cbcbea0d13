"""Games broken on purpose, mostly Love Letter, in one way each: the contract must notice every one of them."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha512
from typing import Any, cast

import msgspec

from games.core.ask import Question
from games.core.codec import encode
from games.core.draw import Dice
from games.core.flow import Flow
from games.core.game import AnyGame
from games.core.menu import Path, Step, Tone, paths
from games.core.panel import Panel
from games.core.robot import Weighed
from games.core.text import Seat, plain, say
from games.loveletter import LoveLetter
from games.loveletter.pieces import Card
from games.loveletter.rules import Rules
from games.loveletter.state import State
from games.loveletter.view import View, view
from games.registry import GAMES


class LeakingView(LoveLetter):
    """A view that counts another's card into a number nobody would notice."""

    def view(self, state: State, seat: Seat | None) -> View:
        told = sum(player.hand[0] for other, player in enumerate(state.players) if player.hand and other != seat)
        honest = view(state, seat)
        return honest if seat is None else msgspec.structs.replace(honest, deck=honest.deck + told % 2)


class LeakingPanel(LoveLetter):
    """A public table whose picture betrays the removed card."""

    def table_panel(self, view: View) -> Panel:
        panel = super().table_panel(view)
        assert panel.scene is not None
        scene = msgspec.structs.replace(panel.scene, alt=[say("number", count=view.target)])
        return msgspec.structs.replace(panel, scene=scene)

    def view(self, state: State, seat: Seat | None) -> View:
        honest = view(state, seat)
        return honest if state.removed is None else msgspec.structs.replace(honest, target=int(state.removed))


class LeakingMenu(LoveLetter):
    """A list of guesses that leaves out what the others do not hold."""

    class _Rules(Rules):
        def one(self, seat: Seat, key: str, menu: Any, default: Any, **more: Any) -> Flow[Path]:
            state = self.state
            held = dict.fromkeys(player.hand[0].word for player in state.players if player.hand)
            hinting = Step("card", [*menu().choices, *(f"hint-{word}" for word in sorted(held))])
            yield from super().one(seat, key, hinting, lambda: (hinting.choices[0],), **more)
            return cast(Path, default())

    table = _Rules


class LeakingTone(LoveLetter):
    """A menu that is right to the letter, but whose first card stands out by what the others hold."""

    class _Rules(Rules):
        def one(self, seat: Seat, key: str, menu: Any, default: Any, **more: Any) -> Flow[Path]:
            players = enumerate(self.state.players)
            odd = sum(card for other, player in players if other != seat for card in player.hand) % 2
            first: Step = menu()
            hinting = Step(first.kind, first.choices, first.after, tones={first.choices[0]: Tone.MAIN} if odd else {})
            return (yield from super().one(seat, key, hinting, default, **more))

    table = _Rules


class LeakingCoach(LoveLetter):
    """A coach who knows what lies aside."""

    def view(self, state: State, seat: Seat | None) -> View:
        self.seen = state
        return view(state, seat)

    def weigh(self, view: View, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
        aside = float(self.seen.removed or 0)
        return [Weighed(path, aside - place, say("number", count=0)) for place, path in enumerate(paths(question.menu))]


class LeakingReview(LoveLetter):
    """A coach who advises honestly, and tells afterwards what was to be known only then."""

    def view(self, state: State, seat: Seat | None) -> View:
        self.seen = state
        return view(state, seat)

    def weigh(self, view: View, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
        others = sum(card for player in self.seen.players for card in player.hand) if also is not None else 0
        return [Weighed(path, -place, say("number", count=others)) for place, path in enumerate(paths(question.menu))]


class LeakingEvent(LoveLetter):
    """Everybody is told which card was drawn."""

    class _Rules(Rules):
        def tell(self, key: str, private: Any = None, **args: object) -> None:
            card = private[args["who"]]["card"] if key == "drew" else None
            super().tell(key, private, **args, **({"card": card} if card else {}))

    table = _Rules


class LeakingAsk(LoveLetter):
    """A question in public words that name the hidden card."""

    class _Rules(Rules):
        def one(self, seat: Seat, key: str, menu: Any, default: Any, **more: Any) -> Flow[Path]:
            return (yield from super().one(seat, key, menu, default, card=self.state.players[seat].hand[0], **more))

    table = _Rules


class Hasty(LoveLetter):
    """Plays one of two equal cards by itself, so that speed betrays the hand."""

    class _Rules(Rules):
        def one(self, seat: Seat, key: str, menu: Any, default: Any, **more: Any) -> Flow[Path]:
            if len(set(self.state.players[seat].hand)) == 1:
                return next(paths(menu))
            return (yield from super().one(seat, key, menu, default, **more))

    table = _Rules


class LostCard(LoveLetter):
    """A Prince's victim loses the discarded card altogether."""

    class _Rules(Rules):
        def prince(self, me: Seat, foe: Seat) -> None:
            super().prince(me, foe)
            self.state.players[foe].pile.pop(0)

    table = _Rules


class WrittenOff(LoveLetter):
    """Takes whoever holds a Guard for out of the round."""

    def plays_on(self, state: State, seat: Seat) -> bool:
        return Card.GUARD not in state.players[seat].hand


class Unserved(LoveLetter):
    """Offers no standing answers to whoever holds a Guard."""

    def standing_serves(self, view: View) -> bool:
        return Card.GUARD not in view.hand


class IllegalDefault(LoveLetter):
    """When time runs out, the highest card is played, Countess or not."""

    class _Rules(Rules):
        def one(self, seat: Seat, key: str, menu: Any, default: Any, **more: Any) -> Flow[Path]:
            def highest() -> Path:
                card = max(self.state.players[seat].hand)
                return (card.word, str(seat)) if card is Card.PRINCE else (card.word,)

            return (yield from super().one(seat, key, menu, highest, **more))

    table = _Rules


class IteratedSet(LoveLetter):
    """Deals in the order of a set of words, which is another one in every process."""

    class _Rules(Rules):
        def deal(self) -> None:
            super().deal()
            words = {card.word for card in self.state.deck}
            order = {word: place for place, word in enumerate(words)}
            self.state.deck.sort(key=lambda card: order[card.word])

    table = _Rules


class Forgetful(LoveLetter):
    """Keeps a fact of the game in the rules' own pocket, where no snapshot finds it."""

    class _Rules(Rules):
        turns = 0

        def turn(self) -> Flow[None]:
            self.turns += 1
            self.state.players[0].tokens = min(self.turns // 4, 3)
            yield from super().turn()

    table = _Rules


class SetInState(LoveLetter):
    """A state that holds a set."""

    class _State(State):
        seen: set[int] = set()

    class _Rules(Rules):
        pass

    state = _State
    table = _Rules

    def setup(self, seats: int, options: Any) -> State:
        return msgspec.convert(msgspec.to_builtins(super().setup(seats, options)), SetInState._State)


class Impatient(LoveLetter):
    """Awaits everybody although only one may answer."""

    class _Rules(Rules):
        def one(self, seat: Seat, key: str, menu: Any, default: Any, **more: Any) -> Flow[Path]:
            flow = super().one(seat, key, menu, default, **more)
            ask = next(flow)
            while True:
                ask.awaits = tuple(range(len(self.state.players)))
                try:
                    ask = flow.send((yield ask))
                except StopIteration as done:
                    return cast(Path, done.value)

    table = _Rules


class DeadEnd(LoveLetter):
    """A step with nothing in it: a Spy whose targets are all protected."""

    class _Rules(Rules):
        def one(self, seat: Seat, key: str, menu: Any, default: Any, **more: Any) -> Flow[Path]:
            empty = Step("card", menu().choices, lambda pick: Step("seat", []))
            return (yield from super().one(seat, key, empty, default, **more))

    table = _Rules


class Unspoken(LoveLetter):
    """Tells something that no locale has a text for."""

    class _Rules(Rules):
        def spy(self, me: Seat, foe: Seat) -> None:
            self.tell("peeked", who=me)
            super().spy(me, foe)

    table = _Rules


class CheatingRobot(LoveLetter):
    """A robot that says what is not on the menu."""

    def robot(self, view: Any, question: Any, dice: Any, level: str, name: str = "") -> Path:
        return ("princess", "0")


class Talkative(LoveLetter):
    """Whoever swaps hands with the King tells the table how high the card was that it got."""

    class _Rules(Rules):
        def tell(self, key: str, private: Any = None, **args: object) -> None:
            height = {"height": int(private[args["who"]]["got"])} if key == "swapped" else {}
            super().tell(key, private, **args, **height)

    table = _Rules


class Indiscreet(LoveLetter):
    """What the Spy saw is told to somebody who has nothing to do with it."""

    class _Rules(Rules):
        def tell(self, key: str, private: Any = None, **args: object) -> None:
            if key == "saw":
                private = {
                    seat: private[args["who"]] for seat in range(len(self.state.players)) if seat != args["whom"]
                }
            super().tell(key, private, **args)

    table = _Rules


class Mumbling(LoveLetter):
    """The table is not told whom the Handmaid protects."""

    class _Rules(Rules):
        def tell(self, key: str, private: Any = None, **args: object) -> None:
            super().tell(key, private, **({} if key == "shielded" else args))

    table = _Rules


def _some(private: Mapping[Seat, Mapping[str, object]]) -> bool:
    """True for about half of all secrets."""
    facts = encode({seat: plain(one) for seat, one in private.items()})
    return bool(sha512(facts).digest()[0] % 2)


def betraying(game: AnyGame, told: str, also: str, facts: Mapping[str, object]) -> AnyGame:
    """A game that, with the event `told`, says something usual as well, but only after some of the secret choices.

    Every event is on the white list and carries the facts it should: what betrays the choice is that it is told at all.
    """

    class Betraying(game.table):  # type: ignore[misc, name-defined]
        def tell(self, key: str, private: Any = None, **args: object) -> None:
            super().tell(key, private, **args)
            if key == told and private and _some(private):
                super().tell(also, who=args["who"], **facts)

    return cast(AnyGame, type("Betraying", (type(game),), {"table": Betraying})())


def counting(game: AnyGame, told: str, fact: str) -> AnyGame:
    """A game in which a public number is one too high after some of the secret choices."""

    class Counting(game.table):  # type: ignore[misc, name-defined]
        def tell(self, key: str, private: Any = None, **args: Any) -> None:
            if key == told and private:
                args[fact] += _some(private)
            super().tell(key, private, **args)

    return cast(AnyGame, type("Counting", (type(game),), {"table": Counting})())


BETRAYALS: dict[str, tuple[str, AnyGame]] = {
    what: (told, made(GAMES[game], told, *how))
    for what, game, told, made, *how in (
        ("Coup: what was kept in an exchange", "coup", "exchanged", betraying, "took", {"coins": 0}),
        ("Coup: what was kept in the draft", "coup", "drafted", betraying, "time", {}),
        ("Coup: what the Inquisitor was shown", "coup", "showed", betraying, "took", {"coins": 0}),
        ("Inkognito: what two agents showed each other", "inkognito", "traded", betraying, "time", {}),
        ("Inkognito: what the delegate was shown", "inkognito", "presented", betraying, "chosen", {}),
        ("Inkognito: which of the piles was looked at", "inkognito", "asked-air", betraying, "chosen", {}),
        ("Camelot: what Arthur got", "camelot", "exchanged", betraying, "sacrifices-life", {"life": 1}),
        ("Camelot: what was discarded", "camelot", "discards", counting, "count"),
        ("Camelot: what the messenger carried", "camelot", "plays-messenger", counting, "count"),
    )
}
"""Games that betray a secret choice without a word that is not allowed, and the event that does it."""

ITERATED_SET = IteratedSet()
