"""Lessons, puzzles and the coach."""
