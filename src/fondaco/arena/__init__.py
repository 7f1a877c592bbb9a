"""The arena: bots against each other over rotated seats, ratings and reports; and the tuning of their advice."""
