"""The house from a terminal: play, let robots play, look at a stored table, check a finished game."""
