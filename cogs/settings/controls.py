"""What can be pressed or picked from in the panel of `/config`: each says where and what it changes."""

from __future__ import annotations

from cogs.ui.controls import Control


class ChooseSetting(Control, verb="cfg"):
    channel: int
    number: int
    """Of the select: there may be several."""


class OpenSettings(Control, verb="cfg-open"):
    channel: int


class ChooseScope(Control, verb="cfg-scope"):
    pass


class SetValue(Control, verb="cfg-set"):
    """A value, or one step on the way to it."""

    channel: int
    key: str
    before: tuple[str, ...] = ()


class SetIds(Control, verb="cfg-ids"):
    channel: int
    key: str


class OpenForm(Control, verb="cfg-form"):
    channel: int
    key: str


class TypedValue(Control, verb="cfg-typed"):
    channel: int
    key: str


class ToDefault(Control, verb="cfg-default"):
    channel: int
    key: str


class Reset(Control, verb="cfg-reset"):
    channel: int
    key: str


class SaveAudit(Control, verb="cfg-file"):
    pass
