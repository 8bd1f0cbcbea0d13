"""A step of a finished game: what happened, the table, and the hands of those whose eyes are borrowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from cogs.ui.controls import button, row, rows, select
from cogs.ui.house_controls import EVERYBODY, OPEN, Export, ReplayEyes, ReplayTurn, Review, TurnReplay
from cogs.ui.layout import PICTURE, Sent, alt_text, last_that_fit, panel_text, pictures, view_of
from cogs.ui.limits import TEXT, cut
from cogs.ui.log_view import LINE, around
from cogs.ui.names import names_at, plain_names
from cogs.ui.parts import Part, Picker, Press, Words
from games.core.panel import Block, Panel
from games.core.text import Phrase, Seat
from games.core.text import say as phrased
from games.host.replay import Frame, Replay, Stop
from games.host.table_state import TableState
from texts.catalogue import Names, Texts

FACTS, HANDS = 1800, 1200
"""Characters for the table and for all hands together; what happened gets the rest."""


class Look(NamedTuple):
    """What of a replay is looked at, and how."""

    state: TableState
    replay: Replay
    step: int
    eyes: str
    """A seat's number, everybody's, or open: all hands at once."""
    own: Seat | None
    """The reader's own seat: only this one is spoken to as "you"."""

    @property
    def frame(self) -> Frame:
        return self.replay.frames[self.step]

    @property
    def seats(self) -> list[Seat]:
        """Whose hands and whispers are shown."""
        chairs = [chair.seat for chair in self.state.seats]
        return chairs if self.eyes == OPEN else [seat for seat in chairs if str(seat) == self.eyes]

    @property
    def mine(self) -> bool:
        return self.own is not None and self.eyes == str(self.own)

    @property
    def stop(self) -> Stop | None:
        """The round or turn that this step belongs to."""
        return next((stop for stop in reversed(self.replay.stops) if stop.step <= self.step), None)


class Shown(NamedTuple):
    """A panel and the name of its picture."""

    panel: Panel
    file: str


def shown_panels(look: Look, say: Texts) -> list[Shown]:
    """The table as it was, and the hands; when the game was decided, all that counts lies on the table."""
    game, then = look.state.game, look.frame.position.state
    panels = [Shown(game.table_panel(game.view(then, None)), PICTURE)]
    if then.result is not None:
        return panels
    for seat in look.seats:
        panel = game.hand_panel(game.view(then, seat))
        file = f"hand-{seat + 1}.webp" if look.eyes == OPEN else "hand.webp"
        panels.append(Shown(panel if look.mine else of_another(panel, seat, say), file))
    return panels


def of_another(panel: Panel, owner: Seat, say: Texts) -> Panel:
    """A hand as somebody else reads it: what speaks to its owner has a text beside it (`…-other`) about the `owner`.

    A heading without one is replaced by the house's own.
    """

    def spoken(phrase: Phrase) -> Phrase | None:
        other = f"{phrase.key}-other"
        return Phrase(other, {**phrase.args, "owner": owner}) if say.has(other) else None

    def block(one: Block) -> Block:
        title = one.title and (spoken(one.title) or one.title)
        return replace(one, lines=[spoken(line) or line for line in one.lines], title=title)

    heading = spoken(panel.heading) or phrased("replay-hand", owner=owner)
    scene = panel.scene and replace(panel.scene, alt=[spoken(line) or heading for line in panel.scene.alt])
    return replace(panel, heading=heading, blocks=[block(one) for one in panel.blocks], scene=scene)


