-- Whether the table has changed since it was last shown: what is owed is found at once, however many tables live.
ALTER TABLE tables ADD COLUMN owed INTEGER NOT NULL DEFAULT 1;
UPDATE tables SET owed = EXISTS (
    SELECT 1 FROM published p WHERE p.table_id = tables.id AND p.done = 0 AND p.cursor < tables.version
);
CREATE INDEX tables_owed ON tables (id) WHERE owed = 1;
DROP INDEX published_open;
