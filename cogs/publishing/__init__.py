"""Keeps what people see true: tables, calls, hands by direct message, and what was shown where."""