def replay_view(look: Look, panels: Sequence[Shown], say: Texts, *, pictured: bool) -> Sent:
    state, names = look.state, names_at(look.state)
    table, *hands = panels
    each = HANDS // max(len(hands), 1)
    facts = panel_text(table.panel, say.rich, names, most=FACTS, whole=not pictured, headed=not pictured)
    # Side by side pictures are cropped to squares: several hands are said in words as well.
    whole = not pictured or len(hands) > 1
    held = [panel_text(hand.panel, say.rich, names, most=each, whole=whole) for hand in hands]
    room = TEXT - len(facts) - sum(map(len, held)) - 300
    parts: list[Part] = [Words(_happened(look, say, names, room))]
    parts += _pictures([table], say, state) if pictured else []
    parts += [Words(facts)] if facts else []
    parts += _pictures(hands, say, state) if pictured else []
    parts += [Words(text) for text in held]
    if look.step == len(look.replay.frames) - 1 and not look.replay.whole:
        parts.append(Words(say("replay-older")))
    seat = look.seats[0] if len(look.seats) == 1 else -1
    more = [button(say("coach-review"), Review(state.id, seat)), button(say("table-export"), Export(state.id))]
    parts += rows([*_steps(look, say), *more], each=4)
    parts += [row(menu) for menu in (*_turns(look, say), _eyes(look, say))]
    return view_of(*parts)


def _happened(look: Look, say: Texts, names: Names, room: int) -> str:
    """The step's number, what was said in it to those whose eyes are borrowed, and whose turn it is now."""
    state, steps = look.state, len(look.replay.frames)
    title = say("replay-title", game=say(state.game.key), number=str(state.id), step=look.step + 1, steps=steps)
    lines = last_that_fit(heard(look, say.rich, names), room, least=1)
    happened = [f"- {line}" for line in lines] or [say("replay-quiet")]
    stop, over = look.stop, look.frame.position.state.result is not None
    now = [] if stop is None or stop.seat is None or over else [f"**{say('log-turn', name=names(stop.seat))}**"]
    return cut("\n".join([f"## {title}", *happened, *now]), max(room, 0) + 300)


def heard(look: Look, say: Texts, names: Names) -> list[str]:
    """What everybody heard, and what was whispered to a seat: to whom, unless the reader is the one."""
    lines = []
    for told in look.frame.said:
        aloud = told.heard_by(None)
        lines += [say(phrase, names) for phrase in aloud]
        for seat in look.seats:
            for phrase in told.heard_by(seat)[len(aloud) :]:
                line = cut(say(phrase, names), LINE)
                lines.append(line if look.mine or not line else say("replay-told", name=names(seat), line=line))
    return [line for line in lines if line]


def _pictures(shown: Sequence[Shown], say: Texts, state: TableState) -> list[Part]:
    """Side by side, as far as there are any."""
    drawn = [(alt_text(one.panel, say, plain_names(state)), one.file) for one in shown if one.panel.scene is not None]
    return [pictures(drawn)] if drawn else []


def _steps(look: Look, say: Texts) -> list[Press]:
    step, last = look.step, len(look.replay.frames) - 1
    ways = (("first", 0), ("back", max(step - 1, 0)), ("next", min(step + 1, last)), ("last", last))
    return [
        button(say(f"replay-{way}"), TurnReplay(look.state.id, to, look.eyes, way), disabled=to == step)
        for way, to in ways
    ]


def _turns(look: Look, say: Texts) -> list[Picker]:
    """A menu of rounds and turns; if there are too many, those around this step."""
    stops, names = look.replay.stops, plain_names(look.state)
    if len(stops) < 2:
        return []
    here = look.stop or stops[0]
    options = []
    for place in around(stops.index(here), len(stops)):
        stop = stops[place]
        turn = say("log-turn", name=names(stop.seat)) if stop.seat is not None else ""
        title = cut(say(stop.round, names), LINE) if stop.round is not None else turn
        note = turn if stop.round is not None else ""
        options.append((str(stop.step), say("log-numbered", number=place + 1, title=title), note))
    chosen = [str(here.step)] if here.step == look.step else []
    return [select(say("log-jump"), options, ReplayTurn(look.state.id, look.eyes), chosen=chosen)]


def _eyes(look: Look, say: Texts) -> Picker:
    names = plain_names(look.state)
    options = [(EVERYBODY, say("replay-everybody"), ""), (OPEN, say("replay-open"), "")]
    options += [(str(one.seat), say("replay-seat", name=names(one.seat)), "") for one in look.state.seats]
    return select(say("replay-eyes"), options, ReplayEyes(look.state.id, look.step), chosen=[look.eyes])
