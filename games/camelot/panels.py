"""Camelot in words: the realm for everybody, the hand and what one knows for each."""

from __future__ import annotations

from games.camelot.pieces import COMBATS, GRAIL_SLOTS, STRAIGHT, VALUES, WARS, Black, Place, Relic, White
from games.camelot.scenes import realm
from games.camelot.scenes_hand import hand_scene
from games.camelot.state import ESCROW, ON_BOARD
from games.camelot.view import Board, Champion, Seen, View
from games.core.panel import Block, Panel
from games.core.text import Phrase, say


def table_panel(view: View) -> Panel:
    blocks = [Block(_standing(view))]
    if view.over:
        blocks.append(Block(_ending(view), title=say("camelot-title-end")))
    middle = _middle(view)
    if middle:
        blocks.append(Block(middle, title=say("camelot-title-now")))
    quests = [line for board in view.boards if board.open for line in _quest(view, board)]
    over = [board.place for board in view.boards if not board.open]
    if view.board(Place.LANCELOT).open:
        over.remove(Place.DRAGON)
    if over:
        quests.append(say("camelot-quests-over", quests=over))
    blocks.append(Block(quests, title=say("camelot-title-quests")))
    blocks += [Block(_champion(view, view.champions[seat]), seat=seat) for seat in view.order]
    return Panel(say("camelot-heading", turn=view.turns), blocks, realm(view))


def _standing(view: View) -> list[Phrase]:
    lines = [
        say("camelot-swords-line", white=view.white_swords, black=view.black_swords, engines=view.engines),
        say(
            "camelot-piles-line",
            white=view.white_draw,
            black=view.black_draw,
            spent=view.white_discard,
            gone=view.black_discard,
        ),
    ]
    spells = ((Black.DARK_FOREST, view.dark_forest), (Black.MISTS, view.mists), (Black.VIVIEN, view.vivien))
    force = [card for card, there in spells if there]
    if force:
        lines.append(say("camelot-in-force", cards=force))
    waiting = [which for which in Relic if view.relics[which] == ON_BOARD]
    if waiting:
        lines.append(say("camelot-to-be-won", relics=waiting))
    return lines


def _ending(view: View) -> list[Phrase]:
    loyal = any(view.champions[seat].loyalty is False for seat in view.winners)
    lines = [
        say("camelot-verdict-loyal" if loyal else "camelot-verdict-evil"),
        say(f"camelot-why-{view.over}"),
    ]
    if view.flipped:
        lines.append(say("camelot-flipped", count=view.flipped))
    traitors = [one.seat for one in view.champions if one.loyalty]
    lines.append(say("camelot-traitor-was" if traitors else "camelot-traitor-none", who=traitors))
    return lines


def _middle(view: View) -> list[Phrase]:
    """The Black card entering play, White cards on their way, and a pool with the proposal for it."""
    lines = []
    for seen in view.resolving:
        hidden = seen.card is None or seen.down
        lines.append(say("camelot-entering-hidden") if hidden else say("camelot-entering", card=seen.card))
    if view.offered:
        lines.append(say("camelot-offered", count=view.offered))
    if view.played:
        lines.append(say("camelot-played", cards=view.played))
    if view.pool:
        lines.append(say("camelot-pool-line", cards=view.pool))
    if view.sharing is not None and view.sharing.split:
        for seat, cards in zip(view.sharing.among, view.sharing.split, strict=True):
            lines.append(
                say("camelot-share-proposed" if cards else "camelot-share-proposed-nothing", who=seat, cards=cards)
            )
    return lines


