"""Everything that can be pressed or picked from at a table and around it, in one list.

What belongs to one game stands in that game's module, what changes settings in `cogs.settings.controls`. Verbs and
the order of parts are written on messages that people still have: they stay as they are.
"""

from __future__ import annotations

from enum import StrEnum

from cogs.ui.controls import Control
from games.host.rows import TableId

EVERYBODY, OPEN = "all", "open"
"""Seen through nobody's eyes in particular, and with all hands open."""

# The lobby.


class Join(Control, verb="join"):
    table: TableId


class LeaveLobby(Control, verb="lobby-leave"):
    table: TableId


class AddRobot(Control, verb="robot"):
    table: TableId


class RemoveRobot(Control, verb="robot-out"):
    table: TableId


class OpenOptions(Control, verb="options"):
    table: TableId


class ChooseOption(Control, verb="option"):
    """Which option is to be changed."""

    table: TableId


class SetOption(Control, verb="option-set"):
    table: TableId
    key: str


class OpenPicks(Control, verb="own"):
    """What somebody may choose for their own seat."""

    table: TableId


class SetPick(Control, verb="own-set"):
    table: TableId


class Start(Control, verb="start"):
    table: TableId


# The running table.


class Hand(Control, verb="hand"):
    """My hand."""

    table: TableId


class Face(Control, verb="face"):
    """A public button of a window: everybody has the same."""

    table: TableId
    window: int
    code: str


class Undo(Control, verb="undo"):
    table: TableId


class Back(Control, verb="back"):
    """I'm back."""

    table: TableId


class AcceptSeat(Control, verb="accept-seat"):
    table: TableId


class AgreePause(Control, verb="agree-pause"):
    table: TableId


class Log(Control, verb="log"):
    table: TableId
    page: int


class LogAt(Control, verb="log-at"):
    """The page of the log where a round or a turn begins."""

    table: TableId


class Show(Control, verb="show"):
    """A page of the table in words."""

    table: TableId
    page: int


class Zoom(Control, verb="zoom"):
    table: TableId


class ZoomAt(Control, verb="zoom-at"):
    table: TableId
    number: int
    """Of the select: there may be several."""


class More(Control, verb="more"):
    """What else can be done at a table."""

    table: TableId


class Resume(Control, verb="resume"):
    table: TableId


class AskToLeave(Control, verb="leave"):
    """Asks first; `Sure` does it."""

    table: TableId


# A choice in the private panel: the table, its window, the very question, and how far the choice has got.


class Choose(Control, verb="choose"):
    table: TableId
    window: int
    asked: int
    code: str


class Page(Control, verb="page"):
    """Back, or another page of a long list."""

    table: TableId
    window: int
    asked: int
    code: str
    leaf: int


class PickFrom(Control, verb="pick"):
    """A select of a step; with a leaf, one of several pages whose marks are sent off together."""

    table: TableId
    window: int
    asked: int
    code: str
    leaf: int = -1


class Confirm(Control, verb="confirm"):
    table: TableId
    window: int
    asked: int
    code: str


class Advise(Control, verb="advise"):
    """What the coach thinks of the choices."""

    table: TableId


class OnOff(StrEnum):
    ON = "on"
    OFF = "off"


class SetStanding(Control, verb="standing"):
    table: TableId
    preference: str
    switch: OnOff


class SetStandings(Control, verb="standings"):
    """All standing answers at once."""

    table: TableId


class OpenStanding(Control, verb="standing-open"):
    """The standing answers, on a page of their own."""

    table: TableId


# When it is over.


class Rematch(Control, verb="rematch"):
    table: TableId


class Export(Control, verb="export"):
    table: TableId


class TurnReplay(Control, verb="replay"):
    """Another step of a replay: where to is written here, so clicks in a hurry cannot cross."""

    table: TableId
    step: int
    eyes: str
    way: str = ""
    """Which button it is: two that lead to the same step need different ids."""


class Review(Control, verb="review"):
    """The costliest decisions of a seat; without one, of whoever asks. In a running game only one's own."""

    table: TableId
    seat: int = -1


class ReviewSeat(Control, verb="review-seat"):
    """Whose decisions are looked at."""

    table: TableId


class ReplayEyes(Control, verb="replay-eyes"):
    table: TableId
    step: int


class ReplayTurn(Control, verb="replay-turn"):
    """To the step at which a round or a turn begins."""

    table: TableId
    eyes: str


class FairPlay(Control, verb="fair-play"):
    """How the shuffles can be checked; in the lobby already."""

    table: TableId


# Rules, and what is asked for first.


class OpenRules(Control, verb="rules"):
    game: str


class TurnRules(Control, verb="topic"):
    game: str
    number: int
    """Of the select: there may be several."""


class Explain(Control, verb="explain"):
    """A page about what is being chosen; without a topic it is picked from a menu."""

    game: str
    topic: str = ""


class Act(StrEnum):
    """What cannot be undone."""

    LEAVE = "leave"
    CONCEDE = "concede"
    KICK = "kick"
    END = "end"


class Sure(Control, verb="sure"):
    act: Act
    table: TableId
    seat: int


class NeverMind(Control, verb="never-mind"):
    pass


class ForgetMe(Control, verb="forget-me"):
    pass


class SetPreference(Control, verb="pref"):
    key: str


# Moderators.


class ModeratorAct(StrEnum):
    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    SEAT = "seat"
    END = "end"
    END_NOW = "end-now"


class LookAt(Control, verb="mod"):
    """One table of the list; without a number it is picked from the menu."""

    table: TableId = 0


class Moderation(Control, verb="mod-do"):
    act: ModeratorAct
    table: TableId
    seat: int = -1


class SeatSomebody(Control, verb="mod-seat"):
    table: TableId
    seat: int


class TurnBans(Control, verb="mod-bans"):
    page: int


class TurnHistory(Control, verb="mod-history"):
    """A page of the past tables, of everybody or of one person."""

    page: int
    user: int = 0


# Those who run the bot.


class SendNotice(Control, verb="op-notice"):
    """By the number of the command that asked for it."""

    number: int
