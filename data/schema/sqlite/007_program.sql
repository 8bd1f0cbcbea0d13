-- Which Parlour wrote here last, and since when it has: whoever is older names it when it refuses. `touched` only grows:
-- writing it is how one finds out whether anything can be written.
CREATE TABLE program (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    version TEXT NOT NULL,
    since REAL NOT NULL,
    touched INTEGER NOT NULL DEFAULT 0
) STRICT;
