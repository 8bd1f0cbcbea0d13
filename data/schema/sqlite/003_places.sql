-- Where each table was last shown: whoever types something in its thread means it, however long ago it was played.
CREATE TABLE shown_at (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    place INTEGER NOT NULL
) STRICT;
INSERT INTO shown_at (table_id, place)
    SELECT table_id, json_extract(CAST(data AS TEXT), '$.place') FROM published
    WHERE json_extract(CAST(data AS TEXT), '$.place') IS NOT NULL;
CREATE INDEX shown_at_place ON shown_at (place);
