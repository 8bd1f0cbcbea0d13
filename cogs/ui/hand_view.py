"""A player's private panel: the hand, what this player alone knows, and the choices when it is their decision."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.ui.choosing import Ticket, chooser
from cogs.ui.controls import Press, button, row, rows, select
from cogs.ui.layout import alt_text, panel_text, picture, told, view_of
from cogs.ui.limits import SELECT_OPTIONS, TEXT, cut
from cogs.ui.names import names_at, plain_names
from cogs.ui.rules_links import explained, topics_of
from cogs.ui.table_view import paused_text, table_panel
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


def hand_panel(state: TableState, seat: Seat) -> Panel:
    return state.hand_panel(seat)


def hand_view(
    state: TableState,
    seat: Seat,
    say: Texts,
    panel: Panel | None,
    *,
    prefix: Path = (),
    page: int = 0,
    pictured: bool = False,
    file: str = PICTURE,
    note: str = "",
    plain: bool = False,
) -> ui.LayoutView:
    """The panel of one seat; `prefix` is how far a choice has got, `note` a word about what just happened.

    `panel` is the seat's hand in play, and None before and after; `plain`: all of it in words, the table too.
    """
    names = names_at(state)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(note)] if note else []
    if panel is None:
        return view_of(*parts, ui.TextDisplay(say(_NOT_IN_PLAY.get(state.status, "hand-not-yet"))))
    if pictured and panel.scene is not None:
        parts.append(picture(alt_text(panel, say, plain_names(state)), file))
    facts = panel_text(panel, say, names, most=FACTS, whole=plain)
    asked, controls = _question(state, seat, say, prefix, page)
    room = max(TEXT - len(facts) - len(asked) - len(note) - 200, 0)
    learned = _learned(state, seat, say, room)
    room = TEXT - len(facts) - len(learned) - len(asked) - len(note) - 50
    around = panel_text(table_panel(state), say, names, most=room, whole=True) if plain and room > AROUND else ""
    everything = [button(say("table-whole"), "show", state.id, 0)] if plain else []
    parts += [ui.TextDisplay(cut(text, TEXT)) for text in (around, facts, learned, asked) if text]
    parts += controls
    standing, menus = _standing(state, seat, say)
    parts += menus + rows(_back(state, seat, say) + standing + _extras(state, say) + everything)
    parts += _explained(state, seat, panel, prefix, say)
    return view_of(*parts)


def _question(
    state: TableState, seat: Seat, say: Texts, prefix: Path, page: int
) -> tuple[str, list[ui.ActionRow[Any]]]:
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
        asked += " " + say("table-until", when=f"<t:{int(state.deadline)}:R>")
    if seat not in state.awaits:
        asked = say("hand-may-change")
    moment = chooser(
        state.game.key,
        question.menu,
        prefix,
        Ticket(state.id, ticket.window, ticket.asked or 0),
        say,
        names,
        plain_names(state),
        page,
    )
    controls = list(moment.controls)
    if state.can_take_back == seat:
        controls += rows([button(say("hand-undo"), "undo", state.id)])
    return cut(f"**{asked}**\n{moment.text}", QUESTION), controls


def _back(state: TableState, seat: Seat, say: Texts) -> list[Press]:
    """Whoever is taken for asleep can say otherwise right here."""
    if state.seats[seat].presence is not Presence.ASLEEP:
        return []
    return [button(say("table-back"), "back", state.id, style=discord.ButtonStyle.success)]


def _explained(state: TableState, seat: Seat, panel: Panel, prefix: Path, say: Texts) -> list[ui.ActionRow[Any]]:
    """What is in the hand and on the menu, as far as the rules have a page about it."""
    question = state.question(seat)
    if question is None or state.status is not Status.PLAYING:
        return []
    step = step_after(question.menu, prefix)
    return explained(state.game.key, topics_of(state.game.key, panel, step, question.key, say), say)


EXTRAS: dict[str, list[tuple[str, str]]] = {}
"""What a game's own cog adds to the panel: by game, the text of a button and the verb it presses."""


def _extras(state: TableState, say: Texts) -> list[Press]:
    return [button(say(text), verb, state.id) for text, verb in EXTRAS.get(state.game.key, [])]


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
        menu = select(say("standing-menu"), options, "standings", state.id, least=0, most=len(options), chosen=given)
        return [], [row(menu)]
    return [
        button(
            say("standing-off" if preference in given else "standing-on", what=words[preference]),
            "standing",
            state.id,
            preference,
            "off" if preference in given else "on",
        )
        for preference in choices
    ], []
