-- Which Parlour wrote here last, and since when it has: whoever is older names it when it refuses. `touched` only grows:
-- writing it is how one finds out whether anything can be written.
CREATE TABLE program (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    version TEXT COLLATE "C" NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    touched BIGINT NOT NULL DEFAULT 0
) WITH (fillfactor = 10);
