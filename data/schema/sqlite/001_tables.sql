-- Tables, lobby and match alike. The row is narrow: what lists, limits and the clock look for.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    status TEXT NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    due REAL,
    origin TEXT UNIQUE
) STRICT;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_live ON tables (guild, channel) WHERE status IN ('lobby', 'playing', 'paused');

-- Everything else about a table: options, seed, match, clocks (JSON of games.host.rows.Life).
CREATE TABLE lives (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    data BLOB NOT NULL
) STRICT;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    presence TEXT NOT NULL,
    level TEXT NOT NULL,
    lapses INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_user ON seats (user) WHERE user IS NOT NULL;

CREATE TABLE standing (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    preference TEXT NOT NULL,
    lasting INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, preference)
) STRICT, WITHOUT ROWID;

-- Who ever saw which hand.
CREATE TABLE sat (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, user)
) STRICT, WITHOUT ROWID;

-- What each change made happen: entry, events, draws (JSON of games.host.rows.LogRow).
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER NOT NULL,
    robots INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_guild ON results (guild, game);
CREATE INDEX results_user ON results (user) WHERE user IS NOT NULL;

-- How far each table has been shown; the data belongs to whoever shows it.
CREATE TABLE published (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    cursor INTEGER NOT NULL,
    data BLOB NOT NULL,
    done INTEGER NOT NULL
) STRICT;
CREATE INDEX published_open ON published (table_id) WHERE done = 0;

-- What a player writes down beside a table: notes and marks, private to them and never part of the match.
CREATE TABLE papers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (
    user INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    by INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT,
    by INTEGER NOT NULL,
    at REAL NOT NULL,
    old TEXT
) STRICT;
CREATE INDEX audit_scope ON audit (scope);

-- Who may not open or join tables in a server, until when (NULL: until it is lifted).
CREATE TABLE bans (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    until REAL,
    reason TEXT NOT NULL,
    by INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

-- When the house was last seen open, and how long it has been closed in all.
CREATE TABLE house (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL,
    closed REAL NOT NULL
) STRICT;
