"""Moderators in charge, players at ease: settings, bans, preferences, and the life of a table."""
