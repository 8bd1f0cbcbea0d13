"""Inkognito in words: the public table and the private hand."""

from __future__ import annotations

from games.core.panel import Block, Panel
from games.core.text import Phrase, Seat, say
from games.inkognito.moves import ASK, SAFE
from games.inkognito.notebook import named, notebook, shown_lines
from games.inkognito.pieces import BY_WORD, COLOURS, Card, Place
from games.inkognito.scenes import hand_scene, table_scene
from games.inkognito.state import Finished, rounds_in_cycle
from games.inkognito.view import View

ORDINALS = ("first", "second", "third", "fourth", "fifth")


def table_panel(view: View) -> Panel:
    blocks = [Block(_status(view))]
    blocks += [_agent(view, seat) for seat in view.agents]
    blocks.append(_ambassador(view))
    if view.finished is not None:
        blocks += _laid_open(view, view.finished)
    if view.in_game:
        blocks.append(_still_to_come(view))
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
    colour = view.colour(seat)
    assert colour is not None
    row = _visited(view.laid[seat], colour=COLOURS[colour])
    if seat == view.air:
        return Block([row], title=say("inkognito-air"))
    return Block([row, *_score(view, seat)], seat=seat)


def _ambassador(view: View) -> Block:
    row = _visited(view.visits, colour="black" if view.ambassador is None else "as-ambassador")
    if view.ambassador is None:
        return Block([row], title=say("inkognito-the-ambassador"))
    chosen = [say("inkognito-face-down")] if view.face_down else []
    return Block([row, *chosen, *_score(view, view.ambassador)], seat=view.ambassador)


def _score(view: View, seat: Seat) -> list[Phrase]:
    return [say("inkognito-score", points=view.points[seat])] if view.target > 1 else []


def _visited(laid: list[Place], colour: str) -> Phrase:
    """The places of this cycle in their order, and a dash for each that is to come."""
    spots = [*laid, *["unvisited"] * (len(Place) - len(laid))]
    return say("inkognito-visited", colour=colour, **dict(zip(ORDINALS, spots, strict=True)))


def _still_to_come(view: View) -> Block:
    """By subtraction; the picture has it as empty fields."""
    lines = [say("inkognito-still-seat", who=named(view, seat), places=view.tiles_left(seat)) for seat in view.agents]
    lines.append(say("inkognito-still-ambassador", places=view.tiles_left(None)))
    return Block(lines, title=say("inkognito-still"), detail=True)


def _laid_open(view: View, game: Finished) -> list[Block]:
    """The last game: who was who, when each could have known, and (to be read in the log) what was shown to whom."""
    lines = [say("inkognito-result" if game.winners else "inkognito-no-result", number=game.number, who=game.winners)]
    if game.attempt is not None:
        key = "inkognito-tried-right" if game.attempt.right else "inkognito-tried-wrong"
        lines.append(say(key, who=game.attempt.who, combination=game.attempt.combination, round=game.attempt.round))
    for seat, cards in enumerate(game.black):
        if cards:
            lines.append(say("inkognito-revealed", who=named(view, seat), identity=cards[0], number=cards[1]))
    if not view.over:
        return [Block(lines, title=say("inkognito-last-game"))]
    lines += [
        say("inkognito-could-know" if round else "inkognito-could-not-know", who=seat, round=round)
        for seat, round in enumerate(game.knew)
    ]
    if game.shows:
        lines.append(say("inkognito-recap-where"))
    return [Block(lines, title=say("inkognito-laid-open")), *_recap(view, game)]


def _recap(view: View, game: Finished) -> list[Block]:
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
    return [Block(told, title=say("inkognito-recap"), detail=True)] if told else []


def hand_panel(view: View) -> Panel:
    """Whom I meet, my cards, the tiles left, what I have decided, and what those I meet have seen of me."""
    facts = _meeting(view)
    heading = say("inkognito-hand-ambassador")
    if view.black:
        heading = say("inkognito-hand", identity=view.black[0], number=view.black[1])
        facts.append(say("inkognito-false", cards=[card for card in Card if card not in view.black]))
    if (partner := view.partner_agent()) is not None:
        facts.append(say("inkognito-note-partner", agent=partner))
    left = view.tiles_left(view.seat)
    facts.append(say("inkognito-left", places=left) if left else say("inkognito-none-left"))
    if view.my_face_down is not None:
        facts.append(say("inkognito-my-face-down", place=view.my_face_down))
    if view.commit:
        facts.append(_committed(view.commit))
    return Panel(heading, [Block(facts), *_already_shown(view)], hand_scene(view))


def _meeting(view: View) -> list[Phrase]:
    """Where I am now, and with whom."""
    meeting = view.my_meeting()
    if meeting is None:
        return []
    if view.seat == view.ambassador:
        return [say("inkognito-mine-receive", whom=meeting.seats, place=meeting.place)]
    by = [named(view, seat) for seat in meeting.seats if seat != view.seat]
    whom = by if meeting.kind == "aa" else view.ambassador
    player = "-player" if meeting.kind == "am" and view.ambassador is not None else ""
    return [say(f"inkognito-mine-{meeting.kind}{player}", whom=whom, by=by, place=meeting.place)]


def _already_shown(view: View) -> list[Block]:
    """The pairs that those I am to show cards to have had from me, and which are left out of the choice."""
    meeting = view.my_meeting()
    if meeting is None or meeting.kind not in ("aa", "aam") or not view.black:
        return []
    viewer = view.ambassador if meeting.kind == "aam" else next(seat for seat in meeting.seats if seat != view.seat)
    towards = [one for one in notebook(view).towards if one.whom == viewer]
    if not any(one.pairs or one.black for one in towards):
        return [Block([say("inkognito-used-none", whom=viewer)])]
    return [Block(shown_lines(towards))]


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
