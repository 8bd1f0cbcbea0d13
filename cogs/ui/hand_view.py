"""A player's private panel: the hand, what this player alone knows, and the choices when it is their decision."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.ui.choosing import Choice, choice_controls, choice_text
from cogs.ui.controls import Press, button, row, rows, select
from cogs.ui.extras import NONE, Extras, extra_buttons
from cogs.ui.house_controls import Back, OnOff, SetStanding, SetStandings, Show, Undo
from cogs.ui.layout import alt_text, panel_text, picture, told, view_of
from cogs.ui.limits import SELECT_OPTIONS, TEXT, cut
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import names_at, plain_names
from cogs.ui.rules_links import explained, topics_of
from cogs.ui.table_view import paused_text
from games.core.menu import Path, step_after
from games.core.panel import Panel
from games.core.text import Phrase, Seat
from games.host.rows import Presence, Status
from games.host.table_state import TableState
from texts.catalogue import Texts

PICTURE = "hand.png"
PREVIEW = "choice.png"
LEARNED = 4
MOST_STANDING_BUTTONS = 2
AROUND = 200
"""With less room than this the table is left out of the words."""
FACTS, QUESTION = 2200, 1300
"""Characters for the hand and for the choices; what was learned gets what is left."""
_NOT_IN_PLAY = {Status.OVER: "hand-over", Status.CLOSED: "lobby-closed"}


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


def hand_view(
    state: TableState, seat: Seat, say: Texts, panel: Panel | None, look: HandLook, file: str = ""
) -> ui.LayoutView:
    """The panel of one seat. `panel` is the seat's hand in play, None before and after; `file` its picture, if any."""
    names, note, plain = names_at(state), look.note, look.plain
    parts: list[ui.Item[Any]] = [ui.TextDisplay(note)] if note else []
    mark = Mark(Kind.HAND, state.id)
    if panel is None:
        return view_of(*parts, ui.TextDisplay(say(_NOT_IN_PLAY.get(state.status, "hand-not-yet"))), mark=mark)
    if file and panel.scene is not None:
        parts.append(picture(alt_text(panel, say, plain_names(state)), file))
    facts = panel_text(panel, say, names, most=FACTS, whole=plain)
    asked, controls = _question(state, seat, say, look)
    room = max(TEXT - len(facts) - len(asked) - len(note) - 200, 0)
    learned = _learned(state, seat, say, room)
    room = TEXT - len(facts) - len(learned) - len(asked) - len(note) - 50
    around = panel_text(state.table_panel(), say, names, most=room, whole=True) if plain and room > AROUND else ""
    everything = [button(say("table-whole"), Show(state.id, 0))] if plain else []
    parts += [ui.TextDisplay(cut(text, TEXT)) for text in (around, facts, learned, asked) if text]
    parts += controls
    standing, menus = _standing(state, seat, say)
    parts += menus + rows(
        _back(state, seat, say) + standing + extra_buttons(look.extras.panel, state.id, say) + everything
    )
    parts += _explained(state, seat, panel, look.prefix, say)
    return view_of(*parts, mark=mark)


def _question(state: TableState, seat: Seat, say: Texts, look: HandLook) -> tuple[str, list[ui.ActionRow[Any]]]:
    names = names_at(state)
    question, ticket = state.question(seat), state.ticket(seat)
    if state.status is Status.PAUSED:
        return say(paused_text(state)), []
    if state.ask is None:
        return "", []
    if question is None or ticket is None:
        return say(state.ask.phrase(state.game.key), names), []
    mine = f"{state.game.key}-ask-{state.ask.key}.mine"
    phrase = state.ask.phrase(state.game.key)
    asked = say(Phrase(mine, phrase.args) if say.has(mine) else phrase, names)
    if state.deadline is not None:
        asked += " " + say("table-until", when=f"<t:{state.until}:R>")
    if seat not in state.awaits:
        asked = say("hand-may-change")
    choice = Choice(state.game.key, question.menu, look.prefix, state.id, ticket, look.page)
    controls = choice_controls(choice, say, plain_names(state))
    if state.can_take_back == seat:
        controls += rows([button(say("hand-undo"), Undo(state.id))])
    return cut(f"**{asked}**\n{choice_text(choice, say, names)}", QUESTION), controls


def _back(state: TableState, seat: Seat, say: Texts) -> list[Press]:
    """Whoever is taken for asleep can say otherwise right here."""
    if state.seats[seat].presence is not Presence.ASLEEP:
        return []
    return [button(say("table-back"), Back(state.id), style=discord.ButtonStyle.success)]


def _explained(state: TableState, seat: Seat, panel: Panel, prefix: Path, say: Texts) -> list[ui.ActionRow[Any]]:
    """What is in the hand and on the menu, as far as the rules have a page about it."""
    question = state.question(seat)
    if question is None or state.status is not Status.PLAYING:
        return []
    step = step_after(question.menu, prefix)
    return explained(state.game.key, topics_of(state.game.key, panel, step, question.key, say), say)


def _learned(state: TableState, seat: Seat, say: Texts, room: int) -> str:
    """The last things this seat alone was told."""
    private = [phrase for phrase in state.heard(seat, 40) if phrase.key.endswith(".private")]
    lines = told(private[-LEARNED:], say, names_at(state), room)
    return f"-# {say('hand-learned')}\n{lines}" if lines else ""


def _standing(state: TableState, seat: Seat, say: Texts) -> tuple[list[Press], list[ui.ActionRow[Any]]]:
    """Standing answers: a button each, on or off; where a game has many, one menu of all, with those given chosen."""
    if state.ask is None or not state.game.standing_allowed(state.options):
        return [], []
    if not state.game.standing_serves(state.view(seat)):
        return [], []
    given, choices = state.standing(seat), state.game.standing_choices()
    words = {preference: say.word(state.game.key, preference, "standing") for preference in choices}
    if len(choices) > MOST_STANDING_BUTTONS:
        options = [(preference, words[preference], "") for preference in choices][:SELECT_OPTIONS]
        menu = select(say("standing-menu"), options, SetStandings(state.id), least=0, most=len(options), chosen=given)
        return [], [row(menu)]
    return [
        button(
            say("standing-off" if preference in given else "standing-on", what=words[preference]),
            SetStanding(state.id, preference, OnOff.OFF if preference in given else OnOff.ON),
        )
        for preference in choices
    ], []
