"""A player's private panel: the hand, what this player alone knows, and the choices when it is their decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.advice_view import advice_controls, advice_text, back_to_choices
from cogs.ui.choosing import Choice, choice_controls, choice_text, has_chosen
from cogs.ui.controls import button, row, rows
from cogs.ui.extras import NONE, Extras, extra_buttons
from cogs.ui.house_controls import (
    EVERYBODY,
    Advise,
    Back,
    Hand,
    Log,
    More,
    OpenStanding,
    Rematch,
    Review,
    Show,
    TurnReplay,
    Undo,
)
from cogs.ui.layout import Sent, alt_text, newest, notice, panel_text, picture, told, view_of
from cogs.ui.limits import TEXT, cut
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import names_at, plain_names
from cogs.ui.parts import Part, Press, Row, Words
from cogs.ui.results import won_line
from cogs.ui.rules_links import explained, topics_of
from cogs.ui.standing_view import standing_offered
from cogs.ui.table_view import hand_label, paused_text
from games.core.menu import Path, step_after
from games.core.panel import Panel
from games.core.robot import Weighed
from games.core.text import Phrase, Seat
from games.host.review import chooses
from games.host.rows import Presence, Status, User
from games.host.table_state import TableState
from texts.catalogue import Names, Texts

PICTURE = "hand.webp"
PREVIEW = "choice.webp"
LEARNED = 4
SINCE, SINCE_ROOM = 8, 900
"""The last things that happened since a player's own move, and the characters for them."""
AROUND = 200
"""With less room than this the table is left out of the words."""
FACTS, QUESTION = 2200, 1300
"""Characters for the hand and for the choices; what was learned gets what is left."""
_NOT_IN_PLAY = {Status.OVER: "hand-ended", Status.CLOSED: "lobby-closed"}


class HandLook(NamedTuple):
    """How somebody looks at their hand at this moment."""

    prefix: Path = ()
    """How far a choice has got."""
    page: int = 0
    note: str = ""
    """A word about what just happened."""
    plain: bool = False
    """All of it in words, the table too."""
    extras: Extras = NONE
    head: str = ""
    """Which table it is, where that is not plain from where the panel hangs."""
    advice: Sequence[Phrase] = ()
    """What the player's own paper says to the choice, in games that keep one."""
    coach: Sequence[Weighed] | None = None
    """What the coach was heard to think of the choices; None: nobody has asked."""

    @property
    def half_made(self) -> Path:
        """What the picture shows, where the game has one of a choice: the best one, where the coach was asked."""
        return self.coach[0].path if self.coach else self.prefix


def hand_view(state: TableState, seat: Seat, say: Texts, panel: Panel | None, look: HandLook, file: str = "") -> Sent:
    """The panel of one seat. `panel` is the seat's hand in play, None before and after; `file` its picture, if any.

    Picture, what has happened, the question, the buttons. While a choice is being made only that is shown.
    """
    mark = Mark(Kind.HAND, state.id)
    say = say.bare if look.plain else say
    if panel is None:
        return _not_in_play(state, seat, say, look, mark)
    asked, controls = _question(state, seat, say, look)
    advice = [say.rich(phrase, names_at(state)) for phrase in look.advice]
    asked = "\n".join(line for line in (asked, *advice, look.note) if line)
    parts: list[Part] = [Words(look.head)] if look.head else []
    if file and panel.scene is not None:
        parts.append(picture(alt_text(panel, say, plain_names(state)), file))
    above = _facts(state, seat, say.rich, panel, look, asked, headed=not file or look.plain)
    parts += [Words(cut(text, TEXT)) for text in (*above, asked) if text]
    parts += controls
    whole = [button(say("table-whole"), Show(state.id, 0))] if look.plain else []
    undo = [button(say("hand-undo"), Undo(state.id))] if state.can_take_back == seat else []
    # Whoever reads advice has come for that alone.
    extra = [] if look.coach is not None else extra_buttons(look.extras.panel, state.id, say)
    standing = [] if look.coach is not None else _standing(state, seat, say)
    more = [button(say("more-open"), More(state.id)), button(say("hand-refresh"), Hand(state.id))]
    advise = _advise(state, seat, look, say)
    parts += rows(undo + _back(state, seat, say) + advise + extra + standing + whole + more)
    if look.coach is None:
        parts += _explained(state, seat, panel, look.prefix, say)
    return view_of(*parts, mark=mark)


