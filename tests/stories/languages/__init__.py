"""One table, readers of several languages."""
