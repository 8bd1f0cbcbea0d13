"""Shadows over Camelot through the real bot: every prompt, every window, every clock."""
