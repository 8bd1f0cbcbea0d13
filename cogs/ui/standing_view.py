"""Standing answers on a page of their own: what is said for a player without asking, and what could be."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.ui.controls import button, row, rows, select
from cogs.ui.house_controls import Hand, More, OnOff, SetStanding, SetStandings
from cogs.ui.layout import Sent, view_of
from cogs.ui.limits import SELECT_OPTIONS, TEXT, cut
from cogs.ui.marks import Kind, Mark
from cogs.ui.parts import Part, Words
from cogs.ui.table_view import hand_label
from games.core.text import Seat
from games.host.table_state import TableState
from texts.catalogue import Texts

MOST_BUTTONS = 2
"""More standing answers than this are ticked in one menu."""


def standing_offered(state: TableState, seat: Seat | None) -> tuple[str, ...]:
    """The standing answers that this seat may give now; none where the host wants none, or nothing is left to ask."""
    if seat is None or state.ask is None or not state.game.standing_allowed(state.options):
        return ()
    return state.game.standing_choices() if state.game.standing_serves(state.view(seat)) else ()


def standing_view(state: TableState, seat: Seat, say: Texts, wanted: Sequence[str] = ()) -> Sent:
    """What holds now, and what else may be turned on. What was wanted and does not hold contradicts another one."""
    offered, given = standing_offered(state, seat), state.standing(seat)
    words = {one: say.word(state.game.key, one, "standing") for one in offered}
    holds = [f"- {words[one]}" for one in offered if one in given]
    lines = [f"### {say('standing-title')}", say("standing-what")]
    lines += [say("standing-now"), *holds] if holds else [say("standing-none")]
    dropped = [words[one] for one in offered if one in wanted and one not in given]
    lines += [say("standing-dropped", what=say.listed(dropped))] if dropped else []
    parts: list[Part] = [Words(cut("\n".join(lines), TEXT))]
    if len(offered) > MOST_BUTTONS:
        options = [(one, words[one], "") for one in offered[:SELECT_OPTIONS]]
        menu = select(say("standing-menu"), options, SetStandings(state.id), least=0, most=len(options), chosen=given)
        parts.append(row(menu))
    else:
        switches = [(one, OnOff.OFF if one in given else OnOff.ON) for one in offered]
        parts += rows(
            [
                button(say(f"standing-{switch}", what=words[one]), SetStanding(state.id, one, switch))
                for one, switch in switches
            ]
        )
    back = button(hand_label(state, say), Hand(state.id), style=discord.ButtonStyle.primary)
    parts.append(row(back, button(say("more-open"), More(state.id))))
    return view_of(*parts, mark=Mark(Kind.HAND, state.id))
