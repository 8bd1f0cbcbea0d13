"""Inkognito in words: the public table and the private hand."""

from __future__ import annotations

from games.core.panel import Block, Panel
from games.core.text import Phrase, Seat, say
from games.inkognito.moves import ASK, SAFE
from games.inkognito.notebook import named, notebook, shown_lines
from games.inkognito.pieces import BY_WORD, COLOURS, Card, Place
from games.inkognito.scenes import hand_scene, table_scene, unmasked
from games.inkognito.state import Finished, rounds_in_cycle
from games.inkognito.view import View

ORDINALS = ("first", "second", "third", "fourth", "fifth")


def table_panel(view: View) -> Panel:
    """What the picture has as tokens and rows is a detail; what was laid open and the series stand in words only."""
    blocks = [Block(lines, detail=detail) for lines, detail in ((_series(view), False), (_status(view), True)) if lines]
    blocks += [_agent(view, seat) for seat in view.agents]
    blocks.append(_ambassador(view))
    if view.finished is not None:
        blocks += _laid_open(view, view.finished)
    if view.in_game:
        blocks.append(_still_to_come(view))
    heading = say("inkognito-heading", round=view.round, of=rounds_in_cycle(view.round))
    return Panel(heading, blocks, table_scene(view))


def _series(view: View) -> list[Phrase]:
    return [say("inkognito-series", game=view.game, target=view.target)] if view.target > 1 else []


def _status(view: View) -> list[Phrase]:
    """Who is first, and who is alone with whom."""
    if not view.in_game:
        return []
    return [
        say("inkognito-first", who=named(view, view.first)),
        *[
            say(f"inkognito-now-{meeting.kind}", who=meeting.with_agents(), place=meeting.place)
            for meeting in view.now()
            if not meeting.outcome
        ],
    ]


def _agent(view: View, seat: Seat) -> Block:
    colour = view.colour(seat)
    assert colour is not None
    row = _visited(view.laid[seat], colour=COLOURS[colour])
    if seat == view.air:
        return Block([row], title=say("inkognito-air"), detail=True)
    return Block([row, *_score(view, seat)], seat=seat, detail=True)


def _ambassador(view: View) -> Block:
    row = _visited(view.visits, colour="black" if view.ambassador is None else "as-ambassador")
    if view.ambassador is None:
        return Block([row], title=say("inkognito-the-ambassador"), detail=True)
    chosen = [say("inkognito-face-down")] if view.face_down else []
    return Block([row, *chosen, *_score(view, view.ambassador)], seat=view.ambassador, detail=True)


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
    """The last game: who was who; when each could have known, and what was shown to whom, is to be read in the log."""
    lines = []
    if view.target > 1:
        # Of a single game the house itself says who won.
        key = "inkognito-result" if game.winners else "inkognito-no-result"
        lines.append(say(key, number=game.number, who=game.winners))
    if game.attempt is not None:
        key = "inkognito-tried-right" if game.attempt.right else "inkognito-tried-wrong"
        lines.append(say(key, who=game.attempt.who, combination=game.attempt.combination, round=game.attempt.round))
    lines += unmasked(view, game)
    if not view.over:
        # Read when the next game begins; after that it would only stand in the way.
        return [Block(lines, title=say("inkognito-last-game"), detail=view.round > 1)]
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
    """Whom I meet and what I have decided; my cards and tiles, which the picture has; what those I meet have seen."""
    facts, pictured = _meeting(view), []
    heading = say("inkognito-hand-ambassador")
    if view.black:
        heading = say("inkognito-hand", identity=view.black[0], number=view.black[1])
        pictured.append(say("inkognito-false", cards=[card for card in Card if card not in view.black]))
    if (partner := view.partner_agent()) is not None:
        facts.append(say("inkognito-note-partner", agent=partner))
    if view.seat is not None and view.seat == view.ambassador:
        facts.append(say("inkognito-hand-alone"))
    left = view.tiles_left(view.seat)
    pictured.append(say("inkognito-left", places=left) if left else say("inkognito-none-left"))
    if view.my_face_down is not None:
        facts.append(say("inkognito-my-face-down", place=view.my_face_down))
    if view.commit:
        facts.append(_committed(view.commit))
    blocks = [Block(facts)] if facts else []
    return Panel(heading, [*blocks, Block(pictured, detail=True), *_already_shown(view)], hand_scene(view))


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
    return [Block([say("inkognito-used-up", whom=viewer), *shown_lines(towards)[1:]])]


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
