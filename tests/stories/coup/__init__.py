"""Coup through the real bot: every action, every window, every clock."""
