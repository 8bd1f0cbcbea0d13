"""The bot on the stand-in for Discord: the real client, the real database, the real cogs."""
