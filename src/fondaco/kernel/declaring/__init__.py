"""Declaring a game: everything that a game's folder hands over."""
