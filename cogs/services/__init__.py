"""What several commands and buttons need: which table is meant, hands, access, settings, the audit."""
