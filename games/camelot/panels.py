"""Camelot in words: the realm for everybody, the hand and what one knows for each."""

from __future__ import annotations

from games.camelot.pieces import COMBATS, GRAIL_SLOTS, STRAIGHT, VALUES, WARS, Black, Place, Relic, White, foe
from games.camelot.scenes import realm
from games.camelot.scenes_hand import hand_scene
from games.camelot.scenes_roll import called, loyal_won, why
from games.camelot.state import ESCROW, ON_BOARD, Sharing
from games.camelot.view import Board, Champion, Seen, View
from games.core.panel import Block, Panel
from games.core.text import Phrase, say


def table_panel(view: View) -> Panel:
    """Left without a picture: the Morgan whose chain is running, and what came to light at the end.

    What is proposed has just been told, line by line.
    """
    blocks = [Block(_standing(view), detail=True)]
    if view.over:
        blocks.append(Block(_verdict(view), title=say("camelot-title-end"), detail=True))
        blocks.append(Block(_truth(view)))
    waiting = [_entering(view, seen) for seen in view.resolving[:-1]]
    if waiting:
        blocks.append(Block(waiting))
    middle = _middle(view)
    if middle:
        blocks.append(Block(middle, title=say("camelot-title-now"), detail=True))
    if view.sharing is not None and view.sharing.split:
        blocks.append(Block(_proposed(view.sharing), detail=True))
    quests = [line for board in view.boards if board.open for line in _quest(view, board)]
    over = [board.place for board in view.boards if not board.open]
    if view.board(Place.LANCELOT).open:
        over.remove(Place.DRAGON)
    if over:
        quests.append(say("camelot-quests-over", quests=over))
    blocks.append(Block(quests, title=say("camelot-title-quests"), detail=True))
    blocks += [Block(_champion(view, view.champions[seat]), seat=seat, detail=True) for seat in view.order]
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


def _verdict(view: View) -> list[Phrase]:
    return [say("camelot-verdict-loyal" if loyal_won(view) else "camelot-verdict-evil"), why(view)]


def _truth(view: View) -> list[Phrase]:
    """Who the Traitor was, and what that changed."""
    lines = [say("camelot-flipped", count=view.flipped)] if view.flipped else []
    traitors = [one.seat for one in view.champions if one.loyalty]
    lines.append(say("camelot-traitor-was" if traitors else "camelot-traitor-none", who=traitors))
    return lines


def _middle(view: View) -> list[Phrase]:
    """The Black card entering play, White cards on their way, and a pool."""
    lines = [_entering(view, seen) for seen in view.resolving[-1:]]
    if view.offered:
        lines.append(say("camelot-offered", count=view.offered))
    if view.played:
        lines.append(say("camelot-played", cards=view.played))
    if view.pool:
        lines.append(say("camelot-pool-line", cards=view.pool))
    return lines


def _entering(view: View, seen: Seen) -> Phrase:
    if seen.card is None or seen.down:
        return say("camelot-entering-hidden")
    return say("camelot-entering", card=called(view, seen.card))


def _proposed(sharing: Sharing) -> list[Phrase]:
    return [
        say("camelot-share-proposed" if cards else "camelot-share-proposed-nothing", who=seat, cards=cards)
        for seat, cards in zip(sharing.among, sharing.split, strict=True)
    ]


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
    """The picture has the cards and a loyalty that was read; not what special cards do, nor one's power."""
    assert view.seat is not None
    me = view.champions[view.seat]
    heading = say("camelot-hand-unmasked" if me.revealed else "camelot-hand-fallen")
    if me.knightly:
        heading = say("camelot-hand", count=len(view.hand))
    blocks = [Block(_cards(view), detail=True)] if me.knightly and _cards(view) else []
    blocks.append(Block([_loyalty(view, me)], title=say("camelot-title-you"), detail=_pictured(view, me)))
    if special := _specials(view):
        blocks.append(Block(special))
    if me.knightly:
        blocks.append(Block([say(f"camelot-power-{me.knight.word}")], detail=True))
    if me.knightly and not me.life:
        blocks.append(Block([say("camelot-hand-dying")]))
    share = _my_share(view)
    if share:
        blocks.append(Block([share], detail=True))  # the vote says it beside its button
    known = _known(view)
    if known:
        blocks.append(Block(known, title=say("camelot-title-known")))
    return Panel(heading, blocks, hand_scene(view) if view.hand else None)


def _cards(view: View) -> list[Phrase]:
    """Fights by value and Grails by number."""
    if not view.hand:
        return [say("camelot-hand-empty")]
    lines = []
    fights = [int(card) for card in view.hand if card.fights]
    if fights:
        lines.append(say("camelot-hold-fights", values=fights, count=len(fights)))
    if White.GRAIL in view.hand:
        lines.append(say("camelot-hold-grail", count=view.hand.count(White.GRAIL)))
    return lines


def _specials(view: View) -> list[Phrase]:
    """Each special card with what it does."""
    special = [card for card in sorted(set(view.hand)) if card >= White.MERLIN]
    return [say(f"camelot-hold-{card.word}", count=view.hand.count(card)) for card in special]


def _loyalty(view: View, me: Champion) -> Phrase:
    if view.traitor_mode == "none":
        return say("camelot-you-none")
    if view.traitor is None:
        return say("camelot-you-unread")
    if not view.traitor:
        return say("camelot-you-loyal")
    if me.revealed:
        return say("camelot-you-unmasked")
    return say("camelot-you-traitor" if me.alive else "camelot-you-dead-traitor")


def _pictured(view: View, me: Champion) -> bool:
    """Loyal or Traitor, and no more than that."""
    return view.traitor_mode != "none" and view.traitor is not None and (me.knightly or not view.traitor)


def _my_share(view: View) -> Phrase | None:
    """What the proposal on the table would bring this seat."""
    sharing = view.sharing
    if sharing is None or not sharing.split or view.seat not in sharing.among:
        return None
    cards = sharing.split[sharing.among.index(view.seat)]
    return say("camelot-my-share" if cards else "camelot-my-share-nothing", cards=cards)


def _known(view: View) -> list[Phrase]:
    """Black cards this seat alone has seen."""
    lines = [say("camelot-know-pile", above=above, card=card) for above, card in view.foreseen]
    for board in view.boards:
        own = [one.card for one in board.black if one.down and one.card is not None]
        lines += [say("camelot-know-laid", quest=board.place, card=foe(card, board.place)) for card in own]
    return lines
