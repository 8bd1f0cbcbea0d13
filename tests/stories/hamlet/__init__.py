"""Hamlet on the stand-in for Discord, through the real bot."""
