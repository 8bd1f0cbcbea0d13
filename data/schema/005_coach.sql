-- Whether a finished game counts for ratings: one with a coach does not, those before there was one do.
ALTER TABLE results ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;

-- The levels of robots had other names once. What a running table keeps of its settings is read as of today.
UPDATE settings SET value = '"easy"' WHERE key = 'level' AND value IN ('"honest"', '"simple"');
UPDATE settings SET value = '"usual"' WHERE key = 'level' AND value = '"default"';
UPDATE audit SET value = '"easy"' WHERE key = 'level' AND value IN ('"honest"', '"simple"');
UPDATE audit SET value = '"usual"' WHERE key = 'level' AND value = '"default"';
UPDATE audit SET old = '"easy"' WHERE key = 'level' AND old IN ('"honest"', '"simple"');
UPDATE audit SET old = '"usual"' WHERE key = 'level' AND old = '"default"';
UPDATE seats SET level = 'easy' WHERE level IN ('honest', 'simple');
UPDATE seats SET level = 'usual' WHERE level = 'default';
