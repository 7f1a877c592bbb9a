"""Committed moves per second and their latency over real websockets, beside boardgame.io."""
