"""What lasts: the database, its schema and backups, and the texts in every language."""