def _quest(view: View, board: Board) -> list[Phrase]:
    quest = f"place-{board.place.word}"
    if board.place in COMBATS:
        values = VALUES[board.place]
        shown: list[object] = [values[one.card] for one in board.black if one.card is not None and not one.down]
        white: list[object] = [int(card) for card in board.white]
        facts = {"white": white or ["nothing"], "black": shown or ["nothing"]}
        hidden = len(board.black) - len(shown)
        lines = [say("camelot-line-combat", quest=quest, **facts, shown=len(shown), hidden=hidden)]
    elif board.place in WARS:
        done = len(board.white) >= STRAIGHT
        wanted = White(min(len(board.white) + 1, STRAIGHT))
        key = "camelot-line-war-mordred" if done else "camelot-line-war"
        lines = [say(key, quest=quest, warriors=board.track, laid=len(board.white), card=wanted)]
    elif board.place is Place.EXCALIBUR:
        lines = [say("camelot-line-excalibur", quest=quest, at=board.track)]
    else:
        free = GRAIL_SLOTS - len(board.white) - len(board.black)
        lines = [say("camelot-line-grail", quest=quest, white=len(board.white), black=len(board.black), free=free)]
    marks: list[White | Black] = [White.HEROISM] * board.heroism + [Black.MORDRED] * board.mordred
    marks += [one.card for one in board.black if one.card is Black.DESOLATION]
    if marks:
        lines.append(say("camelot-line-marks", cards=marks))
    return lines


def _champion(view: View, one: Champion) -> list[Phrase]:
    """A knight in a line or two."""
    if one.revealed:
        lines = [say("camelot-line-unmasked", knight=one.knight)]
    elif not one.alive:
        lines = [say("camelot-line-dead", knight=one.knight)]
    else:
        lines = [
            say(
                "camelot-line-knight",
                knight=one.knight,
                place=f"place-{one.place.word}",
                life=one.life,
                count=one.cards,
            )
        ]
    owned = [which for which in Relic if view.relics[which] == one.seat]
    if owned:
        lines.append(say("camelot-line-relics", relics=owned))
    if view.relics[Relic.SWORD] == ESCROW and one.seat == view.active:
        lines.append(say("camelot-line-escrow"))
    if one.loyalty is not None and not one.revealed:
        lines.append(say("camelot-line-traitor" if one.loyalty else "camelot-line-loyal"))
    elif one.accused:
        lines.append(say("camelot-line-accused"))
    return lines


def hand_panel(view: View) -> Panel:
    assert view.seat is not None
    me = view.champions[view.seat]
    blocks = [Block(_cards(view)), Block(_self(view, me), title=say("camelot-title-you"))]
    known = _known(view)
    if known:
        blocks.append(Block(known, title=say("camelot-title-known")))
    return Panel(say("camelot-hand", count=len(view.hand)), blocks, hand_scene(view) if view.hand else None)


def _cards(view: View) -> list[Phrase]:
    """Fights by value, Grails by number, and each special card with what it does."""
    if not view.hand:
        return [say("camelot-hand-empty")]
    lines = []
    fights = [int(card) for card in view.hand if card.fights]
    if fights:
        lines.append(say("camelot-hold-fights", values=fights, count=len(fights)))
    if White.GRAIL in view.hand:
        lines.append(say("camelot-hold-grail", count=view.hand.count(White.GRAIL)))
    special = [card for card in sorted(set(view.hand)) if card >= White.MERLIN]
    return lines + [say(f"camelot-hold-{card.word}", count=view.hand.count(card)) for card in special]


def _self(view: View, me: Champion) -> list[Phrase]:
    if view.traitor_mode == "none":
        loyalty = "camelot-you-none"
    elif view.traitor is None:
        loyalty = "camelot-you-unread"
    else:
        loyalty = "camelot-you-traitor" if view.traitor else "camelot-you-loyal"
    lines = [say(loyalty)]
    if me.knightly:
        lines.append(say(f"camelot-power-{me.knight.word}"))
    return lines


def _known(view: View) -> list[Phrase]:
    """Black cards this seat alone has seen."""
    lines = [say("camelot-know-pile", above=above, card=card) for above, card in view.foreseen]
    for board in view.boards:
        own = [one for one in board.black if one.down and one.card is not None]
        lines += [say("camelot-know-laid", quest=board.place, card=one.card, value=_value(board, one)) for one in own]
    for seen in view.resolving:
        if seen.down and seen.card is not None:
            lines.append(say("camelot-know-entering", card=seen.card))
    return lines


def _value(board: Board, seen: Seen) -> int:
    return VALUES[board.place].get(seen.card, 0) if seen.card is not None else 0
