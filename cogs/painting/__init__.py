"""Scenes to pictures: the only room that uses Pillow."""