def _not_in_play(state: TableState, seat: Seat, say: Texts, look: HandLook, mark: Mark) -> Sent:
    """Before the game there is nothing to show; after it, how it ended."""
    note: list[Part] = [Words(look.note)] if look.note else []
    if state.status is not Status.OVER or state.position is None:
        return view_of(Words(say(_NOT_IN_PLAY.get(state.status, "hand-not-yet"))), *note, mark=mark)
    names = names_at(state)
    last = told(state.since(seat, 3 * SINCE), say.rich, names, SINCE_ROOM, SINCE)
    text = "\n".join(line for line in (look.head, f"### {won_line(state, say.rich)}", last) if line)
    controls = [
        button(say("table-rematch"), Rematch(state.id), style=discord.ButtonStyle.success),
        button(say("table-replay"), TurnReplay(state.id, 0, EVERYBODY, "open")),
        button(say("coach-review"), Review(state.id)),
        button(say("table-log"), Log(state.id, 0)),
    ]
    return view_of(Words(cut(text, TEXT)), *note, row(*controls), mark=mark)


def left_view(state: TableState, user: User, say: Texts) -> Sent:
    """What stays of the panel of somebody who does not play here any more."""
    owner = state.owner(user)
    back = owner is not None and owner.presence is Presence.LEFT and state.status.live
    controls = [button(say("table-back"), Back(state.id), style=discord.ButtonStyle.success)] if back else []
    awake = any(chair.presence is Presence.AWAKE for chair in state.seats)
    key = "hand-gone" if not back else "hand-left" if awake else "hand-left-alone"
    return notice(say(key, game=say(state.game.key), number=str(state.id)), *controls)


def resting_view(state: TableState, say: Texts) -> Sent:
    """A panel that cannot be kept up to date any longer shows nothing that could become untrue."""
    again = button(hand_label(state, say), Hand(state.id), style=discord.ButtonStyle.primary)
    return notice(say("hand-resting", game=say(state.game.key), number=str(state.id)), again)


def _facts(
    state: TableState, seat: Seat, say: Texts, panel: Panel, look: HandLook, asked: str, *, headed: bool
) -> list[str]:
    """What stands above the question; nothing of it while a choice is being made, unless it is all there is."""
    question = state.question(seat)
    choosing = question is not None and (has_chosen(question.menu, look.prefix) or look.coach is not None)
    if choosing and not look.plain:
        return []
    names = names_at(state)
    facts = panel_text(panel, say, names, most=FACTS, whole=look.plain, headed=headed)
    said = f"{asked}\n{_said_to_all(state, seat, say)}"
    heard = [(phrase, say(phrase, names)) for phrase in state.since(seat, 3 * SINCE)]
    since = [(phrase, line) for phrase, line in heard if line and line not in said]
    room = max(TEXT - len(facts) - len(asked) - len(look.head) - 200, 0)
    lines = newest(_what_matters(state, since), min(room, SINCE_ROOM))
    head = say("hand-since" if state.has_moved(seat) else "hand-so-far")
    happened = f"-# {head}\n{lines}" if lines else ""
    learned = _learned(state, seat, say, f"{facts}\n{happened}\n{asked}", max(room - len(happened), 0))
    room = TEXT - len(look.head) - len(facts) - len(happened) - len(learned) - len(asked) - 50
    plain = look.plain and room > AROUND
    around = panel_text(state.table_panel(), say, names, most=room, whole=True) if plain else ""
    return [around, facts, learned, happened]


def _question(state: TableState, seat: Seat, say: Texts, look: HandLook) -> tuple[str, list[Row]]:
    names = names_at(state)
    question, ticket = state.question(seat), state.ticket(seat)
    if state.status is Status.PAUSED:
        return say(paused_text(state)), []
    if state.ask is None:
        return "", []
    if question is None or ticket is None:
        return asked_of_others(state.ask.phrase(state.game.key), seat, say.rich, names), []
    choice = Choice(state.game.key, question.menu, look.prefix, state.id, ticket, look.page)
    if look.coach is not None:
        advice = advice_text(state.game, choice, look.coach, say.rich, names)
        asked = cut(f"**{_asked(state, seat, say.rich)}**\n{advice}", QUESTION)
        return asked, advice_controls(choice, look.coach, say, plain_names(state))
    controls = choice_controls(choice, say, plain_names(state))
    rich = say.rich
    return cut(f"**{_asked(state, seat, rich)}**\n{choice_text(choice, rich, names)}", QUESTION), controls


def _advise(state: TableState, seat: Seat, look: HandLook, say: Texts) -> list[Press]:
    """Whoever has something to decide may ask the coach, where there is one; who has asked can go back."""
    question, ticket = state.question(seat), state.ticket(seat)
    if question is None or ticket is None or state.status is not Status.PLAYING:
        return []
    if look.coach is not None:
        return [back_to_choices(Choice(state.game.key, question.menu, (), state.id, ticket), say)]
    asked = state.coached and seat in state.awaits and chooses(question.menu)
    return [button(say("coach-advise"), Advise(state.id))] if asked else []


