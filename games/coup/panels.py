"""Coup in words: the public table and the private hand."""

from __future__ import annotations

from games.core.panel import Block, Panel
from games.core.text import Phrase, say
from games.coup.pieces import MUST_MURDER, Character
from games.coup.scenes import hand_scene, table_scene
from games.coup.view import Courtier, View


def table_panel(view: View) -> Panel:
    blocks = [Block(_facts(view))]
    blocks += [Block(_standing(view, courtier), seat=seat) for seat, courtier in enumerate(view.courtiers)]
    if view.over:
        blocks.append(Block(report(view), title=say("coup-truth")))
    return Panel(heading(view), blocks, table_scene(view))


def heading(view: View) -> Phrase:
    if view.series_wins == 1:
        return say("coup-heading")
    return say("coup-heading-series", game=view.game, target=view.series_wins)


def _facts(view: View) -> list[Phrase]:
    facts = [say("coup-status", court=view.court, fifth=view.fifth, copies=view.copies)]
    if not view.over and view.dealt:
        facts += doing(view)
    return facts


def doing(view: View) -> list[Phrase]:
    """Whose turn it is, what is claimed, and with what it is blocked."""
    if view.stage == "draft":
        return [say("coup-now-draft")]
    move = view.move
    if move is None:
        rich = view.courtiers[view.active].coins >= MUST_MURDER
        return [say("coup-now-murder-due" if rich else "coup-now-turn", who=view.active)]
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
    """After the end: what the last one held, and everybody's claims against the truth."""
    lines = []
    for seat, one in enumerate(view.reports):
        if one.held:
            lines.append(say("coup-held", who=seat, cards=one.held))
        if one.claims:
            lines.append(say("coup-report", who=seat, claims=one.claims, bluffs=one.bluffs, caught=one.caught))
        bluffed = [claim.character for claim in view.claims if claim.who == seat and claim.proved is False]
        if bluffed:
            lines.append(say("coup-bluffs", who=seat, cards=[card for card in Character if card in bluffed]))
    return lines


def hand_panel(view: View) -> Panel:
    blocks = [Block([say(f"coup-hold-{card.word}") for card in dict.fromkeys(view.hand)] or [say("coup-hand-empty")])]
    now = _private(view)
    if now:
        blocks.append(Block(now))
    known = _memory(view)
    if known:
        blocks.append(Block(known, title=say("coup-memory")))
    cards = [*view.hand, *view.drawn]
    return Panel(say("coup-hand", cards=view.hand), blocks, hand_scene(view) if cards else None)


def _private(view: View) -> list[Phrase]:
    """What lies before this player alone at this moment."""
    lines = []
    if view.drawn:
        lines.append(say("coup-drawn", cards=view.drawn))
    if view.looking is not None and view.move is not None:
        lines.append(say("coup-looking", who=view.move.target, by=view.active, card=view.looking))
    if view.stage == "draft" and view.hand:
        lines.append(say("coup-picked", card=view.pick) if view.pick else say("coup-to-pick"))
    elif view.pile and not view.over:
        lines.append(say("coup-set-aside", cards=view.pile))
    return lines


def _memory(view: View) -> list[Phrase]:
    """Cards seen by examining, and shown to others; they may have changed hands since."""
    lines = [
        say("coup-seen" if sight.sure else "coup-seen-once", who=sight.whom, card=sight.card) for sight in view.seen
    ]
    lines += [say("coup-shown-to", who=sight.by, card=sight.card) for sight in view.shown_to if sight.sure]
    if view.returned:
        lines.append(say("coup-returned", cards=view.returned))
    return list({(line.key, str(line.args)): line for line in lines}.values())
