"""What whoever runs the bot sees of it: logs, error reports, backups, health and figures."""
