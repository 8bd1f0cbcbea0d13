"""Love Letter's great moments in pictures: the end of a round, the end of a game; and its banner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.banner import WIDTH, banner, strip
from games.core.cards import turned
from games.core.end import Award, End, Look, Row, end_card, most, ranked
from games.core.furniture import LIGHT, State, avatar, heart, name
from games.core.scene import AnyShape, Label, Scene
from games.core.text import Phrase, Seat, say
from games.loveletter.art import CLOTH, hidden, large, small
from games.loveletter.pieces import Card
from games.loveletter.view import View

ENDS = ("won-last", "won-highest", "won-sum", "round-shared", "round-tied")
PICTURED = frozenset(ENDS)
SHOWN = (84, 118)


def _card(word: str) -> Card:
    return Card[word.upper()]


def moment_scene(told: Sequence[Phrase]) -> Scene | None:
    """The end of a round: all who showed a card in it, those whom the last play put out too; who has won stands out."""
    heard = {phrase.key.removeprefix("loveletter-"): phrase.args for phrase in told}
    end = next((key for key in ENDS if key in heard), None)
    out = [phrase for phrase in told if phrase.key == "loveletter-out"]
    shown: list[tuple[Seat, list[Card]]] = [(phrase.args["who"], [*map(_card, phrase.args["cards"])]) for phrase in out]
    if "showdown" in heard:
        pairs = zip(heard["showdown"]["who"], heard["showdown"]["cards"], strict=True)
        shown += [(seat, [_card(card)]) for seat, card in pairs]
    if end is None:
        return None
    who = heard[end]["who"]
    winners: list[Seat] = who if isinstance(who, list) else [who]
    # The next round may have been dealt by now: who was out is said only by what was told.
    fallen = [phrase.args["who"] for phrase in out]
    known = [seat for seat, _ in shown]
    shown += [(seat, []) for seat in winners if seat not in known]
    title = Phrase(f"loveletter-moment-{end}", heard[end])
    shapes: list[AnyShape] = []
    step = min(250.0, (WIDTH - 60) / len(shown))
    for place, (seat, cards) in enumerate(shown):
        middle = WIDTH / 2 + (place - (len(shown) - 1) / 2) * step
        state: State = "turn" if seat in winners else "out" if seat in fallen else ""
        shapes += _shown(seat, cards, middle, state)
    return strip(CLOTH, title, shapes)


def _shown(seat: Seat, cards: list[Card], middle: float, state: State) -> list[AnyShape]:
    """A player and the cards they had to show; a heart for who has won one."""
    left = middle - 100 if len(cards) < 2 else middle - 110
    shapes: list[AnyShape] = [
        *avatar(left + 40, 122, seat, 68, state)[:1],
        name(left + 40, 178, seat, state, 116, "mm", 22),
    ]
    if state == "turn":
        shapes.append(heart(left + 66, 146, 34, True))
    for place, card in enumerate(cards):
        shapes.append(small(card, left + 98 + 42 * place, 70, SHOWN, dim=state == "out"))
    if not cards:
        shapes.append(hidden(left + 98, 70, SHOWN))
    return shapes


def lobby_banner() -> Scene:
    cards = [(Card.GUARD, 12.0), (Card.BARON, 4.0), (Card.PRINCE, -4.0), (Card.PRINCESS, -12.0)]
    figures: list[AnyShape] = [
        turned(small(card, 408 + 88 * place, 28 + 1.2 * abs(lean), (118, 166)), lean)
        for place, (card, lean) in enumerate(cards)
    ]
    return banner("loveletter", CLOTH, "court", figures)


def awards(told: Sequence[Phrase]) -> list[Award]:
    """Who guessed best, who beat others, who was never out, who sat longest behind a Handmaid."""
    hits = Counter(phrase.args["who"] for phrase in told if phrase.key == "loveletter-guard-hit")
    duels = Counter(phrase.args["who"] for phrase in told if phrase.key == "loveletter-compared")
    shields = Counter(phrase.args["who"] for phrase in told if phrase.key == "loveletter-shielded")
    falls = Counter(phrase.args["who"] for phrase in told if phrase.key.startswith("loveletter-out"))
    found = [("guesses", hits, 2), ("duels", duels, 2), ("shields", shields, 3), ("falls", falls, 3)]
    return [award for key, counts, least in found for award in most(f"loveletter-award-{key}", counts, least)]


def end_scene(view: View, end: End) -> Scene:
    """The Princess leans to the left; everybody with their hearts."""
    figure: list[AnyShape] = [large(Card.HANDMAID, 26, 104, 12), large(Card.PRINCESS, 122, 58, 3)]
    places = ranked([suitor.tokens for suitor in view.suitors], end.result.winners)
    rows = [Row(seat, place, *_tokens(view, seat)) for seat, place in places]
    look = Look(CLOTH, figure, panel="#1c060d80")
    return end_card("loveletter", look, end, say("loveletter-why", count=len(end.result.winners)), rows)


def _tokens(view: View, seat: Seat) -> tuple[list[AnyShape], float]:
    won = view.suitors[seat].tokens
    if view.target > 7:
        text = say("loveletter-mark-tokens", tokens=won, target=view.target)
        return [heart(-70, 0, 24, True), Label(0, 0, text, 23, LIGHT, "bold", "rm")], 110
    step = 27
    return [
        heart(-12 - step * (view.target - 1 - at), 0, 23, at < won) for at in range(view.target)
    ], step * view.target + 8
