"""Decisions and copies per second, beside the peers."""