def asked_of_others(phrase: Phrase, seat: Seat | None, say: Texts, names: Names) -> str:
    """The question as somebody reads it who is not asked: the table speaks to a player, this speaks of them. Whose
    doing it is about reads of "you".
    """
    own = seat is not None and phrase.args.get("by") == seat
    ways = ("own", "others") if own else ("others",)
    return say(_worded(phrase, say, *ways), names)


def _worded(phrase: Phrase, say: Texts, *ways: str) -> Phrase:
    """A question in the first of these wordings that the game has, or else as the table puts it."""
    keys = (f"{phrase.key}.{way}" for way in ways)
    return next((Phrase(key, phrase.args) for key in keys if say.has(key)), phrase)


def _asked(state: TableState, seat: Seat, say: Texts) -> str:
    """The question as it is put to this seat, and until when; or that it has answered and may think again."""
    assert state.ask is not None
    phrase, names = state.ask.phrase(state.game.key), names_at(state)
    if seat not in state.awaits:
        waiting = f"{phrase.key}.waiting"
        return say(Phrase(waiting, phrase.args) if say.has(waiting) else Phrase("hand-may-change", {}), names)
    ways = ("aimed", "mine") if phrase.args.get("whom") == seat else ("mine",)
    asked = say(_worded(phrase, say, *ways), names)
    if state.deadline is not None:
        asked += " " + say("table-until", when=f"<t:{state.until}:R>")
    return asked


def _said_to_all(state: TableState, seat: Seat, say: Texts) -> str:
    """What is asked of this seat in the words for everybody who is asked: whom it is aimed at reads others, which say
    the same.
    """
    if state.ask is None or seat not in state.awaits or state.status is Status.PAUSED:
        return ""
    return say(_worded(state.ask.phrase(state.game.key), say, "mine"), names_at(state))


def _back(state: TableState, seat: Seat, say: Texts) -> list[Press]:
    """Whoever is taken for asleep can say otherwise right here."""
    if state.seats[seat].presence is not Presence.ASLEEP:
        return []
    return [button(say("table-back"), Back(state.id), style=discord.ButtonStyle.success)]


def _explained(state: TableState, seat: Seat, panel: Panel, prefix: Path, say: Texts) -> list[Row]:
    """What is in the hand and on the menu, as far as the rules have a page about it."""
    question = state.question(seat)
    if question is None or state.status is not Status.PLAYING:
        return []
    step = step_after(question.menu, prefix)
    return explained(state.game.key, topics_of(state.game.key, panel, step, question.key, say), say)


def _what_matters(state: TableState, since: Sequence[tuple[Phrase, str]]) -> list[str]:
    """The last of what has happened: moments and what this seat alone was told are not pushed out by all the rest."""
    moments = {f"{state.game.key}-{key}" for key in state.game.moments}
    rest: list[int] = []
    matters: list[int] = []
    for place, (phrase, _) in enumerate(since):
        said_closer = place + 1 < len(since) and since[place + 1][0].key == f"{phrase.key}.private"
        moment = phrase.key in moments and not said_closer
        (matters if moment or _told_alone(state, phrase) else rest).append(place)
    return [since[place][1] for place in sorted([*rest, *matters][-SINCE:])]


def _told_alone(state: TableState, phrase: Phrase) -> bool:
    """Whether only this seat heard it, and its hand does not show it anyway."""
    said = phrase.key.removesuffix(".private")
    return said != phrase.key and said.removeprefix(f"{state.game.key}-") not in state.game.handed


def _learned(state: TableState, seat: Seat, say: Texts, shown: str, room: int) -> str:
    """What this seat alone was told in this round, as far as neither the hand nor anything else `shown` says it."""
    if not state.game.rounds:
        return ""
    names = names_at(state)
    alone = [say(phrase, names) for phrase in state.this_round(seat) if _told_alone(state, phrase)]
    lines = newest([line for line in alone if line not in shown][-LEARNED:], room)
    return f"-# {say('hand-learned')}\n{lines}" if lines else ""


def _standing(state: TableState, seat: Seat, say: Texts) -> list[Press]:
    """Standing answers have a page of their own; how many hold is said here."""
    if not standing_offered(state, seat):
        return []
    given = len(state.standing(seat))
    return [button(say("standing-count", count=given) if given else say("standing-open"), OpenStanding(state.id))]
