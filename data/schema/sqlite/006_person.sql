-- "user" is a reserved word elsewhere; one name for it wherever the rows are kept.
ALTER TABLE seats RENAME COLUMN user TO person;
ALTER TABLE sat RENAME COLUMN user TO person;
ALTER TABLE results RENAME COLUMN user TO person;
ALTER TABLE papers RENAME COLUMN user TO person;
ALTER TABLE preferences RENAME COLUMN user TO person;
ALTER TABLE bans RENAME COLUMN user TO person;
DROP INDEX seats_user;
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
DROP INDEX results_user;
CREATE INDEX results_person ON results (person) WHERE person IS NOT NULL;
