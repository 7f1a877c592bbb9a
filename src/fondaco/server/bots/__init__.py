"""Bots at the tables: processes, queue, hints and annotations."""
