"""Inkognito in words: the public table and the private hand."""

from __future__ import annotations

from games.core.panel import Block, Panel
from games.core.text import Phrase, Seat, say
from games.inkognito.moves import ASK, SAFE
from games.inkognito.notebook import help_lines, named, notebook, shown_lines
from games.inkognito.pieces import BY_WORD, COLOURS, Card, Place
from games.inkognito.scenes import hand_scene, table_scene
from games.inkognito.state import Finished, rounds_in_cycle
from games.inkognito.view import View


def table_panel(view: View) -> Panel:
    blocks = [Block(_status(view))]
    blocks += [_agent(view, seat) for seat in view.agents]
    blocks.append(_ambassador(view))
    if view.finished is not None:
        blocks += _laid_open(view, view.finished)
    heading = say("inkognito-heading", round=view.round, of=rounds_in_cycle(view.round))
    return Panel(heading, blocks, table_scene(view))


def _status(view: View) -> list[Phrase]:
    lines = [say("inkognito-first", who=named(view, view.first))] if view.in_game else []
    if view.target > 1:
        lines.append(say("inkognito-series", game=view.game, target=view.target))
    lines += [
        say(f"inkognito-now-{meeting.kind}", who=meeting.with_agents(), place=meeting.place)
        for meeting in view.now()
        if view.in_game and not meeting.outcome
    ]
    return lines


def _agent(view: View, seat: Seat) -> Block:
    lines = [say("inkognito-colour", colour=COLOURS[view.agents.index(seat)]), _tiles(view, seat)]
    if view.target > 1 and seat != view.air:
        lines.append(say("inkognito-score", points=view.points[seat], target=view.target))
    if seat == view.air:
        return Block(lines, title=say("inkognito-air"))
    return Block(lines, seat=seat)


def _ambassador(view: View) -> Block:
    lines = [_tiles(view, None)]
    if view.face_down:
        lines.append(say("inkognito-face-down"))
    if view.ambassador is None:
        return Block(lines, title=say("inkognito-the-ambassador"))
    if view.target > 1:
        lines.append(say("inkognito-score", points=view.points[view.ambassador], target=view.target))
    return Block([say("inkognito-the-ambassador"), *lines], seat=view.ambassador)


def _tiles(view: View, seat: Seat | None) -> Phrase:
    """The places of this cycle in their order, and those to come."""
    laid: list[Place] = view.visits if seat is None or seat == view.ambassador else view.laid[seat]
    left = view.tiles_left(seat)
    key = "inkognito-tiles" if laid and left else "inkognito-tiles-all" if laid else "inkognito-tiles-none"
    return say(key, laid=laid, left=left)


def _laid_open(view: View, game: Finished) -> list[Block]:
    """The last game: who was who, what was shown to whom, and when each could have known."""
    lines = [say("inkognito-result" if game.winners else "inkognito-no-result", number=game.number, who=game.winners)]
    if game.attempt is not None:
        key = "inkognito-tried-right" if game.attempt.right else "inkognito-tried-wrong"
        lines.append(say(key, who=game.attempt.who, combination=game.attempt.combination, round=game.attempt.round))
    if not view.over:
        return [Block(lines, title=say("inkognito-last-game"))]
    for seat, cards in enumerate(game.black):
        if cards:
            lines.append(say("inkognito-revealed", who=named(view, seat), identity=cards[0], number=cards[1]))
    lines += [
        say("inkognito-could-know" if round else "inkognito-could-not-know", who=seat, round=round)
        for seat, round in enumerate(game.knew)
    ]
    blocks = [Block(lines, title=say("inkognito-laid-open"))]
    if game.shows:
        told = [
            say(
                "inkognito-retold-black" if show.black else "inkognito-retold",
                round=show.round,
                who=named(view, show.by),
                whom=show.to,
                cards=show.cards,
                place=show.place,
            )
            for show in game.shows
        ]
        blocks.append(Block(told, title=say("inkognito-recap")))
    return blocks


def hand_panel(view: View) -> Panel:
    """The own cards, the tiles left, what is decided, and what has been shown so far."""
    book = notebook(view)
    facts = [_tiles(view, view.seat)]
    if view.black:
        heading = say("inkognito-hand", identity=view.black[0], number=view.black[1])
        facts.append(say("inkognito-false", cards=[card for card in Card if card not in view.black]))
    else:
        heading = say("inkognito-hand-ambassador")
    if book.partner is not None:
        facts.append(say("inkognito-note-partner", agent=book.partner))
    if view.my_face_down is not None:
        facts.append(say("inkognito-my-face-down", place=view.my_face_down))
    if view.commit:
        facts.append(_committed(view.commit))
    blocks = [Block(facts)]
    latest = [
        say("inkognito-retold-black" if show.black else "inkognito-retold", round=show.round, place=show.place,
            who=named(view, show.by), whom=show.to, cards=show.cards)
        for show in view.shows
        if show.round >= view.round - 1
    ]  # fmt: skip
    if latest:
        blocks.append(Block(latest, title=say("inkognito-latest")))
    if any(towards.ever for towards in book.towards):
        blocks.append(Block(shown_lines(book), title=say("inkognito-note-shown")))
    if book.help is not None:
        blocks.append(Block(help_lines(view, book.help), title=say("inkognito-note-help")))
    return Panel(heading, blocks, hand_scene(view))


def _committed(commit: list[str]) -> Phrase:
    """What I have decided and may still change."""
    what = commit[0]
    if what == SAFE:
        return say("inkognito-committed-safe", combination=commit[-1])
    if what == ASK:
        return say("inkognito-committed-ask", whom=int(commit[1]))
    if what in BY_WORD:
        return say("inkognito-committed-show", cards=commit)
    return say("inkognito-committed", choice=commit[-1])
