"""The one place that names the version; pyproject.toml reads it from here."""

VERSION = "0.2.0.dev0"
