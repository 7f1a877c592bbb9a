"""People, sessions, tokens, bans and blocks."""
