"""What may be chosen, question by question; the heroic menu is in heroic_menu.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.camelot.pieces import MOST_ENGINES, STRAIGHT, TRIO, WARS, Black, Knight, Place, White, copies, foe, kinds
from games.camelot.state import Player, Quest, State
from games.core.flow import PASS
from games.core.menu import SEAT, Step, Tone
from games.core.text import Seat, say

HELP = "help"
WAR = Step("war", [war.word for war in WARS])
HOMECOMING = Step("home", ("return", "stay"))
VOLUNTEER_CARDS = Step("volunteer", (PASS, "volunteer"), tones={PASS: Tone.QUIET})
VOLUNTEER_LIFE = Step("volunteer", (PASS, "volunteer"), tones={PASS: Tone.QUIET, "volunteer": Tone.GRAVE})


def contribution(hand: Sequence[White]) -> Step:
    return Step("card", kinds(hand))


@cache
def _evil(peek: bool, draw: bool, reveal: bool, fatal: str) -> Step:
    choices = ["peek"] * peek + ["draw"] * draw + ["engine", "life"] + ["reveal"] * reveal
    grave = [word for word in choices if word in ("reveal", *fatal.split())]
    tones = {**dict.fromkeys(grave, Tone.GRAVE), **({"peek": Tone.MAIN} if peek else {})}
    return Step("evil", choices, tones=tones)


def evil_menu(state: State, me: Seat) -> Step:
    """Draw, engine or life; Percival's look; before anything else a Traitor's own unmasking, where that is played."""
    player, card = state.players[me], bool(state.black_draw)
    peek = player.knight is Knight.PERCIVAL and not state.turn.peeked and card
    reveal = state.voluntary_reveal and player.traitor and player.looked and not state.turn.peeked
    fatal = ["engine"] * (state.engines == MOST_ENGINES - 1) + ["life"] * (player.life == 1)
    return _evil(peek, card, reveal, " ".join(fatal))


@cache
def face_menu(card: Black, quest: Place) -> Step:
    return Step("face", ("up", "down"), notes={"up": say("camelot-note-up", card=foe(card, quest))})


@cache
def armor_menu(one: Black, other: Black) -> Step:
    return Step("black", copies([one.word, other.word]))


@cache
def cancel_face(merlins: bool, excalibur: bool) -> Step:
    return Step("cancel", [PASS] + ["offer"] * merlins + ["sacrifice"] * excalibur, tones=_cancel_tones(excalibur))


def _cancel_tones(excalibur: bool) -> dict[str, Tone]:
    return {PASS: Tone.QUIET, "sacrifice": Tone.GRAVE} if excalibur else {PASS: Tone.QUIET}


@cache
def _cancel(offer: int, sacrifice: bool) -> Step:
    count = Step("merlins", [str(number) for number in range(1, offer + 1)]) if offer > 1 else None
    choices = [PASS] + ["offer"] * bool(offer) + ["sacrifice"] * sacrifice
    return Step("cancel", choices, {PASS: None, "offer": count, "sacrifice": None}, tones=_cancel_tones(sacrifice))


def cancel_menu(state: State, seat: Seat, merlins: bool, excalibur: bool) -> Step:
    """As many Merlins as are held, not offered yet, and still wanted."""
    offered = state.offers[seat]
    held = state.players[seat].hand.count(White.MERLIN) - offered
    return _cancel(min(held, TRIO - sum(state.offers)) if merlins else 0, excalibur)


_PASS_ONLY = Step("volunteer", (PASS,), tones={PASS: Tone.QUIET})


def volunteer_menu(player: Player, price: str) -> Step:
    """Three cards of at least three, or two life of at least three."""
    if price == "life":
        return VOLUNTEER_LIFE if player.life >= 3 else _PASS_ONLY
    if len(player.hand) < 3:
        return _PASS_ONLY
    after = {PASS: None, "volunteer": discard_menu(player.hand, 3)}
    return Step("volunteer", (PASS, "volunteer"), after, tones={PASS: Tone.QUIET})


def discard_menu(hand: Sequence[White], count: int) -> Step:
    """This many cards of one's own choice, or all."""
    size = min(count, len(hand))
    return Step("discards", copies(card.word for card in sorted(hand)), some=(size, size))


def kay_menu(hand: Sequence[White]) -> Step:
    fights = kinds(card for card in hand if card.fights)
    if not fights:
        return Step("kay", (PASS,), tones={PASS: Tone.QUIET})
    return Step("kay", (PASS, HELP), {PASS: None, HELP: Step("card", fights)}, tones={PASS: Tone.QUIET})


def taunt_menu(victims: Sequence[Seat]) -> Step:
    return Step(SEAT, [str(seat) for seat in victims])


def traitor_menu(state: State) -> Step:
    return Step("evil", ["draw", "engine"] if state.black_draw else ["engine"])


def foresight_menu(cards: tuple[Black, ...]) -> Step:
    """Which card lies on top, which comes next, and so on; the last one is clear."""
    return _next(tuple(copies(card.word for card in cards)))


def _next(words: tuple[str, ...]) -> Step:
    def after(pick: object) -> Step | None:
        left = tuple(word for word in words if word != pick)
        return _next(left) if len(left) > 1 else None

    return Step("foresight", words, after)


def war_needs(quest: Quest) -> White:
    """The Fight a war waits for."""
    return White(min(len(quest.white) + 1, STRAIGHT))


def at_camelot(player: Player) -> bool:
    return player.place is Place.CAMELOT
