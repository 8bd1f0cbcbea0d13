"""Every sentence for people, a folder per language."""
