-- The emojis that this house has uploaded to Discord, by name. What is not in here somebody else put there: it is left
-- alone.
CREATE TABLE emojis (
    name TEXT PRIMARY KEY,
    id INTEGER NOT NULL
) STRICT;
