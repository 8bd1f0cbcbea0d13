"""SQLite: one file, one writer with group commit, one reader, each on its own thread."""
