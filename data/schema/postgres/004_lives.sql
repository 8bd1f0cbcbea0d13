-- A life is written anew with every change. Half of each page is kept free, so that the new one comes to lie beside the
-- old, which makes room for the next: nothing grows, and no index is touched. What fits on half a page is not
-- compressed either, which would cost more than all the rest of a change.
ALTER TABLE lives SET (fillfactor = 50, toast_tuple_target = 4080);

-- As before, but each of a hundred changes is not looked for among a hundred any more, and the log of a change goes with
-- it: one array less for whoever writes and for whoever reads them.
DROP FUNCTION keep_batch;
CREATE FUNCTION keep_batch(
    -- Which writer, on which of its connections, and the number of the batch.
    writer BIGINT, current_epoch BIGINT, number BIGINT,
    -- Changes of tables: first those that are new, with 0 for their number. NULL where one has no log.
    ids BIGINT[], versions BIGINT[], changed_at DOUBLE PRECISION[], due_at DOUBLE PRECISION[], new_lives BYTEA[],
    logs BYTEA[],
    -- By their place among them: the rows of new tables, those of changes that are not brief, all that few changes touch.
    new_tables JSON, rows JSON, rest JSON,
    -- What was shown.
    shown BIGINT[], cursors BIGINT[], shown_data BYTEA[], ends BIGINT[], shown_places BIGINT[]
) RETURNS BIGINT[] LANGUAGE plpgsql AS $$
DECLARE
    kept BIGINT[] := ids;
    opened BIGINT[] := '{}';
    moved BIGINT[];
BEGIN
    IF new_tables IS NOT NULL THEN
        opened := keep_new(new_tables, new_lives);
    END IF;

    IF cardinality(ids) > cardinality(opened) THEN
        WITH done AS (
            UPDATE tables SET version = one.version, changed = one.changed, due = one.due, owed = 1
            FROM unnest(ids, versions, changed_at, due_at) AS one (id, version, changed, due)
            WHERE tables.id = one.id AND tables.version = one.version - 1
            RETURNING tables.id
        )
        SELECT array_agg(id) INTO moved FROM done;
        IF cardinality(opened) + cardinality(moved) IS DISTINCT FROM cardinality(ids) THEN
            kept := ARRAY(SELECT CASE WHEN id = ANY (moved) THEN id END FROM unnest(ids) AS id);
        END IF;
        UPDATE lives SET data = one.data FROM unnest(kept, new_lives) AS one (id, data) WHERE table_id = one.id;
    END IF;

    IF new_tables IS NOT NULL THEN
        kept := opened || kept[cardinality(opened) + 1 :];
    END IF;
    IF ids <> '{}' THEN
        INSERT INTO log (table_id, version, data)
        SELECT id, version, data FROM unnest(kept, versions, logs) AS one (id, version, data)
        WHERE id IS NOT NULL AND data IS NOT NULL;
    END IF;

    IF rows IS NOT NULL THEN
        UPDATE tables SET guild = one.guild, channel = one.channel, host = one.host, status = one.status
        FROM json_to_recordset(rows) AS one (place BIGINT, guild BIGINT, channel BIGINT, host BIGINT, status TEXT)
        WHERE id = kept[one.place];
    END IF;
    IF rest IS NOT NULL THEN
        PERFORM keep_rest(kept, rest);
    END IF;

    IF shown <> '{}' THEN
        PERFORM keep_shown(shown, cursors, shown_data, ends, shown_places);
        kept := kept || shown;
    END IF;

    UPDATE writers SET batch = number, outcomes = kept, at = now() WHERE id = writer AND epoch = current_epoch;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'this connection was given up' USING ERRCODE = 'PL001';
    END IF;
    RETURN kept;
END $$;

-- The numbers of new tables; NULL where an origin has opened one already.
CREATE FUNCTION keep_new(new_tables JSON, new_lives BYTEA[]) RETURNS BIGINT[] LANGUAGE plpgsql AS $$
DECLARE
    numbers BIGINT[] := ARRAY(
        SELECT nextval(pg_get_serial_sequence('tables', 'id')) FROM json_array_elements(new_tables)
    );
    opened BIGINT[];
BEGIN
    WITH made AS (
        INSERT INTO tables (id, version, game, guild, channel, host, status, created, changed, due, origin)
        SELECT numbers[place], version, game, guild, channel, host, status, created, changed, due, origin
        FROM json_to_recordset(new_tables) AS one (
            place BIGINT, version BIGINT, game TEXT, guild BIGINT, channel BIGINT, host BIGINT, status TEXT,
            created DOUBLE PRECISION, changed DOUBLE PRECISION, due DOUBLE PRECISION, origin TEXT
        ) ORDER BY place
        ON CONFLICT (origin) DO NOTHING
        RETURNING id
    )
    SELECT array_agg(made.id ORDER BY place) INTO opened
    FROM unnest(numbers) WITH ORDINALITY AS wanted (id, place) LEFT JOIN made ON made.id = wanted.id;
    INSERT INTO lives (table_id, data)
    SELECT id, data FROM unnest(opened, new_lives) AS one (id, data) WHERE id IS NOT NULL;
    INSERT INTO published (table_id, cursor, data, done)
    SELECT id, 0, '{}', 0 FROM unnest(opened) AS id WHERE id IS NOT NULL;
    RETURN opened;
END $$;

CREATE FUNCTION keep_shown(
    shown BIGINT[], cursors BIGINT[], shown_data BYTEA[], ends BIGINT[], shown_places BIGINT[]
) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO published (table_id, cursor, data, done)
    SELECT * FROM unnest(shown, cursors, shown_data, ends)
    ON CONFLICT (table_id) DO UPDATE SET
        cursor = greatest(published.cursor, excluded.cursor), data = excluded.data, done = excluded.done;
    INSERT INTO shown_at (table_id, place)
    SELECT id, place FROM unnest(shown, shown_places) AS one (id, place) WHERE place <> 0
    ON CONFLICT (table_id) DO UPDATE SET place = excluded.place WHERE shown_at.place <> excluded.place;
    UPDATE tables SET owed = 0
    FROM unnest(shown, cursors, ends) AS one (id, cursor, done)
    WHERE tables.id = one.id AND owed <> 0 AND (one.done = 1 OR tables.version <= one.cursor);
END $$;
