"""Inkognito by the numbered rows of its specification."""
