"""What a Kontor player looks at: what a position is worth, and what speaks for a move."""
