"""Discord: slash commands and buttons on one side, the house's actions on the other. No rule lives here."""
