"""How panels, menus and pictures become Discord messages."""
