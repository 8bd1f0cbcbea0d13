"""Inkognito through the real bot: places, meetings, the safe, the series."""
