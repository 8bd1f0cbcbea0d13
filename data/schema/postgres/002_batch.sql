-- A whole batch of changes in one statement and one transaction. Of every piece comes back the number of its table; NULL
-- when its version or its origin stood against it. Each table is in a batch once.
CREATE FUNCTION keep_batch(
    -- Which writer, on which of its connections, and the number of the batch.
    writer BIGINT, current_epoch BIGINT, number BIGINT,
    -- New tables.
    new_tables JSON, new_lives BYTEA[],
    -- Changes of tables. Those that are not brief have their row in `rows`.
    ids BIGINT[], versions BIGINT[], changed_at DOUBLE PRECISION[], due_at DOUBLE PRECISION[], changed_lives BYTEA[],
    rows JSON,
    -- Of new and of changed tables, by their place in the batch: the log, and all that few changes touch.
    log_places BIGINT[], log_versions BIGINT[], log_data BYTEA[], rest JSON,
    -- What was shown.
    shown BIGINT[], cursors BIGINT[], shown_data BYTEA[], ends BIGINT[], shown_places BIGINT[]
) RETURNS BIGINT[] LANGUAGE plpgsql AS $$
DECLARE
    kept BIGINT[] := '{}';
    numbers BIGINT[];
    found_some BIGINT[];
BEGIN
    IF new_lives <> '{}' THEN
        numbers := ARRAY(
            SELECT nextval(pg_get_serial_sequence('tables', 'id')) FROM generate_series(1, cardinality(new_lives))
        );
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
        SELECT array_agg(made.id ORDER BY place) INTO kept
        FROM unnest(numbers) WITH ORDINALITY AS wanted (id, place) LEFT JOIN made ON made.id = wanted.id;
        INSERT INTO lives (table_id, data)
        SELECT id, data FROM unnest(kept, new_lives) AS one (id, data) WHERE id IS NOT NULL;
        INSERT INTO published (table_id, cursor, data, done)
        SELECT id, 0, '{}', 0 FROM unnest(kept) AS id WHERE id IS NOT NULL;
    END IF;

    IF ids <> '{}' THEN
        WITH moved AS (
            UPDATE tables SET version = one.version, changed = one.changed, due = one.due, owed = 1
            FROM unnest(ids, versions, changed_at, due_at) AS one (id, version, changed, due)
            WHERE tables.id = one.id AND tables.version = one.version - 1
            RETURNING tables.id
        )
        SELECT array_agg(moved.id ORDER BY place) INTO found_some
        FROM unnest(ids) WITH ORDINALITY AS wanted (id, place) LEFT JOIN moved ON moved.id = wanted.id;
        kept := kept || found_some;
        UPDATE lives SET data = one.data
        FROM unnest(found_some, changed_lives) AS one (id, data) WHERE table_id = one.id;
    END IF;

    INSERT INTO log (table_id, version, data)
    SELECT kept[one.place], one.version, one.data
    FROM unnest(log_places, log_versions, log_data) AS one (place, version, data) WHERE kept[one.place] IS NOT NULL;

    IF rows IS NOT NULL THEN
        UPDATE tables SET guild = one.guild, channel = one.channel, host = one.host, status = one.status
        FROM json_to_recordset(rows) AS one (place BIGINT, guild BIGINT, channel BIGINT, host BIGINT, status TEXT)
        WHERE id = kept[one.place];
    END IF;
    IF rest IS NOT NULL THEN
        PERFORM keep_rest(kept, rest);
    END IF;

    IF shown <> '{}' THEN
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
        kept := kept || shown;
    END IF;

    UPDATE writers SET batch = number, outcomes = kept, at = now() WHERE id = writer AND epoch = current_epoch;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'this connection was given up' USING ERRCODE = 'PL001';
    END IF;
    RETURN kept;
END $$;

-- What few changes touch, for those of the batch that were kept: seats, standing answers, who sat where, results, audit.
CREATE FUNCTION keep_rest(kept BIGINT[], rest JSON) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    -- Who saw which hand matters only while the game runs.
    DELETE FROM sat WHERE table_id IN (SELECT kept[value::BIGINT] FROM json_array_elements_text(rest -> 'over'));
    DELETE FROM seats WHERE table_id IN (SELECT kept[value::BIGINT] FROM json_array_elements_text(rest -> 'seated'));
    DELETE FROM standing WHERE table_id IN (SELECT kept[value::BIGINT] FROM json_array_elements_text(rest -> 'stood'));
    INSERT INTO seats (table_id, seat, person, name, presence, level, lapses)
    SELECT kept[place], seat, person, name, presence, level, lapses FROM json_to_recordset(rest -> 'seats') AS one (
        place BIGINT, seat BIGINT, person BIGINT, name TEXT, presence TEXT, level TEXT, lapses BIGINT
    ) WHERE kept[place] IS NOT NULL;
    INSERT INTO standing (table_id, seat, preference, lasting)
    SELECT kept[place], seat, preference, lasting FROM json_to_recordset(rest -> 'standing') AS one (
        place BIGINT, seat BIGINT, preference TEXT, lasting BIGINT
    ) WHERE kept[place] IS NOT NULL;
    INSERT INTO sat (table_id, seat, person)
    SELECT kept[place], seat, person FROM json_to_recordset(rest -> 'sat') AS one (
        place BIGINT, seat BIGINT, person BIGINT
    ) WHERE kept[place] IS NOT NULL ON CONFLICT DO NOTHING;
    INSERT INTO results (table_id, seat, person, name, game, guild, seats, won, score, robots, at, rated)
    SELECT table_id, seat, person, name, game, guild, seats, won, score, robots, at, rated
    FROM json_to_recordset(rest -> 'results') AS one (
        place BIGINT, table_id BIGINT, seat BIGINT, person BIGINT, name TEXT, game TEXT, guild BIGINT, seats BIGINT,
        won BIGINT, score BIGINT, robots BIGINT, at DOUBLE PRECISION, rated BIGINT
    ) WHERE kept[place] IS NOT NULL;
    INSERT INTO audit (scope, key, value, by, at, old)
    SELECT scope, key, value, by, at, old FROM json_to_recordset(rest -> 'audit') AS one (
        place BIGINT, scope TEXT, key TEXT, value TEXT, by BIGINT, at DOUBLE PRECISION, old TEXT
    ) WHERE kept[place] IS NOT NULL;
END $$;

-- What most batches are while few people play: one change of which only what every change touches is new.
CREATE FUNCTION keep_one(
    writer BIGINT, current_epoch BIGINT, number BIGINT,
    table_number BIGINT, new_version BIGINT, changed_at DOUBLE PRECISION, due_at DOUBLE PRECISION, life BYTEA,
    log_data BYTEA
) RETURNS BIGINT[] LANGUAGE plpgsql AS $$
DECLARE
    kept BIGINT[] := ARRAY[NULL::BIGINT];
BEGIN
    UPDATE tables SET version = new_version, changed = changed_at, due = due_at, owed = 1
    WHERE id = table_number AND version = new_version - 1;
    IF FOUND THEN
        kept[1] := table_number;
        UPDATE lives SET data = life WHERE table_id = table_number;
        INSERT INTO log (table_id, version, data) VALUES (table_number, new_version, log_data);
    END IF;
    UPDATE writers SET batch = number, outcomes = kept, at = now() WHERE id = writer AND epoch = current_epoch;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'this connection was given up' USING ERRCODE = 'PL001';
    END IF;
    RETURN kept;
END $$;
