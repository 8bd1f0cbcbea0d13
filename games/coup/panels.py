"""Coup in words: the public table and the private hand."""

from __future__ import annotations

from games.core.panel import Block, Panel
from games.core.text import Phrase, say
from games.coup.pieces import Character
from games.coup.scenes import hand_scene, heading, table_scene
from games.coup.view import Courtier, View


def table_panel(view: View) -> Panel:
    """The picture shows all of it but the truth about the claims, after the end."""
    blocks = [Block(_facts(view), detail=True)]
    blocks += [Block(_standing(view, courtier), seat=seat, detail=True) for seat, courtier in enumerate(view.courtiers)]
    if view.over:
        blocks.append(Block(report(view), title=say("coup-truth")))
    return Panel(heading(view), blocks, table_scene(view))


def _facts(view: View) -> list[Phrase]:
    facts = [say("coup-status", court=view.court, fifth=view.fifth, copies=view.copies)]
    if not view.over and view.dealt:
        facts += doing(view)
    return facts


def doing(view: View) -> list[Phrase]:
    """What is claimed, and with what it is blocked; whose turn it is or who still picks is said by the question."""
    move = view.move
    if move is None:
        return []
    lines = [say(f"coup-now-{move.action.word}", who=view.active, **move.facts())]
    if move.blocker is not None:
        lines.append(say("coup-now-blocked", who=move.blocker, character=move.block))
    return lines


def _standing(view: View, courtier: Courtier) -> list[Phrase]:
    """One player: coins and lives, lost characters, games won."""
    where = "gone" if courtier.gone else "in" if courtier.hidden else "out"
    lines = [say(f"coup-courtier-{where}", coins=courtier.coins, hidden=courtier.hidden)]
    if courtier.shown:
        lines.append(say("coup-lost", cards=courtier.shown))
    if view.series_wins > 1:
        lines.append(say("coup-wins", wins=courtier.wins, target=view.series_wins))
    return lines


def report(view: View) -> list[Phrase]:
    """After the end: what the last one held, and everybody's claims against the truth. They are counted over all games
    of a series; only those of the last one are remembered by name.
    """
    lines = []
    for seat, one in enumerate(view.reports):
        if one.held:
            lines.append(say("coup-truth-held", who=seat, cards=one.held))
        bluffed = [claim.character for claim in view.claims if claim.who == seat and claim.proved is False]
        cards = [card for card in Character if card in bluffed]
        counted = {"who": seat, "claims": one.claims, "bluffs": one.bluffs, "caught": one.caught}
        if cards and len(bluffed) == one.bluffs:
            lines.append(say("coup-truth-bluffs", **counted, cards=cards))
            continue
        if one.claims:
            lines.append(say("coup-truth-claims", **counted))
        if cards:
            lines.append(say("coup-bluffs", who=seat, cards=cards))
    return lines


def hand_panel(view: View) -> Panel:
    held = [say(f"coup-hold-{card.word}") for card in dict.fromkeys(view.hand)]
    heading = say("coup-hand", cards=view.hand) if held else say("coup-hand-empty")
    blocks = [Block(held, detail=True)] if held else []
    if view.drawn:
        blocks.append(Block([say("coup-drawn", cards=view.drawn)], detail=True))
    now = _private(view)
    if now:
        blocks.append(Block(now))
    known = _memory(view)
    if known:
        blocks.append(Block(known, title=say("coup-memory")))
    cards = [*view.hand, *view.drawn]
    return Panel(heading, blocks, hand_scene(view) if cards else None)


def _private(view: View) -> list[Phrase]:
    """What lies before this player alone at this moment."""
    lines = []
    if view.drawn:
        lives, drawn = len(view.hand), len(view.drawn)
        lines.append(say("coup-to-keep", lives=lives, cards=lives + drawn, back=drawn))
    if view.stage == "draft" and view.hand:
        lines += [say("coup-picked", card=view.pick)] if view.pick else []
    elif view.pile and not view.over:
        lines.append(say("coup-set-aside", cards=view.pile))
    return lines


def _memory(view: View) -> list[Phrase]:
    """Cards seen by examining, and shown to others; they may have changed hands since. The one that lies between two
    at this moment is news, and told as such.
    """
    seen, shown_to = [
        [sight for sight in sights if view.looking is None or sight.turn != view.turn]
        for sights in (view.seen, view.shown_to)
    ]
    lines = [say("coup-seen" if sight.sure else "coup-seen-once", who=sight.whom, card=sight.card) for sight in seen]
    lines += [say("coup-shown-to", who=sight.by, card=sight.card) for sight in shown_to if sight.sure]
    if view.returned:
        lines.append(say("coup-returned", cards=view.returned))
    return list({(line.key, str(line.args)): line for line in lines}.values())
