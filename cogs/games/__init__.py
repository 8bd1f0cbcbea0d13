"""One thin module per game: its typed commands and what is special to it."""
