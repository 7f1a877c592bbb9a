"""Checking: what every game must pass."""
