"""Suitors who count cards. They see what their seat may know, and decide from that alone."""

from games.loveletter.robot.usual import decide

__all__ = ["decide"]
