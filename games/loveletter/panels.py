"""Love Letter in words: the public table and the private hand."""

from __future__ import annotations

from games.core.panel import Block, Panel
from games.core.text import Phrase, say
from games.loveletter.pieces import Card
from games.loveletter.scenes import hand_scene, table_scene
from games.loveletter.view import Suitor, View


def table_panel(view: View) -> Panel:
    """The picture shows all of it but the count of unseen cards."""
    facts = [say("loveletter-status", deck=view.deck, target=view.target)]
    if view.aside:
        facts.append(say("loveletter-aside", cards=view.aside))
    blocks = [Block(facts, detail=True)]
    if view.show_unseen_count and not view.over:  # what is still to be guessed, and then nothing is
        blocks.append(Block([_unseen(view)]))
    blocks += [Block(_standing(view, suitor), seat=seat, detail=True) for seat, suitor in enumerate(view.suitors)]
    return Panel(say("loveletter-heading", round=view.round), blocks, table_scene(view))


def hand_panel(view: View) -> Panel:
    blocks = []
    heading = say("loveletter-hand", cards=view.hand) if view.hand else say("loveletter-hand-empty")
    if view.hand:
        blocks.append(Block([say(f"loveletter-hold-{card.word}") for card in dict.fromkeys(view.hand)], detail=True))
    known = [say("loveletter-known", who=seat, card=card) for seat, card in enumerate(view.known) if card]
    if known:
        blocks.append(Block(known, title=say("loveletter-memory")))
    return Panel(heading, blocks, hand_scene(view) if view.hand else None)


def _standing(view: View, suitor: Suitor) -> list[Phrase]:
    """One player in a line: tokens, whether in the round and protected, and the discards in order."""
    where = "gone" if suitor.gone else "out" if not suitor.cards else "protected" if suitor.protected else "in"
    lines = [say(f"loveletter-suitor-{where}", tokens=suitor.tokens, target=view.target)]
    if suitor.pile:
        lines.append(say("loveletter-pile", cards=suitor.pile))
    return lines


def _unseen(view: View) -> Phrase:
    """Copies that are not yet public, by card: the same for every reader, whatever they hold."""
    left = view.unseen() if view.seat is None else sorted([*view.unseen(), *view.hand])
    counts = [(card, left.count(card)) for card in Card if card in left]
    return say("loveletter-unseen", cards=[card for card, _ in counts], counts=[count for _, count in counts])
